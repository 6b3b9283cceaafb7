//! The board as text, made from a view: complete lines for those who cannot or would rather not look at the picture, the alt
//! text of a picture in one paragraph, and what only the viewer may know.

use std::collections::BTreeMap;

use crate::engine::{Arg, Seat, Text, Words};
use crate::games::state51::content::LocationId;
use crate::games::state51::content::kinds::{Category, Colour};
use crate::games::state51::labels::cards::faction_name;
use crate::games::state51::labels::goods::{count_of, counts_of};
use crate::games::state51::rules::end::score;
use crate::games::state51::state::{Built, Phase};
use crate::games::state51::view::{Focus, View};

/// How many cards a line lists at most, so that lines stay short.
const A_LINE: usize = 5;

pub(crate) fn lines(view: &View, focus: Focus, words: &dyn Words) -> Vec<String> {
    texts(view, focus).iter().map(|it| words.say(it)).collect()
}

/// The viewer's own hand.
pub(crate) fn secrets(view: &View, words: &dyn Words) -> Vec<String> {
    hand(view).iter().map(|it| words.say(it)).collect()
}

fn texts(view: &View, focus: Focus) -> Vec<Text> {
    let mut texts = Vec::new();
    match focus {
        Focus::Overview => {
            table(view, &mut texts);
            for seat in view.board.players.seats().all() {
                player(view, seat, &mut texts);
            }
        }
        Focus::Player(seat) => player(view, seat, &mut texts),
        Focus::Hand => texts.extend(hand(view)),
    }
    texts
}

/// When it is in the game, and whose move.
pub(super) fn heading(view: &View, texts: &mut Vec<Text>) {
    let board = &view.board;
    let phase = match board.phase {
        Phase::Setup => "phase-setup",
        Phase::Lookout => "phase-lookout",
        Phase::Production => "phase-production",
        Phase::Action => "phase-action",
        Phase::Cleanup => "phase-cleanup",
        Phase::Over => "phase-over",
    };
    texts.push(Text::new("board-round").with("n", board.round).with("phase", Text::new(phase)));
    texts.push(Text::new("board-turn").with("first", board.first).with("active", board.active));
    if board.end_begun {
        texts.push(Text::new("board-end-begun"));
    }
}

fn table(view: &View, texts: &mut Vec<Text>) {
    let board = &view.board;
    heading(view, texts);
    let expansion = board.expansion.map_or("base", |it| it.key());
    let deck = Text::new("board-deck").with("n", view.deck).with("discards", board.discard.len());
    texts.push(deck.with("set", Text::new(format!("set-{expansion}"))));
    listed(view, "board-discards", &board.discard, texts);
    listed(view, "board-display", &board.display, texts);
    for colour in Colour::ALL {
        connections(view, colour, texts);
    }
    for robbery in &board.robberies {
        let card = board.players[robbery.owner].built(robbery.robbed).map(|it| card_name(view, it.card));
        let thief = board.find(robbery.suppliers).map(|it| it.0);
        if let (Some(card), Some(thief)) = (card, thief) {
            let line = Text::new("board-robbery").with("seat", thief).with("owner", robbery.owner);
            texts.push(line.with("card", card));
        }
    }
}

fn connections(view: &View, colour: Colour, texts: &mut Vec<Text>) {
    let pile = view.board.pile(colour);
    let name = |id| Text::new(format!("connection-{}", view.facts.0.connection(id).key));
    let shown = pile.face_up.map_or_else(|| Text::new("board-nothing"), name);
    let discards = match pile.discard.as_slice() {
        [] => vec![Text::new("board-nothing")],
        some => copies(some).into_iter().map(|(id, n)| several(n, name(id))).collect(),
    };
    let line = Text::new("board-connections").with("colour", Text::new(format!("colour-{}", colour.key())));
    texts.push(line.with("n", view.connections[colour as usize]).with("card", shown).with("discards", discards));
}

fn player(view: &View, seat: Seat, texts: &mut Vec<Text>) {
    let player = &view.board.players[seat];
    texts.push(player_line(view, seat));
    texts.push(score_line(view, seat));
    if player.passed {
        texts.push(Text::new("board-passed"));
    }
    texts.extend(pool(view, seat));
    if !player.made.is_empty() {
        texts.push(goods("board-made", &player.made));
    }
    for (exchange, on_it) in &player.exchanges {
        let exchange = Text::new(format!("exchange-{}", exchange.key()));
        texts.push(goods("board-exchange", on_it).with("exchange", exchange));
    }
    deals(view, seat, texts);
    for category in Category::ALL {
        row(view, seat, category, texts);
    }
    for (id, wish) in &player.storing {
        if let Some(built) = player.built(*id) {
            texts.push(goods("board-storing", wish).with("card", card_name(view, built.card)));
        }
    }
}

pub(super) fn player_line(view: &View, seat: Seat) -> Text {
    let letter = Arg::Word(seat.letter().to_string());
    let faction = view.board.players[seat].faction.map_or_else(|| Text::new("board-no-faction"), faction_name);
    Text::new("board-player").with("seat", seat).with("letter", letter).with("faction", faction)
}

pub(super) fn score_line(view: &View, seat: Seat) -> Text {
    let player = &view.board.players[seat];
    let scores = Text::new("board-score").with("vp", player.vp).with("locations", player.intact().count());
    scores.with("total", score(player))
}

/// The goods, the cards in hand and the Connection cards.
pub(super) fn pool(view: &View, seat: Seat) -> [Text; 2] {
    let player = &view.board.players[seat];
    let name = |it: &_| Text::new(format!("connection-{}", view.facts.0.connection(*it).key));
    let held: Vec<Text> = player.connections.iter().map(name).collect();
    let held = if held.is_empty() { vec![Text::new("board-nothing")] } else { held };
    [goods("board-pool", &player.pool), Text::new("board-hand").with("n", view.hands[seat]).with("connections", held)]
}

pub(super) fn deals(view: &View, seat: Seat, texts: &mut Vec<Text>) {
    for deal in view.board.players[seat].deals.chunks(A_LINE) {
        let deals: Vec<Text> = deal.iter().map(|it| deal_name(view, *it)).collect();
        texts.push(Text::new("board-deals").with("what", deals));
    }
}

fn row(view: &View, seat: Seat, category: Category, texts: &mut Vec<Text>) {
    let built = &view.board.players[seat].built;
    let row: Vec<&Built> = built.iter().filter(|it| view.facts.0.location(it.card).category == category).collect();
    texts.push(Text::new(format!("board-row-{}", category.key())).with("n", row.len()));
    texts.extend(row.into_iter().map(|it| location(view, it)));
}

/// A built card with what lies on it.
fn location(view: &View, built: &Built) -> Text {
    let number = Arg::Word(built.id.0.to_string());
    let card = Text::new("board-card").with("card", card_name(view, built.card)).with("n", number);
    if built.ruined {
        return Text::new("board-ruins").with("card", card);
    }
    let mut marks = Vec::new();
    let bags = [("mark-placed", &built.placed), ("mark-stored", &built.stored), ("mark-spent", &built.spent)];
    marks.extend(bags.into_iter().filter(|it| !it.1.is_empty()).map(|(id, bag)| goods(id, bag)));
    let numbers = [("mark-uses", built.uses), ("mark-visitors", built.visitors)];
    marks.extend(numbers.into_iter().filter(|it| it.1 > 0).map(|(id, n)| Text::new(id).with("n", n)));
    if built.token {
        marks.push(Text::new("mark-token"));
    }
    if marks.is_empty() {
        return Text::new("board-location").with("card", card);
    }
    Text::new("board-location-marked").with("card", card).with("marks", marks)
}

pub(super) fn hand(view: &View) -> Vec<Text> {
    let mut texts = Vec::new();
    if let Some(hand) = &view.hand {
        texts.push(Text::new("board-own-hand").with("n", hand.len()));
        listed(view, "board-own-cards", hand, &mut texts);
    }
    texts
}

/// Cards by name and number of copies, some to a line; no line if there is none.
pub(super) fn listed(view: &View, id: &'static str, cards: &[LocationId], texts: &mut Vec<Text>) {
    let names: Vec<Text> = copies(cards).into_iter().map(|(card, n)| several(n, card_name(view, card))).collect();
    texts.extend(names.chunks(A_LINE).map(|it| Text::new(id).with("what", it.to_vec())));
}

fn copies<T: Ord + Copy>(cards: &[T]) -> BTreeMap<T, u32> {
    let mut copies = BTreeMap::new();
    for card in cards {
        *copies.entry(*card).or_insert(0) += 1;
    }
    copies
}

fn several(n: u32, card: Text) -> Text {
    if n == 1 { card } else { Text::new("board-copies").with("n", n).with("card", card) }
}

fn goods(id: &'static str, bag: &crate::games::state51::content::ability::Bag) -> Text {
    let list = if bag.is_empty() { vec![Text::new("board-nothing")] } else { counts_of(bag) };
    Text::new(id).with("what", list)
}

pub(super) fn card_name(view: &View, card: LocationId) -> Text {
    Text::new(format!("card-{}", view.facts.0.location(card).key))
}

fn deal_name(view: &View, deal: LocationId) -> Text {
    let location = view.facts.0.location(deal);
    let what = count_of(location.deal, 1);
    Text::new("deal-of").with("card", card_name(view, deal)).with("what", what)
}

//! The board as text, made from a view: complete lines for those who cannot or would rather not look at the picture, the alt
//! text of a picture in one paragraph, and what only the viewer may know.

use super::cards::{connection, connections, copies, location, several, unbuilt};
use super::hand::own_cards;
use crate::engine::{Arg, Seat, Text, Words};
use crate::games::state51::content::LocationId;
use crate::games::state51::content::ability::{Bag, Make};
use crate::games::state51::content::kinds::{Category, Colour, Good};
use crate::games::state51::labels::cards::{faction_name, names};
use crate::games::state51::labels::goods::{cost_label, count_of, counts_of, shorts};
use crate::games::state51::labels::offers::make_label;
use crate::games::state51::rules::defence::of_category;
use crate::games::state51::rules::end::{outcome, score, winners};
use crate::games::state51::rules::gain::END;
use crate::games::state51::rules::outlook::income;
use crate::games::state51::state::{Built, Phase};
use crate::games::state51::view::{Focus, View};
use crate::games::text_board::{in_lines, joined};

/// How many cards a line lists at most, so that lines stay short.
const A_LINE: usize = 8;

pub(crate) fn lines(view: &View, focus: Focus, words: &dyn Words) -> Vec<String> {
    let mut lines: Vec<String> = texts(view, focus).iter().map(|it| words.say(it)).collect();
    if view.board.phase == Phase::Over && focus == Focus::Overview {
        lines.extend(outcome(&view.board.players).told(words));
    }
    lines
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
        Focus::Hand => texts.extend(own_cards(view)),
    }
    texts
}

/// When it is in the game, and whose move; at the end, who has won.
pub(super) fn heading(view: &View, texts: &mut Vec<Text>) {
    let board = &view.board;
    let phase = match board.phase {
        Phase::Setup => {
            // No round has begun, and whose choice it is stands in the question.
            texts.extend(["board-setup".into(), Text::new("board-first").with("first", board.first)]);
            return;
        }
        Phase::Lookout => "phase-lookout",
        Phase::Production => "phase-production",
        Phase::Action => "phase-action",
        Phase::Cleanup => "phase-cleanup",
        Phase::Over => "phase-over",
    };
    texts.push(Text::new("board-round").with("n", board.round).with("phase", Text::new(phase)));
    if board.phase == Phase::Over {
        let winners = winners(&board.players);
        let id = if winners.len() > 1 { "board-shared" } else { "board-won" };
        texts.push(Text::new(id).with("who", names(&winners)));
        return;
    }
    texts.push(Text::new("board-turn").with("first", board.first).with("active", board.active));
    if board.end_begun {
        texts.push(Text::new("board-end-begun"));
    }
}

fn table(view: &View, texts: &mut Vec<Text>) {
    let board = &view.board;
    heading(view, texts);
    if board.goes_on() {
        // How far away the end is decides whether Deals and Productions still pay.
        let most = board.players.iter().map(|it| it.1.vp).max().unwrap_or(0);
        texts.push(Text::new("board-end-at").with("n", END).with("most", most));
    }
    if board.phase == Phase::Action {
        let passed: Vec<Seat> = board.players.iter().filter(|it| it.1.passed).map(|it| it.0).collect();
        texts.push(match passed[..] {
            [] => "board-passed-none".into(),
            _ => Text::new("board-passed-so-far").with("who", names(&passed)),
        });
    }
    let expansion = board.expansion.map_or("base", |it| it.key());
    // LIM-09.
    let id = if view.deck == 0 && !board.discard.is_empty() { "board-deck-empty" } else { "board-deck" };
    let deck = Text::new(id).with("n", view.deck).with("discards", board.discard.len());
    texts.push(deck.with("set", Text::new(format!("set-{expansion}"))));
    listed(view, "board-discards", &board.discard, texts);
    if !board.display.is_empty() {
        texts.push("board-display-cards".into());
        texts.extend(unbuilt(view, &board.display));
    }
    for colour in Colour::ALL {
        pile(view, colour, texts);
    }
    // CON-02, CON-03, CLN-04.
    texts.extend((board.goes_on() && board.phase != Phase::Setup).then(|| "board-connections-kept".into()));
    for robbery in &board.robberies {
        let card = board.players[robbery.owner].built(robbery.robbed).map(|it| card_name(view, it.card));
        let thief = board.find(robbery.suppliers).map(|it| it.0);
        if let (Some(card), Some(thief)) = (card, thief) {
            let line = Text::new("board-robbery").with("seat", thief).with("owner", robbery.owner);
            texts.push(line.with("card", card));
        }
    }
    if board.phase != Phase::Over {
        let text = Text::new("board-defences").with("production", of_category(Category::Production));
        let text = text.with("feature", of_category(Category::Feature));
        texts.push(text.with("action", of_category(Category::Action)));
        texts.push("board-stands-in".into());
    }
}

fn pile(view: &View, colour: Colour, texts: &mut Vec<Text>) {
    let pile = view.board.pile(colour);
    let name = |id| connection(view, id);
    // What is taken is not replaced before the next Lookout, and after the end there is none (CON-02, END-03).
    let none = || Text::new(if view.board.goes_on() { "board-no-connection" } else { "board-nothing" });
    let shown = pile.face_up.map_or_else(none, name);
    let discards = match pile.discard.as_slice() {
        [] => vec![Text::new("board-nothing")],
        some => copies(some).into_iter().map(|(id, n)| several(n, name(id))).collect(),
    };
    let left = view.connections[colour as usize];
    // LOO-02.
    let renewed = left == 0 && !pile.discard.is_empty() && view.board.goes_on();
    let id = if renewed { "board-connections-empty" } else { "board-connections" };
    let line = Text::new(id).with("colour", Text::new(format!("colour-{}", colour.key())));
    texts.push(line.with("n", left).with("card", shown).with("discards", discards));
    texts.extend(connections(view, pile.face_up.as_slice()));
}

fn player(view: &View, seat: Seat, texts: &mut Vec<Text>) {
    let player = &view.board.players[seat];
    texts.push(player_line(view, seat));
    texts.push(score_line(view, seat));
    texts.extend(income_line(view, seat));
    if player.passed && view.board.phase != Phase::Over {
        texts.push(Text::new("board-passed"));
    }
    texts.extend(pool(view, seat));
    texts.extend(threat(view, seat));
    texts.extend(connections(view, &player.connections));
    texts.extend(faction_board(view, seat));
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

/// What the next Production brings.
fn income_line(view: &View, seat: Seat) -> Option<Text> {
    let income = income(&view.facts.0, &view.board, seat)?;
    let chosen = |make: &Make| match make {
        Make::EchoOwn => Text::new("income-echo"),
        Make::Rob => Text::new("income-rob"),
        _ => make_label(make),
    };
    let certain = Text::new("list").with("what", counts_of(&income.goods));
    let what = joined([certain].into_iter().chain(income.open.into_iter().map(chosen)));
    Some(match income.back.is_empty() {
        true => Text::new("board-income").with("what", what),
        false => Text::new("board-income-stored").with("what", what).with("back", counts_of(&income.back)),
    })
}

/// The goods, the cards in hand and the Connection cards.
pub(super) fn pool(view: &View, seat: Seat) -> [Text; 2] {
    let player = &view.board.players[seat];
    let held: Vec<Text> = player.connections.iter().map(|it| connection(view, *it)).collect();
    let held = if held.is_empty() { vec![Text::new("board-nothing")] } else { held };
    let pool = goods("board-pool", &player.pool);
    let placed: Bag = Good::ALL.map(|it| (it, player.placed(it))).into();
    let pool = match placed.is_empty() {
        true => pool,
        // They are spent alike, but Cleanup does not take them (LIM-07).
        false => Text { id: "board-pool-placed".into(), ..pool }.with("placed", counts_of(&placed)),
    };
    [pool, Text::new("board-hand").with("n", view.hands[seat]).with("connections", held)]
}

/// What this player could raze at once, where it is enough for anything; what exchanges and cards bring comes on top (RZO-02, LIM-04).
fn threat(view: &View, seat: Seat) -> Option<Text> {
    let player = &view.board.players[seat];
    let red = player.has(Good::Red) + player.has(Good::Universal);
    let least = Category::ALL.into_iter().map(of_category).min()?;
    let can = view.board.phase == Phase::Action && !player.passed && red >= least;
    can.then(|| Text::new("board-threat").with("n", red))
}

/// What the faction board makes and exchanges.
fn faction_board(view: &View, seat: Seat) -> Vec<Text> {
    let Some(faction) = view.board.players[seat].faction else { return Vec::new() };
    let board = view.facts.0.board(faction);
    let terms = |cost, gain| Text::new("detail-terms").with("cost", cost_label(cost)).with("gain", shorts(gain));
    let exchanges = joined(board.exchanges.iter().map(|(_, cost, gain)| terms(cost, gain)));
    let unused = view.board.phase == Phase::Action && view.board.players[seat].exchanges.is_empty();
    let once = Text::new(if unused { "board-exchanges-unused" } else { "board-exchanges" }).with("what", exchanges);
    vec![goods("board-makes", &board.makes), once, Text::new("exchange-worker-text")]
}

pub(super) fn deals(view: &View, seat: Seat, texts: &mut Vec<Text>) {
    let deals = view.board.players[seat].deals.iter().map(|it| deal_name(view, *it)).collect();
    texts.extend(in_lines("board-deals", deals, A_LINE));
}

fn row(view: &View, seat: Seat, category: Category, texts: &mut Vec<Text>) {
    let built = &view.board.players[seat].built;
    let row: Vec<&Built> = built.iter().filter(|it| view.facts.0.location(it.card).category == category).collect();
    texts.push(Text::new(format!("board-row-{}", category.key())).with("n", row.len()));
    texts.extend(row.into_iter().map(|it| location(view, it)));
}

/// Cards by name and number of copies, some to a line; no line if there is none.
pub(super) fn listed(view: &View, id: &'static str, cards: &[LocationId], texts: &mut Vec<Text>) {
    let names: Vec<Text> = copies(cards).into_iter().map(|(card, n)| several(n, card_name(view, card))).collect();
    texts.extend(in_lines(id, names, A_LINE));
}

pub(super) fn goods(id: &'static str, bag: &Bag) -> Text {
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

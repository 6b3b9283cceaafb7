//! The boards of the city as text: goods, the Generator, hope and discontent, laws, technologies.

use super::cards;
use crate::engine::Text;
use crate::games::frostpunk::content::Content;
use crate::games::frostpunk::content::card_id::{CardId, Deck};
use crate::games::frostpunk::content::kinds::{Good, Row, Token};
use crate::games::frostpunk::content::standing::Standing;
use crate::games::frostpunk::labels::stoking::{struck, warm_now};
use crate::games::frostpunk::rules::generator;
use crate::games::frostpunk::state::{Development, Phase, Research, State};
use crate::games::text_board::{Line, count, joined, list};

pub(super) fn goods(state: &State) -> Text {
    let goods = &state.board.goods;
    let text = Text::new("board-goods").with("wood", goods.of(Good::Wood)).with("coal", goods.of(Good::Coal));
    text.with("core", goods.of(Good::Core)).with("food", goods.of(Good::Food))
}

pub(super) fn generator(state: &State) -> Vec<Line> {
    let mut lines = vec![Line::Heading(Text::new("part-generator"))];
    lines.extend([markers(state), warm_now(state), ranges(state), next_check(state)].map(Line::Plain));
    lines.push(Line::Plain(overload(state)));
    lines.extend(last_weather(state).map(Line::Plain));
    lines
}

/// The heat marker and the cold marker (HEA-01).
pub(super) fn markers(state: &State) -> Text {
    let heat = &state.board.heat;
    let text = Text::new("board-heat").with("heat", heat.marker).with("cold", heat.cold);
    text.with("spaces", state.content.boards.heat.spaces)
}

fn ranges(state: &State) -> Text {
    let heat = &state.board.heat;
    Text::new("board-ranges").with("red", heat.red).with("orange", heat.orange).with("yellow", heat.yellow)
}

/// What the next Generator phase would bring if nothing more were burnt (GEN-02, GEN-03).
fn next_check(state: &State) -> Text {
    // HEA-03.
    let full = state.board.heat.marker >= state.board.heat.cold;
    let when = Text::new(if full { "board-check-full" } else { "board-check-without" });
    let text = Text::new("board-next-check").with("when", when).with("n", generator::dropped(state));
    text.with("who", struck(state).text())
}

pub(super) fn overload(state: &State) -> Text {
    let board = &state.board;
    let id = if board.heat.overheated { "board-overload-again" } else { "board-overload" };
    let text = Text::new(id).with("n", board.overload).with("small", generator::safe(state));
    let tower = if board.tower.upgraded { "board-tower-upgraded" } else { "board-tower" };
    // GEN-03: what does not fall at once may do so later.
    let towers = &state.content.boards.tower;
    let tower = Text::new(tower).with("n", board.tower.holds).with("falls", towers.basic.falls);
    let tower = tower.with("loosens", towers.basic.loosens).with("then", towers.upgraded.falls);
    text.with("tower", tower.with("then-loosens", towers.upgraded.loosens))
}

pub(super) fn last_weather(state: &State) -> Option<Text> {
    let card = state.board.weather_discards.last()?;
    let facts = state.content.weather.iter().find(|it| it.id == *card)?;
    Some(Text::new("board-weather").with("card", card.title()).with("what", facts.text()))
}

/// Both rows, the first tokens of each kind with their number (TOK-01).
pub(super) fn tokens(state: &State) -> Vec<Line> {
    let heading = Line::Heading(Text::new("board-tokens"));
    let moves = [token_moves(&state.content), "board-token-named".into()].map(Line::Plain);
    [heading].into_iter().chain(Row::ALL.map(|it| Line::Plain(row(state, it)))).chain(moves).collect()
}

/// TOK-04, TOK-06: how a row gets and loses tokens.
pub(super) fn token_moves(content: &Content) -> Text {
    Text::new("board-token-moves").with("n", content.boards.tokens.each)
}

pub(super) fn row(state: &State, row: Row) -> Text {
    let tokens = &state.content.boards.tokens;
    let (id, spaces) = match row {
        Row::Hope => ("board-hope", tokens.hope),
        Row::Discontent => ("board-discontent", tokens.discontent + 1),
    };
    let laid = state.board.row(row);
    let side = |active: bool| {
        let of = |token: Token| laid.iter().filter(|it| it.token == token && it.active == active).count();
        let some = row.types().into_iter().map(|it| (it, of(it))).filter(|it| it.1 > 0);
        list(some.map(|(token, n)| count(token.text(), n)).collect())
    };
    let text = Text::new(id).with("n", laid.len()).with("spaces", spaces);
    text.with("active", side(true)).with("used", side(false))
}

/// The laws in force, and those that can still be enacted (LAW).
pub(super) fn laws(state: &State) -> Vec<Line> {
    let board = &state.board;
    let head = Text::new("board-laws").with("n", board.laws.len()).with("most", state.content.boards.limits.laws);
    let mut lines = vec![Line::Heading(head)];
    lines.extend(board.laws.iter().map(|it| {
        let law = titled(state, it.id);
        Line::Item(match it.suspended {
            Some(by) => Text::new("board-suspended").with("law", law).with("card", by.title()),
            None => law,
        })
    }));
    if !board.future.is_empty() {
        lines.push(Line::Heading(Text::new("board-future")));
        lines.extend(board.future.iter().map(|it| Line::Item(titled(state, *it))));
    }
    lines
}

/// A card with what is written on it: what would be too much for a line stands below its name. `head` is said of the first
/// line.
pub(super) fn card_lines(state: &State, card: CardId, head: &dyn Fn(Text) -> Text) -> Vec<Line> {
    // While the card that came last is resolved nothing has been chosen yet.
    let asked = matches!(state.board.phase, Phase::Morning | Phase::Dusk);
    let last = state.board.area.last().is_some_and(|it| it.id == card);
    let open = state.board.open(card).filter(|_| !(asked && last));
    let open = open.and_then(|_| cards::staying(&state.content, card));
    let mut what = open.or_else(|| cards::card(&state.content, card)).unwrap_or_default();
    // SCN-02: what it said of a round that has begun is over.
    let over = |it: &Standing| matches!(it, Standing::Round { n, .. } if *n <= state.board.round && !state.board.activations.contains(n));
    let open = state.content.scenario.card.iter().filter(|it| it.id == card).flat_map(|it| &it.standing);
    let over: Vec<Text> = open.filter(|it| over(it)).map(Standing::text).collect();
    what.retain(|it| !over.contains(it));
    if what.len() < 2 {
        return vec![Line::Item(head(named(card, what)))];
    }
    [Line::Item(head(card.title()))].into_iter().chain(what.into_iter().map(Line::Plain)).collect()
}

/// A card with what is written on it.
pub(super) fn titled(state: &State, card: CardId) -> Text {
    named(card, cards::card(&state.content, card).unwrap_or_default())
}

fn named(card: CardId, what: Vec<Text>) -> Text {
    let what = joined(what);
    // A tile of the map has no name.
    if matches!(card.deck, Deck::NearTile | Deck::FarTile) {
        return what;
    }
    Text::new("board-card").with("card", card.title()).with("what", what)
}

pub(super) fn technologies(state: &State) -> Vec<Line> {
    let mut lines = vec![Line::Heading(Text::new("part-technologies"))];
    lines.extend(state.board.technologies.iter().map(|it| Line::Item(technology(state, it))));
    lines
}

fn technology(state: &State, research: &Research) -> Text {
    let card = titled(state, research.id);
    match research.token {
        Development::Done => Text::new("board-developed").with("card", card),
        Development::Due(round) => Text::new("board-due").with("card", card).with("round", round),
        Development::Idle => Text::new("board-idle").with("card", card),
    }
}

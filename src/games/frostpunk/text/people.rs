//! People as text: citizens and pawns, illness, hunger and the night, every player, and the viewer's own hand.

use super::cards;
use super::terms::{letter, pawns, spot};
use crate::engine::{Seat, Text};
use crate::games::frostpunk::content::boards::{HungerSection, IllnessSection};
use crate::games::frostpunk::content::kinds::Citizen;
use crate::games::frostpunk::labels::illness::killed;
use crate::games::frostpunk::rules::{hunger, laws, night};
use crate::games::frostpunk::state::{Phase, Placed, State};
use crate::games::frostpunk::view::View;
use crate::games::text_board::{Line, joined, list};

/// How many pawns with their places a line lists at most.
const PLACED: usize = 6;

pub(super) fn health(state: &State) -> Vec<Line> {
    let mut lines = vec![Line::Heading(Text::new("part-health"))];
    lines.extend(Citizen::ALL.map(|it| Line::Item(citizens(state, it))));
    lines.push(Line::Plain(markers(state)));
    lines.push(Line::Plain("board-exhaustion".into()));
    lines.push(Line::Plain(able(state)));
    lines.extend(placed(state).map(Line::Plain));
    lines.extend([deaths(state), "board-death".into()].map(Line::Plain));
    lines.extend([hunger_line(state), unpaid_hunger(state), beds(state)].map(Line::Plain));
    lines
}

/// What so many ill of a type bring in Preparation (PRE-04).
fn markers(state: &State) -> Text {
    let sections = state.content.boards.illness.iter().filter(|it| it.exhausted + it.flips > 0);
    let one = |it: &IllnessSection| {
        let text = Text::new("board-illness-at").with("n", it.from).with("flips", it.flips);
        text.with("exhausted", it.exhausted)
    };
    Text::new("board-illness-from").with("what", list(sections.map(one).collect()))
}

/// A type with its illness, and what that brings in the next Preparation (PRE-04), unless its marker is about to turn (ILL-16).
pub(super) fn citizens(state: &State, of: Citizen) -> Text {
    let people = state.board.people(of);
    let id = if people.skull { "board-people-skull" } else { "board-people" };
    let text = Text::new(id).with("who", of.many()).with("n", people.citizens).with("ill", people.ill);
    let text = match people.exhausted {
        0 => text,
        n => Text::new("board-resting").with("what", text).with("n", n),
    };
    if state.board.turning && people.skull {
        return Text::new("board-turning").with("what", text);
    }
    match state.content.boards.illness_at(people.ill).filter(|it| it.exhausted + it.flips > 0) {
        Some(it) => {
            let rests = (it.exhausted > 0).then(|| Text::new("check-exhausted").with("n", it.exhausted));
            let turns = (it.flips > 0).then(|| match killed(it.flips, people.skull) {
                0 => "check-grave".into(),
                dead => Text::new("check-dies").with("flips", it.flips).with("dead", dead),
            });
            let brings: Vec<Text> = rests.into_iter().chain(turns).collect();
            let night = u32::from(night::is_ahead(state));
            Text::new("board-illness").with("what", text).with("brings", brings).with("night", night)
        }
        None => text,
    }
}

pub(super) fn able(state: &State) -> Text {
    Text::new("board-able").with("who", pawns(|it| state.board.in_pool(it) as usize))
}

/// The pawns that have been placed, each with its place, in lines that are not too long for the chat.
fn placed(state: &State) -> impl Iterator<Item = Text> {
    let one =
        |it: &Placed| Text::new("board-placed-one").with("pawn", it.pawn.text()).with("place", spot(state, it.at));
    let lines = state.board.placed.chunks(PLACED);
    lines.map(move |it| Text::new("board-placed").with("what", joined(it.iter().map(one))))
}

pub(super) fn deaths(state: &State) -> Text {
    Text::new("end-deaths").with("n", state.board.deaths).with("most", state.content.boards.defeat.deaths)
}

/// Hunger, and who is fed this round (HUN-05, HUN-06).
pub(super) fn hunger_line(state: &State) -> Text {
    let of = hunger::column(state, state.board.round);
    let due = laws::food_due(state, state.board.people(of).citizens);
    let tonight = hunger::tonight(state);
    let text = Text::new(match (tonight, state.board.phase) {
        (Some(_), _) => "board-hunger-tonight",
        (None, Phase::Night) => "board-hunger-fed",
        (None, _) => "board-hunger",
    });
    let text = text.with("hunger", state.board.hunger).with("most", state.content.boards.defeat.famine);
    text.with("who", of.many()).with("due", due).with("n", tonight.unwrap_or_default())
}

/// What becomes of hunger that cannot be paid (HUN-03).
fn unpaid_hunger(state: &State) -> Text {
    let sections = state.content.boards.hunger.iter().filter(|it| it.discontent + it.deaths > 0);
    let one = |it: &HungerSection| {
        Text::new("board-unpaid-from").with("n", it.from).with("discontent", it.discontent).with("deaths", it.deaths)
    };
    Text::new("board-unpaid-hunger").with("what", list(sections.map(one).collect()))
}

/// The heated places of the night against the pawns that need one (NIG-04).
pub(super) fn beds(state: &State) -> Text {
    let beds = night::beds(state);
    let text = Text::new("board-beds").with("any", beds.any).with("engineers", beds.engineers);
    let text = text.with("children", beds.children).with("n", night::tonight(state));
    // The pawns are counted only once the Action phase begins (ACT-01).
    text.with("counted", u32::from(state.board.phase != Phase::Setup))
}

/// A player: advisor, responsibilities, cards in hand and played.
pub(super) fn player(view: &View, seat: Seat) -> Vec<Line> {
    let (board, content) = (&view.board, &view.facts.0);
    let hand = view.counts.hands.get(seat.index()).copied().unwrap_or_default();
    let id = if board.leader == seat { "board-player-leads" } else { "board-player" };
    let title = Text::new(id).with("seat", seat).with("letter", letter(seat)).with("n", hand);
    let mut lines = vec![Line::Heading(title)];
    if let Some(advisor) = board.advisors[seat] {
        let what = joined(cards::card(content, advisor).unwrap_or_default());
        lines.push(Line::Plain(Text::new("board-card").with("card", advisor.title()).with("what", what)));
        let sheets = content.boards.sheet.iter().filter(|it| it.advisor == advisor);
        let sheets: Vec<Text> = sheets.map(|it| Text::new(format!("sheet-{}", it.key.key()))).collect();
        lines.push(Line::Plain(Text::new("board-sheet").with("what", list(sheets))));
    }
    let played = board.played.iter().filter(|it| it.0 == seat).map(|it| it.1.title());
    let played: Vec<Text> = played.collect();
    if !played.is_empty() {
        lines.push(Line::Plain(Text::new("board-played").with("what", list(played))));
    }
    if view.board.mobilization && board.phase != Phase::Setup {
        let what = cards::effect(&content.mobilization.effect);
        let card = Text::new("board-card").with("card", Text::new("title-mobilization")).with("what", what);
        lines.push(Line::Plain(card));
    }
    lines
}

/// The viewer's own cards, each with what it does now and what it would bring for a death.
pub(super) fn hand(view: &View) -> Vec<Line> {
    let Some(hand) = &view.hand else { return Vec::new() };
    let mut lines = vec![Line::Heading(Text::new("board-hand").with("n", hand.len()))];
    let setup = view.board.phase == Phase::Setup;
    for card in hand {
        let Some(facts) = view.facts.0.citizens.iter().find(|it| it.id == *card) else { continue };
        let mut texts = cards::citizen(facts);
        // What it costs to discard it matters only before the game.
        texts.truncate(if setup { texts.len() } else { 2 });
        lines.push(Line::Item(Text::new("board-card").with("card", card.title()).with("what", joined(texts))));
    }
    lines
}

//! People as text: citizens and pawns, illness, hunger and the night, every player, and the viewer's own hand.

use super::cards;
use super::terms::{able, letter, spot};
use crate::engine::{Seat, Text};
use crate::games::frostpunk::content::boards::{HungerSection, IllnessSection};
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::effect::Step;
use crate::games::frostpunk::content::kinds::{Citizen, Row};
use crate::games::frostpunk::content::slots::Tokens;
use crate::games::frostpunk::labels::forecast::{self, Check};
use crate::games::frostpunk::labels::illness::killed;
use crate::games::frostpunk::labels::people::Split;
use crate::games::frostpunk::rules::deaths::{harmful, sure_loss};
use crate::games::frostpunk::rules::{end, generator, hunger, laws, night};
use crate::games::frostpunk::state::{Phase, Placed, State};
use crate::games::frostpunk::view::View;
use crate::games::text_board::{Line, joined, list};

/// How many pawns with their places a line lists at most.
const PLACED: usize = 6;

pub(super) fn health(state: &State) -> Vec<Line> {
    let mut lines = vec![Line::Heading(Text::new("part-health"))];
    lines.extend(Citizen::ALL.map(|it| Line::Item(citizens(state, it))));
    lines.extend(illness(state).into_iter().map(Line::Plain));
    lines.push(Line::Plain(sides(state)));
    lines.push(Line::Plain(markers(state)));
    lines.push(Line::Plain("board-exhaustion".into()));
    lines.push(Line::Plain(able(state)));
    lines.extend(placed(state).map(Line::Plain));
    lines.extend([end::deaths(state), of_a_death(state)].map(Line::Plain));
    lines.extend(harm_of_a_death(state).map(Line::Plain));
    lines.extend([hunger_line(state), unpaid_hunger(state)].map(Line::Plain));
    lines.extend(unpaid_now(state).map(Line::Plain));
    lines.extend(["board-then-eats".into(), beds(state)].map(Line::Plain));
    lines
}

/// Which side each illness marker shows (ILL-01).
fn sides(state: &State) -> Text {
    let side = |of: Citizen| {
        let skull = u32::from(state.board.people(of).skull);
        Text::new("board-side").with("who", of.many()).with("skull", skull)
    };
    Text::new("board-sides").with("what", joined(Citizen::ALL.map(side)))
}

/// What so many ill of a type bring in Preparation (PRE-04).
fn markers(state: &State) -> Text {
    let sections = state.content.boards.illness.iter().filter(|it| it.exhausted + it.flips > 0);
    let one = |it: &IllnessSection| {
        let text = Text::new("board-illness-at").with("n", it.from).with("flips", it.flips);
        text.with("exhausted", it.exhausted)
    };
    Text::new("board-illness-from").with("what", joined(sections.map(one)))
}

/// A type with its illness, unless its marker is about to turn (ILL-16).
pub(super) fn citizens(state: &State, of: Citizen) -> Text {
    let people = state.board.people(of);
    let id = if people.skull { "board-people-skull" } else { "board-people" };
    let text = Text::new(id).with("who", of.many()).with("n", people.citizens).with("ill", people.ill);
    let text = match people.exhausted {
        0 => text,
        n => Text::new("board-resting").with("what", text).with("n", n),
    };
    if is_turning(state, of) { Text::new("board-turning").with("what", text) } else { text }
}

fn is_turning(state: &State, of: Citizen) -> bool {
    state.board.turning && state.board.people(of).skull
}

/// What illness brings by the end of the next Preparation (PRE-04): to those who are ill already, while that may still change, and with
/// those who fall ill before, as the heat is now (NIG-06, GEN-02).
pub(super) fn illness(state: &State) -> Vec<Text> {
    if forecast::is_last(state) || matches!(state.board.phase, Phase::Setup | Phase::Over) {
        return Vec::new();
    }
    let types = || Citizen::ALL.into_iter().filter(|it| !is_turning(state, *it));
    let cold = forecast::cold_to_come(state).filter(|it| it.iter().any(|it| it.sum() > 0));
    let one = |of: Citizen| {
        let what = brings(&forecast::check(state, of, None), state.board.people(of).skull, 0)?;
        Some(Text::new("board-ill-one").with("who", of.many()).with("brings", what))
    };
    let now: Vec<Text> = types().filter_map(one).collect();
    let when = match state.board.phase {
        Phase::Preparation => 0,
        Phase::Generator => 2,
        _ if generator::is_ahead(state) => 2,
        _ => 1,
    };
    let is_told = !now.is_empty() && (cold.is_none() || state.board.phase == Phase::Action);
    let now = is_told.then(|| Text::new("board-ill-now").with("when", when).with("all", joined(now)));
    let then = cold.into_iter().flat_map(|cold| {
        let one = |of: Citizen| {
            let (people, check) = (state.board.people(of), forecast::check(state, of, Some(cold)));
            let what = brings(&check, people.skull, forecast::starving(state).of(of));
            let text = Text::new("board-ill-then-one").with("who", of.many()).with("from", people.ill);
            let text = text.with("ill", check.ill);
            let told = what.is_some() || check.ill != people.ill;
            told.then(|| text.with("brings", what.unwrap_or_else(|| "check-nothing".into())))
        };
        // In which of the two phases anybody falls ill.
        let nights = match cold.map(|it| it.sum() > 0) {
            [false, _] => 0_u32,
            [true, true] => 1,
            [true, false] => 2,
        };
        let mut all = types().filter_map(one);
        // All of them in one line would be too long.
        let first = Text::new("board-ill-then").with("night", nights).with("all", joined(all.next()));
        let others: Vec<Text> = all.collect();
        let others = (!others.is_empty()).then(|| Text::new("board-ill-then-too").with("all", joined(others)));
        [first].into_iter().chain(others)
    });
    now.into_iter().chain(then).collect()
}

/// What illness brings one type, if anything, and so many who starve; of deaths before Preparation it says when they are.
fn brings(check: &Check, skull: bool, starved: u32) -> Option<Text> {
    if check.epidemic {
        return Some("check-epidemic".into());
    }
    let rests = (check.exhausted > 0).then(|| Text::new("check-exhausted").with("n", check.exhausted));
    let turns = (check.turns + starved > 0).then(|| match killed(check.turns, skull) + starved {
        0 => "check-grave".into(),
        dead => forecast::dying(dead, starved, check.dead),
    });
    let all: Vec<Text> = rests.into_iter().chain(turns).collect();
    (!all.is_empty()).then(|| Text::new("check-all").with("all", all))
}

/// The pawns that have been placed, each with its place, in lines that are not too long for the chat.
fn placed(state: &State) -> impl Iterator<Item = Text> {
    let one =
        |it: &Placed| Text::new("board-placed-one").with("pawn", it.pawn.text()).with("place", spot(state, it.at));
    let lines = state.board.placed.chunks(PLACED);
    lines.map(move |it| Text::new("board-placed").with("what", joined(it.iter().map(one))))
}

/// What every citizen card costs for a death (ILL-06).
fn of_a_death(state: &State) -> Text {
    let adult = sure_loss(state, Citizen::Worker).min(sure_loss(state, Citizen::Engineer));
    Text::new("board-death").with("adult", adult).with("child", sure_loss(state, Citizen::Child))
}

/// What drawn cards add to that (ILL-06, CIT-05), where it is the same for all who die.
fn harm_of_a_death(state: &State) -> Option<Text> {
    let cards = &state.content.citizens;
    let spared = cards.iter().all(|it| it.dies.of(it.of).0.iter().all(|it| matches!(it, Step::HopeLess(_))));
    let bad = |it: &Step| match it {
        Step::HopeLess(_) => true,
        Step::Activate(Tokens::Type(it)) => it.row() == Row::Discontent,
        Step::Use(Tokens::Type(it)) => it.row() == Row::Hope,
        _ => false,
    };
    let all_bad = Citizen::ALL.into_iter().all(|of| cards.iter().all(|it| it.dies.of(of).0.iter().all(bad)));
    let [worker, engineer, child] = Citizen::ALL.map(|of| harmful(state, of).0);
    let told = spared && all_bad && worker == engineer && worker == child;
    told.then(|| Text::new("board-death-harm").with("n", worker).with("all", cards.len()))
}

/// Hunger, and who is fed this round (HUN-05, HUN-06).
pub(super) fn hunger_line(state: &State) -> Text {
    let of = hunger::column(state, state.board.round);
    let due = laws::food_due(state, state.board.people(of).citizens);
    let tonight = hunger::tonight(state);
    let text = Text::new(match (tonight, state.board.phase) {
        (Some(_), _) => "board-hunger-tonight",
        (None, Phase::Night) => "board-hunger-fed",
        // HUN-03.
        (None, Phase::Hunger) if state.board.starving > 0 => "board-hunger-settled",
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
    let text = Text::new("board-unpaid-hunger").with("what", joined(sections.map(one)));
    // In the Hunger phase the marker is first that of the round before, then that of this one.
    let hungry = match state.board.phase {
        Phase::Hunger if state.board.starving == 0 => None,
        Phase::Night => Some(state.board.round),
        _ => Some(state.board.round.saturating_sub(1).max(1)),
    };
    text.with(
        "who",
        match hungry {
            Some(round) => Text::new("board-unpaid-who").with("who", hunger::column(state, round).many()),
            None => "board-unpaid-type".into(),
        },
    )
}

/// What is left unpaid with the food that is there now, and what that brings (HUN-03).
fn unpaid_now(state: &State) -> Option<Text> {
    // What was paid already is no hunger any more.
    if !matches!(state.board.phase, Phase::Muster | Phase::Action | Phase::Dusk) {
        return None;
    }
    let (n, _, deaths) = hunger::unpaid(state);
    let dead = Split::of_one(hunger::last_fed(state), deaths);
    (n > 0).then(|| Text::new("board-unpaid-now").with("n", n).with("deaths", deaths).with("who", dead.text()))
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
    } else if board.advisors.seats().count() == 1 && board.phase != Phase::Setup {
        lines.push(Line::Plain("board-mobilization-used".into()));
    }
    lines
}

/// The viewer's own cards, each with what it does now and what it would bring for a death.
pub(super) fn hand(view: &View) -> Vec<Line> {
    // What it costs to discard it matters only before the game.
    if view.board.phase == Phase::Setup {
        return hand_with(view, 3);
    }
    let lines = hand_with(view, 2);
    // ILL-07: the picture shows more than counts from the hand.
    let foot = (lines.len() > 1).then(|| Line::Plain("board-hand-foot".into()));
    lines.into_iter().chain(foot).collect()
}

/// The same with what each card does (CIT-02, CIT-03) and no more, where there is no room for the rest.
pub(super) fn short_hand(view: &View) -> Vec<Line> {
    hand_with(view, 1)
}

/// The cards with the first so many of their texts.
fn hand_with(view: &View, texts: usize) -> Vec<Line> {
    let Some(hand) = &view.hand else { return Vec::new() };
    let line = |card: &CardId| {
        let facts = view.facts.0.citizens.iter().find(|it| it.id == *card)?;
        let what = joined(cards::held(facts).into_iter().take(texts));
        Some(Line::Item(Text::new("board-card").with("card", card.title()).with("what", what)))
    };
    let heading = Line::Heading(Text::new("board-hand").with("n", hand.len()));
    [heading].into_iter().chain(hand.iter().filter_map(line)).collect()
}

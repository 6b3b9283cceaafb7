//! The table as text: when it is, what the scenario and the events ask for, and then everything else.

use super::terms::{cubes, with_pawns};
use super::{cards, city, map, outcome, people};
use crate::engine::Text;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::labels::now::phase_name;
use crate::games::frostpunk::rules::{dusk, hunger};
use crate::games::frostpunk::state::{Phase, Spot, State};
use crate::games::frostpunk::view::View;
use crate::games::text_board::{Line, list};

/// How many discarded citizens a line names at most.
const CITIZENS: usize = 10;

pub(super) fn overview(view: &View, state: &State) -> Vec<Line> {
    let mut lines = vec![Line::Heading(when(state))];
    let storms = [storm(state)].into_iter().chain(storm_brings(state));
    lines.extend([leader(state)].into_iter().chain(storms).chain([city::goods(state)]).map(Line::Plain));
    lines.extend(outcome::outcome(state));
    lines.extend(city::generator(state));
    lines.extend(people::health(state));
    lines.extend(city::tokens(state));
    lines.extend(events(view, state));
    lines.extend(map::map(state));
    lines.extend(map::buildings(state));
    lines.extend(map::routes(state));
    lines.extend(city::laws(state));
    lines.extend(city::technologies(state));
    lines.extend(map::supply(state));
    for seat in state.board.advisors.seats().all() {
        lines.extend(people::player(view, seat));
    }
    lines.push(Line::Plain(decks(view)));
    lines.extend(citizen_discards(state));
    lines
}

pub(super) fn when(state: &State) -> Text {
    let board = &state.board;
    let text = |id: &'static str| Text::new(id).with("n", board.round).with("of", state.content.scenario.setup.rounds);
    match (board.phase, board.turn) {
        (Phase::Setup, _) => Text::new("board-setup"),
        (Phase::Over, _) => text("board-over"),
        (_, Some(seat)) => text("board-turn").with("seat", seat),
        (phase, None) => text("board-round").with("phase", Text::new(phase_name(phase))),
    }
}

/// Who leads, and whose round it is (GNR-08).
pub(super) fn leader(state: &State) -> Text {
    let of = hunger::column(state, state.board.round);
    Text::new("board-leader").with("seat", state.board.leader).with("who", of.many())
}

pub(super) fn storm(state: &State) -> Text {
    match state.board.storm {
        Some(n) => {
            let weather = || state.content.weather.iter().map(|it| it.storm);
            let text = Text::new("board-storm").with("n", n).with("least", weather().min().unwrap_or_default());
            text.with("most", weather().max().unwrap_or_default())
        }
        None => Text::new("board-no-storm"),
    }
}

/// WEA-05, WEA-07: what the storm card does, while it can still strike.
fn storm_brings(state: &State) -> Option<Text> {
    let scenario = &state.content.scenario;
    let card = scenario.card.iter().find(|it| it.id == scenario.setup.storm_card)?;
    state.board.storm.map(|_| Text::new("board-storm-brings").with("what", cards::effect(&card.at_once)))
}

/// The cards of the scenario and of the event area, and the consultation that is to come (SCN-01, EVT-03, DUS-03).
pub(super) fn events(view: &View, state: &State) -> Vec<Line> {
    let board = &view.board;
    let mut lines = vec![Line::Heading(Text::new("part-events"))];
    let mut card = |id: CardId, head: &dyn Fn(Text) -> Text| lines.extend(city::card_lines(state, id, head));
    let called = |what: &'static str| move |card: Text| Text::new(what).with("card", card);
    board.scenario.iter().for_each(|it| card(*it, &|card| card));
    for it in &board.area {
        card(it.id, &|card| {
            let card = match cubes(&it.cubes) {
                Some(cubes) => Text::new("board-cubes").with("card", card).with("cubes", cubes),
                None => card,
            };
            with_pawns(state, Spot::Card(it.id), card)
        });
    }
    board.looked_at.iter().for_each(|it| card(*it, &called("board-looked-at")));
    // One that stays in the area stands there already.
    let evening = board.evening.iter().filter(|it| board.area.iter().all(|open| open.id != **it));
    evening.for_each(|it| card(*it, &called("board-evening")));
    // DUS-02: it is one of several that may come.
    let next = |card: Text| Text::new("board-consultation").with("card", card).with("n", view.counts.dusk);
    if let Some(it) = board.next_consultation() {
        card(it, &next);
        // DUS-05.
        let acting: Vec<Text> = dusk::acting(state, it).iter().map(|it| it.text()).collect();
        let id = if acting.is_empty() { "board-consultation-none" } else { "board-consultation-now" };
        lines.push(Line::Plain(Text::new(id).with("types", acting)));
        lines.push(Line::Plain("board-consultation-order".into()));
    }
    lines
}

/// GNR-09: which citizens cannot be drawn any more, in lines that are not too long for the chat.
fn citizen_discards(state: &State) -> impl Iterator<Item = Line> {
    let lines = state.board.citizen_discards.chunks(CITIZENS);
    let what = |it: &[CardId]| list(it.iter().map(|it| it.title()).collect::<Vec<_>>());
    lines.map(move |it| Line::Plain(Text::new("board-citizen-discards").with("what", what(it))))
}

fn decks(view: &View) -> Text {
    let counts = &view.counts;
    let [a, b, c] = counts.expeditions;
    let text = Text::new("board-decks").with("morning", counts.morning).with("dusk", counts.dusk);
    let text = text.with("discards", view.board.dusk_discards.len()).with("citizens", counts.citizens);
    let text = text.with("near", counts.near).with("far", counts.far).with("a", a).with("b", b).with("c", c);
    text.with("far-open", counts.open.far).with("dusk-open", counts.open.dusk)
}

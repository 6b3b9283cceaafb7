//! Hunger (HUN): what is left of the last round is paid, then the type of the round is fed.

use super::because::{Cause, because};
use super::{Play, Table, end, illness, laws, round, tokens};
use crate::engine::Text;
use crate::games::frostpunk::content::kinds::{Citizen, Good, Row};
use crate::games::frostpunk::content::standing::Standing;
use crate::games::frostpunk::state::{Phase, State};

/// HUN-01 to HUN-05, then the texts of cards.
pub(crate) fn hunger(t: &mut Table) -> Play {
    pay(t)?;
    feed(t);
    round::standing(t, |it| matches!(it, Standing::Hunger(_)))
}

/// HUN-01 to HUN-04: as much food as there is; what is left brings discontent and deaths, or famine.
fn pay(t: &mut Table) -> Play {
    let paid = t.state.board.goods.take(Good::Food, t.state.board.hunger);
    t.state.board.hunger -= paid;
    let left = t.state.board.hunger;
    if paid > 0 || left > 0 {
        t.say_with(|_| Text::new("note-hunger-paid").with("n", paid).with("hunger", left));
    }
    if left >= t.state.content.boards.defeat.famine {
        return end::defeat(t, "defeat-famine");
    }
    let section = t.state.content.boards.hunger_at(left).map(|it| (it.discontent, it.deaths));
    let (discontent, deaths) = section.unwrap_or_default();
    let of = last_fed(&t.state);
    t.state.board.starving = deaths.min(t.state.board.people(of).citizens);
    because(t, Cause::Hunger, |t| tokens::more(t, Row::Discontent, discontent))?;
    because(t, Cause::Hunger, |t| illness::deaths(t, of, deaths))?;
    (t.state.board.hunger, t.state.board.starving) = (0, 0);
    Ok(())
}

/// HUN-05: 1 food for each citizen of the type; what is missing is hunger.
fn feed(t: &mut Table) {
    let of = column(&t.state, t.state.board.round);
    let due = laws::food_due(&t.state, t.state.board.people(of).citizens);
    let paid = t.state.board.goods.take(Good::Food, due);
    t.say_with(|_| Text::new("note-fed").with("who", of.many()).with("n", paid).with("missing", due - paid));
    set(t, t.state.board.hunger + (due - paid));
}

/// How much food the Hunger phase of this round will take, as far as it is still to come (HUN-01, HUN-05).
pub(crate) fn tonight(state: &State) -> Option<u32> {
    let board = &state.board;
    let of = column(state, board.round);
    let ahead = !matches!(board.phase, Phase::Setup | Phase::Hunger | Phase::Night | Phase::Over);
    ahead.then(|| board.hunger + laws::food_due(state, board.people(of).citizens))
}

/// How much food the type of the next round takes if as many are alive then, without the hunger left from this one (HUN-06).
pub(crate) fn next(state: &State) -> Option<u32> {
    let round = state.board.round + 1;
    let due = || laws::food_due(state, state.board.people(column(state, round)).citizens);
    (round <= state.content.scenario.setup.rounds).then(due)
}

/// HUN-03: the type that hunger kills before this round feeds anybody.
pub(crate) fn last_fed(state: &State) -> Citizen {
    column(state, state.board.round.saturating_sub(1).max(1))
}

/// HUN-01, HUN-03: how much hunger the food that is there now leaves unpaid, and what that brings: discontent and deaths.
pub(crate) fn unpaid(state: &State) -> (u32, u32, u32) {
    let left = state.board.hunger.saturating_sub(state.board.goods.of(Good::Food));
    let section = state.content.boards.hunger_at(left);
    let (discontent, deaths) = section.map(|it| (it.discontent, it.deaths)).unwrap_or_default();
    (left, discontent, deaths)
}

/// HUN-06, GNR-08.
pub(crate) fn column(state: &State, round: u32) -> Citizen {
    let feed = &state.content.boards.columns.feed;
    feed[(round as usize + feed.len() - 1) % feed.len()]
}

/// HUN-07: the marker moves at once, and nothing else happens.
pub(crate) fn more(t: &mut Table, n: u32) -> Play {
    set(t, t.state.board.hunger + n);
    Ok(())
}

pub(crate) fn less(t: &mut Table, n: u32) -> Play {
    set(t, t.state.board.hunger.saturating_sub(n));
    Ok(())
}

/// LIM-02: not above its last space.
fn set(t: &mut Table, hunger: u32) {
    let hunger = hunger.min(t.state.content.boards.limits.hunger);
    if hunger != t.state.board.hunger {
        t.state.board.hunger = hunger;
        t.say_with(|_| Text::new("note-hunger").with("hunger", hunger));
    }
}

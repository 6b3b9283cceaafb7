//! The effects of the Community areas (EFF), and whether an effect can be resolved at all (TRN-06).

use super::fortifications;
use super::goods::{gain, goods};
use super::outlook::Outlook;
use super::patrol;
use super::politics;
use super::settle;
use super::training;
use crate::engine::{Play, Seat};
use crate::games::perseverance::kinds::{Effect, Good};
use crate::games::perseverance::names::Why;
use crate::games::perseverance::state::{State, Table};

/// An option of an effect that allows several, or the end of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Further<T> {
    To(T),
    NoMore,
}

/// Whether at least one option of the effect can be resolved.
pub(crate) fn resolvable(state: &State, seat: Seat, effect: Effect, outlook: &Outlook) -> bool {
    match effect {
        Effect::Rations | Effect::Pub | Effect::Supply | Effect::Salvage => true,
        Effect::Patrol => patrol::possible(state, seat),
        Effect::Training => training::options(state, seat, outlook, &[]).next().is_some(),
        Effect::Politics => politics::options(state, seat, outlook).next().is_some(),
        Effect::Settle => settle::options(state, seat, outlook).next().is_some(),
        Effect::Fortifications => fortifications::options(state, seat, outlook, &[]).next().is_some(),
    }
}

/// Resolves an effect, by a die or by the Leader.
pub(crate) fn resolve(t: &mut Table, seat: Seat, effect: Effect) -> Play {
    let why = Why::Effect(effect);
    t.state.board.resolving = true;
    match effect {
        // EFF-01, Rations.
        Effect::Rations => gain(t, seat, &goods([(Good::Food, 2)]), why),
        Effect::Patrol => patrol::take(t, seat)?,
        // EFF-03, Pub.
        Effect::Pub => {
            let dice = u32::try_from(t.state.board.own_dice(seat)).unwrap_or(0);
            gain(t, seat, &goods([(Good::Story, 1 + dice)]), why);
        }
        Effect::Training => training::train(t, seat)?,
        Effect::Politics => politics::persuade(t, seat)?,
        // EFF-06, Social Aid or Supply.
        Effect::Supply => gain(t, seat, &goods([(Good::Mr, 1), (Good::Food, 1)]), why),
        Effect::Settle => settle::settle(t, seat)?,
        // EFF-09, Salvage.
        Effect::Salvage => gain(t, seat, &goods([(Good::Mr, 2)]), why),
        Effect::Fortifications => fortifications::fortify(t, seat)?,
    }
    t.state.board.resolving = false;
    Ok(())
}

//! What the deeds of a turn promise.

use super::{ACTION, Prices, build, steps, warmth, weights, whole};
use crate::games::frostpunk::content::effect::Step;
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::{Distance, Good, Trade};
use crate::games::frostpunk::content::standing::Special;
use crate::games::frostpunk::labels::acts::{Task, Turn};
use crate::games::frostpunk::rules::acts::{Deed, is_warm};
use crate::games::frostpunk::rules::effects::Scope;
use crate::games::frostpunk::rules::{buildings, citizens, clear_snow, gather, goods, laws, map, special_actions};
use crate::games::frostpunk::state::{Cubes, State};

pub(crate) fn turns(state: &State, turns: &[&Turn]) -> Vec<i32> {
    let prices = Prices::new(state);
    let mut known: Vec<(Task, i32)> = Vec::new();
    let mut worth = |wanted: Task| match known.iter().find(|it| it.0 == wanted) {
        Some(it) => it.1,
        None => {
            let worth = task(state, &prices, wanted);
            known.push((wanted, worth));
            worth
        }
    };
    let burnt = warmth::burnt(state, &prices, turns);
    let appeal = |(it, burnt): (&&Turn, i32)| match it {
        // Before anybody acts.
        Turn::Stoke(_) if burnt > 0 => 10 * ACTION + burnt,
        Turn::Stoke(_) => burnt - ACTION,
        Turn::Act(it) => deed(state, &prices, *it, worth(it.task)),
        Turn::Law(card) => {
            let texts = laws::after_action(state).filter(|it| it.card == *card);
            texts.map(|it| steps::all(state, &prices, &Scope::of_card(*card), it.text.steps())).sum()
        }
        Turn::Pass => 0,
    };
    turns.iter().zip(burnt).map(appeal).collect()
}

fn deed(state: &State, prices: &Prices, deed: Deed, worth: i32) -> i32 {
    let Deed { pawn, task, card } = deed;
    let cold = !is_warm(state, task) && !citizens::warms(state, card);
    let ill = pawn.citizen().filter(|_| cold).map_or(0, |it| prices.ill(it));
    let coal = if pawn.citizen().is_none() { prices.coal } else { 0 };
    // An engineer can do what a worker cannot, a child hardly anything.
    let spent = match pawn.trade() {
        Some(Trade::Engineer) => weights::ENGINEER,
        Some(Trade::Worker) => 5,
        None => 0,
    };
    let card = if card.is_some() { weights::ABILITY } else { 0 };
    worth + card - ill - coal - spent
}

fn task(state: &State, prices: &Prices, task: Task) -> i32 {
    match task {
        Task::ClearSnow => {
            let near = clear_snow::is_open(state, Distance::Near);
            build::tile(state, prices) * if near { 2 } else { 1 }
        }
        Task::Gather(field) => cubes(state, prices, field, 2),
        Task::Fell(_) => 2 * prices.wood,
        Task::Construction => build::construction(state, prices),
        Task::Use(field) => used(state, prices, field),
        Task::Scout(_) => {
            if prices.rounds >= 2 {
                weights::SCOUT + weights::SCOUT_ROUND * prices.rounds.min(8)
            } else {
                0
            }
        }
        Task::Special(card, _) => {
            let special = special_actions::texts(state).find(|it| it.0 == card);
            match special.map(|it| it.2) {
                Some(Special::Do(act)) => steps::act(state, prices, &Scope::of_card(card), act),
                Some(Special::Put(what)) => 90 - whole(what.n) * prices.of(what.of),
                Some(Special::PutAny) => 60,
                None => 0,
            }
        }
    }
}

fn cubes(state: &State, prices: &Prices, field: Field, most: u32) -> i32 {
    state.board.plot(field).cubes.map_or(0, |Cubes { n, of }| whole(n.min(most)) * prices.of(of))
}

/// What the building on a field brings now.
fn used(state: &State, prices: &Prices, field: Field) -> i32 {
    let Some(built) = state.board.plot(field).built else { return 0 };
    let Some(act) = buildings::action(state, built) else { return 0 };
    let beside = || map::beside(state, field);
    let by_step = |it: &Step| match it {
        Step::Collect => beside().into_iter().map(|it| cubes(state, prices, it, 1)).sum(),
        Step::FellTile(n) | Step::FellNear(n) => whole(*n) * prices.wood,
        Step::Thump { fields, coal } => {
            let room = |it: &Field| {
                let plot = state.board.plot(*it);
                let empty = plot.cubes.is_none() && plot.trees == 0 && state.built_on(*it).is_none();
                let most = state.content.boards.limits.field;
                if empty { *coal } else { (most - plot.holds(Good::Coal).min(most)).min(*coal) }
            };
            let mut rooms: Vec<u32> = beside().iter().map(room).collect();
            rooms.sort_unstable_by_key(|it| std::cmp::Reverse(*it));
            whole(rooms.into_iter().take(*fields as usize).sum()) * prices.coal / 3
        }
        other => steps::all(state, prices, &Scope::at(field), std::slice::from_ref(other)),
    };
    act.effect.iter().map(by_step).sum::<i32>() - act.cost.as_ref().map_or(0, |it| steps::cost(prices, it))
}

/// The fields with cubes that no building and no pawn stands on.
pub(super) fn gatherable(state: &State) -> impl Iterator<Item = Field> {
    goods::fields_with(state, None).into_iter().filter(|it| gather::is_free(state, *it))
}

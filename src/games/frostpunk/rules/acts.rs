//! What pawns can do in a turn, as one list of offers, and how it is done (ACT-04).

use super::because::Cause;
use super::laws::ChildWork;
use super::{
    Play, Table, automatons, building_actions, citizens, clear_snow, construction, expeditions, gather, heat, illness,
    laws, special_actions,
};
use crate::engine::{Offered, Seat, Text};
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::{Action, Actor, Building, Trade, User};
use crate::games::frostpunk::content::slots::Work;
use crate::games::frostpunk::labels::acts::Task;
use crate::games::frostpunk::state::{Built, Pawn, Placed, Spot, State};

/// One pawn, one action, and the citizen card that is played for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Deed {
    pub pawn: Pawn,
    pub task: Task,
    pub card: Option<CardId>,
}

/// Every deed that is open to the pawns in the pool.
pub(crate) fn deeds(state: &State, seat: Seat) -> Vec<Deed> {
    let able = Pawn::ALL.into_iter().filter(|it| state.board.in_pool(*it) > 0 && automatons::may_act(state, *it));
    let able: Vec<Pawn> = able.collect();
    let tasks = tasks(state);
    let plain = able.iter().flat_map(|pawn| {
        let may = tasks.iter().filter(|it| of_trade(state, *pawn, **it));
        may.map(|task| Deed { pawn: *pawn, task: *task, card: None })
    });
    plain.chain(citizens::deeds(state, seat, &able)).collect()
}

/// Every task that anybody could take now.
fn tasks(state: &State) -> Vec<Task> {
    let mut tasks = Vec::new();
    tasks.extend(clear_snow::is_possible(state).then_some(Task::ClearSnow));
    tasks.extend(gather::fields(state).into_iter().map(Task::Gather));
    tasks.extend(gather::trees(state).into_iter().flat_map(|it| it.1).map(Task::Fell));
    tasks.extend(construction::is_possible(state, construction::Works::USUAL).then_some(Task::Construction));
    tasks.extend(usable(state).into_iter().map(|it| Task::Use(it.0)));
    tasks.extend(expeditions::open_routes(state).into_iter().map(Task::Scout));
    tasks.extend(special_actions::open(state).into_iter().map(|it| Task::Special(it.0, it.1)));
    tasks
}

/// ACT-41: the buildings with room for a pawn whose action can be carried out.
fn usable(state: &State) -> Vec<(Field, Built)> {
    let possible =
        |it: &(Field, Built)| has_room(state, it.0, it.1) && building_actions::is_possible(state, it.0, it.1);
    state.board.buildings().filter(possible).collect()
}

pub(crate) fn has_room(state: &State, field: Field, built: Built) -> bool {
    state.board.pawns_at(Spot::Field(field)) < room(state, built.key)
}

/// ACT-41: how many pawns a building takes in a round.
pub(crate) fn room(state: &State, key: Building) -> usize {
    if state.is_large(key) { 2 } else { 1 }
}

/// ACT-05, ACT-42, ACT-51, ACT-61: whether the task takes such a pawn.
pub(crate) fn of_trade(state: &State, pawn: Pawn, task: Task) -> bool {
    let works = pawn.trade().is_some();
    match task {
        Task::ClearSnow | Task::Construction => works,
        Task::Gather(_) => works || laws::child_may(state, pawn, Work::Action(Action::Gather)).is_some(),
        // ACT-22; for a technology a child with the trade counts as a worker (CHI-03).
        Task::Fell(_) => pawn.trade() == Some(Trade::Worker),
        Task::Use(field) => state.board.plot(field).built.is_some_and(|it| may_use(state, pawn, it)),
        Task::Scout(_) => works && pawn != Pawn::Automaton,
        Task::Special(_, who) => pawn.is(who),
    }
}

fn may_use(state: &State, pawn: Pawn, built: Built) -> bool {
    let by_trade = match state.content.building(built.key).who {
        Some(User::Any) => pawn.trade().is_some(),
        Some(User::Engineer) => pawn.trade() == Some(Trade::Engineer),
        None => false,
    };
    by_trade || laws::child_may(state, pawn, Work::Building(built.key)).is_some()
}

impl Task {
    /// Where the pawn goes; a scout stands on his route.
    pub(crate) fn spot(self) -> Option<Spot> {
        match self {
            Task::ClearSnow => Some(Spot::ClearSnow),
            Task::Construction => Some(Spot::Construction),
            Task::Gather(field) | Task::Fell(field) | Task::Use(field) => Some(Spot::Field(field)),
            Task::Special(card, _) => Some(Spot::Card(card)),
            Task::Scout(_) => None,
        }
    }
}

/// HEA-06: by the place, always warm, or always cold.
pub(crate) fn is_warm(state: &State, task: Task) -> bool {
    match task {
        Task::ClearSnow => false,
        Task::Construction | Task::Scout(_) | Task::Special(..) => true,
        Task::Gather(field) | Task::Fell(field) => heat::is_warm(state, field),
        Task::Use(field) => state.board.plot(field).built.is_some_and(|it| heat::is_heated(state, field, it)),
    }
}

/// The pawn leaves the pool, is paid for if it is an automaton (AUT-02), falls ill in the cold (HEA-07), and does its task.
pub(crate) fn perform(t: &mut Table, seat: Seat, deed: Deed) -> Play {
    let Deed { pawn, task, card } = deed;
    let pool = &mut t.state.board.pool[pawn as usize];
    *pool = pool.checked_sub(1).offered("the pawn is in the pool")?;
    if let Some(at) = task.spot() {
        t.state.board.placed.push(Placed { pawn, at });
    }
    t.say_with(|s| Text::new("note-deed").with("seat", seat).with("deed", deed.text(s)));
    automatons::pay(t, pawn)?;
    if let Some(card) = card {
        citizens::lay_out(t, seat, card)?;
    }
    if let Some(of) = pawn.citizen().filter(|_| !is_warm(&t.state, task) && !citizens::warms(&t.state, card)) {
        illness::fall_because(t, Cause::Work, &[of])?;
    }
    match card {
        Some(card) => citizens::ability(t, card, deed),
        None => usual(t, deed),
    }
}

/// What the task does without a card.
pub(crate) fn usual(t: &mut Table, deed: Deed) -> Play {
    match deed.task {
        Task::ClearSnow => clear_snow::clear(t),
        Task::Gather(field) | Task::Fell(field) => gather::gather(t, field),
        Task::Construction => construction::construct(t, construction::Works::USUAL),
        Task::Use(field) => {
            let key = t.state.board.plot(field).built.offered("a building stands there")?.key;
            let child = laws::child_may(&t.state, deed.pawn, Work::Building(key)).unwrap_or(ChildWork::Usual);
            building_actions::act(t, field, child)
        }
        Task::Scout(route) => expeditions::send(t, deed.pawn, route),
        Task::Special(card, _) => special_actions::act(t, card),
    }
}

/// Whether anybody could use such a pawn for a special action.
pub(crate) fn takes_children(state: &State) -> bool {
    special_actions::open(state).iter().any(|it| it.1 == Actor::Child)
}

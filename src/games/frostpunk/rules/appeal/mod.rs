//! What an option promises at first sight, for robots: they play on by it where they do not think. All of it lies open.
//!
//! A hundred is what a pawn's usual action brings, such as two cubes or the cure of three ill citizens.

pub(crate) mod build;
pub(crate) mod steps;
pub(crate) mod table;
pub(crate) mod warmth;
mod weights;
pub(crate) mod work;

use super::{action, hunger, laws, scenario};
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::kinds::{Citizen, Good, Row};
use crate::games::frostpunk::state::State;

/// Two cubes, 3 citizens cured, 4 food.
pub(crate) const ACTION: i32 = 100;

pub(crate) fn whole(n: u32) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}

/// What things are worth as the city stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prices {
    pub wood: i32,
    pub coal: i32,
    pub core: i32,
    pub food: i32,
    /// A step of hope or of discontent.
    pub hope: i32,
    pub discontent: i32,
    pub death: i32,
    pub overload: i32,
    /// One more ill, by [`Citizen`].
    pub ill: [i32; 3],
    /// How many rounds come after this one, those far away for less.
    pub rounds: i32,
    /// The same without a discount.
    pub left: i32,
}

impl Prices {
    pub(crate) fn new(state: &State) -> Prices {
        let board = &state.board;
        let left = whole(state.content.scenario.setup.rounds.saturating_sub(board.round));
        let rounds = soon(left);
        Prices {
            wood: wood(state, rounds),
            coal: coal(state, rounds),
            core: if board.goods.of(Good::Core) == 0 { weights::CORE } else { weights::CORE * 2 / 3 },
            food: food(state),
            hope: hope(state),
            discontent: discontent(state),
            death: death(state),
            overload: overload(state),
            ill: Citizen::ALL.map(|it| ill(state, it)),
            rounds,
            left,
        }
    }

    pub(crate) fn of(&self, good: Good) -> i32 {
        match good {
            Good::Wood => self.wood,
            Good::Coal => self.coal,
            Good::Core => self.core,
            Good::Food => self.food,
            Good::Res => self.wood.min(self.coal),
        }
    }

    pub(crate) fn ill(&self, of: Citizen) -> i32 {
        self.ill[of as usize]
    }

    /// One more ill of the type that bears it best.
    pub(crate) fn ill_least(&self) -> i32 {
        self.ill.into_iter().min().unwrap_or_default()
    }
}

/// So many rounds to come, of which each counts less than the one before: a city that grows wants things now.
pub(super) fn soon(rounds: i32) -> i32 {
    let (mut sum, mut each) = (0, weights::ROUND);
    for _ in 0..rounds {
        each = each * weights::PATIENCE / 100;
        sum += each;
    }
    (sum / 100).min(rounds)
}

/// So many of each good.
pub(crate) fn goods(state: &State, all: impl IntoIterator<Item = Stock>) -> i32 {
    let prices = Prices::new(state);
    all.into_iter().map(|it| whole(it.n) * prices.of(it.of)).sum()
}

/// How much of a good the storehouses still lack, as far as they will be asked for.
pub(crate) fn lacking(state: &State, good: Good) -> u32 {
    if state.board.round < 8 {
        return 0;
    }
    scenario::targets(state).of(good).saturating_sub(state.board.stored.of(good))
}

/// A good of which there is less than is needed soon costs the more.
fn wood(state: &State, rounds: i32) -> i32 {
    let n = state.board.goods.of(Good::Wood);
    let lacking = lacking(state, Good::Wood);
    if rounds == 0 && lacking == 0 {
        return 5;
    }
    let share = match n.saturating_sub(lacking) {
        0..=3 => 100,
        4..=7 => weights::WOOD_SOME,
        8..=11 => weights::WOOD_MORE,
        _ => weights::WOOD_MUCH,
    };
    weights::WOOD * share / 100
}

fn coal(state: &State, rounds: i32) -> i32 {
    let n = state.board.goods.of(Good::Coal);
    let burnt = state.board.heat.cold;
    let lacking = lacking(state, Good::Coal);
    if rounds == 0 && lacking == 0 && n > burnt {
        return 5;
    }
    let spare = n.saturating_sub(lacking);
    let share = if spare < burnt {
        100
    } else if spare < 2 * burnt {
        weights::COAL_SOME
    } else {
        weights::COAL_MUCH
    };
    weights::COAL * share / 100
}

/// What is eaten next counts most; hunger comes back with discontent and deaths.
fn food(state: &State) -> i32 {
    let board = &state.board;
    let due = |ahead: u32| laws::food_due(state, board.people(hunger::column(state, board.round + ahead)).citizens);
    let n = board.goods.of(Good::Food).saturating_sub(lacking(state, Good::Food));
    let now = board.hunger + due(0);
    let (next, third) = (now + due(1), now + due(1) + due(2));
    let share = if n < now {
        100
    } else if n < next {
        weights::FOOD_NEXT
    } else if n < third {
        weights::FOOD_THIRD
    } else {
        weights::FOOD_LATER
    };
    weights::FOOD * share / 100
}

/// Active tokens count twice: they go first to the other side and then away.
pub(super) fn strength(state: &State, row: Row) -> u32 {
    let laid = state.board.row(row);
    (laid.len() + laid.iter().filter(|it| it.active).count()) as u32
}

fn hope(state: &State) -> i32 {
    let at = strength(state, Row::Hope).min(9) as usize;
    [500, 430, 350, 250, 190, 150, 120, 90, 70, 30][at] * weights::HOPE / 100
}

fn discontent(state: &State) -> i32 {
    let most = 2 * state.content.boards.tokens.discontent;
    let left = most.saturating_sub(strength(state, Row::Discontent)).min(8) as usize;
    [600, 400, 300, 200, 150, 120, 90, 70, 40][left] * weights::DISCONTENT / 100
}

/// A citizen less, and a card that mostly costs hope.
fn death(state: &State) -> i32 {
    let left = state.content.boards.defeat.deaths.saturating_sub(state.board.deaths);
    let near = match left {
        0..=2 => 500,
        3..=4 => 250,
        5..=6 => 130,
        _ => 60,
    };
    (near + hope(state)) * weights::DEATH / 100
}

fn overload(state: &State) -> i32 {
    let board = &state.board;
    let small = state.content.boards.overload.small;
    let near = match small.saturating_sub(board.overload) {
        0..=2 => 60,
        3..=5 => 40,
        6..=8 => 25,
        _ => 12,
    };
    near * weights::OVERLOAD / 100 * if board.heat.overheated { 3 } else { 2 } / 2
}

/// What so many ill of a type cost: three are cured by a pawn, and every section of the track brings more each round.
pub(super) fn sickness(state: &State, of: Citizen, ill: u32) -> i32 {
    let people = state.board.people(of);
    let from = |n: u32, cost: i32| if ill >= n { cost } else { 0 };
    let epidemic = state.content.boards.defeat.epidemic;
    let flips = weights::FLIPS * if people.skull { 100 + weights::GRAVE } else { 100 } / 100;
    whole(ill) * weights::ILL
        + from(5, flips)
        + from(10, weights::SECTION)
        + from(15, weights::SECTIONS)
        + from(20, weights::SECTIONS)
        + from(epidemic.saturating_sub(3), 500)
        + from(epidemic, 5_000)
        + from(people.citizens + 1, 100)
}

fn ill(state: &State, of: Citizen) -> i32 {
    let ill = state.board.people(of).ill;
    // The next one, and half of what the one after it brings.
    let at = |ill: u32| sickness(state, of, ill);
    at(ill + 1) - at(ill) + (at(ill + 2) - at(ill + 1) - weights::ILL) / 2
}

/// How many pawns of a type there are.
pub(super) fn pawns(state: &State) -> u32 {
    Citizen::ALL.into_iter().map(|it| action::pawns_of(state, it)).sum()
}

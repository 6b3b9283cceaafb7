//! What the steps of cards and buildings promise.

use super::{Prices, build, sickness, strength, table, weights, whole};
use crate::games::frostpunk::content::amounts::{Gained, Group, Lost, Stock};
use crate::games::frostpunk::content::cost::Cost;
use crate::games::frostpunk::content::effect::{Act, Step};
use crate::games::frostpunk::content::kinds::{Citizen, Good, Row, Who};
use crate::games::frostpunk::content::slots::Tokens;
use crate::games::frostpunk::rules::effects::Scope;
use crate::games::frostpunk::rules::{conditions, costs, scenario};
use crate::games::frostpunk::state::State;

pub(crate) fn act(state: &State, prices: &Prices, scope: &Scope, act: &Act) -> i32 {
    all(state, prices, scope, &act.effect) - act.cost.as_ref().map_or(0, |it| cost(prices, it))
}

pub(super) fn cost(prices: &Prices, cost: &Cost) -> i32 {
    match cost {
        Cost::Pay(what) => stock(prices, what),
        Cost::PayEither { what, other } => stock(prices, what).min(stock(prices, other)),
        Cost::Use(Tokens::Row(Row::Discontent)) => -prices.discontent,
        Cost::Use(Tokens::Type(token)) if token.row() == Row::Discontent => -prices.discontent,
        Cost::Use(_) => prices.hope,
        Cost::Need(_) => 0,
    }
}

fn stock(prices: &Prices, what: &Stock) -> i32 {
    whole(what.n) * prices.of(what.of)
}

pub(crate) fn all(state: &State, prices: &Prices, scope: &Scope, steps: &[Step]) -> i32 {
    steps.iter().map(|it| step(state, prices, scope, it)).sum()
}

fn step(state: &State, prices: &Prices, scope: &Scope, step: &Step) -> i32 {
    let board = &state.board;
    let inner = |steps: &[Step]| all(state, prices, scope, steps);
    match step {
        Step::IfElse { condition, then, otherwise } => {
            inner(if conditions::holds(state, scope, condition) { then } else { otherwise })
        }
        Step::If { condition, then } => {
            if conditions::holds(state, scope, condition) {
                inner(then)
            } else {
                0
            }
        }
        Step::Per { what, effect } => whole(conditions::count(state, *what)) * inner(effect),
        Step::Choose(acts) => {
            let payable = acts.iter().filter(|it| costs::payable(state, it.cost.as_ref()));
            payable.map(|it| act(state, prices, scope, it)).max().unwrap_or_default()
        }
        Step::May(effect) => inner(effect).max(0),

        Step::HopeMore(n) => whole(*n) * hope_room(state, prices),
        Step::HopeLess(n) => -whole(*n) * prices.hope,
        Step::DiscontentMore(n) => -whole(*n) * prices.discontent,
        Step::DiscontentLess(n) => whole((*n).min(strength(state, Row::Discontent))) * prices.discontent,
        Step::DrawActiveHope => hope_room(state, prices) * 3 / 2,
        Step::DiscardActiveDiscontent => 2 * prices.discontent,
        Step::ActivateAll(Row::Hope) => prices.hope * 3 / 2,
        Step::UseAll(Row::Discontent) => prices.discontent * 3 / 2,
        Step::ActivateAll(Row::Discontent) => -prices.discontent,
        Step::UseAll(Row::Hope) => -prices.hope,
        Step::Activate(token) => {
            if row(*token) == Row::Hope {
                prices.hope
            } else {
                -prices.discontent
            }
        }
        Step::Use(token) => {
            if row(*token) == Row::Hope {
                -prices.hope
            } else {
                prices.discontent
            }
        }
        Step::TokenMore { token, n } if token.row() == Row::Hope => whole(*n) * hope_room(state, prices) * 3 / 2,
        Step::TokenMore { n, .. } => -whole(*n) * prices.discontent * 3 / 2,
        Step::TokenLess { token, n } => {
            let there = whole((*n).min(board.row(token.row()).iter().filter(|it| it.token == *token).count() as u32));
            if token.row() == Row::Hope { -there * prices.hope } else { there * prices.discontent }
        }

        Step::GainChild(_) => 100,
        Step::Gain(Gained::Stock(what)) => stock(prices, what),
        Step::Gain(Gained::People(people)) => {
            let each = match people.of {
                Citizen::Worker | Citizen::Engineer => weights::CITIZEN * prices.rounds + 20,
                Citizen::Child => -10,
            };
            whole(people.n) * each - whole(people.ill) * prices.ill(people.of)
        }
        Step::Gain(Gained::Automatons(n)) => whole(*n) * (weights::AUTOMATON * prices.rounds).min(400),
        Step::LoseAllRes => -Good::CUBES.map(|it| whole(board.goods.of(it)) * prices.of(it)).iter().sum::<i32>(),
        Step::Lose(Lost::Stock(what)) => -stock(prices, &Stock { n: what.n.min(board.goods.of(what.of)), of: what.of }),
        Step::Lose(Lost::People(people)) => -whole(people.n) * (3 * prices.rounds + 10),
        Step::TakeFromMap(n) => whole(*n) * 40,

        Step::HungerMore(n) => -whole(*n) * prices.food,
        Step::HungerLess(n) => whole((*n).min(board.hunger)) * (prices.food + 5),
        Step::OverloadOff => whole(board.overload) * prices.overload,
        Step::OverloadMore(n) => -whole(*n) * prices.overload,
        Step::OverloadLess(n) => whole((*n).min(board.overload)) * prices.overload,
        Step::Tower => {
            if board.tower.upgraded {
                0
            } else {
                20 * prices.rounds
            }
        }

        Step::IllEach(n) => -whole(*n) * prices.ill.iter().sum::<i32>(),
        Step::Ill(who) => -whole(who.n) * hit(prices, *who),
        Step::Flip(who) => -whole(who.n) * prices.death / 2,
        Step::Die(who) => -whole(who.n) * prices.death,
        Step::Exhaust(who) => -whole(who.n) * if who.of == Who::Child { 10 } else { weights::EXHAUSTED },
        Step::Cure(n) => cured(state, *n),
        Step::Heal(n) => {
            let grave = board.people.iter().filter(|it| it.skull).count() as u32;
            whole(grave.min(*n)) * prices.death / 3
        }
        Step::Unskull => -whole(board.people.iter().filter(|it| it.skull).count() as u32) * prices.death,
        Step::Deaths { most, .. } => whole((*most).min(board.deaths)) * (prices.death - 100).max(20),

        Step::Near(n) | Step::Far(n) => whole(*n) * build::tile(state, prices),
        Step::Scouts(n) => {
            whole(*n * board.routes.iter().filter(|it| it.scout.is_some()).count() as u32) * weights::SCOUT_ROUND
        }
        Step::Develop(n) => whole(*n) * weights::DEVELOP,
        Step::Workshop(n) => (whole(*n) * weights::DEVELOP).max(build::best_upgrades(state, prices, *n)),
        Step::Upgrade => build::best_upgrades(state, prices, 1),
        Step::Build(key) => build::worth(state, prices, *key),
        Step::Destroy => -80,
        Step::RuinShelter => -120,
        Step::ReuseWorker | Step::ReuseBuilding => weights::REUSE,
        Step::Collect | Step::FellTile(_) | Step::FellNear(_) | Step::Thump { .. } => 100,

        Step::Cards(n) => whole(*n) * 60,
        Step::Add(_) => -weights::LATER,
        Step::Stay => -weights::LATER / 2,
        Step::Stash(n) => -whole(*n) * 45,
        Step::UnstashAll(card) | Step::Unstash { card, .. } => {
            whole(board.open(*card).map_or(0, |it| it.cubes.of(Good::Res))) * 45
        }
        Step::Enact => table::best_law(state, prices) * weights::ENACT / 100,
        Step::Suspend(_) => -60,
        Step::Store(n) => stores(state, *n),
        Step::Victory => 100_000,
        Step::Defeat => -100_000,
        Step::Open(_) => 100,
        Step::RuinAll(_)
        | Step::Remove(_)
        | Step::Out
        | Step::Back
        | Step::Screen(_)
        | Step::OpenQuiet(_)
        | Step::Close(_)
        | Step::StormOff
        | Step::Storm(_) => 0,
    }
}

fn row(token: Tokens) -> Row {
    match token {
        Tokens::Row(row) => row,
        Tokens::Type(token) => token.row(),
    }
}

/// A full row of active tokens takes no more hope.
fn hope_room(state: &State, prices: &Prices) -> i32 {
    if strength(state, Row::Hope) >= 2 * state.content.boards.tokens.hope { 0 } else { prices.hope }
}

fn hit(prices: &Prices, who: Group) -> i32 {
    match who.of {
        Who::Worker => prices.ill(Citizen::Worker),
        Who::Engineer => prices.ill(Citizen::Engineer),
        Who::Child => prices.ill(Citizen::Child),
        Who::Any | Who::Adult | Who::Round => prices.ill_least(),
    }
}

/// Whoever is curable, each point where it serves most.
pub(super) fn cured(state: &State, n: u32) -> i32 {
    let mut ill = Citizen::ALL.map(|it| state.board.people(it).ill);
    let gain = |ill: &[u32; 3], it: Citizen| {
        let now = ill[it as usize];
        // A whole section less is worth as much as the single points that lead there.
        let down = |by: u32| (sickness(state, it, now) - sickness(state, it, now.saturating_sub(by))) / by as i32;
        if now > u32::from(state.board.people(it).skull) { down(1).max(down(2)).max(down(3)) } else { 0 }
    };
    let mut sum = 0;
    for _ in 0..n {
        let Some(best) = Citizen::ALL.into_iter().max_by_key(|it| gain(&ill, *it)).filter(|it| gain(&ill, *it) > 0)
        else {
            break;
        };
        sum += gain(&ill, best);
        ill[best as usize] -= 1;
    }
    sum
}

/// What is brought to the storehouses is safe; the sooner the end, the more it counts.
fn stores(state: &State, n: u32) -> i32 {
    let there: u32 = scenario::STORED.into_iter().map(|it| scenario::storable(state, it)).sum();
    let rounds = state.content.scenario.setup.rounds.saturating_sub(state.board.round);
    let brought = there.min(n);
    // Half a load can wait for the next round, if there is one.
    if rounds > 0 && brought < n / 2 { 0 } else { whole(brought) * (weights::STORED - 8 * whole(rounds.min(4))) }
}

//! Food beside what is done for it or by it: what is left, and what the Hunger phase of this round needs then (HUN-01, HUN-05).

use super::now::step;
use crate::engine::{Clause, Text};
use crate::games::frostpunk::content::amounts::{Gained, Stock};
use crate::games::frostpunk::content::cost::Cost;
use crate::games::frostpunk::content::effect::{Act, Step};
use crate::games::frostpunk::content::kinds::Good;
use crate::games::frostpunk::rules::{action, hunger};
use crate::games::frostpunk::state::State;

/// The food that is left when so much is spent, beside what the Hunger phase of this round needs after these steps.
pub(crate) fn food_left(state: &State, spent: u32, effect: &[Step]) -> Option<Text> {
    let from = state.board.goods.of(Good::Food);
    let text = Text::new("food-left").with("from", from).with("to", from.saturating_sub(spent));
    hunger::tonight(&fed(state, effect)).map(|it| text.with("n", it))
}

/// What the type of the next round eats, as long as that of this one is still to come (HUN-06).
fn next_round(state: &State) -> Option<Clause> {
    hunger::tonight(state)?;
    hunger::next(state).map(|it| Clause::new(2, Text::new("food-next").with("n", it)))
}

/// What these steps certainly do to the number of those who are fed and to the hunger.
fn fed(state: &State, effect: &[Step]) -> State {
    let mut after = state.clone();
    for step in effect {
        match step {
            Step::Gain(Gained::People(it)) => after.board.people_mut(it.of).citizens += it.n,
            Step::HungerMore(n) => after.board.hunger += n,
            Step::HungerLess(n) => after.board.hunger = after.board.hunger.saturating_sub(*n),
            _ => {}
        }
    }
    after
}

/// What people who come mean: a pawn more, and what they eat tonight (ACT-01, HUN-05).
pub(crate) fn arrived(state: &State, effect: &[Step]) -> Option<Text> {
    let come = effect.iter().find_map(|it| if let Step::Gain(Gained::People(it)) = it { Some(it.of) } else { None })?;
    let after = fed(state, effect);
    let pawns = [state, &after].map(|it| action::pawns_of(it, come));
    let more = (pawns[0] != pawns[1]).then(|| Text::new("arrived-pawns").with("from", pawns[0]).with("to", pawns[1]));
    let [now, then] = [state, &after].map(hunger::tonight);
    let eats = then.filter(|_| now != then).map(|it| Text::new("arrived-food").with("n", it));
    let all: Vec<Text> = more.into_iter().chain(eats).collect();
    (!all.is_empty()).then(|| Text::new("list").with("what", all))
}

pub(crate) fn pays_food(cost: Option<&Cost>) -> bool {
    matches!(cost, Some(Cost::Pay(Stock { of: Good::Food, .. })))
}

/// What is said of something, and what is left of the food if that is its price.
pub(crate) fn beside_food(state: &State, Act { cost, effect }: &Act, what: Text) -> Text {
    let Some(Cost::Pay(Stock { n, of: Good::Food })) = cost else { return what };
    match food_left(state, *n, effect) {
        Some(left) => {
            let clauses = [Clause::new(0, what), Clause::new(1, left)];
            Text::of_clauses(clauses.into_iter().chain(next_round(state)).collect())
        }
        None => what,
    }
}

/// What is done for a price; for food, with what is left of it in place of the price.
pub(crate) fn paid(state: &State, act: &Act) -> Text {
    let Some(Cost::Pay(Stock { n, of: Good::Food })) = &act.cost else {
        let effect: Vec<Text> = act.effect.iter().map(|it| step(state, it)).collect();
        return match &act.cost {
            Some(cost) => Text::new("paid").with("cost", cost.text()).with("effect", effect),
            None => Text::new("unpaid").with("effect", effect),
        };
    };
    let effect: Vec<Text> = act.effect.iter().map(Step::text).collect();
    let left = food_left(state, *n, &act.effect);
    let Some(left) = left else { return act.text() };
    let paid = Clause::new(0, Text::new("paid").with("cost", left).with("effect", effect));
    Text::of_clauses([paid].into_iter().chain(next_round(state)).collect())
}

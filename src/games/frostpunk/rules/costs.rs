//! What is paid for an option, an action or an ability (GNR-05, EVT-01, TOK-03).

use super::decisions::decide;
use super::{Play, Table, goods, tokens};
use crate::engine::Ask;
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::cost::Cost;
use crate::games::frostpunk::labels::options::Payment;
use crate::games::frostpunk::state::State;

pub(crate) fn payable(state: &State, cost: Option<&Cost>) -> bool {
    match cost {
        None => true,
        Some(Cost::Pay(what)) => goods::has(state, &[*what]),
        Some(Cost::PayEither { what, other }) => goods::has(state, &[*what]) || goods::has(state, &[*other]),
        Some(Cost::Use(token) | Cost::Need(token)) => !tokens::of(state, *token, true).is_empty(),
    }
}

pub(crate) fn pay(t: &mut Table, cost: Option<&Cost>) -> Play {
    match cost {
        None | Some(Cost::Need(_)) => Ok(()),
        Some(Cost::Pay(what)) => goods::pay(t, *what),
        Some(Cost::PayEither { what, other }) => {
            let there = |it: &Stock| goods::has(&t.state, &[*it]);
            let ways: Vec<Payment> = [*what, *other].into_iter().filter(there).map(Payment).collect();
            let Payment(way) = decide(t, Ask::new("pay-which", "GNR-05"), ways)?;
            goods::pay(t, way)
        }
        Some(Cost::Use(token)) => tokens::use_up(t, *token),
    }
}

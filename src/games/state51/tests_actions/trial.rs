//! What the tests of the Action phase share: turns of A, and what is offered in them.

use crate::engine::Seat;
use crate::games::state51::action;
use crate::games::state51::state::State;
pub use crate::games::state51::tests::kit::*;

/// One turn of a seat against a line of answers.
pub fn turn_of(seat: Seat, state: &State, answers: &str) -> Trial {
    run(state.clone(), answers, |t| action::turn(t, seat))
}

/// One turn of A.
pub fn turn(state: &State, answers: &str) -> Trial {
    turn_of(A, state, answers)
}

/// One turn of A that ends with these answers.
pub fn played(state: &State, answers: &str) -> State {
    turn(state, answers).done()
}

/// What A is offered in a turn under a group, without the group, sorted.
pub fn offered(state: &State, group: &str) -> Vec<String> {
    let mut offers = turn(state, "").offers_under(&format!("{group}/"));
    offers.sort();
    offers
}

/// Whether A is offered exactly this in a turn.
pub fn is_offered(state: &State, key: &str) -> bool {
    turn(state, "").offers().iter().any(|it| it == key)
}

/// The key of the first built card of this name, as it stands in offers.
pub fn key_of(state: &State, seat: Seat, name: &str) -> String {
    format!("{name}-{}", state.at(seat, name).id.0)
}

/// VP, pool as words, size of the hand: what most effects change.
pub fn holdings(state: &State, seat: Seat) -> (u32, String, usize) {
    let player = &state.board.players[seat];
    assert_eq!(player.hand, state.hand(seat).len());
    (player.vp, state.pooled(seat), player.hand)
}

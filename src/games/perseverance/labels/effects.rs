//! What the effects of the Community areas come to now, with their numbers: beside their names, and in few words.

use crate::engine::{Seat, Text};
use crate::games::perseverance::kinds::{Effect, Good};
use crate::games::perseverance::names;
use crate::games::perseverance::rules::politics::ON_BOARD;
use crate::games::perseverance::state::State;

/// What an effect costs and brings whoever chooses it now, option by option.
pub(super) fn about(state: &State, seat: Seat, effect: Effect) -> Text {
    let (retail, player) = (state.board.retail(), &state.board.players[seat]);
    let mr = names::amount(Good::Mr, 1, retail);
    match effect {
        Effect::Rations | Effect::Supply | Effect::Salvage => names::about(effect, retail),
        Effect::Patrol => Text::new("detail-effect-patrol").with("who", names::soldiers(player.ready)),
        Effect::Pub => {
            let dice = state.board.own_dice(seat);
            Text::new("detail-effect-pub").with("what", stories(state, seat)).with("n", dice)
        }
        Effect::Training => {
            Text::new(if retail { "detail-effect-training-retail" } else { "detail-effect-training-beta" })
                .with("mr", mr)
        }
        Effect::Politics => {
            let followers = |n: usize| names::amount(Good::Follower, u32::try_from(n).unwrap_or(0), retail);
            Text::new("detail-effect-politics")
                .with("pool", followers(state.board.own_dice(seat) + 1))
                .with("board", followers(ON_BOARD as usize))
        }
        Effect::Settle => Text::new("detail-effect-settle").with("mr", mr).with("n", player.settlements),
        Effect::Fortifications => Text::new("detail-effect-fortifications").with("mr", mr),
    }
}

/// The same where other things stand beside it.
pub(super) fn short(state: &State, seat: Seat, effect: Effect) -> Text {
    match effect {
        Effect::Pub => stories(state, seat),
        _ => names::about(effect, state.board.retail()),
    }
}

fn stories(state: &State, seat: Seat) -> Text {
    let dice = u32::try_from(state.board.own_dice(seat)).unwrap_or(0);
    names::amount(Good::Story, 1 + dice, state.board.retail())
}

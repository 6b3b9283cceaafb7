//! The Combat Rewards that somebody cannot pick, and why.

use super::blocked::{Blocked, refuse};
use super::rewards::{Before, Purchase, available};
use crate::engine::{Choice, Seat, Text};
use crate::games::perseverance::names;
use crate::games::perseverance::state::State;

/// Why earlier picks may close a Reward. With the highest Contribution a second pick may repeat the first, so that of two picks
/// only the price closes one; of more, a repetition may have been used up (ATK-07).
fn spent_picks(state: &State, seat: Seat) -> &'static str {
    let Some(attack) = &state.board.attack else { return "refuse-reward-picked" };
    let of = |seat: Seat| attack.tally[seat].contribution;
    let is_highest = state.board.players.seats().all().all(|it| of(it) <= of(seat));
    match state.content.picks(state.board.edition, of(seat)) {
        _ if !is_highest => "refuse-reward-picked",
        0..=2 => "refuse-reward-left",
        _ => "refuse-reward-repeated",
    }
}

/// What is picked at the same time is not known here: prices are compared with the whole purse, and what that could pay is not on offer
/// because of earlier picks.
pub(super) fn rewards(state: &State, seat: Seat) -> Blocked {
    let player = &state.board.players[seat];
    let spent = spent_picks(state, seat);
    let open: Vec<usize> = available(state).into_iter().map(|it| it.number).collect();
    let mut all = Vec::new();
    for reward in state.content.rewards(state.board.edition) {
        let price = |valor, safeguard| names::reward_price(valor, safeguard, state.board.retail());
        let whole = price(reward.valor, reward.safeguard);
        let is_dear = reward.valor > player.valor || reward.safeguard > player.safeguard;
        let why = if !open.contains(&reward.number) {
            Text::new("refuse-reward-breach")
        } else if is_dear {
            let have = price(player.valor, player.safeguard);
            let have = if have.is_empty() { vec![Text::new("board-none")] } else { have };
            Text::new("refuse-reward-price").with("price", whole).with("have", have)
        } else {
            Text::new(spent).with("price", whole)
        };
        all.push((
            Purchase { number: reward.number, buyer: seat, before: Before::default() }.offer(state),
            refuse("ATK-07", why),
        ));
    }
    all
}

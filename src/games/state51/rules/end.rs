//! The end of the game (END): final score, winners, and what a position is worth to a robot.

use super::Table;
use crate::engine::{Outcome, PerSeat, Seat, Text};
use crate::games::state51::content::kinds::Good;
use crate::games::state51::state::{Player, State};

pub(crate) fn final_scoring(t: &mut Table) -> Outcome {
    for seat in t.seats().all() {
        let player = &t.state.board.players[seat];
        let (vp, locations) = (player.vp, locations(player));
        let total = Text::new("note-final-score").with("seat", seat).with("vp", vp);
        t.say(total.with("locations", locations).with("total", vp + locations));
    }
    result(&t.state)
}

/// END-04: the VP on the track and 1 for each intact location.
pub(crate) fn score(player: &Player) -> u32 {
    player.vp + locations(player)
}

fn locations(player: &Player) -> u32 {
    u32::try_from(player.intact().count()).unwrap_or(u32::MAX)
}

/// END-06: what counts as goods where the score is tied.
pub(crate) fn goods(player: &Player, hand: usize) -> u32 {
    let on_cards: u32 = player.built.iter().map(|it| it.placed.total() + it.stored.total()).sum();
    let cards = u32::try_from(hand + player.connections.len()).unwrap_or(u32::MAX);
    player.pool.total() + on_cards + cards
}

/// END-05: most VP, then most goods, then most intact locations, then a shared victory.
pub(crate) fn result(state: &State) -> Outcome {
    let players = &state.board.players;
    let points = |seat: Seat| i32::try_from(score(&players[seat])).unwrap_or(i32::MAX);
    Outcome::ranked(players.seats(), points, |seat| rank(&players[seat], state.hand(seat).len()))
}

fn rank(player: &Player, hand: usize) -> (u32, u32, u32) {
    (score(player), goods(player, hand), locations(player))
}

/// The players who would win as things stand, with so many location cards in hand.
pub(crate) fn winners(players: &PerSeat<Player>, hands: &PerSeat<usize>) -> Vec<Seat> {
    let rank = |seat: &Seat| rank(&players[*seat], hands[*seat]);
    let best = players.seats().all().map(|it| rank(&it)).max();
    players.seats().all().filter(|it| Some(rank(it)) == best).collect()
}

/// What a position is worth where a robot's look ahead is cut short: its score, what is still to be used this round, and
/// what comes again every round. Counted in quarters of a VP, so that small things add up.
pub(crate) fn worth(state: &State, seat: Seat) -> i32 {
    let player = &state.board.players[seat];
    let each = |good: &Good| match good {
        Good::Development | Good::Universal => 3,
        Good::Worker | Good::Defence => 1,
        _ => 2,
    };
    let pool: u32 = player.pool.iter().map(|(good, count)| each(good) * count).sum();
    let placed: u32 = player.intact().flat_map(|it| it.placed.iter()).map(|(good, count)| each(good) * count).sum();
    // What is not spent in a round is lost; a Deal and a production come again.
    let held = if player.passed { 0 } else { pool } + placed;
    let deals = u32::try_from(player.deals.len()).unwrap_or(0) * 4;
    let works: u32 = player.intact().map(|it| u32::from(!state.location(it).abilities.is_empty()) * 3).sum();
    let cards = u32::try_from(state.hand(seat).len() + player.connections.len()).unwrap_or(0);
    let growth = if state.board.end_begun { 0 } else { deals + works + cards };
    i32::try_from((4 * score(player) + held.min(24) + growth) / 4).unwrap_or(i32::MAX)
}

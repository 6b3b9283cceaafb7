//! The end of the game (END): rankings over all Defense areas, leftovers, the winner.

use super::goods::{gain_one, lose_followers};
use super::ranking::rank;
use crate::engine::{Outcome, Seat};
use crate::games::perseverance::kinds::{Edition, Good, Module, SoldierKind};
use crate::games::perseverance::names::Why;
use crate::games::perseverance::state::{LeaderAt, Owner, State, Table};

pub(crate) fn final_scoring(t: &mut Table) -> Outcome {
    t.say("note-final-scoring");
    by_rank(t, Why::EndSoldiers, soldiers);
    by_rank(t, Why::EndFortifications, fortifications);
    for seat in t.seats().all() {
        let followers = leftovers(&t.state, seat);
        gain_one(t, seat, Good::Follower, followers, Why::Leftovers);
        // DET-04: in the beta a Heavy track on 3 or more costs a Follower.
        let heavy = t.state.board.players[seat].threat[SoldierKind::Heavy as usize];
        if t.state.board.has(Module::Threat) && t.state.board.edition == Edition::Beta2020 && heavy >= 3 {
            lose_followers(t, seat, 1, Why::HeavyThreat);
        }
    }
    result(&t.state)
}

/// END-01, END-02: a ranking over all Defense areas. Zero scores nothing.
fn by_rank(t: &mut Table, why: Why, count: fn(&State, Seat) -> usize) {
    for (owner, followers) in ranking(&t.state, count) {
        if let Owner::Seat(seat) = owner {
            gain_one(t, seat, Good::Follower, followers, why);
        }
    }
}

fn soldiers(state: &State, seat: Seat) -> usize {
    let leader = matches!(state.board.players[seat].leader_at, LeaderAt::Defense(_));
    state.board.soldiers_in_defense(seat).total() + usize::from(leader)
}

fn fortifications(state: &State, seat: Seat) -> usize {
    state.board.fortifications(seat)
}

fn ranking(state: &State, count: fn(&State, Seat) -> usize) -> Vec<(Owner, u32)> {
    let board = &state.board;
    let value = |seat: Seat| u32::try_from(count(state, seat)).unwrap_or(0);
    let values: Vec<(Owner, u32)> = board.players.seats().all().map(|seat| (Owner::Seat(seat), value(seat))).collect();
    rank(board.edition, state.content.end_scoring(board.edition, board.seat_count()), &values, false)
}

/// The Followers that a player would have if the game ended now.
pub(crate) fn worth(state: &State, seat: Seat) -> i32 {
    let ranked = [ranking(state, soldiers), ranking(state, fortifications)];
    let own = ranked.iter().flatten().filter(|it| it.0 == Owner::Seat(seat)).map(|it| it.1);
    let followers = own.sum::<u32>() + state.board.players[seat].followers + leftovers(state, seat);
    i32::try_from(followers).unwrap_or(i32::MAX)
}

/// END-03: what is left over is worth a little.
pub(crate) fn leftovers(state: &State, seat: Seat) -> u32 {
    let worth = state.content.leftovers(state.board.edition);
    let player = &state.board.players[seat];
    let mut soldiers = vec![player.ready];
    if worth.defense_soldiers {
        soldiers.push(state.board.soldiers_in_defense(seat));
    }
    if worth.patrol_soldiers {
        soldiers.extend(player.patrol.map(|it| it.soldiers));
    }
    let number = |count: usize| u32::try_from(count).unwrap_or(0);
    let light = number(soldiers.iter().map(|it| it.light).sum());
    let heavy = number(soldiers.iter().map(|it| it.heavy).sum());
    worth.asset * (player.food + player.mr + player.stories)
        + worth.heavy * heavy
        + worth.light * light.checked_div(worth.light_group).unwrap_or(0)
        + worth.pair * player.safeguard.min(player.valor)
}

/// END-04: most Followers; tied, most Soldiers on board, player board and unfinished Patrols; still tied, shared.
pub(crate) fn result(state: &State) -> Outcome {
    let players = &state.board.players;
    let soldiers = |seat: Seat| {
        let patrol = players[seat].patrol.map_or(0, |it| it.soldiers.total());
        state.board.soldiers_in_defense(seat).total() + players[seat].ready.total() + patrol
    };
    let rank = |seat: Seat| (players[seat].followers, soldiers(seat));
    let points = |seat: Seat| i32::try_from(players[seat].followers).unwrap_or(i32::MAX);
    Outcome::ranked(players.seats(), points, rank)
}

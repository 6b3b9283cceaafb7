//! The wrap-up of an Assembly (ASM-09): leaders, dice and Patrols for the next round, or the end of the game.

use super::dice::roll_pool;
use super::officers::influence;
use super::soldiers::retrieve_leader;
use crate::engine::{Seat, Text};
use crate::games::perseverance::content::Content;
use crate::games::perseverance::kinds::Zone;
use crate::games::perseverance::state::{Board, DieOwner, LeaderAt, Owner, Stage, Table};

pub(crate) fn wrap_up(t: &mut Table) {
    t.state.board.assemblies += 1;
    t.state.board.dissenter_votes = 0;
    for seat in t.seats().all() {
        t.state.board.players[seat].votes = 0;
    }
    let players = t.seats().count();
    if t.state.board.assemblies == t.state.content.assemblies(players) {
        t.state.board.stage = Stage::Over;
        return;
    }
    for seat in t.seats().all() {
        if matches!(t.state.board.players[seat].leader_at, LeaderAt::Community(_)) {
            retrieve_leader(t, seat);
        }
    }
    collect_dice(t, players);
    renew_patrols(t);
}

/// How many Dissenter cubes each Officer gets after the next Assembly: they join after the first one, where two play in retail.
pub(crate) fn joining_cubes(board: &Board, content: &Content) -> usize {
    let joins = board.assemblies == 0 && content.pool(board.seat_count()).dissenter_joining > 0;
    if joins { content.dissenters(board.edition).influence_joining } else { 0 }
}

/// All dice are collected and rerolled. After the first Assembly the pool changes with the number of players.
fn collect_dice(t: &mut Table, players: usize) {
    let mut owners: Vec<DieOwner> = std::mem::take(&mut t.state.board.aside).into_iter().map(|it| it.owner).collect();
    for zone in Zone::ALL {
        for die in t.state.board.zones[zone].dice.iter_mut().filter_map(Option::take) {
            owners.push(die.owner);
        }
    }
    if t.state.board.assemblies == 1 {
        let pool = t.state.content.pool(players).clone();
        for _ in 0..pool.neutral_leaving {
            if let Some(at) = owners.iter().position(|it| *it == DieOwner::Neutral) {
                owners.remove(at);
                t.say("note-neutral-leaves");
            }
        }
        owners.extend(vec![DieOwner::Dissenters; pool.dissenter_joining]);
        if pool.dissenter_joining > 0 {
            t.say_with(|_| Text::new("note-dissenters-join").with("n", pool.dissenter_joining));
            let cubes = t.state.content.dissenters(t.state.board.edition).influence_joining;
            for zone in Zone::ALL {
                influence(t, Owner::Dissenters, zone, cubes);
            }
        }
    }
    owners.sort_unstable();
    roll_pool(t, owners);
}

/// The face-up Patrols go under the deck, in a random order; two new ones come from its top.
fn renew_patrols(t: &mut Table) {
    let shown = std::mem::take(&mut t.state.board.patrols);
    let shown = t.shuffle("patrols-under", shown);
    let count = t.state.content.limits().face_up_patrols;
    t.state.secret.patrols.put_under(shown);
    let mut drawn: Vec<usize> = (0..count).map_while(|_| t.draw_from(|state| &mut state.secret.patrols)).collect();
    // The top card comes to lie last.
    drawn.reverse();
    for card in &drawn {
        t.say_with(|_| Text::new("note-patrol-revealed").with("n", *card));
    }
    t.state.board.patrols = drawn;
}

/// Whose turn it is after this one.
pub(crate) fn next_turn(t: &mut Table) {
    let next: Seat = t.seats().next(t.state.board.active);
    t.state.board.active = next;
    t.state.board.turn += 1;
}

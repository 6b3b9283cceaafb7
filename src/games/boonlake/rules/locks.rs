//! Locks and rounds (LOC): when a scoring is due, when a round ends, who is next.

use super::{Table, ship};
use crate::engine::{Seat, Seats, Text};
use crate::games::boonlake::content::kinds::Lock;
use crate::games::boonlake::content::{Content, RiverId};
use crate::games::boonlake::state::{Board, Owner, Phase, SCORINGS, State};

/// LOC-02 to LOC-06: what the locks passed in a turn lead to. The first ship over a lock in a round brings a scoring; over the
/// last lock in round 2 it closes the game, so that all have equally many turns.
pub(crate) fn after_turn(t: &mut Table, passed: &[Lock]) {
    let mut due = false;
    for lock in passed {
        if t.state.board.passed.contains(lock) {
            continue;
        }
        t.state.board.passed.push(*lock);
        t.say_with(|state| {
            let lock = Text::new(format!("lock-{}", lock.key()));
            match state.board.phase {
                Phase::Eminence => Text::new("note-eminence-lock").with("lock", lock),
                _ => Text::new("note-lock").with("seat", state.board.active).with("lock", lock),
            }
        });
        if *lock == Lock::Last && t.state.board.round == 1 {
            t.state.board.closing = true;
            t.headline("note-closing");
        } else {
            due = true;
        }
    }
    let seats = t.seats();
    let board = &mut t.state.board;
    // The last turn is that of the player to the right of the start player; the Grey Eminence starts (SOL-20).
    let everybody = board.phase == Phase::Turn && seats.next(board.active) == board.start;
    match due || board.closing && everybody {
        true => {
            let of_eminence = board.phase == Phase::Eminence;
            board.eminence_moved = of_eminence;
            board.phase = Phase::Scoring;
        }
        false => next(&mut t.state, seats),
    }
}

/// What the end of this turn brings, as far as it is certain while shared parts are open: the ship has sailed before them, but hers
/// sails after them, always all the way (TIM-04, SOL-08, SOL-17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    Nothing,
    Scoring,
    /// With the end of round 1.
    Round,
    /// Everybody still has as many turns as the others (LOC-06).
    LastTurns,
    /// The last scoring, and the end.
    End,
}

impl Due {
    pub(crate) fn key(self) -> &'static str {
        match self {
            Due::Nothing => "nothing",
            Due::Scoring => "scoring",
            Due::Round => "round",
            Due::LastTurns => "last-turns",
            Due::End => "end",
        }
    }
}

pub(crate) fn due(content: &Content, board: &Board) -> Due {
    let fresh: Vec<Lock> = crossed(content, board).into_iter().filter(|it| !board.passed.contains(it)).collect();
    let closing = board.closing || board.round > 0 && fresh.contains(&Lock::Last);
    match &fresh[..] {
        _ if closing && board.phase == Phase::Turn && board.is_last_turn() => Due::End,
        [] => Due::Nothing,
        _ if closing => Due::LastTurns,
        some if some.contains(&Lock::Last) => Due::Round,
        _ => Due::Scoring,
    }
}

/// Who still has a turn after this one, so that all have equally many (LOC-06).
pub(crate) fn turns_due(board: &Board) -> impl Iterator<Item = Seat> {
    let start = board.start;
    board.players.seats().after(board.active).take_while(move |it| *it != start)
}

/// The locks that the ship of this turn has behind it, or that hers will have.
fn crossed(content: &Content, board: &Board) -> Vec<Lock> {
    if board.phase == Phase::Eminence {
        let steps = board.taken.map_or(0, |row| content.rows[row].steps);
        return ship::reach_on(content, board, Owner::Eminence, steps).pop().map(|it| it.locks).unwrap_or_default();
    }
    let ship = board.players[board.active].ship;
    let start = content.river_starts[board.round][board.players.seats().count() - 1];
    let way = std::iter::successors(Some(start), |it| content.river(*it).next[board.round]);
    way.take_while(|it| *it != ship).filter_map(|it| content.river(it).lock).collect()
}

/// How many spaces a ship has still to go until it brings the next scoring, as the other ships lie, with the space beyond the lock.
pub(crate) fn to_scoring(content: &Content, board: &Board, owner: Owner) -> Option<(usize, RiverId)> {
    let way = ship::reach_on(content, board, owner, u32::MAX);
    let at = way.iter().position(|it| it.locks.iter().any(|lock| !board.passed.contains(lock)))?;
    Some((at + 1, way[at].to))
}

/// Whether that space is the last of the game, where the scoring waits for equal turns (LOC-06, SOL-20).
pub(crate) fn ends_at(content: &Content, board: &Board, at: RiverId) -> bool {
    board.round > 0 && content.river(at).next[board.round].is_none()
}

/// The next player clockwise; in the solo game turns alternate (SOL-03).
pub(crate) fn next(state: &mut State, seats: Seats) {
    let board = &mut state.board;
    let eminence = board.phase == Phase::Eminence || board.phase == Phase::Scoring && board.eminence_moved;
    board.eminence_moved = false;
    board.phase = Phase::Turn;
    match board.eminence {
        Some(_) if !eminence => board.phase = Phase::Eminence,
        Some(_) => {}
        None => board.active = seats.next(board.active),
    }
}

/// LOC-05: all ships go to the start space of round 2, without a bonus; then the next player goes on.
pub(crate) fn after_scoring(t: &mut Table) {
    match t.state.board.scorings {
        SCORINGS.. => t.state.board.phase = Phase::Over,
        held => {
            if held == 2 {
                second_round(&mut t.state);
                t.headline("note-second-round");
            }
            let seats = t.seats();
            next(&mut t.state, seats);
        }
    }
}

fn second_round(state: &mut State) {
    let start = start_space(state, 1);
    let board = &mut state.board;
    board.round = 1;
    board.passed.clear();
    board.players.iter_mut().for_each(|it| it.1.ship = start);
    board.eminence.iter_mut().for_each(|it| it.ship = start);
}

/// SET-09, LOC-05: by the number of players.
pub(crate) fn start_space(state: &State, round: usize) -> RiverId {
    state.content.river_starts[round][state.board.players.seats().count() - 1]
}

//! Threats: the die (PAT-03, PAT-05), and the tracks that replace it in the deterministic version (DET-04).

use crate::engine::{Offered, Play, Seat, Text};
use crate::games::perseverance::kinds::SoldierKind;
use crate::games::perseverance::names;
use crate::games::perseverance::state::Table;

/// A track has the positions 0 to 5; what goes beyond begins again.
const TRACK: u32 = 6;

/// Rolls against a Threat: only a lower roll fails.
pub(crate) fn roll(t: &mut Table, seat: Seat, threat: u32) -> bool {
    let sides = t.state.content.threat_sides() as usize;
    let rolled = u32::try_from(t.roll("threat", sides)).unwrap_or(0) + 1;
    let safe = rolled >= threat;
    t.say_with(|_| {
        let id = if safe { "note-threat-safe" } else { "note-threat-failed" };
        Text::new(id).with("seat", seat).with("roll", rolled).with("threat", threat)
    });
    safe
}

/// Where a Threat leads on a track, and whether beyond its end.
pub(crate) fn advanced(position: u32, threat: u32) -> (u32, bool) {
    let then = position + threat;
    if then >= TRACK { (then - TRACK, true) } else { (then, false) }
}

/// DET-04: the track of that type of Soldier advances by the Threat; beyond its end one of that type is lost.
pub(crate) fn advance(t: &mut Table, seat: Seat, kind: SoldierKind, threat: u32) -> Play {
    let position = &mut t.state.board.players[seat].threat[kind as usize];
    let (then, over) = advanced(*position, threat);
    *position = then;
    t.say_with(|s| {
        let now = s.board.players[seat].threat[kind as usize];
        Text::new("note-threat-track").with("seat", seat).with("soldier", names::soldier(kind)).with("n", now)
    });
    if over { lose_soldier(t, seat, kind) } else { Ok(()) }
}

/// A Soldier of the Patrol goes back to personal supply, if one of that type is on it.
pub(crate) fn lose_soldier(t: &mut Table, seat: Seat, kind: SoldierKind) -> Play {
    let player = &mut t.state.board.players[seat];
    let run = player.patrol.as_mut().offered("the Patrol is under way")?;
    if run.soldiers.count(kind) > 0 {
        *run.soldiers.of(kind) -= 1;
        *player.supply.of(kind) += 1;
        t.say_with(|_| Text::new("note-patrol-loss").with("seat", seat).with("soldier", names::soldier(kind)));
    }
    Ok(())
}

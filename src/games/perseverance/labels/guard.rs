//! A figure on a Soldier space: what it brings there, and what becomes of it in an attack (ATK-04, SEC-02, SEC-04).

use super::defense::{gain_one, more_picks};
use super::late::late;
use super::range;
use crate::engine::{Clause, Text};
use crate::games::perseverance::content::Spot;
use crate::games::perseverance::kinds::{Dino, Leader, Module};
use crate::games::perseverance::names;
use crate::games::perseverance::rules::aftermath::breaching;
use crate::games::perseverance::rules::attack::strength;
use crate::games::perseverance::rules::soldiers::row_good;
use crate::games::perseverance::state::{Defender, Fighter, LeaderAt, Space, State};

/// What a figure of the active player on a Soldier space brings and meets.
pub(super) fn on_guard(state: &State, space: Space, who: Fighter) -> Text {
    let (most, spots) = (strength(state, space, who), faced(state, space, who));
    let is_leader = who == Fighter::Leader;
    let mut clauses = vec![Clause::new(0, gain_one(state, row_good(space.row)))];
    // LDR-03.
    let phoenix = is_leader && state.board.leads(state.board.active, Leader::Phoenix);
    clauses.extend(phoenix.then(|| {
        let area = &state.board.zones[space.zone];
        let is_bare = area.dinos.keys().any(|spot| !area.traps.contains_key(spot));
        Clause::new(1, if is_bare { "guard-net-gun" } else { "guard-net-gun-gain" })
    }));
    if state.is_past_attacks(space.zone) {
        clauses.extend(late("guard-late", state, space.zone, |it| stand(it, space, who)));
        return Text::of_clauses(clauses);
    }
    let fate = fate(state, space, who, &spots);
    // Whoever is said to die need not, where something else kills first.
    let dies = fate.id == "guard-dies" || fate.id == "guard-would-die";
    clauses.push(Clause::new(0, fate));
    clauses.extend(first(state, space, &spots, dies).map(|it| Clause::new(0, it)));
    let through = through(state, space, who);
    // The picks stand with the row, too.
    let rank = if through.is_some() { 2 } else { 1 };
    clauses.extend(through.map(|it| Clause::new(1, it)));
    clauses.extend(more_picks("guard-picks", state, space.zone).map(|it| Clause::new(rank, it)));
    // Where the Zone is full, nothing else comes to be fought.
    let stand = spots.iter().filter(|it| state.board.zones[space.zone].dinos.contains_key(it)).count();
    if stand < most && !state.is_full(space.zone) {
        let id = if is_leader { "guard-leader" } else { "guard-soldier" };
        clauses.push(Clause::new(3, Text::new(id).with("n", most)));
    }
    Text::of_clauses(clauses)
}

/// Puts the figure there, with what that brings at once.
fn stand(state: &mut State, space: Space, who: Fighter) {
    let owner = state.board.active;
    state.board.zones[space.zone].defenders[space.row][space.col] = Some(Defender { owner, who, fallen: false });
    let player = &mut state.board.players[owner];
    match who {
        Fighter::Soldier(kind) => {
            let ready = player.ready.of(kind);
            *ready = ready.saturating_sub(1);
        }
        Fighter::Leader => player.leader_at = LeaderAt::Defense(space.zone),
    }
    state.gain(owner, row_good(space.row), 1);
}

/// Whom it would fight as all stands now, and whether it would live. Where Dinos may still come, the attack is not at hand: the
/// nearer spaces are filled before it (ATK-01), so what stands behind an empty one is fought only by who can kill both.
fn fate(state: &State, space: Space, who: Fighter, spots: &[Spot]) -> Text {
    let is_due = state.is_full(space.zone);
    let area = &state.board.zones[space.zone];
    let dinos: Vec<Dino> = spots.iter().filter_map(|it| area.dinos.get(it)).copied().collect();
    if !area.dinos.keys().any(|it| it.col == space.col) {
        return "guard-none".into();
    }
    let (Some(near), Some(far)) = (spots.first(), spots.last()) else { return "guard-none-left".into() };
    if dinos.len() < spots.len() {
        // What stands farther out in the column is not what it fights.
        let text = Text::new(if dinos.is_empty() { "guard-to-come" } else { "guard-part" });
        let text = text.with("rows", range(near.row + 1, far.row + 1)).with("n", spots.len());
        return if dinos.is_empty() { text } else { text.with("dinos", names::dinos(&dinos)) };
    }
    // A Raptor kills the Soldier that fights it, and no Leader.
    let falls = who != Fighter::Leader && dinos.contains(&Dino::Raptor);
    let id = match (is_due, falls) {
        (true, false) => "guard-lives",
        (true, true) => "guard-dies",
        (false, false) => "guard-would-live",
        (false, true) => "guard-would-die",
    };
    Text::new(id).with("dinos", names::some_dinos(&dinos))
}

/// How many Dinos get through in an attack that is due, so far and with this figure.
fn through(state: &State, space: Space, who: Fighter) -> Option<Text> {
    if !state.is_full(space.zone) {
        return None;
    }
    let mut then = state.clone();
    stand(&mut then, space, who);
    let of = |state: &State| {
        let (fewest, most) = breaching(state, space.zone);
        range(fewest, most)
    };
    Some(Text::new("guard-through").with("before", of(state)).with("n", of(&then)))
}

/// What acts in its column before any figure does and may leave it others to fight, or none (ATK-02, ATK-03). In the
/// deterministic version a Wall kills nothing itself (DET-02).
fn first(state: &State, space: Space, faced: &[Spot], dies: bool) -> Option<Text> {
    let area = &state.board.zones[space.zone];
    let wall = area.walls[space.col].is_some() && !state.board.has(Module::Walls);
    // What is told of now is told of the Dinos that stand there now: a Trap under none of them kills none of them (ATK-02), but
    // for those that are still to come to the spaces which the figure fights.
    let in_column = |it: &&Spot| it.col == space.col;
    let is_empty = !area.dinos.keys().any(|it| it.col == space.col);
    let trap =
        area.traps.keys().filter(in_column).any(|it| is_empty || area.dinos.contains_key(it) || faced.contains(it));
    let id = match (wall, trap, dies) {
        (false, false, _) => return None,
        (true, false, false) => "guard-wall-first",
        (false, true, false) => "guard-trap-first",
        (true, true, false) => "guard-both-first",
        (true, false, true) => "guard-unless-wall",
        (false, true, true) => "guard-unless-trap",
        (true, true, true) => "guard-unless-both",
    };
    Some(id.into())
}

/// ATK-04: the Dino spaces whose Dinos a figure here would fight in an attack: the nearest that the figure before it leaves.
fn faced(state: &State, space: Space, who: Fighter) -> Vec<Spot> {
    let before = state.board.zones[space.zone].defenders[..space.row].iter().filter_map(|row| row[space.col]);
    let gone = before.map(|it| strength(state, Space { row: 0, ..space }, it.who)).sum();
    let mut column: Vec<Spot> = state.spots(space.zone).iter().filter(|it| it.col == space.col).copied().collect();
    column.sort_by_key(|it| it.row);
    column.into_iter().skip(gone).take(strength(state, space, who)).collect()
}

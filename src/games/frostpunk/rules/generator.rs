//! The Generator (GEN): stoking, cold, the overload check, malfunction.

use super::because::Cause;
use super::effects::Scope;
use super::heat::{self, stoke};
use super::{Play, Table, end, illness, night, technologies};
use crate::engine::Text;
use crate::games::frostpunk::content::features::Technique;
use crate::games::frostpunk::content::kinds::{Building, Citizen};
use crate::games::frostpunk::state::{Phase, State};

/// GEN-01 to GEN-07.
pub(crate) fn generator(t: &mut Table) -> Play {
    stoke(t)?;
    cold(t)?;
    check(t)?;
    t.state.board.heat.marker = t.state.content.boards.heat.heat;
    Ok(())
}

/// GEN-02: one falls ill for each icon between the heat marker and the cold marker, from the heat marker on.
fn cold(t: &mut Table) -> Play {
    let icons = icons_between(&t.state);
    illness::fall_because(t, Cause::Generator, &icons)
}

/// RND-01: whether the cold of a Generator phase is still to come before the next Preparation.
pub(crate) fn is_ahead(state: &State) -> bool {
    night::is_ahead(state) || matches!(state.board.phase, Phase::Night | Phase::Dawn | Phase::Morning)
}

pub(crate) fn icons_between(state: &State) -> Vec<Citizen> {
    icons(state, state.board.heat.cold)
}

/// Who of these is spared for so much coal, one after the other.
pub(crate) fn spared(state: &State, coal: u32) -> Vec<Citizen> {
    icons(state, state.board.heat.cold.min(state.board.heat.marker + coal))
}

fn icons(state: &State, to: u32) -> Vec<Citizen> {
    let between = &state.content.boards.icons.between;
    (state.board.heat.marker..to).filter_map(|it| between.get(it as usize - 1).copied()).collect()
}

/// How many cubes are dropped with the heat marker where it stands (GEN-03).
pub(crate) fn dropped(state: &State) -> u32 {
    let at = state.content.boards.cubes.dropped.get(state.board.heat.marker as usize - 1);
    let fewer = technologies::sum(state, |it| if let Technique::Drop(n) = it { Some(*n) } else { None });
    at.copied().unwrap_or_default().saturating_sub(fewer)
}

/// GEN-03 to GEN-06: what comes out of the tower goes to the overload track.
fn check(t: &mut Table) -> Play {
    let dropped = dropped(&t.state);
    let out = (0..dropped).map(|_| drop_cube(t)).sum::<u32>();
    let from = t.state.board.overload;
    t.state.board.overload += out;
    if dropped > 0 {
        let note = Text::new("note-check").with("dropped", dropped).with("out", out).with("from", from);
        t.say_with(|s| note.with("heat", s.board.heat.marker).with("overload", s.board.overload));
    }
    if t.state.board.overload > safe(&t.state) {
        return malfunction(t);
    }
    let small = t.state.content.boards.overload.small;
    if t.state.board.overload > small {
        t.state.board.overload = small;
        t.say(Text::new("note-spared").with("n", small));
    }
    Ok(())
}

/// The overload up to which a check brings no malfunction (GEN-05), with what a technology makes of it.
pub(crate) fn safe(state: &State) -> u32 {
    let spared = technologies::sum(state, |it| if let Technique::Spare(n) = it { Some(*n) } else { None });
    state.content.boards.overload.small + spared
}

/// One cube into the tower: what is inside may come loose, the cube may fall through or stay; says how many came out.
fn drop_cube(t: &mut Table) -> u32 {
    let towers = &t.state.content.boards.tower;
    let tower = if t.state.board.tower.upgraded { &towers.upgraded } else { &towers.basic };
    let (falls, loosens, most) = (tower.falls as usize, tower.loosens as usize, tower.holds);
    let loose = (0..t.state.board.tower.holds).filter(|_| t.roll("tower", 100) < loosens).count() as u32;
    let through = u32::from(t.roll("tower", 100) < falls);
    let inside = t.state.board.tower.holds - loose + 1 - through;
    let over = u32::from(inside > most);
    t.state.board.tower.holds = inside - over;
    loose + through + over
}

/// GEN-05, GEN-06: the first time markers move and the track is emptied; the second time the Generator explodes.
fn malfunction(t: &mut Table) -> Play {
    if t.state.board.heat.overheated {
        return end::defeat(t, "defeat-explosion");
    }
    t.state.board.heat.overheated = true;
    let n = t.state.content.boards.overload.malfunction;
    heat::advance(t, heat::Advance { cold: n, red: n, orange: n, yellow: n });
    t.state.board.overload = 0;
    t.headline("note-malfunction");
    Ok(())
}

/// Tokens onto the overload track; no check follows (GEN-04, GEN-09).
pub(crate) fn overload(t: &mut Table, n: u32) -> Play {
    t.state.board.overload += n;
    t.say_with(|s| Text::new("note-overload-more").with("n", n).with("overload", s.board.overload));
    Ok(())
}

/// BLD-04: how many tokens more the Generator building takes off with technologies.
pub(crate) fn removes_more(state: &State) -> u32 {
    technologies::sum(state, |it| if let Technique::RemoveMore(n) = it { Some(*n) } else { None })
}

/// Up to so many tokens off the track; the Generator building takes off more with a technology (BLD-04).
pub(crate) fn cool(t: &mut Table, n: u32, scope: &Scope) -> Play {
    let more = removes_more(&t.state);
    let at_generator = scope.at.and_then(|it| t.state.built_on(it)).is_some_and(|it| it.1.key == Building::Generator);
    let n = n.saturating_add(if at_generator { more } else { 0 }).min(t.state.board.overload);
    t.state.board.overload -= n;
    if n > 0 {
        t.say_with(|s| Text::new("note-overload-less").with("n", n).with("overload", s.board.overload));
    } else {
        t.say("note-overload-none");
    }
    Ok(())
}

/// BLD-04: the first core upgrades the tower; the cubes inside stay.
pub(crate) fn upgrade_tower(t: &mut Table) -> Play {
    if !t.state.board.tower.upgraded {
        t.state.board.tower.upgraded = true;
        t.say("note-tower");
    }
    Ok(())
}

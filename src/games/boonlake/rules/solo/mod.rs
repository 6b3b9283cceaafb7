//! The solo game (SOL): the Grey Eminence is rules, no robot.

mod actions;
mod places;
mod tokens;

use super::Table;
use super::card_effects::own;
use super::income::cattle_points;
use super::reasons::because;
use super::{locks, shared_parts, ship, turn};
use crate::engine::{Common, Outcome, Play, Seat, Text};
use crate::games::boonlake::content::RiverId;
use crate::games::boonlake::content::kinds::{Kind, Level, Region, Side};
use crate::games::boonlake::state::{Eminence, Owner, State, Why};
pub(crate) use places::around;
pub(crate) use tokens::{only_side, redeal};

/// What she gains at the end for each B token that is still face down (SOL-20).
const PER_TOKEN: i32 = 10;

/// SOL-01: what she begins with.
pub(crate) fn eminence(level: Option<&str>) -> Eminence {
    Eminence {
        level: level.and_then(Level::from_key).unwrap_or(Level::Easy),
        vp: 0,
        houses: Kind::House.pieces().0,
        settlements: Kind::Settlement.pieces().0,
        cattle: Kind::Cattle.pieces().0,
        cactus: 0,
        ship: RiverId(0),
        open: Vec::new(),
        silhouette: None,
    }
}

/// SOL-02.
pub(crate) fn setup(t: &mut Table) {
    if let Some(level) = t.state.board.eminence.as_ref().map(|it| it.level) {
        tokens::stack(t, level);
    }
}

/// SOL-03, SOL-08: step A, step B, your shared part, her ship, the action tiles.
pub(crate) fn turn(t: &mut Table) -> Play {
    let token = tokens::turn_up(t)?;
    let side = t.state.content.token(token).side;
    actions::step_a(t, side)?;
    let tile = actions::step_b(t, token)?;
    let all = t.seats().all().collect();
    because(t, Why::Action(tile), |t| shared_parts::shared_part(t, tile, all))?;
    let passed = ship::sail_eminence(t);
    turn::move_up(&mut t.state);
    locks::after_turn(t, &passed);
    Ok(())
}

/// VP for her, if she plays, and what for.
fn vp(t: &mut Table, why: Why, n: i32) {
    if let Some(her) = &mut t.state.board.eminence {
        her.vp += n;
        if n != 0 {
            t.say_with(|state| Text::new("note-eminence-vp-why").with("n", n).with("why", why.text(state)));
        }
    }
}

/// SOL-11, SOL-12: so many VP for each presence of hers in the regions that were not scored.
pub(crate) fn region_points(t: &mut Table, scored: Region, each: i32) {
    let there = |it: &Region| t.state.presence(Owner::Eminence, *it);
    let n: u32 = Region::ALL.iter().filter(|it| **it != scored).map(there).sum();
    vp(t, Why::Reason("why-presence"), n as i32 * each);
}

/// SOL-18, SOL-19: the value of the last emptied recess of each kind, of the cactus marker, and of her cattle.
pub(crate) fn income_of(state: &State, her: &Eminence) -> i32 {
    let facts = &state.content.eminence;
    let last = |list: &[i32], kind: Kind, left: u8| {
        let emptied = usize::from(kind.pieces().0 - left);
        emptied.checked_sub(1).and_then(|at| list.get(at)).copied().unwrap_or_default()
    };
    last(&facts.houses, Kind::House, her.houses)
        + last(&facts.settlements, Kind::Settlement, her.settlements)
        + last(&facts.cattle, Kind::Cattle, her.cattle)
        + facts.cactus_points(her.cactus)
        + cattle_points(state, Owner::Eminence)
}

/// Her part of an interim scoring.
pub(crate) fn income(t: &mut Table) {
    let n = t.state.board.eminence.as_ref().map_or(0, |it| income_of(&t.state, it));
    vp(t, Why::Reason("why-income"), n);
}

/// SOL-20: her income once more, and the B tokens still face down: all are turned up and counted.
pub(crate) fn final_scoring(t: &mut Table) {
    let hidden = tokens::turn_up_all(t).into_iter().filter(|it| t.state.content.token(*it).side == Side::B).count();
    let Some(income) = t.state.board.eminence.as_ref().map(|it| income_of(&t.state, it)) else { return };
    let tokens = PER_TOKEN * hidden as i32;
    t.say_with(|_| Text::new("note-eminence-final").with("income", income).with("tokens", tokens));
    vp(t, Why::Reason("why-final"), income + tokens);
}

/// You win with at least as many VP as she has.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let her = state.board.eminence.as_ref()?;
    let yours = state.board.players[Seat(0)].vp;
    let won = yours >= her.vp;
    let reason = Text::new(if won { "reason-won" } else { "reason-lost" }).with("yours", yours).with("hers", her.vp);
    Some(Outcome::Common(Common { won, points: yours, reasons: vec![reason] }))
}

/// Presence of the only player.
fn yours() -> Owner {
    own(Seat(0))
}

//! The left parts of the action tiles (TIL, BUI), from left to right; each action may be skipped (TRN-06).

use super::Table;
use super::acts::{Act, Right, one_of};
use super::any_time::Matter;
use super::cards;
use super::gains;
use super::{develop, levers, regions, upgrade};
use crate::engine::{Arg, Ask, Play, Seat};
use crate::games::boonlake::content::kinds::ActionTile;
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::state::State;

pub(crate) fn left_part(t: &mut Table, seat: Seat, tile: ActionTile) -> Play {
    match tile {
        // TIL-01.
        ActionTile::Expansion => {
            explore(t, seat, (1, 2))?;
            explore(t, seat, (2, 2))?;
            settle(t, seat, "expansion")?;
        }
        // TIL-02.
        ActionTile::Settle => settle(t, seat, "settle")?,
        // TIL-03.
        ActionTile::Cattle => {
            let offers = |_: &State| vec![Act::Pasture];
            // TIL-03: the Grey Eminence has no shared parts.
            let all = if t.state.board.eminence.is_some() { "solo" } else { "all" };
            let ask = Ask::new("pasture", "CAT-01").with("how", Arg::Word(all.to_owned()));
            one_of(t, seat, Right { ask, matter: Matter::Nothing, pass: None, offers: &offers })?;
        }
        // TIL-04.
        ActionTile::Regions => {
            regions::choose(t, seat)?;
        }
        // TIL-05.
        ActionTile::Hiring => {
            gains::gain(t, seat, &Gain::Inhabitants(1))?;
            explore(t, seat, (1, 1))?;
        }
        // TIL-06, BUI-02: no discard for coins.
        ActionTile::Building => {
            let offers = |state: &State| {
                let mut acts = cards::offers(state, seat, None, false);
                acts.push(Act::DrawTwo);
                acts
            };
            one_of(
                t,
                seat,
                Right { ask: Ask::new("building", "BUI-01"), matter: Matter::Cards(None), pass: None, offers: &offers },
            )?;
        }
        // TIL-07.
        ActionTile::Progress => {
            let offers = |state: &State| levers::slots(state, seat);
            let ask = levers::asking(&t.state, seat, "progress");
            one_of(t, seat, Right { ask, matter: Matter::Goods, pass: None, offers: &offers })?;
        }
    }
    Ok(())
}

/// One exploration of so many.
fn explore(t: &mut Table, seat: Seat, (n, of): (u32, u32)) -> Play {
    let offers = |_: &State| vec![Act::Explore];
    let ask = t.ask_with(Ask::new("explore", "EXP-04").with("n", n).with("of", of), |state, ask| {
        // TIL-01: of the two of Expansion whoever has nobody left needs one for what comes after them.
        let empty = of > 1 && state.board.players[seat].ranch == 0;
        ask.with("ranch", Arg::Word(if empty { "empty" } else { "some" }.to_owned()))
    });
    one_of(t, seat, Right { ask, matter: Matter::Nothing, pass: None, offers: &offers })?;
    Ok(())
}

/// Develop or upgrade once. In Settle the shared part gives the same right again; in Expansion its owner has none (TRN-07).
fn settle(t: &mut Table, seat: Seat, tile: &str) -> Play {
    let offers = |state: &State| settling(state, seat);
    let ask = Ask::new("settle", "TIL-02").with("tile", Arg::Word(tile.to_owned()));
    one_of(t, seat, Right { ask, matter: Matter::Goods, pass: None, offers: &offers })?;
    Ok(())
}

pub(crate) fn settling(state: &State, seat: Seat) -> Vec<Act> {
    let mut acts = develop::offers(state, seat);
    acts.extend(upgrade::offers(state, seat));
    acts
}

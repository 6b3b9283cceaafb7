//! What cards do when they are played (CRD-08 to CRD-10). Every part may be declined (CRD-04).

use super::Table;
use super::acts::{Act, ask_act, perform};
use super::any_time::{self, Matter};
use super::conditions::counted;
use super::gains;
use super::levers::raise;
use super::upgrade;
use crate::engine::{Ask, Play, Seat};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::Lever;
use crate::games::boonlake::content::words::{Effect, Gain};
use crate::games::boonlake::labels::declined::{Declined, Either};
use crate::games::boonlake::labels::options::Exchange;
use crate::games::boonlake::state::{LeverState, Owner, State};

pub(crate) fn resolve(t: &mut Table, seat: Seat, effect: &Effect) -> Play {
    match effect {
        Effect::Trade { give, get } => exchange(t, seat, vec![(*give, *get)]),
        Effect::Swap { one, other } => exchange(t, seat, vec![(*one, *other), (*other, *one)]),
        Effect::LeverUp(n) => lever_up(t, seat, *n),
        Effect::ToHouse(less) => to_house(t, seat, *less),
        Effect::ToSettlement { less, presence } => to_settlement(t, seat, *less, *presence),
        Effect::Count { of, vp } => {
            let n = counted(&t.state, seat, *of) * vp;
            gains::gain(t, seat, &Gain::Vp(n as i32))
        }
        Effect::Gain(what) => gains::gain_all(t, seat, what),
    }
}

/// CRD-08: one direction, once, all or nothing.
fn exchange(t: &mut Table, seat: Seat, ways: Vec<(Goods, Goods)>) -> Play {
    let options = |state: &State| {
        let payable = ways.iter().filter(|it| gains::can_pay(state, seat, &it.0));
        let payable = payable.map(|(give, get)| Either::Taken(Exchange { give: *give, get: *get, seat }));
        payable.chain([Either::Other(Declined::Exchange)]).collect()
    };
    if let Either::Taken(Exchange { give, get, .. }) =
        any_time::ask(t, seat, Ask::new("exchange", "CRD-08").openly(), Matter::Goods, options)?
    {
        gains::exchange(t, seat, &give, &get)?;
    }
    Ok(())
}

fn lever_up(t: &mut Table, seat: Seat, n: u32) -> Play {
    for _ in 0..n {
        let down = |it: &Lever| t.state.board.players[seat].levers[*it as usize] == LeverState::Down;
        let mut options: Vec<Either<Lever, Declined>> =
            Lever::ALL.into_iter().filter(down).map(Either::Taken).collect();
        if options.is_empty() {
            return Ok(());
        }
        options.push(Either::Other(Declined::LeverUp));
        match t.choose(seat, Ask::new("lever-up", "CRD-09"), options)? {
            Either::Taken(lever) => raise(t, seat, lever),
            Either::Other(_) => return Ok(()),
        }
    }
    Ok(())
}

fn to_house(t: &mut Table, seat: Seat, less: u32) -> Play {
    let options =
        |state: &State| upgrade::to_houses(state, seat, less).into_iter().chain([Act::Skip("card-house")]).collect();
    let act = ask_act(t, seat, Ask::new("card-house", "CRD-09"), Matter::Goods, options)?;
    perform(t, seat, act)
}

fn to_settlement(t: &mut Table, seat: Seat, less: u32, presence: u32) -> Play {
    let settlements = |state: &State| upgrade::to_settlements(state, seat, less, presence);
    let options = |state: &State| settlements(state).into_iter().chain([Act::Skip("card-settlement")]).collect();
    let act = ask_act(t, seat, Ask::new("card-settlement", "CRD-09"), Matter::Goods, options)?;
    perform(t, seat, act)
}

/// Whose presence a player's own is.
pub(crate) fn own(seat: Seat) -> Owner {
    Owner::Seat(seat)
}

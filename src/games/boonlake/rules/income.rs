//! Income (INC): from the tracks, the emptied recesses and the cattle.

use super::Table;
use super::card_effects::own;
use super::gains::{self, at_marker};
use super::player_rows::emptied;
use super::reasons::because;
use crate::engine::{Play, Seat};
use crate::games::boonlake::content::kinds::{Kind, Track};
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::state::{Owner, State, Why};

/// What comes in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Income {
    pub coins: u32,
    pub cards: u32,
    pub vp: i32,
}

/// INC-01 to INC-03.
pub(crate) fn income_of(state: &State, seat: Seat) -> Income {
    let player = &state.board.players[seat];
    let (coin, card) = (at_marker(&state.content, player, Track::Coin), at_marker(&state.content, player, Track::Card));
    let mut income = Income { coins: coin.gain, cards: card.gain, vp: coin.vp + card.vp };
    for gain in emptied(&state.content, player).flat_map(|it| &it.income) {
        match gain {
            Gain::Coins(n) => income.coins += n,
            Gain::Cards(n) => income.cards += n,
            Gain::Vp(n) => income.vp += n,
            _ => {}
        }
    }
    income.vp += cattle_points(state, own(seat));
    income
}

/// INC-03: for each own cattle the settlements around its pasture, of any owner.
pub(crate) fn cattle_points(state: &State, owner: Owner) -> i32 {
    let own_cattle = state.board.pieces().filter(|it| it.1.owner == owner && it.1.kind == Kind::Cattle);
    own_cattle.map(|it| super::solo::around(state, it.0, &[Kind::Settlement])).sum()
}

/// INC-04: in the last scoring only the VP are given.
pub(crate) fn income(t: &mut Table, seat: Seat, last: bool) -> Play {
    let income = income_of(&t.state, seat);
    because(t, Why::Reason("why-income"), |t| match last {
        true => gains::gain(t, seat, &Gain::Vp(income.vp)),
        false => gains::gain_all(t, seat, &[Gain::Coins(income.coins), Gain::Cards(income.cards), Gain::Vp(income.vp)]),
    })
}

//! Special projects (PRJ): the upper halves of the scoring tiles, in place of playing a card.

use super::Table;
use super::acts::Act;
use super::any_time::{could_show, richer};
use super::card_effects::own;
use super::cards::{Demand, ELEVEN, discounted, meet, reductions};
use super::gains;
use super::reasons::{because, priced};
use crate::engine::{Fault, Play, Seat};
use crate::games::boonlake::content::kinds::Lever;
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::labels::names::scoring_name;
use crate::games::boonlake::state::{State, Why};

/// How often the VP of the own tile count (PRJ-03).
pub(crate) const OWN: i32 = 2;

/// What the project of an area asks of this player (CRD-07).
pub(crate) fn demand(state: &State, seat: Seat, area: usize) -> Demand {
    let tile = state.content.scoring(state.board.areas[area].tile);
    Demand { coins: discounted(state, seat, tile.coins), vases: 0, resources: tile.resources }
}

/// PRJ-04, PRJ-06: those not yet realised that can be paid for; it takes an inhabitant of the supply.
pub(crate) fn offers(state: &State, seat: Seat) -> Vec<Act> {
    let possible = |area: &usize| !reductions(state, seat, &demand(state, seat, *area)).is_empty();
    affordable(state, seat).filter(possible).map(Act::Project).collect()
}

/// The areas whose project could be realised but for resources.
pub(crate) fn affordable(state: &State, seat: Seat) -> impl Iterator<Item = usize> + '_ {
    let player = &state.board.players[seat];
    // L11 may pay a part.
    let coins = player.coins + if player.is_up(Lever::L11) { ELEVEN } else { 0 };
    let payable = move |area: &usize| coins >= demand(state, seat, *area).coins;
    let open = move |area: &usize| !player.projects[*area] && player.supply > 0;
    (0..state.board.areas.len()).filter(open).filter(payable)
}

/// Whether there is a project that could be realised, with what boats could show and levers give, too.
pub(crate) fn within_reach(state: &State, seat: Seat) -> bool {
    let shown = |state: &State| affordable(state, seat).any(|it| could_show(state, seat, &demand(state, seat, it)));
    shown(state) || shown(&richer(state, seat))
}

/// PRJ-03: the project of the tile that was chosen at the set-up gives twice the VP.
pub(crate) fn times(state: &State, seat: Seat, area: usize) -> i32 {
    if state.board.areas[area].owner == Some(own(seat)) { OWN } else { 1 }
}

/// PRJ-02, PRJ-03: an inhabitant above the project, another to the ranch, VP, a step on a track.
pub(crate) fn realise(t: &mut Table, seat: Seat, area: usize) -> Play {
    let tile = t.state.board.areas[area];
    let demand = demand(&t.state, seat, area);
    t.say_with(|state| {
        priced("note-project", &demand.price()).with("seat", seat).with("tile", scoring_name(state, tile.tile))
    });
    meet(t, seat, &demand)?;
    let player = &mut t.state.board.players[seat];
    Fault::unless(player.supply > 0, "an inhabitant is left for the project")?;
    // It never comes back (PRJ-05).
    player.supply -= 1;
    player.projects[area] = true;
    let (vp, track) = {
        let facts = t.state.content.scoring(tile.tile);
        (facts.vp, facts.track)
    };
    let times = times(&t.state, seat, area);
    because(t, Why::Project(tile.tile), |t| {
        gains::gain_all(t, seat, &[Gain::Inhabitants(1), Gain::Vp(vp * times)])?;
        gains::steps(t, seat, track, 1)
    })
}

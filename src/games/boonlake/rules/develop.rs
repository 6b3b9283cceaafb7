//! Developing (DEV): an inhabitant from the ranch to a free plot.

use super::Table;
use super::acts::Act;
use super::card_effects::own;
use super::gains;
use super::reasons::{because, priced};
use crate::engine::{Offered, Play, Seat};
use crate::games::boonlake::content::kinds::Kind;
use crate::games::boonlake::content::words::Plot;
use crate::games::boonlake::state::{Laid, Piece, PlotId, State, Why};

/// The plot of a laid tile.
pub(crate) fn plot(state: &State, at: PlotId) -> Option<&Plot> {
    match state.board.laid(at.space)? {
        Laid::Tile { tile, .. } => state.content.tile(*tile).plots.get(at.plot),
        Laid::Pasture(_) => None,
    }
}

/// DEV-01 to DEV-03: the free plots whose price can be paid, if an inhabitant is on the ranch.
pub(crate) fn offers(state: &State, seat: Seat) -> Vec<Act> {
    let player = &state.board.players[seat];
    if player.ranch == 0 {
        return Vec::new();
    }
    let payable = |at: &PlotId| plot(state, *at).is_some_and(|it| gains::can_pay(state, seat, &it.price()));
    let free = |at: &PlotId| state.board.piece(*at).is_none();
    state.all_plots().filter(free).filter(payable).map(Act::Develop).collect()
}

/// DEV-03: the price first, then the gain.
pub(crate) fn develop(t: &mut Table, seat: Seat, at: PlotId) -> Play {
    let (price, gains) = {
        let plot = plot(&t.state, at).offered("the plot lies on the map")?;
        (plot.price(), plot.gains().to_vec())
    };
    let player = &mut t.state.board.players[seat];
    player.ranch = player.ranch.checked_sub(1).offered("an inhabitant is on the ranch")?;
    let piece = Piece { owner: own(seat), kind: Kind::Inhabitant };
    t.state.board.put(at, piece).offered("the plot lies on the map")?;
    t.say_with(|_| priced("note-develop", &price).with("seat", seat).with("space", at.space.number()));
    because(t, Why::Space(at.space), |t| {
        gains::pay_told(t, seat, &price)?;
        gains::gain_all(t, seat, &gains)
    })
}

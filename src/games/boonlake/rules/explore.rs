//! Exploring (EXP) and laying pastures (CAT-01, CAT-02).

use super::Table;
use super::any_time::{self, Matter};
use super::gains;
use super::levers::lower_told;
use super::reasons::because;
use crate::engine::{Ask, Label, Offered, Play, Seat, Text};
use crate::games::boonlake::content::SpaceId;
use crate::games::boonlake::content::kinds::Lever;
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::labels::laying::LaySpace;
use crate::games::boonlake::labels::names::tile_name;
use crate::games::boonlake::state::{Laid, State, Why};

/// What a tile is worth that cannot be laid (EXP-07, CAT-02).
const INSTEAD: u32 = 2;

/// EXP-02, EXP-05: the empty spaces that touch a laid tile or pasture.
pub(crate) fn free_spaces(state: &State) -> impl Iterator<Item = SpaceId> + '_ {
    let touches = |it: &SpaceId| state.content.space(*it).near.iter().any(|near| state.board.laid(*near).is_some());
    state.content.space_ids().filter(|it| state.board.laid(*it).is_none()).filter(touches)
}

/// EXP-01, EXP-04: a tile is revealed and must be laid; with none left, or nowhere to lay it, 2 coins.
pub(crate) fn explore(t: &mut Table, seat: Seat) -> Play {
    if t.state.secret.grey.is_empty() || free_spaces(&t.state).next().is_none() {
        return because(t, Why::Reason("why-no-tile"), |t| gains::gain(t, seat, &Gain::Coins(INSTEAD)));
    }
    let tile = t.draw_from(|state| &mut state.secret.grey).offered("a grey tile is left")?;
    t.say_with(|state| Text::new("note-reveal").with("seat", seat).with("tile", tile_name(state, tile)));
    let ask = t.ask_with(Ask::new("lay-tile", "EXP-02"), |state, ask| ask.with("tile", tile_name(state, tile)));
    let options =
        |state: &State| free_spaces(state).map(|space| LaySpace { space, seat, pasture: false }).collect::<Vec<_>>();
    let space = any_time::ask(t, seat, ask, Matter::Nothing, options)?.space;
    lay(t, seat, space, Laid::Tile { tile, plots: [None; 2] })
}

/// CAT-01.
pub(crate) fn lay_pasture(t: &mut Table, seat: Seat) -> Play {
    if t.state.board.pastures == 0 || free_spaces(&t.state).next().is_none() {
        return because(t, Why::Reason("why-no-tile"), |t| gains::gain(t, seat, &Gain::Coins(INSTEAD)));
    }
    let options =
        |state: &State| free_spaces(state).map(|space| LaySpace { space, seat, pasture: true }).collect::<Vec<_>>();
    let space = any_time::ask(t, seat, Ask::new("lay-pasture", "CAT-01"), Matter::Nothing, options)?.space;
    t.state.board.pastures -= 1;
    lay(t, seat, space, Laid::Pasture(Vec::new()))
}

/// EXP-03, EXP-06: the bonus of the space, and an inhabitant for L09.
fn lay(t: &mut Table, seat: Seat, space: SpaceId, laid: Laid) -> Play {
    let pasture = matches!(laid, Laid::Pasture(_));
    t.state.board.map[usize::from(space.0)] = Some(laid);
    let note = if pasture { "note-lay-pasture" } else { "note-lay" };
    t.say_with(|_| Text::new(note).with("seat", seat).with("space", space.number()));
    let bonus = t.state.content.space(space).bonus.clone();
    because(t, Why::Space(space), |t| gains::gain_all(t, seat, &bonus))?;
    let player = &t.state.board.players[seat];
    if !player.is_up(Lever::L09) || player.supply == 0 {
        return Ok(());
    }
    let ask = Ask::new("lever-l09", "EXP-06").with("from", player.ranch).with("to", player.ranch + 1);
    // Where the answer is taken back, its words are all that is read.
    let words = |_: &State, it: &bool| match it {
        true => Label::from("offer-l09"),
        false => Label::from("offer-decline-l09").detail("decline-l09-kept"),
    };
    let key = |_: &State, it: &bool| if *it { "yes" } else { "no" }.to_owned();
    if t.choose_by(seat, ask, [true, false], key, words)? {
        lower_told(t, seat, Lever::L09);
        because(t, Why::Lever(Lever::L09), |t| gains::gain(t, seat, &Gain::Inhabitants(1)))?;
    }
    Ok(())
}

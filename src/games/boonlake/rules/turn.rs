//! The turn (TRN): action tile, card step, left and shared part, ship, action board.

use super::Table;
use super::acts::{Right, one_of};
use super::any_time::{self, Matter};
use super::cards;
use super::gains;
use super::reasons::because;
use super::{action_tiles, locks, shared_parts, ship, solo};
use crate::engine::{Arg, Ask, Play, Seat, Text};
use crate::games::boonlake::content::kinds::{ActionTile, Lock, Side};
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::labels::names::{action_name, of_group};
use crate::games::boonlake::labels::options::Take;
use crate::games::boonlake::state::{Phase, State, Why};

/// What the card step of Building gives (BUI-01).
const BUILDING: u32 = 3;

/// TRN-02: the whole turn of the active player.
pub(crate) fn turn(t: &mut Table) -> Play {
    let seat = t.state.board.active;
    let tile = take_tile(t, seat)?;
    let passed = because(t, Why::Action(tile), |t| rest(t, seat, tile))?;
    move_up(&mut t.state);
    locks::after_turn(t, &passed);
    Ok(())
}

/// All that follows from the tile. Says which locks the ship has passed.
fn rest(t: &mut Table, seat: Seat, tile: ActionTile) -> Play<Vec<Lock>> {
    card_step(t, seat, tile)?;
    action_tiles::left_part(t, seat, tile)?;
    // The active player ends the whole turn before the others are called: their shared parts and the ship do not touch each
    // other (TIM-04).
    if shared_parts::has_share(tile, seat, Some(seat)) {
        shared_parts::shared_part(t, tile, vec![seat])?;
    }
    let passed = ship::sail(t, seat)?;
    let others = t.seats().after(seat).collect();
    shared_parts::shared_part(t, tile, others)?;
    Ok(passed)
}

/// TRN-03, TRN-04: one tile from its row, which stays empty and gives the ship its steps.
pub(crate) fn take_tile(t: &mut Table, seat: Seat) -> Play<ActionTile> {
    let options = |state: &State| {
        let rows = state.board.actions.iter().enumerate();
        rows.map(|(row, tile)| Take { tile: *tile, row, seat }).collect::<Vec<_>>()
    };
    // In her last turn the Grey Eminence has no step any more that the tile could decide (SOL-20).
    let side = solo::only_side(&t.state);
    let how = match (&t.state.board, side) {
        (it, _) if it.closing => "last",
        (it, None) if it.eminence.is_some() => "solo",
        (it, Some(Side::A)) if it.eminence.is_some() => "solo-a",
        (it, Some(Side::B)) if it.eminence.is_some() => "solo-b",
        _ => "turn",
    };
    let ask = t.ask_with(Ask::new("action", "TRN-03").opens_turn(), |state, ask| {
        let ask = ask.with("how", Arg::Word(how.to_owned()));
        let Some(her) = &state.board.eminence else { return ask };
        // SOL-06: what most tiles bring her is a step on the cactus track, which may be worth nothing.
        let facts = &state.content.eminence;
        let next = facts.cactus_after(her.cactus, if side == Some(Side::B) { 2 } else { 1 });
        ask.with("from", facts.cactus_points(her.cactus)).with("to", facts.cactus_points(next))
    });
    let Take { tile, row, .. } = any_time::ask(t, seat, ask, Matter::Nothing, options)?;
    t.state.board.taken = Some(row);
    let loss = t.state.content.rows[row].vp;
    let note = if loss > 0 { "note-action-loss" } else { "note-action" };
    t.say_with(|_| {
        let note = Text::new(note).with("seat", seat).with("tile", action_name(tile)).with("row", row + 1);
        note.with("n", loss)
    });
    gains::count_vp(&mut t.state.board, seat, -loss);
    Ok(tile)
}

/// TRN-05: a card of the group played or discarded for coins; Building gives coins instead.
pub(crate) fn card_step(t: &mut Table, seat: Seat, tile: ActionTile) -> Play {
    let Some(group) = t.state.content.group(tile) else {
        return gains::gain(t, seat, &Gain::Coins(BUILDING));
    };
    let offers = |state: &State| cards::offers(state, seat, Some(group), true);
    let ask = Ask::new("card", "TRN-05").with("group", of_group(group));
    one_of(t, seat, Right { ask, matter: Matter::Cards(Some(group)), pass: None, offers: &offers })?;
    Ok(())
}

/// TRN-08: the tiles below the empty row move up, the taken one ends in the last row.
pub(crate) fn move_up(state: &mut State) {
    state.board.sailed = false;
    if let Some(row) = state.board.taken.take() {
        let tile = state.board.actions.remove(row);
        state.board.actions.push(tile);
    }
}

/// Whose turn follows (TRN-02), and whose shared part of this one, unless it is theirs that is asked.
pub(crate) fn next_seat(state: &State, asked: Seat) -> Option<Seat> {
    let next = state.board.players.seats().next(state.board.active);
    (state.board.phase == Phase::Turn && next != asked).then_some(next)
}

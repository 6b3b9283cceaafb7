//! Citizen cards (CIT).

use super::acts::{self, Deed};
use super::{Play, Table};
use crate::engine::Seat;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::cards::CitizenCard;
use crate::games::frostpunk::state::{Pawn, State};

pub(crate) fn find(state: &State, card: CardId) -> Option<&CitizenCard> {
    state.content.citizens.iter().find(|it| it.id == card)
}

/// CIT-06: the top card; the discards are shuffled when the deck is empty.
pub(crate) fn draw(t: &mut Table) -> Option<CardId> {
    t.renew("citizens", |state| (&mut state.secret.citizens, &mut state.board.citizen_discards));
    t.draw_from(|state| &mut state.secret.citizens)
}

/// CIT-04: whether a main ability may be used still, as far as everybody can see it.
pub(crate) fn may_play(state: &State, seat: Seat) -> bool {
    !state.hand(seat).is_empty() && !state.board.played.iter().any(|it| it.0 == seat)
}

pub(crate) fn may_play_any(_: &State) -> bool {
    false
}

/// CIT-02: what a card lets the pawns do.
pub(crate) fn deeds(_: &State, _: Seat, _: &[Pawn]) -> Vec<Deed> {
    Vec::new()
}

/// The card lies before its player.
pub(crate) fn lay_out(t: &mut Table, seat: Seat, card: CardId) -> Play {
    if t.state.take_from_hand(seat, card).is_some() {
        t.state.board.played.push((seat, card));
    }
    Ok(())
}

/// Whether the ability makes the action warm.
pub(crate) fn warms(_: &State, _: Option<CardId>) -> bool {
    false
}

/// CIT-03: what the ability does in place of the normal effect.
pub(crate) fn ability(t: &mut Table, _: CardId, deed: Deed) -> Play {
    acts::usual(t, deed)
}

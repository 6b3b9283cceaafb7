//! The morning (MOR): one card each round.

use super::{Play, Table, chronicle, events};
use crate::engine::Text;

/// MOR-01, EVT-04: the top card; it leaves the game unless the chosen option says that it stays.
pub(crate) fn morning(t: &mut Table) -> Play {
    if let Some(card) = t.draw_from(|state| &mut state.secret.morning) {
        t.headline_with(|_| Text::new("note-morning").with("card", card.title()));
        chronicle::card(t, card);
        events::resolve(t, card)?;
    }
    Ok(())
}

//! Defence (RZO-02) and Defence tokens (DEF-01 to DEF-04).

use super::Table;
use super::action::Action;
use crate::engine::{Offered, Play, Seat, Text};
use crate::games::state51::content::Location;
use crate::games::state51::content::ability::Ability;
use crate::games::state51::content::kinds::{Category, Good};
use crate::games::state51::labels::cards::card_label;
use crate::games::state51::state::{Built, BuiltId, State};

/// What it takes to raze this location. Ruins have none.
pub(crate) fn defence(state: &State, built: &Built) -> u32 {
    defence_of(state.location(built), built)
}

/// The same by what stands on the card.
pub(crate) fn defence_of(location: &Location, built: &Built) -> u32 {
    if built.ruined {
        return 0;
    }
    of_category(location.category) + u32::from(guarded(location, built))
}

/// The Defence without a token.
pub(crate) fn of_category(category: Category) -> u32 {
    match category {
        Category::Production => 3,
        Category::Feature => 4,
        Category::Action => 5,
    }
}

/// Whether it carries a Defence token, or counts as carrying one (CRD-03).
pub(crate) fn guarded(location: &Location, built: &Built) -> bool {
    built.token || location.abilities.contains(&Ability::Defended)
}

/// Every own intact location without a token, if there is a token in the pool (DEF-01, DEF-02).
pub(crate) fn acts(state: &State, seat: Seat) -> impl Iterator<Item = Action> + '_ {
    let has_token = state.board.players[seat].pooled(Good::Defence) > 0;
    state
        .rows(seat)
        .filter(move |it| has_token && it.intact() && !guarded(state.location(it), it))
        .map(|it| Action::Defence(it.id))
}

pub(crate) fn put(t: &mut Table, seat: Seat, id: BuiltId) -> Play {
    let player = &mut t.state.board.players[seat];
    player.pool.take_all(Good::Defence, 1).offered("a Defence token is in the pool")?;
    let built = player.built_mut(id).offered("the location to defend is built")?;
    built.token = true;
    let card = built.card;
    t.say_with(|state| Text::new("note-defence").with("seat", seat).with("card", card_label(state, card)));
    Ok(())
}

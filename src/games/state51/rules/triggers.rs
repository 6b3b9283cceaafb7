//! Features that trigger on a Deal or a raze of their owner (DEA-05, RAZ-02, RZO-05, CRD-11).

use super::Table;
use super::gain::{Why, gain};
use crate::engine::Seat;
use crate::games::state51::content::LocationId;
use crate::games::state51::content::ability::{Ability, Bag};
use crate::games::state51::content::kinds::Occasion;
use crate::games::state51::state::{Built, State};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trigger {
    Deal,
    Raze,
}

/// Each of the seat's intact features once, in the order of their row (LIM-11).
pub(crate) fn trigger(t: &mut Table, seat: Seat, what: Trigger) {
    let why = match what {
        Trigger::Deal => "why-on-deal",
        Trigger::Raze => "why-on-raze",
    };
    for (card, what) in triggered(&t.state, seat, what).collect::<Vec<_>>() {
        gain(t, seat, &what, Why::Of(why, card));
    }
}

/// What the features of a seat give then.
pub(crate) fn triggered(state: &State, seat: Seat, what: Trigger) -> impl Iterator<Item = (LocationId, Bag)> + '_ {
    let gives = move |ability: &Ability| match (ability, what) {
        (Ability::On { occasion: Occasion::Deal | Occasion::Both, gain }, Trigger::Deal) => Some(*gain),
        (Ability::On { occasion: Occasion::Raze | Occasion::Both, gain }, Trigger::Raze) => Some(*gain),
        _ => None,
    };
    let of = move |built: &Built| {
        let card = built.card;
        state.content.location(card).abilities.iter().filter_map(gives).map(move |it| (card, it))
    };
    state.rows(seat).filter(|it| it.intact()).flat_map(of)
}

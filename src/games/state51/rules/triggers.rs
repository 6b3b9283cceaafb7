//! Features that trigger on a Deal or a raze of their owner (DEA-05, RAZ-02, RZO-05, CRD-11).

use super::Table;
use super::gain::gain;
use crate::engine::{Seat, Text};
use crate::games::state51::content::LocationId;
use crate::games::state51::content::ability::{Ability, Bag};
use crate::games::state51::labels::cards::card_label;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trigger {
    Deal,
    Raze,
}

/// Each of the seat's intact features once, in the order of their row (LIM-11).
pub fn trigger(t: &mut Table, seat: Seat, what: Trigger) {
    let mut due: Vec<(LocationId, Bag)> = Vec::new();
    for built in t.state.rows(seat).filter(|it| it.intact()) {
        for ability in &t.state.location(built).abilities {
            if let Ability::On { deal, raze, gain } = ability
                && match what {
                    Trigger::Deal => *deal,
                    Trigger::Raze => *raze,
                }
            {
                due.push((built.card, *gain));
            }
        }
    }
    let why = match what {
        Trigger::Deal => "why-on-deal",
        Trigger::Raze => "why-on-raze",
    };
    for (card, what) in due {
        let why = Text::new(why).with("card", card_label(&t.state, card));
        gain(t, seat, &what, why);
    }
}

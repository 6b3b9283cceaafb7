//! What a good is for that an offer brings: a Development, or something that one has built.

use super::cards::card_label;
use crate::engine::{Clause, Seat, Text};
use crate::games::state51::content::LocationId;
use crate::games::state51::content::ability::{Ability, Bag};
use crate::games::state51::content::kinds::Good;
use crate::games::state51::rules::develop::{any_fits_without, fitting, payable};
use crate::games::state51::rules::means::Means;
use crate::games::state51::state::State;

/// For which cards a Brick could pay a Development, and if for none, why.
pub(super) fn use_of_brick(state: &State, seat: Seat) -> Clause {
    match fitting(state, seat)[..] {
        // Types are not the reason where there is nothing to develop (DEV-01).
        [] if state.rows(seat).next().is_none() => Clause::new(0, "workers-no-location"),
        [] => Clause::new(0, "workers-no-fit"),
        [first, ref others @ ..] => {
            let text = Text::new("workers-brick").with("card", card_label(state, first));
            Clause::new(1, text.with("more", others.len()))
        }
    }
}

/// What a Brick makes possible where nothing has paid for a Development so far (DEV-01, LIM-03); `used` leaves the hand for it.
pub(super) fn opens(state: &State, seat: Seat, gain: &Bag, used: Option<LocationId>) -> Option<Clause> {
    let good = [Good::Brick, Good::Ammo].into_iter().find(|it| gain.count(*it) > 0)?;
    let is_first = payable(&Means::of(state, seat)).is_empty();
    let name = Text::new(format!("good-{}-short", good.key()));
    let text = Text::new("brick-pays").with("good", name);
    (is_first && any_fits_without(state, seat, used)).then(|| Clause::new(3, text))
}

/// The first own location that is used for this good (ACA-01).
pub(super) fn wanted(state: &State, seat: Seat, good: Good) -> Option<Clause> {
    let takes = |it: &Ability| match it {
        Ability::Use { cost, .. } => cost.goods.count(good) > 0 || (cost.basic > 0 && good.is_basic()),
        _ => false,
    };
    let own = state.rows(seat).filter(|it| it.intact());
    let card = own.map(|it| it.card).find(|it| state.content.location(*it).abilities.iter().any(takes))?;
    Some(Clause::new(4, Text::new("good-for").with("card", card_label(state, card))))
}

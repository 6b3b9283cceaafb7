//! What a good is for that an offer brings: a Development, or something that one has built.

use super::cards::{card_label, connection_label};
use super::goods::shorts;
use crate::engine::{Arg, Clause, Seat, Text};
use crate::games::state51::content::LocationId;
use crate::games::state51::content::ability::{Bag, Cost};
use crate::games::state51::content::kinds::Good;
use crate::games::state51::rules::action_location::{can_use, usable};
use crate::games::state51::rules::build::hand;
use crate::games::state51::rules::develop::{any_fits_without, fitting, payable};
use crate::games::state51::rules::means::Means;
use crate::games::state51::state::{Built, State};

/// For which cards a Brick could pay a Development, and if for none, why.
pub(super) fn use_of_brick(state: &State, seat: Seat) -> Clause {
    match fitting(state, seat)[..] {
        // Types are not the reason where there is nothing to develop (DEV-01).
        [] if state.rows(seat).next().is_none() => Clause::new(0, "workers-no-location"),
        [] => Clause::new(0, "workers-no-fit"),
        // Where a Development could be paid already it would seem to need this very Brick.
        [..] if !payable(&Means::of(state, seat)).is_empty() => Clause::new(1, "workers-brick-more"),
        ref all @ [ref first, ref others @ ..] => {
            let text = Text::new("workers-brick");
            let text = match one_or_two(state, all) {
                Some(names) => text.with("card", names).with("more", 0),
                None => text.with("card", card_label(state, *first)).with("more", others.len()),
            };
            Clause::new(1, text)
        }
    }
}

/// The name of a card, or those of two where both have room beside what changes: a number alone would leave open which.
fn one_or_two(state: &State, cards: &[LocationId]) -> Option<Text> {
    const BOTH: usize = 18;
    let length = |it: LocationId| state.content.location(it).key.len();
    let name = |it: LocationId| card_label(state, it);
    match *cards {
        [only] => Some(name(only)),
        [one, other] if length(one) + length(other) <= BOTH => {
            Some(Text::new("brings-either").with("one", name(one)).with("other", name(other)))
        }
        _ => None,
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

/// The first own location, and the first held Connection card, that this good pays for once the price is paid (ACA-01, CON-03). What
/// comes again `each_round` is also for a location that cannot be used any more in this one.
pub(super) fn wanted(state: &State, seat: Seat, good: Good, price: &Cost, each_round: bool) -> Vec<Clause> {
    let Some(means) = Means::of(state, seat).after(price, &Bag::from([(good, 1)])) else { return Vec::new() };
    let takes = |cost: &Cost| cost.goods.count(good) > 0 || (cost.basic > 0 && good.is_basic());
    let own: Vec<&Built> =
        state.rows(seat).filter(|it| it.intact() && usable(state, it).is_some_and(|able| takes(able.cost))).collect();
    let later = own.first().filter(|_| each_round);
    let built = own.iter().find(|it| can_use(state, seat, &means, it)).or(later);
    let location = built.map(|it| Text::new("good-for").with("card", card_label(state, it.card)));
    let held = state.board.players[seat].connections.iter().find(|it| {
        let cost = &state.content.connection(**it).cost;
        takes(cost) && means.can_pay(cost)
    });
    let connection = held.map(|it| {
        let gain = shorts(&state.content.connection(*it).gain);
        Text::new("good-for-connection").with("card", connection_label(state, *it)).with("gain", gain)
    });
    location.into_iter().chain(connection).map(|it| Clause::new(4, it)).collect()
}

/// Which card of the hand the contacts that come would pay for that nothing has paid for so far: an exchange is the whole action, so
/// that what it is for comes only in the next turn (ACT-01, BLD-01, DEA-01, RAZ-01).
pub(super) fn then_affords(state: &State, seat: Seat, cost: &Cost, gain: &Bag) -> Option<Clause> {
    let means = Means::of(state, seat);
    let contacts = [Good::Grey, Good::Red, Good::Blue];
    // What pays with contacts or cards may take just those that it would need.
    if cost.cards() > 0 || contacts.iter().chain([&Good::Universal]).any(|it| cost.goods.count(*it) > 0) {
        return None;
    }
    let of = contacts.into_iter().find(|it| gain.count(*it) > 0)?;
    let had = means.most(of);
    let reach = had + 1..=had + gain.count(of);
    let cards: Vec<LocationId> =
        hand(state, seat).filter(|it| reach.contains(&state.content.location(*it).distance)).collect();
    let text = Text::new(format!("then-{}", of.key()));
    if let Some(names) = one_or_two(state, &cards) {
        return Some(Clause::new(3, text.with("card", names).with("more", 0)));
    }
    // Of several the Distance says which: their names would not fit.
    let distances = || cards.iter().map(|it| state.content.location(*it).distance);
    let distance = match (distances().min()?, distances().max()?) {
        (least, most) if least < most => format!("{least}–{most}"),
        (only, _) => only.to_string(),
    };
    let text = text.with("n", cards.len()).with("distance", Arg::Word(distance));
    Some(Clause::new(3, text.with("more", cards.len() - 1)))
}

//! What the offers of a turn say: short enough for a button, so that the player knows what it costs and brings.

use super::cards::card_label;
use super::goods::{short, shorts};
use crate::engine::{Seat, Text};
use crate::games::state51::content::ability::{Ability, Bag, Bonus, Make};
use crate::games::state51::content::kinds::{Good, Type};
use crate::games::state51::content::{Location, LocationId};
use crate::games::state51::state::State;

/// What is counted where a card counts locations of a Type: those there will be, or nothing yet.
type Count<'a> = Option<&'a dyn Fn(Type) -> u32>;

/// What building this card brings, with the numbers as they stand now (BLD-03, BLD-06).
pub(crate) fn brings_now(state: &State, seat: Seat, card: LocationId) -> Text {
    let location = state.content.location(card);
    let count = |of: Type| state.count_type(seat, of) + u32::from(location.types.contains(&of));
    brings(location, Some(&count))
}

/// A card with what it costs to build and what it brings.
pub(crate) fn card_offer(state: &State, card: LocationId, brings: Text) -> Text {
    Text { id: "offer-lookout".into(), ..build_offer(state, card) }.with("brings", brings)
}

/// A card with what it costs to build; what it brings stands below.
pub(crate) fn build_offer(state: &State, card: LocationId) -> Text {
    let cost = distance_label(state.content.location(card), Good::Grey);
    Text::new("offer-build").with("card", card_label(state, card)).with("cost", cost)
}

/// What this card brings when it replaces another one.
pub(crate) fn brings_at_all(location: &Location) -> Text {
    brings(location, None)
}

fn brings(location: &Location, count: Count) -> Text {
    let (mut goods, mut once, mut words) = (Bag::new(), Bag::new(), Vec::new());
    for ability in &location.abilities {
        match (ability, count) {
            // What comes each round is told apart from what comes once, unless all of it comes now.
            (Ability::Bonus(Bonus::Gain(more)), None) => once.add_all(more),
            (Ability::Make(Make::Goods(more)) | Ability::Bonus(Bonus::Gain(more)), _) => goods.add_all(more),
            (
                Ability::Make(Make::PerType { good, of, most }) | Ability::Bonus(Bonus::PerType { good, of, most }),
                Some(count),
            ) => goods.add(*good, count(*of).min(*most)),
            (Ability::Make(Make::Rob) | Ability::Defended, _) => {}
            (Ability::Make(make), _) => words.push(make.short()),
            (Ability::Bonus(bonus), _) => words.push(bonus.short()),
            (Ability::On { .. }, _) => words.push(ability.text()),
            _ => words.push(ability.short()),
        }
    }
    let mut list = shorts(&goods);
    if !once.is_empty() {
        list.push(Text::new("goods-once").with("what", shorts(&once)));
    }
    list.append(&mut words);
    if list.is_empty() { Text::new("brings-nothing") } else { Text::new("list").with("what", list) }
}

/// What a production makes.
pub(crate) fn make_label(make: &Make) -> Text {
    match make {
        Make::Goods(goods) => Text::new("list").with("what", shorts(goods)),
        Make::Rob => Text::new("brings-nothing"),
        _ => make.short(),
    }
}

/// The Distance in the contacts that pay it, such as "2 grey".
pub(crate) fn distance_label(location: &Location, contact: Good) -> Text {
    short(contact, location.distance)
}

//! What the offers of a turn say: short enough for a button, so that the player knows what it costs and brings.

use super::cards::card_label;
use super::goods::{room_text, short, shorts};
use crate::engine::{Seat, Text};
use crate::games::state51::content::ability::{Ability, Bag, Bonus, Make};
use crate::games::state51::content::kinds::{Good, Type};
use crate::games::state51::content::{Location, LocationId};
use crate::games::state51::state::{Built, State};

/// What is counted where a card counts locations of a Type: those there will be, or nothing yet.
type Count<'a> = Option<&'a dyn Fn(Type) -> u32>;

/// What building this card brings, with the numbers as they stand now (BLD-03, BLD-06); in the place of another one, which does not
/// count any more (DEV-05).
pub(crate) fn brings_now(state: &State, seat: Seat, card: LocationId, old: Option<&Built>) -> Text {
    let location = state.content.location(card);
    let gone = |of: Type| old.is_some_and(|it| it.intact() && state.location(it).types.contains(&of));
    let count = |of: Type| {
        (state.count_type(seat, of) + u32::from(location.types.contains(&of))).saturating_sub(u32::from(gone(of)))
    };
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

/// What comes when the card is built is told apart from what comes again in every Production: a new production makes its goods at
/// once, too (BLD-03).
fn brings(location: &Location, count: Count) -> Text {
    let (mut each, mut once, mut words) = (Bag::new(), Bag::new(), Vec::new());
    let robs = location.make() == Some(&Make::Rob);
    for ability in &location.abilities {
        match (ability, count) {
            (Ability::Make(Make::Goods(more)), _) => each.add_all(more),
            (Ability::Bonus(Bonus::Gain(more)), _) => once.add_all(more),
            (Ability::Make(Make::PerType { good, of, most }), Some(count)) => each.add(*good, count(*of).min(*most)),
            (Ability::Bonus(Bonus::PerType { good, of, most }), Some(count)) => once.add(*good, count(*of).min(*most)),
            // Suppliers: one phrase tells of both.
            (Ability::Bonus(Bonus::EchoOpponent), _) if robs => {}
            (Ability::Make(make @ (Make::Rob | Make::PerMade { .. })), _) => words.push(make.short()),
            (Ability::Make(make), _) => words.push(Text::new("goods-both").with("what", make.short())),
            (Ability::Bonus(bonus), _) => words.push(Text::new("goods-now").with("what", bonus.short())),
            (Ability::On { .. }, _) => words.push(ability.text()),
            (Ability::Store(rooms), Some(_)) => {
                words.push(Text::new("goods-kept").with("what", rooms.iter().map(room_text).collect::<Vec<_>>()));
            }
            _ => words.push(ability.short()),
        }
    }
    let mut now = each;
    now.add_all(&once);
    let mut list = match (each.is_empty(), once.is_empty()) {
        (true, true) => Vec::new(),
        (true, false) => vec![Text::new("goods-now").with("what", shorts(&now))],
        (false, true) => vec![Text::new("goods-both").with("what", shorts(&now))],
        (false, false) => vec![Text::new("goods-more").with("now", shorts(&now)).with("each", shorts(&each))],
    };
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

/// The same with the numbers as they stand in the State of its owner now.
pub(crate) fn made_now(state: &State, owner: Seat, make: &Make) -> Text {
    match make {
        Make::PerType { good, of, most } => match state.count_type(owner, *of).min(*most) {
            0 => Text::new("brings-nothing"),
            n => short(*good, n),
        },
        _ => make_label(make),
    }
}

/// The Distance in the contacts that pay it, such as "2 grey".
pub(crate) fn distance_label(location: &Location, contact: Good) -> Text {
    short(contact, location.distance)
}

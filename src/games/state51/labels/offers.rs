//! What the offers of a turn say: short enough for a button, so that whoever reads them knows what it costs and brings.

use super::cards::{ability_text, card_label, count_of, type_name};
use crate::engine::{Arg, Seat, Text};
use crate::games::state51::content::ability::{Ability, Bag, Bonus, Cost, Effect, Make};
use crate::games::state51::content::kinds::{Good, Type};
use crate::games::state51::content::{Location, LocationId};
use crate::games::state51::state::State;

/// What is counted where a card counts locations of a Type: those there will be, or nothing yet.
type Count<'a> = Option<&'a dyn Fn(Type) -> u32>;

/// What building this card brings, with the numbers as they stand now (BLD-03, BLD-06).
pub fn brings_now(state: &State, seat: Seat, card: LocationId) -> Text {
    let location = state.content.location(card);
    let count = |of: Type| state.count_type(seat, of) + u32::from(location.types.contains(&of));
    brings(location, Some(&count))
}

/// A card with what it costs to build and what it brings.
pub fn card_offer(state: &State, card: LocationId, brings: Text) -> Text {
    Text::new("offer-build")
        .with("card", card_label(state, card))
        .with("cost", distance_label(state.content.location(card), Good::Grey))
        .with("brings", brings)
}

/// What this card brings when it replaces another one.
pub fn brings_at_all(location: &Location) -> Text {
    brings(location, None)
}

fn brings(location: &Location, count: Count) -> Text {
    let (mut goods, mut words) = (Bag::new(), Vec::new());
    for ability in &location.abilities {
        match ability {
            Ability::Make(Make::Goods(more)) | Ability::Bonus(Bonus::Gain(more)) => goods.add_all(more),
            Ability::Make(Make::PerType { good, of, most }) | Ability::Bonus(Bonus::PerType { good, of, most }) => {
                match count {
                    Some(count) => goods.add(*good, count(*of).min(*most)),
                    None => words
                        .push(Text::new("brings-per-type").with("what", short(*good, 1)).with("type", type_name(*of))),
                }
            }
            Ability::Make(make) => words.extend(make_words(make)),
            Ability::Bonus(Bonus::EchoOpponent) => words.push(Text::new("brings-copy")),
            Ability::Place(placed) => {
                words.push(Text::new("brings-placed").with("what", fitting(shorts(placed), placed.total())));
            }
            Ability::Use { times, cost, effect } => words.push(use_words(*times, cost, effect)),
            Ability::Store(_) => words.push(Text::new("brings-storage")),
            Ability::Check { gain, .. } => words.push(Text::new("brings-check").with("what", shorts(gain))),
            Ability::On { .. } => words.push(ability_text(ability)),
            Ability::Defended => {}
        }
    }
    let mut list = shorts(&goods);
    list.append(&mut words);
    if list.is_empty() { Text::new("brings-nothing") } else { Text::new("list").with("what", list) }
}

fn make_words(make: &Make) -> Option<Text> {
    match make {
        Make::Either(..) => Some(make_label(make)),
        Make::PerMade { good, of, .. } => Some(
            Text::new("brings-per-made")
                .with("what", short(*good, 1))
                .with("of", Text::new(format!("good-{}-name", of.key()))),
        ),
        Make::EchoOwn => Some(Text::new("brings-echo")),
        Make::Goods(_) | Make::PerType { .. } | Make::Rob => None,
    }
}

fn use_words(times: u32, paid: &Cost, effect: &Effect) -> Text {
    Text::new("brings-use").with("times", times).with("cost", cost_label(paid)).with("effect", effect_label(effect))
}

/// What an action location does, shorter than on its card.
pub fn effect_label(effect: &Effect) -> Text {
    match effect {
        Effect::Gain(goods) => Text::new("list").with("what", shorts(goods)),
        Effect::Steal(count) => Text::new("does-steal").with("n", *count),
        Effect::EchoOwn => Text::new("does-echo-own"),
        Effect::Clear(most) => Text::new("does-clear").with("n", *most),
        Effect::OwnDeals(most) => Text::new("does-own-deals").with("n", *most),
        Effect::OpponentDeals(_) => Text::new("does-opponent-deals"),
    }
}

/// The cost of an action location. So many different goods that their names would not fit are only counted.
pub fn cost_label(paid: &Cost) -> Arg {
    let mut list = shorts(&paid.goods);
    list.extend((paid.basic > 0).then(|| Text::new("amount-basic").with("n", paid.basic)));
    list.extend((paid.deals > 0).then(|| Text::new("good-deal").with("count", paid.deals)));
    fitting(list, paid.goods.total() + paid.basic + paid.deals)
}

pub fn fitting(list: Vec<Text>, count: u32) -> Arg {
    if list.len() <= 3 { list.into() } else { Text::new("goods-many").with("n", count).into() }
}

/// An amount where little room is left: contacts and tokens by one word.
pub fn short(good: Good, n: u32) -> Text {
    match good {
        Good::Grey | Good::Red | Good::Blue | Good::Universal | Good::Development | Good::Defence => {
            Text::new(format!("short-{}", good.key())).with("n", n)
        }
        _ => count_of(good, n),
    }
}

pub fn shorts(goods: &Bag) -> Vec<Text> {
    goods.iter().map(|(good, count)| short(*good, *count)).collect()
}

/// What a visited production makes.
pub fn make_label(make: &Make) -> Text {
    match make {
        Make::Goods(goods) => Text::new("list").with("what", shorts(goods)),
        Make::Either(one, other) => Text::new("brings-either").with("one", shorts(one)).with("other", shorts(other)),
        Make::PerType { good, of, .. } => {
            Text::new("brings-per-type").with("what", short(*good, 1)).with("type", type_name(*of))
        }
        Make::PerMade { .. } | Make::EchoOwn | Make::Rob => make_words(make).unwrap_or_else(|| "brings-nothing".into()),
    }
}

/// The Distance in the contacts that pay it, such as "2 grey".
pub fn distance_label(location: &Location, contact: Good) -> Text {
    short(contact, location.distance)
}

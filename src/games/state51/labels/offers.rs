//! What the offers of a turn say: short enough for a button, so that the player knows what it costs and brings.

use super::cards::card_label;
use super::goods::{fitting, room_text, short, shorts};
use crate::engine::{Arg, Seat, Text};
use crate::games::state51::content::ability::{Ability, Bag, Bonus, Make};
use crate::games::state51::content::kinds::{Good, Type};
use crate::games::state51::content::{Location, LocationId};
use crate::games::state51::rules::output::{echoes, robbable};
use crate::games::state51::state::{Built, State};

/// How much room there is for what a card brings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd)]
enum Space {
    /// A button, behind the name and the price.
    Button,
    /// A line with what becomes of the card that is replaced.
    Shared,
    /// A line with little else.
    Line,
}

/// What there will be in the State that a card comes into.
#[derive(Clone, Copy)]
struct There<'a> {
    /// The locations of a Type, this one included.
    count: &'a dyn Fn(Type) -> u32,
    /// Whether another own production can be repeated (CRD-14).
    echoes: bool,
    /// Whether an opponent's production can be copied (CRD-16).
    copies: bool,
}

/// What is known where a card is told of.
struct Telling<'a> {
    space: Space,
    /// Whether the end has begun: there is no further Production and no Cleanup (END-03).
    last: bool,
    /// Whether the card is built by this very choice (BLD-03).
    now: bool,
    /// Nothing where it is open yet who builds the card, and when.
    there: Option<There<'a>>,
}

impl Telling<'_> {
    /// One message for what is built now, another for what may be built some day.
    fn text(&self, now: &'static str, some_day: &'static str) -> Text {
        Text::new(if self.now { now } else { some_day })
    }

    fn once(&self, what: impl Into<Arg>) -> Text {
        let id = match self.space {
            // Once the end has begun a production makes its goods only then, like a bonus.
            _ if self.now || self.last => "goods-now",
            Space::Button => "goods-built-short",
            Space::Shared | Space::Line => "goods-built",
        };
        Text::new(id).with("what", what)
    }
}

/// What building this card brings, with the numbers as they stand now (BLD-03, BLD-06); in the place of another one, which does not
/// count any more (DEV-05).
pub(crate) fn brings_now(state: &State, seat: Seat, card: LocationId, old: Option<&Built>) -> Text {
    let location = state.content.location(card);
    let gone = |of: Type| old.is_some_and(|it| it.intact() && state.location(it).types.contains(&of));
    let count = |of: Type| {
        (state.count_type(seat, of) + u32::from(location.types.contains(&of))).saturating_sub(u32::from(gone(of)))
    };
    let echoes = !echoes(state, seat, old.map(|it| it.id)).is_empty();
    let there = There { count: &count, echoes, copies: !robbable(state, seat).is_empty() };
    let space = if old.is_some() { Space::Shared } else { Space::Line };
    brings(location, &Telling { space, last: state.board.end_begun, now: true, there: Some(there) })
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

/// What this card brings, whoever builds it; `last` once there is no further Production (END-03).
pub(crate) fn brings_at_all(location: &Location, last: bool) -> Text {
    brings(location, &Telling { space: Space::Line, last, now: false, there: None })
}

/// What this card brings at once, onto whatever location it is developed.
pub(crate) fn brings_anywhere(location: &Location, last: bool) -> Text {
    brings(location, &Telling { space: Space::Line, last, now: true, there: None })
}

/// The same where there is little room, as on a button.
pub(crate) fn brings_in_short(location: &Location, last: bool) -> Text {
    brings(location, &Telling { space: Space::Button, last, now: false, there: None })
}

/// What comes when the card is built is told apart from what comes again in every Production: a new production makes its goods at
/// once, too (BLD-03).
fn brings(location: &Location, telling: &Telling) -> Text {
    let (mut each, mut once, mut words) = (Bag::new(), Bag::new(), Vec::new());
    let robs = location.make() == Some(&Make::Rob);
    for ability in &location.abilities {
        match (ability, telling.there) {
            (Ability::Make(Make::Goods(more)), _) => each.add_all(more),
            (Ability::Bonus(Bonus::Gain(more)), _) => once.add_all(more),
            (Ability::Make(Make::PerType { good, of, most }), Some(there)) => {
                each.add(*good, (there.count)(*of).min(*most));
            }
            (Ability::Bonus(Bonus::PerType { good, of, most }), Some(there)) => {
                once.add(*good, (there.count)(*of).min(*most));
            }
            // Suppliers: one phrase tells of both.
            (Ability::Bonus(Bonus::EchoOpponent), _) if robs => {}
            (Ability::Make(make), _) => words.extend(production(make, telling)),
            (Ability::Bonus(bonus), _) => words.push(telling.once(spelt(bonus.short(), telling))),
            (Ability::On { .. }, _) => words.push(ability.text()),
            (Ability::Check { .. } | Ability::Store(_), _) if telling.last => {}
            // What comes in later in the round does not count (PRO-10).
            (Ability::Check { .. }, _) if telling.space > Space::Button => {
                words.push(Text { id: "brings-check-spelt".into(), ..ability.short() });
            }
            (Ability::Store(rooms), _) if telling.space > Space::Button => {
                words.push(Text::new("goods-kept").with("what", rooms.iter().map(room_text).collect::<Vec<_>>()));
            }
            (Ability::Place(goods), _) if telling.last => {
                words.push(Text::new("brings-place-last").with("what", fitting(shorts(goods), goods.total())));
            }
            (Ability::Place(goods), _) if telling.space == Space::Line => {
                words.push(Text::new("brings-place").with("what", shorts(goods)));
            }
            _ => words.push(ability.short()),
        }
    }
    let mut list = Vec::from_iter(goods(&each, &once, telling));
    list.append(&mut words);
    match (list.is_empty(), telling.last) {
        (false, _) => Text::new("list").with("what", list),
        (true, true) => Text::new("brings-only-end"),
        (true, false) => Text::new("brings-nothing"),
    }
}

/// Goods that come each round, from the building on, and goods that come once.
fn goods(each: &Bag, once: &Bag, telling: &Telling) -> Option<Text> {
    let mut now = *each;
    now.add_all(once);
    let again = !telling.last && !each.is_empty();
    match (again, once.is_empty()) {
        _ if now.is_empty() => None,
        (false, _) => Some(telling.once(shorts(&now))),
        (true, true) => Some(telling.text("goods-both", "goods-built-both").with("what", shorts(&now))),
        (true, false) => {
            // Where it is one good, its name stands once.
            let is_one = now.iter().count() == 1;
            let each: Arg = if is_one { each.total().into() } else { shorts(each).into() };
            Some(telling.text("goods-more", "goods-built-more").with("now", shorts(&now)).with("each", each))
        }
    }
}

/// Where there is more room than on a button, “per Fuel location” says whose locations count. A card that is told of here repeats a
/// production of whoever reads it.
fn spelt(short: Text, telling: &Telling) -> Text {
    match &*short.id {
        "brings-per-type" if telling.space > Space::Button => {
            // BLD-06: the card counts itself. Where it is built now there is less room, and its number stands beside the choice.
            let id = if telling.now { "brings-per-location" } else { "brings-per-location-this" };
            Text { id: id.into(), ..short }
        }
        "brings-per-type" => Text { id: "brings-per-location-it".into(), ..short },
        "brings-echo-own" => "brings-echo-yours".into(),
        _ => short,
    }
}

/// What a production brings whose goods are not known before.
fn production(make: &Make, telling: &Telling) -> Option<Text> {
    let echoes = telling.there.is_none_or(|it| it.echoes);
    let copies = telling.there.is_none_or(|it| it.copies);
    match make {
        Make::PerMade { .. } if telling.last => None,
        Make::PerMade { .. } => Some(make.short()),
        // The bonus of Suppliers copies at once, and their production takes each round (CRD-15, CRD-16).
        Make::Rob if telling.last => copies.then(|| telling.once(Bonus::EchoOpponent.short())),
        Make::Rob if copies => Some(telling.text("brings-rob", "brings-rob-built")),
        Make::Rob => Some(Text::new("brings-rob-later")),
        // With none to choose a Power Station makes nothing (CRD-14).
        Make::EchoOwn if !echoes => (!telling.last).then(|| Text::new("brings-echo-later")),
        Make::PerType { .. } if telling.space == Space::Button => {
            Some(Text { id: "brings-counted".into(), ..make.short() })
        }
        _ if telling.last => Some(telling.once(spelt(make.short(), telling))),
        _ => {
            let what = spelt(make.short(), telling);
            Some(telling.text("goods-both", "goods-built-both").with("what", what))
        }
    }
}

/// What a production makes.
pub(crate) fn make_label(make: &Make) -> Text {
    match make {
        Make::Goods(goods) => Text::new("list").with("what", shorts(goods)),
        // Neither does outside the Production phase (CRD-16, PRO-09).
        Make::Rob | Make::PerMade { .. } => Text::new("brings-nothing"),
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

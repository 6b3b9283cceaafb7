//! Says what stands on cards and boards, in our own short words: for offers, cards and the look-up.

use crate::engine::Text;
use crate::games::state51::content::ability::{Ability, Bag, Bonus, Cost, Counted, Effect, Make, Room};
use crate::games::state51::content::kinds::{Category, Faction, Good, Type};
use crate::games::state51::content::{Board, Connection, ConnectionId, Location, LocationId};
use crate::games::state51::state::State;

/// So much of a good, as an object: “gains 2 Guns”.
pub fn amount(good: Good, count: u32) -> Text {
    Text::new(format!("amount-{}", good.key())).with("n", count)
}

/// Goods as a list, in the order of [`Good`].
pub fn amounts(bag: &Bag) -> Vec<Text> {
    bag.iter().map(|(good, count)| amount(*good, *count)).collect()
}

/// So much of a good where it stands alone, as after a colon: “Pool: 2 Guns”. Not every language says it like an object.
pub fn count_of(good: Good, count: u32) -> Text {
    Text::new(format!("good-{}", good.key())).with("count", count)
}

pub fn counts_of(bag: &Bag) -> Vec<Text> {
    bag.iter().map(|(good, count)| count_of(*good, *count)).collect()
}

/// The name of a good.
pub fn good_name(good: Good) -> Text {
    Text::new(format!("good-{}-name", good.key()))
}

pub fn type_name(of: Type) -> Text {
    Text::new(format!("type-{}", of.key()))
}

/// What is paid, as a list.
pub fn cost_list(cost: &Cost) -> Vec<Text> {
    let counted = |id: &'static str, n: u32| (n > 0).then(|| Text::new(id).with("n", n));
    let others = [counted("amount-basic", cost.basic), counted("amount-deal", cost.deals)];
    amounts(&cost.goods).into_iter().chain(others.into_iter().flatten()).collect()
}

/// The name of a location card.
pub fn card_label(state: &State, card: LocationId) -> Text {
    Text::new(format!("card-{}", state.content.location(card).key))
}

/// A Deal with the good that it gives.
pub fn deal_label(state: &State, deal: LocationId) -> Text {
    let good = state.content.location(deal).deal;
    Text::new("deal-of").with("card", card_label(state, deal)).with("what", count_of(good, 1))
}

/// The name of a Connection card.
pub fn connection_label(state: &State, card: ConnectionId) -> Text {
    Text::new(format!("connection-{}", state.content.connection(card).key))
}

pub fn location_name(location: &Location) -> Text {
    Text::new(format!("card-{}", location.key))
}

pub fn connection_name(connection: &Connection) -> Text {
    Text::new(format!("connection-{}", connection.key))
}

pub fn faction_name(faction: Faction) -> Text {
    Text::new(format!("faction-{}", faction.key()))
}

/// The category of a location; an open Production says so.
pub fn category_name(location: &Location) -> Text {
    match (location.category, location.open) {
        (Category::Production, true) => Text::new("category-production-open"),
        (category, _) => Text::new(format!("category-{}", category.key())),
    }
}

/// One ability as a sentence without its full stop.
pub fn ability_text(ability: &Ability) -> Text {
    match ability {
        Ability::Make(make) => make_text(make),
        Ability::Use { times, cost, effect } => Text::new("ability-use")
            .with("times", *times)
            .with("cost", cost_list(cost))
            .with("effect", effect_text(effect)),
        Ability::On { deal, raze, gain } => {
            let id = match (deal, raze) {
                (true, true) => "ability-on-both",
                (true, false) => "ability-on-deal",
                (false, _) => "ability-on-raze",
            };
            Text::new(id).with("gain", amounts(gain))
        }
        Ability::Check { count, of, gain } => {
            Text::new("ability-check").with("of", counted(*of, *count, "good", "count")).with("gain", amounts(gain))
        }
        Ability::Store(rooms) => {
            Text::new("ability-store").with("what", rooms.iter().map(room_text).collect::<Vec<_>>())
        }
        Ability::Bonus(Bonus::Gain(gain)) => Text::new("ability-bonus").with("what", amounts(gain)),
        Ability::Bonus(Bonus::PerType { good, of, most }) => per_type("ability-bonus-per-type", *good, *of, *most),
        Ability::Bonus(Bonus::EchoOpponent) => Text::new("ability-bonus-echo"),
        Ability::Place(goods) => Text::new("ability-place").with("what", counts_of(goods)),
        Ability::Defended => Text::new("ability-defended"),
    }
}

fn make_text(make: &Make) -> Text {
    match make {
        Make::Goods(goods) => Text::new("ability-make").with("what", amounts(goods)),
        Make::Either(one, other) => {
            Text::new("ability-make-either").with("one", amounts(one)).with("other", amounts(other))
        }
        Make::PerType { good, of, most } => per_type("ability-make-per-type", *good, *of, *most),
        Make::PerMade { good, of, most } => Text::new("ability-make-per-made")
            .with("what", amount(*good, 1))
            .with("of", good_name(*of))
            .with("most", *most),
        Make::EchoOwn => Text::new("ability-make-echo-own"),
        Make::Rob => Text::new("ability-make-rob"),
    }
}

fn per_type(id: &'static str, good: Good, of: Type, most: u32) -> Text {
    Text::new(id).with("what", amount(good, 1)).with("type", type_name(of)).with("most", most)
}

/// What an action location does, to follow its cost.
pub fn effect_text(effect: &Effect) -> Text {
    match effect {
        Effect::Gain(gain) => Text::new("effect-gain").with("what", amounts(gain)),
        Effect::Steal(count) => Text::new("effect-steal").with("n", *count),
        Effect::EchoOwn => Text::new("effect-echo-own"),
        Effect::Clear(count) => Text::new("effect-clear").with("n", *count),
        Effect::OwnDeals(count) => Text::new("effect-own-deals").with("n", *count),
        Effect::OpponentDeals(count) => Text::new("effect-opponent-deals").with("n", *count),
    }
}

/// So much of a good or of any basic resources, by the message of such a beginning and the name of its number.
fn counted(of: Counted, count: u32, message: &str, number: &'static str) -> Text {
    let key = match of {
        Counted::Good(good) => good.key(),
        Counted::Basic => "basic",
    };
    Text::new(format!("{message}-{key}")).with(number, count)
}

fn room_text(room: &Room) -> Text {
    match (room.most, room.of) {
        (Some(most), of) => Text::new("store-up-to").with("what", counted(of, most, "amount", "n")),
        (None, Counted::Good(good)) => Text::new("store-all").with("what", good_name(good)),
        (None, Counted::Basic) => Text::new("store-all").with("what", Text::new("good-basic-name")),
    }
}

/// Everything that stands on a location, a text a line.
pub fn card_lines(location: &Location) -> Vec<Text> {
    let mut types: Vec<Text> = location.types.iter().map(|it| type_name(*it)).collect();
    if types.is_empty() {
        types.push(Text::new("type-none"));
    }
    let head = Text::new("card-head")
        .with("category", category_name(location))
        .with("distance", location.distance)
        .with("types", types);
    let copies = |(set, n): &(crate::games::state51::content::kinds::Set, u32)| {
        Text::new("card-copies").with("set", Text::new(format!("set-{}", set.key()))).with("n", *n)
    };
    let mut lines = vec![head];
    lines.extend(location.abilities.iter().map(ability_text));
    lines.push(Text::new("card-spoils").with("what", counts_of(&location.spoils)));
    lines.push(Text::new("card-deal").with("what", count_of(location.deal, 1)));
    lines.push(Text::new("card-in").with("what", location.copies.iter().map(copies).collect::<Vec<_>>()));
    lines
}

/// Everything that stands on a Connection card.
pub fn connection_text(connection: &Connection) -> Text {
    let gain = amounts(&connection.gain);
    match cost_list(&connection.cost) {
        paid if paid.is_empty() => Text::new("connection-free").with("gain", gain),
        paid => Text::new("connection-paid").with("cost", paid).with("gain", gain),
    }
}

/// Everything that stands on a faction board, a text a line.
pub fn board_lines(board: &Board) -> Vec<Text> {
    let mut lines = vec![Text::new("board-makes").with("what", counts_of(&board.makes))];
    lines.extend(board.exchanges.iter().map(|(_, paid, gain)| exchange_text(paid, gain)));
    lines.push(Text::new("exchange-worker-text"));
    lines
}

/// An exchange, such as a Gun for two red contacts.
pub fn exchange_text(paid: &Cost, gain: &Bag) -> Text {
    Text::new("exchange-text").with("cost", cost_list(paid)).with("gain", amounts(gain))
}

#[cfg(test)]
pub(in crate::games::state51) mod tests;

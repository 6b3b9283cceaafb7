//! Says what stands on cards and boards, in our own short words: for offers, cards and the look-up.

use super::goods::{amounts, cost_list, count_of, counts_of, price_list, types};
use crate::engine::{Seat, Text};
use crate::games::state51::content::ability::{Ability, Bag, Cost};
use crate::games::state51::content::kinds::{Category, Faction};
use crate::games::state51::content::{Board, Connection, ConnectionId, Location, LocationId};
use crate::games::state51::state::State;

/// The name of a location card.
pub(crate) fn card_label(state: &State, card: LocationId) -> Text {
    Text::new(format!("card-{}", state.content.location(card).key))
}

/// A Deal with the good that it gives.
pub(crate) fn deal_label(state: &State, deal: LocationId) -> Text {
    let good = state.content.location(deal).deal;
    Text::new("deal-of").with("card", card_label(state, deal)).with("what", count_of(good, 1))
}

/// The name of a Connection card.
pub(crate) fn connection_label(state: &State, card: ConnectionId) -> Text {
    Text::new(format!("connection-{}", state.content.connection(card).key))
}

pub(crate) fn location_name(location: &Location) -> Text {
    Text::new(format!("card-{}", location.key))
}

pub(crate) fn connection_name(connection: &Connection) -> Text {
    Text::new(format!("connection-{}", connection.key))
}

pub(crate) fn faction_name(faction: Faction) -> Text {
    Text::new(format!("faction-{}", faction.key()))
}

/// Players as a list.
pub(crate) fn names(seats: &[Seat]) -> Vec<Text> {
    seats.iter().map(|it| Text::new("group-seat").with("seat", *it)).collect()
}

/// The category of a location; an open Production says so.
pub(crate) fn category_name(location: &Location) -> Text {
    match (location.category, location.open) {
        (Category::Production, true) => Text::new("category-production-open"),
        (category, _) => Text::new(format!("category-{}", category.key())),
    }
}

/// Everything that stands on a location, a text a line, and in which decks it is.
pub(crate) fn card_lines(location: &Location) -> Vec<Text> {
    let copies = |(set, n): &(crate::games::state51::content::kinds::Set, u32)| {
        Text::new("card-copies").with("set", Text::new(format!("set-{}", set.key()))).with("n", *n)
    };
    let mut lines = card_texts(location);
    lines.push(Text::new("card-in").with("what", location.copies.iter().map(copies).collect::<Vec<_>>()));
    lines
}

/// Everything that stands on a location.
pub(crate) fn card_texts(location: &Location) -> Vec<Text> {
    let head = Text::new("card-head")
        .with("category", category_name(location))
        .with("distance", location.distance)
        .with("types", types(&location.types));
    let mut texts = vec![head];
    texts.extend(location.abilities.iter().map(Ability::text));
    texts.push(Text::new("card-spoils").with("what", counts_of(&location.spoils)));
    texts.push(Text::new("card-deal").with("what", count_of(location.deal, 1)));
    texts
}

/// Everything that stands on a Connection card.
pub(crate) fn connection_text(connection: &Connection) -> Text {
    let gain = amounts(&connection.gain);
    match cost_list(&connection.cost) {
        paid if paid.is_empty() => Text::new("connection-free").with("gain", gain),
        paid => Text::new("connection-paid").with("cost", paid).with("gain", gain),
    }
}

/// Everything that stands on a faction board, a text a line.
pub(crate) fn board_lines(board: &Board) -> Vec<Text> {
    let mut lines = vec![Text::new("board-makes").with("what", counts_of(&board.makes))];
    lines.extend(board.exchanges.iter().map(|(_, paid, gain)| exchange_text(paid, gain)));
    lines.push(Text::new("exchange-worker-text"));
    lines
}

/// An exchange, such as a Gun for two red contacts.
pub(crate) fn exchange_text(paid: &Cost, gain: &Bag) -> Text {
    Text::new("exchange-text").with("cost", price_list(paid)).with("gain", amounts(gain))
}

#[cfg(test)]
pub(in crate::games::state51) mod tests;

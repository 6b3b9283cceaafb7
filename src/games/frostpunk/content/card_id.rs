//! The numbers of the cards: `P001`, `Z012`, `PR05A`. Content files write them so; records and message ids in small letters.

use serde::de::{Deserialize, Deserializer};

use super::written;
use crate::engine::{Arg, Text};
use crate::games::card_words::{Read, Slot};

/// The kinds of numbered cards and tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Deck {
    Morning,
    Dusk,
    Consultation,
    /// The consequences of a law, by its number (LAW-03).
    ConsequenceA,
    ConsequenceB,
    Law,
    Scenario,
    Weather,
    Technology,
    Advisor,
    Citizen,
    Expedition,
    Outpost,
    NearTile,
    FarTile,
}

impl Deck {
    const ALL: [Deck; 15] = [
        Deck::Morning,
        Deck::Dusk,
        Deck::Consultation,
        Deck::ConsequenceA,
        Deck::ConsequenceB,
        Deck::Law,
        Deck::Scenario,
        Deck::Weather,
        Deck::Technology,
        Deck::Advisor,
        Deck::Citizen,
        Deck::Expedition,
        Deck::Outpost,
        Deck::NearTile,
        Deck::FarTile,
    ];

    /// What stands before the number, how many digits it has, and what stands after it.
    fn written(self) -> (&'static str, usize, &'static str) {
        match self {
            Deck::Morning => ("P", 3, ""),
            Deck::Dusk => ("Z", 3, ""),
            Deck::Consultation => ("KS", 2, ""),
            Deck::ConsequenceA => ("PR", 2, "A"),
            Deck::ConsequenceB => ("PR", 2, "B"),
            Deck::Law => ("PR", 2, ""),
            Deck::Scenario => ("S", 2, ""),
            Deck::Weather => ("W", 2, ""),
            Deck::Technology => ("T", 2, ""),
            Deck::Advisor => ("A", 1, ""),
            Deck::Citizen => ("M", 2, ""),
            Deck::Expedition => ("E", 2, ""),
            Deck::Outpost => ("O", 2, ""),
            Deck::NearTile => ("N", 2, ""),
            Deck::FarTile => ("F", 2, ""),
        }
    }
}

/// The number of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct CardId {
    pub deck: Deck,
    pub number: u8,
}

impl CardId {
    /// As the content files write it.
    pub(crate) fn written(self) -> String {
        let (before, digits, after) = self.deck.written();
        format!("{before}{:0digits$}{after}", self.number)
    }

    /// In records and message ids.
    pub(crate) fn key(self) -> String {
        self.written().to_ascii_lowercase()
    }

    pub(crate) fn title(self) -> Text {
        Text::new(format!("title-{}", self.key()))
    }

    fn of_deck(deck: Deck, text: &str) -> Option<CardId> {
        let (before, digits, after) = deck.written();
        let number = text.strip_prefix(before)?.strip_suffix(after)?;
        let whole = number.len() == digits && number.bytes().all(|it| it.is_ascii_digit());
        Some(CardId { deck, number: number.parse().ok().filter(|_| whole)? })
    }

    /// The card of one of these decks.
    fn of(decks: &[Deck], text: &str) -> Read<CardId> {
        decks.iter().find_map(|it| CardId::of_deck(*it, text)).ok_or_else(|| {
            let forms: Vec<String> = decks.iter().map(|it| CardId { deck: *it, number: 1 }.written()).collect();
            format!("`{text}` is no number of a card such as {}", forms.join(" or "))
        })
    }
}

impl Slot for CardId {
    type Value = CardId;

    fn read(text: &str) -> Read<CardId> {
        CardId::of(&Deck::ALL, text)
    }

    fn arg(value: &CardId) -> Arg {
        value.title().into()
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardId, D::Error> {
        written::word::<CardId, D>(deserializer)
    }
}

/// Declares slots for the cards of some decks only.
macro_rules! card_slots {
    ($($name:ident: $($deck:ident),+;)+) => {$(
        pub(crate) struct $name;

        impl Slot for $name {
            type Value = CardId;

            fn read(text: &str) -> Read<CardId> {
                CardId::of(&[$(Deck::$deck),+], text)
            }

            fn arg(value: &CardId) -> Arg {
                value.title().into()
            }
        }
    )+};
}

card_slots! {
    DuskCard: Dusk;
    MorningCard: Morning;
    EventCard: Morning, Dusk;
    LawCard: Law;
    ScenarioCard: Scenario;
}

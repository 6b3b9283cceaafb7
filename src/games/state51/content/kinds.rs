//! The small vocabularies of 51st State: goods, types, categories, factions; each with its key.

use serde::Deserialize;

use crate::games::vocabulary::vocabulary;

vocabulary! {
    /// What is gained, paid and counted (LIM-01). A card is drawn or discarded, VP are scored; the others lie in pools.
    Good {
        Brick = "brick", Iron = "iron", Gun = "gun", Fuel = "fuel",
        Ammo = "ammo",
        Worker = "worker",
        Grey = "grey", Red = "red", Blue = "blue", Universal = "universal",
        Development = "development",
        Defence = "defence",
        Card = "card",
        Vp = "vp",
    }
}

impl Good {
    /// The basic resources (LIM-01).
    pub(crate) const BASIC: [Good; 4] = [Good::Brick, Good::Iron, Good::Gun, Good::Fuel];

    pub(crate) fn is_basic(self) -> bool {
        Good::BASIC.contains(&self)
    }
}

vocabulary! {
    /// The Types of a location (SET-07): what it has to do with.
    Type {
        Brick = "brick", Iron = "iron", Gun = "gun", Fuel = "fuel", Ammo = "ammo", Worker = "worker",
        Vp = "vp", Card = "card", Contact = "contact", Liberty = "liberty", Toxic = "toxic",
    }
}

vocabulary! {
    /// The category decides the row in the State and the Defence (SET-08, RZO-02).
    Category { Production = "production", Feature = "feature", Action = "action" }
}

vocabulary! {
    /// The sets of cards in the box (SET-02).
    Set { Base = "base", NewEra = "new-era", Winter = "winter" }
}

vocabulary! {
    Faction { NewYork = "new-york", Appalachian = "appalachian", Mutants = "mutants", Merchants = "merchants" }
}

vocabulary! {
    /// The two decks of Connection cards (SET-03).
    Colour { Blue = "blue", Red = "red" }
}

vocabulary! {
    /// The exchanges of a faction board that can be used once a round (FAC-01).
    Exchange { Grey = "grey", Red = "red", Blue = "blue" }
}

vocabulary! {
    /// When a feature gives its goods (DEA-05, RAZ-02, RZO-05).
    Occasion { Deal = "deal", Raze = "raze", Both = "raze, deal" }
}

vocabulary! {
    /// The sources of VP that the score sheet has a line for.
    Source { Production = "production", Bonus = "bonus", Development = "development", Razing = "razing" }
}

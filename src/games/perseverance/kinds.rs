//! The small vocabularies of Perseverance: zones, effects, pieces, people; each with its kebab-case key.
//!
//! Keys are words that records, content files and message ids share, so they are for ever.

use serde::Deserialize;

use super::super::vocabulary::vocabulary;

vocabulary! {
    /// The two published states of the rules.
    Edition { Beta2020 = "beta-2020", Retail2021 = "retail-2021" }
}

vocabulary! {
    /// The printed sides of the main board.
    BoardSide { Small = "small", Large = "large" }
}

vocabulary! {
    /// The sides of the player boards: A without leader abilities, B with them.
    LeaderSide { A = "a", B = "b" }
}

vocabulary! {
    /// The four Zones from left to right.
    Zone {
        Sustenance = "sustenance", Military = "military",
        Expansion = "expansion", Protection = "protection",
    }
}

vocabulary! {
    /// What a die or a Leader in a Community area can do, zone by zone.
    Effect {
        Rations = "rations", Patrol = "patrol", Pub = "pub",
        Training = "training",
        Politics = "politics",
        /// Social Aid in the beta, Supply in the retail edition.
        Supply = "supply",
        Settle = "settle",
        Salvage = "salvage", Fortifications = "fortifications",
    }
}

vocabulary! {
    /// The sources of Followers that the score sheet has a line for.
    Source {
        Votes = "votes", Officers = "officers", Attacks = "attacks", Town = "town",
        Soldiers = "soldiers", Fortifications = "fortifications", Leftovers = "leftovers",
    }
}

vocabulary! {
    /// The specialists on the faces of the dice.
    Icon {
        Adventurer = "adventurer", Facilitator = "facilitator",
        Innovator = "innovator", Organizer = "organizer",
    }
}

vocabulary! {
    /// The Dinos, which are also the types of Traps.
    Dino { Trampler = "trampler", Raptor = "raptor" }
}

vocabulary! {
    /// What a die space shows: a Dino, or a roll of the area's Dino die.
    DinoIcon { Trampler = "trampler", Raptor = "raptor", Roll = "roll" }
}

vocabulary! {
    /// What can be spent without limit of supply.
    Asset {
        Food = "food",
        /// Modern Resource in the beta, Scrap in the retail edition.
        Mr = "mr",
        Story = "story",
    }
}

vocabulary! {
    /// The two types of Soldiers.
    SoldierKind { Light = "light", Heavy = "heavy" }
}

vocabulary! {
    /// The four people the players can lead with.
    Leader { Adelita = "adelita", Jack = "jack", Keoni = "keoni", Phoenix = "phoenix" }
}

vocabulary! {
    /// The four Officers.
    Officer {
        ChiefMate = "chief-mate", ChiefOfSecurity = "chief-of-security",
        ChiefSteward = "chief-steward", ChiefEngineer = "chief-engineer",
    }
}

vocabulary! {
    /// Everything that a card, a space or a bonus can hand out by number.
    Good {
        Food = "food", Mr = "mr", Story = "story", LightSoldier = "light-soldier",
        Safeguard = "safeguard", Valor = "valor", Follower = "follower", Vote = "vote",
    }
}

vocabulary! {
    /// The modules of the deterministic version.
    Module { Dinos = "dinos", Walls = "walls", Traps = "traps", Threat = "threat" }
}

impl BoardSide {
    /// The side that a number of players uses.
    pub fn for_players(players: usize) -> Self {
        if players >= 4 { Self::Large } else { Self::Small }
    }
}

impl Effect {
    /// The Zone whose Community area holds this effect.
    pub fn zone(self) -> Zone {
        match self {
            Self::Rations | Self::Patrol | Self::Pub => Zone::Sustenance,
            Self::Training => Zone::Military,
            Self::Politics | Self::Supply | Self::Settle => Zone::Expansion,
            Self::Salvage | Self::Fortifications => Zone::Protection,
        }
    }

    /// The effects of one Zone, in order.
    pub fn of(zone: Zone) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |effect| effect.zone() == zone)
    }
}

impl SoldierKind {
    /// The name of the deck of Challenges for this type.
    pub fn challenge_deck(self) -> &'static str {
        match self {
            Self::Light => "light-challenges",
            Self::Heavy => "heavy-challenges",
        }
    }
}

impl Module {
    /// The option of a table that switches the module on.
    pub fn option(self) -> &'static str {
        match self {
            Self::Dinos => "deterministic-dinos",
            Self::Walls => "deterministic-walls",
            Self::Traps => "deterministic-traps",
            Self::Threat => "deterministic-threat",
        }
    }
}

impl DinoIcon {
    /// The Dino that the icon fixes; `None` when it asks for a roll.
    pub fn dino(self) -> Option<Dino> {
        match self {
            Self::Trampler => Some(Dino::Trampler),
            Self::Raptor => Some(Dino::Raptor),
            Self::Roll => None,
        }
    }
}

impl From<Asset> for Good {
    fn from(asset: Asset) -> Self {
        match asset {
            Asset::Food => Self::Food,
            Asset::Mr => Self::Mr,
            Asset::Story => Self::Story,
        }
    }
}

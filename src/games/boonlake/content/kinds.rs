//! The small vocabularies of Boonlake: groups, resources, regions, action tiles, levers; each with its key.

use serde::Deserialize;

use crate::games::vocabulary::vocabulary;

vocabulary! {
    /// What a project card belongs to (CRD-02).
    Group { Day = "day", Dusk = "dusk", Night = "night" }
}

vocabulary! {
    /// What sites and boats show (PRD-02), along the canal from upstream to downstream (PRD-03).
    Resource { Wood = "wood", Clay = "clay", Stone = "stone", Iron = "iron" }
}

vocabulary! {
    /// The regions of the map, from north to south (SET-02).
    Region { Boonlake = "boonlake", Unknown = "unknown", NewHope = "new-hope", Southern = "southern" }
}

vocabulary! {
    /// The action tiles (TIL).
    ActionTile {
        Expansion = "expansion", Settle = "settle", Cattle = "cattle", Regions = "regions", Hiring = "hiring",
        Building = "building", Progress = "progress",
    }
}

vocabulary! {
    /// The income tracks (INC-01).
    Track { Coin = "coin", Card = "card" }
}

vocabulary! {
    /// The wooden pieces with recesses on a player board (ROW-01).
    Kind { Inhabitant = "inhabitant", House = "house", Settlement = "settlement", Cattle = "cattle" }
}

vocabulary! {
    /// The lever slots of a player board (MOD-02).
    Lever {
        L01 = "l01", L02 = "l02", L03 = "l03", L04 = "l04", L05 = "l05", L06 = "l06", L07 = "l07", L08 = "l08",
        L09 = "l09", L10 = "l10", L11 = "l11", L12 = "l12",
    }
}

vocabulary! {
    /// The locks of the river (LOC-01).
    Lock { Upper = "upper", Lower = "lower", Last = "last" }
}

vocabulary! {
    /// What a landscape tile lies among before it lies on the map (SET-03, SET-04).
    Stack { StartOne = "start-1", StartTwo = "start-2", StartThree = "start-3", Grey = "grey" }
}

vocabulary! {
    /// What cards and scoring tiles look at.
    Counted {
        /// The number of the marker's space.
        CoinTrack = "coin-track",
        CardTrack = "card-track",
        LowerTrack = "lower-track",
        SiteLevels = "site-levels",
        ConnectedTiles = "connected-tiles",
        /// Levers on the board, used or not.
        Levers = "levers",
        /// What has left the own board.
        Cattle = "cattle",
        Houses = "houses",
        Settlements = "settlements",
        BridgePresence = "bridge-presence",
        PresenceBoonlake = "presence-boonlake",
        PresenceUnknown = "presence-unknown",
        PresenceNewHope = "presence-new-hope",
        PresenceSouthern = "presence-southern",
    }
}

vocabulary! {
    /// What an exchange of a scoring tile takes (INT-07).
    Exchanged { Inhabitant = "inhabitant", Vase = "vase", Coins = "coins" }
}

vocabulary! {
    /// How strong the Grey Eminence is (SOL-02).
    Level { Easy = "easy", Medium = "medium", Challenge = "challenge", Hard = "hard", VeryHard = "very-hard" }
}

vocabulary! {
    /// The sides of solo tokens (SOL-02).
    Side { A = "a", B = "b" }
}

vocabulary! {
    /// Where a solo token has its numbers and shows the silhouette (SOL-05).
    Corner { UpperLeft = "upper-left", UpperRight = "upper-right", LowerLeft = "lower-left", LowerRight = "lower-right" }
}

vocabulary! {
    /// Where a component fact comes from.
    Provenance {
        Rulebook = "rulebook", Deduced = "deduced", ThirdParty = "third-party", Reconstructed = "reconstructed",
    }
}

impl Counted {
    /// The own presence in a region.
    pub(crate) fn presence(region: Region) -> Counted {
        match region {
            Region::Boonlake => Counted::PresenceBoonlake,
            Region::Unknown => Counted::PresenceUnknown,
            Region::NewHope => Counted::PresenceNewHope,
            Region::Southern => Counted::PresenceSouthern,
        }
    }

    /// The region whose presence is counted.
    pub(crate) fn region(self) -> Option<Region> {
        Region::ALL.into_iter().find(|it| Counted::presence(*it) == self)
    }
}

impl Kind {
    /// How many of a kind a player has (LIM-01), and how many of them stand in recesses (SET-07).
    pub(crate) fn pieces(self) -> (u8, usize) {
        match self {
            Kind::Inhabitant => (10, 2),
            Kind::House => (6, 6),
            Kind::Settlement => (4, 4),
            Kind::Cattle => (5, 5),
        }
    }
}

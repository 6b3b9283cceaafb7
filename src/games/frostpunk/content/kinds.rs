//! The small vocabularies of Frostpunk: citizens, goods, tokens, buildings, places; each with its key.

use serde::Deserialize;

use crate::games::vocabulary::vocabulary;

vocabulary! {
    /// The types of citizens (ILL-01).
    Citizen { Worker = "worker", Engineer = "engineer", Child = "child" }
}

vocabulary! {
    /// Whom an effect meets; the last three are chosen or follow from the round (GNR-07, GNR-08).
    Who {
        Worker = "worker", Engineer = "engineer", Child = "child",
        Any = "any", Adult = "adult", Round = "round",
    }
}

impl Citizen {
    /// The type as whom an effect meets.
    pub(crate) fn who(self) -> Who {
        match self {
            Citizen::Worker => Who::Worker,
            Citizen::Engineer => Who::Engineer,
            Citizen::Child => Who::Child,
        }
    }
}

vocabulary! {
    /// Whose pawn may take a special action (ACT-61).
    Actor { Engineer = "engineer", Child = "child", Adult = "adult" }
}

impl Actor {
    pub(crate) fn who(self) -> Who {
        match self {
            Actor::Engineer => Who::Engineer,
            Actor::Child => Who::Child,
            Actor::Adult => Who::Adult,
        }
    }
}

vocabulary! {
    /// What a child pawn acts as (CHI-01).
    Trade { Worker = "worker", Engineer = "engineer" }
}

vocabulary! {
    /// Who may use a building (ACT-42).
    User { Any = "any", Engineer = "engineer" }
}

vocabulary! {
    /// Goods; `res` are resource cubes in any mix (GNR-03).
    Good { Wood = "wood", Coal = "coal", Core = "core", Food = "food", Res = "res" }
}

vocabulary! {
    /// What lies on a field of a tile (MAP-01).
    Lying { Wood = "wood", Coal = "coal", Core = "core", Trees = "trees" }
}

vocabulary! {
    /// The types of hope and discontent tokens (TOK-01).
    Token {
        Care = "care", Justice = "justice", Motivation = "motivation",
        Anger = "anger", Apathy = "apathy", Greed = "greed",
    }
}

vocabulary! {
    /// The rows of tokens (TOK-01).
    Row { Hope = "hope", Discontent = "discontent" }
}

vocabulary! {
    Building {
        Cookhouse = "cookhouse", Platform = "platform", Generator = "generator", Workshop = "workshop",
        CharcoalKiln = "charcoal-kiln", HuntersHut = "hunters-hut", GatheringPost = "gathering-post",
        Factory = "factory", Sawmill = "sawmill", MedicalPost = "medical-post", Beacon = "beacon",
        CoalThumper = "coal-thumper", Infirmary = "infirmary", Hothouse = "hothouse", CoalMine = "coal-mine",
        WallDrill = "wall-drill", Tent = "tent", Bunkhouse = "bunkhouse", House = "house", Ruins = "ruins",
        ChildShelter = "child-shelter", CareHouse = "care-house", FightingArena = "fighting-arena",
        PublicHouse = "public-house", FieldKitchen = "field-kitchen", Cemetery = "cemetery", Temple = "temple",
        FaithKeepers = "faith-keepers", SnowPit = "snow-pit", PropagandaCentre = "propaganda-centre",
        Loudspeaker = "loudspeaker", Prison = "prison",
    }
}

vocabulary! {
    /// Small buildings take one field and one pawn, large ones both fields of a tile and two pawns (ACT-32, ACT-41).
    Size { Small = "small", Large = "large" }
}

vocabulary! {
    /// The insulation of a building (HEA-02, HEA-05).
    Colour { Red = "red", Orange = "orange", Yellow = "yellow", Blue = "blue", White = "white" }
}

vocabulary! {
    /// Where a building comes from.
    From { Start = "start", Printed = "printed", Board = "board", Law = "law", Back = "back" }
}

vocabulary! {
    /// The actions of pawns that a law or a card names besides buildings (ACT-04).
    Action { ClearSnow = "clear-snow", Gather = "gather", Construction = "construction" }
}

vocabulary! {
    /// The deposits of the frame (MAP-04).
    Deposit { Wood = "wood", Coal = "coal" }
}

vocabulary! {
    /// The crater-wall tokens (SET-04).
    Wall { Blank = "blank", Wood = "wood", Coal = "coal" }
}

vocabulary! {
    /// The corners of the frame, clockwise.
    Corner { E = "e", Se = "se", Sw = "sw", W = "w", Nw = "nw", Ne = "ne" }
}

vocabulary! {
    /// The places for tiles around the Generator tile.
    Place {
        E = "e", Ne = "ne", Nw = "nw", W = "w", Sw = "sw", Se = "se",
        E2 = "e2", Ne2 = "ne2", Nw2 = "nw2", W2 = "w2", Sw2 = "sw2", Se2 = "se2",
        Ene = "ene", N = "n", Wnw = "wnw", Wsw = "wsw", S = "s", Ese = "ese",
    }
}

vocabulary! {
    Distance { Near = "near", Far = "far" }
}

vocabulary! {
    /// The fields of the Generator tile.
    GeneratorField { N = "n", Ne = "ne", Nw = "nw", Se = "se", Sw = "sw" }
}

vocabulary! {
    Level { Normal = "normal", Hard = "hard" }
}

vocabulary! {
    Society { I = "i", Ii = "ii", Iii = "iii", Iv = "iv", V = "v", Vi = "vi" }
}

vocabulary! {
    /// The responsibility sheets (LED-04).
    Sheet {
        Generator = "generator", Health = "health", PublicRelations = "public-relations", Infrastructure = "infrastructure",
    }
}

vocabulary! {
    /// Where an event card goes when it is resolved (EVT-03, EVT-04).
    Then { Out = "out", Pile = "pile", Area = "area", Law = "law" }
}

vocabulary! {
    /// The letters of the expedition cards, as printed (SET-06).
    Letter { A = "A", B = "B", C = "C" }
}

vocabulary! {
    /// The places that expeditions lead to.
    Site {
        Camp = "camp", Ruins = "ruins", Wreck = "wreck", Shelter = "shelter", Hut = "hut", Cairn = "cairn",
        Depot = "depot", Cave = "cave", Factory = "factory", Station = "station", Vault = "vault",
    }
}

vocabulary! {
    /// What the white side of an expedition card lets one expect (EXP-13).
    Hint { Supplies = "supplies", People = "people", Mixed = "mixed" }
}

vocabulary! {
    /// The kinds of outposts (EXP-14).
    Outpost { Coal = "coal", Wood = "wood", Food = "food", Core = "core", People = "people", Mixed = "mixed" }
}

vocabulary! {
    /// Where a component fact comes from.
    Provenance {
        Rulebook = "rulebook", Deduced = "deduced", ThirdParty = "third-party", Reconstructed = "reconstructed",
    }
}

impl Token {
    pub(crate) fn row(self) -> Row {
        match self {
            Token::Care | Token::Justice | Token::Motivation => Row::Hope,
            Token::Anger | Token::Apathy | Token::Greed => Row::Discontent,
        }
    }
}

impl Row {
    pub(crate) fn types(self) -> [Token; 3] {
        match self {
            Row::Hope => [Token::Care, Token::Justice, Token::Motivation],
            Row::Discontent => [Token::Anger, Token::Apathy, Token::Greed],
        }
    }
}

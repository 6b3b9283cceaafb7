//! Our own symbols: which there are. Each is told by its shape alone, from 16 pixels up.

pub(super) mod draw;
mod goods;
pub(super) mod path;
mod people;
mod pieces;
mod places;
mod signs;

macro_rules! symbols {
    ($($(#[$doc:meta])* $name:ident = $word:literal $parts:path,)*) => {
        /// A symbol of our own drawing.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Sym { $($(#[$doc])* $name,)* }

        impl Sym {
            pub const ALL: &[Sym] = &[$(Sym::$name,)*];

            /// A short English word for demo sheets and test messages; players' words come from the games.
            pub fn word(self) -> &'static str {
                match self { $(Sym::$name => $word,)* }
            }

            /// The strokes of the pen, from back to front.
            fn parts(self) -> &'static [path::Part] {
                match self { $(Sym::$name => $parts,)* }
            }
        }
    };
}

symbols! {
    Food = "food" goods::FOOD,
    /// A wrench: scrap, modern resources.
    Scrap = "scrap" goods::SCRAP,
    /// An open book.
    Story = "story" goods::STORY,
    /// One person.
    Follower = "follower" people::FOLLOWER,
    LightSoldier = "light soldier" people::LIGHT_SOLDIER,
    HeavySoldier = "heavy soldier" people::HEAVY_SOLDIER,
    Leader = "leader" people::LEADER,
    /// A ballot going into its box.
    Vote = "vote" goods::VOTE,
    /// A shield.
    Safeguard = "safeguard" goods::SAFEGUARD,
    /// A flame.
    Valor = "valor" goods::VALOR,
    /// A cube with a flag on it.
    Influence = "influence" goods::INFLUENCE,
    /// A hut.
    Settlement = "settlement" places::SETTLEMENT,
    Wall = "wall" places::WALL,
    /// A trap face down.
    HiddenTrap = "hidden trap" places::HIDDEN_TRAP,
    /// A pit with stakes.
    TramplerTrap = "trampler trap" places::TRAMPLER_TRAP,
    /// A snare.
    RaptorTrap = "raptor trap" places::RAPTOR_TRAP,
    /// A big four-legged dinosaur with horns.
    Trampler = "trampler" places::TRAMPLER,
    /// A slim two-legged dinosaur.
    Raptor = "raptor" places::RAPTOR,
    /// A gear: what a place makes.
    Production = "production" goods::PRODUCTION,
    /// A die with five pips.
    Die = "die" pieces::DIE,
    Adventurer = "adventurer" people::ADVENTURER,
    Facilitator = "facilitator" people::FACILITATOR,
    Innovator = "innovator" people::INNOVATOR,
    Organizer = "organizer" people::ORGANIZER,
    Skull = "skull" people::SKULL,
    /// A cracked wall.
    Breach = "breach" places::BREACH,
    Patrol = "patrol" people::PATROL,
    Challenge = "challenge" signs::CHALLENGE,
    Threat = "threat" signs::THREAT,
    Crown = "crown" goods::CROWN,
    Hourglass = "hourglass" signs::HOURGLASS,
    Lock = "lock" signs::LOCK,
    ArrowUp = "up" signs::ARROW_UP,
    ArrowRight = "right" signs::ARROW_RIGHT,
    ArrowDown = "down" signs::ARROW_DOWN,
    ArrowLeft = "left" signs::ARROW_LEFT,
    Plus = "plus" signs::PLUS,
    Minus = "minus" signs::MINUS,
    Cross = "cross" signs::CROSS,
    Check = "check" signs::CHECK,
    /// The project's small slow boat.
    Ship = "ship" places::SHIP,
    Anchor = "anchor" places::ANCHOR,
    Card = "card" pieces::CARD,
    Hand = "hand" pieces::HAND,
    Deck = "deck" pieces::DECK,
    Cube = "cube" pieces::CUBE,
    Disc = "disc" pieces::DISC,
    Hex = "hex" pieces::HEX,
    Star = "star" signs::STAR,
    Heart = "heart" signs::HEART,
    Coin = "coin" goods::COIN,
    Eye = "eye" signs::EYE,
    Flag = "flag" places::FLAG,
    Wheat = "wheat" goods::WHEAT,
    /// Crossed swords.
    Swords = "swords" people::SWORDS,
    /// A tent.
    Tent = "tent" places::TENT,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_path_is_well_formed() {
        for &sym in Sym::ALL {
            assert!(!sym.parts().is_empty());
            for part in sym.parts() {
                assert!(path::parse(part.path).is_some(), "{}: {}", sym.word(), part.path);
            }
        }
        for bad in ["M 1", "M 1 1 X 2 2", "M 1 1 L 2 2 Z 3 3", "1 2"] {
            assert!(path::parse(bad).is_none(), "{bad}");
        }
    }
}

//! Our own symbols: which there are. Each is told by its shape alone, from 16 pixels up.

macro_rules! symbols {
    ($($(#[$doc:meta])* $name:ident = $word:literal,)*) => {
        /// A symbol of our own drawing.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Sym { $($(#[$doc])* $name,)* }

        impl Sym {
            pub const ALL: &[Sym] = &[$(Sym::$name,)*];

            /// A short English word for demo sheets and test messages; players' words come from the games.
            pub fn word(self) -> &'static str {
                match self { $(Sym::$name => $word,)* }
            }
        }
    };
}

symbols! {
    Food = "food",
    /// A wrench: scrap, modern resources.
    Scrap = "scrap",
    /// An open book.
    Story = "story",
    /// One person.
    Follower = "follower",
    LightSoldier = "light soldier",
    HeavySoldier = "heavy soldier",
    Leader = "leader",
    /// A ballot going into its box.
    Vote = "vote",
    /// A shield.
    Safeguard = "safeguard",
    /// A flame.
    Valor = "valor",
    /// A cube with a flag on it.
    Influence = "influence",
    /// A hut.
    Settlement = "settlement",
    Wall = "wall",
    /// A trap face down.
    HiddenTrap = "hidden trap",
    TramplerTrap = "trampler trap",
    RaptorTrap = "raptor trap",
    /// A big four-legged dinosaur with horns.
    Trampler = "trampler",
    /// A slim two-legged dinosaur.
    Raptor = "raptor",
    /// A hammer and a sprout: what a zone makes.
    Production = "production",
    /// A die with five pips.
    Die = "die",
    Adventurer = "adventurer",
    Facilitator = "facilitator",
    Innovator = "innovator",
    Organizer = "organizer",
    Skull = "skull",
    /// A cracked wall.
    Breach = "breach",
    Patrol = "patrol",
    Challenge = "challenge",
    Threat = "threat",
    Crown = "crown",
    Hourglass = "hourglass",
    Lock = "lock",
    ArrowUp = "up",
    ArrowRight = "right",
    ArrowDown = "down",
    ArrowLeft = "left",
    Plus = "plus",
    Minus = "minus",
    Cross = "cross",
    Check = "check",
    /// The project's small slow boat.
    Ship = "ship",
    Anchor = "anchor",
    Card = "card",
    Hand = "hand",
    Deck = "deck",
    Cube = "cube",
    Disc = "disc",
    Hex = "hex",
    Star = "star",
    Heart = "heart",
    Coin = "coin",
    Eye = "eye",
    Flag = "flag",
    /// Wheat: the Sustenance kind of zone.
    Wheat = "wheat",
    /// Crossed swords.
    Swords = "swords",
    /// A tent.
    Tent = "tent",
}

//! The effect vocabulary: everything a location can do, in a closed set of words (`state51-content.md` section 4).

pub use super::bag::Bag;
use super::kinds::{Good, Type};

/// One word of a card's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ability {
    /// Production (PRO-05, BLD-03, OPN-01).
    Make(Make),
    /// Action (ACA): pay the cost onto the card, then the effect; so many times a round.
    Use { times: u32, cost: Cost, effect: Effect },
    /// Gained each time the owner makes a Deal, razes, or either (DEA-05, RAZ-02, RZO-05).
    On { deal: bool, raze: bool, gain: Bag },
    /// Gained once at the end of the owner's Production if at least so much came in (PRO-10).
    Check { count: u32, of: Counted, gain: Bag },
    /// What stays on the card at Cleanup (CLN-02).
    Store(Vec<Room>),
    /// Gained once when built (BLD-03, BLD-06, CRD-16).
    Bonus(Bonus),
    /// Put on the card when built and spent from there (LIM-07).
    Place(Bag),
    /// Counts as carrying a Defence token for good (CRD-03).
    Defended,
}

/// What a production makes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Make {
    Goods(Bag),
    /// Whoever gains it chooses (PRO-07).
    Either(Bag, Bag),
    /// One for each own intact location of a Type (PRO-06).
    PerType {
        good: Good,
        of: Type,
        most: u32,
    },
    /// One for each good of a kind that came in during this Production phase (PRO-09).
    PerMade {
        good: Good,
        of: Good,
        most: u32,
    },
    /// What one other own production location makes (CRD-14).
    EchoOwn,
    /// What one opponent's production location makes, instead of its owner (CRD-15).
    Rob,
}

/// What is paid: goods, so many basic resources of any kind (LIM-05), and Deals that are discarded (LIM-08).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    pub goods: Bag,
    pub basic: u32,
    pub deals: u32,
}

impl Cost {
    pub fn of(good: Good, count: u32) -> Cost {
        Cost { goods: Bag::from([(good, count)]), ..Cost::default() }
    }

    /// How many cards of the hand are discarded.
    pub fn cards(&self) -> u32 {
        self.goods.count(Good::Card)
    }
}

/// What an action location does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    Gain(Bag),
    /// Take so many basic resources from an opponent's pool (CRD-04).
    Steal(u32),
    /// One own location makes its goods once more (CRD-10).
    EchoOwn,
    /// Take spent goods and visitors off up to so many own locations (CRD-12).
    Clear(u32),
    /// Gain the goods of up to so many different own Deals (CRD-13).
    OwnDeals(u32),
    /// Gain the good of so many Deals of an opponent (CRD-13).
    OpponentDeals(u32),
}

/// What a check counts: one good, or the four basic resources together (PRO-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    Good(Good),
    Basic,
}

/// Room for so many of a good, of any basic resources, or without a limit where `most` is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    pub of: Counted,
    pub most: Option<u32>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Bonus {
    Gain(Bag),
    /// One for each own intact location of a Type, the new one included (BLD-06).
    PerType {
        good: Good,
        of: Type,
        most: u32,
    },
    /// What one opponent's production location makes (CRD-16).
    EchoOpponent,
}

//! What is paid, counted and stored.

use super::bag::Bag;
use super::kinds::Good;

/// What is paid: goods, so many basic resources of any kind (LIM-05), and Deals that are discarded (LIM-08).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cost {
    pub goods: Bag,
    pub basic: u32,
    pub deals: u32,
}

impl Cost {
    pub(crate) fn of(good: Good, count: u32) -> Cost {
        Cost { goods: Bag::from([(good, count)]), ..Cost::default() }
    }

    /// How many cards of the hand are discarded.
    pub(crate) fn cards(&self) -> u32 {
        self.goods.count(Good::Card)
    }
}

/// What a check counts: one good, or the four basic resources together (PRO-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Counted {
    Good(Good),
    Basic,
}

impl Counted {
    pub(crate) fn goods(&self) -> &[Good] {
        match self {
            Counted::Good(good) => std::slice::from_ref(good),
            Counted::Basic => &Good::BASIC,
        }
    }
}

/// Room for so many of a good, of any basic resources, or without a limit where `most` is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Room {
    pub of: Counted,
    pub most: Option<u32>,
}

/// So much that must have come in (PRO-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wanted {
    pub count: u32,
    pub of: Counted,
}

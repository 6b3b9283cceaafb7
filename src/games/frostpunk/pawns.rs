//! Pawns, and where they stand (ACT-06, CHI-01, AUT-02).

use serde::Deserialize;

use super::content::card_id::CardId;
use super::content::fields::Field;
use super::content::kinds::{Actor, Citizen, Trade};
use crate::games::vocabulary::vocabulary;

vocabulary! {
    /// The kinds of pawns; the last one is no citizen.
    Pawn {
        Worker = "worker", Engineer = "engineer", Child = "child",
        ChildWorker = "child-worker", ChildEngineer = "child-engineer", Automaton = "automaton",
    }
}

impl Pawn {
    /// The type of citizen that it is, in illness, shelter and population (CHI-01, CIT-07).
    pub(crate) fn citizen(self) -> Option<Citizen> {
        match self {
            Pawn::Worker => Some(Citizen::Worker),
            Pawn::Engineer => Some(Citizen::Engineer),
            Pawn::Child | Pawn::ChildWorker | Pawn::ChildEngineer => Some(Citizen::Child),
            Pawn::Automaton => None,
        }
    }

    /// What it works as; a child works as nothing (ACT-05, AUT-02, CHI-01).
    pub(crate) fn trade(self) -> Option<Trade> {
        match self {
            Pawn::Worker | Pawn::ChildWorker | Pawn::Automaton => Some(Trade::Worker),
            Pawn::Engineer | Pawn::ChildEngineer => Some(Trade::Engineer),
            Pawn::Child => None,
        }
    }

    /// Whether a card that asks for such a pawn takes this one (ACT-61, AUT-03, CHI-03).
    pub(crate) fn is(self, actor: Actor) -> bool {
        match actor {
            Actor::Engineer => self.trade() == Some(Trade::Engineer),
            Actor::Child => self.citizen() == Some(Citizen::Child),
            Actor::Adult => self != Pawn::Automaton && self.trade().is_some(),
        }
    }

    /// The ordinary pawn of a type.
    pub(crate) fn of(citizen: Citizen) -> Pawn {
        match citizen {
            Citizen::Worker => Pawn::Worker,
            Citizen::Engineer => Pawn::Engineer,
            Citizen::Child => Pawn::Child,
        }
    }

    /// The pawns of a type, the ordinary one first.
    pub(crate) fn all_of(citizen: Citizen) -> &'static [Pawn] {
        match citizen {
            Citizen::Worker => &[Pawn::Worker],
            Citizen::Engineer => &[Pawn::Engineer],
            Citizen::Child => &[Pawn::Child, Pawn::ChildWorker, Pawn::ChildEngineer],
        }
    }

    /// A child with a trade.
    pub(crate) fn of_trade(trade: Trade) -> Pawn {
        match trade {
            Trade::Worker => Pawn::ChildWorker,
            Trade::Engineer => Pawn::ChildEngineer,
        }
    }
}

/// Where a pawn can stand that is not in the pool and on no route.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Spot {
    ClearSnow,
    Construction,
    /// Gathering, or using the building there.
    Field(Field),
    /// A special action (ACT-61).
    Card(CardId),
    /// On an exhausted token (ACT-02).
    Exhausted(Citizen),
}

/// A pawn away from the pool until the night (NIG-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Placed {
    pub pawn: Pawn,
    pub at: Spot,
}

impl Placed {
    /// Whether it has acted this round.
    pub(crate) fn acted(&self) -> bool {
        !matches!(self.at, Spot::Exhausted(_))
    }
}

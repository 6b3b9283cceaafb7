//! The state of a game: a board that everybody sees, and what is hidden.
//!
//! What lies in [`Board`] is public by construction; what somebody may not know lies in [`Secret`] and nowhere else.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::content::Content;
use super::content::card_id::CardId;
use super::content::fields::{Field, Half};
use super::content::kinds::{Building, Citizen, Corner, Deposit, Level, Place, Row, Size, Society, Token, Trade};
use super::rules::because::Cause;
use crate::engine::{Deck, PerSeat, Seat};
use crate::games::hand;

pub(crate) use super::goods::Goods;
pub(crate) use super::land::{Built, Cubes, Fields, Plot, Route, RouteCard, Scout, field_key, place_of};
pub(crate) use super::pawns::{Pawn, Placed, Spot};
pub(crate) use super::story::{Ending, Night};

#[derive(Clone)]
pub(crate) struct State {
    pub board: Board,
    pub secret: Secret,
    pub content: Arc<Content>,
    /// Why something happens now; nothing between the phases and turns.
    pub cause: Option<Cause>,
    /// Which time it happens, of how many, if once for each of something.
    pub nth: Option<(u32, u32)>,
    /// Of which type those are for whose deaths cards are asked for now (ILL-07).
    pub dead: Option<Citizen>,
    /// How often the marker whose section is carried out now turns after this time (PRE-04).
    pub flips: Option<u32>,
}

/// What lies open on the table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Board {
    pub phase: Phase,
    pub round: u32,
    /// Who holds the leadership token (LED-01).
    pub leader: Seat,
    /// Whose turn it is in the Action phase: this player makes the small decisions, otherwise the table does.
    pub turn: Option<Seat>,
    /// How many turns in a row were passed (ACT-03).
    pub passed: usize,
    /// Whether every illness marker on its skull side is being turned (ILL-16).
    pub turning: bool,
    /// The types whose illness this Preparation has dealt with (PRE-04).
    pub sections: Vec<Citizen>,
    pub society: Society,
    pub level: Level,
    /// By [`Citizen`].
    pub people: [People; 3],
    /// The pawns that can act, by [`Pawn`].
    pub pool: [u32; 6],
    pub placed: Vec<Placed>,
    /// The children with a trade that came into play (CHI-01), and those of them that wait for the next count (CHI-02).
    pub trades: Vec<Trade>,
    pub waiting: Vec<Trade>,
    pub goods: Goods,
    pub hunger: u32,
    /// How many the hunger of this phase still kills (HUN-03).
    pub starving: u32,
    pub deaths: u32,
    /// By [`Row`], from the left.
    pub rows: [Vec<Laid>; 2],
    pub heat: Heat,
    /// Tokens on the overload track; those above the small spaces lie on the large one (GEN-04).
    pub overload: u32,
    pub tower: Tower,
    pub storm: Option<u32>,
    pub walls: BTreeMap<Corner, Deposit>,
    pub tiles: BTreeMap<Place, CardId>,
    pub fields: Fields,
    /// The tiles on and below the building board.
    pub supply: BTreeMap<Building, u32>,
    pub future: Vec<CardId>,
    pub laws: Vec<Enacted>,
    pub technologies: Vec<Research>,
    pub advisors: PerSeat<Option<CardId>>,
    pub advisor_used: bool,
    /// Whether the solo card is still there (SOL-02).
    pub mobilization: bool,
    /// Citizen cards played this round (CIT-04).
    pub played: Vec<(Seat, CardId)>,
    pub citizen_discards: Vec<CardId>,
    /// The event area, and the card that is being resolved.
    pub area: Vec<Open>,
    /// The scenario cards that lie open, and all that were ever turned up (SCN-01).
    pub scenario: Vec<CardId>,
    pub turned_up: BTreeSet<CardId>,
    /// The rounds on which activation tokens lie (SCN-02).
    pub activations: BTreeSet<u32>,
    /// Dusk cards or tiles that everybody is looking at, before they go back (BLD-25).
    pub looked_at: Vec<CardId>,
    /// What the storehouses hold.
    pub stored: Goods,
    pub weather_discards: Vec<CardId>,
    pub dusk_discards: Vec<CardId>,
    /// Dusk cards that have left the box: none comes twice (EVT-06).
    pub called: BTreeSet<CardId>,
    /// The dusk card that was turned up last (DUS-02).
    pub evening: Option<CardId>,
    /// The consultation in the dusk deck, which everybody has read (DUS-03).
    pub consultation: Option<CardId>,
    pub routes: [Route; 3],
    /// Whether a citizen pawn had no heated place this night (NIG-06).
    pub cold_night: bool,
    /// Laws whose text for after an action was used this round.
    pub used_laws: Vec<CardId>,
    /// The cards that came, each with its round, and how the city stood when a round was over.
    pub came: Vec<(u32, CardId)>,
    pub nights: Vec<Night>,
    pub ending: Option<Ending>,
}

/// What is hidden from somebody.
#[derive(Clone)]
pub(crate) struct Secret {
    /// Always sorted: the order tells nothing.
    pub hands: PerSeat<Vec<CardId>>,
    pub citizens: Deck<CardId>,
    pub near: Deck<CardId>,
    pub far: Deck<CardId>,
    pub morning: Deck<CardId>,
    /// A consequence that nobody has seen stands here as its law: which of the two it is, chance decides when it is seen.
    pub dusk: Deck<CardId>,
    pub consultations: Deck<CardId>,
    pub weather: Deck<CardId>,
    /// By their letters.
    pub expeditions: [Deck<CardId>; 3],
}

/// Where a game stands between two boundaries (RND-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Setup,
    Dawn,
    Morning,
    Generator,
    Weather,
    Preparation,
    /// Pawns are counted (ACT-01) before the turns begin.
    Muster,
    Action,
    Dusk,
    Hunger,
    Night,
    Over,
}

/// The citizens of a type with their illness marker (ILL-01) and the exhausted tokens that no pawn stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct People {
    pub citizens: u32,
    pub ill: u32,
    pub skull: bool,
    pub exhausted: u32,
}

/// A token in a row (TOK-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Laid {
    pub token: Token,
    pub active: bool,
}

/// The markers on the heat track and the range track (HEA-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Heat {
    pub marker: u32,
    pub cold: u32,
    pub red: u32,
    pub orange: u32,
    pub yellow: u32,
    pub overheated: bool,
}

/// The tower. What it holds follows from what was dropped and came out, so everybody could count it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tower {
    pub holds: u32,
    pub upgraded: bool,
}

/// A law in force, with the card that suspends it (LAW-05).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Enacted {
    pub id: CardId,
    pub suspended: Option<CardId>,
}

/// A technology with its development token (TEC-03, TEC-04).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Research {
    pub id: CardId,
    pub token: Development,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Development {
    Idle,
    /// On this round of the round track.
    Due(u32),
    Done,
}

/// A card in the event area with the cubes on it (ACT-62).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Open {
    pub id: CardId,
    pub cubes: Goods,
}

impl Board {
    pub(crate) fn people(&self, of: Citizen) -> &People {
        &self.people[of as usize]
    }

    pub(crate) fn people_mut(&mut self, of: Citizen) -> &mut People {
        &mut self.people[of as usize]
    }

    /// The consultation that lies in the dusk deck now: not while it is resolved (DUS-05) or looked at (BLD-25), when it lies open.
    pub(crate) fn next_consultation(&self) -> Option<CardId> {
        self.consultation.filter(|it| self.evening != Some(*it) && !self.looked_at.contains(it))
    }

    /// All ill citizens together.
    pub(crate) fn ill(&self) -> u32 {
        self.people.iter().map(|it| it.ill).sum()
    }

    pub(crate) fn in_pool(&self, pawn: Pawn) -> u32 {
        self.pool[pawn as usize]
    }

    pub(crate) fn row(&self, row: Row) -> &[Laid] {
        &self.rows[row as usize]
    }

    /// Active tokens of a type (TOK-09).
    pub(crate) fn active(&self, token: Token) -> u32 {
        self.row(token.row()).iter().filter(|it| it.active && it.token == token).count() as u32
    }

    pub(crate) fn pawns_at(&self, at: Spot) -> usize {
        self.placed.iter().filter(|it| it.at == at).count()
    }

    pub(crate) fn plot(&self, field: Field) -> Plot {
        self.fields.get(field).copied().unwrap_or_default()
    }

    pub(crate) fn open(&self, card: CardId) -> Option<&Open> {
        self.area.iter().find(|it| it.id == card)
    }

    /// Every building with the field it is entered under.
    pub(crate) fn buildings(&self) -> impl Iterator<Item = (Field, Built)> + '_ {
        self.fields.iter().filter_map(|(field, plot)| Some((field, plot.built?)))
    }

    pub(crate) fn is_built(&self, key: Building) -> bool {
        self.buildings().any(|it| it.1.key == key)
    }
}

impl State {
    pub(crate) fn hand(&self, seat: Seat) -> &[CardId] {
        &self.secret.hands[seat]
    }

    pub(crate) fn add_to_hand(&mut self, seat: Seat, card: CardId) {
        hand::add(&mut self.secret.hands[seat], card);
    }

    /// Takes a card out of a hand, if it is there.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: CardId) -> Option<()> {
        hand::take(&mut self.secret.hands[seat], &card)
    }

    pub(crate) fn is_large(&self, key: Building) -> bool {
        self.content.building(key).size == Size::Large
    }

    /// The building on a field, with the field it is entered under.
    pub(crate) fn built_on(&self, field: Field) -> Option<(Field, Built)> {
        if let Some(own) = self.board.plot(field).built {
            return Some((field, own));
        }
        let Field::Map(place, Half::Lower) = field else { return None };
        let upper = Field::Map(place, Half::Upper);
        self.board.plot(upper).built.filter(|it| self.is_large(it.key)).map(|it| (upper, it))
    }
}

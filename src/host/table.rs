//! What anybody may know of a game: who sits where, what was agreed, and who is awaited.

use std::collections::BTreeMap;

use super::clock::Millis;
use super::codes;
use super::{Ahead, GameId, Gathering, Level, Matter, Motion, Person, Phase, Place, Tempo, UserId};
use crate::engine::{Decision, Note, Offer, Outcome, Seat, Seed, Text};

/// A game and the people at it. Holds nothing secret: the seed is there only once the game has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub id: GameId,
    /// Six characters that are easy to read aloud.
    pub code: String,
    /// The id in the registry.
    pub game: String,
    pub rules: u32,
    pub edition: String,
    pub options: BTreeMap<String, String>,
    pub place: Place,
    pub phase: Phase,
    /// What paused the game.
    pub why: Option<Text>,
    /// Everybody at the table, by seat.
    pub people: Vec<Person>,
    /// For which seats a robot answers. If the seat is its own, the person there is [`UserId::NOBODY`].
    pub robots: BTreeMap<Seat, Level>,
    /// How many may sit down.
    pub room: u8,
    pub creator: UserId,
    /// The SHA-256 of the seed.
    pub commitment: String,
    /// How many answers have been given.
    pub n: usize,
    /// How many of them everybody may know of: what is chosen in secret counts once all have chosen.
    pub known: usize,
    /// Who is awaited, by seat. For a decision of the whole team: those who have said nothing to it yet, then the leader.
    pub active: Vec<Seat>,
    /// What is said to the open decision of the whole team.
    pub team: Option<Team>,
    /// What is moved, in the order in which it was.
    pub motions: Vec<Motion>,
    /// Which clocks the table has.
    pub tempo: Tempo,
    /// What it wishes of those who sit down, and for whom it keeps seats.
    pub gathering: Gathering,
    /// When the time of those is up for whom the game waits.
    pub flags: BTreeMap<Seat, Millis>,
    /// Who is not there: the table has waited for them for days. What the others agree on does not wait for them.
    pub absent: Vec<Seat>,
    /// Nothing while the game goes on, and nothing for ever if it was conceded or closed.
    pub outcome: Option<Outcome>,
    pub seed: Option<Seed>,
    pub opened_at: Millis,
    pub ended_at: Option<Millis>,
}

impl Table {
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.people.iter().position(|it| it.user == user && user != UserId::NOBODY).map(|at| Seat(at as u8))
    }

    /// Eight characters that stand for exactly these people and robots in these seats.
    pub fn seating(&self) -> String {
        codes::seating(self.id, &self.people, &self.robots)
    }

    /// The motion of this kind, if it is before the table.
    pub fn motion(&self, is_it: impl Fn(&Matter) -> bool) -> Option<&Motion> {
        self.motions.iter().find(|it| is_it(&it.matter))
    }

    pub fn person(&self, seat: Seat) -> Option<&Person> {
        self.people.get(seat.index())
    }

    /// Every seat that somebody sits in.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.people.len() as u8).map(Seat)
    }
}

/// What one person may do now. For their eyes only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Panel {
    pub table: Table,
    pub seat: Seat,
    pub decision: Option<Open>,
    /// If their last answer or their vote can be taken back.
    pub undo: Option<Own>,
    /// The robots that have answered since then: that takes back theirs, too.
    pub undo_with: Vec<Seat>,
    /// How many of their answers they can take back one after the other.
    pub undoes: usize,
    /// The oldest of these answers, if it is still known.
    pub oldest: Option<Box<Offer>>,
    /// If an answer that they took back can be given again.
    pub redo: Option<Own>,
    /// If they may move to take back what they cannot just take back: eight characters that stand for exactly that answer.
    pub ask_undo: Option<String>,
    /// What they have answered in advance, and what else they may.
    pub ahead: Ahead,
    /// How many answers they have ordered, if they may order any.
    pub orders: Option<usize>,
    /// The rule behind the decision.
    pub rule: Option<&'static str>,
}

/// An answer or a vote of this person's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Own {
    /// Eight characters that stand for exactly this one.
    pub token: String,
    /// What it was, if that is still known.
    pub what: Option<Box<Offer>>,
}

/// A decision that this person may answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    pub decision: Decision,
    /// Eight characters that stand for exactly this question: a press that carries another one is stale.
    pub token: String,
    /// If something is proposed to the whole team: eight characters that stand for exactly this proposal.
    pub proposal: Option<String>,
    /// When it is passed on without an answer, if it is.
    pub until: Option<Millis>,
}

/// An open decision of the whole team.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Team {
    pub ask: Text,
    /// Who decides if people differ.
    pub leader: Seat,
    /// What is proposed; the first is what people agree or object to.
    pub proposals: Vec<Proposal>,
    /// Whether everybody has answered: where they differ, the leader decides now.
    pub heard: bool,
    /// Whether what is proposed stands before anybody can object: the table leaves no time for it.
    pub at_once: bool,
    /// Whether robots play for all but one: what that person says stands.
    pub alone: bool,
    /// When it stands without those who have not answered. Nothing before it is proposed, or if it waits for all.
    pub until: Option<Millis>,
}

/// What some of the team want.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    pub offer: Offer,
    pub wanted: Vec<Seat>,
    pub opposed: Vec<Seat>,
}

impl Team {
    /// Whether somebody objects, or wants something else.
    pub fn differs(&self) -> bool {
        self.proposals.len() > 1 || self.proposals.iter().any(|it| !it.opposed.is_empty())
    }
}

/// What came of an answer. For the eyes of the player who gave it only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Receipt {
    pub table: Table,
    pub seat: Seat,
    /// What happened by it, as far as this seat may know.
    pub notes: Vec<Note>,
    pub panel: Panel,
}

/// A page of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notes {
    pub list: Vec<Note>,
    /// How many notes this viewer may read in all.
    pub total: usize,
}

/// What the doctor found in an open game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    pub game: GameId,
    pub code: String,
    pub n: usize,
    /// The version of the rules and the digest of the component facts that it is played with; no digest before it starts.
    pub rules: u32,
    pub facts: String,
    /// Whether a new game would get the same.
    pub is_newest: bool,
    /// Nothing if the game is well.
    pub trouble: Option<Text>,
}

//! The state of a game: a board that everybody sees, and the little that is hidden (LIM-10).
//!
//! What lies in [`Board`] is public by construction; what somebody may not know lies in [`Secret`] and nowhere else.

use std::collections::BTreeMap;
use std::ops::Index;
use std::sync::Arc;

use crate::engine::{Deck, PerSeat, Seat};
use crate::games::hand;
use crate::games::state51::content::ability::{Ability, Bag, Make};
use crate::games::state51::content::kinds::{Category, Colour, Exchange, Faction, Good, Set, Source, Type};
use crate::games::state51::content::{ConnectionId, Content, Location, LocationId};

#[derive(Clone)]
pub(crate) struct State {
    pub board: Board,
    pub secret: Secret,
    pub content: Arc<Content>,
}

/// What lies open on the table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Board {
    /// The expansion in the main deck, if any (SET-02).
    pub expansion: Option<Set>,
    pub phase: Phase,
    /// Counted from 1.
    pub round: u32,
    /// Who has the first player token.
    pub first: Seat,
    /// Whose move it is.
    pub active: Seat,
    pub players: PerSeat<Player>,
    pub discard: Vec<LocationId>,
    /// The cards of the Lookout that nobody has taken yet.
    pub display: Vec<LocationId>,
    /// By [`Colour`].
    pub connections: [Pile; 2],
    /// What Suppliers took for this Production phase (CRD-15).
    pub robberies: Vec<Robbery>,
    /// Whether somebody has reached 25 VP (END-02).
    pub end_begun: bool,
    /// Whether the player to move has chosen the action of the turn: how it is done and what may follow is asked then.
    pub acted: bool,
    /// The number that the next built card gets.
    pub next_built: u32,
}

/// What is hidden from somebody. How many cards there are is open: a view is told.
#[derive(Clone, Debug)]
pub(crate) struct Secret {
    /// The location cards in each hand, always sorted: the order tells nothing.
    pub hands: PerSeat<Vec<LocationId>>,
    pub deck: Deck<LocationId>,
    /// By [`Colour`].
    pub connections: [Deck<ConnectionId>; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Setup,
    Lookout,
    Production,
    Action,
    Cleanup,
    Over,
}

/// What lies beside one of the two decks of Connection cards (SET-03).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pile {
    /// The card that can be taken this round.
    pub face_up: Option<ConnectionId>,
    pub discard: Vec<ConnectionId>,
}

/// A location that Suppliers have chosen: it produces for their owner (CRD-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Robbery {
    pub suppliers: BuiltId,
    pub owner: Seat,
    pub robbed: BuiltId,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Player {
    /// Nobody until the set-up has asked.
    pub faction: Option<Faction>,
    pub vp: u32,
    pub pool: Bag,
    /// The exchanges used this round, with the goods that lie on them.
    pub exchanges: BTreeMap<Exchange, Bag>,
    /// In the order in which they were made. They are no locations, so they stand apart from `built` (DEA-03).
    pub deals: Vec<LocationId>,
    /// The Connection cards in hand; everybody saw them being taken (CON-05).
    pub connections: Vec<ConnectionId>,
    /// The State, Ruins included, in the order of building: any number, also copies of the same card (BLD-07).
    pub built: Vec<Built>,
    pub passed: bool,
    /// What goes onto which storage card at Cleanup (CLN-02), as chosen when passing.
    pub storing: BTreeMap<BuiltId, Bag>,
    /// What came in during this Production phase (PRO-09, PRO-10).
    pub made: Bag,
    /// The goods that break a tie (END-06), once the game has ended: the look of the table must not count them anew.
    pub goods_at_end: Option<u32>,
    /// Where the VP on the track came from, by [`Source`]; what is missing came from other cards.
    pub sources: [u32; Source::ALL.len()],
}

/// A built card by its running number: the order of building, over all players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub(crate) struct BuiltId(pub u32);

/// A card in a State.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Built {
    pub id: BuiltId,
    pub card: LocationId,
    pub ruined: bool,
    /// Goods that the card placed on itself (LIM-07).
    pub placed: Bag,
    /// Goods stored over Cleanup (CLN-02).
    pub stored: Bag,
    /// Goods paid for its uses this round (ACA-01).
    pub spent: Bag,
    /// How often it was used this round.
    pub uses: u32,
    /// Workers of visitors (OPN-03).
    pub visitors: u32,
    /// A Defence token (DEF-02).
    pub token: bool,
}

impl Built {
    pub(crate) fn new(id: BuiltId, card: LocationId) -> Built {
        let empty = Bag::new;
        let (placed, stored, spent) = (empty(), empty(), empty());
        Built { id, card, ruined: false, placed, stored, spent, uses: 0, visitors: 0, token: false }
    }

    pub(crate) fn intact(&self) -> bool {
        !self.ruined
    }
}

impl Location {
    /// What a Production makes.
    pub(crate) fn make(&self) -> Option<&Make> {
        self.abilities.iter().find_map(|it| if let Ability::Make(make) = it { Some(make) } else { None })
    }
}

impl Player {
    pub(crate) fn built(&self, id: BuiltId) -> Option<&Built> {
        self.built.iter().find(|it| it.id == id)
    }

    pub(crate) fn built_mut(&mut self, id: BuiltId) -> Option<&mut Built> {
        self.built.iter_mut().find(|it| it.id == id)
    }

    pub(crate) fn intact(&self) -> impl Iterator<Item = &Built> {
        self.built.iter().filter(|it| it.intact())
    }

    /// How much of a good can be spent: from the pool and from own cards (LIM-07).
    pub(crate) fn has(&self, good: Good) -> u32 {
        self.pooled(good) + self.placed(good)
    }

    pub(crate) fn pooled(&self, good: Good) -> u32 {
        self.pool.count(good)
    }

    /// How much of a good lies placed on own intact cards.
    pub(crate) fn placed(&self, good: Good) -> u32 {
        self.intact().map(|it| it.placed.count(good)).sum()
    }
}

impl Board {
    /// Whether another round follows this one (END-02).
    pub(crate) fn goes_on(&self) -> bool {
        self.phase != Phase::Over && !self.end_begun
    }

    /// The opponents who can still be affected (PAS-02), clockwise.
    pub(crate) fn opponents_in(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.players.seats().after(seat).filter(|it| !self.players[*it].passed)
    }

    pub(crate) fn pile(&self, colour: Colour) -> &Pile {
        &self.connections[colour as usize]
    }

    pub(crate) fn pile_mut(&mut self, colour: Colour) -> &mut Pile {
        &mut self.connections[colour as usize]
    }

    /// A built card and whose it is.
    pub(crate) fn find(&self, id: BuiltId) -> Option<(Seat, &Built)> {
        self.players.iter().find_map(|(seat, player)| player.built(id).map(|it| (seat, it)))
    }
}

/// A built card that is known to stand there, such as one that is on offer.
impl Index<BuiltId> for Board {
    type Output = Built;

    fn index(&self, id: BuiltId) -> &Built {
        self.find(id).expect("a built card is looked for while it stands there").1
    }
}

impl State {
    pub(crate) fn location(&self, built: &Built) -> &Location {
        self.content.location(built.card)
    }

    /// A row of a State in the order of building, Ruins included: they stay in their row (RZO-06, LIM-11).
    pub(crate) fn row(&self, seat: Seat, category: Category) -> impl Iterator<Item = &Built> {
        self.board.players[seat].built.iter().filter(move |it| self.location(it).category == category)
    }

    /// A State in the order in which effects are resolved: row by row (LIM-11).
    pub(crate) fn rows(&self, seat: Seat) -> impl Iterator<Item = &Built> {
        Category::ALL.into_iter().flat_map(move |it| self.row(seat, it))
    }

    /// How many own intact locations have a Type; one with two Types counts for each (PRO-06).
    pub(crate) fn count_type(&self, seat: Seat, of: Type) -> u32 {
        let has = |it: &&Built| self.location(it).types.contains(&of);
        u32::try_from(self.board.players[seat].intact().filter(has).count()).unwrap_or(u32::MAX)
    }

    /// How many location cards are in each hand.
    pub(crate) fn hand_sizes(&self) -> PerSeat<usize> {
        PerSeat::new(self.board.players.seats(), |seat| self.hand(seat).len())
    }

    /// The hand of a seat.
    pub(crate) fn hand(&self, seat: Seat) -> &[LocationId] {
        &self.secret.hands[seat]
    }

    pub(crate) fn add_to_hand(&mut self, seat: Seat, card: LocationId) {
        hand::add(&mut self.secret.hands[seat], card);
    }

    /// Takes one copy out of a hand, if there is one.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: LocationId) -> Option<()> {
        hand::take(&mut self.secret.hands[seat], &card)
    }
}

//! The state of a game: a board that everybody sees, and what is hidden (TIM-07).
//!
//! What lies in [`Board`] is public by construction; what somebody may not know lies in [`Secret`] and nowhere else.

use std::sync::Arc;

use crate::engine::{Deck, PerSeat, Seat};
use crate::games::boonlake::content::kinds::{ActionTile, Corner, Kind, Level, Lever, Lock, Region, Track};
use crate::games::boonlake::content::words::Ongoing;
use crate::games::boonlake::content::{CardId, Content, RiverId, ScoringId, SpaceId, TileId, TokenId};
use crate::games::hand;

pub(crate) use super::map::{Laid, Owner, Piece, PlotId};
pub(crate) use super::player::{LeverState, Player};

#[derive(Clone)]
pub(crate) struct State {
    pub board: Board,
    pub secret: Secret,
    /// What brings the gains that the log tells of just now.
    pub why: Option<Why>,
    pub content: Arc<Content>,
}

/// What brings a gain: the log names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    Card(CardId),
    Action(ActionTile),
    Space(SpaceId),
    River(RiverId),
    /// Cards, for where the ship stops.
    ShipCards(RiverId),
    Region(Region),
    Lever(Lever),
    Project(ScoringId),
    Scoring(ScoringId),
    Track(Track),
    /// The levers of a player that are up.
    LeversUp(Seat),
    /// A reason of this message.
    Reason(&'static str),
}

/// What lies open on the table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Board {
    pub phase: Phase,
    /// 0 for the first, 1 for the second (TRN-01).
    pub round: usize,
    pub start: Seat,
    pub active: Seat,
    /// Whether unordered parts are played in seat order all the same (TIM-02).
    pub in_order: bool,
    /// The action tiles from row 1 down.
    pub actions: Vec<ActionTile>,
    /// The row that is empty in this turn, counted from 0 (TRN-04).
    pub taken: Option<usize>,
    /// Whether the ship of this turn has sailed: what its row allows is over then (TRN-02).
    pub sailed: bool,
    pub players: PerSeat<Player>,
    /// By space.
    pub map: Vec<Option<Laid>>,
    pub pastures: usize,
    /// The regions whose reward is covered, by [`Region`].
    pub covered: [bool; 4],
    /// The scoring tiles in play.
    pub areas: Vec<Area>,
    pub discard: Vec<CardId>,
    /// The locks that a ship has passed in this round (LOC-02).
    pub passed: Vec<Lock>,
    /// How many interim scorings were held.
    pub scorings: u8,
    /// The region that was scored last: the other three pay coins (REG-03).
    pub scored: Option<Region>,
    /// Whether a ship has reached the last space in round 2 (LOC-06).
    pub closing: bool,
    /// Whether the turn before the due scoring was that of the Grey Eminence.
    pub eminence_moved: bool,
    /// Who is asked just now besides the course of turns: shared parts and scorings are everybody's (TIM-01, TIM-02).
    pub awaited: Vec<Seat>,
    pub eminence: Option<Eminence>,
}

/// What is hidden from somebody. How many there are of what lies face down is open: a view is told.
#[derive(Clone, Debug)]
pub(crate) struct Secret {
    /// Always sorted: the order tells nothing.
    pub hands: PerSeat<Vec<CardId>>,
    pub deck: Deck<CardId>,
    pub grey: Deck<TileId>,
    /// The scoring tiles of a seat that are not in play: both until it has chosen, then the refused one (SET-10).
    pub tiles: PerSeat<Vec<ScoringId>>,
    /// The scoring tiles that nobody has seen.
    pub box_tiles: Deck<ScoringId>,
    /// The solo tokens that lie face down.
    pub stack: Deck<TokenId>,
    /// The solo tokens that left the game, the A tokens first.
    pub removed: Vec<TokenId>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Setup,
    /// The turn of the active player.
    Turn,
    /// The turn of the Grey Eminence (SOL-03).
    Eminence,
    /// An interim scoring is due (TRN-02).
    Scoring,
    Over,
}

/// How many interim scorings there are (TRN-01).
pub(crate) const SCORINGS: u8 = 4;

/// A scoring tile in play; the areas of the seats come first, in their order (SET-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Area {
    pub tile: ScoringId,
    /// In whose area it lies.
    pub owner: Option<Owner>,
}

/// The Grey Eminence (SOL-01).
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Eminence {
    pub level: Level,
    pub vp: i32,
    pub houses: u8,
    pub settlements: u8,
    pub cattle: u8,
    pub cactus: usize,
    pub ship: RiverId,
    /// The token that lies open; the used ones below it.
    pub open: Vec<TokenId>,
    /// Where the top one of those face down shows the silhouette (SOL-05).
    pub silhouette: Option<Corner>,
}

impl Board {
    /// How many interim scorings are to come, with the one that is being held.
    pub(crate) fn scorings_left(&self) -> u8 {
        SCORINGS.saturating_sub(self.scorings)
    }

    /// Whether the game ends with this turn, if a ship has been or now comes through the last lock of round 2 (LOC-06).
    pub(crate) fn is_last_turn(&self) -> bool {
        self.players.seats().next(self.active) == self.start
    }

    /// Whether a turn is being played and it is this player's.
    pub(crate) fn has_turn(&self, seat: Seat) -> bool {
        self.phase == Phase::Turn && self.active == seat
    }

    /// Whether the next interim scoring, or the one that is being held, is the last one.
    pub(crate) fn is_last_scoring(&self) -> bool {
        self.scorings_left() <= 1
    }

    pub(crate) fn laid(&self, space: SpaceId) -> Option<&Laid> {
        self.map[usize::from(space.0)].as_ref()
    }

    pub(crate) fn laid_mut(&mut self, space: SpaceId) -> Option<&mut Laid> {
        self.map[usize::from(space.0)].as_mut()
    }

    pub(crate) fn piece(&self, at: PlotId) -> Option<Piece> {
        match self.laid(at.space)? {
            Laid::Tile { plots, .. } => plots[at.plot],
            Laid::Pasture(_) => None,
        }
    }

    /// Puts a piece on a plot in place of what is there, if there is such a plot.
    pub(crate) fn put(&mut self, at: PlotId, piece: Piece) -> Option<()> {
        match self.laid_mut(at.space)? {
            Laid::Tile { plots, .. } => plots[at.plot] = Some(piece),
            Laid::Pasture(_) => return None,
        }
        Some(())
    }

    /// Every piece on the map with its space.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = (SpaceId, Piece)> + '_ {
        let laid = self.map.iter().enumerate().filter_map(|(at, it)| Some((SpaceId(at as u8), it.as_ref()?)));
        laid.flat_map(|(space, it)| it.pieces().into_iter().map(move |piece| (space, piece)))
    }

    /// The pieces of an owner of a kind on the map.
    pub(crate) fn on_map(&self, owner: Owner, kind: Kind) -> usize {
        self.pieces().filter(|it| it.1 == Piece { owner, kind }).count()
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

    /// How many cards are in each hand.
    pub(crate) fn hand_sizes(&self) -> PerSeat<usize> {
        PerSeat::new(self.board.players.seats(), |seat| self.hand(seat).len())
    }

    /// The building plots of a laid tile.
    pub(crate) fn plots(&self, space: SpaceId) -> usize {
        match self.board.laid(space) {
            Some(Laid::Tile { tile, .. }) => self.content.tile(*tile).plots.len(),
            Some(Laid::Pasture(_)) | None => 0,
        }
    }

    /// Every plot on the map.
    pub(crate) fn all_plots(&self) -> impl Iterator<Item = PlotId> + '_ {
        let of = |space: SpaceId| (0..self.plots(space)).map(move |plot| PlotId { space, plot });
        self.content.space_ids().flat_map(of)
    }

    /// Own presence in a region (SYM-05).
    pub(crate) fn presence(&self, owner: Owner, region: Region) -> u32 {
        let there = |it: &(SpaceId, Piece)| it.1.owner == owner && self.content.space(it.0).region == region;
        self.board.pieces().filter(there).count() as u32
    }

    pub(crate) fn ongoing(&self, seat: Seat, what: impl Fn(&Ongoing) -> Option<u32>) -> u32 {
        self.board.players[seat].ongoing(&self.content, what)
    }
}

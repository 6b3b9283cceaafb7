//! What a player has, in front of them and on the own board.

use crate::games::boonlake::content::kinds::{Kind, Lever, Resource, Track};
use crate::games::boonlake::content::words::Ongoing;
use crate::games::boonlake::content::{CardId, CardText, Content, Resources, RiverId};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LeverState {
    Free,
    Up,
    Down,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Player {
    pub vp: i32,
    /// What of the VP came in interim scorings.
    pub scored: i32,
    pub coins: u32,
    pub vases: u32,
    /// Inhabitants on the ranch and in the supply.
    pub ranch: u8,
    pub supply: u8,
    /// Whether the inhabitants have left their recesses (ROW-03).
    pub left: [bool; 2],
    /// Pieces that still stand on the player board.
    pub houses: u8,
    pub settlements: u8,
    pub cattle: u8,
    /// Houses that settlements have replaced (UPG-07).
    pub aside: u8,
    /// Where the boats lie on the canal, 0 being upstream.
    pub boats: [usize; 2],
    /// The levels of the production sites.
    pub sites: Resources,
    /// By [`Lever`].
    pub levers: [LeverState; 12],
    /// The spaces of the markers, by [`Track`].
    pub tracks: [usize; 2],
    pub played: Vec<CardId>,
    /// The areas whose project is realised (PRJ-04).
    pub projects: [bool; 4],
    /// The interim scoring whose point token lies below each area (INT-03).
    pub tokens: [Option<u8>; 4],
    pub ship: RiverId,
}

impl Player {
    /// The sum of what an ongoing effect of the played cards gives (CRD-11).
    pub(crate) fn ongoing(&self, content: &Content, what: impl Fn(&Ongoing) -> Option<u32>) -> u32 {
        let text = |card: &CardId| match &content.card(*card).text {
            CardText::Ongoing(ongoing) => what(ongoing),
            CardText::Now(_) | CardText::End(_) => None,
        };
        self.played.iter().filter_map(text).sum()
    }

    /// How many pieces of a kind have left the own board.
    pub(crate) fn emptied(&self, kind: Kind) -> usize {
        let left = match kind {
            Kind::Inhabitant => return self.left.iter().filter(|it| **it).count(),
            Kind::House => self.houses,
            Kind::Settlement => self.settlements,
            Kind::Cattle => self.cattle,
        };
        usize::from(kind.pieces().0.saturating_sub(left))
    }

    pub(crate) fn is_up(&self, lever: Lever) -> bool {
        self.levers[lever as usize] == LeverState::Up
    }

    /// Levers on the board, used or not.
    pub(crate) fn built_levers(&self) -> usize {
        self.levers.iter().filter(|it| **it != LeverState::Free).count()
    }

    pub(crate) fn level(&self, site: Resource) -> u8 {
        self.sites[site as usize]
    }

    /// PRD-07: a site of level 2 counts twice.
    pub(crate) fn site_levels(&self) -> u32 {
        self.sites.iter().map(|it| u32::from(*it)).sum()
    }

    /// Whether the slot of a lever is free (MOD-02).
    pub(crate) fn is_free(&self, lever: Lever) -> bool {
        self.levers[lever as usize] == LeverState::Free
    }

    pub(crate) fn marker(&self, track: Track) -> usize {
        self.tracks[track as usize]
    }
}

//! What lies on the map: tiles, pastures and the pieces on them.

use crate::engine::Seat;
use crate::games::boonlake::content::kinds::Kind;
use crate::games::boonlake::content::{SpaceId, TileId};

/// Whose a piece is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Owner {
    Seat(Seat),
    Eminence,
}

/// What lies on a space of the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Laid {
    Tile {
        tile: TileId,
        plots: [Option<Piece>; 2],
    },
    /// A pasture with the cattle on it (CAT-03).
    Pasture(Vec<Owner>),
}

/// What stands on a building plot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    pub owner: Owner,
    pub kind: Kind,
}

/// A building plot: the space it lies on, and 0 for the upper or only one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct PlotId {
    pub space: SpaceId,
    pub plot: usize,
}

impl Laid {
    /// How many pieces are on it.
    pub(crate) fn count(&self) -> usize {
        match self {
            Laid::Tile { plots, .. } => plots.iter().flatten().count(),
            Laid::Pasture(cattle) => cattle.len(),
        }
    }

    /// Every piece on it with its owner (SYM-05).
    pub(crate) fn pieces(&self) -> Vec<Piece> {
        match self {
            Laid::Tile { plots, .. } => plots.iter().flatten().copied().collect(),
            Laid::Pasture(cattle) => cattle.iter().map(|it| Piece { owner: *it, kind: Kind::Cattle }).collect(),
        }
    }
}

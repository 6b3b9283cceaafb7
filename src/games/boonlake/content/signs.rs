//! What a picture shows in place of words: numbers and signs, in the order in which they stand.

use super::kinds::{Counted, Exchanged, Group, Kind, Region, Resource, Track};

/// One sign of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sign {
    Text(String),
    Coin,
    Card,
    Vase,
    Vp,
    Piece(Kind),
    /// Any piece on the map.
    Presence,
    Track(Track),
    /// The income at the marker of a track.
    Income(Track),
    Site,
    Resource(Resource),
    Lever,
    Port,
    Arrow,
    Both,
    Or,
    Group(Group),
    Counted(Counted),
    Exchanged(Exchanged),
    Region(Region),
}

/// So many of something.
pub(crate) fn count(n: impl ToString, sign: Sign) -> Vec<Sign> {
    vec![Sign::Text(n.to_string()), sign]
}

/// What is given, a sign between, what is got.
pub(crate) fn between(one: Vec<Sign>, sign: Sign, other: Vec<Sign>) -> Vec<Sign> {
    [one, vec![sign], other].concat()
}

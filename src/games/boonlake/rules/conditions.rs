//! What cards and scoring tiles count (CRD-10, CRD-12, INT-06, INT-11).

use std::collections::BTreeSet;

use super::card_effects::own;
use crate::engine::Seat;
use crate::games::boonlake::content::SpaceId;
use crate::games::boonlake::content::kinds::{Counted, Group, Kind, Track};
use crate::games::boonlake::content::words::Condition;
use crate::games::boonlake::state::State;

pub(crate) fn counted(state: &State, seat: Seat, what: Counted) -> u32 {
    let player = &state.board.players[seat];
    let n = match what {
        Counted::CoinTrack => player.marker(Track::Coin),
        Counted::CardTrack => player.marker(Track::Card),
        Counted::LowerTrack => player.marker(Track::Coin).min(player.marker(Track::Card)),
        Counted::SiteLevels => return player.site_levels(),
        Counted::ConnectedTiles => connected(state, seat),
        Counted::Levers => player.built_levers(),
        Counted::Cattle => player.emptied(Kind::Cattle),
        Counted::Houses => player.emptied(Kind::House),
        Counted::Settlements => player.emptied(Kind::Settlement),
        Counted::BridgePresence => {
            let there = |it: &SpaceId| state.content.space(*it).bridge;
            state.board.pieces().filter(|it| it.1.owner == own(seat)).filter(|it| there(&it.0)).count()
        }
        Counted::PresenceBoonlake | Counted::PresenceUnknown | Counted::PresenceNewHope | Counted::PresenceSouthern => {
            return what.region().map_or(0, |it| state.presence(own(seat), it));
        }
    };
    n as u32
}

/// The largest group of adjacent spaces with own presence on each (INT-06, EXP-05).
fn connected(state: &State, seat: Seat) -> usize {
    let mut left: BTreeSet<SpaceId> =
        state.board.pieces().filter(|it| it.1.owner == own(seat)).map(|it| it.0).collect();
    let mut largest = 0;
    while let Some(first) = left.pop_first() {
        let (mut open, mut size) = (vec![first], 0);
        while let Some(space) = open.pop() {
            size += 1;
            open.extend(state.content.space(space).near.iter().filter(|it| left.remove(it)));
        }
        largest = largest.max(size);
    }
    largest
}

/// What a player has of what a scoring tile asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reached {
    One(u32),
    /// Of two kinds that are counted; then realised projects, each of which counts for one of the two.
    Two(u32, u32, u32),
    /// An exchange is made or refused when it is asked for (INT-07).
    Exchange,
}

impl Reached {
    /// Whether it is enough. INT-11: at least the higher number in either of the two and at least the lower in the other.
    pub(crate) fn meets(self, (high, low): (u32, u32)) -> bool {
        match self {
            Reached::One(n) => n >= high,
            Reached::Two(one, other, projects) => (0..=projects).any(|it| {
                let (one, other) = (one + it, other + projects - it);
                one >= high && other >= low || other >= high && one >= low
            }),
            Reached::Exchange => false,
        }
    }
}

pub(crate) fn reached(state: &State, seat: Seat, condition: &Condition) -> Reached {
    match condition {
        Condition::Reach(what) => Reached::One(counted(state, seat, *what)),
        Condition::Regions { one, other } => {
            Reached::Two(state.presence(own(seat), *one), state.presence(own(seat), *other), 0)
        }
        Condition::Groups { one, other } => {
            let player = &state.board.players[seat];
            let of = |group: Group| player.played.iter().filter(|it| state.content.card(**it).group == group).count();
            let projects = player.projects.iter().filter(|it| **it).count();
            Reached::Two(of(*one) as u32, of(*other) as u32, projects as u32)
        }
        Condition::Exchange(_) => Reached::Exchange,
    }
}

pub(crate) fn met(state: &State, seat: Seat, condition: &Condition, wanted: (u32, u32)) -> bool {
    reached(state, seat, condition).meets(wanted)
}

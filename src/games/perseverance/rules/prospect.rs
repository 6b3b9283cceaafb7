//! What the Votes of an Assembly can come to while its tiles are chosen: nobody knows what the others take, and whoever holds
//! several tiles has not chosen for all of them (ASM-03, ASM-05).

use super::assembly::{Tile, TileOffer, standing, sure_votes};
use super::ranking::{add_votes, rank, vote_tile, votes_of};
use crate::engine::{Arg, Ask, Seat, Text};
use crate::games::perseverance::content::Content;
use crate::games::perseverance::kinds::Zone;
use crate::games::perseverance::names;
use crate::games::perseverance::state::{Board, Owner, State};

/// The least and the most of something.
pub(crate) type Span = (u32, u32);

/// What somebody may come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Prospect {
    pub owner: Owner,
    pub votes: Span,
    pub followers: Span,
}

/// The tiles that players hold, each with its holder (ASM-02).
pub(crate) fn held(board: &Board) -> Vec<(Zone, Seat)> {
    let holder = |zone: Zone| match standing(board, zone).top[..] {
        [Owner::Seat(seat)] => Some((zone, seat)),
        _ => None,
    };
    Zone::ALL.into_iter().filter_map(holder).collect()
}

/// Which of the holder's tiles it is, what is chosen after it, who chooses besides, and what Votes are worth.
pub(super) fn question(state: &State, holder: Seat, zone: Zone) -> Ask {
    let (own, others): (Vec<_>, Vec<_>) = held(&state.board).into_iter().partition(|it| it.1 == holder);
    let at = own.iter().position(|it| it.0 == zone).map_or(1, |it| it + 1);
    let tile = match own[at.min(own.len())..] {
        _ if own.len() < 2 => Text::new("tile-only"),
        [next] => Text::new("tile-then").with("then", names::zone_short(next.0)),
        _ => Text::new("tile-of"),
    };
    let mut rivals: Vec<Seat> = others.iter().map(|it| it.1).collect();
    rivals.sort_unstable();
    rivals.dedup();
    // Where one other tile is open, there is room to say which.
    let rivals = match others[..] {
        [] => Text::new("tiles-nobody"),
        [(zone, rival)] if own.len() < 2 => {
            Text::new("tiles-rival").with("who", rival).with("zone", names::zone_short(zone))
        }
        // So many names have no room.
        _ if rivals.len() > 2 => Text::new("tiles-all"),
        _ => {
            let who: Vec<Text> = rivals.into_iter().map(|it| names::owner(Owner::Seat(it))).collect();
            Text::new("tiles-rivals").with("who", who)
        }
    };
    let ranks = vote_tile(&state.board, &state.content).iter().map(ToString::to_string).collect::<Vec<_>>().join("/");
    Ask::new("assembly", "ASM-03")
        .with("zone", names::zone(zone))
        .with("tile", tile.with("n", at).with("max", own.len()))
        .with("rivals", rivals)
        .with("ranks", Arg::Word(ranks))
}

/// The tiles that are open once this holder has chosen for this Zone: those of others, who choose at the same time, and their own further
/// ones, which are asked from left to right.
pub(crate) fn open_after(board: &Board, holder: Seat, zone: Zone) -> Vec<(Zone, Seat)> {
    let at = |zone: Zone| Zone::ALL.iter().position(|it| *it == zone);
    held(board).into_iter().filter(|it| it.1 != holder || at(it.0) > at(zone)).collect()
}

/// The Votes and Followers that everybody may come to, with these Votes besides those that nobody chooses, whatever is taken of these
/// tiles.
pub(crate) fn prospects(
    board: &Board,
    content: &Content,
    chosen: &[(Owner, u32)],
    open: &[(Zone, Seat)],
) -> Vec<Prospect> {
    let brings =
        |tile: Tile, (zone, holder): (Zone, Seat)| TileOffer::new(board, tile, holder, zone, Vec::new()).votes();
    let mut worlds = vec![Vec::new()];
    for it in open {
        let both = |known: Vec<(Owner, u32)>| {
            [Tile::Production, Tile::Votes]
                .map(|tile| known.iter().copied().chain(brings(tile, *it)).collect::<Vec<_>>())
        };
        worlds = worlds.into_iter().flat_map(both).collect();
    }
    let scale = vote_tile(board, content);
    let mut all: Vec<Prospect> = Vec::new();
    for world in worlds {
        let mut votes = if board.assembly { sure_votes(board) } else { votes_of(board) };
        chosen.iter().chain(&world).for_each(|it| add_votes(&mut votes, *it));
        let ranked = rank(board.edition, scale, &votes, true);
        for owner in board.owners() {
            let of = |list: &[(Owner, u32)]| list.iter().find(|it| it.0 == owner).map_or(0, |it| it.1);
            let (votes, followers) = (of(&votes), of(&ranked));
            match all.iter_mut().find(|it| it.owner == owner) {
                Some(known) => {
                    known.votes = (known.votes.0.min(votes), known.votes.1.max(votes));
                    known.followers = (known.followers.0.min(followers), known.followers.1.max(followers));
                }
                None => all.push(Prospect { owner, votes: (votes, votes), followers: (followers, followers) }),
            }
        }
    }
    all
}

/// What one answer leads to, everybody's.
pub(crate) fn after(state: &State, offer: &TileOffer) -> Vec<Prospect> {
    let chosen: Vec<(Owner, u32)> = offer.chosen.iter().copied().chain(offer.votes()).collect();
    prospects(&state.board, &state.content, &chosen, &open_after(&state.board, offer.holder, offer.zone))
}

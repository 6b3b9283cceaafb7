//! Ranking: who gets the Followers of which rank (ASM-05, ASM-06, END-01).

use super::assembly::sure_votes;
use crate::engine::Seat;
use crate::games::perseverance::content::Content;
use crate::games::perseverance::kinds::Edition;
use crate::games::perseverance::state::{Board, Owner, State};

/// The Followers of each owner for these values.
///
/// Beta: tied owners share the sum of their ranks, rounded down each. Retail: every tied owner gets the rank in full and
/// the next one the next rank; a value of 0 never scores. `zero_scores` tells whether a 0 ranks in the beta.
pub(crate) fn rank(edition: Edition, table: &[u32], values: &[(Owner, u32)], zero_scores: bool) -> Vec<(Owner, u32)> {
    let friendly = edition == Edition::Retail2021;
    let mut ranked: Vec<(Owner, u32)> =
        values.iter().copied().filter(|it| it.1 > 0 || (zero_scores && !friendly)).collect();
    ranked.sort_by_key(|it| std::cmp::Reverse(it.1));
    let mut scores = Vec::new();
    let (mut place, mut at) = (0, 0);
    while at < ranked.len() {
        let tied = ranked[at..].iter().take_while(|it| it.1 == ranked[at].1).count();
        let followers = if friendly {
            table.get(place).copied().unwrap_or(0)
        } else {
            let ranks = (at..at + tied).map(|it| table.get(it).copied().unwrap_or(0));
            ranks.sum::<u32>() / u32::try_from(tied).unwrap_or(1)
        };
        scores.extend(ranked[at..at + tied].iter().map(|it| (it.0, followers)));
        at += tied;
        place += 1;
    }
    scores
}

/// Those with the highest value, and those with the second highest; a 0 never counts.
pub(crate) fn leaders(values: &[(Owner, usize)]) -> (Vec<Owner>, Vec<Owner>) {
    let at = |value: usize| values.iter().filter(|it| it.1 == value).map(|it| it.0).collect::<Vec<_>>();
    let most = values.iter().map(|it| it.1).max().unwrap_or(0);
    let second = values.iter().map(|it| it.1).filter(|it| *it < most).max().unwrap_or(0);
    let of = |value: usize| if value == 0 { Vec::new() } else { at(value) };
    (of(most), of(second))
}

/// The Votes of everybody who may take a rank: Dissenters with none take none (ASM-06).
pub(crate) fn votes_of(board: &Board) -> Vec<(Owner, u32)> {
    let players = board.players.iter().map(|(seat, it)| (Owner::Seat(seat), it.votes));
    let dissenters = (board.dissenter_votes > 0).then_some((Owner::Dissenters, board.dissenter_votes));
    players.chain(dissenters).collect()
}

/// Adds Votes to those of their owner, who may have had none so far.
pub(crate) fn add_votes(votes: &mut Vec<(Owner, u32)>, (owner, count): (Owner, u32)) {
    match votes.iter_mut().find(|it| it.0 == owner) {
        Some(known) => known.1 += count,
        None => votes.push((owner, count)),
    }
}

/// The leftmost scoring tile (ASM-05).
pub(crate) fn vote_tile<'c>(board: &Board, content: &'c Content) -> &'c [u32] {
    content.assembly(board.edition, board.seat_count(), board.assemblies)
}

/// What the Votes of a player would be with some more for them or for others, and what they would be worth then.
pub(crate) struct VoteRank {
    pub votes: u32,
    pub place: usize,
    pub followers: u32,
}

pub(crate) fn with_votes(state: &State, seat: Seat, more: &[(Owner, u32)]) -> VoteRank {
    let owner = Owner::Seat(seat);
    // While tiles are chosen, what nobody chooses is known.
    let mut values = if state.board.assembly { sure_votes(&state.board) } else { votes_of(&state.board) };
    more.iter().for_each(|it| add_votes(&mut values, *it));
    let votes = values.iter().find(|it| it.0 == owner).map_or(0, |it| it.1);
    let mut ahead: Vec<u32> = values.iter().map(|it| it.1).filter(|it| *it > votes).collect();
    // Friendly ties take one rank together, those of the beta as many as they are.
    if state.board.retail() {
        ahead.sort_unstable();
        ahead.dedup();
    }
    let ranked = rank(state.board.edition, vote_tile(&state.board, &state.content), &values, true);
    let followers = ranked.iter().find(|it| it.0 == owner).map_or(0, |it| it.1);
    VoteRank { votes, place: ahead.len() + 1, followers }
}

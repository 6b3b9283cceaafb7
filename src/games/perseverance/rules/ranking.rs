//! Ranking: who gets the Followers of which rank (ASM-05, ASM-06, END-01).

use crate::games::perseverance::kinds::Edition;
use crate::games::perseverance::state::Owner;

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

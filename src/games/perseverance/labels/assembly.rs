//! Reward tiles of an Assembly.

use super::{nothing, range};
use crate::engine::{Choice, Clause, Label, Text};
use crate::games::perseverance::kinds::Good;
use crate::games::perseverance::names;
use crate::games::perseverance::rules::assembly::{Tile, TileOffer};
use crate::games::perseverance::rules::end::leftovers;
use crate::games::perseverance::rules::prospect::{Prospect, after, open_after};
use crate::games::perseverance::rules::ranking::{VoteRank, with_votes};
use crate::games::perseverance::state::{Owner, State};

impl Choice<State> for TileOffer {
    fn key(&self, _: &State) -> String {
        let key = match self.tile {
            Tile::Production => "production",
            Tile::Votes => "votes",
        };
        key.to_owned()
    }

    fn words(&self, state: &State) -> Label {
        let amount = |good: Good, n: u32| names::amount(good, n, state.board.retail());
        let good = state.content.production(self.zone);
        let label = match self.tile {
            Tile::Production => self.production(state, good),
            Tile::Votes => amount(Good::Vote, self.population),
        };
        let second = match (self.second, self.tile) {
            (Some(Owner::Seat(seat)), Tile::Production) => {
                Text::new("detail-tile").with("seat", seat).with("what", amount(Good::Vote, self.population / 2))
            }
            // AST-02: the second may have no Light Soldier left.
            (Some(Owner::Seat(seat)), Tile::Votes) if state.within_limits(seat, good, 1) > 0 => {
                Text::new("detail-tile").with("seat", seat).with("what", amount(good, 1))
            }
            (Some(Owner::Dissenters), Tile::Production) => {
                Text::new("detail-tile-dissenters").with("what", amount(Good::Vote, self.population / 2))
            }
            (Some(_), Tile::Votes) | (None, _) => Text::new("detail-tile-nobody"),
        };
        let lost = || nothing::lost(state, self.holder, good);
        let why = if self.tile == Tile::Production { lost() } else { None };
        let detail = match why {
            Some(why) => Text::new("detail-tile-lost").with("why", why),
            None => self.votes_then(state),
        };
        let mut clauses = vec![Clause::new(0, detail.with("second", second))];
        clauses.extend(self.rivals(state).map(|it| Clause::new(1, it)));
        Label::from(label).detail(Text::of_clauses(clauses))
    }
}

impl TileOffer {
    /// The holder's Votes and what they are worth: for certain where nothing else is open, else from the least to the most.
    fn votes_then(&self, state: &State) -> Text {
        let mine = Owner::Seat(self.holder);
        if open_after(&state.board, self.holder, self.zone).is_empty() {
            let more: Vec<(Owner, u32)> = self.chosen.iter().copied().chain(self.votes()).collect();
            let rank = with_votes(state, self.holder, &more);
            // ASM-05: in retail no Votes take no rank.
            let none = rank.votes == 0 && state.board.retail();
            let id = if none { "detail-tile-no-votes" } else { "detail-tile-votes" };
            return ranked(Text::new(id), state, &rank);
        }
        let here = if self.tile == Tile::Votes { self.population } else { 0 };
        let all = after(state, self);
        let (votes, followers) =
            all.iter().find(|it| it.owner == mine).map_or_else(Default::default, |it| (it.votes, it.followers));
        Text::new("detail-tile-open")
            .with("here", here)
            .with("votes", range(votes.0, votes.1))
            .with("followers", range(followers.0, followers.1))
    }

    /// What the others may come to at most; nobody, if nobody else may have Votes.
    fn rivals(&self, state: &State) -> Option<Text> {
        let mut rivals: Vec<_> =
            after(state, self).into_iter().filter(|it| it.owner != Owner::Seat(self.holder)).collect();
        rivals.retain(|it| it.votes.1 > 0);
        rivals.sort_by_key(|it| std::cmp::Reverse(it.votes.1));
        let line = |it: Prospect| Text::new("vote-stand").with("who", names::owner(it.owner)).with("n", it.votes.1);
        let who: Vec<Text> = rivals.into_iter().map(line).collect();
        (!who.is_empty()).then(|| Text::new("tile-rivals-most").with("who", who))
    }

    /// What the Production really brings the holder (AST-02), and in the last Assembly what that is worth as leftovers (END-03).
    fn production(&self, state: &State, good: Good) -> Text {
        let retail = state.board.retail();
        let real = state.within_limits(self.holder, good, 2);
        let what = names::amount(good, if real == 0 { 2 } else { real }, retail);
        if state.board.assemblies + 1 < state.content.assemblies(state.board.seat_count()) {
            return what;
        }
        let worth = |state: &State| leftovers(&state.board, &state.content, self.holder);
        let mut after = state.clone();
        after.gain(self.holder, good, real);
        let followers = worth(&after).saturating_sub(worth(state));
        let worth = names::amount(Good::Follower, followers, retail);
        Text::new("offer-tile-last").with("what", what).with("followers", worth)
    }
}

/// Adds what Votes would come to as the others stand now.
pub(super) fn ranked(text: Text, state: &State, rank: &VoteRank) -> Text {
    let votes = names::amount(Good::Vote, rank.votes, state.board.retail());
    text.with("votes", votes).with("place", rank.place).with("followers", rank.followers)
}

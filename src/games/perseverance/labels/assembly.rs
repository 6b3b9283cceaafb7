//! Reward tiles of an Assembly.

use super::nothing;
use crate::engine::{Choice, Label, Text};
use crate::games::perseverance::kinds::Good;
use crate::games::perseverance::names;
use crate::games::perseverance::rules::assembly::{Tile, TileOffer};
use crate::games::perseverance::rules::end::leftovers;
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
        let detail = match self.tile {
            Tile::Production => lost().map(|why| Text::new("detail-tile-lost").with("why", why)),
            Tile::Votes => None,
        };
        let detail = detail.unwrap_or_else(|| {
            let more: Vec<(Owner, u32)> = self.chosen.iter().copied().chain(self.votes()).collect();
            let rank = with_votes(state, self.holder, &more);
            // ASM-05: in retail no Votes take no rank.
            let none = rank.votes == 0 && state.board.retail();
            if none { Text::new("detail-tile-no-votes") } else { ranked(Text::new("detail-tile-votes"), state, &rank) }
        });
        Label::from(label).detail(detail.with("second", second))
    }
}

impl TileOffer {
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

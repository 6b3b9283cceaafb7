//! Reward tiles of an Assembly.

use crate::engine::{Choice, Label, Seat, Text};
use crate::games::perseverance::kinds::Good;
use crate::games::perseverance::names;
use crate::games::perseverance::rules::assembly::{Tile, TileOffer};
use crate::games::perseverance::rules::ranking::with_votes;
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
        let (text, rest) = match self.tile {
            Tile::Production => (amount(good, 2), amount(Good::Vote, self.population / 2)),
            Tile::Votes => (amount(Good::Vote, self.population), amount(good, 1)),
        };
        let label = Label::from(text);
        let second = match (self.second, self.tile) {
            (Some(Owner::Seat(seat)), _) => Text::new("detail-tile").with("seat", seat).with("what", rest),
            (Some(Owner::Dissenters), Tile::Production) => Text::new("detail-tile-dissenters").with("what", rest),
            (Some(Owner::Dissenters), Tile::Votes) | (None, _) => Text::new("detail-tile-nobody"),
        };
        // Who takes the goods ranks with the Votes that they have.
        let more = if self.tile == Tile::Votes { self.population } else { 0 };
        let rank = ranked(Text::new("detail-tile-votes"), state, self.holder, more);
        label.detail(rank.with("second", second))
    }
}

/// Adds what some more Votes would come to as the others stand now.
pub(super) fn ranked(text: Text, state: &State, seat: Seat, more: u32) -> Text {
    let rank = with_votes(state, seat, more);
    let votes = names::amount(Good::Vote, rank.votes, state.board.retail());
    text.with("votes", votes).with("place", rank.place).with("followers", rank.followers)
}

//! Reward tiles of an Assembly.

use crate::engine::{Choice, Label, Text};
use crate::games::perseverance::kinds::Good;
use crate::games::perseverance::names;
use crate::games::perseverance::rules::assembly::{Tile, TileOffer};
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
        match (self.second, self.tile) {
            (Some(Owner::Seat(seat)), _) => {
                label.detail(Text::new("detail-tile").with("seat", seat).with("what", rest))
            }
            (Some(Owner::Dissenters), Tile::Production) => {
                label.detail(Text::new("detail-tile-dissenters").with("what", rest))
            }
            (Some(Owner::Dissenters), Tile::Votes) | (None, _) => label.detail("detail-tile-nobody"),
        }
    }
}

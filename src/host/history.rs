//! What the people of a table have played before: every game of theirs that came to its end.

use std::collections::BTreeMap;

use super::change::trouble;
use super::{Denied, GameId, Host, UserId};
use crate::engine::Outcome;

/// A game that ended, and with what it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    pub edition: String,
    pub options: BTreeMap<String, String>,
    pub outcome: Outcome,
    /// By seat; a robot's own seat is [`UserId::NOBODY`].
    pub people: Vec<UserId>,
}

impl Host {
    /// The games of the same kind that exactly the people of this one have ended in the same server, the oldest first.
    pub async fn history(&self, game: GameId) -> Result<Vec<Past>, Denied> {
        let store = &self.0.store;
        let mut history = Vec::new();
        for row in store.ended_alike(game).await.map_err(trouble)? {
            let Some(outcome) = row.outcome else { continue };
            let seats = store.seats(row.id).await.map_err(trouble)?;
            let people = seats.into_iter().map(|it| it.user.unwrap_or(UserId::NOBODY)).collect();
            history.push(Past { edition: row.edition, options: row.options, outcome, people });
        }
        Ok(history)
    }
}

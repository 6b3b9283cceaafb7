//! What the people of a table have played before: every game of theirs that came to its end.

use std::collections::BTreeMap;

use super::change::{loaded, trouble};
use super::{Denied, GameId, Host, UserId};
use crate::engine::{Audience, Outcome, Seat, Text};

/// A moment at which it came to be another seat's turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Time {
    /// How many answers had been given.
    pub keep: usize,
    pub seat: Seat,
    /// What had been told last.
    pub note: Option<Text>,
}

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
    /// The moments of a running game to which everybody may look back, the newest first.
    pub async fn times(&self, game: GameId) -> Result<Vec<Time>, Denied> {
        let mut slot = self.slot(game).await?;
        let live = loaded(&mut slot)?;
        live.playable()?;
        let seat = |at: usize| live.record.answers[at].seat;
        let begins = |at: &usize| (*at == 0 || seat(*at) != seat(at - 1)) && !live.robots.contains_key(&seat(*at));
        let public: Vec<_> = live.notes().iter().filter(|it| it.audience == Audience::All).collect();
        let note = |at: usize| public.iter().rev().find(|it| it.at <= at).map(|it| it.text.clone());
        let time = |at: usize| Time { keep: at, seat: seat(at), note: note(at) };
        Ok((0..live.known()).rev().filter(begins).map(time).collect())
    }

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

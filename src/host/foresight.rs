//! Before an answer that cannot be taken back: whether it is one, and whether its player wants to be asked first.

use super::change::{loaded, trouble};
use super::{Denied, GameId, Host, HostError, UserId};
use crate::engine::{Answer, Who};
use crate::store::Write;

/// In how many guesses of what the player cannot know an answer is tried.
const GUESSES: u64 = 4;

impl Host {
    /// Whether something may be rolled, drawn or revealed after this answer to the question that the token is of. It is
    /// tried in worlds dealt anew, so that it says nothing of what is hidden. False for what is chosen in secret and for
    /// what all decide together, which one answer does not settle, and for what is no answer at all.
    pub async fn brings_chance(&self, game: GameId, user: UserId, token: &str, key: &str) -> Result<bool, Denied> {
        let (rules, record, mark, answer) = {
            let mut slot = self.slot(game).await?;
            let live = loaded(&mut slot)?;
            let seat = live.seat_of(user)?;
            let Some(open) = live.open(seat).filter(|it| it.token == token) else { return Ok(false) };
            let decision = &open.decision;
            let Some(key) = decision.form.settle(key) else { return Ok(false) };
            if decision.secret || matches!(decision.who, Who::Team { .. }) {
                return Ok(false);
            }
            let answer = Answer { seat, ask: decision.ask.id.to_owned(), key };
            let mark = live.stand.as_ref().and_then(|it| it.mark_within(live.n()));
            (live.game.clone().ok_or(Denied::Bug)?, live.record.clone(), mark, answer)
        };
        // The queue does not wait for this, nor do the tasks of Discord. Rules that panic are told of by the answer itself.
        let tried = tokio::task::spawn_blocking(move || {
            (0..GUESSES).any(|guess| rules.brings_chance(&record, mark.as_ref(), &answer, guess))
        });
        Ok(tried.await.unwrap_or(false))
    }

    /// Whether this person is asked first: as they have said, else until a game of theirs has come to its end.
    pub async fn asks_first(&self, user: UserId) -> Result<bool, Denied> {
        if let Some(said) = self.0.store.asks_first(user).await.map_err(trouble)? {
            return Ok(said);
        }
        Ok(!self.0.store.has_ended_a_game(user).await.map_err(trouble)?)
    }

    pub async fn set_asks_first(&self, user: UserId, asks: Option<bool>) -> Result<(), HostError> {
        Ok(self.0.store.write(&[Write::AsksFirst { user, asks }]).await?)
    }
}

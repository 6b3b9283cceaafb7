//! Before an answer: what it would bring, whether it can be taken back, and whether its player wants to be asked first.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::change::{loaded, trouble};
use super::{Denied, GameId, Host, HostError, UserId};
use crate::engine::{self, Answer, AnyGame, Foreseen, Mark, Record, Seal, Who};
use crate::store::Write;

/// An answer to be tried, and from where.
struct Trial {
    rules: Arc<dyn AnyGame>,
    record: Arc<Record>,
    mark: Option<Mark>,
    answer: Answer,
}

impl Host {
    /// The answer that the token and the key stand for; nothing for what is chosen in secret, for what all decide together,
    /// which one answer does not settle, and for what is no answer at all.
    async fn trial(&self, game: GameId, user: UserId, token: &str, key: &str) -> Result<Option<Trial>, Denied> {
        let mut slot = self.slot(game).await?;
        let live = loaded(&mut slot)?;
        let seat = live.seat_of(user)?;
        let Some(open) = live.open(seat).filter(|it| it.token == token) else { return Ok(None) };
        let decision = &open.decision;
        let Some(key) = decision.form.settle(key) else { return Ok(None) };
        if decision.secret || matches!(decision.who, Who::Team { .. }) {
            return Ok(None);
        }
        let answer = Answer { seat, ask: decision.ask.id.to_owned(), key };
        let mark = live.stand.as_ref().and_then(|it| it.mark_within(live.n()));
        let rules = live.game.clone().ok_or(Denied::Bug)?;
        Ok(Some(Trial { rules, record: live.record.clone(), mark, answer }))
    }

    /// What may be rolled, drawn or chosen in secret right after this answer to the question that the token is of. It is
    /// tried in worlds dealt anew, so that it says nothing of what is hidden.
    pub async fn seals(&self, game: GameId, user: UserId, token: &str, key: &str) -> Result<BTreeSet<Seal>, Denied> {
        let Some(it) = self.trial(game, user, token, key).await? else { return Ok(BTreeSet::new()) };
        // The queue does not wait for this, nor do the tasks of Discord. Rules that panic are told of by the answer itself.
        let tried =
            tokio::task::spawn_blocking(move || engine::seals(&*it.rules, &it.record, it.mark.as_ref(), &it.answer));
        Ok(tried.await.unwrap_or_default())
    }

    /// What this answer would bring, without giving it; nothing where one answer settles nothing.
    pub async fn foresee(
        &self,
        game: GameId,
        user: UserId,
        token: &str,
        key: &str,
    ) -> Result<Option<Foreseen>, Denied> {
        let Some(it) = self.trial(game, user, token, key).await? else { return Ok(None) };
        let tried =
            tokio::task::spawn_blocking(move || engine::foresee(&*it.rules, &it.record, it.mark.as_ref(), &it.answer));
        tried.await.map(Some).map_err(|_| Denied::Bug)
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

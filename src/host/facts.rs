//! Component facts of running games: each is played to its end with those it was opened with, unless its table agrees to
//! go over to the newest.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, Weak};

use super::change::{Change, Told};
use super::replay::{self, Stand};
use super::{Denied, Host, Phase};
use crate::engine::{AnyGame, Facts, Record, Run, Seat, Standing};
use crate::games::Registry;
use crate::store::{Matter, Store, StoreError, Trouble, Write};

/// The games that are played with older facts, by game and digest, for as long as one of them is in memory.
#[derive(Default)]
pub(super) struct Older(Mutex<BTreeMap<(String, String), Weak<dyn AnyGame>>>);

impl Host {
    /// The rules of a record with the component facts it was opened with. A game from before facts were kept gets the
    /// newest: if its record replays with them, they are its own from then on.
    pub(super) async fn played(&self, record: &Record) -> Result<Result<Arc<dyn AnyGame>, Trouble>, StoreError> {
        let Some(newest) = self.0.registry.get(&record.game) else { return Ok(Err(Trouble::Unknown)) };
        if record.content.is_empty() || record.content == newest.facts().digest() {
            return Ok(Ok(Arc::clone(newest)));
        }
        let key = (record.game.clone(), record.content.clone());
        if let Some(game) = self.0.older.lock().get(&key).and_then(Weak::upgrade) {
            return Ok(Ok(game));
        }
        let Some(text) = self.0.store.facts(&record.content).await? else { return Ok(Ok(Arc::clone(newest))) };
        let facts = Facts::from_text(&text).map_err(|error| error.to_string());
        let same = facts.and_then(|it| match it.digest() == record.content {
            true => Ok(it),
            false => Err("they are not what was written".to_owned()),
        });
        match same.and_then(|it| newest.with_facts(&it)) {
            Ok(game) => {
                let mut older = self.0.older.lock();
                older.retain(|_, it| it.strong_count() > 0);
                older.insert(key, Arc::downgrade(&game));
                Ok(Ok(game))
            }
            Err(error) => {
                tracing::error!(game = %record.game, facts = %record.content, %error, "component facts cannot be read");
                Ok(Err(Trouble::Content))
            }
        }
    }
}

impl Older {
    fn lock(&self) -> std::sync::MutexGuard<'_, BTreeMap<(String, String), Weak<dyn AnyGame>>> {
        self.0.lock().unwrap_or_else(|it| it.into_inner())
    }
}

/// Keeps the newest facts of every game, so that a later start finds those that games were opened with.
pub(super) async fn keep(store: &Store, registry: &Registry) -> Result<(), StoreError> {
    let kept = |game: &Arc<dyn AnyGame>| {
        let (facts, game) = (game.facts(), game.card().id.to_owned());
        Write::Facts { digest: facts.digest().to_owned(), game, facts: facts.text().to_owned() }
    };
    store.write(&registry.games().map(kept).collect::<Vec<_>>()).await
}

impl Change<'_> {
    /// A player wants to play on with the newest facts. It happens once all players want it, and is refused where the
    /// record does not replay with them.
    pub(super) async fn renew(&mut self) -> Result<Told, Denied> {
        let seat = self.seat()?;
        self.renewed().await?;
        self.propose(seat, Matter::RenewFacts).await
    }

    /// The game with the newest facts, and where its record leads with them.
    async fn renewed(&self) -> Result<(Arc<dyn AnyGame>, Arc<Record>, Run), Denied> {
        let live = &*self.live;
        let newest = self.host.0.registry.get(&live.record.game).cloned().ok_or(Denied::Bug)?;
        let facts = newest.facts();
        if live.record.content == facts.digest() {
            return Err(Denied::NewestFacts);
        }
        let record = Record { content: facts.digest().to_owned(), ..Record::clone(&live.record) };
        let record = Arc::new(record);
        let run = replay::run(Arc::clone(&newest), Arc::clone(&record), None).await;
        let sound = run.and_then(|run| replay::sound(&run, record.answers.len()).map(|()| run));
        let run = sound.map_err(|found| Denied::FactsDiffer { at: found.at() })?;
        if !matches!(run.standing, Standing::Asking(_)) {
            return Err(Denied::FactsDiffer { at: record.answers.len() });
        }
        Ok((newest, record, run))
    }

    /// All have agreed. `last` is whose word it took.
    pub(super) async fn renew_now(&mut self, last: Seat) -> Result<Told, Denied> {
        let (newest, record, run) = self.renewed().await?;
        self.live.older.clear();
        self.live.game = Some(newest);
        self.live.record = record;
        self.stand_now(Stand::of(run, &[]));
        self.save();
        match self.live.phase {
            Phase::Paused => self.resume(),
            _ => self.owe_update(Some(last)),
        }
        Ok(self.no_notes())
    }
}

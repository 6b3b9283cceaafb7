//! Looking at games without changing them.

use std::sync::Arc;

use super::change::{Change, loaded, trouble};
use super::live::Live;
use super::replay;
use super::{
    Actor, ChannelId, Denied, Done, Finding, GameId, Host, HostError, Notes, Panel, Phase, Settings, SystemClock,
    Table, UserId,
};
use crate::engine::{Note, Seat, Sight, Viewer};
use crate::games::Registry;
use crate::store::{Store, StoreError, Trouble};

/// How many older states are kept in memory for each game.
const OLDER: usize = 6;

impl Host {
    /// The open game of a channel, else the one that ended last.
    pub async fn at(&self, channel: ChannelId) -> Result<Option<Table>, HostError> {
        match self.0.store.game_at(channel).await? {
            Some(id) => Ok(self.table(id).await.ok()),
            None => Ok(None),
        }
    }

    pub async fn table(&self, game: GameId) -> Result<Table, Denied> {
        Ok(loaded(&mut self.slot(game).await?)?.table())
    }

    /// The game as it stands, for somebody who has asked for a change of it.
    pub(super) async fn done(&self, game: GameId, actor: &Actor) -> Result<Done, Denied> {
        Ok(loaded(&mut self.slot(game).await?)?.done(actor, (0, 0)))
    }

    /// How many answers of a game have been taken back, and how many of them because all agreed, as far as everybody may
    /// know of it: whether somebody has taken back a secret choice shows that they have begun.
    pub async fn undone(&self, table: &Table) -> Result<(u32, u32), Denied> {
        let known = u32::try_from(table.known).unwrap_or(u32::MAX);
        self.0.store.undone(table.id, known).await.map_err(trouble)
    }

    /// The games in which this person sits and that are not done: open, or ended and not all of it told.
    pub async fn tables_of(&self, user: UserId) -> Result<Vec<Table>, HostError> {
        let mut tables = Vec::new();
        for id in self.0.store.games_of(user).await? {
            tables.extend(self.table(id).await.ok());
        }
        Ok(tables)
    }

    /// What this person may answer now.
    pub async fn panel(&self, game: GameId, user: UserId) -> Result<Panel, Denied> {
        self.panel_for(game, user, true).await
    }

    /// The same, where it is not known whether they look.
    pub async fn panel_unseen(&self, game: GameId, user: UserId) -> Result<Panel, Denied> {
        self.panel_for(game, user, false).await
    }

    async fn panel_for(&self, game: GameId, user: UserId, seen: bool) -> Result<Panel, Denied> {
        let mut slot = self.slot(game).await?;
        let live = loaded(&mut slot)?;
        let seat = live.seat_of(user)?;
        match live.phase {
            Phase::Lobby => Err(Denied::NotStarted),
            Phase::Over | Phase::Closed => Err(Denied::Ended),
            Phase::Paused => Err(Denied::Paused { why: live.why() }),
            Phase::Running => {
                if seen {
                    self.saw(live, seat).await;
                }
                Ok(live.panel(seat))
            }
        }
    }

    /// Who sees that there is nothing to do has to be told when there is.
    pub(super) async fn saw(&self, live: &mut Live, seat: Seat) {
        if live.open(seat).is_some() || live.called.remove(&seat).is_none() {
            return;
        }
        let mut change = Change::new(self, live, &Actor::Clock);
        change.save();
        // Looking goes on where nothing can be written; at worst the call is missing after a restart.
        if let Err(denied) = change.commit().await {
            tracing::warn!(game = %live.code, ?denied, "that somebody looked is not written");
        }
    }

    /// The viewer's notes from number `from`, counted among those that the viewer may read. The caller has made sure
    /// that the viewer is who asks.
    pub async fn notes(&self, game: GameId, viewer: Viewer, from: usize, count: usize) -> Result<Notes, Denied> {
        let mut slot = self.slot(game).await?;
        let readable: Vec<_> = loaded(&mut slot)?.notes().iter().filter(|it| it.is_for(viewer)).collect();
        let list = readable.iter().skip(from).take(count).map(|it| Note::clone(it)).collect();
        Ok(Notes { list, total: readable.len() })
    }

    /// How many answers have been given, and the state after them.
    pub async fn sight(&self, game: GameId) -> Result<(usize, Arc<dyn Sight>), Denied> {
        let mut slot = self.slot(game).await?;
        let live = loaded(&mut slot)?;
        match (&live.stand, live.phase) {
            (Some(stand), _) => Ok((live.n(), Arc::clone(&stand.sight))),
            (None, Phase::Paused) => Err(Denied::Paused { why: live.why() }),
            (None, _) if live.has_begun() => Err(Denied::Bug),
            (None, _) => Err(Denied::NotStarted),
        }
    }

    /// The state after the first `n` answers; the newest if there are fewer by now.
    pub async fn sight_at(&self, game: GameId, n: usize) -> Result<Arc<dyn Sight>, Denied> {
        let (now, sight) = self.sight(game).await?;
        if n >= now {
            return Ok(sight);
        }
        let (rules, record, mark) = {
            let mut slot = self.slot(game).await?;
            let live = loaded(&mut slot)?;
            if let Some(older) = live.older.get(&n) {
                return Ok(Arc::clone(older));
            }
            let mark = live.stand.as_ref().and_then(|it| it.mark_within(n));
            (live.game.clone().ok_or(Denied::Bug)?, Arc::new(live.record.cut(n)), mark)
        };
        // The queue does not wait for this replay.
        let run = replay::run(rules, Arc::clone(&record), mark).await.map_err(|_| Denied::Bug)?;
        let mut slot = self.slot(game).await?;
        let live = loaded(&mut slot)?;
        if live.record.answers.starts_with(&record.answers) {
            live.older.insert(n, Arc::clone(&run.sight));
            if live.older.len() > OLDER {
                live.older.pop_first();
            }
        }
        Ok(run.sight)
    }

    /// How many answers had been given when this seat last acted.
    pub async fn seen(&self, game: GameId, seat: Seat) -> Result<usize, Denied> {
        Ok(loaded(&mut self.slot(game).await?)?.seen(seat))
    }

    /// The record as text, once the game has ended: it holds the seed and what everybody kept hidden.
    pub async fn export(&self, game: GameId) -> Result<String, Denied> {
        let mut slot = self.slot(game).await?;
        let live = loaded(&mut slot)?;
        if live.phase.is_open() {
            return Err(Denied::NotEnded);
        }
        // With its facts, so that it can be verified by a program that has others by then.
        let facts = live.game.as_ref().map(|it| it.facts()).filter(|it| it.digest() == live.record.content);
        Ok(facts.map_or_else(|| live.record.to_text(), |it| live.record.to_text_with(&it)))
    }

    /// Replays every open game of a database that is only read. No game is changed, and no robot wakes.
    pub async fn look(store: Store, registry: Registry) -> Result<Vec<Finding>, HostError> {
        let host = Host::at_rest(store, registry, Arc::new(SystemClock), Settings::default());
        let (open, mut findings) = (host.0.store.open_games().await?, Vec::new());
        for (game, code) in host.0.store.all_games().await? {
            if !open.contains(&game) {
                let altered = host.0.store.altered(game).await?.map(|at| Trouble::Altered { at: at as usize });
                findings.extend(altered.map(|it| Finding::of_trouble(game, code, it)));
                continue;
            }
            findings.push(match Live::read(&host, game).await {
                Ok(Some((live, found))) => Finding { trouble: found.map(Trouble::text), ..host.healthy(&live) },
                // A row that is listed and cannot be read any more: a column's name may be what has changed.
                Ok(None) | Err(StoreError::Unreadable { .. }) => {
                    Finding::of_trouble(game, code, Trouble::Altered { at: 0 })
                }
                Err(error) => return Err(error.into()),
            });
        }
        Ok(findings)
    }

    /// Replays every open game from its beginning, and compares with what is played on.
    pub async fn doctor(&self) -> Result<Vec<Finding>, HostError> {
        let mut findings = Vec::new();
        for id in self.0.store.open_games().await? {
            if let Ok(finding) = self.examine(id).await {
                findings.push(finding);
            }
        }
        Ok(findings)
    }

    async fn examine(&self, game: GameId) -> Result<Finding, Denied> {
        let mut slot = self.slot(game).await?;
        let live = loaded(&mut slot)?;
        let healthy = self.healthy(live);
        if let Some(found @ Trouble::Altered { .. }) = live.trouble {
            return Ok(Finding { trouble: Some(found.text()), ..healthy });
        }
        if !live.has_begun() {
            return Ok(healthy);
        }
        let ill = |trouble: Trouble| Finding { trouble: Some(trouble.text()), ..healthy.clone() };
        let Some(rules) = live.game.clone() else { return Ok(ill(Trouble::Unknown)) };
        if let Err(found) = replay::fits(rules.as_ref(), &live.record) {
            return Ok(ill(found));
        }
        let run = match replay::run(rules, Arc::clone(&live.record), None).await {
            Ok(run) => run,
            Err(found) => return Ok(ill(found)),
        };
        if let Err(found) = replay::sound(&run, live.n()) {
            return Ok(ill(found));
        }
        let same = live.stand.as_ref().is_some_and(|stand| {
            stand.standing == run.standing
                && stand.sealed == run.sealed
                && stand.notes.iter().map(|it| it.as_ref()).eq(run.notes.iter())
                && stand.sight.digest(Viewer::Public) == run.sight.digest(Viewer::Public)
                && live
                    .seats()
                    .all()
                    .all(|it| stand.sight.digest(Viewer::Seat(it)) == run.sight.digest(Viewer::Seat(it)))
        });
        Ok(if same { healthy } else { ill(Trouble::Mismatch) })
    }

    fn healthy(&self, live: &Live) -> Finding {
        let newest = self.0.registry.get(&live.record.game).map(|it| (it.card().rules, it.facts()));
        let is_newest = newest
            .is_some_and(|(rules, facts)| (rules, facts.digest()) == (live.record.rules, live.record.content.as_str()));
        Finding {
            game: live.id,
            code: live.code.clone(),
            n: live.n(),
            rules: live.record.rules,
            facts: live.record.content.clone(),
            is_newest,
            trouble: None,
        }
    }
}

impl Finding {
    /// Of a game of which no more can be said.
    fn of_trouble(game: GameId, code: String, trouble: Trouble) -> Finding {
        let (n, trouble) = (trouble.at(), Some(trouble.text()));
        Finding { game, code, n, rules: 0, facts: String::new(), is_newest: false, trouble }
    }
}

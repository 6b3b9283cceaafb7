//! Ending a game before its rules do, setting a paused one back, and moving one to another channel.

use std::sync::Arc;

use super::change::{Change, Told, trouble};
use super::live::count_public;
use super::replay::{self, Stand};
use super::{DeliveryKind, Denied, OutboxId, Phase, Place};
use crate::engine::{Seat, Standing};
use crate::store::{Matter, Owed, Undone, Write};

impl Change<'_> {
    pub(super) async fn concede(&mut self) -> Result<Told, Denied> {
        let seat = self.seat()?;
        self.propose(seat, Matter::Concede).await
    }

    /// Most have agreed to end the game here. `last` is whose word it took.
    pub(super) fn end_early(&mut self, last: Seat) -> Told {
        let told = count_public(self.live.notes());
        let mut owed = Owed { by_seat: Some(last), ..self.owed(DeliveryKind::Over, (told, told)) };
        self.call_all(&mut owed);
        self.end(Phase::Over, owed)
    }

    pub(super) fn shut(&mut self) -> Told {
        let told = count_public(self.live.notes());
        let told = self.end(Phase::Closed, self.owed(DeliveryKind::Closed, (told, told)));
        self.writes.push(Write::Unseen { game: self.live.id });
        told
    }

    /// Ends the game without scores.
    fn end(&mut self, phase: Phase, owed: Owed) -> Told {
        self.writes.push(Write::Owe(owed));
        self.set_phase(phase, None);
        self.no_notes()
    }

    /// Into another channel of the same server, because the one it was played in is gone, or does not suit.
    pub(super) async fn move_to(&mut self, to: Place) -> Result<Told, Denied> {
        self.host.check_free(to.channel, Some(self.live.id)).await?;
        let (game, is_open) = (self.live.id, self.live.phase.is_open());
        // How a game ended is told elsewhere, too, if it could not be told where it was played.
        if !is_open && self.host.0.store.owed_after(game, OutboxId(0)).await.map_err(trouble)?.is_empty() {
            return Err(Denied::Ended);
        }
        // What is told in one server is no business of another.
        if self.live.place.guild != to.guild {
            return Err(Denied::NotAllowed);
        }
        if self.live.place == to {
            return Ok(self.no_notes());
        }
        self.writes.push(Write::Place { game, guild: to.guild, channel: to.channel });
        self.live.place = to;
        if is_open {
            let told = count_public(self.live.notes());
            let is_lobby = self.live.phase == Phase::Lobby;
            let kind = if is_lobby { DeliveryKind::Opened } else { DeliveryKind::Update };
            self.writes.push(Write::Owe(self.owed(kind, (told, told))));
        }
        Ok(self.no_notes())
    }

    pub(super) async fn rewind(&mut self) -> Result<Told, Denied> {
        let game = self.live.game.clone().ok_or(Denied::NothingToRewind)?;
        replay::fits(game.as_ref(), &self.live.record).map_err(|_| Denied::NothingToRewind)?;
        let mut keep = self.live.n();
        let (record, stand) = loop {
            let record = Arc::new(self.live.record.cut(keep));
            let found = match replay::run(Arc::clone(&game), Arc::clone(&record), None).await {
                Ok(run) => match (replay::sound(&run, keep), &run.standing) {
                    (Ok(()), Standing::Asking(_)) => break (record, Stand::of(run, &[])),
                    (Ok(()), _) => keep,
                    (Err(found), _) => found.at(),
                },
                Err(_) => keep,
            };
            keep = found.min(keep.checked_sub(1).ok_or(Denied::NothingToRewind)?);
        };
        self.drop_motions(Matter::is_take_back);
        self.cut(keep, Undone { by: None, agreed: Vec::new(), one: false, at: self.host.now() });
        self.writes.push(Write::NoRedo { game: self.live.id, seat: None });
        self.live.given.truncate(keep);
        self.live.redo.clear();
        self.live.older.clear();
        self.live.record = record;
        self.stand_now(stand);
        self.resume();
        Ok(self.no_notes())
    }
}

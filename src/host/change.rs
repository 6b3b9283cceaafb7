//! The queue of each game: one change at a time, in the order of the presses, each written once.

use std::collections::BTreeMap;
use std::sync::Arc;

use tokio::sync::OwnedMutexGuard;

use super::live::{Live, count_public};
use super::{
    Actor, ChannelId, Command, DeliveryKind, Denied, Done, GameId, Host, InteractionId, Millis, Phase, UserId,
};
use crate::engine::{Audience, Note, Seat, Weight};
use crate::store::{InboxRow, Key, News, Owed, Resting, StoreError, Trouble, Write};

/// How many refused presses are remembered, so that one that comes again is refused again.
const REFUSED: usize = 1_024;

/// A slot in the queue: the game in memory, or nothing if it has to be read first.
pub(super) type Slot = OwnedMutexGuard<Option<Live>>;

/// The range of notes that came of a change.
pub(super) type Told = (usize, usize);

/// A change on its way. The game in memory may run ahead of what is written: if the change fails then, the queue
/// forgets the game and reads it again.
pub(super) struct Change<'a> {
    pub(super) host: &'a Host,
    pub(super) live: &'a mut Live,
    pub(super) actor: &'a Actor,
    /// Written at the end in one transaction.
    pub(super) writes: Vec<Write>,
    /// Who has acted, so that they are awaited anew if they are.
    pub(super) acted: Option<Seat>,
    /// Who was to be called, and whether they are: not if they rest.
    pub(super) reached: BTreeMap<Seat, bool>,
    /// Whose clock goes on with some more time.
    pub(super) extended: Option<Seat>,
    /// What the message about the new record tells of a motion.
    pub(super) news: Option<News>,
}

impl Host {
    /// The one way to change a game. The same interaction again changes nothing and returns what came of it the first
    /// time.
    pub async fn run(
        &self,
        press: InteractionId,
        game: GameId,
        actor: Actor,
        command: Command,
    ) -> Result<Done, Denied> {
        let host = self.clone();
        // In a task of its own, so that a caller who gives up cannot stop it half-way.
        spawned(async move {
            let mut slot = host.slot(game).await?;
            let result = host.once(&mut slot, press, &actor, command).await;
            match &result {
                Err(denied) => host.remember(press, denied),
                Ok(_) => host.wake_robot(&slot),
            }
            result
        })
        .await
    }

    async fn once(
        &self,
        slot: &mut Slot,
        press: InteractionId,
        actor: &Actor,
        command: Command,
    ) -> Result<Done, Denied> {
        if let Some(denied) = self.refused(press) {
            return Err(denied);
        }
        let told = match self.0.store.inbox(press).await.map_err(trouble)? {
            Some(row) if row.game != loaded(slot)?.id => return Err(Denied::AlreadyDone),
            Some(row) => (row.notes_from as usize, row.notes_to as usize),
            None => {
                // Out of the slot meanwhile: a change that panics leaves nothing half-done behind.
                let mut live = slot.take().ok_or(Denied::Trouble)?;
                let mut change = Change::new(self, &mut live, actor);
                let told = change.run_once(press, command).await;
                let runs_ahead = told.is_err() && !change.writes.is_empty();
                **slot = (!runs_ahead).then_some(live);
                told?
            }
        };
        Ok(loaded(slot)?.done(actor, told))
    }

    /// Waits for the game's turn in the queue, and reads the game if it is not in memory.
    pub(super) async fn slot(&self, game: GameId) -> Result<Slot, Denied> {
        let queue = self.0.memory.queue(game, self.settings().games_in_memory);
        let mut slot = queue.lock_owned().await;
        if slot.is_none() {
            match Live::read(self, game).await.map_err(trouble)? {
                Some((live, _)) if !self.serves(live.place.guild) => {
                    return Err(Denied::Elsewhere { place: live.place });
                }
                Some((mut live, found)) => {
                    self.review(&mut live, found).await?;
                    *slot = Some(live);
                }
                None => {
                    drop(slot);
                    self.0.memory.forget(game);
                    return Err(Denied::NoGame);
                }
            }
        }
        Ok(slot)
    }

    /// Pauses a running game whose rules cannot go on; lets a paused one go on whose rules can.
    async fn review(&self, live: &mut Live, found: Option<Trouble>) -> Result<(), Denied> {
        let mut change = Change::new(self, live, &Actor::Clock);
        if found.is_none() && change.live.adopt_facts() {
            change.save();
        }
        match (change.live.phase, found) {
            (Phase::Running, Some(found)) => change.pause(found),
            (Phase::Paused, None) => change.resume(),
            _ => {}
        }
        change.commit().await
    }

    pub(super) fn remember(&self, press: InteractionId, denied: &Denied) {
        if press == InteractionId::NONE || denied.is_passing() {
            return;
        }
        let mut refused = self.0.refused.lock().unwrap_or_else(|it| it.into_inner());
        if refused.len() >= REFUSED {
            refused.pop_front();
        }
        refused.push_back((press, denied.clone()));
    }

    pub(super) fn refused(&self, press: InteractionId) -> Option<Denied> {
        let refused = self.0.refused.lock().unwrap_or_else(|it| it.into_inner());
        refused.iter().find(|it| it.0 == press).map(|it| it.1.clone())
    }
}

impl<'a> Change<'a> {
    pub(super) fn new(host: &'a Host, live: &'a mut Live, actor: &'a Actor) -> Change<'a> {
        let (writes, reached) = (Vec::new(), BTreeMap::new());
        Change { host, live, actor, writes, acted: None, reached, extended: None, news: None }
    }
}

impl Change<'_> {
    async fn run_once(&mut self, press: InteractionId, command: Command) -> Result<Told, Denied> {
        let told = self.run(command).await?;
        if press != InteractionId::NONE {
            self.writes.push(inbox(press, self.live.id, told, self.host.now()));
        }
        self.commit().await?;
        Ok(told)
    }

    async fn run(&mut self, command: Command) -> Result<Told, Denied> {
        self.may(&command)?;
        let deed = self.deed(&command);
        let told = self.act(command).await?;
        if let Some(deed) = deed {
            self.log(deed);
        }
        Ok(told)
    }

    async fn act(&mut self, command: Command) -> Result<Told, Denied> {
        match command {
            Command::Join => self.join().await,
            Command::Leave => self.leave(),
            Command::SetOption { key, value } => self.set_option(&key, &value),
            Command::AddRobot { seating, level } => self.add_robot(seating.as_deref(), level).await,
            Command::KeepSeat { person } => self.keep_seat(&person),
            Command::DropRobot { seating, seat } => self.drop_robot(seating.as_deref(), seat),
            Command::Start { seating } => self.start(seating.as_deref()).await,
            Command::StandIn { seat, level } => self.stand_in(seat, level).await,
            Command::Substitute { seat } => self.offer_to_play(seat),
            Command::Extend { seat } => self.give_time(seat).await,
            Command::Drop { seat } => self.drop_player(seat).await,
            Command::HandBack { seat } => self.hand_back(seat),
            Command::Concede => self.concede().await,
            Command::Close => Ok(self.shut()),
            Command::Move { to } => self.move_to(to).await,
            Command::RenewFacts => self.renew().await,
            Command::Rewind => self.rewind().await,
            Command::Answer { token, key } => self.answer(token.as_deref(), &key).await,
            Command::Undo { token } => self.undo(token.as_deref()).await,
            Command::AskUndo { token } => self.ask_undo(token.as_deref()).await,
            Command::AskRewind { keep } => self.ask_rewind(keep).await,
            Command::Redo { token } => self.redo(token.as_deref()).await,
            Command::Reply { token, agrees } => self.reply(&token, agrees).await,
            Command::CountVotes => self.time_is_up().await,
            Command::Remind => self.remind(),
            Command::Flag => self.flags(),
            Command::Count { user } => Ok(self.count_until_now(user)),
            // With every change it is written who is awaited and what is due.
            Command::Reckon => Ok(self.no_notes()),
            Command::PassAhead { token, pass } => self.pass_ahead(token.as_deref(), pass.as_ref()).await,
            Command::Order { token, order } => self.order(&token, order),
            Command::NoOrders => self.no_orders(),
            Command::AskAgain { token } => self.ask_again(token.as_deref()),
        }
    }

    pub(super) fn pause(&mut self, found: Trouble) {
        tracing::error!(game = %self.live.code, trouble = ?found, "the game is paused");
        self.set_phase(Phase::Paused, Some(found));
        let owed = Owed { trouble: Some(found), ..self.owed(DeliveryKind::Paused, (0, 0)) };
        self.writes.push(Write::Owe(owed));
    }

    /// A paused game goes on: everybody awaited becomes active again.
    pub(super) fn resume(&mut self) {
        self.set_phase(Phase::Running, None);
        let told = count_public(self.live.notes());
        let mut owed = self.owed(DeliveryKind::Turn, (told, told));
        let active = self.live.active();
        self.ping(&mut owed, &active);
        self.writes.push(Write::Owe(owed));
    }

    pub(super) fn set_phase(&mut self, phase: Phase, trouble: Option<Trouble>) {
        (self.live.phase, self.live.trouble) = (phase, trouble);
        if !phase.is_open() {
            self.live.ended_at = Some(self.host.now());
            self.drop_motions(|_| true);
        }
        self.save();
    }

    /// Writes what the game is in memory, beside its seats and answers.
    pub(super) fn save(&mut self) {
        self.writes.push(Write::Game(Box::new(self.live.row())));
    }

    /// A message owed for what is being done now; the fields that not every message has are empty.
    pub(super) fn owed(&self, kind: DeliveryKind, notes: Told) -> Owed {
        owed(self.live.id, kind, self.live.n(), notes, self.host.now())
    }

    /// Owes an edit of the running message, in which nothing new is told. `by` is whose doing it was.
    pub(super) fn owe_update(&mut self, by: Option<Seat>) {
        let told = count_public(self.live.notes());
        let owed = Owed { by_seat: by, ..self.owed(DeliveryKind::Update, (told, told)) };
        self.writes.push(Write::Owe(owed));
    }

    /// Adds exactly these seats to a message, with what they have not seen: it tells everything since the one of them who
    /// has been away for longest last answered, whatever the channel was told meanwhile. Whoever rests is only named, and
    /// called when they do not any more.
    pub(super) fn ping(&mut self, owed: &mut Owed, seats: &[Seat]) {
        let (live, mut reached) = (&self.live, Vec::new());
        for seat in seats.iter().filter(|it| !live.robots.contains_key(it)) {
            let Some(person) = live.people.get(seat.index()) else { continue };
            let is_awake = self.host.call(owed, person.user);
            self.reached.insert(*seat, is_awake);
            reached.extend(is_awake.then_some(*seat));
        }
        let seats = reached;
        owed.since = seats.iter().map(|it| live.seen(*it) as u32).filter(|it| *it > 0).min();
        if let Some(seen) = seats.iter().map(|it| live.seen(*it)).min() {
            owed.note_from = owed.note_from.min(read_until(live.notes(), seen) as u32);
        }
    }

    /// Adds everybody who has a seat, also those in whose place a robot plays: how it ended is news for all of them, and soon
    /// enough when those see it who rest.
    pub(super) fn call_all(&self, owed: &mut Owed) {
        for person in self.live.people.iter().filter(|it| it.user != UserId::NOBODY) {
            self.host.call(owed, person.user);
        }
    }

    /// The result of a change of which no note tells.
    pub(super) fn no_notes(&self) -> Told {
        let all = self.live.notes().len();
        (all, all)
    }

    /// The seat of the player who asks.
    pub(super) fn seat(&self) -> Result<Seat, Denied> {
        match self.actor {
            Actor::Person { person, .. } => self.live.seat_of(person.user),
            Actor::Robot(seat) if self.live.robots.contains_key(seat) => Ok(*seat),
            Actor::Robot(_) | Actor::Clock => Err(Denied::NoSeat),
        }
    }

    pub(super) fn is_creator(&self) -> bool {
        self.actor.user() == Some(self.live.creator)
    }

    /// Writes what there is to write, and wakes the worker that delivers if something is owed.
    pub(super) async fn commit(&mut self) -> Result<(), Denied> {
        self.note_awaited();
        if let Err(denied) = self.host.commit(&self.writes).await {
            if let Denied::Unsaved { cause } = denied {
                self.host.0.unsaved.concerns(self.live, cause);
            }
            return Err(denied);
        }
        self.writes.clear();
        Ok(())
    }
}

impl Host {
    /// Adds somebody to those whom a message calls, or if they rest to those who read why they are not. Whether they need not be
    /// called later: whoever wants no calls looks by themselves.
    pub(super) fn call(&self, owed: &mut Owed, user: UserId) -> bool {
        if self.is_silent(user, owed.game) {
            return true;
        }
        let until = self.wakes(user, owed.at);
        match until {
            None => owed.ping.push(user),
            Some(until) => owed.resting.push(Resting { user, until }),
        }
        until.is_none()
    }

    pub(super) async fn commit(&self, writes: &[Write]) -> Result<(), Denied> {
        if writes.is_empty() {
            return Ok(());
        }
        if let Err(error) = self.0.store.write(writes).await {
            let to = writes.iter().find_map(|it| match it {
                Write::Place { channel, .. } => Some(*channel),
                _ => None,
            });
            return Err(self.denied(error, to).await);
        }
        if writes.iter().any(|it| matches!(it, Write::Owe(_))) {
            self.0.notify.notify_one();
        }
        Ok(())
    }
}

impl Host {
    /// Why a change was not written. `channel` is where its game was to be played from now on.
    pub(super) async fn denied(&self, error: StoreError, channel: Option<ChannelId>) -> Denied {
        match (&error, channel) {
            (StoreError::Taken(Key::Interaction), _) => Denied::AlreadyDone,
            (StoreError::Taken(Key::Channel), Some(channel)) => {
                self.check_free(channel, None).await.err().unwrap_or_else(|| trouble(error))
            }
            _ => trouble(error),
        }
    }
}

/// The game in a slot, which `Host::slot` has filled.
pub(super) fn loaded(slot: &mut Slot) -> Result<&mut Live, Denied> {
    slot.as_mut().ok_or(Denied::Trouble)
}

/// Runs to its end whatever becomes of the caller.
pub(super) async fn spawned<T: Send + 'static>(
    work: impl Future<Output = Result<T, Denied>> + Send + 'static,
) -> Result<T, Denied> {
    tokio::spawn(work).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a change failed");
        Err(Denied::Trouble)
    })
}

pub(super) fn trouble(error: StoreError) -> Denied {
    if let StoreError::Unwritten { cause, what } = error {
        // The store has said so once already.
        tracing::debug!(%what, "not written");
        return Denied::Unsaved { cause };
    }
    tracing::error!(%error, "the store failed");
    match error {
        StoreError::Unreadable { .. } => Denied::Paused { why: Trouble::Altered { at: 0 }.text() },
        _ => Denied::Trouble,
    }
}

pub(super) fn inbox(press: InteractionId, game: GameId, told: Told, at: Millis) -> Write {
    let row = InboxRow { interaction: press, game, notes_from: told.0 as u32, notes_to: told.1 as u32 };
    Write::Inbox { row, at }
}

pub(super) fn owed(game: GameId, kind: DeliveryKind, n: usize, notes: Told, at: Millis) -> Owed {
    Owed {
        game,
        kind,
        n: n as u32,
        note_from: notes.0 as u32,
        note_to: notes.1 as u32,
        ping: Vec::new(),
        since: None,
        by_seat: None,
        undone: false,
        trouble: None,
        reminder: None,
        news: None,
        resting: Vec::new(),
        next: Vec::new(),
        at,
    }
}

/// How many public notes somebody knows who last acted with answer `seen`. Whoever ends a round is told so in passing, below
/// a receipt that will be gone: the headline of what their own answer brought about is news again, with what followed it.
fn read_until(notes: &[Arc<Note>], seen: usize) -> usize {
    let public = notes.iter().filter(|it| it.audience == Audience::All);
    let read = public.take_while(|it| seen > 0 && it.at <= seen);
    read.take_while(|it| it.at < seen || it.weight != Weight::Headline).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_own_answer_brought_about_is_news_again_from_its_headline_on() {
        let note = |at, weight, audience| Arc::new(Note { at, text: "noted".into(), audience, weight });
        let notes = [
            note(0, Weight::Headline, Audience::All),
            note(3, Weight::Plain, Audience::All),
            note(3, Weight::Plain, Audience::Only(Seat(0))),
            note(3, Weight::Headline, Audience::All),
            note(3, Weight::Plain, Audience::All),
            note(4, Weight::Plain, Audience::All),
        ];
        let read = |seen| read_until(&notes, seen);
        assert_eq!(read(0), 0, "has not acted yet");
        assert_eq!(read(2), 1);
        assert_eq!(read(3), 2, "the new round is told again, and what came with it");
        assert_eq!(read(4), 5);
    }
}

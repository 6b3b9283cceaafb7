//! Before and after play: opening a table, sitting down, settling the options, starting, and ending early.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::change::{Act, Told, set_phase, signed, spawned, trouble};
use super::live::{Live, awaited, count_public, options_to, scores_to};
use super::replay::{self, Stand};
use super::robots::Level;
use super::seats::{Sitting, robot, seat_rows};
use super::{Denied, GameId, Host, InteractionId, Person, Phase, Place, Table, UserId, luck};
use crate::engine::{Card, Record, Seats, Standing};
use crate::store::{GameRow, Write};

/// What table is asked for.
#[derive(Clone, Default, Debug)]
pub struct Wish {
    pub game: String,
    /// The newest, if not said.
    pub edition: Option<String>,
    /// Those not named here have their defaults.
    pub options: BTreeMap<String, String>,
    /// As many as the game has room for, if not said.
    pub seats: Option<u8>,
    /// Who takes all seats but the first, if not people.
    pub robots: Option<Level>,
}

impl Host {
    /// Opens a table, with whoever asks for it in the first seat.
    pub async fn lobby(&self, press: InteractionId, place: Place, by: Person, wish: Wish) -> Result<Table, Denied> {
        let host = self.clone();
        spawned(async move {
            // One table is opened at a time, so that no two take the same number or the same channel.
            let _door = host.0.door.lock().await;
            if let Some(denied) = host.refused(press) {
                return Err(denied);
            }
            let opened = host.open_now(press, place, by, wish).await;
            if let Err(denied) = &opened
                && *denied != Denied::Trouble
            {
                host.remember(press, denied);
            }
            opened
        })
        .await
    }

    async fn open_now(&self, press: InteractionId, place: Place, by: Person, wish: Wish) -> Result<Table, Denied> {
        let store = &self.0.store;
        if let Some((game, _, _)) = store.inbox(signed(press.0)).await.map_err(trouble)? {
            return self.table(GameId(game)).await;
        }
        let unknown = || Denied::UnknownGame { game: wish.game.clone() };
        let game = self.0.registry.get(&wish.game).ok_or_else(unknown)?;
        let card = game.card();
        let edition = match &wish.edition {
            Some(edition) => known_edition(card, edition)?,
            None => card.editions.first().copied().unwrap_or_default().to_owned(),
        };
        for (key, value) in &wish.options {
            check_option(card, key, value)?;
        }
        let room = wish.seats.unwrap_or(*card.seats.end());
        check_room(card, room, 1)?;
        let channel = signed(place.channel.0);
        if let Some(id) = store.game_at(channel).await.map_err(trouble)? {
            let table = self.table(GameId(id)).await?;
            if table.phase.is_open() {
                return Err(Denied::ChannelTaken { table: Box::new(table) });
            }
        }
        let (seed, code) = luck::seed_and_code().map_err(|error| {
            tracing::error!(%error, "the operating system gave no randomness");
            Denied::Trouble
        })?;
        let row = GameRow {
            id: store.next_game().await.map_err(trouble)?,
            code,
            game: wish.game.clone(),
            rules: i64::from(card.rules),
            edition,
            options: options_to(&card.settle_options(&wish.options)),
            content: String::new(),
            seed: seed.to_hex(),
            guild: place.guild.map(|it| signed(it.0)),
            channel,
            phase: "lobby".to_owned(),
            why: String::new(),
            why_at: 0,
            room: i64::from(room),
            creator: signed(by.user.0),
            scores: String::new(),
            opened_at: self.now(),
            ended_at: None,
        };
        let id = row.id;
        let mut sitting = vec![(by, None)];
        while wish.robots.is_some() && sitting.len() < usize::from(room) {
            sitting.push((robot(&sitting), wish.robots));
        }
        let seats = seat_rows(GameId(id), &sitting);
        let owed = crate::store::Owed {
            game: id,
            kind: "opened",
            n: 0,
            notes: (0, 0),
            ping: String::new(),
            since: None,
            by_seat: Some(0),
            undone: false,
            why: "",
            why_at: 0,
            at: self.now(),
        };
        let inbox = Write::Inbox { interaction: Some(signed(press.0)), game: id, notes: (0, 0), at: self.now() };
        self.commit(&[Write::Open(row), seats, Write::Owe(owed), inbox]).await?;
        self.table(GameId(id)).await
    }

    pub(super) async fn join_now(&self, live: &mut Live, press: InteractionId, by: Person) -> Result<Told, Denied> {
        if live.seat_of(by.user).is_ok() {
            return Err(Denied::AlreadySeated);
        }
        gathering(live)?;
        let room = live.row.room as u8;
        if live.people.len() >= usize::from(room) {
            return Err(Denied::Full { room });
        }
        let mut sitting = live.sitting();
        sitting.push((by, None));
        self.seat(live, press, sitting, Vec::new()).await
    }

    pub(super) async fn leave_now(&self, live: &mut Live, press: InteractionId, user: UserId) -> Result<Told, Denied> {
        let seat = live.seat_of(user)?;
        gathering(live)?;
        let mut sitting = live.sitting();
        sitting.remove(seat.index());
        // Robots do not stay alone.
        let Some(next) = sitting.iter().find(|it| it.0.user != UserId::NOBODY) else {
            return self.shut(live, press).await;
        };
        let mut row = live.row.clone();
        // The table passes to whoever sat down next.
        if row.creator == signed(user.0) {
            row.creator = signed(next.0.user.0);
        }
        let told = self.seat(live, press, sitting, vec![terms(&row)]).await?;
        live.row = row;
        Ok(told)
    }

    /// Writes who sits where.
    pub(super) async fn seat(
        &self,
        live: &mut Live,
        press: InteractionId,
        sitting: Vec<Sitting>,
        mut writes: Vec<Write>,
    ) -> Result<Told, Denied> {
        writes.push(seat_rows(live.id(), &sitting));
        writes.push(Write::Owe(self.owed(live, "update", (0, 0))));
        writes.push(self.inbox(live, press, (0, 0)));
        self.commit(&writes).await?;
        let mut record = Record::clone(&live.record);
        record.seats = Seats(sitting.len() as u8);
        live.record = Arc::new(record);
        live.sit(sitting);
        Ok((0, 0))
    }

    pub(super) async fn set_now(
        &self,
        live: &mut Live,
        press: InteractionId,
        user: UserId,
        key: &str,
        value: &str,
    ) -> Result<Told, Denied> {
        self.may_settle(live, user)?;
        let game = live.game.clone().ok_or_else(|| Denied::UnknownGame { game: live.row.game.clone() })?;
        let card = game.card();
        let bad = || Denied::BadOption { key: key.to_owned(), value: value.to_owned() };
        let mut row = live.row.clone();
        let mut record = Record::clone(&live.record);
        match key {
            "edition" => record.edition = known_edition(card, value)?,
            "seats" => {
                let room: u8 = value.parse().map_err(|_| bad())?;
                check_room(card, room, live.people.len())?;
                row.room = i64::from(room);
            }
            _ => {
                check_option(card, key, value)?;
                record.options.insert(key.to_owned(), value.to_owned());
            }
        }
        row.edition.clone_from(&record.edition);
        row.options = options_to(&record.options);
        let owed = self.owed(live, "update", (0, 0));
        self.commit(&[terms(&row), Write::Owe(owed), self.inbox(live, press, (0, 0))]).await?;
        live.row = row;
        live.record = Arc::new(record);
        Ok((0, 0))
    }

    pub(super) async fn begin_now(&self, live: &mut Live, press: InteractionId, user: UserId) -> Result<Told, Denied> {
        self.may_settle(live, user)?;
        let game = live.game.clone().ok_or_else(|| Denied::UnknownGame { game: live.row.game.clone() })?;
        let card = game.card();
        let (have, need, most) = (live.people.len(), usize::from(*card.seats.start()), live.row.room as usize);
        if have < need {
            return Err(Denied::TooFew { have, need });
        }
        if have > most {
            return Err(Denied::TooMany { have, most });
        }
        let mut record = Record::clone(&live.record);
        record.rules = card.rules;
        record.content = game.content();
        let record = Arc::new(record);
        let run = replay::run(game, Arc::clone(&record), None).await.map_err(|_| Denied::Bug)?;
        replay::sound(&run, 0).map_err(|found| {
            tracing::error!(game = %live.row.code, ?found, "the game cannot begin");
            Denied::Bug
        })?;
        let stand = Stand::of(run, &[]);

        let (id, content) = (live.row.id, record.content.clone());
        let mut writes = vec![Write::Begin { game: id, rules: i64::from(record.rules), content: content.clone() }];
        let over = matches!(stand.standing, Standing::Over(_));
        let mut owed = self.owed(live, if over { "over" } else { "turn" }, (0, count_public(&stand.notes)));
        self.ping(live, &mut owed, &awaited(&stand.standing, &BTreeMap::new(), live.seats()));
        if let Standing::Over(scores) = &stand.standing {
            writes.push(Write::End { game: id, phase: "over", scores: scores_to(scores), at: self.now() });
        }
        let told = (0, stand.notes.len());
        writes.extend([Write::Owe(owed), self.inbox(live, press, told)]);
        self.commit(&writes).await?;

        set_phase(live, "running", "", 0);
        live.row.rules = i64::from(record.rules);
        live.row.content = content;
        self.stand_now(live, record, stand);
        Ok(told)
    }

    pub(super) async fn concede_now(
        &self,
        live: &mut Live,
        press: InteractionId,
        user: UserId,
    ) -> Result<Told, Denied> {
        let seat = live.seat_of(user)?;
        match live.phase() {
            Phase::Running | Phase::Paused { .. } => {}
            Phase::Lobby => return Err(Denied::NotStarted),
            Phase::Over | Phase::Closed => return Err(Denied::Ended),
        }
        let mut conceding = live.conceding.clone();
        conceding.insert(seat);
        // Robots do not insist on playing on.
        let all = live.manned().all(|it| conceding.contains(&it));
        let told = count_public(live.notes());
        let mut owed = self.owed(live, if all { "over" } else { "update" }, (told, told));
        owed.by_seat = Some(i64::from(seat.0));
        let (game, at) = (live.row.id, self.now());
        let mut writes = vec![Write::Concede { game, seat: i64::from(seat.0) }, Write::Owe(owed)];
        if all {
            writes.push(Write::End { game, phase: "over", scores: String::new(), at });
        }
        let notes = live.notes().len();
        writes.push(self.inbox(live, press, (notes, notes)));
        self.commit(&writes).await?;
        live.conceding = conceding;
        if all {
            set_phase(live, "over", "", 0);
            live.row.ended_at = Some(at);
        }
        Ok((notes, notes))
    }

    pub(super) async fn close_now(
        &self,
        live: &mut Live,
        press: InteractionId,
        user: UserId,
        is_moderator: bool,
    ) -> Result<Told, Denied> {
        if !is_moderator && live.row.creator != signed(user.0) {
            return Err(Denied::NotAllowed);
        }
        if !live.phase().is_open() {
            return Err(Denied::Ended);
        }
        self.shut(live, press).await
    }

    async fn shut(&self, live: &mut Live, press: InteractionId) -> Result<Told, Denied> {
        let told = count_public(live.notes());
        let notes = live.notes().len();
        let at = self.now();
        let writes = [
            Write::End { game: live.row.id, phase: "closed", scores: String::new(), at },
            Write::Owe(self.owed(live, "closed", (told, told))),
            self.inbox(live, press, (notes, notes)),
        ];
        self.commit(&writes).await?;
        set_phase(live, "closed", "", 0);
        live.row.ended_at = Some(at);
        Ok((notes, notes))
    }

    /// Brings a game into a channel that no other one holds.
    pub(super) async fn carry(
        &self,
        press: InteractionId,
        game: GameId,
        user: UserId,
        place: Place,
    ) -> Result<Table, Denied> {
        let host = self.clone();
        spawned(async move {
            // Nobody opens a table there meanwhile.
            let _door = host.0.door.lock().await;
            if let Some(id) = host.0.store.game_at(signed(place.channel.0)).await.map_err(trouble)?
                && id != game.0
            {
                let table = host.table(GameId(id)).await?;
                if table.phase.is_open() {
                    return Err(Denied::ChannelTaken { table: Box::new(table) });
                }
            }
            host.change(press, game, Act::Bring { user, place }).await
        })
        .await
    }

    /// Into another channel of the same server, because the one it was played in is gone, or does not suit.
    pub(super) async fn bring_now(
        &self,
        live: &mut Live,
        press: InteractionId,
        user: UserId,
        place: Place,
    ) -> Result<Told, Denied> {
        live.seat_of(user)?;
        let (game, is_open) = (live.row.id, live.phase().is_open());
        // How a game ended is told elsewhere, too, if it could not be told where it was played.
        if !is_open && self.0.store.owed_after(game, 0).await.map_err(trouble)?.is_empty() {
            return Err(Denied::Ended);
        }
        let (guild, channel) = (place.guild.map(|it| signed(it.0)), signed(place.channel.0));
        // What is told in one server is no business of another.
        if live.row.guild != guild {
            return Err(Denied::NotAllowed);
        }
        if live.row.channel == channel {
            return Err(Denied::ChannelTaken { table: Box::new(live.table()) });
        }
        let kind = if live.phase() == Phase::Lobby { "opened" } else { "update" };
        let told = count_public(live.notes());
        let all = live.notes().len();
        let mut writes = vec![Write::Place { game, guild, channel }, self.inbox(live, press, (all, all))];
        if is_open {
            writes.push(Write::Owe(self.owed(live, kind, (told, told))));
        }
        self.commit(&writes).await?;
        live.row.channel = channel;
        Ok((all, all))
    }

    pub(super) async fn rewind_now(&self, live: &mut Live, press: InteractionId) -> Result<Told, Denied> {
        let Phase::Paused { .. } = live.phase() else { return Err(Denied::NothingToRewind) };
        let game = live.game.clone().ok_or(Denied::NothingToRewind)?;
        replay::fits(game.as_ref(), &live.record).map_err(|_| Denied::NothingToRewind)?;
        let mut keep = live.n();
        let (record, stand) = loop {
            let record = Arc::new(live.record.cut(keep));
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
        let cut = [Write::Cut { game: live.row.id, keep: keep as i64 }, Write::NoVotes { game: live.row.id }];
        let mut writes = cut.to_vec();
        writes.push(Write::NoRedo { game: live.row.id, seat: None });
        live.given.truncate(keep);
        live.redo.clear();
        live.older.clear();
        live.row.why.clear();
        self.stand_now(live, record, stand);
        writes.extend(self.resume(live));
        let notes = live.notes().len();
        writes.push(self.inbox(live, press, (notes, notes)));
        // The game in memory ran ahead: if this fails, the queue reads it again.
        self.commit(&writes).await?;
        set_phase(live, "running", "", 0);
        Ok((notes, notes))
    }

    /// Whoever opened the table or sits at it settles who plays what, until it begins.
    pub(super) fn may_settle(&self, live: &Live, user: UserId) -> Result<(), Denied> {
        if live.row.creator != signed(user.0) {
            live.seat_of(user)?;
        }
        gathering(live)
    }
}

fn gathering(live: &Live) -> Result<(), Denied> {
    match live.phase() {
        Phase::Lobby => Ok(()),
        Phase::Running | Phase::Paused { .. } => Err(Denied::AlreadyStarted),
        Phase::Over | Phase::Closed => Err(Denied::Ended),
    }
}

fn terms(row: &GameRow) -> Write {
    let (edition, options) = (row.edition.clone(), row.options.clone());
    Write::Terms { game: row.id, edition, options, room: row.room, creator: row.creator }
}

fn known_edition(card: &Card, edition: &str) -> Result<String, Denied> {
    let bad = || Denied::BadOption { key: "edition".to_owned(), value: edition.to_owned() };
    card.editions.iter().find(|it| **it == edition).map(|it| (*it).to_owned()).ok_or_else(bad)
}

fn check_option(card: &Card, key: &str, value: &str) -> Result<(), Denied> {
    let known = card.options.iter().any(|it| it.key == key && it.values().contains(&value));
    let bad = || Denied::BadOption { key: key.to_owned(), value: value.to_owned() };
    if known { Ok(()) } else { Err(bad()) }
}

fn check_room(card: &Card, room: u8, have: usize) -> Result<(), Denied> {
    if !card.seats.contains(&room) {
        return Err(Denied::BadOption { key: "seats".to_owned(), value: room.to_string() });
    }
    if have > usize::from(room) {
        return Err(Denied::TooMany { have, most: usize::from(room) });
    }
    Ok(())
}

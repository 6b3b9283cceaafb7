//! Before play: opening a table, sitting down, settling the options, starting.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::change::{Change, Told, signed, spawned, trouble};
use super::live::{awaited, count_public, options_to, outcome_to};
use super::replay::{self, Stand};
use super::robots::Level;
use super::seats::{Sitting, robot, seat_rows};
use super::{Actor, Denied, Done, GameId, Host, InteractionId, Person, Phase, Place, UserId, luck};
use crate::engine::{AnyGame, Card, Record, Seats, Standing};
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
    pub async fn open(&self, press: InteractionId, place: Place, by: Person, wish: Wish) -> Result<Done, Denied> {
        let host = self.clone();
        spawned(async move {
            // One table is opened at a time, so that no two take the same number or the same channel.
            let _door = host.0.door.lock().await;
            if let Some(denied) = host.refused(press) {
                return Err(denied);
            }
            let actor = Actor::Person { person: by.clone(), is_moderator: false };
            let opened = match host.open_once(press, place, by, wish).await {
                Ok(game) => host.done(game, &actor).await,
                Err(denied) => Err(denied),
            };
            opened.inspect_err(|denied| host.remember(press, denied))
        })
        .await
    }

    async fn open_once(&self, press: InteractionId, place: Place, by: Person, wish: Wish) -> Result<GameId, Denied> {
        let store = &self.0.store;
        if let Some((game, _, _)) = store.inbox(signed(press.0)).await.map_err(trouble)? {
            return Ok(GameId(game));
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
        self.check_free(place, None).await?;
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
        let inbox = Write::Inbox { interaction: signed(press.0), game: id, notes: (0, 0), at: self.now() };
        self.commit(&[Write::Open(row), seats, Write::Owe(owed), inbox]).await?;
        Ok(GameId(id))
    }

    /// Whether no other open game holds a channel.
    pub(super) async fn check_free(&self, place: Place, but: Option<GameId>) -> Result<(), Denied> {
        match self.0.store.open_game_at(signed(place.channel.0)).await.map_err(trouble)? {
            Some((game, code)) if Some(GameId(game)) != but => Err(Denied::ChannelTaken { game: GameId(game), code }),
            Some(_) | None => Ok(()),
        }
    }
}

impl Change<'_> {
    pub(super) fn join(&mut self) -> Result<Told, Denied> {
        let Actor::Person { person, .. } = self.actor else { return Err(Denied::NoSeat) };
        if self.live.seat_of(person.user).is_ok() {
            return Err(Denied::AlreadySeated);
        }
        self.gathering()?;
        self.take_seat((person.clone(), None))
    }

    /// The next free seat.
    pub(super) fn take_seat(&mut self, newcomer: Sitting) -> Result<Told, Denied> {
        let room = self.live.row.room as u8;
        if self.live.people.len() >= usize::from(room) {
            return Err(Denied::Full { room });
        }
        let mut sitting = self.live.sitting();
        sitting.push(newcomer);
        Ok(self.seat_all(sitting))
    }

    pub(super) fn leave(&mut self) -> Result<Told, Denied> {
        let seat = self.seat()?;
        self.gathering()?;
        let mut sitting = self.live.sitting();
        sitting.remove(seat.index());
        // Robots do not stay alone.
        let Some(next) = sitting.iter().find(|it| it.0.user != UserId::NOBODY) else { return Ok(self.shut()) };
        // The table passes to whoever sat down next.
        if self.is_creator() {
            self.live.row.creator = signed(next.0.user.0);
            self.writes.push(terms(&self.live.row));
        }
        Ok(self.seat_all(sitting))
    }

    /// Seats everybody anew.
    pub(super) fn seat_all(&mut self, sitting: Vec<Sitting>) -> Told {
        self.writes.push(seat_rows(self.live.id(), &sitting));
        Arc::make_mut(&mut self.live.record).seats = Seats(sitting.len() as u8);
        self.live.sit(sitting);
        self.owe_update(None);
        self.no_notes()
    }

    pub(super) fn set_option(&mut self, key: &str, value: &str) -> Result<Told, Denied> {
        self.may_settle()?;
        let game = self.game()?;
        let card = game.card();
        let live = &mut *self.live;
        let mut record = Record::clone(&live.record);
        match key {
            "edition" => record.edition = known_edition(card, value)?,
            "seats" => {
                let bad = || Denied::BadOption { key: key.to_owned(), value: value.to_owned() };
                let room: u8 = value.parse().map_err(|_| bad())?;
                check_room(card, room, live.people.len())?;
                live.row.room = i64::from(room);
            }
            _ => {
                check_option(card, key, value)?;
                record.options.insert(key.to_owned(), value.to_owned());
            }
        }
        live.row.edition.clone_from(&record.edition);
        live.row.options = options_to(&record.options);
        live.record = Arc::new(record);
        self.writes.push(terms(&self.live.row));
        self.owe_update(None);
        Ok(self.no_notes())
    }

    pub(super) async fn start(&mut self) -> Result<Told, Denied> {
        self.may_settle()?;
        let game = self.game()?;
        let card = game.card();
        let (have, need) = (self.live.people.len(), usize::from(*card.seats.start()));
        let most = self.live.row.room as usize;
        if have < need {
            return Err(Denied::TooFew { have, need });
        }
        if have > most {
            return Err(Denied::TooMany { have, most });
        }
        let mut record = Record::clone(&self.live.record);
        record.rules = card.rules;
        record.content = game.facts().digest().to_owned();
        let record = Arc::new(record);
        let run = replay::run(game, Arc::clone(&record), None).await.map_err(|_| Denied::Bug)?;
        replay::sound(&run, 0).map_err(|found| {
            tracing::error!(game = %self.live.row.code, ?found, "the game cannot begin");
            Denied::Bug
        })?;
        let stand = Stand::of(run, &[]);

        let (id, rules, content) = (self.live.row.id, i64::from(record.rules), record.content.clone());
        self.writes.push(Write::Begin { game: id, rules, content: content.clone() });
        self.live.set_phase("running", "", 0);
        self.live.row.rules = rules;
        self.live.row.content = content;
        let over = matches!(stand.standing, Standing::Over(_));
        let mut owed = self.owed(if over { "over" } else { "turn" }, (0, count_public(&stand.notes)));
        self.ping(&mut owed, &awaited(&stand.standing, &BTreeMap::new(), self.live.seats()));
        if let Standing::Over(scores) = &stand.standing {
            let (scores, at) = (outcome_to(scores), self.host.now());
            self.writes.push(Write::End { game: id, phase: "over", scores, at });
        }
        self.writes.push(Write::Owe(owed));
        let told = (0, stand.notes.len());
        self.stand_now(record, stand);
        Ok(told)
    }

    fn game(&self) -> Result<Arc<dyn AnyGame>, Denied> {
        self.live.game.clone().ok_or_else(|| Denied::UnknownGame { game: self.live.row.game.clone() })
    }

    /// The creator and the players settle what is played, until it begins.
    pub(super) fn may_settle(&self) -> Result<(), Denied> {
        if !self.is_creator() {
            self.seat()?;
        }
        self.gathering()
    }

    fn gathering(&self) -> Result<(), Denied> {
        match self.live.phase() {
            Phase::Lobby => Ok(()),
            Phase::Running | Phase::Paused { .. } => Err(Denied::AlreadyStarted),
            Phase::Over | Phase::Closed => Err(Denied::Ended),
        }
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

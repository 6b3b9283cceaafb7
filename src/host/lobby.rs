//! Before play: opening a table, sitting down, settling the options, starting.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::change::{Change, Told, inbox, owed, spawned, trouble};
use super::gathering;
use super::live::count_public;
use super::replay::{self, Stand};
use super::seats::{Sitting, robot, seat_rows};
use super::{
    Actor, ChannelId, DeliveryKind, Denied, Done, GameId, Gathering, Host, InteractionId, Level, Person, Phase, Place,
    Tempo, UserId, codes,
};
use crate::engine::{AnyGame, Card, Record, Seat, Seats, Standing};
use crate::store::{GameRow, Owed, Write};

/// The key of the pace of a table, among those of its options.
pub const TEMPO: &str = "tempo";

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

/// Who opens what table, where, by which press.
struct Opening {
    press: InteractionId,
    place: Place,
    by: Person,
    wish: Wish,
    /// Who sat at the table that this one follows: robots sit down, people are called.
    others: Vec<Sitting>,
    /// In which order they sit.
    order: Vec<UserId>,
    /// As the server has it, if not said.
    tempo: Option<Tempo>,
}

impl Host {
    /// Opens a table, with the player who asks for it in the first seat.
    pub async fn open(&self, press: InteractionId, place: Place, by: Person, wish: Wish) -> Result<Done, Denied> {
        self.open_with(Opening { press, place, by, wish, others: Vec::new(), order: Vec::new(), tempo: None }).await
    }

    /// Opens a table like one at which this person sat, with its robots, and calls the others who sat there.
    pub async fn rematch(&self, press: InteractionId, place: Place, by: Person, game: GameId) -> Result<Done, Denied> {
        let old = self.table(game).await?;
        if old.phase.is_open() {
            return Err(Denied::StillOpen);
        }
        let own = old.seat_of(by.user).ok_or(Denied::NoSeat)?;
        let unknown = || Denied::UnknownGame { game: old.game.clone() };
        let card = self.0.registry.get(&old.game).ok_or_else(unknown)?.card();
        // What there is no more has its default.
        let edition = Some(old.edition.clone()).filter(|it| card.editions.contains(&it.as_str()));
        let mut options = old.options.clone();
        options.retain(|key, value| check_option(card, key, value).is_ok());
        // Everybody moves up by one seat, and whoever had the first has the last.
        let mut order: Vec<UserId> = old.people.iter().map(|it| it.user).filter(|it| *it != UserId::NOBODY).collect();
        if !order.is_empty() {
            order.rotate_left(1);
        }
        let others = old.seats().filter(|it| *it != own);
        let others = others.filter_map(|it| Some((old.person(it)?.clone(), old.robots.get(&it).copied()))).collect();
        let wish = Wish { game: old.game.clone(), edition, options, seats: Some(old.room), robots: None };
        self.open_with(Opening { press, place, by, wish, others, order, tempo: Some(old.tempo) }).await
    }

    async fn open_with(&self, opening: Opening) -> Result<Done, Denied> {
        let host = self.clone();
        spawned(async move {
            let press = opening.press;
            if let Some(denied) = host.refused(press) {
                return Err(denied);
            }
            let actor = Actor::Person { person: opening.by.clone(), is_moderator: false };
            let opened = match host.open_once(opening).await {
                Ok(game) => host.done(game, &actor).await,
                Err(denied) => Err(denied),
            };
            opened.inspect_err(|denied| host.remember(press, denied))
        })
        .await
    }

    async fn open_once(&self, opening: Opening) -> Result<GameId, Denied> {
        let Opening { press, place, by, wish, others, order, tempo } = opening;
        let _alone = self.0.house.lock().await;
        if let Some(row) = self.0.store.inbox(press).await.map_err(trouble)? {
            return Ok(row.game);
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
        self.clear_unseen(place.channel).await?;
        if let Err(taken) = self.check_free(place.channel, None).await {
            // The same press, delivered twice, may have opened it since.
            return self.0.store.inbox(press).await.map_err(trouble)?.map(|it| it.game).ok_or(taken);
        }
        let house = self.may_open_here(place, card).await?;
        self.may_open(by.user, place.guild)?;
        let mut sitting = vec![(by.clone(), None)];
        while wish.robots.is_some() && sitting.len() < usize::from(room) {
            sitting.push((robot(&sitting), wish.robots));
        }
        let (robots, people): (Vec<Sitting>, _) = others.into_iter().partition(|it| it.0.user == UserId::NOBODY);
        for (_, level) in robots {
            sitting.push((robot(&sitting), level));
        }
        let called: Vec<UserId> = people.into_iter().map(|it| it.0.user).collect();
        let (seed, code) = codes::seed_and_code(&*self.0.clock).map_err(|error| {
            tracing::error!(%error, "the operating system gave no randomness");
            Denied::Trouble
        })?;
        let at = self.now();
        let row = GameRow {
            id: GameId(0),
            code,
            game: wish.game,
            rules: card.rules,
            edition,
            options: card.settle_options(&wish.options),
            content: String::new(),
            seed,
            guild: place.guild,
            channel: place.channel,
            phase: Phase::Lobby,
            trouble: None,
            room,
            creator: by.user,
            outcome: None,
            opened_at: at,
            ended_at: None,
            vote_since: None,
            tempo: tempo.or(house.tempo).unwrap_or(Tempo::None),
            called: BTreeMap::new(),
            gathering: Gathering { order, ..Gathering::default() },
            forewarned: None,
        };
        let then = |id| {
            let mut opened = Owed { by_seat: Some(Seat(0)), ..owed(id, DeliveryKind::Opened, 0, (0, 0), at) };
            for user in called {
                self.call(&mut opened, user);
            }
            vec![inbox(press, id, (0, 0), at), seat_rows(id, &sitting), Write::Owe(opened)]
        };
        match self.0.store.open_game(&row, then).await {
            Ok(id) => {
                self.0.notify.notify_one();
                Ok(id)
            }
            // The same press may have opened it at the same time.
            Err(error) => match self.0.store.inbox(press).await.map_err(trouble)? {
                Some(row) => Ok(row.game),
                None => Err(self.denied(error, Some(place.channel)).await),
            },
        }
    }

    /// Whether no other open game holds a channel.
    pub(super) async fn check_free(&self, channel: ChannelId, but: Option<GameId>) -> Result<(), Denied> {
        match self.0.store.open_game_at(channel).await.map_err(trouble)? {
            Some((game, code)) if Some(game) != but => Err(Denied::ChannelTaken { game, code }),
            Some(_) | None => Ok(()),
        }
    }
}

impl Change<'_> {
    pub(super) async fn join(&mut self) -> Result<Told, Denied> {
        let Actor::Person { person, .. } = self.actor else { return Err(Denied::NoSeat) };
        if self.live.seat_of(person.user).is_ok() {
            return Err(Denied::AlreadySeated);
        }
        self.let_seat(person.user);
        self.take_seat((person.clone(), None)).await
    }

    /// The next free seat.
    pub(super) async fn take_seat(&mut self, newcomer: Sitting) -> Result<Told, Denied> {
        let (room, kept) = (self.live.room, self.live.kept_from(newcomer.0.user));
        let free = usize::from(room).saturating_sub(self.live.people.len());
        if free == 0 {
            return Err(Denied::Full { room });
        }
        if free <= kept.len() {
            return Err(Denied::Kept { names: kept.into_iter().map(|it| it.name.clone()).collect() });
        }
        let mut sitting = self.live.sitting();
        sitting.push(newcomer);
        let order = &self.live.gathering.order;
        sitting.sort_by_key(|it| order.iter().position(|user| *user == it.0.user).unwrap_or(order.len()));
        let told = self.seat_all(sitting);
        self.start_if_full(told).await
    }

    pub(super) fn leave(&mut self) -> Result<Told, Denied> {
        let seat = self.seat()?;
        let mut sitting = self.live.sitting();
        sitting.remove(seat.index());
        // Robots do not stay alone.
        let Some(next) = sitting.iter().find(|it| it.0.user != UserId::NOBODY) else { return Ok(self.shut()) };
        // The table passes to the player who sat down next.
        if self.is_creator() {
            self.live.creator = next.0.user;
            self.save();
        }
        Ok(self.seat_all(sitting))
    }

    /// Seats everybody anew.
    pub(super) fn seat_all(&mut self, sitting: Vec<Sitting>) -> Told {
        self.writes.push(seat_rows(self.live.id, &sitting));
        Arc::make_mut(&mut self.live.record).seats = Seats(sitting.len() as u8);
        self.live.sit(sitting);
        self.owe_update(None);
        self.no_notes()
    }

    pub(super) fn set_option(&mut self, key: &str, value: &str) -> Result<Told, Denied> {
        let game = self.game()?;
        let card = game.card();
        let live = &mut *self.live;
        let (mut record, mut room, mut tempo) = (Record::clone(&live.record), live.room, live.tempo);
        let mut gathering = live.gathering.clone();
        let bad = || Denied::BadOption { key: key.to_owned(), value: value.to_owned() };
        match key {
            TEMPO => tempo = Tempo::from_key(value).ok_or_else(bad)?,
            "edition" => record.edition = known_edition(card, value)?,
            "seats" => {
                room = value.parse().map_err(|_| bad())?;
                check_room(card, room, live.people.len())?;
            }
            _ if gathering::values(key).is_some_and(|it| it.contains(&value)) => {
                gathering.wishes.insert(key.to_owned(), value.to_owned());
            }
            _ => {
                check_option(card, key, value)?;
                record.options.insert(key.to_owned(), value.to_owned());
            }
        }
        if *live.record == record && (live.room, live.tempo) == (room, tempo) && live.gathering == gathering {
            return Ok(self.no_notes());
        }
        (live.record, live.room, live.tempo, live.gathering) = (Arc::new(record), room, tempo, gathering);
        self.save();
        self.owe_update(None);
        Ok(self.no_notes())
    }

    pub(super) async fn start(&mut self, seating: Option<&str>) -> Result<Told, Denied> {
        self.same_seating(seating)?;
        let game = self.game()?;
        let card = game.card();
        let (have, need) = (self.live.people.len(), usize::from(*card.seats.start()));
        let most = usize::from(self.live.room);
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
            tracing::error!(game = %self.live.code, ?found, "the game cannot begin");
            Denied::Bug
        })?;
        let stand = Stand::of(run, &[]);

        // Whoever was asked first did not press on the message of the lobby, which does not change by itself then.
        if seating.is_some() {
            self.owe_update(None);
        }
        let over = matches!(stand.standing, Standing::Over(_));
        let kind = if over { DeliveryKind::Over } else { DeliveryKind::Turn };
        let mut owed = self.owed(kind, (0, count_public(&stand.notes)));
        match over {
            true => self.call_all(&mut owed),
            false => {
                let asked = self.live.awaited(&stand.standing, &[]);
                self.ping(&mut owed, &asked);
            }
        }
        self.writes.push(Write::Owe(owed));
        let told = (0, stand.notes.len());
        self.live.record = record;
        self.set_phase(Phase::Running, None);
        self.stand_now(stand);
        Ok(told)
    }

    fn game(&self) -> Result<Arc<dyn AnyGame>, Denied> {
        self.live.game.clone().ok_or_else(|| Denied::UnknownGame { game: self.live.record.game.clone() })
    }
}

fn known_edition(card: &Card, edition: &str) -> Result<String, Denied> {
    let bad = || Denied::BadOption { key: "edition".to_owned(), value: edition.to_owned() };
    card.editions.iter().find(|it| **it == edition).map(|it| (*it).to_owned()).ok_or_else(bad)
}

fn check_option(card: &Card, key: &str, value: &str) -> Result<(), Denied> {
    let known = card.settings().any(|it| it.key == key && it.values().contains(&value));
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

//! One game in memory: what is stored of it, and where the rules stand.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::change::Told;
use super::luck;
use super::replay::{self, Stand, Trouble};
use super::robots::Level;
use super::{Actor, Denied, Done, GameId, GuildId, Open, Panel, Person, Phase, Place, Receipt, Table, UserId};
use crate::engine::{
    Answer, AnyGame, Audience, Decision, Note, Outcome, Record, Seat, Seats, Seed, Sight, Standing, Viewer, Who,
};
use crate::store::{AnswerRow, GameRow, RedoRow, SeatRow, StandInRow, Store, StoreError};

/// What the store knows of an answer beside the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Given {
    pub(super) secret: bool,
    pub(super) team: bool,
}

pub(super) struct Live {
    pub(super) row: GameRow,
    pub(super) people: Vec<Person>,
    /// For which seats a robot answers.
    pub(super) robots: BTreeMap<Seat, Level>,
    /// Who wants a robot to stand in for whom.
    pub(super) stand_ins: Vec<StandInRow>,
    /// Nothing if the registry has no such game any more.
    pub(super) game: Option<Arc<dyn AnyGame>>,
    pub(super) record: Arc<Record>,
    /// One for each answer of the record.
    pub(super) given: Vec<Given>,
    pub(super) redo: Vec<RedoRow>,
    pub(super) votes: BTreeMap<Seat, String>,
    pub(super) conceding: BTreeSet<Seat>,
    /// Where the rules stand; nothing in the lobby, or if they cannot be run.
    pub(super) stand: Option<Stand>,
    /// A few older states, by number of answers.
    pub(super) older: BTreeMap<usize, Arc<dyn Sight>>,
}

impl Live {
    /// Reads a game and runs the rules over it. The trouble is what keeps the rules from going on, if anything does.
    pub(super) async fn read(
        store: &Store,
        find: impl Fn(&str) -> Option<Arc<dyn AnyGame>>,
        id: GameId,
    ) -> Result<Option<(Live, Option<Trouble>)>, StoreError> {
        let Some(row) = store.game(id.0).await? else { return Ok(None) };
        let seats = store.seats(id.0).await?;
        let robot = |it: &SeatRow| Level::from_key(&it.robot);
        let robots = (0..).map(Seat).zip(&seats).filter_map(|(seat, it)| Some((seat, robot(it)?))).collect();
        let people: Vec<Person> = seats.into_iter().map(person).collect();
        let answers = store.answers(id.0).await?;
        let seed = Seed::from_hex(&row.seed)
            .ok_or_else(|| StoreError::Unreadable { what: format!("the seed of game {}", row.code) })?;
        let record = Record {
            game: row.game.clone(),
            rules: u32::try_from(row.rules).unwrap_or(u32::MAX),
            edition: row.edition.clone(),
            options: options_from(&row.options),
            content: row.content.clone(),
            seed,
            seats: Seats(people.len() as u8),
            answers: answers.iter().map(answer).collect(),
        };
        let mut live = Live {
            game: find(&row.game),
            people,
            robots,
            stand_ins: store.stand_ins(id.0).await?,
            record: Arc::new(record),
            given: answers.iter().map(|it| Given { secret: it.secret, team: it.team }).collect(),
            redo: store.redo(id.0).await?,
            votes: store.votes(id.0).await?.into_iter().map(|(seat, key)| (Seat(seat as u8), key)).collect(),
            conceding: store.concessions(id.0).await?.into_iter().map(|it| Seat(it as u8)).collect(),
            stand: None,
            older: BTreeMap::new(),
            row,
        };
        let trouble = live.rerun().await.err();
        Ok(Some((live, trouble)))
    }

    /// Runs the rules over the whole record, if the game has begun.
    async fn rerun(&mut self) -> Result<(), Trouble> {
        if !self.has_begun() {
            return Ok(());
        }
        let game = self.game.clone().ok_or(Trouble::Unknown)?;
        replay::fits(game.as_ref(), &self.record)?;
        let run = replay::run(game, self.record.clone(), None).await?;
        let sound = replay::sound(&run, self.n());
        // The state up to where the rules drifted can still be looked at.
        self.stand = Some(Stand::of(run, &[]));
        sound
    }

    pub(super) fn has_begun(&self) -> bool {
        !self.row.content.is_empty()
    }

    pub(super) fn id(&self) -> GameId {
        GameId(self.row.id)
    }

    pub(super) fn n(&self) -> usize {
        self.record.answers.len()
    }

    /// How many answers everybody may know of. A round of secret choices seals what was before it, and once more when
    /// all are in; what lies between belongs to whoever gave it.
    pub(super) fn known(&self) -> usize {
        match &self.stand {
            Some(stand) if stand.is_secret() => stand.sealed,
            Some(_) | None => self.n(),
        }
    }

    pub(super) fn seats(&self) -> Seats {
        Seats(self.people.len() as u8)
    }

    pub(super) fn seat_of(&self, user: UserId) -> Result<Seat, Denied> {
        let at = self.people.iter().position(|it| it.user == user && user != UserId::NOBODY);
        at.map(|at| Seat(at as u8)).ok_or(Denied::NoSeat)
    }

    pub(super) fn phase(&self) -> Phase {
        match self.row.phase.as_str() {
            "lobby" => Phase::Lobby,
            "running" => Phase::Running,
            "over" => Phase::Over,
            "closed" => Phase::Closed,
            _ => Phase::Paused { why: replay::why(&self.row.why, self.row.why_at) },
        }
    }

    pub(super) fn set_phase(&mut self, phase: &str, why: &str, at: i64) {
        self.row.phase = phase.to_owned();
        self.row.why = why.to_owned();
        self.row.why_at = at;
    }

    /// The stand of a game that can be played on.
    pub(super) fn playable(&self) -> Result<&Stand, Denied> {
        match self.phase() {
            Phase::Lobby => Err(Denied::NotStarted),
            Phase::Over | Phase::Closed => Err(Denied::Ended),
            Phase::Paused { why } => Err(Denied::Paused { why }),
            Phase::Running => self.stand.as_ref().ok_or(Denied::Bug),
        }
    }

    pub(super) fn notes(&self) -> &[Arc<Note>] {
        self.stand.as_ref().map_or(&[], |it| &it.notes)
    }

    /// The robot that is awaited now, if one is.
    pub(super) fn robot_awaited(&self) -> Option<(Seat, Level)> {
        let is_robot = |seat: Seat| Some((seat, *self.robots.get(&seat)?));
        self.active().into_iter().find_map(is_robot)
    }

    /// The seats for which people answer.
    pub(super) fn manned(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().all().filter(|it| !self.robots.contains_key(it))
    }

    /// Who is awaited now.
    pub(super) fn active(&self) -> Vec<Seat> {
        match self.playable() {
            Ok(stand) => awaited(&stand.standing, &self.votes, self.seats()),
            Err(_) => Vec::new(),
        }
    }

    /// How many answers had been given when this seat last acted.
    pub(super) fn seen(&self, seat: Seat) -> usize {
        self.record.answers.iter().rposition(|it| it.seat == seat).map_or(0, |at| at + 1)
    }

    /// The decision that this seat may answer now.
    pub(super) fn open(&self, seat: Seat) -> Option<Open> {
        let Standing::Asking(decisions) = &self.playable().ok()?.standing else { return None };
        let is_asked = |it: &&Decision| match it.who {
            Who::Seat(asked) => asked == seat,
            Who::Team { .. } => true,
        };
        let decision = decisions.iter().find(is_asked)?.clone();
        let own = self.record.answers.iter().filter(|it| it.seat == seat).count();
        let token = luck::token(self.row.id, seat, own, self.n(), &decision);
        let team = matches!(decision.who, Who::Team { .. });
        let voted = if team { self.votes.keys().copied().collect() } else { Vec::new() };
        let own_vote = self.votes.get(&seat).filter(|_| team).cloned();
        Some(Open { decision, token, voted, own_vote })
    }

    /// The number of the answer that this seat may take back: its own newest one in an open round of secret choices,
    /// else the last of all but those of robots, if it is its own and nothing was sealed after it.
    pub(super) fn undoable(&self, seat: Seat) -> Result<usize, Denied> {
        let sealed = self.playable()?.sealed;
        let (known, own) = (self.known(), |at: &usize| self.record.answers[*at].seat == seat);
        if let Some(at) = (known..self.n()).rev().find(own) {
            return Ok(at);
        }
        let is_robot = |at: &usize| self.robots.contains_key(&self.record.answers[*at].seat);
        let last = (0..known).rev().find(|at| own(at) || !is_robot(at));
        match last.filter(own) {
            Some(at) if at < sealed => Err(Denied::Sealed),
            Some(at) if !self.given[at].team => Ok(at),
            Some(_) | None => Err(Denied::NothingToUndo),
        }
    }

    /// The newest answer that this seat took back, if it answers the open decision.
    pub(super) fn redoable(&self, seat: Seat) -> Option<(&RedoRow, Decision)> {
        let newest = self.redo.iter().rfind(|it| it.seat == i64::from(seat.0))?;
        let decision = self.open(seat)?.decision;
        let fits = decision.ask.id == newest.ask && decision.form.settle(&newest.key).as_ref() == Some(&newest.key);
        (fits && matches!(decision.who, Who::Seat(_))).then_some((newest, decision))
    }

    pub(super) fn table(&self) -> Table {
        let phase = self.phase();
        let ended = !phase.is_open();
        Table {
            id: self.id(),
            code: self.row.code.clone(),
            game: self.row.game.clone(),
            rules: self.record.rules,
            edition: self.record.edition.clone(),
            options: self.record.options.clone(),
            place: place(self.row.guild, self.row.channel),
            phase,
            people: self.people.clone(),
            robots: self.robots.clone(),
            room: self.row.room as u8,
            creator: UserId(self.row.creator.cast_unsigned()),
            commitment: self.record.seed.commitment(),
            n: self.n(),
            known: self.known(),
            active: self.active(),
            conceding: self.conceding.iter().copied().collect(),
            outcome: outcome_from(&self.row.scores),
            seed: ended.then(|| self.record.seed.clone()),
            opened_at: self.row.opened_at,
            ended_at: self.row.ended_at,
        }
    }

    pub(super) fn panel(&self, seat: Seat) -> Panel {
        let decision = self.open(seat);
        Panel {
            table: self.table(),
            seat,
            rule: decision.as_ref().map(|it| it.decision.ask.rule),
            decision,
            undo: self.undoable(seat).is_ok(),
            redo: self.redoable(seat).is_some(),
        }
    }

    /// `notes` is the range of what happened by the command.
    pub(super) fn done(&self, actor: &Actor, notes: Told) -> Done {
        let seat = actor.user().and_then(|it| self.seat_of(it).ok());
        Done { table: self.table(), receipt: seat.map(|it| self.receipt(it, notes)) }
    }

    fn receipt(&self, seat: Seat, notes: Told) -> Receipt {
        let all = self.notes();
        let range = notes.0.min(all.len())..notes.1.min(all.len());
        let seen = all.get(range).unwrap_or_default();
        Receipt {
            table: self.table(),
            seat,
            notes: seen.iter().filter(|it| it.is_for(Viewer::Seat(seat))).map(|it| Note::clone(it)).collect(),
            panel: self.panel(seat),
        }
    }
}

/// Who is awaited where the rules stand. In a decision of the whole team, whoever has voted is no longer awaited.
pub(super) fn awaited(standing: &Standing, votes: &BTreeMap<Seat, String>, seats: Seats) -> Vec<Seat> {
    let Standing::Asking(decisions) = standing else { return Vec::new() };
    let mut awaited = BTreeSet::new();
    for decision in decisions {
        match decision.who {
            Who::Seat(seat) => {
                awaited.insert(seat);
            }
            Who::Team { .. } => awaited.extend(seats.all().filter(|it| !votes.contains_key(it))),
        }
    }
    awaited.into_iter().collect()
}

/// How many of the notes are for everybody.
pub(super) fn count_public(notes: &[Arc<Note>]) -> usize {
    notes.iter().filter(|it| it.audience == Audience::All).count()
}

fn person(row: crate::store::SeatRow) -> Person {
    Person { user: row.user.map_or(UserId::NOBODY, |it| UserId(it.cast_unsigned())), name: row.name }
}

fn answer(row: &AnswerRow) -> Answer {
    Answer { seat: Seat(row.seat as u8), ask: row.ask.clone(), key: row.key.clone() }
}

pub(super) fn place(guild: Option<i64>, channel: i64) -> Place {
    Place { guild: guild.map(|it| GuildId(it.cast_unsigned())), channel: super::ChannelId(channel.cast_unsigned()) }
}

pub(super) fn options_to(options: &BTreeMap<String, String>) -> String {
    options.iter().map(|(key, value)| format!("{key}={value}\n")).collect()
}

fn options_from(text: &str) -> BTreeMap<String, String> {
    let one = |line: &str| line.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
    text.lines().filter_map(one).collect()
}

pub(super) fn outcome_to(outcome: &Outcome) -> String {
    serde_json::to_string(outcome).unwrap_or_default()
}

fn outcome_from(text: &str) -> Option<Outcome> {
    serde_json::from_str(text).ok()
}

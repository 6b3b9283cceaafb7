//! One game in memory: what is stored of it, and where the rules stand.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::change::Told;
use super::codes;
use super::replay::{self, Stand};
use super::votes::vote_wait;
use super::{
    Actor, Clock, Denied, Done, GameId, Host, Level, Millis, Open, Panel, Person, Phase, Place, Receipt, Table, UserId,
};
use crate::engine::{
    Answer, AnyGame, Audience, Decision, Note, Offer, Order, Outcome, Record, Seat, Seats, Sight, Standing, Text,
    Viewer, Who,
};
use crate::store::{
    AnswerRow, AwaitedRow, GameRow, Gathering, MotionRow, PassRow, RedoRow, SeatRow, StoreError, Tempo, Trouble,
    VoteRow, WaitRow,
};

/// What is known of an answer beside the answer.
#[derive(Clone)]
pub(super) struct Given {
    pub(super) secret: bool,
    pub(super) team: bool,
    /// What was chosen, without its detail: kept only as long as it may be taken back, and not written.
    pub(super) what: Option<Box<Offer>>,
}

impl Given {
    pub(super) fn of(decision: &Decision, key: &str, team: bool) -> Given {
        let what = decision.form.offered(key).map(|it| Box::new(Offer { detail: None, ..it }));
        Given { secret: decision.secret, team, what }
    }
}

pub(super) struct Live {
    pub(super) id: GameId,
    pub(super) code: String,
    pub(super) place: Place,
    pub(super) phase: Phase,
    /// What paused the game.
    pub(super) trouble: Option<Trouble>,
    /// How many may sit down.
    pub(super) room: u8,
    pub(super) creator: UserId,
    pub(super) outcome: Option<Outcome>,
    opened_at: Millis,
    /// When somebody answered last; nothing if nobody has.
    pub(super) answered_at: Option<Millis>,
    clock: Arc<dyn Clock>,
    pub(super) ended_at: Option<Millis>,
    pub(super) people: Vec<Person>,
    /// For which seats a robot answers.
    pub(super) robots: BTreeMap<Seat, Level>,
    pub(super) motions: Vec<MotionRow>,
    pub(super) tempo: Tempo,
    /// For how long the game has waited for whom, where it has clocks.
    pub(super) waits: Vec<WaitRow>,
    /// Nothing if the registry has no such game any more.
    pub(super) game: Option<Arc<dyn AnyGame>>,
    pub(super) record: Arc<Record>,
    /// One for each answer of the record.
    pub(super) given: Vec<Given>,
    pub(super) redo: Vec<RedoRow>,
    /// What is said to the open decision of the whole team, in the order in which it was said.
    pub(super) votes: Vec<VoteRow>,
    /// When what is proposed was proposed, or since when people are waited for who may pass.
    pub(super) vote_since: Option<Millis>,
    /// How long a proposal waits for those who have not answered, where the table does not say; nothing if for ever.
    pub(super) vote_wait: Option<Millis>,
    pub(super) called: BTreeMap<Seat, String>,
    pub(super) gathering: Gathering,
    pub(super) forewarned: Option<Seat>,
    /// Who is awaited since when, as it is written.
    pub(super) awaited: BTreeMap<Seat, AwaitedRow>,
    /// What players have answered in advance.
    pub(super) passes: BTreeSet<PassRow>,
    /// What each seat has ordered; none is empty.
    pub(super) orders: BTreeMap<Seat, Vec<Order>>,
    /// Where the rules stand; nothing in the lobby, or if they cannot be run.
    pub(super) stand: Option<Stand>,
    /// A few older states, by number of answers.
    pub(super) older: BTreeMap<usize, Arc<dyn Sight>>,
}

impl Live {
    /// Reads a game and runs the rules over it. The trouble is what keeps the rules from going on, if anything does.
    pub(super) async fn read(host: &Host, id: GameId) -> Result<Option<(Live, Option<Trouble>)>, StoreError> {
        let store = &host.0.store;
        let altered = store.altered(id).await?;
        let Some(row) = store.game(id).await? else { return Ok(None) };
        let seats = store.seats(id).await?;
        let robots = (0..).map(Seat).zip(&seats).filter_map(|(seat, it)| Some((seat, it.robot?))).collect();
        let people: Vec<Person> = seats.into_iter().map(person).collect();
        let answers = store.first_answers(id, altered.unwrap_or(u32::MAX)).await?;
        let given = answers.iter().map(|it| Given { secret: it.secret, team: it.team, what: None }).collect();
        let record = Record {
            game: row.game,
            rules: row.rules,
            edition: row.edition,
            options: row.options,
            content: row.content,
            seed: row.seed,
            seats: Seats(people.len() as u8),
            answers: answers.into_iter().map(answer).collect(),
        };
        let played = host.played(&record).await?;
        let mut live = Live {
            id,
            code: row.code,
            place: Place { guild: row.guild, channel: row.channel },
            phase: row.phase,
            trouble: row.trouble,
            room: row.room,
            creator: row.creator,
            outcome: row.outcome,
            opened_at: row.opened_at,
            answered_at: store.last_answer(id).await?,
            clock: Arc::clone(&host.0.clock),
            ended_at: row.ended_at,
            people,
            robots,
            motions: store.motions(id).await?,
            tempo: row.tempo,
            waits: if row.tempo == Tempo::None { Vec::new() } else { store.waits(id).await? },
            game: played.clone().ok(),
            record: Arc::new(record),
            given,
            redo: store.redo(id).await?,
            votes: store.votes(id).await?,
            called: row.called,
            gathering: row.gathering,
            forewarned: row.forewarned,
            awaited: store.awaited(id).await?.into_iter().collect(),
            passes: store.passes(id).await?.into_iter().collect(),
            orders: store.orders(id).await?,
            vote_since: row.vote_since,
            vote_wait: vote_wait(&host.settings()),
            stand: None,
            older: BTreeMap::new(),
        };
        let trouble = match played {
            Ok(game) => live.rerun(game).await.err(),
            // A lobby has nothing to replay.
            Err(found) => live.has_begun().then_some(found),
        };
        // What pauses a game writes it, and its sum with it: it stays paused until a moderator sets it back.
        let known = live.trouble.filter(|it| live.phase == Phase::Paused && matches!(it, Trouble::Altered { .. }));
        let trouble = altered.map(|at| Trouble::Altered { at: at as usize }).or(known).or(trouble);
        if altered.is_some() {
            tracing::error!(game = %live.code, answers = live.n(), "what is stored of the game is not what was written");
        }
        Ok(Some((live, trouble)))
    }

    /// Runs the rules over the whole record, if the game has begun.
    async fn rerun(&mut self, game: Arc<dyn AnyGame>) -> Result<(), Trouble> {
        if !self.has_begun() {
            return Ok(());
        }
        replay::fits(game.as_ref(), &self.record)?;
        let run = replay::run(game, self.record.clone(), None).await?;
        let sound = replay::sound(&run, self.n());
        // The state up to where the rules drifted can still be looked at.
        self.stand = Some(Stand::of(run, &[]));
        sound
    }

    /// Makes the facts that the record was replayed with its own, if they are not: then it is from before facts were kept.
    pub(super) fn adopt_facts(&mut self) -> bool {
        let facts = self.game.as_ref().filter(|_| self.has_begun()).map(|it| it.facts());
        let Some(facts) = facts.filter(|it| it.digest() != self.record.content) else { return false };
        facts.digest().clone_into(&mut Arc::make_mut(&mut self.record).content);
        true
    }

    pub(super) fn has_begun(&self) -> bool {
        !self.record.content.is_empty()
    }

    /// What is stored of it beside its seats and answers.
    pub(super) fn row(&self) -> GameRow {
        GameRow {
            id: self.id,
            code: self.code.clone(),
            game: self.record.game.clone(),
            rules: self.record.rules,
            edition: self.record.edition.clone(),
            options: self.record.options.clone(),
            content: self.record.content.clone(),
            seed: self.record.seed.clone(),
            guild: self.place.guild,
            channel: self.place.channel,
            phase: self.phase,
            trouble: self.trouble,
            room: self.room,
            creator: self.creator,
            outcome: self.outcome.clone(),
            opened_at: self.opened_at,
            ended_at: self.ended_at,
            vote_since: self.vote_since,
            tempo: self.tempo,
            called: self.called.clone(),
            gathering: self.gathering.clone(),
            forewarned: self.forewarned,
        }
    }

    pub(super) fn now(&self) -> Millis {
        self.clock.now()
    }

    pub(super) fn n(&self) -> usize {
        self.record.answers.len()
    }

    /// How many answers everybody may know of. A round of secret choices seals what was before it, and once more when
    /// all are in; what lies between belongs to the player who gave it.
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

    pub(super) fn why(&self) -> Text {
        self.trouble.unwrap_or(Trouble::Unknown).text()
    }

    /// The stand of a game that can be played on.
    pub(super) fn playable(&self) -> Result<&Stand, Denied> {
        match self.phase {
            Phase::Lobby => Err(Denied::NotStarted),
            Phase::Over | Phase::Closed => Err(Denied::Ended),
            Phase::Paused => Err(Denied::Paused { why: self.why() }),
            Phase::Running => self.stand.as_ref().ok_or(Denied::Bug),
        }
    }

    pub(super) fn notes(&self) -> &[Arc<Note>] {
        self.stand.as_ref().map_or(&[], |it| &it.notes)
    }

    /// The robot that is awaited now, if one is.
    pub(super) fn robot_awaited(&self) -> Option<(Seat, Level)> {
        // Until it is decided whether something is taken back, a robot's answer would decide it.
        if self.may_be_taken_back() {
            return None;
        }
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
            Ok(stand) => self.awaited(&stand.standing, &self.votes),
            Err(_) => Vec::new(),
        }
    }

    /// How many answers had been given when this seat last acted.
    pub(super) fn seen(&self, seat: Seat) -> usize {
        self.record.answers.iter().rposition(|it| it.seat == seat).map_or(0, |at| at + 1)
    }

    /// Whether the same round of secret choices goes on there.
    pub(super) fn is_same_round(&self, stand: &Stand) -> bool {
        let is_same = |before: &Stand| before.is_secret() && stand.is_secret() && before.sealed == stand.sealed;
        self.stand.as_ref().is_some_and(is_same)
    }

    /// Who is awaited where the rules stand, with this said to a decision of the whole team.
    pub(super) fn awaited(&self, standing: &Standing, votes: &[VoteRow]) -> Vec<Seat> {
        let Standing::Asking(decisions) = standing else { return Vec::new() };
        let asked = decisions.iter().flat_map(|it| match it.who {
            Who::Seat(seat) => vec![seat],
            Who::Team { leader } => self.undecided(it, leader, votes),
        });
        asked.collect::<BTreeSet<Seat>>().into_iter().collect()
    }

    /// The record with one answer more.
    pub(super) fn with(&self, answer: Answer) -> Record {
        let mut record = Record::clone(&self.record);
        record.answers.push(answer);
        record
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
        let token = codes::token(self.id, seat, own, self.n(), &decision);
        let proposal = self.proposal_token(seat, &token).filter(|_| matches!(decision.who, Who::Team { .. }));
        let until = self.passes_at(&decision);
        Some(Open { decision, token, proposal, until })
    }

    pub(super) fn table(&self) -> Table {
        let passes_at = self.round_passes_at().unwrap_or(Millis::MAX);
        Table {
            id: self.id,
            code: self.code.clone(),
            game: self.record.game.clone(),
            rules: self.record.rules,
            edition: self.record.edition.clone(),
            options: self.record.options.clone(),
            place: self.place,
            phase: self.phase,
            why: (self.phase == Phase::Paused).then(|| self.why()),
            people: self.people.clone(),
            robots: self.robots.clone(),
            room: self.room,
            creator: self.creator,
            commitment: self.record.seed.commitment(),
            n: self.n(),
            known: self.known(),
            active: self.active(),
            team: self.team(),
            motions: self.motions(),
            tempo: self.tempo,
            gathering: self.gathering.clone(),
            flags: self.awaited.iter().filter_map(|it| Some((*it.0, it.1.flag?.min(passes_at)))).collect(),
            absent: self.absent(),
            outcome: self.outcome.clone(),
            seed: (!self.phase.is_open()).then(|| self.record.seed.clone()),
            opened_at: self.opened_at,
            ended_at: self.ended_at,
        }
    }

    pub(super) fn panel(&self, seat: Seat) -> Panel {
        let decision = self.open(seat);
        let (undoes, oldest) = self.undoes(seat);
        Panel {
            table: self.table(),
            seat,
            rule: decision.as_ref().map(|it| it.decision.ask.rule),
            decision,
            undo: self.own_undo(seat),
            undo_with: self.robots_since(seat),
            undoes,
            oldest,
            redo: self.own_redo(seat),
            ask_undo: self.take_back_token(seat),
            ahead: self.ahead(seat),
            orders: self.may_order(seat).then(|| self.orders.get(&seat).map_or(0, Vec::len)),
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

/// What each seat is asked that is asked something of its own.
pub(super) fn asked(standing: &Standing) -> BTreeMap<Seat, String> {
    let Standing::Asking(open) = standing else { return BTreeMap::new() };
    let own = |it: &Decision| if let Who::Seat(seat) = it.who { Some((seat, it.ask.id.to_owned())) } else { None };
    open.iter().filter_map(own).collect()
}

/// How many of the notes are for everybody.
pub(super) fn count_public(notes: &[Arc<Note>]) -> usize {
    notes.iter().filter(|it| it.audience == Audience::All).count()
}

fn person(row: SeatRow) -> Person {
    Person { user: row.user.unwrap_or(UserId::NOBODY), name: row.name }
}

fn answer(row: AnswerRow) -> Answer {
    Answer { seat: row.seat, ask: row.ask, key: row.key }
}

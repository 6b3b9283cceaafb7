//! Answers, votes, undo and redo.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::change::Told;
use super::live::{Given, Live, awaited, count_public, scores_to};
use super::replay::{self, Stand, Trouble};
use super::{Denied, Host, InteractionId, Open, UserId};
use crate::engine::{Answer, Record, Seat, Standing, Who};
use crate::store::{AnswerRow, RedoRow, Write};

/// An answer on its way into the record.
struct Giving {
    answer: Answer,
    given: Given,
    /// Whose press it was; for a team not always the leader's.
    by: Seat,
    /// The place in the pile of answers taken back, if it comes from there.
    redo: Option<i64>,
}

/// How the record has changed.
struct Moved {
    /// How many answers it holds now.
    n: usize,
    told: Told,
    by: Seat,
    undone: bool,
    /// Whether it is nobody else's business.
    unnoticed: bool,
}

impl Host {
    pub(super) async fn answer_now(
        &self,
        live: &mut Live,
        press: InteractionId,
        user: UserId,
        token: Option<&str>,
        key: &str,
    ) -> Result<Told, Denied> {
        let seat = live.seat_of(user)?;
        live.playable()?;
        let open = match (token, live.open(seat)) {
            (Some(token), Some(open)) if token == open.token => open,
            (Some(_), _) => return Err(Denied::Stale { panel: Box::new(live.panel(seat)) }),
            (None, Some(open)) => open,
            (None, None) => return Err(Denied::NotYourTurn { waiting: live.active() }),
        };
        let decision = &open.decision;
        let illegal = || Denied::NotLegal { ask: decision.ask.text(), key: key.to_owned() };
        let key = decision.form.settle(key).ok_or_else(illegal)?;
        let (team, key) = match decision.who {
            Who::Seat(_) => (false, key),
            Who::Team { leader } => match self.vote(live, press, seat, leader, key).await? {
                Some(outcome) => (true, outcome),
                None => return Ok((live.notes().len(), live.notes().len())),
            },
        };
        // Whoever answers plays on without a robot.
        self.take_back_seat(live, seat).await?;
        self.give(live, press, giving(&open, key, team, seat, None)).await
    }

    /// What a robot answers, if the question is still the one that it has thought about.
    pub(super) async fn robot_answers(
        &self,
        live: &mut Live,
        seat: Seat,
        token: &str,
        key: &str,
    ) -> Result<(), Denied> {
        live.playable()?;
        let open = live.open(seat).filter(|it| it.token == token);
        let Some(open) = open.filter(|_| live.robots.contains_key(&seat)) else { return Ok(()) };
        let illegal = || Denied::NotLegal { ask: open.decision.ask.text(), key: key.to_owned() };
        let key = open.decision.form.settle(key).ok_or_else(illegal)?;
        let (team, key) = match open.decision.who {
            Who::Seat(_) => (false, key),
            Who::Team { leader } => match self.vote(live, InteractionId::NONE, seat, leader, key).await? {
                Some(outcome) => (true, outcome),
                None => return Ok(()),
            },
        };
        self.give(live, InteractionId::NONE, giving(&open, key, team, seat, None)).await?;
        Ok(())
    }

    /// Takes a vote down. The outcome is there once everybody has voted; until then a vote may be changed.
    async fn vote(
        &self,
        live: &mut Live,
        press: InteractionId,
        seat: Seat,
        leader: Seat,
        key: String,
    ) -> Result<Option<String>, Denied> {
        let mut votes = live.votes.clone();
        votes.insert(seat, key.clone());
        if votes.len() == live.people.len() {
            return Ok(Some(outcome(&votes, leader)));
        }
        let told = count_public(live.notes());
        let mut owed = self.owed(live, "update", (told, told));
        owed.by_seat = Some(i64::from(seat.0));
        let vote = Write::Vote { game: live.row.id, seat: i64::from(seat.0), key };
        let all = live.notes().len();
        self.commit(&[vote, Write::Owe(owed), self.inbox(live, press, (all, all))]).await?;
        live.votes = votes;
        Ok(None)
    }

    pub(super) async fn redo_now(&self, live: &mut Live, press: InteractionId, user: UserId) -> Result<Told, Denied> {
        let seat = live.seat_of(user)?;
        live.playable()?;
        let (redo, decision) = live.redoable(seat).ok_or(Denied::NothingToRedo)?;
        let answer = Answer { seat, ask: redo.ask.clone(), key: redo.key.clone() };
        let given = Given { secret: decision.secret, team: false };
        let giving = Giving { answer, given, by: seat, redo: Some(redo.pos) };
        self.give(live, press, giving).await
    }

    /// Puts an answer behind the record, if the rules take it.
    async fn give(&self, live: &mut Live, press: InteractionId, giving: Giving) -> Result<Told, Denied> {
        let Giving { answer, given, by, redo } = giving;
        let mut record = Record::clone(&live.record);
        record.answers.push(answer.clone());
        let (record, stand) = self.try_record(live, record).await?;

        let (game, n) = (live.row.id, live.n() as i64);
        let seat = i64::from(by.0);
        let row = answer_row(&answer, given);
        let mut writes = vec![Write::Answer { game, n, answer: row, at: self.now() }, Write::NoVotes { game }];
        writes.push(match redo {
            Some(pos) => Write::Redone { game, seat, pos },
            // An answer given in secret leaves alone what others took back in secret.
            None => Write::NoRedo { game, seat: given.secret.then_some(seat) },
        });
        let unnoticed = goes_unnoticed(live, &stand);
        if !unnoticed {
            writes.push(Write::PlayOn { game, seat });
        }
        let told = (live.notes().len(), stand.notes.len());
        let moved = Moved { n: record.answers.len(), told, by, undone: false, unnoticed };
        self.move_on(live, press, &stand, moved, &mut writes);
        self.commit(&writes).await?;

        if !unnoticed {
            live.conceding.remove(&by);
        }
        match redo {
            Some(pos) => live.redo.retain(|it| (it.seat, it.pos) != (seat, pos)),
            None => live.redo.retain(|it| given.secret && it.seat != seat),
        }
        live.given.push(given);
        self.stand_now(live, record, stand);
        Ok(told)
    }

    pub(super) async fn undo_now(&self, live: &mut Live, press: InteractionId, user: UserId) -> Result<Told, Denied> {
        let seat = live.seat_of(user)?;
        let at = live.undoable(seat)?;
        self.take_back_seat(live, seat).await?;
        let mut record = Record::clone(&live.record);
        // Only the others' answers in a round of secret choices stay; those after another one are of robots.
        let stay = live.stand.as_ref().is_some_and(Stand::is_secret) && at >= live.known();
        let taken = record.answers.remove(at);
        record.answers.truncate(if stay { record.answers.len() } else { at });
        let (record, stand) = self.try_record_from(live, record, at).await?;

        let game = live.row.id;
        let mut given = live.given.clone();
        given.remove(at);
        given.truncate(record.answers.len());
        let mut writes = vec![Write::Cut { game, keep: at as i64 }, Write::NoVotes { game }];
        for (n, answer) in record.answers.iter().enumerate().skip(at) {
            writes.push(Write::Answer { game, n: n as i64, answer: answer_row(answer, given[n]), at: self.now() });
        }
        let pos = live.redo.iter().filter(|it| it.seat == i64::from(seat.0)).map(|it| it.pos + 1).max().unwrap_or(0);
        let redo = RedoRow { seat: i64::from(seat.0), pos, ask: taken.ask, key: taken.key };
        writes.push(Write::Redo { game, redo: redo.clone() });
        let told = (stand.notes.len(), stand.notes.len());
        let unnoticed = goes_unnoticed(live, &stand);
        let moved = Moved { n: record.answers.len(), told, by: seat, undone: true, unnoticed };
        self.move_on(live, press, &stand, moved, &mut writes);
        self.commit(&writes).await?;

        live.redo.push(redo);
        live.given = given;
        live.older.retain(|n, _| *n <= at);
        self.stand_now(live, record, stand);
        Ok(told)
    }

    /// Runs the rules over a longer record.
    async fn try_record(&self, live: &mut Live, record: Record) -> Result<(Arc<Record>, Stand), Denied> {
        let n = record.answers.len();
        self.try_record_from(live, record, n).await
    }

    /// Runs the rules over a record that is the present one up to its first `same` answers. Nothing changes unless the
    /// rules panic: then the game is paused, and only this one.
    async fn try_record_from(
        &self,
        live: &mut Live,
        record: Record,
        same: usize,
    ) -> Result<(Arc<Record>, Stand), Denied> {
        let game = live.game.clone().ok_or(Denied::Bug)?;
        let from = live.stand.as_ref().and_then(|it| it.mark_within(same));
        let record = Arc::new(record);
        let run = match replay::run(game, Arc::clone(&record), from).await {
            Ok(run) => run,
            Err(_) => {
                self.pause(live, Trouble::Panic { at: live.n() }).await?;
                return Err(Denied::Bug);
            }
        };
        if let Standing::Refused(refusal) = &run.standing {
            return Err(Denied::Refused(refusal.clone()));
        }
        if let Standing::Fault(fault) = &run.standing {
            tracing::error!(game = %live.row.code, %fault, "the rules contradict themselves");
            self.pause(live, Trouble::Fault { at: live.n() }).await?;
            return Err(Denied::Bug);
        }
        if let Err(found) = replay::sound(&run, record.answers.len()) {
            // Not the key: what was chosen may be a secret.
            let ask = record.answers.last().map(|it| &it.ask);
            tracing::error!(game = %live.row.code, ?found, ?ask, "the rules do not take what they offered");
            return Err(Denied::Bug);
        }
        let stand = Stand::of(run, live.notes());
        Ok((record, stand))
    }

    /// What every change of the record owes: one message, with exactly those pinged who were not awaited before.
    fn move_on(&self, live: &Live, press: InteractionId, stand: &Stand, moved: Moved, writes: &mut Vec<Write>) {
        let Moved { n, told, by, undone, unnoticed } = moved;
        writes.push(self.inbox(live, press, told));
        if unnoticed {
            return;
        }
        let before = live.active();
        let mut after = awaited(&stand.standing, &BTreeMap::new(), live.seats());
        // Nobody is told anew that a robot thinks.
        after.retain(|it| !before.contains(it) && !live.robots.contains_key(it));
        let kind = match (&stand.standing, after.is_empty()) {
            (Standing::Over(_), _) => "over",
            (_, false) => "turn",
            (_, true) => "update",
        };
        let public = count_public(&stand.notes);
        let from = if undone { public } else { count_public(live.notes()) };
        let mut owed = self.owed(live, kind, (from, public));
        self.ping(live, &mut owed, &after);
        owed.n = n as i64;
        owed.since = owed.since.map(|it| it.min(n as i64));
        owed.by_seat = Some(i64::from(by.0));
        owed.undone = undone;
        if let Standing::Over(scores) = &stand.standing {
            let scores = scores_to(scores);
            writes.push(Write::End { game: live.row.id, phase: "over", scores, at: self.now() });
        }
        writes.push(Write::Owe(owed));
    }

    /// Brings the game in memory up to what was written.
    pub(super) fn stand_now(&self, live: &mut Live, record: Arc<Record>, stand: Stand) {
        if let Standing::Over(scores) = &stand.standing {
            live.row.phase = "over".to_owned();
            live.row.scores = scores_to(scores);
            live.row.ended_at = Some(self.now());
        }
        live.votes.clear();
        live.record = record;
        live.stand = Some(stand);
    }
}

/// Whether the same round of secret choices goes on, and for the same seats. How many answers somebody needs for a
/// secret choice would tell something of it: so nobody else hears of the steps.
fn goes_unnoticed(live: &Live, stand: &Stand) -> bool {
    let is_same = |before: &Stand| before.is_secret() && stand.is_secret() && before.sealed == stand.sealed;
    let after = awaited(&stand.standing, &BTreeMap::new(), live.seats());
    live.stand.as_ref().is_some_and(is_same) && live.active() == after
}

fn giving(open: &Open, key: String, team: bool, by: Seat, redo: Option<i64>) -> Giving {
    let decision = &open.decision;
    let answer = Answer { seat: decision.who.seat(), ask: decision.ask.id.to_owned(), key };
    Giving { answer, given: Given { secret: decision.secret, team }, by, redo }
}

fn answer_row(answer: &Answer, given: Given) -> AnswerRow {
    AnswerRow {
        seat: i64::from(answer.seat.0),
        ask: answer.ask.clone(),
        key: answer.key.clone(),
        secret: given.secret,
        team: given.team,
    }
}

/// What most want. Among equals it is what the leader wants, else what the first seat wants that is for one of them.
fn outcome(votes: &BTreeMap<Seat, String>, leader: Seat) -> String {
    let count = |key: &str| votes.values().filter(|it| it.as_str() == key).count();
    let most = votes.values().map(|it| count(it)).max().unwrap_or(0);
    let is_tied = |key: &&String| count(key) == most;
    let chosen = votes.get(&leader).filter(is_tied).or_else(|| votes.values().find(is_tied));
    chosen.cloned().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_votes_win_and_the_leader_breaks_ties() {
        let votes = |keys: &[&str]| (0..).map(Seat).zip(keys.iter().map(|it| (*it).to_owned())).collect();
        for (keys, leader, expected) in
            [(["a", "b", "b", "b"], 0, "b"), (["a", "b", "a", "b"], 1, "b"), (["a", "b", "a", "b"], 2, "a")]
        {
            assert_eq!(outcome(&votes(&keys), Seat(leader)), expected, "{keys:?}, leader {leader}");
        }
        assert_eq!(outcome(&votes(&["b", "a", "c", "a", "b"]), Seat(2)), "b");
    }
}

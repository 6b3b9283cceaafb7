//! Answers and votes.

use std::sync::Arc;

use super::change::{Change, Told};
use super::live::{Given, Live, asked, count_public};
use super::replay::{self, Stand};
use super::votes::TOGETHER;
use super::{Actor, DeliveryKind, Denied, Phase};
use crate::engine::{Answer, Record, Seat, Standing, Who};
use crate::store::{AnswerRow, Matter, Owed, Trouble, VoteRow, Write};

/// An answer on its way into the record.
pub(super) struct Giving {
    pub(super) answer: Answer,
    pub(super) given: Given,
    /// Whose press it was, for a team not always the leader's; nobody's if the clock or a robot's coming decided it.
    pub(super) by: Option<Seat>,
    /// The place in the pile of answers taken back, if it comes from there.
    pub(super) redo: Option<u32>,
}

impl Change<'_> {
    pub(super) async fn answer(&mut self, token: Option<&str>, key: &str) -> Result<Told, Denied> {
        let seat = self.seat()?;
        let live = &*self.live;
        live.playable()?;
        let open = match (token, live.open(seat)) {
            (Some(token), Some(open)) if token == open.token => open,
            (Some(_), _) => return Err(Denied::Stale { panel: Box::new(live.panel(seat)) }),
            (None, Some(open)) => open,
            (None, None) => return Err(Denied::NotYourTurn { waiting: live.active() }),
        };
        // It may have begun to think before somebody asked to take back.
        if self.actor == &Actor::Robot(seat) && live.may_be_taken_back() {
            return Err(Denied::NotYourTurn { waiting: live.active() });
        }
        let decision = &open.decision;
        let illegal = || Denied::NotLegal { ask: decision.ask.text(), key: key.to_owned() };
        let key = decision.form.settle(key).ok_or_else(illegal)?;
        match decision.who {
            Who::Seat(seat) => {
                let given = Given::of(decision, &key, false);
                let answer = Answer { seat, ask: decision.ask.id.to_owned(), key };
                self.give(Giving { answer, given, by: Some(seat), redo: None }).await
            }
            Who::Team { .. } => self.say(decision, seat, Some(VoteRow { seat, key, against: false })).await,
        }
    }

    /// Puts an answer behind the record, if the rules take it.
    pub(super) async fn give(&mut self, giving: Giving) -> Result<Told, Denied> {
        let Giving { answer, given, by, redo } = giving;
        let (record, stand) = self.try_record(self.live.with(answer.clone()), self.live.n()).await?;
        let n = self.live.n();

        // A player who answers plays on without a robot.
        if let Some(by) = by {
            self.take_back_seat(by);
        }
        let (game, seat) = (self.live.id, by.unwrap_or(answer.seat));
        let secret = given.secret;
        self.write_answer(n, &answer, given);
        self.writes.extend([
            Write::Votes { game, votes: Vec::new() },
            match redo {
                Some(pos) => Write::Redone { game, seat, pos },
                // An answer given in secret leaves alone what others took back in secret.
                None => Write::NoRedo { game, seat: secret.then_some(seat) },
            },
        ]);
        match redo {
            Some(pos) => self.live.redo.retain(|it| (it.seat, it.pos) != (seat, pos)),
            None => self.live.redo.retain(|it| secret && it.seat != seat),
        }
        self.begin_turns(&stand.standing);
        self.overtake_orders(&answer);
        let (record, stand) = self.pass_on(record, stand, n).await;
        let told = (self.live.notes().len(), stand.notes.len());
        if by.is_some() && !goes_unnoticed(self.live, &stand) {
            self.plays_on(seat);
        }
        self.move_on(record, stand, by, false);
        Ok(told)
    }

    /// Writes an answer that the rules have taken.
    pub(super) fn write_answer(&mut self, n: usize, answer: &Answer, given: Given) {
        let (game, at) = (self.live.id, self.host.now());
        self.writes.push(Write::Answer { game, n: n as u32, answer: answer_row(answer, &given), at });
        self.live.given.push(given);
        self.live.answered_at = Some(at);
    }

    /// Runs the rules over a record that is the present one up to its first `same` answers. Nothing changes unless the
    /// rules panic: then the game is paused, and only this one.
    pub(super) async fn try_record(&mut self, record: Record, same: usize) -> Result<(Arc<Record>, Stand), Denied> {
        let live = &*self.live;
        let game = live.game.clone().ok_or(Denied::Bug)?;
        let from = live.stand.as_ref().and_then(|it| it.mark_within(same));
        let record = Arc::new(record);
        let run = match replay::run(game, Arc::clone(&record), from).await {
            Ok(run) => run,
            Err(_) => {
                self.pause(Trouble::Panic { at: self.live.n() });
                self.commit().await?;
                return Err(Denied::Bug);
            }
        };
        if let Standing::Refused(refusal) = &run.standing {
            return Err(Denied::Refused(refusal.clone()));
        }
        if let Standing::Fault(fault) = &run.standing {
            tracing::error!(game = %live.code, %fault, "the rules contradict themselves");
            self.pause(Trouble::Fault { at: self.live.n() });
            self.commit().await?;
            return Err(Denied::Bug);
        }
        if let Err(found) = replay::sound(&run, record.answers.len()) {
            // Not the key: what was chosen may be a secret.
            let ask = record.answers.last().map(|it| &it.ask);
            tracing::error!(game = %live.code, ?found, ?ask, "the rules do not take what they offered");
            return Err(Denied::Bug);
        }
        let stand = Stand::of(run, live.notes());
        Ok((record, stand))
    }

    /// The record has changed. What every such change owes: one message, with exactly those pinged who were not awaited
    /// before; none if it is nobody else's business.
    pub(super) fn move_on(&mut self, record: Arc<Record>, stand: Stand, by: Option<Seat>, undone: bool) {
        if !goes_unnoticed(self.live, &stand) {
            // Whoever acts is awaited anew. Within a round of secret choices that would tell that they have begun.
            self.acted = by;
            let before = self.live.active();
            let mut after = self.live.awaited(&stand.standing, &[]);
            // Nobody is told anew that a robot thinks.
            after.retain(|it| !before.contains(it) && !self.live.robots.contains_key(it));
            let mut called = self.live.called.clone();
            if undone {
                // Whoever took it back has the panel before them.
                after.retain(|it| Some(*it) != by);
                // What all have agreed to take back may be more than somebody was called to.
                if by.is_none() {
                    called.clear();
                }
            } else {
                // Whoever rested was asked and not called.
                let slept = |it: &Seat| self.live.awaited.get(it).is_some_and(|it| !it.called);
                let asked_before = self.live.stand.iter().flat_map(|it| asked(&it.standing));
                called.extend(asked_before.filter(|it| !slept(&it.0)));
                // Their question is over as well for whom the clock has answered it.
                let given = record.answers.iter().skip(self.live.n());
                let is_over = |it: &Seat, ask: &str| given.clone().any(|given| given.seat == *it && given.ask == ask);
                called.retain(|it, ask| Some(*it) != by && !is_over(it, ask));
            }
            // Whoever was called to that very question, which had to wait, knows of it.
            let now = asked(&stand.standing);
            after.retain(|it| called.get(it).is_none_or(|ask| now.get(it) != Some(ask)));
            called.retain(|it, ask| !now.contains_key(it) && !ask.starts_with(TOGETHER));
            if called != self.live.called {
                self.live.called = called;
                self.save();
            }
            let kind = match (&stand.standing, after.is_empty()) {
                (Standing::Over(_), _) => DeliveryKind::Over,
                (_, false) => DeliveryKind::Turn,
                (_, true) => DeliveryKind::Update,
            };
            match undone {
                true => self.drop_motions(Matter::is_take_back),
                false => self.goes_on(by),
            }
            let public = count_public(&stand.notes);
            let from = if undone { public } else { count_public(self.live.notes()) };
            let n = record.answers.len() as u32;
            let mut owed = Owed { n, by_seat: by, undone, news: self.news.take(), ..self.owed(kind, (from, public)) };
            match owed.kind {
                DeliveryKind::Over => self.call_all(&mut owed),
                _ => self.ping(&mut owed, &after),
            }
            if owed.kind == DeliveryKind::Turn && !undone {
                self.forewarn(&mut owed, &stand);
            }
            owed.since = owed.since.map(|it| it.min(n));
            self.writes.push(Write::Owe(owed));
        }
        self.live.record = record;
        self.stand_now(stand);
    }

    /// Tells whoever wants to know it that their turn is the next one, once before each: whoever rests is not told later, when it
    /// would be no news.
    fn forewarn(&mut self, owed: &mut Owed, stand: &Stand) {
        let active = self.live.awaited(&stand.standing, &[]);
        let was = self.live.forewarned;
        let mut now = was.filter(|it| !active.contains(it));
        if let [asked] = active[..]
            && let Some(next) = stand.sight.next(asked).filter(|it| was != Some(*it))
            && !self.live.robots.contains_key(&asked)
            && !self.live.robots.contains_key(&next)
            && let Some(person) = self.live.people.get(next.index())
            && self.host.wants_forewarning(person.user, self.live.id)
            && self.host.wakes(person.user, owed.at).is_none()
        {
            owed.next.push(person.user);
            now = Some(next);
        }
        if now != was {
            self.live.forewarned = now;
            self.save();
        }
    }

    /// The game in memory stands where the rules stand, and ends where they do.
    pub(super) fn stand_now(&mut self, stand: Stand) {
        if let Standing::Over(scores) = &stand.standing {
            self.live.outcome = Some(scores.clone());
            self.set_phase(Phase::Over, None);
        }
        self.live.votes.clear();
        let since = self.live.waits_since(&stand, self.host.now());
        if self.live.vote_since != since {
            self.live.vote_since = since;
            self.save();
        }
        // Nobody takes back what is sealed.
        self.live.given.iter_mut().take(stand.sealed).for_each(|it| it.what = None);
        self.live.stand = Some(stand);
    }
}

/// Whether the same round of secret choices goes on, and for the same seats. How many answers somebody needs for a
/// secret choice would tell something of it: so nobody else hears of the steps.
fn goes_unnoticed(live: &Live, stand: &Stand) -> bool {
    live.is_same_round(stand) && live.active() == live.awaited(&stand.standing, &[])
}

pub(super) fn answer_row(answer: &Answer, given: &Given) -> AnswerRow {
    AnswerRow {
        seat: answer.seat,
        ask: answer.ask.clone(),
        key: answer.key.clone(),
        secret: given.secret,
        team: given.team,
    }
}

//! Answers given in advance: a player passes on a kind of questions before they are asked. Nobody else sees it; what others
//! see is the answer, when its question comes. A robot neither uses nor ends it. Where all play together, the same answer is
//! given for whoever has been silent for as long as the table waits.

use std::sync::Arc;

use super::change::{Change, Told};
use super::live::{Given, Live};
use super::replay::Stand;
use super::{Denied, Millis, codes};
use crate::engine::{Answer, Decision, Passes, Record, Scope, Seat, Standing, Who};
use crate::store::{PassRow, Write};

/// More questions than this are never passed on at once: rules that ask the same again for ever would never end.
const MOST: usize = 100;

/// What a player has answered in advance, and what else they may. For their eyes only.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ahead {
    /// Eight characters that stand for exactly this: a press that carries others is stale.
    pub token: String,
    pub said: Vec<Pass>,
    pub offered: Vec<Pass>,
}

/// One way to pass in advance.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Pass {
    /// A kind of questions, as the game's card names it.
    pub kind: String,
    pub scope: Scope,
    /// The one question that is meant, if the scope is that.
    pub ask: Option<String>,
}

impl Pass {
    fn is_of(&self, row: &PassRow) -> bool {
        (self.kind.as_str(), self.scope, self.ask.as_deref().unwrap_or_default()) == (&*row.kind, row.scope, &*row.ask)
    }
}

/// Where all play together, whoever wants goes along with the leader: then no decision of the team waits for them. What
/// they say all the same counts.
pub const LEADER: &str = "leader";
static ALONG: Passes = Passes { kind: LEADER, scopes: &[Scope::Ask, Scope::Game] };

/// Of which kind a question is, if one can answer it in advance.
pub fn kind_of(decision: &Decision) -> Option<&'static str> {
    match decision.who {
        Who::Team { .. } => Some(LEADER),
        Who::Seat(_) => decision.ask.pass.map(|it| it.kind),
    }
}

impl PassRow {
    pub(super) fn covers(&self, decision: &Decision) -> bool {
        let concerns = match decision.who {
            Who::Seat(seat) => seat == self.seat,
            Who::Team { leader } => leader != self.seat,
        };
        let this = self.scope != Scope::Ask || self.ask == decision.ask.id;
        concerns && this && kind_of(decision) == Some(self.kind.as_str())
    }
}

impl Live {
    /// What this seat has passed on in advance, and what else it may pass on: always what its card names, and the question
    /// that is open.
    pub(super) fn ahead(&self, seat: Seat) -> Ahead {
        let own: Vec<&PassRow> = self.passes.iter().filter(|it| it.seat == seat).collect();
        let said = own.iter().map(|it| Pass {
            kind: it.kind.clone(),
            scope: it.scope,
            ask: Some(it.ask.clone()).filter(|it| !it.is_empty()),
        });
        let open = self.open(seat).map(|it| it.decision);
        let card = self.game.as_ref().filter(|_| self.playable().is_ok()).map(|it| it.card());
        // Whoever plays alone has nobody to go along with.
        let along = card.filter(|it| it.together && self.people.len() > 1).map(|_| &ALONG);
        let kinds = card.map_or(&[][..], |it| it.passes).iter().chain(along);
        let offered = kinds.flat_map(|kind| kind.scopes.iter().map(|scope| (kind.kind, *scope)));
        let offered = offered.filter_map(|(kind, scope)| {
            let of_this = open.as_ref().filter(|it| kind_of(it) == Some(kind));
            let ask = match scope {
                Scope::Ask => Some(of_this?.ask.id.to_owned()),
                Scope::Turn | Scope::Game => None,
            };
            Some(Pass { kind: kind.to_owned(), scope, ask })
        });
        let offered = offered.filter(|pass| !own.iter().any(|it| pass.is_of(it))).collect();
        let answered = self.record.answers.iter().filter(|it| it.seat == seat).count().to_string();
        let parts = own.iter().flat_map(|it| [it.kind.as_str(), it.scope.key(), it.ask.as_str()]);
        let token = codes::mark("ahead", self.id, seat, std::iter::once(answered.as_str()).chain(parts));
        Ahead { token, said: said.collect(), offered }
    }

    /// An open question on which its player has passed in advance, with the answer.
    fn passed(&self, standing: &Standing) -> Option<(Decision, String)> {
        let Standing::Asking(open) = standing else { return None };
        let manned = |seat: Seat| !self.robots.contains_key(&seat);
        open.iter().filter(|it| matches!(it.who, Who::Seat(_))).find_map(|decision| {
            let covered = self.passes.iter().any(|it| manned(it.seat) && it.covers(decision));
            let key = decision.form.settle(decision.ask.pass.filter(|_| covered)?.key)?;
            Some((decision.clone(), key))
        })
    }

    /// What is answered for this decision once the time is up: that its player passes. All who play together wait for each
    /// other, and nobody for who plays alone. What the player holds has no part in it, so that it tells nothing.
    fn passes_late(&self, decision: &Decision) -> Option<Answer> {
        let Who::Seat(seat) = decision.who else { return None };
        let waits =
            self.game.as_ref()?.card().together && self.manned().count() > 1 && !self.robots.contains_key(&seat);
        let key = decision.form.settle(decision.ask.pass.filter(|_| waits)?.key)?;
        Some(Answer { seat, ask: decision.ask.id.to_owned(), key })
    }

    /// Since when others wait for people who may pass: since they were asked.
    pub(super) fn waits_since(&self, stand: &Stand, now: Millis) -> Option<Millis> {
        let Standing::Asking(open) = &stand.standing else { return None };
        let since = self.vote_since.filter(|_| self.is_same_round(stand));
        open.iter().any(|it| self.passes_late(it).is_some()).then_some(since.unwrap_or(now))
    }

    /// When a decision is passed on without its player. At tables that let the first proposal stand at once, it has the
    /// time of those that do not say, because whoever is called needs some.
    pub(super) fn passes_at(&self, decision: &Decision) -> Option<Millis> {
        self.passes_late(decision)?;
        let wait = self.patience().filter(|it| *it > 0).or(self.vote_wait)?;
        Some(self.vote_since?.saturating_add(wait))
    }

    /// When the open questions are passed on without those who may pass. The same for all who are asked: whose answer is half given
    /// is nobody's business.
    pub(super) fn round_passes_at(&self) -> Option<Millis> {
        let Standing::Asking(open) = &self.playable().ok()?.standing else { return None };
        open.iter().find_map(|it| self.passes_at(it))
    }
}

impl Change<'_> {
    /// Passes in advance. An open question that is meant is answered at once.
    pub(super) async fn pass_ahead(&mut self, token: Option<&str>, wanted: Option<&Pass>) -> Result<Told, Denied> {
        let seat = self.seat()?;
        self.live.playable()?;
        let ahead = self.live.ahead(seat);
        if token.is_some_and(|it| it != ahead.token) {
            return Err(Denied::Stale { panel: Box::new(self.live.panel(seat)) });
        }
        let wanted: Vec<Pass> = match wanted {
            Some(pass) => ahead.offered.into_iter().filter(|it| it == pass).collect(),
            None => ahead.offered.into_iter().filter(|it| it.scope != Scope::Ask).collect(),
        };
        if wanted.is_empty() {
            return Err(Denied::NothingToPass);
        }
        // Whoever passes in advance plays: the robot that stood in for them goes.
        self.take_back_seat(seat);
        let awaited = self.live.active();
        for pass in wanted {
            let row = PassRow { seat, kind: pass.kind, scope: pass.scope, ask: pass.ask.unwrap_or_default() };
            self.writes.push(Write::Pass { game: self.live.id, pass: row.clone() });
            self.live.passes.insert(row);
        }
        if let Some(told) = self.recount().await? {
            return Ok(told);
        }
        self.owe_change(&awaited, seat);
        let (n, from) = (self.live.n(), self.live.notes().len());
        let stand = self.live.playable()?.clone();
        let (record, stand) = self.pass_on(Arc::clone(&self.live.record), stand, n).await;
        let told = (from, stand.notes.len());
        if record.answers.len() > n {
            self.move_on(record, stand, Some(seat), false);
        }
        Ok(told)
    }

    /// Takes back all that was passed in advance.
    pub(super) fn ask_again(&mut self, token: Option<&str>) -> Result<Told, Denied> {
        let seat = self.seat()?;
        self.live.playable()?;
        if token.is_some_and(|it| it != self.live.ahead(seat).token) {
            return Err(Denied::Stale { panel: Box::new(self.live.panel(seat)) });
        }
        let awaited = self.live.active();
        if self.forget_passes(|it| it.seat == seat) == 0 {
            return Err(Denied::NothingToPass);
        }
        self.owe_change(&awaited, seat);
        Ok(self.no_notes())
    }

    /// Puts behind a record what players have answered in advance, for as long as such a question is open. `same` is how far
    /// the record is the present one.
    pub(super) async fn pass_on(
        &mut self,
        mut record: Arc<Record>,
        mut stand: Stand,
        same: usize,
    ) -> (Arc<Record>, Stand) {
        for _ in 0..MOST {
            let passed = self.live.passed(&stand.standing).map(|it| (it.0, it.1, false));
            let ordered = || self.ordered(&stand.standing).map(|it| (it.0, it.1, true));
            let Some((decision, key, is_ordered)) = passed.or_else(ordered) else { break };
            let given = Given::of(&decision, &key, false);
            let answer = Answer { seat: decision.who.seat(), ask: decision.ask.id.to_owned(), key };
            let mut longer = Record::clone(&record);
            longer.answers.push(answer.clone());
            match self.try_record(longer, same).await {
                Ok(passed) => (record, stand) = passed,
                // The player is asked, as if nothing had been said in advance.
                Err(Denied::Refused(_)) => {
                    if is_ordered {
                        self.forget_orders(answer.seat);
                    } else {
                        self.forget_passes(|it| it.covers(&decision));
                    }
                    continue;
                }
                // What was answered before it stands all the same.
                Err(_) => break,
            }
            if is_ordered {
                self.carried_out(answer.seat);
            }
            self.write_answer(record.answers.len() - 1, &answer, given);
            self.begin_turns(&stand.standing);
        }
        (record, stand)
    }

    /// The table has waited for as long as it wants to: what was moved falls, what is proposed stands, and who is silent passes.
    pub(super) async fn time_is_up(&mut self) -> Result<Told, Denied> {
        if self.lapse().await? {
            return Ok(self.no_notes());
        }
        if let Some(told) = self.recount().await? {
            return Ok(told);
        }
        let (live, now) = (&*self.live, self.host.now());
        let Standing::Asking(open) = &live.playable()?.standing else { return Err(Denied::NothingToDecide) };
        let late = open.iter().filter(|it| live.passes_at(it).is_some_and(|at| at <= now));
        let passed: Vec<_> = late.filter_map(|it| Some((live.passes_late(it)?, it.secret))).collect();
        if passed.is_empty() {
            return Err(Denied::NothingToDecide);
        }
        let (mut record, n) = (Record::clone(&live.record), live.n());
        record.answers.extend(passed.iter().map(|it| it.0.clone()));
        let (record, stand) = self.try_record(record, n).await?;
        for (at, (answer, secret)) in passed.iter().enumerate() {
            self.write_answer(n + at, answer, Given { secret: *secret, team: false, what: None });
            self.writes.push(Write::NoRedo { game: self.live.id, seat: Some(answer.seat) });
            self.live.redo.retain(|it| it.seat != answer.seat);
        }
        self.begin_turns(&stand.standing);
        let (record, stand) = self.pass_on(record, stand, n).await;
        let told = (self.live.notes().len(), stand.notes.len());
        self.move_on(record, stand, None, false);
        Ok(told)
    }

    /// Whose turn begins is asked again.
    pub(super) fn begin_turns(&mut self, standing: &Standing) {
        let Standing::Asking(open) = standing else { return };
        let begins = |seat: Seat| open.iter().any(|it| it.ask.turn && it.who == Who::Seat(seat));
        self.forget_passes(|it| it.scope == Scope::Turn && begins(it.seat));
    }

    /// An answer was taken back: a question that is open again is not passed on at once.
    pub(super) fn ask_anew(&mut self, seat: Seat, standing: &Standing) {
        self.forget_orders(seat);
        let Standing::Asking(open) = standing else { return };
        self.forget_passes(|it| it.seat == seat && open.iter().any(|decision| it.covers(decision)));
    }

    /// What is passed in advance is told only by who is awaited in a decision of the team.
    fn owe_change(&mut self, awaited: &[Seat], by: Seat) {
        if self.live.active() != awaited {
            self.owe_news(awaited, by);
        }
    }

    /// Says how many they were.
    pub(super) fn forget_passes(&mut self, which: impl Fn(&PassRow) -> bool) -> usize {
        let (gone, kept) = std::mem::take(&mut self.live.passes).into_iter().partition::<Vec<_>, _>(which);
        self.live.passes = kept.into_iter().collect();
        let (game, count) = (self.live.id, gone.len());
        self.writes.extend(gone.into_iter().map(|pass| Write::NoPass { game, pass }));
        count
    }
}

//! Decisions of the whole team: what is proposed, what the others say to it, and when it stands.
//!
//! Whoever comes first proposes. That stands when all people want it, or when the table's time is up and nobody objects.
//! Where they differ, the leader's word decides once everybody has answered, or when the time is up. Robots go along.

use std::collections::BTreeSet;

use super::change::{Change, Told};
use super::live::{Given, Live, count_public};
use super::play::Giving;
use super::{Command, DeliveryKind, Denied, GameId, Host, HostError, Millis, Proposal, Settings, Team, codes};
use crate::engine::{Answer, Card, Decision, Seat, Standing, Who};
use crate::store::{Owed, VoteRow, Write};

impl Live {
    /// The open decision of the whole team, with its leader.
    fn team_decision(&self) -> Option<(&Decision, Seat)> {
        let Standing::Asking(open) = &self.playable().ok()?.standing else { return None };
        open.iter().find_map(|it| match it.who {
            Who::Team { leader } => Some((it, leader)),
            Who::Seat(_) => None,
        })
    }

    /// What everybody may see of it.
    pub(super) fn team(&self) -> Option<Team> {
        let (decision, leader) = self.team_decision()?;
        let mut proposals: Vec<Proposal> = Vec::new();
        for vote in self.votes.iter().filter(|it| !it.against).chain(self.votes.iter().filter(|it| it.against)) {
            let known = proposals.iter().position(|it| it.offer.key == vote.key);
            let at = known.unwrap_or(proposals.len());
            if known.is_none() {
                let offer = decision.form.offered(&vote.key)?;
                proposals.push(Proposal { offer, wanted: Vec::new(), opposed: Vec::new() });
            }
            let seats = if vote.against { &mut proposals[at].opposed } else { &mut proposals[at].wanted };
            seats.push(vote.seat);
        }
        let (at_once, until) = (self.patience() == Some(0), self.time_is_up(self.vote_since));
        let alone = self.manned().count() == 1;
        let heard = self.have_all_spoken(decision, &self.votes);
        Some(Team { ask: decision.ask.text(), leader, proposals, heard, at_once, alone, until })
    }

    pub(super) fn vote(&self, seat: Seat) -> Option<&VoteRow> {
        self.votes.iter().find(|it| it.seat == seat)
    }

    /// The people without whom a decision of the team is not made: not those who go along with its leader.
    fn deciders<'a>(&'a self, decision: &'a Decision) -> impl Iterator<Item = Seat> + 'a {
        let goes_along = |seat: Seat| self.passes.iter().any(|it| it.seat == seat && it.covers(decision));
        self.manned().filter(move |it| !goes_along(*it))
    }

    /// Whether nobody is awaited any more but the leader, if they differ.
    fn have_all_spoken(&self, decision: &Decision, votes: &[VoteRow]) -> bool {
        self.deciders(decision).all(|seat| votes.iter().any(|it| it.seat == seat))
    }

    /// Who is awaited in a decision of the team: the people who have said nothing to it yet. Once all have and differ, it
    /// is the leader; and where no people are left, the leader's robot.
    pub(super) fn undecided(&self, decision: &Decision, leader: Seat, votes: &[VoteRow]) -> Vec<Seat> {
        let silent: Vec<Seat> =
            self.deciders(decision).filter(|seat| votes.iter().all(|it| it.seat != *seat)).collect();
        let is_open = votes.is_empty() || differ(votes);
        if silent.is_empty() && is_open { vec![leader] } else { silent }
    }

    /// How long a proposal waits for those who have not answered; nothing if for ever.
    pub(super) fn patience(&self) -> Option<Millis> {
        let hours = self.record.options.get(Card::DELIBERATION).and_then(|it| it.parse::<Millis>().ok());
        hours.map(|it| it.saturating_mul(3_600_000)).or(self.vote_wait)
    }

    /// When a proposal of that time stands without those who have not answered.
    fn time_is_up(&self, since: Option<Millis>) -> Option<Millis> {
        Some(since?.saturating_add(self.patience()?))
    }

    /// What the buttons say by which this seat agrees or objects to what is proposed.
    pub(super) fn proposal_token(&self, seat: Seat, question: &str) -> Option<String> {
        Some(codes::mark("proposal", self.id, seat, [question, proposed(&self.votes)?]))
    }

    /// What stands after this has been said, if anything does. `last` is who spoke last.
    fn decided(&self, decision: &Decision, votes: &[VoteRow], last: Option<Seat>, is_late: bool) -> Option<String> {
        let leader = decision.who.seat();
        let first = proposed(votes)?;
        let have_all = self.have_all_spoken(decision, votes);
        if !differ(votes) {
            return (have_all || is_late).then(|| first.to_owned());
        }
        let leads = have_all && (last == Some(leader) || self.robots.contains_key(&leader));
        let word = votes
            .iter()
            .find(|it| it.seat == leader && !it.against)
            .map_or_else(|| most(votes), |it| Some(it.key.as_str()));
        word.filter(|_| leads || is_late).map(str::to_owned)
    }
}

/// Marks a question of the whole table among those to which somebody was called.
pub(super) const TOGETHER: char = '~';

impl Change<'_> {
    /// Agrees or objects to what is proposed. The button is for one proposal.
    pub(super) async fn reply(&mut self, token: &str, agrees: bool) -> Result<Told, Denied> {
        let seat = self.seat()?;
        if let Some(said) = self.speak_to(token, seat, agrees).await {
            return said;
        }
        let live = &*self.live;
        live.playable()?;
        let stale = || Denied::Stale { panel: Box::new(live.panel(seat)) };
        let open = live.open(seat).filter(|it| it.proposal.as_deref() == Some(token)).ok_or_else(stale)?;
        let (Who::Team { leader }, Some(key)) = (open.decision.who, proposed(&live.votes)) else { return Err(stale()) };
        let vote = VoteRow { seat, key: key.to_owned(), against: !agrees };
        // Whoever has the last word says what it is.
        if vote.against && seat == leader {
            return Err(Denied::NotLegal { ask: open.decision.ask.text(), key: vote.key });
        }
        self.say(&open.decision, seat, Some(vote)).await
    }

    /// Takes back what somebody has said, as long as nothing stands.
    pub(super) async fn unsay(&mut self, seat: Seat) -> Result<Told, Denied> {
        let (decision, _) = self.live.team_decision().ok_or(Denied::NothingToUndo)?;
        let decision = decision.clone();
        self.say(&decision, seat, None).await
    }

    /// Takes down what somebody says. It may be changed until something stands.
    pub(super) async fn say(&mut self, decision: &Decision, seat: Seat, vote: Option<VoteRow>) -> Result<Told, Denied> {
        self.take_back_seat(seat);
        let mut votes = self.live.votes.clone();
        if self.live.vote(seat) != vote.as_ref() {
            votes.retain(|it| it.seat != seat);
            votes.extend(vote.clone());
            // What nobody wants any more is no longer objected to.
            let wanted: BTreeSet<String> = votes.iter().filter(|it| !it.against).map(|it| it.key.clone()).collect();
            votes.retain(|it| wanted.contains(&it.key));
        }
        let (first, now) = (proposed(&votes), self.host.now());
        let is_same = first == proposed(&self.live.votes);
        let since = if is_same { self.live.vote_since } else { first.map(|_| now) };
        if let Some(key) = self.live.decided(decision, &votes, Some(seat), self.is_late(since)) {
            return self.decide(decision, key, Some(seat)).await;
        }
        if votes == self.live.votes {
            return Ok(self.no_notes());
        }
        if let Some(new) = vote.filter(|new| self.live.votes.iter().all(|it| it.key != new.key)) {
            // What the rules refuse is no proposal.
            let trial = self.live.with(team_answer(decision, new.key));
            self.try_record(trial, self.live.n()).await?;
        }
        let awaited = self.live.active();
        self.writes.push(Write::Votes { game: self.live.id, votes: votes.clone() });
        self.live.votes = votes;
        if since != self.live.vote_since {
            self.live.vote_since = since;
            self.save();
        }
        self.owe_news(&awaited, seat);
        Ok(self.no_notes())
    }

    /// Somebody else answers for a seat now, or the time is up: what has been said may be enough.
    pub(super) async fn recount(&mut self) -> Result<Option<Told>, Denied> {
        let live = &*self.live;
        let Some((decision, _)) = live.team_decision() else { return Ok(None) };
        let Some(key) = live.decided(decision, &live.votes, None, self.is_late(live.vote_since)) else {
            return Ok(None);
        };
        let decision = decision.clone();
        Ok(Some(self.decide(&decision, key, None).await?))
    }

    /// What the team has decided. `by` is whose word decided it, if not the clock.
    async fn decide(&mut self, decision: &Decision, key: String, by: Option<Seat>) -> Result<Told, Denied> {
        let given = Given::of(decision, &key, true);
        self.give(Giving { answer: team_answer(decision, key), given, by, redo: None }).await
    }

    fn is_late(&self, since: Option<Millis>) -> bool {
        self.live.time_is_up(since).is_some_and(|it| it <= self.host.now())
    }

    /// Owes a message of what was said, or of who plays, in which nothing of the game is told. It calls exactly those who
    /// were not awaited before.
    pub(super) fn owe_news(&mut self, awaited: &[Seat], by: Seat) {
        let owed = self.owed_news(awaited, by);
        self.writes.push(Write::Owe(owed));
    }

    pub(super) fn owed_news(&mut self, awaited: &[Seat], by: Seat) -> Owed {
        let mut called = self.live.active();
        called.retain(|it| *it != by && !awaited.contains(it) && !self.live.robots.contains_key(it));
        self.know_of_proposals(&mut called, awaited, by);
        let told = count_public(self.live.notes());
        let kind = if called.is_empty() { DeliveryKind::Update } else { DeliveryKind::Turn };
        let mut owed = Owed { by_seat: Some(by), ..self.owed(kind, (told, told)) };
        self.ping(&mut owed, &called);
        owed
    }

    /// Whoever was called to what the table decides, and had to wait because somebody has said something else, is not called to it
    /// again before they have said something themselves.
    fn know_of_proposals(&mut self, called: &mut Vec<Seat>, awaited: &[Seat], by: Seat) {
        let Some((decision, _)) = self.live.team_decision() else { return };
        let (ask, active) = (format!("{TOGETHER}{}", decision.ask.id), self.live.active());
        let mut known = self.live.called.clone();
        known.remove(&by);
        called.retain(|it| known.get(it) != Some(&ask));
        // Whoever rested was not called.
        let heard = |it: &&Seat| self.live.awaited.get(it).is_some_and(|it| it.called);
        let wait = awaited.iter().filter(|it| **it != by && !active.contains(it)).filter(heard);
        known.extend(wait.map(|it| (*it, ask.clone())));
        if known != self.live.called {
            self.live.called = known;
            self.save();
        }
    }
}

impl Host {
    /// Lets stand whatever has been proposed for as long as its table deliberates, and passes for whoever has been silent
    /// for so long where they may. What has been moved for too long falls.
    pub async fn count_votes(&self) -> Result<(), HostError> {
        let wait = vote_wait(&self.settings());
        let (now, store) = (self.now(), &self.0.store);
        let late: BTreeSet<GameId> =
            store.late_votes(now, wait).await?.into_iter().chain(store.late_motions(now).await?).collect();
        self.by_the_clock(late, &Command::CountVotes).await;
        Ok(())
    }
}

/// How long a proposal waits at a table that does not say; nothing if for ever.
pub(super) fn vote_wait(settings: &Settings) -> Option<Millis> {
    let wait = settings.vote_deadline.as_millis();
    (wait > 0).then(|| Millis::try_from(wait).unwrap_or(Millis::MAX))
}

fn team_answer(decision: &Decision, key: String) -> Answer {
    Answer { seat: decision.who.seat(), ask: decision.ask.id.to_owned(), key }
}

/// What is proposed: what was wanted first, of all that somebody still wants.
fn proposed(votes: &[VoteRow]) -> Option<&str> {
    votes.iter().find(|it| !it.against).map(|it| it.key.as_str())
}

/// Whether somebody objects, or wants something else.
fn differ(votes: &[VoteRow]) -> bool {
    votes.iter().any(|it| it.against || Some(it.key.as_str()) != proposed(votes))
}

/// What most want, among equals what was proposed first.
fn most(votes: &[VoteRow]) -> Option<&str> {
    let wanted = || votes.iter().filter(|it| !it.against).map(|it| it.key.as_str());
    wanted().rev().max_by_key(|key| wanted().filter(|it| it == key).count())
}

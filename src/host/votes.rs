//! Decisions of the whole team: votes, when they are decided, and how a vote is taken back.

use std::collections::BTreeMap;
use std::sync::Weak;
use std::time::Duration;

use super::change::{Change, Told};
use super::live::Live;
use super::{Actor, Command, Denied, Host, HostError, Inner, InteractionId, Millis};
use crate::engine::{Decision, Seat, Standing, Who};
use crate::store::Write;

/// How often votes are looked for whose deadline has passed.
const TICK: Duration = Duration::from_secs(30);

type Votes = BTreeMap<Seat, String>;

impl Live {
    /// The open decision of the whole team, with its leader.
    fn team_decision(&self) -> Option<(&Decision, Seat)> {
        let Standing::Asking(open) = &self.playable().ok()?.standing else { return None };
        open.iter().find_map(|it| match it.who {
            Who::Team { leader } => Some((it, leader)),
            Who::Seat(_) => None,
        })
    }

    /// What the team has decided by these votes, if it has: everybody has voted; or those who have not could no longer
    /// change it; or it is late, and more than half have voted. Robots vote, but only break ties between people.
    fn decided(&self, votes: &Votes, leader: Seat, is_late: bool) -> Option<String> {
        let people: Votes = self.manned().filter_map(|it| Some((it, votes.get(&it)?.clone()))).collect();
        let best = outcome(votes, &people, leader)?;
        let missing = self.manned().count() - people.len();
        let second = people.values().filter(|it| **it != best).map(|it| count(&people, it)).max().unwrap_or(0);
        let is_safe = count(&people, &best) > second + missing;
        let is_enough = is_late && people.len() > missing;
        (votes.len() == self.people.len() || is_safe || is_enough).then_some(best)
    }
}

impl Change<'_> {
    /// Takes a vote down. It may be changed until the team has decided.
    pub(super) fn vote(&mut self, seat: Seat, leader: Seat, key: String) -> Option<String> {
        let mut votes = self.live.votes.clone();
        votes.insert(seat, key.clone());
        if let Some(outcome) = self.live.decided(&votes, leader, self.is_late()) {
            return Some(outcome);
        }
        if self.live.votes.get(&seat) == Some(&key) {
            return None;
        }
        self.writes.push(Write::Vote { game: self.live.id, seat, key });
        if self.live.votes.is_empty() {
            self.live.vote_since = Some(self.host.now());
            self.save();
        }
        self.live.votes = votes;
        self.owe_update(Some(seat));
        None
    }

    /// Takes a vote back that has not decided anything yet.
    pub(super) fn take_vote_back(&mut self, seat: Seat) -> Told {
        self.live.votes.remove(&seat);
        self.writes.push(Write::NoVote { game: self.live.id, seat });
        if self.live.votes.is_empty() {
            self.live.vote_since = None;
            self.save();
        }
        self.owe_update(Some(seat));
        self.no_notes()
    }

    /// The deadline has passed: what most of those who have voted want stands, if they are enough.
    pub(super) async fn count_votes(&mut self) -> Result<Told, Denied> {
        let found = self.live.team_decision().filter(|_| self.is_late());
        let (decision, leader) = found.ok_or(Denied::NothingToDecide)?;
        let outcome = self.live.decided(&self.live.votes, leader, true).ok_or(Denied::NothingToDecide)?;
        let decision = decision.clone();
        self.decide(&decision, outcome, leader).await
    }

    fn is_late(&self) -> bool {
        self.live.vote_deadline().is_some_and(|it| it <= self.host.now())
    }
}

impl Host {
    /// Decides every vote whose deadline has passed and in which enough have voted.
    pub async fn count_votes(&self) -> Result<(), HostError> {
        let wait = self.settings().vote_deadline;
        if wait.is_zero() {
            return Ok(());
        }
        let before = self.now().saturating_sub(Millis::try_from(wait.as_millis()).unwrap_or(Millis::MAX));
        for game in self.0.store.late_votes(before).await? {
            let counted = self.run(InteractionId::NONE, game, Actor::Clock, Command::CountVotes).await;
            if let Err(denied) = counted {
                tracing::warn!(%game, ?denied, "the votes could not be counted");
            }
        }
        Ok(())
    }
}

/// Looks after deadlines for as long as the club is open.
pub(super) async fn watch(host: Weak<Inner>) {
    loop {
        tokio::time::sleep(TICK).await;
        let Some(host) = host.upgrade().map(Host) else { return };
        if let Err(error) = host.count_votes().await {
            tracing::error!(%error, "late votes cannot be looked for");
        }
    }
}

fn count(votes: &Votes, key: &str) -> usize {
    votes.values().filter(|it| it.as_str() == key).count()
}

/// What most people want. Among equals it is what more robots want, then what the leader wants, then what the first seat
/// wants that is for one of them.
fn outcome(votes: &Votes, people: &Votes, leader: Seat) -> Option<String> {
    let rank = |key: &str| (count(people, key), count(votes, key));
    let most = votes.values().map(|it| rank(it)).max()?;
    let is_tied = |key: &&String| rank(key) == most;
    votes.get(&leader).filter(is_tied).or_else(|| votes.values().find(is_tied)).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn votes(keys: &[&str]) -> Votes {
        (0..).map(Seat).zip(keys.iter().map(|it| (*it).to_owned())).collect()
    }

    #[test]
    fn most_votes_win_and_the_leader_breaks_ties() {
        for (keys, leader, expected) in
            [(["a", "b", "b", "b"], 0, "b"), (["a", "b", "a", "b"], 1, "b"), (["a", "b", "a", "b"], 2, "a")]
        {
            let all = votes(&keys);
            assert_eq!(outcome(&all, &all, Seat(leader)).as_deref(), Some(expected), "{keys:?}, leader {leader}");
        }
        let all = votes(&["b", "a", "c", "a", "b"]);
        assert_eq!(outcome(&all, &all, Seat(2)).as_deref(), Some("b"));
    }

    #[test]
    fn robots_only_break_ties_between_people() {
        let all = votes(&["a", "b", "b", "b"]);
        let person = votes(&["a"]);
        assert_eq!(outcome(&all, &person, Seat(1)).as_deref(), Some("a"), "one person against three robots");
        let people = votes(&["a", "b"]);
        assert_eq!(outcome(&all, &people, Seat(0)).as_deref(), Some("b"), "the robots break the tie");
    }
}

//! How a decision of the whole table comes about, in the second account: who is waited for, and what stands when.

use std::collections::BTreeSet;

use slowboat::engine::{Answer, Card, Decision, Refusal, Seat, Who};

use super::shadow::{Moved, Shadow};

/// What somebody says to the open decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    pub seat: Seat,
    pub key: String,
    pub against: bool,
}

impl Shadow {
    /// The open decision of the whole table, with its leader.
    pub(crate) fn common(&self) -> Option<(&Decision, Seat)> {
        self.decisions().iter().find_map(|it| match it.who {
            Who::Team { leader } => Some((it, leader)),
            Who::Seat(_) => None,
        })
    }

    pub(crate) fn has_spoken(&self, seat: Seat) -> bool {
        self.said.iter().any(|it| it.seat == seat)
    }

    /// What was wanted first, of all that somebody still wants.
    pub(crate) fn proposed(&self) -> Option<&str> {
        self.said.iter().find(|it| !it.against).map(|it| it.key.as_str())
    }

    fn differ(&self) -> bool {
        self.said.iter().any(|it| it.against || Some(it.key.as_str()) != self.proposed())
    }

    /// The people without whom nothing is decided, but for those who have spoken.
    fn silent(&self, leader: Seat) -> BTreeSet<Seat> {
        let decides = |it: &Seat| *it == leader || !self.along.contains(it);
        let people = self.record.seats.all().filter(|it| !self.robots.contains(it));
        people.filter(|it| decides(it) && !self.has_spoken(*it)).collect()
    }

    pub(super) fn awaited_in_common(&self, leader: Seat) -> BTreeSet<Seat> {
        let silent = self.silent(leader);
        let is_open = self.said.is_empty() || self.differ();
        if silent.is_empty() && is_open { BTreeSet::from([leader]) } else { silent }
    }

    /// What stands, `last` being who has spoken last.
    fn stands(&self, leader: Seat, last: Option<Seat>, late: bool) -> Option<String> {
        let all = self.silent(leader).is_empty();
        let first = self.proposed()?;
        if !self.differ() {
            return (all || late).then(|| first.to_owned());
        }
        let by_leader = all && (last == Some(leader) || self.robots.contains(&leader));
        let word = self.said.iter().find(|it| it.seat == leader && !it.against).map(|it| it.key.as_str());
        (by_leader || late).then(|| word.unwrap_or_else(|| self.wanted_most()).to_owned())
    }

    fn wanted_most(&self) -> &str {
        let wanted = || self.said.iter().filter(|it| !it.against).map(|it| it.key.as_str());
        let most = |key: &&str| wanted().filter(|it| it == key).count();
        // Of several, `max_by_key` takes the last one: the first that was said.
        wanted().rev().max_by_key(most).expect("somebody wants something")
    }

    /// Somebody wants something, or objects to what is proposed.
    pub(crate) fn say(&mut self, said: Said) -> Result<Moved, Refusal> {
        let (decision, leader) = self.common().expect("the table is asked");
        let (decision, seat) = (decision.clone(), said.seat);
        let before = self.before(Some(seat), false);
        let earlier = self.said.clone();
        let is_new = !said.against && earlier.iter().all(|it| it.key != said.key);
        if !earlier.contains(&said) {
            self.said.retain(|it| it.seat != seat);
            self.said.push(said.clone());
            let wanted: BTreeSet<String> = self.said.iter().filter(|it| !it.against).map(|it| it.key.clone()).collect();
            self.said.retain(|it| wanted.contains(&it.key));
        }
        // Where nobody waits, the first proposal stands.
        let late = self.record.option(Card::DELIBERATION) == Some("0");
        if let Some(key) = self.stands(leader, Some(seat), late) {
            let answer = Answer { seat: leader, ask: decision.ask.id.to_owned(), key };
            return self.put(vec![answer], before, false).inspect_err(|_| self.said = earlier);
        }
        if is_new
            && let Some(refusal) =
                self.would_refuse(Answer { seat: leader, ask: decision.ask.id.into(), key: said.key })
        {
            self.said = earlier;
            return Err(refusal);
        }
        let is_same = earlier == self.said;
        Ok(self.news(&before.awaited, seat, is_same))
    }

    /// The table has waited for as long as it wanted: what is proposed stands, if anything is, and who may pass does.
    pub(crate) fn time_is_up(&mut self) -> Option<Moved> {
        self.count(true).or_else(|| self.pass_late())
    }

    /// Who is asked something of their own, on which they pass when the time is up, with that answer.
    pub(crate) fn may_pass(&self) -> Vec<Answer> {
        if self.record.seats.count() - self.robots.len() < 2 {
            return Vec::new();
        }
        let passes = |it: &Decision| match it.who {
            Who::Seat(seat) if !self.robots.contains(&seat) => {
                Some(Answer { seat, ask: it.ask.id.to_owned(), key: it.ask.pass?.key.to_owned() })
            }
            _ => None,
        };
        self.decisions().iter().filter_map(passes).collect()
    }

    fn pass_late(&mut self) -> Option<Moved> {
        let passed = self.may_pass();
        let secret = self.decisions().iter().any(|it| it.secret);
        let before = self.before(None, secret);
        (!passed.is_empty()).then(|| self.put(passed, before, secret).expect("one may always pass"))
    }

    fn count(&mut self, late: bool) -> Option<Moved> {
        let (decision, leader) = self.common()?;
        let ask = decision.ask.id.to_owned();
        let key = self.stands(leader, None, late)?;
        let before = self.before(None, false);
        Some(self.put(vec![Answer { seat: leader, ask, key }], before, false).expect("what was proposed was tried"))
    }

    /// Somebody goes along with the leader from now on: what was said may be enough then.
    pub(crate) fn goes_along(&mut self, seat: Seat) -> Moved {
        let awaited = self.awaited();
        self.along.insert(seat);
        self.count(false).unwrap_or_else(|| self.changed(&awaited, seat))
    }

    /// Somebody wants to be asked again.
    pub(crate) fn asks_again(&mut self, seat: Seat) -> Moved {
        let awaited = self.awaited();
        self.along.remove(&seat);
        self.changed(&awaited, seat)
    }

    /// Whether somebody goes along is told only where it changes who is awaited.
    fn changed(&mut self, awaited: &BTreeSet<Seat>, by: Seat) -> Moved {
        let is_same = *awaited == self.awaited();
        self.news(awaited, by, is_same)
    }

    /// A robot plays for somebody from now on.
    pub(crate) fn stands_in(&mut self, seat: Seat) -> Moved {
        let awaited = self.awaited();
        self.robots.insert(seat);
        self.news(&awaited, seat, false)
    }

    /// What a robot has answered.
    pub(crate) fn adopt(&mut self, answer: Answer) -> Moved {
        assert!(self.robots.contains(&answer.seat), "nobody else has answered: {answer:?}");
        let secret = self.decision(answer.seat).expect("the robot is asked").secret;
        let before = self.before(Some(answer.seat), secret);
        self.put(vec![answer], before, secret).expect("a robot answers what is legal")
    }

    /// Something was said to the table of which nothing came in the game.
    fn news(&mut self, awaited: &BTreeSet<Seat>, by: Seat, is_same: bool) -> Moved {
        let now = self.awaited();
        let mut woken: BTreeSet<Seat> = now.difference(awaited).copied().collect();
        if !is_same && self.common().is_some() {
            self.heard.remove(&by);
            woken.retain(|it| !self.heard.contains(it));
            self.heard.extend(awaited.difference(&now).copied().filter(|it| *it != by));
        }
        woken.retain(|it| *it != by && !self.robots.contains(it));
        Moved { woken, notes_from: self.notes.len(), over: false, undone: false, late: false, silent: is_same }
    }
}

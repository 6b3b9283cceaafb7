//! Taking answers back, and giving them again. A button for either stands for one answer and never touches another.

use std::collections::BTreeSet;
use std::iter::successors;

use super::change::{Change, Told};
use super::live::{Given, Live};
use super::play::{Giving, answer_row};
use super::replay::Stand;
use super::{Denied, Own, codes};
use crate::engine::{Answer, Decision, Offer, Record, Seat, Who};
use crate::store::{RedoRow, Undone, Write};

impl Live {
    /// The number of the answer that this seat may take back: its own newest one in an open round of secret choices,
    /// else the last of all, if it is its own and nothing was sealed after it. A person who plays against robots alone
    /// takes back theirs as well; where others play, too, that would fish for what a robot does, and it ends undo as a
    /// person's answer does.
    pub(super) fn undoable(&self, seat: Seat) -> Result<usize, Denied> {
        self.undoable_of(seat, self.n())
    }

    /// The same if there were only the first `n` answers.
    fn undoable_of(&self, seat: Seat, n: usize) -> Result<usize, Denied> {
        let sealed = self.playable()?.sealed;
        let (known, own) = (self.known().min(n), |at: &usize| self.record.answers[*at].seat == seat);
        if let Some(at) = (known..n).rev().find(own) {
            return Ok(at);
        }
        let alone = self.manned().all(|it| it == seat);
        let passed_over = |at: &usize| alone && self.robots.contains_key(&self.record.answers[*at].seat);
        let last = (0..known).rev().find(|at| own(at) || !passed_over(at));
        match (last, (0..known).rev().find(own)) {
            (_, None) => Err(Denied::NothingToUndo),
            (Some(last), _) if self.given[last].team => Err(Denied::TeamDecided),
            // A round of secret choices seals what was before it, and who chose last in it is nobody's business.
            (Some(last), Some(at)) if at < sealed || (last != at && self.given[last].secret) => Err(Denied::Sealed),
            (Some(last), Some(at)) if last != at => Err(Denied::OthersSince { seat: self.record.answers[last].seat }),
            (_, Some(at)) => Ok(at),
        }
    }

    /// How many answers and votes this seat may take back one after the other, and the oldest answer among them.
    pub(super) fn undoes(&self, seat: Seat) -> (usize, Option<Box<Offer>>) {
        let answers: Vec<usize> = successors(self.undoable(seat).ok(), |at| self.undoable_of(seat, *at).ok()).collect();
        let oldest = answers.last().and_then(|at| self.given[*at].what.clone());
        (usize::from(self.vote(seat).is_some()) + answers.len(), oldest)
    }

    /// The robots whose answers go with the one that this seat may take back. In a round of secret choices only that one goes.
    pub(super) fn robots_since(&self, seat: Seat) -> Vec<Seat> {
        let open = self.undoable(seat).ok().filter(|_| self.vote(seat).is_none());
        let since = open.map_or(&[][..], |at| self.record.answers.get(at + 1..self.known()).unwrap_or_default());
        let robots: BTreeSet<Seat> = since.iter().map(|it| it.seat).filter(|it| *it != seat).collect();
        robots.into_iter().collect()
    }

    /// What the button takes back, as `/undo` does: the vote in the open decision, else the last answer.
    pub(super) fn own_undo(&self, seat: Seat) -> Option<Own> {
        match self.vote(seat) {
            Some(vote) => {
                let side = if vote.against { "against" } else { "for" };
                let open = self.open(seat)?;
                let token = codes::mark("vote", self.id, seat, [open.token.as_str(), &vote.key, side]);
                // What was objected to is not what was answered.
                let what = open.decision.form.offered(&vote.key).filter(|_| !vote.against).map(Into::into);
                Some(Own { token, what })
            }
            None => {
                let at = self.undoable(seat).ok()?;
                Some(Own { token: self.answer_token(seat, at), what: self.given[at].what.clone() })
            }
        }
    }

    /// One answer among all that this seat ever gave. What others chose does not go in: it may be a secret.
    fn answer_token(&self, seat: Seat, at: usize) -> String {
        let own = self.record.answers[..=at].iter().filter(|it| it.seat == seat);
        // How many answers others have given in the same round is nobody's business.
        let place = if self.given[at].secret { String::new() } else { at.to_string() };
        let parts = own.flat_map(|it| [it.ask.as_str(), it.key.as_str()]).chain([place.as_str()]);
        codes::mark("undo", self.id, seat, parts)
    }

    /// Why a button takes back nothing that can be taken back now.
    fn old_undo(&self, seat: Seat, token: &str) -> Denied {
        let mut own = (0..self.n()).filter(|at| self.record.answers[*at].seat == seat);
        match own.find(|at| self.answer_token(seat, *at) == token) {
            None => Denied::TakenBack,
            Some(_) => match (own.count(), self.undoable(seat)) {
                (0, Err(denied)) => denied,
                (count, _) => Denied::AnsweredSince { count },
            },
        }
    }

    /// The newest answer that this seat took back, if it answers the open decision.
    pub(super) fn redoable(&self, seat: Seat) -> Option<(&RedoRow, Decision)> {
        let newest = self.redo.iter().rfind(|it| it.seat == seat)?;
        let decision = self.open(seat)?.decision;
        let fits = decision.ask.id == newest.ask && decision.form.settle(&newest.key).as_ref() == Some(&newest.key);
        (fits && matches!(decision.who, Who::Seat(_))).then_some((newest, decision))
    }

    /// What the button gives again, as `/redo` does.
    pub(super) fn own_redo(&self, seat: Seat) -> Option<Own> {
        let (redo, decision) = self.redoable(seat)?;
        let own = self.record.answers.iter().filter(|it| it.seat == seat).count().to_string();
        // Not its place in the pile of all: that would tell how many answers others have taken back in secret.
        let left = self.redo.iter().filter(|it| it.seat == seat).count().to_string();
        let token = codes::mark("redo", self.id, seat, [own.as_str(), &left, &redo.ask, &redo.key]);
        Some(Own { token, what: Given::of(&decision, &redo.key, false).what })
    }
}

impl Change<'_> {
    pub(super) async fn undo(&mut self, token: Option<&str>) -> Result<Told, Denied> {
        let seat = self.seat()?;
        self.live.playable()?;
        if let Some(token) = token
            && self.live.own_undo(seat).is_none_or(|it| it.token != token)
        {
            return Err(self.live.old_undo(seat, token));
        }
        if self.live.vote(seat).is_some() {
            return self.unsay(seat).await;
        }
        let at = self.live.undoable(seat)?;
        let mut record = Record::clone(&self.live.record);
        // Only the others' answers in a round of secret choices stay; those after another one are of robots.
        let stay = self.live.stand.as_ref().is_some_and(Stand::is_secret) && at >= self.live.known();
        let taken = record.answers.remove(at);
        record.answers.truncate(if stay { record.answers.len() } else { at });
        let (record, stand) = self.try_record(record, at).await?;
        self.ask_anew(seat, &stand.standing);

        self.take_back_seat(seat);
        let game = self.live.id;
        self.live.given.remove(at);
        self.live.given.truncate(record.answers.len());
        self.cut(at, Undone { by: Some(seat), agreed: Vec::new(), one: stay, at: self.host.now() });
        for (n, answer) in record.answers.iter().enumerate().skip(at) {
            let answer = answer_row(answer, &self.live.given[n]);
            self.writes.push(Write::Answer { game, n: n as u32, answer, at: self.host.now() });
        }
        let own = self.live.redo.iter().filter(|it| it.seat == seat);
        let pos = own.map(|it| it.pos + 1).max().unwrap_or(0);
        let redo = RedoRow { seat, pos, ask: taken.ask, key: taken.key };
        self.writes.push(Write::Redo { game, redo: redo.clone() });
        self.live.redo.push(redo);
        self.live.older.retain(|n, _| *n <= at);
        self.move_on(record, stand, Some(seat), true);
        Ok(self.no_notes())
    }

    /// Takes answers off the end of what is written; what is said to the decision that was open then is void.
    pub(super) fn cut(&mut self, keep: usize, undone: Undone) {
        let game = self.live.id;
        self.writes.push(Write::Cut { game, keep: keep as u32, undone });
        self.writes.push(Write::Votes { game, votes: Vec::new() });
    }

    pub(super) async fn redo(&mut self, token: Option<&str>) -> Result<Told, Denied> {
        let seat = self.seat()?;
        self.live.playable()?;
        if let Some(token) = token
            && self.live.own_redo(seat).is_none_or(|it| it.token != token)
        {
            return Err(Denied::NothingToRedo);
        }
        let (redo, decision) = self.live.redoable(seat).ok_or(Denied::NothingToRedo)?;
        let answer = Answer { seat, ask: redo.ask.clone(), key: redo.key.clone() };
        let given = Given::of(&decision, &redo.key, false);
        let giving = Giving { answer, given, by: Some(seat), redo: Some(redo.pos) };
        self.give(giving).await
    }
}

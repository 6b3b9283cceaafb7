//! Motions: what is not for one person alone to decide. Somebody moves it, the others are asked once and agree or object, and it
//! carries as soon as enough agree. It falls when it cannot carry any more, when its time is up, or when somebody plays on who
//! was asked to take back.
//!
//! Only those count who are there: neither robots nor whom the table has waited for for too long, unless they say something.

use super::change::{Change, Told};
use super::live::{Live, count_public};
use super::seats::STAND_IN;
use super::{Actor, DeliveryKind, Denied, Millis, Person, UserId, codes};
use crate::engine::Seat;
use crate::store::{Matter, MotionRow, News, Owed, RedoRow, Undone, Write};

/// A motion before the table, as everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Motion {
    pub matter: Matter,
    /// Who agrees; the first has moved it.
    pub wanted: Vec<Seat>,
    pub opposed: Vec<Seat>,
    /// Who is there and has said nothing to it yet.
    pub silent: Vec<Seat>,
    /// How many more have to agree.
    pub lacking: usize,
    /// Whether something was rolled, drawn or shown after what would be taken back: it stays seen, and comes again.
    pub reveals: bool,
    /// When its time is up, if it does not wait for ever.
    pub until: Option<Millis>,
    /// Whether it carries then, rather than falls.
    pub carries: bool,
    /// Nine characters that stand for exactly this motion.
    pub token: String,
}

/// What the token of a motion begins with: no other is as long and begins so.
const MARK: char = 'M';

impl Matter {
    /// Whether two motions want the same, so that whoever moves the second agrees to the first.
    fn is_like(&self, other: &Matter) -> bool {
        match (self, other) {
            (Matter::StandIn { whom, .. }, Matter::StandIn { whom: other, .. }) => whom == other,
            (Matter::Substitute { whom, user, .. }, Matter::Substitute { whom: seat, user: other, .. }) => {
                (whom, user) == (seat, other)
            }
            _ => self == other,
        }
    }

    /// In whose place somebody else is to play: they have the last word about it, and playing on is saying no.
    pub(super) fn whose_seat(&self) -> Option<Seat> {
        match self {
            Matter::StandIn { whom, .. } | Matter::Substitute { whom, .. } | Matter::Drop { whom } => Some(*whom),
            Matter::Concede | Matter::Extend { .. } | Matter::RenewFacts | Matter::TakeBack { .. } => None,
        }
    }

    /// Whom it is about, so that the others decide it.
    pub(super) fn concerns(&self) -> Option<Seat> {
        if let Matter::Extend { whom } = self { Some(*whom) } else { self.whose_seat() }
    }

    /// Whether it was moved by this person, who does not sit there.
    pub(super) fn is_offer_of(&self, person: UserId) -> bool {
        matches!(self, Matter::Substitute { user, .. } if *user == person)
    }

    /// Whether it was moved by somebody who does not sit there, so that nobody at the table wants it yet.
    fn is_offer(&self) -> bool {
        matches!(self, Matter::Substitute { .. })
    }

    /// Whether all have to agree who are there, rather than most.
    pub fn needs_all(&self) -> bool {
        match self {
            Matter::RenewFacts | Matter::TakeBack { .. } => true,
            Matter::Concede
            | Matter::StandIn { .. }
            | Matter::Substitute { .. }
            | Matter::Extend { .. }
            | Matter::Drop { .. } => false,
        }
    }

    pub(super) fn is_take_back(&self) -> bool {
        matches!(self, Matter::TakeBack { .. })
    }
}

impl Motion {
    /// Whether a token is for a motion, before the table or not any more.
    pub fn has_token(token: &str) -> bool {
        token.len() == 9 && token.starts_with(MARK)
    }

    fn is_lost(&self) -> bool {
        self.lacking > self.silent.len()
    }
}

impl Live {
    pub(super) fn motions(&self) -> Vec<Motion> {
        self.motions.iter().map(|it| self.motion(it)).collect()
    }

    fn motion(&self, row: &MotionRow) -> Motion {
        let MotionRow { matter, wanted, opposed, since, until, carries } = row.clone();
        let about = matter.concerns();
        let (absent, has_spoken) = (self.absent(), |it: &Seat| wanted.contains(it) || opposed.contains(it));
        let voters = self.manned().filter(|it| Some(*it) != about && (has_spoken(it) || !absent.contains(it)));
        let voters: Vec<Seat> = voters.collect();
        let need = if matter.needs_all() { voters.len() } else { voters.len() / 2 + 1 };
        let have = voters.iter().filter(|it| wanted.contains(it)).count();
        // Nobody sits down at a table where nobody has said yes.
        let lacking = if voters.is_empty() && !matter.is_offer() { 0 } else { need.saturating_sub(have) };
        let silent = voters.iter().copied().filter(|it| !has_spoken(it)).collect();
        let sealed = self.stand.as_ref().map_or(0, |it| it.sealed);
        let reveals = matches!(matter, Matter::TakeBack { at, .. } if (at as usize) < sealed);
        let parts = [format!("{matter:?}"), since.to_string()];
        let mark = codes::mark("motion", self.id, Seat(0), parts.iter().map(String::as_str));
        Motion { matter, silent, lacking, reveals, until, carries, token: format!("{MARK}{mark}"), wanted, opposed }
    }

    /// Whether it is before the table to take something back: until that is decided no robot plays on.
    pub(super) fn may_be_taken_back(&self) -> bool {
        self.motions.iter().any(|it| it.matter.is_take_back())
    }

    /// The number of the answer that this seat may move to take back: the newest of its own or of the whole team that
    /// everybody knows of, where it cannot just be taken back and somebody else is there to agree.
    fn movable(&self, seat: Seat) -> Option<u32> {
        let is_refused =
            matches!(self.undoable(seat), Err(Denied::OthersSince { .. } | Denied::Sealed | Denied::TeamDecided));
        if !is_refused || self.may_be_taken_back() || self.manned().all(|it| it == seat) {
            return None;
        }
        let concerns = |at: &usize| self.given[*at].team || self.record.answers[*at].seat == seat;
        let at = (0..self.known()).rev().find(concerns)?;
        u32::try_from(at).ok()
    }

    /// What the button says that moves to take back.
    pub(super) fn take_back_token(&self, seat: Seat) -> Option<String> {
        let at = self.movable(seat)?;
        let answer = self.record.answers.get(at as usize)?;
        let parts = [at.to_string(), answer.ask.clone(), answer.key.clone()];
        Some(codes::mark("take-back", self.id, seat, parts.iter().map(String::as_str)))
    }
}

impl Change<'_> {
    /// Moves something, or agrees to what has been moved already.
    pub(super) async fn propose(&mut self, seat: Seat, matter: Matter) -> Result<Told, Denied> {
        let motions = &self.live.motions;
        let (mut row, at) = match motions.iter().position(|it| it.matter.is_like(&matter)) {
            Some(at) => (motions[at].clone(), at),
            None => (self.new_motion(matter.clone()), motions.len()),
        };
        row.matter = matter;
        self.speak(at, row, seat, true).await
    }

    fn new_motion(&self, matter: Matter) -> MotionRow {
        let since = self.host.now();
        let until = self.host.motion_wait().map(|it| since.saturating_add(it));
        MotionRow { matter, wanted: Vec::new(), opposed: Vec::new(), since, until, carries: false }
    }

    /// Somebody who does not sit there moves to play on in a seat. Of several such motions of theirs the newest stands.
    pub(super) fn offer_to_play(&mut self, whom: Seat) -> Result<Told, Denied> {
        let Actor::Person { person: Person { user, name }, .. } = self.actor else { return Err(Denied::NoSeat) };
        if self.live.seat_of(*user).is_ok() {
            return Err(Denied::AlreadySeated);
        }
        if self.live.people.get(whom.index()).is_none() {
            return Err(Denied::NobodyThere);
        }
        let matter = Matter::Substitute { whom, user: *user, name: name.clone() };
        if self.live.motions.iter().any(|it| it.matter.is_like(&matter)) {
            return Ok(self.no_notes());
        }
        self.host.may_offer(*user)?;
        let row = self.new_motion(matter);
        let mut called = self.live.motion(&row).silent;
        called.extend(self.live.manned().find(|it| *it == whom));
        let others = self.live.motions.iter().filter(|it| !it.matter.is_offer_of(*user)).cloned();
        self.put_motions(others.chain([row]).collect());
        self.owe_of_motion(DeliveryKind::Turn, News::Offered { name: name.clone() }, None, &called);
        Ok(self.no_notes())
    }

    /// What somebody says to the motion of a button; nothing if it is not for a motion.
    pub(super) async fn speak_to(&mut self, token: &str, seat: Seat, agrees: bool) -> Option<Result<Told, Denied>> {
        if !Motion::has_token(token) {
            return None;
        }
        let Some(at) = self.live.motions().iter().position(|it| it.token == token) else {
            return Some(Err(Denied::MotionOver));
        };
        let row = self.live.motions[at].clone();
        Some(self.speak(at, row, seat, agrees).await)
    }

    async fn speak(&mut self, at: usize, mut row: MotionRow, seat: Seat, agrees: bool) -> Result<Told, Denied> {
        let is_new = at == self.live.motions.len();
        let (yes, no) = (&mut row.wanted, &mut row.opposed);
        let (to, from) = if agrees { (yes, no) } else { (no, yes) };
        from.retain(|it| *it != seat);
        if !to.contains(&seat) {
            to.push(seat);
        }
        let motion = self.live.motion(&row);
        // For whom a robot would play has the last word about it.
        let is_own = row.matter.whose_seat() == Some(seat);
        if (is_own && agrees) || motion.lacking == 0 {
            return self.carry(&row, seat).await;
        }
        // Nobody has moved what the clock has: one objection is enough.
        let is_withdrawn = if row.carries { !agrees } else { row.wanted.is_empty() && !row.matter.is_offer() };
        if is_own || motion.is_lost() || is_withdrawn {
            if row.carries {
                self.extended = row.matter.whose_seat();
            }
            self.drop_motions(|it| it.is_like(&row.matter));
            let news = News::Opposed { matter: row.matter, by: seat };
            self.owe_of_motion(DeliveryKind::Update, news, Some(seat), &[]);
            return Ok(self.no_notes());
        }
        let mut motions = self.live.motions.clone();
        let is_same = motions.get(at) == Some(&row);
        match motions.get_mut(at) {
            Some(it) => *it = row,
            None => motions.push(row),
        }
        self.put_motions(motions);
        if is_new {
            let mut called = motion.silent;
            // Whoever is to go for good may say no without playing.
            if let Matter::Drop { whom } = motion.matter {
                called.push(whom);
            }
            self.owe_of_motion(DeliveryKind::Turn, News::Moved { by: seat }, Some(seat), &called);
        } else if !is_same {
            self.owe_update(Some(seat));
        }
        Ok(self.no_notes())
    }

    /// Enough have agreed.
    async fn carry(&mut self, row: &MotionRow, last: Seat) -> Result<Told, Denied> {
        let deed = self.deed_of(row);
        let told = match row.matter.clone() {
            Matter::Concede => self.end_early(last),
            Matter::StandIn { whom, level } => self.go_along(whom, level).await?,
            Matter::Substitute { whom, user, name } => self.replace(whom, Person { user, name })?,
            Matter::Extend { whom } => self.extend(whom, last),
            Matter::Drop { whom } => self.let_go(whom).await?,
            Matter::RenewFacts => self.renew_now(last).await?,
            Matter::TakeBack { at, by } => self.take_back(at as usize, by, &row.wanted).await?,
        };
        self.log(deed);
        self.drop_motions(|it| it.is_like(&row.matter));
        Ok(told)
    }

    /// Moves to take back what cannot just be taken back.
    pub(super) async fn ask_undo(&mut self, token: Option<&str>) -> Result<Told, Denied> {
        let seat = self.seat()?;
        self.live.playable()?;
        let is_stale = token.is_some() && self.live.take_back_token(seat).as_deref() != token;
        match self.live.movable(seat).filter(|_| !is_stale) {
            Some(at) => self.propose(seat, Matter::TakeBack { at, by: seat }).await,
            None if is_stale => Err(Denied::Stale { panel: Box::new(self.live.panel(seat)) }),
            None => Err(self.live.undoable(seat).err().unwrap_or(Denied::NothingToAsk)),
        }
    }

    /// Moves to go back to an earlier time, by whomever what came since was answered.
    pub(super) async fn ask_rewind(&mut self, keep: u32) -> Result<Told, Denied> {
        let seat = self.seat()?;
        self.live.playable()?;
        let has_others = self.live.manned().any(|it| it != seat);
        if !has_others || self.live.may_be_taken_back() || keep as usize >= self.live.known() {
            return Err(Denied::NothingToAsk);
        }
        self.propose(seat, Matter::TakeBack { at: keep, by: seat }).await
    }

    /// Everything from this answer on is taken back. The same dice and cards come again: what was seen stays seen.
    async fn take_back(&mut self, at: usize, by: Seat, agreed: &[Seat]) -> Result<Told, Denied> {
        self.live.playable()?;
        let sealed = self.live.stand.as_ref().is_some_and(|it| at < it.sealed);
        let count = u32::try_from(self.live.known().saturating_sub(at)).unwrap_or(u32::MAX);
        let (record, stand) = self.try_record(self.live.record.cut(at), at).await?;
        for seat in self.live.seats().all() {
            self.ask_anew(seat, &stand.standing);
        }
        let agreed = agreed.iter().copied().filter(|it| *it != by).collect();
        self.cut(at, Undone { by: Some(by), agreed, one: false, at: self.host.now() });
        self.keep_for_redo(at);
        self.live.given.truncate(at);
        self.live.older.retain(|n, _| *n <= at);
        self.news = Some(News::TookBack { by, count, sealed });
        self.move_on(record, stand, None, true);
        Ok(self.no_notes())
    }

    /// What is taken back from this answer on may be given again by whoever gave it.
    fn keep_for_redo(&mut self, at: usize) {
        let game = self.live.id;
        self.writes.push(Write::NoRedo { game, seat: None });
        let live = &*self.live;
        let taken = (at..live.n()).rev().filter(|it| !live.given[*it].team).map(|it| &live.record.answers[it]);
        let taken = taken.filter(|it| !live.robots.contains_key(&it.seat)).zip(0..);
        self.live.redo =
            taken.map(|(it, pos)| RedoRow { seat: it.seat, pos, ask: it.ask.clone(), key: it.key.clone() }).collect();
        self.writes.extend(self.live.redo.iter().cloned().map(|redo| Write::Redo { game, redo }));
    }

    /// Whoever plays on wants no end and needs nobody in their place.
    pub(super) fn plays_on(&mut self, seat: Seat) {
        let mut motions = self.live.motions.clone();
        for it in motions.iter_mut().filter(|it| it.matter == Matter::Concede) {
            it.wanted.retain(|it| *it != seat);
        }
        motions.retain(|it| {
            let is_wanted = it.carries || it.matter.is_offer() || !it.wanted.is_empty();
            is_wanted && it.matter.whose_seat() != Some(seat)
        });
        self.put_motions(motions);
    }

    /// The record has changed in another way: nothing is taken back any more.
    pub(super) fn goes_on(&mut self, by: Option<Seat>) {
        if let Some(it) = self.live.motions.iter().find(|it| it.matter.is_take_back()) {
            let news = by.map_or(News::Lapsed { matter: it.matter.clone() }, |by| News::PlayedOn { by });
            self.news.get_or_insert(news);
            self.drop_motions(Matter::is_take_back);
        }
    }

    /// The clock moves that a robot plays for somebody: all others are called, and whoever it is about.
    pub(super) fn move_by_clock(&mut self, whom: Seat, until: Millis) {
        let matter = Matter::StandIn { whom, level: STAND_IN };
        let (like, mut motions): (Vec<MotionRow>, Vec<MotionRow>) =
            self.live.motions.iter().cloned().partition(|it| it.matter.is_like(&matter));
        // Whoever has wanted it already still does.
        let wanted = like.into_iter().flat_map(|it| it.wanted).collect();
        let since = self.host.now();
        motions.push(MotionRow { matter, wanted, opposed: Vec::new(), since, until: Some(until), carries: true });
        self.put_motions(motions);
        let called: Vec<Seat> = self.live.manned().collect();
        self.owe_of_motion(DeliveryKind::Turn, News::OutOfTime { whom, until }, None, &called);
    }

    /// The time of motions is up. Whether there were any.
    pub(super) async fn lapse(&mut self) -> Result<bool, Denied> {
        let now = self.host.now();
        let is_late = |it: &MotionRow| it.until.is_some_and(|until| until <= now);
        let late: Vec<MotionRow> = self.live.motions.iter().filter(|it| is_late(it)).cloned().collect();
        for it in &late {
            match it.matter.clone() {
                Matter::StandIn { whom, .. } if it.carries => {
                    self.carry(it, whom).await?;
                    self.owe_of_motion(DeliveryKind::Update, News::TookOver { whom }, Some(whom), &[]);
                }
                matter => self.owe_of_motion(DeliveryKind::Update, News::Lapsed { matter }, None, &[]),
            }
        }
        let kept = self.live.motions.iter().filter(|it| !is_late(it)).cloned().collect();
        self.put_motions(kept);
        Ok(!late.is_empty())
    }

    pub(super) fn drop_motions(&mut self, which: impl Fn(&Matter) -> bool) {
        let kept = self.live.motions.iter().filter(|it| !which(&it.matter)).cloned().collect();
        self.put_motions(kept);
    }

    fn put_motions(&mut self, motions: Vec<MotionRow>) {
        if motions != self.live.motions {
            self.writes.push(Write::Motions { game: self.live.id, motions: motions.clone() });
            self.live.motions = motions;
        }
    }

    /// Owes a message in which nothing of the game is told.
    pub(super) fn owe_of_motion(&mut self, kind: DeliveryKind, news: News, by: Option<Seat>, called: &[Seat]) {
        let told = count_public(self.live.notes());
        let mut owed = Owed { by_seat: by, news: Some(news), ..self.owed(kind, (told, told)) };
        for person in called.iter().filter_map(|it| self.live.people.get(it.index())) {
            self.host.call(&mut owed, person.user);
        }
        self.writes.push(Write::Owe(owed));
    }
}

//! The table: the only way rules touch the world.

use super::note::{Audience, Weight};
use super::playout::Pending;
use super::run::Boundary;
use super::source::{Source, Words};
use super::trail::Place;
use super::{Ask, Chance, Choice, Label, Note, Play, Record, Roll, Seat, Seats, Stop, Text, Who};

/// Why what came before can no longer be taken back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Seal {
    /// Chance has decided something.
    Roll,
    /// Something hidden was drawn, shuffled or turned up.
    Draw,
    /// Others choose in secret.
    Choices,
}

/// Rules ask, roll, draw and speak only through this.
pub struct Table<'a, S> {
    pub state: S,
    pub(super) seats: Seats,
    pub(super) rules: u32,
    pub(super) source: Source<'a>,
    /// Answers before this number can no longer be taken back: something was rolled, drawn or revealed after them.
    pub(super) sealed: usize,
    /// What sealed them first.
    pub(super) seal: Option<Seal>,
    pub(super) chance: Chance,
    pub(super) notes: Vec<Note>,
    pub(super) rolls: Vec<Roll>,
    /// How many notes and rolls came before those held here, if the run began at a boundary.
    pub(super) before: (usize, usize),
    pub(super) boundaries: Vec<Boundary<S>>,
    /// Whether all boundaries are kept, or only the newest.
    pub(super) keep_all: bool,
    /// Where the state stood at every question, if somebody checks them all.
    pub(super) trail: Option<Vec<Place<S>>>,
    /// What is dealt anew where the record ends, in a playout.
    pub(super) pending: Option<Pending<S>>,
    /// How many milestones a playout goes on for, if not to the end.
    pub(super) milestones: Option<u32>,
    /// In a playout nobody reads notes and rolls, and nobody goes on from a boundary.
    pub(super) quiet: bool,
}

/// Where the keys and words of options come from, and what the options promise.
struct By<'f, S, T> {
    key: &'f dyn Fn(&S, &T) -> String,
    words: &'f dyn Fn(&S, &T) -> Label,
    appeals: &'f dyn Fn(&[&T], &S) -> Vec<i32>,
}

impl<'f, S, T> By<'f, S, T> {
    /// From the options themselves.
    fn choice() -> Self
    where
        T: Choice<S>,
    {
        By {
            key: &|state, it: &T| it.key(state),
            words: &|state, it: &T| it.words(state),
            appeals: &|all, state| T::appeals(all, state),
        }
    }

    fn these(key: &'f dyn Fn(&S, &T) -> String, words: &'f dyn Fn(&S, &T) -> Label) -> Self {
        By { key, words, appeals: &|_, _| Vec::new() }
    }
}

/// The same for options whose state is known.
macro_rules! words {
    ($by:ident, $state:ident) => {
        Words {
            key: &|it| ($by.key)($state, it),
            label: &|it| ($by.words)($state, it),
            appeals: &|all| ($by.appeals)(all, $state),
        }
    };
}

impl<'a, S: Clone> Table<'a, S> {
    pub(super) fn new(record: &Record, state: S) -> Table<'a, S> {
        Table {
            state,
            seats: record.seats,
            rules: record.rules,
            source: Source::new(record.answers.clone(), 0),
            sealed: 0,
            seal: None,
            chance: Chance::new(record.seed.clone()),
            notes: Vec::new(),
            rolls: Vec::new(),
            before: (0, 0),
            boundaries: Vec::new(),
            keep_all: false,
            trail: None,
            pending: None,
            milestones: None,
            quiet: false,
        }
    }

    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// The version of the rules this game was opened under; a fix that changes outcomes asks for it.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// One of the options. A single one is taken without asking, unless the ask is for always, and noted, unless the rules tell
    /// it themselves ([`Ask::told`]).
    pub fn choose<T: Choice<S>>(&mut self, seat: Seat, ask: Ask, options: impl IntoIterator<Item = T>) -> Play<T> {
        self.one(Who::Seat(seat), ask, options.into_iter().collect(), &By::choice())
    }

    /// The same with keys and words from elsewhere, for values that have none of their own.
    pub fn choose_by<T>(
        &mut self,
        seat: Seat,
        ask: Ask,
        options: impl IntoIterator<Item = T>,
        key: impl Fn(&S, &T) -> String,
        words: impl Fn(&S, &T) -> Label,
    ) -> Play<T> {
        self.one(Who::Seat(seat), ask, options.into_iter().collect(), &By::these(&key, &words))
    }

    /// One answer for the whole team, on which the host lets them agree; the record holds it under the leader's seat. All
    /// of it lies open: what is proposed is shown in the channel.
    pub fn agree<T: Choice<S>>(&mut self, leader: Seat, ask: Ask, options: impl IntoIterator<Item = T>) -> Play<T> {
        self.one(Who::Team { leader }, ask, options.into_iter().collect(), &By::choice())
    }

    fn one<T>(&mut self, who: Who, ask: Ask, mut options: Vec<T>, by: &By<'_, S, T>) -> Play<T> {
        if options.len() == 1 && !ask.always {
            let only = options.remove(0);
            self.note_forced(who.seat(), &ask, |state| (by.words)(state, &only).text);
            return Ok(only);
        }
        self.guess();
        let state = &self.state;
        self.source.one(who, &ask, options, &words!(by, state))
    }

    /// Between `min` and `max` of the options, in the order of the options.
    pub fn choose_some<T: Choice<S>>(
        &mut self,
        seat: Seat,
        ask: Ask,
        options: impl IntoIterator<Item = T>,
        min: usize,
        max: usize,
    ) -> Play<Vec<T>> {
        self.some(Who::Seat(seat), ask, options.into_iter().collect(), (min, max), &By::choice())
    }

    /// The same with keys and words from elsewhere.
    pub fn choose_some_by<T>(
        &mut self,
        seat: Seat,
        ask: Ask,
        options: impl IntoIterator<Item = T>,
        range: (usize, usize),
        key: impl Fn(&S, &T) -> String,
        words: impl Fn(&S, &T) -> Label,
    ) -> Play<Vec<T>> {
        self.some(Who::Seat(seat), ask, options.into_iter().collect(), range, &By::these(&key, &words))
    }

    /// The same for the whole team, as in [`Table::agree`].
    pub fn agree_some<T: Choice<S>>(
        &mut self,
        leader: Seat,
        ask: Ask,
        options: impl IntoIterator<Item = T>,
        min: usize,
        max: usize,
    ) -> Play<Vec<T>> {
        self.some(Who::Team { leader }, ask, options.into_iter().collect(), (min, max), &By::choice())
    }

    fn some<T>(
        &mut self,
        who: Who,
        ask: Ask,
        options: Vec<T>,
        (min, max): (usize, usize),
        by: &By<'_, S, T>,
    ) -> Play<Vec<T>> {
        let max = max.min(options.len());
        if min == options.len() && !ask.always {
            for option in &options {
                self.note_forced(who.seat(), &ask, |state| (by.words)(state, option).text);
            }
            return Ok(options);
        }
        self.guess();
        let state = &self.state;
        self.source.some(who, &ask, options, (min, max), &words!(by, state))
    }

    /// A number from `min` to `max`.
    pub fn number(&mut self, seat: Seat, ask: Ask, min: i64, max: i64) -> Play<i64> {
        if min == max && !ask.always {
            self.note_forced(seat, &ask, |_| Text::new("number").with("number", min));
            return Ok(min);
        }
        self.guess();
        self.source.number(Who::Seat(seat), &ask, min, max)
    }

    /// Yes or no.
    pub fn confirm(&mut self, seat: Seat, ask: Ask) -> Play<bool> {
        self.guess();
        let word = |it: &bool| if *it { "yes" } else { "no" };
        let words =
            Words { key: &|it| word(it).to_owned(), label: &|it| Label::from(word(it)), appeals: &|_| Vec::new() };
        self.source.one(Who::Seat(seat), &ask, vec![true, false], &words)
    }

    /// A question with what it speaks of, where the words are worth making only if somebody reads them.
    pub fn ask_with(&self, ask: Ask, words: impl FnOnce(&S, Ask) -> Ask) -> Ask {
        if self.quiet { ask } else { words(&self.state, ask) }
    }

    fn note_forced(&mut self, seat: Seat, ask: &Ask, label: impl FnOnce(&S) -> Text) {
        if !self.quiet && !ask.told {
            let label = label(&self.state);
            let text = Text::new("forced").with("seat", seat).with("ask", ask.text()).with("label", label);
            self.push_note(text, Audience::All, Weight::Detail);
        }
    }

    /// Does something with a part of the state changed meanwhile, such as the reason that notes name. A stop leaves it changed.
    pub fn meanwhile<V, T, E>(
        &mut self,
        part: fn(&mut S) -> &mut V,
        value: V,
        what: impl FnOnce(&mut Self) -> Result<T, E>,
    ) -> Result<T, E> {
        let before = std::mem::replace(part(&mut self.state), value);
        let done = what(self)?;
        *part(&mut self.state) = before;
        Ok(done)
    }

    /// Rolls a die with so many faces; the result is counted from 0. Rolling seals what came before.
    pub fn roll(&mut self, die: &str, faces: usize) -> usize {
        self.seal_by(Seal::Roll);
        let of = u32::try_from(faces).unwrap_or(u32::MAX);
        if let Some(number) = self.chance.quick_below(of) {
            return number as usize;
        }
        let roll = self.chance.below(&format!("die/{die}"), of);
        let result = roll.result[0] as usize;
        if !self.quiet {
            self.rolls.push(roll);
        }
        result
    }

    /// Shuffles. The new order is nobody's knowledge, but seals: a different answer before it may not fish for another.
    pub fn shuffle<T>(&mut self, what: &str, mut things: Vec<T>) -> Vec<T> {
        self.seal_by(Seal::Draw);
        if self.chance.quick_shuffle(&mut things) {
            return things;
        }
        let roll = self.chance.order(&format!("deck/{what}"), things.len());
        let shuffled = roll.arrange(things);
        if !self.quiet {
            self.rolls.push(roll);
        }
        shuffled
    }

    /// Takes something hidden out of the state, which reveals it and so seals what came before.
    pub fn draw<T>(&mut self, take: impl FnOnce(&mut S) -> T) -> T {
        self.seal_by(Seal::Draw);
        take(&mut self.state)
    }

    /// Says that something hidden was revealed: what came before can no longer be taken back.
    pub fn seal(&mut self) {
        self.seal_by(Seal::Draw);
    }

    pub(super) fn seal_by(&mut self, by: Seal) {
        if self.seal.is_none() || self.sealed < self.source.used {
            (self.sealed, self.seal) = (self.source.used, Some(by));
        }
    }

    /// A line of the log for everybody.
    pub fn say(&mut self, text: impl Into<Text>) {
        self.push_note(text.into(), Audience::All, Weight::Plain);
    }

    /// The same, where the words are worth making only if somebody reads them.
    pub fn say_with(&mut self, text: impl FnOnce(&S) -> Text) {
        if !self.quiet {
            let text = text(&self.state);
            self.say(text);
        }
    }

    /// A line for everybody that tells what befalls the whole table.
    pub fn headline(&mut self, text: impl Into<Text>) {
        self.push_note(text.into(), Audience::All, Weight::Headline);
    }

    /// The same, where the words are worth making only if somebody reads them.
    pub fn headline_with(&mut self, text: impl FnOnce(&S) -> Text) {
        if !self.quiet {
            let text = text(&self.state);
            self.headline(text);
        }
    }

    /// A line of the log for one seat only.
    pub fn whisper(&mut self, seat: Seat, text: impl Into<Text>) {
        self.push_note(text.into(), Audience::Only(seat), Weight::Plain);
    }

    /// The same, where the words are worth making only if somebody reads them.
    pub fn whisper_with(&mut self, seat: Seat, text: impl FnOnce(&S) -> Text) {
        if !self.quiet {
            let text = text(&self.state);
            self.whisper(seat, text);
        }
    }

    fn push_note(&mut self, text: Text, audience: Audience, weight: Weight) {
        if self.quiet {
            return;
        }
        self.notes.push(Note { at: self.source.used, text, audience, weight });
    }

    /// Marks a point of the game at which positions can be compared: a playout that goes no further stops here.
    pub fn milestone(&mut self) -> Play {
        let Some(left) = self.milestones.filter(|_| self.pending.is_none()) else { return Ok(()) };
        self.milestones = Some(left.saturating_sub(1));
        if left > 1 { Ok(()) } else { Err(Stop::Asking(Vec::new())) }
    }

    /// Marks a turn boundary. Rules call this where the state alone says how the game goes on.
    pub fn boundary(&mut self) {
        if self.quiet {
            return;
        }
        let boundary = Boundary {
            state: self.state.clone(),
            used: self.source.used,
            sealed: self.sealed,
            chance: self.chance.clone(),
            notes: self.before.0 + self.notes.len(),
            rolls: self.before.1 + self.rolls.len(),
        };
        if !self.keep_all {
            self.boundaries.clear();
        }
        self.boundaries.push(boundary);
    }
}

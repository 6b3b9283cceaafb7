//! Several seats at once: secret simultaneous choices, and open follow-ups in any order.

use super::source::{Source, Words};
use super::{Answer, Ask, Chance, Choice, Decision, Label, Play, Seal, Seat, Stop, Table, Who};

/// One seat's side of a simultaneous choice: it reads the state and cannot touch it.
pub struct Solo<'s, 'a, S> {
    pub state: &'s S,
    seat: Seat,
    source: Source<'a>,
}

impl<S> Solo<'_, '_, S> {
    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn choose<T: Choice<S>>(&mut self, ask: Ask, options: impl IntoIterator<Item = T>) -> Play<T> {
        let state = self.state;
        let words = Words {
            key: &|it: &T| it.key(state),
            label: &|it: &T| it.words(state),
            appeals: &|all: &[&T]| T::appeals(all, state),
        };
        self.one(ask, options.into_iter().collect(), &words)
    }

    /// The same with keys and words from elsewhere.
    pub fn choose_by<T>(
        &mut self,
        ask: Ask,
        options: impl IntoIterator<Item = T>,
        key: impl Fn(&S, &T) -> String,
        words: impl Fn(&S, &T) -> Label,
    ) -> Play<T> {
        let state = self.state;
        let words = Words { key: &|it| key(state, it), label: &|it| words(state, it), appeals: &|_| Vec::new() };
        self.one(ask, options.into_iter().collect(), &words)
    }

    fn one<T>(&mut self, ask: Ask, mut options: Vec<T>, words: &Words<'_, T>) -> Play<T> {
        if options.len() == 1 && !ask.always {
            return Ok(options.remove(0));
        }
        self.source.one(Who::Seat(self.seat), &ask, options, words)
    }

    pub fn choose_some<T: Choice<S>>(
        &mut self,
        ask: Ask,
        options: impl IntoIterator<Item = T>,
        min: usize,
        max: usize,
    ) -> Play<Vec<T>> {
        let options: Vec<T> = options.into_iter().collect();
        let max = max.min(options.len());
        if min == options.len() && !ask.always {
            return Ok(options);
        }
        let state = self.state;
        let words = Words {
            key: &|it: &T| it.key(state),
            label: &|it: &T| it.words(state),
            appeals: &|all: &[&T]| T::appeals(all, state),
        };
        self.source.some(Who::Seat(self.seat), &ask, options, (min, max), &words)
    }

    pub fn number(&mut self, ask: Ask, min: i64, max: i64) -> Play<i64> {
        if min == max && !ask.always {
            return Ok(min);
        }
        self.source.number(Who::Seat(self.seat), &ask, min, max)
    }
}

impl<'a, S: Clone> Table<'a, S> {
    /// Runs one small script per seat at the same time. Nobody learns another's answers before all are in; the results
    /// come back in the order of `seats`.
    pub fn together<T>(
        &mut self,
        seats: impl IntoIterator<Item = Seat>,
        script: impl Fn(&mut Solo<'_, 'a, S>) -> Play<T>,
    ) -> Play<Vec<(Seat, T)>> {
        let waiting: Vec<_> = self.source.answers[self.source.used - self.source.base..].to_vec();
        let seats: Vec<Seat> = seats.into_iter().collect();
        self.step();
        if self.pending.is_some() && self.is_open(&seats, &waiting, &script) {
            self.guess_now();
        }
        let (mut done, mut open, mut used) = (Vec::new(), None, 0);
        // What the policy answers, and how much of it is only counted.
        let (mut added, mut counted) = (Vec::new(), 0);
        let alone = seats.len() == 1;
        for seat in seats {
            let own: Vec<_> = waiting.iter().filter(|it| it.seat == seat).cloned().collect();
            let given = own.len();
            let room = self.source.limit.saturating_sub(self.source.len() + added.len() + counted);
            let mut source = Source::new(own, 0);
            source.policy = self.source.policy.take();
            source.limit = given.saturating_add(room);
            source.secret = true;
            source.alone = alone;
            source.quiet = self.source.quiet;
            source.asked = self.source.asked.is_some().then(Vec::new);
            let mut solo = Solo { state: &self.state, seat, source };
            // The one place below the top that catches a stop. It may, because the scripts cannot touch the state.
            let outcome = script(&mut solo);
            let Source { answers, base, used: own_used, policy, asked, .. } = solo.source;
            self.source.policy = policy;
            self.source.note_asked(asked);
            used += own_used;
            counted += base;
            added.extend(answers.into_iter().skip(given));
            match outcome {
                Ok(value) => done.push((seat, value)),
                // In a playout nobody says what is asked, but it is.
                Err(Stop::Asking(more)) => open.get_or_insert_with(Vec::new).extend(more),
                Err(Stop::Drift(mut drift)) => {
                    drift.at += self.source.used;
                    return Err(Stop::Drift(drift));
                }
                Err(stop @ (Stop::Refused(_) | Stop::Fault(_))) => return Err(stop),
            }
        }
        let all = waiting.len() + added.len() + counted;
        self.source.answers.extend(added);
        if let Some(open) = open {
            if used < all {
                return Err(self.source.drift("together"));
            }
            // What led here is no longer taken back: whether it can be would tell if others have chosen already.
            self.seal_by(Seal::Choices);
            return Err(Stop::Asking(open));
        }
        self.source.base += counted;
        self.source.used += used;
        // Everyone's answers are on the table now.
        self.seal_by(Seal::Choices);
        Ok(done)
    }

    /// Whether some seat's answers in a simultaneous choice are not all given.
    fn is_open<T>(
        &self,
        seats: &[Seat],
        waiting: &[Answer],
        script: &impl Fn(&mut Solo<'_, 'a, S>) -> Play<T>,
    ) -> bool {
        seats.iter().any(|seat| {
            let own = waiting.iter().filter(|it| it.seat == *seat).cloned().collect();
            let mut solo = Solo { state: &self.state, seat: *seat, source: Source::new(own, 0) };
            matches!(script(&mut solo), Err(Stop::Asking(_)))
        })
    }

    /// Runs one script per seat in the order in which the seats answer: the player who answers first acts first, and one
    /// seat's script runs to its end before the next begins. A script that asks nothing runs at once, in seat order.
    pub fn any_order<T>(
        &mut self,
        seats: impl IntoIterator<Item = Seat>,
        script: impl Fn(&mut Table<'_, S>, Seat) -> Play<T>,
    ) -> Play<Vec<(Seat, T)>> {
        let mut waiting: Vec<Seat> = seats.into_iter().collect();
        let mut done = Vec::new();
        while !waiting.is_empty() {
            // A playout that has left the record needs no list of who is asked what: its policy says who is next.
            if self.quiet && self.pending.is_none() && self.source.plays() {
                let Some(seat) = self.source.first(&waiting) else { return Err(Stop::Asking(Vec::new())) };
                waiting.retain(|it| *it != seat);
                done.push((seat, script(self, seat)?));
                continue;
            }
            let mut open = Vec::new();
            let mut silent = None;
            for seat in &waiting {
                match script(&mut self.probe(), *seat) {
                    Ok(_) => {
                        silent = Some(*seat);
                        break;
                    }
                    Err(Stop::Asking(more)) => open.extend(more),
                    Err(stop) => return Err(stop),
                }
            }
            let seat = match (silent, self.source.next()) {
                (Some(seat), _) => seat,
                (None, Some(answer)) if waiting.contains(&answer.seat) => answer.seat,
                (None, Some(_)) => return Err(self.source.drift("any-order")),
                (None, None) => {
                    self.guess();
                    match self.source.first(&waiting) {
                        Some(seat) => seat,
                        None => return Err(Stop::Asking(open)),
                    }
                }
            };
            waiting.retain(|it| *it != seat);
            done.push((seat, script(self, seat)?));
        }
        Ok(done)
    }

    /// A copy of the table with no answers, to learn what a script would ask first.
    fn probe(&self) -> Table<'static, S> {
        let mut source = Source::new(Vec::new(), self.source.used);
        source.quiet = self.quiet;
        Table {
            state: self.state.clone(),
            seats: self.seats,
            rules: self.rules,
            source,
            sealed: self.sealed,
            seal: self.seal,
            chance: Chance::clone(&self.chance),
            notes: Vec::new(),
            rolls: Vec::new(),
            before: (0, 0),
            boundaries: Vec::new(),
            keep_all: false,
            trail: None,
            pending: None,
            milestones: None,
            quiet: self.quiet,
        }
    }
}

impl Source<'_> {
    /// What was asked in a round of secret choices stands where the round began.
    fn note_asked(&mut self, round: Option<Vec<(usize, Decision)>>) {
        let at = self.used;
        if let Some(asked) = &mut self.asked {
            asked.extend(round.into_iter().flatten().map(|it| (at, it.1)));
        }
    }

    /// Whether whatever is asked next is put to a policy.
    fn plays(&self) -> bool {
        self.policy.is_some() && self.next().is_none()
    }

    /// Which seat a policy lets act first, if a policy answers at all.
    fn first(&mut self, seats: &[Seat]) -> Option<Seat> {
        if self.len() >= self.limit {
            return None;
        }
        let policy = self.policy.as_deref_mut()?;
        seats.get(policy.first(seats)).copied()
    }
}

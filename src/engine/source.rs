//! Where answers come from: first the record, then a policy if there is one.

use super::{Answer, Ask, Decision, Drift, Form, Label, Offer, Play, Policy, Question, Shape, Stop, Who};

/// The answers of a run that are still to be used. `base` answers came before those held here.
pub(super) struct Source<'a> {
    pub(super) answers: Vec<Answer>,
    pub(super) base: usize,
    /// How many answers were used, counted from the beginning of the game.
    pub(super) used: usize,
    pub(super) policy: Option<&'a mut dyn Policy>,
    /// A policy stops answering when the record has so many answers.
    pub(super) limit: usize,
    pub(super) secret: bool,
    /// Whether nobody else is asked at the same time.
    pub(super) alone: bool,
    /// Whether the answers of the policy are only counted, and what is asked at the end is nobody's: nobody reads the record
    /// of a playout.
    pub(super) quiet: bool,
    /// Every question with the number of its answer, where somebody checks them all.
    pub(super) asked: Option<Vec<(usize, Decision)>>,
}

/// How the options of one question get their keys and words: the two are made when somebody reads them.
pub(super) struct Words<'f, T> {
    pub(super) key: &'f dyn Fn(&T) -> String,
    pub(super) label: &'f dyn Fn(&T) -> Label,
    pub(super) appeals: &'f dyn Fn(&[&T]) -> Vec<i32>,
}

impl<T> Words<'_, T> {
    fn offers(&self, options: &[T]) -> Vec<Offer> {
        options.iter().map(|it| (self.label)(it).of((self.key)(it))).collect()
    }

    fn appeals(&self, options: &[T]) -> Vec<i32> {
        (self.appeals)(&options.iter().collect::<Vec<&T>>())
    }

    /// The key of some of many: several are joined by `+`.
    fn joined<'t>(&self, taken: impl Iterator<Item = &'t T>) -> String
    where
        T: 't,
    {
        let keys: Vec<String> = taken.map(self.key).collect();
        if keys.is_empty() { "none".to_owned() } else { keys.join("+") }
    }
}

impl<'a> Source<'a> {
    pub(super) fn new(answers: Vec<Answer>, base: usize) -> Source<'a> {
        Source {
            answers,
            base,
            used: base,
            policy: None,
            limit: usize::MAX,
            secret: false,
            alone: false,
            quiet: false,
            asked: None,
        }
    }

    /// The next answer of the record, if it holds one.
    pub(super) fn next(&self) -> Option<&Answer> {
        self.answers.get(self.used - self.base)
    }

    pub(super) fn len(&self) -> usize {
        self.base + self.answers.len()
    }

    pub(super) fn drift(&self, asked: &str) -> Stop {
        Stop::Drift(Box::new(self.drifted(asked)))
    }

    pub(super) fn drifted(&self, asked: &str) -> Drift {
        let recorded = match self.next() {
            Some(answer) => answer.clone(),
            None => Answer { seat: super::Seat(0), ask: String::new(), key: String::new() },
        };
        Drift { at: self.used, asked: asked.to_owned(), recorded }
    }

    pub(super) fn one<T>(&mut self, who: Who, ask: &Ask, mut options: Vec<T>, words: &Words<'_, T>) -> Play<T> {
        self.watch(who, ask, || Form::One(words.offers(&options)));
        if self.next().is_none() {
            if !options.is_empty() {
                let key = |at: usize| options.get(at).map(words.key).unwrap_or_default();
                let appeals = || words.appeals(&options);
                let picked = self.consult(who, ask, Shape::One(options.len()), &key, &appeals);
                if let Some(at) = picked.and_then(|it| it.first().copied()).filter(|at| *at < options.len()) {
                    self.record(who, ask, || (words.key)(&options[at]));
                    return Ok(options.swap_remove(at));
                }
            }
            return Err(self.asking(who, ask, || Form::One(words.offers(&options))));
        }
        let key = self.key(who, ask)?;
        match options.iter().position(|it| (words.key)(it) == key) {
            Some(at) => {
                self.used += 1;
                Ok(options.swap_remove(at))
            }
            None => Err(self.drift(ask.id)),
        }
    }

    /// Between `min` and `max` of the options, in their order.
    pub(super) fn some<T>(
        &mut self,
        who: Who,
        ask: &Ask,
        options: Vec<T>,
        (min, max): (usize, usize),
        words: &Words<'_, T>,
    ) -> Play<Vec<T>> {
        self.watch(who, ask, || Form::Some { offers: words.offers(&options), min, max });
        if self.next().is_none() {
            if min <= max.min(options.len()) {
                let key = |at: usize| options.get(at).map(words.key).unwrap_or_default();
                let shape = Shape::Some { of: options.len(), min, max };
                let picked = self.consult(who, ask, shape, &key, &|| words.appeals(&options));
                // A policy is held to the same rules as a person.
                let fits = |it: &Vec<usize>| (min..=max).contains(&it.len()) && it.is_sorted_by(|one, two| one < two);
                if let Some(picked) = picked.filter(|it| fits(it) && it.iter().all(|at| *at < options.len())) {
                    self.record(who, ask, || words.joined(picked.iter().map(|at| &options[*at])));
                    let taken = options.into_iter().enumerate().filter(|it| picked.contains(&it.0));
                    return Ok(taken.map(|it| it.1).collect());
                }
            }
            return Err(self.asking(who, ask, || Form::Some { offers: words.offers(&options), min, max }));
        }
        let key = self.key(who, ask)?;
        let wanted: Vec<&str> = if key == "none" { Vec::new() } else { key.split('+').collect() };
        let taken: Vec<T> = options.into_iter().filter(|it| wanted.contains(&(words.key)(it).as_str())).collect();
        // Compared as a whole, because nothing may be named twice or out of order.
        if !(min..=max).contains(&taken.len()) || words.joined(taken.iter()) != key {
            return Err(self.drift(ask.id));
        }
        self.used += 1;
        Ok(taken)
    }

    pub(super) fn number(&mut self, who: Who, ask: &Ask, min: i64, max: i64) -> Play<i64> {
        self.watch(who, ask, || Form::Number { min, max });
        if self.next().is_none() {
            if min <= max {
                let key = |at: usize| min.saturating_add(i64::try_from(at).unwrap_or(i64::MAX)).to_string();
                let picked = self.consult(who, ask, Shape::Number { min, max }, &key, &Vec::new);
                let number = picked.map(|it| min + it.first().map_or(0, |it| i64::try_from(*it).unwrap_or(0)));
                if let Some(number) = number.filter(|it| (min..=max).contains(it)) {
                    self.record(who, ask, || number.to_string());
                    return Ok(number);
                }
            }
            return Err(self.asking(who, ask, || Form::Number { min, max }));
        }
        let key = self.key(who, ask)?;
        match key.parse::<i64>() {
            Ok(number) if (min..=max).contains(&number) => {
                self.used += 1;
                Ok(number)
            }
            _ => Err(self.drift(ask.id)),
        }
    }

    fn asking(&self, who: Who, ask: &Ask, form: impl FnOnce() -> Form) -> Stop {
        if self.quiet {
            return Stop::Asking(Vec::new());
        }
        Stop::Asking(vec![self.decision(who, ask, form())])
    }

    fn decision(&self, who: Who, ask: &Ask, form: Form) -> Decision {
        Decision { who, ask: Ask { alone: self.alone, ..ask.clone() }, form, secret: self.secret }
    }

    /// The key of the next answer, if it is one to this ask by this seat.
    fn key(&self, who: Who, ask: &Ask) -> Play<String> {
        match self.next() {
            Some(answer) if answer.seat == who.seat() && answer.ask == ask.id => Ok(answer.key.clone()),
            _ => Err(self.drift(ask.id)),
        }
    }

    fn watch(&mut self, who: Who, ask: &Ask, form: impl FnOnce() -> Form) {
        if let Some(asked) = &mut self.asked {
            let ask = Ask { alone: self.alone, ..ask.clone() };
            asked.push((self.used, Decision { who, ask, form: form(), secret: self.secret }));
        }
    }

    /// What the policy picks, if there is one that still answers.
    fn consult(
        &mut self,
        who: Who,
        ask: &Ask,
        shape: Shape,
        key: &dyn Fn(usize) -> String,
        appeals: &dyn Fn() -> Vec<i32>,
    ) -> Option<Vec<usize>> {
        if self.len() >= self.limit {
            return None;
        }
        let policy = self.policy.as_deref_mut()?;
        Some(policy.pick(&Question { who, ask, shape, key, appeals }))
    }

    /// Adds an answer of the policy to the record and uses it.
    fn record(&mut self, who: Who, ask: &Ask, key: impl FnOnce() -> String) {
        if self.quiet {
            self.base += 1;
        } else {
            self.answers.push(Answer { seat: who.seat(), ask: ask.id.to_owned(), key: key() });
        }
        self.used += 1;
    }
}

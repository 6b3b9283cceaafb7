//! Where answers come from: first the record, then a policy if there is one.

use super::{Answer, Ask, Choice, Decision, Drift, Form, Play, Policy, Question, Shape, Stop, Who};

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
}

impl<'a> Source<'a> {
    pub(super) fn new(answers: Vec<Answer>, base: usize) -> Source<'a> {
        Source { answers, base, used: base, policy: None, limit: usize::MAX, secret: false }
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

    pub(super) fn one<T: Choice>(&mut self, who: Who, ask: &Ask, mut options: Vec<T>) -> Play<T> {
        if self.next().is_none() && !options.is_empty() {
            let keys = || options.iter().map(Choice::key).collect();
            let key = |at: usize| options.get(at).map(Choice::key).unwrap_or_default();
            let picked = self.consult(who, ask, Shape::One(options.len()), &keys, &key);
            if let Some(at) = picked.and_then(|it| it.first().copied()).filter(|at| *at < options.len()) {
                self.record(who, ask, options[at].key());
                return Ok(options.swap_remove(at));
            }
        }
        if self.next().is_none() {
            let form = Form::One(options.iter().map(Choice::offer).collect());
            return Err(self.asking(who, ask, form));
        }
        let key = self.key(who, ask)?;
        match options.iter().position(|it| it.key() == key) {
            Some(at) => {
                self.used += 1;
                Ok(options.swap_remove(at))
            }
            None => Err(self.drift(ask.id)),
        }
    }

    pub(super) fn some<T: Choice>(
        &mut self,
        who: Who,
        ask: &Ask,
        options: Vec<T>,
        min: usize,
        max: usize,
    ) -> Play<Vec<T>> {
        if self.next().is_none() && min <= max.min(options.len()) {
            let keys = || options.iter().map(Choice::key).collect();
            let key = |at: usize| options.get(at).map(Choice::key).unwrap_or_default();
            if let Some(picked) = self.consult(who, ask, Shape::Some { of: options.len(), min, max }, &keys, &key) {
                let taken: Vec<String> = picked.iter().filter_map(|it| options.get(*it)).map(Choice::key).collect();
                let key = if taken.is_empty() { "none".to_owned() } else { taken.join("+") };
                self.record(who, ask, key);
                // The answer is read back below, so that a policy is held to the same rules as a person.
                self.used -= 1;
            }
        }
        let form = Form::Some { offers: options.iter().map(Choice::offer).collect(), min, max };
        if self.next().is_none() {
            return Err(self.asking(who, ask, form));
        }
        let key = self.key(who, ask)?;
        if form.settle(&key).as_deref() != Some(key.as_str()) {
            return Err(self.drift(ask.id));
        }
        self.used += 1;
        Ok(options.into_iter().filter(|it| key.split('+').any(|word| word == it.key())).collect())
    }

    pub(super) fn number(&mut self, who: Who, ask: &Ask, min: i64, max: i64) -> Play<i64> {
        if self.next().is_none() && min <= max {
            let keys = || (min..=max).map(|it| it.to_string()).collect();
            let key = |at: usize| min.saturating_add(i64::try_from(at).unwrap_or(i64::MAX)).to_string();
            if let Some(picked) = self.consult(who, ask, Shape::Number { min, max }, &keys, &key) {
                let number = min + picked.first().map_or(0, |it| i64::try_from(*it).unwrap_or(0));
                self.record(who, ask, number.to_string());
                self.used -= 1;
            }
        }
        if self.next().is_none() {
            return Err(self.asking(who, ask, Form::Number { min, max }));
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

    fn asking(&self, who: Who, ask: &Ask, form: Form) -> Stop {
        Stop::Asking(vec![Decision { who, ask: ask.clone(), form, secret: self.secret }])
    }

    /// The key of the next answer, if it is one to this ask by this seat.
    fn key(&self, who: Who, ask: &Ask) -> Play<String> {
        match self.next() {
            Some(answer) if answer.seat == who.seat() && answer.ask == ask.id => Ok(answer.key.clone()),
            _ => Err(self.drift(ask.id)),
        }
    }

    /// What the policy picks, if there is one that still answers.
    fn consult(
        &mut self,
        who: Who,
        ask: &Ask,
        shape: Shape,
        keys: &dyn Fn() -> Vec<String>,
        key: &dyn Fn(usize) -> String,
    ) -> Option<Vec<usize>> {
        if self.len() >= self.limit {
            return None;
        }
        let policy = self.policy.as_deref_mut()?;
        Some(policy.pick(&Question { who, ask, shape, keys, key }))
    }

    /// Adds an answer to the record and uses it.
    fn record(&mut self, who: Who, ask: &Ask, key: String) {
        self.answers.push(Answer { seat: who.seat(), ask: ask.id.to_owned(), key });
        self.used += 1;
    }
}

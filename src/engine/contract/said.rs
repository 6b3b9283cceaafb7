//! What is said: keys, and the words of everything that a player reads.

use std::collections::BTreeSet;

use super::{Case, Promise, Reader, Shown, viewers};
use crate::engine::{Card, Decision, Form, Outcome, Standing, Text, Weight};

/// The longest key: what completes a typed answer may be so long.
const LONGEST_KEY: usize = 100;

/// What a rule forbids is listed for every so many questions, because it is worked out for nothing else.
const BLOCKED: usize = 5;

impl Case<'_> {
    pub(super) fn said(&mut self, reader: &mut dyn Reader) {
        let mut wrong = Vec::new();
        let mut read = |n: usize, shown: Shown, text: &Text| {
            let faults = reader.read(shown, text);
            wrong.extend(faults.into_iter().map(|it| (Promise::Words, n, it)));
        };
        for step in &self.trail.steps {
            for decision in &step.asked {
                read(step.n, Shown::Ask, &decision.ask.text());
                for offer in decision.form.offers() {
                    read(step.n, Shown::Label, &offer.label);
                    offer.detail.iter().for_each(|it| read(step.n, Shown::Detail, it));
                    let abouts = offer.path.iter().filter_map(|it| it.about.as_ref());
                    abouts.for_each(|it| read(step.n, Shown::Detail, it));
                    offer.path.iter().for_each(|it| read(step.n, Shown::Group, &it.label));
                }
            }
            if step.n % BLOCKED == 0 {
                for (offer, refusal) in self.record.seats.all().flat_map(|it| step.sight.blocked(it)) {
                    read(step.n, Shown::Label, &offer.label);
                    read(step.n, Shown::Refusal, &refusal.text);
                    refusal.of_all.iter().for_each(|it| read(step.n, Shown::Refusal, it));
                }
                let parts = viewers(self.record.seats).flat_map(|it| step.sight.parts(it));
                parts.for_each(|it| read(step.n, Shown::Part, &it.label));
            }
        }
        for passes in self.game.card().passes {
            let said = passes.scopes.iter().map(|it| Text::new(format!("pass-{}-{}", passes.kind, it.key())));
            said.for_each(|it| read(0, Shown::Label, &it));
        }
        for note in &self.trail.run.notes {
            read(note.at, if note.weight == Weight::Detail { Shown::Forced } else { Shown::Note }, &note.text);
        }
        match &self.trail.run.standing {
            Standing::Over(Outcome::Common(common)) => {
                common.reasons.iter().for_each(|it| read(self.trail.run.used, Shown::Note, it));
            }
            Standing::Over(Outcome::Ranked(ranking)) => {
                let rows = ranking.sheet.iter().chain(&ranking.ties);
                rows.for_each(|it| read(self.trail.run.used, Shown::Part, &it.what));
            }
            _ => {}
        }
        for step in &self.trail.steps {
            for decision in &step.asked {
                wrong.extend(keys(decision).map(|it| (Promise::Keys, step.n, it)));
                let kinds = self.game.card().passes;
                if let Some(pass) = decision.ask.pass.filter(|pass| kinds.iter().all(|it| it.kind != pass.kind)) {
                    let what = format!("the card names no questions of the kind `{}`", pass.kind);
                    wrong.push((Promise::Keys, step.n, what));
                }
                wrong.extend(unserved(self.game.card(), decision).into_iter().map(|it| (Promise::Keys, step.n, it)));
            }
        }
        wrong.into_iter().for_each(|(promise, n, what)| self.tell(promise, n, what));
    }
}

/// What of a question no sub-command answers.
fn unserved(card: &Card, decision: &Decision) -> Option<String> {
    let ask = decision.ask.id;
    match &decision.form {
        Form::One(offers) => {
            let lost = offers.iter().find(|offer| !card.verbs.iter().any(|it| it.takes(ask, offer)))?;
            Some(format!("no sub-command answers `{ask}` with `{}`", lost.key))
        }
        Form::Some { .. } | Form::Number { .. } => {
            card.verb_of(ask).is_none().then(|| format!("no sub-command answers `{ask}`"))
        }
    }
}

/// What is wrong with the keys of a question.
fn keys(decision: &Decision) -> impl Iterator<Item = String> {
    let ask = decision.ask.id;
    let mut seen = BTreeSet::new();
    let mut wrong = Vec::new();
    if !is_word(ask, b"-") {
        wrong.push(format!("the ask `{ask}` is not a word of small letters, digits and `-`"));
    }
    if let Some(pass) = decision.ask.pass.filter(|it| decision.form.settle(it.key).is_none()) {
        wrong.push(format!("`{ask}` is passed on with `{}`, which it does not offer", pass.key));
    }
    for offer in decision.form.offers() {
        let key = offer.key.as_str();
        if !seen.insert(key) {
            wrong.push(format!("`{ask}` offers `{key}` twice"));
        }
        for key in offer.path.iter().map(|it| it.key.as_str()).chain([key]) {
            // One answer may stand for a choice of several, as that is recorded: so a question may change from one to the other.
            let is_one = matches!(decision.form, Form::One(_));
            if !key.split(|it| is_one && it == '+').all(|it| is_word(it, b"-/")) {
                wrong.push(format!("`{ask}`: the key `{key}` is not made of small letters, digits, `-` and `/`"));
            }
            if key.len() > LONGEST_KEY {
                wrong.push(format!("`{ask}`: the key `{key}` is longer than {LONGEST_KEY} characters"));
            }
        }
        // An empty selection is recorded so.
        if matches!(decision.form, Form::Some { .. }) && key == "none" {
            wrong.push(format!("`{ask}`: the key `none` is taken"));
        }
    }
    wrong.into_iter()
}

fn is_word(key: &str, marks: &[u8]) -> bool {
    let fits = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || marks.contains(&it);
    !key.is_empty() && key.bytes().all(fits)
}

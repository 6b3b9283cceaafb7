//! The test kit: any rule function runs alone, against a line of answers.

use super::{Answer, Note, Plain, Play, Record, Seat, Seats, Seed, Stop, Table, Words};

/// A table for one rule function. Answers are written as in a log, `"A place rations:die-3, B train gain-light"`.
pub fn table<S: Clone>(state: S, seats: u8, answers: &str) -> Table<'static, S> {
    seeded(state, seats, 1, answers)
}

/// The same with a seed of its own, for a test that needs a certain roll.
pub fn seeded<S: Clone>(state: S, seats: u8, seed: u64, answers: &str) -> Table<'static, S> {
    let record = Record {
        game: "trial".to_owned(),
        rules: 1,
        edition: String::new(),
        options: std::collections::BTreeMap::new(),
        content: String::new(),
        seed: Seed::from_number(seed),
        seats: Seats(seats),
        answers: parse(answers),
    };
    Table::new(&record, state)
}

fn parse(answers: &str) -> Vec<Answer> {
    let one = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [seat, ask, key] => Answer {
                seat: Seat::from_letter(seat).unwrap_or(Seat(255)),
                ask: (*ask).to_owned(),
                key: (*key).to_owned(),
            },
            _ => Answer { seat: Seat(255), ask: line.to_owned(), key: String::new() },
        }
    };
    answers.split(',').map(str::trim).filter(|it| !it.is_empty()).map(one).collect()
}

/// What a rule function came to, a line each: what was said, then how it stopped.
pub fn report<S, T>(t: &Table<'_, S>, played: &Play<T>) -> String {
    let mut lines = notes(t);
    match played {
        Ok(_) => {}
        Err(Stop::Asking(open)) => {
            for decision in open {
                let keys: Vec<&str> = decision.form.offers().iter().map(|it| it.key.as_str()).collect();
                let (who, ask) = (decision.who.seat().letter(), decision.ask.id);
                lines.push(format!("asks {who} {ask} [{}]", keys.join(" ")));
            }
        }
        Err(Stop::Refused(refusal)) => {
            lines.push(format!("refused: {} ({})", Plain.say(&refusal.text), refusal.rule));
        }
        Err(Stop::Drift(drift)) => {
            lines.push(format!("drift at {}: asked {}, recorded {:?}", drift.at, drift.asked, drift.recorded));
        }
    }
    lines.join("\n")
}

/// The notes of the table as plain lines, without the forced choices.
pub fn notes<S>(t: &Table<'_, S>) -> Vec<String> {
    t.notes.iter().filter(|it| !it.minor).map(|it: &Note| Plain.say(&it.text)).collect()
}

/// The notes of the table themselves, for a test that says them in a language.
pub fn noted<'t, S>(t: &'t Table<'_, S>) -> &'t [Note] {
    &t.notes
}

/// How many answers can no longer be taken back.
pub fn sealed<S>(t: &Table<'_, S>) -> usize {
    t.sealed
}

/// The keys that the first open decision offers; empty if nothing is asked.
pub fn offered<T>(played: &Play<T>) -> Vec<String> {
    match played {
        Err(Stop::Asking(open)) => {
            open.first().map_or_else(Vec::new, |it| it.form.offers().iter().map(|it| it.key.clone()).collect())
        }
        Ok(_) | Err(Stop::Refused(_) | Stop::Drift(_)) => Vec::new(),
    }
}

//! Seeds, table codes and tokens.

use std::collections::BTreeMap;

use sha2::{Digest as _, Sha256};

use super::{Clock, GameId, Level, Person};
use crate::engine::{Decision, Plain, Seat, Seed, Who, Words as _};

/// Digits and letters that cannot be taken for one another.
const CROCKFORD: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// A fresh seed and the code of a table.
pub(super) fn seed_and_code(clock: &dyn Clock) -> Result<(Seed, String), getrandom::Error> {
    let (mut seed, mut code) = ([0; 32], [0; 6]);
    clock.fill(&mut seed)?;
    clock.fill(&mut code)?;
    Ok((Seed(seed), crockford(&code, code.len())))
}

/// Eight characters that stand for one question to one seat. The number of answers goes in only if another seat's
/// answer makes the question another one.
pub(super) fn token(game: GameId, seat: Seat, own: usize, n: usize, decision: &Decision) -> String {
    let mut parts = vec![game.to_string(), seat.0.to_string(), own.to_string()];
    if !decision.secret {
        parts.push(n.to_string());
    }
    if let Who::Team { .. } = decision.who {
        parts.push("team".to_owned());
    }
    parts.push(Plain.say(&decision.ask.text()));
    match &decision.form {
        crate::engine::Form::Number { min, max } => parts.push(format!("{min}..{max}")),
        crate::engine::Form::Some { min, max, .. } => parts.push(format!("{min} to {max}")),
        crate::engine::Form::One(_) => {}
    }
    short("slowboat/1/token", parts.iter().map(String::as_str).chain(decision.form.offers().iter().map(|it| &*it.key)))
}

/// Eight characters that stand for one thing of one seat, of a kind: a vote, or an answer to be taken back or given again.
pub(super) fn mark<'a>(kind: &str, game: GameId, seat: Seat, parts: impl IntoIterator<Item = &'a str>) -> String {
    let head = ["slowboat/1", kind, &game.to_string(), &seat.0.to_string()].join("/");
    short(&head, parts)
}

/// Eight characters that stand for who sits where.
pub(super) fn seating(game: GameId, people: &[Person], robots: &BTreeMap<Seat, Level>) -> String {
    let sitting = (0..).map(Seat).zip(people);
    let sitting = sitting.map(|(seat, it)| format!("{} {} {}", it.user, robots.contains_key(&seat), it.name));
    let parts: Vec<String> = sitting.collect();
    short(&format!("slowboat/1/seating/{game}"), parts.iter().map(String::as_str))
}

fn short<'a>(head: &str, parts: impl IntoIterator<Item = &'a str>) -> String {
    let mut hash = Sha256::new();
    let mut put = |part: &str| {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part.as_bytes());
    };
    put(head);
    parts.into_iter().for_each(put);
    crockford(&hash.finalize(), 8)
}

fn crockford(bytes: &[u8], count: usize) -> String {
    bytes.iter().take(count).map(|byte| char::from(CROCKFORD[usize::from(byte % 32)])).collect()
}

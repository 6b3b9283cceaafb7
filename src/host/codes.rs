//! Seeds, table codes and tokens.

use sha2::{Digest as _, Sha256};

use super::GameId;
use crate::engine::{Decision, Plain, Seat, Seed, Who, Words as _};

/// Digits and letters that cannot be taken for one another.
const CROCKFORD: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// A fresh seed and the code of a table, both from the operating system.
pub(super) fn seed_and_code() -> Result<(Seed, String), getrandom::Error> {
    let (mut seed, mut code) = ([0; 32], [0; 6]);
    getrandom::fill(&mut seed)?;
    getrandom::fill(&mut code)?;
    Ok((Seed(seed), crockford(&code, code.len())))
}

/// Eight characters that stand for one question to one seat. The number of answers goes in only if another seat's
/// answer makes the question another one.
pub(super) fn token(game: GameId, seat: Seat, own: usize, n: usize, decision: &Decision) -> String {
    let mut hash = Sha256::new();
    let mut put = |part: &str| {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part.as_bytes());
    };
    put("slowboat/1/token");
    put(&game.to_string());
    put(&seat.0.to_string());
    put(&own.to_string());
    if !decision.secret {
        put(&n.to_string());
    }
    if let Who::Team { .. } = decision.who {
        put("team");
    }
    put(&Plain.say(&decision.ask.text()));
    match &decision.form {
        crate::engine::Form::Number { min, max } => put(&format!("{min}..{max}")),
        crate::engine::Form::Some { min, max, .. } => put(&format!("{min} to {max}")),
        crate::engine::Form::One(_) => {}
    }
    for offer in decision.form.offers() {
        put(&offer.key);
    }
    crockford(&hash.finalize(), 8)
}

fn crockford(bytes: &[u8], count: usize) -> String {
    bytes.iter().take(count).map(|byte| char::from(CROCKFORD[usize::from(byte % 32)])).collect()
}

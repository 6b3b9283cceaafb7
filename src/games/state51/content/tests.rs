//! Tests of the component facts: the check sums of the lists they come from, rows copied by hand, and bad data.

mod errors;
mod rows;
mod sums;
mod texts;

use super::kinds::Set;
use super::{Content, Location};

fn content() -> Content {
    Content::load(None).unwrap()
}

/// Sums a number over every copy of every card, set by set: base, New Era, Winter.
fn per_set(of: impl Fn(&Location) -> u32) -> [u32; 3] {
    let content = content();
    Set::ALL.map(|set| content.locations.iter().map(|it| it.copies_in(set) * of(it)).sum())
}

/// How many cards of each set have something.
fn cards_with(has: impl Fn(&Location) -> bool) -> [u32; 3] {
    per_set(|it| u32::from(has(it)))
}

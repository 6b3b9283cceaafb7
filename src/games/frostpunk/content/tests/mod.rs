//! Tests of the component facts: the counts of the catalogue, rows copied by hand, sayings, and bad data.

mod counts;
mod errors;
mod fields;
mod rows;
mod texts;
mod words;

use super::Content;

fn content() -> Content {
    Content::load(None).unwrap()
}

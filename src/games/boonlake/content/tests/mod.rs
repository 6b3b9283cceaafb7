//! Tests of the component facts: the counts of the lists they come from, rows copied by hand, and bad data.

mod counts;
mod errors;
mod rows;
mod texts;

use super::{Content, ProjectCard};

fn content() -> Content {
    Content::load(None).unwrap()
}

fn card(key: &str) -> ProjectCard {
    let content = content();
    content.card(content.find(key).unwrap_or_else(|| panic!("there is no card `{key}`"))).clone()
}

//! The record: all that is stored of a game. Everything else is worked out by running the rules over it.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::{Facts, Seat, Seats, Seed};

/// One answer: who gave it, to which ask, and the key of what was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    pub seat: Seat,
    pub ask: String,
    pub key: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The id of the game in the registry.
    pub game: String,
    /// The version of the rules under which the game was opened.
    pub rules: u32,
    pub edition: String,
    pub options: BTreeMap<String, String>,
    /// The digest of the component facts that the game is played with.
    pub content: String,
    pub seed: Seed,
    pub seats: Seats,
    pub answers: Vec<Answer>,
}

#[derive(Debug, thiserror::Error, PartialEq, Eq)]
#[error("line {line} of the record: {what}")]
pub struct RecordError {
    pub line: usize,
    pub what: String,
}

impl Record {
    pub fn option(&self, key: &str) -> Option<&str> {
        self.options.get(key).map(String::as_str)
    }

    /// The same game, cut after `count` answers.
    pub fn cut(&self, count: usize) -> Record {
        let mut cut = self.clone();
        cut.answers.truncate(count);
        cut
    }

    /// The record as text: a header line a key, an empty line, then `A ask key` a line.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let head = [
            ("game", self.game.clone()),
            ("rules", self.rules.to_string()),
            ("edition", self.edition.clone()),
            ("content", self.content.clone()),
            ("seats", self.seats.0.to_string()),
            ("seed", self.seed.to_hex()),
        ];
        for (key, value) in &head {
            let _ = writeln!(text, "{key}: {value}");
        }
        for (key, value) in &self.options {
            let _ = writeln!(text, "option {key}: {value}");
        }
        text.push('\n');
        for answer in &self.answers {
            let _ = writeln!(text, "{} {} {}", answer.seat.letter(), answer.ask, answer.key);
        }
        text
    }

    /// The record with the component facts that it needs, so that it can be replayed where there are other ones.
    pub fn to_text_with(&self, facts: &Facts) -> String {
        self.to_text().replacen("\n\n", &format!("\nfacts: {}\n\n", facts.text()), 1)
    }

    /// The component facts in the text of a record, if they are there.
    pub fn facts_in(text: &str) -> Option<Facts> {
        let head = text.lines().take_while(|it| !it.is_empty());
        head.filter_map(|it| it.strip_prefix("facts: ")).find_map(|it| Facts::from_text(it).ok())
    }

    pub fn from_text(text: &str) -> Result<Record, RecordError> {
        let mut head = BTreeMap::new();
        let mut options = BTreeMap::new();
        let mut answers = Vec::new();
        let mut in_head = true;
        for (at, line) in text.lines().enumerate() {
            let wrong = |what: &str| RecordError { line: at + 1, what: what.to_owned() };
            if line.is_empty() {
                in_head = false;
            } else if line.starts_with('#') {
                // A remark, such as the scores that a golden log ends with.
            } else if in_head {
                let (key, value) = line.split_once(": ").ok_or_else(|| wrong("expected `key: value`"))?;
                match key.strip_prefix("option ") {
                    Some(option) => options.insert(option.to_owned(), value.to_owned()),
                    None => head.insert(key.to_owned(), value.to_owned()),
                };
            } else {
                let mut words = line.split(' ');
                let (Some(seat), Some(ask), Some(key), None) =
                    (words.next().and_then(Seat::from_letter), words.next(), words.next(), words.next())
                else {
                    return Err(wrong("expected `seat ask key`"));
                };
                answers.push(Answer { seat, ask: ask.to_owned(), key: key.to_owned() });
            }
        }
        let mut get = |key: &str| {
            head.remove(key).ok_or_else(|| RecordError { line: 1, what: format!("the header has no `{key}`") })
        };
        let wrong = |what: &str| RecordError { line: 1, what: what.to_owned() };
        Ok(Record {
            game: get("game")?,
            rules: get("rules")?.parse().map_err(|_| wrong("`rules` is not a number"))?,
            edition: get("edition")?,
            content: get("content")?,
            seats: Seats(get("seats")?.parse().map_err(|_| wrong("`seats` is not a number"))?),
            seed: Seed::from_hex(&get("seed")?).ok_or_else(|| wrong("`seed` is not 64 hexadecimal digits"))?,
            options,
            answers,
        })
    }
}

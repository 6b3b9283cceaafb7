//! The documented table of what must differ between two runs by nature, and how each is made the same.
//!
//! | what | why it differs | what it becomes |
//! |---|---|---|
//! | snowflakes: 17 to 20 digits | Discord makes them from its clock | `#1`, `#2`, … in the order of appearance |
//! | the sandbox's address | any free port is taken | `HOST` |
//! | points in time | the clock | `TIME` |
//! | `took` in the log | how long the machine took | `TOOK` |
//! | `edited` of an ephemeral message | a slow answer is an edit of "is thinking" | left out (in `watch.rs`) |
//! | log lines that Bea's presses were answered | her secret may take more presses or fewer | left out (in `watch.rs`) |
//! | order of log lines within a step | two tasks talk at once | sorted (in `watch.rs`) |
//!
//! Nothing else. The seed and the code of the table are fixed, not normalised. A number stands for the same thing
//! wherever it appears, so that two ids cannot be exchanged unnoticed.

use std::collections::BTreeMap;

#[derive(Default)]
pub(super) struct Plain {
    known: BTreeMap<String, usize>,
    address: String,
}

impl Plain {
    pub(super) fn new(address: String) -> Plain {
        Plain { known: BTreeMap::new(), address }
    }

    pub(super) fn text(&mut self, text: &str) -> String {
        let text = text.replace(&self.address, "HOST");
        let mut out = String::with_capacity(text.len());
        let mut rest = text.as_str();
        while let Some(at) = rest.find(|it: char| it.is_ascii_digit()) {
            let (before, from) = rest.split_at(at);
            out.push_str(before);
            if let Some(time) = time(from) {
                out.push_str("TIME");
                rest = &from[time..];
                continue;
            }
            let digits = from.find(|it: char| !it.is_ascii_digit()).unwrap_or(from.len());
            let (number, after) = from.split_at(digits);
            // Digits inside of a longer word are part of a hash or of a key.
            let word = before.chars().last().or(out.chars().last()).is_some_and(|it| it.is_ascii_alphabetic())
                || after.starts_with(|it: char| it.is_ascii_alphabetic());
            if (17..=20).contains(&number.len()) && !word {
                let next = self.known.len() + 1;
                let number = *self.known.entry(number.to_owned()).or_insert(next);
                out.push_str(&format!("#{number}"));
            } else {
                out.push_str(number);
            }
            rest = after;
        }
        out.push_str(rest);
        out
    }
}

/// The length of a point in time as ISO 8601, if the text begins with one.
fn time(text: &str) -> Option<usize> {
    let head = text.as_bytes().get(..19)?;
    let fits = head.iter().enumerate().all(|(at, byte)| match at {
        4 | 7 => *byte == b'-',
        10 => *byte == b'T',
        13 | 16 => *byte == b':',
        _ => byte.is_ascii_digit(),
    });
    if !fits {
        return None;
    }
    let tail = text[19..].find(|it: char| !it.is_ascii_digit() && !".:+Z".contains(it));
    Some(19 + tail.unwrap_or(text.len() - 19))
}

#[test]
fn only_what_the_table_names_is_made_the_same() {
    let mut plain = Plain::new("127.0.0.1:4000".to_owned());
    let said = plain.text(
        "<@123456789012345678> 99 2026-11-21T12:00:00.123000+00:00, http://127.0.0.1:4000/a/123456789012345679/x",
    );
    assert_eq!(said, "<@#1> 99 TIME, http://HOST/a/#2/x");
    assert_eq!(plain.text("123456789012345679 123456789012345678"), "#2 #1");
    let hash = "sha256:a123456789012345678 abc12345678901234567890f 2026-11-21";
    assert_eq!(plain.text(hash), hash);
}

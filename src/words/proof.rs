//! Proofreading: every text that a game can say, in every language, with its length where it is shown.

use std::collections::BTreeSet;

use super::{Language, Speech, Wordbook};
use crate::engine::{DETAIL, Reader, Shown, Text};

/// What shows that a message was put together wrongly.
const SLIPS: [&str; 11] = ["{", "}", "  ", "()", "( ", " )", " ,", " .", "..", "\u{2068}", "\u{2069}"];

/// Wordings that said something wrong and must not come back: units are no kinds, no round is the zeroth, and players know a
/// rulebook and no source.
const WRONG: [&str; 8] =
    ["different goods", "różne zasoby", "różnych zasobów", "Round 0", "Runda 0", "the source", "źródł", "a choice of"];

/// Reads the texts of one game in all languages, each once.
pub struct Proofreader {
    speeches: Vec<Speech>,
    read: BTreeSet<(Shown, Text)>,
}

impl Proofreader {
    pub fn new(wordbook: &Wordbook, game: &str) -> Proofreader {
        let names = ["Ania", "Bartek", "Celina", "Dominik Wspaniały", "Ewa", "Filip"].map(str::to_owned).to_vec();
        let speeches = Language::ALL.map(|it| wordbook.game(game, it).plain(names.clone())).into();
        Proofreader { speeches, read: BTreeSet::new() }
    }

    /// How many different texts were read.
    pub fn count(&self) -> usize {
        self.read.len()
    }
}

/// The most characters that a text may have where it is shown: what Discord takes, or less where we want less.
fn longest(shown: Shown) -> usize {
    match shown {
        // A button.
        Shown::Label | Shown::Part => 80,
        // An entry of a menu and its description.
        Shown::Detail | Shown::Group => DETAIL,
        Shown::Ask => 140,
        Shown::Refusal => 280,
        Shown::Note | Shown::Forced => 560,
    }
}

impl Reader for Proofreader {
    fn read(&mut self, shown: Shown, text: &Text) -> Vec<String> {
        if !self.read.insert((shown, text.clone())) {
            return Vec::new();
        }
        self.speeches.iter().flat_map(|it| faults(it, shown, text)).collect()
    }
}

fn faults(speech: &Speech, shown: Shown, text: &Text) -> Vec<String> {
    let mut wrong = Vec::new();
    let said = speech.tried(text, &mut wrong);
    if wrong.is_empty() {
        let length = said.chars().count();
        if length > longest(shown) {
            wrong.push(format!("{length} characters where {} fit: {said:?}", longest(shown)));
        }
        if said.trim().is_empty() || said.trim() != said {
            wrong.push(format!("`{}` says {said:?}", text.id));
        }
        wrong.extend(
            SLIPS.iter().chain(&WRONG).filter(|it| said.contains(**it)).map(|it| format!("{it:?} in {said:?}")),
        );
    }
    let (shown, language) = (format!("{shown:?}").to_lowercase(), speech.language().code());
    wrong.into_iter().map(|it| format!("{shown}, {language}: {it}")).collect()
}

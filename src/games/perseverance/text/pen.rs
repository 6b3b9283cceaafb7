//! The pen that writes the lines of a text board in one language.

use crate::engine::{Outcome, Text, Words};
use crate::games::perseverance::view::View;

pub(super) struct Pen<'a> {
    pub(super) view: &'a View,
    words: &'a dyn Words,
    lines: Vec<String>,
}

impl<'a> Pen<'a> {
    pub(super) fn new(view: &'a View, words: &'a dyn Words) -> Pen<'a> {
        Pen { view, words, lines: Vec::new() }
    }

    pub(super) fn say(&mut self, text: Text) {
        self.lines.push(self.words.say(&text));
    }

    pub(super) fn heading(&mut self, title: Text) {
        self.say(Text::new("board-heading").with("title", title));
    }

    pub(super) fn subheading(&mut self, title: Text) {
        self.say(Text::new("board-subheading").with("title", title));
    }

    /// How the game ended.
    pub(super) fn tell(&mut self, outcome: &Outcome) {
        self.lines.extend(outcome.told(self.words));
    }

    pub(super) fn lines(self) -> Vec<String> {
        self.lines
    }
}

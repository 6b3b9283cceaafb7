//! The pen that writes the lines of a text board in one language.

use crate::engine::{Text, Words};
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

    pub(super) fn lines(self) -> Vec<String> {
        self.lines
    }

    /// The lines as sentences of one paragraph, as many of them, in order, as fit into so many characters.
    pub(super) fn paragraph(self, most: usize) -> String {
        let mut paragraph = String::new();
        for line in self.lines {
            let gap = usize::from(!paragraph.is_empty());
            if paragraph.chars().count() + gap + line.chars().count() <= most {
                if gap > 0 {
                    paragraph.push(' ');
                }
                paragraph.push_str(&line);
            }
        }
        paragraph
    }
}

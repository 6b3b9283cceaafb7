//! The game in words: the board as text, the alt text of a picture, what only its viewer knows, and the look-up.

mod alt;
mod hand;
mod map;
mod player;
mod reference;
mod scoring;
mod table;
mod terms;

use crate::engine::{Text, Words};
use crate::games::boonlake::view::{Focus, View};
pub(super) use alt::alt;
pub(super) use reference::{piece, pieces};

/// A line of the text board, before it has a language.
enum Line {
    Heading(Text),
    Item(Text),
    Plain(Text),
}

impl Line {
    fn text(self) -> Text {
        match self {
            Line::Heading(text) | Line::Item(text) | Line::Plain(text) => text,
        }
    }

    fn written(self) -> Text {
        match self {
            Line::Heading(text) => Text::new("board-heading").with("title", text),
            Line::Item(text) => Text::new("board-item").with("what", text),
            Line::Plain(text) => text,
        }
    }
}

pub(super) fn lines(view: &View, focus: Focus, words: &dyn Words) -> Vec<String> {
    let lines = match focus {
        Focus::Overview => table::table(view),
        Focus::Region(region) => map::region(view, region, true),
        Focus::Player(seat) => player::player(view, seat),
        Focus::Hand => hand::hand(view),
        Focus::Scoring => scoring::sheet(view),
    };
    say(lines, words)
}

/// The viewer's own hand, and the scoring tiles that nobody else has seen.
pub(super) fn secrets(view: &View, words: &dyn Words) -> Vec<String> {
    let mut lines = hand::hand(view);
    lines.extend(hand::tiles(view));
    say(lines, words)
}

fn say(lines: Vec<Line>, words: &dyn Words) -> Vec<String> {
    lines.into_iter().map(|it| words.say(&it.written())).collect()
}

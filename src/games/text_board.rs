//! The board as text, as every newer game writes it: headings, items and plain lines, before they have a language; and
//! components in the look-up.

use crate::engine::{Arg, LookUp, Text, Words};

/// A line of the text board.
#[derive(Clone)]
pub(super) enum Line {
    Heading(Text),
    Item(Text),
    Plain(Text),
}

impl Line {
    pub(super) fn text(self) -> Text {
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

pub(super) fn say(lines: Vec<Line>, words: &dyn Words) -> Vec<String> {
    lines.into_iter().map(|it| words.say(&it.written())).collect()
}

/// A hand in one message: with what stands on the cards, or by their names alone where that does not fit. Names always do, and
/// what stands on the cards is on the picture and in the look-up.
pub(super) fn hand(whole: Vec<String>, names: impl FnOnce() -> Vec<String>) -> Vec<String> {
    // The rest of the message is for what stands above.
    const MOST: usize = 1_800;
    let length: usize = whole.iter().map(|it| it.chars().count() + 1).sum();
    if length <= MOST { whole } else { names() }
}

/// Several things with a semicolon between, where each may have a list of its own; the word for none if there is nothing.
pub(super) fn joined(what: impl IntoIterator<Item = Text>) -> Text {
    let both = |one: Text, other: Text| Text::new("board-both").with("one", one).with("other", other);
    what.into_iter().reduce(both).unwrap_or_else(|| Text::new("board-none"))
}

/// Several names as the language joins them, or the word for none.
pub(super) fn list(what: Vec<Text>) -> Text {
    if what.is_empty() { Text::new("board-none") } else { Text::new("list").with("what", what) }
}

/// A list in as many lines as it needs, with so many names in each; only the last one ends like a list.
pub(super) fn in_lines(id: &'static str, names: Vec<Text>, a_line: usize) -> Vec<Text> {
    let last = names.len().div_ceil(a_line);
    let both = |one, other| Text::new("board-comma").with("one", one).with("other", other);
    let line = |(n, names): (usize, &[Text])| {
        let line = Text::new(if n == 1 { id } else { "board-more" });
        match names.iter().cloned().reduce(both) {
            Some(all) if n < last => line.with("what", Text::new("board-cut").with("what", all)),
            _ => line.with("what", names.to_vec()),
        }
    };
    (1..).zip(names.chunks(a_line)).map(line).collect()
}

/// Something with its number, such as "A 3".
pub(super) fn count(what: Text, n: impl Into<Arg>) -> Text {
    Text::new("board-count").with("what", what).with("n", n)
}

/// The look-up of a row of the content files: its title with what is said of it, where its values come from, and those that
/// come from elsewhere. `named` are the values that have a name; what an operator excepts may have none.
pub(super) fn component<'a>(
    id: &str,
    (title, mut lines): (Text, Vec<Text>),
    provenance: &str,
    except: impl Iterator<Item = (&'a String, &'static str)>,
    named: &[&str],
    words: &dyn Words,
) -> LookUp {
    lines.extend(except.map(|(what, from)| {
        let is_named = named.contains(&what.as_str());
        let what = if is_named { Arg::Text(Text::new(format!("origin-{what}"))) } else { Arg::Word(what.clone()) };
        Text::new(format!("origin-{from}")).with("what", what)
    }));
    let lines: Vec<String> = lines.iter().map(|it| words.say(it)).collect();
    LookUp {
        id: id.to_owned(),
        title: words.say(&title),
        text: lines.join("\n"),
        provenance: Some(provenance.to_owned()),
        ..LookUp::default()
    }
}

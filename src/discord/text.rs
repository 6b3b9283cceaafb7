//! Text that fits: cut to Discord's limits without breaking a letter.

use std::collections::BTreeSet;

use crate::engine::DETAIL;

/// The most characters that a message takes.
pub(super) const MESSAGE: usize = 2000;
/// The most characters on a button.
pub(super) const BUTTON: usize = 80;
/// The most characters of an entry of a menu, and of a suggestion.
pub(super) const ENTRY: usize = DETAIL;

/// How many characters of a text may go besides, so that it is cut between words.
const WORD: usize = 12;

/// The text, or its beginning and an ellipsis if it has more characters than that. It is cut between words where the last of them
/// is short.
pub(super) fn clip(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(most.saturating_sub(1)).collect();
    let ends_a_word = text[short.len()..].starts_with(char::is_whitespace);
    let word = short.rfind(char::is_whitespace).filter(|at| !ends_a_word && short[*at..].chars().count() <= WORD);
    short.truncate(word.unwrap_or(short.len()));
    short.truncate(short.trim_end().len());
    short.push('…');
    short
}

/// Something for a component, which may never be empty.
pub(super) fn filled(text: &str, most: usize) -> String {
    let one_line: Vec<&str> = text.split_whitespace().collect();
    let text = clip(&one_line.join(" "), most);
    if text.is_empty() { "…".to_owned() } else { text }
}

/// Something on one line: if it is too long, its beginning and its end, because long names differ at their ends.
pub(super) fn shortened(text: &str, most: usize) -> String {
    let letters: Vec<char> = text.split_whitespace().collect::<Vec<_>>().join(" ").chars().collect();
    if letters.len() <= most {
        return filled(text, most);
    }
    let (head, tail) = letters.split_at(most / 2);
    let (head, tail): (String, String) =
        (head.iter().collect(), tail[tail.len() - (most - most / 2 - 1)..].iter().collect());
    format!("{}…{}", head.trim_end(), tail.trim_start())
}

/// Names of at most so many characters of which no two read alike. Where what tells long ones apart stands in the middle,
/// their common beginning goes; those that are the same altogether get numbers.
pub(super) fn apart(names: &[String], most: usize) -> Vec<String> {
    let mut short: Vec<String> = names.iter().map(|it| shortened(it, most)).collect();
    for at in 0..names.len() {
        let alike: Vec<usize> = (at..names.len()).filter(|it| short[*it] == short[at]).collect();
        if alike.len() < 2 || alike.iter().all(|it| names[*it] == names[at]) {
            continue;
        }
        let same =
            |it: &usize| names[at].chars().zip(names[*it].chars()).take_while(|(one, other)| one == other).count();
        let common: String = names[at].chars().take(alike[1..].iter().map(same).min().unwrap_or_default()).collect();
        // Whole words stay.
        let gone = common.rfind(' ').unwrap_or_default();
        for it in alike {
            short[it] = shortened(&format!("…{}", &names[it][gone..]), most);
        }
    }
    let mut taken = BTreeSet::new();
    for name in &mut short {
        let plain = name.clone();
        for number in 2.. {
            if taken.insert(name.clone()) {
                break;
            }
            let number = format!(" ({number})");
            *name = format!("{}{number}", clip(&plain, most - number.chars().count()));
        }
    }
    short
}

/// A line of which something else may be more important.
pub(super) struct Line {
    pub text: String,
    /// Whether it stays where there is no room for all.
    pub stays: bool,
}

/// As many lines as fit into so many characters: the newest, and of those before them the ones that stay, which take half
/// of the room at most. `missing` says how many others there are, and "…" where they were.
pub(super) fn newest(lines: &[Line], most: usize, missing: impl Fn(usize) -> String) -> String {
    let length = |it: &str| it.chars().count() + 1;
    let joined = |lines: Vec<&str>| lines.join("\n");
    if lines.iter().map(|it| length(&it.text)).sum::<usize>() <= most + 1 {
        return joined(lines.iter().map(|it| &*it.text).collect());
    }
    let mut left = (most + 1).saturating_sub(length(&missing(lines.len())));
    let mut shown = vec![false; lines.len()];
    let mut for_headlines = left / 2;
    for (shown, line) in shown.iter_mut().zip(lines).rev().filter(|it| it.1.stays) {
        // With the "…" after it.
        let cost = length(&line.text) + 2;
        if cost > for_headlines {
            break;
        }
        for_headlines -= cost;
        left -= cost;
        *shown = true;
    }
    for (shown, line) in shown.iter_mut().zip(lines).rev().filter(|it| !it.1.stays) {
        match left.checked_sub(length(&line.text)) {
            Some(rest) => left = rest,
            None => break,
        }
        *shown = true;
    }
    let count = shown.iter().filter(|it| !**it).count();
    let head = missing(count);
    let mut told = vec![&*head];
    for (at, line) in lines.iter().enumerate() {
        if shown[at] {
            told.push(&line.text);
        } else if at > 0 && shown[at - 1] {
            told.push("…");
        }
    }
    match lines.last() {
        Some(last) if count == lines.len() => clip(&last.text, most),
        _ => joined(told),
    }
}

/// Lines in as few messages as will hold them, each at most `most` characters.
pub(super) fn pages(lines: &[String], most: usize) -> Vec<String> {
    let mut pages: Vec<String> = Vec::new();
    for line in lines {
        let line = clip(line, most);
        match pages.last_mut() {
            Some(page) if page.chars().count() + 1 + line.chars().count() <= most => {
                page.push('\n');
                page.push_str(&line);
            }
            _ => pages.push(line),
        }
    }
    pages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_cut_between_letters() {
        assert_eq!(clip("zażółć", 6), "zażółć");
        assert_eq!(clip("zażółć gęślą", 8), "zażółć…");
        assert_eq!(clip("zażółć gęślą jaźń", 11), "zażółć…", "whole words stay");
        assert_eq!(clip("zażółć gęślą jaźń", 13), "zażółć gęślą…");
        assert_eq!(clip("zażółć konstantynopolitańczykowianeczka", 30), "zażółć konstantynopolitańczyk…");
        assert_eq!(filled(" \n ", 80), "…");
        assert_eq!(filled("a\nb", 80), "a b");
    }

    #[test]
    fn long_names_keep_what_tells_them_apart() {
        let long =
            |middle: &str, end: &str| format!("Corner Shop {} {middle} {} {end}", "a".repeat(40), "b".repeat(40));
        for names in [
            (0..8).map(|it| long("one", &format!("zone {it}"))).collect::<Vec<_>>(),
            (0..8).map(|it| long(&format!("die {it}"), "end")).collect(),
            vec![long("one", "two"); 8],
        ] {
            let short = apart(&names, 60);
            assert!(short.iter().all(|it| it.chars().count() <= 60), "{short:?}");
            assert_eq!(short.iter().collect::<BTreeSet<_>>().len(), 8, "{short:?}");
        }
        assert_eq!(apart(&["a".to_owned(), "b".to_owned(), "a".to_owned()], 60), ["a", "b", "a (2)"]);
        assert_eq!(shortened("one two three", 9), "one…hree");
        assert_eq!(shortened(" ", 9), "…");
    }

    #[test]
    fn the_newest_lines_stay() {
        let line = |text: &str, stays: bool| Line { text: text.to_owned(), stays };
        let mut lines: Vec<Line> = (0..100).map(|it| line(&format!("line {it}"), false)).collect();
        let text = newest(&lines, 40, |it| format!("… {it}"));
        assert!(text.starts_with("… 96\n") && text.ends_with("line 99") && text.chars().count() <= 40, "{text}");
        assert_eq!(newest(&lines[..2], 40, |_| String::new()), "line 0\nline 1");
        assert_eq!(newest(&[line(&"x".repeat(50), false)], 10, |_| "…".to_owned()).chars().count(), 10);
        assert_eq!(newest(&[], 10, |_| "…".to_owned()), "");

        // What stays is told where it was, the newest first, in half of the room at most.
        for at in [3, 50] {
            lines[at].stays = true;
        }
        assert_eq!(newest(&lines, 40, |it| format!("… {it}")), "… 96\nline 50\n…\nline 97\nline 98\nline 99");
        for most in 10..900 {
            let text = newest(&lines, most, |it| format!("… {it} more lines"));
            assert!(text.chars().count() <= most, "{most}: {text}");
        }
    }

    #[test]
    fn pages_hold_every_line() {
        let lines: Vec<String> = (0..100).map(|it| format!("line {it}")).collect();
        let pages = pages(&lines, 60);
        assert!(pages.iter().all(|it| it.chars().count() <= 60));
        assert_eq!(pages.join("\n"), lines.join("\n"));
    }
}

//! What typed words could mean: as they stand, and with slips of the fingers and other endings.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// How the texts that are meant by typed words are found.
pub(super) type Find = fn(&str, &[String]) -> Vec<usize>;

/// The texts in which every typed word stands, in any order, whatever the case and the accents.
pub(super) fn said(typed: &str, texts: &[String]) -> Vec<usize> {
    found(typed, texts, fits)
}

/// The texts in which every typed word stands; if there is none, those with words that resemble all that were typed.
pub(super) fn meant(typed: &str, texts: &[String]) -> Vec<usize> {
    let said = said(typed, texts);
    if said.is_empty() { found(typed, texts, resembles) } else { said }
}

/// Those of the things that are meant by what was typed, each found by its text.
pub(super) fn matching<T>(typed: &str, things: impl IntoIterator<Item = T>, text: impl Fn(&T) -> String) -> Vec<T> {
    let things: Vec<T> = things.into_iter().collect();
    let texts: Vec<String> = things.iter().map(text).collect();
    let found = meant(typed, &texts);
    things.into_iter().enumerate().filter(|(at, _)| found.contains(at)).map(|it| it.1).collect()
}

fn found(typed: &str, texts: &[String], fits: fn(&str, &str) -> bool) -> Vec<usize> {
    let found: Vec<usize> = (0..texts.len()).filter(|it| fits(typed, &texts[*it])).collect();
    // A letter beside other words is the letter of a seat, if one of the texts has it for a word.
    let typed = bare(typed);
    let all: Vec<&str> = words(&typed).collect();
    let letter = |it: &&str| it.chars().count() == 1 && it.chars().all(char::is_alphabetic);
    let Some(letter) = all.iter().copied().find(letter).filter(|_| all.len() > 1) else { return found };
    let has = |at: &usize| words(&bare(&texts[*at])).any(|it| it == letter);
    let seats: Vec<usize> = found.iter().copied().filter(has).collect();
    if seats.is_empty() { found } else { seats }
}

/// Whether every typed word stands in the text, in any order, whatever the case and the accents.
pub(super) fn fits(typed: &str, text: &str) -> bool {
    let text = bare(text);
    bare(typed).split_whitespace().all(|word| text.contains(word))
}

/// Whether every typed word stands in the text or resembles a word of it.
pub(super) fn resembles(typed: &str, text: &str) -> bool {
    let text = bare(text);
    let all: Vec<Vec<char>> = words(&text).map(|it| it.chars().collect()).collect();
    let like = |typed: &str| {
        let typed: Vec<char> = typed.chars().collect();
        all.iter().any(|word| is_like(&typed, word))
    };
    let typed = bare(typed);
    // Signs alone resemble nothing.
    words(&typed).next().is_some() && words(&typed).all(|word| text.contains(word) || like(word))
}

/// Lower case and without accents, which are tedious to type on a phone.
pub(super) fn bare(text: &str) -> String {
    let plain = |letter: char| match letter {
        // The stroke is no accent to Unicode.
        'ł' => 'l',
        '›' => ' ',
        // What keyboards have in its place.
        '’' => '\'',
        other => other,
    };
    text.to_lowercase().nfd().filter(|it| !is_combining_mark(*it)).map(plain).collect()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|it: char| !it.is_alphanumeric()).filter(|it| !it.is_empty())
}

/// The least that two words must have in common at their beginning to be forms of one.
const STEM: usize = 4;
/// The longest ending, in letters, that words are told apart by.
const ENDING: usize = 3;

/// Whether one is a form of the other, or the other with slips. Numbers and ids mean what they say.
fn is_like(typed: &[char], word: &[char]) -> bool {
    if typed.iter().any(|it| !it.is_alphabetic()) {
        return false;
    }
    let common = typed.iter().zip(word).take_while(|(one, other)| one == other).count();
    let longer = typed.len().max(word.len());
    if common >= STEM && longer - common <= ENDING {
        return true;
    }
    let slips = match typed.len() {
        0..=4 => return false,
        5..=7 => 1,
        _ => 2,
    };
    distance(typed, word) <= slips
}

/// How many letters are too many, missing, wrong or swapped with their neighbour in what was typed of a word. More may follow.
fn distance(typed: &[char], word: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=word.len()).collect();
    for (i, letter) in typed.iter().enumerate() {
        let mut next = vec![i + 1];
        for (j, other) in word.iter().enumerate() {
            let mut least = (row[j] + usize::from(letter != other)).min(row[j + 1] + 1).min(next[j] + 1);
            if i > 0 && j > 0 && *letter == word[j - 1] && typed[i - 1] == *other {
                least = least.min(before[j - 1] + 1);
            }
            next.push(least);
        }
        before = std::mem::replace(&mut row, next);
    }
    row.into_iter().min().unwrap_or(typed.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(all: &[&str]) -> Vec<String> {
        all.iter().map(|it| (*it).to_owned()).collect()
    }

    #[test]
    fn words_fit_in_any_order_and_without_marks() {
        assert!(fits("kosc zbro", "Zbrojownia › Kość 3"));
        assert!(fits("", "anything"));
        assert!(fits("ship's chef", "Adelita: Ship’s Chef"));
        assert!(!fits("die four", "die 3"));
    }

    #[test]
    fn letters_left_out_swapped_or_wrong_and_other_endings_are_forgiven() {
        for (typed, text) in [
            ("patrl", "Go on Patrol"),
            ("patrlos", "Patrols"),
            ("organiser", "Take the Organizer"),
            ("trianing", "Training, space 4"),
            ("patrols", "Patrol"),
            ("stories", "1 Story"),
            ("żołnierze", "Żołnierz na polu 2"),
            ("konstrukcja", "Punkty konstrukcji"),
            ("zlnierz", "Żołnierz"),
            ("fortifiaction", "Fortification of zone 2"),
        ] {
            assert!(!fits(typed, text) && resembles(typed, text), "{typed}: {text}");
        }
        for (typed, text) in [("food", "Wood"), ("zone 3", "Zone 2"), ("raptor", "Reactor"), ("SET-03", "SET-01")] {
            assert!(!resembles(typed, text), "{typed}: {text}");
        }
    }

    #[test]
    fn what_resembles_counts_only_where_nothing_fits() {
        let texts = texts(&["Wall of stone", "Walls and traps", "Ball"]);
        assert_eq!(meant("walls", &texts), [1]);
        assert_eq!(meant("walsl", &texts), [0, 1], "a letter too many, or two swapped");
        assert_eq!(meant("", &texts), [0, 1, 2]);
        assert!(said("walsl", &texts).is_empty() && meant("?!", &texts).is_empty());
    }

    #[test]
    fn a_letter_beside_other_words_is_that_of_a_seat() {
        let texts = texts(&["Barbara, player A", "Ania, player B", "Bob, player C"]);
        assert_eq!(meant("player b", &texts), [1]);
        assert_eq!(meant("b", &texts), [0, 1, 2], "more letters may follow");
        assert_eq!(meant("player x", &texts), [0usize; 0]);
    }
}

//! Autocomplete: the words that somebody has typed, against what they could mean.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use super::custom_id::{LONGEST, Pick};
use super::decision::full;
use super::text::{ENTRY, filled};
use crate::engine::{Form, Offer, Refusal, Words};
use crate::host::Open;
use crate::words::Speech;

/// The most suggestions that Discord shows.
pub(super) const MOST: usize = 25;

/// What is suggested: what people read, and what Discord sends back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Suggestion {
    pub name: String,
    pub value: String,
}

/// An answer as a command gave it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Typed {
    /// There if a suggestion was taken, so that a stale one is noticed.
    pub token: Option<String>,
    pub key: String,
}

/// Whether every typed word stands in the text, in any order, whatever the case and the accents.
pub(super) fn fits(typed: &str, text: &str) -> bool {
    let text = bare(text);
    bare(typed).split_whitespace().all(|word| text.contains(word))
}

/// Lower case and without accents, which are tedious to type on a phone.
fn bare(text: &str) -> String {
    let plain = |letter: char| match letter {
        // The stroke is no accent to Unicode.
        'ł' => 'l',
        '›' => ' ',
        other => other,
    };
    text.to_lowercase().nfd().filter(|it| !is_combining_mark(*it)).map(plain).collect()
}

/// What an open decision offers that fits the typed words.
pub(super) fn suggest(open: &Open, typed: &str, words: &Speech) -> Vec<Suggestion> {
    let token = &open.token;
    match &open.decision.form {
        Form::One(offers) => {
            let hits = offers.iter().enumerate().filter(|(_, it)| hit(it, typed, words));
            let suggest = |(at, offer): (usize, &Offer)| {
                let pick = Pick::of(offer, at, LONGEST - token.len());
                Suggestion { name: filled(&named(offer, words), ENTRY), value: format!("{token}{pick}") }
            };
            hits.take(MOST).map(suggest).collect()
        }
        Form::Some { offers, min, max } => several(offers, (*min, *max), typed, token, words),
        Form::Number { min, max } => {
            let typed = typed.trim();
            let numbers = (*min..=*max).map(|it| it.to_string()).filter(|it| it.starts_with(typed));
            numbers.take(MOST).map(|it| Suggestion { name: it.clone(), value: format!("{token}={it}") }).collect()
        }
    }
}

/// An offer with its groups, and with its detail where that fits, too.
fn named(offer: &Offer, words: &Speech) -> String {
    let name = full(offer, 0, words);
    let whole = offer.detail.as_ref().map(|it| format!("{name} – {}", words.say(it)));
    whole.filter(|it| it.chars().count() <= ENTRY).unwrap_or(name)
}

/// Several picks are typed one after the other with a comma between them; the last one is completed.
fn several(offers: &[Offer], (min, max): (usize, usize), typed: &str, token: &str, words: &Speech) -> Vec<Suggestion> {
    let (settled, last) = match typed.rsplit_once(',') {
        Some((settled, last)) => (pieces(offers, settled, words).unwrap_or_default(), last),
        None => (Vec::new(), typed),
    };
    let make = |picked: &[usize]| {
        let names: Vec<String> = picked.iter().map(|it| words.say(&offers[*it].label)).collect();
        let keys: Vec<&str> = picked.iter().map(|it| offers[*it].key.as_str()).collect();
        let name = if names.is_empty() { words.word("bot-none") } else { names.join(", ") };
        let keys = if keys.is_empty() { "none".to_owned() } else { keys.join("+") };
        let mut value = format!("{token}={keys}");
        if value.chars().count() > ENTRY {
            let places: Vec<String> = picked.iter().map(ToString::to_string).collect();
            value = format!("{token}#{}", places.join("+"));
        }
        Suggestion { name: filled(&name, ENTRY), value }
    };
    let mut found = Vec::new();
    let whole = pieces(offers, typed, words).unwrap_or_else(|| settled.clone());
    if (min..=max).contains(&whole.len()) {
        found.push(make(&whole));
    }
    for (at, offer) in offers.iter().enumerate() {
        if settled.len() < max && !settled.contains(&at) && hit(offer, last, words) {
            let mut picked = settled.clone();
            picked.push(at);
            let next = make(&picked);
            if !found.contains(&next) {
                found.push(next);
            }
        }
    }
    found.retain(|it| it.value.chars().count() <= ENTRY);
    found.truncate(MOST);
    found
}

/// The answer that a typed text stands for: a suggestion, a key, or words that fit exactly one offer.
pub(super) fn read(open: &Open, typed: &str, words: &Speech) -> Option<Typed> {
    let form = &open.decision.form;
    if let Some((token, rest)) = split(typed) {
        let key = match rest.strip_prefix('#') {
            Some(places) => {
                let at = |it: &str| it.parse::<usize>().ok().and_then(|it| form.offers().get(it));
                let keys: Option<Vec<&str>> = places.split('+').map(|it| at(it).map(|it| it.key.as_str())).collect();
                keys.map(|it| it.join("+"))
            }
            None => rest.strip_prefix('=').map(str::to_owned),
        };
        // A position means nothing under another question than the one that it was suggested for.
        return Some(Typed { token: Some(token.to_owned()), key: key.unwrap_or_default() });
    }
    let typed = typed.trim();
    if let Some(key) = form.settle(typed) {
        return Some(Typed { token: None, key });
    }
    match form {
        Form::One(offers) => {
            let key = one(offers, typed, words).map(|at| offers[at].key.clone())?;
            Some(Typed { token: None, key })
        }
        Form::Some { offers, .. } => {
            let picked = pieces(offers, typed, words)?;
            let keys: Vec<&str> = picked.iter().map(|it| offers[*it].key.as_str()).collect();
            Some(Typed { token: None, key: if keys.is_empty() { "none".to_owned() } else { keys.join("+") } })
        }
        Form::Number { .. } => None,
    }
}

/// A suggestion's value is the token of eight characters, then `=` or `#`.
fn split(value: &str) -> Option<(&str, &str)> {
    let at = value.find(['=', '#'])?;
    let (token, rest) = value.split_at(at);
    let fits = (6..=16).contains(&token.len()) && token.bytes().all(|it| it.is_ascii_alphanumeric());
    fits.then_some((token, rest))
}

fn hit(offer: &Offer, typed: &str, words: &Speech) -> bool {
    fits(typed, &format!("{} {}", full(offer, 0, words), offer.key))
}

/// Why what is typed is not among the offers, if a rule forbids just that.
pub(super) fn refused<'a>(blocked: &'a [(Offer, Refusal)], typed: &str, words: &Speech) -> Option<&'a Refusal> {
    let offers: Vec<Offer> = blocked.iter().map(|it| it.0.clone()).collect();
    Some(&blocked[one(&offers, typed, words)?].1)
}

/// The one offer that is meant: the one so named, or the only one that fits.
fn one(offers: &[Offer], typed: &str, words: &Speech) -> Option<usize> {
    let wanted = bare(typed);
    let named = |it: &Offer| {
        it.key == typed.trim() || bare(&words.say(&it.label)) == wanted || bare(&full(it, 0, words)) == wanted
    };
    let exact: Vec<usize> = offers.iter().enumerate().filter(|(_, it)| named(it)).map(|it| it.0).collect();
    let loose = || offers.iter().enumerate().filter(|(_, it)| hit(it, typed, words)).map(|it| it.0).collect();
    let found: Vec<usize> = if exact.is_empty() { loose() } else { exact };
    if let [only] = found.as_slice() { Some(*only) } else { None }
}

/// The offers of a list with commas, if each piece means exactly one and none twice.
fn pieces(offers: &[Offer], typed: &str, words: &Speech) -> Option<Vec<usize>> {
    let mut picked = Vec::new();
    for piece in typed.split(',').map(str::trim).filter(|it| !it.is_empty()) {
        let at = one(offers, piece, words).filter(|it| !picked.contains(it))?;
        picked.push(at);
    }
    Some(picked)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Ask, Decision, Seat, Who};
    use crate::games::Registry;
    use crate::words::{Language, Wordbook};

    fn words() -> Speech {
        Wordbook::load(&Registry::of(Vec::new())).unwrap().common(Language::En).nobody()
    }

    fn open(form: Form) -> Open {
        let decision = Decision { who: Who::Seat(Seat(0)), ask: Ask::new("x", "X-1"), form, secret: false };
        Open { decision, token: "abcd1234".to_owned(), proposal: None, until: None }
    }

    fn offers(count: usize) -> Vec<Offer> {
        (0..count).map(|it| Offer::new(format!("die-{it}"), "yes").under(format!("zone-{it}"), "no")).collect()
    }

    #[test]
    fn words_fit_in_any_order_and_without_marks() {
        assert!(fits("kosc zbro", "Zbrojownia › Kość 3"));
        assert!(fits("", "anything"));
        assert!(!fits("die four", "die 3"));
    }

    #[test]
    fn suggestions_stay_within_the_limits_and_are_read_back() {
        for count in [1, 5, 26, 300, 2000] {
            let open = open(Form::One(offers(count)));
            let found = suggest(&open, "", &words());
            assert_eq!(found.len(), count.min(MOST));
            for (at, it) in found.iter().enumerate() {
                assert!(it.value.chars().count() <= ENTRY && it.name.chars().count() <= ENTRY);
                let typed = read(&open, &it.value, &words()).unwrap();
                assert_eq!((typed.token.as_deref(), typed.key), (Some("abcd1234"), format!("die-{at}")));
            }
        }
        let long = open(Form::One(vec![Offer::new("k".repeat(200), "yes")]));
        let found = suggest(&long, "yes", &words());
        assert_eq!(found[0].value, "abcd1234#0");
        assert_eq!(read(&long, &found[0].value, &words()).unwrap().key, "k".repeat(200));
    }

    #[test]
    fn typed_words_count_if_they_mean_one_offer() {
        let open = open(Form::One(offers(12)));
        assert_eq!(read(&open, "die-3", &words()).unwrap(), Typed { token: None, key: "die-3".to_owned() });
        assert_eq!(read(&open, "die 7", &words()).unwrap().key, "die-7");
        assert_eq!(read(&open, "die 1", &words()), None, "it could be 1, 10 or 11");
        assert_eq!(read(&open, "nothing", &words()), None);
    }

    #[test]
    fn several_picks_are_completed_one_by_one() {
        let some = vec![Offer::new("a", "yes"), Offer::new("b", "no"), Offer::new("c", "done")];
        let open = open(Form::Some { offers: some, min: 0, max: 2 });
        let words = words();
        let first = suggest(&open, "", &words);
        assert_eq!(first[0].value, "abcd1234=none");
        let yes = words.word("yes");
        let second = suggest(&open, &format!("{yes}, "), &words);
        let values: Vec<&str> = second.iter().map(|it| it.value.as_str()).collect();
        assert_eq!(values, ["abcd1234=a", "abcd1234=a+b", "abcd1234=a+c"]);
        assert_eq!(read(&open, &second[1].name, &words).unwrap().key, "a+b");
        assert_eq!(read(&open, "abcd1234#0+2", &words).unwrap().key, "a+c");
    }

    #[test]
    fn numbers_are_suggested_by_their_beginning() {
        let open = open(Form::Number { min: 0, max: 300 });
        assert_eq!(suggest(&open, "", &words()).len(), MOST);
        let names: Vec<String> = suggest(&open, "29", &words()).into_iter().map(|it| it.name).collect();
        assert_eq!(names.first().map(String::as_str), Some("29"));
        assert_eq!(names.len(), 11);
        assert_eq!(read(&open, "301", &words()), None);
        assert_eq!(read(&open, "12", &words()).unwrap().key, "12");
    }
}

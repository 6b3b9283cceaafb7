//! Autocomplete: the words that somebody has typed, against what they could mean.

use super::custom_id::{LONGEST, Pick};
use super::decision::full;
use super::forgiving::{Find, bare, meant, said};
use super::text::{ENTRY, apart, filled};
use crate::engine::{Arg, Form, Offer, Refusal, Seat, Text, Words};
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

/// What an open decision offers that fits the typed words.
pub(super) fn suggest(open: &Open, typed: &str, words: &Speech) -> Vec<Suggestion> {
    let token = &open.token;
    match &open.decision.form {
        Form::One(offers) => {
            let mut hits = hits(offers, typed, words, meant);
            hits.truncate(MOST);
            let names = names(&hits.iter().map(|it| &offers[*it]).collect::<Vec<_>>(), words);
            let value = |at: usize| format!("{token}{}", Pick::of(&offers[at], at, LONGEST - token.len()));
            hits.into_iter().zip(names).map(|(at, name)| Suggestion { name, value: value(at) }).collect()
        }
        Form::Some { offers, min, max } => several(offers, (*min, *max), typed, token, words),
        Form::Number { min, max } => {
            let typed = typed.trim();
            let numbers = (*min..=*max).map(|it| it.to_string()).filter(|it| it.starts_with(typed));
            numbers.take(MOST).map(|it| Suggestion { name: it.clone(), value: format!("{token}={it}") }).collect()
        }
    }
}

/// Why not: what somebody may expect among the suggestions and a rule forbids now. It stands after them, marked and with the
/// reason; whoever takes it is told the rule.
pub(super) fn why_not(open: &Open, blocked: &[(Offer, Refusal)], typed: &str, words: &Speech) -> Vec<Suggestion> {
    let offers: Vec<Offer> = blocked.iter().map(|it| it.0.clone()).collect();
    let suggest = |at: usize| {
        let (offer, refusal) = &blocked[at];
        let why = Arg::Text(refusal.text.clone());
        let name = Text::new("bot-not-now").with("what", Arg::Word(full(offer, 0, words))).with("why", why);
        Suggestion { name: filled(&words.say(&name), ENTRY), value: format!("{}={}", open.token, offer.key) }
    };
    let found = hits(&offers, typed, words, meant).into_iter().map(suggest);
    found.filter(|it| it.value.chars().count() <= ENTRY).collect()
}

/// What offers are called side by side: with their groups, and with their details where those fit or tell them apart.
fn names(offers: &[&Offer], words: &Speech) -> Vec<String> {
    let plain: Vec<String> = offers.iter().map(|it| full(it, 0, words)).collect();
    let name = |(offer, name): (&&Offer, &String)| {
        let Some(detail) = &offer.detail else { return name.clone() };
        let whole = format!("{name} – {}", words.say(detail));
        let alike = plain.iter().filter(|it| *it == name).count() > 1;
        if alike || whole.chars().count() <= ENTRY { whole } else { name.clone() }
    };
    let names: Vec<String> = offers.iter().zip(&plain).map(name).collect();
    apart(&names, ENTRY)
}

/// Several picks are typed one after the other with a comma between them; the last one is completed.
fn several(offers: &[Offer], (min, max): (usize, usize), typed: &str, token: &str, words: &Speech) -> Vec<Suggestion> {
    let (settled, last) = match typed.rsplit_once(',') {
        Some((settled, last)) => (pieces(offers, settled, words, meant).unwrap_or_default(), last),
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
        Suggestion { name, value }
    };
    let mut found = Vec::new();
    let whole = pieces(offers, typed, words, meant).unwrap_or_else(|| settled.clone());
    if (min..=max).contains(&whole.len()) {
        found.push(make(&whole));
    }
    for at in hits(offers, last, words, meant) {
        if settled.len() < max && !settled.contains(&at) {
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
    let names = apart(&found.iter().map(|it| it.name.clone()).collect::<Vec<_>>(), ENTRY);
    found.into_iter().zip(names).map(|(it, name)| Suggestion { name, ..it }).collect()
}

/// The answer that a typed text stands for: a suggestion, a key, or words that fit exactly one offer.
pub(super) fn read(open: &Open, typed: &str, words: &Speech) -> Option<Typed> {
    answer(open, typed, words, said)
}

/// The answer that somebody must have meant whose words fit nothing: the only one with words like these.
pub(super) fn guess(open: &Open, typed: &str, words: &Speech) -> Option<Typed> {
    answer(open, typed, words, meant)
}

fn answer(open: &Open, typed: &str, words: &Speech, find: Find) -> Option<Typed> {
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
            let key = one(offers, typed, words, find).map(|at| offers[at].key.clone())?;
            Some(Typed { token: None, key })
        }
        Form::Some { offers, .. } => {
            let picked = pieces(offers, typed, words, find)?;
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

/// The offers that are meant: by their groups and labels, their keys, and the letters of the players in them.
fn hits(offers: &[Offer], typed: &str, words: &Speech, find: Find) -> Vec<usize> {
    let text = |it: &Offer| {
        let mut text = format!("{} {}", full(it, 0, words), it.key);
        let mut seats = Vec::new();
        it.path.iter().map(|it| &it.label).chain([&it.label]).for_each(|it| seats_of(it, &mut seats));
        for seat in seats {
            let letter = Arg::Word(seat.letter().to_string());
            text.push(' ');
            text.push_str(&words.say(&Text::new("bot-player-letter").with("letter", letter)));
        }
        text
    };
    let texts: Vec<String> = offers.iter().map(text).collect();
    find(typed, &texts)
}

/// The players that a text names.
fn seats_of(text: &Text, seats: &mut Vec<Seat>) {
    for (_, arg) in &text.args {
        if let Arg::Seat(seat) = arg {
            seats.push(*seat);
        }
        arg.texts().into_iter().for_each(|it| seats_of(it, seats));
    }
}

/// Why what is typed, or was suggested as not possible now, is not among the offers, if a rule forbids just that.
pub(super) fn refused<'a>(blocked: &'a [(Offer, Refusal)], typed: &str, words: &Speech) -> Option<&'a Refusal> {
    if let Some((_, rest)) = split(typed) {
        return blocked.iter().find(|it| rest.strip_prefix('=') == Some(it.0.key.as_str())).map(|it| &it.1);
    }
    let offers: Vec<Offer> = blocked.iter().map(|it| it.0.clone()).collect();
    if let Some(only) = one(&offers, typed, words, meant) {
        return Some(&blocked[only].1);
    }
    // Several that are forbidden for the same reason are as good as one.
    let fitting = hits(&offers, typed, words, meant);
    let first = &blocked[*fitting.first()?].1;
    fitting.iter().all(|it| &blocked[*it].1 == first).then_some(first)
}

/// The one offer that is meant: the one so named, or the only one that fits.
fn one(offers: &[Offer], typed: &str, words: &Speech, find: Find) -> Option<usize> {
    let wanted = bare(typed);
    let named = |it: &Offer| {
        it.key == typed.trim() || bare(&words.say(&it.label)) == wanted || bare(&full(it, 0, words)) == wanted
    };
    let exact: Vec<usize> = offers.iter().enumerate().filter(|(_, it)| named(it)).map(|it| it.0).collect();
    let found = if exact.is_empty() { hits(offers, typed, words, find) } else { exact };
    if let [only] = found.as_slice() { Some(*only) } else { None }
}

/// The offers of a list with commas, if each piece means exactly one and none twice.
fn pieces(offers: &[Offer], typed: &str, words: &Speech, find: Find) -> Option<Vec<usize>> {
    let mut picked = Vec::new();
    for piece in typed.split(',').map(str::trim).filter(|it| !it.is_empty()) {
        let at = one(offers, piece, words, find).filter(|it| !picked.contains(it))?;
        picked.push(at);
    }
    Some(picked)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Ask, Decision, Fuzz, Who, World};
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
    fn what_is_forbidden_for_one_reason_is_told_where_several_fit() {
        let why = |rule| Refusal::new(rule, "no");
        let blocked =
            |rules: [&'static str; 3]| -> Vec<(Offer, Refusal)> { offers(3).into_iter().zip(rules.map(why)).collect() };
        let same = blocked(["X-1", "X-1", "X-1"]);
        assert_eq!(refused(&same, "die", &words()).map(|it| it.rule), Some("X-1"));
        let other = blocked(["X-1", "X-2", "X-1"]);
        assert_eq!(refused(&other, "die", &words()), None);
        assert_eq!(refused(&other, "die-1", &words()).map(|it| it.rule), Some("X-2"));
        assert_eq!(refused(&same, "nothing", &words()), None);
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

    #[test]
    fn what_is_typed_with_a_slip_is_guessed_if_it_can_mean_one_offer_only() {
        let named = |key: &str, label: &'static str| Offer::new(key, label);
        let offers = vec![named("a", "bot-ask-again"), named("b", "bot-refresh"), named("c", "bot-robots")];
        let open = open(Form::One(offers));
        let words = words();
        assert_eq!(read(&open, "robbots", &words), None);
        assert_eq!(guess(&open, "robbots", &words).unwrap().key, "c");
        assert_eq!(guess(&open, "agian", &words), None, "it could be both");
        assert_eq!(suggest(&open, "agian", &words).len(), 2);
    }

    #[test]
    fn players_can_be_typed_by_their_letters() {
        let to = |it: u8| Offer::new(format!("to-{it}"), Text::new("host-seat").with("seat", Seat(it)));
        let open = open(Form::One((0..3).map(to).collect()));
        let names = ["Barbara", "Ania", "Bob"].map(str::to_owned).to_vec();
        let words = Wordbook::load(&Registry::of(Vec::new())).unwrap().common(Language::En).plain(names);
        assert_eq!(read(&open, "player b", &words).unwrap().key, "to-1");
        assert_eq!(read(&open, "barbra", &words), None);
        assert_eq!(guess(&open, "barbra", &words).unwrap().key, "to-0");
    }

    #[test]
    fn what_a_rule_forbids_is_suggested_last_with_its_reason_and_leads_to_the_rule() {
        let open = open(Form::One(vec![Offer::new("yes", "yes")]));
        let blocked = vec![(Offer::new("no", "no"), Refusal::new("SET-01", "bot-none"))];
        let words = words();
        let found = why_not(&open, &blocked, "no", &words);
        assert_eq!(found.len(), 1);
        assert!(found[0].name.starts_with('✗') && found[0].name.ends_with(&words.word("bot-none")), "{found:?}");
        assert_eq!(refused(&blocked, &found[0].value, &words).unwrap().rule, "SET-01");
        let typed = read(&open, &found[0].value, &words).unwrap();
        assert_eq!(open.decision.form.settle(&typed.key), None, "it is no answer");
        assert!(why_not(&open, &blocked, "something else", &words).is_empty());
    }

    #[test]
    fn no_two_suggestions_read_alike() {
        let registry = Registry::load(None).unwrap();
        let book = Wordbook::load(&registry).unwrap();
        for game in registry.games() {
            let (seats, edition) = (*game.card().seats.end(), game.card().editions[0].to_owned());
            let fuzz = Fuzz { games: 1, seed: 3, seats, edition, options: std::collections::BTreeMap::new() };
            let record = fuzz.play(game.as_ref(), 0).record;
            let trail = game.trail(&record, None, World::Real);
            let words = book.game(game.card().id, Language::En).plain(vec!["Ann".to_owned(); usize::from(seats)]);
            for decision in trail.steps.iter().flat_map(|it| &it.asked) {
                let (token, decision) = ("abcd1234".to_owned(), decision.clone());
                let found = suggest(&Open { decision, token, proposal: None, until: None }, "", &words);
                let mut names: Vec<&str> = found.iter().map(|it| it.name.as_str()).collect();
                names.sort_unstable();
                let twice = names.windows(2).find(|it| it[0] == it[1]);
                assert_eq!(twice, None, "{}", game.card().id);
                assert!(names.iter().all(|it| it.chars().count() <= ENTRY));
            }
        }
    }
}

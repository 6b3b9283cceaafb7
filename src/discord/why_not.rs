//! Why not: what somebody may expect to be offered now and a rule forbids, below the rule that they look up.

use std::collections::BTreeSet;

use super::app::App;
use super::call::Call;
use super::decision::full;
use super::reply::Show;
use super::text::MESSAGE;
use crate::engine::{Arg, Group, Offer, Refusal, Text, Verb, Who, Words};
use crate::host::GameId;
use crate::words::Speech;

/// Adds it to the rule, in an answer that only the caller sees.
pub(super) async fn below(app: &App, call: &Call, game: GameId, mut show: Show) -> Show {
    let Ok(panel) = app.host.panel(game, call.person.user).await else { return show };
    let Some(decision) = panel.decision.map(|it| it.decision) else { return show };
    let Some(game_of) = app.game(&panel.table) else { return show };
    // What all decide together may lack something as well.
    let seat = if let Who::Seat(seat) = decision.who { seat } else { panel.seat };
    let Ok((_, sight)) = app.host.sight(game).await else { return show };
    let words = app.voice(&panel.table, app.language(call).await).text;
    // What may be done in one way is not forbidden because it may not be done in another.
    let offers = decision.form.offers();
    let names: BTreeSet<String> = offers.iter().map(|it| full(it, 0, &words)).collect();
    let offered = |it: &Offer| offers.iter().any(|other| other.key == it.key) || names.contains(&full(it, 0, &words));
    let mut menu: BTreeSet<&str> = offers.iter().filter_map(kind).collect();
    let mut blocked = sight.blocked(seat);
    blocked.retain(|it| could_be(game_of.card().verbs, decision.ask.id, &menu, &it.0) && !offered(&it.0));
    // What a game puts below this question is of it, even if its offers stand in no group.
    let asked = Group::asked_key(decision.ask.id);
    if blocked.iter().any(|it| kind(&it.0) == Some(&asked)) {
        menu.insert(&asked);
    }
    let room = MESSAGE.saturating_sub(show.content.chars().count());
    let (here, more) = list(&blocked, &menu, &words, room);
    show.content.push_str(&here);
    // It stands before the rules that belong to this one.
    show.more.splice(0..0, more);
    show
}

/// Whether this question could offer it. Many questions are taken whole by a sub-command, whatever they offer; but what other
/// sub-commands take of other questions only is done in another step, and nobody expects it here.
fn could_be(verbs: &[Verb], ask: &str, menu: &BTreeSet<&str>, offer: &Offer) -> bool {
    let group = kind(offer).unwrap_or(&offer.key);
    let names = |verb: &Verb| verb.asks.iter().any(|it| it.split_once('/').is_some_and(|it| it.1 == group));
    let foreign = |verb: &Verb| verb.asks.contains(&ask) && !names(verb) && verbs.iter().any(names);
    let takes = |verb: &Verb| verb.takes(ask, offer) && !is_past(verb, ask, group);
    verbs.iter().any(|it| takes(it) && (menu.contains(group) || !foreign(it)))
}

/// Whether it is of a question that comes before this one: what has been chosen there may be paid for already.
fn is_past(verb: &Verb, ask: &str, group: &str) -> bool {
    let place = |wanted: &dyn Fn(&str) -> bool| verb.asks.iter().position(|it| wanted(it));
    let (own, now) = (place(&|it| Group::asked_key(it) == group), place(&|it| it == ask));
    own.zip(now).is_some_and(|(own, now)| own < now)
}

/// So many things are named that one reason forbids, and so many messages of its own the list has at most: below the rule, if none.
/// The first that leave room for every reason are taken.
const SHAPES: [(usize, usize); 7] = [(24, 0), (24, 1), (8, 0), (8, 1), (8, 2), (5, 2), (3, 2)];

/// What one reason forbids.
struct Forbidden<'a> {
    refusal: &'a Refusal,
    why: &'a Text,
    offers: Vec<&'a Offer>,
}

impl<'a> Forbidden<'a> {
    fn of(offer: &'a Offer, refusal: &'a Refusal) -> Forbidden<'a> {
        Forbidden { refusal, why: &refusal.text, offers: vec![offer] }
    }

    /// Takes in what is forbidden for the same reason, if it is. Where the words differ, those of all of them are said.
    fn takes(&mut self, offer: &'a Offer, refusal: &'a Refusal) -> bool {
        let (own, of_all) = (self.refusal, &self.refusal.of_all);
        if own.rule != refusal.rule || (*of_all != refusal.of_all || (of_all.is_none() && own.text != refusal.text)) {
            return false;
        }
        if let Some(of_all) = of_all.as_ref().filter(|_| own.text != refusal.text) {
            self.why = of_all;
        }
        self.offers.push(offer);
        true
    }

    /// Whether the very same words forbid things of different kinds: it is about neither of them, but about whoever does them.
    fn is_broad(&self) -> bool {
        *self.why == self.refusal.text && self.offers.iter().any(|it| kind(it) != kind(self.offers[0]))
    }

    fn line(&self, named: usize, words: &Speech) -> String {
        let mut what: Vec<String> = self.offers.iter().map(|it| full(it, 0, words)).collect();
        what.dedup();
        // What is forbidden as a whole needs no examples.
        let wholes: Vec<String> = what.iter().map(|it| format!("{it} › ")).collect();
        what.retain(|it| !wholes.iter().any(|whole| it.starts_with(whole.as_str())));
        // To say that there is one more takes as much room as to name it.
        let named = if what.len() == named + 1 { what.len() } else { named };
        let more = what.len().saturating_sub(named);
        what.truncate(named);
        let mut what = shortened(&what).join("; ");
        if more > 0 {
            let text = Text::new("bot-not-now-more").with("list", Arg::Word(what)).with("count", more);
            what = words.say(&text);
        }
        let line = Text::new("bot-not-now").with("what", Arg::Word(what));
        format!("{} ({})", words.say(&line.with("why", Arg::Text(self.why.clone()))), self.refusal.rule)
    }
}

/// Without the groups that were named just before.
fn shortened(names: &[String]) -> Vec<String> {
    let cut = |(at, name): (usize, &String)| {
        let before = at.checked_sub(1).map_or("", |it| names[it].as_str());
        let shared = |(end, _): &(usize, &str)| before.starts_with(&name[..end + " › ".len()]);
        let from = name.match_indices(" › ").filter(shared).last().map_or(0, |it| it.0 + " › ".len());
        name[from..].to_owned()
    };
    names.iter().enumerate().map(cut).collect()
}

/// The kind of things that an offer belongs to: what one has to open first to come to it.
fn kind(offer: &Offer) -> Option<&str> {
    offer.path.first().map(|it| it.key.as_str())
}

/// A line for each reason. What is in the way of things of different kinds comes first. Then those about different kinds of
/// things, so that none hides the others: whatever stands alone is a kind of its own, and what only a later question would offer
/// comes after what this one could.
fn by_reason<'a>(blocked: &'a [(Offer, Refusal)], menu: &BTreeSet<&str>) -> Vec<Forbidden<'a>> {
    let mut all: Vec<Forbidden<'_>> = Vec::new();
    for (offer, refusal) in blocked {
        if !all.iter_mut().any(|it| it.takes(offer, refusal)) {
            all.push(Forbidden::of(offer, refusal));
        }
    }
    let kind_of = |at: usize| kind(all[at].offers[0]);
    // Where a game says what is of this question, what stands alone is of another.
    let is_said = menu.iter().any(|it| it.starts_with(&Group::asked_key("")));
    let rank = |at: usize| {
        let narrow = !all[at].is_broad();
        let Some(kind) = kind_of(at) else { return (is_said, narrow, 0, is_said) };
        let here = all[at].offers.iter().any(|it| it.path.iter().any(|it| menu.contains(it.key.as_str())));
        let later = !menu.is_empty() && !here;
        (later && is_said, narrow, (0..at).filter(|it| kind_of(*it) == Some(kind)).count(), later)
    };
    let ranks: Vec<(bool, bool, usize, bool)> = (0..all.len()).map(rank).collect();
    let mut ranked: Vec<((bool, bool, usize, bool), Forbidden<'_>)> = ranks.into_iter().zip(all).collect();
    ranked.sort_by_key(|it| it.0);
    ranked.into_iter().map(|it| it.1).collect()
}

/// A heading and a line for each reason: all of them here or in messages of their own, because between the two stands a button.
fn list(blocked: &[(Offer, Refusal)], menu: &BTreeSet<&str>, words: &Speech, room: usize) -> (String, Vec<String>) {
    let reasons = by_reason(blocked, menu);
    let mut pages = Vec::new();
    for (named, own) in SHAPES {
        let rooms = if own == 0 { vec![room] } else { vec![MESSAGE; own] };
        let is_whole;
        (pages, is_whole) = listed(&reasons, words, &rooms, named);
        if is_whole && own == 0 {
            return (pages.concat(), Vec::new());
        }
        if is_whole {
            break;
        }
    }
    (String::new(), pages.into_iter().map(|it| it.trim_start().to_owned()).collect())
}

/// The same on pages with so much room, with so many names to a line, and whether every reason stands there.
fn listed(reasons: &[Forbidden<'_>], words: &Speech, rooms: &[usize], named: usize) -> (Vec<String>, bool) {
    let head = format!("\n\n{}", words.word("bot-why-not"));
    let mut pages: Vec<Vec<(&Forbidden<'_>, String)>> = rooms.iter().map(|_| Vec::new()).collect();
    let (mut at, mut is_whole) = (0, true);
    let mut left = rooms.to_vec();
    if let Some(first) = left.first_mut() {
        *first = first.saturating_sub(head.chars().count());
    }
    for forbidden in reasons {
        let line = format!("\n{}", forbidden.line(named, words));
        // Two characters stay for what says that there is more.
        let length = line.chars().count() + 2;
        while at + 1 < left.len() && length > left[at] {
            at += 1;
        }
        if left.get(at).is_none_or(|it| length > *it) {
            is_whole = false;
            continue;
        }
        left[at] -= length - 2;
        pages[at].push((forbidden, line));
    }
    let mut pages: Vec<String> = pages.iter().map(|it| by_kind(it)).filter(|it| !it.is_empty()).collect();
    if let Some(first) = pages.first_mut() {
        first.insert_str(0, &head);
    }
    if let Some(last) = pages.last_mut().filter(|_| !is_whole) {
        last.push_str("\n…");
    }
    (pages, is_whole)
}

/// What forbids things of one kind stands together, where the first of it stands.
fn by_kind(lines: &[(&Forbidden<'_>, String)]) -> String {
    let kind_of = |at: usize| Some(lines[at].0).filter(|it| !it.is_broad()).and_then(|it| kind(it.offers[0]));
    let first = |at: &usize| match kind_of(*at) {
        Some(kind) => (0..*at).find(|it| kind_of(*it) == Some(kind)).unwrap_or(*at),
        None => *at,
    };
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by_key(first);
    order.into_iter().map(|it| lines[it].1.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Registry;
    use crate::words::{Language, Wordbook};

    #[test]
    fn what_a_rule_forbids_is_listed_with_the_reason_and_the_rule_as_far_as_there_is_room() {
        let book = Wordbook::load(&Registry::of(Vec::new())).unwrap();
        let text = |it: usize| Text::new("bot-not-now-more").with("list", Arg::Word("x".to_owned())).with("count", it);
        let all: Vec<(Offer, Refusal)> =
            (0..400).map(|it| (Offer::new(format!("k{it}"), "yes"), Refusal::new("ATK-07", text(it)))).collect();
        let blocked = &all[..40];
        let none = BTreeSet::new();
        for language in Language::ALL {
            let words = book.common(language).nobody();
            let (one, rest) = list(&blocked[..1], &none, &words, 300);
            assert!(one.contains(&words.word("bot-why-not")) && one.contains(&words.say(&text(0))), "{one}");
            assert!(one.ends_with("(ATK-07)") && rest.is_empty(), "{one}{rest:?}");
            let lines = |it: &str| it.lines().filter(|it| it.starts_with('✗')).count();
            for (some, pages) in [(40, 1), (80, 2)] {
                let (here, rest) = list(&all[..some], &none, &words, 300);
                let head = rest.iter().filter(|it| it.contains(&words.word("bot-why-not"))).count();
                assert!(here.is_empty() && head == 1 && rest[0].starts_with(&words.word("bot-why-not")), "{rest:?}");
                assert!(rest.len() == pages && rest.iter().all(|it| it.ends_with("(ATK-07)")), "{rest:?}");
                assert_eq!(rest.iter().map(|it| lines(it)).sum::<usize>(), some);
            }
            let (here, rest) = list(&all, &none, &words, 10);
            assert!(here.is_empty() && rest.len() == 2 && rest[1].ends_with('…'), "{here}{rest:?}");
            assert!(rest.iter().all(|it| it.chars().count() <= MESSAGE), "{rest:?}");
            assert_eq!(list(&[], &none, &words, 300), (String::new(), Vec::new()));
        }
    }

    #[test]
    fn what_another_step_offers_is_no_answer_to_this_question() {
        let verbs = [
            Verb { name: "lay", asks: &["start/lay", "where"] },
            Verb { name: "build", asks: &["work/house", "which"] },
            Verb { name: "use", asks: &["where/tool", "work/tool"] },
        ];
        let offer = |group: &str| {
            let mut offer = Offer::new("k", "bot-none");
            offer.path = vec![Group::new(group, "bot-back")];
            offer
        };
        let could = |ask: &str, menu: &[&str], group: &str| {
            could_be(&verbs, ask, &menu.iter().copied().collect(), &offer(group))
        };
        assert!(could("where", &["east"], "west") && could("where", &[], "tool") && could("which", &[], "house"));
        assert!(!could("where", &["east"], "house") && !could("work", &[], "west"));
        assert!(could("where", &["house"], "house"), "it is in this menu, too");
    }

    /// Spaces are expected where something is laid, and effects where a die is placed; not in every other step.
    #[test]
    fn games_say_what_belongs_to_which_step() {
        let games = Registry::load(None).unwrap();
        let offer = |group: &str| Offer { path: vec![Group::new(group, "bot-back")], ..Offer::new("k", "bot-none") };
        let could = |game: &str, ask: &str, menu: &[&str], group: &str| {
            could_be(games.get(game).unwrap().card().verbs, ask, &menu.iter().copied().collect(), &offer(group))
        };
        assert!(could("boonlake", "lay-tile", &["southern"], "new-hope"));
        assert!(
            !could("boonlake", "action", &["any-time"], "new-hope")
                && !could("boonlake", "skip-levers", &[], "southern")
        );
        assert!(
            could("perseverance", "place", &["rations"], "pub") && could("perseverance", "place", &[], "ask-settle")
        );
        assert!(!could("perseverance", "soldiers", &["military-r1"], "pub"));
        assert!(!could("perseverance", "train", &[], "ask-settle"));
        assert!(could("perseverance", "fortify", &[], "ask-trap") && could("perseverance", "place", &[], "ask-trap"));
        assert!(!could("perseverance", "trap", &[], "ask-fortify"), "it is paid for by now");
        assert!(
            could("frostpunk", "operation", &["build"], "demolish") && !could("frostpunk", "hope-less", &[], "build")
        );
    }

    #[test]
    fn what_is_forbidden_as_a_whole_has_no_examples_and_no_group_is_named_twice() {
        let book = Wordbook::load(&Registry::of(Vec::new())).unwrap();
        let words = book.common(Language::En).nobody();
        let no = || Refusal::new("TST-01", "bot-over");
        let under = |label: &'static str| Offer::new(label, label).under("b", "bot-board");
        let whole = [(Offer::new("b", "bot-board"), no()), (under("bot-hand"), no()), (under("bot-rules"), no())];
        assert!(list(&whole, &BTreeSet::new(), &words, 900).0.contains("✗ Board – The game"));
        let (listed, _) = list(&whole[1..], &BTreeSet::new(), &words, 900);
        assert!(listed.contains("✗ Board › Hand; Rules – The game"), "{listed}");
    }

    #[test]
    fn one_reason_is_told_once_and_no_kind_of_thing_hides_the_others() {
        let book = Wordbook::load(&Registry::of(Vec::new())).unwrap();
        let words = book.common(Language::En).nobody();
        let offer = |key: &str, label: &'static str| {
            let mut offer = Offer::new(key, label);
            offer.path = vec![Group::new(&key[..1], "bot-back")];
            offer
        };
        let no = |rule: &'static str, text: &'static str| Refusal::new(rule, text);
        let mut blocked: Vec<(Offer, Refusal)> = ["bot-none", "bot-board", "bot-hand", "bot-rules", "bot-play"]
            .map(|it| (offer("a", it), no("TST-01", "bot-over")))
            .into();
        blocked.push((offer("a", "bot-none"), no("TST-02", "bot-closed")));
        blocked.push((offer("b", "bot-none"), no("TST-03", "bot-closed")));
        blocked.push((Offer::new("c", "bot-none"), no("TST-04", "bot-closed")));
        let rules = |blocked: &[(Offer, Refusal)], menu: &[&str]| {
            let (listed, _) = list(blocked, &menu.iter().copied().collect(), &words, 900);
            let rules = listed.lines().filter_map(|it| it.rsplit_once('(')).map(|it| it.1[..6].to_owned());
            rules.collect::<Vec<_>>()
        };
        assert_eq!(rules(&blocked, &[]), ["TST-01", "TST-02", "TST-03", "TST-04"], "each kind together");
        let (here, more) = list(&blocked, &BTreeSet::new(), &words, 190);
        let is_whole = more.len() == 1 && more[0].matches("TST-0").count() == 4;
        assert!(here.is_empty() && is_whole, "nothing stands in its middle: {here}{more:?}");
        let first = "first what this menu could hold";
        assert_eq!(rules(&blocked, &["b"]), ["TST-03", "TST-04", "TST-01", "TST-02"], "{first}");
        // It may stand below the name of what it belongs to.
        blocked[6].0.path.insert(0, Group::asked("z", "bot-back"));
        assert_eq!(rules(&blocked, &["b"]), ["TST-03", "TST-04", "TST-01", "TST-02"], "{first}");
        assert_eq!(rules(&blocked, &[&Group::asked_key("z")]), ["TST-03", "TST-01", "TST-02", "TST-04"], "{first}");
        let (listed, _) = list(&blocked, &BTreeSet::new(), &words, 900);
        assert!(!listed.contains("more – The game is over."), "there is room for all: {listed}");
    }

    #[test]
    fn as_many_are_named_as_leave_room_for_every_reason() {
        let book = Wordbook::load(&Registry::of(Vec::new())).unwrap();
        let words = book.common(Language::En).nobody();
        let number = |n: u32| Text::new("number").with("number", n);
        let many = |reasons: u32| -> Vec<(Offer, Refusal)> {
            let one = |n: u32| (Offer::new(format!("k{n}"), number(n)), Refusal::new("TST-01", number(1_000 + n / 10)));
            (0..10 * reasons).map(one).collect()
        };
        let (listed, _) = list(&many(1), &BTreeSet::new(), &words, 900);
        assert!(listed.contains("✗ 0; 1; 2; 3; 4; 5; 6; 7; 8; 9 – "), "all where there is room: {listed}");
        let (here, more) = list(&many(90), &BTreeSet::new(), &words, 900);
        assert!(here.is_empty() && more[0].contains("✗ 0; 1; 2 and 7 more – "), "{more:?}");
        assert!(more.len() == 2 && !more[1].ends_with('…'), "{more:?}");
        assert_eq!(more.concat().matches("TST-01").count(), 90);
        let line = |named: usize| {
            let blocked = many(1);
            by_reason(&blocked, &BTreeSet::new())[0].line(named, &words)
        };
        assert!(line(8).contains("7 and 2 more – ") && line(9).contains("8; 9 – "), "a single one more is named");
    }

    #[test]
    fn what_forbids_many_kinds_comes_first_and_what_differs_by_its_name_only_is_one_line() {
        let book = Wordbook::load(&Registry::of(Vec::new())).unwrap();
        let words = book.common(Language::En).nobody();
        let offer = |group: &'static str, label: &'static str| Offer::new(label, label).under(group, "bot-back");
        let number = |n: u32| Text::new("number").with("number", n);
        let one = |n: u32| Refusal::new("TST-01", number(n)).of_all("bot-closed");
        let mut blocked = vec![(offer("a", "bot-board"), one(1)), (offer("a", "bot-hand"), one(2))];
        blocked.push((offer("a", "bot-rules"), Refusal::new("TST-02", "bot-over")));
        blocked.push((offer("b", "bot-none"), Refusal::new("TST-02", "bot-over")));
        let none = BTreeSet::new();
        let (listed, _) = list(&blocked, &none, &words, 900);
        let rules: Vec<&str> = listed.lines().filter_map(|it| it.rsplit_once('(')).map(|it| it.1).collect();
        assert_eq!(rules, ["TST-02)", "TST-01)"], "{listed}");
        let closed = words.word("bot-closed");
        assert!(listed.contains(&format!("Board; Hand – {closed}")), "{listed}");
        // Of one thing alone its own words are said.
        let (alone, _) = list(&blocked[1..2], &none, &words, 900);
        assert!(alone.contains("– 2 (TST-01)") && !alone.contains(&closed), "{alone}");
    }
}

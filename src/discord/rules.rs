//! The look-up of rules and components, in our own words.

use super::app::Voice;
use super::reply::Show;
use super::search::fits;
use super::text::{MESSAGE, clip, filled};
use crate::engine::{Arg, LookUp, Text, Words};

/// The entries that fit what was typed: by id first, then by title, then by text.
pub(super) fn find<'a>(rules: &'a [LookUp], typed: &str) -> Vec<&'a LookUp> {
    let typed = typed.trim();
    let rank = |it: &LookUp| {
        if it.id.eq_ignore_ascii_case(typed) {
            Some(0)
        } else if fits(typed, &it.id) {
            Some(1)
        } else if fits(typed, &it.title) {
            Some(2)
        } else if fits(typed, &format!("{} {} {}", it.id, it.title, it.text)) {
            Some(3)
        } else {
            None
        }
    };
    let mut found: Vec<(u8, &LookUp)> = rules.iter().filter_map(|it| rank(it).map(|rank| (rank, it))).collect();
    found.sort_by_key(|it| it.0);
    found.into_iter().map(|it| it.1).collect()
}

/// What an entry is called in a list of suggestions.
pub(super) fn name(rule: &LookUp) -> String {
    filled(&format!("{} · {}", rule.id, rule.title), 100)
}

/// One entry, with its provenance and whether it is a ruling of ours.
pub(super) fn entry(voice: &Voice, rule: &LookUp) -> Show {
    let mut foot = Vec::new();
    if rule.ruling {
        foot.push(voice.text.word("bot-ruling"));
    }
    if let Some(provenance) = &rule.provenance {
        let source = voice.text.maybe(&format!("bot-from-{provenance}")).unwrap_or_else(|| provenance.clone());
        foot.push(voice.text.say(&Text::new("bot-provenance").with("source", Arg::Word(source))));
    }
    let foot: String = foot.iter().map(|it| format!("\n-# {it}")).collect();
    let head = format!("**{}** · {}\n", rule.title, rule.id);
    let room = MESSAGE - head.chars().count() - foot.chars().count();
    Show::text(format!("{head}{}{foot}", clip(&rule.text, room)))
}

/// The entry that is shown whole: the only one that fits, or the one that is named by its id or its title.
pub(super) fn named<'a>(rules: &'a [LookUp], typed: &str) -> Option<&'a LookUp> {
    let found = find(rules, typed);
    let mut titled = found.iter().filter(|it| it.title.to_lowercase() == typed.trim().to_lowercase());
    match (found.as_slice(), titled.next(), titled.next()) {
        ([only], ..) => Some(only),
        ([first, ..], ..) if first.id.eq_ignore_ascii_case(typed.trim()) => Some(first),
        (_, Some(only), None) => Some(only),
        _ => None,
    }
}

/// What was found: the entry itself if it is the only one or named, else a list.
pub(super) fn answer(voice: &Voice, rules: &[LookUp], typed: &str) -> Show {
    if let Some(named) = named(rules, typed) {
        return entry(voice, named);
    }
    match find(rules, typed).as_slice() {
        [] => {
            Show::text(voice.text.say(&Text::new("bot-no-rule").with("typed", Arg::Word(crate::words::escape(typed)))))
        }
        many => {
            let mut lines = vec![voice.text.say(&Text::new("bot-rules-found").with("count", many.len()))];
            lines.extend(many.iter().take(20).map(|it| format!("• **{}** · {}", it.id, it.title)));
            if many.len() > 20 {
                lines.push("…".to_owned());
            }
            Show::text(lines.join("\n"))
        }
    }
}

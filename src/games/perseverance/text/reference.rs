//! The look-up of components: every fact of the tables, called by its name, with where it comes from.

use crate::engine::{Arg, LookUp, Text, Words};
use crate::games::perseverance::content::{Content, Fact};
use crate::games::perseverance::kinds::{Edition, Icon, Leader, Officer, Zone};

/// What else the ids of facts are made of.
const PARTS: [&str; 14] = [
    "all",
    "area",
    "dino-spaces",
    "faces",
    "fill-order",
    "first",
    "large",
    "need",
    "player",
    "reward",
    "second",
    "small",
    "threat",
    "transition",
];
/// Where a fact may come from, when its id says so.
const SOURCES: [&str; 4] = ["deduced", "reconstructed", "rulebook", "third-party"];
/// Tables of which each row is for a number of players.
const BY_PLAYERS: [&str; 4] = ["assembly", "end-scoring", "officer-spaces", "pool"];

/// Every component fact.
pub(crate) fn pieces(content: &Content, words: &dyn Words) -> Vec<LookUp> {
    let known = known();
    let entry = |it: Fact| LookUp {
        id: format!("{}/{}", it.group, it.id),
        title: title(&it, &known, words),
        text: it.value,
        provenance: Some(it.provenance.key().to_owned()),
        ..LookUp::default()
    };
    content.fact_list().into_iter().map(entry).collect()
}

/// The keys that have a word, with its message. Keys hold hyphens themselves, so the longest come first.
fn known() -> Vec<(&'static str, String)> {
    let zones = Zone::ALL.map(|it| (it.key(), format!("zone-{}", it.key())));
    let editions = Edition::ALL.map(|it| (it.key(), format!("edition-{}", it.key())));
    let leaders = Leader::ALL.map(|it| (it.key(), format!("leader-{}", it.key())));
    let officers = Officer::ALL.map(|it| (it.key(), format!("officer-{}", it.key())));
    let icons = Icon::ALL.map(|it| (it.key(), format!("icon-{}", it.key())));
    let mut known: Vec<(&str, String)> = zones.into_iter().chain(editions).chain(leaders).chain(officers).collect();
    known.extend(icons);
    known.extend(PARTS.map(|it| (it, format!("fact-{it}"))));
    known.extend(SOURCES.map(|it| (it, format!("bot-from-{it}"))));
    known.sort_by_key(|it| std::cmp::Reverse(it.0.len()));
    known
}

/// The table, and which row of it: `die-spaces/military-2` is "Die spaces: Military, 2".
fn title(fact: &Fact, known: &[(&str, String)], words: &dyn Words) -> String {
    let mut which = Vec::new();
    let mut rest = fact.id.as_str();
    let mut players = BY_PLAYERS.contains(&fact.group);
    while !rest.is_empty() {
        let fits =
            |it: &&(&str, String)| rest.strip_prefix(it.0).is_some_and(|it| it.is_empty() || it.starts_with('-'));
        let taken = match known.iter().find(fits) {
            Some((key, message)) => {
                which.push(words.say(&Text::new(message.clone())));
                key.len()
            }
            None => {
                let part = rest.split('-').next().unwrap_or(rest);
                let number = Arg::Word(part.to_owned());
                which.push(match players {
                    true => words.say(&Text::new("fact-players").with("n", number)),
                    false => part.to_owned(),
                });
                players = false;
                part.len()
            }
        };
        rest = rest[taken..].trim_start_matches('-');
    }
    which.extend(named(fact).map(|it| words.say(&it)));
    let table = Text::new(format!("facts-{}", fact.group));
    words.say(&Text::new("fact-title").with("table", table).with("which", Arg::Word(which.join(", "))))
}

/// What a numbered row is called beside its number.
fn named(fact: &Fact) -> Option<Text> {
    match (fact.group, fact.id.split_once('-')) {
        ("settlement-spaces", None) => Some(Text::new(format!("settlement-bonus-{}", fact.id))),
        ("combat-rewards", None) => Some(Text::new(format!("reward-{}", fact.id))),
        ("combat-rewards", Some((number, edition))) => {
            let edition = edition.split('-').next().unwrap_or(edition);
            Some(Text::new(format!("reward-{number}-{edition}")))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::games::Registry;
    use crate::words::{Language, Wordbook};

    #[test]
    fn every_component_is_called_by_its_name_and_none_by_its_key() {
        let registry = Registry::load(None).unwrap();
        let book = Wordbook::load(&registry).unwrap();
        let game = registry.get("perseverance").unwrap();
        for language in Language::ALL {
            let pieces = game.pieces(&book.game("perseverance", language).nobody());
            assert!(pieces.len() > 100, "{}", pieces.len());
            let mut titles = BTreeSet::new();
            for it in &pieces {
                let key = it.id.split_once('/').unwrap().1;
                let is_key = key.len() > 2 && it.title.ends_with(&format!(": {key}"));
                assert!(!is_key && !it.title.contains('['), "{}: {}", it.id, it.title);
                assert!(titles.insert(&it.title), "twice: {}", it.title);
            }
            let of = |id: &str| pieces.iter().find(|it| it.id == id).unwrap().title.as_str();
            let (space, reward) = match language {
                Language::En => ("Die spaces: Military, 2", "Combat Rewards: 5, Followers for lost Soldiers"),
                Language::Pl => ("Pola kości: Strefa Wojskowa, 2", "Nagrody za Walkę: 5, "),
            };
            assert_eq!(of("die-spaces/military-2"), space);
            assert!(of("combat-rewards/5").starts_with(reward), "{}", of("combat-rewards/5"));
        }
    }
}

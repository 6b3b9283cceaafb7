//! `/game history`: what the people of a table have won and lost with each edition and setting of their game.

use std::collections::BTreeMap;

use super::app::Voice;
use super::lobby::{setting_name, value_name};
use super::panel::title;
use super::text::{MESSAGE, pages};
use crate::engine::{Arg, Card, OptionKind, Outcome, Seat, Text, Words};
use crate::host::{Past, Table};
use crate::words::Speech;

/// A line for each way in which the game was played, in the order in which they were first played.
pub(super) fn told(voice: &Voice, card: Option<&Card>, table: &Table, history: &[Past]) -> String {
    let words = &voice.text;
    if history.is_empty() {
        return words.word("bot-history-none");
    }
    let mut groups: Vec<(String, Vec<&Past>)> = Vec::new();
    for past in history {
        let setting = card.map_or_else(String::new, |it| setting(words, it, past));
        match groups.iter_mut().find(|it| it.0 == setting) {
            Some(group) => group.1.push(past),
            None => groups.push((setting, vec![past])),
        }
    }
    let head = Text::new("bot-history").with("game", Arg::Word(title(voice, table))).with("count", history.len());
    let lines = groups.iter().map(|(setting, games)| {
        let setting = if setting.is_empty() { title(voice, table) } else { setting.clone() };
        format!("- **{setting}**: {}", words.say(&sum(words, table, games)))
    });
    let lines: Vec<String> = [words.say(&head)].into_iter().chain(lines).collect();
    pages(&lines, MESSAGE).into_iter().next().unwrap_or_default()
}

/// The edition, where there are several, and what was chosen of the game's own options.
fn setting(words: &Speech, card: &Card, past: &Past) -> String {
    let edition = (card.editions.len() > 1).then(|| value_name(words, "edition", &past.edition, false));
    let players = u8::try_from(past.people.len()).unwrap_or(u8::MAX);
    let options = card.options.iter().filter(|it| it.matters(&(players..=players))).filter_map(|spec| {
        let value = past.options.get(spec.key).map_or_else(|| spec.default(), String::as_str);
        match spec.kind {
            OptionKind::Flag => (value == "yes").then(|| setting_name(words, spec.key)),
            OptionKind::Pick(_) | OptionKind::PickFor(..) => Some(value_name(words, spec.key, value, false)),
        }
    });
    edition.into_iter().chain(options).collect::<Vec<_>>().join(", ")
}

/// Won so often together, or who came first how often.
fn sum(words: &Speech, table: &Table, games: &[&Past]) -> Text {
    let common = games.iter().filter_map(|it| if let Outcome::Common(it) = &it.outcome { Some(it) } else { None });
    let common: Vec<_> = common.collect();
    if let Some(best) = common.iter().map(|it| it.points).max() {
        let won = common.iter().filter(|it| it.won).count();
        return Text::new("bot-history-together").with("won", won).with("count", common.len()).with("points", best);
    }
    let mut first: BTreeMap<Seat, usize> = table.seats().map(|it| (it, 0)).collect();
    for past in games {
        let winners = (0..).map(Seat).zip(&past.people).filter(|it| past.outcome.won(it.0));
        for seat in winners.filter_map(|it| table.seat_of(*it.1)) {
            *first.entry(seat).or_default() += 1;
        }
    }
    let each =
        first.iter().map(|(seat, n)| words.say(&Text::new("bot-history-seat").with("seat", *seat).with("n", *n)));
    let each = words.language().list(&each.collect::<Vec<_>>());
    Text::new("bot-history-each").with("count", games.len()).with("each", Arg::Word(each))
}

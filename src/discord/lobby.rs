//! The lobby: the public message on which a table gathers, and the menu by which it settles its options.

use std::ops::RangeInclusive;

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateSelectMenuOption};

use super::app::Voice;
use super::custom_id::{Action, Press};
use super::decision::{button, option, select};
use super::panel::{paused, title};
use super::reply::Show;
use super::rules::brief_row;
use super::text::{ENTRY, MESSAGE, clip, filled};
use crate::engine::{Arg, Card, OptionKind, Seat, Text, Words};
use crate::host::{Level, Phase, TEMPO, Table, Tempo, WISHES};
use crate::words::{Speech, escape};

/// One thing that the table can settle.
pub(super) struct Setting {
    pub key: String,
    pub value: String,
    pub values: Vec<String>,
    pub flag: bool,
}

/// How many may play: as many as sit there once the game has begun; until then more may come, as far as there is room.
fn players(table: &Table) -> RangeInclusive<u8> {
    let have = u8::try_from(table.people.len()).unwrap_or(u8::MAX);
    have..=if table.phase == Phase::Lobby { table.room.max(have) } else { have }
}

/// Edition, seats and the options of the game that can matter at this table, in this order.
pub(super) fn settings(card: &Card, table: &Table) -> Vec<Setting> {
    let owned = |values: &[&str]| values.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>();
    let mut settings = Vec::new();
    if card.editions.len() > 1 {
        let values = owned(card.editions);
        settings.push(Setting { key: "edition".to_owned(), value: table.edition.clone(), values, flag: false });
    }
    if card.seats.start() < card.seats.end() {
        let values = card.seats.clone().map(|it| it.to_string()).collect();
        settings.push(Setting { key: "seats".to_owned(), value: table.room.to_string(), values, flag: false });
    }
    let players = players(table);
    // Nobody waits for one alone.
    if *players.end() > 1 {
        let values = Tempo::ALL.map(|it| it.key().to_owned()).to_vec();
        settings.push(Setting { key: TEMPO.to_owned(), value: table.tempo.key().to_owned(), values, flag: false });
    }
    for (key, values) in WISHES.iter().filter(|_| *players.end() > 1 && table.phase == Phase::Lobby) {
        let value = table.gathering.wishes.get(*key).cloned().unwrap_or_else(|| values[0].to_owned());
        settings.push(Setting { key: (*key).to_owned(), value, values: owned(values), flag: false });
    }
    for spec in card.settings().filter(|it| it.matters(&players)) {
        let value = table.options.get(spec.key).cloned().unwrap_or_else(|| spec.default().to_owned());
        let flag = matches!(spec.kind, OptionKind::Flag);
        settings.push(Setting { key: spec.key.to_owned(), value, values: owned(spec.values()), flag });
    }
    settings
}

impl Setting {
    /// The name of the setting.
    pub(super) fn name(&self, words: &Speech) -> String {
        setting_name(words, &self.key)
    }

    /// A value as people read it.
    pub(super) fn says(&self, words: &Speech, value: &str) -> String {
        value_name(words, &self.key, value, self.flag)
    }

    /// What a flag becomes when it is flipped.
    fn flipped(&self) -> &str {
        if self.value == "yes" { "no" } else { "yes" }
    }
}

pub(super) fn setting_name(words: &Speech, key: &str) -> String {
    match key {
        "edition" => words.word("bot-edition"),
        "seats" => words.word("bot-seats"),
        TEMPO => words.word("bot-tempo"),
        _ if is_wish(key) => words.maybe(&format!("bot-wish-{key}")).unwrap_or_else(|| key.to_owned()),
        _ => words.maybe(&format!("option-{key}")).unwrap_or_else(|| key.to_owned()),
    }
}

pub(super) fn value_name(words: &Speech, key: &str, value: &str, flag: bool) -> String {
    let id = match key {
        "edition" => format!("edition-{value}"),
        TEMPO => format!("bot-tempo-{value}"),
        _ if is_wish(key) => format!("bot-wish-{key}-{value}"),
        _ => format!("option-{key}-{value}"),
    };
    words.maybe(&id).or_else(|| words.maybe(value).filter(|_| flag)).unwrap_or_else(|| value.to_owned())
}

/// Whether it is a wish of the table, rather than a setting of the game.
fn is_wish(key: &str) -> bool {
    WISHES.iter().any(|it| it.0 == key)
}

/// The public message of the lobby. Without buttons once the game has begun.
pub(super) fn message(voice: &Voice, card: Option<&Card>, table: &Table) -> Show {
    let words = &voice.text;
    let mut lines = vec![format!("## {}", title(voice, table))];
    if let Some(about) = words.maybe("game-blurb").filter(|_| table.phase == Phase::Lobby) {
        lines.push(about);
    }
    for setting in card.map(|it| settings(it, table)).unwrap_or_default() {
        // What is switched off is not worth a line on a phone.
        let is_unsaid = setting.key == TEMPO || is_wish(&setting.key);
        let is_off =
            setting.flag && setting.value == "no" || is_unsaid && setting.values.first() == Some(&setting.value);
        if setting.key != "seats" && !is_off {
            lines.push(format!("• {}: **{}**", setting.name(words), setting.says(words, &setting.value)));
        }
    }
    let people = if table.people.is_empty() { "–".to_owned() } else { sitting(words, table) };
    let count = Text::new("bot-lobby-people").with("have", table.people.len()).with("room", table.room);
    lines.push(String::new());
    lines.push(format!("**{}**: {people}", words.say(&count)));
    if !table.gathering.kept.is_empty() && table.phase == Phase::Lobby {
        let names: Vec<String> = table.gathering.kept.iter().map(|it| escape(&it.name)).collect();
        let kept = Text::new("bot-lobby-kept").with("names", Arg::Word(words.language().list(&names)));
        lines.push(words.say(&kept));
    }
    lines.push(match table.phase {
        Phase::Lobby => {
            let least = card.map_or(1, |it| *it.seats.start());
            let missing = usize::from(least).saturating_sub(table.people.len());
            words.say(&Text::new("bot-lobby-missing").with("count", missing))
        }
        Phase::Running => words.word("bot-lobby-started"),
        Phase::Paused => paused(words, table.why.as_ref()),
        Phase::Over => words.word("bot-over"),
        Phase::Closed => words.word("bot-closed"),
    });
    let commitment = Arg::Word(table.commitment.clone());
    let code = Arg::Word(table.code.clone());
    lines.push(format!("-# {}", words.say(&Text::new("bot-lobby-foot").with("code", code).with("hash", commitment))));
    let rows =
        if table.phase == Phase::Lobby { vec![buttons(voice, table), brief_row(voice, table.id)] } else { Vec::new() };
    Show { content: clip(&lines.join("\n"), MESSAGE), rows, ..Show::default() }
}

fn buttons(voice: &Voice, table: &Table) -> CreateActionRow {
    let one = |act: Action, word: &'static str, style: ButtonStyle| {
        button(&Press::new(table.id.0, act), &voice.label.word(word)).style(style)
    };
    CreateActionRow::Buttons(vec![
        one(Action::Join, "bot-join", ButtonStyle::Success),
        one(Action::Leave, "bot-leave", ButtonStyle::Secondary),
        one(Action::Options, "bot-options", ButtonStyle::Secondary),
        one(Action::Robots, "bot-robots", ButtonStyle::Secondary),
        one(Action::Start, "bot-start", ButtonStyle::Primary),
    ])
}

/// Whether to start although seats are open.
pub(super) fn open_seats(voice: &Voice, table: &Table, above: &str) -> Show {
    let open = usize::from(table.room).saturating_sub(table.people.len());
    let gap = if above.is_empty() { "" } else { "\n\n" };
    let names = Arg::Word(sitting(&voice.text, table));
    let ask = voice.text.say(&Text::new("bot-start-open").with("count", open).with("names", names));
    let press = Press::with(table.id.0, &table.seating(), Action::StartNow);
    let now = button(&press, &voice.label.word("bot-start-now")).style(ButtonStyle::Primary);
    Show { content: format!("{above}{gap}{ask}"), rows: vec![CreateActionRow::Buttons(vec![now])], ..Show::default() }
}

/// Everybody at the table, and which robots play how well.
pub(super) fn sitting(words: &Speech, table: &Table) -> String {
    let name = |seat: Seat| match table.robots.get(&seat) {
        None => words.name(seat),
        Some(level) => {
            let level = Arg::Word(level_name(words, *level));
            words.say(&Text::new("bot-robot-name").with("seat", seat).with("level", level))
        }
    };
    words.language().list(&table.seats().map(name).collect::<Vec<_>>())
}

pub(super) fn level_name(words: &Speech, level: Level) -> String {
    words.maybe(&format!("bot-robot-{level}")).unwrap_or_else(|| level.to_string())
}

/// The menu of robots: those that can be seated, and those that can be sent away.
pub(super) fn robots(voice: &Voice, table: &Table, above: &str) -> Show {
    let words = &voice.label;
    let mut entries = Vec::new();
    if table.people.len() < usize::from(table.room) {
        for level in Level::ALL.into_iter().rev() {
            let says = Text::new("bot-robot-add").with("level", Arg::Word(level_name(words, level)));
            let about = words.maybe(&format!("bot-robot-{level}-about")).unwrap_or_default();
            entries.push(option(&words.say(&says), format!("add-{level}")).description(filled(&about, ENTRY)));
        }
    }
    for seat in table.seats().filter(|it| table.robots.contains_key(it)) {
        let says = words.say(&Text::new("bot-robot-drop").with("seat", seat));
        entries.push(option(&says, format!("drop-{}", seat.letter())));
    }
    if entries.is_empty() {
        return Show::text(voice.text.say(&Text::new("host-full").with("room", table.room)));
    }
    let gap = if above.is_empty() { "" } else { "\n\n" };
    let content = format!("{above}{gap}{}", voice.text.word("bot-robots-ask"));
    let press = Press::with(table.id.0, &table.seating(), Action::Robot);
    Show { content, rows: vec![select(&press, entries, &words.word("bot-choose"), (1, 1))], ..Show::default() }
}

/// The menu of all settings, for the player who pressed Options.
pub(super) fn options(voice: &Voice, card: &Card, table: &Table, above: &str) -> Show {
    let words = &voice.label;
    let settings = settings(card, table);
    if settings.is_empty() {
        return Show::text(voice.text.word("bot-no-options"));
    }
    let entry = |it: &Setting| {
        let mut says = it.says(words, &it.value);
        if it.flag {
            says = words.say(&Text::new("bot-flip").with("value", Arg::Word(says)));
        }
        // A switch carries what it becomes, so that two presses flip it once.
        let value = if it.flag { format!("{}={}", it.key, it.flipped()) } else { it.key.clone() };
        option(&it.name(words), value).description(filled(&says, ENTRY))
    };
    let entries: Vec<CreateSelectMenuOption> = settings.iter().take(25).map(entry).collect();
    let press = Press::new(table.id.0, Action::Setting);
    let gap = if above.is_empty() { "" } else { "\n\n" };
    Show {
        content: format!("{above}{gap}{}", voice.text.word("bot-options-ask")),
        rows: vec![select(&press, entries, &words.word("bot-choose"), (1, 1))],
        ..Show::default()
    }
}

/// The menu of one setting's values.
pub(super) fn values(voice: &Voice, setting: &Setting, table: &Table) -> Show {
    let words = &voice.label;
    let about = voice.text.maybe(&format!("option-{}-about", setting.key));
    let entries = setting
        .values
        .iter()
        .take(25)
        .map(|value| option(&setting.says(words, value), value.clone()).default_selection(*value == setting.value));
    let press = Press::new(table.id.0, Action::Set(setting.key.clone()));
    let back = button(&Press::new(table.id.0, Action::Options), &words.word("bot-back")).style(ButtonStyle::Secondary);
    let name = format!("**{}**", setting.name(&voice.text));
    Show {
        content: about.map_or_else(|| name.clone(), |it| format!("{name}\n{it}")),
        rows: vec![
            select(&press, entries.collect(), &words.word("bot-choose"), (1, 1)),
            CreateActionRow::Buttons(vec![back]),
        ],
        ..Show::default()
    }
}

//! `/rest`: when the caller wants not to be called.

use std::collections::BTreeSet;

use super::super::acts;
use super::super::app::{App, Voice};
use super::super::call::Call;
use super::super::direct;
use super::super::forgiving::{bare, matching, resembles};
use super::super::panel::at_time;
use super::super::reply::Show;
use super::super::search::Suggestion;
use super::super::tree::{Command, Complete, Describe, Kind, Param, Run};
use crate::engine::{Arg, Text, Words};
use crate::host::{Millis, NoRest, Rest, Way, local_time, zone_named, zones};
use crate::words::Language;

const DAY: Millis = 24 * 3_600 * 1_000;
/// Nobody is away for longer.
const MOST_DAYS: i64 = 366;
/// So many entries Discord shows below what is typed.
const SHOWN: usize = 25;

pub(super) fn command(describe: &Describe) -> Command {
    let param = |sub: &str, name: &str, kind: Kind| Param {
        name: name.to_owned(),
        id: format!("cmd-rest-{sub}-{name}"),
        kind,
        required: true,
    };
    let sub = |name: &str, run: Run, complete: Option<Complete>, params: Vec<Param>| {
        describe.command(name, &format!("cmd-rest-{name}"), run, complete, params)
    };
    let hours = vec![param("hours", "from", Kind::Completed), param("hours", "until", Kind::Completed)];
    let fixed = |option: &str, values: &[&'static str]| {
        let one = |it: &&'static str| {
            let id = format!("bot-rest-{option}-{it}");
            describe.fixed(it, |language| describe.say(language, &id).unwrap_or_else(|| (*it).to_owned()))
        };
        values.iter().map(one).collect()
    };
    let subs = vec![
        sub("show", |app, call| Box::pin(show(app, call)), None, Vec::new()),
        sub(
            "zone",
            |app, call| Box::pin(zone(app, call)),
            Some(|_, _, _, typed| Box::pin(async move { zones_like(&typed) })),
            vec![param("zone", "zone", Kind::Completed)],
        ),
        sub(
            "hours",
            |app, call| Box::pin(hours_set(app, call)),
            Some(|_, _, _, typed| Box::pin(async move { times_like(&typed) })),
            hours,
        ),
        sub(
            "days",
            |app, call| Box::pin(days_set(app, call)),
            Some(|app, call, _, typed| Box::pin(async move { days_like(&app, &call, &typed).await })),
            vec![param("days", "days", Kind::Completed)],
        ),
        sub("away", |app, call| Box::pin(away(app, call)), None, vec![param("away", "days", Kind::Number)]),
        sub(
            "calls",
            |app, call| Box::pin(calls(app, call)),
            None,
            vec![
                param("calls", "how", Kind::Fixed(fixed("calls-how", &["mention", "direct", "none"]))),
                Param {
                    required: false,
                    ..param("calls", "where", Kind::Fixed(fixed("calls-where", &["everywhere", "here"])))
                },
            ],
        ),
        sub(
            "next",
            |app, call| Box::pin(next(app, call)),
            None,
            vec![param("next", "tell", Kind::Fixed(fixed("next", &["yes", "no"])))],
        ),
        sub("back", |app, call| Box::pin(back(app, call)), None, Vec::new()),
        sub(
            "remove",
            |app, call| Box::pin(remove(app, call)),
            None,
            vec![Param {
                required: false,
                ..param("remove", "what", Kind::Fixed(fixed("part", &["all", "hours", "days"])))
            }],
        ),
    ];
    describe.group("rest", "cmd-rest", subs)
}

async fn show(app: App, call: Call) -> Show {
    let voice = app.common(app.language(&call).await);
    Show::text(told(&app, &call, &voice).join("\n"))
}

async fn zone(app: App, call: Call) -> Show {
    let typed = call.option("zone").unwrap_or_default().to_owned();
    let found = zone_named(&typed).map_or_else(|| zones_like(&typed), |it| vec![named(it)]);
    match &found[..] {
        [only] => {
            let zone = Some(only.value.clone());
            change(&app, &call, |rest| Rest { zone, ..rest }).await
        }
        several => {
            let some: Vec<String> = several.iter().take(5).map(|it| format!("`{}`", it.value)).collect();
            let id = if some.is_empty() { "bot-rest-unknown-zone" } else { "bot-rest-which-zone" };
            let text = Text::new(id).with("typed", Arg::Word(typed)).with("zones", Arg::Word(some.join(", ")));
            refused(&app, &call, &text).await
        }
    }
}

async fn hours_set(app: App, call: Call) -> Show {
    let mut read = Vec::new();
    for name in ["from", "until"] {
        let typed = call.option(name).unwrap_or_default();
        match minute_of(typed) {
            Some(minute) => read.push(minute),
            None => {
                let text = Text::new("bot-rest-no-time").with("typed", Arg::Word(typed.to_owned()));
                return refused(&app, &call, &text).await;
            }
        }
    }
    let quiet = Some((read[0], read[1]));
    change(&app, &call, |rest| Rest { quiet, ..rest }).await
}

async fn days_set(app: App, call: Call) -> Show {
    let typed = call.option("days").unwrap_or_default();
    let Ok(days_off) = days_in(&names(&app), typed) else {
        let text = Text::new("bot-rest-no-days").with("typed", Arg::Word(typed.to_owned()));
        return refused(&app, &call, &text).await;
    };
    change(&app, &call, |rest| Rest { days_off, ..rest }).await
}

async fn away(app: App, call: Call) -> Show {
    let days: i64 = call.option("days").and_then(|it| it.parse().ok()).unwrap_or(1);
    if days > MOST_DAYS {
        return refused(&app, &call, &Text::new("bot-rest-too-long").with("days", MOST_DAYS)).await;
    }
    let away_until = Some(app.host.now().saturating_add(days.max(1) * DAY));
    change(&app, &call, |rest| Rest { away_until, ..rest }).await
}

/// How games call the caller: everywhere, or in the game of this channel. Whoever wants direct messages gets the first one at
/// once, so that they learn now if Discord does not let us write them.
async fn calls(app: App, call: Call) -> Show {
    let way = match call.option("how") {
        Some("none") => Way::None,
        Some("direct") => Way::Direct,
        _ => Way::Mention,
    };
    let game = match call.option("where") {
        Some("here") => match app.table_here(&call).await {
            Ok(table) => Some(table.id),
            Err(reason) => return acts::denied(&app, &call, None, &reason).await,
        },
        _ => None,
    };
    if way == Way::Direct {
        let hello = app.common(app.language(&call).await).text.word("bot-direct-hello");
        if let Err(error) = direct::greet(&call.http, call.person.user, hello).await {
            tracing::info!(%error, "a direct message could not be sent");
            return refused(&app, &call, &Text::new("bot-direct-refused")).await;
        }
    }
    let set = |mut rest: Rest| {
        rest.calls.set(game, way);
        rest
    };
    change(&app, &call, set).await
}

/// Whether games tell the caller that their turn is the next one.
async fn next(app: App, call: Call) -> Show {
    let forewarned = call.option("tell") == Some("yes");
    change(&app, &call, |rest| Rest { forewarned, ..rest }).await
}

async fn back(app: App, call: Call) -> Show {
    change(&app, &call, |rest| Rest { away_until: None, ..rest }).await
}

async fn remove(app: App, call: Call) -> Show {
    let what = call.option("what").unwrap_or("all").to_owned();
    let without = |rest: Rest| match &*what {
        "hours" => Rest { quiet: None, ..rest },
        "days" => Rest { days_off: BTreeSet::new(), ..rest },
        _ => Rest { zone: rest.zone, calls: rest.calls, forewarned: rest.forewarned, ..Rest::default() },
    };
    change(&app, &call, without).await
}

/// Keeps what has changed, if it can be kept, and says what holds now.
async fn change(app: &App, call: &Call, how: impl FnOnce(Rest) -> Rest) -> Show {
    let user = call.person.user;
    let mut rest = how(app.host.rest(user).unwrap_or_default());
    // What is over need not be kept.
    rest.away_until = rest.away_until.filter(|it| *it > app.host.now());
    if let Err(why) = rest.check() {
        let id = match why {
            NoRest::UnknownZone | NoRest::NoZone => "bot-rest-no-zone",
            NoRest::NoHours => "bot-rest-no-hours",
            NoRest::Endless => "bot-rest-endless",
        };
        return refused(app, call, &Text::new(id)).await;
    }
    let voice = app.common(app.language(call).await);
    if !app.set_rest(user, Some(rest).filter(|it| *it != Rest::default())).await {
        return Show::text(voice.text.word("host-trouble"));
    }
    Show::text(told(app, call, &voice).join("\n"))
}

async fn refused(app: &App, call: &Call, why: &Text) -> Show {
    let voice = app.common(app.language(call).await);
    Show::text(voice.text.say(why))
}

/// What holds for the caller, and until when they rest if they do now.
fn told(app: &App, call: &Call, voice: &Voice) -> Vec<String> {
    let (words, now) = (&voice.text, app.host.now());
    let rest = app.host.rest(call.person.user).unwrap_or_default();
    let mut lines = Vec::new();
    if let Some(zone) = &rest.zone {
        let here = local_time(zone, now).map_or_else(String::new, clock);
        let text = Text::new("bot-rest-zone").with("zone", Arg::Word(zone.clone())).with("time", Arg::Word(here));
        lines.push(words.say(&text));
    }
    if let Some((from, until)) = rest.quiet {
        let text = Text::new("bot-rest-hours").with("from", Arg::Word(clock(from)));
        lines.push(words.say(&text.with("until", Arg::Word(clock(until)))));
    }
    if !rest.days_off.is_empty() {
        let days: Vec<String> = rest.days_off.iter().map(|it| words.word(day_id(*it))).collect();
        let days = Arg::Word(words.language().list(&days));
        lines.push(words.say(&Text::new("bot-rest-days").with("days", days)));
    }
    if let Some(until) = rest.away_until.filter(|it| *it > now) {
        lines.push(words.say(&Text::new("bot-rest-away").with("when", Arg::Word(at_time(until)))));
    }
    lines.extend(match rest.calls.everywhere {
        Way::Mention => None,
        Way::Direct => Some(words.word("bot-rest-calls-direct")),
        Way::None => Some(words.word("bot-rest-calls-none")),
    });
    let otherwise = [
        (Way::Mention, "bot-rest-calls-some-mention"),
        (Way::Direct, "bot-rest-calls-some-direct"),
        (Way::None, "bot-rest-calls-some-none"),
    ];
    lines.extend(otherwise.into_iter().filter_map(|(way, id)| {
        let count = rest.calls.except.values().filter(|it| **it == way).count();
        (count > 0).then(|| words.say(&Text::new(id).with("count", count)))
    }));
    lines.extend(rest.forewarned.then(|| words.word("bot-rest-forewarned")));
    lines.push(match app.host.wakes(call.person.user, now) {
        Some(until) => words.say(&Text::new("bot-rest-now").with("when", Arg::Word(at_time(until)))),
        None if rest.is_none() => words.word("bot-rest-none"),
        None => words.word("bot-rest-awake"),
    });
    lines
}

fn clock(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

/// The minute of the day that was typed: `22:00`, `22`, `8.30`, `10 pm`.
fn minute_of(typed: &str) -> Option<u16> {
    let typed = typed.trim().to_lowercase();
    let (digits, half) = match (typed.strip_suffix("am"), typed.strip_suffix("pm")) {
        (Some(it), _) => (it, Some(0)),
        (_, Some(it)) => (it, Some(12)),
        _ => (&*typed, None),
    };
    let (hour, minute) = digits.trim().split_once([':', '.', 'h']).unwrap_or((digits.trim(), "0"));
    let (hour, minute): (u16, u16) = (hour.trim().parse().ok()?, minute.trim().parse().ok()?);
    let hour = match half {
        Some(half) => (1..=12).contains(&hour).then_some(hour % 12 + half)?,
        // Midnight ends a day as well as it begins one.
        None => (hour <= 24 && hour * 60 + minute <= 24 * 60).then_some(hour % 24)?,
    };
    (minute < 60).then_some(hour * 60 + minute)
}

fn times_like(typed: &str) -> Vec<Suggestion> {
    let typed = typed.trim();
    let own = minute_of(typed);
    let fits = |it: &u16| clock(*it).trim_start_matches('0').starts_with(typed.trim_start_matches('0'));
    let halves = (0..48).map(|it| it * 30).filter(|it| Some(*it) != own && fits(it));
    let entry = |it: u16| Suggestion { name: clock(it), value: clock(it) };
    own.into_iter().chain(halves).map(entry).take(SHOWN).collect()
}

fn named(zone: String) -> Suggestion {
    Suggestion { name: zone.replace('_', " "), value: zone }
}

/// The time zones that could be meant; those of places first.
fn zones_like(typed: &str) -> Vec<Suggestion> {
    let places = zones().into_iter().filter(|it| it.contains('/') || !typed.trim().is_empty());
    let mut found =
        matching(typed.trim(), places.map(named), |it| format!("{} {}", it.value, it.value.replace(['/', '_'], " ")));
    found.sort_by_key(|it| !it.value.contains('/') || it.value.starts_with("Etc/"));
    found.truncate(SHOWN);
    found
}

fn day_id(day: u8) -> &'static str {
    const IDS: [&str; 7] = ["bot-day-1", "bot-day-2", "bot-day-3", "bot-day-4", "bot-day-5", "bot-day-6", "bot-day-7"];
    IDS[usize::from(day.clamp(1, 7)) - 1]
}

/// What the days are called in every language.
fn names(app: &App) -> Vec<(u8, String)> {
    let all = Language::ALL.iter().map(|it| app.common(*it).label);
    all.flat_map(|words| (1..=7).map(move |day| (day, words.word(day_id(day))))).collect()
}

/// The days that were typed, in any language and shortened; nothing of it if one cannot be read.
fn days_in(names: &[(u8, String)], typed: &str) -> Result<BTreeSet<u8>, ()> {
    let typed = bare(typed);
    let mut days = BTreeSet::new();
    for word in typed.split(|it: char| !it.is_alphanumeric()).filter(|it| !matches!(*it, "" | "and" | "i" | "oraz")) {
        if word.len() > 2 && "weekend".starts_with(word) {
            days.extend([6, 7]);
            continue;
        }
        let begins = |it: &&(u8, String)| word.len() > 1 && bare(&it.1).starts_with(word);
        let mut meant: BTreeSet<u8> = names.iter().filter(begins).map(|it| it.0).collect();
        if meant.is_empty() {
            meant = names.iter().filter(|it| resembles(word, &it.1)).map(|it| it.0).collect();
        }
        if meant.len() != 1 {
            return Err(());
        }
        days.extend(meant);
    }
    if days.is_empty() { Err(()) } else { Ok(days) }
}

/// What was typed so far, with its last word completed.
async fn days_like(app: &App, call: &Call, typed: &str) -> Vec<Suggestion> {
    let language = app.language(call).await;
    let (words, names) = (app.common(language).label, names(app));
    let list = |days: &BTreeSet<u8>| -> String {
        let all: Vec<String> = days.iter().map(|it| words.word(day_id(*it))).collect();
        language.list(&all)
    };
    let (before, last) = typed.trim().rsplit_once([' ', ',']).unwrap_or(("", typed.trim()));
    let before = days_in(&names, before).unwrap_or_default();
    let mut found: Vec<BTreeSet<u8>> = days_in(&names, typed).into_iter().collect();
    found.extend(typed.trim().is_empty().then(|| BTreeSet::from([6, 7])));
    let begins = |day: &u8| names.iter().any(|it| it.0 == *day && bare(&it.1).starts_with(&bare(last)));
    found.extend((1..=7).filter(begins).map(|day| before.iter().copied().chain([day]).collect()));
    let mut seen = BTreeSet::new();
    found.retain(|it| seen.insert(it.clone()));
    found.iter().map(list).map(|it| Suggestion { name: it.clone(), value: it }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_people_write_them() {
        for (typed, minute) in
            [("22:00", 1_320), ("22", 1_320), ("8.30", 510), ("8h05", 485), ("10 pm", 1_320), ("12am", 0), ("24:00", 0)]
        {
            assert_eq!(minute_of(typed), Some(minute), "{typed}");
        }
        for typed in ["", "late", "25", "24:30", "8:60", "13 pm", "-1", "8:"] {
            assert_eq!(minute_of(typed), None, "{typed}");
        }
        let names: Vec<String> = times_like("22").into_iter().map(|it| it.name).collect();
        assert_eq!(names, ["22:00", "22:30"]);
        assert_eq!(times_like("8:15")[0].value, "08:15");
    }

    #[test]
    fn zones_are_found_by_their_cities() {
        let found = |typed: &str| zones_like(typed).into_iter().map(|it| it.value).collect::<Vec<_>>();
        assert_eq!(found("warszawa"), ["Europe/Warsaw"]);
        assert_eq!(found("new york"), ["America/New_York"]);
        assert_eq!(found("kolkata"), ["Asia/Kolkata"]);
        assert_eq!(found("").len(), SHOWN);
        assert_eq!(found("mordor"), [""; 0]);
    }

    #[test]
    fn days_are_read_in_both_languages() {
        let english = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
        let polish = ["poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota", "niedziela"];
        let names: Vec<(u8, String)> =
            [english, polish].iter().flat_map(|it| (1..).zip(it.iter().map(|it| (*it).to_owned()))).collect();
        let read = |typed: &str| days_in(&names, typed).map(|it| it.into_iter().collect::<Vec<u8>>());
        assert_eq!(read("sat, sun"), Ok(vec![6, 7]));
        assert_eq!(read("Saturday and Sunday"), Ok(vec![6, 7]));
        assert_eq!(read("soboty i srody"), Ok(vec![3, 6]));
        assert_eq!(read("weekend"), Ok(vec![6, 7]));
        assert_eq!((read("t"), read("never"), read("")), (Err(()), Err(()), Err(())));
    }
}

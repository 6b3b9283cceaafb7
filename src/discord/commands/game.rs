//! `/game`: where the game of this channel stands, and the ways to end it or to set it right.

use super::super::acts;
use super::super::app::App;
use super::super::call::Call;
use super::super::door;
use super::super::forgiving::matching;
use super::super::info;
use super::super::motions;
use super::super::reply::Show;
use super::super::search::Suggestion;
use super::super::tree::{Command, Describe, Fixed, Kind, Param};
use super::super::turns;
use crate::engine::{Arg, Seat, Text, Words};
use crate::host::{self, Denied, Done, GameId, Level, Table};
use crate::words::escape;

pub(super) fn command(describe: &Describe) -> Command {
    // What concerns the game of this channel and has no parameters.
    macro_rules! here {
        ($name:literal, $act:expr) => {
            describe.command(
                $name,
                concat!("cmd-game-", $name),
                |app, call| Box::pin(async move { here(&app, &call, $act).await }),
                None,
                Vec::new(),
            )
        };
    }
    // What is moved about one of the players, who is the caller where nobody is named.
    macro_rules! about {
        ($name:literal, $required:literal, $command:ident) => {
            describe.command(
                $name,
                concat!("cmd-game-", $name),
                |app, call| {
                    Box::pin(async move { move_about(&app, &call, |seat| host::Command::$command { seat }).await })
                },
                Some(|app, call, _, typed| Box::pin(async move { players(&app, &call, &typed).await })),
                vec![Param {
                    name: "player".to_owned(),
                    id: concat!("cmd-game-", $name, "-player").to_owned(),
                    kind: Kind::Completed,
                    required: $required,
                }],
            )
        };
    }
    let subs = vec![
        here!("status", acts::status),
        here!("info", info::info),
        describe.command(
            "list",
            "cmd-game-list",
            |app, call| Box::pin(async move { turns::of_server(&app, &call).await }),
            None,
            Vec::new(),
        ),
        here!("concede", acts::concede),
        here!("agree", async |app, call, game| motions::say(app, call, game, true).await),
        here!("object", async |app, call, game| motions::say(app, call, game, false).await),
        here!("facts", acts::renew_facts),
        here!("pass", async |app, call, game| acts::pass_ahead(app, call, game, None, None).await),
        here!("ask", async |app, call, game| acts::ask_again(app, call, game, None).await),
        here!("close", acts::close),
        here!("record", acts::record),
        here!("history", acts::history),
        describe.command(
            "bring",
            "cmd-game-bring",
            |app, call| Box::pin(bring(app, call)),
            Some(|app, call, _, typed| Box::pin(async move { elsewhere(&app, &call, &typed).await })),
            vec![Param {
                name: "table".to_owned(),
                id: "cmd-game-bring-table".to_owned(),
                kind: Kind::Completed,
                required: true,
            }],
        ),
        reserve(describe),
        rewind(describe),
        robot(describe),
        about!("extend", false, Extend),
        about!("drop", false, Drop),
        about!("substitute", true, Substitute),
        careful(describe),
    ];
    describe.group("game", "cmd-game", subs)
}

/// Says that no robot shall play: the seat goes back to its person.
const NOBODY: &str = "none";

/// The levels of robots as choices, the best first.
pub(super) fn levels(describe: &Describe) -> Vec<Fixed> {
    Level::ALL.into_iter().rev().map(|it| level(describe, it.key())).collect()
}

fn level(describe: &Describe, key: &str) -> Fixed {
    let id = format!("bot-robot-{key}");
    describe.fixed(key, |language| describe.say(language, &id).unwrap_or_else(|| key.to_owned()))
}

fn robot(describe: &Describe) -> Command {
    let mut levels = levels(describe);
    levels.push(level(describe, NOBODY));
    let param = |name: &str, kind: Kind, required: bool| Param {
        name: name.to_owned(),
        id: format!("cmd-game-robot-{name}"),
        kind,
        required,
    };
    let params = vec![param("level", Kind::Fixed(levels), true), param("player", Kind::Completed, false)];
    describe.command(
        "robot",
        "cmd-game-robot",
        |app, call| Box::pin(stand_in(app, call)),
        Some(|app, call, _, typed| Box::pin(async move { players(&app, &call, &typed).await })),
        params,
    )
}

fn reserve(describe: &Describe) -> Command {
    let member = Param {
        name: "member".to_owned(),
        id: "cmd-game-reserve-member".to_owned(),
        kind: Kind::Member,
        required: true,
    };
    describe.command("reserve", "cmd-game-reserve", |app, call| Box::pin(keep_seat(app, call)), None, vec![member])
}

fn rewind(describe: &Describe) -> Command {
    let to =
        Param { name: "to".to_owned(), id: "cmd-game-rewind-to".to_owned(), kind: Kind::Completed, required: false };
    describe.command(
        "rewind",
        "cmd-game-rewind",
        |app, call| Box::pin(go_back(app, call)),
        Some(|app, call, _, typed| Box::pin(async move { earlier(&app, &call, &typed).await })),
        vec![to],
    )
}

/// Until a first game has ended, as it is for whoever says nothing.
const NEWCOMER: &str = "newcomer";

fn careful(describe: &Describe) -> Command {
    let choice = |key: &'static str| {
        let id = format!("bot-careful-{key}");
        describe.fixed(key, |language| describe.say(language, &id).unwrap_or_else(|| key.to_owned()))
    };
    let when = Param {
        name: "when".to_owned(),
        id: "cmd-game-careful-when".to_owned(),
        kind: Kind::Fixed(vec![choice(NEWCOMER), choice("always"), choice("never")]),
        required: true,
    };
    describe.command("careful", "cmd-game-careful", |app, call| Box::pin(set_careful(app, call)), None, vec![when])
}

async fn set_careful(app: App, call: Call) -> Show {
    let (asks, said) = match call.option("when").unwrap_or(NEWCOMER) {
        "always" => (Some(true), "bot-careful-set-always"),
        "never" => (Some(false), "bot-careful-set-never"),
        _ => (None, "bot-careful-set-newcomer"),
    };
    let done = app.set_asks_first(call.person.user, asks).await;
    let voice = app.common(app.language(&call).await);
    Show::text(voice.text.word(if done { said } else { "host-trouble" }))
}

/// Keeps a seat for a member of the server, or no longer.
async fn keep_seat(app: App, call: Call) -> Show {
    let table = match app.table_here(&call).await {
        Ok(table) => table,
        Err(reason) => return acts::denied(&app, &call, None, &reason).await,
    };
    let Some(person) = call.member.clone() else {
        let voice = app.voice(&table, app.language(&call).await);
        return Show::text(voice.text.word("bot-kept-bot"));
    };
    match app.run(&call, table.id, host::Command::KeepSeat { person: person.clone() }).await {
        Ok(Done { table, .. }) => {
            let voice = app.voice(&table, app.language(&call).await);
            let is_kept = table.gathering.kept.iter().any(|it| it.user == person.user);
            let id = if is_kept { "bot-kept" } else { "bot-kept-no-more" };
            Show::text(voice.text.say(&Text::new(id).with("name", Arg::Word(escape(&person.name)))))
        }
        Err(reason) => acts::denied(&app, &call, Some(table.id), &reason).await,
    }
}

async fn stand_in(app: App, call: Call) -> Show {
    let level = call.option("level").and_then(Level::from_key);
    match about(&app, &call).await {
        Ok((table, whom)) => acts::robot(&app, &call, table.id, whom, level).await,
        Err(show) => *show,
    }
}

async fn move_about(app: &App, call: &Call, command: fn(Seat) -> host::Command) -> Show {
    match about(app, call).await {
        Ok((table, Some(seat))) => motions::run(app, call, table.id, command(seat)).await,
        Ok((table, None)) => acts::denied(app, call, Some(table.id), &Denied::NoSeat).await,
        Err(show) => *show,
    }
}

/// The table of this channel, and the seat that was named, or the caller's own.
async fn about(app: &App, call: &Call) -> Result<(Table, Option<Seat>), Box<Show>> {
    let table = match app.table_here(call).await {
        Ok(table) => table,
        Err(reason) => return Err(Box::new(acts::denied(app, call, None, &reason).await)),
    };
    let Some(typed) = call.option("player") else {
        let own = table.seat_of(call.person.user);
        return Ok((table, own));
    };
    match named(&table, typed) {
        Some(seat) => Ok((table, Some(seat))),
        None => Err(Box::new(acts::denied(app, call, Some(table.id), &Denied::NobodyThere).await)),
    }
}

/// Back to an earlier time, if all agree; and without a time a paused game to its last good answer.
async fn go_back(app: App, call: Call) -> Show {
    let table = match app.table_here(&call).await {
        Ok(table) => table,
        Err(reason) => return acts::denied(&app, &call, None, &reason).await,
    };
    let Some(typed) = call.option("to") else { return acts::rewind(&app, &call, table.id).await };
    let keep = match typed.trim().strip_prefix(KEEP) {
        Some(keep) => keep.parse().ok(),
        None => typed.trim().parse().ok().and_then(|back: u32| (table.known as u32).checked_sub(back)),
    };
    match keep {
        Some(keep) => motions::run(&app, &call, table.id, host::Command::AskRewind { keep }).await,
        None => acts::denied(&app, &call, Some(table.id), &Denied::NothingToAsk).await,
    }
}

/// What the value of an earlier time begins with: a plain number is how many answers are taken back.
const KEEP: &str = "at ";

/// The times at which somebody else was to answer, the newest first.
async fn earlier(app: &App, call: &Call, typed: &str) -> Vec<Suggestion> {
    let Ok(table) = app.table_here(call).await else { return Vec::new() };
    let times = app.host.times(table.id).await.unwrap_or_default();
    let words = app.voice(&table, app.language(call).await).label;
    let named = times.into_iter().map(|it| {
        let to = Text::new("bot-rewind-to").with("count", table.known - it.keep).with("seat", it.seat);
        let name = match it.note {
            Some(note) => Text::new("bot-rewind-after").with("to", to).with("note", note),
            None => to,
        };
        Suggestion { name: words.say(&name), value: format!("{KEEP}{}", it.keep) }
    });
    let mut found = matching(typed, named, |it| it.name.clone());
    found.truncate(25);
    found
}

/// The seat of a letter, or of somebody's name.
fn named(table: &Table, typed: &str) -> Option<Seat> {
    let by_letter = Seat::from_letter(typed).filter(|it| table.person(*it).is_some());
    let is_named = |it: &Seat| table.person(*it).is_some_and(|it| it.name.eq_ignore_ascii_case(typed.trim()));
    by_letter.or_else(|| table.seats().find(is_named))
}

async fn players(app: &App, call: &Call, typed: &str) -> Vec<Suggestion> {
    let Ok(table) = app.table_here(call).await else { return Vec::new() };
    let words = app.voice(&table, app.language(call).await).label;
    let all = table.seats().map(|it| Suggestion { name: words.name(it), value: it.letter().to_string() });
    let letter = |it: &Suggestion| Text::new("bot-player-letter").with("letter", Arg::Word(it.value.clone()));
    let mut found = matching(typed, all, |it| format!("{} {}", it.name, words.say(&letter(it))));
    found.truncate(25);
    found
}

async fn here(app: &App, call: &Call, act: impl AsyncFnOnce(&App, &Call, GameId) -> Show) -> Show {
    match app.table_here(call).await {
        Ok(table) => act(app, call, table.id).await,
        Err(reason) => acts::denied(app, call, None, &reason).await,
    }
}

/// The caller's open games in this server.
async fn movable(app: &App, call: &Call) -> Vec<Table> {
    let mine = app.host.tables_of(call.person.user).await.unwrap_or_else(|error| {
        tracing::error!(%error, "somebody's games cannot be read");
        Vec::new()
    });
    mine.into_iter().filter(|it| it.place.guild == call.place.guild).collect()
}

async fn elsewhere(app: &App, call: &Call, typed: &str) -> Vec<Suggestion> {
    let language = app.language(call).await;
    let mine = movable(app, call).await.into_iter().filter(|it| it.place.channel != call.place.channel).map(|table| {
        let title = app.voice(&table, language).label.maybe("game-title").unwrap_or_else(|| table.game.clone());
        let names: Vec<&str> = table.people.iter().map(|it| it.name.as_str()).collect();
        Suggestion { name: format!("{title} · {} · {}", table.code, names.join(", ")), value: table.code }
    });
    let mut found = matching(typed, mine, |it| it.name.clone());
    found.truncate(25);
    found
}

async fn bring(app: App, call: Call) -> Show {
    let wanted = call.option("table").unwrap_or_default().trim().to_owned();
    let found = movable(&app, &call).await.into_iter().find(|it| it.code == wanted);
    let Some(table) = found else { return acts::denied(&app, &call, None, &Denied::NoGame).await };
    if let Some(why) = door::shut(&call).await {
        let voice = app.voice(&table, app.language(&call).await);
        let why = Arg::Word(why.say(&voice));
        return Show::text(voice.text.say(&Text::new("bot-not-brought").with("why", why)));
    }
    match app.run(&call, table.id, host::Command::Move { to: call.place }).await {
        Ok(Done { table, .. }) => Show::text(app.voice(&table, app.language(&call).await).text.word("bot-brought")),
        Err(reason) => acts::denied(&app, &call, Some(table.id), &reason).await,
    }
}

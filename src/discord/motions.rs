//! Motions in words and buttons: what is moved, by whom, who is still to be heard, and what became of it.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow};

use super::acts::denied;
use super::app::{App, Voice};
use super::call::Call;
use super::custom_id::{Action, Press};
use super::decision::button;
use super::panel::{at_time, in_time};
use super::reply::Show;
use crate::engine::{Arg, Seat, Text, Words};
use crate::host::{Command, Denied, Done, GameId, Matter, Motion, News, Phase, Table};
use crate::words::{Speech, escape};

/// So many motions have buttons below a message, which has five rows.
const ROWS: usize = 3;

/// A message about what is moved: `id` is how those of all kinds begin.
fn about(id: &str, matter: &Matter) -> Text {
    let text = Text::new(format!("{id}{}", matter.key()));
    match matter {
        Matter::StandIn { whom, .. } | Matter::Extend { whom } | Matter::Drop { whom } => text.with("whom", *whom),
        Matter::Substitute { whom, name, .. } => text.with("whom", *whom).with("who", Arg::Word(escape(name))),
        Matter::TakeBack { by, .. } => text.with("whom", *by),
        Matter::Concede | Matter::RenewFacts => text,
    }
}

/// What is before the table: who wants what, how many more have to agree, who is still to be heard, and until when.
pub(super) fn lines(words: &Speech, table: &Table) -> Vec<String> {
    if !matches!(table.phase, Phase::Running | Phase::Paused) {
        return Vec::new();
    }
    table.motions.iter().flat_map(|it| told(words, table, it)).collect()
}

fn told(words: &Speech, table: &Table, motion: &Motion) -> Vec<String> {
    let names = |seats: &[Seat]| Arg::Word(words.names(seats.iter().copied()));
    // What the clock has moved nobody wants yet.
    let by_the_clock = motion.carries && motion.wanted.is_empty();
    let head = if by_the_clock { "bot-motion-clock-" } else { "bot-motion-" };
    let mut text = about(head, &motion.matter).with("names", names(&motion.wanted));
    text = match motion.matter {
        Matter::TakeBack { at, .. } => text.with("count", table.known.saturating_sub(at as usize)),
        _ => text.with("lacking", motion.lacking),
    };
    let mut lines = vec![words.say(&text)];
    if motion.reveals {
        lines.push(format!("-# {}", words.word("bot-motion-reveals")));
    }
    if !motion.silent.is_empty() {
        let id = match motion.until {
            Some(_) if motion.carries => "bot-motion-silent-carries",
            Some(_) => "bot-motion-silent-until",
            None => "bot-motion-silent",
        };
        let when = Arg::Word(motion.until.map_or_else(String::new, in_time));
        let text = Text::new(id).with("names", names(&motion.silent)).with("when", when);
        lines.push(format!("-# {}", words.say(&text)));
    }
    lines
}

/// By these everybody at the table agrees or objects.
pub(super) fn rows(voice: &Voice, table: &Table) -> Vec<CreateActionRow> {
    let row = |it: &Motion| {
        let one = |act: Action, word: &'static str, style: ButtonStyle| {
            // By its sign the buttons of a motion are told from those of another.
            let sign = voice.label.say(&about("bot-sign-", &it.matter));
            let label = format!("{sign} {}", voice.label.word(word));
            button(&Press::with(table.id.0, &it.token, act), &label).style(style)
        };
        CreateActionRow::Buttons(vec![
            one(Action::Agree, "bot-agree", ButtonStyle::Success),
            one(Action::Object, "bot-object", ButtonStyle::Secondary),
        ])
    };
    table.motions.iter().take(ROWS).map(row).collect()
}

/// What a message tells of a motion. `called` are those whom it calls.
pub(super) fn news(words: &Speech, news: &News, called: Option<String>) -> Option<String> {
    let text = match news {
        News::Moved { by } => Text::new("bot-moved").with("names", Arg::Word(called?)).with("seat", *by),
        News::Offered { name } => {
            // Where nobody can be called, the motion itself says it.
            Text::new("bot-offered").with("names", Arg::Word(called?)).with("who", Arg::Word(escape(name)))
        }
        News::Opposed { matter, by } => about("bot-opposed-", matter).with("seat", *by),
        News::Lapsed { matter } => about("bot-lapsed-", matter),
        News::TimeUp { whom, until } | News::OutOfTime { whom, until } => {
            let id = if matches!(news, News::TimeUp { .. }) { "bot-time-up" } else { "bot-out-of-time" };
            // Nobody is called who rests, as when the bot was away while the time ran out.
            let called = called.unwrap_or_else(|| words.name(*whom));
            let text = Text::new(id).with("names", Arg::Word(called)).with("seat", *whom);
            text.with("when", Arg::Word(at_time(*until)))
        }
        News::TookOver { whom } => Text::new("bot-took-over").with("seat", *whom),
        News::Replaced { whom, was } => {
            let called = called.unwrap_or_else(|| words.name(*whom));
            Text::new("bot-replaced").with("names", Arg::Word(called)).with("who", Arg::Word(escape(was)))
        }
        News::Extended { whom } => Text::new("bot-extended").with("seat", *whom),
        News::LetGo { whom, was } => {
            let called = called.unwrap_or_else(|| escape(was));
            Text::new("bot-let-go").with("names", Arg::Word(called)).with("seat", *whom)
        }
        News::PlayedOn { by } => Text::new("bot-played-on").with("seat", *by),
        News::TookBack { by, count, sealed } => {
            let said = words.say(&Text::new("bot-agreed-take-back").with("seat", *by).with("count", *count));
            let seen = sealed.then(|| words.word("bot-motion-reveals"));
            return Some([Some(said), seen].into_iter().flatten().collect::<Vec<_>>().join("\n-# "));
        }
    };
    Some(words.say(&text))
}

/// The way to take back what cannot just be taken back.
pub(super) fn ask_button(voice: &Voice, game: GameId, token: &str) -> serenity::CreateButton {
    let press = Press::with(game.0, token, Action::AskUndo);
    button(&press, &voice.label.word("bot-ask-undo")).style(ButtonStyle::Secondary)
}

/// Moves something, or says something to what is moved, and says what came of it.
pub(super) async fn run(app: &App, call: &Call, game: GameId, command: Command) -> Show {
    let before = app.host.table(game).await.map(|it| it.motions).unwrap_or_default();
    match app.run(call, game, command.clone()).await {
        Ok(Done { table, .. }) => {
            let words = app.voice(&table, app.language(call).await).text;
            Show::text(outcome(&words, &before, &table, &command))
        }
        Err(reason) => denied(app, call, Some(game), &reason).await,
    }
}

/// Agrees or objects without a button: to the first motion that waits for the caller, or that they would say something else to.
pub(super) async fn say(app: &App, call: &Call, game: GameId, agrees: bool) -> Show {
    let table = match app.host.table(game).await {
        Ok(table) => table,
        Err(reason) => return denied(app, call, Some(game), &reason).await,
    };
    let Some(seat) = table.seat_of(call.person.user) else {
        return denied(app, call, Some(game), &Denied::NoSeat).await;
    };
    let said = |it: &Motion| if agrees { it.wanted.contains(&seat) } else { it.opposed.contains(&seat) };
    let waits = table.motions.iter().find(|it| it.silent.contains(&seat));
    match waits.or_else(|| table.motions.iter().find(|it| !said(it))) {
        Some(it) => run(app, call, game, Command::Reply { token: it.token.clone(), agrees }).await,
        None => denied(app, call, Some(game), &Denied::MotionOver).await,
    }
}

/// What came of a command about a motion: it stands before the table, it has carried, or it has fallen.
fn outcome(words: &Speech, before: &[Motion], table: &Table, command: &Command) -> String {
    let is_it = |it: &Motion| match command {
        Command::Concede => it.matter == Matter::Concede,
        Command::RenewFacts => it.matter == Matter::RenewFacts,
        Command::StandIn { seat, .. } => matches!(it.matter, Matter::StandIn { whom, .. } if whom == *seat),
        // Of several for a seat theirs is the newest.
        Command::Substitute { seat } => matches!(it.matter, Matter::Substitute { whom, .. } if whom == *seat),
        Command::Extend { seat } => it.matter == Matter::Extend { whom: *seat },
        Command::Drop { seat } => it.matter == Matter::Drop { whom: *seat },
        Command::AskUndo { .. } | Command::AskRewind { .. } => matches!(it.matter, Matter::TakeBack { .. }),
        Command::Reply { token, .. } => it.token == *token,
        _ => false,
    };
    if let Some(motion) = table.motions.iter().rfind(|it| is_it(it)) {
        return [words.word("bot-motion-noted")]
            .into_iter()
            .chain(told(words, table, motion))
            .collect::<Vec<_>>()
            .join("\n");
    }
    let matter = before.iter().find(|it| is_it(it)).map(|it| it.matter.clone());
    let matter = matter.or(match command {
        Command::Concede => Some(Matter::Concede),
        Command::RenewFacts => Some(Matter::RenewFacts),
        Command::Extend { seat } => Some(Matter::Extend { whom: *seat }),
        Command::Drop { seat } => Some(Matter::Drop { whom: *seat }),
        Command::StandIn { seat, level } => Some(Matter::StandIn { whom: *seat, level: *level }),
        _ => None,
    });
    match (matter, command) {
        (Some(_), Command::Reply { agrees: false, .. }) => words.word("bot-fallen"),
        (Some(matter), _) => words.say(&about("bot-carried-", &matter)),
        (None, _) => words.word("bot-motion-noted"),
    }
}

//! What people do, however they asked for it: the same for slash commands and for buttons.

use poise::serenity_prelude::CreateActionRow;

use super::app::{App, Upload, Voice};
use super::call::Call;
use super::custom_id::{Action, Press};
use super::decision::{At, option, select};
use super::panel;
use super::reply::Show;
use super::text::{MESSAGE, pages};
use super::{door, history, motions, post, rules, turns};
use crate::engine::{Arg, BRIEF, Part, Seat, Text, Viewer, Words};
use crate::host::{Command, Denied, Done, GameId, Level, Motion, Panel, Pass, Phase, Table};
use crate::words::Speech;

/// Why something cannot be done, with the caller's fresh panel where that helps them on.
pub(super) async fn denied(app: &App, call: &Call, game: Option<GameId>, denied: &Denied) -> Show {
    let language = app.language(call).await;
    let helps = matches!(
        denied,
        Denied::NotLegal { .. }
            | Denied::Refused(_)
            | Denied::NothingToUndo
            | Denied::OthersSince { .. }
            | Denied::TeamDecided
            | Denied::AnsweredSince { .. }
            | Denied::TakenBack
            | Denied::NothingToRedo
            | Denied::NothingToPass
            | Denied::Sealed
            | Denied::Bug
    );
    let panel: Option<Panel> = match game {
        Some(game) if helps => app.host.panel(game, call.person.user).await.ok(),
        Some(_) | None => None,
    };
    let table: Option<Table> = match game {
        Some(game) => app.host.table(game).await.ok(),
        None => None,
    };
    // The panel of whoever waits has the button itself.
    let asked = panel.as_ref().filter(|it| it.decision.is_some()).and_then(|it| it.ask_undo.clone());
    let is_refused = matches!(denied, Denied::OthersSince { .. } | Denied::TeamDecided | Denied::Sealed);
    let asks = asked.filter(|_| is_refused);
    let mut show = panel::denied(app, language, denied, call.pressed.as_deref(), panel, table.as_ref()).await;
    // What nobody may take back alone the others may agree to.
    if let (Some(token), Some(table)) = (asks, &table)
        && show.rows.len() < 5
    {
        let button = motions::ask_button(&app.voice(table, language), table.id, &token);
        show.rows.push(CreateActionRow::Buttons(vec![button]));
    }
    if let (Denied::NoSeat, Some(table)) = (denied, &table)
        && table.phase == Phase::Running
    {
        let voice = app.voice(table, language);
        show.content = format!("{}\n{}", show.content, panel::waiting(&voice, table));
    }
    show
}

/// The caller's panel, at some place in the menus of the decision.
pub(super) async fn panel(app: &App, call: &Call, game: GameId, at: &At, above: &str) -> Show {
    match app.host.panel(game, call.person.user).await {
        Ok(it) => shown(app, call, &it, at, above).await,
        Err(reason) => denied(app, call, Some(game), &reason).await,
    }
}

/// A panel as its player sees it: with the part of the table that the question is about, such as what they hold.
pub(super) async fn shown(app: &App, call: &Call, panel: &Panel, at: &At, above: &str) -> Show {
    let voice = app.voice(&panel.table, app.language(call).await);
    let mut show = panel::show(&voice, panel, at, above);
    let (game, viewer) = (panel.table.id, Viewer::Seat(panel.seat));
    if let (Some(open), Some(it)) = (&panel.decision, app.game(&panel.table))
        && let Some(part) = it.card().part_beside(open.decision.ask.id)
        && app.host.may_show_beside(call.person.user)
        && let Ok((_, sight)) = app.host.sight(game).await
    {
        show.upload = app.paint(sight, None, viewer, Some(part.to_owned()), voice.label).await;
    }
    if panel.decision.is_none() {
        show.rows.extend(turns::next(app, call, game).await);
    }
    show
}

pub(super) async fn answer(app: &App, call: &Call, game: GameId, token: Option<&str>, key: &str) -> Show {
    let answer = Command::Answer { token: token.map(str::to_owned), key: key.to_owned() };
    receipt(app, call, game, answer).await
}

pub(super) async fn undo(app: &App, call: &Call, game: GameId, token: Option<String>) -> Show {
    match app.run(call, game, Command::Undo { token }).await.and_then(Done::into_receipt) {
        Ok(it) => {
            let above = app.voice(&it.table, app.language(call).await).text.word("bot-took-back");
            shown(app, call, &it.panel, &At::Top, &above).await
        }
        Err(reason) => denied(app, call, Some(game), &reason).await,
    }
}

pub(super) async fn redo(app: &App, call: &Call, game: GameId, token: Option<String>) -> Show {
    receipt(app, call, game, Command::Redo { token }).await
}

/// What somebody says to a motion, or to what is proposed to the whole team.
pub(super) async fn reply(app: &App, call: &Call, game: GameId, token: String, agrees: bool) -> Show {
    let is_motion = Motion::has_token(&token);
    let reply = Command::Reply { token, agrees };
    match is_motion {
        true => motions::run(app, call, game, reply).await,
        false => receipt(app, call, game, reply).await,
    }
}

/// Passes in advance; if nothing is said, in every way that needs no open question.
pub(super) async fn pass_ahead(
    app: &App,
    call: &Call,
    game: GameId,
    token: Option<String>,
    pass: Option<Pass>,
) -> Show {
    receipt(app, call, game, Command::PassAhead { token, pass }).await
}

pub(super) async fn ask_again(app: &App, call: &Call, game: GameId, token: Option<String>) -> Show {
    receipt(app, call, game, Command::AskAgain { token }).await
}

async fn receipt(app: &App, call: &Call, game: GameId, command: Command) -> Show {
    match app.run(call, game, command).await.and_then(Done::into_receipt) {
        Ok(it) => {
            let above = panel::told(&app.voice(&it.table, app.language(call).await), &it.notes);
            shown(app, call, &it.panel, &At::Top, &above).await
        }
        Err(reason) => denied(app, call, Some(game), &reason).await,
    }
}

/// A rule by its id, as the look-up shows it.
pub(super) async fn rule(app: &App, call: &Call, game: GameId, id: &str) -> Show {
    let language = app.language(call).await;
    let table = match app.host.table(game).await {
        Ok(table) => table,
        Err(reason) => return denied(app, call, None, &reason).await,
    };
    let rules = app.game(&table).map(|it| it.look_up(language.code(), Some(&table.edition))).unwrap_or_default();
    let voice = app.voice(&table, language);
    let mut show = rules::answer(&voice, &rules, id);
    if id != BRIEF {
        show.rows.push(rules::brief_row(&voice, table.id));
    }
    show
}

/// The word for the board as text, beside the parts that the game names.
pub(super) const AS_TEXT: &str = "text";

/// A part of the board as everybody may see it, with a menu of the other parts; or why not, which must not take the place
/// of a board that is there.
pub(super) async fn board(app: &App, call: &Call, game: GameId, part: Option<&str>) -> Result<Show, Show> {
    let language = app.language(call).await;
    let (table, sight) = match look(app, game).await {
        Ok(it) => it,
        Err(reason) => return Err(denied(app, call, Some(game), &reason).await),
    };
    let voice = app.voice(&table, language);
    let parts = sight.parts(Viewer::Public);
    if part == Some(AS_TEXT) {
        let overview = parts.first().map(|it| it.key.clone()).unwrap_or_default();
        let lines = sight.lines(Viewer::Public, &overview, &voice.text).unwrap_or_default();
        let mut show = Show::pages(pages(&lines, MESSAGE - 100));
        show.rows = vec![part_menu(&voice, &table, &parts, AS_TEXT)];
        return Ok(show);
    }
    let Some(chosen) = parts.iter().find(|it| part.is_none_or(|part| it.key == part)) else {
        return Err(Show::text(voice.text.word("bot-no-part")));
    };
    if let Err(reason) = app.host.may_paint(call.person.user) {
        return Err(denied(app, call, Some(game), &reason).await);
    }
    // What changed since the caller last acted stands out.
    let since = match table.seat_of(call.person.user) {
        Some(seat) => match app.host.seen(game, seat).await {
            Ok(n) => app.host.sight_at(game, n).await.ok(),
            Err(_) => None,
        },
        None => None,
    };
    let picture = app.paint(sight.clone(), since, Viewer::Public, Some(chosen.key.clone()), voice.label.clone()).await;
    let mut show = Show::text(panel::waiting(&voice, &table));
    if picture.is_none() {
        let lines = sight.lines(Viewer::Public, &chosen.key, &voice.text).unwrap_or_default();
        show = Show::pages(pages(&lines, MESSAGE - 100));
    }
    show.upload = picture;
    show.rows = vec![part_menu(&voice, &table, &parts, &chosen.key)];
    Ok(show)
}

fn part_menu(
    voice: &Voice,
    table: &Table,
    parts: &[crate::engine::Part],
    chosen: &str,
) -> poise::serenity_prelude::CreateActionRow {
    let entry = |key: &str, name: &str| option(name, key.to_owned()).default_selection(key == chosen);
    let mut entries: Vec<_> = parts.iter().take(24).map(|it| entry(&it.key, &voice.label.say(&it.label))).collect();
    entries.push(entry(AS_TEXT, &voice.label.word("bot-part-text")));
    select(&Press::new(table.id.0, Action::Part), entries, &voice.label.word("bot-parts"), (1, 1))
}

async fn look(app: &App, game: GameId) -> Result<(Table, std::sync::Arc<dyn crate::engine::Sight>), Denied> {
    let table = app.host.table(game).await?;
    if table.phase == Phase::Lobby {
        return Err(Denied::NotStarted);
    }
    let (_, sight) = app.host.sight(game).await?;
    Ok((table, sight))
}

/// What only the caller may know.
pub(super) async fn hand(app: &App, call: &Call, game: GameId) -> Show {
    let (table, sight) = match look(app, game).await {
        Ok(it) => it,
        Err(reason) => return denied(app, call, Some(game), &reason).await,
    };
    let Some(seat) = table.seat_of(call.person.user) else {
        return denied(app, call, Some(game), &Denied::NoSeat).await;
    };
    let voice = app.voice(&table, app.language(call).await);
    let secrets = sight.secrets(Viewer::Seat(seat), &voice.text);
    if secrets.is_empty() {
        return Show::text(voice.text.word("bot-no-secrets"));
    }
    let mut lines = vec![format!("**{}**", voice.text.word("bot-secrets"))];
    lines.extend(secrets);
    let mut show = Show::pages(pages(&lines, MESSAGE - 100));
    let viewer = Viewer::Seat(seat);
    // Beyond the limit the words have to do.
    if sight.parts(viewer).iter().any(|it| it.key == Part::HAND) && app.host.may_paint(call.person.user).is_ok() {
        show.upload = app.paint(sight, None, viewer, Some(Part::HAND.to_owned()), voice.label.clone()).await;
    }
    show
}

/// The newest page of the log, or an older one.
pub(super) async fn log(app: &App, call: &Call, game: GameId, page: usize) -> Show {
    const PAGE: usize = 20;
    let table = match app.host.table(game).await {
        Ok(table) => table,
        Err(reason) => return denied(app, call, Some(game), &reason).await,
    };
    let voice = app.voice(&table, app.language(call).await);
    let viewer = table.seat_of(call.person.user).map_or(Viewer::Public, Viewer::Seat);
    let total = match app.host.notes(game, viewer, 0, 0).await {
        Ok(it) => it.total,
        Err(reason) => return denied(app, call, Some(game), &reason).await,
    };
    let pages_in_all = total.div_ceil(PAGE).max(1);
    let page = page.clamp(1, pages_in_all);
    let to = total - PAGE * (page - 1);
    let from = to.saturating_sub(PAGE);
    let notes = match app.host.notes(game, viewer, from, to - from).await {
        Ok(it) => it.list,
        Err(reason) => return denied(app, call, Some(game), &reason).await,
    };
    let mut lines: Vec<String> = notes.iter().map(|it| panel::told_line(&voice.text, it).text).collect();
    if lines.is_empty() {
        lines.push(voice.text.word("bot-empty-log"));
    }
    let foot = Text::new("bot-page").with("page", page).with("pages", pages_in_all);
    lines.push(format!("-# {}", voice.text.say(&foot)));
    Show::pages(pages(&lines, MESSAGE - 100))
}

/// Where a game stands, in a few lines.
pub(super) async fn status(app: &App, call: &Call, game: GameId) -> Show {
    let table = match app.host.table(game).await {
        Ok(table) => table,
        Err(reason) => return denied(app, call, Some(game), &reason).await,
    };
    let voice = app.voice(&table, app.language(call).await);
    let words = &voice.text;
    let mut lines = vec![format!("**{}** · `{}`", panel::title(&voice, &table), table.code)];
    lines.push(panel::waiting(&voice, &table));
    lines.extend(panel::clocks(&voice, &table));
    lines.push(seats_line(words, &table));
    lines.push(words.say(&Text::new("bot-status-answers").with("count", table.known)));
    lines.extend(motions::lines(words, &table));
    if let Some(outcome) = &table.outcome {
        lines.extend(post::ended(&voice, &table, outcome));
    }
    Show::text(lines.join("\n"))
}

/// Agrees to play on with the newest component facts; it happens once everybody has agreed.
pub(super) async fn renew_facts(app: &App, call: &Call, game: GameId) -> Show {
    motions::run(app, call, game, Command::RenewFacts).await
}

/// Agrees to end the game; it ends once most of those who are there have agreed.
pub(super) async fn concede(app: &App, call: &Call, game: GameId) -> Show {
    motions::run(app, call, game, Command::Concede).await
}

pub(super) async fn close(app: &App, call: &Call, game: GameId) -> Show {
    match app.run(call, game, Command::Close).await {
        Ok(Done { table, .. }) => {
            let voice = app.voice(&table, app.language(call).await);
            Show::text(voice.text.word("bot-closed-done"))
        }
        Err(reason) => denied(app, call, Some(game), &reason).await,
    }
}

/// The whole game as a file, by which everybody can check every roll, once there are no secrets left in it.
pub(super) async fn record(app: &App, call: &Call, game: GameId) -> Show {
    let (record, table) = match (app.host.export(game).await, app.host.table(game).await) {
        (Ok(record), Ok(table)) => (record, table),
        (Err(reason), _) | (_, Err(reason)) => return denied(app, call, Some(game), &reason).await,
    };
    let words = app.voice(&table, app.language(call).await).text;
    let name = format!("{}.log", table.code);
    let about =
        Text::new("bot-record-about").with("file", Arg::Word(name.clone())).with("hash", Arg::Word(table.commitment));
    let upload = Upload { name, bytes: record.into_bytes(), alt: String::new() };
    Show { upload: Some(upload), ..Show::text(words.say(&about)) }
}

/// Opens a table like one that has ended.
pub(super) async fn rematch(app: &App, call: &Call, game: GameId) -> Show {
    if let Some(why) = door::shut(call).await {
        let voice = app.common(app.language(call).await);
        let why = Arg::Word(why.say(&voice));
        return Show::text(voice.text.say(&Text::new("bot-not-opened").with("why", why)));
    }
    match app.host.rematch(call.press, call.place, call.person.clone(), game).await {
        Ok(Done { table, .. }) => {
            let voice = app.voice(&table, app.language(call).await);
            app.openers.wait(table.id, call.clone());
            Show::text(voice.text.word("bot-lobby-opened"))
        }
        Err(reason) => denied(app, call, Some(game), &reason).await,
    }
}

/// What the people of this table have won and lost before.
pub(super) async fn history(app: &App, call: &Call, game: GameId) -> Show {
    match (app.host.history(game).await, app.host.table(game).await) {
        (Ok(history), Ok(table)) => {
            let voice = app.voice(&table, app.language(call).await);
            let game = app.game(&table);
            Show::text(history::told(&voice, game.as_ref().map(|it| it.card()), &table, &history))
        }
        (Err(reason), _) | (_, Err(reason)) => denied(app, call, Some(game), &reason).await,
    }
}

/// Who sits at the table.
fn seats_line(words: &Speech, table: &Table) -> String {
    words.say(&Text::new("bot-status-seats").with("names", Arg::Word(super::lobby::sitting(words, table))))
}

/// Lets a robot of some level stand in for somebody, or nobody any more; in the lobby, seats one.
pub(super) async fn robot(app: &App, call: &Call, game: GameId, whom: Option<Seat>, level: Option<Level>) -> Show {
    let table = match app.host.table(game).await {
        Ok(table) => table,
        Err(reason) => return denied(app, call, None, &reason).await,
    };
    let seat = whom.or_else(|| table.seat_of(call.person.user));
    let command = match (table.phase == Phase::Lobby, seat, level) {
        (true, _, Some(level)) => Command::AddRobot { seating: None, level },
        (true, Some(seat), None) => Command::DropRobot { seating: None, seat },
        (false, Some(seat), Some(level)) => {
            return motions::run(app, call, game, Command::StandIn { seat, level }).await;
        }
        (false, Some(seat), None) => Command::HandBack { seat },
        (_, None, _) => return denied(app, call, Some(game), &Denied::NoSeat).await,
    };
    match app.run(call, game, command).await {
        Ok(Done { table, .. }) => {
            let words = app.voice(&table, app.language(call).await).text;
            Show::text(format!("✓ {}", seats_line(&words, &table)))
        }
        Err(reason) => denied(app, call, Some(game), &reason).await,
    }
}

pub(super) async fn rewind(app: &App, call: &Call, game: GameId) -> Show {
    match app.run(call, game, Command::Rewind).await {
        Ok(Done { table, .. }) => {
            let voice = app.voice(&table, app.language(call).await);
            Show::text(voice.text.say(&Text::new("bot-rewound-done").with("count", table.n)))
        }
        Err(reason) => denied(app, call, Some(game), &reason).await,
    }
}

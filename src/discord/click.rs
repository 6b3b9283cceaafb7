//! Presses on components and forms. Everything that comes in is read as hostile; whatever cannot be read is explained.

use std::sync::Arc;

use poise::BoxFuture;
use poise::serenity_prelude as serenity;
use serenity::{
    ActionRowComponent, ButtonKind, ComponentInteraction, ComponentInteractionDataKind, CreateActionRow,
    CreateInputText, CreateModal, Http, InputTextStyle, ModalInteraction,
};

use super::app::{App, Voice};
use super::call::{Call, On};
use super::custom_id::{Action, Chosen, Pick, Press, Span};
use super::decision::{Asked, At, Purpose};
use super::reply::{self, Reply, Show};
use super::text::filled;
use super::{acts, lobby, motions, plan, preview, sure, why_not};
use crate::engine::{BRIEF, Form, Seat, Text, Words};
use crate::host::{Command, Denied, Done, GameId, Level, Phase, Table};

/// The id of the one field of a form.
const FIELD: &str = "number";

pub(super) async fn component(app: &App, http: Arc<Http>, it: &ComponentInteraction) {
    let mut call = Call::of_component(http, it).at(&app.host);
    let values = match &it.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.clone(),
        _ => Vec::new(),
    };
    let Some(press) = Press::parse(&it.data.custom_id) else {
        tracing::warn!(user = %call.person.user, "a component of unknown form was pressed");
        return unreadable(app, call).await;
    };
    call.pressed = Some(label(it, &values)).filter(|it| press.act.changes() && !it.is_empty());
    // What is pressed in one's own message changes that message; what is pressed in public opens one's own.
    let here = match press.act {
        Action::Join | Action::Leave | Action::Start => true,
        Action::Rule(_) => false,
        _ => call.on == On::Own,
    };
    let work = {
        let (app, call) = (app.clone(), call.clone());
        async move { run(&app, &call, &press, &values).await }
    };
    reply::serve(app, call, here, work).await;
}

pub(super) async fn modal(app: &App, http: Arc<Http>, it: &ModalInteraction) {
    let call = Call::of_modal(http, it).at(&app.host);
    let fields = it.data.components.iter().flat_map(|row| &row.components);
    let typed = fields.into_iter().find_map(|it| match it {
        ActionRowComponent::InputText(input) if input.custom_id == FIELD => input.value.clone(),
        _ => None,
    });
    let (Some(press), Some(typed)) = (Press::parse(&it.data.custom_id), typed) else {
        return unreadable(app, call).await;
    };
    let here = call.on == On::Own;
    let work = {
        let (app, call) = (app.clone(), call.clone());
        async move {
            let game = GameId(press.game);
            match press.act {
                Action::Peek(_) | Action::Order(_) => {
                    let answer = Box::new(Action::Answer(Pick::Key(typed.trim().to_owned())));
                    let act =
                        if let Action::Peek(_) = press.act { Action::Peek(answer) } else { Action::Order(answer) };
                    run(&app, &call, &Press { act, ..press }, &[]).await
                }
                _ => place(here, sure::answer(&app, &call, game, press.token.as_deref(), typed.trim()).await),
            }
        }
    };
    reply::serve(app, call, here, work).await;
}

async fn unreadable(app: &App, call: Call) {
    let work = {
        let (app, call) = (app.clone(), call.clone());
        async move {
            let voice = app.common(app.language(&call).await);
            Reply::Own(Show::text(voice.text.word("bot-old-button")))
        }
    };
    reply::serve(app, call, false, work).await;
}

/// What the player read on what they pressed, as far as it still stands there.
fn label(it: &ComponentInteraction, values: &[String]) -> String {
    let parts = it.message.components.iter().flat_map(|row| &row.components);
    let labels = parts.filter_map(|part| match part {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } if *custom_id == it.data.custom_id => button.label.clone(),
            _ => None,
        },
        ActionRowComponent::SelectMenu(menu) if menu.custom_id.as_ref() == Some(&it.data.custom_id) => {
            let picked = menu.options.iter().filter(|it| values.contains(&it.value));
            Some(picked.map(|it| it.label.as_str()).collect::<Vec<_>>().join(", "))
        }
        _ => None,
    });
    labels.collect()
}

pub(super) fn place(here: bool, show: Show) -> Reply {
    if here { Reply::Here(show) } else { Reply::Own(show) }
}

/// What a press asks for. On the heap: a future that names them all would keep room for each of them on the stack.
fn run<'a>(app: &'a App, call: &'a Call, press: &'a Press, values: &'a [String]) -> BoxFuture<'a, Reply> {
    let game = GameId(press.game);
    let value = values.first().map(String::as_str);
    let show: BoxFuture<'a, Show> = match &press.act {
        Action::Join => return Box::pin(lobby_press(app, call, game, Command::Join)),
        Action::Leave => return Box::pin(lobby_press(app, call, game, Command::Leave)),
        Action::Start => return Box::pin(start(app, call, game)),
        Action::StartNow => Box::pin(start_now(app, call, game, token(press))),
        Action::Rematch => Box::pin(acts::rematch(app, call, game)),
        Action::Robots => Box::pin(robots(app, call, game, None)),
        Action::Robot => Box::pin(robot(app, call, game, token(press), value.unwrap_or_default())),
        Action::Options => Box::pin(options(app, call, game, "")),
        Action::Setting => Box::pin(setting(app, call, game, value.unwrap_or_default())),
        Action::Set(key) => Box::pin(set(app, call, game, key, value.unwrap_or_default())),
        Action::Play | Action::Panel => Box::pin(async move { acts::panel(app, call, game, &At::Top, "").await }),
        Action::Board => Box::pin(async move { acts::board(app, call, game, None).await.unwrap_or_else(|it| it) }),
        Action::Part => return Box::pin(part(app, call, game, value)),
        Action::Hand => Box::pin(acts::hand(app, call, game)),
        Action::Rules => Box::pin(rules_of_now(app, call, game)),
        Action::Rule(id) => return Box::pin(rule(app, call, game, id)),
        Action::Agree | Action::Object => {
            let (token, agrees) = (press.token.clone().unwrap_or_default(), press.act == Action::Agree);
            Box::pin(acts::reply(app, call, game, token, agrees))
        }
        Action::Undo => Box::pin(acts::undo(app, call, game, token(press))),
        Action::AskUndo => Box::pin(motions::run(app, call, game, Command::AskUndo { token: token(press) })),
        Action::Redo => Box::pin(acts::redo(app, call, game, token(press))),
        Action::Ahead(pass) => Box::pin(acts::pass_ahead(app, call, game, token(press), Some(pass.clone()))),
        Action::Again => Box::pin(acts::ask_again(app, call, game, token(press))),
        Action::Record => Box::pin(acts::record(app, call, game)),
        Action::Answer(Pick::Key(key)) => Box::pin(sure::answer(app, call, game, press.token.as_deref(), key)),
        Action::Answer(Pick::Index(_))
        | Action::Sure { .. }
        | Action::Choose(_)
        | Action::Menu(_)
        | Action::Page(_)
        | Action::Toggle(_)
        | Action::Done(_)
        | Action::Number
        | Action::Preview
        | Action::Peek(_) => return Box::pin(step(app, call, game, press, values)),
        Action::Plan => Box::pin(plan::show(app, call, game, "")),
        Action::NoOrders => Box::pin(plan::drop_all(app, call, game)),
        Action::Order(act) => {
            let token = token(press).unwrap_or_default();
            return Box::pin(async move { plan::step(app, call, game, token, act, values).await });
        }
    };
    Box::pin(async move { place(call.on == On::Own, show.await) })
}

async fn part(app: &App, call: &Call, game: GameId, part: Option<&str>) -> Reply {
    acts::board(app, call, game, part).await.map_or_else(Reply::Own, |show| place(call.on == On::Own, show))
}

/// The rule is read beside the panel, not in its place.
async fn rule(app: &App, call: &Call, game: GameId, id: &str) -> Reply {
    let rule = acts::rule(app, call, game, id).await;
    Reply::Own(if id == BRIEF { rule } else { why_not::below(app, call, game, rule).await })
}

/// What the button was made for. One without it is from an older version of the bot and stands for nothing any more.
fn token(press: &Press) -> Option<String> {
    Some(press.token.clone().unwrap_or_default())
}

/// A press that means something only under the question it was made for.
async fn step(app: &App, call: &Call, game: GameId, press: &Press, values: &[String]) -> Reply {
    let here = call.on == On::Own;
    let panel = match app.host.panel(game, call.person.user).await {
        Ok(panel) => panel,
        Err(reason) => return place(here, acts::denied(app, call, Some(game), &reason).await),
    };
    let open = match &panel.decision {
        Some(open) if press.token.as_deref() == Some(open.token.as_str()) => open.clone(),
        Some(_) | None => {
            let reason = Denied::Stale { panel: Box::new(panel) };
            return place(here, acts::denied(app, call, Some(game), &reason).await);
        }
    };
    let (act, peeks) = match &press.act {
        Action::Peek(act) => (&**act, true),
        act => (act, *act == Action::Preview),
    };
    let shown = async |at: &At, above: &str| match peeks {
        true => preview::choose(&app.voice(&panel.table, app.language(call).await), &panel, &open, at, above),
        false => acts::shown(app, call, &panel, at, above).await,
    };
    let to = if peeks { Purpose::Look } else { Purpose::Answer };
    let asked = Asked { game: game.0, token: &open.token, decision: &open.decision, to };
    match next(&open.decision.form, act, values) {
        Next::Answer(key) if peeks => place(here, preview::look(app, call, &panel, &open, &key).await),
        Next::Answer(key) => place(here, sure::answer(app, call, game, press.token.as_deref(), &key).await),
        Next::Sure(key, never) => {
            if never {
                app.set_asks_first(call.person.user, Some(false)).await;
            }
            place(here, acts::answer(app, call, game, press.token.as_deref(), &key).await)
        }
        Next::Show(at) => place(here, shown(&at, "").await),
        Next::Toggled(chosen, values) => {
            let (at, above) = toggled(&app.voice(&panel.table, app.language(call).await), &asked, &chosen, &values);
            place(here, shown(&at, &above).await)
        }
        Next::Form(min, max) => form(&app.voice(&panel.table, app.language(call).await), &asked, min, max),
        Next::Nothing => place(here, shown(&At::Top, "").await),
    }
}

/// The page after its entries were set anew, and what is picked so far.
pub(super) fn toggled(voice: &Voice, asked: &Asked, chosen: &Chosen, values: &[usize]) -> (At, String) {
    let (chosen, whole) = asked.toggled(chosen, values);
    let offers = asked.decision.form.offers();
    let names: Vec<String> = chosen.picked.iter().map(|it| voice.text.say(&offers[*it].label)).collect();
    let mut above = Vec::new();
    if !whole {
        above.push(voice.text.word("bot-too-many-picked"));
    }
    if !names.is_empty() {
        above.push(format!("✓ {}", names.join(", ")));
    }
    (At::Page(chosen), above.join("\n"))
}

/// Where a number is typed.
pub(super) fn form(voice: &Voice, asked: &Asked, min: i64, max: i64) -> Reply {
    let title = voice.label.say(&asked.decision.ask.text());
    let label = voice.label.say(&Text::new("bot-number-label").with("min", min).with("max", max));
    let input = CreateInputText::new(InputTextStyle::Short, filled(&label, 45), FIELD)
        .required(true)
        .min_length(1)
        .max_length(20);
    let id = asked.press(Action::Number).to_string();
    let rows = vec![CreateActionRow::InputText(input)];
    Reply::Modal(CreateModal::new(id, filled(&title, 45)).components(rows))
}

/// Where a press leads under the open question.
pub(super) enum Next {
    Answer(String),
    /// The answer that was asked about, and whether its player never wants to be asked again.
    Sure(String, bool),
    Show(At),
    Toggled(Chosen, Vec<usize>),
    Form(i64, i64),
    Nothing,
}

pub(super) fn next(form: &Form, act: &Action, values: &[String]) -> Next {
    let offers = form.offers();
    let key = |pick: &Pick| pick.key(offers);
    let joined = |keys: Option<Vec<String>>| match keys {
        Some(keys) if keys.is_empty() => Next::Answer("none".to_owned()),
        Some(keys) => Next::Answer(keys.join("+")),
        None => Next::Nothing,
    };
    match act {
        Action::Answer(pick) => key(pick).map_or(Next::Nothing, Next::Answer),
        Action::Sure { pick, never } => key(pick).map_or(Next::Nothing, |it| Next::Sure(it, *never)),
        Action::Menu(span) => Next::Show(At::Menu(*span)),
        Action::Page(chosen) => Next::Show(At::Page(chosen.clone())),
        Action::Toggle(chosen) => {
            let indexes = values.iter().filter_map(|it| match Pick::parse(it) {
                Some(Pick::Index(at)) => Some(at),
                Some(Pick::Key(_)) | None => None,
            });
            Next::Toggled(chosen.clone(), indexes.collect())
        }
        Action::Done(chosen) => joined(chosen.picked.iter().map(|it| key(&Pick::Index(*it))).collect()),
        Action::Choose(_) => match (form, values) {
            (Form::Some { .. }, values) => {
                joined(values.iter().map(|it| Pick::parse(it).and_then(|it| key(&it))).collect())
            }
            (_, [value]) => match (Span::parse(value), Pick::parse(value)) {
                (Some(span), _) => Next::Show(At::Menu(span)),
                (None, Some(pick)) => key(&pick).map_or(Next::Nothing, Next::Answer),
                (None, None) => Next::Nothing,
            },
            _ => Next::Nothing,
        },
        Action::Number => match form {
            Form::Number { min, max } => Next::Form(*min, *max),
            Form::One(_) | Form::Some { .. } => Next::Nothing,
        },
        _ => Next::Nothing,
    }
}

/// A press on the public lobby: the message changes for everybody, or the presser is told why not.
async fn lobby_press(app: &App, call: &Call, game: GameId, command: Command) -> Reply {
    match app.run(call, game, command).await {
        Ok(Done { table, .. }) => {
            let language = app.public_language(call.place.guild, call.guild_locale.as_deref()).await;
            let card = app.game(&table).map(|it| it.card().clone());
            Reply::Here(lobby::message(&app.voice(&table, language), card.as_ref(), &table))
        }
        Err(reason) => Reply::Own(acts::denied(app, call, Some(game), &reason).await),
    }
}

/// Starts the game; while seats are open for which somebody may be on the way, asks first.
async fn start(app: &App, call: &Call, game: GameId) -> Reply {
    match gathering(app, game).await {
        Ok(table) if is_open(app, call, &table) => {
            let voice = app.voice(&table, app.language(call).await);
            Reply::Own(lobby::open_seats(&voice, &table, ""))
        }
        _ => lobby_press(app, call, game, Command::Start { seating: None }).await,
    }
}

/// Whether this person could start the game, and more people could sit down.
fn is_open(app: &App, call: &Call, table: &Table) -> bool {
    let may = table.seat_of(call.person.user).is_some() || table.creator == call.person.user;
    let least = app.game(table).map_or(u8::MAX, |it| *it.card().seats.start());
    may && (usize::from(least)..usize::from(table.room)).contains(&table.people.len())
}

/// Starts the game without those who have not come.
async fn start_now(app: &App, call: &Call, game: GameId, seating: Option<String>) -> Show {
    match app.run(call, game, Command::Start { seating }).await {
        Ok(Done { table, .. }) => {
            let voice = app.voice(&table, app.language(call).await);
            Show::text(voice.text.word("bot-lobby-started"))
        }
        Err(reason @ Denied::SeatingChanged) => match gathering(app, game).await {
            Ok(table) if is_open(app, call, &table) => {
                let voice = app.voice(&table, app.language(call).await);
                lobby::open_seats(&voice, &table, &voice.text.say(&reason.text()))
            }
            _ => acts::denied(app, call, Some(game), &reason).await,
        },
        Err(reason) => acts::denied(app, call, Some(game), &reason).await,
    }
}

/// The table, while there is something to settle.
async fn gathering(app: &App, game: GameId) -> Result<Table, Denied> {
    let table = app.host.table(game).await?;
    if table.phase == Phase::Lobby { Ok(table) } else { Err(Denied::AlreadyStarted) }
}

/// The menu of robots, below what there is to say first.
async fn robots(app: &App, call: &Call, game: GameId, above: Option<&Denied>) -> Show {
    match gathering(app, game).await {
        Ok(table) => {
            let voice = app.voice(&table, app.language(call).await);
            let above = above.map(|it| voice.text.say(&it.text()));
            lobby::robots(&voice, &table, &above.unwrap_or_default())
        }
        Err(reason) => acts::denied(app, call, Some(game), &reason).await,
    }
}

/// A robot was picked: one sits down, or one goes.
async fn robot(app: &App, call: &Call, game: GameId, seating: Option<String>, value: &str) -> Show {
    let command = match value.split_once('-') {
        Some(("add", level)) => Level::from_key(level).map(|level| Command::AddRobot { seating, level }),
        Some(("drop", seat)) => Seat::from_letter(seat).map(|seat| Command::DropRobot { seating, seat }),
        _ => None,
    };
    let Some(command) = command else { return acts::denied(app, call, Some(game), &Denied::NoRobot).await };
    match app.run(call, game, command).await {
        Ok(Done { table, .. }) => {
            let voice = app.voice(&table, app.language(call).await);
            lobby::robots(&voice, &table, &format!("✓ {}", lobby::sitting(&voice.text, &table)))
        }
        Err(reason @ Denied::SeatingChanged) => robots(app, call, game, Some(&reason)).await,
        Err(reason) => acts::denied(app, call, Some(game), &reason).await,
    }
}

async fn options(app: &App, call: &Call, game: GameId, above: &str) -> Show {
    match gathering(app, game).await {
        Ok(table) => match app.game(&table) {
            Some(it) => lobby::options(&app.voice(&table, app.language(call).await), it.card(), &table, above),
            None => acts::denied(app, call, Some(game), &Denied::NoGame).await,
        },
        Err(reason) => acts::denied(app, call, Some(game), &reason).await,
    }
}

/// One setting was picked: a switch says what it becomes, anything else shows its values.
async fn setting(app: &App, call: &Call, game: GameId, picked: &str) -> Show {
    if let Some((key, value)) = picked.split_once('=') {
        return set(app, call, game, key, value).await;
    }
    let table = match gathering(app, game).await {
        Ok(table) => table,
        Err(reason) => return acts::denied(app, call, Some(game), &reason).await,
    };
    let settings = app.game(&table).map(|it| lobby::settings(it.card(), &table)).unwrap_or_default();
    match settings.iter().find(|it| it.key == picked) {
        Some(it) => lobby::values(&app.voice(&table, app.language(call).await), it, &table),
        None => options(app, call, game, "").await,
    }
}

async fn set(app: &App, call: &Call, game: GameId, key: &str, value: &str) -> Show {
    let command = Command::SetOption { key: key.to_owned(), value: value.to_owned() };
    match app.run(call, game, command).await {
        Ok(Done { table, .. }) => {
            let voice = app.voice(&table, app.language(call).await);
            let settings = app.game(&table).map(|it| lobby::settings(it.card(), &table)).unwrap_or_default();
            let said = settings
                .iter()
                .find(|it| it.key == key)
                .map(|it| format!("✓ {}: **{}**", it.name(&voice.text), it.says(&voice.text, &it.value)));
            options(app, call, game, &said.unwrap_or_default()).await
        }
        Err(reason) => acts::denied(app, call, Some(game), &reason).await,
    }
}

/// The rule behind the caller's question, or how to find any other.
async fn rules_of_now(app: &App, call: &Call, game: GameId) -> Show {
    let rule = app.host.panel(game, call.person.user).await.ok().and_then(|it| it.decision.and(it.rule));
    match rule {
        Some(rule) => {
            let mut show = acts::rule(app, call, game, rule).await;
            let voice = app.common(app.language(call).await);
            show.content = super::text::clip(&show.content, 1800);
            show.content.push_str(&format!("\n-# {}", voice.text.word("bot-rules-hint")));
            why_not::below(app, call, game, show).await
        }
        // Whoever is asked nothing has time to read what it is all about.
        None => {
            let voice = app.common(app.language(call).await);
            let mut show = acts::rule(app, call, game, BRIEF).await;
            show.content.push_str(&format!("\n-# {}", voice.text.word("bot-rules-hint")));
            show
        }
    }
}

//! `/<game> new` and one sub-command for each kind of decision, made from what the game says of itself.

use std::collections::BTreeMap;

use super::super::acts;
use super::super::app::{App, Voice};
use super::super::call::Call;
use super::super::decision::At;
use super::super::door;
use super::super::lobby;
use super::super::reply::Show;
use super::super::search::{self, Suggestion};
use super::super::tree::{Command, Describe, Fixed, Kind, Param};
use crate::engine::{AnyGame, Arg, Card, Form, Offer, OptionKind, Refusal, Text, Verb, Who, Words};
use crate::host::{Denied, Done, Level, Open, Table, Wish};
use crate::words::{Speech, Wordbook};

pub(super) fn command(words: &Wordbook, card: &Card) -> Command {
    let describe = Describe::new(words, Some(card.id));
    let mut subs =
        vec![describe.command("new", "cmd-new", |app, call| Box::pin(new(app, call)), None, params(words, card))];
    subs.extend(card.verbs.iter().map(|it| verb(&describe, it)));
    let mut head = describe.group(card.command, "game-about", subs);
    // The name of the command may differ by language; its description is the sentence about the game.
    let renamed = describe.group(card.command, "command", Vec::new());
    head.name_localizations = renamed.name_localizations;
    head
}

fn verb(describe: &Describe, verb: &Verb) -> Command {
    let choice =
        Param { name: "choice".to_owned(), id: "cmd-choice".to_owned(), kind: Kind::Completed, required: true };
    describe.command(
        verb.name,
        &format!("verb-{}", verb.name),
        |app, call| Box::pin(decide(app, call)),
        Some(|app, call, _, typed| Box::pin(complete(app, call, typed))),
        vec![choice],
    )
}

fn params(words: &Wordbook, card: &Card) -> Vec<Param> {
    let describe = Describe::new(words, Some(card.id));
    let speech = |language| -> Speech { words.game(card.id, language).nobody() };
    let named = |key: &'static str, flag: bool| {
        move |value: &str| -> Fixed {
            let name = |language| lobby::value_name(&speech(language), key, value, flag);
            describe_fixed(words, card.id, value, &name)
        }
    };
    let param = |name: &str, id: String, fixed: Vec<Fixed>| Param {
        name: name.to_owned(),
        id,
        kind: Kind::Fixed(fixed),
        required: false,
    };
    let mut params = Vec::new();
    if card.editions.len() > 1 {
        let fixed = card.editions.iter().map(|it| named("edition", false)(it)).collect();
        params.push(param("edition", "cmd-new-edition".to_owned(), fixed));
    }
    if card.seats.start() < card.seats.end() {
        let fixed = card.seats.clone().map(|it| describe.fixed(&it.to_string(), |_| it.to_string())).collect();
        params.push(param("players", "cmd-new-players".to_owned(), fixed));
    }
    params.push(param("robots", "cmd-new-robots".to_owned(), super::game::levels(&Describe::new(words, None))));
    for spec in card.settings() {
        let flag = matches!(spec.kind, OptionKind::Flag);
        let fixed = spec.values().iter().map(|it| named(spec.key, flag)(it)).collect();
        params.push(param(spec.key, format!("option-{}", spec.key), fixed));
    }
    params.truncate(25);
    params
}

fn describe_fixed(words: &Wordbook, game: &str, value: &str, name: &dyn Fn(crate::words::Language) -> String) -> Fixed {
    Describe::new(words, Some(game)).fixed(value, name)
}

async fn new(app: App, call: Call) -> Show {
    if let Some(why) = door::shut(&call).await {
        let voice = app.common(app.language(&call).await);
        let why = Arg::Word(why.say(&voice));
        return Show::text(voice.text.say(&Text::new("bot-not-opened").with("why", why)));
    }
    let game = called(&app, &call).unwrap_or_default();
    let seats = call.option("players").and_then(|it| it.parse().ok());
    let options: BTreeMap<String, String> = call
        .options
        .iter()
        .filter(|(key, _)| !matches!(key.as_str(), "edition" | "players" | "robots"))
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect();
    let edition = call.option("edition").map(str::to_owned);
    let robots = call.option("robots").and_then(Level::from_key);
    let wish = Wish { game, edition, options, seats, robots };
    match app.host.open(call.press, call.place, call.person.clone(), wish).await {
        Ok(Done { table, .. }) => {
            let voice = app.voice(&table, app.language(&call).await);
            app.openers.wait(table.id, call);
            Show::text(voice.text.word("bot-lobby-opened"))
        }
        Err(reason) => acts::denied(&app, &call, None, &reason).await,
    }
}

/// The game whose command this is.
fn called(app: &App, call: &Call) -> Option<String> {
    let command = call.path.first()?;
    let game = app.host.registry().games().find(|it| it.card().command == command)?;
    Some(game.card().id.to_owned())
}

/// The sub-command that was called.
fn verb_of<'a>(game: &'a dyn AnyGame, call: &Call) -> Option<&'a Verb> {
    let name = call.path.last()?;
    game.card().verbs.iter().find(|it| it.name == name)
}

/// The open decision of the caller; else why there is none.
async fn asked(app: &App, call: &Call) -> Result<(Table, Open), Box<Show>> {
    let denied = async |game, reason: &Denied| Box::new(acts::denied(app, call, game, reason).await);
    let table = match app.table_here(call).await {
        Ok(table) => table,
        Err(reason) => return Err(denied(None, &reason).await),
    };
    if called(app, call).as_ref() != Some(&table.game) {
        return Err(denied(None, &Denied::NoGame).await);
    }
    let panel = match app.host.panel(table.id, call.person.user).await {
        Ok(panel) => panel,
        Err(reason) => return Err(denied(Some(table.id), &reason).await),
    };
    let Some(open) = panel.decision else {
        let reason = Denied::NotYourTurn { waiting: panel.table.active };
        return Err(denied(Some(table.id), &reason).await);
    };
    Ok((table, open))
}

/// The open decision of the caller, if this sub-command answers it; else why not.
async fn answered(app: &App, call: &Call) -> Result<(Table, Open), Box<Show>> {
    let (table, open) = asked(app, call).await?;
    let game = app.game(&table);
    if let Some(open) = game.as_ref().and_then(|it| verb_of(it.as_ref(), call)).and_then(|it| narrowed(&open, it)) {
        return Ok((table, open));
    }
    // Another sub-command is meant: the panel shows the question that is open.
    let voice = app.voice(&table, app.language(call).await);
    let command = call.path.first().map_or("", String::as_str);
    let verbs = game.as_ref().map_or(&[][..], |it| it.card().verbs);
    let right: Vec<String> =
        verbs.iter().filter(|it| narrowed(&open, it).is_some()).map(|it| format!("/{command} {}", it.name)).collect();
    let above = if let Some(reason) = refused(app, call, &table, &open, &voice).await {
        reason
    } else if right.is_empty() {
        voice.text.word("bot-no-verb")
    } else {
        voice.text.say(&Text::new("bot-other-verb").with("command", Arg::Word(right.join("`, `"))))
    };
    Err(Box::new(acts::panel(app, call, table.id, &At::Top, &above).await))
}

/// The rule that forbids what was typed, if the game knows of one.
async fn refused(app: &App, call: &Call, table: &Table, open: &Open, voice: &Voice) -> Option<String> {
    let blocked = blocked(app, call, table, open).await;
    let refusal = search::refused(&blocked, call.option("choice")?, &voice.label)?;
    Some(voice.text.say(&Denied::Refused(refusal.clone()).text()))
}

/// What the caller may expect to be offered by this sub-command and a rule forbids.
async fn blocked(app: &App, call: &Call, table: &Table, open: &Open) -> Vec<(Offer, Refusal)> {
    let Who::Seat(seat) = open.decision.who else { return Vec::new() };
    let Some(game) = app.game(table) else { return Vec::new() };
    let Some(verb) = verb_of(game.as_ref(), call) else { return Vec::new() };
    let Ok((_, sight)) = app.host.sight(table.id).await else { return Vec::new() };
    let mut blocked = sight.blocked(seat);
    blocked.retain(|it| verb.takes(open.decision.ask.id, &it.0));
    blocked
}

/// The decision with only what this sub-command answers of it; nothing if that is nothing. Positions that a suggestion
/// carries count among these offers.
fn narrowed(open: &Open, verb: &Verb) -> Option<Open> {
    let ask = open.decision.ask.id;
    let mut open = open.clone();
    if let Form::One(offers) = &mut open.decision.form {
        offers.retain(|it| verb.takes(ask, it));
        if offers.is_empty() {
            return None;
        }
    }
    verb.answers(ask).then_some(open)
}

async fn decide(app: App, call: Call) -> Show {
    let (table, open) = match answered(&app, &call).await {
        Ok(it) => it,
        Err(show) => return *show,
    };
    let voice = app.voice(&table, app.language(&call).await);
    let typed = call.option("choice").unwrap_or_default();
    let read = search::read(&open, typed, &voice.label);
    // A suggestion of what a rule forbids reads like an answer, and is none.
    let legal =
        read.filter(|it| it.token.as_ref() != Some(&open.token) || open.decision.form.settle(&it.key).is_some());
    if let Some(answer) = legal {
        return acts::answer(&app, &call, table.id, answer.token.as_deref(), &answer.key).await;
    }
    // What a rule forbids is told before something else is guessed.
    if let Some(reason) = refused(&app, &call, &table, &open, &voice).await {
        return acts::panel(&app, &call, table.id, &At::Top, &reason).await;
    }
    match search::guess(&open, typed, &voice.label) {
        Some(answer) => acts::answer(&app, &call, table.id, answer.token.as_deref(), &answer.key).await,
        None => {
            let typed = Arg::Word(crate::words::escape(typed));
            let above = voice.text.say(&Text::new("bot-not-understood").with("typed", typed));
            acts::panel(&app, &call, table.id, &At::Top, &above).await
        }
    }
}

async fn complete(app: App, call: Call, typed: String) -> Vec<Suggestion> {
    let Ok((table, open)) = asked(&app, &call).await else { return Vec::new() };
    let words = app.voice(&table, app.language(&call).await).label;
    let game = app.game(&table);
    let verb = game.as_ref().and_then(|it| verb_of(it.as_ref(), &call));
    let offered = verb.and_then(|it| narrowed(&open, it));
    let mut found = offered.map_or_else(Vec::new, |it| search::suggest(&it, &typed, &words));
    if found.len() < search::MOST {
        found.extend(search::why_not(&open, &blocked(&app, &call, &table, &open).await, &typed, &words));
        found.truncate(search::MOST);
    }
    found
}

//! The question before an answer that cannot be taken back, for whoever wants to be asked it.

use std::collections::BTreeSet;

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use super::acts;
use super::app::{App, Voice};
use super::call::Call;
use super::custom_id::{Action, LONGEST, Pick, Press};
use super::decision::{button, full};
use super::open_panels::Asks;
use super::panel::title;
use super::reply::Show;
use crate::engine::{Form, Seal, Words};
use crate::host::{GameId, Open, Panel};
use crate::words::Speech;

/// Gives the answer that was pressed; before dice or cards its player is asked whether they mean it, unless they have said
/// that they need not be.
pub(super) async fn answer(app: &App, call: &Call, game: GameId, token: Option<&str>, key: &str) -> Show {
    let asked = match token {
        Some(token) => question(app, call, game, token, key).await,
        None => None,
    };
    match asked {
        Some(show) => show,
        None => acts::answer(app, call, game, token, key).await,
    }
}

/// The question, if there is anything to ask. What goes wrong here the answer itself will tell.
async fn question(app: &App, call: &Call, game: GameId, token: &str, key: &str) -> Option<Show> {
    let user = call.person.user;
    if !app.host.asks_first(user).await.ok()? {
        return None;
    }
    let seals = app.host.seals(game, user, token, key).await.ok().filter(|it| !it.is_empty())?;
    let panel = app.host.panel(game, user).await.ok()?;
    let open = panel.decision.as_ref().filter(|it| it.token == token)?;
    let voice = app.voice(&panel.table, app.language(call).await);
    let buttons = [
        said(&voice, press(&panel, open, key, false)?, "bot-sure-yes", ButtonStyle::Primary),
        said(&voice, Press::new(game.0, Action::Panel), "bot-back", ButtonStyle::Secondary),
        said(&voice, press(&panel, open, key, true)?, "bot-sure-never", ButtonStyle::Secondary),
    ];
    let rows = vec![CreateActionRow::Buttons(buttons.to_vec())];
    Some(Show { rows, asks: Some(Asks::of(&panel)), ..Show::text(asked(&voice, &panel, open, key, &seals)) })
}

/// Gives this answer, which has been looked at; nothing if several picks are too long together for a button.
pub(super) fn press(panel: &Panel, open: &Open, key: &str, never: bool) -> Option<Press> {
    let press = |pick| Press::with(panel.table.id.0, &open.token, Action::Sure { pick, never });
    let by_key = press(Pick::Key(key.to_owned()));
    if by_key.to_string().chars().count() <= LONGEST {
        return Some(by_key);
    }
    let offers = if let Form::One(offers) = &open.decision.form { offers.as_slice() } else { &[] };
    offers.iter().position(|it| it.key == key).map(|at| press(Pick::Index(at)))
}

fn said(voice: &Voice, press: Press, id: &'static str, style: ButtonStyle) -> CreateButton {
    button(&press, &voice.label.word(id)).style(style)
}

fn asked(voice: &Voice, panel: &Panel, open: &Open, key: &str, seals: &BTreeSet<Seal>) -> String {
    let words = &voice.text;
    let mut all = seals.iter();
    let next = match (all.next(), all.next()) {
        (Some(Seal::Roll), None) => "bot-sure-roll",
        (Some(Seal::Draw), None) => "bot-sure-draw",
        (Some(Seal::Choices), None) => "bot-sure-choices",
        _ => "bot-sure-any",
    };
    let lines = [
        format!("**{}**", words.say(&open.decision.ask.text())),
        chosen(&open.decision.form, key, words),
        words.word(next),
        format!("-# {} · `{}`", title(voice, &panel.table), panel.table.code),
    ];
    lines.join("\n")
}

/// What was chosen, as it was offered.
pub(super) fn chosen(form: &Form, key: &str, words: &Speech) -> String {
    let named = |key: &str| form.offers().iter().find(|it| it.key == key).map(|it| full(it, 0, words));
    match form {
        Form::Number { .. } => key.to_owned(),
        Form::Some { .. } if key == "none" => words.word("bot-none"),
        Form::Some { .. } => key.split('+').filter_map(named).collect::<Vec<_>>().join(", "),
        Form::One(_) => named(key).unwrap_or_else(|| key.to_owned()),
    }
}

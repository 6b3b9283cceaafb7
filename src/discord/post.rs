//! Posts: what stands in the channel. Made from what everybody may know, in the guild's language.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{ActionRowComponent, ButtonKind, ButtonStyle, CreateActionRow};

use super::app::{App, Upload, Voice};
use super::custom_id::{Action, Press};
use super::decision::button;
use super::lobby;
use super::panel::{paused, title, waiting};
use super::text::{MESSAGE, clip, newest};
use crate::engine::{Arg, Outcome, Seat, Sight, Text, Viewer, Words};
use crate::host::{Delivery, DeliveryKind, Denied, Phase, Table, UserId};
use crate::words::Language;

/// A message of the channel.
#[derive(Clone, Default)]
pub(super) struct Post {
    pub content: String,
    pub rows: Vec<CreateActionRow>,
    pub picture: Option<Upload>,
    /// Exactly who is notified.
    pub ping: Vec<UserId>,
}

/// What a delivery says and shows.
pub(super) async fn compose(app: &App, delivery: &Delivery, language: Language) -> Result<Post, Denied> {
    let table = app.host.table(delivery.game).await?;
    let voice = app.voice(&table, language);
    let card = app.game(&table).map(|it| it.card().clone());
    if delivery.kind == DeliveryKind::Unsaved {
        let said = delivery.why.clone().map(|why| Text::new("bot-unsaved").with("why", why));
        let content = voice.text.say(&said.unwrap_or_else(|| "bot-saved-again".into()));
        return Ok(Post { content, ..Post::default() });
    }
    // What is owed to the lobby may be sent after the game has begun; it still belongs on the lobby's message.
    let to_lobby = delivery.kind == DeliveryKind::Update && delivery.by.is_none() && delivery.notes == (0, 0);
    let in_lobby = delivery.kind == DeliveryKind::Opened || (delivery.n == 0 && to_lobby);
    if in_lobby {
        let show = lobby::message(&voice, card.as_ref(), &table);
        return Ok(Post { content: show.content, rows: show.rows, ..Post::default() });
    }
    let (from, to) = delivery.notes;
    let notes = app.host.notes(delivery.game, Viewer::Public, from, to.saturating_sub(from)).await?;
    let told = notes.list.iter().filter(|it| !it.minor).map(|it| format!("• {}", voice.text.say(&it.text)));
    let told: Vec<String> = told.collect();
    let head = head(&voice, delivery, &table);
    let foot = foot(&voice, delivery, &table);
    let room = MESSAGE.saturating_sub(head.chars().count() + foot.chars().count() + 4);
    let middle = newest(&told, room);
    let parts = [head, middle, foot];
    let parts: Vec<&str> = parts.iter().map(String::as_str).filter(|it| !it.is_empty()).collect();
    let picture = picture(app, delivery, &voice).await;
    let rows = match table.phase {
        Phase::Lobby => Vec::new(),
        Phase::Running | Phase::Paused => vec![buttons(&voice, &table, &mark(delivery), true)],
        Phase::Over | Phase::Closed => vec![buttons(&voice, &table, &mark(delivery), false)],
    };
    Ok(Post { content: clip(&parts.join("\n"), MESSAGE), rows, picture, ping: delivery.ping.clone() })
}

/// The first lines: whom it concerns.
fn head(voice: &Voice, delivery: &Delivery, table: &Table) -> String {
    let words = &voice.text;
    let mut lines = Vec::new();
    if !delivery.ping.is_empty() {
        let names: Vec<String> = delivery.ping.iter().map(|it| format!("<@{it}>")).collect();
        let names = words.language().list(&names);
        let ping = match delivery.kind {
            DeliveryKind::Over => "bot-ping-over",
            DeliveryKind::Closed => "bot-ping-closed",
            _ => "bot-ping",
        };
        let game = Arg::Word(title(voice, table));
        lines.push(words.say(&Text::new(ping).with("names", Arg::Word(names)).with("game", game)));
    }
    if delivery.undone {
        lines.push(match delivery.by {
            Some(seat) => words.say(&Text::new("bot-undone").with("seat", seat)),
            None => words.word("bot-rewound"),
        });
    }
    lines.join("\n")
}

/// The last lines: who else is awaited, or how the game ended.
fn foot(voice: &Voice, delivery: &Delivery, table: &Table) -> String {
    let words = &voice.text;
    let mut lines = Vec::new();
    match delivery.kind {
        DeliveryKind::Over => {
            lines.push(format!("**{}**", words.word("bot-over")));
            match &table.outcome {
                Some(outcome) => lines.extend(ended(voice, outcome)),
                None => lines.push(words.word("bot-conceded")),
            }
            lines.extend(revealed(voice, table));
        }
        DeliveryKind::Closed => {
            lines.push(words.word("bot-closed"));
            lines.extend(revealed(voice, table));
        }
        DeliveryKind::Paused => {
            lines.push(paused(words, delivery.why.as_ref()));
            lines.push(words.word("bot-paused-help"));
        }
        DeliveryKind::Opened | DeliveryKind::Turn | DeliveryKind::Update | DeliveryKind::Unsaved => {
            let pinged = |seat: &Seat| table.person(*seat).is_some_and(|it| delivery.ping.contains(&it.user));
            let others: Vec<Seat> = table.active.iter().copied().filter(|it| !pinged(it)).collect();
            if delivery.ping.is_empty() {
                lines.push(waiting(voice, table));
            } else if !others.is_empty() {
                let names = Arg::Word(words.names(others));
                lines.push(words.say(&Text::new("bot-waiting-too").with("names", names)));
            }
        }
    }
    lines.push(format!("-# {} · `{}`", title(voice, table), table.code));
    lines.join("\n")
}

/// How the game ended: the scores by place, or what the table reached together and why.
pub(super) fn ended(voice: &Voice, outcome: &Outcome) -> Vec<String> {
    let words = &voice.text;
    let Outcome::Ranked(ranking) = outcome else { return together(voice, outcome) };
    let mut order: Vec<(u8, Seat, i32)> = (0..)
        .map(Seat)
        .zip(ranking.places.iter().zip(&ranking.points))
        .map(|(seat, (place, points))| (*place, seat, *points))
        .collect();
    order.sort_unstable();
    let line = |(place, seat, points): &(u8, Seat, i32)| {
        let crown = if *place == 1 { "🏆 " } else { "" };
        let text = Text::new("bot-score").with("seat", *seat).with("points", *points);
        format!("{crown}{}", words.say(&text))
    };
    order.iter().map(line).collect()
}

fn together(voice: &Voice, outcome: &Outcome) -> Vec<String> {
    let Outcome::Common(common) = outcome else { return Vec::new() };
    let words = &voice.text;
    let head = if common.won { "bot-won-together" } else { "bot-lost-together" };
    let crown = if common.won { "🏆 " } else { "" };
    let mut lines = vec![format!("{crown}{}", words.say(&Text::new(head).with("points", common.points)))];
    lines.extend(common.reasons.iter().map(|it| format!("- {}", words.say(it))));
    lines
}

/// The seed, once it may be told, so that everybody can check what was rolled and shuffled.
fn revealed(voice: &Voice, table: &Table) -> Option<String> {
    let seed = table.seed.as_ref()?;
    let text = Text::new("bot-seed").with("seed", Arg::Word(seed.to_hex()));
    Some(format!("-# {}", voice.text.say(&text)))
}

/// By this the message of a delivery is found in the channel, if nobody said whether it arrived.
fn mark(delivery: &Delivery) -> String {
    format!("d{}", delivery.id)
}

/// Whether this is the message of the delivery.
pub(super) fn is_of(message: &serenity::Message, delivery: &Delivery) -> bool {
    let mark = mark(delivery);
    message.author.bot
        && message.components.iter().flat_map(|row| &row.components).any(|part| match part {
            ActionRowComponent::Button(button) => match &button.data {
                ButtonKind::NonLink { custom_id, .. } => Press::parse(custom_id)
                    .is_some_and(|it| it.game == delivery.game.0 && it.token == Some(mark.clone())),
                _ => false,
            },
            _ => false,
        })
}

fn buttons(voice: &Voice, table: &Table, mark: &str, going_on: bool) -> CreateActionRow {
    let one = |act: Action, word: &'static str, style: ButtonStyle| {
        button(&Press::new(table.id.0, act), &voice.label.word(word)).style(style)
    };
    let mut buttons = Vec::new();
    if going_on {
        buttons.push(one(Action::Play, "bot-play", ButtonStyle::Success));
    }
    let board = button(&Press::with(table.id.0, mark, Action::Board), &voice.label.word("bot-board"));
    buttons.push(board.style(ButtonStyle::Secondary));
    if going_on {
        buttons.push(one(Action::Hand, "bot-hand", ButtonStyle::Secondary));
    }
    buttons.push(one(Action::Rules, "bot-rules", ButtonStyle::Secondary));
    if table.seed.is_some() {
        buttons.push(one(Action::Record, "bot-record", ButtonStyle::Secondary));
    }
    CreateActionRow::Buttons(buttons)
}

/// The board as it stood when the delivery was written, with what differs since those pinged last acted.
async fn picture(app: &App, delivery: &Delivery, voice: &Voice) -> Option<Upload> {
    let sight = app.host.sight_at(delivery.game, delivery.n).await.ok()?;
    let since: Option<Arc<dyn Sight>> = match delivery.since {
        Some(n) if n < delivery.n => app.host.sight_at(delivery.game, n).await.ok(),
        Some(_) | None => None,
    };
    app.paint(sight, since, Viewer::Public, None, voice.label.clone()).await
}

//! All games of one person, in every server: where it is their turn, and a way to each.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow};

use super::app::{App, Voice};
use super::call::Call;
use super::custom_id::{Action, Press};
use super::decision::button;
use super::panel::in_time;
use super::reply::Show;
use super::text::{BUTTON, MESSAGE, clip, pages};
use crate::engine::{Arg, Seat, Text, Words};
use crate::host::{ChannelId, GameId, GuildId, MessageId, Phase, Place, TurnRow};
use crate::words::Language;

/// So many games can be opened from the list: two rows of buttons.
const BUTTONS: usize = 10;
const ROW: usize = 5;

/// `/turns`.
pub(super) async fn list(app: &App, call: &Call) -> Show {
    let language = app.language(call).await;
    let common = app.common(language);
    let turns = match app.host.turns(call.person.user).await {
        Ok(turns) => turns,
        Err(error) => {
            tracing::error!(%error, "somebody's games cannot be read");
            return Show::text(common.text.word("host-trouble"));
        }
    };
    if turns.is_empty() {
        return Show::text(common.text.word("bot-turns-none"));
    }
    let own: Vec<&TurnRow> = turns.iter().filter(|it| it.since.is_some()).collect();
    let head = Text::new("bot-turns").with("own", own.len()).with("all", turns.len());
    let mut lines = vec![common.text.say(&head)];
    lines.extend(turns.iter().map(|it| line(&voice(app, it, language), it)));
    let buttons: Vec<_> =
        own.iter().take(BUTTONS).map(|it| open(app, &voice(app, it, language), it, "bot-turns-open")).collect();
    let rows = buttons.chunks(ROW).map(|it| CreateActionRow::Buttons(it.to_vec())).collect();
    Show { rows, ..Show::pages(pages(&lines, MESSAGE - 100)) }
}

/// `/game list`: the open games of this server, as far as the caller can see them.
pub(super) async fn of_server(app: &App, call: &Call) -> Show {
    let language = app.language(call).await;
    let common = app.common(language);
    let mut games = match app.host.games_in(call.place.guild, call.person.user).await {
        Ok(games) => games,
        Err(error) => {
            tracing::error!(%error, "the games of a server cannot be read");
            return Show::text(common.text.word("host-trouble"));
        }
    };
    games.retain(|it| it.sits || call.sees(Place { guild: it.guild, channel: it.channel }));
    if games.is_empty() {
        return Show::text(common.text.word("bot-games-none"));
    }
    let mut lines = vec![common.text.say(&Text::new("bot-games").with("count", games.len()))];
    for game in &games {
        let voice = voice(app, game, language);
        let names = voice.text.names((0..game.names.len()).map(|it| Seat(it as u8)));
        let who = Text::new("bot-game-people").with("names", Arg::Word(names));
        lines.push(format!("{}\n-# {}", line(&voice, game), voice.text.say(&who)));
    }
    Show::pages(pages(&lines, MESSAGE - 100))
}

/// A way to the next game that waits for the caller, from one that does not.
pub(super) async fn next(app: &App, call: &Call, from: GameId) -> Option<CreateActionRow> {
    let turns = app.host.turns(call.person.user).await.unwrap_or_else(|error| {
        tracing::error!(%error, "somebody's games cannot be read");
        Vec::new()
    });
    let next = turns.iter().find(|it| it.since.is_some() && it.id != from)?;
    let voice = voice(app, next, app.language(call).await);
    Some(CreateActionRow::Buttons(vec![open(app, &voice, next, "bot-turns-next")]))
}

fn voice(app: &App, turn: &TurnRow, language: Language) -> Voice {
    app.voice_at(&turn.game, &turn.names, language)
}

fn title(voice: &Voice, turn: &TurnRow) -> String {
    voice.label.maybe("game-title").unwrap_or_else(|| turn.game.clone())
}

/// Opens the panel here, or leads to the channel of a game that is played by way of another shard.
fn open(app: &App, voice: &Voice, turn: &TurnRow, id: &'static str) -> serenity::CreateButton {
    let label = Text::new(id).with("title", Arg::Word(title(voice, turn))).with("code", Arg::Word(turn.code.clone()));
    let label = voice.label.say(&label);
    if app.host.serves(turn.guild) {
        return button(&Press::new(turn.id.0, Action::Play), &label).style(ButtonStyle::Primary);
    }
    serenity::CreateButton::new_link(link(turn.guild, turn.channel, turn.message)).label(clip(&label, BUTTON))
}

fn line(voice: &Voice, turn: &TurnRow) -> String {
    let id = match (turn.phase, turn.since) {
        (Phase::Lobby, _) => "bot-turn-lobby",
        (Phase::Paused, _) => "bot-turn-paused",
        (_, Some(_)) => "bot-turn-own",
        (_, None) => "bot-turn-others",
    };
    let names = voice.text.names(turn.awaited.iter().map(|it| Seat(*it)));
    let text = Text::new(id)
        .with("title", Arg::Word(title(voice, turn)))
        .with("code", Arg::Word(turn.code.clone()))
        .with("names", Arg::Word(names))
        .with("when", Arg::Word(turn.since.map_or_else(String::new, in_time)))
        .with("link", Arg::Word(link(turn.guild, turn.channel, turn.message)));
    voice.text.say(&text)
}

/// Where a message is, or its channel as long as there is none.
pub(super) fn link(guild: Option<GuildId>, channel: ChannelId, message: Option<MessageId>) -> String {
    let message = message.map_or_else(String::new, |it| format!("/{it}"));
    format!("{}{message}", Place { guild, channel }.link())
}

//! `/help`: how to start, how to play, and how to invite the bot.

use poise::serenity_prelude as serenity;

use super::super::reply::Show;
use super::super::tree::{Command, Describe};
use crate::engine::{Arg, Card, Text, Words};

/// All that the bot needs in a channel.
pub(crate) fn invite_permissions() -> serenity::Permissions {
    serenity::Permissions::VIEW_CHANNEL
        | serenity::Permissions::SEND_MESSAGES
        | serenity::Permissions::SEND_MESSAGES_IN_THREADS
        | serenity::Permissions::ATTACH_FILES
        | serenity::Permissions::READ_MESSAGE_HISTORY
}

pub(super) fn command(describe: &Describe) -> Command {
    describe.command(
        "help",
        "cmd-help",
        |app, call| {
            Box::pin(async move {
                let language = app.language(&call).await;
                let voice = app.common(language);
                let title = |card: &Card| {
                    let words = app.words.game(card.id, language).nobody();
                    let title = words.maybe("game-title").unwrap_or_else(|| card.id.to_owned());
                    format!("`/{} new` – {title}", card.command)
                };
                let games: Vec<String> = app.host.registry().games().map(|it| title(it.card())).collect();
                let bits = invite_permissions().bits().to_string();
                let text = Text::new("bot-help")
                    .with("games", Arg::Word(games.join("\n")))
                    .with("permissions", Arg::Word(bits));
                Show::text(voice.text.say(&text))
            })
        },
        None,
        Vec::new(),
    )
}

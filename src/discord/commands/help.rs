//! `/help`: how to start, how to play, and how to invite the bot.

use poise::serenity_prelude as serenity;

use super::super::reply::Show;
use super::super::tree::{Command, Describe};
use crate::engine::{Arg, Card, Text, Words};
use crate::games::Registry;
use crate::words::{Language, Wordbook};

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
                Show::text(text(app.host.registry(), &app.words, language))
            })
        },
        None,
        Vec::new(),
    )
}

/// How to play, with the commands as Discord shows them to somebody with this language.
pub(in crate::discord) fn text(registry: &Registry, words: &Wordbook, language: Language) -> String {
    let open = |card: &Card| {
        let words = words.game(card.id, language).nobody();
        let title = words.maybe("game-title").unwrap_or_else(|| card.id.to_owned());
        let command = words.maybe("command-name").unwrap_or_else(|| card.command.to_owned());
        format!("`/{command} {}` – {title}", words.word("cmd-new-name"))
    };
    let games: Vec<String> = registry.games().map(|it| open(it.card())).collect();
    let bits = invite_permissions().bits().to_string();
    let text = Text::new("bot-help").with("games", Arg::Word(games.join("\n"))).with("permissions", Arg::Word(bits));
    words.common(language).nobody().say(&text)
}

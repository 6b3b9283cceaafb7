//! `/game info`: how a game was set up, and what its record is worth.

use super::acts::denied;
use super::app::{App, Voice};
use super::call::Call;
use super::lobby::settings;
use super::panel::{at_time, title};
use super::reply::Show;
use crate::engine::{AnyGame, Arg, Text, Words};
use crate::host::{Denied, GameId, Table};

/// What is looked up once rather than every turn.
pub(super) async fn info(app: &App, call: &Call, game: GameId) -> Show {
    let found = async {
        let table = app.host.table(game).await?;
        let undone = app.host.undone(&table).await?;
        Ok::<_, Denied>((table, undone))
    };
    match found.await {
        Ok((table, undone)) => {
            let voice = app.voice(&table, app.language(call).await);
            let game = app.game(&table);
            Show::text(lines(&voice, game.as_deref(), &table, undone).join("\n"))
        }
        Err(reason) => denied(app, call, Some(game), &reason).await,
    }
}

fn lines(voice: &Voice, game: Option<&dyn AnyGame>, table: &Table, undone: (u32, u32)) -> Vec<String> {
    let words = &voice.text;
    let mut lines = vec![format!("**{}** · `{}`", title(voice, table), table.code)];
    for it in game.map(|it| settings(it.card(), table)).unwrap_or_default() {
        lines.push(format!("• {}: **{}**", it.name(words), it.says(words, &it.value)));
    }
    let opener = table.seat_of(table.creator).map_or_else(|| format!("<@{}>", table.creator), |it| words.name(it));
    let opened = Text::new("bot-info-opened").with("name", Arg::Word(opener));
    lines.push(words.say(&opened.with("when", Arg::Word(at_time(table.opened_at)))));
    if let Some(ended) = table.ended_at {
        lines.push(words.say(&Text::new("bot-info-ended").with("when", Arg::Word(at_time(ended)))));
    }
    lines.push(words.say(&Text::new("bot-status-answers").with("count", table.known)));
    if undone.0 > 0 {
        lines.push(words.say(&Text::new("bot-info-undone").with("count", undone.0).with("agreed", undone.1)));
    }
    lines.push(words.say(&Text::new("bot-info-rules").with("rules", table.rules)));
    let hash = Arg::Word(table.commitment.clone());
    lines.push(format!("-# {}", words.say(&Text::new("bot-info-seed").with("hash", hash))));
    lines
}

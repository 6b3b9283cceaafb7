//! `/rules`: every rule and component by id or word, in our own words.

use super::super::app::App;
use super::super::call::Call;
use super::super::reply::Show;
use super::super::rules;
use super::super::search::Suggestion;
use super::super::tree::{Command, Describe, Kind, Param};
use crate::engine::{AnyGame, LookUp};
use crate::words::Language;
use std::sync::Arc;

pub fn command(describe: &Describe) -> Command {
    let find =
        Param { name: "find".to_owned(), id: "cmd-rules-find".to_owned(), kind: Kind::Completed, required: true };
    describe.command(
        "rules",
        "cmd-rules",
        |app, call| {
            Box::pin(async move {
                let language = app.language(&call).await;
                let typed = call.option("find").unwrap_or_default();
                let games = games(&app, &call).await;
                let all = entries(&app, &games, language);
                let voice = match games.as_slice() {
                    [only] => {
                        let speech = app.words.game(only.card().id, language).nobody();
                        super::super::app::Voice { text: speech.clone(), label: speech }
                    }
                    _ => app.common(language),
                };
                if all.is_empty() {
                    return Show::text(voice.text.word("host-no-game"));
                }
                let mut shown = rules::answer(&voice, &all, typed);
                if let Some(named) = rules::named(&all, typed) {
                    shown.upload = app.paint_piece(&games, &named.id, language).await;
                }
                shown
            })
        },
        Some(|app, call, _, typed| {
            Box::pin(async move {
                let language = app.language(&call).await;
                let games = games(&app, &call).await;
                let all = entries(&app, &games, language);
                let found = rules::find(&all, &typed).into_iter().take(25);
                found.map(|it| Suggestion { name: rules::name(it), value: it.id.clone() }).collect()
            })
        }),
        vec![find],
    )
}

/// Every entry of the look-up of these games.
fn entries(app: &App, games: &[Arc<dyn AnyGame>], language: Language) -> Vec<LookUp> {
    let of = |game: &Arc<dyn AnyGame>| {
        let words = app.words.game(game.card().id, language).nobody();
        game.look_up(language.code()).into_iter().chain(game.pieces(&words)).collect::<Vec<_>>()
    };
    games.iter().flat_map(of).collect()
}

/// The game of this channel; without one, all games.
async fn games(app: &App, call: &Call) -> Vec<Arc<dyn AnyGame>> {
    match app.table_here(call).await {
        Ok(table) => app.game(&table).into_iter().collect(),
        Err(_) => app.host.registry().games().cloned().collect(),
    }
}

//! `/board`: the board or a part of it, as a picture or as text.

use super::super::acts::{self, AS_TEXT};
use super::super::app::App;
use super::super::call::Call;
use super::super::forgiving::matching;
use super::super::search::Suggestion;
use super::super::tree::{Command, Describe, Kind, Param};
use crate::engine::{Viewer, Words};
use crate::host::Phase;

pub(super) fn command(describe: &Describe) -> Command {
    let part =
        Param { name: "part".to_owned(), id: "cmd-board-part".to_owned(), kind: Kind::Completed, required: false };
    describe.command(
        "board",
        "cmd-board",
        |app, call| {
            Box::pin(async move {
                match app.table_here(&call).await {
                    Ok(table) => acts::board(&app, &call, table.id, call.option("part")).await.unwrap_or_else(|it| it),
                    Err(reason) => acts::denied(&app, &call, None, &reason).await,
                }
            })
        },
        Some(|app, call, _, typed| Box::pin(async move { parts(&app, &call, &typed).await })),
        vec![part],
    )
}

async fn parts(app: &App, call: &Call, typed: &str) -> Vec<Suggestion> {
    let Ok(table) = app.table_here(call).await else { return Vec::new() };
    if table.phase == Phase::Lobby {
        return Vec::new();
    }
    let Ok((_, sight)) = app.host.sight(table.id).await else { return Vec::new() };
    let words = app.voice(&table, app.language(call).await).label;
    let text = Suggestion { name: words.word("bot-part-text"), value: AS_TEXT.to_owned() };
    let parts = sight.parts(Viewer::Public).into_iter();
    let parts = parts.map(|it| Suggestion { name: words.say(&it.label), value: it.key });
    let mut found = matching(typed, parts.chain([text]), |it| format!("{} {}", it.name, it.value));
    found.truncate(25);
    found
}

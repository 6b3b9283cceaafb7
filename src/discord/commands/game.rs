//! `/game`: where the game of this channel stands, and the ways to end it or to set it right.

use super::super::acts;
use super::super::app::App;
use super::super::call::Call;
use super::super::reply::Show;
use super::super::tree::{Command, Describe};
use crate::host::GameId;

pub fn command(describe: &Describe) -> Command {
    let subs = vec![
        describe.command("status", "cmd-game-status", |app, call| Box::pin(run(app, call)), None, Vec::new()),
        describe.command("concede", "cmd-game-concede", |app, call| Box::pin(run(app, call)), None, Vec::new()),
        describe.command("close", "cmd-game-close", |app, call| Box::pin(run(app, call)), None, Vec::new()),
        describe.command("record", "cmd-game-record", |app, call| Box::pin(run(app, call)), None, Vec::new()),
        describe.command("rewind", "cmd-game-rewind", |app, call| Box::pin(run(app, call)), None, Vec::new()),
    ];
    describe.group("game", "cmd-game", subs)
}

async fn run(app: App, call: Call) -> Show {
    let game: GameId = match app.table_here(&call).await {
        Ok(table) => table.id,
        Err(reason) => return acts::denied(&app, &call, None, &reason).await,
    };
    match call.path.last().map(String::as_str) {
        Some("concede") => acts::concede(&app, &call, game).await,
        Some("close") => acts::close(&app, &call, game).await,
        Some("record") => acts::record(&app, &call, game).await,
        Some("rewind") => acts::rewind(&app, &call, game).await,
        _ => acts::status(&app, &call, game).await,
    }
}

//! `/play`: the panel, with whatever the caller is asked now.

use super::super::acts;
use super::super::decision::At;
use super::super::tree::{Command, Describe};

pub(super) fn command(describe: &Describe) -> Command {
    describe.command(
        "play",
        "cmd-play",
        |app, call| {
            Box::pin(async move {
                match app.table_here(&call).await {
                    Ok(table) => acts::panel(&app, &call, table.id, &At::Top, "").await,
                    Err(reason) => acts::denied(&app, &call, None, &reason).await,
                }
            })
        },
        None,
        Vec::new(),
    )
}

//! `/hand`: what only the caller may know.

use super::super::acts;
use super::super::tree::{Command, Describe};

pub(super) fn command(describe: &Describe) -> Command {
    describe.command(
        "hand",
        "cmd-hand",
        |app, call| {
            Box::pin(async move {
                match app.table_here(&call).await {
                    Ok(table) => acts::hand(&app, &call, table.id).await,
                    Err(reason) => acts::denied(&app, &call, None, &reason).await,
                }
            })
        },
        None,
        Vec::new(),
    )
}

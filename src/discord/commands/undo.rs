//! `/undo`: takes back the caller's last answer.

use super::super::acts;
use super::super::tree::{Command, Describe};

pub(super) fn command(describe: &Describe) -> Command {
    describe.command(
        "undo",
        "cmd-undo",
        |app, call| {
            Box::pin(async move {
                match app.table_here(&call).await {
                    Ok(table) => acts::undo(&app, &call, table.id, None).await,
                    Err(reason) => acts::denied(&app, &call, None, &reason).await,
                }
            })
        },
        None,
        Vec::new(),
    )
}

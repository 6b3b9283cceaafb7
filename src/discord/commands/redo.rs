//! `/redo`: gives an answer again that was taken back.

use super::super::acts;
use super::super::tree::{Command, Describe};

pub(super) fn command(describe: &Describe) -> Command {
    describe.command(
        "redo",
        "cmd-redo",
        |app, call| {
            Box::pin(async move {
                match app.table_here(&call).await {
                    Ok(table) => acts::redo(&app, &call, table.id, None).await,
                    Err(reason) => acts::denied(&app, &call, None, &reason).await,
                }
            })
        },
        None,
        Vec::new(),
    )
}

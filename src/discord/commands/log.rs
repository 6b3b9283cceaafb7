//! `/log`: what happened, the newest page first.

use super::super::acts;
use super::super::tree::{Command, Describe, Kind, Param};

pub(super) fn command(describe: &Describe) -> Command {
    let page = Param { name: "page".to_owned(), id: "cmd-log-page".to_owned(), kind: Kind::Number, required: false };
    describe.command(
        "log",
        "cmd-log",
        |app, call| {
            Box::pin(async move {
                let page = call.option("page").and_then(|it| it.parse().ok()).unwrap_or(1);
                match app.table_here(&call).await {
                    Ok(table) => acts::log(&app, &call, table.id, page).await,
                    Err(reason) => acts::denied(&app, &call, None, &reason).await,
                }
            })
        },
        None,
        vec![page],
    )
}

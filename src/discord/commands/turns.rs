//! `/turns`: all of the caller's games, in every server.

use super::super::tree::{Command, Describe};
use super::super::turns;

pub(super) fn command(describe: &Describe) -> Command {
    describe.command(
        "turns",
        "cmd-turns",
        |app, call| Box::pin(async move { turns::list(&app, &call).await }),
        None,
        Vec::new(),
    )
}

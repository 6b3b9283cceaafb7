//! The slash commands: the fixed ones, one file each, and those that every game of the registry brings along.

mod board;
mod game;
mod hand;
mod help;
mod language;
mod log;
mod play;
mod redo;
mod rest;
mod rules;
mod server;
mod table;
mod turns;
mod undo;

use super::tree::{Command, Describe};
use crate::games::Registry;
use crate::words::Wordbook;

pub(super) use help::invite_permissions;
#[cfg(test)]
pub(super) use help::text as help;
pub(super) use server::line as log_line;

/// All commands, in the order of the help.
pub(super) fn all(registry: &Registry, words: &Wordbook) -> Vec<Command> {
    let common = Describe::new(words, None);
    let mut commands: Vec<Command> = registry.games().map(|it| table::command(words, it.card())).collect();
    commands.extend([
        play::command(&common),
        turns::command(&common),
        board::command(&common),
        hand::command(&common),
        undo::command(&common),
        redo::command(&common),
        log::command(&common),
        rules::command(&common),
        game::command(&common),
        rest::command(&common),
        server::command(&common, words, registry),
        language::command(&common),
        help::command(&common),
    ]);
    commands
}

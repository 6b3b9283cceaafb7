//! What offers, questions and notes call things: message ids with their arguments.

pub(super) mod acts;
pub(super) mod any_time;
pub(super) mod declined;
mod details;
mod goals;
pub(super) mod laying;
pub(super) mod names;
mod now;
pub(super) mod options;
mod pieces;
mod playable;
pub(super) mod sailing;
pub(super) mod sites;
pub(super) mod tokens;

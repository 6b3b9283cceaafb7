//! The club on a small game.

mod owed;
mod play;
mod recovery;
mod tables;
mod votes;

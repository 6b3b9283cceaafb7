//! The club on a small game.

mod ahead;
mod awaited;
mod clocks;
mod facts;
mod gathering;
mod house;
mod knows;
mod may;
mod motions;
mod moved;
mod orders;
mod owed;
mod pings;
mod play;
mod recovery;
mod rest;
mod rounds;
mod server;
mod shards;
mod simulation;
mod substitutes;
mod tables;
mod undo;
mod upkeep;
mod votes;

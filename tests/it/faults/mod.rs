//! A world that survives, and a bot that survives what can go wrong in it.

mod books;
mod disk;
mod flips;
mod games;
mod kept;
mod refusals;
mod single;
mod storm;

//! Tests of the rules, named after their ids, and whole random games.

mod games_tests;
mod kit;

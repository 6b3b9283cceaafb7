//! Tests of the rules, named after their ids, and whole random games.

mod citizens_tests;
mod evening_tests;
mod expeditions_tests;
mod games_tests;
mod illness_tests;
mod kit;
mod laws_tests;

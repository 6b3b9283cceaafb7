//! Tests of the rules, named after their ids, and whole random games.
//!
//! Some say which worked example of the rules they play: these are numbered from the set-up to the solo game.

mod blocked_tests;
mod cards_tests;
mod change;
mod clear_tests;
mod corrected_tests;
mod due_tests;
mod every_board_tests;
mod every_card_tests;
mod every_tile_tests;
mod examples_tests;
mod foreseen_tests;
mod games_tests;
mod kit;
mod map_tests;
mod newcomer_tests;
mod offered_tests;
mod order_tests;
mod pictures_tests;
mod river_tests;
mod room_tests;
mod scoring_tests;
mod setup_tests;
mod solo_tests;
mod text_tests;
mod told_tests;
mod turn_tests;
mod weighed_tests;
mod words_tests;

//! Tests of the rules, named after their ids, and whole random games.

mod action_tests;
mod appeal_tests;
mod blocked_tests;
mod building_tests;
mod changed_tests;
mod citizens_tests;
mod evening_tests;
mod event_tests;
mod every_card_tests;
mod expeditions_tests;
mod forecast_tests;
mod games_tests;
mod illness_tests;
mod kit;
mod laws_tests;
mod newcomer_tests;
mod offer_tests;
mod outlook_tests;
mod phase_tests;
mod pictures_tests;
mod setup_tests;
mod standing_cards_tests;
mod telling_tests;
mod text_tests;
mod token_tests;
mod word_tests;

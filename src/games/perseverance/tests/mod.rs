//! Rule tests, worked out from the rulebooks; each names the rule that it tests.

mod kit;

mod assembly_tests;
mod assets_tests;
mod attack_example_tests;
mod attack_tests;
mod blocked_tests;
mod deterministic_tests;
mod dinos_tests;
mod dissenters_tests;
mod effects_tests;
mod end_tests;
mod keeping_words_tests;
mod keys_tests;
mod leaders_tests;
mod offers_tests;
mod officer_cases_tests;
mod officers_tests;
mod patrol_tests;
mod pictures_tests;
mod plain_words_tests;
mod purse_words_tests;
mod rewards_tests;
mod secondary_tests;
mod set_up_tests;
mod shown_tests;
mod stakes_words_tests;
mod telling_words_tests;
mod told_tests;
mod true_words_tests;
mod turn_tests;
mod undo_tests;
mod versions_tests;
mod works_tests;
mod worth_words_tests;
mod wrap_up_tests;

//! Whole games through serenity and the sandbox: from `/<game> new` to the scores.
//!
//! A second account of each game (`shadow`) says what must be seen; what is seen is held to it after every move.

mod agreement;
pub(crate) mod club;
pub(crate) mod ledger;
mod openapi;
mod play;
mod pranks;
mod presses;
mod processes;
mod script;
pub(crate) mod shadow;
mod shards;
mod slow_line;
mod table;
pub(crate) mod taps;
mod together;
mod traffic;
mod watch;

use self::club::Kind::{self, Inside, Process};
use self::club::Log;
use self::play::{Habits, play};
use self::table::Party;
use slowboat::engine::{Outcome, Record};

/// A table of Perseverance.
fn perseverance(kind: Kind, players: usize, locale: &'static str, seed: u64) -> Party {
    Party { game: "perseverance", kind, players, locale, seed, line: None, script: None }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_players_retail() {
    play(perseverance(Inside, 2, "en-US", 21), &[("edition", "retail-2021")], Habits::default()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_players_beta_in_a_polish_guild() {
    let options = [("edition", "beta-2020"), ("set-up", "first-game")];
    play(perseverance(Inside, 2, "pl", 22), &options, Habits::default()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_players_retail_who_agree_on_the_tokens() {
    let options = [("edition", "retail-2021"), ("breach-tokens", "agreed")];
    play(perseverance(Inside, 3, "pl", 31), &options, Habits::default()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_players_beta_without_surprises_while_the_reader_of_the_log_is_gone() {
    let options = [("edition", "beta-2020"), ("deterministic-dinos", "yes"), ("deterministic-threat", "yes")];
    play(perseverance(Process(Log::Closed), 3, "en-GB", 32), &options, Habits::default()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_players_retail_while_the_bot_is_killed() {
    let habits = Habits { kills: 12, ..Habits::default() };
    play(perseverance(Process(Log::File), 4, "en-US", 41), &[("edition", "retail-2021")], habits).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_players_beta() {
    play(perseverance(Inside, 4, "en-US", 42), &[("edition", "beta-2020"), ("abilities", "no")], Habits::default())
        .await;
}

/// A table of 51st State.
fn state51(kind: Kind, players: usize, locale: &'static str, seed: u64) -> Party {
    Party { game: "state51", kind, players, locale, seed, line: None, script: None }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn state51_for_two() {
    play(state51(Inside, 2, "en-US", 51), &[], Habits::default()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn state51_for_two_in_winter_in_a_polish_guild() {
    play(state51(Inside, 2, "pl", 52), &[("deck", "winter")], Habits::default()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes, as the others of its kind do; see CONTRIBUTING.md"]
async fn state51_for_three_in_the_new_era() {
    play(state51(Inside, 3, "pl", 53), &[("deck", "new-era")], Habits::default()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn state51_for_three_while_the_log_is_stuck() {
    play(state51(Process(Log::Full), 3, "en-GB", 54), &[("deck", "none")], Habits::default()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn state51_for_four_in_winter_while_the_bot_is_killed() {
    let habits = Habits { kills: 12, ..Habits::default() };
    play(state51(Process(Log::File), 4, "en-US", 55), &[("deck", "winter")], habits).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn state51_for_four_in_the_new_era() {
    play(state51(Inside, 4, "en-US", 56), &[("deck", "new-era")], Habits::default()).await;
}

/// A table of Boonlake.
fn boonlake(kind: Kind, players: usize, locale: &'static str, seed: u64) -> Party {
    Party { game: "boonlake", kind, players, locale, seed, line: None, script: None }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes, as the others of its kind do; see CONTRIBUTING.md"]
async fn boonlake_alone_against_the_easy_eminence() {
    play(boonlake(Inside, 1, "en-US", 61), &[("level", "easy")], Habits::default()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes, as the others of its kind do; see CONTRIBUTING.md"]
async fn boonlake_alone_against_the_medium_eminence_in_a_polish_guild() {
    play(boonlake(Inside, 1, "pl", 62), &[("level", "medium")], Habits::default()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes, as the others of its kind do; see CONTRIBUTING.md"]
async fn boonlake_alone_against_a_challenge() {
    play(boonlake(Inside, 1, "en-GB", 63), &[("level", "challenge")], Habits::default()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boonlake_alone_against_the_hard_eminence_while_the_bot_is_killed() {
    let habits = Habits { kills: 4, ..Habits::default() };
    play(boonlake(Process(Log::File), 1, "pl", 64), &[("level", "hard")], habits).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boonlake_alone_against_the_very_hard_eminence() {
    play(boonlake(Inside, 1, "en-US", 65), &[("level", "very-hard")], Habits::default()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boonlake_for_two_in_a_polish_guild() {
    play(boonlake(Inside, 2, "pl", 66), &[], Habits::default()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes, as the others of its kind do; see CONTRIBUTING.md"]
async fn boonlake_for_three_in_seat_order() {
    play(boonlake(Inside, 3, "en-US", 67), &[("order", "seats")], Habits::default()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes, as the others of its kind do; see CONTRIBUTING.md"]
async fn boonlake_for_four_while_the_bot_is_killed() {
    let habits = Habits { kills: 12, ..Habits::default() };
    play(boonlake(Process(Log::File), 4, "pl", 68), &[], habits).await;
}

/// A table of Frostpunk.
fn frostpunk(kind: Kind, players: usize, locale: &'static str, seed: u64) -> Party {
    Party { game: "frostpunk", kind, players, locale, seed, line: None, script: None }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn frostpunk_alone_while_the_bot_is_killed() {
    let habits = Habits { kills: 4, ..Habits::default() };
    play(frostpunk(Process(Log::File), 1, "pl", 71), &[("society", "ii")], habits).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes, as the others of its kind do; see CONTRIBUTING.md"]
async fn frostpunk_for_two_on_hard_terms() {
    play(frostpunk(Inside, 2, "en-US", 72), &[("level", "hard"), ("deliberation", "4")], Habits::default()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes, as the others of its kind do; see CONTRIBUTING.md"]
async fn frostpunk_for_three_of_whom_one_falls_silent() {
    let habits = Habits { silence: true, ..Habits::default() };
    play(frostpunk(Inside, 3, "pl", 73), &[("society", "iv"), ("deliberation", "8")], habits).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn frostpunk_for_four_while_the_bot_is_killed() {
    let habits = Habits { kills: 12, ..Habits::default() };
    play(frostpunk(Process(Log::File), 4, "en-GB", 74), &[("society", "vi")], habits).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes, as the others of its kind do; see CONTRIBUTING.md"]
async fn frostpunk_for_four_where_the_first_proposal_stands() {
    play(frostpunk(Inside, 4, "pl", 75), &[("deliberation", "0")], Habits::default()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes, as the others of its kind do; see CONTRIBUTING.md"]
async fn frostpunk_for_two_of_whom_one_falls_silent() {
    let habits = Habits { silence: true, ..Habits::default() };
    play(frostpunk(Inside, 2, "en-US", 76), &[("society", "iii")], habits).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes: whoever wins plays longest; see CONTRIBUTING.md"]
async fn frostpunk_for_two_who_win_while_the_bot_is_killed() {
    // Games at random are lost.
    let won = Record::from_text(include_str!("../../logs/frostpunk/first-2p-won.log")).unwrap();
    let party = Party { script: Some(Box::leak(Box::new(won))), ..frostpunk(Process(Log::File), 2, "pl", 77) };
    let habits = Habits { kills: 4, ..Habits::default() };
    let outcome = play(party, &[("society", "i"), ("level", "normal"), ("deliberation", "24")], habits).await;
    assert!(matches!(outcome, Outcome::Common(common) if common.won));
}

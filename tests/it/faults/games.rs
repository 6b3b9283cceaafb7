//! Whole games while everything goes wrong: no move is lost or doubled, no ping doubled, and every game ends.
//!
//! Four games by default; `SLOWBOAT_FAULT_GAMES=200` plays more, `SLOWBOAT_FAULT_SEED` begins with another seed.

use std::collections::BTreeMap;
use std::time::Instant;

use slowboat::sandbox::faults::{FaultPlan, Rates};
use tokio::task::JoinSet;

use super::storm::{Report, Storm};

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |it| it.parse().unwrap_or_else(|_| panic!("{name}={it} is no number")))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whole_games_in_which_everything_goes_wrong() {
    let (games, first) = (number("SLOWBOAT_FAULT_GAMES", 4), number("SLOWBOAT_FAULT_SEED", 1));
    let at_once = number("SLOWBOAT_FAULT_TABLES", 4) as usize;
    let started = Instant::now();
    let (mut tables, mut failed) = (JoinSet::new(), Vec::new());
    let (mut ended, mut total) = (0, Report::default());
    let mut seeds = first..first + games;
    loop {
        while tables.len() < at_once
            && let Some(seed) = seeds.next()
        {
            tables.spawn(async move {
                // In a task of its own, so that its failure is told with its seed.
                (seed, tokio::spawn(game(seed)).await)
            });
        }
        let Some(played) = tables.join_next().await else { break };
        match played.unwrap() {
            (seed, Ok(report)) => {
                println!("seed {seed}: {report}");
                total.add(&report);
                ended += 1;
            }
            (seed, Err(error)) => {
                println!("seed {seed}: {error}");
                failed.push(seed);
            }
        }
    }
    println!("{ended} of {games} games ended in {:.0} s: {total}", started.elapsed().as_secs_f64());
    assert!(failed.is_empty(), "these seeds failed: {failed:?}");
    let kinds = ["too_many", "broken", "broken_after", "cut", "cut_after", "slow", "twice", "again"];
    for kind in kinds {
        assert!(total.faults.contains_key(kind), "nothing was {kind}: {:?}", total.faults);
    }
}

async fn game(seed: u64) -> Report {
    let players = 2 + (seed % 3) as usize;
    let locale = if seed.is_multiple_of(5) { "pl" } else { "en-US" };
    let (id, option) = match seed % 4 {
        1 => ("perseverance", ("edition", "retail-2021")),
        3 => ("perseverance", ("edition", "beta-2020")),
        0 => ("state51", ("deck", "winter")),
        _ => ("state51", ("deck", "new-era")),
    };
    let mut storm = Storm::open(id, players, locale, &[option], seed, seed % 4 < 2).await;
    storm.club.control.follow(Some(FaultPlan { seed, rates: Rates { deleted: 2, ..Rates::bad_day() } }));
    storm.play().await;
    storm.settle().await
}

/// How often something happened, by its name.
pub(super) type Counts = BTreeMap<String, u64>;

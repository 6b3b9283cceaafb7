//! `slowboat fuzz`: random games on one core, as one JSON line.

use std::collections::BTreeMap;
use std::time::Instant;

use clap::Args;
use serde_json::json;

use super::exit::{self, Failure};
use crate::engine::{AnyGame, Fuzz};
use crate::games::Registry;

#[derive(Args, Debug)]
pub struct FuzzArgs {
    #[arg(long)]
    game: String,
    #[arg(long, default_value_t = 100)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of seats; the least the game allows if left out.
    #[arg(long)]
    players: Option<u8>,
    #[arg(long)]
    edition: Option<String>,
    /// An option of the game, as key=value; may be repeated.
    #[arg(long = "option", value_parser = option)]
    options: Vec<(String, String)>,
}

pub fn option(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("expected key=value")?;
    Ok((key.to_owned(), value.to_owned()))
}

/// The game of an id, or a failure that lists those there are.
pub fn find<'a>(registry: &'a Registry, id: &str) -> Result<&'a dyn AnyGame, Failure> {
    registry.get(id).map(AsRef::as_ref).ok_or_else(|| {
        let known: Vec<&str> = registry.games().map(|it| it.card().id).collect();
        Failure::new(2, format!("there is no game `{id}`; there is: {}", known.join(", ")))
    })
}

/// The edition asked for, or the game's default.
pub fn edition(game: &dyn AnyGame, asked: Option<&str>) -> Result<String, Failure> {
    let editions = game.card().editions;
    let edition = asked.unwrap_or(editions[0]);
    if editions.contains(&edition) {
        return Ok(edition.to_owned());
    }
    Err(Failure::new(2, format!("there is no edition `{edition}`; there is: {}", editions.join(", "))))
}

/// The number of seats asked for, or the least the game allows.
pub fn seats(game: &dyn AnyGame, asked: Option<u8>) -> Result<u8, Failure> {
    let range = &game.card().seats;
    let seats = asked.unwrap_or(*range.start());
    if range.contains(&seats) {
        return Ok(seats);
    }
    Err(Failure::new(2, format!("{} has {} to {} players", game.card().id, range.start(), range.end())))
}

pub fn fuzz(registry: &Registry, args: &FuzzArgs) -> Result<(), Failure> {
    let game = find(registry, &args.game)?;
    let fuzz = Fuzz {
        games: args.games,
        seed: args.seed,
        seats: seats(game, args.players)?,
        edition: edition(game, args.edition.as_deref())?,
        options: args.options.iter().cloned().collect::<BTreeMap<_, _>>(),
    };
    let start = Instant::now();
    let report = fuzz.run(game, |number, fault| eprintln!("game {number}: {fault}"));
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    let line = json!({
        "game": args.game,
        "edition": fuzz.edition,
        "players": fuzz.seats,
        "games": report.games,
        "decisions": report.decisions,
        "games_per_s": (report.games as f64 / seconds).round(),
        "decisions_per_s": (report.decisions as f64 / seconds).round(),
        "crashes": report.crashes,
        "dead_ends": report.dead_ends,
        "runaways": report.runaways,
        "view_leaks": report.view_leaks,
        "replay_mismatches": report.replay_mismatches,
    });
    println!("{line}");
    match report.faults() {
        0 => Ok(()),
        faults => Err(Failure::new(exit::FAILURE, format!("{faults} faults"))),
    }
}

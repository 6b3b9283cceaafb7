//! `slowboat verify`: proves every roll and shuffle of an ended game from its published seed.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;

use super::exit::{self, Failure};
use super::say;
use crate::engine::{AnyGame, Outcome, Record, Seat, Standing};
use crate::games::Registry;

#[derive(Args, Debug)]
pub(super) struct VerifyArgs {
    /// The exported record of the game.
    record: PathBuf,
    /// The SHA-256 of the seed as it was posted when the game opened.
    #[arg(long)]
    commitment: Option<String>,
    /// List every roll and shuffle.
    #[arg(long)]
    rolls: bool,
}

pub(super) fn verify(registry: &Registry, args: &VerifyArgs) -> Result<(), Failure> {
    let data = |what: String| Failure::new(exit::DATA, format!("{}: {what}", args.record.display()));
    let text = fs::read_to_string(&args.record).map_err(|error| data(error.to_string()))?;
    let record = Record::from_text(&text).map_err(|error| data(error.to_string()))?;
    let commitment = record.seed.commitment();
    say(&format!("SHA-256 of the seed: {commitment}"))?;
    if let Some(posted) = &args.commitment {
        if !posted.trim().eq_ignore_ascii_case(&commitment) {
            return Err(Failure::new(exit::FAILURE, "the seed is not the one that was promised when the game opened"));
        }
        say("It is the one that was posted when the game opened.")?;
    }
    let game = registry.get(&record.game).ok_or_else(|| data(format!("there is no game `{}`", record.game)))?;
    fits(game.as_ref(), &record).map_err(data)?;
    let game = played_with(game, &record, &text).map_err(data)?;
    let run = catch_unwind(AssertUnwindSafe(|| game.run(&record, None)))
        .map_err(|_| Failure::new(exit::FAILURE, "the rules fail on this record"))?;
    if args.rolls {
        for roll in &run.rolls {
            say(&format!("{} of {}: {:?}", roll.label, roll.of, roll.result))?;
        }
    }
    say(&format!(
        "{} rolls and shuffles follow from the seed, {} answers from the rules.",
        run.rolls.len(),
        run.used.min(record.answers.len())
    ))?;
    match run.standing {
        Standing::Over(Outcome::Common(common)) => {
            say(&format!("{} by all, with {} points.", if common.won { "Won" } else { "Lost" }, common.points))
        }
        Standing::Over(outcome) => {
            let points = |seat: Seat| Some(format!("{} {}", seat.letter(), outcome.points(seat)?));
            let points: Vec<String> = record.seats.all().filter_map(points).collect();
            say(&format!("Scores: {}; won by {}.", points.join(", "), letters(&outcome.winners(record.seats))))
        }
        Standing::Asking(_) => say("The game is not over."),
        Standing::Refused(refusal) => {
            Err(Failure::new(exit::FAILURE, format!("the last answer breaks rule {}", refusal.rule)))
        }
        Standing::Fault(fault) => {
            Err(Failure::new(exit::FAILURE, format!("the rules contradict themselves at {fault}")))
        }
        Standing::Drift(drift) if drift.asked == "over" => {
            let more = record.answers.len() - drift.at;
            Err(Failure::new(exit::FAILURE, format!("the game is over after {} answers; {more} too many", drift.at)))
        }
        Standing::Drift(drift) => Err(Failure::new(
            exit::FAILURE,
            format!("answer {} does not follow from the rules: they ask `{}`", drift.at + 1, drift.asked),
        )),
    }
}

/// Whether this can be a record of the game. It comes from outside, and the rules rely on it.
fn fits(game: &dyn AnyGame, record: &Record) -> Result<(), String> {
    let card = game.card();
    if record.rules > card.rules {
        return Err(format!("it has rules version {}, this program knows up to {}", record.rules, card.rules));
    }
    if !card.seats.contains(&record.seats.0) {
        return Err(format!("{} has {} to {} players", card.id, card.seats.start(), card.seats.end()));
    }
    if !card.editions.contains(&record.edition.as_str()) {
        return Err(format!("there is no edition `{}`", record.edition));
    }
    for (key, value) in &record.options {
        let spec = card.settings().find(|it| it.key == key);
        if !spec.is_some_and(|it| it.values().contains(&value.as_str())) {
            return Err(format!("the game has no option `{key}: {value}`"));
        }
    }
    Ok(())
}

/// The game with the component facts of the record.
fn played_with(game: &Arc<dyn AnyGame>, record: &Record, text: &str) -> Result<Arc<dyn AnyGame>, String> {
    if game.facts().digest() == record.content {
        return Ok(Arc::clone(game));
    }
    match Record::facts_in(text) {
        Some(facts) if facts.digest() == record.content => game.with_facts(&facts),
        Some(facts) => Err(format!("it holds the component facts {}, not {}", facts.digest(), record.content)),
        None => Err(format!("it was played with the component facts {} and does not hold them", record.content)),
    }
}

fn letters(seats: &[Seat]) -> String {
    seats.iter().map(|it| it.letter().to_string()).collect::<Vec<_>>().join(" and ")
}

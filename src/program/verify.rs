//! `slowboat verify`: proves every roll and shuffle of an ended game from its published seed.

use std::fs;
use std::path::PathBuf;

use clap::Args;

use super::exit::{self, Failure};
use super::fuzz::find;
use crate::engine::{Record, Standing};
use crate::games::Registry;

#[derive(Args, Debug)]
pub struct VerifyArgs {
    /// The exported record of the game.
    record: PathBuf,
    /// The SHA-256 of the seed as it was posted when the game opened.
    #[arg(long)]
    commitment: Option<String>,
    /// List every roll and shuffle.
    #[arg(long)]
    rolls: bool,
}

pub fn verify(registry: &Registry, args: &VerifyArgs) -> Result<(), Failure> {
    let data = |what: String| Failure::new(exit::DATA, what);
    let text = fs::read_to_string(&args.record).map_err(|error| data(format!("{}: {error}", args.record.display())))?;
    let record = Record::from_text(&text).map_err(|error| data(error.to_string()))?;
    let commitment = record.seed.commitment();
    println!("SHA-256 of the seed: {commitment}");
    if let Some(posted) = &args.commitment {
        if !posted.trim().eq_ignore_ascii_case(&commitment) {
            return Err(Failure::new(exit::FAILURE, "the seed is not the one that was promised when the game opened"));
        }
        println!("It is the one that was posted when the game opened.");
    }
    let game = find(registry, &record.game)?;
    if game.content() != record.content {
        return Err(data(format!(
            "the game was played with other component facts ({}) than this program has ({})",
            record.content,
            game.content()
        )));
    }
    let run = game.run(&record, None);
    if args.rolls {
        for roll in &run.rolls {
            println!("{} of {}: {:?}", roll.label, roll.of, roll.result);
        }
    }
    println!("{} rolls and shuffles follow from the seed, {} answers from the record.", run.rolls.len(), run.used);
    match run.standing {
        Standing::Over(scores) => {
            println!("Scores: {:?}, won by {}.", scores.points, letters(&scores.winners));
            Ok(())
        }
        Standing::Asking(_) => {
            println!("The game is not over.");
            Ok(())
        }
        Standing::Refused(refusal) => {
            Err(Failure::new(exit::FAILURE, format!("the last answer breaks rule {}", refusal.rule)))
        }
        Standing::Drift(drift) => Err(Failure::new(
            exit::FAILURE,
            format!("answer {} does not follow from the rules: they ask `{}`", drift.at + 1, drift.asked),
        )),
    }
}

fn letters(seats: &[crate::engine::Seat]) -> String {
    seats.iter().map(|it| it.letter().to_string()).collect::<Vec<_>>().join(" and ")
}

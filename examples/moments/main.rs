//! Random moments of games as somebody meets them who presses *Play*, in texts and pictures:
//! `cargo run --release --example moments -- FOLDER [SEED [COUNT]]`.
//!
//! They are for readers who do not know the bot. Of each they say what has happened, what can be done with what cost and gain,
//! and why something else cannot be done; then they look into the rules whether that is so. What they had to guess is what a
//! message or a picture lacks.

#![allow(clippy::unwrap_used, reason = "a tool for developers may fail")]

mod table;
mod told;

use std::path::Path;

use slowboat::engine::{Chance, Seed};
use slowboat::games::Registry;

use table::Table;

/// How often a game is begun anew that is over before anybody is asked.
const TRIES: usize = 6;
const LOCALES: [&str; 2] = ["en-US", "pl"];
/// After how many answers of all a moment is taken, at most.
const LATEST: usize = 130;

/// Choices that come out the same every time.
pub(crate) struct Luck(Chance);

impl Luck {
    pub(crate) fn below(&mut self, of: usize) -> usize {
        self.0.below("moments", u32::try_from(of).unwrap()).result[0] as usize
    }

    pub(crate) fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

#[tokio::main]
async fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: u64| args.get(at).map_or(default, |it| it.parse().unwrap());
    let Some(folder) = args.first() else {
        println!("cargo run --release --example moments -- FOLDER [SEED [COUNT]]");
        return;
    };
    let mut luck = Luck(Chance::new(Seed::from_number(number(1, 1))));
    let registry = Registry::load(None).unwrap();
    let games: Vec<_> = registry.games().map(|it| it.card()).collect();
    for n in 1..=number(2, 20) as usize {
        let card = games[n % games.len()];
        for _ in 0..TRIES {
            let (locale, seats) = (*luck.of(&LOCALES), card.seats.clone());
            let seats = *seats.start() as usize + luck.below((*seats.end() - *seats.start()) as usize + 1);
            let mut table = Table::open(&registry, card.command, locale, seats, &mut luck).await;
            let given = table.play(1 + luck.below(LATEST), &mut luck).await;
            let place = Path::new(folder).join(format!("{n:02}"));
            let taken = table.take(&place, &mut luck).await;
            table.close().await;
            let Some(name) = taken else { continue };
            // Not how many play: options may have closed a seat again, and the board says it.
            let about = format!("{}, language {locale}, you are {name}, after {given} answers of all", card.command);
            std::fs::write(place.join("moment.txt"), format!("{about}\n")).unwrap();
            println!("{n:02} {about}");
            break;
        }
    }
}

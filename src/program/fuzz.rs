//! `slowboat fuzz`: random games, as one JSON line for each kind; those of one kind are played on one core.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use serde_json::json;

use super::cores::on_all_cores;
use super::exit::{self, Failure};
use super::{log, say};
use crate::engine::{AnyGame, Fuzz, FuzzReport, Promise};
use crate::games::Registry;
use crate::words::proof::Proofreader;

/// The game and its settings, for every command that plays at random.
#[derive(Args, Debug)]
pub(super) struct GameArgs {
    /// Which game, by the name of its slash command, such as perseverance. `fuzz --game all` plays every game with every number of players, edition and option.
    #[arg(long)]
    pub game: String,
    /// What the dice and the players' choices follow from; further games count on from it.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The number of players; the least the game allows if left out.
    #[arg(long)]
    players: Option<u8>,
    /// The edition of the rules; the game's default if left out.
    #[arg(long)]
    edition: Option<String>,
    /// An option of the game, as key=value; may be repeated.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = option)]
    options: Vec<(String, String)>,
}

#[derive(Args, Debug)]
pub(super) struct FuzzArgs {
    #[command(flatten)]
    game: GameArgs,
    /// How many games are played to their end.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// In how many other worlds each game is examined for leaks.
    #[arg(long, default_value_t = 4)]
    worlds: usize,
}

impl GameArgs {
    /// The settings of that many games, or a failure that lists what there is.
    pub(super) fn fuzz(&self, game: &dyn AnyGame, games: u64) -> Result<Fuzz, Failure> {
        Ok(Fuzz {
            games,
            seed: self.seed,
            seats: seats(game, self.players)?,
            edition: edition(game, self.edition.as_deref())?,
            options: options(game, &self.options)?,
        })
    }
}

/// In place of the id of a game: all of them.
const ALL: &str = "all";

fn option(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("expected key=value")?;
    Ok((key.to_owned(), value.to_owned()))
}

/// The game of an id or a slash command, or a failure that lists those there are.
pub(super) fn find<'a>(registry: &'a Registry, name: &str) -> Result<&'a dyn AnyGame, Failure> {
    registry.called(name).map(AsRef::as_ref).ok_or_else(|| {
        let known: Vec<&str> = registry.games().map(|it| it.card().command).collect();
        Failure::new(exit::USAGE, format!("there is no game `{name}`; there is: {}", known.join(", ")))
    })
}

/// The edition asked for, or the game's default.
fn edition(game: &dyn AnyGame, asked: Option<&str>) -> Result<String, Failure> {
    let editions = game.card().editions;
    let edition = asked.unwrap_or(editions[0]);
    if editions.contains(&edition) {
        return Ok(edition.to_owned());
    }
    Err(Failure::new(exit::USAGE, format!("there is no edition `{edition}`; there is: {}", editions.join(", "))))
}

/// The number of seats asked for, or the least the game allows.
fn seats(game: &dyn AnyGame, asked: Option<u8>) -> Result<u8, Failure> {
    let range = &game.card().seats;
    let seats = asked.unwrap_or(*range.start());
    if range.contains(&seats) {
        return Ok(seats);
    }
    Err(Failure::new(exit::USAGE, format!("{} has {} to {} players", game.card().id, range.start(), range.end())))
}

/// The options as they are wanted. A misspelt one would otherwise play another game than the one asked for.
fn options(game: &dyn AnyGame, asked: &[(String, String)]) -> Result<BTreeMap<String, String>, Failure> {
    let usage = |what: String| Failure::new(exit::USAGE, what);
    for (key, value) in asked {
        let specs = &game.card().options;
        let Some(spec) = specs.iter().find(|it| it.key == key) else {
            let known: Vec<&str> = specs.iter().map(|it| it.key).collect();
            return Err(usage(format!("there is no option `{key}`; there is: {}", known.join(", "))));
        };
        if !spec.values().contains(&value.as_str()) {
            return Err(usage(format!("`{key}` cannot be `{value}`; there is: {}", spec.values().join(", "))));
        }
    }
    Ok(asked.iter().cloned().collect())
}

pub(super) fn fuzz(registry: &Registry, args: &FuzzArgs) -> Result<(), Failure> {
    let GameArgs { game, seed, players, edition, options } = &args.game;
    let kinds: Vec<(&dyn AnyGame, Fuzz)> = if game != ALL {
        let game = find(registry, game)?;
        vec![(game, args.game.fuzz(game, args.games)?)]
    } else if players.is_none() && edition.is_none() && options.is_empty() {
        let of = |it: &'_ Arc<dyn AnyGame>| Fuzz::kinds(it.as_ref(), args.games, *seed);
        registry.games().flat_map(|it| of(it).into_iter().map(|fuzz| (it.as_ref(), fuzz))).collect()
    } else {
        return Err(Failure::new(exit::USAGE, "`--game all` plays with every number of players, edition and option"));
    };
    let wordbook = super::wordbook(registry)?;
    let faults = on_all_cores(kinds.len(), |it| {
        let (game, fuzz) = &kinds[it];
        play(*game, fuzz, args.worlds, &mut Proofreader::new(&wordbook, game.card().id))
    })?;
    match faults.iter().sum::<u64>() {
        0 => Ok(()),
        faults => Err(Failure::new(exit::FAILURE, format!("{faults} faults; the games in which they are stand above"))),
    }
}

/// Plays and examines the games of one kind, says a line about them, and returns how many promises were broken.
fn play(game: &dyn AnyGame, fuzz: &Fuzz, worlds: usize, reader: &mut Proofreader) -> Result<u64, Failure> {
    let mut report = FuzzReport::default();
    let options: String = fuzz.options.iter().map(|(key, value)| format!(" {key}={value}")).collect();
    // Only the playing is timed: how much is examined differs from run to run.
    let mut playing = Duration::ZERO;
    for number in 0..fuzz.games {
        let start = Instant::now();
        let played = fuzz.play(game, number);
        playing += start.elapsed();
        let findings = fuzz.examine(game, number, &played, worlds, reader);
        for finding in &findings {
            let kind = format!("{} {}, {} players{options}", game.card().id, fuzz.edition, fuzz.seats);
            // Several kinds are played at once: a line names its own.
            log::say(&format!("{kind}, game {number}: {finding}"));
        }
        report.add(&played, &findings);
    }
    let seconds = playing.as_secs_f64().max(1e-9);
    let mut line = json!({
        "game": game.card().id,
        "edition": fuzz.edition,
        "players": fuzz.seats,
        "options": fuzz.options,
        "games": report.games,
        "decisions": report.decisions,
        "games_per_s": (report.games as f64 / seconds).round(),
        "decisions_per_s": (report.decisions as f64 / seconds).round(),
    });
    for promise in Promise::ALL {
        line[promise.key()] = report.broken(promise).into();
    }
    say(&line.to_string())?;
    Ok(report.faults())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::trial::Bare;
    use crate::engine::{
        Ask, Card, Chance, Game, LookUp, Opt, Outcome, Play, Record, Seat, Shelf, Table, Verb, Viewer,
    };

    /// A game of one question, whose rules are at fault.
    #[derive(Clone)]
    struct Broken(Card, Fault);

    #[derive(Clone, Copy, PartialEq, Eq)]
    enum Fault {
        None,
        DeadEnd,
        Crash,
        Leak,
    }

    impl Game for Broken {
        type State = u32;
        type View = Bare<u32>;

        fn card(&self) -> &Card {
            &self.0
        }
        fn open(&self, _: &Record) -> u32 {
            1
        }
        fn play(&self, t: &mut Table<'_, u32>) -> Play<Outcome> {
            assert!(self.1 != Fault::Crash, "as planted");
            let keys: &[&str] = if self.1 == Fault::DeadEnd { &[] } else { &["left", "right"] };
            t.choose(Seat(0), Ask::new("way", "B-01"), keys.iter().map(|it| Opt::new(*it, *it, *it)))?;
            Ok(Outcome::ranked(t.seats(), |it| i32::from(it == Seat(0)), |it| it == Seat(0)))
        }
        fn view(&self, state: &u32, _: Viewer) -> Bare<u32> {
            Bare(if self.1 == Fault::Leak { *state } else { 0 })
        }
        fn resample(&self, state: &u32, _: Viewer, _: &mut Chance) -> u32 {
            state + 1
        }
        fn messages(&self, _: &str) -> Option<String> {
            Some("ask-way = Which way?\nleft = left\nright = right\n".to_owned())
        }
        fn look_up(&self, _: &str) -> Vec<LookUp> {
            Vec::new()
        }
    }

    fn outcome(fault: Fault) -> Result<(), Failure> {
        let card = Card {
            id: "broken",
            command: "broken",
            seats: 2..=2,
            editions: &["only"],
            rules: 1,
            options: Vec::new(),
            verbs: &[Verb { name: "go", asks: &["way"] }],
            passes: &[],
            beside: &[],
            together: false,
        };
        let registry = Registry::of(vec![Arc::new(Shelf::new(Broken(card, fault)))]);
        let played = |game: &str, players: Option<u8>| {
            let game = GameArgs { game: game.to_owned(), seed: 1, players, edition: None, options: Vec::new() };
            fuzz(&registry, &FuzzArgs { game, games: 2, worlds: 2 })
        };
        assert_eq!(played(ALL, Some(2)).unwrap_err().code, exit::USAGE);
        let (one, all) = (played("broken", None), played(ALL, None));
        assert_eq!(one.is_ok(), all.is_ok());
        all
    }

    #[test]
    fn a_fault_of_the_rules_is_a_failure() {
        assert!(outcome(Fault::None).is_ok());
        for fault in [Fault::DeadEnd, Fault::Crash, Fault::Leak] {
            assert_eq!(outcome(fault).unwrap_err().code, exit::FAILURE);
        }
    }
}

//! Golden logs: whole games, kept as text, that must replay to the same scores for as long as their rules are kept.
//!
//! `BLESS=1 cargo test --test it golden` writes the logs that are missing. It never overwrites one: to make a log anew,
//! for which there is no reason once it was released, remove the file first.

mod boonlake;
mod frostpunk;
mod next;
mod perseverance;
mod state51;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use slowboat::engine::{
    Answer, AnyGame, Facts, Fuzz, Outcome, Policy, Question, RandomPolicy, Record, Run, Seat, Seats, Shape, Standing,
    Viewer, play_out,
};
use slowboat::games::Registry;

/// A log that there must be.
#[derive(Clone, Copy)]
struct Spec {
    game: &'static str,
    edition: &'static str,
    seats: u8,
    variant: &'static str,
    options: &'static [(&'static str, &'static str)],
    /// How much the players of the game like an answer, by the ask and the key.
    taste: fn(&str, &str) -> i32,
    /// Whether they follow their taste always, or five times of six.
    always: bool,
    /// Whether they follow what the options promise at first sight as well, as robots do.
    promising: bool,
    /// Asks that must come up; the first seed is taken with which they do.
    with: &'static [&'static str],
    /// Whether it must be a common game that is won.
    won: bool,
}

/// The logs that were asked for; of a game for which none were, one for each edition and number of players.
fn specs() -> Vec<Spec> {
    let mut specs: Vec<Spec> = [boonlake::LOGS, frostpunk::LOGS, perseverance::LOGS, state51::LOGS].concat();
    let asked: BTreeSet<&str> = specs.iter().map(|it| it.game).collect();
    for game in registry().games().filter(|it| !asked.contains(it.card().id)) {
        let card = game.card();
        let kinds = card.editions.iter().flat_map(|edition| card.seats.clone().map(move |seats| (*edition, seats)));
        specs.extend(kinds.map(|(edition, seats)| Spec { game: card.id, edition, seats, ..Spec::FIRST }));
    }
    specs
}

impl Spec {
    /// What most logs have in common.
    const FIRST: Spec = Spec {
        game: "",
        edition: "first",
        seats: 2,
        variant: "",
        options: &[],
        taste: |_, _| 0,
        always: false,
        promising: false,
        with: &[],
        won: false,
    };

    fn path(&self) -> PathBuf {
        folder(self.game).join(format!("{}-{}p{}.log", self.edition, self.seats, self.variant))
    }

    /// A whole game, as the text of its log.
    fn play(&self) -> String {
        let game = registry().get(self.game).unwrap().as_ref();
        let options = self.options.iter().map(|it| (it.0.to_owned(), it.1.to_owned())).collect();
        let fuzz = Fuzz { games: 1, seed: 0, seats: self.seats, edition: self.edition.to_owned(), options };
        for seed in 2021..100_000 {
            let mut record = fuzz.record(game, seed);
            let mut policy = Robot { random: RandomPolicy::new(seed), spec: *self };
            let run = play_out(game, &mut record, &mut policy, 5_000);
            let Standing::Over(scores) = &run.standing else { panic!("seed {seed}: {:?}", run.standing) };
            let won = !self.won || scores.won(Seat(0));
            if won && self.with.iter().all(|ask| record.answers.iter().any(|it| it.ask == *ask)) {
                return format!("{}{}\n", record.to_text(), remark(scores, record.seats));
            }
        }
        panic!("no game with {:?} for {}", self.with, self.path().display());
    }
}

/// The closing line of a log.
fn remark(outcome: &Outcome, seats: Seats) -> String {
    let points = |seat: Seat| Some(format!("{} {}", seat.letter(), outcome.points(seat)?));
    let points: Vec<String> = seats.all().filter_map(points).collect();
    let winners: String = outcome.winners(seats).iter().map(|it| it.letter()).collect();
    format!("# scores: {}; winners: {winners}", points.join(", "))
}

/// What a taste weighs against what an option promises.
const TASTE: i32 = 150;

/// Answers with a taste of its own, so that the logs hold every kind of decision.
struct Robot {
    random: RandomPolicy,
    spec: Spec,
}

impl Policy for Robot {
    fn pick(&mut self, question: &Question) -> Vec<usize> {
        let keys = question.keys();
        let mut taste: Vec<i32> = keys.iter().map(|key| (self.spec.taste)(question.ask.id, key)).collect();
        if self.spec.promising {
            let appeals = (question.appeals)();
            taste.iter_mut().zip(appeals).for_each(|(taste, appeal)| *taste = *taste * TASTE + appeal);
        }
        match question.shape {
            Shape::One(_) => {
                let follow =
                    self.spec.always || self.random.first(&[Seat(0); 30]) > if self.spec.promising { 0 } else { 4 };
                let best = taste.iter().max().copied().unwrap_or(0);
                let liked: Vec<usize> = (0..keys.len()).filter(|at| !follow || taste[*at] == best).collect();
                vec![liked[self.random.first(&vec![Seat(0); liked.len()])]]
            }
            // The more, the better.
            Shape::Some { of, max, .. } => (0..of).rev().take(max).rev().collect(),
            Shape::Number { .. } => self.random.pick(question),
        }
    }

    fn first(&mut self, seats: &[Seat]) -> usize {
        self.random.first(seats)
    }
}

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs").join(game)
}

fn registry() -> &'static Registry {
    static REGISTRY: OnceLock<Registry> = OnceLock::new();
    REGISTRY.get_or_init(|| Registry::load(None).unwrap())
}

/// Every log in the folders, by its path; with BLESS=1 those that are missing are written first.
fn logs() -> &'static BTreeMap<PathBuf, String> {
    static LOGS: OnceLock<BTreeMap<PathBuf, String>> = OnceLock::new();
    LOGS.get_or_init(|| {
        let bless = std::env::var("BLESS").is_ok_and(|it| it == "1");
        for spec in specs().iter().filter(|it| !it.path().exists()) {
            assert!(bless, "{} is missing: run `BLESS=1 cargo test --test it golden`", spec.path().display());
            std::fs::create_dir_all(folder(spec.game)).unwrap();
            std::fs::write(spec.path(), spec.play()).unwrap();
        }
        let mut logs = BTreeMap::new();
        for entry in
            std::fs::read_dir(folder("")).unwrap().flat_map(|it| std::fs::read_dir(it.unwrap().path()).unwrap())
        {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|it| it == "log") {
                let text = std::fs::read_to_string(&path).unwrap();
                logs.insert(path, text);
            }
        }
        logs
    })
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    std::iter::once(Viewer::Public).chain((0..seats).map(|it| Viewer::Seat(Seat(it))))
}

/// A log as a record, with its game. The component facts of the record lie beside the logs; with BLESS=1 today's are
/// written there.
fn read(path: &Path, text: &str) -> (Record, Arc<dyn AnyGame>) {
    let record = Record::from_text(text).unwrap_or_else(|wrong| panic!("{}: {wrong}", path.display()));
    let Some(game) = registry().get(&record.game) else { panic!("{}: no game {}", path.display(), record.game) };
    let path = folder(&record.game).join(format!("facts-{}.json", record.content));
    if !path.exists() && record.content == game.facts().digest() {
        let bless = std::env::var("BLESS").is_ok_and(|it| it == "1");
        assert!(bless, "{} is missing: run `BLESS=1 cargo test --test it golden`", path.display());
        std::fs::write(&path, format!("{}\n", game.facts().text())).unwrap();
    }
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let facts = Facts::from_text(&text).unwrap();
    assert_eq!(facts.digest(), record.content, "{}", path.display());
    (record, game.with_facts(&facts).unwrap())
}

/// Where a run of a record has stopped: the log, and the first answer that was not taken.
fn place(path: &Path, record: &Record, run: &Run) -> String {
    let told = |it: &Answer| format!("answer {}, {} {} {}", run.used + 1, it.seat.letter(), it.ask, it.key);
    let next = record.answers.get(run.used).map_or_else(|| "all answers used".to_owned(), told);
    format!("{}, {next}: {:?}", path.display(), run.standing)
}

#[test]
fn every_log_replays_to_its_scores() {
    for (path, text) in logs() {
        let (record, game) = read(path, text);
        let run = game.run(&record, None);
        let Standing::Over(scores) = &run.standing else { panic!("{}", place(path, &record, &run)) };
        let written = format!("{}{}\n", record.to_text(), remark(scores, record.seats));
        assert!(written == *text, "{}: now {}", path.display(), remark(scores, record.seats));
    }
}

#[test]
fn every_log_replays_alike_from_every_boundary() {
    for (path, text) in logs() {
        let (record, game) = read(path, text);
        let whole = game.run(&record, None);
        let digests = |run: &Run| viewers(record.seats.0).map(|it| run.sight.digest(it)).collect::<Vec<_>>();
        let expected = digests(&whole);
        let marks = game.boundaries(&record);
        for (at, mark) in marks.iter().enumerate() {
            let rest = game.run(&record, Some(mark));
            let what = format!("{}, boundary {at}", path.display());
            assert_eq!(rest.standing, whole.standing, "{what}");
            assert_eq!((rest.used, rest.sealed), (whole.used, whole.sealed), "{what}");
            assert!(whole.notes[rest.notes_before..] == rest.notes, "{what}: other notes");
            assert!(whole.rolls[rest.rolls_before..] == rest.rolls, "{what}: other rolls");
            assert!(digests(&rest) == expected, "{what}: other views");
        }
    }
}

/// The number of turns follows from the dice of each round: 13 and 15, 3 times 11, 14 and twice 13.
#[test]
fn every_log_of_perseverance_has_its_number_of_turns() {
    for (path, text) in logs() {
        let (record, game) = read(path, text);
        if record.game != "perseverance" {
            continue;
        }
        let turns = match record.seats.0 {
            2 => 28,
            3 => 33,
            _ => 40,
        };
        assert_eq!(game.boundaries(&record).len(), turns, "{}", path.display());
    }
}

/// Cut after any answer, a game asks for the next one, and has said and rolled what the whole game said and rolled.
#[test]
fn every_log_replays_answer_by_answer() {
    for (path, text) in logs() {
        let (record, game) = read(path, text);
        let whole = game.run(&record, None);
        for (count, answer) in record.answers.iter().enumerate() {
            let part = game.run(&record.cut(count), None);
            let what = format!("{}, answer {}, {} {}", path.display(), count + 1, answer.seat.letter(), answer.ask);
            let Standing::Asking(open) = &part.standing else { panic!("{what}: {:?}", part.standing) };
            let decision = open.iter().find(|it| it.who.seat() == answer.seat && it.ask.id == answer.ask);
            let settled = decision.and_then(|it| it.form.settle(&answer.key));
            assert_eq!(settled.as_deref(), Some(answer.key.as_str()), "{what} is not offered");
            assert!(whole.notes.starts_with(&part.notes), "{what}: other notes");
            assert!(whole.rolls.starts_with(&part.rolls), "{what}: other rolls");
            assert!(part.sealed <= count && part.sealed <= whole.sealed, "{what}: sealed {}", part.sealed);
        }
    }
}

#[test]
fn the_logs_of_a_game_hold_every_ask_of_it() {
    for game in registry().games() {
        let id = game.card().id;
        let verbs = game.card().verbs.iter().flat_map(|it| it.asks);
        let asks: BTreeSet<String> = verbs.map(|it| it.split('/').next().unwrap().to_owned()).collect();
        let seen: BTreeSet<String> = records(id).into_iter().flat_map(|it| it.answers).map(|it| it.ask).collect();
        let missing: Vec<&str> = asks.difference(&seen).map(String::as_str).collect();
        assert_eq!(missing, unheard(id), "no log of {id} has these");
        let unknown: Vec<_> = seen.difference(&asks).collect();
        assert!(unknown.is_empty(), "logs of {id} have {unknown:?}");
    }
}

/// What is asked in no log of a game, in the order of the alphabet.
pub(crate) fn unheard(game: &str) -> &'static [&'static str] {
    if game == "frostpunk" { frostpunk::UNHEARD } else { &[] }
}

/// The records in the logs of a game, each with the game as it was when the log was written.
pub(crate) fn games(id: &str) -> impl Iterator<Item = (Record, Arc<dyn AnyGame>)> {
    logs().iter().map(|(path, text)| read(path, text)).filter(move |it| it.0.game == id)
}

fn records(id: &str) -> Vec<Record> {
    games(id).map(|it| it.0).collect()
}

#[test]
fn there_is_a_log_for_every_edition_and_number_of_players() {
    for game in registry().games() {
        let card = game.card();
        let records = records(card.id);
        for edition in card.editions {
            for seats in card.seats.clone() {
                let found = records.iter().any(|it| it.edition == *edition && it.seats.0 == seats);
                assert!(found, "{}: no log of {edition} with {seats} players", card.id);
            }
        }
    }
    let perseverance = records("perseverance");
    for edition in registry().get("perseverance").unwrap().card().editions {
        let modules = perseverance::ALL_MODULES;
        let deterministic =
            |it: &&Record| it.edition == *edition && modules.iter().all(|(key, on)| it.option(key) == Some(on));
        assert!(perseverance.iter().any(|it| deterministic(&it)), "{edition} with all deterministic modules");
    }
    assert!(perseverance.iter().any(|it| it.option("set-up") == Some("first-game")));
    let levels =
        |level: &str| records("boonlake").iter().any(|it| it.seats.0 == 1 && it.option("level") == Some(level));
    assert!(levels("easy") && levels("very-hard"), "the Grey Eminence at her weakest and at her strongest");
    for deck in ["none", "new-era", "winter"] {
        for seats in registry().get("state51").unwrap().card().seats.clone() {
            let found = records("state51").iter().any(|it| it.option("deck") == Some(deck) && it.seats.0 == seats);
            assert!(found, "{deck} {seats}");
        }
    }
}

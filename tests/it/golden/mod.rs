//! Golden logs: whole games, kept as text, that must replay to the same scores for as long as their rules are kept.
//!
//! `BLESS=1 cargo test --test it golden` writes the logs that are missing. It never overwrites one: to make a log anew,
//! for which there is no reason once it was released, remove the file first.

mod perseverance;
mod state51;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use slowboat::engine::{
    AnyGame, Facts, Fuzz, Outcome, Policy, Question, RandomPolicy, Record, Run, Seat, Seats, Shape, Standing, Viewer,
    play_out,
};
use slowboat::games::Registry;

/// A log that there must be.
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
    /// Asks that must come up; the first seed is taken with which they do.
    with: &'static [&'static str],
}

fn specs() -> impl Iterator<Item = &'static Spec> {
    perseverance::LOGS.iter().chain(state51::LOGS)
}

impl Spec {
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
            let mut policy = Robot { random: RandomPolicy::new(seed), taste: self.taste, always: self.always };
            let run = play_out(game, &mut record, &mut policy, 5_000);
            let Standing::Over(scores) = &run.standing else { panic!("seed {seed}: {:?}", run.standing) };
            if self.with.iter().all(|ask| record.answers.iter().any(|it| it.ask == *ask)) {
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

/// Answers with a taste of its own, so that the logs hold every kind of decision.
struct Robot {
    random: RandomPolicy,
    taste: fn(&str, &str) -> i32,
    always: bool,
}

impl Policy for Robot {
    fn pick(&mut self, question: &Question) -> Vec<usize> {
        let keys = question.keys();
        let taste: Vec<i32> = keys.iter().map(|key| (self.taste)(question.ask.id, key)).collect();
        match question.shape {
            Shape::One(_) => {
                let follow = self.always || self.random.first(&[Seat(0); 6]) > 0;
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
        for spec in specs().filter(|it| !it.path().exists()) {
            assert!(bless, "{} is missing: run `BLESS=1 cargo test --test it golden`", spec.path().display());
            std::fs::create_dir_all(folder(spec.game)).unwrap();
            std::fs::write(spec.path(), spec.play()).unwrap();
        }
        let mut logs = BTreeMap::new();
        for game in registry().games() {
            for entry in std::fs::read_dir(folder(game.card().id)).unwrap() {
                let path = entry.unwrap().path();
                if path.extension().is_some_and(|it| it == "log") {
                    let text = std::fs::read_to_string(&path).unwrap();
                    logs.insert(path, text);
                }
            }
        }
        logs
    })
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    std::iter::once(Viewer::Public).chain((0..seats).map(|it| Viewer::Seat(Seat(it))))
}

/// The game with the component facts of the record, which lie beside the logs; with BLESS=1 today's are written there.
fn game_of(record: &Record) -> Arc<dyn AnyGame> {
    let game = registry().get(&record.game).unwrap();
    let path = folder(&record.game).join(format!("facts-{}.json", record.content));
    if !path.exists() && record.content == game.facts().digest() {
        let bless = std::env::var("BLESS").is_ok_and(|it| it == "1");
        assert!(bless, "{} is missing: run the golden tests with BLESS=1", path.display());
        std::fs::write(&path, format!("{}\n", game.facts().text())).unwrap();
    }
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let facts = Facts::from_text(&text).unwrap();
    assert_eq!(facts.digest(), record.content, "{}", path.display());
    game.with_facts(&facts).unwrap()
}

#[test]
fn every_log_replays_to_its_scores() {
    for (path, text) in logs() {
        let record = Record::from_text(text).unwrap();
        let run = game_of(&record).run(&record, None);
        let Standing::Over(scores) = &run.standing else { panic!("{}: {:?}", path.display(), run.standing) };
        let written = format!("{}{}\n", record.to_text(), remark(scores, record.seats));
        assert!(written == *text, "{}: now {}", path.display(), remark(scores, record.seats));
    }
}

#[test]
fn every_log_replays_alike_from_every_boundary() {
    for (path, text) in logs() {
        let record = Record::from_text(text).unwrap();
        let game = game_of(&record);
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
        let record = Record::from_text(text).unwrap();
        if record.game != "perseverance" {
            continue;
        }
        let turns = match record.seats.0 {
            2 => 28,
            3 => 33,
            _ => 40,
        };
        assert_eq!(game_of(&record).boundaries(&record).len(), turns, "{}", path.display());
    }
}

/// Cut after any answer, a game asks for the next one, and has said and rolled what the whole game said and rolled.
#[test]
fn every_log_replays_answer_by_answer() {
    for (path, text) in logs() {
        let record = Record::from_text(text).unwrap();
        let game = game_of(&record);
        let whole = game.run(&record, None);
        for (count, answer) in record.answers.iter().enumerate() {
            let part = game.run(&record.cut(count), None);
            let what = format!("{}, answer {}", path.display(), count + 1);
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

/// The ids of all asks that the sources of a game name.
fn asks_of(game: &str) -> BTreeSet<String> {
    let mut asks = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games").join(game)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.to_string_lossy().contains("tests") {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            // The second is a rule's own helper that makes an ask of either of two ids.
            for call in ["Ask::new(\"", "choose_kind(t, seat, \""] {
                let ids = text.split(call).skip(1).filter_map(|it| it.split('"').next());
                asks.extend(ids.map(str::to_owned));
            }
        }
    }
    asks
}

#[test]
fn the_logs_of_a_game_hold_every_ask_of_it() {
    for game in registry().games() {
        let id = game.card().id;
        let asks = asks_of(id);
        assert!(asks.len() >= 15, "{id}: only {asks:?}");
        // No ask escapes the search: each belongs to a sub-command, and each sub-command's asks were found.
        let verbs = game.card().verbs.iter().flat_map(|it| it.asks);
        let known: BTreeSet<String> = verbs.map(|it| it.split('/').next().unwrap().to_owned()).collect();
        assert_eq!(asks, known);
        let seen: BTreeSet<String> = records(id).into_iter().flat_map(|it| it.answers).map(|it| it.ask).collect();
        let missing: Vec<_> = asks.difference(&seen).collect();
        assert!(missing.is_empty(), "no log of {id} has {missing:?}");
        let unknown: Vec<_> = seen.difference(&asks).collect();
        assert!(unknown.is_empty(), "logs of {id} have {unknown:?}");
    }
}

fn records(game: &str) -> Vec<Record> {
    logs().values().map(|it| Record::from_text(it).unwrap()).filter(|it| it.game == game).collect()
}

#[test]
fn there_is_a_log_for_every_edition_and_number_of_players() {
    for game in registry().games() {
        let card = game.card();
        let records = records(card.id);
        for edition in card.editions {
            for seats in card.seats.clone() {
                assert!(records.iter().any(|it| it.edition == *edition && it.seats.0 == seats), "{edition} {seats}");
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
    for deck in ["none", "new-era", "winter"] {
        for seats in registry().get("state51").unwrap().card().seats.clone() {
            let found = records("state51").iter().any(|it| it.option("deck") == Some(deck) && it.seats.0 == seats);
            assert!(found, "{deck} {seats}");
        }
    }
}

//! Golden logs: whole games, kept as text, that must replay to the same scores for as long as their rules are kept.
//!
//! `BLESS=1 cargo test --test golden` writes the logs that are missing. It never overwrites one: to make a log anew,
//! for which there is no reason once it was released, remove the file first.

// A helper of a test may fail like the test itself.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use slowboat::engine::{
    AnyGame, Fuzz, Policy, Question, RandomPolicy, Record, Run, Scores, Seat, Shape, Standing, Viewer, play_out,
};
use slowboat::games::Registry;

/// A log that there must be.
struct Spec {
    edition: &'static str,
    seats: u8,
    variant: &'static str,
    options: &'static [(&'static str, &'static str)],
    player: Player,
    /// An ask that must come up; the first seed is taken with which it does.
    with: &'static str,
}

#[derive(Clone, Copy)]
enum Player {
    /// Likes to do what can be done and to spend what there is.
    Keen,
    /// Crowds the board so that a die cannot be placed at all.
    Stubborn,
}

const ALL_MODULES: &[(&str, &str)] = &[
    ("deterministic-dinos", "yes"),
    ("deterministic-walls", "yes"),
    ("deterministic-traps", "yes"),
    ("deterministic-threat", "yes"),
];
const FIRST_GAME: &[(&str, &str)] = &[("set-up", "first-game"), ("abilities", "no"), ("breach-tokens", "agreed")];

const PERSEVERANCE: &[Spec] = &[
    keen("retail-2021", 2, "", &[], "phoenix"),
    keen("retail-2021", 3, "", &[], "lose-soldier"),
    keen("retail-2021", 4, "", &[], "jack"),
    keen("beta-2020", 2, "", &[], "jack"),
    keen("beta-2020", 3, "", &[], "phoenix"),
    keen("beta-2020", 4, "", &[], "lose-soldier"),
    keen("retail-2021", 3, "-deterministic", ALL_MODULES, "threat-type"),
    keen("beta-2020", 2, "-deterministic", ALL_MODULES, "threat-type"),
    keen("retail-2021", 4, "-first-game", FIRST_GAME, "breach-token"),
    Spec {
        edition: "retail-2021",
        seats: 2,
        variant: "-set-aside",
        options: &[],
        player: Player::Stubborn,
        with: "set-aside",
    },
];

const fn keen(
    edition: &'static str,
    seats: u8,
    variant: &'static str,
    options: &'static [(&'static str, &'static str)],
    with: &'static str,
) -> Spec {
    Spec { edition, seats, variant, options, player: Player::Keen, with }
}

impl Spec {
    fn path(&self) -> PathBuf {
        folder("perseverance").join(format!("{}-{}p{}.log", self.edition, self.seats, self.variant))
    }

    /// A whole game, as the text of its log.
    fn play(&self, game: &dyn AnyGame) -> String {
        let options = self.options.iter().map(|it| (it.0.to_owned(), it.1.to_owned())).collect();
        let fuzz = Fuzz { games: 1, seed: 0, seats: self.seats, edition: self.edition.to_owned(), options };
        for seed in 2021..100_000 {
            let mut record = fuzz.record(game, seed);
            let mut policy = Robot { random: RandomPolicy::new(seed), player: self.player };
            let run = play_out(game, &mut record, &mut policy, 5_000);
            let Standing::Over(scores) = &run.standing else { panic!("seed {seed}: {:?}", run.standing) };
            if record.answers.iter().any(|it| it.ask == self.with) {
                return format!("{}{}\n", record.to_text(), remark(scores));
            }
        }
        panic!("no game with `{}` for {}", self.with, self.path().display());
    }
}

/// The closing line of a log.
fn remark(scores: &Scores) -> String {
    let points: Vec<String> =
        scores.points.iter().enumerate().map(|(at, it)| format!("{} {it}", Seat(at as u8).letter())).collect();
    let winners: String = scores.winners.iter().map(|it| it.letter()).collect();
    format!("# scores: {}; winners: {winners}", points.join(", "))
}

/// Answers with a taste of its own, so that the logs hold every kind of decision.
struct Robot {
    random: RandomPolicy,
    player: Player,
}

impl Policy for Robot {
    fn pick(&mut self, question: &Question) -> Vec<usize> {
        let keys = (question.keys)();
        let taste: Vec<i32> = keys
            .iter()
            .map(|key| match self.player {
                Player::Keen => keen_taste(question.ask.id, key),
                Player::Stubborn => stubborn_taste(question.ask.id, key),
            })
            .collect();
        match question.shape {
            Shape::One(_) => {
                // A Keen player follows his taste five times of six.
                let always = matches!(self.player, Player::Stubborn);
                let follow = always || self.random.first(&[Seat(0); 6]) > 0;
                let best = taste.iter().max().copied().unwrap_or(0);
                let liked: Vec<usize> = (0..keys.len()).filter(|at| !follow || taste[*at] == best).collect();
                vec![liked[self.random.first(&vec![Seat(0); liked.len()])]]
            }
            // Only Challenge cards: the more, the better.
            Shape::Some { of, max, .. } => (0..of).rev().take(max).rev().collect(),
            Shape::Number { .. } => self.random.pick(question),
        }
    }

    fn first(&mut self, seats: &[Seat]) -> usize {
        self.random.first(seats)
    }
}

fn keen_taste(ask: &str, key: &str) -> i32 {
    let starts = |list: &[&str]| i32::from(list.iter().any(|it| key.starts_with(it)));
    match ask {
        _ if ["done", "none", "no", "skip"].contains(&key) => -1,
        "place" => starts(&["patrol/", "settle/", "politics/", "fortifications/", "training/"]),
        // The Leader first, then Soldiers; Influence is always there.
        "secondary" => starts(&["leader/", "defend/"]) * 2 + starts(&["soldiers/"]) + starts(&["influence/"]),
        "settle" => starts(&["two/"]),
        _ => 0,
    }
}

/// Leaves adventurers in the pool until no space is left that takes one, and keeps neither Stories nor Food.
fn stubborn_taste(ask: &str, key: &str) -> i32 {
    let starts = |list: &[&str]| i32::from(list.iter().any(|it| key.starts_with(it)));
    match ask {
        "place" => {
            let words: Vec<&str> = key.split('/').collect();
            let [effect, die, space] = words[..] else { return 0 };
            let plain = die.split("-as-").next().unwrap_or(die);
            let hoarded = plain.ends_with("adventurer");
            let any_face = match effect {
                "rations" | "salvage" | "politics" => space == "2",
                "patrol" | "supply" => space == "4",
                "pub" | "settle" => space == "6",
                "training" => ["4", "5", "6"].contains(&space),
                _ => ["5", "6"].contains(&space),
            };
            let always = ["rations", "pub", "supply", "salvage", "training", "fortifications"].contains(&effect);
            let wanted = (any_face && always) || (effect == "pub" && space == "5");
            8 * i32::from(wanted) + 2 * i32::from(any_face) + 3 * i32::from(die != plain) - 12 * i32::from(hoarded)
                + 6 * i32::from(hoarded && effect == "pub" && space == "5")
        }
        "secondary" => {
            let stories = if key.ends_with("/3") { 4 } else { i32::from(key.ends_with("/2")) * 2 };
            starts(&["influence/"]) * stories + starts(&["soldiers/"])
        }
        "train" => starts(&["upgrade", "place"]) * 3 + starts(&["food-light", "mr-heavy"]) * 2 - starts(&["story"]),
        "fortify" => starts(&["wall-followers", "trap-valor"]),
        "settle" => starts(&["two/"]),
        "assembly" => starts(&["votes"]),
        "go-on" => starts(&["yes"]),
        _ => 0,
    }
}

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs").join(game)
}

fn registry() -> &'static Registry {
    static REGISTRY: OnceLock<Registry> = OnceLock::new();
    REGISTRY.get_or_init(|| Registry::load(None).unwrap())
}

fn perseverance() -> &'static dyn AnyGame {
    registry().get("perseverance").unwrap().as_ref()
}

/// Every log in the folders, by its path; with BLESS=1 those that are missing are written first.
fn logs() -> &'static BTreeMap<PathBuf, String> {
    static LOGS: OnceLock<BTreeMap<PathBuf, String>> = OnceLock::new();
    LOGS.get_or_init(|| {
        let bless = std::env::var("BLESS").is_ok_and(|it| it == "1");
        for spec in PERSEVERANCE.iter().filter(|it| !it.path().exists()) {
            assert!(bless, "{} is missing: run `BLESS=1 cargo test --test golden`", spec.path().display());
            std::fs::create_dir_all(folder("perseverance")).unwrap();
            std::fs::write(spec.path(), spec.play(perseverance())).unwrap();
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

fn game_of(record: &Record) -> &'static dyn AnyGame {
    registry().get(&record.game).unwrap().as_ref()
}

#[test]
fn every_log_replays_to_its_scores() {
    for (path, text) in logs() {
        let record = Record::from_text(text).unwrap();
        let run = game_of(&record).run(&record, None);
        let Standing::Over(scores) = &run.standing else { panic!("{}: {:?}", path.display(), run.standing) };
        let written = format!("{}{}\n", record.to_text(), remark(scores));
        assert!(written == *text, "{}: now {}", path.display(), remark(scores));
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
        let turns = match record.seats.0 {
            2 => 28,
            3 => 33,
            _ => 40,
        };
        assert_eq!(perseverance().boundaries(&record).len(), turns, "{}", path.display());
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
fn the_logs_hold_every_ask_of_the_game() {
    let asks = asks_of("perseverance");
    assert!(asks.len() >= 25, "only {asks:?}");
    // No ask escapes the search: each belongs to a sub-command, and each sub-command's asks were found.
    let verbs = perseverance().card().verbs.iter().flat_map(|it| it.asks);
    let known: BTreeSet<String> = verbs.map(|it| it.split('/').next().unwrap().to_owned()).collect();
    assert_eq!(asks, known);
    let records = logs().values().map(|it| Record::from_text(it).unwrap());
    let seen: BTreeSet<String> = records.flat_map(|it| it.answers).map(|it| it.ask).collect();
    let missing: Vec<_> = asks.difference(&seen).collect();
    assert!(missing.is_empty(), "no log has {missing:?}");
    let unknown: Vec<_> = seen.difference(&asks).collect();
    assert!(unknown.is_empty(), "logs have {unknown:?}");
}

#[test]
fn there_is_a_log_for_every_edition_and_number_of_players() {
    let card = perseverance().card();
    let records: Vec<Record> = logs().values().map(|it| Record::from_text(it).unwrap()).collect();
    for edition in card.editions {
        for seats in card.seats.clone() {
            assert!(records.iter().any(|it| it.edition == *edition && it.seats.0 == seats), "{edition} {seats}");
        }
        let deterministic =
            |it: &&Record| it.edition == *edition && ALL_MODULES.iter().all(|(key, on)| it.option(key) == Some(on));
        assert!(records.iter().any(|it| deterministic(&it)), "{edition} with all deterministic modules");
    }
    assert!(records.iter().any(|it| it.option("set-up") == Some("first-game")));
}

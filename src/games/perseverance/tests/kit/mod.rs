//! What the rule tests share: a table to start from, lines of answers, and the few facts that matter.

pub mod hand;

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use crate::engine::trial;
use crate::engine::{Decision, Play, Record, Seat, Seats, Seed};
use crate::games::perseverance::content::{Content, Spot};
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::goods::T;
use crate::games::perseverance::rules::setup;
use crate::games::perseverance::state::*;

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);
pub const BETA: Edition = Edition::Beta2020;
pub const RETAIL: Edition = Edition::Retail2021;

fn built_in() -> Arc<Content> {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| Arc::new(Content::load(None).unwrap())).clone()
}

pub fn record(edition: Edition, seats: u8, options: &[(&str, &str)]) -> Record {
    Record {
        game: "perseverance".to_owned(),
        rules: 1,
        edition: edition.key().to_owned(),
        options: options
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect::<BTreeMap<_, _>>(),
        content: String::new(),
        seed: Seed::from_number(1),
        seats: Seats(seats),
        answers: Vec::new(),
    }
}

/// The box before the set-up.
pub fn boxed(edition: Edition, seats: u8, options: &[(&str, &str)]) -> State {
    setup::open(&record(edition, seats, options), built_in())
}

/// A table in the first turn of A with nothing on it: no dice, no assets, nobody has a Leader with abilities.
pub fn game(edition: Edition, seats: u8) -> State {
    boxed(edition, seats, &[]).with(|s| {
        s.board.stage = Stage::Turns;
        s.board.turn = 1;
        for seat in Seats(seats).all() {
            s.board.players[seat].followers = 10;
        }
    })
}

/// The same in both editions.
pub fn both(seats: u8) -> [State; 2] {
    [game(BETA, seats), game(RETAIL, seats)]
}

/// Builds a table step by step.
pub trait Kit: Sized {
    fn with(self, change: impl FnOnce(&mut State)) -> State;
    /// Food, MR and Stories of A.
    fn rich(self, food: u32, mr: u32, stories: u32) -> State;
    /// Soldiers on A's player board.
    fn ready(self, light: usize, heavy: usize) -> State;
    /// The dice of the pool as words: `neutral-innovator`, `b-organizer`, `dissenter-adventurer`.
    fn pool(self, dice: &str) -> State;
    /// A die on a die space, counted from 1.
    fn placed(self, word: &str, zone: Zone, space: usize) -> State;
    fn leader(self, seat: Seat, leader: Leader) -> State;
    /// The first Dinos of a Zone in the printed order, as letters.
    fn dinos(self, zone: Zone, letters: &str) -> State;
    /// A hidden Trap.
    fn trap(self, owner: Seat, zone: Zone, at: (usize, usize), kind: Dino) -> State;
    /// Settlements of one owner on the lowest spaces of a Zone.
    fn settled(self, owner: Owner, zone: Zone, count: usize) -> State;
    /// Dino dice with the same face six times, as letters: the normal one and the dangerous one.
    fn dino_dice(self, normal: &str, dangerous: &str) -> State;
    /// The Dinos of a Zone in the printed order, as letters; `.` is an empty space.
    fn row(&self, zone: Zone) -> String;
}

impl Kit for State {
    fn with(mut self, change: impl FnOnce(&mut State)) -> State {
        change(&mut self);
        self
    }

    fn rich(self, food: u32, mr: u32, stories: u32) -> State {
        self.with(|s| {
            let a = &mut s.board.players[A];
            (a.food, a.mr, a.stories) = (food, mr, stories);
        })
    }

    fn ready(self, light: usize, heavy: usize) -> State {
        self.with(|s| {
            let a = &mut s.board.players[A];
            a.ready = Soldiers { light, heavy };
            a.supply = Soldiers { light: 5 - light, heavy: 5 - heavy };
        })
    }

    fn pool(self, dice: &str) -> State {
        self.with(|s| {
            s.board.pool = dice.split_whitespace().map(die).collect();
            setup::sort_pool(&mut s.board.pool);
        })
    }

    fn placed(self, word: &str, zone: Zone, space: usize) -> State {
        self.with(|s| s.board.zones[zone].dice[space - 1] = Some(die(word)))
    }

    fn leader(self, seat: Seat, leader: Leader) -> State {
        self.with(|s| s.board.players[seat].leader = Some(leader))
    }

    fn dinos(self, zone: Zone, letters: &str) -> State {
        self.with(|s| {
            let spots = s.spots(zone).to_vec();
            for (spot, letter) in spots.into_iter().zip(letters.chars()) {
                let dino = if letter == 'T' { Dino::Trampler } else { Dino::Raptor };
                s.board.zones[zone].dinos.insert(spot, dino);
            }
        })
    }

    fn trap(self, owner: Seat, zone: Zone, at: (usize, usize), kind: Dino) -> State {
        self.with(|s| {
            *s.secret.stock[owner].of(kind) -= 1;
            s.board.players[owner].traps -= 1;
            s.secret.traps.insert((zone, Spot::from(at)), kind);
            s.board.zones[zone].traps.insert(Spot::from(at), Trap { owner, shown: None });
        })
    }

    fn settled(self, owner: Owner, zone: Zone, count: usize) -> State {
        self.with(|s| s.board.zones[zone].settlements[..count].fill(Some(owner)))
    }

    fn dino_dice(self, normal: &str, dangerous: &str) -> State {
        self.with(|s| s.content = rigged(normal, dangerous))
    }

    fn row(&self, zone: Zone) -> String {
        let letter = |spot: &Spot| match self.board.zones[zone].dinos.get(spot) {
            Some(Dino::Trampler) => 'T',
            Some(Dino::Raptor) => 'R',
            None => '.',
        };
        self.spots(zone).iter().map(letter).collect()
    }
}

fn die(word: &str) -> Die {
    let (owner, icon) = word.split_once('-').unwrap();
    let owner = match owner {
        "neutral" => DieOwner::Neutral,
        "dissenter" => DieOwner::Dissenters,
        letter => DieOwner::Seat(Seat::from_letter(&letter.to_ascii_uppercase()).unwrap()),
    };
    Die { owner, icon: Icon::from_key(icon).unwrap() }
}

fn rigged(normal: &str, dangerous: &str) -> Arc<Content> {
    let face = |letters: &str| {
        let dino = |letter| if letter == 'T' { "\"trampler\"" } else { "\"raptor\"" };
        format!("shows = [{}]", letters.chars().map(dino).collect::<Vec<_>>().join(", "))
    };
    let built_in = include_str!("../../../../../assets/perseverance/dice.toml");
    let mut text = String::new();
    let mut yellow = false;
    for line in built_in.lines() {
        yellow = if line.starts_with("[[") { line == "[[dangerous]]" } else { yellow };
        let shows = line.starts_with("shows").then(|| face(if yellow { dangerous } else { normal }));
        text.push_str(shows.as_deref().unwrap_or(line));
        text.push('\n');
    }
    let folder = tempfile::TempDir::new().unwrap();
    std::fs::write(folder.path().join("dice.toml"), text).unwrap();
    Arc::new(Content::load(Some(folder.path())).unwrap())
}

pub type Trial = trial::Trial<State>;

/// Runs a rule; answers as in a log.
pub fn run(state: State, answers: &str, rule: impl FnOnce(&mut T<'static>) -> Play) -> Trial {
    run_seeded(state, 1, answers, rule)
}

pub fn run_seeded(state: State, seed: u64, answers: &str, rule: impl FnOnce(&mut T<'static>) -> Play) -> Trial {
    let seats = state.board.seat_count();
    trial::run(state, seats, seed, answers, rule)
}

/// Plays a rule to its end; `answer` picks the key of every decision. Tells the decisions too, a line each.
pub fn drive(
    state: &State,
    seed: u64,
    rule: impl Fn(&mut T<'static>) -> Play,
    answer: impl FnMut(&Decision, &[String]) -> String,
) -> (State, Vec<String>) {
    trial::drive(state, state.board.seat_count(), seed, rule, answer)
}

/// The set-up, with the first offer taken everywhere.
pub fn set_up(edition: Edition, seats: u8, options: &[(&str, &str)], seed: u64) -> State {
    drive(&boxed(edition, seats, options), seed, setup::setup, |_, keys| keys[0].clone()).0
}

/// Sorted, for what has no order.
pub fn sorted<X: Ord>(list: impl IntoIterator<Item = X>) -> Vec<X> {
    let mut list: Vec<X> = list.into_iter().collect();
    list.sort();
    list
}

//! What the rule tests share: a table to start from, lines of answers, and the few facts that matter.

mod build;
mod rolls;
mod watch;
mod words;

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use crate::engine::trial;
use crate::engine::{Decision, Play, Record, Seat, Seats, Seed};
use crate::games::perseverance::content::Content;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::{dinos, setup};
use crate::games::perseverance::state::*;

pub(super) use build::Kit;
pub(super) use rolls::*;
pub(super) use watch::*;
pub(super) use words::*;

pub(super) const A: Seat = Seat(0);
pub(super) const B: Seat = Seat(1);
pub(super) const C: Seat = Seat(2);
pub(super) const D: Seat = Seat(3);
pub(super) const BETA: Edition = Edition::Beta2020;
pub(super) const RETAIL: Edition = Edition::Retail2021;
pub(super) const LIGHT: Fighter = Fighter::Soldier(SoldierKind::Light);
pub(super) const HEAVY: Fighter = Fighter::Soldier(SoldierKind::Heavy);
pub(super) const LEADER: Fighter = Fighter::Leader;

pub(super) fn content() -> Arc<Content> {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| Arc::new(Content::load(None).unwrap())).clone()
}

pub(super) fn record(edition: Edition, seats: u8, options: &[(&str, &str)]) -> Record {
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
pub(super) fn boxed(edition: Edition, seats: u8, options: &[(&str, &str)]) -> State {
    setup::open(&record(edition, seats, options), content())
}

/// A table in the first turn of A with nothing on it: no dice, no assets, nobody has a Leader with abilities.
pub(super) fn game(edition: Edition, seats: u8) -> State {
    boxed(edition, seats, &[]).with(|s| {
        s.board.stage = Stage::Turns;
        s.board.turn = 1;
        for seat in Seats(seats).all() {
            s.board.players[seat].followers = 10;
        }
    })
}

/// A game after a set-up in which nothing was placed: nobody has abilities or anything but 20 Followers.
pub(super) fn laid_out(edition: Edition, players: u8) -> State {
    let mut state = boxed(edition, players, &[("abilities", "no")]);
    state.board.abilities = false;
    state.board.stage = Stage::Turns;
    state.board.turn = 1;
    state.board.patrols = vec![1, 2];
    state.secret.patrols = (3..=19).collect();
    for (seat, leader) in Seats(players).all().zip(Leader::ALL) {
        state.board.players[seat].leader = Some(leader);
        state.board.players[seat].followers = 20;
    }
    state
}

/// The same in both editions.
pub(super) fn both(seats: u8) -> [State; 2] {
    [game(BETA, seats), game(RETAIL, seats)]
}

/// The Dinos of a die space of the first effect of a Zone.
pub(super) fn attract(t: &mut Table, seat: Seat, zone: Zone, icons: &[DinoIcon]) -> Play {
    dinos::attract(t, seat, Effect::of(zone).next().unwrap(), icons)
}

pub(super) type Trial = trial::Trial<State>;

/// Runs a rule; answers as in a log.
pub(super) fn run(state: State, answers: &str, rule: impl FnOnce(&mut Table<'static>) -> Play) -> Trial {
    run_seeded(state, 1, answers, rule)
}

pub(super) fn run_seeded(
    state: State,
    seed: u64,
    answers: &str,
    rule: impl FnOnce(&mut Table<'static>) -> Play,
) -> Trial {
    let seats = state.board.seat_count();
    trial::run(state, seats, seed, answers, rule)
}

/// Plays a rule to its end; `answer` picks the key of every decision. Tells the decisions too, a line each.
pub(super) fn drive(
    state: &State,
    seed: u64,
    rule: impl Fn(&mut Table<'static>) -> Play,
    answer: impl FnMut(&Decision, &[String]) -> String,
) -> (State, Vec<String>) {
    trial::drive(state, state.board.seat_count(), seed, rule, answer)
}

/// The set-up, with the first offer taken everywhere.
pub(super) fn set_up(edition: Edition, seats: u8, options: &[(&str, &str)], seed: u64) -> State {
    drive(&boxed(edition, seats, options), seed, setup::setup, |_, keys| keys[0].clone()).0
}

/// Sorted, for what has no order.
pub(super) fn sorted<X: Ord>(list: impl IntoIterator<Item = X>) -> Vec<X> {
    let mut list: Vec<X> = list.into_iter().collect();
    list.sort();
    list
}

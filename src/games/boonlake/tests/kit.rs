//! What the rule tests share: positions built step by step, rules run alone against a line of answers.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use crate::engine::{Deck, Play, Record, Seat, Seats, Seed, trial};
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::content::{CardId, Content, ScoringId, SpaceId, TileId};
use crate::games::boonlake::rules::{Table, setup};
use crate::games::boonlake::state::*;

pub(super) const A: Seat = Seat(0);
pub(super) const B: Seat = Seat(1);

pub(super) fn built_in() -> Arc<Content> {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| Arc::new(Content::load(None).unwrap())).clone()
}

pub(super) fn record(seats: u8, options: &[(&str, &str)]) -> Record {
    Record {
        game: "boonlake".to_owned(),
        rules: 1,
        edition: "first".to_owned(),
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

/// A's turn with empty hands, no coins and an empty map; scoring tiles T01 (of A), T02 (of B, if there is one), T03 and T04.
pub(super) fn game(seats: u8) -> State {
    let mut state = setup::open(&record(seats, &[]), built_in());
    state.board.phase = Phase::Turn;
    state.secret.box_tiles = pile([]);
    for at in 0..4 {
        let owner = (at < seats).then_some(Owner::Seat(Seat(at)));
        state.board.areas.push(Area { tile: ScoringId(at), owner });
    }
    state
}

pub(super) fn card(key: &str) -> CardId {
    built_in().find(key).unwrap_or_else(|| panic!("no card {key}"))
}

pub(super) fn space(number: u8) -> SpaceId {
    SpaceId(number - 1)
}

pub(super) fn tile(key: &str) -> TileId {
    let at = built_in().tiles.iter().position(|it| it.key == key);
    TileId(at.unwrap_or_else(|| panic!("no tile {key}")) as u8)
}

pub(super) fn plot(number: u8, plot: usize) -> PlotId {
    PlotId { space: space(number), plot }
}

/// A face-down pile, from the bottom to the top.
pub(super) fn pile<T>(things: impl IntoIterator<Item = T>) -> Deck<T> {
    things.into_iter().collect()
}

fn without<T: Copy + PartialEq>(deck: &Deck<T>, thing: T) -> Deck<T> {
    pile(deck.cards().iter().copied().filter(|it| *it != thing))
}

/// Builds a position step by step.
pub(super) trait Kit: Sized {
    fn with(self, change: impl FnOnce(&mut State)) -> State;
    /// A change of A.
    fn a(self, change: impl FnOnce(&mut Player)) -> State;
    /// Cards in hand, by their keys.
    fn hand(self, seat: Seat, keys: &str) -> State;
    /// Played cards, by their keys, without what they do now.
    fn played(self, keys: &str) -> State;
    /// A tile on a space.
    fn lay(self, number: u8, key: &str) -> State;
    fn pasture(self, number: u8, cattle: &[Seat]) -> State;
    /// A piece on a plot; own boards do not change.
    fn piece(self, number: u8, at: usize, seat: Seat, kind: Kind) -> State;
    fn up(self, levers: &[Lever]) -> State;
    fn held(&self, seat: Seat) -> Vec<String>;
}

impl Kit for State {
    fn with(mut self, change: impl FnOnce(&mut State)) -> State {
        change(&mut self);
        self
    }

    fn a(self, change: impl FnOnce(&mut Player)) -> State {
        self.with(|s| change(&mut s.board.players[A]))
    }

    fn hand(self, seat: Seat, keys: &str) -> State {
        self.with(|s| {
            for key in keys.split_whitespace() {
                s.secret.deck = without(&s.secret.deck, card(key));
                s.add_to_hand(seat, card(key));
            }
        })
    }

    fn played(self, keys: &str) -> State {
        self.a(|it| it.played.extend(keys.split_whitespace().map(card)))
    }

    fn lay(self, number: u8, key: &str) -> State {
        self.with(|s| {
            s.secret.grey = without(&s.secret.grey, tile(key));
            s.board.map[usize::from(number) - 1] = Some(Laid::Tile { tile: tile(key), plots: [None; 2] });
        })
    }

    fn pasture(self, number: u8, cattle: &[Seat]) -> State {
        let cattle = cattle.iter().copied().map(Owner::Seat).collect();
        self.with(|s| s.board.map[usize::from(number) - 1] = Some(Laid::Pasture(cattle)))
    }

    fn piece(self, number: u8, at: usize, seat: Seat, kind: Kind) -> State {
        self.with(|s| s.board.put(plot(number, at), Piece { owner: Owner::Seat(seat), kind }).unwrap())
    }

    fn up(self, levers: &[Lever]) -> State {
        self.a(|it| levers.iter().for_each(|lever| it.levers[*lever as usize] = LeverState::Up))
    }

    fn held(&self, seat: Seat) -> Vec<String> {
        self.hand(seat).iter().map(|it| built_in().card(*it).key.clone()).collect()
    }
}

pub(super) type Trial = trial::Trial<State>;

/// Runs a rule; answers as in a log.
pub(super) fn run(state: State, answers: &str, rule: impl FnOnce(&mut Table<'static>) -> Play) -> Trial {
    let seats = state.board.players.seats().count();
    trial::run(state, seats, 1, answers, rule)
}

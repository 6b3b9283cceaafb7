//! What the rule tests share: positions built from words, rules run alone against a line of answers.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use crate::engine::{Decision, Play, Record, Seat, Seats, Seed, trial};
use crate::games::state51::content::ability::{Bag, Cost};
use crate::games::state51::content::kinds::*;
use crate::games::state51::content::{ConnectionId, Content, LocationId};
use crate::games::state51::rules::{Table, action, setup};
use crate::games::state51::state::*;

pub(super) const A: Seat = Seat(0);
pub(super) const B: Seat = Seat(1);
pub(super) const C: Seat = Seat(2);
pub(super) const D: Seat = Seat(3);

pub(super) fn built_in() -> Arc<Content> {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| Arc::new(Content::load(None).unwrap())).clone()
}

pub(super) fn record(seats: u8, deck: &str) -> Record {
    Record {
        game: "state51".to_owned(),
        rules: 1,
        edition: "master-set".to_owned(),
        options: BTreeMap::from([("deck".to_owned(), deck.to_owned())]),
        content: String::new(),
        seed: Seed::from_number(1),
        seats: Seats(seats),
        answers: Vec::new(),
    }
}

/// The box before the set-up; `deck` is the option of the lobby.
pub(super) fn boxed(seats: u8, deck: &str) -> State {
    setup::open(&record(seats, deck), built_in())
}

/// A's first turn in an Action phase with nothing on the table: empty hands, pools, States; A is New York, B Appalachian,
/// C Mutants, D Merchants; the main deck is the base deck in the order of the content, nothing is discarded or turned up.
pub(super) fn game(seats: u8) -> State {
    boxed(seats, "none").with(|s| {
        s.board.phase = Phase::Action;
        s.board.round = 1;
        for seat in Seats(seats).all() {
            s.board.players[seat].faction = Some(Faction::ALL[seat.index()]);
        }
    })
}

/// A location by its key.
pub(super) fn card(key: &str) -> LocationId {
    let at = built_in().locations.iter().position(|it| it.key == key);
    LocationId(u16::try_from(at.unwrap_or_else(|| panic!("no card {key}"))).unwrap())
}

/// A Connection card by its key.
pub(super) fn connection(key: &str) -> ConnectionId {
    let at = built_in().connections.iter().position(|it| it.key == key);
    ConnectionId(u8::try_from(at.unwrap_or_else(|| panic!("no connection {key}"))).unwrap())
}

/// Goods in words: `"2 grey 1 gun"`.
pub(super) fn bag(words: &str) -> Bag {
    let words: Vec<&str> = words.split_whitespace().collect();
    words
        .chunks(2)
        .map(|it| (Good::from_key(it[1]).unwrap_or_else(|| panic!("{it:?}")), it[0].parse().unwrap()))
        .collect()
}

/// Goods as words, the other way round.
pub(super) fn words(bag: &Bag) -> String {
    bag.iter().map(|(good, count)| format!("{count} {}", good.key())).collect::<Vec<_>>().join(" ")
}

/// A cost in words, with `basic` and `deal` besides the goods.
pub(super) fn cost(text: &str) -> Cost {
    let mut cost = Cost::default();
    let list: Vec<&str> = text.split_whitespace().collect();
    for it in list.chunks(2) {
        let count = it[0].parse().unwrap();
        match it[1] {
            "basic" => cost.basic = count,
            "deal" => cost.deals = count,
            good => cost.goods.add(Good::from_key(good).unwrap(), count),
        }
    }
    cost
}

/// Builds a position step by step.
pub(super) trait Kit: Sized {
    fn with(self, change: impl FnOnce(&mut State)) -> State;
    /// Goods in a pool, in place of what was there.
    fn pool(self, seat: Seat, goods: &str) -> State;
    fn vp(self, seat: Seat, vp: u32) -> State;
    /// Location cards in hand, by their keys, in place of what was there.
    fn hand(self, seat: Seat, keys: &str) -> State;
    /// Intact locations, without what happens when they are built; the goods that they place on themselves are not there.
    fn built(self, seat: Seat, keys: &str) -> State;
    /// Ruins of these cards.
    fn ruins(self, seat: Seat, keys: &str) -> State;
    fn deals(self, seat: Seat, keys: &str) -> State;
    fn connections(self, seat: Seat, keys: &str) -> State;
    /// The main deck, the top card first, in place of the whole deck.
    fn deck(self, keys: &str) -> State;
    fn discard(self, keys: &str) -> State;
    fn passed(self, seat: Seat) -> State;
    /// Goods placed on a built card (LIM-07).
    fn placed(self, seat: Seat, key: &str, goods: &str) -> State;
    /// The card turned up on a Connection deck.
    fn face_up(self, key: &str) -> State;
    /// With the expansion whose cards give Defence tokens, though its cards are not in the deck.
    fn in_new_era(self) -> State;

    /// The first built card of this name.
    fn at(&self, seat: Seat, key: &str) -> &Built;
    /// The pool as words.
    fn pooled(&self, seat: Seat) -> String;
    /// The keys of the hand, in their order.
    fn held(&self, seat: Seat) -> String;
    /// The keys of a row, Ruins in brackets.
    fn row_of(&self, seat: Seat, category: Category) -> String;
    /// The keys of the discard pile, the oldest first.
    fn discarded(&self) -> String;
}

fn keys_of(list: &[LocationId]) -> String {
    list.iter().map(|it| built_in().location(*it).key.clone()).collect::<Vec<_>>().join(" ")
}

fn build(s: &mut State, seat: Seat, keys: &str, ruined: bool) {
    for key in keys.split_whitespace() {
        let id = BuiltId(s.board.next_built);
        s.board.next_built += 1;
        s.board.players[seat].built.push(Built { ruined, ..Built::new(id, card(key)) });
    }
}

impl Kit for State {
    fn with(mut self, change: impl FnOnce(&mut State)) -> State {
        change(&mut self);
        self
    }

    fn pool(self, seat: Seat, goods: &str) -> State {
        self.with(|s| s.board.players[seat].pool = bag(goods))
    }

    fn vp(self, seat: Seat, vp: u32) -> State {
        self.with(|s| s.board.players[seat].vp = vp)
    }

    fn hand(self, seat: Seat, keys: &str) -> State {
        self.with(|s| {
            s.secret.hands[seat].clear();
            keys.split_whitespace().for_each(|it| s.add_to_hand(seat, card(it)));
        })
    }

    fn built(self, seat: Seat, keys: &str) -> State {
        self.with(|s| build(s, seat, keys, false))
    }

    fn ruins(self, seat: Seat, keys: &str) -> State {
        self.with(|s| build(s, seat, keys, true))
    }

    fn deals(self, seat: Seat, keys: &str) -> State {
        self.with(|s| s.board.players[seat].deals.extend(keys.split_whitespace().map(card)))
    }

    fn connections(self, seat: Seat, keys: &str) -> State {
        self.with(|s| s.board.players[seat].connections.extend(keys.split_whitespace().map(connection)))
    }

    fn deck(self, keys: &str) -> State {
        self.with(|s| {
            s.secret.deck = keys.split_whitespace().rev().map(card).collect();
        })
    }

    fn discard(self, keys: &str) -> State {
        self.with(|s| s.board.discard = keys.split_whitespace().map(card).collect())
    }

    fn passed(self, seat: Seat) -> State {
        self.with(|s| s.board.players[seat].passed = true)
    }

    fn placed(self, seat: Seat, key: &str, goods: &str) -> State {
        self.with(|s| {
            let id = s.at(seat, key).id;
            s.board.players[seat].built_mut(id).unwrap().placed = bag(goods);
        })
    }

    fn face_up(self, key: &str) -> State {
        self.with(|s| {
            let card = connection(key);
            let colour = s.content.connection(card).colour;
            s.board.pile_mut(colour).face_up = Some(card);
        })
    }

    fn in_new_era(self) -> State {
        self.with(|s| s.board.expansion = Some(Set::NewEra))
    }

    fn at(&self, seat: Seat, key: &str) -> &Built {
        let found = self.board.players[seat].built.iter().find(|it| it.card == card(key));
        found.unwrap_or_else(|| panic!("{key} is not built"))
    }

    fn pooled(&self, seat: Seat) -> String {
        words(&self.board.players[seat].pool)
    }

    fn held(&self, seat: Seat) -> String {
        keys_of(&self.secret.hands[seat])
    }

    fn row_of(&self, seat: Seat, category: Category) -> String {
        let name = |it: &Built| {
            let key = &self.location(it).key;
            if it.ruined { format!("({key})") } else { key.clone() }
        };
        self.row(seat, category).map(name).collect::<Vec<_>>().join(" ")
    }

    fn discarded(&self) -> String {
        keys_of(&self.board.discard)
    }
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
    let seats = state.board.players.seats().count();
    trial::run(state, seats, seed, answers, rule)
}

/// What was noted under this id, a line each.
pub(super) fn told(trial: &Trial, id: &str) -> String {
    trial.notes().into_iter().filter(|it| it.split('(').next() == Some(id)).collect::<Vec<_>>().join("\n")
}

/// Plays a rule to its end; `answer` picks the key of every decision. Tells the decisions too, a line each.
pub(super) fn drive(
    state: &State,
    seed: u64,
    rule: impl Fn(&mut Table<'static>) -> Play,
    answer: impl FnMut(&Decision, &[String]) -> String,
) -> (State, Vec<String>) {
    trial::drive(state, state.board.players.seats().count(), seed, rule, answer)
}

/// Takes the first offer, or as many of the first as must be taken.
pub(super) fn first_offers(decision: &Decision, keys: &[String]) -> String {
    match &decision.form {
        crate::engine::Form::Some { min, .. } if *min == 0 => "none".to_owned(),
        crate::engine::Form::Some { min, .. } => keys[..*min].join("+"),
        crate::engine::Form::Number { min, .. } => min.to_string(),
        crate::engine::Form::One(_) => keys[0].clone(),
    }
}

/// One turn of a seat against a line of answers.
pub(super) fn turn_of(seat: Seat, state: &State, answers: &str) -> Trial {
    run(state.clone(), answers, |t| action::turn(t, seat))
}

/// One turn of A.
pub(super) fn turn(state: &State, answers: &str) -> Trial {
    turn_of(A, state, answers)
}

/// One turn of A that ends with these answers.
pub(super) fn played(state: &State, answers: &str) -> State {
    turn(state, answers).done()
}

/// What A is offered in a turn under a group, without the group, sorted.
pub(super) fn offered(state: &State, group: &str) -> Vec<String> {
    let mut offers = turn(state, "").offers_under(&format!("{group}/"));
    offers.sort();
    offers
}

/// Whether A is offered exactly this in a turn.
pub(super) fn is_offered(state: &State, key: &str) -> bool {
    turn(state, "").offers().iter().any(|it| it == key)
}

/// The key of the first built card of this name, as it stands in offers.
pub(super) fn key_of(state: &State, seat: Seat, name: &str) -> String {
    format!("{name}-{}", state.at(seat, name).id.0)
}

/// VP, pool as words, size of the hand: what most effects change.
pub(super) fn holdings(state: &State, seat: Seat) -> (u32, String, usize) {
    (state.board.players[seat].vp, state.pooled(seat), state.secret.hands[seat].len())
}

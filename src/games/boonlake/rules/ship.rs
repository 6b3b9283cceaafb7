//! The ship (SHP): how far it goes, and what the space gives where it stops.

use super::Table;
use super::any_time::{self, Matter};
use super::gains;
use super::reasons::because;
use super::shared_parts::seat_letter;
use crate::engine::{Arg, Ask, Play, Seat, Text};
use crate::games::boonlake::content::kinds::Lock;
use crate::games::boonlake::content::words::{Gain, Ongoing};
use crate::games::boonlake::content::{Content, RiverId};
use crate::games::boonlake::labels::names::river_key;
use crate::games::boonlake::labels::sailing::Sail;
use crate::games::boonlake::state::{Board, Owner, State, Why};

impl Board {
    /// Every ship with its place.
    pub(crate) fn ships(&self) -> impl Iterator<Item = (Owner, RiverId)> + '_ {
        let players = self.players.iter().map(|(seat, it)| (Owner::Seat(seat), it.ship));
        players.chain(self.eminence.iter().map(|it| (Owner::Eminence, it.ship)))
    }
}

impl State {
    fn set_ship(&mut self, owner: Owner, to: RiverId) {
        match owner {
            Owner::Seat(seat) => self.board.players[seat].ship = to,
            Owner::Eminence => self.board.eminence.iter_mut().for_each(|it| it.ship = to),
        }
    }
}

/// SHP-01 to SHP-05: where a ship can stop within so many steps, with the locks on the way. A space other than a port that
/// another ship is on is passed for free.
pub(crate) fn reach(state: &State, owner: Owner, steps: u32) -> Vec<Sail> {
    reach_on(&state.content, &state.board, owner, steps)
}

/// The same for whoever knows the open board alone.
pub(crate) fn reach_on(content: &Content, board: &Board, owner: Owner, steps: u32) -> Vec<Sail> {
    let taken = |at: RiverId| board.ships().any(|it| it.0 != owner && it.1 == at);
    let (mut reach, mut locks, mut counted) = (Vec::new(), Vec::new(), 0);
    let mut at = board.ships().find(|it| it.0 == owner).map(|it| it.1);
    while let Some((from, next)) = at.and_then(|it| Some((it, content.river(it).next[board.round]?))) {
        locks.extend(content.river(from).lock);
        at = Some(next);
        if !content.river(next).port && taken(next) {
            continue;
        }
        counted += 1;
        if counted > steps {
            break;
        }
        reach.push(Sail { owner, to: next, locks: locks.clone() });
    }
    reach
}

/// The spaces before the farthest where a ship cannot stop, as another one is there (SHP-04).
fn passed(state: &State, owner: Owner, reach: &[Sail]) -> Vec<Text> {
    let Some(last) = reach.last() else { return Vec::new() };
    let from = state.board.ships().find(|it| it.0 == owner).map(|it| it.1);
    let way = std::iter::successors(from, |it| state.content.river(*it).next[state.board.round]);
    let between = way.skip(1).take_while(|it| *it != last.to);
    let closed = between.filter(|at| reach.iter().all(|it| it.to != *at));
    closed.map(|at| Text::new("number").with("number", river_key(state, at))).collect()
}

/// How many steps the empty row gives.
pub(crate) fn steps(state: &State) -> u32 {
    state.board.taken.map_or(0, |row| state.content.rows[row].steps)
}

/// Phase B. Says which locks the ship has passed.
pub(crate) fn sail(t: &mut Table, seat: Seat) -> Play<Vec<Lock>> {
    let owner = Owner::Seat(seat);
    if reach(&t.state, owner, steps(&t.state)).is_empty() {
        return Ok(Vec::new());
    }
    let options = |state: &State| reach(state, owner, steps(state));
    let board = &t.state.board;
    let how = match (board.closing, board.eminence.is_some()) {
        // The Grey Eminence begins, so that the last turn is never hers (SOL-20).
        (true, true) => "solo-end",
        (false, true) => "solo",
        (true, false) if board.is_last_turn() => "end",
        (true, false) => "last",
        (false, false) => "on",
    };
    // TIM-04: their shared parts come after it.
    let others: Vec<Text> = t.seats().after(seat).map(seat_letter).collect();
    let ask = t.ask_with(Ask::new("sail", "SHP-01"), |state, ask| {
        let reach = reach(state, owner, steps(state));
        let passed = passed(state, owner, &reach);
        let ask = ask.with("how", Arg::Word(how.to_owned())).with("n", reach.len());
        ask.with("ships", passed.len()).with("passed", passed).with("others", others)
    });
    let sail = any_time::ask(t, seat, ask, Matter::Nothing, options)?;
    t.state.set_ship(owner, sail.to);
    t.state.board.sailed = true;
    t.say_with(|state| Text::new("note-sail").with("seat", seat).with("space", river_key(state, sail.to)));
    because(t, Why::River(sail.to), |t| bonus(t, seat, sail.to))?;
    Ok(sail.locks)
}

/// The same for the Grey Eminence, who always goes all the way and gains nothing (SOL-16, SOL-17).
pub(crate) fn sail_eminence(t: &mut Table) -> Vec<Lock> {
    let Some(sail) = reach(&t.state, Owner::Eminence, steps(&t.state)).pop() else { return Vec::new() };
    t.state.set_ship(Owner::Eminence, sail.to);
    t.say_with(|state| Text::new("note-eminence-sail").with("space", river_key(state, sail.to)));
    sail.locks
}

/// SHP-06, SHP-07: what the space gives, and what cards add.
fn bonus(t: &mut Table, seat: Seat, at: RiverId) -> Play {
    let bonus = t.state.content.river(at).bonus.clone();
    let vases = t.state.board.players[seat].vases;
    gains::gain_all(t, seat, &bonus)?;
    let took_vase = t.state.board.players[seat].vases > vases && bonus.iter().any(gives_vase);
    for more in more(&t.state, seat, at) {
        if !matches!(more, Gain::Vases(_)) || took_vase {
            // What the space itself gives is less.
            because(t, Why::ShipCards(at), |t| gains::gain(t, seat, &more))?;
        }
    }
    Ok(())
}

fn gives_vase(gain: &Gain) -> bool {
    matches!(gain, Gain::Vases(_) | Gain::SiteOrVase)
}

/// SHP-07: what cards add to the space; the vase only for a vase that is taken there.
pub(crate) fn more(state: &State, seat: Seat, at: RiverId) -> Vec<Gain> {
    let space = state.content.river(at);
    let sum = |is_due: bool, what: fn(&Ongoing) -> Option<u32>| if is_due { state.ongoing(seat, what) } else { 0 };
    let coin_space = space.bonus.iter().any(|it| matches!(it, Gain::Coins(_)));
    let coins = sum(space.port, |it| if let Ongoing::PortCoins(n) = it { Some(*n) } else { None })
        + sum(coin_space, |it| if let Ongoing::CoinSpace(n) = it { Some(*n) } else { None });
    let cards = sum(space.port, |it| if let Ongoing::PortCards(n) = it { Some(*n) } else { None });
    let vases =
        sum(space.bonus.iter().any(gives_vase), |it| if let Ongoing::VaseSpace(n) = it { Some(*n) } else { None });
    let all = [(coins, Gain::Coins(coins)), (cards, Gain::Cards(cards)), (vases, Gain::Vases(vases))];
    all.into_iter().filter(|it| it.0 > 0).map(|it| it.1).collect()
}

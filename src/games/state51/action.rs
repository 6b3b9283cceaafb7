//! A turn of the Action phase (ACT-01 to ACT-05): one action or the pass, asked as one question.

use super::connection;
use super::content::{ConnectionId, LocationId};
use super::deals;
use super::defence;
use super::develop;
use super::faction_board;
use super::gain::T;
use super::kinds::{Colour, Exchange, Good};
use super::location;
use super::moves::moves;
use super::pass;
use super::raze;
use super::state::{BuiltId, State};
use super::{build, visit};
use crate::engine::{Ask, Play, Seat};

/// Everything that can be done in a turn (ACT-02), and the free Defence token (ACT-05).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    Build(LocationId),
    Develop {
        card: LocationId,
        onto: BuiltId,
    },
    Deal(LocationId),
    Raze(LocationId),
    RazeOpponent {
        owner: Seat,
        target: BuiltId,
    },
    Use(BuiltId),
    Exchange(Exchange),
    /// Two Workers for one of this good.
    Workers(Good),
    Visit {
        owner: Seat,
        target: BuiltId,
    },
    Take(Colour),
    Play(ConnectionId),
    Defence(BuiltId),
    Pass,
    /// No more after the action of the turn.
    EndTurn,
}

/// One action or the pass. The question is put even if only passing is left: not asking would tell about the hand (PAS-04).
pub fn turn(t: &mut T, seat: Seat) -> Play {
    loop {
        let moves = moves(&t.state, seat, acts(&t.state, seat), false);
        let act = t.choose(seat, Ask::new("turn", "ACT-01").always(), moves)?.act;
        perform(t, seat, act)?;
        match act {
            Act::Defence(_) => {}
            Act::Pass => return Ok(()),
            _ => return go_on(t, seat, act),
        }
    }
}

/// What is legal, in the order of the rules (ACT-03).
pub fn acts(state: &State, seat: Seat) -> Vec<Act> {
    let mut acts: Vec<Act> = build::acts(state, seat).collect();
    acts.extend(develop::acts(state, seat));
    acts.extend(deals::acts(state, seat));
    acts.extend(raze::acts(state, seat));
    acts.extend(open_acts(state, seat));
    acts.push(Act::Pass);
    acts
}

/// The part of it that everybody can work out, because no hidden card matters for it.
pub fn open_acts(state: &State, seat: Seat) -> impl Iterator<Item = Act> + '_ {
    raze::opponent_acts(state, seat)
        .chain(location::acts(state, seat))
        .chain(faction_board::acts(state, seat))
        .chain(visit::acts(state, seat))
        .chain(connection::acts(state, seat))
        .chain(defence::acts(state, seat))
}

/// What may follow within the same turn: the second use of the location (ACA-03), more worker exchanges (FAC-07),
/// Defence tokens (DEF-01).
fn go_on(t: &mut T, seat: Seat, action: Act) -> Play {
    loop {
        let mut acts: Vec<Act> = match action {
            Act::Use(_) => location::acts(&t.state, seat).filter(|it| *it == action).collect(),
            Act::Workers(_) => faction_board::worker_acts(&t.state, seat).collect(),
            _ => Vec::new(),
        };
        acts.extend(defence::acts(&t.state, seat));
        if acts.is_empty() {
            return Ok(());
        }
        acts.push(Act::EndTurn);
        match t.choose(seat, Ask::new("go-on", "ACT-01"), moves(&t.state, seat, acts, true))?.act {
            Act::EndTurn => return Ok(()),
            act => perform(t, seat, act)?,
        }
    }
}

fn perform(t: &mut T, seat: Seat, act: Act) -> Play {
    match act {
        Act::Build(card) => build::build(t, seat, card),
        Act::Develop { card, onto } => develop::develop(t, seat, card, onto),
        Act::Deal(card) => deals::make(t, seat, card),
        Act::Raze(card) => raze::from_hand(t, seat, card),
        Act::RazeOpponent { owner, target } => raze::opponent(t, seat, owner, target),
        Act::Use(id) => location::use_once(t, seat, id),
        Act::Exchange(exchange) => faction_board::exchange(t, seat, exchange),
        Act::Workers(good) => faction_board::workers(t, seat, good),
        Act::Visit { owner, target } => visit::visit(t, seat, owner, target),
        Act::Take(colour) => connection::take(t, seat, colour),
        Act::Play(card) => connection::play(t, seat, card),
        Act::Defence(id) => {
            defence::put(t, seat, id);
            Ok(())
        }
        Act::Pass => pass::pass(t, seat),
        Act::EndTurn => Ok(()),
    }
}

//! The Action phase (ACT-01 to ACT-05): clockwise one action or the pass each, asked as one question.

use super::gain::END;
use super::means::Means;
use super::{Table, action_location, build, connection, deals, defence, develop, faction_board, pass, raze, visit};
use crate::engine::{Ask, Play, Seat, Text};
use crate::games::state51::content::kinds::{Exchange, Faction, Good};
use crate::games::state51::content::{ConnectionId, LocationId};
use crate::games::state51::labels::cards::names;
use crate::games::state51::state::{BuiltId, Phase, State};

/// Everything that can be done in a turn (ACT-02), and the free Defence token (ACT-05). There is no trading (ACT-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
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
    Exchange {
        faction: Faction,
        exchange: Exchange,
    },
    /// Two Workers for one of this good.
    Workers(Good),
    Visit {
        owner: Seat,
        target: BuiltId,
    },
    /// The Connection card that lies face up.
    Take(ConnectionId),
    Play(ConnectionId),
    Defence(BuiltId),
    Pass,
    /// No more after the action of the turn.
    EndTurn,
}

/// A legal action as an offer. What it says is in `labels/turn.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Move {
    pub action: Action,
    pub seat: Seat,
    /// Whether it is offered after the action of the turn (ACT-05): a short list, without groups.
    pub after: bool,
}

impl Move {
    pub(crate) fn of(seat: Seat, actions: Vec<Action>) -> impl Iterator<Item = Move> {
        actions.into_iter().map(move |action| Move { action, seat, after: false })
    }
}

/// One turn of the player to move; the phase ends when all have passed (ACT-01).
pub(crate) fn next_turn(t: &mut Table) -> Play {
    let seat = t.state.board.active;
    if pass::nothing_possible(&t.state, seat) {
        t.state.board.players[seat].passed = true;
        t.say(Text::new("note-auto-pass").with("seat", seat));
    } else {
        turn(t, seat)?;
    }
    let next = t.seats().after(seat).chain([seat]).find(|it| !t.state.board.players[*it].passed);
    match next {
        Some(next) => t.state.board.active = next,
        // END-03: once the end has begun there is no Cleanup.
        None if t.state.board.end_begun => t.state.board.phase = Phase::Over,
        None => t.state.board.phase = Phase::Cleanup,
    }
    Ok(())
}

/// How the question of a turn tells that there is nothing to choose, and one more in the last round: only who is asked reads it
/// (PAS-04).
const ONLY_PASS: u32 = 3;

/// How the question of a turn tells of the end: 1 in the last round, 2 where an action may make it the last, 0 before. Once the end
/// has begun there is no Cleanup and no further Production (END-03), and few actions bring more VP.
fn end_is_near(state: &State) -> u32 {
    const AT_ONCE: u32 = 6;
    let near = state.board.players.iter().any(|it| it.1.vp + AT_ONCE >= END);
    if state.board.end_begun { 1 } else { 2 * u32::from(near) }
}

/// Who is out of the round is the first thing to know before one spends or keeps anything.
fn passed(state: &State, seat: Seat) -> Text {
    let passed: Vec<Seat> = state.board.players.iter().filter(|it| it.1.passed).map(|it| it.0).collect();
    match passed[..] {
        [] => "turn-passed-none".into(),
        _ if state.board.opponents_in(seat).next().is_none() => "turn-passed-others".into(),
        _ => Text::new("turn-passed").with("who", names(&passed)),
    }
}

/// One action or the pass. The question is put even if only passing is left: not asking would tell about the hand (PAS-04).
pub(crate) fn turn(t: &mut Table, seat: Seat) -> Play {
    loop {
        let acts = acts(&t.state, seat);
        let only_pass = acts[..] == [Action::Pass];
        let moves = Move::of(seat, acts);
        let ask = t.ask_with(Ask::new("turn", "ACT-01").always(), |state, ask| {
            let last = if only_pass { ONLY_PASS + u32::from(state.board.end_begun) } else { end_is_near(state) };
            ask.with("last", last).with("passed", passed(state, seat))
        });
        let act = t.choose(seat, ask, moves)?.action;
        if let Action::Defence(_) = act {
            perform(t, seat, act)?;
            continue;
        }
        // Whatever is asked from here on is no time for another action.
        t.state.board.acted = true;
        perform(t, seat, act)?;
        if act != Action::Pass {
            go_on(t, seat, act)?;
        }
        t.state.board.acted = false;
        return Ok(());
    }
}

/// What is legal, in the order of the rules (ACT-03). Only what is limited per round looks at how often it was done
/// (ACT-04).
pub(crate) fn acts(state: &State, seat: Seat) -> Vec<Action> {
    let means = Means::of(state, seat);
    let mut acts: Vec<Action> = build::acts(state, seat, &means).collect();
    acts.extend(develop::acts(state, seat, &means));
    acts.extend(deals::acts(state, seat, &means));
    acts.extend(raze::acts(state, seat, &means));
    acts.extend(open_acts(state, seat, &means));
    acts.push(Action::Pass);
    acts
}

/// The part of it that everybody can work out, because no hidden card matters for it.
pub(crate) fn open_acts<'a>(state: &'a State, seat: Seat, means: &'a Means) -> impl Iterator<Item = Action> + 'a {
    raze::opponent_acts(state, seat, means)
        .chain(action_location::acts(state, seat, means))
        .chain(faction_board::acts(state, seat, means))
        .chain(visit::acts(state, seat, means))
        .chain(connection::acts(state, seat, means))
        .chain(defence::acts(state, seat))
}

/// What may follow within the same turn: the second use of the location (ACA-03), more worker exchanges (FAC-07),
/// Defence tokens (DEF-01). An action location that was just built waits for the next turn (BLD-04).
fn go_on(t: &mut Table, seat: Seat, action: Action) -> Play {
    loop {
        let means = Means::of(&t.state, seat);
        let mut acts: Vec<Action> = match action {
            Action::Use(_) => action_location::acts(&t.state, seat, &means).filter(|it| *it == action).collect(),
            Action::Workers(_) => faction_board::worker_acts(&means).collect(),
            _ => Vec::new(),
        };
        acts.extend(defence::acts(&t.state, seat));
        if acts.is_empty() {
            return Ok(());
        }
        acts.push(Action::EndTurn);
        let more = Move::of(seat, acts).map(|it| Move { after: true, ..it });
        match t.choose(seat, Ask::new("go-on", "ACT-01"), more)?.action {
            Action::EndTurn => return Ok(()),
            act => perform(t, seat, act)?,
        }
    }
}

pub(crate) fn perform(t: &mut Table, seat: Seat, act: Action) -> Play {
    match act {
        Action::Build(card) => build::build(t, seat, card),
        Action::Develop { card, onto } => develop::develop(t, seat, card, onto),
        Action::Deal(card) => deals::make(t, seat, card),
        Action::Raze(card) => raze::from_hand(t, seat, card),
        Action::RazeOpponent { owner, target } => raze::opponent(t, seat, owner, target),
        Action::Use(id) => action_location::use_once(t, seat, id),
        Action::Exchange { faction, exchange } => faction_board::exchange(t, seat, faction, exchange),
        Action::Workers(good) => faction_board::workers(t, seat, good),
        Action::Visit { owner, target } => visit::visit(t, seat, owner, target),
        Action::Take(card) => connection::take(t, seat, card),
        Action::Play(card) => connection::play(t, seat, card),
        Action::Defence(id) => defence::put(t, seat, id),
        Action::Pass => pass::pass(t, seat),
        Action::EndTurn => Ok(()),
    }
}

/// Whose turn follows (ACT-01): whoever has not passed.
pub(crate) fn next_seat(state: &State, asked: Seat) -> Option<Seat> {
    let is_turn = state.board.phase == Phase::Action && asked == state.board.active;
    if is_turn { state.board.opponents_in(asked).next() } else { None }
}

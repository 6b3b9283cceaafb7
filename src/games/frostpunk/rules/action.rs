//! The Action phase (ACT-01 to ACT-07): pawns are counted, then turn after turn.

use super::acts::{deeds, perform, takes_children};
use super::heat::{burn, stokable};
use super::{Play, Table, automatons, children, citizens, laws};
use crate::engine::{Ask, Offered, Seat, Text};
use crate::games::frostpunk::content::kinds::Citizen;
use crate::games::frostpunk::labels::acts::Turn;
use crate::games::frostpunk::labels::cold::is_cold;
use crate::games::frostpunk::labels::forecast;
use crate::games::frostpunk::state::{Pawn, Placed, Spot, State};

/// ACT-01, ACT-02: the pawns of each type by its citizens, those under way among them; then one onto each exhausted token.
pub(crate) fn muster(t: &mut Table) {
    for of in Citizen::ALL {
        let away = t.state.board.routes.iter().filter_map(|it| it.scout).filter(|it| it.pawn.citizen() == Some(of));
        let due = pawns_of(&t.state, of).saturating_sub(away.count() as u32);
        children::count(&mut t.state.board, of, due);
        rest(&mut t.state, of);
    }
    t.state.board.turn = Some(t.state.board.leader);
    t.state.board.passed = 0;
}

/// So many pawns of a type by the section of its citizens, and not more than there are pieces.
pub(crate) fn pawns_of(state: &State, of: Citizen) -> u32 {
    let pawns = &state.content.boards.pawns;
    let most = match of {
        Citizen::Worker => pawns.worker,
        Citizen::Engineer => pawns.engineer,
        Citizen::Child => pawns.child,
    };
    state.content.boards.pawns_of(state.board.people(of).citizens).min(most)
}

/// ACT-02: tokens without a pawn stay.
fn rest(state: &mut State, of: Citizen) {
    while state.board.people(of).exhausted > 0 {
        let Some(pawn) = Pawn::all_of(of).iter().find(|it| state.board.in_pool(**it) > 0) else { break };
        state.board.pool[*pawn as usize] -= 1;
        state.board.people_mut(of).exhausted -= 1;
        state.board.placed.push(Placed { pawn: *pawn, at: Spot::Exhausted(of) });
    }
}

/// How many pawns are left that could act by themselves.
pub(crate) fn able(state: &State) -> u32 {
    let able = Pawn::ALL.into_iter().filter(|it| it.trade().is_some() && automatons::may_act(state, *it));
    able.map(|it| state.board.in_pool(it)).sum()
}

/// ACT-03: no pawn is left that could act, or all have passed in a row. Cards in hands count as far as everybody can see them:
/// children may act by one of them.
pub(crate) fn is_over(state: &State) -> bool {
    let board = &state.board;
    board.passed >= board.advisors.seats().count() || !(able(state) > 0 || children_may(state))
}

/// ACT-05: whether a child is left that could act, as far as everybody can see.
pub(crate) fn children_may(state: &State) -> bool {
    state.board.in_pool(Pawn::Child) > 0
        && (laws::children_work(state) || takes_children(state) || citizens::may_play_any(state))
}

/// ACT-03: stoke if wanted, use a law that follows the action before, then one pawn, one action; or pass.
pub(crate) fn turn(t: &mut Table) -> Play {
    let seat = t.state.board.turn.offered("it is somebody's turn")?;
    loop {
        let mut options: Vec<Turn> = (1..=stokable(&t.state)).map(Turn::Stoke).collect();
        options.extend(deeds(&t.state, seat).into_iter().map(Turn::Act));
        options.extend(laws::after_action(&t.state).map(|it| Turn::Law(it.card)));
        options.push(Turn::Pass);
        // Not asking would tell that no card of the hand can be played.
        let always = citizens::may_play(&t.state, seat);
        let only = options.len() == 1 && !always;
        let ask = Ask { always, ..Ask::new("turn", "ACT-03").opens_turn().told() };
        let ask = t.ask_with(ask, |state, ask| {
            let cold = options.iter().any(|it| matches!(it, Turn::Act(deed) if is_cold(state, *deed)));
            forecast::warned(state, ask, false).with("cold", u32::from(cold))
        });
        match t.choose(seat, ask, options)? {
            Turn::Stoke(n) => burn(t, n),
            Turn::Act(deed) => {
                t.state.board.passed = 0;
                perform(t, seat, deed)?;
                if is_over(&t.state) {
                    laws::after_last_action(t)?;
                }
                break;
            }
            Turn::Law(card) => {
                t.state.board.passed = 0;
                laws::use_law(t, card)?;
            }
            Turn::Pass => {
                t.state.board.passed += 1;
                t.say(Text::new(if only { "note-pass-only" } else { "note-pass" }).with("seat", seat));
                break;
            }
        }
    }
    next(t, seat);
    Ok(())
}

/// Whether nothing but the pass is left for who has the turn.
pub(crate) fn passes_only(state: &State) -> bool {
    let acts = |seat: Seat| !deeds(state, seat).is_empty();
    stokable(state) == 0 && laws::after_action(state).next().is_none() && !state.board.turn.is_some_and(acts)
}

fn next(t: &mut Table, seat: Seat) {
    t.state.board.turn = Some(t.seats().next(seat));
}

/// Whose turn follows in this phase (ACT-03).
pub(crate) fn next_seat(state: &State, asked: Seat) -> Option<Seat> {
    let seats = state.board.advisors.seats();
    (state.board.turn == Some(asked)).then(|| seats.next(asked)).filter(|it| *it != asked)
}

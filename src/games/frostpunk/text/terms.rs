//! What stands in the lines of the text board: pawns, goods, places.

use crate::engine::{Arg, Seat, Text};
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::kinds::Good;
use crate::games::frostpunk::rules::action;
use crate::games::frostpunk::rules::buildings::field_name;
use crate::games::frostpunk::state::{Goods, Pawn, Phase, Spot, State};
use crate::games::text_board::{count, list};

pub(super) fn letter(seat: Seat) -> Arg {
    Arg::Word(seat.letter().to_string())
}

/// Each kind of pawn of which there is any, with its number.
pub(super) fn pawns(of: impl Fn(Pawn) -> usize) -> Text {
    let some = Pawn::ALL.into_iter().map(|it| (it, of(it))).filter(|it| it.1 > 0);
    list(some.map(|(pawn, n)| count(pawn.text(), n)).collect())
}

/// The pawns on a spot, if any stand there.
pub(super) fn here(state: &State, at: Spot) -> Option<Text> {
    let on = |pawn: Pawn| state.board.placed.iter().filter(|it| it.at == at && it.pawn == pawn).count();
    (state.board.pawns_at(at) > 0).then(|| pawns(on))
}

/// A line, with the pawns that stand there.
pub(super) fn with_pawns(state: &State, at: Spot, what: Text) -> Text {
    match here(state, at) {
        Some(who) => Text::new("board-here").with("what", what).with("who", who),
        None => what,
    }
}

/// Where pawns stand that is no field.
pub(super) fn spot(state: &State, at: Spot) -> Text {
    match at {
        Spot::ClearSnow => Text::new("action-clear-snow"),
        Spot::Construction => Text::new("action-construction"),
        Spot::Field(field) => state.board.plot(field).built.map_or_else(|| field_name(field), |it| it.key.text()),
        Spot::Card(card) => Text::new("task-special").with("card", card.title()),
        Spot::Exhausted(_) => Text::new("board-exhausted"),
    }
}

/// Cubes that lie on a card, if any do.
pub(super) fn cubes(goods: &Goods) -> Option<Text> {
    let some = Good::CUBES.into_iter().filter(|it| goods.of(*it) > 0);
    let some: Vec<Text> = some.map(|of| Stock { n: goods.of(of), of }.text()).collect();
    (!some.is_empty()).then(|| list(some))
}

/// The pawns that can still be placed. Those of citizens come into the pool only once the Action phase begins, but it is known before
/// how many that will be (SET-11).
pub(super) fn able(state: &State) -> Text {
    if state.board.phase != Phase::Setup {
        let able = Text::new("board-able").with("who", pawns(|it| state.board.in_pool(it) as usize));
        // ACT-02.
        let resting = |it: Pawn| match it.citizen() {
            Some(of) if Pawn::of(of) == it => state.board.people(of).exhausted.min(state.board.in_pool(it)) as usize,
            _ => 0,
        };
        let rests = Pawn::ALL.into_iter().any(|it| resting(it) > 0);
        return if rests {
            Text::new("board-able-resting").with("able", able).with("resting", pawns(resting))
        } else {
            able
        };
    }
    let first = |pawn: Pawn| match pawn.citizen() {
        Some(of) if Pawn::of(of) == pawn => {
            action::pawns_of(state, of).saturating_sub(state.board.people(of).exhausted) as usize
        }
        _ => state.board.in_pool(pawn) as usize,
    };
    Text::new("board-able-first").with("who", pawns(first))
}

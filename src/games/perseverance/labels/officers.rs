//! What Influence on an Officer comes to: who gets the bonus of the row, and what the next Assembly would give for it.

use super::nothing;
use crate::engine::{Clause, Seat, Text};
use crate::games::perseverance::content::{Condition, Goods};
use crate::games::perseverance::kinds::Zone;
use crate::games::perseverance::names;
use crate::games::perseverance::rules::aftermath::aftermath;
use crate::games::perseverance::rules::assembly::{condition, paid_by};
use crate::games::perseverance::rules::officers::winners;
use crate::games::perseverance::rules::ranking::leaders;
use crate::games::perseverance::rules::wrap_up::joining_cubes;
use crate::games::perseverance::state::{Board, Owner, State};

/// Where so many cubes of the active player lead: the row with them (SEC-05), and the Officer's scoring (ASM-07).
pub(super) fn influence(state: &State, zone: Zone, cubes: usize) -> Text {
    let (board, seat) = (&state.board, state.board.active);
    let bonus = state.content.officer_bonus(board.officers[zone].officer);
    let Filling { row, spaces, placed, winners } = Filling::with(state, zone, cubes);
    let joined = joined(state, &row, spaces);
    let winners = joined.as_ref().unwrap_or(&winners);
    // Where the track is full the rest is lost (AST-03).
    let gains = |seat: Seat| nothing::gains(state, seat, bonus);
    let gained = if winners.contains(&seat) { gains(seat) } else { Goods::new() };
    let text = if row.len() < spaces {
        let own = row.iter().filter(|it| **it == Owner::Seat(seat)).count();
        let id = match &joined {
            Some(_) if !gained.is_empty() => "detail-influence-joined-you",
            Some(winners) if winners.iter().any(|it| *it != seat) => "detail-influence-joined-rival",
            Some(_) => "detail-influence-joined-nobody",
            None if board.retail() => "detail-influence-retail",
            None => "detail-influence-beta",
        };
        Text::new(id).with("n", row.len()).with("spaces", spaces).with("own", own)
    } else {
        let others = winners.iter().filter(|it| **it != seat).count();
        match (winners.contains(&seat), winners.as_slice()) {
            (true, _) if gained.is_empty() => Text::new("detail-influence-full-lost"),
            (true, [_]) => Text::new("detail-influence-full-you"),
            (true, _) => Text::new("detail-influence-full-shared").with("others", others),
            (false, []) => Text::new("detail-influence-full-nobody"),
            (false, [other]) if gains(*other).is_empty() => Text::new("detail-influence-full-nobody"),
            (false, [other]) => Text::new("detail-influence-full-other").with("who", *other),
            (false, _) => Text::new("detail-influence-full-others").with("others", others),
        }
    };
    let what = names::amounts(if gained.is_empty() { bonus } else { &gained }, board.retail());
    let mut clauses = vec![Clause::new(0, text.with("what", what))];
    // What is left of the same placement begins the next row.
    let over = Some(cubes - placed).filter(|it| *it > 0);
    clauses.extend(over.map(|it| Clause::new(1, Text::new("influence-over").with("n", it))));
    // ATK-05, ATK-10: what the attack of this turn surely takes away no Officer counts any more.
    let due = Zone::ALL.into_iter().any(|it| state.is_full(it));
    let after = if due { aftermath(state) } else { None };
    let when = match (due, &after) {
        (false, _) => "score-today",
        (true, Some(_)) => "score-after",
        (true, None) => "score-unhurt",
    };
    let board = after.as_ref().unwrap_or(board);
    clauses.push(Clause::new(0, score(state, board, seat, zone, cubes).with("when", Text::new(when))));
    clauses.extend(overtaken(state, board, zone, cubes).map(|it| Clause::new(1, it)));
    clauses.push(Clause::new(2, counted(state, board, seat, zone)));
    Text::of_clauses(clauses)
}

/// What so many cubes more take from others at an Assembly held with this board (ASM-07).
fn overtaken(state: &State, board: &Board, zone: Zone, cubes: usize) -> Option<Text> {
    let seat = board.active;
    let mut then = board.clone();
    then.officers[zone].row.extend(std::iter::repeat_n(Owner::Seat(seat), cubes));
    let paid = |board: &Board, who: Seat| {
        paid_by(board, &state.content, zone).into_iter().filter(|it| it.0 == who).map(|it| it.1).sum::<u32>()
    };
    let rivals = board.players.seats().all().filter(|it| *it != seat);
    let less = |who: Seat| (who, paid(board, who).saturating_sub(paid(&then, who)));
    let less: Vec<(Seat, u32)> = rivals.map(less).filter(|it| it.1 > 0).collect();
    match less[..] {
        [] => None,
        [(who, n)] => Some(Text::new("influence-rival").with("who", who).with("n", n)),
        _ => Some(Text::new("influence-rivals").with("n", less.iter().map(|it| it.1).sum::<u32>())),
    }
}

/// The row of an Officer with some cubes of the active player more, and whom it pays if they fill it (SEC-05).
struct Filling {
    row: Vec<Owner>,
    spaces: usize,
    /// So many of the cubes find a space in this row.
    placed: usize,
    winners: Vec<Seat>,
}

impl Filling {
    fn with(state: &State, zone: Zone, cubes: usize) -> Filling {
        let board = &state.board;
        let spaces = state.content.officer_spaces(board.edition, board.seat_count());
        let mut row = board.officers[zone].row.clone();
        let placed = cubes.min(spaces.saturating_sub(row.len()));
        row.extend(std::iter::repeat_n(Owner::Seat(board.active), placed));
        let winners = if row.len() < spaces { Vec::new() } else { winners(board, &row) };
        Filling { row, spaces, placed, winners }
    }
}

/// Whom a row pays that the Dissenter cubes after the Assembly of this turn would fill, if they do (ASM-09).
fn joined(state: &State, row: &[Owner], spaces: usize) -> Option<Vec<Seat>> {
    let more = joining_cubes(&state.board, &state.content);
    let fills = state.board.pool.is_empty() && row.len() < spaces && row.len() + more >= spaces;
    fills.then(|| {
        let mut full = row.to_vec();
        full.resize(spaces, Owner::Dissenters);
        winners(&state.board, &full)
    })
}

/// Which Officer the cubes of a Settlement space go to, what stands there with them, and whom it pays if the row is full then
/// (EFF-08, SEC-05).
pub(super) fn cubes(state: &State, zone: Zone, cubes: usize) -> Vec<Clause> {
    let (council, seat) = (&state.board.officers[zone], state.board.active);
    let Filling { row, spaces, winners, .. } = Filling::with(state, zone, cubes);
    let (officer, bonus) = (names::officer_short(council.officer), state.content.officer_bonus(council.officer));
    if row.len() < spaces {
        let own = council.cubes(Owner::Seat(seat));
        let text = Text::new("settle-influence").with("own", own).with("then", own + cubes);
        let row_now = text.with("officer", officer).with("row", row.len()).with("spaces", spaces);
        let soon = joined(state, &row, spaces).map(|winners| {
            // Where the track is full the rest is lost (AST-03).
            let gained =
                Some(nothing::gains(state, seat, bonus)).filter(|it| winners.contains(&seat) && !it.is_empty());
            let id = match (&gained, winners.iter().any(|it| *it != seat)) {
                (Some(_), _) => "settle-joined-you",
                (None, true) => "settle-joined-rival",
                (None, false) => "settle-joined-nobody",
            };
            let what = names::amounts(gained.as_ref().unwrap_or(bonus), state.board.retail());
            Clause::new(1, Text::new(id).with("what", what))
        });
        return [Clause::new(0, row_now)].into_iter().chain(soon).collect();
    }
    // Where the track is full the rest is lost (AST-03).
    let paid = |seat: Seat| Some((seat, nothing::gains(state, seat, bonus))).filter(|it| !it.1.is_empty());
    let mut told: Vec<(Seat, Goods)> = winners.into_iter().filter_map(paid).collect();
    told.sort_by_key(|it| it.0 != seat);
    let yours = told.first().is_some_and(|it| it.0 == seat);
    let first = match (yours, told.first()) {
        (true, Some((_, gained))) => {
            Text::new("settle-row-you").with("what", names::amounts(gained, state.board.retail()))
        }
        _ => Text::new("settle-row-other"),
    };
    let others: Vec<Text> =
        told.iter().skip(usize::from(yours)).map(|it| Text::new("board-seat").with("seat", it.0)).collect();
    let mut clauses = vec![Clause::new(0, first.with("officer", officer))];
    if !others.is_empty() {
        let what = names::amounts(bonus, state.board.retail());
        let id = if yours { "settle-row-also" } else { "settle-row-rivals" };
        clauses.push(Clause::new(1, Text::new(id).with("who", others).with("what", what)));
    }
    clauses
}

/// The place of a player with the Officer with so many cubes more, and the part of the scoring that it brings (ASM-07).
fn place(state: &State, seat: Seat, zone: Zone, cubes: usize) -> Option<(&'static str, u32)> {
    let council = &state.board.officers[zone];
    let mine = |owner: Owner| if owner == Owner::Seat(seat) { cubes } else { 0 };
    let of = |owner: Owner| (owner, council.cubes(owner) + mine(owner));
    let values: Vec<(Owner, usize)> = state.board.owners().into_iter().map(of).collect();
    let (first, second) = leaders(&values);
    if first.contains(&Owner::Seat(seat)) {
        return Some(("place-first", 1));
    }
    second.contains(&Owner::Seat(seat)).then_some(("place-second", 2))
}

/// What the Officer would give the player at an Assembly held with this board, with so many cubes more; and from which
/// place they lift the player.
fn score(state: &State, board: &Board, seat: Seat, zone: Zone, cubes: usize) -> Text {
    let before = place(state, seat, zone, 0);
    let Some((place, part)) = place(state, seat, zone, cubes) else { return Text::new("influence-score-behind") };
    let whole = condition(board, &state.content, zone, seat);
    let text = match before {
        Some((before, _)) if before == place => Text::new("influence-score-stays"),
        Some((before, part)) => {
            Text::new("influence-score-moves").with("before", Text::new(before)).with("from", whole / part)
        }
        None => Text::new("influence-score-enters"),
    };
    text.with("place", Text::new(place)).with("n", whole / part)
}

/// What the Officer counts, and how many of that the player has (ASM-08).
fn counted(state: &State, board: &Board, seat: Seat, zone: Zone) -> Text {
    let (id, each) = match state.content.officer_condition(state.board.officers[zone].officer) {
        Condition::Pieces { each } => ("score-pieces", each),
        Condition::Patrols { each } => ("score-patrols", each),
        Condition::Sets { each, .. } => ("score-sets", each),
        Condition::Fortifications { each } => ("score-fortifications", each),
    };
    Text::new(id).with("n", condition(board, &state.content, zone, seat) / each.max(1))
}

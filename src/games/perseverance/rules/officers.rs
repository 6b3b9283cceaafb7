//! Officers and Influence (SEC-05, SEC-06): spaces fill from the left, a full row pays its bonus and moves to the pool.

use super::cost::Cost;
use super::goods::gain;
use crate::engine::{Seat, Text};
use crate::games::perseverance::kinds::{Leader, Zone};
use crate::games::perseverance::names::{self, Why};
use crate::games::perseverance::state::{Board, Owner, Table};

pub(crate) fn influence(t: &mut Table, owner: Owner, zone: Zone, count: usize) {
    influence_for(t, owner, zone, count, Cost::FREE);
}

/// Places cubes of one owner that were paid for on one Officer; never more than the owner has (AST-05).
pub(crate) fn influence_for(t: &mut Table, owner: Owner, zone: Zone, count: usize, price: Cost) {
    let count = match owner {
        Owner::Seat(seat) => {
            let player = &mut t.state.board.players[seat];
            let placed = count.min(player.influence);
            player.influence -= placed;
            placed
        }
        Owner::Dissenters => count,
    };
    if count == 0 {
        return;
    }
    t.say_with(|s| {
        let officer = names::officer(s.board.officers[zone].officer);
        match owner {
            Owner::Seat(seat) => {
                let text = Text::new("note-influence").with("seat", seat).with("n", count).with("officer", officer);
                // Only Adelita pays Influence with Food (LDR-01).
                let leader = (price.food > 0).then(|| names::leader(Leader::Adelita));
                text.with("paid", price.paid_by(leader, s.board.retail()))
            }
            Owner::Dissenters => Text::new("note-dissenters-influence").with("n", count).with("officer", officer),
        }
    });
    let spaces = t.state.content.officer_spaces(t.state.board.edition, t.seats().count());
    for _ in 0..count {
        t.state.board.officers[zone].row.push(owner);
        if t.state.board.officers[zone].row.len() >= spaces {
            full_row(t, zone);
        }
    }
}

/// All spaces are filled: the bonus, then the cubes slide to the pool and free the spaces.
fn full_row(t: &mut Table, zone: Zone) {
    let winners = winners(&t.state.board, &t.state.board.officers[zone].row);
    let officer = t.state.board.officers[zone].officer;
    let bonus = t.state.content.officer_bonus(officer).clone();
    if winners.is_empty() {
        t.say_with(|s| {
            let why = why_nobody(&s.board, &s.board.officers[zone].row);
            Text::new(why).with("officer", names::officer(officer))
        });
    }
    for seat in winners {
        gain(t, seat, &bonus, Why::Officer(officer));
    }
    let council = &mut t.state.board.officers[zone];
    for owner in std::mem::take(&mut council.row) {
        *council.pool.entry(owner).or_insert(0) += 1;
    }
}

/// Why a full row gives its bonus to nobody.
fn why_nobody(board: &Board, row: &[Owner]) -> &'static str {
    if board.retail() {
        "note-officer-full-nobody-retail"
    } else if row.contains(&Owner::Dissenters) {
        "note-officer-full-nobody-dissenters"
    } else {
        "note-officer-full-nobody-tied"
    }
}

/// SEC-05: in the beta those with the most cubes on the spaces, unless four tie; in retail all with two or more.
pub(crate) fn winners(board: &Board, row: &[Owner]) -> Vec<Seat> {
    let cubes = |owner: Owner| row.iter().filter(|it| **it == owner).count();
    let seats: Vec<Seat> = board.players.seats().all().collect();
    if board.retail() {
        return seats.into_iter().filter(|seat| cubes(Owner::Seat(*seat)) >= 2).collect();
    }
    let most = board.owners().into_iter().map(cubes).max().unwrap_or(0);
    let winners: Vec<Seat> = seats.into_iter().filter(|seat| most > 0 && cubes(Owner::Seat(*seat)) == most).collect();
    if winners.len() == 4 { Vec::new() } else { winners }
}

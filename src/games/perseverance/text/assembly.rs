//! The Assembly as text: the scoring tiles that are left, and who would get what if it were held now.

use super::pen::Pen;
use super::table::{followers, votes};
use super::terms::{count, list, officer, owner, ranks};
use super::zone::{council, population, presence};
use crate::engine::{Seat, Text};
use crate::games::perseverance::kinds::{Good, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::rules::assembly::paid_by;
use crate::games::perseverance::rules::end::Worth;
use crate::games::perseverance::rules::prospect::{Prospect, held, prospects};
use crate::games::perseverance::rules::wrap_up::joining_cubes;
use crate::games::perseverance::state::{Board, Owner, Stage};
use crate::games::perseverance::view::View;

/// Which Assembly comes next.
pub(super) fn title(view: &View) -> Text {
    let (held, max) = (view.board.assemblies, view.facts.0.assemblies(view.board.seat_count()));
    if held >= max {
        return Text::new("board-assemblies-over");
    }
    Text::new("board-assembly").with("n", held + 1).with("max", max)
}

/// The scoring tile of an Assembly, the first being 0.
pub(super) fn tile(view: &View, index: usize) -> Text {
    let board = &view.board;
    let values = view.facts.0.assembly(board.edition, board.seat_count(), index);
    Text::new("board-tile").with("n", index + 1).with("what", ranks(values))
}

pub(super) fn tiles(pen: &mut Pen<'_>) {
    let (view, board) = (pen.view, &pen.view.board);
    pen.heading(title(view));
    if board.assemblies < view.facts.0.assemblies(board.seat_count()) {
        if !board.assembly {
            pen.say(Text::new("board-assembly-when"));
        }
        pen.say(Text::new("board-assembly-zones"));
        if board.seat_count() == 2 {
            pen.say(Text::new("board-assembly-dissenters"));
        }
        let cubes = joining_cubes(board, &view.facts.0);
        if cubes > 0 {
            pen.say(Text::new("board-assembly-cubes").with("n", cubes));
        }
    }
    for index in view.board.assemblies..view.facts.0.assemblies(view.board.seat_count()) {
        pen.say(tile(view, index));
    }
    if board.seat_count() == 2 {
        pen.say(Text::new("board-tile-dissenters"));
    }
    let end = view.facts.0.end_scoring(view.board.edition, view.board.seat_count());
    pen.say(Text::new("board-tile-end").with("what", ranks(end)));
    pen.say(Text::new(if view.board.retail() { "board-ties-retail" } else { "board-ties-beta" }));
    pen.say(Text::new("board-officers"));
    pen.say(leftovers(view));
    pen.say(Text::new("board-votes").with("what", votes(view)));
    if board.assembly {
        pen.say(Text::new("board-votes-open").with("what", votes_open(view, board)));
    } else if board.stage == Stage::Turns && board.assemblies < view.facts.0.assemblies(board.seat_count()) {
        let held = Board { assembly: true, ..board.clone() };
        pen.say(Text::new("board-votes-now").with("what", votes_open(view, &held)));
    }
}

/// What everybody's Votes may come to, whatever is chosen: it follows from what all can see.
fn votes_open(view: &View, board: &Board) -> Text {
    let content = &view.facts.0;
    let span = |it: Prospect| {
        if it.votes.0 == it.votes.1 {
            return count(owner(it.owner), it.votes.0 as usize);
        }
        let text = Text::new("board-votes-span").with("who", owner(it.owner));
        text.with("least", it.votes.0).with("most", it.votes.1)
    };
    list(prospects(board, content, &[], &held(board)).into_iter().map(span).collect())
}

/// Whom an Officer would pay if the Assembly were held now (ASM-07).
fn officer_now(view: &View, zone: Zone) -> Text {
    let paid = paid_by(&view.board, &view.facts.0, zone);
    let what = list(paid.into_iter().map(|(who, n)| count(owner(Owner::Seat(who)), n as usize)).collect());
    Text::new("board-officer-now").with("officer", officer(view, zone)).with("what", what)
}

/// What is left over in the end is worth so much (END-03).
fn leftovers(view: &View) -> Text {
    let worth = view.facts.0.leftovers(view.board.edition);
    let id = if view.board.retail() { "board-leftovers-retail" } else { "board-leftovers-beta" };
    Text::new(id).with("n", worth.asset).with("group", worth.light_group).with("pair", worth.pair)
}

/// What a player's Followers would come to if the game ended now, without the next Assembly.
fn now(view: &View, seat: Seat) -> Text {
    let worth = Worth::of(&view.board, &view.facts.0, seat);
    Text::new("board-now")
        .with("seat", seat)
        .with("total", worth.total())
        .with("followers", worth.so_far)
        .with("soldiers", worth.soldiers)
        .with("fortifications", worth.fortifications)
        .with("leftovers", worth.leftovers)
}

/// Followers, and for each Zone the reward tile, the Presence and the Officer.
pub(super) fn standings(pen: &mut Pen<'_>) {
    let view = pen.view;
    pen.say(Text::new("board-followers").with("what", followers(view)));
    if view.board.stage == Stage::Turns {
        for seat in view.board.players.seats().all() {
            pen.say(now(view, seat));
        }
    }
    for zone in Zone::ALL {
        let retail = view.board.retail();
        let votes = u32::try_from(population(view, zone)).unwrap_or(0);
        pen.subheading(
            Text::new("board-zone-tile")
                .with("zone", names::zone(zone))
                .with("production", names::amount(view.facts.0.production(zone), 2, retail))
                .with("votes", names::amount(Good::Vote, votes, retail)),
        );
        pen.say(presence(view, zone));
        council(pen, zone);
        if view.board.stage == Stage::Turns {
            pen.say(officer_now(view, zone));
        }
    }
}

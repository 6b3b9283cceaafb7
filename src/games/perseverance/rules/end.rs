//! The end of the game (END): rankings over all Defense areas, leftovers, the winner.

use super::goods::{gain_one, lose_followers};
use super::ranking::rank;
use crate::engine::{Outcome, Row, Seat, Text};
use crate::games::perseverance::content::Content;
use crate::games::perseverance::kinds::{Edition, Good, Module, SoldierKind, Source};
use crate::games::perseverance::names::Why;
use crate::games::perseverance::state::{Board, LeaderAt, Owner, State, Table};

pub(crate) fn final_scoring(t: &mut Table) -> Outcome {
    t.headline("note-final-scoring");
    by_rank(t, Why::EndSoldiers, soldiers);
    by_rank(t, Why::EndFortifications, fortifications);
    for seat in t.seats().all() {
        let followers = leftovers(&t.state.board, &t.state.content, seat);
        gain_one(t, seat, Good::Follower, followers, Why::Leftovers);
        // DET-04: in the beta a Heavy track on 3 or more costs a Follower.
        let heavy = t.state.board.players[seat].threat[SoldierKind::Heavy as usize];
        if t.state.board.has(Module::Threat) && t.state.board.edition == Edition::Beta2020 && heavy >= 3 {
            lose_followers(t, seat, 1, Why::HeavyThreat);
        }
    }
    outcome(&t.state.board)
}

/// END-01, END-02: a ranking over all Defense areas. Zero scores nothing.
fn by_rank(t: &mut Table, why: Why, count: fn(&Board, Seat) -> usize) {
    for (owner, followers) in ranking(&t.state.board, &t.state.content, count) {
        if let Owner::Seat(seat) = owner {
            gain_one(t, seat, Good::Follower, followers, why);
        }
    }
}

fn soldiers(board: &Board, seat: Seat) -> usize {
    let leader = matches!(board.players[seat].leader_at, LeaderAt::Defense(_));
    board.soldiers_in_defense(seat).total() + usize::from(leader)
}

fn fortifications(board: &Board, seat: Seat) -> usize {
    board.fortifications(seat)
}

fn ranking(board: &Board, content: &Content, count: fn(&Board, Seat) -> usize) -> Vec<(Owner, u32)> {
    let value = |seat: Seat| u32::try_from(count(board, seat)).unwrap_or(0);
    let values: Vec<(Owner, u32)> = board.players.seats().all().map(|seat| (Owner::Seat(seat), value(seat))).collect();
    rank(board.edition, content.end_scoring(board.edition, board.seat_count()), &values, false)
}

/// What a player's Followers would come to if the game ended now, by where they come from. All of it lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Worth {
    pub so_far: u32,
    pub soldiers: u32,
    pub fortifications: u32,
    pub leftovers: u32,
}

impl Worth {
    pub(crate) fn of(board: &Board, content: &Content, seat: Seat) -> Worth {
        let share = |count: fn(&Board, Seat) -> usize| {
            let ranked = ranking(board, content, count).into_iter();
            ranked.filter(|it| it.0 == Owner::Seat(seat)).map(|it| it.1).sum::<u32>()
        };
        Worth {
            so_far: board.players[seat].followers,
            soldiers: share(soldiers),
            fortifications: share(fortifications),
            leftovers: leftovers(board, content, seat),
        }
    }

    pub(crate) fn total(self) -> u32 {
        self.so_far + self.soldiers + self.fortifications + self.leftovers
    }
}

/// The Followers that a player would have if the game ended now.
pub(crate) fn worth(state: &State, seat: Seat) -> i32 {
    i32::try_from(Worth::of(&state.board, &state.content, seat).total()).unwrap_or(i32::MAX)
}

/// END-03: what is left over is worth a little.
pub(crate) fn leftovers(board: &Board, content: &Content, seat: Seat) -> u32 {
    let worth = content.leftovers(board.edition);
    let player = &board.players[seat];
    let mut soldiers = vec![player.ready];
    if worth.defense_soldiers {
        soldiers.push(board.soldiers_in_defense(seat));
    }
    if worth.patrol_soldiers {
        soldiers.extend(player.patrol.map(|it| it.soldiers));
    }
    let number = |count: usize| u32::try_from(count).unwrap_or(0);
    let light = number(soldiers.iter().map(|it| it.light).sum());
    let heavy = number(soldiers.iter().map(|it| it.heavy).sum());
    worth.asset * (player.food + player.mr + player.stories)
        + worth.heavy * heavy
        + worth.light * light.checked_div(worth.light_group).unwrap_or(0)
        + worth.pair * player.safeguard.min(player.valor)
}

/// END-04: most Followers; tied, most Soldiers on board, player board and unfinished Patrols; still tied, shared.
pub(crate) fn outcome(board: &Board) -> Outcome {
    let players = &board.players;
    let seats = players.seats();
    let by = |source: Source| {
        let what = Text::new(format!("sheet-{}", source.key()));
        Row::new(what, seats, |seat| players[seat].sources[source as usize])
    };
    let start = |seat: Seat| {
        let known: i32 = players[seat].sources.iter().sum();
        i32::try_from(players[seat].followers).unwrap_or(i32::MAX) - known
    };
    let mut sheet = vec![Row::new("sheet-start", seats, start)];
    sheet.extend(Source::ALL.map(by));
    let soldiers = |seat: Seat| {
        let player = &players[seat];
        let patrol = player.patrol.map_or(0, |it| it.soldiers.total());
        let all = board.soldiers_in_defense(seat).total() + player.ready.total() + patrol;
        i32::try_from(all).unwrap_or(i32::MAX)
    };
    Outcome::scored(seats, sheet, vec![Row::new("sheet-all-soldiers", seats, soldiers)])
}

/// Those who have won once the game is over.
pub(crate) fn winners(board: &Board) -> Vec<Seat> {
    outcome(board).winners(board.players.seats())
}

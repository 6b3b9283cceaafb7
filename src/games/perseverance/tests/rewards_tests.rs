//! ATK-07 to ATK-09: who picks how many Combat Rewards, what they cost and what they give.

use super::kit::*;
use crate::engine::{Plain, Play, Seat, Stop, Table, Words, trial};
use crate::games::perseverance::kinds::{Edition, Zone};
use crate::games::perseverance::rules::attack::attack;
use crate::games::perseverance::rules::rewards::available;
use crate::games::perseverance::state::{DieOwner, LeaderAt, Owner, State};

const ZONE: Zone = Zone::Military;

/// Three players; the attack on the Military Zone breaks off if a Dino stands where nobody fights it.
fn start(edition: Edition, breached: bool, change: impl FnOnce(&mut State)) -> State {
    laid_out(edition, 3).with(|s| {
        s.board.breach = vec![2, 6, 7];
        if breached {
            s.columns(ZONE, &["T"]);
        }
        change(s);
    })
}

fn purse(state: &mut State, seat: Seat, safeguard: u32, valor: u32) {
    (state.board.players[seat].safeguard, state.board.players[seat].valor) = (safeguard, valor);
}

fn next_of(start: &State, answers: &str, seat: Seat) -> String {
    offers(&play(start, answers).1, seat)
}

fn play(start: &State, answers: &str) -> (Table<'static, State>, Play) {
    let followers_only = [wall_face(0, 2, false); 3];
    let mut t = table(start, &[("wall", &followers_only)], answers);
    let played = attack(&mut t, A, ZONE);
    (t, played)
}

fn offers(played: &Play, seat: Seat) -> String {
    asked(played, seat, "").map_or(String::new(), |it| it.2.join(" ").replace("reward-", ""))
}

#[test]
fn atk_07_only_what_can_be_paid_is_offered_and_picking_is_optional() {
    // (Safeguard, Valor, offered to a player with one piece in the area)
    let cases = [
        (6, 6, "1 2 3 4 5 6 7 8 done"),
        (0, 3, "1 8 done"),
        (0, 2, "8 done"),
        (1, 0, "3 done"),
        (2, 0, "3 6 7 done"),
        (1, 1, "2 3 5 8 done"),
        (1, 2, "2 3 4 5 8 done"),
    ];
    for edition in [RETAIL, BETA] {
        for (safeguard, valor, offered) in cases {
            let start = start(edition, false, |s| {
                s.guard(ZONE, 0, 1, A, LIGHT);
                purse(s, A, safeguard, valor);
            });
            let (_, played) = play(&start, "");
            assert_eq!(offers(&played, A), offered, "{safeguard} Safeguard, {valor} Valor");
            let (t, played) = play(&start, "A reward done");
            assert_eq!((played, changes(&start, &t.state, A).as_str()), (Ok(()), "light +1"));
        }
    }
}

#[test]
fn atk_07_picks_differ_but_the_highest_contribution_may_repeat_one_once() {
    let fortress = |s: &mut State, seat: Seat, row: usize| (0..3).for_each(|col| s.guard(ZONE, row, col, seat, LIGHT));
    // A has four pieces and three picks, B three pieces and two.
    let start = start(RETAIL, false, |s| {
        fortress(s, A, 0);
        s.wall(ZONE, 0, A);
        fortress(s, B, 1);
        purse(s, A, 0, 6);
        purse(s, B, 0, 6);
    });
    let next = |answers: &str, seat| next_of(&start, answers, seat);
    assert_eq!(next("A reward reward-8", A), "1 8 done", "the highest may repeat");
    assert_eq!(next("A reward reward-8, A reward reward-8", A), "1 done", "but only once");
    // The question says what has been picked before, and what that leaves.
    let question = |answers: &str| match play(&start, answers).1 {
        Err(Stop::Asking(open)) => open.iter().map(|it| Plain.say(&it.ask.text())).collect::<Vec<_>>().join("; "),
        other => panic!("{other:?}"),
    };
    assert!(question("").contains("so-far=reward-start-twice(valor=6, safeguard=0)"), "{}", question(""));
    let second = question("A reward reward-8");
    assert!(
        second
            .contains("so-far=reward-so-far(picked=reward-picked(n=8, what=amount-light(n=1)), valor=5, safeguard=0)"),
        "{second}"
    );
    assert_eq!(next("A reward reward-1, A reward reward-1", A), "", "6 Valor spent, nothing left to ask");
    assert_eq!(next("A reward reward-1, A reward reward-8", A), "8 done", "3 of 6 Valor and 1: another 8, or stop");
    assert_eq!(next("B reward reward-8", B), "1 done", "B may not repeat");
    assert_eq!(next("B reward reward-8, B reward reward-1", B), "", "two picks were all");

    // With four picks (six pieces) a second pick cannot be repeated after the first one was.
    let strong = start.clone().with(|s| {
        s.wall(ZONE, 1, A);
        s.wall(ZONE, 2, A);
        purse(s, A, 1, 6);
    });
    let three = "A reward reward-8, A reward reward-8, A reward reward-3";
    assert_eq!(next_of(&strong, "A reward reward-8, A reward reward-3", A), "1 8 done", "the only Safeguard is spent");
    assert_eq!(next_of(&strong, three, A), "1 done");
    let rich = strong.with(|s| purse(s, A, 6, 6));
    assert_eq!(next_of(&rich, three, A), "1 2 4 5 6 7 done", "neither 8 a third time nor 3 a second time");

    // Tied for the highest, both may.
    let tied = start.clone().with(|s| s.wall(ZONE, 1, B));
    for seat in [A, B] {
        let answers = format!("{} reward reward-8", seat.letter());
        assert_eq!(offers(&play(&tied, &answers).1, seat), "1 8 done");
    }
}

#[test]
fn atk_07_breach_tokens_block_only_after_a_breach() {
    for (breached, tokens, offered) in [
        (true, vec![2, 6, 7], "1 3 4 5 8 done"),
        (false, vec![2, 6, 7], "1 2 3 4 5 6 7 8 done"),
        (true, vec![1, 3, 8], "2 4 5 6 7 done"),
    ] {
        for edition in [RETAIL, BETA] {
            let start = start(edition, breached, |s| {
                s.board.breach = tokens.clone();
                s.guard(ZONE, 0, 1, B, LIGHT);
                purse(s, B, 6, 6);
            });
            let (t, played) = play(&start, "");
            assert_eq!(offers(&played, B), offered);
            assert_eq!(available(&t.state).len(), if breached { 5 } else { 8 });
        }
    }
}

#[test]
fn atk_07_picks_are_simultaneous_and_secret_until_all_are_in() {
    let start = start(RETAIL, false, |s| {
        s.guard(ZONE, 0, 0, B, LIGHT);
        s.guard(ZONE, 0, 1, C, LIGHT);
        purse(s, B, 0, 1);
        purse(s, C, 0, 1);
    });
    let (t, played) = play(&start, "C reward reward-8");
    let Err(Stop::Asking(open)) = &played else { panic!() };
    assert!(open.iter().all(|it| it.secret));
    assert_eq!(asking(&played), "B", "C has answered before B, and B is still asked");
    assert_eq!(changes(&start, &t.state, C), "", "nothing is paid or gained before all are in");
    assert!(said(&t, "note-reward").is_empty());
    let (t, played) = play(&start, "C reward reward-8, B reward done");
    assert_eq!(played, Ok(()));
    assert_eq!(changes(&start, &t.state, C), "valor -1, light +2, supply-light -1");
    assert_eq!(trial::sealed(&t), 2);
    assert_eq!(said(&t, "note-no-reward"), ["note-no-reward(seat=B)"]);
}

/// The lowest open space goes to the first player clockwise from the active player, here A.
#[test]
fn atk_07_settlements_from_rewards_are_built_clockwise_from_the_active_player() {
    let start = start(BETA, false, |s| {
        for (seat, col) in [(A, 0), (B, 1), (C, 2)] {
            s.guard(ZONE, 0, col, seat, LIGHT);
            purse(s, seat, 2, 0);
        }
        s.settle(ZONE, &[Owner::Seat(B)]);
    });
    for (active, order) in [(A, [A, B, C]), (B, [B, C, A]), (C, [C, A, B])] {
        let mut t = table(&start, &[], "A reward reward-6, B reward reward-6, C reward reward-6");
        attack(&mut t, active, ZONE).unwrap();
        let built: Vec<_> = t.state.board.zones[ZONE].settlements[1..4].to_vec();
        assert_eq!(built, order.map(|it| Some(Owner::Seat(it))), "active {active:?}");
    }
}

/// Every reward for A, who has in the Zone: a Light behind a Wall, one more Wall, two Settlements, one die.
#[test]
fn atk_08_what_the_rewards_cost_and_give() {
    // (edition, reward, what changes beside the Light that comes home: the price, then the gain)
    let cases = [
        (RETAIL, 1, "followers +6, valor -3"),
        (RETAIL, 2, "followers +4, safeguard -1, valor -1"),
        (RETAIL, 3, "safeguard -1"),
        (RETAIL, 4, "followers +5, safeguard -1, valor -2"),
        (RETAIL, 5, "followers +3, safeguard -1, valor -1"),
        (RETAIL, 6, "safeguard -2"),
        (RETAIL, 7, "followers +4, safeguard -2"),
        (RETAIL, 8, "valor -1"),
        (BETA, 1, "followers +6, valor -3"),
        (BETA, 2, "followers +4, safeguard -1, valor -1"),
        (BETA, 3, "safeguard -1"),
        (BETA, 4, "followers +5, safeguard -1, valor -2"),
        (BETA, 5, "followers +3, safeguard -1, valor -1"),
        (BETA, 6, "safeguard -2, settlements -1"),
        (BETA, 7, "followers +4, safeguard -2"),
        (BETA, 8, "valor -1"),
    ];
    for (edition, reward, expected) in cases {
        let start = start(edition, false, |s| {
            s.board.zones[ZONE].dangerous = true;
            // A kills two Tramplers and two Raptors, and loses a Light and a Heavy.
            s.columns(ZONE, &["R", "TTR", ""]);
            s.guard(ZONE, 0, 0, A, LIGHT);
            s.guard(ZONE, 0, 1, A, LEADER);
            s.guard(ZONE, 1, 1, A, HEAVY);
            s.wall(ZONE, 0, A);
            s.wall(ZONE, 2, A);
            s.wall(ZONE, 1, B);
            s.settle(ZONE, &[Owner::Seat(A), Owner::Seat(B), Owner::Seat(A)]);
            s.dice(ZONE, DieOwner::Seat(A), 1);
            s.dice(ZONE, DieOwner::Seat(B), 1);
            s.dice(ZONE, DieOwner::Neutral, 1);
            // Nothing of this counts, for it is elsewhere.
            s.wall(Zone::Expansion, 0, A);
            s.settle(Zone::Expansion, &[Owner::Seat(A)]);
            s.dice(Zone::Expansion, DieOwner::Seat(A), 1);
            purse(s, A, 6, 6);
        });
        let face = wall_face(0, 2, false);
        let mut t =
            table(&start, &[("wall", &[face, face, face])], &format!("A reward reward-{reward}, A reward done"));
        attack(&mut t, C, ZONE).unwrap();
        // 2 Followers for each of A's Walls come from the Wall phase; the fallen go to personal supply.
        let before = start.clone().with(|s| {
            s.board.players[A].followers += 4;
            s.board.players[A].supply.light += 1;
            s.board.players[A].supply.heavy += 1;
            // A Production of the Zone, and reward 8, are one Light Soldier.
            if [3, 8].contains(&reward) {
                s.board.players[A].supply.light -= 1;
                s.board.players[A].ready.light += 1;
            }
        });
        assert_eq!(changes(&before, &t.state, A), expected, "{edition:?} reward {reward}");
        let built = t.state.board.zones[ZONE].settlements.iter().flatten().count();
        let new = usize::from(edition == BETA && reward == 6);
        assert_eq!(built, 3 + new);
        assert!(new == 0 || t.state.board.zones[ZONE].settlements[3] == Some(Owner::Seat(A)));
    }
}

#[test]
fn atk_08_one_production_is_that_of_the_attacked_zone() {
    let cases = [
        (Zone::Sustenance, "food +1, safeguard -1, light +1"),
        (Zone::Military, "safeguard -1, light +2, supply-light -1"),
        (Zone::Expansion, "stories +1, safeguard -1, light +1"),
        (Zone::Protection, "mr +1, safeguard -1, light +1"),
    ];
    for (zone, expected) in cases {
        let start = laid_out(RETAIL, 2).with(|s| {
            s.guard(zone, 0, 0, A, LIGHT);
            purse(s, A, 1, 0);
        });
        let mut t = table(&start, &[], "A reward reward-3");
        attack(&mut t, A, zone).unwrap();
        assert_eq!(changes(&start, &t.state, A), expected);
    }
}

#[test]
fn atk_08_reward_6_of_retail_retrieves_the_leader_from_anywhere() {
    for at in [LeaderAt::Community(Zone::Sustenance), LeaderAt::Defense(Zone::Protection)] {
        let start = start(RETAIL, false, |s| {
            s.guard(ZONE, 0, 0, A, LIGHT);
            match at {
                LeaderAt::Defense(zone) => s.guard(zone, 1, 2, A, LEADER),
                _ => s.board.zones[Zone::Sustenance].leader = Some(A),
            }
            s.board.players[A].leader_at = at;
            purse(s, A, 2, 0);
        });
        let (t, played) = play(&start, "A reward reward-6");
        assert_eq!((played, t.state.board.players[A].leader_at), (Ok(()), LeaderAt::PlayerBoard));
        assert_eq!(changes(&start, &t.state, A), "safeguard -2, light +1");
        let board = &t.state.board;
        assert_eq!(
            (board.zones[Zone::Sustenance].leader, board.zones[Zone::Protection].defenders().count()),
            (None, 0)
        );
    }
}

/// Case D25 too. The picks are those that the player is told of; with no piece nobody is asked (ATK-06).
#[test]
fn atk_09_picks_by_contribution() {
    let retail = [0, 1, 2, 2, 3, 3, 4, 4, 5, 5];
    let beta = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5];
    for (edition, table) in [(RETAIL, retail), (BETA, beta)] {
        for (pieces, picks) in table.into_iter().enumerate() {
            let start = start(edition, false, |s| {
                (0..pieces.min(3)).for_each(|col| s.wall(ZONE, col, A));
                for piece in 3..pieces {
                    let (row, col) = ((piece - 3) / 3, (piece - 3) % 3);
                    s.guard(ZONE, row, col, A, if piece < 6 { LIGHT } else { HEAVY });
                }
                purse(s, A, 6, 6);
            });
            let (t, played) = play(&start, "");
            assert_eq!(asked(&played, A, "max").map_or(0, |it| it.1), picks, "{edition:?}, {pieces} pieces");
            assert_eq!(i64::from(t.state.content.picks(edition, pieces)), picks);
        }
    }
}

//! The worked Dino Attack of the retail rulebook (cases D1 to D18), with every number, in both editions.

use super::kit::*;
use crate::engine::trial;
use crate::games::perseverance::content::TrapResult;
use crate::games::perseverance::kinds::{Dino, Edition, Zone};
use crate::games::perseverance::rules::attack::due_attacks;
use crate::games::perseverance::state::{Owner, State};

const ZONE: Zone = Zone::Sustenance;

/// Four players in a dangerous area; D is active. Columns are written from the Walls outwards.
fn example(edition: Edition) -> State {
    laid_out(edition, 4).with(|s| {
        s.board.active = D;
        s.board.zones[ZONE].dangerous = true;
        s.board.breach = vec![2, 6, 7];
        s.columns(ZONE, &["TT", "TRT", "RTR", "RR"]);
        s.trap(ZONE, 0, 1, A, Dino::Trampler);
        s.wall(ZONE, 1, A);
        s.wall(ZONE, 3, B);
        s.guard(ZONE, 0, 1, A, LIGHT);
        s.guard(ZONE, 0, 3, B, LIGHT);
        s.guard(ZONE, 1, 1, A, HEAVY);
        s.guard(ZONE, 1, 2, C, HEAVY);
        s.settle(ZONE, &[Owner::Seat(C), Owner::Seat(A), Owner::Seat(B)]);
        s.board.players[A].valor = 5;
        // The book gives B 2 Safeguard at the picks: one of them comes from the Wall.
        (s.board.players[B].valor, s.board.players[B].safeguard) = (3, 1);
        (s.board.players[C].valor, s.board.players[C].safeguard) = (4, 3);
    })
}

fn rolls() -> u64 {
    let trap = trap_face(TrapResult::Match, 3);
    let walls = [wall_face(1, 0, false), wall_face(1, 0, true)];
    seed(&[("trap", &[trap]), ("wall", &walls)])
}

/// ATK-01 to ATK-10 in one attack: D1 to D11 and D13 to D18.
#[test]
fn atk_01_to_atk_10_the_worked_attack_with_every_number() {
    let start = example(RETAIL);
    assert_eq!(start.board.zones[ZONE].dinos.len(), 10, "5 Tramplers and 5 Raptors");

    // D1 to D13: everything up to the simultaneous picks.
    let mut t = trial::seeded(start.clone(), 4, rolls(), "");
    let played = due_attacks(&mut t, D);
    expect_test::expect![[r#"
        note-attack(zone=zone-sustenance)
        note-trap-kills(seat=A, trap=trap-trampler, dino=dino-trampler)
        note-gain(seat=A, why=why-trap, what=amount-follower(n=3))
        note-wall-rolls(seat=A, col=2, what=amount-safeguard(n=1)+shows-no-skull)
        note-gain(seat=A, why=why-wall(col=2), what=amount-safeguard(n=1))
        note-wall-rolls(seat=B, col=4, what=amount-safeguard(n=1)+shows-skull)
        note-gain(seat=B, why=why-wall(col=4), what=amount-safeguard(n=1))
        note-wall-kills(seat=B, col=4, what=some-raptor(n=1))
        note-light-fights(seat=A, col=2, what=some-trampler(n=1))
        note-light-falls(seat=B, col=4, what=some-raptor(n=1))
        note-heavy-falls(seat=A, col=2, what=some-trampler(n=1)+some-raptor(n=1))
        note-heavy-falls(seat=C, col=3, what=some-trampler(n=1)+some-raptor(n=1))
        note-breach(zone=zone-sustenance, tramplers=1, raptors=1)
        note-settlement-lost(zone=zone-sustenance, space=3, seat=B)
        note-lose-followers(seat=A, n=2, why=why-raptor(zone=zone-sustenance, space=2))
        note-lose-followers(seat=D, n=4, why=why-breach)
        asks A reward [reward-1 reward-3 reward-4 reward-5 reward-8 done]
        asks B reward [reward-1 reward-3 reward-4 reward-5 reward-8 done]
        asks C reward [reward-1 reward-3 reward-4 reward-5 reward-8 done]"#]]
    .assert_eq(&trial::report(&t, &played));
    let tally = t.state.board.attack.clone().unwrap();
    let kills = [A, B, C, D].map(|it| (tally.tally[it].tramplers, tally.tally[it].raptors));
    assert_eq!(kills, [(3, 1), (0, 2), (1, 1), (0, 0)], "D9: with the 1 and 1 that breach, 10 in all");
    let lost = [A, B, C, D].map(|it| (tally.tally[it].lost.light, tally.tally[it].lost.heavy));
    assert_eq!(lost, [(0, 1), (1, 0), (0, 1), (0, 0)]);
    assert_eq!([A, B, C, D].map(|it| tally.tally[it].contribution), [4, 2, 1, 0], "D10");
    assert_eq!(picks(&played), [3, 2, 1, 0], "D11");
    assert!(tally.breached, "D13: 2, 6 and 7 are blocked");
    assert_eq!(followers(&start, &t.state), [1, 0, 0, -4]);
    let settlements = &t.state.board.zones[ZONE].settlements[..3];
    assert_eq!(settlements, [Some(Owner::Seat(C)), Some(Owner::Seat(A)), None], "D8");
    let purse = |s: &State| [A, B, C, D].map(|it| (s.board.players[it].valor, s.board.players[it].safeguard));
    assert_eq!(purse(&t.state), [(5, 1), (3, 2), (4, 3), (0, 0)], "D2, D3");

    // D14 to D18: the picks, in whatever order they come in, and the clean-up.
    let of_a = "A reward reward-1, A reward reward-8, A reward reward-8";
    let of_b = "B reward reward-4, B reward reward-3";
    let of_c = "C reward reward-5";
    let orders = [format!("{of_a}, {of_b}, {of_c}"), format!("{of_c}, {of_b}, {of_a}")];
    for answers in orders {
        let mut t = trial::seeded(start.clone(), 4, rolls(), &answers);
        due_attacks(&mut t, D).unwrap();
        assert_eq!(followers(&start, &t.state), [6, 5, 2, -4], "D17");
        assert_eq!(purse(&t.state), [(0, 1), (1, 0), (3, 2), (0, 0)], "D14, D15, D16");
        let expected = [
            "followers +6, safeguard +1, valor -5, light +3, supply-light -2, supply-heavy +1, used-traps +1",
            "food +1, followers +5, safeguard -1, valor -2, supply-light +1, settlements +1",
            "followers +2, safeguard -1, valor -1, supply-heavy +1",
            "followers -4",
        ];
        assert_eq!([A, B, C, D].map(|it| changes(&start, &t.state, it)), expected, "D18");
        assert_eq!(t.state.board.players[A].used_traps, [Dino::Trampler]);
        let area = &t.state.board.zones[ZONE];
        assert_eq!((area.dinos.len(), area.traps.len(), area.defenders().count()), (0, 0, 0));
        assert_eq!(area.walls, [None, Some(A), None, Some(B)]);
    }
}

/// D12: the same Contributions give fewer picks in the beta; the first may still repeat one.
#[test]
fn atk_09_the_worked_attack_in_the_beta() {
    let start = example(BETA);
    let mut t = trial::seeded(start.clone(), 4, rolls(), "");
    let played = due_attacks(&mut t, D);
    assert_eq!(picks(&played), [2, 1, 1, 0]);
    let answers = "A reward reward-8, A reward reward-8, B reward reward-4, C reward reward-5";
    let mut t = trial::seeded(start.clone(), 4, rolls(), answers);
    due_attacks(&mut t, D).unwrap();
    let expected = [
        "followers +1, safeguard +1, valor -2, light +3, supply-light -2, supply-heavy +1, used-traps +1",
        "followers +5, valor -2, supply-light +1, settlements +1",
        "followers +2, safeguard -1, valor -1, supply-heavy +1",
        "followers -4",
    ];
    assert_eq!([A, B, C, D].map(|it| changes(&start, &t.state, it)), expected);
}

/// How many Combat Rewards each of the four may pick.
fn picks<T>(played: &crate::engine::Play<T>) -> [i64; 4] {
    [A, B, C, D].map(|it| asked(played, it, "max").map_or(0, |it| it.1))
}

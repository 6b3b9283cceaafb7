//! EFF-04, Training, and EFF-10 and EFF-11, Fortifications and hidden Traps.

use super::kit::*;
use crate::engine::Viewer;
use crate::games::perseverance::content::Spot;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::fortifications::fortify;
use crate::games::perseverance::rules::training::train;
use crate::games::perseverance::state::*;
use crate::games::perseverance::view::{View, resample};

fn trained(start: State, answers: &str) -> State {
    run(start, answers, |t| train(t, A)).done()
}

/// What an option of Training costs and brings: Food, MR, Stories, ready Lights and Heavies, Followers.
#[test]
fn eff_04_the_six_options_of_training() {
    let cases = [
        ("light", (1, 1, 1, 3, 0, 10)),
        ("food-light", (0, 1, 1, 3, 0, 10)),
        ("mr-heavy", (1, 0, 1, 2, 1, 10)),
        ("upgrade", (1, 1, 0, 0, 2, 10)),
        ("place", (1, 1, 0, 0, 0, 10)),
        ("story", (1, 1, 2, 2, 0, 10)),
    ];
    for start in both(2) {
        let start = start.rich(1, 1, 1).ready(2, 0);
        let trial = run(start.clone(), "", |t| train(t, A));
        assert_eq!(trial.offers(), cases.map(|it| it.0));
        for (option, expected) in cases {
            let more = match option {
                "upgrade" => "A upgrade 2,",
                "place" => "A soldiers light/military/c1-r1, A soldiers light/military/c2-r2,",
                _ => "",
            };
            let s = trained(start.clone(), &format!("A train {option}, {more} A train done"));
            let a = &s.board.players[A];
            // Case T14: the last one costs a Follower in the beta and nothing in retail.
            let followers = if option == "story" && !s.board.retail() { 9 } else { expected.5 };
            let facts = (a.food, a.mr, a.stories, a.ready.light, a.ready.heavy, a.followers);
            assert_eq!(facts, (expected.0, expected.1, expected.2, expected.3, expected.4, followers), "{option}");
            assert_eq!((a.valor, a.safeguard), if option == "place" { (1, 1) } else { (0, 0) });
            let on_board = s.board.soldiers_in_defense(A);
            assert_eq!(a.ready.light + a.supply.light + on_board.light, 5);
            assert_eq!(a.ready.heavy + a.supply.heavy + on_board.heavy, 5);
        }
    }
}

/// Case T13: each option once, three at most, and each counts at once.
#[test]
fn eff_04_three_different_options_in_any_order() {
    for start in both(2) {
        // The Story of the first is spent by the second, the Light of the second is not there before.
        let trial = run(start.clone(), "A train story", |t| train(t, A));
        assert_eq!(trial.offers(), ["light", "done"]);
        let trial = run(start.clone(), "A train story, A train light", |t| train(t, A));
        assert_eq!(trial.offers(), ["upgrade", "place", "done"]);
        let s = trained(start.clone(), "A train story, A train light, A train upgrade");
        assert_eq!(s.board.players[A].ready, Soldiers { light: 0, heavy: 1 });
        // A fourth is not asked for, however much there is.
        let rich = start.rich(9, 9, 9);
        assert_eq!(
            trained(rich, "A train light, A train food-light, A train mr-heavy").board.players[A].ready,
            Soldiers { light: 2, heavy: 1 }
        );
    }
}

#[test]
fn eff_04_up_to_two_lights_become_heavies() {
    for start in both(2) {
        for (light, most) in [(1, 1), (2, 2), (4, 2)] {
            let start = start.clone().rich(0, 0, 1).ready(light, 0);
            let answer = if most == 1 { "" } else { "A upgrade 1," };
            let s = trained(start.clone(), &format!("A train upgrade, {answer} A train done"));
            assert_eq!(s.board.players[A].ready, Soldiers { light: light - 1, heavy: 1 });
            let asked = run(start, "A train upgrade, A upgrade 3", |t| train(t, A)).asked();
            assert!(asked.starts_with("drift"), "{asked}");
        }
    }
}

/// Case T14: the beta's last option cannot be paid at 0 Followers.
#[test]
fn eff_04_no_story_for_a_follower_that_is_not_there() {
    for start in both(2) {
        let start = start.with(|s| s.board.players[A].followers = 0);
        let retail = start.board.retail();
        let offered = run(start.rich(1, 0, 0), "", |t| train(t, A)).offers();
        assert_eq!(offered.iter().any(|it| it == "story"), retail);
    }
}

/// What an option of Fortifications costs and brings: Food, MR, Stories, Valor, Followers.
#[test]
fn eff_10_the_four_options_of_fortifications() {
    let cases = [
        ("trap", (1, 1, 1, 0, 10)),
        ("trap-valor", (0, 1, 1, 1, 10)),
        ("wall", (1, 0, 1, 0, 10)),
        ("wall-followers", (1, 0, 0, 0, 12)),
    ];
    for start in both(2) {
        let start = start.rich(1, 1, 1);
        assert_eq!(run(start.clone(), "", |t| fortify(t, A)).offers(), cases.map(|it| it.0));
        for (option, expected) in cases {
            let wall = option.starts_with("wall");
            let where_to = if wall { "A wall sustenance/c3" } else { "A trap raptor/expansion/c2-d1" };
            let s = run(start.clone(), &format!("A fortify {option}, {where_to}, A fortify done"), |t| fortify(t, A))
                .done();
            let a = &s.board.players[A];
            assert_eq!((a.food, a.mr, a.stories, a.valor, a.followers), expected, "{option}");
            assert_eq!(a.walls, if wall { 6 } else { 7 });
            assert_eq!(s.board.zones[Zone::Sustenance].walls[2], wall.then_some(A));
            let trap = s.board.zones[Zone::Expansion].traps.get(&Spot::from((1, 0)));
            assert_eq!(trap.copied(), (!wall).then_some(Trap { owner: A, shown: None }));
            assert_eq!(s.secret.stock[A], Stock { trampler: 4, raptor: if wall { 4 } else { 3 } });
        }
    }
}

/// Case T12: up to two different options, in any order.
#[test]
fn eff_10_a_free_trap_and_a_wall_in_expansion() {
    for start in both(4) {
        let start = start.rich(0, 1, 0);
        let trap = "A fortify trap, A trap trampler/expansion/c4-d2";
        // Not the same again, and the Wall first is as good.
        assert_eq!(run(start.clone(), trap, |t| fortify(t, A)).offers(), ["wall", "done"]);
        for answers in [
            format!("{trap}, A fortify wall, A wall expansion/c1"),
            format!("A fortify wall, A wall expansion/c1, {trap}"),
        ] {
            let s = run(start.clone(), &answers, |t| fortify(t, A)).done();
            assert_eq!(s.board.players[A].mr, 0);
            assert_eq!(s.board.zones[Zone::Expansion].walls[0], Some(A));
            assert_eq!(s.board.zones[Zone::Expansion].traps[&Spot::from((3, 1))], Trap { owner: A, shown: None });
        }
        // A third is not asked for.
        let rich = start.rich(9, 9, 9);
        run(rich, &format!("{trap}, A fortify trap-valor, A trap raptor/military/c1-d1"), |t| fortify(t, A)).done();
    }
}

#[test]
fn eff_10_traps_and_walls_go_on_empty_spaces_of_any_zone() {
    for start in both(2) {
        let mut start =
            start.rich(0, 1, 0).dinos(Zone::Military, "T").with(|s| s.trap(Zone::Military, 1, 1, B, Dino::Raptor));
        start.board.zones[Zone::Protection].walls[1] = Some(B);
        let traps = run(start.clone(), "A fortify trap", |t| fortify(t, A));
        // Six spaces each; in Military one holds a Dino and one a Trap, and the third row is covered.
        assert_eq!(traps.offers_under("raptor/military/"), ["c3-d2", "c1-d1", "c2-d1", "c3-d1"]);
        assert_eq!(traps.offers_under("raptor/expansion/").len(), 6);
        assert_eq!(traps.offers().len(), 2 * (4 * 6 - 2));
        let walls = run(start, "A fortify wall", |t| fortify(t, A));
        assert_eq!(walls.offers_under("protection/"), ["c1", "c3"]);
        assert_eq!(walls.offers().len(), 4 * 3 - 1);
    }
}

/// The owner sees the type, nobody else does, and the public line of the log does not tell it.
#[test]
fn eff_11_trap_types_are_known_to_their_owner_only() {
    for start in both(2) {
        let start = start.rich(0, 1, 0);
        let at = (Zone::Military, Spot::from((0, 0)));
        let kinds = [Dino::Trampler, Dino::Raptor].map(|kind| {
            let answers = format!("A fortify trap, A trap {}/military/c1-d1", kind.key());
            let trial = run(start.clone(), &answers, |t| fortify(t, A));
            let public: Vec<String> =
                trial.notes().into_iter().filter(|it| !it.starts_with("note-trap-type")).collect();
            assert!(!public.iter().any(|it| it.contains("trap-trampler") || it.contains("trap-raptor")), "{public:?}");
            (kind, run(start.clone(), &format!("{answers}, A fortify done"), |t| fortify(t, A)).t.state)
        });
        for (kind, s) in &kinds {
            assert_eq!(View::new(s, Viewer::Seat(A)).trap_kind(at.0, at.1), Some(*kind));
            for viewer in [Viewer::Seat(B), Viewer::Public] {
                let view = View::new(s, viewer);
                assert_eq!(view.trap_kind(at.0, at.1), None);
                assert_eq!(view, View::new(&kinds[0].1, viewer), "the other type looks the same");
            }
        }
        // What nobody else knows is dealt anew for them, and is the owner's own for the owner.
        let mut chance = crate::engine::Chance::new(crate::engine::Seed::from_number(1));
        let guess = (0..20).map(|_| resample(&kinds[0].1, Viewer::Public, &mut chance).secret.traps[&at]);
        assert_eq!(sorted(guess.collect::<std::collections::BTreeSet<_>>()), [Dino::Trampler, Dino::Raptor]);
        assert_eq!(resample(&kinds[1].1, Viewer::Seat(A), &mut chance).secret.traps[&at], Dino::Raptor);
    }
}

/// A Trap is asked for even if only one can be laid on one space: not asking would tell its type.
#[test]
fn eff_11_the_only_trap_is_asked_for() {
    for start in both(2) {
        let start = start.with(|s| {
            s.secret.stock[A] = Stock { trampler: 0, raptor: 1 };
            for zone in Zone::ALL {
                let spots = s.spots(zone).to_vec();
                s.board.zones[zone].dinos = spots.into_iter().map(|it| (it, Dino::Trampler)).collect();
            }
            s.board.zones[Zone::Military].dinos.remove(&Spot::from((0, 0)));
        });
        // `trap` itself is the only option, which is no secret.
        let trial = run(start.clone(), "", |t| fortify(t, A));
        assert_eq!(trial.asked(), "asks A trap [raptor/military/c1-d1]");
        run(start, "A trap raptor/military/c1-d1", |t| fortify(t, A)).done();
    }
}

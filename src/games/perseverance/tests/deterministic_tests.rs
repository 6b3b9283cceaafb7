//! DET: the four modules of the deterministic version, each on its own.

use std::collections::BTreeMap;

use super::kit::*;
use crate::engine::{Chance, Game, Seat, Seed, Viewer, trial};
use crate::games::perseverance::Perseverance;
use crate::games::perseverance::kinds::{Dino, DinoIcon, Edition, Module, SoldierKind, Zone};
use crate::games::perseverance::rules::attack::attack;
use crate::games::perseverance::rules::end::final_scoring;
use crate::games::perseverance::rules::patrol::patrol_step;
use crate::games::perseverance::rules::setup;
use crate::games::perseverance::rules::threat::advance;
use crate::games::perseverance::state::{Soldiers, Stage, State};

const ZONE: Zone = Zone::Expansion;

/// Case V9: the face that shows is used, then that die, and no other, is rolled for the next time.
#[test]
fn det_01_dino_dice_show_what_comes_next() {
    let faces = |dangerous: bool| content().dino_die(dangerous).iter().map(|it| it.shows.clone()).collect::<Vec<_>>();
    let of = |dangerous: bool, shows: &[Dino]| faces(dangerous).iter().position(|it| it == shows).unwrap();
    let (both, double) = (of(false, &[Dino::Trampler, Dino::Raptor]), of(true, &[Dino::Raptor, Dino::Raptor]));
    for dangerous in [false, true] {
        let start = laid_out(RETAIL, 4).with(|s| {
            s.module(Module::Dinos);
            s.board.dino_dice = Some([both, double]);
            s.board.zones[ZONE].dangerous = dangerous;
        });
        let die = if dangerous { "dino-dangerous" } else { "dino-normal" };
        for next in 0..6 {
            let mut t = table(&start, &[(die, &[next])], "");
            attract(&mut t, A, ZONE, &[DinoIcon::Roll]).unwrap();
            let placed: Vec<Dino> = t.state.board.zones[ZONE].dinos.values().copied().collect();
            let shown = if dangerous { [Dino::Raptor, Dino::Raptor] } else { [Dino::Trampler, Dino::Raptor] };
            assert_eq!(placed, shown, "what was shown, whatever is rolled");
            let dice = if dangerous { [both, next] } else { [next, double] };
            assert_eq!(t.state.board.dino_dice, Some(dice));
        }
    }
    // A fixed Dino icon rolls nothing.
    let start = laid_out(RETAIL, 2).with(|s| s.board.dino_dice = Some([both, double]));
    let mut t = table(&start, &[], "");
    attract(&mut t, A, ZONE, &[DinoIcon::Raptor]).unwrap();
    assert_eq!(t.state.board.dino_dice, Some([both, double]));
}

#[test]
fn det_01_both_dice_are_rolled_in_the_set_up_and_everybody_sees_them() {
    let game = Perseverance::load(None).unwrap();
    for module in [true, false] {
        let mut start = game_before_set_up();
        if module {
            start.module(Module::Dinos);
        }
        let number = (0..).find(|it| a_begins_and_rolls_2_and_5(*it)).unwrap();
        let mut t = trial::seeded(start, 2, number, "A leader jack, B leader keoni");
        let played = setup::setup(&mut t);
        assert_eq!(asked(&played, B, "").unwrap().0, "first-settlement", "the set-up stops after the rolls");
        let expected = module.then_some([2, 5]);
        assert_eq!(t.state.board.dino_dice, expected);
        for viewer in [Viewer::Public, Viewer::Seat(A), Viewer::Seat(B)] {
            assert_eq!(game.view(&t.state, viewer).board.dino_dice, expected);
        }
    }
}

fn game_before_set_up() -> State {
    laid_out(RETAIL, 2).with(|s| s.board.stage = Stage::Setup)
}

fn a_begins_and_rolls_2_and_5(number: u64) -> bool {
    let mut chance = Chance::new(Seed::from_number(number));
    let mut die = |name: &str, of: u32| chance.below(&format!("die/{name}"), of).result[0];
    (die("first-player", 2), die("dino-normal", 6), die("dino-dangerous", 6)) == (0, 2, 5)
}

fn fight(change: impl FnOnce(&mut State)) -> State {
    laid_out(RETAIL, 3).with(|s| {
        s.module(Module::Walls);
        s.board.zones[ZONE].dangerous = true;
        s.board.players[A].valor = 1;
        s.board.players[B].valor = 1;
        change(s);
    })
}

/// Cases V7 and V8.
#[test]
fn det_02_walls_give_1_safeguard_and_strengthen_who_stands_nearest_behind() {
    // (column, Wall of B there, first row, second row; A's kills and losses, C's kills and losses)
    let cases: [(&str, bool, _, _, [usize; 4], [usize; 4]); 13] = [
        ("TT", true, Some(LIGHT), None, [2, 0, 0, 0], [0; 4]),
        ("TT", false, Some(LIGHT), None, [1, 0, 0, 0], [0; 4]),
        ("TTT", true, Some(LIGHT), None, [2, 0, 0, 0], [0; 4]),
        // The additional Dino may cost the Soldier its life.
        ("TR", true, Some(LIGHT), None, [1, 1, 1, 0], [0; 4]),
        ("TTR", true, Some(HEAVY), None, [2, 1, 0, 1], [0; 4]),
        ("TRR", true, Some(LEADER), None, [1, 2, 0, 0], [0; 4]),
        // The second row is nearest where the first is empty.
        ("TT", true, None, Some(LIGHT), [0; 4], [2, 0, 0, 0]),
        ("TTT", true, None, Some(HEAVY), [0; 4], [3, 0, 0, 0]),
        // Only the nearest: the second row fights as usual, even behind a fallen Soldier.
        ("TTT", true, Some(LIGHT), Some(LIGHT), [2, 0, 0, 0], [1, 0, 0, 0]),
        ("TTTT", true, Some(LIGHT), Some(LIGHT), [2, 0, 0, 0], [1, 0, 0, 0]),
        ("RTTT", true, Some(LIGHT), Some(LIGHT), [1, 1, 1, 0], [1, 0, 0, 0]),
        ("T", true, Some(LIGHT), Some(LIGHT), [1, 0, 0, 0], [0; 4]),
        // Nobody behind it: no effect.
        ("TR", true, None, None, [0; 4], [0; 4]),
    ];
    for (column, wall, first, second, of_a, of_c) in cases {
        let start = fight(|s| {
            s.columns(ZONE, &["", column]);
            if wall {
                s.wall(ZONE, 1, B);
            }
            // A's second Wall, with nobody behind it, pays as well. B's picks stop the attack.
            s.wall(ZONE, 0, A);
            s.wall(ZONE, 2, B);
            first.into_iter().for_each(|it| s.guard(ZONE, 0, 1, A, it));
            second.into_iter().for_each(|it| s.guard(ZONE, 1, 1, C, it));
        });
        let mut t = table(&start, &[], "");
        let played = attack(&mut t, B, ZONE);
        assert!(asking(&played).contains('B'));
        let tally = t.state.board.attack.clone().unwrap().tally;
        let deeds =
            |seat: Seat| [tally[seat].tramplers, tally[seat].raptors, tally[seat].lost.light, tally[seat].lost.heavy];
        let what = format!("{column}, Wall {wall}: {first:?}, {second:?}");
        assert_eq!((deeds(A), deeds(C), deeds(B)), (of_a, of_c, [0; 4]), "{what}");
        let safeguard = |seat: Seat| t.state.board.players[seat].safeguard;
        assert_eq!((safeguard(A), safeguard(B)), (1, 1 + u32::from(wall)), "{what}");
    }
}

/// Case V6.
#[test]
fn det_03_a_matching_trap_kills_and_scores_3_another_does_nothing() {
    for edition in [RETAIL, BETA] {
        for (kind, killed) in [(Dino::Trampler, true), (Dino::Raptor, false)] {
            let start = laid_out(edition, 3).with(|s| {
                s.module(Module::Traps);
                s.columns(ZONE, &["T"]);
                s.trap(ZONE, 0, 0, A, kind);
                s.board.players[A].valor = 1;
            });
            // Whatever the seed: there is no die.
            for seed in 1..=6 {
                let mut t = trial::seeded(start.clone(), 3, seed, "");
                let played = attack(&mut t, B, ZONE);
                let tally = t.state.board.attack.clone().unwrap();
                let expected = if killed { [3, 0, 0] } else { [0, -2, 0] };
                assert_eq!(followers(&start, &t.state), expected);
                assert_eq!((tally.tally[A].tramplers, tally.breached), (usize::from(killed), !killed));
                assert_eq!((tally.tally[A].contribution, asking(&played).as_str()), (1, "A"), "it still counts");
            }
        }
    }
}

fn tracker(edition: Edition, threat: [u32; 2], card: usize, light: usize, heavy: usize) -> State {
    laid_out(edition, 3).with(|s| {
        s.module(Module::Threat);
        s.board.players[A].threat = threat;
        s.patrol(A, card, 1, light, heavy);
    })
}

/// Cases V1, V2: Heavy Challenge 3 has Threat 2.
#[test]
fn det_04_a_challenge_advances_the_track_of_its_type() {
    // (Heavy track before, after, Heavies lost)
    for (before, after, lost) in [(0, 2, 0), (3, 5, 0), (4, 0, 1), (5, 1, 1)] {
        for edition in [RETAIL, BETA] {
            let start = tracker(edition, [1, before], 13, 1, 2).with(|s| s.stack(SoldierKind::Heavy, &[3]));
            let mut t = table(&start, &[], "A challenges heavy-3, A go-on yes");
            let played = patrol_step(&mut t, A);
            assert_eq!(t.state.board.players[A].threat, [1, after], "{edition:?}: {before} and 2");
            let left = t.state.board.players[A].patrol.unwrap().soldiers;
            assert_eq!(left, Soldiers { light: 1, heavy: 2 - lost });
            assert_eq!(asked(&played, A, "").unwrap(), ("threat-type", 0, vec!["light".into(), "heavy".into()]));
            // V2: the transition's 3 all on the Light track, and on to stage 2.
            let mut t = table(&start, &[], "A challenges heavy-3, A go-on yes, A threat-type light");
            patrol_step(&mut t, A).unwrap();
            assert_eq!(t.state.board.players[A].threat, [4, after]);
            assert_eq!(t.state.board.players[A].patrol.unwrap().stage, 2);
            assert!(said(&t, "roll").is_empty());
        }
    }
}

/// Case V3, and what happens to a party whose track is passed.
#[test]
fn det_04_the_transition_goes_to_a_type_of_choice() {
    // Retail: only the Heavy is on the Patrol, so there is nothing to choose; 4 + 3 passes the end and ends the Patrol.
    let start = tracker(RETAIL, [4, 4], 13, 0, 1);
    let mut t = table(&start, &[], "A challenges none, A go-on yes");
    patrol_step(&mut t, A).unwrap();
    assert_eq!((t.state.board.players[A].threat, t.state.board.players[A].patrol), ([4, 1], None));
    assert_eq!(changes(&start, &t.state, A), "supply-heavy +1, completed +1");
    // Beta: the Light track may be chosen, though no Light is there to be lost.
    let start = tracker(BETA, [4, 4], 13, 0, 1);
    let mut t = table(&start, &[], "A challenges none, A go-on yes, A threat-type light");
    patrol_step(&mut t, A).unwrap();
    assert_eq!(t.state.board.players[A].threat, [1, 4]);
    assert_eq!(t.state.board.players[A].patrol.unwrap().soldiers, Soldiers { light: 0, heavy: 1 });
    assert_eq!(changes(&start, &t.state, A), "");
}

/// Case V4: landing on 6 (beta) is passing beyond 5 (retail).
#[test]
fn det_04_the_track_has_six_positions_and_wraps() {
    for edition in [RETAIL, BETA] {
        for (before, threat, after, lost) in [(5, 1, 0, 1), (4, 1, 5, 0), (2, 3, 5, 0), (3, 3, 0, 1), (5, 5, 4, 1)] {
            let start = tracker(edition, [before, 0], 13, 2, 1);
            let mut t = table(&start, &[], "");
            advance(&mut t, A, SoldierKind::Light, threat).unwrap();
            assert_eq!(t.state.board.players[A].threat, [after, 0], "{edition:?}: {before} and {threat}");
            assert_eq!(t.state.board.players[A].patrol.unwrap().soldiers, Soldiers { light: 2 - lost, heavy: 1 });
        }
    }
}

/// Case V5.
#[test]
fn det_04_in_the_beta_a_heavy_track_on_3_costs_a_follower_at_the_end() {
    let cases =
        [(BETA, true, 3, -1), (BETA, true, 5, -1), (BETA, true, 2, 0), (BETA, false, 3, 0), (RETAIL, true, 5, 0)];
    for (edition, module, heavy, lost) in cases {
        let start = laid_out(edition, 2).with(|s| {
            if module {
                s.module(Module::Threat);
            }
            s.board.players[A].threat = [5, heavy];
            s.board.players[B].threat = [5, 0];
        });
        let mut t = table(&start, &[], "");
        final_scoring(&mut t);
        assert_eq!(followers(&start, &t.state), [lost, 0], "{edition:?} {module} {heavy}");
    }
}

/// One module does not touch the dice of the others.
#[test]
fn det_each_module_stands_alone() {
    let rolled = |module: Option<Module>| -> BTreeMap<&str, bool> {
        let start = laid_out(RETAIL, 3).with(|s| {
            module.into_iter().for_each(|it| s.module(it));
            s.columns(ZONE, &["R"]);
            s.trap(ZONE, 0, 0, A, Dino::Trampler);
            s.wall(ZONE, 1, A);
            s.patrol(A, 10, 1, 1, 0);
            s.stack(SoldierKind::Light, &[4]);
        });
        let always = trap_face(crate::games::perseverance::content::TrapResult::Always, 2);
        let rolls: Rolls = &[("trap", &[always]), ("wall", &[wall_face(0, 2, false)]), ("threat", &[0])];
        let mut t = table(&start, rolls, "A challenges light-4");
        patrol_step(&mut t, A).ok();
        attack(&mut t, B, ZONE).ok();
        let all = trial::notes(&t).join("\n");
        let has = |what: &str| all.contains(what);
        BTreeMap::from([
            ("trap", has("note-trap-kills")),
            ("wall", has("why=why-wall(col=2), what=amount-follower(n=2)")),
            ("threat", has("note-threat-failed")),
        ])
    };
    let only = |without: &str| BTreeMap::from(["trap", "wall", "threat"].map(|it| (it, it != without)));
    assert_eq!(rolled(None), only(""));
    assert_eq!(rolled(Some(Module::Dinos)), only(""));
    assert_eq!(rolled(Some(Module::Traps)), only("trap"));
    assert_eq!(rolled(Some(Module::Walls)), only("wall"));
    assert_eq!(rolled(Some(Module::Threat)), only("threat"));
}

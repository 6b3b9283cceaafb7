//! TRN: the Dinos that a placement attracts.

use expect_test::expect;

use super::kit::*;
use crate::games::perseverance::content::Spot;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::attack::due_attacks;
use crate::games::perseverance::rules::turn::turn;
use crate::games::perseverance::state::*;

const T: DinoIcon = DinoIcon::Trampler;
const R: DinoIcon = DinoIcon::Raptor;
const ROLL: DinoIcon = DinoIcon::Roll;

fn attracted(start: State, zone: Zone, icons: &[DinoIcon]) -> State {
    run(start, "", |t| attract(t, A, zone, icons)).done()
}

#[test]
fn trn_07_icons_from_top_to_bottom_and_the_die_of_the_zone() {
    for edition in Edition::ALL {
        let cases: [(&[DinoIcon], &str, &str); 5] = [
            (&[T], "T.....", "T......"),
            (&[R], "R.....", "R......"),
            (&[ROLL], "R.....", "TT....."),
            (&[R, ROLL], "RR....", "RTT...."),
            (&[T, R], "TR....", "TR....."),
        ];
        for (icons, safe, dangerous) in cases {
            let start = game(edition, 3).dino_dice("R", "TT");
            assert_eq!(attracted(start.clone(), Zone::Military, icons).row(Zone::Military), safe);
            let start = start.with(|s| s.board.zones[Zone::Military].dangerous = true);
            let s = attracted(start, Zone::Military, icons);
            assert_eq!(s.row(Zone::Military), dangerous);
            assert!(s.board.zones[Zone::Expansion].dinos.is_empty(), "the same Zone only");
        }
    }
}

/// Case T5, and what the die shows is added to what is fixed: a whole turn on the attested Fortifications space.
#[test]
fn trn_07_the_printed_space_of_the_example() {
    for start in both(4) {
        let start = start.dino_dice("T", "RR").rich(0, 1, 0).pool("neutral-innovator a-adventurer");
        let start = start.with(|s| s.trap(Zone::Protection, 1, 1, B, Dino::Raptor));
        let answers = "A place fortifications/neutral-innovator/3, A fortify trap, A trap raptor/military/c1-d1, A fortify done, \
                       A secondary influence/chief-mate/1";
        let s = run(start, answers, turn).done();
        assert_eq!(s.row(Zone::Protection), "RT......");
        let trap = s.board.zones[Zone::Protection].traps[&Spot::from((1, 1))];
        assert_eq!(trap, Trap { owner: B, shown: None }, "the Trap stays unresolved under the Trampler");
    }
}

/// The printed order, in columns from the left and rows from the Walls.
#[test]
fn trn_07_dinos_fill_the_empty_spaces_in_the_printed_order() {
    let order = |seats, dangerous| {
        let mut s = game(RETAIL, seats).with(|s| s.board.zones[Zone::Military].dangerous = dangerous);
        let mut seen: Vec<String> = Vec::new();
        for _ in 0..s.spots(Zone::Military).len() {
            let before = s.board.zones[Zone::Military].dinos.clone();
            s = attracted(s, Zone::Military, &[T]);
            let new = s.board.zones[Zone::Military].dinos.keys().find(|it| !before.contains_key(*it)).copied().unwrap();
            seen.push(format!("{}{}", new.col + 1, new.row + 1));
        }
        seen.join(" ")
    };
    assert_eq!(order(4, false), "12 22 32 42 11 21 31 41");
    assert_eq!(order(4, true), "23 33 12 22 32 42 11 21 31 41");
    assert_eq!(order(2, false), "12 22 32 11 21 31");
    assert_eq!(order(3, true), "23 12 22 32 11 21 31");
    // A gap is filled first.
    let gap = game(RETAIL, 3).dinos(Zone::Military, "TTT").with(|s| {
        s.board.zones[Zone::Military].dinos.remove(&Spot::from((1, 1)));
    });
    assert_eq!(attracted(gap, Zone::Military, &[R]).row(Zone::Military), "TRT...");
}

#[test]
fn trn_08_dinos_that_do_not_fit_are_ignored() {
    for start in both(2) {
        let start = start.dino_dice("RR", "TT").dinos(Zone::Expansion, "TTTTT");
        let trial = run(start.clone(), "", |t| attract(t, A, Zone::Expansion, &[T, ROLL]));
        expect![[r#"
            note-dino(dino=dino-trampler, zone=zone-expansion)
            note-dino-die(what=dinos-several(dino=dino-raptor, n=2))
            note-dino-no-space(dino=dino-raptor, zone=zone-expansion)
            note-dino-no-space(dino=dino-raptor, zone=zone-expansion)"#]]
        .assert_eq(&trial.notes().join("\n"));
        let s = trial.done();
        assert_eq!(s.row(Zone::Expansion), "TTTTTT");
        for zone in [Zone::Sustenance, Zone::Military, Zone::Protection] {
            assert!(s.board.zones[zone].dinos.is_empty());
        }
    }
}

#[test]
fn trn_08_a_dino_lands_on_a_trap_and_the_trap_stays() {
    for start in both(2) {
        let s = attracted(start.with(|s| s.trap(Zone::Military, 0, 1, A, Dino::Trampler)), Zone::Military, &[T, R]);
        assert_eq!(s.row(Zone::Military), "TR....");
        assert_eq!(s.board.zones[Zone::Military].traps.len(), 1);
        assert_eq!(s.secret.traps[&(Zone::Military, Spot::from((0, 1)))], Dino::Trampler);
    }
}

#[test]
fn trn_11_two_full_zones_are_resolved_from_left_to_right() {
    for start in both(2) {
        let start =
            start.dinos(Zone::Protection, "TTTTTT").dinos(Zone::Military, "RRRRRR").dinos(Zone::Expansion, "RRRRR");
        let trial = run(start, "", |t| due_attacks(t, A));
        let attacks: Vec<String> = trial.notes().into_iter().filter(|it| it.starts_with("note-attack(")).collect();
        assert_eq!(attacks, ["note-attack(zone=zone-military)", "note-attack(zone=zone-protection)"]);
        trial.done();
    }
}

/// 40 Tramplers at once, more than any box holds.
#[test]
fn trn_13_the_supply_of_dinos_is_unlimited() {
    for edition in Edition::ALL {
        for (icon, letter) in [(T, "T"), (R, "R")] {
            let mut s = game(edition, 4).with(|s| {
                for zone in Zone::ALL {
                    s.board.zones[zone].dangerous = true;
                }
            });
            for zone in Zone::ALL {
                s = attracted(s, zone, &[icon; 10]);
            }
            assert_eq!(
                Zone::ALL.map(|it| s.row(it)),
                [letter.repeat(10), letter.repeat(10), letter.repeat(10), letter.repeat(10)]
            );
        }
    }
}

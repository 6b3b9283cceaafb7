//! What becomes of a figure, and what a Threat does, is said as it really is: not for certain where something else may act first.

use super::kit::*;
use crate::engine::{Choice, View as _, Viewer};
use crate::games::perseverance::content::Spot;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::secondary::SecondaryAction;
use crate::games::perseverance::rules::soldiers::SoldierPlacement;
use crate::games::perseverance::state::*;
use crate::games::perseverance::view::View;
use crate::words::Language;

/// ATK-02, ATK-04: a Soldier need not die where a Trap kills the Raptor first, and one reads how many get through with it.
#[test]
fn atk_04_a_soldier_before_an_attack_dies_only_unless_a_trap_kills_first() {
    let zone = Zone::Military;
    let state = laid_out(RETAIL, 3).ready(1, 0).with(|s| {
        s.fill(zone, 0);
        s.board.zones[zone].dinos.insert(Spot { col: 0, row: 0 }, Dino::Raptor);
    });
    let light = SoldierPlacement { kind: SoldierKind::Light, space: Space { zone, row: 0, col: 0 } };
    let bare = below(&light, &state);
    assert!(bare.starts_with("Valor: 0 → 1; kills a Raptor and dies; getting through: 6 → 5"), "{bare}");
    let trapped = below(&light, &state.with(|s| s.trap(zone, 0, 0, B, Dino::Raptor)));
    let said = "Valor: 0 → 1; kills a Raptor and dies; unless a Trap kills first; getting through: 5–6 → 4–5";
    assert!(trapped.starts_with(said), "{trapped}");
}

/// DET-04: where the Threat moves tracks, the board says nothing of rolls.
#[test]
fn det_04_the_board_tells_of_tracks_where_nothing_is_rolled() {
    let board =
        |state: &State| View::new(state, Viewer::Public).lines("overview", &speech(Language::En)).unwrap().concat();
    let start = laid_out(RETAIL, 3);
    assert!(board(&start).contains("a roll below its Threat costs its Soldier"));
    let known = board(&start.with(|s| s.module(Module::Threat)));
    assert!(!known.contains("a roll below") && known.contains("its Threat moves the track"), "{known}");
    assert!(known.contains("past 5 a Soldier of the type dies, track −6"), "{known}");
}

/// ATK-07: a figure that draws level with the highest Contribution lets one Reward be taken twice.
#[test]
fn atk_07_a_figure_that_ties_for_the_highest_contribution_is_told_what_that_allows() {
    let zone = Zone::Military;
    let light = SoldierPlacement { kind: SoldierKind::Light, space: Space { zone, row: 0, col: 0 } };
    let with = |rivals: usize| {
        laid_out(RETAIL, 3).ready(1, 0).with(|s| {
            s.wall(zone, 0, A);
            (0..rivals).for_each(|col| s.guard(zone, 1, col, B, LIGHT));
        })
    };
    let about = |state: &State| english(light.offer(state).path[0].about.as_ref().unwrap());
    let picks = "Dinos: 0 of 6. Reward picks after attack with 1 more: 1 → 2";
    assert_eq!(about(&with(2)), format!("{picks}; then 1 Reward twice (tied highest)"));
    assert_eq!(about(&with(3)), picks);
    // Whoever has the most without it may do so already.
    assert_eq!(about(&with(1)), picks);
}

/// TRN-10: once the last die has brought its Dinos none comes any more.
#[test]
fn trn_10_the_board_awaits_no_dino_after_the_last_die() {
    let board = |state: &State| {
        View::new(state, Viewer::Public).lines("zone-military", &speech(Language::En)).unwrap().concat()
    };
    let start = laid_out(RETAIL, 2).with(|s| s.board.secondary = true);
    assert!(board(&start).contains("Next Dino: "), "{}", board(&start));
    let last = start.with(|s| s.board.assemblies = 1);
    let told = board(&last);
    assert!(told.contains("No Dino comes any more in this game") && !told.contains("Next Dino"), "{told}");
    // Jack may still lure one away while the effect has not begun.
    let jack = last.leader(A, Leader::Jack).with(|s| (s.board.secondary, s.board.abilities) = (false, true));
    assert!(board(&jack).contains("Next Dino: "), "{}", board(&jack));
}

/// TRN-10, SEC-04: in the last turn of the game nobody is promised a fight or a way home after it.
#[test]
fn trn_10_the_leader_of_the_last_turn_is_promised_no_attack() {
    let space = Space { zone: Zone::Military, row: 0, col: 0 };
    let about =
        |state: &State| english(SecondaryAction::LeaderToDefense(space).offer(state).path[0].about.as_ref().unwrap());
    let start = laid_out(RETAIL, 3);
    assert!(about(&start).ends_with("back after the attack"), "{}", about(&start));
    let last = start.with(|s| s.board.assemblies = 2);
    let said = "No cost: 1 Valor or Safeguard; no attack comes any more, so he counts in the final scoring";
    assert_eq!(about(&last), said);
    // An attack that is due is still fought.
    let due = last.with(|s| s.fill(Zone::Expansion, 0));
    assert!(about(&due).ends_with("back after the attack"), "{}", about(&due));
}

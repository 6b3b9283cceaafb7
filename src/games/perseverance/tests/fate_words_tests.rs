//! What becomes of a figure, and what a Threat does, is said as it really is: not for certain where something else may act first.

use super::kit::*;
use crate::engine::{View as _, Viewer};
use crate::games::perseverance::content::Spot;
use crate::games::perseverance::kinds::*;
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
    let board = |state: &State| {
        View::new(state, Viewer::Public).lines("overview", &speech(Language::En)).unwrap().concat()
    };
    let start = laid_out(RETAIL, 3);
    assert!(board(&start).contains("a roll below its Threat costs its Soldier"));
    let known = board(&start.with(|s| s.module(Module::Threat)));
    assert!(!known.contains("a roll below") && known.contains("its Threat moves the track"), "{known}");
    assert!(known.contains("past 5 a Soldier of the type dies, track −6"), "{known}");
}

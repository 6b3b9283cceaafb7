//! Set-up (SET).

use super::kit::*;
use crate::engine::Seat;
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::rules::setup;
use crate::games::boonlake::state::*;

/// A whole set-up in which everybody takes the first offer.
pub(super) fn set_up(seats: u8) -> State {
    let opened = setup::open(&record(seats, &[("level", "medium")]), built_in());
    crate::engine::trial::drive(&opened, usize::from(seats), 7, setup::setup, |_, keys| keys[0].clone()).0
}

/// 6, 8 or 10 start tiles, on the spaces of the kinds in use; solo counts as two.
/// Example 1.
#[test]
fn set_01_set_03_start_tiles() {
    for (seats, wanted) in [(1, 6), (2, 6), (3, 8), (4, 10)] {
        let state = set_up(seats);
        let laid: Vec<u32> =
            state.content.space_ids().filter(|it| state.board.laid(*it).is_some()).map(|it| it.number()).collect();
        assert_eq!(laid.len(), wanted);
        let kinds = u8::max(seats, 2) - 1;
        assert!(laid.iter().all(|it| state.content.spaces[*it as usize - 1].start.is_some_and(|kind| kind <= kinds)));
    }
    assert!(set_up(2).board.players.iter().all(|it| it.1.ranch == 3), "nobody gains a space bonus");
}

#[test]
fn set_04_set_05_the_stacks_and_the_action_board() {
    let state = set_up(3);
    assert_eq!((state.secret.grey.len(), state.board.pastures), (25, 7));
    let mut actions = state.board.actions.clone();
    actions.sort();
    assert_eq!(actions, ActionTile::ALL);
    assert_ne!(state.board.actions, ActionTile::ALL);
    assert_eq!(state.board.covered, [false; 4]);
}

/// 6 cards, 3 inhabitants on the ranch, 2 in recesses, 5 in the supply, markers on 2 coins and 2 cards, one site of level 1.
/// Example 4.
#[test]
fn set_06_to_set_08_and_set_11_what_everybody_begins_with() {
    for seats in 1..=4 {
        let state = set_up(seats);
        for (seat, player) in state.board.players.iter() {
            assert_eq!(state.held(seat).len(), 6);
            assert_eq!((player.ranch, player.supply, player.left), (3, 5, [false; 2]));
            assert_eq!((player.houses, player.settlements, player.cattle), (6, 4, 5));
            assert_eq!((player.tracks, player.boats, player.vp, player.vases), ([0, 0], [0, 0], 0, 0));
            assert_eq!((player.site_levels(), player.built_levers()), (1, 0));
        }
        assert_eq!(state.secret.deck.len(), 165 - 6 * usize::from(seats));
    }
    let spaces = Track::ALL.map(|it| built_in().track(it)[0].gain);
    assert_eq!(spaces, [2, 2]);
}

/// 6 houses, 4 settlements and 5 cattle on the recesses, 10 inhabitants, two boats at wood, no site and no token used.
#[test]
fn set_07_the_pieces_of_a_player() {
    let state = setup::open(&record(3, &[]), built_in());
    for (_, player) in state.board.players.iter() {
        assert_eq!([player.houses, player.settlements, player.cattle, player.aside], [6, 4, 5, 0]);
        let in_recesses = player.left.iter().filter(|it| !**it).count();
        assert_eq!((player.ranch, in_recesses, player.supply), (3, 2, 5));
        assert_eq!(player.boats.map(|it| state.content.canal[it]), [Resource::Wood; 2]);
        assert_eq!((player.sites, player.tokens), ([0; 4], [None; 4]));
    }
    assert!(Kind::ALL.into_iter().all(|kind| state.board.on_map(Owner::Seat(A), kind) == 0));
}

/// Example 5.
#[test]
fn set_09_ships_start_by_the_number_of_players() {
    let starts = [1, 2, 3, 4].map(|it| built_in().river(set_up(it).board.players[A].ship).key.clone());
    assert_eq!(starts, ["r1", "r1", "r3", "r3"]);
}

/// Exactly four in play; two chosen and two random with two players; the refused ones stay hidden.
/// Example 3.
#[test]
fn set_10_scoring_tiles() {
    for seats in 1..=4_u8 {
        let state = set_up(seats);
        assert_eq!(state.board.areas.len(), 4);
        for (at, area) in state.board.areas.iter().enumerate().take(usize::from(seats)) {
            assert_eq!(area.owner, Some(Owner::Seat(Seat(at as u8))));
        }
        assert!(state.secret.tiles.iter().all(|it| it.1.len() == 1));
        assert_eq!(state.secret.box_tiles.len(), 16 - 4 - usize::from(seats));
    }
    let asked = run(setup::open(&record(2, &[]), built_in()), "", setup::setup);
    assert_eq!(asked.offers().len(), 2);
}

/// 6, 7, 8, 8 in seat order from the start player.
/// Example 2.
#[test]
fn set_12_coins_by_seat() {
    let state = set_up(4);
    let coins: Vec<u32> =
        state.board.players.seats().from(state.board.start).map(|it| state.board.players[it].coins).collect();
    assert_eq!(coins, [6, 7, 8, 8]);
    assert_eq!(state.board.active, state.board.start);
}

/// Seven coins for you, none for her; she begins.
/// Example 2.
#[test]
fn sol_01_the_solo_game() {
    let state = set_up(1);
    assert_eq!((state.board.players[A].coins, state.board.phase), (7, Phase::Eminence));
    let her = state.board.eminence.clone().unwrap();
    assert_eq!((her.houses, her.settlements, her.cattle, her.cactus, her.vp), (6, 4, 5, 0, 0));
    assert_eq!(state.board.areas[1].owner, Some(Owner::Eminence));
    assert_eq!((state.secret.stack.len(), her.level), (6, Level::Medium));
}

/// Easy removes four B tokens, medium 1 A and 3 B, and so on; six are left.
/// Example 61.
#[test]
fn sol_02_levels() {
    let wanted = [("easy", 5, 1), ("medium", 4, 2), ("challenge", 3, 3), ("hard", 2, 4), ("very-hard", 1, 5)];
    for (level, a, b) in wanted {
        let opened = setup::open(&record(1, &[("level", level)]), built_in());
        let state = crate::engine::trial::drive(&opened, 1, 7, setup::setup, |_, keys| keys[0].clone()).0;
        let of =
            |side: Side| state.secret.stack.cards().iter().filter(|it| built_in().token(**it).side == side).count();
        assert_eq!((of(Side::A), of(Side::B)), (a, b), "{level}");
        assert!(state.board.eminence.unwrap().silhouette.is_some());
    }
}

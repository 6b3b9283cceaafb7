//! PRI: what goes before what.

use super::kit::*;
use crate::games::state51::content::ability::Ability;
use crate::games::state51::rules::action::turn;
use crate::games::state51::rules::production::production;
use crate::games::state51::state::Phase;

#[test]
fn pri_01_what_a_board_says_goes_before_the_general_rules() {
    // No good is ever paid with a card, but the Appalachian grey exchange asks for one, and a Connection card will do.
    let state = game(2).pool(B, "1 brick").connections(B, "punks");
    let state = run(state, "B turn board/grey", |t| turn(t, B)).done();
    assert_eq!((state.pooled(B), state.board.players[B].connections.len()), ("2 grey".into(), 0));
}

#[test]
fn pri_02_shipwreck_is_used_twice_a_round() {
    let times = |key: &str| {
        let content = built_in();
        let abilities = &content.location(card(key)).abilities;
        abilities.iter().find_map(|it| if let Ability::Use { times, .. } = it { Some(*times) } else { None }).unwrap()
    };
    assert_eq!((times("shipwreck"), times("clay-pit")), (2, 1));
    // Two Workers and an Ammo are left over, so that only the number of uses can end it.
    let state = game(2).built(A, "shipwreck clay-pit").pool(A, "3 worker 2 iron 1 brick");
    let state = run(state, "A turn use/shipwreck-1, A go-on use/shipwreck-1", |t| turn(t, A)).done();
    assert_eq!((state.board.players[A].vp, state.at(A, "shipwreck").uses), (4, 2));
    let state = state.pool(A, "3 worker 3 iron 3 brick");
    assert_eq!(run(state.clone(), "", |t| turn(t, A)).offers_under("use/"), ["clay-pit-2"]);
    let state = run(state, "A turn use/clay-pit-2", |t| turn(t, A)).done();
    assert_eq!(run(state, "", |t| turn(t, A)).offers_under("use/"), Vec::<String>::new());
}

#[test]
fn pri_03_the_text_that_forbids_goes_before_the_text_that_allows() {
    // A's Docks make Iron for A; B's Suppliers say that they do not. Suppliers win.
    let state = game(2).built(A, "docks").built(B, "suppliers").with(|s| s.board.phase = Phase::Production);
    let state = run(state, "", production).done();
    assert_eq!(
        (state.pooled(A), state.pooled(B)),
        ("1 iron 3 worker 1 grey".into(), "1 brick 1 iron 3 worker 1 grey".into())
    );
}

//! LIM-01, LIM-02, LIM-07, LIM-09, LIM-11: goods, the empty deck, the order of effects.

use super::kit::*;
use crate::games::state51::content::kinds::{Category, Good};
use crate::games::state51::rules::action;
use crate::games::state51::rules::cleanup::cleanup;
use crate::games::state51::rules::gain::{Why, draw, gain, gain_one};
use crate::games::state51::rules::production::production;
use crate::games::state51::state::{Phase, State};

fn gained(state: State, goods: &str) -> Trial {
    let goods = bag(goods);
    run(state, "", move |t| {
        gain(t, A, &goods, Why::Reason("why"));
        Ok(())
    })
}

#[test]
fn lim_01_goods_lie_in_the_pool_cards_are_drawn_and_vp_scored() {
    let all = "1 brick 1 iron 1 gun 1 fuel 1 ammo 1 worker 1 grey 1 red 1 blue 1 universal 1 development 1 defence";
    let state = gained(game(2), &format!("{all} 2 card 3 vp")).done();
    assert_eq!(state.pooled(A), all);
    assert_eq!((state.secret.hands[A].len(), state.board.players[A].vp), (2, 3));
    assert_eq!(Good::BASIC.map(Good::key), ["brick", "iron", "gun", "fuel"]);
}

#[test]
fn lim_02_nothing_is_limited() {
    let state = gained(game(2), "200 fuel 99 defence 300 vp 40 card").done();
    assert_eq!(state.pooled(A), "200 fuel 99 defence");
    assert_eq!((state.board.players[A].vp, state.secret.hands[A].len()), (300, 40));
    // Deals and locations, several copies of the same card too.
    let state = game(2)
        .deals(A, &"docks ".repeat(9))
        .hand(A, "docks docks")
        .pool(A, "2 grey 1 blue")
        .built(A, &"docks ".repeat(30));
    let state = run(state, "A turn deal/docks, B turn pass, A turn build/docks", |t| {
        action::turn(t, A)?;
        action::turn(t, B)?;
        action::turn(t, A)
    });
    let state = state.done();
    assert_eq!((state.board.players[A].deals.len(), state.board.players[A].built.len()), (10, 31));
}

#[test]
fn lim_07_a_production_does_not_refill_what_a_card_placed_on_itself() {
    // Camp places 3 Workers on itself; two pay an exchange.
    let start = game(2).built(A, "methane-storage").hand(A, "camp").pool(A, "1 grey");
    let state = run(start, "A turn build/camp, A turn board/workers/gun", |t| {
        action::turn(t, A)?;
        action::turn(t, A)
    });
    let state = state.done();
    assert_eq!((words(&state.at(A, "camp").placed), state.pooled(A)), ("1 worker".into(), "1 gun".into()));
    let state = run(state, "", |t| {
        cleanup(t)?;
        t.state.board.phase = Phase::Production;
        production(t)
    });
    let state = state.done();
    assert_eq!(words(&state.at(A, "camp").placed), "1 worker", "what was left, no more");
    assert!(state.at(A, "methane-storage").placed.is_empty(), "all of its Fuel was spent before");
    assert_eq!(state.pooled(A), "1 iron 3 worker 1 grey", "nothing of it comes into the pool either");
}

#[test]
fn lim_09_an_empty_deck_is_made_of_the_discards_and_if_they_are_gone_the_draw_is_lost() {
    let draw_4 = |state: State| {
        run(state, "", |t| {
            draw(t, A, 4);
            Ok(())
        })
    };
    let trial = draw_4(game(2).deck("docks").discard("school archive motel quarry"));
    assert_eq!((trial.noted("note-reshuffle"), trial.noted("note-draw-lost")), (1, 0));
    let state = trial.done();
    assert_eq!((state.secret.hands[A].len(), state.secret.deck.len(), state.board.discard.len()), (4, 1, 0));
    assert!(state.secret.hands[A].contains(&card("docks")), "the last card of the old deck comes first");
    let trial = draw_4(game(2).deck("docks").discard("school"));
    assert_eq!(trial.noted("note-draw-lost"), 1);
    let state = trial.done();
    assert_eq!((state.held(A), state.secret.deck.len()), ("docks school".into(), 0));
    let trial = gained(game(2).deck(""), "1 card");
    assert_eq!((trial.noted("note-draw-lost"), trial.noted("note-gain")), (1, 0));
}

#[test]
fn lim_09_only_the_owner_is_told_which_cards_were_drawn() {
    let trial = run(game(2).deck("docks"), "", |t| {
        gain_one(t, A, Good::Card, 1, Why::Reason("why"));
        Ok(())
    });
    let notes = trial.notes();
    assert!(notes.contains(&"note-drawn(what=card-docks)".to_owned()));
    assert!(notes.contains(&"note-gain(seat=A, what=amount-card(n=1), why=why)".to_owned()), "{notes:?}");
}

#[test]
fn lim_11_effects_that_fall_together_go_row_by_row_in_the_order_of_building() {
    let state = game(2).built(A, "archive church docks motel rifle school");
    let keys: Vec<&str> = state.rows(A).map(|it| state.location(it).key.as_str()).collect();
    assert_eq!(keys, ["docks", "school", "church", "rifle", "archive", "motel"]);
    assert_eq!(state.row_of(A, Category::Feature), "church rifle");
    // Two features on the same raze: in the order of building.
    for (first, second) in [("rifle", "hunters"), ("hunters", "rifle")] {
        let state = game(2).built(A, &format!("{first} {second}")).hand(A, "docks").pool(A, "1 red");
        let trial = run(state, "A turn raze/docks", action::next_turn);
        let notes = trial.notes();
        let at = |key: &str| notes.iter().position(|it| it.contains("why-on-raze") && it.contains(key)).unwrap();
        assert!(at(first) < at(second));
    }
}

//! What the next Production brings is told before it comes, from the open board alone.

use super::kit::*;
use crate::engine::{Plain, Seat, View as _, Viewer};
use crate::games::state51::content::kinds::Good;
use crate::games::state51::rules::outlook::income;
use crate::games::state51::rules::production::production;
use crate::games::state51::state::{Phase, State};
use crate::games::state51::view::View;

fn coming(state: &State, seat: Seat) -> String {
    let income = income(&state.content, &state.board, seat).unwrap();
    format!("{}{}", words(&income.goods), " + ?".repeat(income.open.len()))
}

#[test]
fn it_is_what_the_production_then_makes() {
    // Without a choice: the board, two Deals, goods, Ruins that make nothing, and an Iron for each location of Type Iron.
    let start = game(2)
        .deals(A, "docks school")
        .built(A, "boiler-room parking-lot docks arena")
        .ruins(A, "quarry")
        .deck("pub pub pub pub pub pub pub pub");
    let told = bag(&coming(&start, A));
    let before = bag(&coming(&start, B));
    let s = run(start.with(|s| s.board.phase = Phase::Production), "", production).done();
    for (seat, told) in [(A, told), (B, before)] {
        let mut made = s.board.players[seat].pool;
        made.add(Good::Vp, s.board.players[seat].vp);
        made.add(Good::Card, u32::try_from(s.secret.hands[seat].len()).unwrap());
        assert_eq!(words(&made), words(&told));
    }
}

#[test]
fn choices_and_other_players_productions_are_left_open() {
    let start = game(2);
    let board = coming(&start, A);
    assert_eq!(coming(&start.clone().built(A, "storehouse"), A), format!("{board} + ?"));
    let chosen = start.clone().built(A, "power-station storehouse suppliers").built(B, "docks");
    assert_eq!(coming(&chosen, A), format!("{board} + ? + ? + ?"));
    // Sheriff's Office scores for each Gun that comes in: those of the board and of Deals.
    let guns = start.clone().deals(A, "arena the-iron-gang").built(A, "sheriffs-office");
    let before = start.clone().deals(A, "arena the-iron-gang");
    let gained = |good| bag(&coming(&guns, A)).count(good) - bag(&coming(&before, A)).count(good);
    let count = bag(&coming(&before, A)).count(Good::Gun);
    assert!(count > 0, "{}", coming(&before, A));
    assert_eq!(gained(Good::Vp), count.min(3));
}

/// CRD-14, CRD-15: with none to choose nothing comes, so that nothing is told.
#[test]
fn a_power_station_and_suppliers_are_told_of_only_if_there_is_something_to_choose() {
    let start = game(2);
    let board = coming(&start, A);
    let alone = start.clone().built(A, "power-station suppliers").ruins(A, "docks").built(B, "cistern church");
    assert_eq!(coming(&alone, A), board, "neither each other, nor Ruins, nor a PRO-09 card of B");
    // A Power Station may repeat a PRO-09 card; Suppliers take from opponents only.
    let mixed = start.built(A, "power-station small-factory suppliers");
    assert_eq!(coming(&mixed, A).matches(" + ?").count(), 1);
    assert_eq!(coming(&mixed.built(B, "docks"), A).matches(" + ?").count(), 2);
}

#[test]
fn everybody_reads_it_and_no_hand_has_a_part_in_it() {
    let state = game(2).hand(A, "docks school").hand(B, "pub").built(B, "docks storehouse");
    let told = |state: &State, viewer| {
        let lines = View::new(state, viewer).lines("overview", &Plain).unwrap();
        lines.into_iter().filter(|it| it.starts_with("board-income(")).collect::<Vec<_>>()
    };
    let open = told(&state, Viewer::Public);
    assert_eq!(open.len(), 2, "a line for each player");
    assert!(open[1].contains("good-iron(count=1)") && open[1].contains("brings-either"), "{open:?}");
    assert_eq!(told(&state.clone().hand(A, "").hand(B, "docks docks"), Viewer::Seat(A)), open);
    let mut last = state;
    last.board.end_begun = true;
    assert!(told(&last, Viewer::Public).is_empty(), "there is no further Production");
}

/// PRO-02, CLN-02: what was stored comes back beside what is made.
#[test]
fn pro_02_what_is_stored_is_told_beside_what_comes_in() {
    let state = game(2).built(A, "ruined-library").with(|s| {
        s.board.phase = Phase::Lookout;
        s.board.players[A].built[0].stored = bag("2 iron");
    });
    let back = income(&state.content, &state.board, A).unwrap().back;
    assert_eq!(words(&back), "2 iron");
    let lines = View::new(&state, Viewer::Public).lines("overview", &Plain).unwrap();
    let told: Vec<&String> = lines.iter().filter(|it| it.starts_with("board-income-stored(")).collect();
    assert!(told.len() == 1 && told[0].contains("back=good-iron(count=2)"), "{told:?}");
}

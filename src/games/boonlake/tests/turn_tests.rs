//! Turns (TRN), action tiles (TIL, BUI, REG, HIR, MOD), who acts when (TIM).

use super::kit::*;
use crate::engine::{Seat, Stop};
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::rules::{action_tiles, regions, shared_parts, turn};
use crate::games::boonlake::state::*;

fn a(state: &State) -> &Player {
    &state.board.players[A]
}

fn shared(state: State, tile: ActionTile, answers: &str) -> Trial {
    run(state, answers, |t| {
        let from = t.seats().from(t.state.board.active);
        let seats = from.filter(|it| shared_parts::has_share(tile, *it, Some(A))).collect();
        shared_parts::shared_part(t, tile, seats)
    })
}

fn left(state: State, tile: ActionTile, answers: &str) -> Trial {
    run(state, answers, |t| action_tiles::left_part(t, A, tile))
}

/// Who is asked what, a pair for each open decision.
fn open(trial: &Trial) -> Vec<(char, &'static str)> {
    match &trial.end {
        Err(Stop::Asking(open)) => open.iter().map(|it| (it.who.seat().letter(), it.ask.id)).collect(),
        other => panic!("{other:?}"),
    }
}

/// Row 6 costs 1 VP, row 7 costs 3; all seven can be taken.
/// Example 39.
#[test]
fn trn_03_trn_04_an_action_tile_is_taken_from_its_row() {
    let take = |tile: &str| {
        let answers = format!("A action {tile}");
        run(game(2), &answers, |t| turn::take_tile(t, A).map(drop)).done()
    };
    assert_eq!(run(game(2), "", |t| turn::take_tile(t, A).map(drop)).offers().len(), 7);
    let vp = ["expansion", "hiring", "building", "progress"].map(|it| a(&take(it)).vp);
    assert_eq!(vp, [0, 0, -1, -3]);
    assert_eq!(take("progress").board.taken, Some(6));
}

/// Row 3 was taken: rows 4 to 7 move up, the taken tile ends in row 7.
#[test]
fn trn_08_the_tiles_below_the_empty_row_move_up() {
    let mut state = game(2).with(|s| s.board.taken = Some(2));
    turn::move_up(&mut state);
    use ActionTile::*;
    assert_eq!(state.board.actions, [Expansion, Settle, Regions, Hiring, Building, Progress, Cattle]);
    assert_eq!(state.board.taken, None);
}

/// A whole turn: tile, card step, left part, shared parts, ship, action board, next player.
#[test]
fn trn_02_a_turn_from_its_beginning_to_its_end() {
    let state = game(2).lay(4, "s1").with(|s| {
        let start = crate::games::boonlake::rules::locks::start_space(s, 0);
        s.board.players.iter_mut().for_each(|it| it.1.ship = start);
    });
    // Regions in row 4: 4 coins for Boonlake, no presence anywhere, 1 to 3 steps on the river.
    let done = run(state, "A action regions, A region boonlake, A sail r2", turn::turn).done();
    assert_eq!((a(&done).coins, done.board.active, done.board.phase), (6, B, Phase::Turn));
    assert_eq!(done.board.actions.last(), Some(&ActionTile::Regions));
}

/// Explore twice, then develop or upgrade once; each may be skipped.
#[test]
fn til_01_trn_06_expansion() {
    let state = game(2).lay(4, "s1");
    let done =
        left(state.clone(), ActionTile::Expansion, "A explore explore, A lay-tile 5, A explore skip, A settle skip");
    assert_eq!(done.done().secret.grey.len(), 24);
    let asked = left(state, ActionTile::Expansion, "A explore skip, A explore skip");
    assert_eq!(asked.offers(), ["develop/4/upper", "skip"]);
}

/// TRN-05, TRN-06: what is skipped is told, and of cards nothing that tells of the hand.
#[test]
fn what_is_skipped_of_a_turn_is_told() {
    let told = |trial: Trial| trial.notes().into_iter().filter(|it| it.contains("-skip-")).collect::<Vec<_>>();
    let state = game(2).lay(4, "s1");
    let expansion = "A explore skip, A explore skip, A settle skip";
    let explore = "note-skip-explore(seat=A)";
    assert_eq!(
        told(left(state.clone(), ActionTile::Expansion, expansion)),
        [explore, explore, "note-skip-settle(seat=A)"]
    );
    assert_eq!(told(left(state.clone(), ActionTile::Cattle, "A pasture skip")), ["note-skip-pasture(seat=A)"]);
    assert_eq!(told(left(state.clone(), ActionTile::Building, "A building skip")), ["note-skip-building(seat=A)"]);
    // Nothing can be developed without inhabitants on the ranch, and who has no card is not asked for one.
    let nobody = state.clone().a(|it| it.ranch = 0);
    assert!(told(left(nobody, ActionTile::Settle, "")).is_empty());
    let card_step = |hand: &str, answers: &str| {
        told(run(state.clone().hand(A, hand), answers, |t| turn::card_step(t, A, ActionTile::Settle)))
    };
    assert!(card_step("", "").is_empty());
    assert_eq!(card_step("forge", "A card skip"), ["note-skip-card(seat=A)"]);
    assert_eq!(card_step("barn", "A card skip"), ["note-skip-card(seat=A)"]);
}

/// The others draw two, then play or discard a card; the active player takes no part.
#[test]
fn til_01_til_08_tim_02_the_others_draw_before_anybody_plays() {
    let trial = shared(game(3), ActionTile::Expansion, "");
    assert_eq!(open(&trial), [('B', "shared-card"), ('C', "shared-card")]);
    let hands = [0, 1, 2].map(|it| trial.t.state.held(Seat(it)).len());
    assert_eq!(hands, [0, 2, 2]);
    // In any order.
    let other = shared(game(3), ActionTile::Expansion, "C shared-card skip");
    assert_eq!(open(&other), [('B', "shared-card")]);
    shared(game(3), ActionTile::Expansion, "C shared-card skip, B shared-card skip").done();
}

/// In seat order from the active player; develop, upgrade, play, discard.
#[test]
fn til_02_tim_01_settle_goes_clockwise() {
    let state = game(3).lay(4, "s1").hand(A, "forge").hand(B, "barn").with(|s| s.board.active = B);
    let trial = shared(state.clone(), ActionTile::Settle, "");
    assert_eq!(open(&trial), [('B', "shared-settle")]);
    // The boats show 2 wood, and Barn asks for stone, too: it can only be discarded.
    assert!(trial.offers().starts_with(&["develop/4/upper".to_owned(), "discard/barn".to_owned(), "skip".to_owned()]));
    let next = shared(state, ActionTile::Settle, "B shared-settle skip");
    assert_eq!(open(&next), [('C', "shared-settle")]);
}

#[test]
fn til_03_cattle() {
    let state = game(2).lay(4, "s1");
    let done = left(state, ActionTile::Cattle, "A pasture pasture, A lay-pasture 1").done();
    assert_eq!((done.board.pastures, a(&done).ranch), (6, 4));
    let offers = shared(done, ActionTile::Cattle, "").offers();
    assert_eq!(offers, ["cattle/1", "skip"]);
}

/// Boonlake: 4 coins; then 1 coin for each own presence in the other three regions.
/// Example 32.
#[test]
fn til_04_reg_01_reg_03_regions() {
    let state = game(2).lay(4, "g13").lay(12, "g13").lay(20, "s1").pasture(29, &[A, A, B]);
    let state = state.piece(4, 0, A, Kind::House).piece(12, 0, A, Kind::House).piece(12, 1, B, Kind::Inhabitant);
    let state = state.piece(20, 0, A, Kind::Settlement);
    let scored = left(state, ActionTile::Regions, "A region boonlake").done();
    assert_eq!((a(&scored).coins, scored.board.covered), (4, [true, false, false, false]));
    let done = shared(scored, ActionTile::Regions, "").done();
    // A: a house, a settlement, two cattle; B: an inhabitant and cattle.
    assert_eq!((a(&done).coins, done.board.players[B].coins), (8, 2));
}

/// Five presences: 5 coins, and 5 VP by L06.
/// Example 33.
#[test]
fn reg_04_l06_adds_vp() {
    let state = game(2).lay(12, "g13").lay(20, "s1").pasture(29, &[A, A]).up(&[Lever::L06]);
    let state = state.piece(12, 0, A, Kind::House).piece(12, 1, A, Kind::Inhabitant).piece(20, 0, A, Kind::Settlement);
    let state = state.with(|s| s.board.scored = Some(Region::Boonlake));
    assert_eq!(regions::presence_elsewhere(&state, A), 5);
    let done = shared(state.clone(), ActionTile::Regions, "A shared-regions coins/l06").done();
    assert_eq!((a(&done).coins, a(&done).vp), (5, 5));
    let without = shared(state, ActionTile::Regions, "A shared-regions coins").done();
    assert_eq!((a(&without).coins, a(&without).vp, a(&without).levers[5]), (5, 0, LeverState::Up));
}

#[test]
fn reg_05_with_all_covered_a_region_is_named_without_a_reward() {
    let state = game(2).with(|s| s.board.covered = [true; 4]);
    let done = left(state, ActionTile::Regions, "A region boonlake").done();
    assert_eq!((a(&done).coins, done.board.scored), (0, Some(Region::Boonlake)));
    let open = game(2).with(|s| s.board.covered = [true, false, false, true]);
    assert_eq!(left(open, ActionTile::Regions, "").offers(), ["unknown", "new-hope"]);
}

/// One inhabitant, then a tile.
/// Example 18.
#[test]
fn til_05_hiring() {
    let state = game(2).lay(4, "s1");
    let done = left(state, ActionTile::Hiring, "A explore explore, A lay-tile 5").done();
    assert_eq!((a(&done).ranch, a(&done).coins), (4, 2));
}

/// 6 cards and 3 coins buy 3 inhabitants, each in one way.
/// Example 34.
#[test]
fn hir_01_hir_02_inhabitants_for_coins_or_cards() {
    let state = game(2).hand(A, "forge bank barn museum potter mint").a(|it| it.coins = 3);
    let answers =
        "A shared-hiring hire/coins, A shared-hiring hire/cards, A discard barn+forge+bank, A shared-hiring hire/cards";
    let done = shared(state, ActionTile::Hiring, answers).done();
    assert_eq!((a(&done).ranch, a(&done).coins, done.held(A).len()), (6, 0, 0));
    let mixed = game(2).hand(A, "forge bank").a(|it| it.coins = 1);
    assert_eq!(a(&shared(mixed, ActionTile::Hiring, "").done()).ranch, 3);
    let empty = game(2).a(|it| (it.coins, it.supply) = (9, 0));
    assert_eq!(a(&shared(empty, ActionTile::Hiring, "").done()).coins, 9);
}

/// Play a card or draw two, but no discard for coins; then all play or discard.
/// Example 35.
#[test]
fn til_06_bui_01_bui_02_building() {
    let state = game(2).hand(A, "forge");
    let offers = left(state.clone(), ActionTile::Building, "").offers();
    assert!(offers.contains(&"draw-two".to_owned()) && !offers.contains(&"discard/forge".to_owned()), "{offers:?}");
    assert_eq!(left(state.clone(), ActionTile::Building, "A building draw-two").done().held(A).len(), 3);
    let shared = shared(state, ActionTile::Building, "A shared-building discard/forge").done();
    assert_eq!(a(&shared).coins, 2);
}

/// The active player twice, the second time for an inhabitant; the others once; or a card instead.
/// Example 36.
#[test]
fn til_07_mod_03_mod_04_progress() {
    let state = game(2).a(|it| it.coins = 12);
    let once = left(state, ActionTile::Progress, "A progress modernise/l01").done();
    let answers = "A shared-progress return-inhabitant, A modernise modernise/l02, B shared-progress draw";
    let done = shared(once, ActionTile::Progress, answers).done();
    assert_eq!((a(&done).built_levers(), a(&done).ranch, a(&done).supply, a(&done).coins), (2, 2, 6, 0));
    assert_eq!(done.held(B).len(), 1);
}

/// L01 to L03 take the place of the whole shared part; one of them for one part.
#[test]
fn mod_05_a_lever_of_the_top_row_in_place_of_the_shared_part() {
    let state = game(2).up(&[Lever::L01, Lever::L02]).a(|it| it.coins = 9);
    let offers = shared(state.clone(), ActionTile::Progress, "").offers_under("give-up/");
    assert_eq!(offers, ["l01/vase", "l02"]);
    let trial = shared(state.clone(), ActionTile::Progress, "A shared-progress give-up/l02, A modernise modernise/l04");
    assert_eq!(open(&trial), [('B', "shared-progress")]);
    assert_eq!((trial.t.state.board.players[A].coins, trial.t.state.board.players[A].built_levers()), (2, 3));
    // The regions pay nothing to whoever uses one.
    let state = state.pasture(29, &[A]).with(|s| s.board.scored = Some(Region::Boonlake));
    let done = shared(state.clone(), ActionTile::Regions, "A shared-regions give-up/l01/vase").done();
    assert_eq!((a(&done).coins, a(&done).vases), (9, 1));
    // In Expansion the active player has no shared part to give up, the others draw no cards.
    let turned = state.with(|s| s.board.active = B);
    let done = run(turned, "A shared-expansion give-up/l01/vase", |t| {
        shared_parts::shared_part(t, ActionTile::Expansion, vec![A])
    });
    assert_eq!(done.done().held(A).len(), 0);
}

#[test]
fn tim_02_a_table_may_ask_for_seat_order() {
    let state = game(3).hand(A, "forge").hand(B, "barn").with(|s| s.board.in_order = true);
    assert_eq!(open(&shared(state.clone(), ActionTile::Building, "")), [('A', "shared-building")]);
    let free = state.with(|s| s.board.in_order = false);
    assert_eq!(open(&shared(free, ActionTile::Building, "")), [('A', "shared-building"), ('B', "shared-building")]);
}

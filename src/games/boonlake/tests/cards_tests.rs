//! Project cards (CRD), special projects (PRJ), production sites and boats (PRD), levers (MOD).

use super::kit::*;
use crate::engine::Seat;
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::rules::resources::{boat_moves, missing, shown};
use crate::games::boonlake::rules::{any_time, cards, gains, levers, turn};
use crate::games::boonlake::state::*;

/// A's card step of an action tile.
fn step(state: State, tile: ActionTile, answers: &str) -> Trial {
    run(state, answers, |t| turn::card_step(t, A, tile))
}

fn sites(state: State, sites: [u8; 4], boats: [usize; 2]) -> State {
    state.a(|it| (it.sites, it.boats) = (sites, boats))
}

fn a(state: &State) -> &Player {
    &state.board.players[A]
}

/// Clay 1 and boats at wood and iron show 1 wood, 1 clay, 1 iron; Forge asks for 2 coins, 2 clay, 1 stone.
/// Example 7.
#[test]
fn crd_01_prd_04_boats_move_and_a_card_is_played() {
    let state = sites(game(2), [0, 1, 0, 0], [0, 3]).hand(A, "forge").a(|it| it.coins = 4);
    let answers = "A card boat/1/clay, A card boat/2/stone, A card play/forge";
    let done = step(state.clone(), ActionTile::Settle, answers).done();
    assert_eq!((a(&done).coins, &a(&done).played, done.held(A).len()), (0, &vec![card("forge")], 0));
    // Forge gives one step on the coin track.
    assert_eq!(a(&done).tracks, [1, 0]);
    let at_first = step(state, ActionTile::Settle, "");
    assert!(!at_first.offers().contains(&"play/forge".to_owned()), "{}", at_first.asked());
}

/// Clay 2, stone 1, boats at clay and iron, one resource less by L10: Bank asks for 4 clay, 2 stone.
/// Examples 8 to 10.
#[test]
fn crd_06_mod_09_a_lever_takes_one_resource_off_whatever_its_kind() {
    let state = sites(game(2), [0, 2, 1, 0], [1, 3]).hand(A, "bank").a(|it| it.coins = 2).up(&[Lever::L10]);
    for to in ["clay", "stone"] {
        let done = step(state.clone(), ActionTile::Regions, &format!("A card boat/2/{to}, A card play/bank")).done();
        assert_eq!((a(&done).coins, a(&done).levers[9]), (0, LeverState::Down));
        assert_eq!(a(&done).tracks, [2, 0]);
    }
    assert_eq!(missing(&[0, 0, 0, 2], &[0, 0, 0, 3]), 1);
    assert_eq!(missing(&[0, 4, 0, 0], &[1, 0, 0, 0]), 1);
}

/// L11 gives 5 coins, which may pay for the card; with both levers up the player chooses.
#[test]
fn mod_09_the_coins_of_l11_pay_for_the_card() {
    let state = sites(game(2), [0, 1, 0, 0], [1, 3]).hand(A, "forge").up(&[Lever::L10, Lever::L11]);
    let trial = step(state.clone(), ActionTile::Settle, "A card play/forge");
    // Without coins only L11 helps: 1 stone is missing, 2 coins are to be paid.
    let done = trial.done();
    assert_eq!((a(&done).coins, a(&done).levers[9], a(&done).levers[10]), (3, LeverState::Up, LeverState::Down));
    let rich = state.a(|it| it.coins = 2);
    let asked = step(rich, ActionTile::Settle, "A card play/forge");
    assert_eq!(asked.offers(), ["l10", "l11"]);
}

#[test]
fn crd_02_a_card_step_takes_cards_of_its_group_only() {
    // Forge is of the night, Bank of dusk, Bathhouse of the day; all are discarded for 2 coins.
    let state = game(2).hand(A, "forge bank bathhouse");
    for (tile, key) in
        [(ActionTile::Expansion, "bathhouse"), (ActionTile::Progress, "bank"), (ActionTile::Hiring, "forge")]
    {
        let offers = step(state.clone(), tile, "").offers_under("discard/");
        assert_eq!(offers, [key]);
    }
    let building = step(state, ActionTile::Building, "").done();
    assert_eq!((a(&building).coins, building.held(A).len()), (3, 3));
}

/// 2 coins; 1 more for each card that says so of the group.
#[test]
fn crd_03_crd_11_a_discarded_card_earns_coins() {
    let state = game(2).hand(A, "forge").played("potter overseer peddler");
    let done = step(state, ActionTile::Settle, "A card discard/forge").done();
    // Overseer and Peddler are about night, Potter about day.
    assert_eq!((a(&done).coins, &done.board.discard), (4, &vec![card("forge")]));
}

/// Two cards that take 1 coin off: a card of 1 coin costs 0, and so does nothing below.
/// Example 15.
#[test]
fn crd_07_cards_cost_less_but_never_below_0() {
    let state = game(2).hand(A, "barn courthouse").played("carpenter clerk");
    assert_eq!(cards::Demand::of_card(&state, A, card("courthouse")).coins, 0);
    assert_eq!(cards::Demand::of_card(&state, A, card("barn")).coins, 0);
    assert_eq!(cards::Demand::of_card(&game(2), A, card("courthouse")).coins, 1);
    assert_eq!(cards::discounted(&state, A, 13), 11);
}

#[test]
fn crd_08_exchanges_are_made_in_one_direction_all_or_nothing() {
    // Museum: 3 cards against 1 vase and 2 coins; it asks for 2 wood, which both boats show.
    let state = game(2).hand(A, "museum forge bank barn");
    let asked = step(state.clone(), ActionTile::Settle, "A card play/museum");
    assert_eq!(asked.offers(), ["3-cards/1-vases-2-coins", "done"]);
    let done = step(state, ActionTile::Settle, "A card play/museum, A exchange 3-cards/1-vases-2-coins").done();
    assert_eq!((a(&done).vases, a(&done).coins, done.held(A).len()), (1, 2, 0));
    let back = game(2).hand(A, "museum").a(|it| (it.vases, it.coins) = (1, 3));
    let done = step(back, ActionTile::Settle, "A card play/museum, A exchange 1-vases-2-coins/3-cards").done();
    assert_eq!((a(&done).vases, a(&done).coins, done.held(A).len()), (0, 1, 3));
    let poor = game(2).hand(A, "museum");
    assert_eq!(step(poor, ActionTile::Settle, "A card play/museum").done().held(A).len(), 0);
}

#[test]
fn crd_09_a_used_lever_goes_up_again() {
    let state = game(2).hand(A, "rail-depot").a(|it| {
        it.levers[0] = LeverState::Down;
        it.levers[4] = LeverState::Up;
    });
    let done = step(state, ActionTile::Cattle, "A card play/rail-depot, A lever-up l01").done();
    assert_eq!(a(&done).levers[0], LeverState::Up);
}

/// 1 VP for each house that left the board, 2 for each settlement.
#[test]
fn crd_10_cards_count_pieces_and_presence() {
    let state = sites(game(2), [0, 0, 2, 0], [0, 0]).hand(A, "barn").a(|it| it.houses = 2);
    let done = step(state, ActionTile::Settle, "A card play/barn").done();
    assert_eq!(a(&done).vp, 4);
    let state = sites(game(2), [0, 0, 0, 1], [0, 0]).hand(A, "canal-lock");
    let state = state.a(|it| (it.settlements, it.coins) = (1, 2));
    assert_eq!(a(&step(state, ActionTile::Cattle, "A card play/canal-lock").done()).vp, 6);
}

#[test]
fn crd_13_discards_are_shuffled_when_the_deck_is_empty_and_the_rest_is_lost() {
    let state = game(2).with(|s| {
        s.board.discard = vec![card("forge"), card("bank")];
        s.secret.deck = pile([]);
    });
    let trial = run(state, "", |t| gains::gain(t, A, &Gain::Cards(3)));
    assert_eq!((trial.noted("note-reshuffle"), trial.noted("note-deck-empty")), (1, 1));
    assert_eq!(trial.done().held(A), ["forge", "bank"]);
}

#[test]
fn prd_01_prd_06_sites_rise_to_level_2() {
    let twice = [Gain::SiteOf(Resource::Clay), Gain::SiteOf(Resource::Clay), Gain::SiteOf(Resource::Clay)];
    let done = run(game(2), "", |t| gains::gain_all(t, A, &twice)).done();
    assert_eq!(a(&done).sites, [0, 2, 0, 0]);
    let any = run(done.clone(), "", |t| gains::gain(t, A, &Gain::Site));
    assert_eq!(any.offers(), ["wood", "stone", "iron"]);
    let full = done.a(|it| it.sites = [2; 4]);
    assert_eq!(a(&run(full, "", |t| gains::gain(t, A, &Gain::Site)).done()).site_levels(), 8);
}

/// Example 6.
#[test]
fn prd_02_prd_05_sites_and_boats_show_resources_together() {
    assert_eq!(shown(&sites(game(2), [0, 0, 1, 0], [0, 0]), A), [2, 0, 1, 0]);
    assert_eq!(shown(&sites(game(2), [1, 0, 2, 0], [2, 3]), A), [1, 0, 3, 1]);
}

/// Example 14.
#[test]
fn prd_03_prd_04_downstream_is_free_upstream_costs_2_coins_or_l07() {
    let to = |state: &State, lever: bool| {
        boat_moves(state, A, false)
            .into_iter()
            .filter(|it| it.lever == lever)
            .map(|it| (it.boat, it.to))
            .collect::<Vec<_>>()
    };
    let state = sites(game(2), [0; 4], [1, 3]);
    assert_eq!(to(&state, false), [(0, 2), (0, 3)]);
    let rich = state.clone().a(|it| it.coins = 2);
    assert_eq!(to(&rich, false).len(), 6);
    let free: Vec<_> =
        boat_moves(&state, A, true).into_iter().filter(|it| it.lever).map(|it| (it.boat, it.to)).collect();
    assert_eq!(free, [(0, 0), (1, 0), (1, 1), (1, 2)]);
    // Both at one place are one to choose from.
    assert_eq!(to(&sites(game(2), [0; 4], [0, 0]), false), [(0, 1), (0, 2), (0, 3)]);
}

/// Forge, of the night, asks for 2 coins, 2 clay, 1 stone. With clay 1 and boats at wood and iron clay and stone are missing,
/// so a boat goes to one of them, and upstream only if the card can be paid for after that.
#[test]
fn tim_06_only_boats_that_help_are_offered() {
    let boats = |state: &State, group: Option<Group>| {
        let help = any_time::boats_that_help(state, A, group).into_iter();
        help.map(|it| (it.boat, it.to, it.price, it.lever)).collect::<Vec<_>>()
    };
    let state = sites(game(2), [0, 1, 0, 0], [0, 3]).hand(A, "forge").a(|it| it.coins = 4);
    let all = [(0, 1, 0, false), (0, 2, 0, false), (1, 1, 2, false), (1, 2, 2, false)];
    assert_eq!(boats(&state, None), all);
    assert_eq!(boats(&state, Some(Group::Night)), all);
    assert_eq!(boats(&state, Some(Group::Day)), [], "Forge cannot be played there");
    assert_eq!(boats(&state.clone().a(|it| it.coins = 3), None), all[..2]);
    assert_eq!(boats(&state.clone().a(|it| it.coins = 1), None), [], "and nothing could be paid for");
    // L07 takes a boat upstream for nothing.
    let towed = state.clone().a(|it| it.coins = 2).up(&[Lever::L07]);
    let free = [(1, 1, 0, true), (1, 2, 0, true)];
    assert_eq!(boats(&towed, None), [&all[..2], &free].concat());
    // A third clay or stone would be out of reach without a lever.
    let far = sites(state.clone(), [0; 4], [0, 3]);
    assert_eq!(boats(&far, None), []);
    assert_eq!(boats(&far.up(&[Lever::L10]), None).len(), 4);
    assert_eq!(boats(&sites(state, [0, 2, 1, 0], [0, 3]), None), [], "all is shown");
}

/// T01: 13 coins, 2 clay, 3 iron; 8 VP, twice for whoever chose it; a step on the card track.
/// Examples 11 and 12.
#[test]
fn prj_01_to_prj_03_a_special_project_in_place_of_a_card() {
    let ready = |seat: Seat| {
        game(2).with(|s| {
            let player = &mut s.board.players[seat];
            (player.sites, player.boats, player.coins) = ([0, 2, 0, 2], [3, 0], 13);
        })
    };
    let done = run(ready(A), "A card project/t01", |t| turn::card_step(t, A, ActionTile::Settle)).done();
    let player = a(&done);
    assert_eq!((player.coins, player.vp, player.ranch, player.supply), (0, 16, 4, 3));
    assert_eq!((player.tracks, player.projects[0]), ([0, 1], true));
    let other = run(ready(B), "B card project/t01", |t| turn::card_step(t, B, ActionTile::Expansion)).done();
    assert_eq!(other.board.players[B].vp, 8);
}

/// An inhabitant of the supply above the project, another to the ranch, and a step on the track that the tile names.
#[test]
fn prj_02_what_a_project_gives() {
    let ready = sites(game(2), [0, 2, 0, 2], [3, 0]).a(|it| (it.coins, it.ranch, it.supply) = (13, 0, 5));
    let trial = run(ready, "A card project/t01", |t| turn::card_step(t, A, ActionTile::Settle));
    assert_eq!(trial.noted("note-step-card-why"), 1);
    let done = trial.done();
    assert_eq!((a(&done).ranch, a(&done).supply, a(&done).tracks), (1, 3, [0, 1]));
    assert_eq!(done.presence(Owner::Seat(A), Region::Boonlake), 0, "it stands on no map");
}

/// Example 12.
#[test]
fn prj_04_prj_06_once_each_and_not_without_an_inhabitant() {
    let ready = sites(game(2), [0, 2, 0, 2], [3, 0]).a(|it| it.coins = 30);
    let offers = |state: &State| cards::offers(state, A, Some(Group::Day), true).len();
    assert_eq!(offers(&ready), 1);
    assert_eq!(offers(&ready.clone().a(|it| it.projects[0] = true)), 0);
    assert_eq!(offers(&ready.clone().a(|it| it.supply = 0)), 0);
    let last = run(ready.a(|it| it.supply = 1), "A card project/t01", |t| turn::card_step(t, A, ActionTile::Settle));
    let last = last.done();
    assert_eq!((a(&last).ranch, a(&last).supply), (3, 0));
}

/// L02 costs 7; two cards that take 2 off leave 3, and four make it free.
/// Example 16.
#[test]
fn mod_01_mod_02_a_lever_is_built_once() {
    let state = game(2).a(|it| it.coins = 7);
    let done = run(state.clone(), "A modernise modernise/l02", |t| levers::modernise(t, A)).done();
    assert_eq!((a(&done).coins, a(&done).levers[1]), (0, LeverState::Up));
    assert_eq!(levers::price(&state.clone().played("doctor forester"), A, Lever::L02), 3);
    assert_eq!(levers::price(&state.clone().played("doctor forester river-pilot workshop"), A, Lever::L02), 0);
    let offers = run(state, "", |t| levers::modernise(t, A)).offers_under("modernise/");
    // Seven coins buy all but L06, L08, L09, L11, L12.
    assert_eq!(offers, ["l01", "l02", "l03", "l04", "l05", "l07", "l10"]);
    let again = run(done.a(|it| it.coins = 7), "", |t| levers::modernise(t, A)).offers_under("modernise/");
    assert!(!again.contains(&"l02".to_owned()));
}

/// L04: coins equal to site levels; L05: 3 coins; both on one skip.
#[test]
fn mod_06_mod_08_whoever_skips_a_card_may_use_l04_and_l05() {
    let state = sites(game(2), [1, 2, 0, 0], [0, 0]).hand(A, "forge").up(&[Lever::L04, Lever::L05]);
    let done = step(state.clone(), ActionTile::Settle, "A card skip, A skip-levers l04+l05").done();
    assert_eq!((a(&done).coins, a(&done).levers[3], a(&done).levers[4]), (6, LeverState::Down, LeverState::Down));
    // An empty hand does not hinder.
    let empty = state.with(|s| {
        s.take_from_hand(A, card("forge")).unwrap();
    });
    let done = step(empty, ActionTile::Settle, "A skip-levers l05").done();
    assert_eq!(a(&done).coins, 3);
}

#[test]
fn mod_07_l01_takes_a_vase_or_sells_one() {
    let state = game(2).up(&[Lever::L01]).a(|it| it.vases = 1);
    let give_up = |what: levers::GiveUp| run(state.clone(), "", move |t| levers::give_up(t, A, what)).done();
    assert_eq!(a(&give_up(levers::GiveUp::TakeVase)).vases, 2);
    let sold = give_up(levers::GiveUp::ReturnVase);
    assert_eq!((a(&sold).vases, a(&sold).coins), (0, 6));
}

#[test]
fn mod_09_tim_06_levers_at_any_time() {
    let state = game(2).hand(A, "forge bank barn").up(&[Lever::L10, Lever::L11, Lever::L12]);
    let use_it =
        |what: any_time::AnyTime, answers: &str| run(state.clone(), answers, move |t| any_time::act(t, A, what));
    assert_eq!(a(&use_it(any_time::AnyTime::TenCoins, "").done()).coins, 2);
    assert_eq!(use_it(any_time::AnyTime::TenCards, "").done().held(A).len(), 5);
    assert_eq!(a(&use_it(any_time::AnyTime::Eleven, "").done()).coins, 5);
    let twelve = use_it(any_time::AnyTime::Twelve, "A discard barn+forge").done();
    assert_eq!((twelve.held(A).len(), a(&twelve).ranch, a(&twelve).vp), (1, 4, 3));
    // They stand beside the offers of any decision of their owner.
    let offers = step(state, ActionTile::Settle, "").offers_under("lever/");
    assert_eq!(offers, ["l10/coins", "l10/cards", "l11", "l12"]);
}

/// A marker 1 short of the end and 3 steps: one step, and 4 VP.
/// Example 37.
#[test]
fn sym_06_sym_07_steps_cross_symbols_and_are_worth_vp_beyond_the_end() {
    let done = run(game(2).a(|it| it.tracks = [9, 0]), "", |t| gains::steps(t, A, Track::Coin, 3)).done();
    assert_eq!((a(&done).tracks, a(&done).vp, a(&done).vases), ([10, 0], 4, 1));
    let crossing =
        run(game(2).a(|it| it.tracks = [0, 2]), "A site iron", |t| gains::steps(t, A, Track::Card, 3)).done();
    assert_eq!((a(&crossing).tracks, a(&crossing).sites, a(&crossing).ranch), ([0, 5], [0, 0, 0, 1], 4));
}

#[test]
fn sym_03_lim_01_inhabitants_beyond_the_supply_are_lost() {
    let trial = run(game(2).a(|it| it.supply = 1), "", |t| gains::gain(t, A, &Gain::Inhabitants(2)));
    assert_eq!(trial.noted("note-supply-empty"), 1);
    let done = trial.done();
    assert_eq!((a(&done).ranch, a(&done).supply), (4, 0));
}

/// DEV-04: three steps are all on one track; the income of a marker includes its VP and does not move it.
/// Example 38.
#[test]
fn dev_04_steps_on_one_track_and_the_income_of_a_marker() {
    let done = run(game(2), "A track card, A site clay", |t| gains::gain(t, A, &Gain::OneTrack(3))).done();
    assert_eq!(a(&done).tracks, [0, 3]);
    let done = run(game(2).a(|it| it.tracks = [4, 0]), "", |t| gains::gain(t, A, &Gain::CoinIncome)).done();
    assert_eq!((a(&done).coins, a(&done).vp, a(&done).tracks), (5, 1, [4, 0]));
}

#[test]
fn hands_stay_sorted_and_counted() {
    let state = game(2).hand(A, "museum forge");
    assert_eq!((state.held(A), state.held(A).len()), (vec!["forge".to_owned(), "museum".to_owned()], 2));
}

//! Who acts when and what must be done (TRN, TIM, LOC), what limits it (SYM, LIM), and what is hidden.

use super::kit::*;
use crate::engine::{Seat, Stop, Viewer, trial};
use crate::games::boonlake::content::RiverId;
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::rules::upgrade::{self, Less};
use crate::games::boonlake::rules::{
    action_tiles, cards, end, gains, interim_scoring, locks, shared_parts, ship, turn,
};
use crate::games::boonlake::state::*;
use crate::games::boonlake::view::View;

fn a(state: &State) -> &Player {
    &state.board.players[A]
}

fn river(key: &str) -> RiverId {
    RiverId(built_in().river.iter().position(|it| it.key == key).unwrap() as u8)
}

/// A game of so many players with all ships on this space.
fn at(seats: u8, key: &str) -> State {
    game(seats).lay(4, "s1").with(|s| s.board.players.iter_mut().for_each(|it| it.1.ship = river(key)))
}

fn open(trial: &Trial) -> Vec<(char, &'static str)> {
    match &trial.end {
        Err(Stop::Asking(open)) => open.iter().map(|it| (it.who.seat().letter(), it.ask.id)).collect(),
        other => panic!("{other:?}"),
    }
}

/// From every space every other can be reached by neighbours, bridges and fords.
#[test]
fn set_02_the_map_is_one() {
    let content = built_in();
    let mut reached = vec![space(1)];
    let mut next = 0;
    while let Some(from) = reached.get(next).copied() {
        let more: Vec<_> = content.space(from).near.iter().filter(|it| !reached.contains(it)).copied().collect();
        reached.extend(more);
        next += 1;
    }
    assert_eq!(reached.len(), 33);
}

#[test]
fn trn_01_two_rounds_with_two_scorings_each() {
    let after = |held: u8| {
        let state = at(2, "r3").with(|s| (s.board.scorings, s.board.phase) = (held, Phase::Scoring));
        let done = run(state, "", |t| {
            locks::after_scoring(t);
            Ok(())
        })
        .done();
        (done.board.round, done.board.phase)
    };
    let phases = [1, 2, 4].map(after);
    assert_eq!(phases, [(0, Phase::Turn), (1, Phase::Turn), (0, Phase::Over)]);
}

#[test]
fn trn_05_til_09_play_realise_discard_or_nothing() {
    let state = game(2).hand(A, "shepherd").a(|it| (it.sites, it.boats, it.coins) = ([0, 2, 0, 2], [3, 0], 13));
    let offers = run(state, "", |t| turn::card_step(t, A, ActionTile::Expansion)).offers();
    let acts: Vec<&String> = offers.iter().filter(|it| !it.starts_with("boat/")).collect();
    assert_eq!(acts, ["play/shepherd", "project/t01", "discard/shepherd", "skip"]);
}

#[test]
fn trn_09_sym_04_a_site_or_a_vase() {
    let vase = run(game(2), "A site-or-vase vase", |t| gains::gain(t, A, &Gain::SiteOrVase)).done();
    assert_eq!((a(&vase).vases, a(&vase).site_levels()), (1, 0));
    let site = run(game(2), "A site-or-vase site/clay", |t| gains::gain(t, A, &Gain::SiteOrVase)).done();
    assert_eq!((a(&site).vases, a(&site).site_levels()), (0, 1));
}

/// No way around an action tile, a region, the ship and the point token; and what is not possible is not asked.
#[test]
fn trn_10_trn_11_what_must_be_done_and_what_cannot() {
    let passes = |trial: &Trial| trial.offers().iter().any(|it| it == "skip" || it == "done");
    let state = at(2, "r1").with(|s| s.board.taken = Some(0));
    assert!(!passes(&run(state.clone(), "", |t| turn::take_tile(t, A).map(drop))));
    assert!(!passes(&run(state.clone(), "", |t| action_tiles::left_part(t, A, ActionTile::Regions))));
    assert!(!passes(&run(state.clone(), "", |t| ship::sail(t, A).map(drop))));
    assert!(!passes(&run(state.clone(), "", |t| interim_scoring::token(t, A, 1))));
    // Without an inhabitant on the ranch there is nothing to develop or upgrade.
    let idle = state.a(|it| it.ranch = 0);
    run(idle, "", |t| action_tiles::left_part(t, A, ActionTile::Settle)).done();
}

/// Phase C comes before the scoring, which comes before the next player.
#[test]
fn loc_03_the_action_board_moves_before_a_scoring() {
    let done = run(at(2, "u6"), "A action regions, A region boonlake, A sail u7", turn::turn).done();
    assert_eq!((done.board.phase, done.board.active), (Phase::Scoring, A));
    assert_eq!((done.board.actions.last(), done.board.taken), (Some(&ActionTile::Regions), None));
}

/// The last space is a port: a second ship gains its bonus there, too.
#[test]
fn shp_08_several_ships_end_on_the_last_space() {
    let state = at(2, "r20").with(|s| {
        s.board.players[B].ship = river("r21");
        (s.board.round, s.board.taken) = (1, Some(0));
    });
    let done = run(state, "", |t| ship::sail(t, A).map(drop)).done();
    assert_eq!((a(&done).ship, a(&done).vp), (river("r21"), 5));
}

/// Carpenter takes a coin off later cards only; Dairy's 7 coins do not pay for Dairy.
#[test]
fn crd_04_crd_05_a_card_does_not_help_to_pay_for_itself() {
    let carpenter = game(2).hand(A, "carpenter");
    assert_eq!(cards::Demand::of_card(&carpenter, A, card("carpenter")).coins, 3);
    assert_eq!(cards::Demand::of_card(&carpenter.played("carpenter"), A, card("carpenter")).coins, 2);
    let dairy = |coins: u32| game(2).hand(A, "dairy").a(|it| (it.sites, it.coins) = ([0, 2, 0, 0], coins));
    assert_eq!(cards::offers(&dairy(1), A, None, false), []);
    let state = dairy(2);
    let done = run(state, "A card play/dairy", |t| turn::card_step(t, A, ActionTile::Progress)).done();
    assert_eq!(a(&done).coins, 7);
}

#[test]
fn prd_07_a_site_of_level_2_counts_twice() {
    assert_eq!(a(&game(2).a(|it| it.sites = [2, 1, 0, 2])).site_levels(), 5);
}

/// The inhabitant above a project is no presence and does not return; the project is no card.
#[test]
fn prj_05_prj_07_a_project_is_no_card_and_no_presence() {
    let state = game(2).a(|it| (it.sites, it.boats, it.coins) = ([0, 2, 0, 2], [3, 0], 13));
    let done = run(state, "A card project/t01", |t| turn::card_step(t, A, ActionTile::Settle)).done();
    assert!(Region::ALL.iter().all(|it| done.presence(Owner::Seat(A), *it) == 0));
    assert_eq!(end::final_points(&done, A).total(), 0);
    assert_eq!((a(&done).ranch + a(&done).supply, &a(&done).played), (7, &Vec::new()));
}

/// G1 asks for 4 coins when somebody develops there, not for an upgrade.
#[test]
fn dev_05_a_plot_is_paid_for_once() {
    let state = game(2).lay(4, "g1").piece(4, 0, A, Kind::Inhabitant).a(|it| it.coins = 4);
    let done = run(state, "", |t| upgrade::to_house(t, A, plot(4, 0), 0)).done();
    assert_eq!((a(&done).coins, a(&done).tracks), (4, [0, 0]));
}

/// What a row would release cannot pay for the piece that clears it.
#[test]
fn upg_10_row_04_inhabitants_are_paid_before_a_row_releases_another() {
    let state = game(2).lay(4, "s1").piece(4, 0, A, Kind::Inhabitant);
    let state = state.a(|it| (it.houses, it.cattle, it.ranch) = (5, 4, 0));
    assert_eq!(upgrade::house_places(&state, A, 0), []);
    assert_eq!(upgrade::settlement_places(&state, A, Less::default()), []);
    assert_eq!(u32::from(a(&game(2)).ranch + a(&game(2)).supply) + 2, 10);
}

/// Each piece counts 1: inhabitant, house, settlement, cattle; nothing else does.
#[test]
fn sym_05_presence() {
    let state = game(2).lay(4, "g13").lay(8, "s1").pasture(5, &[A, B, A]);
    let state = state.piece(4, 0, A, Kind::Inhabitant).piece(4, 1, A, Kind::House).piece(8, 0, A, Kind::Settlement);
    let state = state.a(|it| (it.levers[0], it.ship) = (LeverState::Up, river("r5")));
    let presence = Region::ALL.map(|it| state.presence(Owner::Seat(A), it));
    assert_eq!(presence, [5, 0, 0, 0]);
}

/// Example 60.
#[test]
fn sym_01_sym_02_sym_08_gains_and_losses() {
    let all = [Gain::Coins(3), Gain::Vases(2), Gain::Vp(-4), Gain::Vp(250)];
    let done = run(game(2), "", |t| gains::gain_all(t, A, &all[..3])).done();
    assert_eq!((a(&done).coins, a(&done).vases, a(&done).vp), (3, 2, -4));
    assert_eq!(a(&run(game(2), "", |t| gains::gain(t, A, &all[3])).done()).vp, 250);
}

#[test]
fn lim_02_lim_03_only_what_is_there_can_be_paid_but_vp_always() {
    let state = game(2).a(|it| (it.coins, it.vases) = (400, 0));
    let of = |goods: Goods| gains::can_pay(&state, A, &goods);
    assert!(of(Goods::coins(400)) && !of(Goods::coins(401)));
    assert!(of(Goods { vp: 9, ..Goods::default() }) && of(Goods { inhabitants: 3, ..Goods::default() }));
    assert!(!of(Goods { vases: 1, ..Goods::default() }) && !of(Goods { cards: 1, ..Goods::default() }));
    assert!(!of(Goods { inhabitants: 4, ..Goods::default() }));
}

/// Whoever has begun their part ends it before another begins.
#[test]
fn tim_03_a_part_runs_to_its_end() {
    let state = game(2).hand(A, "forge bank barn mint").with(|s| s.board.players[B].coins = 3);
    let state = state.with(|s| s.board.active = A);
    let shared =
        |answers: &str| run(state.clone(), answers, |t| shared_parts::shared_part(t, ActionTile::Hiring, vec![A, B]));
    assert_eq!(open(&shared("")), [('A', "shared-hiring"), ('B', "shared-hiring")]);
    assert_eq!(open(&shared("A shared-hiring hire/cards")), [('A', "discard")]);
}

/// The active player takes the shared part and moves the ship; then the others are called, all at once.
#[test]
fn tim_04_trn_07_the_active_player_ends_the_turn_before_the_others_are_called() {
    let state = at(3, "r1").hand(A, "bank").hand(B, "forge").hand(Seat(2), "barn");
    let turn = |more: &str| run(state.clone(), &format!("A action building, A building skip{more}"), turn::turn);
    assert_eq!(open(&turn("")), [('A', "shared-building")]);
    assert_eq!(open(&turn(", A shared-building skip")), [('A', "sail")]);
    let others = turn(", A shared-building skip, A sail r2");
    assert_eq!(open(&others), [('B', "shared-building"), ('C', "shared-building")]);
    turn(", A shared-building skip, A sail r2, C shared-building skip, B shared-building skip").done();
}

/// Cards and token are one part of each player; income waits for all.
#[test]
fn tim_05_nobody_waits_between_the_card_and_the_token_of_a_scoring() {
    let state = game(2).hand(A, "forge").hand(B, "barn").with(|s| s.board.phase = Phase::Scoring);
    let asked = |answers: &str| run(state.clone(), answers, interim_scoring::interim_scoring);
    assert_eq!(open(&asked("")), [('A', "scoring-card"), ('B', "scoring-card")]);
    assert_eq!(open(&asked("B scoring-card skip")), [('B', "token")]);
    let waits = asked("B scoring-card skip, B token t01");
    assert_eq!((open(&waits), waits.t.state.board.players[B].coins), (vec![('A', "scoring-card")], 0));
}

/// Whoever can only draw draws; whoever has a lever that would make something possible is asked.
#[test]
fn trn_10_tim_06_nobody_is_asked_who_has_no_choice() {
    let part = |state: State, tile| run(state, "", move |t| shared_parts::shared_part(t, tile, vec![A]));
    let drawn = part(game(2).a(|it| it.ranch = 0), ActionTile::Progress).done();
    assert_eq!(drawn.held(A).len(), 1);
    part(game(2), ActionTile::Hiring).done();
    let five = part(game(2).up(&[Lever::L11]), ActionTile::Hiring);
    assert_eq!(five.offers(), ["skip", "lever/l11"]);
    // Two coins would not be enough.
    part(game(2).up(&[Lever::L10]), ActionTile::Hiring).done();
}

/// An inhabitant alone builds no lever: the cheapest slot costs 5 coins. Games of the first rules go on asking.
#[test]
fn til_07_trn_10_whoever_cannot_pay_a_lever_draws_the_card_of_progress() {
    let part = |state: State, rules| {
        let mut t = trial::under(trial::table(state, 2, ""), rules);
        let end = shared_parts::shared_part(&mut t, ActionTile::Progress, vec![A]);
        trial::Trial { t, end }
    };
    let poor = || game(2).a(|it| it.ranch = 1);
    assert_eq!(part(poor(), 2).done().held(A).len(), 1);
    assert_eq!(part(poor(), 1).offers(), ["draw", "skip"]);
    assert_eq!(part(poor().a(|it| it.coins = 30), 2).offers(), ["return-inhabitant", "draw"]);
    assert_eq!(part(poor().up(&[Lever::L11]), 2).offers(), ["draw", "lever/l11"]);
}

/// What whoever passes in advance takes is always on offer; it takes nothing from them.
#[test]
fn til_02_a_pass_in_advance_costs_nothing() {
    let rich =
        || game(2).hand(A, "forge bank barn").lay(4, "s1").pasture(5, &[]).up(&[Lever::L01]).a(|it| it.coins = 30);
    // In one's own turn nothing is passed in advance.
    let rich = || rich().with(|s| s.board.active = B);
    for tile in ActionTile::ALL {
        let trial = run(rich(), "", |t| shared_parts::shared_part(t, tile, vec![A]));
        let Err(Stop::Asking(asked)) = &trial.end else { panic!("{tile:?}") };
        let pass = asked[0].ask.pass.unwrap();
        assert_eq!(asked[0].form.settle(pass.key).as_deref(), Some(pass.key), "{tile:?}");
        let done = run(rich(), &format!("A {} {}", asked[0].ask.id, pass.key), |t| {
            shared_parts::shared_part(t, tile, vec![A])
        });
        let after = &done.t.state.board.players[A];
        assert!(after.coins >= 30 && done.t.state.held(A).len() >= 3 && after.is_up(Lever::L01), "{tile:?}");
    }
}

/// REG-02, INT-08, MOD-10: a scoring reopens the regions, pays the income and puts the levers up.
#[test]
fn reg_02_int_08_mod_10_what_a_scoring_does_for_everybody() {
    let state = game(2).with(|s| s.board.phase = Phase::Scoring).a(|it| it.levers[0] = LeverState::Down);
    let state = state.with(|s| s.board.covered[2] = true);
    let done = run(state, "A token t03, B token t03", interim_scoring::interim_scoring).done();
    assert_eq!((a(&done).levers[0], done.board.covered[2]), (LeverState::Up, false));
    assert_eq!((a(&done).coins, done.held(A).len()), (2, 2));
}

#[test]
fn tim_07_hands_and_refused_tiles_are_for_their_owner() {
    let state = game(2).hand(A, "forge").hand(B, "barn bank");
    let view = |viewer: Viewer| View::new(&state, viewer);
    assert_eq!(view(Viewer::Seat(A)).hand, Some(vec![card("forge")]));
    assert_eq!((view(Viewer::Public).hand, view(Viewer::Public).tiles), (None, None));
    let text = format!("{:?}", view(Viewer::Seat(A)));
    assert!(!text.contains(&format!("{:?}", card("barn"))));
    assert_eq!(view(Viewer::Public).hands[B], 2);
}

/// Equal events happen in seat order from the active player; whoever receives a gain decides about it.
#[test]
fn tim_08_income_comes_in_seat_order() {
    let state = game(3).with(|s| (s.board.phase, s.board.active) = (Phase::Scoring, Seat(2)));
    let trial = run(state, "A token t04, B token t04, C token t04", interim_scoring::interim_scoring);
    let gains: Vec<String> = trial
        .notes()
        .into_iter()
        .filter(|it| it.starts_with("note-gain-why(seat=") && it.contains("why-income"))
        .collect();
    let seats: Vec<&str> = gains.iter().map(|it| &it[19..20]).collect();
    assert_eq!(seats, ["C", "A", "B"]);
    // What is gained is told under what it is for.
    let order = ["note-income", "note-levers-count"].map(|id| trial.notes().iter().position(|it| it == id).unwrap());
    let coins = trial.notes().iter().position(|it| it == &gains[0]).unwrap();
    assert!(order[0] < coins && coins < order[1], "{:?}", trial.notes());
}

/// Your actions leave her as she is.
#[test]
fn sol_04_she_ignores_your_turns() {
    let state = at(1, "r1").hand(A, "forge");
    let before = state.board.eminence.clone();
    let answers = "A action settle, A card discard/forge, A settle develop/4/upper, A shared-settle skip, A sail r2";
    let done = run(state, answers, turn::turn).done();
    assert_eq!(done.board.eminence, before);
    assert_eq!(done.board.phase, Phase::Eminence);
}

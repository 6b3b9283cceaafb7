//! LIM-03 to LIM-08: how a cost can be paid, and where the goods go.

use super::kit::*;
use crate::engine::{Chance, Stop};
use crate::games::state51::content::ability::{Bag, Cost};
use crate::games::state51::content::kinds::{Colour, Exchange, Good};
use crate::games::state51::rules::action::{self, Action};
use crate::games::state51::rules::means::Means;
use crate::games::state51::rules::pay::{Place, Purpose, pay};
use crate::games::state51::state::{BuiltId, State};

fn able(state: &State, what: &str) -> bool {
    Means::of(state, A).can_pay(&cost(what))
}

fn paid(state: State, what: &str, answers: &str) -> Trial {
    let what = cost(what);
    run(state, answers, move |t| pay(t, A, Purpose::Workers, &what, Place::Supply).map(|_| ()))
}

#[test]
fn lim_03_ammo_replaces_any_basic_resource_and_never_the_other_way_round() {
    let state = game(2).pool(A, "2 ammo");
    for good in ["brick", "iron", "gun", "fuel"] {
        assert!(able(&state, &format!("1 {good}")));
        assert!(able(&state, &format!("2 {good}")));
        assert!(!able(&state, &format!("3 {good}")));
    }
    assert!(able(&state, "1 brick 1 gun"));
    assert!(!able(&state, "1 brick 1 gun 1 fuel"), "each Ammo once");
    assert!(!able(&state, "1 worker"));
    assert!(!able(&state, "1 grey"));
    let basics = game(2).pool(A, "3 brick 3 iron 3 gun 3 fuel");
    assert!(!able(&basics, "1 ammo"));
    assert!(!able(&basics, "4 brick"), "one basic resource does not replace another");
    assert_eq!(paid(state, "1 gun", "").done().pooled(A), "1 ammo");
}

#[test]
fn lim_04_a_universal_contact_replaces_one_other_contact_and_never_the_other_way_round() {
    let state = game(2).pool(A, "1 universal 1 red");
    for contact in ["grey", "red", "blue"] {
        assert!(able(&state, &format!("1 {contact}")));
    }
    assert!(able(&state, "2 red"));
    assert!(!able(&state, "2 grey"));
    assert!(!able(&state, "1 grey 1 blue"), "each token once");
    assert!(!able(&game(2).pool(A, "2 grey 2 red 2 blue"), "1 universal"));
    assert_eq!(paid(state, "2 red", "").done().pooled(A), "");
}

#[test]
fn lim_05_basic_is_any_mix_with_ammo_accepted() {
    let state = game(2).pool(A, "1 brick 1 fuel 1 ammo 3 worker");
    assert!(able(&state, "3 basic"));
    assert!(!able(&state, "4 basic"));
    assert!(able(&state, "1 brick 2 basic"));
    assert!(!able(&state, "1 gun 3 basic"));
    assert!(able(&state, "1 gun 2 basic"), "the Ammo is the Gun");
    let trial = paid(state.clone(), "1 basic", "");
    assert_eq!(trial.asked(), "asks A pay [1-brick 1-fuel 1-ammo]");
    assert_eq!(paid(state, "1 basic", "A pay 1-ammo").done().pooled(A), "1 brick 1 fuel 3 worker");
}

#[test]
fn lim_06_the_payer_chooses_and_the_exact_goods_of_the_pool_are_preselected() {
    let state = game(2).built(A, "city-guards").placed(A, "city-guards", "2 gun").pool(A, "1 gun 2 ammo");
    // Exact goods of the pool, then exact goods placed on cards, then Ammo.
    assert_eq!(paid(state.clone(), "1 gun", "").asked(), "asks A pay [1-gun 1-gun-placed 1-ammo]");
    let trial = paid(state.clone(), "2 gun", "");
    assert_eq!(trial.offers()[0], "1-gun-1-gun-placed");
    assert_eq!(trial.offers().len(), 5, "with 0 to 2 Ammo: 2 ways, 2 ways, 1 way");
    let after = paid(state, "2 gun", "A pay 1-ammo-1-gun-placed").done();
    assert_eq!((after.pooled(A), words(&after.at(A, "city-guards").placed)), ("1 gun 1 ammo".into(), "1 gun".into()));
    // No choice, no question.
    assert_eq!(paid(game(2).pool(A, "2 gun"), "2 gun", "").done().pooled(A), "");
    // Workers, Development and Defence tokens are replaced by nothing.
    let rich = game(2).pool(A, "9 ammo 9 universal 9 brick 9 grey");
    for good in ["worker", "development", "defence"] {
        assert!(!able(&rich, &format!("1 {good}")));
    }
    assert!(able(&game(2).pool(A, "1 worker 1 development 1 defence"), "1 worker 1 development 1 defence"));
}

#[test]
fn lim_07_placed_goods_are_spent_as_if_in_the_pool_but_not_those_of_ruins() {
    let state =
        game(2).built(A, "brick-storage camp").placed(A, "brick-storage", "3 brick").placed(A, "camp", "1 worker");
    assert!(able(&state, "3 brick 1 worker"));
    assert!(!able(&state, "4 brick"));
    let after = paid(state, "2 brick 1 worker", "").done();
    assert_eq!(words(&after.at(A, "brick-storage").placed), "1 brick");
    assert!(after.at(A, "camp").placed.is_empty());
    // Cards built first are emptied first.
    let two = game(2).built(A, "city-guards gangers-dive").placed(A, "city-guards", "1 gun").placed(
        A,
        "gangers-dive",
        "2 gun",
    );
    let after = paid(two, "2 gun", "").done();
    assert_eq!(
        (after.at(A, "city-guards").placed.total(), words(&after.at(A, "gangers-dive").placed)),
        (0, "1 gun".into())
    );
    assert!(!able(&game(2).ruins(A, "camp").placed(A, "camp", "3 worker"), "1 worker"));
}

#[test]
fn lim_08_a_deal_or_a_card_of_the_hand_is_discarded() {
    let state = game(2).deals(A, "docks church docks").hand(A, "motel quarry").connections(A, "thugs");
    let trial = paid(state.clone(), "1 deal", "");
    assert_eq!(trial.asked(), "asks A pay-deal [church docks]");
    let after = paid(state.clone(), "1 deal", "A pay-deal docks").done();
    assert_eq!(
        (after.board.players[A].deals.clone(), after.discarded()),
        (vec![card("church"), card("docks")], "docks".into())
    );
    let trial = paid(state.clone(), "1 card", "");
    assert_eq!(trial.asked(), "asks A pay-card [motel quarry connection-thugs]");
    let after = paid(state.clone(), "1 card", "A pay-card quarry").done();
    assert_eq!((after.held(A), after.discarded(), after.secret.hands[A].len()), ("motel".into(), "quarry".into(), 1));
    let after = paid(state, "1 card", "A pay-card connection-thugs").done();
    assert_eq!(after.board.pile(Colour::Red).discard, [connection("thugs")], "onto its own discard pile");
    assert!(after.board.discard.is_empty() && after.board.players[A].connections.is_empty());
    assert!(!able(&game(2), "1 card") && !able(&game(2), "1 deal"));
    assert!(able(&game(2).connections(A, "punks"), "1 card"));
    assert!(!able(&game(2).connections(A, "punks"), "2 card"));
}

/// FAC-02, LIM-08: while a card is chosen nothing else of the price is gone, because no line tells of it before.
#[test]
fn lim_08_goods_are_paid_after_the_card_is_chosen() {
    let state = game(2).pool(B, "1 brick").hand(B, "school docks");
    let asked = turn_of(B, &state, "B turn board/grey");
    assert_eq!(asked.asked(), "asks B pay-card [docks school]");
    assert_eq!((asked.t.state.pooled(B), asked.t.state.board.players[B].exchanges.len()), ("1 brick".into(), 0));
    let paid = turn_of(B, &state, "B turn board/grey, B pay-card docks").done();
    assert_eq!((paid.pooled(B), paid.board.players[B].exchanges.len()), ("2 grey".into(), 1));
}

#[test]
fn lim_06_what_is_paid_lies_where_it_belongs() {
    let state = game(2).built(A, "corner-shop").pool(A, "1 ammo 1 worker");
    let id = state.at(A, "corner-shop").id;
    let price = cost("1 worker 1 basic");
    let shop = Purpose::Location(card("corner-shop"));
    let after = run(state.clone(), "", |t| pay(t, A, shop, &price, Place::Card(id)).map(|_| ())).done();
    assert_eq!(words(&after.at(A, "corner-shop").spent), "1 ammo 1 worker", "what was really paid");
    let exchange = Place::Exchange(Exchange::Grey);
    let grey = Purpose::Exchange(Exchange::Grey);
    let after = run(state, "", |t| pay(t, A, grey, &cost("1 iron"), exchange).map(|_| ())).done();
    assert_eq!(words(&after.board.players[A].exchanges[&Exchange::Grey]), "1 ammo");
}

/// Whatever pays for a good: the old way to tell, by sums alone.
fn enough(state: &State, cost: &Cost) -> bool {
    let has = |good: Good| state.board.players[A].has(good);
    let need = |good: Good| cost.goods.count(good);
    let short = |goods: &[Good]| goods.iter().map(|it| need(*it).saturating_sub(has(*it))).sum::<u32>();
    let over: u32 = Good::BASIC.iter().map(|it| has(*it).saturating_sub(need(*it))).sum();
    let contacts = [Good::Grey, Good::Red, Good::Blue];
    short(&[Good::Worker, Good::Development, Good::Defence, Good::Vp]) == 0
        && has(Good::Universal) >= need(Good::Universal) + short(&contacts)
        && has(Good::Ammo) >= need(Good::Ammo) + short(&Good::BASIC) + cost.basic.saturating_sub(over)
}

#[test]
fn lim_06_what_can_be_paid_has_a_way_and_every_way_pays_it() {
    let mut chance = Chance::quick(51);
    let mut roll = |most: u32| chance.below("payment", most + 1).result[0];
    let (mut yes, mut no) = (0, 0);
    for _ in 0..1_500 {
        let most = 1 + roll(2);
        let mut goods = |of: &[Good]| of.iter().map(|it| (*it, roll(most))).collect::<Bag>();
        let state = game(2).built(A, "camp docks").with(|s| {
            s.board.players[A].pool = goods(&Good::ALL[..12]);
            s.board.players[A].built[0].placed = goods(&Good::ALL[..9]);
        });
        let mut asked = Cost { goods: goods(&Good::ALL[..12]), ..Cost::default() };
        for good in Good::ALL {
            if roll(4) > 0 {
                asked.goods.take(good, 9);
            }
        }
        asked.basic = if roll(1) == 0 { 0 } else { roll(3) };
        let means = Means::of(&state, A);
        for good in &Good::ALL[..12] {
            let (most, can_pay) = (means.most(*good), |count| means.can_pay(&Cost::of(*good, count)));
            assert!(can_pay(most) && !can_pay(most + 1), "{most} {good:?} of {:?}", state.board.players[A]);
        }
        let ways = means.ways(&asked);
        assert_eq!(means.can_pay(&asked), !ways.is_empty(), "{asked:?}");
        assert_eq!(enough(&state, &asked), !ways.is_empty(), "{asked:?} of {:?}", state.board.players[A]);
        for way in &ways {
            let total = |it: &Bag| it.total();
            assert_eq!(total(&way.pool) + total(&way.cards), asked.goods.total() + asked.basic, "{way:?}");
            assert!(ways.iter().filter(|it| *it == way).count() == 1, "{way:?} stands twice");
            for good in Good::ALL {
                assert!(way.pool.count(good) <= state.board.players[A].pooled(good), "{way:?}");
                assert!(way.cards.count(good) <= state.board.players[A].placed(good), "{way:?}");
            }
        }
        if ways.is_empty() { no += 1 } else { yes += 1 }
    }
    assert!(yes > 300 && no > 300, "{yes} {no}");
}

#[test]
fn what_was_never_offered_stops_the_game_before_anything_is_paid() {
    let poor = game(2).hand(A, "docks").built(A, "docks");
    let gone = BuiltId(99);
    for (what, action) in [
        ("an unpaid card", Action::Build(card("docks"))),
        ("a card of nobody's hand", Action::Deal(card("motel"))),
        ("no Connection card", Action::Take(connection("thugs"))),
        ("no location", Action::Use(gone)),
        ("no visit", Action::Visit { owner: B, target: gone }),
        ("no raze", Action::RazeOpponent { owner: B, target: gone }),
        ("no Development", Action::Develop { card: card("docks"), onto: gone }),
        ("no token", Action::Defence(BuiltId(1))),
    ] {
        let trial = run(poor.clone(), "", |t| action::perform(t, A, action));
        assert!(
            matches!(&trial.end, Err(Stop::Fault(it)) if it.place.starts_with("src/games/state51/rules/")),
            "{what}"
        );
        assert_eq!(trial.t.state.board, poor.board, "{what}");
    }
}

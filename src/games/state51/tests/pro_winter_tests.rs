//! PRO-09, PRO-10, CRD-14, CRD-17, CRD-18: what counts what came in, and the Power Station.

use super::kit::*;
use crate::games::state51::content::kinds::Faction;
use crate::games::state51::rules::build::{Way, enter};
use crate::games::state51::rules::production::production;
use crate::games::state51::state::{Phase, State};

fn start(faction: Faction) -> State {
    game(2).with(|s| {
        s.board.phase = Phase::Production;
        s.board.players[A].faction = Some(faction);
    })
}

fn vp(state: State) -> u32 {
    run(state, "", production).done().board.players[A].vp
}

#[test]
fn pro_09_and_crd_17_one_vp_for_each_good_that_came_in() {
    let cards = [
        ("cistern", "fuel-tank", Faction::Merchants),
        ("construction-site", "quarry", Faction::Appalachian),
        ("sheriffs-office", "assassin", Faction::Mutants),
        ("small-factory", "docks", Faction::NewYork),
    ];
    for (key, maker, faction) in cards {
        let other = cards.iter().find(|it| it.2 != faction).unwrap().2;
        assert_eq!(vp(start(other).built(A, key)), 0, "{key} alone");
        assert_eq!(vp(start(faction).built(A, key)), 1, "{key}: the faction board counts");
        // Built before the card that makes the good: it is resolved after it all the same.
        assert_eq!(vp(start(faction).built(A, &format!("{key} {maker}"))), 2, "{key}: a location counts");
        assert_eq!(vp(start(faction).built(A, &format!("{key} {maker}")).deals(A, maker)), 3, "{key}: a Deal counts");
        let many = start(faction).built(A, &format!("{key} {maker}")).deals(A, &format!("{maker} {maker}"));
        assert_eq!(vp(many), 3, "{key}: at most 3");
        let pooled = start(other).built(A, key).pool(A, "2 brick 2 iron 2 gun 2 fuel");
        assert_eq!(vp(pooled), 0, "{key}: what was there before does not count");
        let ammo = start(other).built(A, &format!("{key} landfill")).deals(A, "deserted-colony");
        assert_eq!(vp(ammo), 0, "{key}: Ammo does not count");
    }
}

#[test]
fn pro_09_stored_goods_do_not_count_and_outside_production_nothing_does() {
    let state = start(Faction::NewYork).built(A, "cistern underground-warehouse").with(|s| {
        s.board.players[A].built[1].stored = bag("3 fuel");
    });
    assert_eq!(vp(state), 0);
    let state = game(2).built(A, "fuel-tank").with(|s| s.board.players[A].made = bag("3 fuel"));
    let state = run(state, "", |t| enter(t, A, card("cistern"), Way::Built).map(|_| ())).done();
    assert_eq!(state.board.players[A].vp, 0, "BLD-05: 0 when built");
}

/// A's Production with these locations and Deals: what A has more than without the checking card.
fn checked(faction: Faction, key: &str, built: &str, deals: &str) -> (String, u32) {
    let with = run(start(faction).built(A, &format!("{key} {built}")).deals(A, deals), "", production).done();
    let without = run(start(faction).built(A, built).deals(A, deals), "", production).done();
    let mut more = with.board.players[A].pool;
    for (good, count) in without.board.players[A].pool.iter() {
        assert_eq!(more.take(*good, *count), *count);
    }
    (words(&more), with.board.players[A].vp - without.board.players[A].vp)
}

#[test]
fn pro_10_and_crd_18_each_check_pays_once_if_enough_came_in() {
    let nothing = (String::new(), 0);
    let goods = |text: &str| (text.to_owned(), 0);
    let (ny, mutants) = (Faction::NewYork, Faction::Mutants);
    // Five basic resources: Iron from the board, four Deals. Ammo is none.
    assert_eq!(checked(ny, "armed-merchants", "", "docks quarry fuel-tank assassin"), (String::new(), 2));
    assert_eq!(checked(ny, "armed-merchants", "", "docks quarry fuel-tank deserted-colony"), nothing);
    assert_eq!(checked(mutants, "dark-visions-gang", "assassin", ""), goods("1 red"), "once for two Guns");
    assert_eq!(checked(ny, "dark-visions-gang", "", ""), nothing);
    assert_eq!(checked(ny, "demolition-team", "quarry", ""), goods("1 development"));
    assert_eq!(checked(ny, "demolition-team", "", ""), nothing);
    assert_eq!(checked(ny, "oilmen", "fuel-tank", ""), goods("1 blue"));
    assert_eq!(checked(ny, "oilmen", "", ""), nothing);
    assert_eq!(checked(ny, "wrecker", "", ""), goods("1 grey"));
    assert_eq!(checked(mutants, "wrecker", "", ""), nothing);
    assert_eq!(checked(ny, "patriot-tower", "boiler-room", ""), (String::new(), 2), "3 and 2 Workers");
    assert_eq!(checked(ny, "patriot-tower", "school", ""), nothing, "4 Workers");
    assert_eq!(checked(ny, "dream-city", "", "church church"), goods("1 worker"));
    assert_eq!(checked(ny, "dream-city", "", "church"), nothing);
    // The VP of PRO-09 are counted: Small Factory scores 1 for the Iron of the board.
    assert_eq!(checked(ny, "dream-city", "small-factory", "church"), goods("1 worker"));
}

#[test]
fn pro_10_what_one_check_gives_never_feeds_another_and_ruins_check_nothing() {
    // Armed Merchants score 2 VP, which Dream City does not count; its Worker would be the fifth for the Patriot Tower.
    let state = start(Faction::NewYork)
        .built(A, "armed-merchants dream-city patriot-tower school")
        .deals(A, "docks quarry fuel-tank assassin");
    let state = run(state, "", production).done();
    assert_eq!(state.board.players[A].vp, 2);
    assert_eq!(state.board.players[A].pool.count(crate::games::state51::content::kinds::Good::Worker), 4);
    let state = run(start(Faction::NewYork).ruins(A, "wrecker"), "", production).done();
    assert_eq!(state.pooled(A), "1 iron 3 worker 1 grey");
    // BLD-05: a check waits for the next Production.
    let state = game(2).with(|s| s.board.players[A].made = bag("3 iron"));
    let state = run(state, "", |t| enter(t, A, card("wrecker"), Way::Built).map(|_| ())).done();
    assert_eq!(state.pooled(A), "");
}

#[test]
fn crd_14_the_power_station_makes_what_another_own_production_makes() {
    let ny = || start(Faction::NewYork);
    let state = ny().built(A, "power-station docks quarry suppliers").ruins(A, "fuel-tank");
    assert_eq!(
        run(state.clone(), "", production).asked(),
        "asks A echo [docks-2 quarry-3]",
        "never itself, Suppliers, Ruins"
    );
    let state = run(state, "A echo quarry-3", production).done();
    assert_eq!(state.pooled(A), "2 brick 2 iron 3 worker 1 grey");
    let state = run(ny().built(A, "power-station"), "", production).done();
    assert_eq!(state.pooled(A), "1 iron 3 worker 1 grey", "with none to choose it makes nothing");
    // A PRO-09 card: resolved after it, the same number of VP. Iron of the board and of the Docks: 2 VP, twice.
    let state = ny().built(A, "power-station small-factory docks");
    let state = run(state, "A echo small-factory-2", production).done();
    assert_eq!(state.board.players[A].vp, 4);
    // What it echoes counts for PRO-09: board, Docks, Docks once more.
    let state = ny().built(A, "power-station small-factory docks");
    let state = run(state, "A echo docks-3", production).done();
    assert_eq!((state.board.players[A].vp, state.pooled(A)), (3, "3 iron 3 worker 1 grey".into()));
}

#[test]
fn crd_14_a_pro_09_card_is_resolved_before_the_power_station_wherever_the_two_stand() {
    let played = |built: &str, answers: &str| run(start(Faction::NewYork).built(A, built), answers, production).done();
    // Iron of the board and of the Docks: 2 VP, and the same again.
    for (built, at) in [
        ("power-station docks small-factory", 3),
        ("power-station small-factory docks", 2),
        ("docks power-station small-factory", 3),
        ("docks small-factory power-station", 2),
        ("small-factory power-station docks", 1),
    ] {
        let state = played(built, &format!("A echo small-factory-{at}"));
        assert_eq!((state.board.players[A].vp, state.pooled(A)), (4, "2 iron 3 worker 1 grey".into()), "{built}");
    }
    // With two stations the first doubles the Cistern, the second makes Fuel for it before that: 2 VP, twice.
    let state = played("power-station power-station cistern fuel-tank", "A echo cistern-3, A echo fuel-tank-4");
    assert_eq!((state.board.players[A].vp, state.pooled(A)), (4, "1 iron 2 fuel 3 worker 1 grey".into()));
    // PRO-10 counts both: 1 VP for the board's Iron and 1 from the station are the 2 that Dream City asks for.
    let state = played("dream-city power-station small-factory", "");
    assert_eq!((state.board.players[A].vp, state.pooled(A)), (2, "1 iron 4 worker 1 grey".into()));
}

#[test]
fn crd_14_when_built_it_echoes_at_once_but_no_pro_09_card() {
    let built = |others: &str, answers: &str| {
        let trial =
            run(game(2).built(A, others), answers, |t| enter(t, A, card("power-station"), Way::Built).map(|_| ()));
        trial.done()
    };
    assert_eq!(built("docks quarry", "A echo docks-1").pooled(A), "1 iron");
    assert_eq!(built("small-factory docks", "").pooled(A), "1 iron", "only the Docks are left to choose");
    assert_eq!(built("small-factory", "").pooled(A), "");
}

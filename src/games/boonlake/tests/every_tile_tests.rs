//! Every space of the map and of the river, every landscape tile, every region and lock: what it does to the state.
//!
//! What is expected comes from `catalogue.txt` and from the tables here, not from the content files.

use super::change::*;
use super::kit::*;
use crate::engine::trial;
use crate::games::boonlake::content::RiverId;
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::rules::acts::Act;
use crate::games::boonlake::rules::conditions::counted;
use crate::games::boonlake::rules::upgrade::{self, Less};
use crate::games::boonlake::rules::{Table, action_tiles, develop, explore, locks, regions, setup, ship};
use crate::games::boonlake::state::*;

/// What plots do when somebody develops there, with both markers on space 5: the plot, the answers, what changes beside the
/// inhabitant.
const PLOTS: &[(&str, &str, &str)] = &[
    ("plain", "", ""),
    ("gain coins 1", "", "coins 1"),
    ("gain coins 2", "", "coins 2"),
    ("gain coins 3", "", "coins 3"),
    ("gain cards 1", "", "cards 1"),
    ("gain cards 2", "", "cards 2"),
    ("gain vases 1", "", "vases 1"),
    ("gain vp 2", "", "vp 2"),
    ("pay 2 coins: coin-track 1", "", "coins -2 coin-track 1"),
    ("pay 2 coins: card-track 1", "", "coins -2 card-track 1"),
    ("pay 3 coins: coin-track 1", "", "coins -3 coin-track 1"),
    ("pay 3 coins: card-track 1", "", "coins -3 card-track 1"),
    ("pay 4 coins: coin-track 1", "", "coins -4 coin-track 1"),
    ("pay 4 coins: card-track 1", "", "coins -4 card-track 1"),
    // From space 5 to 8, where a site is built.
    ("pay 8 coins: one-track 3", "A track coin, A site clay", "coins -8 coin-track 3 clay 1"),
    ("pay 8 coins: one-track 3", "A track card, A site clay", "coins -8 card-track 3 clay 1"),
    ("pay 4 cards: one-track 3", "A track card, A site clay", "cards -4 card-track 3 clay 1"),
    // Space 5 has 6 coins and 1 VP, and 4 cards and 2 VP.
    ("pay 2 coins: coin-income", "", "coins 4 vp 1"),
    ("pay 2 coins: card-income", "", "coins -2 cards 4 vp 2"),
    ("pay 3 coins: vp 3", "", "coins -3 vp 3"),
    ("pay 2 coins: vp 2", "", "coins -2 vp 2"),
    ("pay 3 coins: vases 1", "", "coins -3 vases 1"),
    ("pay 2 cards: vases 1", "A discard barn+mint", "cards -2 vases 1"),
    ("pay 1 card", "A discard barn", "cards -1"),
    ("pay 1 card: coin-track 1", "A discard barn", "cards -1 coin-track 1"),
    ("pay 1 card: card-track 1", "A discard barn", "cards -1 card-track 1"),
    ("pay 2 vp: coin-track 1", "", "vp -2 coin-track 1"),
    ("pay 2 vp: card-track 1", "", "vp -2 card-track 1"),
    ("settlement vp 3", "", ""),
    ("settlement vp 5", "", ""),
    ("settlement vp -5", "", ""),
];

/// Every plot of the list: the tile, 0 for its upper or only plot, what stands there.
fn plots() -> impl Iterator<Item = (&'static str, usize, &'static str)> {
    rows::<4>("tiles")
        .flat_map(|[key, _, upper, lower]| [(key, 0, upper), (key, 1, lower)].into_iter().filter(|it| it.2 != "–"))
}

#[test]
fn set_03_set_04_every_tile_is_of_its_stack_and_has_its_plots() {
    for [key, stack, _, lower] in rows::<4>("tiles") {
        let content = built_in();
        let land = content.tile(tile(key));
        assert_eq!((land.stack.key(), land.plots.len()), (stack, 1 + usize::from(lower != "–")), "{key}");
    }
    assert_eq!((plots().count(), built_in().tiles.len()), (54, 35));
}

#[test]
fn dev_03_dev_04_every_plot_takes_its_price_and_gives_its_gain() {
    for (key, at, text) in plots() {
        let start = game(2).lay(4, key).hand(A, "barn mint forge bank").a(|it| {
            (it.coins, it.tracks) = (8, [5, 5]);
        });
        let ways: Vec<_> = PLOTS.iter().filter(|it| it.0 == text).collect();
        assert!(!ways.is_empty(), "{key}: {text}");
        for (_, answers, wanted) in ways {
            // With exactly four cards there is no choice among them.
            let done = run(start.clone(), answers, |t| develop::develop(t, A, plot(4, at))).done();
            assert_eq!(change(&start, &done), changed(&format!("ranch -1 {wanted}")), "{key}: {text}");
            let stands = Piece { owner: Owner::Seat(A), kind: Kind::Inhabitant };
            assert_eq!(done.board.piece(plot(4, at)), Some(stands), "{key}");
        }
        let offered = |state: State| {
            let of = Act::Develop(plot(4, at));
            develop::offers(&state, A).contains(&of)
        };
        assert!(offered(start.clone()), "{key}: {text}");
        let mut price = text.strip_prefix("pay ").unwrap_or("0 vp").split([' ', ':']);
        let (n, what): (u32, _) = (price.next().unwrap().parse().unwrap(), price.next().unwrap());
        match what {
            "coins" => {
                assert!(offered(start.clone().a(|it| it.coins = n)), "{key}: {text}");
                assert!(!offered(start.a(|it| it.coins = n - 1)), "{key}: {text}");
            }
            "card" | "cards" => {
                let held =
                    |n: u32| game(2).lay(4, key).hand(A, &["barn ", "mint ", "forge ", "bank"][..n as usize].concat());
                assert!(offered(held(n)) && !offered(held(n - 1)), "{key}: {text}");
            }
            // VP can always be paid.
            _ => assert!(offered(game(2).lay(4, key)), "{key}: {text}"),
        }
    }
}

/// DEV-05: neither the price nor the gain counts for an upgrade; only what is printed for a settlement does.
#[test]
fn upg_09_every_plot_is_worth_its_vp_to_a_settlement() {
    for (key, at, text) in plots() {
        let start = game(2).lay(4, key).pasture(5, &[B; 3]).piece(4, at, A, Kind::House);
        let done = run(start.clone(), "", |t| upgrade::to_settlement(t, A, plot(4, at), Less::default())).done();
        let vp = text.strip_prefix("settlement vp ").unwrap_or("0");
        let wanted = format!("ranch -2 supply 2 settlements -1 aside 1 vp {vp}");
        assert_eq!(change(&start, &done), changed(&wanted), "{key}: {text}");
    }
}

#[test]
fn cat_01_cat_02_seven_pastures_of_four_cattle() {
    let state = game(2).lay(4, "s1");
    let all = |n: usize| {
        let rule = move |t: &mut Table<'static>| (0..n).try_for_each(|_| explore::lay_pasture(t, A));
        trial::drive(&state, 2, 1, rule, |_, keys| keys[0].clone()).0
    };
    let (seven, eight) = (all(7), all(8));
    let laid = |state: &State| state.board.map.iter().flatten().filter(|it| **it == Laid::Pasture(Vec::new())).count();
    assert_eq!((laid(&seven), laid(&eight), eight.board.pastures), (7, 7, 0));
    assert_eq!(change(&seven, &eight), changed("coins 2"));
}

/// EXP-05: with a tile on a space, every space that touches it, directly or by bridge or ford, can be explored.
#[test]
fn exp_02_exp_05_every_space_has_its_neighbours() {
    for [number, _, touches, bridges, fords, ..] in rows::<7>("spaces") {
        let mut wanted = [numbers(touches), numbers(bridges), numbers(fords)].concat();
        wanted.sort_unstable();
        let state = game(2).lay(number.parse().unwrap(), "s1");
        let found: Vec<u8> = explore::free_spaces(&state).map(|it| it.number() as u8).collect();
        assert_eq!(found, wanted, "{number}");
    }
}

/// Example 17.
#[test]
fn exp_03_cat_01_every_space_gives_its_bonus() {
    for [number, _, touches, .., bonus] in rows::<7>("spaces") {
        let start = game(2).lay(numbers(touches)[0], "s1");
        let wanted = changed(&gain(bonus));
        let done = run(start.clone(), &format!("A lay-tile {number}"), |t| explore::explore(t, A)).done();
        assert_eq!(change(&start, &done), wanted, "{number}");
        let done = run(start.clone(), &format!("A lay-pasture {number}"), |t| explore::lay_pasture(t, A)).done();
        assert_eq!(change(&start, &done), wanted, "{number}");
        // A bonus that cannot be had is lost: a site at level 2, an inhabitant that is not in the supply.
        let full = start.a(|it| (it.sites, it.supply) = ([2; 4], 0));
        let done = run(full.clone(), &format!("A lay-tile {number}"), |t| explore::explore(t, A)).done();
        let lost = bonus.starts_with("site") || bonus.starts_with("inhabitants");
        assert_eq!(change(&full, &done), if lost { changed("") } else { wanted }, "{number}");
    }
}

#[test]
fn set_02_int_06_every_space_lies_in_its_region_and_at_its_bridge() {
    for [number, region, _, bridges, ..] in rows::<7>("spaces") {
        let state = game(2).pasture(number.parse().unwrap(), &[A]);
        for of in Region::ALL {
            let wanted = u32::from(of.key() == region);
            assert_eq!(state.presence(Owner::Seat(A), of), wanted, "{number} in {region}");
        }
        assert_eq!(counted(&state, A, Counted::BridgePresence), u32::from(bridges != "–"), "{number}");
    }
}

#[test]
fn set_03_start_tiles_lie_on_the_spaces_of_the_kinds_in_use() {
    for (seats, kinds) in [(1, 1), (2, 1), (3, 2), (4, 3)] {
        let opened = setup::open(&record(seats, &[]), built_in());
        let state = trial::drive(&opened, usize::from(seats), 7, setup::setup, |_, keys| keys[0].clone()).0;
        for [number, .., start, _] in rows::<7>("spaces") {
            let wanted = (1..=kinds).contains(&start.parse::<u8>().unwrap());
            assert_eq!(state.board.laid(space(number.parse().unwrap())).is_some(), wanted, "{number} for {seats}");
        }
    }
}

/// The reward of each region, and what the Grey Eminence has of it.
#[test]
fn reg_01_sol_11_every_region_pays_its_reward() {
    let rewards =
        [("boonlake", "coins 4", 4), ("unknown", "cards 3", 3), ("new-hope", "vp 3", 3), ("southern", "coins 3", 3)];
    for (region, reward, hers) in rewards {
        let start = game(2);
        let answer = format!("A region {region}");
        let done = run(start.clone(), &answer, |t| action_tiles::left_part(t, A, ActionTile::Regions)).done();
        assert_eq!(change(&start, &done), changed(reward), "{region}");
        let at = Region::from_key(region).unwrap();
        assert_eq!((done.board.scored, built_in().region(at).eminence), (Some(at), hers));
        // The other three pay for presence.
        let spread = [4, 12, 20, 29].iter().fold(done, |state, number| state.pasture(*number, &[A, A]));
        assert_eq!(regions::presence_elsewhere(&spread, A), 6, "{region}");
    }
}

fn river(key: &str) -> RiverId {
    RiverId(built_in().river.iter().position(|it| it.key == key).unwrap() as u8)
}

fn at(key: &str, round: usize) -> State {
    game(2).with(|s| {
        (s.board.players[A].ship, s.board.players[B].ship) = (river(key), river("r1"));
        (s.board.round, s.board.taken) = (round, Some(6));
    })
}

/// One step from every space, in each round: the space after it, the lock on the way, the bonus there.
#[test]
fn shp_01_to_shp_06_loc_01_every_river_space_leads_on_and_gives_its_bonus() {
    for (round, column) in [(0, 3), (1, 4)] {
        for row in rows::<6>("river").filter(|it| it[column] != "–" || it[0] == "r21") {
            let (key, next) = (row[0], row[column]);
            let start = at(key, round);
            let reach = ship::reach(&start, Owner::Seat(A), 1);
            if next == "–" {
                assert!(reach.is_empty(), "{key} is the last space");
                continue;
            }
            assert_eq!(built_in().river(reach[0].to).key, next, "{key}");
            let locks: Vec<&str> = reach[0].locks.iter().map(|it| it.key()).collect();
            assert_eq!(locks, if row[5] == "–" { vec![] } else { vec![row[5]] }, "{key}");
            let [_, _, bonus, ..] = rows::<6>("river").find(|it| it[0] == next).unwrap();
            let ways = [("A site-or-vase vase", "vases 1"), ("A site-or-vase site/stone", "stone 1")];
            let plain = [("", &*gain(bonus))];
            for (answers, wanted) in if bonus == "site-or-vase" { &ways[..] } else { &plain[..] } {
                let done = run(start.clone(), answers, |t| ship::sail(t, A).map(drop)).done();
                assert_eq!(change(&start, &done), changed(wanted), "{next}");
                assert_eq!(done.board.players[A].ship, river(next));
            }
        }
    }
}

/// A ship of another player stands there: a port has room for both, any other space is passed for free.
#[test]
fn shp_03_shp_04_every_port_is_a_port() {
    for [key, port, _, next, ..] in rows::<6>("river") {
        let Some([from, ..]) = rows::<6>("river").find(|it| it[3] == key) else { continue };
        let state = at(from, 0).with(|s| s.board.players[B].ship = river(key));
        let reach = ship::reach(&state, Owner::Seat(A), 1);
        assert_eq!(built_in().river(reach[0].to).key, if port == "port" { key } else { next }, "{key}");
    }
}

/// Each of the three locks brings a scoring when the first ship passes it, but the last one in round 2 closes the game.
#[test]
fn loc_02_loc_04_every_lock() {
    for (lock, round) in [(Lock::Upper, 0), (Lock::Last, 0), (Lock::Lower, 1)] {
        let state = game(2).with(|s| s.board.round = round);
        let done = run(state, "", |t| {
            locks::after_turn(t, &[lock]);
            Ok(())
        });
        let done = done.done();
        assert_eq!((done.board.phase, done.board.closing), (Phase::Scoring, false), "{lock:?}");
    }
}

#[test]
fn set_09_loc_05_ships_start_where_they_start() {
    let starts = [1, 2, 3, 4].map(|seats| {
        let state = game(seats);
        [0, 1].map(|round| built_in().river(locks::start_space(&state, round)).key.clone())
    });
    assert_eq!(starts, [["r1", "r1"], ["r1", "r1"], ["r3", "r3"], ["r3", "r6"]]);
}

//! Every lever, scoring tile, recess, space of a track, row and solo token: what it does to the state.
//!
//! What is expected comes from `catalogue.txt` and from the tables here, not from the content files.

use std::collections::BTreeSet;

use super::change::*;
use super::kit::*;
use crate::engine::{Play, trial};
use crate::games::boonlake::content::TokenId;
use crate::games::boonlake::content::kinds::ActionTile::Settle;
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::rules::acts::Act;
use crate::games::boonlake::rules::income::income_of;
use crate::games::boonlake::rules::{
    Table, action_tiles, cards, cattle, end, explore, gains, interim_scoring, levers, shared_parts, ship, solo, turn,
    upgrade,
};
use crate::games::boonlake::state::*;

fn card_step(t: &mut Table<'static>) -> Play {
    turn::card_step(t, A, ActionTile::Settle)
}

fn coins_of_regions(t: &mut Table<'static>) -> Play {
    shared_parts::shared_part(t, ActionTile::Regions, t.seats().from(A).collect())
}

fn settle(t: &mut Table<'static>) -> Play {
    action_tiles::left_part(t, A, ActionTile::Settle)
}

fn explored(t: &mut Table<'static>) -> Play {
    explore::explore(t, A)
}

fn pasture(t: &mut Table<'static>) -> Play {
    explore::lay_pasture(t, A)
}

/// What levers do: the lever, what is done at [`yard`], the answers, what changes; the lever goes down.
type Use = (&'static str, fn(&mut Table<'static>) -> Play, &'static str, &'static str);
const USES: &[Use] = &[
    // In place of 5 coins for the regions.
    ("l01", coins_of_regions, "A shared-regions give-up/l01/vase", "vases 1"),
    ("l01", coins_of_regions, "A shared-regions give-up/l01/coins", "vases -1 coins 6"),
    ("l02", coins_of_regions, "A shared-regions give-up/l02, A modernise modernise/l05", "coins -6 levers 1 up 1"),
    ("l03", coins_of_regions, "A shared-regions give-up/l03, A upgrade house/4/lower", "houses -1 ranch -1 supply 2"),
    // A site at level 2 and one at level 1.
    ("l04", card_step, "A card skip, A skip-levers l04", "coins 3"),
    ("l05", card_step, "A card skip, A skip-levers l05", "coins 3"),
    ("l06", coins_of_regions, "A shared-regions coins/l06", "coins 5 vp 5"),
    // A boat from iron to stone, which costs 2 coins without the lever.
    ("l07", card_step, "A card boat/2/stone/l07, A card skip", ""),
    // Two presences are enough, one inhabitant is paid.
    ("l08", settle, "A settle settlement/4/upper/l08", "ranch -1 supply 1 settlements -1 aside 1"),
    ("l09", explored, "A lay-tile 1, A lever-l09 yes", "ranch 2 supply -2"),
    ("l09", pasture, "A lay-pasture 1, A lever-l09 yes", "ranch 2 supply -2"),
    ("l10", card_step, "A card lever/l10/coins, A card skip", "coins 2"),
    ("l10", card_step, "A card lever/l10/cards, A card skip", "cards 2"),
    // Forge asks for 2 coins, 2 clay and 1 stone; the stone is missing.
    ("l10", card_step, "A card play/forge", "coins -2 cards -1 played 1 coin-track 1"),
    ("l11", card_step, "A card lever/l11, A card skip", "coins 5"),
    ("l11", card_step, "A card play/forge", "coins 3 cards -1 played 1 coin-track 1"),
    ("l12", card_step, "A card lever/l12, A discard barn+mint, A card skip", "cards -2 ranch 1 supply -1 vp 3"),
];

/// A house and an inhabitant of A on space 4, with B's cattle beside; 5 presences in regions other than Boonlake; a
/// hand of three cards, sites at clay 2 and iron 1, 9 coins and a vase.
fn yard() -> State {
    let state = game(2).lay(4, "g13").piece(4, 0, A, Kind::House).piece(4, 1, A, Kind::Inhabitant).pasture(5, &[B]);
    let state = state.pasture(15, &[A; 3]).pasture(20, &[A; 2]).with(|s| s.board.scored = Some(Region::Boonlake));
    state.hand(A, "forge barn mint").a(|it| (it.coins, it.vases, it.sites, it.boats) = (9, 1, [0, 2, 0, 1], [1, 3]))
}

#[test]
fn mod_05_to_mod_09_every_lever_does_what_it_says_and_goes_down() {
    for lever in Lever::ALL {
        let uses: Vec<&Use> = USES.iter().filter(|it| it.0 == lever.key()).collect();
        assert!(!uses.is_empty(), "{}", lever.key());
        for (key, rule, answers, wanted) in uses {
            let start = yard().up(&[lever]);
            let done = run(start.clone(), answers, rule).done();
            assert_eq!(change(&start, &done), changed(&format!("up -1 {wanted}")), "{key}: {answers}");
            assert_eq!(done.board.players[A].levers[lever as usize], LeverState::Down, "{key}");
            // It is not offered when it is down, nor where it is not built.
            for other in [start.clone().a(|it| it.levers[lever as usize] = LeverState::Down), yard()] {
                let offers = run(other.clone(), "", rule).offers();
                assert!(!offers.iter().any(|it| it.contains(*key)), "{key}: {offers:?}");
            }
        }
    }
}

#[test]
fn mod_01_mod_02_every_lever_has_its_price_and_its_row() {
    for [key, row, coins] in rows::<3>("levers") {
        let lever = Lever::from_key(key).unwrap();
        assert_eq!(built_in().lever(lever).row.to_string(), row, "{key}");
        let start = game(2).a(|it| it.coins = coins.parse().unwrap());
        let offers = |state: &State| run(state.clone(), "", |t| levers::modernise(t, A)).offers_under("modernise/");
        assert!(offers(&start).contains(&key.to_owned()), "{key} for {coins} coins");
        let poor = start.clone().a(|it| it.coins -= 1);
        assert!(!offers(&poor).contains(&key.to_owned()), "{key} for a coin less");
        let done = run(start.clone(), &format!("A modernise modernise/{key}"), |t| levers::modernise(t, A)).done();
        assert_eq!(change(&start, &done), changed(&format!("coins -{coins} levers 1 up 1")), "{key}");
        assert!(!offers(&done.a(|it| it.coins = 9)).contains(&key.to_owned()), "{key} twice");
    }
}

fn realise(state: State, key: &str) -> Trial {
    run(state, &format!("A card project/{key}"), card_step)
}

/// The project of every scoring tile: its price, its VP, twice for whoever chose it, its step.
#[test]
fn prj_01_prj_02_prj_03_every_special_project() {
    for [key, coins, needs, vp, track, ..] in rows::<7>("scoring") {
        for (area, times) in [(0, 2), (1, 1), (2, 1)] {
            let able = |short: Option<usize>| {
                in_area(game(2), area, key).a(|it| {
                    it.coins = coins.parse().unwrap();
                    show(it, needs, short);
                })
            };
            let start = able(None);
            let vp = times * vp.parse::<i64>().unwrap();
            let wanted = format!("coins -{coins} projects 1 vp {vp} ranch 1 supply -2 {track}-track 1");
            let done = realise(start.clone(), key).done();
            assert_eq!(change(&start, &done), changed(&wanted), "{key} in area {area}");
            assert!(done.board.players[A].projects[area]);
            let offered =
                |state: State| cards::offers(&state, A, Some(Group::Night), true).contains(&Act::Project(area));
            assert!(offered(start.clone()), "{key}");
            assert!(!offered(start.a(|it| it.coins -= 1)), "{key} for a coin less");
            for kind in (0..4).filter(|it| numbers(needs)[*it] > 0) {
                assert!(!offered(able(Some(kind))), "{key} without a resource");
            }
        }
    }
}

fn token(state: State, key: &str, number: usize, answers: &str) -> i32 {
    let start = in_area(state, 2, key);
    let answers = format!("A token {key}{answers}");
    run(start, &answers, |t| interim_scoring::token(t, A, number as u8)).done().board.players[A].vp
}

/// So many played cards of two groups.
fn played(groups: [&str; 2], n: [u8; 2]) -> State {
    let of = |group: &'static str, n: u8| {
        rows::<9>("cards").filter(move |it| it[2] == group).take(usize::from(n)).map(|it| it[1])
    };
    let groups = groups.map(|it| Group::from_key(it).unwrap().key());
    game(2).played(&of(groups[0], n[0]).chain(of(groups[1], n[1])).collect::<Vec<_>>().join(" "))
}

/// So much presence in two regions.
fn present(regions: [&str; 2], n: [u8; 2]) -> State {
    let space = |key: &str| rows::<7>("spaces").find(|it| it[1] == key).unwrap()[0].parse::<u8>().unwrap();
    let cattle = |n: u8| vec![A; usize::from(n)];
    game(2).pasture(space(regions[0]), &cattle(n[0])).pasture(space(regions[1]), &cattle(n[1]))
}

/// The demand of every scoring tile in every scoring: met with exactly so many, missed with one fewer.
#[test]
fn int_04_int_06_int_07_int_11_every_demand() {
    for [key, .., condition, demands] in rows::<7>("scoring") {
        let words: Vec<&str> = condition.split(' ').collect();
        for (at, demand) in demands.split(' ').enumerate() {
            let number = at + 1;
            let points = number as i32;
            let (n, other) = demand.split_once('-').unwrap_or((demand, "0"));
            let (n, other): (u8, u8) = (n.parse().unwrap(), other.parse().unwrap());
            let (met, missed): (Vec<State>, Vec<State>) = match words[..] {
                ["exchange", what] => {
                    let vp = points + if what == "coins" { i32::from(n) } else { 2 * i32::from(n) };
                    let has = |n: u8| {
                        game(2).a(|it| match what {
                            "inhabitant" => (it.ranch, it.supply) = (n, 8 - n),
                            "vase" => it.vases = n.into(),
                            _ => it.coins = 2 * u32::from(n),
                        })
                    };
                    let pieces = if what == "coins" { 0 } else { n };
                    let answers = format!(", A exchange-points pieces/{pieces}");
                    assert_eq!(token(has(n), key, number, &answers), vp, "{key} {number}");
                    // 5 coins stand for a piece; only all of it counts.
                    if what != "coins" {
                        let answers = format!(", A exchange-points pieces/{}", n - 1);
                        let mixed = has(n - 1).a(|it| it.coins = 5);
                        assert_eq!(token(mixed, key, number, &answers), vp, "{key} {number} with coins");
                    }
                    let refused = token(has(n), key, number, ", A exchange-points done");
                    assert_eq!(refused, -points, "{key} {number} refused");
                    (vec![], vec![has(n - 1)])
                }
                ["groups", one, two] => {
                    let has = |n: [u8; 2]| played([one, two], n);
                    (vec![has([n, other]), has([other, n])], vec![has([n - 1, other]), has([n, other - 1])])
                }
                ["regions", one, two] => {
                    let has = |n: [u8; 2]| present([one, two], n);
                    (vec![has([n, other]), has([other, n])], vec![has([n - 1, other]), has([n, other - 1])])
                }
                _ => (vec![counting(game(2), condition, n)], vec![counting(game(2), condition, n - 1)]),
            };
            for state in met {
                assert_eq!(token(state, key, number, ""), points, "{key} {number} is met");
            }
            for state in missed {
                assert_eq!(token(state, key, number, ""), -points, "{key} {number} is missed");
            }
        }
    }
}

/// What every recess adds to the income and to the final scoring, and what its piece costs more.
#[test]
fn row_02_inc_02_end_03_every_recess() {
    let fresh = game(2).a(|it| (it.ranch, it.left) = (9, [false; 2]));
    for kind in Kind::ALL {
        let list: Vec<_> = rows::<5>("recesses").filter(|it| it[0] == kind.key()).collect();
        for (at, [_, _, income, vp, fee]) in list.iter().enumerate() {
            let emptied = |n: usize| match kind {
                Kind::Inhabitant => fresh.clone().a(|it| it.left[..n].fill(true)),
                Kind::House => fresh.clone().a(|it| it.houses = 6 - n as u8),
                Kind::Settlement => fresh.clone().a(|it| it.settlements = 4 - n as u8),
                Kind::Cattle => fresh.clone().a(|it| it.cattle = 5 - n as u8),
            };
            let (one, other) = (income_of(&emptied(at), A), income_of(&emptied(at + 1), A));
            let more = format!("coins {} vp {}", other.coins - one.coins, other.vp - one.vp);
            assert_eq!(changed(&more), changed(&income.replace(" + ", " ")), "{} {}", kind.key(), at + 1);
            let points = |n: usize| end::final_points(&emptied(n), A).recesses;
            assert_eq!((points(at + 1) - points(at)).to_string(), *vp, "{} {}", kind.key(), at + 1);
            let state = emptied(at).pasture(5, &[]);
            let price = match kind {
                Kind::Settlement => upgrade::settlement_price(&state, A, upgrade::Less::default()),
                Kind::Cattle => cattle::price(&state, A, space(5)),
                Kind::Inhabitant | Kind::House => continue,
            };
            let fee: u32 = fee.parse().unwrap();
            let base = if kind == Kind::Settlement { 2 } else { 1 };
            assert_eq!(
                price,
                Some(upgrade::Price { inhabitants: base + fee, extra: fee }),
                "{} {}",
                kind.key(),
                at + 1
            );
        }
    }
}

/// What every space of the tracks gives at the income, and what is crossed on the way to it.
#[test]
fn inc_01_sym_06_sym_07_every_space_of_the_tracks() {
    let lists: Vec<_> = list("tracks").collect();
    let row = |name: &str| lists.iter().find(|it| it[0] == name).unwrap()[1..].to_vec();
    let crossed = row("crossed");
    for (track, what) in [(Track::Coin, "coin"), (Track::Card, "card")] {
        let (goods, vp) = (row(&format!("{what} {what}s")), row(&format!("{what} VP")));
        assert_eq!((goods.len(), vp.len(), crossed.len()), (11, 11, 11));
        let at = |n: usize| game(2).a(|it| it.tracks[track as usize] = n);
        for n in 0..11 {
            let income = income_of(&at(n), A);
            let got = if track == Track::Coin { income.coins } else { income.cards };
            assert_eq!((got.to_string().as_str(), income.vp.to_string().as_str()), (goods[n], vp[n]), "{what} {n}");
            if n == 0 {
                continue;
            }
            let (answers, gained) = match crossed[n] {
                "site" => ("A site clay", "clay 1".to_owned()),
                other => ("", gain(other)),
            };
            let done = run(at(n - 1), answers, |t| gains::steps(t, A, track, 1)).done();
            assert_eq!(change(&at(n - 1), &done), changed(&format!("{what}-track 1 {gained}")), "{what} {n}");
        }
        let beyond = run(at(10), "", |t| gains::steps(t, A, track, 1)).done();
        assert_eq!(change(&at(10), &beyond), changed("vp 2"), "{what}");
    }
}

#[test]
fn trn_03_shp_01_every_row_gives_its_steps_and_costs_its_vp() {
    let lists: Vec<_> = list("rows").collect();
    for row in 0..7 {
        let start = game(2);
        let answer = format!("A action {}", start.board.actions[row].key());
        let done = run(start.clone(), &answer, |t| turn::take_tile(t, A).map(drop)).done();
        assert_eq!(change(&start, &done), changed(&format!("vp -{}", lists[1][row + 1])), "row {}", row + 1);
        assert_eq!(ship::steps(&done).to_string(), lists[0][row + 1], "row {}", row + 1);
    }
}

#[test]
fn trn_05_crd_02_every_action_tile_takes_cards_of_its_group() {
    for [key, group] in rows::<2>("actions") {
        let start = game(2).hand(A, "bathhouse bank forge");
        let trial = run(start.clone(), "", |t| turn::card_step(t, A, ActionTile::from_key(key).unwrap()));
        let wanted = match group {
            "day" => "bathhouse",
            "dusk" => "bank",
            "night" => "forge",
            _ => {
                assert_eq!(change(&start, &trial.done()), changed("coins 3"), "{key}");
                continue;
            }
        };
        assert_eq!(trial.offers_under("discard/"), [wanted], "{key}");
    }
}

/// Every token shows its number in each corner, and of its three actions the one is taken whose tile lies highest.
#[test]
fn sol_05_sol_06_sol_07_every_solo_token() {
    let find = |key: &str| TokenId(built_in().tokens.iter().position(|it| it.key == key).unwrap() as u8);
    // A free plot on every space: she builds on the very space that her token names.
    let everywhere = (1..=33).fold(game(1), |state, number| state.lay(number, "g13"));
    for [key, actions, corners] in rows::<3>("tokens") {
        let three: Vec<ActionTile> = actions.split(' ').map(|it| ActionTile::from_key(it).unwrap()).collect();
        for highest in &three {
            let of = |wanted: bool| {
                let three = &three;
                let fits = move |it: &ActionTile| it != highest && *it != Settle && three.contains(it) == wanted;
                ActionTile::ALL.into_iter().filter(fits)
            };
            // Settle lies lowest, unless it is to be the highest of the three.
            let order: Vec<ActionTile> =
                of(false).chain([*highest]).chain(of(true)).chain((*highest != Settle).then_some(Settle)).collect();
            let start = everywhere.clone().with(|s| {
                s.board.phase = Phase::Eminence;
                s.board.actions = order.clone();
                s.secret.stack = pile([find("b1"), find(key)]);
            });
            // Where the next token shows the silhouette is rolled.
            let mut seen = BTreeSet::new();
            for seed in 0..100 {
                let done = trial::drive(&start, 1, seed, solo::turn, |_, keys| keys[keys.len() - 1].clone()).0;
                assert_eq!(done.board.actions.last(), Some(highest), "{key}: {order:?}");
                let corner = done.board.eminence.as_ref().unwrap().silhouette.unwrap();
                let number = numbers(corners)[corner as usize];
                let built = [0, 1].map(|at| done.board.piece(plot(number, at)).is_some());
                let wanted = if *highest == Settle { built } else { [true, key.starts_with('b')] };
                assert_eq!(built, wanted, "{key} {corner:?}: {number}");
                seen.insert(corner);
                if seen.len() == Corner::ALL.len() {
                    break;
                }
            }
            assert_eq!(seen.len(), Corner::ALL.len(), "{key}");
        }
    }
}

/// The value of the last emptied recess of each kind, and of every space of the cactus track.
#[test]
fn sol_18_every_value_of_her_income() {
    for [what, values] in rows::<2>("eminence") {
        let list = numbers(values);
        for (at, value) in list.iter().enumerate() {
            let state = game(1).with(|s| {
                let her = s.board.eminence.as_mut().unwrap();
                let left = (list.len() - 1 - at) as u8;
                match what {
                    "houses" => her.houses = left,
                    "settlements" => her.settlements = left,
                    "cattle" => her.cattle = left,
                    _ => her.cactus = at,
                }
            });
            let her = state.board.eminence.as_ref().unwrap();
            assert_eq!(solo::income_of(&state, her), i32::from(*value), "{what} {}", at + 1);
        }
    }
}

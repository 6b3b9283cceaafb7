//! Every project card played once (CRD): its group, its price, what it does to the state, what it is worth.
//!
//! What is expected comes from `catalogue.txt` and from the tables here, not from the content files.

use super::change::*;
use super::kit::*;
use crate::engine::Play;
use crate::games::boonlake::content::RiverId;
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::rules::{Table, cattle, end, levers, ship, turn};
use crate::games::boonlake::state::*;

const GROUPS: [(&str, ActionTile); 3] =
    [("day", ActionTile::Expansion), ("dusk", ActionTile::Regions), ("night", ActionTile::Settle)];

/// What cards do when they are played at [`table`]: the effect, the answers, what changes. `{2}` stands for two other
/// cards of the hand.
const NOW: &[(&str, &str, &str)] = &[
    ("count cattle 1", "", "vp 1"),
    ("count houses 1", "", "vp 5"),
    ("count settlements 2", "", "vp 2"),
    ("count site-levels 1", "", "vp 8"),
    ("count presence-boonlake 1", "", "vp 4"),
    ("count presence-unknown 1", "", "vp 3"),
    ("count presence-new-hope 1", "", "vp 6"),
    ("count presence-southern 1", "", "vp 2"),
    ("card-track 1", "", "card-track 1"),
    ("card-track 2", "", "card-track 2"),
    ("coin-track 1", "", "coin-track 1"),
    ("coin-track 2", "", "coin-track 2"),
    ("coin-track 1 + card-track 1", "", "coin-track 1 card-track 1"),
    ("vases 1", "", "vases 1"),
    ("inhabitants 2", "", "ranch 2 supply -2"),
    ("coins 5", "", "coins 5"),
    ("coins 7", "", "coins 7"),
    ("coins 9", "", "coins 9"),
    ("trade 2 cards > 3 vp", ", A exchange 2-cards/3-vp, A discard {2}", "cards -2 vp 3"),
    ("trade 2 cards > 3 vp", ", A exchange done", ""),
    ("trade 2 cards > 4 vp", ", A exchange 2-cards/4-vp, A discard {2}", "cards -2 vp 4"),
    ("trade 2 cards > 5 vp", ", A exchange 2-cards/5-vp, A discard {2}", "cards -2 vp 5"),
    (
        "trade 3 cards > 2 inhabitants",
        ", A exchange 3-cards/2-inhabitants, A discard {3}",
        "cards -3 ranch 2 supply -2",
    ),
    ("trade 3 cards > 2 inhabitants", ", A exchange done", ""),
    ("trade 1 inhabitant > 8 coins", ", A exchange 1-inhabitants/8-coins", "ranch -1 supply 1 coins 8"),
    ("trade 1 inhabitant > 8 coins", ", A exchange done", ""),
    ("trade 2 vases > 4 vp", ", A exchange 2-vases/4-vp", "vases -2 vp 4"),
    ("trade 2 vases > 4 vp", ", A exchange done", ""),
    ("swap 2 cards <> 4 coins", ", A exchange 2-cards/4-coins, A discard {2}", "cards -2 coins 4"),
    ("swap 2 cards <> 4 coins", ", A exchange 4-coins/2-cards", "coins -4 cards 2"),
    ("swap 2 cards <> 4 coins", ", A exchange done", ""),
    (
        "swap 3 cards <> 1 vase 2 coins",
        ", A exchange 3-cards/1-vases-2-coins, A discard {3}",
        "cards -3 vases 1 coins 2",
    ),
    ("swap 3 cards <> 1 vase 2 coins", ", A exchange 1-vases-2-coins/3-cards", "vases -1 coins -2 cards 3"),
    ("swap 3 cards <> 1 vase 2 coins", ", A exchange done", ""),
    ("swap 5 cards <> 4 vp", ", A exchange 5-cards/4-vp", "cards -5 vp 4"),
    ("swap 5 cards <> 4 vp", ", A exchange 4-vp/5-cards", "vp -4 cards 5"),
    ("swap 5 cards <> 4 vp", ", A exchange done", ""),
    ("lever-up 1", ", A lever-up l02", "up 1"),
    ("lever-up 1", ", A lever-up done", ""),
    // No inhabitant of the ranch is paid; the one on the plot returns.
    ("to-house -1", ", A card-house house/33/lower", "houses -1 supply 1"),
    ("to-house -1", ", A card-house skip", ""),
    // One inhabitant in place of two, and two presences around are enough.
    ("to-settlement -1 -1", ", A card-settlement settlement/33/upper", "ranch -1 supply 1 settlements -1 aside 1"),
    ("to-settlement -1 -1", ", A card-settlement skip", ""),
];

/// What ongoing cards change: the effect, what is done at [`table`], the answers, what changes without the card and with it.
type Later = (&'static str, fn(&mut Table<'static>) -> Play, &'static str, &'static str, &'static str);
const LATER: &[Later] = &[
    ("discard-coins day 1", day, "A card discard/bathhouse", "cards -1 coins 2", "cards -1 coins 3"),
    ("discard-coins day 1", dusk, "A card discard/aqueduct", "cards -1 coins 2", "cards -1 coins 2"),
    ("discard-coins dusk 1", dusk, "A card discard/aqueduct", "cards -1 coins 2", "cards -1 coins 3"),
    ("discard-coins dusk 1", night, "A card discard/forge", "cards -1 coins 2", "cards -1 coins 2"),
    ("discard-coins night 1", night, "A card discard/forge", "cards -1 coins 2", "cards -1 coins 3"),
    ("discard-coins night 1", day, "A card discard/bathhouse", "cards -1 coins 2", "cards -1 coins 2"),
    // L11 costs 7, L04 costs 2.
    ("lever-discount 2", modernise, "A modernise modernise/l11", "levers 1 up 1 coins -12", "levers 1 up 1 coins -10"),
    ("lever-discount 2", modernise, "A modernise modernise/l04", "levers 1 up 1 coins -7", "levers 1 up 1 coins -5"),
    // The second on its pasture.
    ("cattle-discount 1", herd, "", "ranch -2 supply 2 cattle -1", "ranch -1 supply 1 cattle -1"),
    ("cattle-coins 2", herd, "", "ranch -2 supply 2 cattle -1", "ranch -2 supply 2 cattle -1 coins 2"),
    // Aqueduct asks for no coin, Forge for 2, the project of T01, A's own, for 13.
    (
        "play-discount 1",
        dusk,
        "A card play/aqueduct",
        "cards -1 played 1 card-track 1",
        "cards -1 played 1 card-track 1",
    ),
    ("play-discount 1", night, "A card play/forge", FORGE_FOR_2, FORGE_FOR_1),
    ("play-discount 1", night, "A card project/t01", PROJECT_FOR_13, PROJECT_FOR_12),
    // R6 is a port with 2 coins, R2 no port and has 2 coins, U3 a port with a vase, R7 has a site or a vase, R5 has 2 cards.
    ("port-cards 2", to_r6, "", "coins 2", "coins 2 cards 2"),
    ("port-cards 2", to_r2, "", "coins 2", "coins 2"),
    ("port-coins 2", to_r6, "", "coins 2", "coins 4"),
    ("port-coins 2", to_r2, "", "coins 2", "coins 2"),
    ("coin-space 1", to_r2, "", "coins 2", "coins 3"),
    ("coin-space 1", to_r5, "", "cards 2", "cards 2"),
    ("vase-space 1", to_u3, "", "vases 1", "vases 2"),
    ("vase-space 1", to_r7, "A site-or-vase vase", "vases 1", "vases 2"),
    ("vase-space 1", to_r7, "A site-or-vase site/wood", "wood 1", "wood 1"),
];

const FORGE_FOR_2: &str = "cards -1 played 1 coin-track 1 coins -2";
const FORGE_FOR_1: &str = "cards -1 played 1 coin-track 1 coins -1";
const PROJECT_FOR_13: &str = "coins -13 projects 1 vp 16 ranch 1 supply -2 card-track 1";
const PROJECT_FOR_12: &str = "coins -12 projects 1 vp 16 ranch 1 supply -2 card-track 1";

fn day(t: &mut Table<'static>) -> Play {
    turn::card_step(t, A, ActionTile::Expansion)
}

fn dusk(t: &mut Table<'static>) -> Play {
    turn::card_step(t, A, ActionTile::Regions)
}

fn night(t: &mut Table<'static>) -> Play {
    turn::card_step(t, A, ActionTile::Settle)
}

fn modernise(t: &mut Table<'static>) -> Play {
    levers::modernise(t, A)
}

fn herd(t: &mut Table<'static>) -> Play {
    cattle::place(t, A, space(21))
}

/// Row 7 gives the ship one step.
fn sail(t: &mut Table<'static>, from: &str) -> Play {
    let at = built_in().river.iter().position(|it| it.key == from).unwrap();
    (t.state.board.players[A].ship, t.state.board.taken) = (RiverId(at as u8), Some(6));
    ship::sail(t, A).map(drop)
}

fn to_r2(t: &mut Table<'static>) -> Play {
    sail(t, "r1")
}

fn to_r5(t: &mut Table<'static>) -> Play {
    sail(t, "r4")
}

fn to_r6(t: &mut Table<'static>) -> Play {
    sail(t, "r5")
}

fn to_r7(t: &mut Table<'static>) -> Play {
    sail(t, "r6")
}

fn to_u3(t: &mut Table<'static>) -> Play {
    sail(t, "u2")
}

/// A with 40 coins and 5 vases, all sites at level 2, both markers on space 5, two levers used.
/// Presence: 4 in Boonlake, 3 in Unknown, 6 in New Hope, 2 in Southern: a house and an inhabitant on space 33, where B's
/// cattle is the second presence around the house. Of the own board 5 houses, 1 settlement and 1 cattle are gone.
fn table() -> State {
    let state = game(2).pasture(2, &[A; 4]).pasture(10, &[A; 3]).pasture(17, &[A; 2]).pasture(18, &[A; 4]);
    let state = state.pasture(21, &[B]).pasture(30, &[B]).lay(33, "g13");
    let state = state.piece(33, 0, A, Kind::House).piece(33, 1, A, Kind::Inhabitant);
    state.a(|it| {
        (it.coins, it.vases, it.sites, it.tracks) = (40, 5, [2; 4], [5, 5]);
        (it.houses, it.settlements, it.cattle, it.left) = (1, 3, 4, [true; 2]);
        it.levers[..2].fill(LeverState::Down);
    })
}

/// Five cards that lie in the hand beside the one that is tried.
fn others(key: &str) -> Vec<&'static str> {
    let all = ["barn", "mint", "forge", "bank", "museum", "potter"];
    all.into_iter().filter(|it| *it != key).take(5).collect()
}

/// `{2}` as the first two of the other cards.
fn filled(answers: &str, key: &str) -> String {
    let names = |n: usize| others(key)[..n].join("+");
    answers.replace("{2}", &names(2)).replace("{3}", &names(3))
}

fn tile_of(group: &str) -> ActionTile {
    GROUPS.iter().find(|it| it.0 == group).unwrap().1
}

fn step(state: State, tile: ActionTile, answers: &str) -> Trial {
    run(state, answers, |t| turn::card_step(t, A, tile))
}

#[test]
fn crd_01_crd_02_every_card_has_its_group_and_its_price() {
    for [number, key, group, coins, vases, needs, ..] in rows::<9>("cards") {
        let (coins, vases): (u32, u32) = (coins.parse().unwrap(), vases.parse().unwrap());
        assert_eq!(built_in().card(card(key)).number.to_string(), number, "{key}");
        let able = |short: Option<usize>| {
            game(2).hand(A, key).a(|it| {
                (it.coins, it.vases) = (coins, vases);
                show(it, needs, short);
            })
        };
        let playable = |state: State| !step(state, tile_of(group), "").offers_under("play/").is_empty();
        assert!(playable(able(None)), "{key} for exactly its price");
        assert!(coins == 0 || !playable(able(None).a(|it| it.coins -= 1)), "{key} for a coin less");
        assert!(vases == 0 || !playable(able(None).a(|it| it.vases -= 1)), "{key} for a vase less");
        for (kind, n) in numbers(needs).into_iter().enumerate().filter(|it| it.1 > 0) {
            assert!(!playable(able(Some(kind))), "{key} with {} of {n} {:?}", n - 1, Resource::ALL[kind]);
        }
        for (of, tile) in GROUPS {
            let found = step(able(None), tile, "").offers_under("discard/").len();
            assert_eq!(found, usize::from(of == group), "{key} with a right to {of}");
        }
    }
}

#[test]
fn crd_04_crd_08_to_crd_10_every_card_is_paid_and_does_what_it_says() {
    let mut tried = 0;
    for [_, key, group, coins, vases, needs, kind, effect, _] in rows::<9>("cards") {
        // Ongoing and end effects change nothing at once.
        let nothing = [(effect, "", "")];
        let ways = if kind == "now" { NOW } else { &nothing };
        for (_, answers, wanted) in ways.iter().filter(|it| it.0 == effect) {
            let start = table().hand(A, &others(key).join(" ")).hand(A, key).a(|it| {
                show(it, needs, None);
                it.sites = [2; 4];
            });
            let line = format!("A card play/{key}{}", filled(answers, key));
            let done = step(start.clone(), tile_of(group), &line).done();
            let wanted = format!("coins -{coins} vases -{vases} cards -1 played 1 {wanted}");
            assert_eq!(change(&start, &done), changed(&wanted), "{key}: {effect}: {line}");
            assert_eq!(done.board.players[B], start.board.players[B], "{key}");
            let stands = match *answers {
                it if it.contains(" house/") => [Kind::House, Kind::House],
                it if it.contains(" settlement/") => [Kind::Settlement, Kind::Inhabitant],
                _ => [Kind::House, Kind::Inhabitant],
            };
            assert_eq!([0, 1].map(|at| done.board.piece(plot(33, at)).map(|it| it.kind)), stands.map(Some), "{key}");
            tried += 1;
        }
    }
    assert!(tried > 165, "{tried}");
}

/// Example 13.
#[test]
fn crd_11_every_ongoing_card_helps_from_then_on() {
    for [_, key, _, _, _, _, _, effect, _] in rows::<9>("cards").filter(|it| it[6] == "ongoing") {
        assert!(LATER.iter().any(|it| it.0 == effect), "{effect}");
        for (_, rule, answers, without, with) in LATER.iter().filter(|it| it.0 == effect) {
            let plain =
                table().hand(A, "bathhouse aqueduct forge").a(|it| (it.sites, it.boats) = ([1, 2, 2, 2], [1, 3]));
            let tried = |start: State| change(&start, &run(start.clone(), answers, rule).done());
            assert_eq!(tried(plain.clone()), changed(without), "without {key}: {answers}");
            assert_eq!(tried(plain.played(key)), changed(with), "{key}: {answers}");
        }
    }
}

/// `a:x b:y`: nothing below a, x from a on, y from b on. Printed VP are scored for each card.
#[test]
fn crd_12_end_02_every_card_is_worth_its_vp_and_its_goal() {
    for [_, key, _, _, _, _, _, effect, vp] in rows::<9>("cards") {
        let points = |what: &str, n: u8| end::final_points(&counting(game(2), what, n).played(key), A);
        assert_eq!(points("cattle", 0).cards.to_string(), vp, "{key}");
        let Some(goal) = effect.strip_prefix("goal ") else {
            assert_eq!(points("cattle", 5).goals, 0, "{key}");
            continue;
        };
        let words: Vec<&str> = goal.split([' ', ':']).collect();
        let [few, low, many, high] = [1, 2, 3, 4].map(|at| words[at].parse::<u8>().unwrap());
        for (n, wanted) in [(0, 0), (few - 1, 0), (few, low), (many - 1, low), (many, high)] {
            assert_eq!(points(words[0], n).goals, i32::from(wanted), "{key} with {n}");
        }
    }
}

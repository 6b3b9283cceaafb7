//! What is said of an offer has room in a menu whatever the state: the longest prices with the longest effects, in every language.

use super::kit::*;
use super::told_tests::{english, wordbook};
use crate::engine::{Choice, Reader, Shown, Text};
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::content::{Resources, ScoringId, SpaceId};
use crate::games::boonlake::labels::laying::LaySpace;
use crate::games::boonlake::labels::options::Take;
use crate::games::boonlake::rules::acts::{Act, Deed};
use crate::games::boonlake::rules::levers::GiveUp;
use crate::games::boonlake::rules::upgrade::Less;
use crate::games::boonlake::state::*;
use crate::words::proof::Proofreader;

/// So many spaces has the longer track.
const TRACK: usize = 11;

/// What two boats and the sites show where up to two resources are lacking of these, as many as L10 and L11 make up for.
fn short_of(wanted: Resources) -> Vec<Resources> {
    let fewer = |from: &Resources, at: usize| {
        let mut less = *from;
        less[at] = less[at].saturating_sub(1);
        less
    };
    let one: Vec<Resources> = (0..4).map(|at| fewer(&wanted, at)).collect();
    let two = one.iter().flat_map(|it| (0..4).map(|at| fewer(it, at))).collect::<Vec<_>>();
    let mut all = [vec![wanted], one, two].concat();
    all.sort_unstable();
    all.dedup();
    all
}

/// Rich in all but resources, with both levers and the markers there.
fn able(sites: Resources, at: usize) -> State {
    game(2).up(&[Lever::L10, Lever::L11]).a(|it| {
        // Both boats lie at one place.
        it.sites = sites;
        let there = &mut it.sites[built_in().canal[0] as usize];
        *there = there.saturating_sub(2);
        (it.coins, it.vases, it.ranch, it.tracks) = (112, 9, 12, [at, at]);
        it.supply = [0, 1, 5][at % 3];
        (it.boats, it.houses, it.settlements) = ([0, 0], 1, 1);
    })
}

fn assert_room(reader: &mut Proofreader, text: Option<Text>) {
    let wrong = text.map(|it| reader.read(Shown::Detail, &it)).unwrap_or_default();
    assert_eq!(wrong, Vec::<String>::new());
}

/// CRD-01, MOD-09: what cards cost with levers beside what they do; behind it what that comes to now.
#[test]
fn what_cards_and_projects_say_always_has_room() {
    let book = wordbook();
    let mut reader = Proofreader::new(&book, "boonlake");
    let content = built_in();
    let mut wrong = Vec::new();
    let mut read = |state: &State, act: Act| {
        let detail = Deed { act, seat: A }.offer(state).detail.unwrap();
        wrong.extend(reader.read(Shown::Detail, &detail));
    };
    for id in content.card_ids() {
        for (n, sites) in short_of(content.card(id).resources).into_iter().enumerate() {
            (n % 2..TRACK).step_by(2).for_each(|at| read(&able(sites, at), Act::Play(id)));
        }
        read(&able([2; 4], 3), Act::Discard(id));
    }
    for (at, tile) in content.scoring.iter().enumerate() {
        for sites in short_of(tile.resources) {
            for marker in 0..TRACK {
                let state = able(sites, marker).with(|s| s.board.areas[0].tile = ScoringId(at as u8));
                read(&state, Act::Project(0));
            }
        }
    }
    wrong.sort_unstable();
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // Two clay and two stone are shown, of an asked for one more each: L10 and L11 make up for them.
    let state = game(2).up(&[Lever::L10, Lever::L11]).a(|it| (it.coins, it.sites) = (30, [0, 2, 2, 0]));
    let count = |key: &str| english(&Deed { act: Act::Play(card(key)), seat: A }.offer(&state).detail.unwrap());
    let levels = content
        .cards
        .iter()
        .find(|it| english(&content.card_text(card(&it.key))).ends_with("for levels of production sites"));
    let said = count(&levels.unwrap().key);
    assert!(said.ends_with(": at once 1 VP each for levels of production sites; now 4 VP"), "{said}");
}

/// EXP-05, CAT-07: whatever of its neighbours is laid, with as many pieces as there is room for.
#[test]
fn what_a_space_touches_and_opens_always_has_room() {
    let book = wordbook();
    let mut reader = Proofreader::new(&book, "boonlake");
    let content = built_in();
    for space in content.space_ids() {
        let near: Vec<SpaceId> = content.space(space).near.clone();
        for laid in 1..1_u32 << near.len() {
            let state = game(2).with(|s| {
                for (_, at) in near.iter().enumerate().filter(|it| laid & (1 << it.0) != 0) {
                    let piece = Piece { owner: Owner::Seat(A), kind: Kind::House };
                    let plots = [Some(piece), Some(piece)];
                    s.board.map[usize::from(at.0)] = Some(Laid::Tile { tile: tile("g16"), plots });
                }
            });
            for pasture in [false, true] {
                assert_room(&mut reader, LaySpace { space, seat: A, pasture }.offer(&state).detail);
            }
        }
    }
}

/// UPG-04, UPG-06, ROW-03, MOD-05: the dearest pieces, which empty the best recesses and clear a row.
#[test]
fn what_pieces_tiles_and_levers_say_always_has_room() {
    let book = wordbook();
    let mut reader = Proofreader::new(&book, "boonlake");
    let base = game(2).lay(4, "s1").piece(4, 0, A, Kind::House).lay(3, "g16").piece(3, 0, A, Kind::Settlement);
    let base = base.piece(3, 1, A, Kind::Inhabitant).pasture(5, &[A, B]).up(&[Lever::L08, Lever::L02, Lever::L09]);
    for left in 1..=6_u8 {
        for emptied in [false, true] {
            let state = base.clone().a(|it| {
                let of = |most: u8| if emptied { left.min(most) } else { most };
                (it.ranch, it.coins, it.vp) = (12, 112, 120);
                (it.houses, it.settlements, it.cattle) = (left, of(4).min(left), of(5).min(left));
            });
            let acts = [
                Act::House { at: plot(3, 1), less: 0 },
                Act::Settlement { at: plot(4, 0), less: Less::default() },
                Act::Settlement { at: plot(4, 0), less: Less::of_lever(true) },
                Act::Cattle(space(5)),
                Act::GiveUp(GiveUp::Modernise),
                Act::ReturnToModernise,
            ];
            for act in acts {
                assert_room(&mut reader, Deed { act, seat: A }.offer(&state).detail);
            }
        }
    }
    for (seats, ranch, supply) in [1, 2].into_iter().flat_map(|it| [(it, 0, 0), (it, 12, 12), (it, 3, 1)]) {
        for tile in ActionTile::ALL {
            let state = game(seats).a(|it| (it.ranch, it.supply) = (ranch, supply));
            assert_room(&mut reader, Take { tile, row: 6, seat: A }.offer(&state).detail);
        }
    }
}

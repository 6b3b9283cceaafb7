//! The check sums of the component lists.

use super::content;
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::content::words::{Gain, Plot};
use crate::games::boonlake::content::{CardText, SpaceId};

/// 165 cards: 55 a group; 109 at once, 36 ongoing, 20 at the end; the demands of all cards together.
#[test]
fn cards() {
    let content = content();
    assert_eq!(content.cards.len(), 165);
    let of = |group: Group| content.cards.iter().filter(|it| it.group == group).count();
    assert_eq!(Group::ALL.map(of), [55, 55, 55]);
    let with = |is: fn(&CardText) -> bool| content.cards.iter().filter(|it| is(&it.text)).count();
    assert_eq!(with(|it| matches!(it, CardText::Now(_))), 109);
    assert_eq!(with(|it| matches!(it, CardText::Ongoing(_))), 36);
    assert_eq!(with(|it| matches!(it, CardText::End(_))), 20);
    let demand = |of: usize| content.cards.iter().map(|it| u32::from(it.resources[of])).sum::<u32>();
    assert_eq!([0, 1, 2, 3].map(demand), [121, 128, 123, 122]);
    assert_eq!(content.cards.iter().map(|it| it.vp).sum::<i32>(), 271);
    assert_eq!(content.cards.iter().filter(|it| it.vases > 0).count(), 18);
    assert!(content.cards.iter().enumerate().all(|(at, it)| it.number as usize == at + 1));
}

/// 33 spaces, 8 + 8 + 8 + 9; 6 + 2 + 2 of them for start tiles; the bridge spaces by their numbers.
#[test]
fn map() {
    let content = content();
    assert_eq!(content.spaces.len(), 33);
    let of = |region: Region| content.spaces.iter().filter(|it| it.region == region).count();
    assert_eq!(Region::ALL.map(of), [8, 8, 8, 9]);
    let starts = |kind: u8| content.spaces.iter().filter(|it| it.start == Some(kind)).count();
    assert_eq!([1, 2, 3].map(starts), [6, 2, 2]);
    let bridges: Vec<u32> = content.space_ids().filter(|it| content.space(*it).bridge).map(SpaceId::number).collect();
    assert_eq!(bridges, [3, 6, 8, 9, 14, 16, 17, 19, 24, 25, 27, 31]);
    // Whatever lies on the grid of a region as neighbours is adjacent, and nothing else but over the river.
    for (one, other) in content.space_ids().flat_map(|it| content.space_ids().map(move |other| (it, other))) {
        let (a, b) = (content.space(one), content.space(other));
        let (x, y) = (a.x.abs_diff(b.x), a.y.abs_diff(b.y));
        let beside = a.region == b.region && matches!((x, y), (2, 0) | (1, 1));
        let over = a.bridges.contains(&other) || a.fords.contains(&other);
        assert!(!over || a.region != b.region);
        assert_eq!(a.near.contains(&other), beside || over, "{} and {}", one.number(), other.number());
    }
}

/// 10 start tiles, 25 grey ones, 54 plots: 16 single, 19 double; 7 pastures for 4 cattle each.
#[test]
fn tiles() {
    let content = content();
    let of = |stack: Stack| content.stack(stack).count();
    assert_eq!(Stack::ALL.map(of), [6, 2, 2, 25]);
    let plots = |count: usize| content.tiles.iter().filter(|it| it.plots.len() == count).count();
    assert_eq!([plots(1), plots(2)], [16, 19]);
    assert_eq!((content.pastures, content.pasture_room), (7, 4));
    let with = |is: fn(&Plot) -> bool| content.tiles.iter().flat_map(|it| &it.plots).filter(|it| is(it)).count();
    assert_eq!(with(|it| it.settlement() != 0), 5);
    assert_eq!(with(|it| matches!(it, Plot::Plain)), 11);
}

/// 30 spaces from the spring to the last space in each round, with one lock on each arm and one before the end.
#[test]
fn river() {
    let content = content();
    for (round, arm) in [(0, Lock::Upper), (1, Lock::Lower)] {
        let mut at = content.river_starts[0][0];
        let (mut spaces, mut locks) = (vec![at], Vec::new());
        while let Some(next) = content.river(at).next[round] {
            locks.extend(content.river(at).lock);
            spaces.push(next);
            at = next;
        }
        assert_eq!((spaces.len(), locks), (30, vec![arm, Lock::Last]));
        assert!(content.river(at).port);
        assert_eq!(spaces[1..29].iter().filter(|it| content.river(**it).port).count(), 6);
    }
    let starts = content.river_starts.map(|it| it.map(|it| content.river(it).key.clone()));
    assert_eq!(starts, [["r1", "r1", "r3", "r3"], ["r1", "r1", "r3", "r6"]]);
    assert!(content.river_starts.iter().flatten().all(|it| content.river(*it).port));
}

/// A whole board empty: 10 coins and 19 VP of income, 28 VP at the end.
#[test]
fn player_board() {
    let content = content();
    let all = || content.recesses.iter().flatten();
    let coins = |gain: &Gain| if let Gain::Coins(n) = gain { *n } else { 0 };
    let vp = |gain: &Gain| if let Gain::Vp(n) = gain { *n } else { 0 };
    assert_eq!(all().flat_map(|it| &it.income).map(coins).sum::<u32>(), 10);
    assert_eq!(all().flat_map(|it| &it.income).map(vp).sum::<i32>(), 19);
    assert_eq!(all().map(|it| it.vp).sum::<i32>(), 28);
    let rows = |kind: Kind| content.recesses(kind).iter().map(|it| it.row).collect::<Vec<_>>();
    assert_eq!(rows(Kind::House), [1, 1, 2, 2, 3, 3]);
    assert_eq!(rows(Kind::Settlement), [2, 3, 4, 5]);
    assert_eq!(rows(Kind::Cattle), [1, 2, 3, 4, 5]);
    let fees = |kind: Kind| content.recesses(kind).iter().map(|it| it.fee).collect::<Vec<_>>();
    assert_eq!((fees(Kind::Settlement), fees(Kind::Cattle)), (vec![0, 0, 1, 2], vec![0, 0, 0, 1, 2]));
    assert_eq!(content.levers.iter().map(|it| it.coins).sum::<u32>(), 95);
    assert_eq!(Track::ALL.map(|it| content.track(it).len()), [11, 11]);
}

/// 7 action tiles: 2 day, 2 dusk, 2 night, 1 without a group.
#[test]
fn action_board() {
    let content = content();
    let of = |group: Option<Group>| content.groups.iter().filter(|it| **it == group).count();
    assert_eq!([of(Some(Group::Day)), of(Some(Group::Dusk)), of(Some(Group::Night)), of(None)], [2, 2, 2, 1]);
    assert_eq!(content.rows.iter().map(|it| it.steps).collect::<Vec<_>>(), [4, 3, 3, 3, 2, 2, 1]);
    assert_eq!(content.rows.iter().map(|it| it.vp).collect::<Vec<_>>(), [0, 0, 0, 0, 0, 1, 3]);
}

/// 16 scoring tiles whose demands never fall; 10 solo tokens whose corners name every space.
#[test]
fn scoring_tiles_and_solo_tokens() {
    let content = content();
    assert_eq!(content.scoring.len(), 16);
    assert!(content.scoring.iter().all(|it| it.values.is_sorted()), "demands fall");
    let corners: Vec<SpaceId> = content.tokens.iter().flat_map(|it| it.corners).collect();
    assert_eq!((content.tokens.len(), corners.len()), (10, 40));
    assert!(content.space_ids().all(|it| corners.contains(&it)));
    let removed = Level::ALL.map(|it| Side::ALL.map(|side| content.removed(it, side)));
    assert_eq!(removed, [[0, 4], [1, 3], [2, 2], [3, 1], [4, 0]]);
    assert_eq!(content.eminence.cactus.len(), 31);
}

#[test]
fn every_row_says_where_it_comes_from() {
    let content = content();
    let of = |start: &str| content.origins().iter().filter(|it| it.id.starts_with(start)).count();
    let starts = ["card/", "scoring/", "space/", "tile/", "river/", "lever/", "recess/", "action/", "token/"];
    assert_eq!(starts.map(of), [165, 16, 33, 36, 40, 12, 17, 7, 10]);
    let origin = |id: &str| content.origins().iter().find(|it| it.id == id).unwrap();
    assert_eq!(origin("card/forge").except["cost"], Provenance::Rulebook);
    assert_eq!(origin("scoring/t10").except["third-value"], Provenance::Deduced);
    assert_eq!(origin("river/r2").provenance, Provenance::Reconstructed);
}

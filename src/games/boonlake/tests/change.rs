//! What the tests of all components share: the lists as they were copied a second time, and what a rule has changed for A.

use std::collections::BTreeMap;

use super::kit::*;
use crate::games::boonlake::content::ScoringId;
use crate::games::boonlake::state::*;

/// The rows of a list of `catalogue.txt`, each split into its columns.
pub(super) fn list(name: &str) -> impl Iterator<Item = Vec<&'static str>> {
    let head = format!("## {name}: ");
    let rows = include_str!("catalogue.txt").lines().skip_while(move |it| !it.starts_with(&head)).skip(1);
    rows.take_while(|it| !it.is_empty()).map(|it| it.split(" | ").collect())
}

/// The rows of a list with so many columns.
pub(super) fn rows<const N: usize>(name: &str) -> impl Iterator<Item = [&'static str; N]> {
    list(name).map(|it| it.try_into().unwrap_or_else(|it| panic!("{it:?}")))
}

/// `2 0 1 0`, `–`.
pub(super) fn numbers(text: &str) -> Vec<u8> {
    text.split(' ').filter(|it| *it != "–").map(|it| it.parse().unwrap()).collect()
}

pub(super) type Change = BTreeMap<String, i64>;

/// `coins -4 vp 3` as a change; a word that stands twice adds up.
pub(super) fn changed(text: &str) -> Change {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut change = Change::new();
    for pair in words.chunks(2) {
        *change.entry(pair[0].to_owned()).or_default() += pair[1].parse::<i64>().unwrap();
    }
    change.retain(|_, n| *n != 0);
    change
}

/// What A has, by the words of a change.
fn has(state: &State) -> Change {
    let it = &state.board.players[A];
    let up = it.levers.iter().filter(|it| **it == LeverState::Up).count();
    let all = [
        ("coins", i64::from(it.coins)),
        ("vases", i64::from(it.vases)),
        ("vp", i64::from(it.vp)),
        ("cards", state.hand(A).len() as i64),
        ("played", it.played.len() as i64),
        ("ranch", i64::from(it.ranch)),
        ("supply", i64::from(it.supply)),
        ("coin-track", it.tracks[0] as i64),
        ("card-track", it.tracks[1] as i64),
        ("wood", i64::from(it.sites[0])),
        ("clay", i64::from(it.sites[1])),
        ("stone", i64::from(it.sites[2])),
        ("iron", i64::from(it.sites[3])),
        ("houses", i64::from(it.houses)),
        ("settlements", i64::from(it.settlements)),
        ("cattle", i64::from(it.cattle)),
        ("aside", i64::from(it.aside)),
        ("levers", it.built_levers() as i64),
        ("up", up as i64),
        ("projects", it.projects.iter().filter(|it| **it).count() as i64),
    ];
    all.into_iter().map(|(word, n)| (word.to_owned(), n)).collect()
}

/// What has changed for A.
pub(super) fn change(before: &State, after: &State) -> Change {
    let before = has(before);
    has(after).into_iter().map(|(word, n)| (word.clone(), n - before[&word])).filter(|it| it.1 != 0).collect()
}

/// A gain of the lists as a change: `coins 2`, `inhabitants 1`, `site wood`, `a + b`, `none`.
pub(super) fn gain(text: &str) -> String {
    let one = |it: &str| match it.split_once(' ') {
        Some(("inhabitants", n)) => format!("ranch {n} supply -{n}"),
        Some(("site", of)) => format!("{of} 1"),
        Some(_) => it.to_owned(),
        None => String::new(),
    };
    text.split(" + ").map(one).collect::<Vec<_>>().join(" ")
}

/// Sites and boats that show at least this, but of one kind, if it is named, 1 too few.
pub(super) fn show(player: &mut Player, needs: &str, short: Option<usize>) {
    let mut needs = numbers(needs);
    if let Some(kind) = short {
        needs[kind] -= 1;
    }
    player.sites = std::array::from_fn(|it| needs[it].min(2));
    let over = (0..4).flat_map(|kind| std::iter::repeat_n(kind, usize::from(needs[kind].saturating_sub(2))));
    // A boat that is not needed lies where it does not help.
    let idle = usize::from(short == Some(0));
    let places: Vec<usize> = over.chain([idle, idle]).collect();
    player.boats = [places[0], places[1]];
}

/// A position in which A has exactly so many of what is counted.
pub(super) fn counting(state: State, what: &str, n: u8) -> State {
    let many = usize::from(n);
    match what {
        "coin-track" => state.a(|it| it.tracks = [many, 0]),
        "card-track" => state.a(|it| it.tracks = [0, many]),
        "lower-track" => state.a(|it| it.tracks = [many + 1, many]),
        "site-levels" => state.a(|it| it.sites = [2, 4, 6, 8].map(|to| (n + 2).saturating_sub(to).min(2))),
        // Each of these touches the next.
        "connected-tiles" => {
            let path = [1, 2, 3, 5, 8, 7, 6, 4].into_iter().take(many);
            path.fold(state.pasture(33, &[A]), |state, number| state.pasture(number, &[A]))
        }
        "levers" => state.a(|it| it.levers[..many].fill(LeverState::Down)),
        "cattle" => state.a(|it| it.cattle = 5 - n),
        "houses" => state.a(|it| it.houses = 6 - n),
        "settlements" => state.a(|it| it.settlements = 4 - n),
        "bridge-presence" => state.pasture(3, &vec![A; many]).pasture(5, &[A; 3]),
        other => panic!("{other} is not counted"),
    }
}

/// The scoring tile of this key in an area, in place of what lies there.
pub(super) fn in_area(state: State, area: usize, key: &str) -> State {
    let at = built_in().scoring.iter().position(|it| it.key == key).unwrap();
    state.with(|s| {
        let before = s.board.areas[area].tile;
        let tile = ScoringId(at as u8);
        s.board.areas.iter_mut().filter(|it| it.tile == tile).for_each(|it| it.tile = before);
        s.board.areas[area].tile = tile;
    })
}

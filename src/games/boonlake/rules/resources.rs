//! Production sites, boats and resources (PRD): what a player shows when a card demands it.

use super::Table;
use super::reasons::priced;
use crate::engine::{Seat, Text};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::{Lever, Resource};
use crate::games::boonlake::content::{Content, Resources};
use crate::games::boonlake::labels::names::resource_name;
use crate::games::boonlake::state::{Player, State};

/// PRD-04: what a move upstream costs, whatever the distance.
const UPSTREAM: u32 = 2;

/// The highest level of a site (PRD-01).
pub(crate) const HIGHEST: u8 = 2;

/// PRD-02: what sites and boats show together; nothing of it is used up.
pub(crate) fn shown(state: &State, seat: Seat) -> Resources {
    shown_by(&state.board.players[seat], &state.content)
}

pub(crate) fn shown_by(player: &Player, content: &Content) -> Resources {
    shown_from(player, content, player.boats)
}

/// The same with the boats in other places.
pub(crate) fn shown_from(player: &Player, content: &Content, boats: [usize; 2]) -> Resources {
    let mut shown = player.sites;
    for place in boats {
        shown[content.canal[place] as usize] += 1;
    }
    shown
}

/// How many resources are missing, whatever their kind (CRD-06).
pub(crate) fn missing(shown: &Resources, wanted: &Resources) -> u32 {
    shown.iter().zip(wanted).map(|(has, needs)| u32::from(needs.saturating_sub(*has))).sum()
}

/// Whether boats could show all of it, some of them in other places, for no more coins than these (PRD-02, PRD-04).
pub(crate) fn boats_could_show(state: &State, seat: Seat, boats: &[usize], coins: u32, wanted: &Resources) -> bool {
    let player = &state.board.players[seat];
    let free = usize::from(player.is_up(Lever::L07));
    let places = |boat: usize| match boats.contains(&boat) {
        true => 0..state.content.canal.len(),
        false => player.boats[boat]..player.boats[boat] + 1,
    };
    let price = |to: [usize; 2]| {
        let upstream = to.iter().zip(player.boats).filter(|it| *it.0 < it.1).count();
        UPSTREAM * upstream.saturating_sub(free) as u32
    };
    let does = |to: [usize; 2]| price(to) <= coins && missing(&shown_from(player, &state.content, to), wanted) == 0;
    places(0).any(|one| places(1).any(|other| does([one, other])))
}

/// How many of how many resources sites and boats could show at most, wherever the boats are: one that goes to a resource takes another
/// away (PRD-02). The word says whether it is that, the price of moves, or what else is missing.
pub(crate) fn at_best(state: &State, seat: Seat, wanted: &Resources, more: bool) -> (&'static str, u32, u32) {
    let player = &state.board.players[seat];
    let all: u32 = wanted.iter().map(|it| u32::from(*it)).sum();
    let places = || 0..state.content.canal.len();
    let least = |to: [usize; 2]| missing(&shown_from(player, &state.content, to), wanted);
    let least = places().flat_map(|one| places().map(move |other| least([one, other]))).min().unwrap_or_default();
    let how = match least {
        _ if missing(&shown(state, seat), wanted) == 0 => "none",
        0 if more => "rest",
        0 => "dear",
        _ => "part",
    };
    (how, all - least, all)
}

/// The sites that are not at level 2.
pub(crate) fn sites_to_build(state: &State, seat: Seat) -> impl Iterator<Item = Resource> + '_ {
    Resource::ALL.into_iter().filter(move |it| state.board.players[seat].level(*it) < HIGHEST)
}

/// PRD-01, PRD-06: a new site at level 1, or a built one at level 2; at level 2 it is lost.
pub(crate) fn build_site(t: &mut Table, seat: Seat, site: Resource) {
    let level = &mut t.state.board.players[seat].sites[site as usize];
    if *level < HIGHEST {
        *level += 1;
        let level = *level;
        t.say_with(|_| {
            let note = Text::new("note-site").with("seat", seat).with("level", level);
            note.with("site", Text::new(format!("resource-{}", site.key())))
        });
    }
}

/// A move of one boat along the canal (PRD-04).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BoatMove {
    pub boat: usize,
    pub to: usize,
    /// In coins; downstream is free.
    pub price: u32,
    /// Upstream for free by L07.
    pub lever: bool,
}

/// PRD-03, PRD-04: every move that can be paid. Two boats at one place are one boat to choose from.
pub(crate) fn boat_moves(state: &State, seat: Seat, free: bool) -> Vec<BoatMove> {
    let player = &state.board.players[seat];
    let mut moves = Vec::new();
    for (boat, from) in player.boats.into_iter().enumerate() {
        if boat == 1 && from == player.boats[0] {
            continue;
        }
        for to in (0..state.content.canal.len()).filter(|it| *it != from) {
            let upstream = to < from;
            let price = if upstream { UPSTREAM } else { 0 };
            if player.coins >= price {
                moves.push(BoatMove { boat, to, price, lever: false });
            }
            if upstream && free {
                moves.push(BoatMove { boat, to, price: 0, lever: true });
            }
        }
    }
    moves
}

pub(crate) fn move_boat(t: &mut Table, seat: Seat, step: BoatMove) {
    let player = &mut t.state.board.players[seat];
    player.coins -= step.price.min(player.coins);
    let from = std::mem::replace(&mut player.boats[step.boat], step.to);
    t.say_with(|state| {
        let at = |place: usize| resource_name(state.content.canal[place]);
        let note =
            if step.lever { Text::new("note-boat-lever") } else { priced("note-boat", &Goods::coins(step.price)) };
        note.with("seat", seat).with("n", step.boat + 1).with("from", at(from)).with("to", at(step.to))
    });
}

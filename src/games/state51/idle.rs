//! Who is passed without being asked (PAS-04): only whoever could do nothing whatever cards the hidden hand holds.
//!
//! What is looked at here lies open. If an action might be possible with some hand, the question is put, so that a pass
//! without a question tells nothing about the hand.

use super::ability::{Ability, Cost};
use super::kinds::{Category, Exchange, Good};
use super::pay::can_pay;
use super::state::{Built, Player, State};
use crate::engine::Seat;

pub fn is_idle(state: &State, seat: Seat) -> bool {
    !(hand_might_do(state, seat)
        || board_might_do(state, seat)
        || locations_might_do(state, seat)
        || others_might_be_touched(state, seat)
        || could_defend(state, seat)
        || could_store(state, seat))
}

/// BLD, DEA, RAZ, DEV with any card: no card has a Distance below 1.
fn hand_might_do(state: &State, seat: Seat) -> bool {
    let player = &state.board.players[seat];
    let pays = |good: Good| can_pay(player, &Cost::of(good, 1));
    let contact = pays(Good::Grey) || pays(Good::Red) || pays(Good::Blue);
    let develops = !player.built.is_empty() && (pays(Good::Brick) || pays(Good::Development));
    player.hand > 0 && (contact || develops)
}

/// FAC and CON.
fn board_might_do(state: &State, seat: Seat) -> bool {
    let player = &state.board.players[seat];
    let free = |it: &Exchange| !player.exchanges.contains_key(it);
    let exchanges = player.faction.map_or(&[][..], |it| &state.content.board(it).exchanges);
    let workers = can_pay(player, &Cost::of(Good::Worker, 2));
    let plays = |it: &&_| can_pay(player, &state.content.connection(**it).cost);
    workers
        || exchanges.iter().any(|(exchange, cost, _)| free(exchange) && can_pay(player, cost))
        || player.connections.iter().any(|it| plays(&it))
}

/// ACA, whatever the effect would be.
fn locations_might_do(state: &State, seat: Seat) -> bool {
    let player = &state.board.players[seat];
    let usable = |built: &Built, ability: &Ability| match ability {
        Ability::Use { times, cost, .. } => built.uses < *times && can_pay(player, cost),
        _ => false,
    };
    player.intact().any(|built| state.location(built).abilities.iter().any(|it| usable(built, it)))
}

/// RZO and OPN, against those who have not passed.
fn others_might_be_touched(state: &State, seat: Seat) -> bool {
    let player = &state.board.players[seat];
    let worker = can_pay(player, &Cost::of(Good::Worker, 1));
    let targets = || state.board.opponents_in(seat).flat_map(|it| state.board.players[it].intact());
    let open = |it: &Built| state.location(it).open && it.visitors == 0;
    let razed = |it: &Built| can_pay(player, &Cost::of(Good::Red, defence(state, it)));
    targets().any(|it| (worker && open(it)) || razed(it))
}

/// RZO-02, DEF-02, CRD-03: what it costs to raze a built location.
pub fn defence(state: &State, built: &Built) -> u32 {
    let location = state.location(built);
    let base = match location.category {
        Category::Production => 3,
        Category::Feature => 4,
        Category::Action => 5,
    };
    base + u32::from(built.token || location.abilities.contains(&Ability::Defended))
}

/// DEF-01.
fn could_defend(state: &State, seat: Seat) -> bool {
    let player = &state.board.players[seat];
    let bare = |it: &Built| !it.token && !state.location(it).abilities.contains(&Ability::Defended);
    player.has(Good::Defence) > 0 && player.intact().any(bare)
}

/// PAS-03: what lies in the pool and would fit onto a storage card.
fn could_store(state: &State, seat: Seat) -> bool {
    let player: &Player = &state.board.players[seat];
    let fits = |it: &Built| state.location(it).rooms().iter().any(|room| room.of.goods().any(|it| player.pooled(it) > 0));
    !state.board.end_begun && player.intact().any(fits)
}

//! The secondary action (SEC-01 to SEC-04): one of four, after the effect of the die.

use super::community;
use super::cost::Cost;
use super::officers::influence_for;
use super::outlook::Outlook;
use super::soldiers::{Call, SoldierPlacement, free_spaces, place, place_leader, placements, put};
use super::turn::Next;
use super::wrap_up::joining_cubes;
use crate::engine::{Ask, Play, Seat, Text};
use crate::games::perseverance::kinds::{Effect, Leader, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::state::{LeaderAt, Owner, Space, State, Table};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SecondaryAction {
    Influence(Zone, Price),
    Soldier(SoldierPlacement),
    LeaderToCommunity(Zone, Option<Effect>),
    LeaderToDefense(Space),
    Skip,
}

/// A number of cubes, and one way to pay for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Price {
    pub cubes: usize,
    pub key: &'static str,
    pub cost: Cost,
}

const fn price(cubes: usize, key: &'static str, cost: Cost) -> Price {
    Price { cubes, key, cost }
}

/// In retail an action must be taken if one is possible; in the beta it may be left out (TRN-09).
pub(crate) fn secondary_action(t: &mut Table, seat: Seat) -> Play {
    t.state.board.secondary = true;
    act(t, seat)?;
    t.state.board.secondary = false;
    Ok(())
}

fn act(t: &mut Table, seat: Seat) -> Play {
    let mut actions = influence_actions(t, seat);
    actions.extend(placements(&t.state, seat, None).into_iter().map(SecondaryAction::Soldier));
    actions.extend(leader_actions(t, seat));
    if actions.is_empty() {
        t.say_with(|_| Text::new("note-no-secondary").with("seat", seat));
        return Ok(());
    }
    if !t.state.board.retail() {
        actions.push(SecondaryAction::Skip);
    }
    // ATK-05: it decides on Settlements as well.
    let ask = t.ask_with(Ask::new("secondary", "TRN-09"), |s, ask| {
        let attack = Zone::ALL.into_iter().any(|it| s.is_full(it));
        ask.with("attack", usize::from(attack)).with("due", names::due_for_settlements(s)).with("then", then(s))
    });
    match t.choose(seat, ask, actions)? {
        SecondaryAction::Influence(zone, price) => {
            price.cost.pay(&mut t.state.board.players[seat])?;
            influence_for(t, Owner::Seat(seat), zone, price.cubes, price.cost);
        }
        SecondaryAction::Soldier(placement) => {
            put(t, seat, placement)?;
            place(t, seat, 1, Call::Second)?;
        }
        SecondaryAction::LeaderToCommunity(zone, effect) => {
            t.state.board.zones[zone].leader = Some(seat);
            t.state.board.players[seat].leader_at = LeaderAt::Community(zone);
            t.say_with(|_| Text::new("note-leader-community").with("seat", seat).with("zone", names::zone(zone)));
            if let Some(effect) = effect {
                community::resolve(t, seat, effect)?;
            }
        }
        SecondaryAction::LeaderToDefense(space) => place_leader(t, seat, space)?,
        SecondaryAction::Skip => t.say_with(|_| Text::new("note-skip").with("seat", seat)),
    }
    Ok(())
}

/// What follows; and what the Assembly of this turn puts on the Officers, for cubes placed now may prepare for it (ASM-09).
fn then(state: &State) -> Text {
    let joins = Next::of(state) == Next::Assembly && joining_cubes(&state.board, &state.content) > 0;
    if joins { Text::new("ask-then-assembly-cubes") } else { Next::within(state) }
}

fn prices(t: &Table, seat: Seat) -> Vec<Price> {
    // Games opened under the first rules offered the mixed price in retail only.
    let mut prices = price_list(&t.state, seat, t.state.board.retail() || t.rules() >= 2);
    let player = &t.state.board.players[seat];
    prices.retain(|it| it.cubes <= player.influence && it.cost.affordable(player));
    prices
}

/// SEC-01, and Adelita's Food in place of Stories (LDR-01): once in the beta, for any part of the price in retail.
pub(crate) fn price_list(state: &State, seat: Seat, mixed: bool) -> Vec<Price> {
    let mut prices = vec![price(1, "1", Cost::FREE), price(2, "2", Cost::stories(2)), price(3, "3", Cost::stories(4))];
    if state.board.leads(seat, Leader::Adelita) {
        prices.push(price(2, "2-food", Cost::food(1)));
        if state.board.retail() {
            prices.push(price(3, "3-food", Cost::food(2)));
        }
        if mixed {
            prices.push(price(3, "3-mixed", Cost::food(1).and(Cost::stories(2))));
        }
    }
    prices
}

fn influence_actions(t: &Table, seat: Seat) -> Vec<SecondaryAction> {
    let prices = prices(t, seat);
    Zone::ALL.into_iter().flat_map(|zone| prices.iter().map(move |it| SecondaryAction::Influence(zone, *it))).collect()
}

/// SEC-03 and SEC-04: the Leader, if it is not on the board already.
fn leader_actions(t: &Table, seat: Seat) -> Vec<SecondaryAction> {
    let mut actions = Vec::new();
    if t.state.board.players[seat].leader_at != LeaderAt::PlayerBoard {
        return actions;
    }
    let outlook = Outlook::now(&t.state, seat);
    for zone in Zone::ALL.into_iter().filter(|it| t.state.board.zones[*it].leader.is_none()) {
        let before = actions.len();
        let effects = Effect::of(zone).filter(|it| community::resolvable(&t.state, seat, *it, &outlook));
        actions.extend(effects.map(|it| SecondaryAction::LeaderToCommunity(zone, Some(it))));
        if actions.len() == before {
            actions.push(SecondaryAction::LeaderToCommunity(zone, None));
        }
    }
    actions.extend(free_spaces(&t.state).into_iter().map(SecondaryAction::LeaderToDefense));
    actions
}

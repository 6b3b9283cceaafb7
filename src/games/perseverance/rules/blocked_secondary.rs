//! Why a secondary action cannot be taken, the third part of `blocked`.

use super::blocked::{Blocked, refuse, unpaid, unresolved};
use super::community::resolvable;
use super::cost::Cost;
use super::outlook::Outlook;
use super::secondary::{SecondaryAction, price_list};
use super::soldiers::SoldierPlacement;
use crate::engine::{Choice, Label, Refusal, Seat, Text};
use crate::games::perseverance::kinds::{Effect, Leader, SoldierKind, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::state::{LeaderAt, Space, State};

pub(super) fn secondary(state: &State, seat: Seat) -> Blocked {
    let player = &state.board.players[seat];
    let mut all: Vec<(SecondaryAction, Refusal)> = Vec::new();
    if state.board.retail() {
        all.push((SecondaryAction::Skip, refuse("TRN-09", "refuse-skip")));
    }
    // What only the second rules offer is left out: of the rules a state knows nothing.
    let prices = price_list(state, seat, state.board.retail());
    // LDR-01: whoever can pay in another way misses nothing, be it one of the second rules.
    let ways = price_list(state, seat, true);
    let offered = |cubes: usize| ways.iter().any(|it| it.cubes == cubes && it.cost.affordable(player));
    for price in prices.iter().copied() {
        let few = || Text::new("refuse-cubes").with("have", player.influence);
        let few = (price.cubes > player.influence).then(|| refuse("AST-05", few()));
        let poor = || unpaid_cubes(state, seat, price.cost).filter(|_| !offered(price.cubes));
        if let Some(why) = few.or_else(poor) {
            all.extend(Zone::ALL.map(|zone| (SecondaryAction::Influence(zone, price), why.clone())));
        }
    }
    let ready = player.ready.total() > 0;
    for space in soldier_spaces(state) {
        for kind in SoldierKind::ALL {
            // Where only Light Soldiers are asked about, nobody misses a Heavy one whom they do not have (LDR-04).
            if state.board.keoni && kind == SoldierKind::Heavy {
                let other = (player.ready.heavy > 0).then(|| refuse("LDR-04", Text::new("refuse-keoni")));
                all.extend(other.map(|it| (SecondaryAction::Soldier(SoldierPlacement { kind, space }), it)));
                continue;
            }
            let text = Text::new(format!("refuse-ready-{}", kind.key()));
            let none = (player.ready.count(kind) == 0).then(|| refuse("SEC-02", text));
            let bare = (!ready).then(|| refuse("SEC-02", Text::new("refuse-ready")));
            let why = bare.or_else(|| taken(state, space, "SEC-02")).or(none);
            all.extend(why.map(|it| (SecondaryAction::Soldier(SoldierPlacement { kind, space }), it)));
        }
        let why = away(state, seat, "SEC-04").or_else(|| taken(state, space, "SEC-04"));
        all.extend(why.map(|it| (SecondaryAction::LeaderToDefense(space), it)));
    }
    for effect in Effect::ALL {
        let zone = effect.zone();
        let other = state.board.zones[zone].leader.is_some();
        let id = if is_last_round(state) { "refuse-leader-space-last" } else { "refuse-leader-space" };
        let other = other.then(|| Text::new(id).with("zone", names::zone(zone)));
        let idle = || {
            let idle = !resolvable(state, seat, effect, &Outlook::now(state, seat));
            idle.then(|| unresolved(state, seat, "SEC-03", effect))
        };
        let why = away(state, seat, "SEC-03").or_else(|| other.map(|it| refuse("SEC-03", it))).or_else(idle);
        all.extend(why.map(|it| (SecondaryAction::LeaderToCommunity(zone, Some(effect)), it)));
    }
    let mut told: Blocked = all.into_iter().map(|(action, why)| (action.offer(state), why)).collect();
    if !ready {
        // Whatever the space, that is why.
        let offer = Label::from("group-soldiers").of("soldiers".to_owned());
        told.insert(0, (offer, refuse("SEC-02", Text::new("refuse-ready"))));
    }
    told
}

/// Every Soldier space, taken or not.
fn soldier_spaces(state: &State) -> impl Iterator<Item = Space> + '_ {
    let shape = state.content.defense(state.board.seat_count());
    let rows = Zone::ALL.into_iter().flat_map(|zone| [0, 1].map(|row| (zone, row)));
    rows.flat_map(move |(zone, row)| shape.soldiers(row).iter().map(move |col| Space { zone, row, col: *col }))
}

fn taken(state: &State, space: Space, rule: &'static str) -> Option<Refusal> {
    let stands = state.board.zones[space.zone].defenders[space.row][space.col].is_some();
    stands.then(|| refuse(rule, Text::new("refuse-soldier-taken").with("space", names::space(space))))
}

/// The Leader stands on the board already.
pub(super) fn away(state: &State, seat: Seat, rule: &'static str) -> Option<Refusal> {
    let (id, zone) = match state.board.players[seat].leader_at {
        LeaderAt::PlayerBoard => return None,
        // What comes home after the last Assembly or after no attack, acts no more.
        LeaderAt::Community(zone) if is_last_round(state) => ("refuse-leader-town-last", zone),
        LeaderAt::Defense(zone) if state.is_past_attacks(zone) => ("refuse-leader-guard-last", zone),
        LeaderAt::Community(zone) => ("refuse-leader-town", zone),
        LeaderAt::Defense(zone) => ("refuse-leader-guard", zone),
    };
    Some(refuse(rule, Text::new(id).with("zone", names::zone(zone))))
}

/// Whether the game ends with the next Assembly.
fn is_last_round(state: &State) -> bool {
    state.board.assemblies + 1 >= state.content.assemblies(state.board.seat_count())
}

/// What is missing for cubes, with both ways to pay for whoever has two (SEC-01, LDR-01).
fn unpaid_cubes(state: &State, seat: Seat, cost: Cost) -> Option<Refusal> {
    let why = unpaid(state, seat, "SEC-01", cost)?;
    if !state.board.leads(seat, Leader::Adelita) {
        return Some(why);
    }
    let player = &state.board.players[seat];
    let id = if state.board.retail() { "refuse-cubes-adelita-retail" } else { "refuse-cubes-adelita-beta" };
    Some(refuse(why.rule, Text::new(id).with("food", player.food).with("stories", player.stories)))
}

//! Why a thing brings nothing now: the pieces are used up, the track is full, the price cannot be paid.

use crate::engine::{Seat, Text};
use crate::games::perseverance::content::{Goods, SettlementBonus};
use crate::games::perseverance::kinds::{Good, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::rules::cost::Cost;
use crate::games::perseverance::rules::soldiers::free_spaces;
use crate::games::perseverance::state::{LeaderAt, State};

/// What is missing for a price.
pub(super) fn short_of(missing: Cost, retail: bool) -> Text {
    Text::new("why-missing").with("missing", missing.list(retail))
}

/// Why a gain of this good would be lost, if it would be.
pub(super) fn lost(state: &State, seat: Seat, good: Good) -> Option<Text> {
    let (player, most) = (&state.board.players[seat], state.content.limits().track);
    let full = |value: u32| {
        let text = || Text::new("why-track-full").with("what", names::amount(good, value, state.board.retail()));
        (value >= most).then(text)
    };
    match good {
        Good::Valor => full(player.valor),
        Good::Safeguard => full(player.safeguard),
        Good::LightSoldier => (player.supply.light == 0).then(|| Text::new("why-no-light")),
        Good::Food | Good::Mr | Good::Story | Good::Follower | Good::Vote => None,
    }
}

/// What of these goods a player would really gain.
pub(super) fn gains(state: &State, seat: Seat, goods: &Goods) -> Goods {
    let real = goods.iter().map(|(good, count)| (*good, state.within_limits(seat, *good, *count)));
    real.filter(|it| it.1 > 0).collect()
}

/// What the bonus of a Settlement space really brings, where that is something but less than it says (EFF-08).
pub(super) fn less(state: &State, seat: Seat, zone: Zone, space: usize) -> Option<Text> {
    let part = |good: Good, count: u32| {
        let real = state.within_limits(seat, good, count);
        (0 < real && real < count).then(|| names::amount(good, real, state.board.retail()))
    };
    match state.content.settlement_bonus(space) {
        SettlementBonus::Production(times) => part(state.content.production(zone), times),
        SettlementBonus::Safeguard(count) => part(Good::Safeguard, count),
        SettlementBonus::PlaceSoldiers(count) => {
            let real = state.board.players[seat].ready.total().min(free_spaces(state).len());
            let less = 0 < real && real < count as usize;
            less.then(|| Text::new("bonus-place-soldiers").with("n", real))
        }
        SettlementBonus::None
        | SettlementBonus::Votes(_)
        | SettlementBonus::Influence(_)
        | SettlementBonus::RetrieveLeader => None,
    }
}

/// Why the bonus of a Settlement space brings nothing, if it brings nothing though there is one.
pub(super) fn bonus(state: &State, seat: Seat, zone: Zone, space: usize) -> Option<Text> {
    let player = &state.board.players[seat];
    let none = |lacks: bool, why: &'static str| lacks.then(|| Text::new(why));
    match state.content.settlement_bonus(space) {
        SettlementBonus::None | SettlementBonus::Votes(_) => None,
        SettlementBonus::Influence(_) => none(player.influence == 0, "why-no-cubes"),
        SettlementBonus::Production(_) => lost(state, seat, state.content.production(zone)),
        SettlementBonus::Safeguard(_) => lost(state, seat, Good::Safeguard),
        SettlementBonus::RetrieveLeader => none(player.leader_at == LeaderAt::PlayerBoard, "why-leader-home"),
        SettlementBonus::PlaceSoldiers(_) => none(player.ready.total() == 0, "why-no-soldier")
            .or_else(|| none(free_spaces(state).is_empty(), "why-no-space")),
    }
}

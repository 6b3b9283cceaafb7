//! What a house, a settlement or cattle costs and what it brings: at once, in every scoring, and at the end.

use super::details::ranch;
use super::goals;
use super::names::price_list;
use crate::engine::{Seat, Text};
use crate::games::boonlake::content::SpaceId;
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::Kind;
use crate::games::boonlake::rules::card_effects::own;
use crate::games::boonlake::rules::cattle;
use crate::games::boonlake::rules::income::income_of;
use crate::games::boonlake::rules::player_rows::emptied;
use crate::games::boonlake::rules::upgrade::{self, FEE_VP, Less, Price};
use crate::games::boonlake::state::{Laid, Piece, PlotId, State};

pub(crate) fn house(state: &State, seat: Seat, at: PlotId, less: u32) -> Text {
    let price = Price::new(upgrade::HOUSE, 0, less);
    // The inhabitant on the plot returns, too (UPG-01).
    detail(state, seat, price, Back { inhabitants: 1, house: false }, Goods::default(), 0, |then| {
        then.board.put(at, Piece { owner: own(seat), kind: Kind::House });
        let player = &mut then.board.players[seat];
        player.houses = player.houses.saturating_sub(1);
    })
}

pub(crate) fn settlement(state: &State, seat: Seat, at: PlotId, less: Less) -> Text {
    let points: i32 = upgrade::settlement_points(state, seat, at).into_iter().sum();
    let now = Goods { vp: points.max(0) as u32, ..Goods::default() };
    let price = upgrade::settlement_price(state, seat, less).unwrap_or(Price::new(0, 0, 0));
    let back = Back { house: true, ..Back::default() };
    detail(state, seat, price, back, now, points.min(0).unsigned_abs(), |then| {
        then.board.put(at, Piece { owner: own(seat), kind: Kind::Settlement });
        let player = &mut then.board.players[seat];
        player.settlements = player.settlements.saturating_sub(1);
    })
}

pub(crate) fn cattle(state: &State, seat: Seat, space: SpaceId) -> Text {
    let price = cattle::price(state, seat, space).unwrap_or(Price::new(0, 0, 0));
    let reward = Goods::coins(cattle::reward(state, seat, space));
    detail(state, seat, price, Back::default(), reward, 0, |then| {
        if let Some(Laid::Pasture(cattle)) = then.board.laid_mut(space) {
            cattle.push(own(seat));
        }
        let player = &mut then.board.players[seat];
        player.cattle = player.cattle.saturating_sub(1);
    })
}

/// What returns from the map besides the inhabitants that are paid: they to the supply, a house beside the own board (UPG-07).
#[derive(Clone, Copy, Default)]
struct Back {
    inhabitants: u32,
    house: bool,
}

fn detail(
    state: &State,
    seat: Seat,
    price: Price,
    back: Back,
    now: Goods,
    loss: u32,
    place: impl Fn(&mut State),
) -> Text {
    let mut then = state.clone();
    place(&mut then);
    let rows = then.board.players[seat].release(&state.content).len();
    let now = Goods { inhabitants: rows as u32, ..now };
    let (before, after) = (income_of(state, seat), income_of(&then, seat));
    let vp = (after.vp - before.vp).max(0).unsigned_abs();
    let income = Goods { coins: after.coins.saturating_sub(before.coins), vp, ..Goods::default() };
    let end = |it: &State| emptied(&it.content, &it.board.players[seat]).map(|it| it.vp).sum::<i32>();
    let sure = Goods { vp: loss, ..Goods::default() };
    let paid = price.inhabitants - price.extra;
    let extra = Some(Text::new("cost-extra").with("n", price.extra).with("vp", FEE_VP)).filter(|_| price.extra > 0);
    let ranch = Some(ranch(state, seat, -(paid as i32))).filter(|_| paid > 0);
    let cost: Vec<Text> = ranch.into_iter().chain(sure.list()).chain(extra).collect();
    let cost = if cost.is_empty() { price_list(&sure) } else { cost };
    let mut brings = Vec::new();
    let returned = paid + back.inhabitants;
    let mut returns = Vec::new();
    let room = if loss > 0 || price.extra > 0 { 0 } else { 2 };
    let goals = goals::changed(state, &then, seat, room);
    // In the rare case that all else has to be said, too, there is no room for it.
    let full = (loss > 0 && price.extra > 0 && rows > 0) || (now != Goods::default() && !goals.is_empty());
    returns.extend((returned > 0 && !full).then(|| Text::new("back-supply").with("n", returned)));
    returns.extend((back.house && !full && loss == 0 && price.extra == 0).then(|| Text::new("back-house")));
    if !returns.is_empty() {
        brings.push(Text::new("list").with("what", returns));
    }
    let mut add = |id: &'static str, what: Goods| {
        let some = Some(what.list()).filter(|it| !it.is_empty());
        brings.extend(some.map(|it| Text::new(id).with("what", it)));
    };
    add("brings-now", now);
    add("brings-scoring", income);
    add("brings-end", Goods { vp: (end(&then) - end(state)).max(0).unsigned_abs(), ..Goods::default() });
    // One after the other, since each is a list of its own.
    let start = Text::new("detail-cost").with("cost", cost);
    let more = |text: Text, it: Text| Text::new("detail-brings").with("before", text).with("what", it);
    goals::behind(brings.into_iter().fold(start, more), goals)
}

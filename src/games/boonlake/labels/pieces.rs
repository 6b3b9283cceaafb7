//! What a house, a settlement or cattle costs and what it brings: at once, in every scoring, and at the end.

use super::details::ranch;
use super::goals;
use super::names::printed;
use crate::engine::{Clause, Seat, Text};
use crate::games::boonlake::content::SpaceId;
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::{Kind, Lever};
use crate::games::boonlake::content::words::Plot;
use crate::games::boonlake::rules::card_effects::own;
use crate::games::boonlake::rules::cattle;
use crate::games::boonlake::rules::develop;
use crate::games::boonlake::rules::end::final_points;
use crate::games::boonlake::rules::income::{cattle_points, income_of};
use crate::games::boonlake::rules::upgrade::{self, FEE_VP, Less, PRESENCE, Price};
use crate::games::boonlake::state::{Laid, Owner, Phase, Piece, PlotId, State};

/// What is placed costs, returns, and brings besides income.
#[derive(Default)]
struct Placed {
    price: Option<Price>,
    back: Back,
    now: Goods,
    /// VP that are lost at once.
    loss: u32,
    /// What a settlement would need and bring there.
    later: Vec<Text>,
    /// Whether L08 goes down for it.
    lever: bool,
}

/// What returns from the map besides the inhabitants that are paid: they to the supply, a house beside the own board (UPG-07).
#[derive(Clone, Copy, Default)]
struct Back {
    inhabitants: u32,
    house: bool,
}

pub(crate) fn house(state: &State, seat: Seat, at: PlotId, less: u32) -> Text {
    let mut then = state.clone();
    then.board.put(at, Piece { owner: own(seat), kind: Kind::House });
    let player = &mut then.board.players[seat];
    player.houses = player.houses.saturating_sub(1);
    let points = develop::plot(state, at).map_or(0, Plot::settlement);
    let worth = (points != 0).then(|| Text::new("plot-settlement-later").with("vp", points));
    let price = Some(Price::new(upgrade::HOUSE, 0, less));
    // The inhabitant on the plot returns, too (UPG-01).
    let back = Back { inhabitants: 1, house: false };
    let around = around(state, seat, at);
    // UPG-06: what another settlement in the region costs is no less a part of what it would be worth.
    let [second, _] = upgrade::settlement_points(state, seat, at);
    let second = (second != 0).then(|| Text::new("settlement-second").with("vp", -second));
    let later = around.map(|it| [it].into_iter().chain(second).chain(worth).collect()).unwrap_or_default();
    detail(state, seat, then, Placed { price, back, later, ..Placed::default() })
}

/// How many of the pieces that a settlement needs are around a plot; whoever has none left cannot build any there (UPG-03, UPG-08).
pub(super) fn around(state: &State, seat: Seat, at: PlotId) -> Option<Text> {
    let n = upgrade::presence_around(state, at).min(PRESENCE);
    let text = || Text::new("house-around").with("n", n).with("wanted", PRESENCE);
    (state.board.players[seat].settlements > 0).then(text)
}

pub(crate) fn settlement(state: &State, seat: Seat, at: PlotId, less: Less) -> Text {
    let mut then = state.clone();
    then.board.put(at, Piece { owner: own(seat), kind: Kind::Settlement });
    let player = &mut then.board.players[seat];
    player.settlements = player.settlements.saturating_sub(1);
    let points: i32 = upgrade::settlement_points(state, seat, at).into_iter().sum();
    let now = Goods { vp: points.max(0).unsigned_abs(), ..Goods::default() };
    let price = upgrade::settlement_price(state, seat, less);
    let back = Back { house: true, ..Back::default() };
    let loss = points.min(0).unsigned_abs();
    detail(state, seat, then, Placed { price, back, now, loss, lever: less.lever, ..Placed::default() })
}

pub(crate) fn cattle(state: &State, seat: Seat, space: SpaceId) -> Text {
    let mut then = state.clone();
    if let Some(Laid::Pasture(cattle)) = then.board.laid_mut(space) {
        cattle.push(own(seat));
    }
    let player = &mut then.board.players[seat];
    player.cattle = player.cattle.saturating_sub(1);
    let price = cattle::price(state, seat, space);
    let now = Goods::coins(cattle::reward(state, seat, space));
    detail(state, seat, then, Placed { price, now, ..Placed::default() })
}

fn detail(state: &State, seat: Seat, mut then: State, placed: Placed) -> Text {
    let Placed { price, back, now, loss, later, lever } = placed;
    let price = price.unwrap_or(Price::new(0, 0, 0));
    let rows = then.board.players[seat].release(&state.content).len();
    let now = Goods { inhabitants: rows as u32, ..now };
    let left = state.board.scorings_left();
    let income = more_income(state, &then, seat, left);
    let end = (final_points(&then, seat).total() - final_points(state, seat).total()).max(0).unsigned_abs();
    let returned = price.inhabitants - price.extra + back.inhabitants;
    let supply = (returned > 0).then(|| Text::new("back-supply").with("n", returned));
    let aside = back.house.then(|| "back-house".into());
    let others = Some(others_cattle(state, &then, seat)).filter(|it| *it > 0);
    let brings =
        |text: Text, what: Goods| Some(what.list()).filter(|it| !it.is_empty()).map(|it| text.with("what", it));
    // What a piece is worth to its player ranks before what it prepares, and that before what returns. All that it can be worth may
    // be longer than there is room, so that only the price is always said.
    let mut clauses = vec![Clause::new(0, Text::new("detail-cost").with("cost", cost(state, seat, price, loss)))];
    let down = lever.then(|| Text::new("lever-down").with("lever", printed(Lever::L08.key())));
    clauses.extend(down.map(|it| Clause::new(4, it)));
    clauses.extend(supply.map(|it| Clause::new(9, it)));
    clauses.extend(aside.map(|it: Text| Clause::new(10, it)));
    clauses.extend(brings(Text::new("brings-now"), now).map(|it| Clause::new(1, it)));
    clauses.extend(brings(scorings(state, &income), income).map(|it| Clause::new(2, it)));
    clauses.extend(others.map(|n| Clause::new(6, Text::new("brings-others").with("left", left).with("n", n))));
    clauses.extend(brings(Text::new("brings-end"), Goods { vp: end, ..Goods::default() }).map(|it| Clause::new(3, it)));
    clauses.extend(later.into_iter().map(|it| Clause::new(5, it)));
    clauses
        .extend(goals::changed(state, &then, seat).into_iter().zip([4, 7, 8]).map(|(it, rank)| Clause::new(rank, it)));
    Text::of_clauses(clauses)
}

/// In which scorings an income comes: coins do not in the last one (INC-04).
fn scorings(state: &State, income: &Goods) -> Text {
    let left = state.board.scorings_left();
    match (income.coins, income.vp) {
        // The income of a scoring comes after its cards and upgrades (INT-01, INT-08).
        (0, _) if left > 1 && state.board.phase == Phase::Scoring => Text::new("brings-scoring-now").with("left", left),
        (0, _) => Text::new("brings-scoring").with("left", left),
        (_, 0) => Text::new("brings-coins"),
        _ => Text::new("brings-both"),
    }
}

/// What leaves the ranch, what VP are lost, and what may be paid in VP.
fn cost(state: &State, seat: Seat, price: Price, loss: u32) -> Vec<Text> {
    let paid_inhabitants = price.inhabitants - price.extra;
    let paid = (paid_inhabitants > 0).then(|| ranch(state, seat, -(paid_inhabitants as i32)));
    // Of the extra inhabitants whoever has none left pays VP (UPG-04).
    let left = u32::from(state.board.players[seat].ranch).saturating_sub(paid_inhabitants);
    let free = price.extra.min(left);
    let loss = loss + FEE_VP * (price.extra - free);
    let lost = (loss > 0).then(|| Text::new("lose-vp").with("vp", loss));
    let extra = (free > 0).then(|| Text::new("cost-extra").with("n", free).with("vp", FEE_VP));
    let cost: Vec<Text> = paid.into_iter().chain(lost).chain(extra).collect();
    if cost.is_empty() { vec![Text::new("cost-none")] } else { cost }
}

/// How much more comes in with every scoring that is left; in the last one only VP do (INC-04).
fn more_income(state: &State, then: &State, seat: Seat, left: u8) -> Goods {
    let (before, after) = (income_of(state, seat), income_of(then, seat));
    let coins = if left > 1 { after.coins.saturating_sub(before.coins) } else { 0 };
    Goods { coins, vp: (after.vp - before.vp).max(0).unsigned_abs(), ..Goods::default() }
}

/// INC-03: the VP that all others gain with every scoring for their cattle beside a new settlement.
fn others_cattle(state: &State, then: &State, seat: Seat) -> i32 {
    let seats = state.board.players.seats().all().filter(|it| *it != seat).map(own);
    let owners = seats.chain(state.board.eminence.iter().map(|_| Owner::Eminence));
    owners.map(|it| cattle_points(then, it) - cattle_points(state, it)).sum()
}

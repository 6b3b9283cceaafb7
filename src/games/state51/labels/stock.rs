//! What a player has of the goods of an offer, before it and after it.

use super::goods::{short, shorts};
use crate::engine::{Clause, Seat, Text};
use crate::games::state51::content::ability::{Bag, Cost};
use crate::games::state51::content::kinds::Good;
use crate::games::state51::rules::means::{Means, Payment};
use crate::games::state51::rules::pass::takes;
use crate::games::state51::state::{Built, BuiltId, State};

/// More of them would not fit.
const MOST: usize = 4;

/// How much there is of every good that is gained, and of those that are paid, where it is certain which; and of Deals.
pub(crate) fn stock(state: &State, seat: Seat, cost: &Cost, gain: &Bag) -> Vec<Text> {
    let mut paid = certain(&Means::of(state, seat).ways(cost));
    let mut gain = *gain;
    if state.board.players[seat].connections.is_empty() {
        paid.add(Good::Card, cost.cards());
    } else if cost.cards() > 0 {
        // A Connection card may be discarded in the place of a location, so that it is open how many there will be (LIM-08).
        gain.take(Good::Card, gain.count(Good::Card));
    }
    let to_draw = cards_to_draw(state) + paid.count(Good::Card);
    let mut all = moved(state, seat, &paid, &gain, to_draw);
    if cost.deals > 0 {
        let from = deals(state, seat);
        all.insert(0, deal_stock(from, from.saturating_sub(cost.deals)));
    }
    all
}

/// The same for what a card of the hand is used for: it leaves the hand, and does not come back with what it gives (DEA-01, RAZ-01).
pub(super) fn stock_of_card(state: &State, seat: Seat, cost: &Cost, gain: &Bag) -> Vec<Text> {
    let mut paid = certain(&Means::of(state, seat).ways(cost));
    paid.add(Good::Card, u32::from(gain.count(Good::Card) > 0));
    moved(state, seat, &paid, gain, cards_to_draw(state))
}

/// Where the ways to pay take different goods the payer is asked, and it is open what goes down (LIM-06).
pub(super) fn open_payment(state: &State, seat: Seat, cost: &Cost) -> Option<Clause> {
    let ways = Means::of(state, seat).ways(cost);
    let (certain, asked) = (certain(&ways), ways.first().map(|it| all_of(it).total()));
    let mut open: Vec<Good> = ways.iter().flat_map(|it| it.parts().map(|it| it.1)).collect();
    open.retain(|it| certain.count(*it) == 0);
    open.sort_unstable();
    open.dedup();
    let name = |good: Good| Text::new(format!("good-{}-short", good.key()));
    let text = match open[..] {
        [one, other] => Text::new("stock-open-two").with("one", name(one)).with("other", name(other)),
        _ => Text::new("stock-open"),
    };
    (asked > Some(certain.total())).then(|| Clause::new(1, text))
}

/// Where nothing but Ammo is there for a basic resource: else a price in Fuel would seem to cost what one does not have (LIM-03).
pub(super) fn ammo_pays(state: &State, seat: Seat, cost: &Cost) -> Option<Clause> {
    let paid = certain(&Means::of(state, seat).ways(cost));
    (paid.count(Good::Ammo) > cost.goods.count(Good::Ammo)).then(|| Clause::new(1, "ammo-pays"))
}

/// Where what is there of a good is more than the pool shows (LIM-07).
pub(super) fn placed_included(state: &State, seat: Seat, cost: &Cost) -> Option<Clause> {
    let placed = |good: &Good| state.board.players[seat].placed(*good) > 0;
    let is_placed = cost.goods.iter().any(|it| placed(it.0));
    // What lies on cards outlasts the round, so that it matters which of them pays (CLN-03).
    if is_placed || (cost.basic > 0 && Good::BASIC.iter().any(placed)) {
        let is_asked = Means::of(state, seat).ways(cost).len() > 1 && open_payment(state, seat, cost).is_none();
        if is_asked {
            return Some(Clause::new(1, "placed-asked"));
        }
    }
    is_placed.then(|| Clause::new(3, "placed-included"))
}

/// Where a card of the hand is a part of the price the payer is asked which (LIM-08).
pub(super) fn card_asked(state: &State, seat: Seat, cost: &Cost) -> Option<Clause> {
    let held = state.hand(seat).len() + state.board.players[seat].connections.len();
    (cost.cards() > 0 && held > 1).then(|| Clause::new(1, "card-asked"))
}

/// Once the deck and the discards are gone a draw is lost (LIM-09).
fn cards_to_draw(state: &State) -> u32 {
    u32::try_from(state.secret.deck.len() + state.board.discard.len()).unwrap_or(u32::MAX)
}

/// What every way to pay takes alike: of a cost that Ammo may pay in part, the Workers are certain all the same.
fn certain(ways: &[Payment]) -> Bag {
    let ways: Vec<Bag> = ways.iter().map(all_of).collect();
    let alike = |good: &Good, count: u32| ways.iter().all(|it| it.count(*good) == count);
    let goods = ways.first().into_iter().flat_map(|it| it.iter().map(|(good, count)| (*good, *count)));
    goods.filter(|(good, count)| alike(good, *count)).collect()
}

/// What pays a Distance: contacts of this kind, and universal ones where there are any (LIM-04).
pub(crate) fn contacts(state: &State, seat: Seat, contact: Good) -> Vec<Text> {
    let player = &state.board.players[seat];
    let universal = player.has(Good::Universal);
    let mut have = vec![short(contact, player.has(contact))];
    have.extend((universal > 0).then(|| short(Good::Universal, universal)));
    have
}

fn deals(state: &State, seat: Seat) -> u32 {
    u32::try_from(state.board.players[seat].deals.len()).unwrap_or(u32::MAX)
}

fn deal_stock(from: u32, to: u32) -> Text {
    Text::new("stock").with("from", from).with("what", Text::new("good-deal").with("count", to))
}

/// One Deal more.
pub(super) fn deal_made(state: &State, seat: Seat) -> Text {
    let from = deals(state, seat);
    deal_stock(from, from + 1)
}

fn all_of(payment: &Payment) -> Bag {
    payment.parts().map(|(_, good, count)| (good, count)).collect()
}

/// What one way to pay leaves. Goods on cards are not lost at Cleanup like those of the pool (CLN-03, LIM-07), but what lies on a card
/// that is replaced comes to the pool (DEV-06).
pub(crate) fn paid(state: &State, seat: Seat, payment: &Payment, replaced: Option<BuiltId>) -> Text {
    let what = changed("detail-gain", moved(state, seat, &all_of(payment), &Bag::new(), 0));
    if let Some(old) = replaced.map(|it| &state.board[it]).filter(|it| !it.placed.is_empty()) {
        return with_old(what, old);
    }
    let goods = all_of(payment);
    let kept = goods.iter().map(|it| (*it.0, state.board.players[seat].placed(*it.0) - payment.cards.count(*it.0)));
    let kept: Vec<(Good, u32)> = kept.collect();
    let is_placed = goods.iter().any(|it| state.board.players[seat].placed(*it.0) > 0);
    match kept[..] {
        [(good, kept)] if is_placed => left(state, seat, good, payment, kept),
        _ if is_placed && !state.board.end_begun => {
            let mut kept = shorts(&kept.into_iter().collect());
            if kept.is_empty() {
                kept.push("gained-nothing".into());
            }
            Text::of_clauses(vec![Clause::new(0, what), Clause::new(1, changed("kept-on-cards", kept))])
        }
        _ => what,
    }
}

/// How much of the good that is paid there is then in the pool and on the cards, and what becomes of either.
fn left(state: &State, seat: Seat, good: Good, payment: &Payment, kept: u32) -> Text {
    let pooled = state.board.players[seat].pooled(good) - payment.pool.count(good);
    // Once the end has begun there is no Cleanup (END-03).
    let goes = pooled > 0 && !state.board.end_begun;
    let pool = match goes {
        true if takes(state, seat, good) => "left-pool-unstored",
        true => "left-pool-lost",
        false => "left-pool",
    };
    let cards = if kept > 0 && !state.board.end_begun { "left-cards-kept" } else { "left-cards" };
    Text::new("detail-left")
        .with("good", Text::new(format!("good-{}-short", good.key())))
        .with("pool", Text::new(pool).with("n", pooled))
        .with("cards", Text::new(cards).with("n", kept))
}

/// What is paid for a Development, and what becomes of the goods on the card that is replaced (DEV-06).
pub(crate) fn with_old(what: Text, old: &Built) -> Text {
    let mut clauses = vec![Clause::new(0, what)];
    clauses.extend((!old.placed.is_empty()).then(|| Clause::new(1, "develop-placed")));
    Text::of_clauses(clauses)
}

/// What a gain without a price brings it to.
pub(crate) fn gained(state: &State, seat: Seat, gain: &Bag) -> Text {
    changed("detail-gain", moved(state, seat, &Bag::new(), gain, cards_to_draw(state)))
}

/// What taking one of a good from the pool of another player brings both to (CRD-04).
pub(crate) fn stolen(state: &State, seat: Seat, owner: Seat, good: Good) -> Text {
    let yours = moved(state, seat, &Bag::new(), &Bag::from([(good, 1)]), 0);
    let from = state.board.players[owner].pooled(good);
    let theirs = Text::new("stock").with("from", from).with("what", short(good, from.saturating_sub(1)));
    changed("detail-steal", yours).with("seat", owner).with("theirs", theirs)
}

/// What is paid comes first. Of cards there come no more than can be drawn.
fn moved(state: &State, seat: Seat, paid: &Bag, gain: &Bag, to_draw: u32) -> Vec<Text> {
    let changed = |good: &Good| {
        let from = has(state, seat, *good);
        let most = if *good == Good::Card { to_draw } else { u32::MAX };
        let to = (from + gain.count(*good).min(most)).saturating_sub(paid.count(*good));
        if *good == Good::Card && from == to && paid.count(*good) == 1 {
            return Text::new("stock-card-back");
        }
        Text::new("stock").with("from", from).with("what", short(*good, to))
    };
    let gained = || gain.iter().map(|it| it.0).filter(|it| paid.count(**it) == 0);
    let mut all: Vec<Text> = paid.iter().map(|it| it.0).chain(gained()).map(changed).collect();
    if all.len() > MOST {
        // What is gained matters most; what is paid stands in the label besides.
        all = gain
            .iter()
            .map(|it| it.0)
            .chain(paid.iter().map(|it| it.0).filter(|it| gain.count(**it) == 0))
            .map(changed)
            .collect();
        all.truncate(MOST);
    }
    all
}

/// Goods on cards count: they are spent like those of the pool (LIM-07). How many cards somebody holds is open.
fn has(state: &State, seat: Seat, good: Good) -> u32 {
    match good {
        Good::Vp => state.board.players[seat].vp,
        Good::Card => u32::try_from(state.hand(seat).len()).unwrap_or(u32::MAX),
        good => state.board.players[seat].has(good),
    }
}

pub(crate) fn changed(id: &'static str, what: Vec<Text>) -> Text {
    Text::new(id).with("what", what)
}

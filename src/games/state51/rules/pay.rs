//! Payment (LIM-03 to LIM-08): whether a cost can be paid, in which ways, and where the goods go.

use std::collections::{BTreeMap, BTreeSet};

use super::Table;
use crate::engine::{Ask, Opt, Play, Seat, Text};
use crate::games::state51::content::ability::{Bag, Cost};
use crate::games::state51::content::kinds::{Exchange, Good};
use crate::games::state51::content::{ConnectionId, LocationId};
use crate::games::state51::labels::cards::{amount, amounts, card_label, connection_label, count_of};
use crate::games::state51::state::{BuiltId, Player, State};

/// Where the goods of a payment go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Supply,
    /// Onto the used card, until Cleanup (ACA-01).
    Card(BuiltId),
    /// Onto the field of a faction board, until Cleanup (FAC-02).
    Exchange(Exchange),
}

/// Where a good of a payment comes from: the pool, or the cards that placed it on themselves (LIM-07).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum From {
    Pool,
    Cards,
}

/// One way to pay the goods of a cost.
pub type Payment = BTreeMap<(From, Good), u32>;

/// A card of a hand as the cost of something (LIM-08).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandCard {
    Location(LocationId),
    Connection(ConnectionId),
}

/// What was paid in the end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Paid {
    pub goods: Bag,
    pub deals: Vec<LocationId>,
    pub cards: Vec<HandCard>,
}

impl Cost {
    pub fn of(good: Good, count: u32) -> Cost {
        Cost { goods: Bag::from([(good, count)]), ..Cost::default() }
    }

    fn cards(&self) -> u32 {
        self.goods.count(Good::Card)
    }

    /// The cost as a list of amounts.
    pub fn text(&self) -> Vec<Text> {
        let mut list: Vec<Text> = amounts(&self.goods);
        let odd = [("amount-basic", self.basic), ("amount-deal", self.deals)];
        list.extend(odd.into_iter().filter(|it| it.1 > 0).map(|(id, n)| Text::new(id).with("n", n)));
        list
    }
}

impl Paid {
    /// What was paid, as a list.
    pub fn text(&self, state: &State) -> Vec<Text> {
        let mut list = amounts(&self.goods);
        list.extend(self.deals.iter().map(|it| Text::new("paid-deal").with("card", card_label(state, *it))));
        list.extend(self.cards.iter().map(|it| Text::new("paid-card").with("card", it.label(state))));
        list
    }
}

impl HandCard {
    pub fn label(self, state: &State) -> Text {
        match self {
            HandCard::Location(card) => card_label(state, card),
            HandCard::Connection(card) => connection_label(state, card),
        }
    }
}

/// What replaces a good where there is too little of it (LIM-03, LIM-04).
fn stand_in(good: Good) -> Option<Good> {
    match good {
        Good::Brick | Good::Iron | Good::Gun | Good::Fuel => Some(Good::Ammo),
        Good::Grey | Good::Red | Good::Blue => Some(Good::Universal),
        _ => None,
    }
}

/// Whether a player could pay this, in whatever way.
pub fn can_pay(player: &Player, cost: &Cost) -> bool {
    let need = |good: Good| cost.goods.count(good);
    let short = |goods: &[Good]| -> u32 { goods.iter().map(|it| need(*it).saturating_sub(player.has(*it))).sum() };
    let plain = [Good::Worker, Good::Development, Good::Defence];
    let left: u32 = Good::BASIC.iter().map(|it| player.has(*it).saturating_sub(need(*it))).sum();
    let ammo = need(Good::Ammo) + short(&Good::BASIC);
    let universal = need(Good::Universal) + short(&[Good::Grey, Good::Red, Good::Blue]);
    let has = |good: Good, count: u32| player.has(good) >= count;
    short(&plain) == 0
        && has(Good::Universal, universal)
        && has(Good::Ammo, ammo)
        && left + player.has(Good::Ammo) - ammo >= cost.basic
        && player.hand + player.connections.len() >= cost.cards() as usize
        && player.deals.len() >= cost.deals as usize
        && need(Good::Vp) == 0
}

/// Every way to pay the goods of a cost, the preselected one first (LIM-06).
pub fn ways(player: &Player, cost: &Cost) -> Vec<Payment> {
    let mut needs: Vec<(u32, Vec<(From, Good)>)> = Vec::new();
    for (good, count) in cost.goods.iter().filter(|it| *it.0 != Good::Card) {
        let kinds = std::iter::once(*good).chain(stand_in(*good));
        needs.push((*count, kinds.flat_map(|it| [(From::Pool, it), (From::Cards, it)]).collect()));
    }
    if cost.basic > 0 {
        let exact = [From::Pool, From::Cards].into_iter().flat_map(|from| Good::BASIC.map(|it| (from, it)));
        needs.push((cost.basic, exact.chain([(From::Pool, Good::Ammo), (From::Cards, Good::Ammo)]).collect()));
    }
    let mut search = Search { player, needs: &needs, seen: BTreeSet::new(), found: Vec::new() };
    search.fill(0, 0, needs.first().map_or(0, |it| it.0), &Payment::new());
    search.found
}

/// Tries the sources in order, as much as possible of each first.
struct Search<'a> {
    player: &'a Player,
    needs: &'a [(u32, Vec<(From, Good)>)],
    seen: BTreeSet<Payment>,
    found: Vec<Payment>,
}

impl Search<'_> {
    fn fill(&mut self, need: usize, source: usize, open: u32, so_far: &Payment) {
        let Some((_, sources)) = self.needs.get(need) else {
            if self.seen.insert(so_far.clone()) {
                self.found.push(so_far.clone());
            }
            return;
        };
        if open == 0 {
            let next = self.needs.get(need + 1).map_or(0, |it| it.0);
            return self.fill(need + 1, 0, next, so_far);
        }
        let Some(from) = sources.get(source) else { return };
        let held = match from.0 {
            From::Pool => self.player.pooled(from.1),
            From::Cards => self.player.placed(from.1),
        };
        let free = held - so_far.get(from).copied().unwrap_or(0);
        for taken in (0..=free.min(open)).rev() {
            let mut more = so_far.clone();
            if taken > 0 {
                *more.entry(*from).or_insert(0) += taken;
            }
            self.fill(need, source + 1, open - taken, &more);
        }
    }
}

/// Pays. Asks only where there is a real choice. Only what can be paid is ever offered.
pub fn pay(t: &mut Table, seat: Seat, cost: &Cost, place: Place) -> Play<Paid> {
    let mut paid = Paid::default();
    let options = ways(&t.state.board.players[seat], cost);
    debug_assert!(!options.is_empty(), "{cost:?} cannot be paid");
    let way = match options.len() {
        0 | 1 => options.into_iter().next().unwrap_or_default(),
        _ => {
            let offer = |it: Payment| Opt::new(it.clone(), payment_key(&it), payment_label(&it));
            let ask = Ask::new("pay", "LIM-06").with("cost", cost.text());
            t.choose(seat, ask, options.into_iter().map(offer))?.value
        }
    };
    for ((from, good), count) in way {
        spend(&mut t.state.board.players[seat], from, good, count);
        paid.goods.add(good, count);
    }
    lay_down(&mut t.state.board.players[seat], &paid.goods, place);
    for _ in 0..cost.deals {
        paid.deals.push(discard_deal(t, seat)?);
    }
    for _ in 0..cost.cards() {
        paid.cards.push(discard_card(t, seat)?);
    }
    Ok(paid)
}

/// Takes goods from a player; from cards, those built first are emptied first.
fn spend(player: &mut Player, from: From, good: Good, count: u32) {
    match from {
        From::Pool => {
            player.pool.take(good, count);
        }
        From::Cards => {
            let mut open = count;
            for built in player.built.iter_mut().filter(|it| it.intact()) {
                open -= built.placed.take(good, open);
            }
        }
    }
}

fn lay_down(player: &mut Player, goods: &Bag, place: Place) {
    match place {
        Place::Supply => {}
        Place::Card(id) => {
            if let Some(built) = player.built_mut(id) {
                built.spent.add_all(goods);
            }
        }
        Place::Exchange(exchange) => {
            let field = player.exchanges.entry(exchange).or_default();
            field.add_all(goods);
        }
    }
}

/// LIM-08: an own Deal goes to the discard pile.
fn discard_deal(t: &mut Table, seat: Seat) -> Play<LocationId> {
    let deals: BTreeSet<LocationId> = t.state.board.players[seat].deals.iter().copied().collect();
    let state = &t.state;
    let options: Vec<Opt<LocationId>> = deals
        .into_iter()
        .map(|it| {
            let card = state.content.location(it);
            let label = Text::new("deal-of").with("card", card_label(state, it)).with("what", count_of(card.deal, 1));
            Opt::new(it, card.key.clone(), label)
        })
        .collect();
    let deal = t.choose(seat, Ask::new("pay-deal", "LIM-08"), options)?.value;
    let deals = &mut t.state.board.players[seat].deals;
    if let Some(at) = deals.iter().position(|it| *it == deal) {
        deals.remove(at);
    }
    t.state.board.discard.push(deal);
    Ok(deal)
}

/// LIM-08: a card of the hand goes to its own discard pile.
fn discard_card(t: &mut Table, seat: Seat) -> Play<HandCard> {
    let state = &t.state;
    let hand: BTreeSet<LocationId> = state.hand(seat).iter().copied().collect();
    let connections: BTreeSet<ConnectionId> = state.board.players[seat].connections.iter().copied().collect();
    let locations = hand.into_iter().map(|it| (HandCard::Location(it), state.content.location(it).key.clone()));
    let others = connections
        .into_iter()
        .map(|it| (HandCard::Connection(it), format!("connection-{}", state.content.connection(it).key)));
    let options: Vec<Opt<HandCard>> =
        locations.chain(others).map(|(card, key)| Opt::new(card, key, card.label(state))).collect();
    // Not asking about several equal cards would tell that they are equal (LIM-10).
    let hidden = t.state.hand(seat).len() > 1;
    let ask = Ask { always: hidden, ..Ask::new("pay-card", "LIM-08") };
    let card = t.choose(seat, ask, options)?.value;
    match card {
        HandCard::Location(card) => {
            t.state.take_from_hand(seat, card);
            t.state.board.discard.push(card);
        }
        HandCard::Connection(card) => discard_connection(&mut t.state, seat, card),
    }
    Ok(card)
}

/// A Connection card goes from a hand to the discard pile of its colour (CON-03).
pub fn discard_connection(state: &mut State, seat: Seat, card: ConnectionId) {
    let held = &mut state.board.players[seat].connections;
    if let Some(at) = held.iter().position(|it| *it == card) {
        held.remove(at);
        let colour = state.content.connection(card).colour;
        state.board.pile_mut(colour).discard.push(card);
    }
}

fn payment_key(payment: &Payment) -> String {
    let word = |((from, good), count): (&(From, Good), &u32)| match from {
        From::Pool => format!("{count}-{}", good.key()),
        From::Cards => format!("{count}-{}-placed", good.key()),
    };
    payment.iter().map(word).collect::<Vec<_>>().join("-")
}

fn payment_label(payment: &Payment) -> Text {
    let word = |((from, good), count): (&(From, Good), &u32)| match from {
        From::Pool => amount(*good, *count),
        From::Cards => Text::new("amount-placed").with("what", amount(*good, *count)),
    };
    Text::new("list").with("what", payment.iter().map(word).collect::<Vec<_>>())
}

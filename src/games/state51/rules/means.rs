//! What a player can pay, and in which ways (LIM-03 to LIM-07). Whether something can be paid is asked nowhere else.

use crate::engine::Seat;
use crate::games::state51::content::ability::{Bag, Cost, Counted};
use crate::games::state51::content::kinds::Good;
use crate::games::state51::state::State;

/// Where a good of a payment comes from: the pool, or the cards that placed it on themselves (LIM-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum From {
    Pool,
    Cards,
}

/// One way to pay the goods of a cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Payment {
    pub pool: Bag,
    pub cards: Bag,
}

/// What a player can pay with, summed up once for many costs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    pool: Bag,
    /// What lies placed on intact cards.
    cards: Bag,
    hand: usize,
    deals: usize,
}

impl Means {
    pub(crate) fn of(state: &State, seat: Seat) -> Means {
        let player = &state.board.players[seat];
        let mut cards = Bag::new();
        player.intact().for_each(|it| cards.add_all(&it.placed));
        let hand = state.hand(seat).len() + player.connections.len();
        Means { pool: player.pool, cards, hand, deals: player.deals.len() }
    }

    /// Whether this could be paid, in whatever way.
    pub(crate) fn can_pay(&self, cost: &Cost) -> bool {
        self.deals >= cost.deals as usize && self.hand >= cost.cards() as usize && self.first_way(cost).is_some()
    }

    /// What there is to pay with once this is paid in the preselected way and the gain for it has come.
    pub(crate) fn after(&self, cost: &Cost, gain: &Bag) -> Option<Means> {
        let paid = self.first_way(cost)?;
        let mut left = *self;
        for (from, good, count) in paid.parts() {
            match from {
                From::Pool => left.pool.take(good, count),
                From::Cards => left.cards.take(good, count),
            };
        }
        left.hand = left.hand.saturating_sub(cost.cards() as usize);
        left.deals = left.deals.saturating_sub(cost.deals as usize);
        let mut gain = *gain;
        left.hand += gain.take(Good::Card, u32::MAX) as usize;
        left.pool.add_all(&gain);
        Some(left)
    }

    /// The most of one good that could be paid.
    pub(crate) fn most(&self, good: Good) -> u32 {
        sources(&Counted::Good(good)).map(|it| self.left(&Payment::default(), it)).sum()
    }

    /// The preselected way to pay the goods of a cost: for each need in turn as much as possible of each source. Nothing else
    /// ever takes less of what stands in for other goods, so where this fails there is no way.
    fn first_way(&self, cost: &Cost) -> Option<Payment> {
        let mut way = Payment::default();
        let is_enough = needs(cost).all(|(of, open)| self.cover(&of, open, &mut way) == 0);
        is_enough.then_some(way)
    }

    /// Pays one need as far as it can be paid; tells what is left of it.
    fn cover(&self, of: &Counted, mut open: u32, way: &mut Payment) -> u32 {
        sources(of).for_each(|source| {
            let taken = open.min(self.left(way, source));
            way.take(source, taken);
            open -= taken;
        });
        open
    }

    /// What is missing for a cost, if it cannot be paid.
    pub(crate) fn missing(&self, cost: &Cost) -> Option<Missing> {
        let left = |asked: u32, held: usize| asked.saturating_sub(u32::try_from(held).unwrap_or(u32::MAX));
        let mut missing = Cost { deals: left(cost.deals, self.deals), ..Cost::default() };
        missing.goods.add(Good::Card, left(cost.cards(), self.hand));
        let mut way = Payment::default();
        for (of, count) in needs(cost) {
            let open = self.cover(&of, count, &mut way);
            match of {
                Counted::Good(good) => missing.goods.add(good, open),
                Counted::Basic => missing.basic += open,
            }
        }
        (missing != Cost::default()).then(|| self.in_any_way(cost, missing))
    }

    /// Where Ammo pays a part of several basic resources it is open which of them it stands for (LIM-03).
    fn in_any_way(&self, cost: &Cost, mut exact: Cost) -> Missing {
        let there = |good: Good| self.pool.count(good) + self.cards.count(good);
        let short = |good: &Good| cost.goods.count(*good) > there(*good);
        let of: Vec<Good> = Good::BASIC.into_iter().filter(short).collect();
        let open: u32 = of.iter().map(|it| exact.goods.count(*it)).sum();
        if of.len() < 2 || open == 0 || cost.basic > 0 || there(Good::Ammo) <= cost.goods.count(Good::Ammo) {
            return Missing { exact, either: 0, of: Vec::new() };
        }
        let either = of.iter().map(|it| exact.goods.take(*it, u32::MAX)).sum();
        Missing { exact, either, of }
    }

    /// Every way to pay the goods of a cost, the preselected one first (LIM-06).
    pub(crate) fn ways(&self, cost: &Cost) -> Vec<Payment> {
        let mut found = Vec::from_iter(self.first_way(cost));
        if !found.is_empty() {
            let needs: Vec<(Counted, u32)> = needs(cost).collect();
            self.other_ways(&needs, Payment::default(), &mut found);
        }
        found
    }

    fn other_ways(&self, needs: &[(Counted, u32)], way: Payment, found: &mut Vec<Payment>) {
        match needs.split_first() {
            Some(((of, count), rest)) => {
                let sources: Vec<Source> = sources(of).collect();
                self.fill(&sources, *count, way, &mut |way| self.other_ways(rest, way, found));
            }
            None if found.contains(&way) => {}
            None => found.push(way),
        }
    }

    /// Fills one need in every way, with as much as possible of each source first.
    fn fill(&self, sources: &[Source], open: u32, way: Payment, then: &mut dyn FnMut(Payment)) {
        if open == 0 {
            return then(way);
        }
        let Some((source, rest)) = sources.split_first() else { return };
        for taken in (0..=open.min(self.left(&way, *source))).rev() {
            let mut more = way;
            more.take(*source, taken);
            self.fill(rest, open - taken, more, then);
        }
    }

    /// How much of a source a payment has not taken yet.
    fn left(&self, way: &Payment, (from, good): Source) -> u32 {
        match from {
            From::Pool => self.pool.count(good) - way.pool.count(good),
            From::Cards => self.cards.count(good) - way.cards.count(good),
        }
    }
}

type Source = (From, Good);

/// What is missing for a cost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Missing {
    pub exact: Cost,
    /// So many more of any of these.
    pub either: u32,
    pub of: Vec<Good>,
}

impl Missing {
    /// How many goods, cards and Deals in all.
    pub(crate) fn total(&self) -> u32 {
        self.exact.goods.total() + self.exact.basic + self.exact.deals + self.either
    }
}

/// Whether this good may pay a part of a cost.
pub(crate) fn pays_for(cost: &Cost, good: Good) -> bool {
    let is_card = good == Good::Card && cost.cards() > 0;
    is_card || needs(cost).any(|(of, _)| sources(&of).any(|it| it.1 == good))
}

impl Payment {
    fn take(&mut self, (from, good): Source, count: u32) {
        match from {
            From::Pool => self.pool.add(good, count),
            From::Cards => self.cards.add(good, count),
        }
    }

    /// What is taken, from where.
    pub(crate) fn parts(&self) -> impl Iterator<Item = (From, Good, u32)> {
        let pool = self.pool.iter().map(|(good, count)| (From::Pool, *good, *count));
        pool.chain(self.cards.iter().map(|(good, count)| (From::Cards, *good, *count)))
    }
}

/// What a cost asks for, besides cards and Deals.
fn needs(cost: &Cost) -> impl Iterator<Item = (Counted, u32)> {
    let goods = cost.goods.iter().filter(|it| *it.0 != Good::Card).map(|(good, count)| (Counted::Good(*good), *count));
    goods.chain((cost.basic > 0).then_some((Counted::Basic, cost.basic)))
}

/// What pays for a need: the exact goods of the pool, then those placed on cards, then what stands in for them (LIM-03 to
/// LIM-07).
fn sources(of: &Counted) -> impl Iterator<Item = Source> {
    let other = match of {
        Counted::Good(good) => stand_in(*good),
        Counted::Basic => Some(Good::Ammo),
    };
    let each = [From::Pool, From::Cards];
    let exact = each.into_iter().flat_map(move |from| of.goods().iter().map(move |good| (from, *good)));
    exact.chain(other.into_iter().flat_map(move |good| each.map(|from| (from, good))))
}

/// What replaces a good where there is too little of it (LIM-03, LIM-04).
fn stand_in(good: Good) -> Option<Good> {
    match good {
        Good::Brick | Good::Iron | Good::Gun | Good::Fuel => Some(Good::Ammo),
        Good::Grey | Good::Red | Good::Blue => Some(Good::Universal),
        _ => None,
    }
}

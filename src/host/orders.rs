//! Orders: answers to questions that have not been asked yet, carried out one by one as long as they fit. When their question comes
//! and the answer is not legal any more, all are dropped and the player is asked. Nobody else sees that there are any.

use super::change::{Change, Told, loaded};
use super::live::Live;
use super::{Denied, GameId, Host, Table, UserId, codes};
use crate::engine::{self, Answer, Decision, Order, Seat, Standing, Who};
use crate::store::Write;

/// So many answers are ordered at once.
const MOST: usize = 6;

/// What a player has ordered, and what they could order next. For their eyes only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    pub table: Table,
    pub seat: Seat,
    /// Eight characters that stand for exactly these orders: a press that carries others is stale.
    pub token: String,
    /// Each with its question as it is likely to come, if it still is.
    pub orders: Vec<(Order, Option<Decision>)>,
    /// The question that is likely to come after them.
    pub next: Option<Decision>,
}

impl Live {
    /// Whether this seat may order something: not while it is asked, as it also is while all decide together.
    pub(super) fn may_order(&self, seat: Seat) -> bool {
        self.playable().is_ok() && self.people.len() > 1 && self.open(seat).is_none()
    }

    fn order_token(&self, seat: Seat) -> String {
        let answered = self.record.answers.iter().filter(|it| it.seat == seat).count().to_string();
        let orders = self.orders.get(&seat).into_iter().flatten();
        let parts = orders.flat_map(|it| [it.ask.as_str(), it.key.as_str()]);
        codes::mark("order", self.id, seat, std::iter::once(answered.as_str()).chain(parts))
    }
}

impl Host {
    /// What this player has ordered, and what they could order next.
    pub async fn plan(&self, game: GameId, user: UserId) -> Result<Plan, Denied> {
        let mut slot = self.slot(game).await?;
        let live = loaded(&mut slot)?;
        let seat = live.seat_of(user)?;
        live.playable()?;
        if !live.may_order(seat) {
            return Err(Denied::Stale { panel: Box::new(live.panel(seat)) });
        }
        self.saw(live, seat).await;
        let stand = live.playable()?;
        let record = engine::known_record(stand.sealed, &stand.standing, &live.record, seat);
        let mark = stand.mark_within(record.answers.len());
        let rules = live.game.clone().ok_or(Denied::Bug)?;
        let orders = live.orders.get(&seat).cloned().unwrap_or_default();
        let (table, token) = (live.table(), live.order_token(seat));
        // The queue of the game does not wait for this.
        drop(slot);
        let tried = tokio::task::spawn_blocking(move || {
            let after = |so_far: &[Order]| engine::suppose(&*rules, &record, mark.as_ref()?, seat, so_far);
            let fits = |asked: &Decision, order: &Order| {
                asked.ask.id == order.ask && asked.form.settle(&order.key).as_ref() == Some(&order.key)
            };
            let each = |at: usize| after(&orders[..at]).filter(|it| fits(it, &orders[at]));
            let asked: Vec<Option<Decision>> = (0..orders.len()).map(each).collect();
            let next = if orders.len() < MOST { after(&orders) } else { None };
            (orders.into_iter().zip(asked).collect(), next)
        });
        let (orders, next) = tried.await.map_err(|_| Denied::Bug)?;
        Ok(Plan { table, seat, token, orders, next })
    }
}

impl Change<'_> {
    pub(super) fn order(&mut self, token: &str, order: Order) -> Result<Told, Denied> {
        let seat = self.seat()?;
        if !self.live.may_order(seat) || token != self.live.order_token(seat) {
            return Err(Denied::Stale { panel: Box::new(self.live.panel(seat)) });
        }
        let mut orders = self.live.orders.get(&seat).cloned().unwrap_or_default();
        if orders.len() >= MOST {
            return Err(Denied::OrdersFull { most: MOST });
        }
        orders.push(order);
        self.put_orders(seat, orders);
        Ok(self.no_notes())
    }

    pub(super) fn no_orders(&mut self) -> Result<Told, Denied> {
        let seat = self.seat()?;
        if !self.forget_orders(seat) {
            return Err(Denied::NothingOrdered);
        }
        Ok(self.no_notes())
    }

    /// An open question to which its player has ordered the answer. Where the answer does not fit, the orders are dropped.
    pub(super) fn ordered(&mut self, standing: &Standing) -> Option<(Decision, String)> {
        let Standing::Asking(open) = standing else { return None };
        for decision in open {
            let Who::Seat(seat) = decision.who else { continue };
            let next = self.live.orders.get(&seat).and_then(|it| it.first()).filter(|it| it.ask == decision.ask.id);
            let Some(order) = next.filter(|_| !self.live.robots.contains_key(&seat)) else { continue };
            match decision.form.settle(&order.key) {
                Some(key) if key == order.key => return Some((decision.clone(), key)),
                _ => {
                    self.forget_orders(seat);
                }
            }
        }
        None
    }

    /// The first order of this seat has been carried out.
    pub(super) fn carried_out(&mut self, seat: Seat) {
        let mut orders = self.live.orders.get(&seat).cloned().unwrap_or_default();
        if !orders.is_empty() {
            orders.remove(0);
        }
        self.put_orders(seat, orders);
    }

    /// Somebody has answered by themselves. Orders that were meant for that question, or for a turn that has begun otherwise, are
    /// dropped; those that wait for another question go on waiting.
    pub(super) fn overtake_orders(&mut self, answer: &Answer) {
        let is_turn = self.live.open(answer.seat).is_some_and(|it| it.decision.ask.turn);
        let is_meant = |it: &Vec<Order>| it.first().is_some_and(|it| is_turn || it.ask == answer.ask);
        if self.live.orders.get(&answer.seat).is_some_and(is_meant) {
            self.forget_orders(answer.seat);
        }
    }

    /// Says whether there were any.
    pub(super) fn forget_orders(&mut self, seat: Seat) -> bool {
        let had = self.live.orders.contains_key(&seat);
        if had {
            self.put_orders(seat, Vec::new());
        }
        had
    }

    fn put_orders(&mut self, seat: Seat, orders: Vec<Order>) {
        match orders.is_empty() {
            true => self.live.orders.remove(&seat),
            false => self.live.orders.insert(seat, orders.clone()),
        };
        self.writes.push(Write::Orders { game: self.live.id, seat, orders });
    }
}

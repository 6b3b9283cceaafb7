//! Making things go wrong: see `faults` for what there is.

use serde_json::Value;

use super::{Control, Done, missing};
use crate::sandbox::faults::{FaultPlan, Order, RestFault};
use crate::sandbox::ids::Id;

impl Control {
    /// From now on things go wrong after this plan, from its beginning; without one no more than was ordered.
    pub fn follow(&self, plan: Option<FaultPlan>) {
        self.hub.change(|world| world.faults.follow(plan));
    }

    /// Strikes the next requests that fit.
    pub fn strike(&self, order: Order) {
        self.hub.change(|world| world.faults.order(order));
    }

    /// Strikes the next request to a path with this piece in it.
    pub fn strike_next(&self, path: &str, fault: RestFault) {
        self.strike(Order { fault, method: None, path: Some(path.to_owned()), times: 1 });
    }

    /// The next so many interactions are delivered twice at once.
    pub fn double_next(&self, times: u32) {
        self.hub.change(|world| world.faults.double(times));
    }

    /// Every interaction's token there is expires.
    pub fn expire_tokens(&self) {
        self.hub.change(|world| world.expire_tokens());
    }

    /// Takes rights from the bot in a channel until people have acted there so often.
    pub fn lock_out(&self, channel: Id, bits: u64, acts: u32) -> Done<()> {
        self.hub.change(|world| {
            if !world.channels.contains_key(&channel) {
                return Err(missing("channel", channel));
            }
            world.lock_out(channel, bits, acts);
            Ok(())
        })
    }

    /// Ends the plan and every order, and gives back what was taken.
    pub fn heal(&self) {
        self.hub.change(|world| world.heal());
    }

    /// The plan, the orders, and what went wrong how often.
    pub fn faults(&self) -> Value {
        self.hub.look(|world| world.faults.shown())
    }
}

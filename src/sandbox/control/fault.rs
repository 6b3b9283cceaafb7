//! Injecting faults: see `faults` for what there is.

use serde_json::Value;

use super::{Control, Done, missing};
use crate::sandbox::faults::{FaultPlan, Order, RestFault};
use crate::sandbox::ids::Id;

impl Control {
    /// Starts a plan of random faults, or ends it. Requested faults stay.
    pub fn follow(&self, plan: Option<FaultPlan>) {
        self.hub.change(|world| world.faults.follow(plan));
    }

    /// Injects a fault into the next matching requests.
    pub fn strike(&self, order: Order) {
        self.hub.change(|world| world.faults.order(order));
    }

    /// Injects a fault into the next request whose path contains this text.
    pub fn strike_next(&self, path: &str, fault: RestFault) {
        self.strike(Order { fault, method: None, path: Some(path.to_owned()), times: 1 });
    }

    /// Delivers this many of the next interactions twice.
    pub fn double_next(&self, times: u32) {
        self.hub.change(|world| world.faults.double(times));
    }

    /// Makes every interaction's token expire.
    pub fn expire_tokens(&self) {
        self.hub.change(|world| world.expire_tokens());
    }

    /// Denies the bot permissions in a channel until users have acted there that many times.
    pub fn lock_out(&self, channel: Id, bits: u64, acts: u32) -> Done<()> {
        self.hub.change(|world| {
            if !world.channels.contains_key(&channel) {
                return Err(missing("channel", channel));
            }
            world.lock_out(channel, bits, acts);
            Ok(())
        })
    }

    /// Ends the plan and all requested faults, and restores permissions.
    pub fn heal(&self) {
        self.hub.change(|world| world.heal());
    }

    /// The plan, the requested faults, and how often each fault occurred.
    pub fn faults(&self) -> Value {
        self.hub.look(|world| world.faults.shown())
    }
}

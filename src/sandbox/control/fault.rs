//! Injecting faults: see `faults` for what there is.

use std::time::Duration;

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
        self.hub.change(|world| {
            let now = world.now_us();
            world.faults.order(order, now);
        });
    }

    /// Injects a fault into every request whose path contains this text, for so long: `""` for all of them.
    pub fn strike_for(&self, path: &str, fault: RestFault, long: Duration) {
        let for_ms = Some(long.as_millis() as u64);
        self.strike(Order { path: Some(path.to_owned()), for_ms, ..Order::once(fault) });
    }

    /// Drops every gateway socket, and takes no new one for so long.
    pub fn gateway_down(&self, long: Duration) {
        self.hub.change(|world| {
            let until = world.now_us().saturating_add(long.as_micros() as u64);
            world.faults.take_gateway_down(until);
        });
        self.drop_gateway();
    }

    /// From now on every connection is closed with this code, those that there are at once: 4004 for a token that was
    /// revoked, 4014 for intents that were, until `heal`.
    pub fn refuse_gateway(&self, code: u16) {
        self.hub.change_all(|inner| {
            inner.world.faults.gateway_refuses = Some(code);
            inner.sessions.close(code, |_| true);
        });
    }

    /// Injects a fault into the next request whose path contains this text.
    pub fn strike_next(&self, path: &str, fault: RestFault) {
        self.strike(Order { path: Some(path.to_owned()), ..Order::once(fault) });
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

//! Fault injection: what can go wrong between a bot and Discord, one fault on request or at random by a plan.

mod connection;
mod interaction;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::ids::Id;
use super::rates::{bucket, by_token};
pub(super) use connection::{Cut, CuttableListener};

/// What happens to a request of the bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum RestFault {
    /// 429: neither this request nor any other of its bucket (or any at all) is carried out until the time is up.
    TooMany {
        retry_after_ms: u64,
        #[serde(default)]
        scope: Scope,
    },
    /// A 5xx status, or another one such as 401; with `after` the request is carried out all the same.
    Broken {
        status: u16,
        #[serde(default)]
        after: bool,
    },
    /// The connection is cut after a delay, before or `after` the request is carried out.
    Cut {
        wait_ms: u64,
        #[serde(default)]
        after: bool,
    },
    /// Carried out, but late.
    Slow { by_ms: u64 },
}

/// Whose limit a 429 speaks of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// The bot's own, on this bucket.
    #[default]
    User,
    /// The bucket's, whoever used it up: another bot may have.
    Shared,
    /// The bot's own, on all requests together.
    Global,
}

impl Scope {
    pub fn name(self) -> &'static str {
        match self {
            Scope::User => "user",
            Scope::Shared => "shared",
            Scope::Global => "global",
        }
    }
}

/// A fault for the next matching requests.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    #[serde(flatten)]
    pub fault: RestFault,
    #[serde(default)]
    pub method: Option<String>,
    /// A part of the path after `/api/v10`, such as `/messages`.
    #[serde(default)]
    pub path: Option<String>,
    #[serde(default = "one")]
    pub times: u32,
    /// In effect for so long, however many requests it meets, instead of so many times.
    #[serde(default)]
    pub for_ms: Option<u64>,
}

impl Order {
    /// A fault for the next request of any kind.
    pub fn once(fault: RestFault) -> Order {
        Order { fault, method: None, path: None, times: 1, for_ms: None }
    }
}

fn one() -> u32 {
    1
}

/// Random faults: with the same seed, the n-th request and the n-th interaction get the same fault in every run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct FaultPlan {
    pub seed: u64,
    #[serde(default)]
    pub rates: Rates,
}

/// Rates in per mille.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rates {
    /// Of requests.
    pub too_many: u32,
    pub too_many_global: u32,
    pub broken: u32,
    pub broken_after: u32,
    pub cut: u32,
    pub cut_after: u32,
    pub slow: u32,
    /// Of interactions: delivered twice at once.
    pub twice: u32,
    /// Of interactions: the previous one is delivered again.
    pub again: u32,
    /// Of interactions: the gateway drops its sockets, asks for a reconnect, or invalidates the session.
    pub dropped: u32,
    pub reconnect: u32,
    pub invalid: u32,
    /// Of interactions: all earlier tokens expire.
    pub expired: u32,
    /// Of interactions: more than an hour, or more than a day, has passed.
    pub away: u32,
    /// Of interactions: the bot may not write in the channel until users have acted there a few more times.
    pub locked_out: u32,
    /// Of interactions: the bot lacks one of its rights in the channel until users have acted there a few more times.
    pub right_taken: u32,
    /// Of interactions: the channel is deleted.
    pub deleted: u32,
}

impl Rates {
    /// A bad day: every fault that a bot can recover from. The channel stays.
    pub fn bad_day() -> Rates {
        Rates {
            too_many: 12,
            too_many_global: 4,
            broken: 15,
            broken_after: 8,
            cut: 12,
            cut_after: 12,
            slow: 20,
            twice: 40,
            again: 30,
            dropped: 8,
            reconnect: 6,
            invalid: 3,
            expired: 15,
            away: 8,
            locked_out: 8,
            right_taken: 0,
            deleted: 0,
        }
    }
}

/// The faults in effect and those to come.
#[derive(Debug, Default)]
pub struct Faults {
    plan: Option<FaultPlan>,
    /// With the time until which each is in effect, in microseconds, if it goes by time.
    orders: Vec<(Order, Option<u64>)>,
    /// How many of the next interactions are delivered twice.
    doubles: u32,
    /// Until when each bucket is rate limited, in microseconds; the empty name is the global limit.
    limited_until: BTreeMap<String, (u64, Scope)>,
    /// Until when the gateway takes no connections, in microseconds.
    gateway_down_until: u64,
    /// The code with which the gateway closes the connections of whoever identifies or resumes.
    pub gateway_refuses: Option<u16>,
    /// Channels in which the bot may not write, with the number of user actions until it may again.
    locked: BTreeMap<Id, u32>,
    last: Option<Id>,
    /// The channel to delete once the interaction has begun.
    to_delete: Option<Id>,
    drawn: BTreeMap<&'static str, u64>,
    /// How often each fault occurred.
    pub counts: BTreeMap<&'static str, u64>,
    /// Faults of the gateway before and after the pending events.
    pub gateway: Vec<GatewayFault>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GatewayFault {
    pub kind: GatewayFaultKind,
    /// Before the pending events are sent, so that the bot gets them by resuming.
    pub before: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GatewayFaultKind {
    Drop,
    Reconnect,
    Invalidate,
}

impl Faults {
    pub fn follow(&mut self, plan: Option<FaultPlan>) {
        self.plan = plan;
        self.drawn.clear();
    }

    pub fn order(&mut self, order: Order, now_us: u64) {
        let until = order.for_ms.map(|it| now_us.saturating_add(it.saturating_mul(1000)));
        self.orders.push((order, until));
    }

    pub fn take_gateway_down(&mut self, until_us: u64) {
        self.gateway_down_until = until_us;
    }

    pub fn is_gateway_down(&self, now_us: u64) -> bool {
        now_us < self.gateway_down_until
    }

    pub fn double(&mut self, times: u32) {
        self.doubles += times;
    }

    pub fn clear(&mut self) {
        self.plan = None;
        self.orders.clear();
        self.doubles = 0;
        self.gateway_down_until = 0;
        self.gateway_refuses = None;
        self.limited_until.clear();
    }

    pub fn shown(&self) -> Value {
        let orders: Vec<&Order> = self.orders.iter().map(|(it, _)| it).collect();
        json!({"plan": self.plan, "orders": orders, "locked": self.locked.keys().collect::<Vec<_>>(),
               "counts": self.counts})
    }

    /// A number below `of` that depends on the seed, the stream and the number of earlier draws from it, and nothing else.
    fn draw(&mut self, stream: &'static str, of: u64) -> u64 {
        let seed = self.plan.map_or(0, |it| it.seed);
        let count = self.drawn.entry(stream).or_default();
        *count += 1;
        let name = stream
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        mixed(mixed(seed ^ name).wrapping_add(*count)) % of.max(1)
    }

    /// Draws one of these, or none, by their rates in per mille.
    fn pick<T: Copy>(&mut self, stream: &'static str, list: &[(u32, T)]) -> Option<T> {
        let mut at = self.draw(stream, 1000) as u32;
        for (rate, it) in list {
            match at.checked_sub(*rate) {
                None => return Some(*it),
                Some(rest) => at = rest,
            }
        }
        None
    }

    /// The fault for this request, if any. `segments` is its path.
    pub fn on_request(&mut self, method: &str, segments: &[String], now_us: u64) -> Option<RestFault> {
        let bucket = bucket(method, segments);
        let by_token = by_token(segments);
        self.limited_until.retain(|_, (until, _)| *until > now_us);
        self.orders.retain(|(it, until)| until.map_or(it.times > 0, |until| now_us < until));
        for name in [bucket.as_str(), ""] {
            let found = self.limited_until.get(name);
            if let Some((until, scope)) = found.filter(|(_, scope)| !(*scope == Scope::Global && by_token)) {
                let retry_after_ms = (*until - now_us).div_ceil(1000);
                return Some(RestFault::TooMany { retry_after_ms, scope: *scope });
            }
        }
        let path = format!("/{}", segments.join("/"));
        let fits = |it: &Order| {
            it.method.as_deref().is_none_or(|wanted| wanted == method)
                && it.path.as_deref().is_none_or(|piece| path.contains(piece))
        };
        let ordered = self.orders.iter_mut().find(|(it, _)| fits(it));
        let fault = match ordered {
            Some((order, _)) => {
                order.times = order.times.saturating_sub(1);
                order.fault
            }
            None => self.planned()?,
        };
        if let RestFault::TooMany { retry_after_ms, scope } = fault {
            if scope == Scope::Global && by_token {
                return None;
            }
            let name = if scope == Scope::Global { String::new() } else { bucket };
            self.limited_until.insert(name, (now_us.saturating_add(retry_after_ms.saturating_mul(1000)), scope));
        }
        *self.counts.entry(fault.name()).or_default() += 1;
        Some(fault)
    }

    fn planned(&mut self) -> Option<RestFault> {
        let Rates { too_many, too_many_global, broken, broken_after, cut, cut_after, slow, .. } = self.plan?.rates;
        let retry_after_ms = 100 + self.draw("retry-after", 1400);
        let wait_ms = self.draw("wait", 300);
        let status = [500, 502, 503, 504][self.draw("status", 4) as usize];
        let by_ms = 50 + self.draw("slow", 1500);
        let list = [
            (too_many, RestFault::TooMany { retry_after_ms, scope: Scope::User }),
            (too_many_global, RestFault::TooMany { retry_after_ms, scope: Scope::Global }),
            (broken, RestFault::Broken { status, after: false }),
            (broken_after, RestFault::Broken { status, after: true }),
            (cut, RestFault::Cut { wait_ms, after: false }),
            (cut_after, RestFault::Cut { wait_ms, after: true }),
            (slow, RestFault::Slow { by_ms }),
        ];
        self.pick("request", &list)
    }
}

impl RestFault {
    pub fn name(self) -> &'static str {
        match self {
            RestFault::TooMany { scope: Scope::User, .. } => "too_many",
            RestFault::TooMany { scope: Scope::Shared, .. } => "too_many_shared",
            RestFault::TooMany { scope: Scope::Global, .. } => "too_many_global",
            RestFault::Broken { after: false, .. } => "broken",
            RestFault::Broken { after: true, .. } => "broken_after",
            RestFault::Cut { after: false, .. } => "cut",
            RestFault::Cut { after: true, .. } => "cut_after",
            RestFault::Slow { .. } => "slow",
        }
    }
}

/// The finalizer of SplitMix64.
fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(text: &str) -> Vec<String> {
        text.split('/').map(str::to_owned).collect()
    }

    fn day(seed: u64) -> Vec<Option<RestFault>> {
        let mut faults = Faults::default();
        faults.follow(Some(FaultPlan { seed, rates: Rates::bad_day() }));
        // Far enough apart for every limit to expire in between.
        (0..2000).map(|at| faults.on_request("POST", &path("channels/1/messages"), at * 10_000_000)).collect()
    }

    #[test]
    fn a_plan_is_the_same_under_the_same_seed_and_keeps_to_its_rates() {
        assert_eq!(day(7), day(7));
        assert_ne!(day(7), day(8));
        let struck = day(7).into_iter().flatten().count();
        assert!((120..220).contains(&struck), "{struck} of 2000, where 166 are to be expected");
    }

    #[test]
    fn a_limit_lasts_until_its_time_is_up_and_binds_its_bucket_only() {
        let mut faults = Faults::default();
        let fault = RestFault::TooMany { retry_after_ms: 500, scope: Scope::Shared };
        faults.order(Order { method: Some("POST".to_owned()), ..Order::once(fault) }, 0);
        assert_eq!(faults.on_request("GET", &path("channels/1/messages"), 0), None);
        assert_eq!(faults.on_request("POST", &path("channels/1/messages"), 0), Some(fault));
        let left = RestFault::TooMany { retry_after_ms: 200, scope: Scope::Shared };
        assert_eq!(faults.on_request("POST", &path("channels/1/messages"), 300_000), Some(left));
        assert_eq!(faults.on_request("POST", &path("channels/2/messages"), 300_000), None);
        assert_eq!(faults.on_request("POST", &path("channels/1/messages"), 500_000), None);
        let global = RestFault::TooMany { retry_after_ms: 500, scope: Scope::Global };
        faults.order(Order::once(global), 0);
        assert_eq!(faults.on_request("GET", &path("guilds/1"), 0), Some(global));
        assert_eq!(faults.on_request("GET", &path("users/@me"), 0), Some(global));
        assert_eq!(faults.on_request("POST", &path("interactions/1/token/callback"), 0), None);
    }

    #[test]
    fn a_fault_can_go_by_time_instead_of_by_number() {
        let mut faults = Faults::default();
        let fault = RestFault::Broken { status: 401, after: false };
        faults.order(Order { for_ms: Some(1), ..Order::once(fault) }, 5_000);
        for at in [5_000, 5_500, 5_999] {
            assert_eq!(faults.on_request("GET", &path("users/@me"), at), Some(fault));
        }
        assert_eq!(faults.on_request("GET", &path("users/@me"), 6_000), None);
    }
}

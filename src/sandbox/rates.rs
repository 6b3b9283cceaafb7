//! Rate limits: how many requests a bot may make, on one route and on all together, and what Discord says of it.
//!
//! Discord documents the headers, the limit on all requests and the one on refused ones. The numbers of single routes
//! it only sends; these are those that it is known to send.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use super::faults::Scope;

/// So many requests in so long a time.
type Limit = (u32, Duration);

const GLOBAL: Limit = (50, Duration::from_secs(1));
/// Whoever is refused so often (401, 403, 429) is shut out.
const REFUSED: Limit = (10_000, Duration::from_secs(600));

/// So many sessions may begin in a day.
const SESSIONS: Limit = (1_000, Duration::from_secs(86_400));
/// One shard of each group of `max_concurrency` may identify in this time.
const IDENTIFY: Limit = (1, Duration::from_secs(5));

/// The limit of a route. Each channel, guild and interaction has it for itself.
fn limit(method: &str, segments: &[&str]) -> Limit {
    let (times, ms) = match (method, segments) {
        ("POST" | "PATCH", ["channels", _, "messages", ..]) => (5, 5_000),
        ("DELETE", ["channels", _, "messages", _]) => (5, 1_000),
        ("PUT" | "DELETE", ["channels", _, .., "pins", _]) => (5, 4_000),
        ("PATCH", ["channels", _]) => (5, 15_000),
        (_, ["webhooks" | "interactions", ..]) => (5, 2_000),
        _ => (50, 1_000),
    };
    (times, Duration::from_millis(ms))
}

#[derive(Debug, Clone, Copy, Default)]
struct Window {
    ends_us: u64,
    used: u32,
}

impl Window {
    /// Counts one more, if there is room.
    fn take(&mut self, (most, long): Limit, now_us: u64) -> bool {
        if now_us >= self.ends_us {
            *self = Window { ends_us: now_us.saturating_add(long.as_micros() as u64), used: 0 };
        }
        let room = self.used < most;
        self.used += u32::from(room);
        room
    }

    fn left(&self, now_us: u64) -> Duration {
        Duration::from_micros(self.ends_us.saturating_sub(now_us))
    }
}

#[derive(Debug, Default)]
pub(crate) struct Rates {
    /// How many times sooner than on Discord every limit is up again.
    pub pace: u32,
    pub max_concurrency: u64,
    sessions: Window,
    identified: BTreeMap<u64, Window>,
    buckets: BTreeMap<String, Window>,
    global: Window,
    refused: Window,
}

/// What a request is told of its limits.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Ticket {
    /// The route without its channel or guild.
    bucket: String,
    limit: u32,
    remaining: u32,
    /// When the limit is up again, in Unix time.
    reset: Duration,
    reset_after: Duration,
    pub refused: Option<(Scope, Duration)>,
}

impl Rates {
    pub(super) fn new(pace: u32, max_concurrency: u64) -> Rates {
        Rates { pace, max_concurrency: max_concurrency.max(1), ..Rates::default() }
    }

    fn paced(&self, (most, long): Limit) -> Limit {
        (most, long / self.pace.max(1))
    }

    /// Counts a shard that identifies, or refuses it.
    pub(super) fn identify(&mut self, shard: u64, now_us: u64) -> bool {
        let limit = self.paced(IDENTIFY);
        let group = self.identified.entry(shard % self.max_concurrency).or_default();
        group.take(limit, now_us) && self.sessions.take(SESSIONS, now_us)
    }

    /// How many sessions may begin in all, how many of them still may, and when all may again.
    pub(super) fn session_limit(&self, now_us: u64) -> (u32, u32, Duration) {
        let left = self.sessions.left(now_us);
        let used = if left.is_zero() { 0 } else { self.sessions.used };
        (SESSIONS.0, SESSIONS.0 - used, left)
    }

    /// Counts a request, or refuses it.
    pub(super) fn take(&mut self, method: &str, segments: &[String], now_us: u64) -> Ticket {
        let path: Vec<&str> = segments.iter().map(String::as_str).collect();
        let (own, all) = (self.paced(limit(method, &path)), self.paced(GLOBAL));
        self.buckets.retain(|_, it| it.ends_us > now_us);
        // Interactions are not bound to the limit on all requests.
        let free = by_token(segments) || self.global.take(all, now_us);
        let window = self.buckets.entry(bucket(method, segments)).or_default();
        let refused = if !free {
            Some((Scope::Global, self.global.left(now_us)))
        } else if !window.take(own, now_us) {
            Some((Scope::User, window.left(now_us)))
        } else {
            None
        };
        let (remaining, reset_after) = (own.0 - window.used, window.left(now_us));
        let reset = Duration::from_micros(window.ends_us);
        Ticket { bucket: name(method, segments), limit: own.0, remaining, reset, reset_after, refused }
    }

    /// Counts a refusal.
    pub(super) fn refuse(&mut self, now_us: u64) {
        self.refused.take(REFUSED, now_us);
    }

    /// How often the bot was refused of late.
    pub(super) fn refusals(&self, now_us: u64) -> u32 {
        if now_us < self.refused.ends_us { self.refused.used } else { 0 }
    }

    /// Whether it was refused so often that nobody listens any more.
    pub(super) fn is_shut_out(&self, now_us: u64) -> bool {
        self.refusals(now_us) >= REFUSED.0
    }
}

impl Ticket {
    /// The headers of Discord's every response.
    pub(super) fn write(&self, head: &mut HeaderMap) {
        put(head, "x-ratelimit-limit", self.limit.to_string());
        put(head, "x-ratelimit-remaining", self.remaining.to_string());
        put(head, "x-ratelimit-reset", in_seconds(self.reset));
        put(head, "x-ratelimit-reset-after", in_seconds(self.reset_after));
        put(head, "x-ratelimit-bucket", self.bucket.clone());
    }
}

/// To the millisecond, and never less: whoever waits so long must not come too early.
fn in_seconds(it: Duration) -> String {
    let ms = it.as_micros().div_ceil(1_000);
    format!("{}.{:03}", ms / 1_000, ms % 1_000)
}

pub(super) const LIMITED: &str = "You are being rate limited.";

/// Discord's 429: the limit is in the headers and in the body.
pub(super) fn too_many(scope: Scope, wait: Duration, ticket: &Ticket) -> Response {
    let global = scope == Scope::Global;
    let body = json!({"message": LIMITED, "retry_after": wait.as_secs_f64(), "global": global, "code": 0});
    let mut response = (axum::http::StatusCode::TOO_MANY_REQUESTS, axum::Json(body)).into_response();
    let head = response.headers_mut();
    if global {
        put(head, "x-ratelimit-global", "true".to_owned());
    } else {
        // What another bot used up is not counted among one's own.
        let used_up = Ticket { remaining: 0, reset_after: wait, ..ticket.clone() };
        if scope == Scope::Shared { ticket } else { &used_up }.write(head);
    }
    put(head, "x-ratelimit-scope", scope.name().to_owned());
    put(head, "retry-after", wait.as_millis().div_ceil(1000).to_string());
    response
}

fn put(head: &mut HeaderMap, name: &'static str, value: String) {
    if let Ok(value) = HeaderValue::try_from(value) {
        head.insert(HeaderName::from_static(name), value);
    }
}

/// Interactions and what follows them carry a token of their own.
pub(super) fn by_token(segments: &[String]) -> bool {
    matches!(segments.first().map(String::as_str), Some("interactions" | "webhooks"))
}

/// What is counted together: the route with its channel, guild or interaction.
pub(super) fn bucket(method: &str, segments: &[String]) -> String {
    generalised(method, segments, 1)
}

/// The name that Discord gives to a route: a hash, the same for every channel.
fn name(method: &str, segments: &[String]) -> String {
    let route = generalised(method, if by_token(segments) { &segments[..1] } else { segments }, 0);
    let hash =
        route.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, it| (hash ^ u64::from(it)).wrapping_mul(0x0100_0000_01b3));
    format!("{hash:032x}")
}

fn generalised(method: &str, segments: &[String], major: usize) -> String {
    let is_id = |it: &str| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit());
    let parts = segments.iter().enumerate().map(|(at, it)| if at > major && is_id(it) { ":id" } else { it.as_str() });
    let parts: Vec<&str> = parts.collect();
    format!("{method} /{}", parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(text: &str) -> Vec<String> {
        text.split('/').map(str::to_owned).collect()
    }

    #[test]
    fn a_route_is_limited_for_each_channel_and_up_again_in_time() {
        let mut rates = Rates::new(1, 1);
        let mut post = |channel: u8, now: u64| rates.take("POST", &path(&format!("channels/{channel}/messages")), now);
        for left in (0..5).rev() {
            let ticket = post(1, 0);
            assert_eq!((ticket.refused, ticket.limit, ticket.remaining), (None, 5, left));
        }
        assert_eq!(post(1, 1_000_000).refused, Some((Scope::User, Duration::from_secs(4))));
        let other = post(2, 1_000_000);
        assert_eq!((other.refused, other.bucket), (None, post(1, 1_000_000).bucket));
        assert_eq!(post(1, 5_000_000).refused, None);
    }

    #[test]
    fn a_wait_is_told_in_whole_milliseconds_and_never_too_short() {
        for (us, told) in [(0, "0.000"), (1, "0.001"), (1_000, "0.001"), (20_400, "0.021"), (4_999_999, "5.000")] {
            assert_eq!(in_seconds(Duration::from_micros(us)), told);
        }
    }

    #[test]
    fn all_requests_together_are_limited_but_interactions_are_not() {
        let mut rates = Rates::new(10, 1);
        for channel in 0..50 {
            assert_eq!(rates.take("GET", &path(&format!("channels/{channel}")), 0).refused, None);
        }
        let wait = Duration::from_millis(100);
        assert_eq!(rates.take("GET", &path("users/@me"), 0).refused, Some((Scope::Global, wait)));
        assert_eq!(rates.take("POST", &path("interactions/1/token/callback"), 0).refused, None);
        assert_eq!(rates.take("GET", &path("users/@me"), 100_000).refused, None);
    }

    #[test]
    fn one_shard_of_each_group_identifies_at_a_time() {
        let mut rates = Rates::new(1, 2);
        assert!(rates.identify(0, 0) && rates.identify(1, 0));
        assert!(!rates.identify(2, 4_999_999));
        assert!(rates.identify(2, 5_000_000));
        assert_eq!(rates.session_limit(5_000_000).1, 997);
        assert_eq!(rates.session_limit(86_400_000_000).1, 1_000);
    }
}

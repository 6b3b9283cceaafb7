//! The sandbox's clock: it never goes back, and can be moved ahead of the machine's.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

#[derive(Debug)]
pub(crate) struct Clock {
    /// The machine's time when the sandbox started, in microseconds since 1970.
    base_us: u64,
    started: Instant,
    ahead: Duration,
}

impl Default for Clock {
    #[expect(clippy::disallowed_methods, reason = "ids and time stamps of Discord tell the time of the machine")]
    fn default() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Clock { base_us: since.as_micros() as u64, started: Instant::now(), ahead: Duration::ZERO }
    }
}

impl Clock {
    /// Unix time in microseconds: a bot may respond in less than a millisecond.
    pub(crate) fn now_us(&self) -> u64 {
        self.base_us + (self.started.elapsed() + self.ahead).as_micros() as u64
    }

    pub(crate) fn now_ms(&self) -> u64 {
        self.now_us() / 1000
    }

    /// The time since then.
    pub(crate) fn since(&self, then_us: u64) -> Duration {
        Duration::from_micros(self.now_us().saturating_sub(then_us))
    }

    pub(crate) fn ahead(&self) -> Duration {
        self.ahead
    }

    /// Moves the clock ahead.
    pub(crate) fn advance(&mut self, by: Duration) {
        self.ahead += by;
    }
}

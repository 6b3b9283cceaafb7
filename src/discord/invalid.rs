//! Requests that Discord counts against the address of this machine: those that it answers with 401, 403 or 429. After 10,000 in ten
//! minutes it answers none any more for a while, whichever bot they are of.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use poise::serenity_prelude as serenity;
use serenity::HttpError;

const WINDOW: Duration = Duration::from_secs(600);
/// So many are no accident any more.
const WORRY: usize = 1_000;

/// Those of the last ten minutes, of all bots of this process.
static NEWEST: Recent = Recent(Mutex::new(VecDeque::new()));

struct Recent(Mutex<VecDeque<Instant>>);

impl Recent {
    /// Notes one. Says how many there were.
    fn note(&self, now: Instant) -> usize {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.push_back(now);
        drop_old(&mut all, now);
        all.len()
    }

    fn count(&self, now: Instant) -> usize {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        drop_old(&mut all, now);
        all.len()
    }
}

fn drop_old(all: &mut VecDeque<Instant>, now: Instant) {
    while all.front().is_some_and(|it| now.duration_since(*it) > WINDOW) {
        all.pop_front();
    }
}

/// Discord has refused one.
pub(super) fn note() {
    let count = NEWEST.note(Instant::now());
    if count.is_multiple_of(WORRY) {
        tracing::error!(
            count,
            "Discord has refused so many requests within ten minutes; after 10,000 it hears this machine no more for a while"
        );
    }
}

/// Notes what came of a request.
pub(super) fn look_at(error: &serenity::Error) {
    if let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error
        && matches!(response.status_code.as_u16(), 401 | 403 | 429)
    {
        note();
    }
}

/// How many there were in the last ten minutes.
pub fn invalid_requests() -> usize {
    NEWEST.count(Instant::now())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_older_than_ten_minutes_counts_no_more() {
        let (recent, begun) = (Recent(Mutex::default()), Instant::now());
        for it in 0..5 {
            assert_eq!(recent.note(begun + WINDOW / 10 * it), it as usize + 1);
        }
        assert_eq!(recent.count(begun + WINDOW + WINDOW / 10), 4);
        assert_eq!(recent.count(begun + 2 * WINDOW), 0);
    }
}

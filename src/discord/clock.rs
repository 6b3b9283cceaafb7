//! Whether the clock of this machine is right, by that of Discord.

use std::time::{Duration, SystemTime};

use poise::serenity_prelude::constants;
use reqwest::header::{DATE, USER_AGENT};

use super::wire::{Wire, WireError};
use crate::host::{Clock as _, SystemClock};

/// What is off by more is said in the log.
const ODD: u64 = 5 * 60;
/// What is off by more is a wrong date: deadlines would pass at once, or never.
const WRONG: u64 = 12 * 3_600;

/// Compares the clocks. Whether Discord can be reached is somebody else's question.
pub(super) async fn check(wire: &Wire) -> Result<(), WireError> {
    let request = wire.client.get("https://discord.com/api/v10/gateway").header(USER_AGENT, constants::USER_AGENT);
    let Ok(response) = request.timeout(Duration::from_secs(5)).send().await else { return Ok(()) };
    let date = response.headers().get(DATE).and_then(|it| it.to_str().ok());
    let Some(theirs) = date.and_then(|it| httpdate::parse_http_date(it).ok()) else { return Ok(()) };
    let ours = SystemTime::UNIX_EPOCH + Duration::from_millis(SystemClock.now().unsigned_abs());
    let (off, ahead) = match ours.duration_since(theirs) {
        Ok(it) => (it.as_secs(), "ahead of"),
        Err(it) => (it.duration().as_secs(), "behind"),
    };
    if off > WRONG {
        let (ours, theirs) = (httpdate::fmt_http_date(ours), httpdate::fmt_http_date(theirs));
        return Err(WireError::Clock { hours: off / 3_600, ahead, ours, theirs });
    }
    if off > ODD {
        tracing::warn!("the clock of this machine is {} minutes {ahead} that of Discord; set it", off / 60);
    }
    Ok(())
}

//! The log of a server, line by line, in the channel that it names. The log itself is kept and read by `/server log`.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use poise::serenity_prelude as serenity;
use serenity::ChannelId;
use tokio_util::sync::CancellationToken;

use super::commands::log_line;
use super::outbox::{Outbox, sort};
use super::post::Post;
use crate::host::{DeedRow, Failure, FailureKind, GuildId};

/// How often we look for new lines, and how many are looked at.
const ROUND: Duration = Duration::from_secs(5);
const LINES: u32 = 100;
/// How long a server waits for its lines after one did not get through.
const WAIT: Duration = Duration::from_secs(60);

impl Outbox {
    /// Tells channels of the log what it has told them not yet, until told to stop.
    pub(super) async fn tell_logs(self, stop: CancellationToken) {
        let mut waits: BTreeMap<GuildId, Instant> = BTreeMap::new();
        loop {
            tokio::select! {
                () = stop.cancelled() => return,
                () = tokio::time::sleep(ROUND) => {}
            }
            let lines = self.app.host.untold_deeds(LINES).await.unwrap_or_else(|error| {
                tracing::error!(%error, "the lines of logs cannot be read");
                Vec::new()
            });
            waits.retain(|_, until| Instant::now() < *until);
            for (line, log, row) in lines {
                if waits.contains_key(&row.guild) {
                    continue;
                }
                let told = match self.tell(line, ChannelId::new(log.0), &row).await {
                    // What this channel does not take is not held back for the others; the log has it.
                    Ok(()) | Err(Failure { kind: FailureKind::Closed | FailureKind::Refused, .. }) => {
                        self.app.host.log_told(row.guild, line).await.is_ok()
                    }
                    Err(_) => false,
                };
                if !told {
                    waits.insert(row.guild, Instant::now() + WAIT);
                }
            }
        }
    }

    async fn tell(&self, line: i64, channel: ChannelId, row: &DeedRow) -> Result<(), Failure> {
        let words = self.app.common(self.language(Some(row.guild)).await).text;
        let post = Post { content: log_line(&words, row), ..Post::default() };
        let sent = self.create(channel, &post, &format!("log-{line}"), &[]).await;
        sent.map(|_| ()).map_err(|error| {
            tracing::warn!(guild = %row.guild, %error, "a line of the log could not be sent");
            sort(&error).into()
        })
    }
}

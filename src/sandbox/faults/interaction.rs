//! Faults around an interaction, drawn by the plan.

use std::time::Duration;

use super::{GatewayFault, GatewayFaultKind};
use crate::sandbox::ids::Id;
use crate::sandbox::perms::{self, Overwrite, OverwriteKind};
use crate::sandbox::world::{INTENT_GUILDS, World};

/// Longer than the fifteen minutes for which a token is valid.
const TOKEN_AGE: Duration = Duration::from_secs(16 * 60);

#[derive(Debug, Clone, Copy)]
enum InteractionFault {
    Gateway(GatewayFaultKind),
    Expired,
    Away,
    LockedOut,
    RightTaken,
    Deleted,
}

impl World {
    /// Draws the faults that come before an interaction in a channel.
    pub(crate) fn before_interaction(&mut self, channel: Id) {
        self.unlock_in_time(channel);
        let Some(plan) = self.faults.plan else { return };
        let rates = plan.rates;
        let list = [
            (rates.dropped, InteractionFault::Gateway(GatewayFaultKind::Drop)),
            (rates.reconnect, InteractionFault::Gateway(GatewayFaultKind::Reconnect)),
            (rates.invalid, InteractionFault::Gateway(GatewayFaultKind::Invalidate)),
            (rates.expired, InteractionFault::Expired),
            (rates.away, InteractionFault::Away),
            (rates.locked_out, InteractionFault::LockedOut),
            (rates.right_taken, InteractionFault::RightTaken),
            (rates.deleted, InteractionFault::Deleted),
        ];
        let Some(fault) = self.faults.pick("shock", &list) else { return };
        let name = match fault {
            InteractionFault::Gateway(kind) => {
                let before = self.faults.draw("before", 2) == 0;
                self.faults.gateway.push(GatewayFault { kind, before });
                match kind {
                    GatewayFaultKind::Drop => "dropped",
                    GatewayFaultKind::Reconnect => "reconnect",
                    GatewayFaultKind::Invalidate => "invalid",
                }
            }
            InteractionFault::Expired => {
                self.expire_tokens();
                "expired"
            }
            InteractionFault::Away => {
                let hours = if self.faults.draw("hours", 2) == 0 { 1 } else { 25 };
                self.advance(Duration::from_secs(hours * 3600 + 60));
                "away"
            }
            InteractionFault::LockedOut => {
                let acts = 1 + self.faults.draw("acts", 4) as u32;
                let bits = if self.faults.draw("bits", 2) == 0 { perms::SEND_MESSAGES } else { perms::VIEW_CHANNEL };
                self.lock_out(channel, bits | perms::SEND_MESSAGES_IN_THREADS, acts);
                "locked_out"
            }
            InteractionFault::RightTaken => {
                let acts = 1 + self.faults.draw("acts", 4) as u32;
                let rights: Vec<u64> = (0..64).map(|it| 1 << it).filter(|it| self.bot_permissions & it != 0).collect();
                let right = rights.get(self.faults.draw("right", rights.len() as u64) as usize);
                self.lock_out(channel, right.copied().unwrap_or_default(), acts);
                "right_taken"
            }
            InteractionFault::Deleted => {
                self.faults.to_delete = Some(channel);
                "deleted"
            }
        };
        *self.faults.counts.entry(name).or_default() += 1;
    }

    /// Draws the faults that come after an interaction began: its event or the previous one may be delivered again, and
    /// its channel may be deleted while the bot is still thinking.
    pub(crate) fn after_interaction(&mut self, id: Id) {
        self.repeat(id);
        if let Some(channel) = self.faults.to_delete.take() {
            self.remove_channel(channel);
        }
    }

    fn repeat(&mut self, id: Id) {
        let rates = self.faults.plan.map(|it| it.rates).unwrap_or_default();
        let planned = self.faults.pick("stutter", &[(rates.twice, true), (rates.again, false)]);
        let ordered = self.faults.doubles > 0;
        self.faults.doubles = self.faults.doubles.saturating_sub(1);
        let before = self.faults.last.replace(id);
        let (again, name) = match planned {
            _ if ordered => (Some(id), "twice"),
            Some(true) => (Some(id), "twice"),
            Some(false) => (before, "again"),
            None => return,
        };
        if let Some(event) = again.and_then(|id| self.interactions.get(&id)).map(|it| it.event.clone()) {
            self.dispatch("INTERACTION_CREATE", event, 0);
            *self.faults.counts.entry(name).or_default() += 1;
        }
    }

    /// Makes every token so far expire.
    pub(crate) fn expire_tokens(&mut self) {
        let ids: Vec<Id> = self.interactions.keys().copied().collect();
        let age = TOKEN_AGE.max(self.token_life * 2).as_micros() as u64;
        for id in ids {
            if let Some(it) = self.interactions.get_mut(&id) {
                it.created_us = it.created_us.saturating_sub(age);
            }
        }
    }

    /// Denies the bot permissions in a channel until users have acted there that many times. Threads follow their parent.
    pub(crate) fn lock_out(&mut self, channel: Id, bits: u64, acts: u32) {
        self.faults.locked.insert(channel, acts);
        self.set_bot_rule(channel, bits);
    }

    fn unlock_in_time(&mut self, channel: Id) {
        let Some(left) = self.faults.locked.get_mut(&channel) else { return };
        *left = left.saturating_sub(1);
        if *left == 0 {
            self.unlock(channel);
        }
    }

    fn unlock(&mut self, channel: Id) {
        self.faults.locked.remove(&channel);
        self.set_bot_rule(channel, 0);
    }

    fn set_bot_rule(&mut self, channel: Id, deny: u64) {
        let (bot, found) = (self.bot, self.channels.get(&channel));
        let holder = found.map_or(channel, |it| self.holder(it));
        let Some(found) = self.channels.get_mut(&holder) else { return };
        found.overwrites.retain(|rule| rule.id != bot);
        if deny != 0 {
            found.overwrites.push(Overwrite { id: bot, kind: OverwriteKind::Member, allow: 0, deny });
        }
        self.announce_channel("CHANNEL_UPDATE", holder);
    }

    /// Ends all faults and restores permissions.
    pub(crate) fn heal(&mut self) {
        self.faults.clear();
        for channel in self.faults.locked.keys().copied().collect::<Vec<_>>() {
            self.unlock(channel);
        }
    }

    /// Deletes a channel with everything in it.
    pub(crate) fn remove_channel(&mut self, channel: Id) -> bool {
        let (json, users) = (self.channel_json(channel), self.audience(channel));
        let Some(gone) = self.channels.remove(&channel) else { return false };
        for post in &gone.posts {
            for file in self.posts.remove(post).into_iter().flat_map(|it| it.attachments) {
                self.attachments.remove(&file);
            }
        }
        let event = if gone.thread.is_some() { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
        self.dispatch(event, json, INTENT_GUILDS);
        self.notify(users, serde_json::json!({"type": "channel_deleted", "id": channel}));
        true
    }
}

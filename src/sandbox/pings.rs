//! Whom a new message pings: every mentioned user who sees it, once, when it is created.

use std::collections::BTreeSet;

use serde_json::json;

use super::ids::Id;
use super::world::{FLAG_SUPPRESS_NOTIFICATIONS, PingMark, Post, World};

impl World {
    pub(crate) fn mark_pings(&mut self, id: Id) {
        let Some(post) = self.posts.get(&id) else {
            return;
        };
        let silent = post.flags & FLAG_SUPPRESS_NOTIFICATIONS != 0;
        let (channel, author) = (post.channel, post.author);
        let pinged: Vec<Id> = self
            .audience(channel)
            .into_iter()
            .filter(|user| *user != author && self.mentions_user(post, *user))
            .collect();
        for user in pinged {
            let number = self.pings.last_key_value().map_or(0, |(last, _)| last + 1);
            let at_ms = self.now_ms();
            self.pings.insert(number, PingMark { user, post: id, channel, silent, at_ms });
            self.notify(
                BTreeSet::from([user]),
                json!({"type": "ping", "user": user, "channel": channel, "message_id": id, "silent": silent}),
            );
        }
    }

    fn mentions_user(&self, post: &Post, user: Id) -> bool {
        let guild = self.channels.get(&post.channel).and_then(|it| it.guild);
        let roles = guild
            .and_then(|guild| self.guilds.get(&guild))
            .and_then(|guild| guild.members.get(&user))
            .map(|member| member.roles.as_slice())
            .unwrap_or_default();
        post.mention_everyone
            || post.mentions.contains(&user)
            || roles.iter().any(|role| post.mention_roles.contains(role))
    }
}

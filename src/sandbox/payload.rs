//! The JSON shapes of Discord's objects, with every field that the official description calls required.

use serde_json::{Map, Value, json};

use super::ids::{Id, iso};
use super::perms::OverwriteKind;
use super::world::*;

impl World {
    pub(crate) fn user_json(&self, id: Id) -> Value {
        let Some(user) = self.users.get(&id) else {
            return json!({"id": id, "username": "Deleted User", "avatar": null, "discriminator": "0",
                "public_flags": 0, "flags": 0, "global_name": null, "primary_guild": null});
        };
        let mut out = json!({
            "id": id,
            "username": user.name.to_lowercase().replace(' ', "_"),
            "avatar": null,
            "discriminator": if user.bot { "0001" } else { "0" },
            "public_flags": 0,
            "flags": 0,
            "global_name": if user.bot { Value::Null } else { json!(user.name) },
            "primary_guild": null,
            "avatar_decoration_data": null,
            "collectibles": null,
            "banner": null,
            "accent_color": null,
        });
        if user.bot {
            out["bot"] = json!(true);
        }
        out
    }

    pub(crate) fn me_json(&self) -> Value {
        let mut me = self.user_json(self.bot);
        me["mfa_enabled"] = json!(true);
        me["locale"] = json!("en-US");
        me["premium_type"] = json!(0);
        me["email"] = Value::Null;
        me["verified"] = json!(true);
        me
    }

    pub(crate) fn application_json(&self) -> Value {
        let owner = self.guilds.values().next().map(|guild| guild.owner);
        let owner = owner.unwrap_or(self.bot);
        json!({
            "id": self.application,
            "name": self.users.get(&self.bot).map(|user| user.name.as_str()).unwrap_or_default(),
            "icon": null,
            "description": "",
            "type": null,
            "bot": self.user_json(self.bot),
            "bot_public": true,
            "bot_require_code_grant": false,
            "integration_types_config": {"0": {}},
            "verify_key": "0".repeat(64),
            "flags": 0,
            "flags_new": "0",
            "redirect_uris": [],
            "interactions_endpoint_url": null,
            "role_connections_verification_url": null,
            "owner": self.user_json(owner),
            "approximate_guild_count": self.guilds.keys().filter(|guild| self.bot_in(**guild)).count(),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "event_webhooks_url": null,
            "event_webhooks_status": 1,
            "event_webhooks_types": [],
            "explicit_content_filter": 0,
            "team": null,
            "eligible_oauth2_scopes": [],
        })
    }

    pub(crate) fn role_json(&self, role: &Role) -> Value {
        let mut out = json!({
            "id": role.id,
            "name": role.name,
            "permissions": role.permissions.to_string(),
            "position": role.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
            "hoist": false,
            "managed": role.bot.is_some(),
            "mentionable": role.mentionable,
            "icon": null,
            "unicode_emoji": null,
            "flags": 0,
        });
        if let Some(bot) = role.bot {
            out["tags"] = json!({"bot_id": bot});
        }
        out
    }

    /// The member without `user`, as inside messages and `resolved`.
    pub(crate) fn partial_member_json(&self, guild: Id, user: Id) -> Value {
        let member = self.guilds.get(&guild).and_then(|it| it.members.get(&user));
        let (roles, joined) =
            member.map_or((Vec::new(), self.now_ms()), |member| (member.roles.clone(), member.joined_ms));
        json!({
            "avatar": null,
            "banner": null,
            "communication_disabled_until": null,
            "flags": 0,
            "joined_at": iso(joined),
            "nick": null,
            "pending": false,
            "premium_since": null,
            "roles": roles,
            "mute": false,
            "deaf": false,
        })
    }

    pub(crate) fn member_json(&self, guild: Id, user: Id) -> Value {
        let mut out = self.partial_member_json(guild, user);
        out["user"] = self.user_json(user);
        out
    }

    pub(crate) fn guild_json(&self, id: Id) -> Value {
        let Some(guild) = self.guilds.get(&id) else {
            return Value::Null;
        };
        json!({
            "id": id,
            "name": guild.name,
            "icon": null,
            "description": null,
            "home_header": null,
            "splash": null,
            "discovery_splash": null,
            "features": [],
            "banner": null,
            "owner_id": guild.owner,
            "application_id": null,
            "region": "rotterdam",
            "afk_channel_id": null,
            "afk_timeout": 300,
            "system_channel_id": null,
            "system_channel_flags": 0,
            "widget_enabled": false,
            "widget_channel_id": null,
            "verification_level": 0,
            "roles": guild.roles.values().map(|role| self.role_json(role)).collect::<Vec<_>>(),
            "default_message_notifications": 1,
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "max_presences": null,
            "max_members": 25_000_000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "vanity_url_code": null,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": guild.locale,
            "rules_channel_id": null,
            "safety_alerts_channel_id": null,
            "public_updates_channel_id": null,
            "premium_progress_bar_enabled": false,
            "nsfw": false,
            "nsfw_level": 0,
            "emojis": [],
            "stickers": [],
            "incidents_data": null,
        })
    }

    /// GUILD_CREATE: the guild with its members, channels and threads.
    pub(crate) fn guild_create_json(&self, id: Id) -> Value {
        let mut out = self.guild_json(id);
        let Some(guild) = self.guilds.get(&id) else {
            return out;
        };
        let mut channels = Vec::new();
        let mut threads = Vec::new();
        for channel in self.channels.values().filter(|it| it.guild == Some(id)) {
            match &channel.thread {
                None => channels.push(self.channel_json(channel.id)),
                Some(thread) if !thread.archived && self.sees(channel.id, self.bot) => {
                    threads.push(self.channel_json(channel.id));
                }
                Some(_) => {}
            }
        }
        let joined = guild.members.get(&self.bot).map_or(0, |it| it.joined_ms);
        let members: Vec<Value> = guild.members.keys().map(|user| self.member_json(id, *user)).collect();
        let extra = json!({
            "joined_at": iso(joined),
            "large": false,
            "unavailable": false,
            "member_count": guild.members.len(),
            "voice_states": [],
            "members": members,
            "channels": channels,
            "threads": threads,
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        });
        if let (Some(out), Value::Object(extra)) = (out.as_object_mut(), extra) {
            out.extend(extra);
        }
        out
    }

    pub(crate) fn channel_json(&self, id: Id) -> Value {
        let Some(channel) = self.channels.get(&id) else {
            return Value::Null;
        };
        let mut out = json!({
            "id": id,
            "type": channel.kind,
            "flags": 0,
            "last_message_id": channel.last_post,
        });
        let Some(guild) = channel.guild else {
            let others = channel.recipients.iter().filter(|user| **user != self.bot);
            out["recipients"] = others.map(|user| self.user_json(*user)).collect();
            return out;
        };
        out["guild_id"] = json!(guild);
        out["name"] = json!(channel.name);
        out["parent_id"] = json!(channel.parent);
        out["rate_limit_per_user"] = json!(0);
        match &channel.thread {
            None => {
                out["topic"] = json!(channel.topic);
                out["position"] = json!(channel.position);
                out["nsfw"] = json!(channel.nsfw);
                out["permission_overwrites"] = channel
                    .overwrites
                    .iter()
                    .map(|rule| {
                        let kind = if rule.kind == OverwriteKind::Role { 0 } else { 1 };
                        json!({"id": rule.id, "type": kind, "allow": rule.allow.to_string(),
                               "deny": rule.deny.to_string()})
                    })
                    .collect();
            }
            Some(thread) => {
                let mut metadata = json!({
                    "archived": thread.archived,
                    "archive_timestamp": iso(thread.archive_ms),
                    "auto_archive_duration": thread.auto_archive_minutes,
                    "locked": thread.locked,
                    "create_timestamp": iso(id.created_ms()),
                });
                if thread.private {
                    metadata["invitable"] = json!(thread.invitable);
                }
                out["owner_id"] = json!(channel.owner.unwrap_or(self.bot));
                out["thread_metadata"] = metadata;
                out["message_count"] = json!(channel.posts.len());
                out["member_count"] = json!(thread.members.len().min(50));
                out["total_message_sent"] = json!(channel.total_posts);
                if thread.members.contains(&self.bot) {
                    out["member"] = self.thread_member_json(id, self.bot);
                }
            }
        }
        out
    }

    pub(crate) fn thread_member_json(&self, thread: Id, user: Id) -> Value {
        json!({"id": thread, "user_id": user, "join_timestamp": iso(thread.created_ms()), "flags": 0})
    }

    pub(crate) fn attachment_url(&self, attachment: &Attachment) -> String {
        let (base, channel) = (&self.base_url, attachment.channel);
        format!("{base}/attachments/{channel}/{}/{}", attachment.id, attachment.filename)
    }

    fn attachment_json(&self, attachment: &Attachment) -> Value {
        let url = self.attachment_url(attachment);
        let mut out = json!({
            "id": attachment.id,
            "filename": attachment.filename,
            "size": attachment.bytes.len(),
            "url": url,
            "proxy_url": url,
            "content_type": attachment.content_type,
        });
        if let Some((width, height)) = attachment.size_px {
            out["width"] = json!(width);
            out["height"] = json!(height);
        }
        if let Some(description) = &attachment.description {
            out["description"] = json!(description);
        }
        if attachment.ephemeral {
            out["ephemeral"] = json!(true);
        }
        out
    }

    /// The attachment of this message which the text `attachment://name` names.
    pub(crate) fn named_attachment(&self, post: &Post, url: &str) -> Option<&Attachment> {
        let name = url.strip_prefix("attachment://")?;
        let mut mine = post.attachments.iter();
        mine.find_map(|id| self.attachments.get(id).filter(|it| it.filename == name))
    }

    /// Whether an embed of the message shows this attachment; such files are not listed again.
    pub(crate) fn shown_in_embed(&self, post: &Post, attachment: &Attachment) -> bool {
        let url = json!(format!("attachment://{}", attachment.filename));
        post.embeds.iter().any(|embed| {
            embed["image"]["url"] == url
                || embed["thumbnail"]["url"] == url
                || embed["author"]["icon_url"] == url
                || embed["footer"]["icon_url"] == url
        })
    }

    /// The embed with its `attachment://` names turned into addresses.
    pub(crate) fn embed_json(&self, post: &Post, embed: &Value) -> Value {
        let mut out = embed.clone();
        let Some(object) = out.as_object_mut() else {
            return out;
        };
        for (part, key) in [("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")] {
            let Some(inner) = object.get_mut(part).and_then(Value::as_object_mut) else {
                continue;
            };
            let Some(url) = inner.get(key).and_then(Value::as_str) else {
                continue;
            };
            if !url.starts_with("attachment://") {
                continue;
            }
            let Some(file) = self.named_attachment(post, url) else {
                // The file is gone: the picture disappears from the embed.
                inner.remove(key);
                if key == "url" {
                    object.remove(part);
                }
                continue;
            };
            let url = self.attachment_url(file);
            inner.insert(key.into(), json!(url));
            if key == "icon_url" {
                inner.insert("proxy_icon_url".into(), json!(url));
                continue;
            }
            inner.insert("proxy_url".into(), json!(url));
            inner.insert("content_type".into(), json!(file.content_type));
            if let Some((width, height)) = file.size_px {
                inner.insert("width".into(), json!(width));
                inner.insert("height".into(), json!(height));
            }
            if let Some(description) = &file.description {
                inner.insert("description".into(), json!(description));
            }
        }
        out
    }

    pub(crate) fn post_json(&self, post: &Post) -> Value {
        let attachments: Vec<Value> = post
            .attachments
            .iter()
            .filter_map(|id| self.attachments.get(id))
            .filter(|attachment| !self.shown_in_embed(post, attachment))
            .map(|attachment| self.attachment_json(attachment))
            .collect();
        let embeds: Vec<Value> = if post.flags & FLAG_SUPPRESS_EMBEDS != 0 {
            Vec::new()
        } else {
            let embeds = post.embeds.iter();
            embeds.map(|embed| self.embed_json(post, embed)).collect()
        };
        let mentions: Vec<Value> = post.mentions.iter().map(|it| self.user_json(*it)).collect();
        let mut out = json!({
            "id": post.id,
            "channel_id": post.channel,
            "type": post.kind,
            "author": self.user_json(post.author),
            "content": post.content,
            "timestamp": iso(post.id.created_ms()),
            "edited_timestamp": post.edited_ms.map(iso),
            "tts": post.tts,
            "mention_everyone": post.mention_everyone,
            "mentions": mentions,
            "mention_roles": post.mention_roles,
            "attachments": attachments,
            "embeds": embeds,
            "components": post.components,
            "pinned": post.pinned,
            "flags": post.flags,
        });
        if let Some((_, metadata)) = &post.interaction {
            out["interaction_metadata"] = metadata.clone();
            out["webhook_id"] = json!(self.application);
        }
        if post.author == self.bot {
            out["application_id"] = json!(self.application);
        }
        if let Some((channel, message)) = post.reply_to {
            let mut reference = json!({"type": 0, "channel_id": channel});
            if post.kind != KIND_THREAD_CREATED {
                reference["message_id"] = json!(message);
            }
            if let Some(guild) = self.channels.get(&channel).and_then(|it| it.guild) {
                reference["guild_id"] = json!(guild);
            }
            out["message_reference"] = reference;
        }
        if let Some((_, message)) = post.reply_to.filter(|_| matches!(post.kind, 19 | KIND_THREAD_STARTER)) {
            let referenced = self.posts.get(&message).map(|answered| {
                let mut inner = self.post_json(&Post { reply_to: None, ..answered.clone() });
                if let Some(inner) = inner.as_object_mut() {
                    inner.remove("thread");
                }
                inner
            });
            out["referenced_message"] = json!(referenced);
        }
        if let Some(nonce) = &post.nonce {
            out["nonce"] = nonce.clone();
        }
        if let Some(thread) = post.thread.filter(|id| self.channels.contains_key(id)) {
            out["thread"] = self.channel_json(thread);
        }
        out
    }

    /// The message as in a gateway event: with guild and member.
    pub(crate) fn post_event_json(&self, post: &Post) -> Value {
        let mut out = self.post_json(post);
        if let Some(guild) = self.channels.get(&post.channel).and_then(|it| it.guild) {
            out["guild_id"] = json!(guild);
            out["member"] = self.partial_member_json(guild, post.author);
        }
        out
    }
}

/// Removes the nulls of an object: Discord leaves such fields out.
pub(super) fn without_nulls(object: &Map<String, Value>) -> Map<String, Value> {
    object.iter().filter(|(_, value)| !value.is_null()).map(|(key, value)| (key.clone(), value.clone())).collect()
}

//! Starting interactions: the event that tells the bot what a user did, with everything Discord sends along.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::ids::Id;
use super::limits::MAX_FILE_BYTES;
use super::world::*;

/// What a user does; `data` is the event's own `data`.
pub struct Deed {
    pub kind: u8,
    pub user: Id,
    pub channel: Id,
    pub data: Value,
    /// The message whose component was used.
    pub source: Option<Id>,
    pub focused_type: Option<u8>,
    /// For a modal: the interaction that opened it.
    pub opened_by: Option<Id>,
}

impl World {
    /// Stores the interaction and dispatches its event.
    pub fn begin(&mut self, deed: Deed) -> Id {
        self.suffer(deed.channel);
        let id = self.ids.next();
        // Random enough for loopback: the id scattered, and nothing but letters and digits.
        let scattered = id.0.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23);
        let token = format!("aW50ZXJhY3Rpb24{:020}{scattered:016x}", id.0);
        let guild = self.channels.get(&deed.channel).and_then(|it| it.guild);
        let metadata = self.metadata(id, guild, &deed);
        let event = self.event(id, &token, guild, &deed);
        let interaction = Interaction {
            id,
            token,
            kind: deed.kind,
            user: deed.user,
            channel: deed.channel,
            guild,
            created_us: self.now_us(),
            event: event.clone(),
            metadata,
            source: deed.source,
            focused_type: deed.focused_type,
            acknowledged: None,
            original: None,
            followups: BTreeSet::new(),
            opened_by: deed.opened_by,
            modal_used: false,
        };
        self.interactions.insert(id, interaction);
        self.dispatch("INTERACTION_CREATE", event, 0);
        self.stutter(id);
        id
    }

    fn owners(&self, guild: Option<Id>) -> Value {
        // The app is installed in guilds; in its direct messages the owner is "0".
        json!({"0": guild.map_or_else(|| "0".to_owned(), |guild| guild.to_string())})
    }

    fn metadata(&self, id: Id, guild: Option<Id>, deed: &Deed) -> Value {
        let mut out = json!({
            "id": id,
            "type": deed.kind,
            "user": self.user_json(deed.user),
            "authorizing_integration_owners": self.owners(guild),
        });
        if deed.kind == COMPONENT
            && let Some(source) = deed.source
        {
            out["interacted_message_id"] = json!(source);
        }
        if let Some(opener) = deed.opened_by.and_then(|id| self.interactions.get(&id)) {
            out["triggering_interaction_metadata"] = opener.metadata.clone();
        }
        out
    }

    fn event(&self, id: Id, token: &str, guild: Option<Id>, deed: &Deed) -> Value {
        let locale = self.users.get(&deed.user).map(|user| user.locale.clone());
        let mut channel = self.channel_json(deed.channel);
        if guild.is_some() {
            channel["permissions"] = json!(self.permissions(deed.channel, deed.user).to_string());
        }
        let app = self.permissions(deed.channel, self.bot);
        let mut out = json!({
            "id": id,
            "application_id": self.application,
            "type": deed.kind,
            "token": token,
            "version": 1,
            "channel_id": deed.channel,
            "channel": channel,
            "data": deed.data,
            "locale": locale,
            "app_permissions": app.to_string(),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "attachment_size_limit": MAX_FILE_BYTES,
            "authorizing_integration_owners": self.owners(guild),
            "context": if guild.is_some() { 0 } else { 1 },
        });
        match guild.and_then(|id| self.guilds.get(&id)) {
            Some(guild) => {
                out["guild_id"] = json!(guild.id);
                out["guild_locale"] = json!(guild.locale);
                out["guild"] = json!({"id": guild.id, "locale": guild.locale, "features": []});
                let mut member = self.member_json(guild.id, deed.user);
                let rights = self.permissions(deed.channel, deed.user);
                member["permissions"] = json!(rights.to_string());
                out["member"] = member;
            }
            None => out["user"] = self.user_json(deed.user),
        }
        if let Some(source) = deed.source.and_then(|id| self.posts.get(&id)) {
            out["message"] = self.post_json(source);
        }
        out
    }
}

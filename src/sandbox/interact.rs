//! Starting interactions: the event that tells the bot what a user did, with all its fields.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::ids::Id;
use super::limits::MAX_FILE_BYTES;
use super::world::*;

/// What a user did; `data` is the `data` of the event.
pub(crate) struct NewInteraction {
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
    pub(crate) fn begin(&mut self, new: NewInteraction) -> Id {
        self.before_interaction(new.channel);
        let id = self.ids.next();
        // Unpredictable enough for loopback, and made of letters and digits only.
        let scattered = id.0.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23);
        let token = format!("aW50ZXJhY3Rpb24{:020}{scattered:016x}", id.0);
        let guild = self.channels.get(&new.channel).and_then(|it| it.guild);
        let metadata = self.metadata(id, guild, &new);
        let event = self.event(id, &token, guild, &new);
        let interaction = Interaction {
            id,
            token,
            kind: new.kind,
            user: new.user,
            channel: new.channel,
            guild,
            created_us: self.now_us(),
            event: event.clone(),
            metadata,
            source: new.source,
            focused_type: new.focused_type,
            acknowledged: None,
            original: None,
            followed: false,
            followups: BTreeSet::new(),
            opened_by: new.opened_by,
            modal_used: false,
        };
        self.interactions.insert(id, interaction);
        self.dispatch("INTERACTION_CREATE", event, 0);
        self.after_interaction(id);
        id
    }

    fn owners(&self, guild: Option<Id>) -> Value {
        // The app is installed in guilds; in a direct message the owner is "0".
        json!({"0": guild.map_or_else(|| "0".to_owned(), |guild| guild.to_string())})
    }

    fn metadata(&self, id: Id, guild: Option<Id>, new: &NewInteraction) -> Value {
        let mut out = json!({
            "id": id,
            "type": new.kind,
            "user": self.user_json(new.user),
            "authorizing_integration_owners": self.owners(guild),
        });
        if new.kind == COMPONENT
            && let Some(source) = new.source
        {
            out["interacted_message_id"] = json!(source);
        }
        if let Some(opener) = new.opened_by.and_then(|id| self.interactions.get(&id)) {
            out["triggering_interaction_metadata"] = opener.metadata.clone();
        }
        out
    }

    fn event(&self, id: Id, token: &str, guild: Option<Id>, new: &NewInteraction) -> Value {
        let locale = self.users.get(&new.user).map(|user| user.locale.clone());
        let mut channel = self.channel_json(new.channel);
        if guild.is_some() {
            channel["permissions"] = json!(self.permissions(new.channel, new.user).to_string());
        }
        let app = self.permissions(new.channel, self.bot);
        let mut out = json!({
            "id": id,
            "application_id": self.application,
            "type": new.kind,
            "token": token,
            "version": 1,
            "channel_id": new.channel,
            "channel": channel,
            "data": new.data,
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
                let mut member = self.member_json(guild.id, new.user);
                let rights = self.permissions(new.channel, new.user);
                member["permissions"] = json!(rights.to_string());
                out["member"] = member;
            }
            None => out["user"] = self.user_json(new.user),
        }
        if let Some(source) = new.source.and_then(|id| self.posts.get(&id)) {
            out["message"] = self.post_json(source);
        }
        out
    }
}

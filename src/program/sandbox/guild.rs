//! What a sandbox opens with: the server "Harbour", its channel and its members.

use serde_json::Value;

use crate::sandbox::{Control, ControlError, Id};

/// The members of the server.
pub(super) const MEMBERS: [&str; 4] = ["Ania", "Ben", "Chloe", "Dawid"];
const NAME: &str = "Harbour";
const CHANNEL: &str = "table";

/// A server with one channel; every member may manage it.
pub(crate) struct Guild {
    pub id: Id,
    pub channel: Id,
    pub members: Vec<(String, Id)>,
}

impl Guild {
    /// Creates the server, its channel and its members.
    pub(crate) fn create(control: &Control, locale: &str) -> Result<Guild, ControlError> {
        let guild = control.guild(NAME, locale);
        let channel = control.channel(guild, CHANNEL)?;
        let mut members = Vec::new();
        for name in MEMBERS {
            let user = control.user(name, locale);
            control.set_locale(user, locale)?;
            control.join(user, guild)?;
            members.push((name.to_owned(), user));
        }
        Ok(Guild { id: guild, channel, members })
    }

    /// The server of an earlier run, with its channel created again if it was deleted meanwhile.
    pub(crate) fn find(control: &Control, locale: &str) -> Result<Guild, ControlError> {
        let users = control.users();
        let id = |it: &Value| it["id"].as_str().and_then(|id| id.parse::<Id>().ok());
        let named = |name: &&str| users.iter().find(|it| it["name"] == **name && it["bot"] == false).and_then(id);
        let members: Vec<(String, Id)> =
            MEMBERS.iter().filter_map(|name| named(name).map(|id| ((*name).to_owned(), id))).collect();
        let seen = members.first().map(|(_, user)| control.overview(*user)).unwrap_or_default();
        let guilds = seen["guilds"].as_array().map_or(&[][..], Vec::as_slice);
        let guild = guilds.iter().find(|it| it["name"] == NAME).and_then(|it| Some((id(it)?, it["channels"].clone())));
        let Some((guild, channels)) = guild.filter(|_| members.len() == MEMBERS.len()) else {
            return Guild::create(control, locale);
        };
        let channels = channels.as_array().cloned().unwrap_or_default();
        let channel = match channels.iter().find(|it| it["name"] == CHANNEL).and_then(id) {
            Some(channel) => channel,
            None => control.channel(guild, CHANNEL)?,
        };
        Ok(Guild { id: guild, channel, members })
    }
}

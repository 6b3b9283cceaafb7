//! Who and where.

use crate::store::{ChannelId, GuildId, InteractionId};

impl InteractionId {
    /// No interaction's id: what a robot does was asked for by none.
    pub(super) const NONE: InteractionId = InteractionId(0);
}

/// Where a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
}

impl Place {
    /// Its address in the chat.
    pub fn link(self) -> String {
        let guild = self.guild.map_or_else(|| "@me".to_owned(), |it| it.to_string());
        format!("https://discord.com/channels/{guild}/{}", self.channel)
    }
}

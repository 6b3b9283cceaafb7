//! Who, where and what: numbers that must not be mixed up.

use std::fmt;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($kind:ty);)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub $kind);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

ids! {
    /// A person, as the chat knows them.
    UserId(u64);
    /// A channel or thread.
    ChannelId(u64);
    /// A server of the chat, with its members and channels.
    GuildId(u64);
    /// One press of a button or one command. The chat may deliver it more than once.
    InteractionId(u64);
    /// One game, for as long as the database lives.
    GameId(i64);
}

impl UserId {
    /// No person's id: that of a seat which is a robot's own.
    pub const NOBODY: UserId = UserId(0);
}

impl InteractionId {
    /// No interaction's id: what a robot does was asked for by none.
    pub(super) const NONE: InteractionId = InteractionId(0);
}

/// Where a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
}

/// Somebody at the table, with the name they had when they sat down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub user: UserId,
    pub name: String,
}

/// A language that a guild or a person can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tongue {
    En,
    Pl,
}

impl Tongue {
    pub fn code(self) -> &'static str {
        match self {
            Tongue::En => "en",
            Tongue::Pl => "pl",
        }
    }

    pub fn from_code(code: &str) -> Option<Tongue> {
        match code {
            "en" => Some(Tongue::En),
            "pl" => Some(Tongue::Pl),
            _ => None,
        }
    }
}

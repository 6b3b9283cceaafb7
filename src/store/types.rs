//! Numbers and words of the database as types of their own, and the one place that says how each is stored.

use std::fmt;

use serde::{Deserialize, Serialize};
use sqlx::error::BoxDynError;
use sqlx::{Database, Decode, Type};

use super::sql::{Bind, Value};
use crate::engine::{Scope, Seat, Seed};
use crate::words::Language;

/// How a type is stored: as which other one, made how, and read back how.
macro_rules! stored {
    ($($name:ident as $raw:ty: $to:expr, $from:expr;)*) => {$(
        impl<D: Database> Type<D> for $name
        where
            $raw: Type<D>,
        {
            fn type_info() -> D::TypeInfo {
                <$raw as Type<D>>::type_info()
            }

            fn compatible(info: &D::TypeInfo) -> bool {
                <$raw as Type<D>>::compatible(info)
            }
        }

        impl Bind for $name {
            fn none() -> Value {
                <$raw as Bind>::none()
            }

            fn value(&self) -> Value {
                let to: fn(&$name) -> $raw = $to;
                to(self).value()
            }
        }

        impl<'r, D: Database> Decode<'r, D> for $name
        where
            $raw: Decode<'r, D>,
        {
            fn decode(value: D::ValueRef<'r>) -> Result<$name, BoxDynError> {
                let raw = <$raw as Decode<'r, D>>::decode(value)?;
                let from: fn(&$raw) -> Option<$name> = $from;
                from(&raw).ok_or_else(|| format!("`{raw}` is no {}", stringify!($name)).into())
            }
        }
    )*};
}

/// Discord's numbers are unsigned, those of databases are not: each is stored as the signed number with the same bits.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($kind:ty);)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
            pub struct $name(pub $kind);

            impl fmt::Display for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    self.0.fmt(f)
                }
            }
        )*
        stored! { $($name as i64: |it| it.0 as i64, |raw| Some($name(*raw as $kind));)* }
    };
}

/// An enum whose variants are stored as words.
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $variant:ident = $word:literal,)* })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
            pub enum $name {
                $($(#[$about])* #[serde(rename = $word)] $variant,)*
            }

            impl $name {
                pub const ALL: [$name; [$($word),*].len()] = [$($name::$variant),*];

                pub fn key(self) -> &'static str {
                    match self {
                        $($name::$variant => $word,)*
                    }
                }

                pub fn from_key(key: &str) -> Option<$name> {
                    $name::ALL.into_iter().find(|it| it.key() == key)
                }
            }

            impl fmt::Display for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.write_str(self.key())
                }
            }
        )*
        stored! { $($name as String: |it| it.key().to_owned(), |raw| $name::from_key(raw);)* }
    };
}

ids! {
    /// A user of Discord.
    UserId(u64);
    /// A channel or thread.
    ChannelId(u64);
    /// A server of Discord, with its members and channels.
    GuildId(u64);
    /// One press of a button or one command. Discord may deliver it more than once.
    InteractionId(u64);
    MessageId(u64);
    /// One game, for as long as the database lives.
    GameId(i64);
    /// A message that is owed to a channel.
    OutboxId(i64);
    /// A set of rights, as Discord numbers them.
    Rights(u64);
}

words! {
    Phase {
        Lobby = "lobby",
        Running = "running",
        /// The rules no longer fit the record, or failed.
        Paused = "paused",
        /// Played to the end, or conceded by all.
        Over = "over",
        /// Closed before its end.
        Closed = "closed",
    }
    DeliveryKind {
        /// A table was opened: its lobby and the commitment of its seed.
        Opened = "opened",
        /// A new message with picture and ping: somebody became active.
        Turn = "turn",
        /// Nobody new is awaited, or the lobby changed: the running message is brought up to date.
        Update = "update",
        /// The game has ended: scores, unless it was conceded, and the seed.
        Over = "over",
        Closed = "closed",
        Paused = "paused",
        /// Nothing can be written, or it can again. Never stored, for the same reason.
        Unsaved = "unsaved",
    }
    /// Why nothing can be written.
    Cause {
        /// No room is left on the disk.
        Full = "full",
        /// The disk, or the way to it, reports an error.
        Io = "io",
        /// The file or its folder may not be written.
        ReadOnly = "read-only",
        /// Another program holds the database.
        Busy = "busy",
        Damaged = "damaged",
        Other = "other",
    }
    /// Why a message could not be sent, by what helps.
    FailureKind {
        /// The line or Discord stumbled: it gets through a little later.
        Passing = "passing",
        /// Discord does not know the bot's token, which may pass or needs the operator.
        Token = "token",
        /// The bot may not write in this channel, or the channel is gone: somebody has to open it.
        Closed = "closed",
        /// Discord does not take the message in any form.
        Refused = "refused",
    }
    /// At which pace a table plays.
    Tempo {
        /// Everybody has all the time they like.
        None = "none",
        /// Several moves a day.
        Several = "several",
        /// One a day.
        Daily = "daily",
        /// One a week.
        Weekly = "weekly",
    }
    /// How well a robot plays.
    Level {
        /// Any legal answer.
        Random = "random",
        /// Tries every answer by a few playouts.
        Steady = "steady",
        /// Looks further ahead, and learns from its playouts what is good.
        Keen = "keen",
    }
}

stored! {
    Scope as String: |it| it.key().to_owned(), |raw| Scope::from_key(raw);
    Seat as i64: |it| i64::from(it.0), |raw| u8::try_from(*raw).ok().map(Seat);
    Seed as String: |it| it.to_hex(), |raw| Seed::from_hex(raw);
    Language as String: |it| it.code().to_owned(), |raw| Language::from_code(raw);
}

/// A count that may be missing.
pub(super) struct MaybeCount(Option<i64>);

impl<D: Database> Type<D> for MaybeCount
where
    i64: Type<D>,
{
    fn type_info() -> D::TypeInfo {
        <i64 as Type<D>>::type_info()
    }

    fn compatible(info: &D::TypeInfo) -> bool {
        <i64 as Type<D>>::compatible(info)
    }
}

impl<'r, D: Database> Decode<'r, D> for MaybeCount
where
    Option<i64>: Decode<'r, D>,
{
    fn decode(value: D::ValueRef<'r>) -> Result<MaybeCount, BoxDynError> {
        <Option<i64> as Decode<'r, D>>::decode(value).map(MaybeCount)
    }
}

impl TryFrom<MaybeCount> for Option<u32> {
    type Error = std::num::TryFromIntError;

    fn try_from(count: MaybeCount) -> Result<Option<u32>, Self::Error> {
        count.0.map(u32::try_from).transpose()
    }
}

impl Rights {
    pub const NONE: Rights = Rights(0);
}

impl UserId {
    /// Nobody's id: the player in a robot's own seat.
    pub const NOBODY: UserId = UserId(0);
}

impl Phase {
    /// Whether the game still holds its channel.
    pub fn is_open(self) -> bool {
        match self {
            Phase::Lobby | Phase::Running | Phase::Paused => true,
            Phase::Over | Phase::Closed => false,
        }
    }
}

/// Why the rules cannot go on with a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Trouble {
    /// The record was opened under a newer version of the rules.
    Newer,
    /// The component facts with which the game was opened cannot be read.
    Content,
    /// So many answers fit, and then the rules ask something else.
    Drift {
        at: usize,
    },
    /// The rules ask a question that has no answer.
    DeadEnd {
        at: usize,
    },
    Panic {
        at: usize,
    },
    /// The rules contradict themselves.
    Fault {
        at: usize,
    },
    /// What is stored is not what was written. The first answers are.
    Altered {
        at: usize,
    },
    /// The state in memory is not the one that a full replay yields.
    Mismatch,
    /// The registry has no such game; or another version of the program found a trouble that this one does not know.
    #[serde(other)]
    Unknown,
}

//! Small vocabularies with keys, as every game has them: records, content files and message ids share the keys, so they
//! are for ever.

/// Declares one vocabulary: the enum, its members in order, and their keys.
macro_rules! vocabulary {
    ($(#[$about:meta])* $name:ident { $($(#[$member:meta])* $variant:ident = $key:literal),+ $(,)? }) => {
        $(#[$about])*
        #[allow(unreachable_pub, reason = "tests outside the crate read some vocabularies")]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
        pub enum $name {
            $($(#[$member])* #[serde(rename = $key)] $variant),+
        }

        #[allow(dead_code, unreachable_pub, reason = "not every vocabulary is read, written, counted and tested from outside")]
        impl $name {
            /// Every member, in the order of the rules.
            pub const ALL: [Self; [$($key),+].len()] = [$(Self::$variant),+];

            /// The word for this member in records, content files and message ids.
            pub fn key(self) -> &'static str {
                match self { $(Self::$variant => $key),+ }
            }

            /// The member that a key names.
            pub fn from_key(key: &str) -> Option<Self> {
                match key { $($key => Some(Self::$variant),)+ _ => None }
            }
        }
    };
}

pub(super) use vocabulary;

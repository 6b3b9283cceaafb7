//! Views: what one viewer may know, built up by type. Pictures, texts and alt texts are made from views only.

use std::fmt::Debug;

use super::{Seat, Text, Words};
use crate::scene::Scene;

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Viewer {
    Public,
    Seat(Seat),
}

/// A picture or text that can be asked for: the overview, one zone, one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// A word such as `overview` or `zone-military`.
    pub key: String,
    pub label: Text,
    /// The width in pixels at which the picture is meant to be seen.
    pub width: u32,
}

impl Part {
    /// The key of the part that shows what only its viewer holds, in a game with hands.
    pub const HAND: &'static str = "hand";

    /// The part of one player, in the width of a phone.
    pub fn player(seat: Seat) -> Part {
        let key = format!("player-{}", seat.letter().to_ascii_lowercase());
        Part { key, label: Text::new("part-player").with("seat", seat), width: 400 }
    }

    /// Whose part a key names, if it is one of a player.
    pub fn seat_of(key: &str) -> Option<Seat> {
        Seat::from_letter(&key.strip_prefix("player-")?.to_ascii_uppercase())
    }
}

/// What one viewer may know, and how it is shown.
pub trait View: PartialEq + Debug + Send + Sync + 'static {
    /// The parts that there are. The first is the overview.
    fn parts(&self) -> Vec<Part>;
    /// The picture of a part; what differs from the view `since` is highlighted.
    fn scene(&self, part: &str, since: Option<&Self>, words: &dyn Words) -> Option<Scene>;
    /// The same as complete text, a line each, and as the alt text of the picture in one paragraph.
    fn lines(&self, part: &str, words: &dyn Words) -> Option<Vec<String>>;
    fn alt(&self, part: &str, words: &dyn Words) -> Option<String>;
    /// What only this viewer may know, a line each; empty for the public.
    fn secrets(&self, words: &dyn Words) -> Vec<String>;
}

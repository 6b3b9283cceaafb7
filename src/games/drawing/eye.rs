//! What a picture is made from.

use crate::engine::{Arg, Text, Words};

/// What the viewer may know now, what they saw last, and their language.
pub(in crate::games) struct Eye<'a, V> {
    pub view: &'a V,
    pub since: Option<&'a V>,
    pub words: &'a dyn Words,
}

impl<'a, V> Eye<'a, V> {
    /// Whether something differs from what the viewer saw last.
    pub(in crate::games) fn changed<T: PartialEq>(&self, what: impl Fn(&'a V) -> T) -> bool {
        self.since.is_some_and(|old| what(old) != what(self.view))
    }

    pub(in crate::games) fn say(&self, id: impl Into<String>) -> String {
        self.words.say(&Text::new(id.into()))
    }

    pub(in crate::games) fn say_with(&self, id: &'static str, name: &'static str, arg: impl Into<Arg>) -> String {
        self.words.say(&Text::new(id).with(name, arg))
    }
}

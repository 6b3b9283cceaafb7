//! What a picture is made from.

use super::fresh::{Fresh, Marks};
use crate::engine::{Arg, Text, Words};

/// What the viewer may know now, what they saw last, their language, and how what changed is marked.
pub(in crate::games) struct Eye<'a, V> {
    pub view: &'a V,
    pub since: Option<&'a V>,
    pub words: &'a dyn Words,
    pub marks: &'a Marks,
}

impl<'a, V> Eye<'a, V> {
    /// Whether something differs from what the viewer saw last.
    pub(in crate::games) fn differs<T: PartialEq>(&self, what: impl Fn(&'a V) -> T) -> bool {
        self.since.is_some_and(|old| what(old) != what(self.view))
    }

    /// How to mark something that may differ from what the viewer saw last; `weight` is how much such a change says.
    pub(in crate::games) fn fresh<T: PartialEq>(&self, weight: u32, what: impl Fn(&'a V) -> T) -> Fresh {
        self.mark(weight, self.differs(what))
    }

    pub(in crate::games) fn mark(&self, weight: u32, changed: bool) -> Fresh {
        self.marks.mark(changed, weight)
    }

    pub(in crate::games) fn say(&self, id: impl Into<String>) -> String {
        self.words.say(&Text::new(id.into()))
    }

    pub(in crate::games) fn say_with(&self, id: &'static str, name: &'static str, arg: impl Into<Arg>) -> String {
        self.words.say(&Text::new(id).with(name, arg))
    }
}

//! The board as text, made from a view.

use super::view::{Focus, View};
use crate::engine::Words;

pub fn lines(_view: &View, _focus: Focus, _words: &dyn Words) -> Vec<String> {
    Vec::new()
}

pub fn alt(_view: &View, _focus: Focus, _words: &dyn Words) -> String {
    String::new()
}

pub fn secrets(_view: &View, _words: &dyn Words) -> Vec<String> {
    Vec::new()
}

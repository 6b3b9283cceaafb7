//! Pictures of the board, made from a view.

use super::view::{Focus, View};
use crate::engine::Words;
use crate::scene::Scene;

pub fn picture(_view: &View, _focus: Focus, _since: Option<&View>, _words: &dyn Words) -> Option<Scene> {
    None
}

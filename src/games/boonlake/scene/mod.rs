//! Pictures of the table, made from a view.

use crate::engine::Words;
use crate::games::boonlake::view::{Focus, View};
use crate::scene::Scene;

pub(super) fn picture(_: &View, _: Focus, _: Option<&View>, _: &dyn Words) -> Option<Scene> {
    None
}

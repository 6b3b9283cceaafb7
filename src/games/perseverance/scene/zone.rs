//! Detail picture, being drawn.

use super::Eye;
use crate::games::perseverance::kinds::Zone;
use crate::scene::{Color, Scene};
pub fn base(_eye: &Eye<'_>, _zone: Zone) -> Scene {
    Scene::new(800.0, 100.0, Color::PAPER)
}
pub fn live(_scene: &mut Scene, _eye: &Eye<'_>, _zone: Zone) {}

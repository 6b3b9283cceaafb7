//! Detail picture, being drawn.

use super::Eye;
use crate::scene::{Color, Scene};
pub fn base(_eye: &Eye<'_>) -> Scene {
    Scene::new(800.0, 100.0, Color::PAPER)
}
pub fn live(_scene: &mut Scene, _eye: &Eye<'_>) {}

//! The picture of one component: a drawing with its words below.

use crate::scene::{Color, Group, Item, Scene, TextBlock, block_height};

/// The width in logical pixels; the picture is meant for half of it.
pub(in crate::games) const WIDE: f32 = 560.0;

/// A drawing of some height with lines of text below it.
pub(in crate::games) fn captioned(drawn: Group, height: f32, lines: &[String], ground: Color, ink: Color) -> Scene {
    let mut items = drawn.items;
    let mut y = height + 36.0;
    for line in lines {
        let mut block = TextBlock::new(30.0, y, WIDE - 60.0, line.clone());
        block.size(27.0).color(ink);
        y += block_height(&block) + 10.0;
        items.push(Item::Block(block));
    }
    let mut scene = Scene::new(WIDE, y + 10.0, ground);
    scene.items = items;
    scene
}

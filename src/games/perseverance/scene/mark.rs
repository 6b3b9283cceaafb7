//! What changed since the viewer last looked: a ring around places, a stroke of a marker pen below numbers.

use crate::scene::{Color, Draw, Group, Shape};

/// The colour of the ring; nothing else on the pictures has it.
pub(super) const FRESH: Color = Color::rgb(0xffd60a);
const EDGE: Color = Color::rgb(0x8a5200);
/// The marker pen below numbers that changed.
pub(super) const PEN: Color = Color::rgb(0xffe46b);

/// A ring around a place whose pieces changed.
pub(super) fn ring(at: &mut Group, x: f32, y: f32, w: f32, h: f32, radius: f32) {
    let out = 2.0;
    let (x, y, w, h) = (x - out, y - out, w + 2.0 * out, h + 2.0 * out);
    at.rect(x, y, w, h).radius(radius + out).fill(FRESH.alpha(0.16)).stroke(EDGE, 8.0);
    at.rect(x, y, w, h).radius(radius + out).stroke(FRESH, 5.0);
}

/// A stroke of a marker pen below a number that changed.
pub(super) fn pen(at: &mut Group, x: f32, y: f32, w: f32, h: f32) {
    at.rect(x, y, w, h).radius(h * 0.28).fill(PEN);
}

/// The ground of a number with a frame of its own: white, or marked if it changed.
pub(super) fn ground(shape: &mut Shape, fresh: bool) {
    if fresh {
        shape.fill(PEN);
    } else {
        shape.fill(Color::WHITE);
    }
}

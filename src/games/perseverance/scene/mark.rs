//! What changed since the viewer last looked: a ring around places, a stroke of a marker pen below numbers. Where much changed, what
//! says most is marked strongly and the rest dimly.

use crate::games::drawing::Fresh;
use crate::scene::{Color, Draw, Group, Shape};

/// The colour of the ring; nothing else on the pictures has it.
pub(in super::super) const FRESH: Color = Color::rgb(0xffd60a);
const EDGE: Color = Color::rgb(0x8a5200);
/// The marker pen below numbers that changed.
pub(super) const PEN: Color = Color::rgb(0xffe46b);
/// The same, nearly dry.
const DRY: Color = Color::rgb(0xfff6cc);

/// How much a change says: what was built, came or was lost counts for more than what is spent again next turn.
pub(super) mod weight {
    pub(in super::super) const NUMBER: u32 = 5;
    pub(in super::super) const POOL: u32 = 10;
    pub(in super::super) const DINO_DICE: u32 = 20;
    pub(in super::super) const PATROL: u32 = 30;
    pub(in super::super) const INFLUENCE: u32 = 40;
    pub(in super::super) const DEFENSE: u32 = 50;
    pub(in super::super) const DIE: u32 = 60;
    pub(in super::super) const DINO: u32 = 70;
    pub(in super::super) const SETTLEMENT: u32 = 80;
    pub(in super::super) const LEADER: u32 = 90;
    pub(in super::super) const BREACH: u32 = 100;
    pub(in super::super) const ASSEMBLY: u32 = 110;
    pub(in super::super) const DANGER: u32 = 120;
}

/// A ring around a place whose pieces changed.
pub(super) fn ring(at: &mut Group, x: f32, y: f32, w: f32, h: f32, radius: f32, fresh: Fresh) {
    let out = 2.0;
    let (x, y, w, h) = (x - out, y - out, w + 2.0 * out, h + 2.0 * out);
    match fresh {
        Fresh::No => {}
        Fresh::Dim => {
            at.rect(x, y, w, h).radius(radius + out).stroke(EDGE.alpha(0.5), 4.0);
            at.rect(x, y, w, h).radius(radius + out).stroke(FRESH.alpha(0.7), 2.0);
        }
        Fresh::Strong => {
            at.rect(x, y, w, h).radius(radius + out).fill(FRESH.alpha(0.16)).stroke(EDGE, 8.0);
            at.rect(x, y, w, h).radius(radius + out).stroke(FRESH, 5.0);
        }
    }
}

/// A stroke of a marker pen below a number that changed.
pub(super) fn pen(at: &mut Group, x: f32, y: f32, w: f32, h: f32, fresh: Fresh) {
    match fresh {
        Fresh::No => {}
        Fresh::Dim => _ = at.rect(x, y, w, h).radius(h * 0.28).fill(DRY),
        Fresh::Strong => _ = at.rect(x, y, w, h).radius(h * 0.28).fill(PEN),
    }
}

/// The ground of a number with a frame of its own: white, or marked if it changed.
pub(super) fn ground(shape: &mut Shape, fresh: Fresh) {
    shape.fill(match fresh {
        Fresh::No => Color::WHITE,
        Fresh::Dim => DRY,
        Fresh::Strong => PEN,
    });
}

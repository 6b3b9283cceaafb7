//! From a symbol's parts to its coverage at a size.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use tiny_skia::{
    BlendMode, Color as SkColor, FillRule, LineCap, LineJoin, Paint, Path, Pixmap, Shader, Stroke, Transform,
};

use super::Sym;
use super::path::{Role, parse};
use crate::scene::mask::Mask;

/// How much a soft part covers.
const SOFT: f32 = 0.42;

/// The grid that symbols are drawn on.
const GRID: f32 = 32.0;

struct Stroked {
    role: Role,
    filled: bool,
    line: f32,
    path: Path,
}

static PARTS: LazyLock<BTreeMap<Sym, Vec<Stroked>>> = LazyLock::new(|| {
    let read = |&sym: &Sym| {
        let parts = sym.parts().iter().filter_map(|part| {
            Some(Stroked { role: part.role, filled: part.filled, line: part.line, path: parse(part.path)? })
        });
        (sym, parts.collect())
    };
    Sym::ALL.iter().map(read).collect()
});

/// Where and how large: the side in pixels, the turn in radians, mirrored or not, and the centre's fraction of a pixel.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pose {
    pub size: f32,
    pub turn: f32,
    pub mirrored: bool,
    pub shift: (f32, f32),
}

/// The coverage of a symbol around its centre.
pub(crate) fn cover(sym: Sym, pose: Pose) -> Mask {
    draw(sym, pose, 0.0, false)
}

/// The coverage of a symbol without its cuts, `spread` pixels larger on all sides.
pub(crate) fn silhouette(sym: Sym, pose: Pose, spread: f32) -> Mask {
    draw(sym, pose, spread, true)
}

fn draw(sym: Sym, pose: Pose, spread: f32, solid: bool) -> Mask {
    let scale = pose.size / GRID;
    // Turned corners reach further than the box's side.
    let reach = (pose.size * if pose.turn == 0.0 { 0.55 } else { 0.8 } + spread).ceil() as i32 + 2;
    let side = (2 * reach) as u32;
    let Some(mut pixmap) = Pixmap::new(side, side) else {
        return Mask::empty();
    };
    let centre = (reach as f32 + pose.shift.0, reach as f32 + pose.shift.1);
    let place = Transform::from_translate(-GRID / 2.0, -GRID / 2.0)
        .post_scale(if pose.mirrored { -scale } else { scale }, scale)
        .post_concat(Transform::from_rotate(pose.turn.to_degrees()))
        .post_translate(centre.0, centre.1);
    for part in PARTS.get(&sym).into_iter().flatten() {
        if solid && part.role == Role::Cut {
            continue;
        }
        let (alpha, mode) = match part.role {
            Role::Ink => (1.0, BlendMode::SourceOver),
            Role::Soft if solid => (1.0, BlendMode::SourceOver),
            Role::Soft => (SOFT, BlendMode::SourceOver),
            Role::Cut => (1.0, BlendMode::DestinationOut),
        };
        let paint = Paint {
            shader: Shader::SolidColor(SkColor::from_rgba(1.0, 1.0, 1.0, alpha).unwrap_or(SkColor::WHITE)),
            blend_mode: mode,
            anti_alias: true,
            ..Paint::default()
        };
        let stroke =
            |width| Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
        if part.filled {
            pixmap.fill_path(&part.path, &paint, FillRule::EvenOdd, place, None);
        }
        let width = part.line + 2.0 * spread / scale;
        if width > 0.0 {
            pixmap.stroke_path(&part.path, &paint, &stroke(width), place, None);
        }
    }
    let data = pixmap.pixels().iter().map(|pixel| pixel.alpha()).collect();
    Mask::new(-reach, -reach, side as usize, side as usize, data)
}

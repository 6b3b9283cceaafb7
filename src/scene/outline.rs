//! The outlines of shapes in pixels, moved a little where that makes them crisp.

use tiny_skia::{Path, PathBuilder, PathSegment, Point, Rect};

use super::paint::{Place, within_reach};
use super::symbols::path::round_rect;
use super::{Geometry, Seg, Shape, Stroke};

/// The outline of a shape in pixels. Upright rectangles lie on whole pixels.
pub(super) enum Outline {
    Rect { left: i32, top: i32, width: i32, height: i32, radius: f32 },
    Path(Path),
}

impl Outline {
    /// The outline as a path; for a line of odd width half a pixel inside, where it covers whole pixels.
    pub(super) fn path(&self, line: f32) -> Option<Path> {
        match self {
            Outline::Path(path) => Some(path.clone()),
            &Outline::Rect { left, top, width, height, radius } => {
                let inset = inset(line);
                let (w, h) = ((width as f32 - 2.0 * inset).max(0.5), (height as f32 - 2.0 * inset).max(0.5));
                let mut builder = PathBuilder::new();
                round_rect(&mut builder, left as f32 + inset, top as f32 + inset, w, h, radius - inset);
                builder.finish()
            }
        }
    }

    /// The rows from its top to its bottom.
    pub(super) fn rows(&self) -> (f32, f32) {
        match self {
            &Outline::Rect { top, height, .. } => (top as f32, (top + height) as f32),
            Outline::Path(path) => (path.bounds().top(), path.bounds().bottom()),
        }
    }
}

/// The outline of a shape in pixels; none if it has no size, or one that no picture has.
/// Upright rectangles, upright and level lines and circles are moved to whole pixels or quarters of them.
pub(super) fn outline(shape: &Shape, place: Place) -> Option<Outline> {
    let mut builder = PathBuilder::new();
    match &shape.geometry {
        Geometry::Rect { x, y, w, h, radius } if place.turn == 0.0 => {
            let ((left, top), (right, bottom)) = (place.point(*x, *y), place.point(x + w, y + h));
            if !(*w > 0.0 && *h > 0.0 && within_reach(&[left, top, right, bottom])) {
                return None;
            }
            let (left, top) = (left.round() as i32, top.round() as i32);
            let (width, height) = ((right.round() as i32 - left).max(1), (bottom.round() as i32 - top).max(1));
            let radius = (radius * place.scale).min(width.min(height) as f32 / 2.0).max(0.0);
            return Some(Outline::Rect { left, top, width, height, radius });
        }
        Geometry::Rect { x, y, w, h, radius } => round_rect(&mut builder, *x, *y, *w, *h, *radius),
        Geometry::Ellipse { cx, cy, rx, ry } => {
            let snap = |at: f32| (at * 4.0).round() / 4.0;
            let (x, y) = place.point(*cx, *cy);
            let (rx, ry) = (rx * place.scale, ry * place.scale);
            if place.turn == 0.0 || rx == ry {
                builder.push_oval(Rect::from_xywh(snap(x) - rx, snap(y) - ry, 2.0 * rx, 2.0 * ry)?);
                return within(builder.finish()?);
            }
            builder.push_oval(Rect::from_xywh(cx - rx / place.scale, cy - ry / place.scale, 2.0 * rx, 2.0 * ry)?);
        }
        Geometry::Path(segs) => {
            if let ([Seg::Move(x1, y1), Seg::Line(x2, y2)], Some(stroke)) = (segs.as_slice(), &shape.stroke)
                && place.turn == 0.0
                && (x1 == x2 || y1 == y2)
            {
                return within(crisp_line(place.point(*x1, *y1), place.point(*x2, *y2), stroke_px(stroke, place))?);
            }
            for seg in segs {
                match *seg {
                    Seg::Move(x, y) => builder.move_to(x, y),
                    Seg::Line(x, y) => builder.line_to(x, y),
                    Seg::Quad(ax, ay, x, y) => builder.quad_to(ax, ay, x, y),
                    Seg::Close => builder.close(),
                }
            }
        }
    }
    within(builder.finish()?.transform(place.transform())?)
}

fn within(path: Path) -> Option<Outline> {
    let bounds = path.bounds();
    let near = within_reach(&[bounds.left(), bounds.top(), bounds.right(), bounds.bottom()]);
    near.then_some(Outline::Path(path))
}

/// An upright or level line, moved so that it covers whole pixels.
fn crisp_line(from: (f32, f32), to: (f32, f32), width: f32) -> Option<Path> {
    let snap = |at: f32| (at - width / 2.0).round() + width / 2.0;
    let mut builder = PathBuilder::new();
    if from.0 == to.0 {
        builder.move_to(snap(from.0), from.1);
        builder.line_to(snap(to.0), to.1);
    } else {
        builder.move_to(from.0, snap(from.1));
        builder.line_to(to.0, snap(to.1));
    }
    builder.finish()
}

/// How far inside an edge the middle of a line runs: half a pixel for an odd width, so that it covers whole pixels.
pub(super) fn inset(width: f32) -> f32 {
    if width % 2.0 == 1.0 { 0.5 } else { 0.0 }
}

/// The width of a stroke in pixels: thin ones on whole pixels, so that every thin line looks alike.
pub(super) fn stroke_px(stroke: &Stroke, place: Place) -> f32 {
    let width = stroke.width * place.scale;
    if width < 3.5 { width.round().max(1.0) } else { width }
}

/// A path moved home, its points on sixteenths of a pixel: shapes alike to that degree share a mask.
pub(super) fn on_grid(path: &Path, left: f32, top: f32) -> Option<Path> {
    let put = |p: Point| {
        let grid = |at: f32| (at * 16.0).round() / 16.0;
        (grid(p.x - left), grid(p.y - top))
    };
    let mut builder = PathBuilder::new();
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(p) => {
                let (x, y) = put(p);
                builder.move_to(x, y);
            }
            PathSegment::LineTo(p) => {
                let (x, y) = put(p);
                builder.line_to(x, y);
            }
            PathSegment::QuadTo(a, p) => {
                let ((ax, ay), (x, y)) = (put(a), put(p));
                builder.quad_to(ax, ay, x, y);
            }
            PathSegment::CubicTo(a, b, p) => {
                let ((ax, ay), (bx, by), (x, y)) = (put(a), put(b), put(p));
                builder.cubic_to(ax, ay, bx, by, x, y);
            }
            PathSegment::Close => builder.close(),
        }
    }
    builder.finish()
}

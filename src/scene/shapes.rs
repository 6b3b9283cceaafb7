//! How the painter puts on shapes and their shadows: small and rectangular ones as masks that are made once per size,
//! large ones directly.

use std::sync::Arc;

use tiny_skia::{
    FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Paint, Path, PathBuilder,
    PathSegment, Pixmap, Point, Rect, Shader, SpreadMode, StrokeDash, Transform,
};

use super::marks::{NOT_STRETCHED, NOTHING_HIDDEN, offset, reaches};
use super::mask::{Mask, blur_margin};
use super::paint::{Painter, Place, sk_color, within_reach};
use super::symbols::path::round_rect;
use super::{Color, Fill, Geometry, Seg, Shadow, Shape, Stroke};

/// Kinds of masks, the first word of every key.
const RECT: u32 = 8;
const PATH: u32 = 9;

/// Pixels of the largest bounds for which a path's mask is kept, and of the largest for which one is made.
const KEPT_AREA: f32 = 40_000.0;
const LARGEST_AREA: f32 = 4e7;

/// The outline of a shape in pixels. Upright rectangles lie on whole pixels.
enum Outline {
    Rect {
        left: i32,
        top: i32,
        width: i32,
        height: i32,
        radius: f32,
    },
    Path(Path),
}

/// What of an outline is covered.
#[derive(Clone, Copy, Debug)]
enum Cover {
    Inside,
    /// A line so wide, with round corners or not.
    Along {
        width: f32,
        round: bool,
    },
    /// The inside, blurred.
    Softly {
        sigma: f32,
    },
}

/// A mask, where its origin lies, and how far it is stretched.
type Placed = (Arc<Mask>, (i32, i32), (i32, i32));

impl Painter {
    pub(super) fn shape(&self, onto: &mut Pixmap, shape: &Shape, place: Place) {
        let Some(outline) = outline(shape, place) else {
            return;
        };
        if let Some(shadow) = shape
            .shadow
            .as_ref()
            .filter(|shadow| reaches(shadow, place))
        {
            self.shadow(onto, shape, shadow, &outline, place);
        }
        if let Some(fill) = shape.fill {
            self.fill(onto, fill, shape.opacity, &outline);
        }
        if let Some(stroke) = shape
            .stroke
            .as_ref()
            .filter(|stroke| within_reach(&[stroke.width * place.scale]))
        {
            self.stroke(onto, stroke, shape.opacity, &outline, place);
        }
    }

    fn fill(&self, onto: &mut Pixmap, fill: Fill, opacity: f32, outline: &Outline) {
        if let Some((mask, at, stretch)) = self.cover(outline, Cover::Inside) {
            let (from, to) = outline.rows();
            mask.blend(
                onto,
                at,
                stretch,
                |row| faded(color_at(fill, row, from, to), opacity),
                NOTHING_HIDDEN,
            );
        } else if let Outline::Path(path) = outline {
            let paint = fill_paint(fill, opacity, path);
            onto.fill_path(path, &paint, FillRule::Winding, Transform::identity(), None);
        }
    }

    fn stroke(
        &self,
        onto: &mut Pixmap,
        stroke: &Stroke,
        opacity: f32,
        outline: &Outline,
        place: Place,
    ) {
        let along = Cover::Along {
            width: stroke_px(stroke, place),
            round: stroke.round,
        };
        if stroke.dash.is_empty()
            && let Some((mask, at, stretch)) = self.cover(outline, along)
        {
            mask.blend(
                onto,
                at,
                stretch,
                |_| faded(stroke.color, opacity),
                NOTHING_HIDDEN,
            );
        } else if let Some(path) = outline.path(stroke_px(stroke, place)) {
            let mut paint = Paint::default();
            paint.set_color(sk_color(stroke.color, opacity));
            let dash = stroke
                .dash
                .iter()
                .map(|length| length * place.scale)
                .collect::<Vec<_>>();
            let mut pen = pen(stroke_px(stroke, place), stroke.round);
            if !dash.is_empty() {
                pen.line_cap = LineCap::Butt;
                pen.dash = StrokeDash::new(dash, 0.0);
            }
            onto.stroke_path(&path, &paint, &pen, Transform::identity(), None);
        }
    }

    fn shadow(
        &self,
        onto: &mut Pixmap,
        shape: &Shape,
        shadow: &Shadow,
        outline: &Outline,
        place: Place,
    ) {
        let softly = Cover::Softly {
            sigma: shadow.blur * place.scale / 2.0,
        };
        let Some((mask, at, stretch)) = self.cover(outline, softly) else {
            return;
        };
        let hidden = match (outline, shape.fill) {
            (
                &Outline::Rect {
                    left,
                    top,
                    width,
                    height,
                    radius,
                },
                Some(fill),
            ) if shape.opacity >= 1.0 && is_opaque(fill) => {
                // What a round corner leaves open is three tenths of its radius deep.
                let inset = (radius * 0.3).ceil() as i32 + 1;
                [
                    left + inset,
                    top + inset,
                    left + width - inset,
                    top + height - inset,
                ]
            }
            _ => NOTHING_HIDDEN,
        };
        let at = offset(at.0, at.1, shadow, place);
        mask.blend(
            onto,
            at,
            stretch,
            |_| faded(shadow.color, shape.opacity),
            hidden,
        );
    }

    /// What a cover covers, as a mask; none for large paths, which are drawn directly.
    fn cover(&self, outline: &Outline, cover: Cover) -> Option<Placed> {
        match outline {
            &Outline::Rect {
                left,
                top,
                width,
                height,
                radius,
            } => {
                // Along its edges a large rectangle is like a small one: that one is made, and stretched.
                let corner = radius.ceil() as i32 + cover.reach() + 1;
                let core = (width.min(2 * corner + 1), height.min(2 * corner + 1));
                let mut key = vec![RECT, core.0 as u32, core.1 as u32, radius.to_bits()];
                key.extend(cover.key());
                let mask = self.mask(&key, || cover.rect_mask(core, radius));
                Some((mask, (left, top), (width - core.0, height - core.1)))
            }
            Outline::Path(path) => {
                let bounds = path.bounds();
                let soft = matches!(cover, Cover::Softly { .. });
                let area = bounds.width() * bounds.height();
                if area > if soft { LARGEST_AREA } else { KEPT_AREA } {
                    return None;
                }
                let (left, top) = (bounds.left().floor(), bounds.top().floor());
                let path = on_grid(path, left, top)?;
                let mut key = vec![PATH];
                key.extend(cover.key());
                key.extend(path.verbs().iter().map(|verb| *verb as u32));
                key.extend(
                    path.points()
                        .iter()
                        .flat_map(|point| [point.x.to_bits(), point.y.to_bits()]),
                );
                let mask = self.mask(&key, || cover.mask(&path));
                Some((mask, (left as i32, top as i32), NOT_STRETCHED))
            }
        }
    }
}

impl Outline {
    /// The outline as a path; for a line of odd width half a pixel inside, where it covers whole pixels.
    fn path(&self, line: f32) -> Option<Path> {
        match self {
            Outline::Path(path) => Some(path.clone()),
            &Outline::Rect {
                left,
                top,
                width,
                height,
                radius,
            } => {
                let inset = inset(line);
                let (w, h) = (
                    (width as f32 - 2.0 * inset).max(0.5),
                    (height as f32 - 2.0 * inset).max(0.5),
                );
                let mut builder = PathBuilder::new();
                round_rect(
                    &mut builder,
                    left as f32 + inset,
                    top as f32 + inset,
                    w,
                    h,
                    radius - inset,
                );
                builder.finish()
            }
        }
    }

    /// The rows from its top to its bottom.
    fn rows(&self) -> (f32, f32) {
        match self {
            &Outline::Rect { top, height, .. } => (top as f32, (top + height) as f32),
            Outline::Path(path) => (path.bounds().top(), path.bounds().bottom()),
        }
    }
}

impl Cover {
    fn key(self) -> [u32; 2] {
        match self {
            Cover::Inside => [0, 0],
            Cover::Along { width, round } => [1 + u32::from(round), width.to_bits()],
            Cover::Softly { sigma } => [3, sigma.to_bits()],
        }
    }

    /// How far from an edge its effect is felt.
    fn reach(self) -> i32 {
        match self {
            Cover::Inside => 0,
            Cover::Along { width, .. } => width.ceil() as i32,
            Cover::Softly { sigma } => blur_margin(sigma),
        }
    }

    /// The mask of a rectangle of a size at the origin. A line is what lies between two rectangles.
    fn rect_mask(self, (width, height): (i32, i32), radius: f32) -> Mask {
        let mut builder = PathBuilder::new();
        let mut add = |grow: f32, radius: f32| {
            let (w, h) = (width as f32 + 2.0 * grow, height as f32 + 2.0 * grow);
            if w > 0.0 && h > 0.0 {
                round_rect(&mut builder, -grow, -grow, w, h, radius);
            }
        };
        if let Cover::Along { width, round } = self {
            let inset = inset(width);
            let corner = if round || radius > 0.0 {
                radius - inset + width / 2.0
            } else {
                0.0
            };
            add(width / 2.0 - inset, corner);
            add(-width / 2.0 - inset, radius - inset - width / 2.0);
            let Some(path) = builder.finish() else {
                return Mask::empty();
            };
            return Mask::of_path(&path, 0, FillRule::EvenOdd);
        }
        add(0.0, radius);
        builder
            .finish()
            .map_or_else(Mask::empty, |path| self.mask(&path))
    }

    fn mask(self, path: &Path) -> Mask {
        match self {
            Cover::Inside => Mask::of_path(path, 0, FillRule::Winding),
            Cover::Along { width, round } => path
                .stroke(&pen(width, round), 1.0)
                .map_or_else(Mask::empty, |line| {
                    Mask::of_path(&line, 0, FillRule::Winding)
                }),
            Cover::Softly { sigma } => {
                Mask::of_path(path, blur_margin(sigma), FillRule::Winding).blurred(sigma)
            }
        }
    }
}

/// The outline of a shape in pixels; none if it has no size, or one that no picture has.
/// Upright rectangles, upright and level lines and circles are moved to whole pixels or quarters of them.
fn outline(shape: &Shape, place: Place) -> Option<Outline> {
    let mut builder = PathBuilder::new();
    match &shape.geometry {
        Geometry::Rect { x, y, w, h, radius } if place.turn == 0.0 => {
            let ((left, top), (right, bottom)) = (place.point(*x, *y), place.point(x + w, y + h));
            if !(*w > 0.0 && *h > 0.0 && within_reach(&[left, top, right, bottom])) {
                return None;
            }
            let (left, top) = (left.round() as i32, top.round() as i32);
            let (width, height) = (
                (right.round() as i32 - left).max(1),
                (bottom.round() as i32 - top).max(1),
            );
            let radius = (radius * place.scale)
                .min(width.min(height) as f32 / 2.0)
                .max(0.0);
            return Some(Outline::Rect {
                left,
                top,
                width,
                height,
                radius,
            });
        }
        Geometry::Rect { x, y, w, h, radius } => round_rect(&mut builder, *x, *y, *w, *h, *radius),
        Geometry::Ellipse { cx, cy, rx, ry } => {
            let snap = |at: f32| (at * 4.0).round() / 4.0;
            let (x, y) = place.point(*cx, *cy);
            let (rx, ry) = (rx * place.scale, ry * place.scale);
            if place.turn == 0.0 || rx == ry {
                builder.push_oval(Rect::from_xywh(
                    snap(x) - rx,
                    snap(y) - ry,
                    2.0 * rx,
                    2.0 * ry,
                )?);
                return within(builder.finish()?);
            }
            builder.push_oval(Rect::from_xywh(
                cx - rx / place.scale,
                cy - ry / place.scale,
                2.0 * rx,
                2.0 * ry,
            )?);
        }
        Geometry::Path(segs) => {
            if let ([Seg::Move(x1, y1), Seg::Line(x2, y2)], Some(stroke)) =
                (segs.as_slice(), &shape.stroke)
                && place.turn == 0.0
                && (x1 == x2 || y1 == y2)
            {
                return within(crisp_line(
                    place.point(*x1, *y1),
                    place.point(*x2, *y2),
                    stroke_px(stroke, place),
                )?);
            }
            for seg in segs {
                match *seg {
                    Seg::Move(x, y) => builder.move_to(x, y),
                    Seg::Line(x, y) => builder.line_to(x, y),
                    Seg::Quad(ax, ay, x, y) => builder.quad_to(ax, ay, x, y),
                    Seg::Cubic(ax, ay, bx, by, x, y) => builder.cubic_to(ax, ay, bx, by, x, y),
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
fn inset(width: f32) -> f32 {
    if width % 2.0 == 1.0 { 0.5 } else { 0.0 }
}

/// The width of a stroke in pixels: thin ones on whole pixels, so that every thin line looks alike.
fn stroke_px(stroke: &Stroke, place: Place) -> f32 {
    let width = stroke.width * place.scale;
    if width < 3.5 {
        width.round().max(1.0)
    } else {
        width
    }
}

fn pen(width: f32, round: bool) -> tiny_skia::Stroke {
    let (line_cap, line_join) = if round {
        (LineCap::Round, LineJoin::Round)
    } else {
        (LineCap::Butt, LineJoin::Miter)
    };
    tiny_skia::Stroke {
        width,
        line_cap,
        line_join,
        ..tiny_skia::Stroke::default()
    }
}

/// A path moved home, its points on sixteenths of a pixel: shapes alike to that degree share a mask.
fn on_grid(path: &Path, left: f32, top: f32) -> Option<Path> {
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

/// The colour of a fill on a row, for a shape from one row to another.
fn color_at(fill: Fill, row: i32, from: f32, to: f32) -> Color {
    match fill {
        Fill::Solid(color) => color,
        Fill::Vertical { top, bottom } => {
            let share = ((row as f32 + 0.5 - from) / (to - from).max(1.0)).clamp(0.0, 1.0);
            let alpha = f32::from(top.a) + (f32::from(bottom.a) - f32::from(top.a)) * share;
            Color {
                a: alpha.round() as u8,
                ..top.mix(bottom, share)
            }
        }
    }
}

fn faded(color: Color, opacity: f32) -> Color {
    Color {
        a: (f32::from(color.a) * opacity.clamp(0.0, 1.0)).round() as u8,
        ..color
    }
}

fn fill_paint(fill: Fill, opacity: f32, path: &Path) -> Paint<'static> {
    let mut paint = Paint::default();
    match fill {
        Fill::Solid(color) => paint.set_color(sk_color(color, opacity)),
        Fill::Vertical { top, bottom } => {
            let bounds = path.bounds();
            let stops = vec![
                GradientStop::new(0.0, sk_color(top, opacity)),
                GradientStop::new(1.0, sk_color(bottom, opacity)),
            ];
            let (from, to) = (
                Point::from_xy(0.0, bounds.top()),
                Point::from_xy(0.0, bounds.bottom()),
            );
            match LinearGradient::new(from, to, stops, SpreadMode::Pad, Transform::identity()) {
                Some(gradient) => paint.shader = gradient,
                None => paint.shader = Shader::SolidColor(sk_color(top, opacity)),
            }
        }
    }
    paint
}

fn is_opaque(fill: Fill) -> bool {
    match fill {
        Fill::Solid(color) => color.a == 255,
        Fill::Vertical { top, bottom } => top.a == 255 && bottom.a == 255,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stretched_mask_is_the_mask_of_the_large_thing() {
        let painter = Painter::new();
        let covers = [
            Cover::Inside,
            Cover::Along {
                width: 1.0,
                round: true,
            },
            Cover::Along {
                width: 4.0,
                round: false,
            },
            Cover::Softly { sigma: 4.0 },
        ];
        for cover in covers {
            let large = Outline::Rect {
                left: 30,
                top: 20,
                width: 140,
                height: 100,
                radius: 6.0,
            };
            let paint = |mask: &Mask, at, stretch| {
                let mut pixels = Pixmap::new(200, 160).expect("a size");
                pixels.fill(tiny_skia::Color::WHITE);
                mask.blend(&mut pixels, at, stretch, |_| Color::BLACK, NOTHING_HIDDEN);
                pixels
            };
            let whole = cover.rect_mask((140, 100), 6.0);
            let (mask, at, stretch) = painter.cover(&large, cover).expect("rectangles have masks");
            assert!(stretch.0 > 80 && stretch.1 > 40);
            let (stretched, whole) = (paint(&mask, at, stretch), paint(&whole, at, NOT_STRETCHED));
            let pairs = stretched.data().iter().zip(whole.data());
            let worst = pairs
                .enumerate()
                .map(|(n, (a, b))| (a.abs_diff(*b), n))
                .max();
            // The kernel of a blur adds up in another order.
            assert!(worst <= Some((1, usize::MAX)), "{cover:?}: {worst:?}");
        }
    }
}

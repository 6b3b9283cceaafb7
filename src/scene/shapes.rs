//! Painting shapes and their shadows: small and rectangular ones as masks made once per size, large ones directly.

use std::sync::Arc;

use tiny_skia::{
    FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Paint, Path, PathBuilder, Pixmap, Point, Shader,
    SpreadMode, StrokeDash, Transform,
};

use super::marks::{NOT_STRETCHED, NOTHING_HIDDEN, offset, reaches};
use super::mask::{Mask, blur_margin};
use super::outline::{Outline, inset, on_grid, outline, stroke_px};
use super::paint::{Painter, Place, sk_color, within_reach};
use super::symbols::path::round_rect;
use super::{Color, Fill, Shadow, Shape, Stroke};

/// Kinds of masks, the first word of every key.
const RECT: u32 = 8;
const PATH: u32 = 9;

/// Pixels of the largest bounds for which a path's mask is kept, and of the largest for which one is made.
const KEPT_AREA: f32 = 40_000.0;
const LARGEST_AREA: f32 = 4e7;

/// What of an outline is covered.
#[derive(Clone, Copy, Debug)]
enum Cover {
    Inside,
    /// A line so wide, with round corners.
    Along {
        width: f32,
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
        if let Some(shadow) = shape.shadow.as_ref().filter(|shadow| reaches(shadow, place)) {
            self.shadow(onto, shape, shadow, &outline, place);
        }
        if let Some(fill) = shape.fill {
            self.fill(onto, fill, &outline);
        }
        if let Some(stroke) = shape.stroke.as_ref().filter(|stroke| within_reach(&[stroke.width * place.scale])) {
            self.stroke(onto, stroke, &outline, place);
        }
    }

    fn fill(&self, onto: &mut Pixmap, fill: Fill, outline: &Outline) {
        if let Some((mask, at, stretch)) = self.cover(outline, Cover::Inside) {
            let (from, to) = outline.rows();
            mask.blend(onto, at, stretch, |row| color_at(fill, row, from, to), NOTHING_HIDDEN);
        } else if let Outline::Path(path) = outline {
            let paint = fill_paint(fill, path);
            onto.fill_path(path, &paint, FillRule::Winding, Transform::identity(), None);
        }
    }

    fn stroke(&self, onto: &mut Pixmap, stroke: &Stroke, outline: &Outline, place: Place) {
        let along = Cover::Along { width: stroke_px(stroke, place) };
        if stroke.dash.is_empty()
            && let Some((mask, at, stretch)) = self.cover(outline, along)
        {
            mask.blend(onto, at, stretch, |_| stroke.color, NOTHING_HIDDEN);
        } else if let Some(path) = outline.path(stroke_px(stroke, place)) {
            let mut paint = Paint::default();
            paint.set_color(sk_color(stroke.color));
            let dash = stroke.dash.iter().map(|length| length * place.scale).collect::<Vec<_>>();
            let mut pen = pen(stroke_px(stroke, place));
            if !dash.is_empty() {
                pen.line_cap = LineCap::Butt;
                pen.dash = StrokeDash::new(dash, 0.0);
            }
            onto.stroke_path(&path, &paint, &pen, Transform::identity(), None);
        }
    }

    fn shadow(&self, onto: &mut Pixmap, shape: &Shape, shadow: &Shadow, outline: &Outline, place: Place) {
        let softly = Cover::Softly { sigma: shadow.blur * place.scale / 2.0 };
        let Some((mask, at, stretch)) = self.cover(outline, softly) else {
            return;
        };
        let hidden = match (outline, shape.fill) {
            (&Outline::Rect { left, top, width, height, radius }, Some(fill)) if is_opaque(fill) => {
                // What a round corner leaves open is three tenths of its radius deep.
                let inset = (radius * 0.3).ceil() as i32 + 1;
                [left + inset, top + inset, left + width - inset, top + height - inset]
            }
            _ => NOTHING_HIDDEN,
        };
        let at = offset(at.0, at.1, shadow, place);
        mask.blend(onto, at, stretch, |_| shadow.color, hidden);
    }

    /// What a cover covers, as a mask; none for large paths, which are drawn directly.
    fn cover(&self, outline: &Outline, cover: Cover) -> Option<Placed> {
        match outline {
            &Outline::Rect { left, top, width, height, radius } => {
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
                key.extend(path.points().iter().flat_map(|point| [point.x.to_bits(), point.y.to_bits()]));
                let mask = self.mask(&key, || cover.mask(&path));
                Some((mask, (left as i32, top as i32), NOT_STRETCHED))
            }
        }
    }
}

impl Cover {
    fn key(self) -> [u32; 2] {
        match self {
            Cover::Inside => [0, 0],
            Cover::Along { width } => [1, width.to_bits()],
            Cover::Softly { sigma } => [2, sigma.to_bits()],
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
        if let Cover::Along { width } = self {
            let inset = inset(width);
            add(width / 2.0 - inset, radius - inset + width / 2.0);
            add(-width / 2.0 - inset, radius - inset - width / 2.0);
            let Some(path) = builder.finish() else {
                return Mask::empty();
            };
            return Mask::of_path(&path, 0, FillRule::EvenOdd);
        }
        add(0.0, radius);
        builder.finish().map_or_else(Mask::empty, |path| self.mask(&path))
    }

    fn mask(self, path: &Path) -> Mask {
        match self {
            Cover::Inside => Mask::of_path(path, 0, FillRule::Winding),
            Cover::Along { width } => path
                .stroke(&pen(width), 1.0)
                .map_or_else(Mask::empty, |line| Mask::of_path(&line, 0, FillRule::Winding)),
            Cover::Softly { sigma } => Mask::of_path(path, blur_margin(sigma), FillRule::Winding).blurred(sigma),
        }
    }
}

fn pen(width: f32) -> tiny_skia::Stroke {
    tiny_skia::Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..tiny_skia::Stroke::default() }
}

/// The colour of a fill on a row, for a shape from one row to another.
fn color_at(fill: Fill, row: i32, from: f32, to: f32) -> Color {
    match fill {
        Fill::Solid(color) => color,
        Fill::Vertical { top, bottom } => {
            let share = ((row as f32 + 0.5 - from) / (to - from).max(1.0)).clamp(0.0, 1.0);
            let alpha = f32::from(top.a) + (f32::from(bottom.a) - f32::from(top.a)) * share;
            Color { a: alpha.round() as u8, ..top.mix(bottom, share) }
        }
    }
}

fn fill_paint(fill: Fill, path: &Path) -> Paint<'static> {
    let mut paint = Paint::default();
    match fill {
        Fill::Solid(color) => paint.set_color(sk_color(color)),
        Fill::Vertical { top, bottom } => {
            let bounds = path.bounds();
            let stops = vec![GradientStop::new(0.0, sk_color(top)), GradientStop::new(1.0, sk_color(bottom))];
            let (from, to) = (Point::from_xy(0.0, bounds.top()), Point::from_xy(0.0, bounds.bottom()));
            match LinearGradient::new(from, to, stops, SpreadMode::Pad, Transform::identity()) {
                Some(gradient) => paint.shader = gradient,
                None => paint.shader = Shader::SolidColor(sk_color(top)),
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
        let covers =
            [Cover::Inside, Cover::Along { width: 1.0 }, Cover::Along { width: 4.0 }, Cover::Softly { sigma: 4.0 }];
        for cover in covers {
            let large = Outline::Rect { left: 30, top: 20, width: 140, height: 100, radius: 6.0 };
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
            let worst = pairs.enumerate().map(|(n, (a, b))| (a.abs_diff(*b), n)).max();
            // The kernel of a blur adds up in another order.
            assert!(worst <= Some((1, usize::MAX)), "{cover:?}: {worst:?}");
        }
    }
}

//! What the painter puts on from masks: letters, symbols and soft shadows.

use swash::scale::{Render, Source};
use swash::zeno::{Format, Join, Stroke as GlyphStroke, Transform, Vector};
use tiny_skia::{Path, Pixmap};

use super::cache::lock;
use super::mask::{Mask, blur_margin};
use super::paint::{Painter, Place, pixel_rect};
use super::symbols::draw::{Pose, cover, silhouette};
use super::text::{Line, font};
use super::{Color, Fill, Geometry, Halo, Shadow, Shape, Symbol, Weight};

/// Kinds of masks, the first word of every key.
const GLYPH: u32 = 1;
const SYMBOL: u32 = 2;
const SILHOUETTE: u32 = 3;
const SYMBOL_SHADOW: u32 = 4;
const RECT_SHADOW: u32 = 5;
const PATH_SHADOW: u32 = 6;

/// Masks are made at quarters of a pixel: finer steps cannot be seen.
const STEPS: f32 = 4.0;

const NOT_STRETCHED: (i32, i32) = (0, 0);
const NOTHING_HIDDEN: [i32; 4] = [0; 4];

impl Painter {
    /// Paints a line of text; the halo lies below all its letters.
    pub(super) fn line(
        &self,
        onto: &mut Pixmap,
        line: &Line,
        weight: Weight,
        color: Color,
        halo: Option<Halo>,
        place: Place,
    ) {
        if let Some(halo) = halo {
            self.letters(
                onto,
                line,
                weight,
                halo.color,
                halo.width * place.scale,
                place,
            );
        }
        self.letters(onto, line, weight, color, 0.0, place);
    }

    fn letters(
        &self,
        onto: &mut Pixmap,
        line: &Line,
        weight: Weight,
        color: Color,
        spread: f32,
        place: Place,
    ) {
        let size = line.size * place.scale;
        for &(glyph, x, y) in &line.run.glyphs {
            let (x, y) = place.point(line.x + x * line.size, line.y - y * line.size);
            // An upright line stands on whole pixels, so that all its letters are equally sharp.
            let ((x, sub_x), (y, sub_y)) = (
                split(x),
                if place.turn == 0.0 {
                    (y.round() as i32, 0)
                } else {
                    split(y)
                },
            );
            let key = [
                GLYPH,
                weight as u32,
                u32::from(glyph),
                size.to_bits(),
                place.turn.to_bits(),
                spread.to_bits(),
                sub_x * STEPS as u32 + sub_y,
            ];
            let shift = (sub_x as f32 / STEPS, sub_y as f32 / STEPS);
            let mask = self.mask(&key, || {
                self.glyph(glyph, weight, size, place.turn, spread, shift)
            });
            mask.blend(onto, (x, y), NOT_STRETCHED, color, NOTHING_HIDDEN);
        }
    }

    /// The coverage of one letter around its origin, `spread` pixels fatter on all sides.
    fn glyph(
        &self,
        id: u16,
        weight: Weight,
        size: f32,
        turn: f32,
        spread: f32,
        shift: (f32, f32),
    ) -> Mask {
        let mut fonts = lock(&self.fonts);
        let mut scaler = fonts.builder(font(weight)).size(size).hint(false).build();
        let mut stroke = GlyphStroke::new(2.0 * spread);
        stroke.join(Join::Round);
        let mut render = Render::new(&[Source::Outline]);
        // Glyphs have y upwards, pixels have y downwards.
        render
            .format(Format::Alpha)
            .offset(Vector::new(shift.0, -shift.1));
        if turn != 0.0 {
            let (sin, cos) = turn.sin_cos();
            render.transform(Some(Transform::new(cos, -sin, sin, cos, 0.0, 0.0)));
        }
        if spread > 0.0 {
            render.style(&stroke);
        }
        match render.render(&mut scaler, id) {
            Some(image) => {
                let placed = image.placement;
                Mask::new(
                    placed.left,
                    -placed.top,
                    placed.width as usize,
                    placed.height as usize,
                    image.data,
                )
            }
            None => Mask::empty(),
        }
    }

    pub(super) fn symbol(&self, onto: &mut Pixmap, symbol: &Symbol, place: Place) {
        let (x, y) = place.point(symbol.cx, symbol.cy);
        let ((x, sub_x), (y, sub_y)) = (split(x), split(y));
        let pose = Pose {
            size: symbol.size * place.scale,
            turn: place.turn + symbol.turn.to_radians(),
            mirrored: symbol.mirrored,
            shift: (sub_x as f32 / STEPS, sub_y as f32 / STEPS),
        };
        let sym = symbol.sym;
        let key = |kind, more: [f32; 2]| {
            let sub = sub_x * STEPS as u32 + sub_y;
            let pose = [
                pose.size.to_bits(),
                pose.turn.to_bits(),
                u32::from(pose.mirrored),
                sub,
            ];
            [
                kind,
                sym as u32,
                pose[0],
                pose[1],
                pose[2],
                pose[3],
                more[0].to_bits(),
                more[1].to_bits(),
            ]
        };
        let mut put = |mask: &Mask, at: (i32, i32), color: Color| {
            let color = Color {
                a: (f32::from(color.a) * symbol.opacity.clamp(0.0, 1.0)).round() as u8,
                ..color
            };
            mask.blend(onto, at, NOT_STRETCHED, color, NOTHING_HIDDEN);
        };
        let spread = symbol.halo.map_or(0.0, |halo| halo.width * place.scale);
        if let Some(shadow) = &symbol.shadow {
            let sigma = shadow.blur * place.scale / 2.0;
            let mask = self.mask(&key(SYMBOL_SHADOW, [spread, sigma]), || {
                silhouette(sym, pose, spread)
                    .grown(blur_margin(sigma) as usize)
                    .blurred(sigma)
            });
            put(&mask, offset(x, y, shadow, place), shadow.color);
        }
        if let Some(halo) = symbol.halo.filter(|_| spread > 0.0) {
            let mask = self.mask(&key(SILHOUETTE, [spread, 0.0]), || {
                silhouette(sym, pose, spread)
            });
            put(&mask, (x, y), halo.color);
        }
        let mask = self.mask(&key(SYMBOL, [0.0, 0.0]), || cover(sym, pose));
        put(&mask, (x, y), symbol.color);
    }

    pub(super) fn shape_shadow(
        &self,
        onto: &mut Pixmap,
        shape: &Shape,
        shadow: &Shadow,
        path: Option<&Path>,
        place: Place,
    ) {
        let sigma = shadow.blur * place.scale / 2.0;
        let margin = blur_margin(sigma);
        let color = Color {
            a: (f32::from(shadow.color.a) * shape.opacity.clamp(0.0, 1.0)).round() as u8,
            ..shadow.color
        };
        if let (Geometry::Rect { x, y, w, h, radius }, true) = (&shape.geometry, place.turn == 0.0)
        {
            let Some([left, top, right, bottom]) = pixel_rect(*x, *y, *w, *h, place) else {
                return;
            };
            let (width, height) = ((right - left) as i32, (bottom - top) as i32);
            let radius = (radius * place.scale).min(width.min(height) as f32 / 2.0);
            // The middle of a large rectangle's shadow is flat: a small one is blurred and stretched.
            let corner = radius.ceil() as i32 + margin + 1;
            let (core_w, core_h) = (width.min(2 * corner + 1), height.min(2 * corner + 1));
            let key = [
                RECT_SHADOW,
                core_w as u32,
                core_h as u32,
                radius.to_bits(),
                sigma.to_bits(),
            ];
            let mask = self.mask(&key, || {
                rect_mask(core_w, core_h, radius, margin).blurred(sigma)
            });
            let hidden = match shape.fill {
                Some(fill) if shape.opacity >= 1.0 && is_opaque(fill) => {
                    let inset = (radius * 0.3).ceil() as i32 + 1;
                    let [l, t, r, b] = [left, top, right, bottom].map(|at| at as i32);
                    [l + inset, t + inset, r - inset, b - inset]
                }
                _ => NOTHING_HIDDEN,
            };
            let at = offset(left as i32, top as i32, shadow, place);
            mask.blend(onto, at, (width - core_w, height - core_h), color, hidden);
            return;
        }
        let Some(path) = path else { return };
        let (left, top) = (path.bounds().left().floor(), path.bounds().top().floor());
        let mut key = vec![PATH_SHADOW, sigma.to_bits()];
        // Shapes alike to a sixteenth of a pixel have the same shadow, wherever they lie.
        let grid = |at: f32| (at * 16.0).round() as i32 as u32;
        key.extend(path.verbs().iter().map(|verb| *verb as u32));
        key.extend(
            path.points()
                .iter()
                .flat_map(|point| [grid(point.x - left), grid(point.y - top)]),
        );
        let mask = self.mask(&key, || {
            let home = tiny_skia::Transform::from_translate(-left, -top);
            let rounded = path.clone().transform(home).and_then(on_grid);
            rounded.map_or_else(Mask::empty, |path| {
                Mask::of_path(&path, margin).blurred(sigma)
            })
        });
        let at = offset(left as i32, top as i32, shadow, place);
        mask.blend(onto, at, NOT_STRETCHED, color, NOTHING_HIDDEN);
    }
}

/// A path with its points on the same grid as a shadow's key, so that a mask depends on its key alone.
fn on_grid(path: Path) -> Option<Path> {
    let grid = |at: f32| (at * 16.0).round() / 16.0;
    let mut builder = tiny_skia::PathBuilder::new();
    for segment in path.segments() {
        use tiny_skia::PathSegment::{Close, CubicTo, LineTo, MoveTo, QuadTo};
        match segment {
            MoveTo(p) => builder.move_to(grid(p.x), grid(p.y)),
            LineTo(p) => builder.line_to(grid(p.x), grid(p.y)),
            QuadTo(a, p) => builder.quad_to(grid(a.x), grid(a.y), grid(p.x), grid(p.y)),
            CubicTo(a, b, p) => builder.cubic_to(
                grid(a.x),
                grid(a.y),
                grid(b.x),
                grid(b.y),
                grid(p.x),
                grid(p.y),
            ),
            Close => builder.close(),
        }
    }
    builder.finish()
}

fn rect_mask(width: i32, height: i32, radius: f32, margin: i32) -> Mask {
    let mut builder = tiny_skia::PathBuilder::new();
    super::symbols::path::round_rect(&mut builder, 0.0, 0.0, width as f32, height as f32, radius);
    builder
        .finish()
        .map_or_else(Mask::empty, |path| Mask::of_path(&path, margin))
}

fn is_opaque(fill: Fill) -> bool {
    match fill {
        Fill::Solid(color) => color.a == 255,
        Fill::Vertical { top, bottom } => top.a == 255 && bottom.a == 255,
    }
}

/// Where a shadow lies: the thing's place and the shadow's offset, on whole pixels.
fn offset(x: i32, y: i32, shadow: &Shadow, place: Place) -> (i32, i32) {
    (
        x + (shadow.dx * place.scale).round() as i32,
        y + (shadow.dy * place.scale).round() as i32,
    )
}

/// A coordinate as whole pixels and quarters.
fn split(at: f32) -> (i32, u32) {
    let quarters = (at * STEPS).round() as i32;
    (
        quarters.div_euclid(STEPS as i32),
        quarters.rem_euclid(STEPS as i32) as u32,
    )
}

//! Painting letters and symbols: as masks, made once per size.

use std::sync::PoisonError;

use swash::scale::{Render, Source};
use swash::zeno::{Format, Join, Stroke as GlyphStroke, Transform, Vector};
use tiny_skia::Pixmap;

use super::mask::{Mask, blur_margin};
use super::paint::{Painter, Place, within_reach};
use super::symbols::draw::{Pose, cover, silhouette};
use super::text::{Line, font};
use super::{Color, Halo, Shadow, Symbol, Weight};

/// Kinds of masks, the first word of every key; shapes have more.
const GLYPH: u32 = 1;
const SYMBOL: u32 = 2;
const SILHOUETTE: u32 = 3;
const SYMBOL_SHADOW: u32 = 4;

/// Masks are made at quarters of a pixel: finer steps cannot be seen.
const STEPS: f32 = 4.0;

pub(super) const NOT_STRETCHED: (i32, i32) = (0, 0);
pub(super) const NOTHING_HIDDEN: [i32; 4] = [0; 4];

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
            self.letters(onto, line, weight, halo.color, halo.width * place.scale, place);
        }
        self.letters(onto, line, weight, color, 0.0, place);
    }

    fn letters(&self, onto: &mut Pixmap, line: &Line, weight: Weight, color: Color, spread: f32, place: Place) {
        let size = line.size * place.scale;
        if !within_reach(&[16.0 * size, 64.0 * spread]) || size <= 0.0 {
            return;
        }
        for &(glyph, x, y) in &line.run.glyphs {
            let (x, y) = place.point(line.x + x * line.size, line.y - y * line.size);
            if !within_reach(&[x, y]) {
                return;
            }
            // An upright line stands on whole pixels, so that all its letters are equally sharp.
            let ((x, sub_x), (y, sub_y)) = (split(x), if place.turn == 0.0 { (y.round() as i32, 0) } else { split(y) });
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
            let mask = self.mask(&key, || self.glyph(glyph, weight, size, place.turn, spread, shift));
            mask.blend(onto, (x, y), NOT_STRETCHED, |_| color, NOTHING_HIDDEN);
        }
    }

    /// The coverage of one letter around its origin, `spread` pixels fatter on all sides.
    fn glyph(&self, id: u16, weight: Weight, size: f32, turn: f32, spread: f32, shift: (f32, f32)) -> Mask {
        let mut fonts = self.fonts.lock().unwrap_or_else(PoisonError::into_inner);
        let mut scaler = fonts.builder(font(weight)).size(size).hint(false).build();
        let mut stroke = GlyphStroke::new(2.0 * spread);
        stroke.join(Join::Round);
        let mut render = Render::new(&[Source::Outline]);
        // Glyphs have y upwards, pixels have y downwards.
        render.format(Format::Alpha).offset(Vector::new(shift.0, -shift.1));
        if turn != 0.0 {
            let (sin, cos) = turn.sin_cos();
            render.transform(Some(Transform::new(cos, -sin, sin, cos, 0.0, 0.0)));
        }
        if spread > 0.0 {
            render.style(stroke);
        }
        match render.render(&mut scaler, id) {
            Some(image) => {
                let placed = image.placement;
                Mask::new(placed.left, -placed.top, placed.width as usize, placed.height as usize, image.data)
            }
            None => Mask::empty(),
        }
    }

    pub(super) fn symbol(&self, onto: &mut Pixmap, symbol: &Symbol, place: Place) {
        let (x, y) = place.point(symbol.cx, symbol.cy);
        let spread = symbol.halo.map_or(0.0, |halo| halo.width * place.scale);
        let size = symbol.size * place.scale;
        let turn = place.turn + symbol.turn.to_radians();
        if !within_reach(&[x, y, turn, 16.0 * size, 64.0 * spread]) || size <= 0.0 {
            return;
        }
        let ((x, sub_x), (y, sub_y)) = (split(x), split(y));
        let pose = Pose { size, turn, mirrored: symbol.mirrored, shift: (sub_x as f32 / STEPS, sub_y as f32 / STEPS) };
        let sym = symbol.sym;
        let key = |kind, more: [f32; 2]| {
            let sub = sub_x * STEPS as u32 + sub_y;
            let pose = [pose.size.to_bits(), pose.turn.to_bits(), u32::from(pose.mirrored), sub];
            [kind, sym as u32, pose[0], pose[1], pose[2], pose[3], more[0].to_bits(), more[1].to_bits()]
        };
        let mut put = |mask: &Mask, at: (i32, i32), color: Color| {
            let color = Color { a: (f32::from(color.a) * symbol.opacity.clamp(0.0, 1.0)).round() as u8, ..color };
            mask.blend(onto, at, NOT_STRETCHED, |_| color, NOTHING_HIDDEN);
        };
        if let Some(shadow) = symbol.shadow.as_ref().filter(|shadow| reaches(shadow, place)) {
            let sigma = shadow.blur * place.scale / 2.0;
            let mask = self.mask(&key(SYMBOL_SHADOW, [spread, sigma]), || {
                silhouette(sym, pose, spread).grown(blur_margin(sigma) as usize).blurred(sigma)
            });
            put(&mask, offset(x, y, shadow, place), shadow.color);
        }
        if let Some(halo) = symbol.halo.filter(|_| spread > 0.0) {
            let mask = self.mask(&key(SILHOUETTE, [spread, 0.0]), || silhouette(sym, pose, spread));
            put(&mask, (x, y), halo.color);
        }
        let mask = self.mask(&key(SYMBOL, [0.0, 0.0]), || cover(sym, pose));
        put(&mask, (x, y), symbol.color);
    }
}

/// Whether a shadow is of a size that pictures have.
pub(super) fn reaches(shadow: &Shadow, place: Place) -> bool {
    let Shadow { blur, dx, dy, .. } = shadow;
    *blur >= 0.0 && within_reach(&[64.0 * blur * place.scale, dx * place.scale, dy * place.scale])
}

/// Where a shadow lies: the thing's place and the shadow's offset, on whole pixels.
pub(super) fn offset(x: i32, y: i32, shadow: &Shadow, place: Place) -> (i32, i32) {
    (x + (shadow.dx * place.scale).round() as i32, y + (shadow.dy * place.scale).round() as i32)
}

/// A coordinate as whole pixels and quarters.
fn split(at: f32) -> (i32, u32) {
    let quarters = (at * STEPS).round() as i32;
    (quarters.div_euclid(STEPS as i32), quarters.rem_euclid(STEPS as i32) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coordinates_are_split_into_quarters() {
        assert_eq!(split(3.3), (3, 1));
        assert_eq!(split(-0.2), (-1, 3));
        assert_eq!(split(7.9), (8, 0));
    }
}

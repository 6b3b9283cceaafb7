//! Coverage masks: how much of each pixel something covers, blended in any colour.

use image::{GrayImage, Luma};
use imageproc::filter::gaussian_blur_f32;
use tiny_skia::{FillRule, Path, Pixmap, Transform};

use super::Color;

/// Coverage around an origin: `left` and `top` say where the first pixel lies from it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Mask {
    pub left: i32,
    pub top: i32,
    pub width: usize,
    pub height: usize,
    pub data: Vec<u8>,
    /// One column and one row that may be repeated to make the mask wider and taller.
    pub seam: (usize, usize),
}

impl Mask {
    pub(super) fn new(left: i32, top: i32, width: usize, height: usize, data: Vec<u8>) -> Mask {
        Mask { left, top, width, height, data, seam: (width / 2, height / 2) }
    }

    pub(super) fn empty() -> Mask {
        Mask::new(0, 0, 0, 0, Vec::new())
    }

    /// The coverage of a path given in pixels, with a margin.
    pub(super) fn of_path(path: &Path, margin: i32, rule: FillRule) -> Mask {
        let bounds = path.bounds();
        let (left, top) = (bounds.left().floor() as i32 - margin, bounds.top().floor() as i32 - margin);
        let width = (bounds.right().ceil() as i32 + margin - left).max(1) as u32;
        let height = (bounds.bottom().ceil() as i32 + margin - top).max(1) as u32;
        let Some(mut mask) = tiny_skia::Mask::new(width, height) else {
            return Mask::empty();
        };
        let shift = Transform::from_translate(-left as f32, -top as f32);
        mask.fill_path(path, rule, true, shift);
        Mask::new(left, top, width as usize, height as usize, mask.data().to_vec())
    }

    /// The same coverage with room on all sides.
    pub(super) fn grown(&self, margin: usize) -> Mask {
        let (width, height) = (self.width + 2 * margin, self.height + 2 * margin);
        let mut data = vec![0; width * height];
        for y in 0..self.height {
            let at = (y + margin) * width + margin;
            data[at..at + self.width].copy_from_slice(&self.data[y * self.width..(y + 1) * self.width]);
        }
        Mask::new(self.left - margin as i32, self.top - margin as i32, width, height, data)
    }

    /// The coverage softened by a Gaussian; wants a margin of [`blur_margin`].
    pub(super) fn blurred(self, sigma: f32) -> Mask {
        if sigma <= 0.0 || self.data.is_empty() {
            return self;
        }
        let Mask { left, top, width, height, data, seam } = self;
        let at = |x: u32, y: u32| Luma([data[y as usize * width + x as usize]]);
        let image = GrayImage::from_fn(width as u32, height as u32, at);
        Mask { left, top, width, height, data: gaussian_blur_f32(&image, sigma).into_raw(), seam }
    }

    /// Blends colours, one for each row of the picture, through the mask with its origin at `at`, its seam repeated
    /// `stretch` times. Pixels within `hidden` (left, top, right, bottom) will be painted over and are left out.
    pub(super) fn blend(
        &self,
        onto: &mut Pixmap,
        at: (i32, i32),
        stretch: (i32, i32),
        color: impl Fn(i32) -> Color,
        hidden: [i32; 4],
    ) {
        let (canvas_w, canvas_h) = (onto.width() as i32, onto.height() as i32);
        let (x0, y0) = (at.0 + self.left, at.1 + self.top);
        let y1 = y0 + self.height as i32 + stretch.1;
        // From left to right: as it is, the seam again and again, as it is.
        let seam = x0 + self.seam.0 as i32 + 1;
        let (again, end) = (seam + stretch.0, x0 + self.width as i32 + stretch.0);
        let pixels = as_pixels(onto.data_mut());
        for row in y0.max(0)..y1.min(canvas_h) {
            let color = color(row);
            let seam_row = self.seam.1 as i32;
            let source = match row - y0 {
                above if above <= seam_row => above,
                below => (below - stretch.1).max(seam_row),
            };
            let source = &self.data[source as usize * self.width..][..self.width];
            let target = &mut pixels[(row * canvas_w) as usize..][..canvas_w as usize];
            let mut open = [(0, canvas_w), (0, 0)];
            if row >= hidden[1] && row < hidden[3] && hidden[0] < hidden[2] {
                open = [(0, hidden[0].min(canvas_w)), (hidden[2].max(0), canvas_w)];
            }
            for (from, to) in open {
                let span = |a: i32, b: i32| (a.max(from), b.min(to));
                for ((a, b), shift) in [(span(x0, seam), x0), (span(again, end), x0 + stretch.0)] {
                    if a < b {
                        let cover = &source[(a - shift) as usize..(b - shift) as usize];
                        through(&mut target[a as usize..b as usize], cover, color);
                    }
                }
                let (a, b) = span(seam, again);
                if a < b {
                    evenly(&mut target[a as usize..b as usize], source[self.seam.0], color);
                }
            }
        }
    }
}

/// A row of pixels under a colour, each pixel covered as much as its mask says.
fn through(pixels: &mut [[u8; 4]], cover: &[u8], color: Color) {
    let solid = [color.r, color.g, color.b, 255];
    let (tint, opacity) = (tint(color), u32::from(color.a));
    for (pixel, &cover) in pixels.iter_mut().zip(cover) {
        if cover == 255 && opacity == 255 {
            *pixel = solid;
        } else if cover != 0 {
            over(pixel, tint, div255(u32::from(cover) * opacity));
        }
    }
}

/// A row of pixels under a colour, all covered alike.
fn evenly(pixels: &mut [[u8; 4]], cover: u8, color: Color) {
    let solid = [color.r, color.g, color.b, 255];
    match div255(u32::from(cover) * u32::from(color.a)) {
        0 => {}
        255 => pixels.fill(solid),
        opacity => pixels.iter_mut().for_each(|pixel| over(pixel, tint(color), opacity)),
    }
}

/// The channels of a colour that is laid over pixels. Written out, since there is one for every row of every letter.
fn tint(color: Color) -> [u32; 4] {
    [color.r.into(), color.g.into(), color.b.into(), 255]
}

/// How far a blur reaches.
pub(super) fn blur_margin(sigma: f32) -> i32 {
    (sigma * 2.5).ceil() as i32 + 1
}

/// A premultiplied pixel under a colour of so much opacity.
fn over(pixel: &mut [u8; 4], tint: [u32; 4], opacity: u32) {
    let rest = 255 - opacity;
    for (channel, tint) in pixel.iter_mut().zip(tint) {
        *channel = div255(tint * opacity + u32::from(*channel) * rest) as u8;
    }
}

/// `value / 255`, rounded, for values up to 255 * 255.
fn div255(value: u32) -> u32 {
    let value = value + 128;
    (value + (value >> 8)) >> 8
}

/// Bytes as RGBA pixels.
fn as_pixels(bytes: &mut [u8]) -> &mut [[u8; 4]] {
    bytes.as_chunks_mut::<4>().0
}

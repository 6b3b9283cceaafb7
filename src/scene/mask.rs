//! Coverage masks: how much of each pixel something covers, blended in any colour.

use image::{GrayImage, Luma};
use imageproc::filter::gaussian_blur_f32;
use tiny_skia::{FillRule, Path, Pixmap, Transform};

use super::Color;

/// Coverage around an origin: `left` and `top` say where the first pixel lies from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Mask {
    pub left: i32,
    pub top: i32,
    pub width: usize,
    pub height: usize,
    pub data: Vec<u8>,
    /// One column and one row that may be repeated to make the mask wider and taller.
    pub seam: (usize, usize),
}

impl Mask {
    pub fn new(left: i32, top: i32, width: usize, height: usize, data: Vec<u8>) -> Mask {
        Mask {
            left,
            top,
            width,
            height,
            data,
            seam: (width / 2, height / 2),
        }
    }

    pub fn empty() -> Mask {
        Mask::new(0, 0, 0, 0, Vec::new())
    }

    /// The coverage of a path given in pixels, with a margin.
    pub fn of_path(path: &Path, margin: i32) -> Mask {
        let bounds = path.bounds();
        let (left, top) = (
            bounds.left().floor() as i32 - margin,
            bounds.top().floor() as i32 - margin,
        );
        let width = (bounds.right().ceil() as i32 + margin - left).max(1) as u32;
        let height = (bounds.bottom().ceil() as i32 + margin - top).max(1) as u32;
        let Some(mut mask) = tiny_skia::Mask::new(width, height) else {
            return Mask::empty();
        };
        let shift = Transform::from_translate(-left as f32, -top as f32);
        mask.fill_path(path, FillRule::Winding, true, shift);
        Mask::new(
            left,
            top,
            width as usize,
            height as usize,
            mask.data().to_vec(),
        )
    }

    /// The same coverage with room on all sides.
    pub fn grown(&self, margin: usize) -> Mask {
        let (width, height) = (self.width + 2 * margin, self.height + 2 * margin);
        let mut data = vec![0; width * height];
        for y in 0..self.height {
            let at = (y + margin) * width + margin;
            data[at..at + self.width]
                .copy_from_slice(&self.data[y * self.width..(y + 1) * self.width]);
        }
        Mask::new(
            self.left - margin as i32,
            self.top - margin as i32,
            width,
            height,
            data,
        )
    }

    /// The coverage softened by a Gaussian; wants a margin of [`blur_margin`].
    pub fn blurred(self, sigma: f32) -> Mask {
        if sigma <= 0.0 || self.data.is_empty() {
            return self;
        }
        let Mask {
            left,
            top,
            width,
            height,
            data,
            seam,
        } = self;
        let at = |x: u32, y: u32| Luma([data[y as usize * width + x as usize]]);
        let image = GrayImage::from_fn(width as u32, height as u32, at);
        Mask {
            left,
            top,
            width,
            height,
            data: gaussian_blur_f32(&image, sigma).into_raw(),
            seam,
        }
    }

    /// Blends a colour through the mask with its origin at `(x, y)`, the seam repeated `(wider, taller)` times.
    /// Pixels within `hidden` (left, top, right, bottom) will be painted over and are left out.
    pub fn blend(
        &self,
        onto: &mut Pixmap,
        (x, y): (i32, i32),
        (wider, taller): (i32, i32),
        color: Color,
        hidden: [i32; 4],
    ) {
        let (canvas_w, canvas_h) = (onto.width() as i32, onto.height() as i32);
        let (x0, y0) = (x + self.left, y + self.top);
        let (x1, y1) = (
            x0 + self.width as i32 + wider,
            y0 + self.height as i32 + taller,
        );
        let (from_x, to_x) = (x0.max(0), x1.min(canvas_w));
        if from_x >= to_x || color.a == 0 {
            return;
        }
        let tint = [color.r, color.g, color.b, 255].map(u32::from);
        let opacity = u32::from(color.a);
        let unstretch = |at: i32, seam: usize, more: i32| {
            let seam = seam as i32;
            (if at <= seam {
                at
            } else {
                (at - more).max(seam)
            }) as usize
        };
        let pixels: &mut [[u8; 4]] = as_pixels(onto.data_mut());
        for row in y0.max(0)..y1.min(canvas_h) {
            let source = unstretch(row - y0, self.seam.1, taller) * self.width;
            let source = &self.data[source..source + self.width];
            let target = &mut pixels[(row * canvas_w) as usize..][..canvas_w as usize];
            let mut spans = [(from_x, to_x), (0, 0)];
            if row >= hidden[1] && row < hidden[3] && hidden[0] < hidden[2] {
                spans = [(from_x, to_x.min(hidden[0])), (from_x.max(hidden[2]), to_x)];
            }
            for (from, to) in spans {
                for column in from..to {
                    let cover = source[unstretch(column - x0, self.seam.0, wider)];
                    if cover != 0 {
                        over(
                            &mut target[column as usize],
                            tint,
                            div255(u32::from(cover) * opacity),
                        );
                    }
                }
            }
        }
    }
}

/// How far a blur reaches.
pub fn blur_margin(sigma: f32) -> i32 {
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

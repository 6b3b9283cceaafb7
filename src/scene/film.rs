//! A moving picture: several pictures after each other as one animated PNG, of which each keeps what stays the same.

use std::time::Duration;

use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter};
use tiny_skia::Pixmap;

/// The pictures, each shown for this long, over and over. All are as large as the largest; there must be one.
pub(super) fn film(pictures: &[Pixmap], pause: Duration) -> Vec<u8> {
    let width = pictures.iter().map(Pixmap::width).max().expect("a film has a first picture");
    let height = pictures.iter().map(Pixmap::height).max().expect("a film has a first picture");
    let frames: Vec<Frame> = pictures.iter().map(|it| Frame::of(it, width, height)).collect();
    let mut bytes = Vec::new();
    write(&mut bytes, &frames, pause).expect("writing to memory works and the frames lie within the picture");
    bytes
}

/// Opaque pixels, three bytes each, row by row.
struct Frame {
    width: usize,
    height: usize,
    rgb: Vec<u8>,
}

/// What differs between two frames, in pixels.
struct Patch {
    x: usize,
    y: usize,
    width: usize,
    height: usize,
}

impl Frame {
    /// A picture in the upper left of a frame of this size, on the colour of its own lower right corner.
    fn of(picture: &Pixmap, width: u32, height: u32) -> Frame {
        let (width, height) = (width as usize, height as usize);
        let pixels = picture.data().as_chunks::<4>().0;
        let ground = pixels.last().map_or([0; 3], |&[r, g, b, _]| [r, g, b]);
        let mut rgb = ground.repeat(width * height);
        for (row, line) in pixels.chunks(picture.width() as usize).enumerate() {
            let line: Vec<u8> = line.iter().flat_map(|&[r, g, b, _]| [r, g, b]).collect();
            rgb[row * width * 3..][..line.len()].copy_from_slice(&line);
        }
        Frame { width, height, rgb }
    }

    fn row(&self, y: usize) -> &[u8] {
        &self.rgb[y * self.width * 3..][..self.width * 3]
    }

    /// The smallest rectangle outside of which this is like the frame before; one pixel if all is.
    fn since(&self, before: &Frame) -> Patch {
        let rows: Vec<usize> = (0..self.height).filter(|&y| self.row(y) != before.row(y)).collect();
        let (Some(&top), Some(&bottom)) = (rows.first(), rows.last()) else {
            return Patch { x: 0, y: 0, width: 1, height: 1 };
        };
        let differs = |x: usize| {
            let at = x * 3..x * 3 + 3;
            rows.iter().any(|&y| self.row(y)[at.clone()] != before.row(y)[at.clone()])
        };
        let left = (0..self.width).find(|it| differs(*it)).unwrap_or(0);
        let right = (left..self.width).rfind(|it| differs(*it)).unwrap_or(left);
        Patch { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top }
    }

    fn cut(&self, patch: &Patch) -> Vec<u8> {
        let columns = patch.x * 3..(patch.x + patch.width) * 3;
        (patch.y..patch.y + patch.height).flat_map(|y| &self.row(y)[columns.clone()]).copied().collect()
    }
}

fn write(bytes: &mut Vec<u8>, frames: &[Frame], pause: Duration) -> Result<(), EncodingError> {
    let Some(first) = frames.first() else { return Ok(()) };
    let mut encoder = Encoder::new(bytes, first.width as u32, first.height as u32);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_color(ColorType::Rgb);
    encoder.set_filter(Filter::NoFilter);
    encoder.set_deflate_compression(DeflateCompression::Level(9));
    encoder.set_animated(frames.len() as u32, 0)?;
    encoder.set_frame_delay(u16::try_from(pause.as_millis()).unwrap_or(u16::MAX), 1_000)?;
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&first.rgb)?;
    for both in frames.windows(2) {
        let patch = both[1].since(&both[0]);
        writer.reset_frame_position()?;
        writer.set_frame_dimension(patch.width as u32, patch.height as u32)?;
        writer.set_frame_position(patch.x as u32, patch.y as u32)?;
        writer.write_image_data(&both[1].cut(&patch))?;
    }
    writer.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Color, Draw, Painter, Scene};

    /// A dot at this place of a field.
    fn dot(at: f32, height: f32) -> Scene {
        let mut scene = Scene::new(100.0, height, Color::WHITE);
        scene.circle(at, 20.0, 5.0).fill(Color::BLACK);
        scene
    }

    #[test]
    fn each_frame_holds_only_what_differs_from_the_one_before() {
        let scenes = [dot(20.0, 40.0), dot(20.0, 40.0), dot(50.0, 40.0), dot(80.0, 60.0)];
        let bytes = Painter::new().film(&scenes, 100, Duration::from_millis(700));
        let mut reader = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info().unwrap();
        assert_eq!((reader.info().width, reader.info().height), (100, 60), "as large as the largest");
        assert_eq!(reader.info().animation_control().map(|it| it.num_frames), Some(4));
        let mut sizes = Vec::new();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        for _ in &scenes {
            reader.next_frame(&mut pixels).unwrap();
            let control = reader.info().frame_control().unwrap();
            sizes.push((control.x_offset, control.width, control.height, control.delay_num));
        }
        assert_eq!(sizes, [(0, 100, 60, 700), (0, 1, 1, 700), (15, 40, 10, 700), (45, 40, 10, 700)]);
    }
}

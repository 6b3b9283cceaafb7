//! The painter: turns a scene into pixels.

use std::convert::Infallible;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use image::RgbaImage;
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use swash::scale::ScaleContext;
use tiny_skia::{Pixmap, PremultipliedColorU8, Transform};

use super::mask::Mask;
use super::{Color, Group, Item, Scene, encode, film, text};

/// How many masks to expect, and how many bytes of them to keep.
const MASKS: (usize, u64) = (1000, 12 << 20);
/// How many painted bases to expect, and how many bytes of them to keep.
const BASES: (usize, u64) = (12, 16 << 20);
/// The longest side of a picture in pixels.
const LONGEST_SIDE: f32 = 8192.0;

/// Paints scenes. One painter serves all threads; it remembers masks of glyphs, symbols and shadows
/// and the pixels of bases, and what it remembers never changes a picture.
pub struct Painter {
    masks: Cache<Vec<u32>, Arc<Mask>, Bytes>,
    bases: Cache<(String, u32), Arc<PaintedBase>, Bytes>,
    pub(super) fonts: Mutex<ScaleContext>,
}

/// Its pixels are packed: unpacked they are megabytes, most of them areas of one colour.
struct PaintedBase {
    scene: Arc<Scene>,
    width: u32,
    height: u32,
    packed: Vec<u8>,
}

impl PaintedBase {
    fn new(scene: &Arc<Scene>, pixels: &Pixmap) -> PaintedBase {
        let packed = lz4_flex::block::compress(pixels.data());
        PaintedBase { scene: Arc::clone(scene), width: pixels.width(), height: pixels.height(), packed }
    }

    /// Covers a picture with it.
    fn cover(&self, pixels: &mut Pixmap) {
        if (self.width, self.height) == (pixels.width(), pixels.height()) {
            self.unpack(pixels);
        } else {
            let mut own = Pixmap::new(self.width, self.height).expect("both sides are at least 1");
            self.unpack(&mut own);
            pixels.draw_pixmap(0, 0, own.as_ref(), &tiny_skia::PixmapPaint::default(), Transform::identity(), None);
        }
    }

    fn unpack(&self, onto: &mut Pixmap) {
        lz4_flex::block::decompress_into(&self.packed, onto.data_mut()).expect("it was packed here, with this size");
    }
}

/// The size of what the painter keeps.
#[derive(Clone)]
struct Bytes;

impl Weighter<Vec<u32>, Arc<Mask>> for Bytes {
    fn weight(&self, key: &Vec<u32>, mask: &Arc<Mask>) -> u64 {
        (mask.data.len() + 4 * key.len() + 96) as u64
    }
}

impl Weighter<(String, u32), Arc<PaintedBase>> for Bytes {
    fn weight(&self, _: &(String, u32), base: &Arc<PaintedBase>) -> u64 {
        (base.packed.len() + base.scene.items.len() * size_of::<Item>()) as u64
    }
}

impl Default for Painter {
    fn default() -> Painter {
        Painter::new()
    }
}

impl Painter {
    pub fn new() -> Painter {
        Painter {
            masks: Cache::with_weighter(MASKS.0, MASKS.1, Bytes),
            bases: Cache::with_weighter(BASES.0, BASES.1, Bytes),
            fonts: Mutex::new(ScaleContext::new()),
        }
    }

    /// A scene as pixels, so many for each logical pixel.
    pub fn paint(&self, scene: &Scene, scale: f32) -> RgbaImage {
        let pixmap = self.pixels(scene, scale);
        let (width, height) = (pixmap.width(), pixmap.height());
        // Opaque pixels are the same premultiplied or not.
        let bytes = if opaque(scene) { pixmap.take() } else { pixmap.take_demultiplied() };
        RgbaImage::from_raw(width, height, bytes).expect("a pixmap has four bytes for each pixel")
    }

    /// A scene as a PNG file of a given width, on white where it is transparent.
    pub fn png(&self, scene: &Scene, width_px: u32) -> Vec<u8> {
        encode::png(&self.on_white(scene, width_px))
    }

    /// Scenes after each other as one animated PNG, each shown for this long. There must be one.
    pub fn film(&self, scenes: &[Scene], width_px: u32, pause: Duration) -> Vec<u8> {
        let pictures: Vec<Pixmap> = scenes.iter().map(|it| self.on_white(it, width_px)).collect();
        film::film(&pictures, pause)
    }

    fn on_white(&self, scene: &Scene, width_px: u32) -> Pixmap {
        let mut pixels = self.pixels(scene, width_px as f32 / scene.width.max(1.0));
        if !opaque(scene) {
            lay_on_white(&mut pixels);
        }
        pixels
    }

    /// The premultiplied pixels of a scene.
    pub(super) fn pixels(&self, scene: &Scene, scale: f32) -> Pixmap {
        let longest = scene.width.max(scene.height).max(1.0);
        let scale = if scale.is_finite() { scale.clamp(0.01, LONGEST_SIDE / longest) } else { 1.0 };
        let side = |length: f32| (length * scale).round().clamp(1.0, LONGEST_SIDE) as u32;
        let mut pixels = Pixmap::new(side(scene.width), side(scene.height)).expect("both sides are at least 1");
        match &scene.base {
            None => pixels.fill(sk_color(scene.background)),
            Some(base) => {
                pixels.fill(sk_color(scene.background));
                self.base(&base.key, &base.scene, scale).cover(&mut pixels);
            }
        }
        self.items(&mut pixels, &scene.items, Place { scale, turn: 0.0, x: 0.0, y: 0.0 });
        pixels
    }

    fn base(&self, key: &str, scene: &Arc<Scene>, scale: f32) -> Arc<PaintedBase> {
        let key = (key.to_owned(), scale.to_bits());
        if let Some(kept) = self.bases.get(&key)
            && (Arc::ptr_eq(&kept.scene, scene) || kept.scene == *scene)
        {
            return kept;
        }
        let painted = Arc::new(PaintedBase::new(scene, &self.pixels(scene, scale)));
        self.bases.insert(key, Arc::clone(&painted));
        painted
    }

    /// Paints items from back to front. What has no size, or a size no picture has, is left out.
    fn items(&self, onto: &mut Pixmap, items: &[Item], place: Place) {
        for item in items {
            match item {
                Item::Shape(shape) => self.shape(onto, shape, place),
                Item::Text(item) => {
                    let halo = item.halo.filter(|halo| halo.width > 0.0);
                    self.line(onto, &text::line(item), item.weight, item.color, halo, place);
                }
                Item::Block(block) => {
                    for line in text::block_lines(block) {
                        self.line(onto, &line, block.weight, block.color, None, place);
                    }
                }
                Item::Symbol(symbol) => self.symbol(onto, symbol, place),
                Item::Group(group) => self.items(onto, &group.items, place.within(group)),
            }
        }
    }

    /// A mask from the cache, made when it is not there. The key begins with the kind of mask.
    pub(super) fn mask(&self, key: &[u32], make: impl FnOnce() -> Mask) -> Arc<Mask> {
        let Ok(mask) = self.masks.get_or_insert_with(key, || Ok::<_, Infallible>(Arc::new(make())));
        mask
    }
}

/// Whether pixel measures are numbers and small enough to be counted in whole pixels.
pub(super) fn within_reach(measures: &[f32]) -> bool {
    measures.iter().all(|measure| measure.abs() <= 4.0 * LONGEST_SIDE)
}

/// Where logical coordinates lie on the picture: scaled, turned (in radians), moved.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub scale: f32,
    pub turn: f32,
    pub x: f32,
    pub y: f32,
}

impl Place {
    pub(super) fn point(self, x: f32, y: f32) -> (f32, f32) {
        let (x, y) = (x * self.scale, y * self.scale);
        if self.turn == 0.0 {
            return (self.x + x, self.y + y);
        }
        let (sin, cos) = self.turn.sin_cos();
        (self.x + x * cos - y * sin, self.y + x * sin + y * cos)
    }

    fn within(self, group: &Group) -> Place {
        let (x, y) = self.point(group.x, group.y);
        Place { scale: self.scale * group.scale, turn: self.turn + group.turn.to_radians(), x, y }
    }

    pub(super) fn transform(self) -> Transform {
        let turned = Transform::from_rotate(self.turn.to_degrees());
        Transform::from_scale(self.scale, self.scale).post_concat(turned).post_translate(self.x, self.y)
    }
}

pub(super) fn sk_color(color: Color) -> tiny_skia::Color {
    tiny_skia::Color::from_rgba8(color.r, color.g, color.b, color.a)
}

/// Whether every pixel of a scene is sure to be opaque.
fn opaque(scene: &Scene) -> bool {
    match &scene.base {
        Some(base) => opaque(&base.scene) && (base.scene.width, base.scene.height) == (scene.width, scene.height),
        None => scene.background.a == 255,
    }
}

fn lay_on_white(pixels: &mut Pixmap) {
    for pixel in pixels.pixels_mut() {
        let more = 255 - pixel.alpha();
        let [r, g, b] = [pixel.red(), pixel.green(), pixel.blue()].map(|channel| channel + more);
        *pixel = PremultipliedColorU8::from_rgba(r, g, b, 255).unwrap_or(*pixel);
    }
}

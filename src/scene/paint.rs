//! The painter: from a scene to pixels. Everything here draws; what is drawn is decided by who built the scene.

use std::sync::{Arc, Mutex};

use image::RgbaImage;
use swash::scale::ScaleContext;
use tiny_skia::{
    FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Paint, Path, PathBuilder, Pixmap,
    Point, PremultipliedColorU8, Rect, Shader, SpreadMode, StrokeDash, Transform,
};

use super::cache::{Cache, lock};
use super::mask::Mask;
use super::symbols::path::round_rect;
use super::{Color, Fill, Geometry, Group, Item, Scene, Seg, Shape, Stroke, encode, text};

/// Bytes of masks that are young at a time.
const MASK_BUDGET: usize = 12 << 20;
/// Bytes of painted bases that are young at a time: about six boards.
const BASE_BUDGET: usize = 48 << 20;
/// The longest side of a picture in pixels.
const LONGEST_SIDE: f32 = 8192.0;

/// Paints scenes. One painter serves all threads; it remembers masks of glyphs, symbols and shadows
/// and the pixels of bases, and what it remembers never changes a picture.
pub struct Painter {
    masks: Mutex<Cache<Vec<u32>, Arc<Mask>>>,
    bases: Mutex<Cache<(String, u32), Arc<PaintedBase>>>,
    pub(super) fonts: Mutex<ScaleContext>,
}

struct PaintedBase {
    scene: Arc<Scene>,
    pixels: Pixmap,
}

impl Default for Painter {
    fn default() -> Painter {
        Painter::new()
    }
}

impl Painter {
    pub fn new() -> Painter {
        Painter {
            masks: Mutex::new(Cache::new(MASK_BUDGET)),
            bases: Mutex::new(Cache::new(BASE_BUDGET)),
            fonts: Mutex::new(ScaleContext::new()),
        }
    }

    /// A scene as pixels, so many for each logical pixel.
    pub fn paint(&self, scene: &Scene, scale: f32) -> RgbaImage {
        let pixmap = self.pixels(scene, scale);
        let (width, height) = (pixmap.width(), pixmap.height());
        // Opaque pixels are the same premultiplied or not.
        let bytes = if opaque(scene) {
            pixmap.take()
        } else {
            pixmap.take_demultiplied()
        };
        RgbaImage::from_raw(width, height, bytes).expect("a pixmap has four bytes for each pixel")
    }

    /// A scene as the bytes of a PNG file of a width; what is see-through is laid on white.
    pub fn png(&self, scene: &Scene, width_px: u32) -> Vec<u8> {
        let mut pixels = self.pixels(scene, width_px as f32 / scene.width.max(1.0));
        if !opaque(scene) {
            lay_on_white(&mut pixels);
        }
        encode::png(&pixels)
    }

    /// The premultiplied pixels of a scene.
    pub(super) fn pixels(&self, scene: &Scene, scale: f32) -> Pixmap {
        let longest = scene.width.max(scene.height).max(1.0);
        let scale = if scale.is_finite() {
            scale.clamp(0.01, LONGEST_SIDE / longest)
        } else {
            1.0
        };
        let side = |length: f32| (length * scale).round().clamp(1.0, LONGEST_SIDE) as u32;
        let mut pixels =
            Pixmap::new(side(scene.width), side(scene.height)).expect("both sides are at least 1");
        match &scene.base {
            None => pixels.fill(sk_color(scene.background, 1.0)),
            Some(base) => {
                let painted = self.base(&base.key, &base.scene, scale);
                if (painted.pixels.width(), painted.pixels.height())
                    == (pixels.width(), pixels.height())
                {
                    pixels.data_mut().copy_from_slice(painted.pixels.data());
                } else {
                    pixels.fill(sk_color(scene.background, 1.0));
                    let paint = tiny_skia::PixmapPaint::default();
                    pixels.draw_pixmap(
                        0,
                        0,
                        painted.pixels.as_ref(),
                        &paint,
                        Transform::identity(),
                        None,
                    );
                }
            }
        }
        self.items(
            &mut pixels,
            &scene.items,
            Place {
                scale,
                turn: 0.0,
                x: 0.0,
                y: 0.0,
            },
        );
        pixels
    }

    fn base(&self, key: &str, scene: &Arc<Scene>, scale: f32) -> Arc<PaintedBase> {
        let key = (key.to_owned(), scale.to_bits());
        let bytes = |base: &Arc<PaintedBase>| base.pixels.data().len();
        if let Some(kept) = lock(&self.bases).get(&key, bytes)
            && (Arc::ptr_eq(&kept.scene, scene) || kept.scene == *scene)
        {
            return kept;
        }
        let painted = Arc::new(PaintedBase {
            scene: Arc::clone(scene),
            pixels: self.pixels(scene, scale),
        });
        lock(&self.bases).put(key, Arc::clone(&painted), bytes(&painted));
        painted
    }

    fn items(&self, onto: &mut Pixmap, items: &[Item], place: Place) {
        for item in items {
            match item {
                Item::Shape(shape) => self.shape(onto, shape, place),
                Item::Text(item) => {
                    let halo = item.halo.filter(|halo| halo.width > 0.0);
                    self.line(
                        onto,
                        &text::line(item),
                        item.weight,
                        item.color,
                        halo,
                        place,
                    );
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

    fn shape(&self, onto: &mut Pixmap, shape: &Shape, place: Place) {
        let (path, lined_path) = outline(shape, place);
        if let Some(shadow) = &shape.shadow {
            self.shape_shadow(onto, shape, shadow, path.as_ref(), place);
        }
        if let (Some(fill), Some(path)) = (&shape.fill, &path) {
            let paint = fill_paint(*fill, shape.opacity, path);
            match path_as_pixels(&shape.geometry, path) {
                Some(rect) => onto.fill_rect(rect, &paint, Transform::identity(), None),
                None => {
                    onto.fill_path(path, &paint, FillRule::Winding, Transform::identity(), None)
                }
            }
        }
        if let (Some(stroke), Some(path)) = (&shape.stroke, lined_path.as_ref().or(path.as_ref())) {
            let mut paint = Paint::default();
            paint.set_color(sk_color(stroke.color, shape.opacity));
            onto.stroke_path(
                path,
                &paint,
                &sk_stroke(stroke, place),
                Transform::identity(),
                None,
            );
        }
    }

    /// A mask from the cache, made when it is not there. The key begins with the kind of mask.
    pub(super) fn mask(&self, key: &[u32], make: impl FnOnce() -> Mask) -> Arc<Mask> {
        let cost = |mask: &Arc<Mask>| mask.data.len() + 4 * key.len() + 96;
        if let Some(mask) = lock(&self.masks).get(key, cost) {
            return mask;
        }
        // Made outside the lock: two threads may both make it, and make the same.
        let mask = Arc::new(make());
        lock(&self.masks).put(key.to_vec(), Arc::clone(&mask), cost(&mask));
        mask
    }
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
        Place {
            scale: self.scale * group.scale,
            turn: self.turn + group.turn.to_radians(),
            x,
            y,
        }
    }

    fn transform(self) -> Transform {
        let turned = Transform::from_rotate(self.turn.to_degrees());
        Transform::from_scale(self.scale, self.scale)
            .post_concat(turned)
            .post_translate(self.x, self.y)
    }
}

/// The outline of a shape in pixels, and a second one for its stroke where that has to lie elsewhere to be crisp.
/// Upright rectangles, and upright and level lines, are moved to whole pixels.
fn outline(shape: &Shape, place: Place) -> (Option<Path>, Option<Path>) {
    let mut builder = PathBuilder::new();
    match &shape.geometry {
        Geometry::Rect { x, y, w, h, radius } if place.turn == 0.0 => {
            let Some([left, top, right, bottom]) = pixel_rect(*x, *y, *w, *h, place) else {
                return (None, None);
            };
            let radius = radius * place.scale;
            round_rect(&mut builder, left, top, right - left, bottom - top, radius);
            let lined = shape
                .stroke
                .as_ref()
                .filter(|stroke| stroke_px(stroke, place) % 2.0 == 1.0)
                .and_then(|_| {
                    let mut lined = PathBuilder::new();
                    let inset = |r: f32| (r - 0.5).max(0.0);
                    let (w, h) = ((right - left - 1.0).max(0.5), (bottom - top - 1.0).max(0.5));
                    round_rect(&mut lined, left + 0.5, top + 0.5, w, h, inset(radius));
                    lined.finish()
                });
            return (builder.finish(), lined);
        }
        Geometry::Rect { x, y, w, h, radius } => round_rect(&mut builder, *x, *y, *w, *h, *radius),
        Geometry::Ellipse { cx, cy, rx, ry } => {
            if let Some(bounds) = Rect::from_xywh(cx - rx, cy - ry, 2.0 * rx, 2.0 * ry) {
                builder.push_oval(bounds);
            }
        }
        Geometry::Path(segs) => {
            if let ([Seg::Move(x1, y1), Seg::Line(x2, y2)], Some(stroke), true) =
                (segs.as_slice(), &shape.stroke, place.turn == 0.0)
                && (x1 == x2 || y1 == y2)
            {
                return (crisp_line((*x1, *y1), (*x2, *y2), stroke, place), None);
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
    (
        builder
            .finish()
            .and_then(|path| path.transform(place.transform())),
        None,
    )
}

/// Left, top, right and bottom of a rectangle on whole pixels, at least one pixel wide and tall.
pub(super) fn pixel_rect(x: f32, y: f32, w: f32, h: f32, place: Place) -> Option<[f32; 4]> {
    if !(w > 0.0 && h > 0.0) {
        return None;
    }
    let ((left, top), (right, bottom)) = (place.point(x, y), place.point(x + w, y + h));
    let (left, top) = (left.round(), top.round());
    Some([
        left,
        top,
        right.round().max(left + 1.0),
        bottom.round().max(top + 1.0),
    ])
}

fn crisp_line(from: (f32, f32), to: (f32, f32), stroke: &Stroke, place: Place) -> Option<Path> {
    let (from, to) = (place.point(from.0, from.1), place.point(to.0, to.1));
    let half = stroke_px(stroke, place) / 2.0;
    let snap = |at: f32| (at - half).round() + half;
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

/// The width of a stroke in pixels: thin ones on whole pixels, so that every thin line looks alike.
fn stroke_px(stroke: &Stroke, place: Place) -> f32 {
    let width = stroke.width * place.scale;
    if width < 3.5 {
        width.round().max(1.0)
    } else {
        width
    }
}

fn sk_stroke(stroke: &Stroke, place: Place) -> tiny_skia::Stroke {
    let dash = stroke
        .dash
        .iter()
        .map(|length| length * place.scale)
        .collect::<Vec<_>>();
    tiny_skia::Stroke {
        width: stroke_px(stroke, place),
        line_cap: if stroke.round && dash.is_empty() {
            LineCap::Round
        } else {
            LineCap::Butt
        },
        line_join: if stroke.round {
            LineJoin::Round
        } else {
            LineJoin::Miter
        },
        dash: if dash.is_empty() {
            None
        } else {
            StrokeDash::new(dash, 0.0)
        },
        ..tiny_skia::Stroke::default()
    }
}

/// The rectangle of a shape that is nothing but whole pixels, which needs no smooth edges.
fn path_as_pixels(geometry: &Geometry, path: &Path) -> Option<Rect> {
    let bounds = path.bounds();
    let whole = |at: f32| at.fract() == 0.0;
    let upright =
        matches!(geometry, Geometry::Rect { radius, .. } if *radius <= 0.0) && path.len() == 5;
    let all = whole(bounds.left())
        && whole(bounds.top())
        && whole(bounds.right())
        && whole(bounds.bottom());
    (upright && all && is_upright(path)).then_some(bounds)
}

/// Whether every corner of a path lies on a corner of its bounds.
fn is_upright(path: &Path) -> bool {
    let bounds = path.bounds();
    path.points().iter().all(|point| {
        (point.x == bounds.left() || point.x == bounds.right())
            && (point.y == bounds.top() || point.y == bounds.bottom())
    })
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

fn sk_color(color: Color, opacity: f32) -> tiny_skia::Color {
    let alpha = f32::from(color.a) * opacity.clamp(0.0, 1.0);
    tiny_skia::Color::from_rgba8(color.r, color.g, color.b, alpha.round() as u8)
}

/// Whether every pixel of a scene is sure to be opaque.
fn opaque(scene: &Scene) -> bool {
    match &scene.base {
        Some(base) => {
            opaque(&base.scene)
                && (base.scene.width, base.scene.height) == (scene.width, scene.height)
        }
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

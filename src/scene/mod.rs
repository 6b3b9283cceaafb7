//! Pictures as data, and the painter.
//!
//! A [`Scene`] is plain data: what is where, in logical pixels. Games build it from what a viewer may know, and tests
//! can read it. [`Painter`] turns a scene into pixels.
//!
//! ```
//! use slowboat::scene::{Color, Draw, Scene, Shadow, Sym};
//!
//! let mut scene = Scene::new(400.0, 120.0, Color::PAPER);
//! scene.rect(10.0, 10.0, 380.0, 100.0).radius(12.0).fill(Color::WHITE).shadow(Shadow::soft(6.0));
//! scene.symbol(Sym::Food, 50.0, 60.0, 48.0, Color::rgb(0x8a4b1f));
//! scene.text(90.0, 60.0, "Food 3").size(28.0).bold().mid_height();
//! scene.alt = "Food 3".into();
//! ```

mod color;
mod encode;
mod film;
mod item;
mod marks;
mod mask;
mod outline;
mod paint;
mod shapes;
mod symbols;
mod text;

pub use color::{Color, SEAT_COLORS, Tone, contrast};
pub use item::{
    Anchor, Fill, Geometry, Group, Halo, Item, Seg, Shadow, Shape, Stroke, Symbol, Text, TextBlock, VerticalAlign,
    Weight,
};
pub use paint::Painter;
pub use symbols::Sym;
pub use text::{CAP_HEIGHT, block_height, measure, missing, wrap, wrap_block};

use std::sync::Arc;

/// A picture: its size in logical pixels, its items from back to front, and its alt text.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    pub width: f32,
    pub height: f32,
    pub background: Color,
    /// What stays the same from picture to picture, below everything else.
    pub base: Option<Base>,
    pub items: Vec<Item>,
    pub alt: String,
}

/// The part of a picture that does not change: painted once per size and kept as pixels.
#[derive(Clone, Debug, PartialEq)]
pub struct Base {
    /// Names the place in the painter's cache: game, language, theme. A base that changed under
    /// the same key is painted anew, so a careless key costs time and never shows a wrong picture.
    pub key: String,
    pub scene: Arc<Scene>,
}

impl Scene {
    pub fn new(width: f32, height: f32, background: Color) -> Scene {
        Scene { width, height, background, base: None, items: Vec::new(), alt: String::new() }
    }

    /// An empty picture on top of a base, of the same size.
    pub fn over(key: impl Into<String>, base: Arc<Scene>) -> Scene {
        let mut scene = Scene::new(base.width, base.height, base.background);
        scene.base = Some(Base { key: key.into(), scene: base });
        scene
    }

    /// Every text on the picture in painting order, the base's first: for tests and for searching.
    pub fn texts(&self) -> Vec<&str> {
        self.lines(|_| true)
    }

    /// The lines that are longer than their room and end in an ellipsis: for tests.
    pub fn cut(&self) -> Vec<&str> {
        self.lines(|it| matches!(it, Item::Text(text) if text::is_cut(text)))
    }

    fn lines(&self, wanted: fn(&Item) -> bool) -> Vec<&str> {
        fn collect<'a>(items: &'a [Item], wanted: fn(&Item) -> bool, into: &mut Vec<&'a str>) {
            for item in items {
                match item {
                    Item::Text(text) if wanted(item) => into.push(&text.text),
                    Item::Block(block) if wanted(item) => into.push(&block.text),
                    Item::Group(group) => collect(&group.items, wanted, into),
                    _ => {}
                }
            }
        }
        let mut lines = self.base.as_ref().map(|base| base.scene.lines(wanted)).unwrap_or_default();
        collect(&self.items, wanted, &mut lines);
        lines
    }
}

impl Draw for Scene {
    fn items(&mut self) -> &mut Vec<Item> {
        &mut self.items
    }
}

impl Draw for Group {
    fn items(&mut self) -> &mut Vec<Item> {
        &mut self.items
    }
}

/// Something to draw on. Each call adds an item on top and returns it for styling.
pub trait Draw {
    fn items(&mut self) -> &mut Vec<Item>;

    fn rect(&mut self, x: f32, y: f32, w: f32, h: f32) -> &mut Shape {
        self.shape(Geometry::Rect { x, y, w, h, radius: 0.0 })
    }

    fn circle(&mut self, cx: f32, cy: f32, radius: f32) -> &mut Shape {
        self.ellipse(cx, cy, radius, radius)
    }

    fn ellipse(&mut self, cx: f32, cy: f32, rx: f32, ry: f32) -> &mut Shape {
        self.shape(Geometry::Ellipse { cx, cy, rx, ry })
    }

    /// A closed shape through the points.
    fn polygon(&mut self, points: &[(f32, f32)]) -> &mut Shape {
        let mut path = open_path(points);
        path.push(Seg::Close);
        self.path(path)
    }

    /// A regular polygon of so many corners, the first one straight up.
    fn regular(&mut self, cx: f32, cy: f32, radius: f32, corners: usize) -> &mut Shape {
        let points: Vec<(f32, f32)> = (0..corners)
            .map(|n| (n as f32 / corners as f32 - 0.25) * std::f32::consts::TAU)
            .map(|angle| (cx + radius * angle.cos(), cy + radius * angle.sin()))
            .collect();
        self.polygon(&points)
    }

    /// An open line through the points, two pixels wide until `stroke` says otherwise.
    fn polyline(&mut self, points: &[(f32, f32)]) -> &mut Shape {
        self.path(open_path(points)).stroke(Color::INK, 2.0)
    }

    fn line(&mut self, x1: f32, y1: f32, x2: f32, y2: f32) -> &mut Shape {
        self.polyline(&[(x1, y1), (x2, y2)])
    }

    fn path(&mut self, path: Vec<Seg>) -> &mut Shape {
        self.shape(Geometry::Path(path))
    }

    fn shape(&mut self, geometry: Geometry) -> &mut Shape {
        match add(self.items(), Item::Shape(Shape::new(geometry))) {
            Item::Shape(shape) => shape,
            _ => unreachable!("a shape was just added"),
        }
    }

    fn text(&mut self, x: f32, y: f32, text: impl Into<String>) -> &mut Text
    where
        Self: Sized,
    {
        match add(self.items(), Item::Text(Text::new(x, y, text))) {
            Item::Text(text) => text,
            _ => unreachable!("a text was just added"),
        }
    }

    /// Text wrapped to a width; `y` is its top.
    fn block(&mut self, x: f32, y: f32, width: f32, text: impl Into<String>) -> &mut TextBlock
    where
        Self: Sized,
    {
        match add(self.items(), Item::Block(TextBlock::new(x, y, width, text))) {
            Item::Block(block) => block,
            _ => unreachable!("a block was just added"),
        }
    }

    fn symbol(&mut self, sym: Sym, cx: f32, cy: f32, size: f32, color: Color) -> &mut Symbol {
        match add(self.items(), Item::Symbol(Symbol::new(sym, cx, cy, size, color))) {
            Item::Symbol(symbol) => symbol,
            _ => unreachable!("a symbol was just added"),
        }
    }

    /// A group with its origin at `(x, y)`; draw into the result.
    fn group(&mut self, x: f32, y: f32) -> &mut Group {
        match add(self.items(), Item::Group(Group::new(x, y))) {
            Item::Group(group) => group,
            _ => unreachable!("a group was just added"),
        }
    }
}

fn add(items: &mut Vec<Item>, item: Item) -> &mut Item {
    items.push(item);
    items.last_mut().expect("an item was just added")
}

fn open_path(points: &[(f32, f32)]) -> Vec<Seg> {
    let step = |(n, &(x, y)): (usize, &(f32, f32))| {
        if n == 0 { Seg::Move(x, y) } else { Seg::Line(x, y) }
    };
    points.iter().enumerate().map(step).collect()
}

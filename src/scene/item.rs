//! What a picture is made of: shapes, texts, symbols and groups, each with its style as plain data.
//!
//! A call on [`Draw`](super::Draw) creates an item; the setters here style it.

use super::{Color, Sym};

/// One thing to paint.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    Shape(Shape),
    Text(Text),
    Block(TextBlock),
    Symbol(Symbol),
    Group(Group),
}

/// The outline of a shape, in logical pixels, y downwards.
#[derive(Clone, Debug, PartialEq)]
pub enum Geometry {
    Rect { x: f32, y: f32, w: f32, h: f32, radius: f32 },
    Ellipse { cx: f32, cy: f32, rx: f32, ry: f32 },
    Path(Vec<Seg>),
}

/// One step of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Seg {
    Move(f32, f32),
    Line(f32, f32),
    Quad(f32, f32, f32, f32),
    Close,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fill {
    Solid(Color),
    /// From the top of the shape's bounds to their bottom.
    Vertical {
        top: Color,
        bottom: Color,
    },
}

impl From<Color> for Fill {
    fn from(color: Color) -> Fill {
        Fill::Solid(color)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    pub color: Color,
    pub width: f32,
    /// Round ends and corners, or butt ends and mitred corners.
    /// Lengths of dashes and gaps, in turn; empty for a whole line.
    pub dash: Vec<f32>,
}

/// A soft shadow below an item.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shadow {
    pub blur: f32,
    pub dx: f32,
    pub dy: f32,
    /// Black of some opacity, as a rule; a colour makes a glow.
    pub color: Color,
}

impl Shadow {
    /// A shadow of a thing lying `blur / 3` above the table.
    pub fn soft(blur: f32) -> Shadow {
        Shadow { blur, dx: 0.0, dy: blur / 3.0, color: Color::BLACK.alpha(0.35) }
    }

    /// A glow all round, to mark what is new or what may be chosen.
    pub fn glow(blur: f32, color: Color) -> Shadow {
        Shadow { blur, dx: 0.0, dy: 0.0, color }
    }

    pub fn alpha(mut self, alpha: f32) -> Shadow {
        self.color = self.color.alpha(alpha);
        self
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    pub geometry: Geometry,
    pub fill: Option<Fill>,
    pub stroke: Option<Stroke>,
    pub shadow: Option<Shadow>,
}

impl Shape {
    pub fn new(geometry: Geometry) -> Shape {
        Shape { geometry, fill: None, stroke: None, shadow: None }
    }

    /// Round corners; only rectangles have them.
    pub fn radius(&mut self, corner: f32) -> &mut Self {
        if let Geometry::Rect { radius, .. } = &mut self.geometry {
            *radius = corner;
        }
        self
    }

    pub fn fill(&mut self, fill: impl Into<Fill>) -> &mut Self {
        self.fill = Some(fill.into());
        self
    }

    pub fn gradient(&mut self, top: Color, bottom: Color) -> &mut Self {
        self.fill(Fill::Vertical { top, bottom })
    }

    /// A line along the outline, half of it inside.
    pub fn stroke(&mut self, color: Color, width: f32) -> &mut Self {
        self.stroke = Some(Stroke { color, width, dash: Vec::new() });
        self
    }

    /// Dashes for the stroke set before: lengths of dashes and gaps in turn.
    pub fn dash(&mut self, lengths: &[f32]) -> &mut Self {
        if let Some(stroke) = &mut self.stroke {
            stroke.dash = lengths.to_vec();
        }
        self
    }

    pub fn shadow(&mut self, shadow: Shadow) -> &mut Self {
        self.shadow = Some(shadow);
        self
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Weight {
    #[default]
    Regular,
    SemiBold,
    Bold,
}

/// Which part of a line is at `x`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Anchor {
    #[default]
    Start,
    Middle,
    End,
}

/// Which part of a line is at `y`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum VerticalAlign {
    #[default]
    Baseline,
    /// The middle of a capital letter or digit: right for labels in boxes.
    Middle,
    /// The top of a capital letter or digit.
    Top,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Halo {
    pub color: Color,
    pub width: f32,
}

/// One line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    pub text: String,
    pub x: f32,
    pub y: f32,
    pub size: f32,
    pub weight: Weight,
    pub anchor: Anchor,
    pub vertical_align: VerticalAlign,
    pub color: Color,
    /// The widest the line may be: it shrinks to `shrink` of its size, then ends in an ellipsis.
    pub max_width: Option<f32>,
    pub shrink: f32,
    pub halo: Option<Halo>,
}

impl Text {
    pub fn new(x: f32, y: f32, text: impl Into<String>) -> Text {
        Text {
            text: text.into(),
            x,
            y,
            size: 16.0,
            weight: Weight::Regular,
            anchor: Anchor::Start,
            vertical_align: VerticalAlign::Baseline,
            color: Color::INK,
            max_width: None,
            shrink: 0.75,
            halo: None,
        }
    }

    pub fn anchor(&mut self, anchor: Anchor) -> &mut Self {
        self.anchor = anchor;
        self
    }

    pub fn middle(&mut self) -> &mut Self {
        self.anchor(Anchor::Middle)
    }

    pub fn end(&mut self) -> &mut Self {
        self.anchor(Anchor::End)
    }

    pub fn vertical_align(&mut self, vertical_align: VerticalAlign) -> &mut Self {
        self.vertical_align = vertical_align;
        self
    }

    /// `y` is the middle of the capital letters.
    pub fn mid_height(&mut self) -> &mut Self {
        self.vertical_align(VerticalAlign::Middle)
    }

    /// `(x, y)` is the centre of the line.
    pub fn centered(&mut self) -> &mut Self {
        self.middle().mid_height()
    }

    pub fn max_width(&mut self, width: f32) -> &mut Self {
        self.max_width = Some(width);
        self
    }

    /// How far a too long line may shrink before it is cut, as a share of its size.
    pub fn shrink(&mut self, share: f32) -> &mut Self {
        self.shrink = share;
        self
    }

    /// An outline around the letters, for legibility on busy ground.
    pub fn halo(&mut self, color: Color, width: f32) -> &mut Self {
        self.halo = Some(Halo { color, width });
        self
    }
}

/// Several lines of text, wrapped at spaces; `y` is the top of the first line's box.
#[derive(Clone, Debug, PartialEq)]
pub struct TextBlock {
    pub text: String,
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub size: f32,
    pub weight: Weight,
    /// How lines stand within `x .. x + width`.
    pub anchor: Anchor,
    pub color: Color,
    /// Height of a line as a share of the size.
    pub line_height: f32,
    /// Lines beyond are cut and the last one ends in an ellipsis.
    pub max_lines: Option<usize>,
}

impl TextBlock {
    pub fn new(x: f32, y: f32, width: f32, text: impl Into<String>) -> TextBlock {
        TextBlock {
            text: text.into(),
            x,
            y,
            width,
            size: 16.0,
            weight: Weight::Regular,
            anchor: Anchor::Start,
            color: Color::INK,
            line_height: 1.3,
            max_lines: None,
        }
    }

    pub fn anchor(&mut self, anchor: Anchor) -> &mut Self {
        self.anchor = anchor;
        self
    }

    pub fn middle(&mut self) -> &mut Self {
        self.anchor(Anchor::Middle)
    }

    pub fn line_height(&mut self, share: f32) -> &mut Self {
        self.line_height = share;
        self
    }

    pub fn max_lines(&mut self, lines: usize) -> &mut Self {
        self.max_lines = Some(lines);
        self
    }
}

macro_rules! lettering {
    ($of:ty) => {
        impl $of {
            pub fn size(&mut self, size: f32) -> &mut Self {
                self.size = size;
                self
            }

            pub fn weight(&mut self, weight: Weight) -> &mut Self {
                self.weight = weight;
                self
            }

            pub fn semi_bold(&mut self) -> &mut Self {
                self.weight(Weight::SemiBold)
            }

            pub fn bold(&mut self) -> &mut Self {
                self.weight(Weight::Bold)
            }

            pub fn color(&mut self, color: Color) -> &mut Self {
                self.color = color;
                self
            }
        }
    };
}
lettering!(Text);
lettering!(TextBlock);

/// One of our own symbols, tinted; `(cx, cy)` is the centre of its square box of side `size`.
#[derive(Clone, Debug, PartialEq)]
pub struct Symbol {
    pub sym: Sym,
    pub cx: f32,
    pub cy: f32,
    pub size: f32,
    pub color: Color,
    /// Degrees clockwise.
    pub turn: f32,
    pub mirrored: bool,
    pub opacity: f32,
    pub halo: Option<Halo>,
    pub shadow: Option<Shadow>,
}

impl Symbol {
    pub fn new(sym: Sym, cx: f32, cy: f32, size: f32, color: Color) -> Symbol {
        Symbol { sym, cx, cy, size, color, turn: 0.0, mirrored: false, opacity: 1.0, halo: None, shadow: None }
    }

    pub fn turn(&mut self, degrees: f32) -> &mut Self {
        self.turn = degrees;
        self
    }

    /// Left and right swapped.
    pub fn mirrored(&mut self) -> &mut Self {
        self.mirrored = true;
        self
    }

    pub fn opacity(&mut self, opacity: f32) -> &mut Self {
        self.opacity = opacity;
        self
    }

    /// An outline around the whole symbol; it also fills the symbol's cuts.
    pub fn halo(&mut self, color: Color, width: f32) -> &mut Self {
        self.halo = Some(Halo { color, width });
        self
    }

    pub fn shadow(&mut self, shadow: Shadow) -> &mut Self {
        self.shadow = Some(shadow);
        self
    }
}

/// Items painted together: scaled about the group's origin, then turned, then moved to `(x, y)`.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    pub x: f32,
    pub y: f32,
    pub scale: f32,
    /// Degrees clockwise.
    pub turn: f32,
    pub items: Vec<Item>,
}

impl Group {
    pub fn new(x: f32, y: f32) -> Group {
        Group { x, y, scale: 1.0, turn: 0.0, items: Vec::new() }
    }

    pub fn scale(&mut self, scale: f32) -> &mut Self {
        self.scale = scale;
        self
    }

    pub fn turn(&mut self, degrees: f32) -> &mut Self {
        self.turn = degrees;
        self
    }
}

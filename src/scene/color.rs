//! Colours as data, the seat colours, and how well one reads on another.

/// A colour in sRGB with its opacity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Color {
    pub r: u8,
    pub g: u8,
    pub b: u8,
    pub a: u8,
}

impl Color {
    pub const WHITE: Color = Color::rgb(0xffffff);
    pub const BLACK: Color = Color::rgb(0x000000);
    /// A soft black for text and outlines on light ground.
    pub const INK: Color = Color::rgb(0x1d232b);
    /// A warm white for text on dark ground and for cards.
    pub const PAPER: Color = Color::rgb(0xfbf8f1);
    pub const CLEAR: Color = Color { r: 0, g: 0, b: 0, a: 0 };

    /// A solid colour from `0xRRGGBB`.
    pub const fn rgb(hex: u32) -> Color {
        Color { r: (hex >> 16) as u8, g: (hex >> 8) as u8, b: hex as u8, a: 255 }
    }

    /// The same colour, `alpha` (0 to 1) opaque.
    pub fn alpha(self, alpha: f32) -> Color {
        Color { a: (alpha.clamp(0.0, 1.0) * 255.0).round() as u8, ..self }
    }

    /// This colour with a share (0 to 1) of another mixed in.
    pub fn mix(self, other: Color, share: f32) -> Color {
        let t = share.clamp(0.0, 1.0);
        let one = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * t).round() as u8;
        Color { r: one(self.r, other.r), g: one(self.g, other.g), b: one(self.b, other.b), a: one(self.a, other.a) }
    }

    /// A share of white mixed in; the opacity stays.
    pub fn lighten(self, share: f32) -> Color {
        self.mix(Color { a: self.a, ..Color::WHITE }, share)
    }

    /// A share of black mixed in; the opacity stays.
    pub fn darken(self, share: f32) -> Color {
        self.mix(Color { a: self.a, ..Color::BLACK }, share)
    }

    /// The one of ink and paper that reads better on this colour.
    pub fn readable(self) -> Color {
        if contrast(Color::INK, self) >= contrast(Color::PAPER, self) { Color::INK } else { Color::PAPER }
    }

    /// Relative luminance as WCAG defines it, 0 for black to 1 for white.
    pub fn luminance(self) -> f64 {
        let linear = |channel: u8| {
            let c = f64::from(channel) / 255.0;
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.r) + 0.7152 * linear(self.g) + 0.0722 * linear(self.b)
    }
}

/// Colours that players with any common colour blindness can tell apart, in seat order:
/// blue, orange, bluish green, reddish purple, sky blue, yellow. Always show a letter or a shape with them.
pub const SEAT_COLORS: [Color; 6] = [
    Color::rgb(0x0072b2),
    Color::rgb(0xe08a00),
    Color::rgb(0x009e73),
    Color::rgb(0xa8437d),
    Color::rgb(0x56b4e9),
    Color::rgb(0xf0e442),
];

/// How a player's things look: a fill, an edge, and what reads on the fill.
#[derive(Clone, Copy)]
pub struct Tone {
    pub fill: Color,
    pub edge: Color,
    pub on: Color,
}

impl Tone {
    /// With a darker edge. The green and the purple are a shade darker than the seat's, so that white letters read on them.
    pub fn of_seat(index: usize) -> Tone {
        const DARKER: [f32; 6] = [0.0, 0.0, 0.18, 0.07, 0.0, 0.0];
        const ON: [Color; 6] = [Color::WHITE, Color::INK, Color::WHITE, Color::WHITE, Color::INK, Color::INK];
        let at = index % SEAT_COLORS.len();
        let fill = SEAT_COLORS[at].darken(DARKER[at]);
        Tone { fill, edge: fill.darken(0.45), on: ON[at] }
    }
}

/// The WCAG contrast ratio of two solid colours, from 1 to 21. Text wants 4.5, large text and symbols 3.
pub fn contrast(a: Color, b: Color) -> f64 {
    let (a, b) = (a.luminance(), b.luminance());
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

//! The colours of 51st State's pictures: a wasteland at dusk, cards of old paper, goods that stand out from both.

use crate::engine::Seat;
use crate::games::state51::content::kinds::{Category, Colour, Faction, Good};
use crate::scene::{Color, Tone};

/// The ground of every picture, and the panels on it.
pub(super) const DUSK: Color = Color::rgb(0x1b1713);
pub(super) const PANEL: Color = Color::rgb(0x2e2721);
pub(super) const PANEL_LINE: Color = Color::rgb(0x4d4238);
pub(super) const WELL: Color = Color::rgb(0x3b332b);
pub(super) const SAND: Color = Color::rgb(0xf3e9d3);
pub(super) const DUST: Color = Color::rgb(0xc4b59a);
pub(super) const RUST: Color = Color::rgb(0xd9692b);
pub(super) const RIVET: Color = Color::rgb(0x6a5c4d);
/// Specks of dust and cracks in the ground.
pub(super) const SPECK: Color = Color::rgb(0x352b21);

/// The sky at dusk from the top down, the sun in it, and what stands before it.
pub(super) const SKY: [Color; 6] = [
    Color::rgb(0x1d1722),
    Color::rgb(0x32202a),
    Color::rgb(0x532b2b),
    Color::rgb(0x7d3c29),
    Color::rgb(0xab5527),
    Color::rgb(0xd07a30),
];
pub(super) const SUN: Color = Color::rgb(0xf0b050);
pub(super) const FAR: Color = Color::rgb(0x5a302a);
pub(super) const NEAR: Color = Color::rgb(0x241a18);
pub(super) const ASPHALT: Color = Color::rgb(0x2f2b29);

/// Old paper, and what is written on it.
pub(super) const PAPER: Color = Color::rgb(0xefe3c6);
pub(super) const PAPER_USED: Color = Color::rgb(0xbfb295);
pub(super) const PAPER_LINE: Color = Color::rgb(0x8a7a5c);
pub(super) const INK: Color = Color::rgb(0x231d16);
/// The dark line around every good, so that it stands out from paper.
pub(super) const EDGE: Color = Color::rgb(0x17130f);

pub(super) const RUIN: Color = Color::rgb(0x3a3733);
pub(super) const RUIN_LINE: Color = Color::rgb(0x6b655d);
pub(super) const RUIN_INK: Color = Color::rgb(0xc9c2b6);

/// What changed since the viewer last looked.
pub(super) const FRESH: Color = Color::rgb(0xffd60a);
/// What changed, too, where other changes say more.
pub(super) const FADED: Color = Color::rgb(0xa8842c);
/// Used this round.
pub(super) const SPENT: Color = Color::rgb(0x5d2a20);

/// The band of a card; its sign tells the category, too.
pub(super) fn category(category: Category) -> Color {
    match category {
        Category::Production => Color::rgb(0x2f5d50),
        Category::Feature => Color::rgb(0x3d4f73),
        Category::Action => Color::rgb(0x7d3426),
    }
}

pub(super) fn good(good: Good) -> Color {
    match good {
        Good::Brick => Color::rgb(0xe08a3a),
        Good::Iron => Color::rgb(0xa9bccb),
        Good::Gun => Color::rgb(0xd2453d),
        Good::Fuel => Color::rgb(0xf0c63a),
        Good::Ammo => Color::rgb(0xe3b95c),
        Good::Worker => Color::rgb(0x62c2b4),
        Good::Grey => Color::rgb(0x9a9c9e),
        Good::Red => Color::rgb(0xd8382c),
        Good::Blue => Color::rgb(0x3f83d6),
        Good::Universal => Color::rgb(0xf3ead7),
        Good::Development => Color::rgb(0x4fa34d),
        Good::Defence => Color::rgb(0x93b7e6),
        Good::Card => Color::rgb(0xf7efdc),
        Good::Vp => Color::rgb(0xb57bee),
    }
}

pub(super) fn deck(colour: Colour) -> Color {
    match colour {
        Colour::Blue => Color::rgb(0x24568f),
        Colour::Red => Color::rgb(0x8f2a22),
    }
}

/// With a light edge, on a dark ground.
pub(super) fn seat(seat: Seat) -> Tone {
    let tone = Tone::of_seat(seat.index());
    Tone { edge: tone.fill.lighten(0.45), ..tone }
}

pub(super) fn faction(faction: Faction) -> Color {
    match faction {
        Faction::NewYork => Color::rgb(0x6fa3c4),
        Faction::Appalachian => Color::rgb(0x86b06a),
        Faction::Mutants => Color::rgb(0xc6d04a),
        Faction::Merchants => Color::rgb(0xd9a441),
    }
}

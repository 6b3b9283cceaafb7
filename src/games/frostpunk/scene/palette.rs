//! The colours of Frostpunk's pictures: a polar night, ice, and what glows in it.

use crate::games::frostpunk::content::card_id::Deck;
use crate::games::frostpunk::content::kinds::{Citizen, Colour, Good};
use crate::scene::Color;

/// The ground of every picture, the panels on it and their lines.
pub(super) const NIGHT: Color = Color::rgb(0x0b1524);
pub(super) const PANEL: Color = Color::rgb(0x14233a);
pub(super) const PANEL_LINE: Color = Color::rgb(0x33507a);
/// A hollow in a panel.
pub(super) const WELL: Color = Color::rgb(0x0e1a2d);
pub(super) const SNOW: Color = Color::rgb(0xe9f2fa);
pub(super) const QUIET: Color = Color::rgb(0x9db6d1);
/// The dark line around everything that lies on the table.
pub(super) const EDGE: Color = Color::rgb(0x0a111c);

/// From the cliff to the floor of the crater.
pub(super) const CLIFF: [Color; 4] =
    [Color::rgb(0x101d31), Color::rgb(0x1a2d48), Color::rgb(0x27405f), Color::rgb(0x34527a)];
pub(super) const RIM: Color = Color::rgb(0x86a9cb);
/// Deep snow where no tile lies yet.
pub(super) const DRIFT: Color = Color::rgb(0x416591);
pub(super) const DRIFT_LIGHT: Color = Color::rgb(0x5880ae);
/// Cleared ground in the cold and in the glow of the Generator.
pub(super) const COLD_TILE: Color = Color::rgb(0x9ab6d3);
pub(super) const COLD_LINE: Color = Color::rgb(0x6d8fb5);
pub(super) const WARM_TILE: Color = Color::rgb(0xe39a45);
pub(super) const WARM_LINE: Color = Color::rgb(0xb9752b);

pub(super) const EMBER: Color = Color::rgb(0xf5841f);
pub(super) const GLOW: Color = Color::rgb(0xffce73);
pub(super) const ICE: Color = Color::rgb(0x8fd0f2);

/// What changed since the viewer last looked.
pub(super) const FRESH: Color = Color::rgb(0xffd60a);
/// The same where other changes say more: lines, and the ground of numbers.
pub(super) const DIM: Color = Color::rgb(0xa8954a);
pub(super) const DIM_GROUND: Color = Color::rgb(0x55502f);
pub(super) const GOOD: Color = Color::rgb(0x3f9d5d);
pub(super) const BAD: Color = Color::rgb(0xd43a33);
pub(super) const HOPE: Color = Color::rgb(0xf3c94f);
pub(super) const DISCONTENT: Color = Color::rgb(0xd9503f);

/// Cards are of ice-white paper.
pub(super) const PAPER: Color = Color::rgb(0xe9f0f6);
pub(super) const PAPER_WELL: Color = Color::rgb(0xcfdce9);
pub(super) const INK: Color = Color::rgb(0x182233);
pub(super) const FADED: Color = Color::rgb(0x5f7288);

pub(super) const WOOD: Color = Color::rgb(0xb07a45);
pub(super) const COAL: Color = Color::rgb(0x3a4048);
pub(super) const BRASS: Color = Color::rgb(0xd9a441);
pub(super) const IRON: Color = Color::rgb(0x8593a3);
pub(super) const STONE: Color = Color::rgb(0x7b8798);
pub(super) const FIR: Color = Color::rgb(0x2f6b55);
pub(super) const BREAD: Color = Color::rgb(0xe2b878);
pub(super) const WALL: Color = Color::rgb(0x6a5240);
/// Cloth that still shows on a dark ground.
pub(super) const CLOTH: Color = Color::rgb(0x46587a);
pub(super) const ROOF: Color = Color::rgb(0x43546b);

pub(super) fn good(good: Good) -> Color {
    match good {
        Good::Wood => WOOD,
        Good::Coal => COAL,
        Good::Core => BRASS,
        Good::Food => BREAD,
        Good::Res => IRON,
    }
}

pub(super) fn citizen(of: Citizen) -> Color {
    match of {
        Citizen::Worker => Color::rgb(0xd9863b),
        Citizen::Engineer => Color::rgb(0x4aa3b8),
        Citizen::Child => Color::rgb(0xe6d58e),
    }
}

pub(super) fn insulation(colour: Colour) -> Color {
    match colour {
        Colour::Red => Color::rgb(0xd8433b),
        Colour::Orange => EMBER,
        Colour::Yellow => Color::rgb(0xf2cf45),
        Colour::Blue => Color::rgb(0x3f7fc4),
        Colour::White => Color::WHITE,
    }
}

/// The band of a card.
pub(super) fn deck(deck: Deck) -> Color {
    match deck {
        Deck::Morning => Color::rgb(0xe39a6b),
        Deck::Dusk => Color::rgb(0x5b4a8a),
        Deck::Consultation => Color::rgb(0xa93b3b),
        Deck::ConsequenceA | Deck::ConsequenceB | Deck::Law => Color::rgb(0x7a4a2c),
        Deck::Scenario => Color::rgb(0x24405f),
        Deck::Weather => Color::rgb(0x5f87b0),
        Deck::Technology => Color::rgb(0xb58a3a),
        Deck::Advisor => Color::rgb(0x3f7d6a),
        Deck::Citizen => Color::rgb(0x556579),
        Deck::Expedition | Deck::Outpost => Color::rgb(0x3c7a8c),
        Deck::NearTile | Deck::FarTile => DRIFT,
    }
}

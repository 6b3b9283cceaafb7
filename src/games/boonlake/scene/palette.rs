//! The colours of Boonlake's pictures: a bright valley by the water, panels of old map paper.

use crate::games::boonlake::content::kinds::{Group, Region, Resource};
use crate::games::boonlake::state::Owner;
use crate::scene::{Color, Tone};

/// The ground of every picture, and the panels on it.
pub(super) const TABLE: Color = Color::rgb(0xd8c49a);
/// Where something casts its shadow on it.
pub(super) const SHADE: Color = Color::rgb(0xb49d70);
pub(super) const PAPER: Color = Color::rgb(0xfaf3e1);
pub(super) const PAPER_LINE: Color = Color::rgb(0xb59b6a);
pub(super) const WELL: Color = Color::rgb(0xeadfc2);
pub(super) const INK: Color = Color::rgb(0x2a2118);
pub(super) const QUIET: Color = Color::rgb(0x66573c);
/// The dark line around everything that lies on the table.
pub(super) const EDGE: Color = Color::rgb(0x2b2117);
pub(super) const WOOD: Color = Color::rgb(0x6b4a2b);
pub(super) const WOOD_LIGHT: Color = Color::rgb(0xb98d58);

pub(super) const WATER: Color = Color::rgb(0x2f7a9c);
pub(super) const DEEP: Color = Color::rgb(0x1f5876);
pub(super) const CURRENT: Color = Color::rgb(0x266785);
pub(super) const SHALLOW: Color = Color::rgb(0x63aac0);
pub(super) const FOAM: Color = Color::rgb(0xd7eef0);
pub(super) const BEACH: Color = Color::rgb(0xf0dfae);
pub(super) const BEACH_LINE: Color = Color::rgb(0xc8ae72);

/// What changed since the viewer last looked: strongly marked and dimly.
pub(super) const FRESH: Color = Color::rgb(0xffd60a);
pub(super) const FRESH_EDGE: Color = Color::rgb(0x5a3d00);
pub(super) const DIM: Color = Color::rgb(0xb8963e);
pub(super) const DIM_GROUND: Color = Color::rgb(0xf3e3a6);
pub(super) const GAIN: Color = Color::rgb(0x2f7d3b);
pub(super) const LOSS: Color = Color::rgb(0xb3261e);

pub(super) const COIN: Color = Color::rgb(0xf0bd36);
pub(super) const VP: Color = Color::rgb(0x6d3f9e);
pub(super) const VASE: Color = Color::rgb(0xcd6a3a);
/// Wood that nobody has painted: a piece in a sign.
pub(super) const BARE: Color = Color::rgb(0xf1dcb4);

/// Wild land of a region, and the same where a tile lies.
pub(super) fn wild(region: Region) -> Color {
    match region {
        Region::Boonlake => Color::rgb(0x86b48e),
        Region::Unknown => Color::rgb(0x6c9a63),
        Region::NewHope => Color::rgb(0xd9c06c),
        Region::Southern => Color::rgb(0xc49a72),
    }
}

pub(super) fn settled(region: Region) -> Color {
    match region {
        Region::Boonlake => Color::rgb(0xd3e8c4),
        Region::Unknown => Color::rgb(0xc9dfae),
        Region::NewHope => Color::rgb(0xf6e9b8),
        Region::Southern => Color::rgb(0xf0dcc0),
    }
}

pub(super) const PASTURE: Color = Color::rgb(0x9fd05f);
pub(super) const PASTURE_DARK: Color = Color::rgb(0x5f9a35);
pub(super) const TREE: Color = Color::rgb(0x2f6b3f);
pub(super) const ROCK: Color = Color::rgb(0x8f8577);

pub(super) fn group(group: Group) -> Color {
    match group {
        Group::Day => Color::rgb(0xf2c230),
        Group::Dusk => Color::rgb(0xd8743c),
        Group::Night => Color::rgb(0x3a4680),
    }
}

pub(super) fn resource(resource: Resource) -> Color {
    match resource {
        Resource::Wood => Color::rgb(0xb47a42),
        Resource::Clay => Color::rgb(0xcf5f3c),
        Resource::Stone => Color::rgb(0xa9a9a4),
        Resource::Iron => Color::rgb(0x7f9bb3),
    }
}

/// A seat's colour, and grey for the Grey Eminence.
pub(super) fn owner(owner: Owner) -> Tone {
    match owner {
        Owner::Seat(seat) => Tone::of_seat(seat.index()),
        Owner::Eminence => Tone { fill: Color::rgb(0x5d5f68), edge: Color::rgb(0x26272c), on: Color::WHITE },
    }
}

pub(super) fn letter(owner: Owner) -> String {
    match owner {
        Owner::Seat(seat) => seat.letter().to_string(),
        Owner::Eminence => "E".to_owned(),
    }
}

//! Where things stand on the overview, and how large the components are before detail pictures scale them.

/// Width of the overview in logical pixels, and the margins and gaps on it.
pub const WIDTH: f32 = 1600.0;
pub const MARGIN: f32 = 20.0;
pub const GAP: f32 = 14.0;
/// Between the cards of one Zone.
pub const NEAR: f32 = 8.0;

pub const HEADER: f32 = 96.0;
pub const POOL: f32 = 108.0;
pub const OFFICER: f32 = 118.0;
pub const COMMUNITY: f32 = 414.0;
pub const DEFENSE: f32 = 430.0;
pub const CARDS: f32 = 226.0;

/// Detail pictures are this wide.
pub const DETAIL: f32 = 800.0;
pub const DETAIL_MARGIN: f32 = 20.0;
/// How much larger components are on the picture of a Zone.
pub const ZOOM: f32 = 1.5;

/// The four columns of the Zones on the overview.
pub fn column() -> f32 {
    (WIDTH - 2.0 * MARGIN - 3.0 * GAP) / 4.0
}

pub fn column_x(index: usize) -> f32 {
    MARGIN + index as f32 * (column() + GAP)
}

pub const fn pool_y() -> f32 {
    HEADER + GAP
}

pub const fn officer_y() -> f32 {
    pool_y() + POOL + GAP
}

pub const fn community_y() -> f32 {
    officer_y() + OFFICER + NEAR
}

pub const fn defense_y() -> f32 {
    community_y() + COMMUNITY + NEAR
}

pub const fn cards_y() -> f32 {
    defense_y() + DEFENSE + GAP
}

pub const fn strips_y() -> f32 {
    cards_y() + CARDS + GAP
}

/// The whole height, with player strips so tall.
pub const fn height(strip: f32) -> f32 {
    strips_y() + strip + MARGIN
}

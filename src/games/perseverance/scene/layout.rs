//! Where things stand on the overview, and how large the components are before detail pictures scale them.

use super::legend::LEGEND;

/// Width of the overview in logical pixels, and the margins and gaps on it.
pub(super) const WIDTH: f32 = 1600.0;
pub(super) const MARGIN: f32 = 20.0;
pub(super) const GAP: f32 = 14.0;
/// Between the cards of one Zone.
pub(super) const NEAR: f32 = 8.0;

pub(super) const HEADER: f32 = 96.0;
pub(super) const POOL: f32 = 108.0;
pub(super) const OFFICER: f32 = 118.0;
pub(super) const COMMUNITY: f32 = 414.0;
pub(super) const DEFENSE: f32 = 450.0;
pub(super) const CARDS: f32 = 226.0;

/// Detail pictures are this wide.
pub(super) const DETAIL: f32 = 800.0;
pub(super) const DETAIL_MARGIN: f32 = 20.0;
/// How much larger components are on the picture of a Zone.
pub(super) const ZOOM: f32 = 1.5;

/// The four columns of the Zones on the overview.
pub(super) fn column() -> f32 {
    (WIDTH - 2.0 * MARGIN - 3.0 * GAP) / 4.0
}

pub(super) fn column_x(index: usize) -> f32 {
    MARGIN + index as f32 * (column() + GAP)
}

pub(super) const fn pool_y() -> f32 {
    HEADER + GAP
}

pub(super) const fn officer_y() -> f32 {
    pool_y() + POOL + GAP
}

pub(super) const fn community_y() -> f32 {
    officer_y() + OFFICER + NEAR
}

pub(super) const fn defense_y() -> f32 {
    community_y() + COMMUNITY + NEAR
}

pub(super) const fn cards_y() -> f32 {
    defense_y() + DEFENSE + GAP
}

pub(super) const fn strips_y() -> f32 {
    cards_y() + CARDS + GAP
}

/// Below player strips so tall.
pub(super) const fn legend_y(strip: f32) -> f32 {
    strips_y() + strip + GAP
}

/// The whole height, with player strips so tall.
pub(super) const fn height(strip: f32) -> f32 {
    legend_y(strip) + LEGEND + MARGIN
}

//! What the pictures of several games are drawn with.

mod caption;
mod eye;
mod figures;
mod fresh;
mod glyphs;
mod pen;

pub(super) use caption::{WIDE, captioned};
pub(super) use eye::Eye;
pub(super) use figures::{change, figure};
#[cfg(test)]
pub(super) use fresh::STRONG;
pub(super) use fresh::{Fresh, Marks};
pub(super) use glyphs::{Glyph, Laid, draw, width};
pub(super) use pen::Pen;

//! What the pictures of several games are drawn with.

mod glyphs;
mod pen;

pub(super) use glyphs::{Glyph, Laid, draw, width};
pub(super) use pen::Pen;

//! The small language the symbols are drawn in: paths as words, on a grid of 32 by 32.
//!
//! `M x y` move, `L x y` line, `H x`, `V y`, `C` cubic, `Q` quadratic, `Z` close, all absolute; a letter holds
//! until the next one. `O cx cy r` is a circle, `E cx cy rx ry` an ellipse, `R x y w h r` a rectangle with round corners.

use tiny_skia::{Path, PathBuilder, Rect};

/// One stroke of the pen: what it does to the symbol's coverage, and the path in words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    pub role: Role,
    /// Whether the inside is filled.
    pub filled: bool,
    /// Width of the line along the path, 0 for none.
    pub line: f32,
    pub path: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// Covers wholly.
    Ink,
    /// Covers in part: a lighter tone of the same tint.
    Soft,
    /// Takes coverage away: the ground shows through.
    Cut,
}

pub(crate) const fn ink(path: &'static str) -> Part {
    Part { role: Role::Ink, filled: true, line: 0.0, path }
}

/// Filled, with corners rounded by a line along the edge.
pub(crate) const fn round_ink(line: f32, path: &'static str) -> Part {
    Part { role: Role::Ink, filled: true, line, path }
}

pub(crate) const fn ink_line(line: f32, path: &'static str) -> Part {
    Part { role: Role::Ink, filled: false, line, path }
}

pub(crate) const fn soft(path: &'static str) -> Part {
    Part { role: Role::Soft, filled: true, line: 0.0, path }
}

pub(crate) const fn cut(path: &'static str) -> Part {
    Part { role: Role::Cut, filled: true, line: 0.0, path }
}

/// Cut with a margin: sets one part off from what lies below.
pub(crate) const fn round_cut(line: f32, path: &'static str) -> Part {
    Part { role: Role::Cut, filled: true, line, path }
}

pub(crate) const fn cut_line(line: f32, path: &'static str) -> Part {
    Part { role: Role::Cut, filled: false, line, path }
}

/// Reads a path. `None` if a word is unknown or numbers are missing; a test reads every symbol.
pub(crate) fn parse(words: &str) -> Option<Path> {
    let mut builder = PathBuilder::new();
    let mut words = words.split_whitespace().peekable();
    let (mut x, mut y) = (0.0, 0.0);
    let mut verb = "";
    while let Some(&word) = words.peek() {
        if word.starts_with(|c: char| c.is_ascii_alphabetic()) {
            verb = word;
            words.next();
        } else if verb == "Z" {
            return None;
        }
        let mut number = || words.next()?.parse::<f32>().ok();
        match verb {
            "M" => {
                (x, y) = (number()?, number()?);
                builder.move_to(x, y);
                verb = "L";
            }
            "L" => {
                (x, y) = (number()?, number()?);
                builder.line_to(x, y);
            }
            "H" => {
                x = number()?;
                builder.line_to(x, y);
            }
            "V" => {
                y = number()?;
                builder.line_to(x, y);
            }
            "C" => {
                let (ax, ay, bx, by) = (number()?, number()?, number()?, number()?);
                (x, y) = (number()?, number()?);
                builder.cubic_to(ax, ay, bx, by, x, y);
            }
            "Q" => {
                let (ax, ay) = (number()?, number()?);
                (x, y) = (number()?, number()?);
                builder.quad_to(ax, ay, x, y);
            }
            "O" => builder.push_circle(number()?, number()?, number()?),
            "E" => {
                let (cx, cy, rx, ry) = (number()?, number()?, number()?, number()?);
                builder.push_oval(Rect::from_xywh(cx - rx, cy - ry, 2.0 * rx, 2.0 * ry)?);
            }
            "R" => {
                let (x, y, w, h, r) = (number()?, number()?, number()?, number()?, number()?);
                round_rect(&mut builder, x, y, w, h, r);
            }
            "Z" => builder.close(),
            _ => return None,
        }
    }
    builder.finish()
}

/// A rectangle with round corners, clockwise.
pub(crate) fn round_rect(builder: &mut PathBuilder, x: f32, y: f32, w: f32, h: f32, radius: f32) {
    let r = radius.min(w / 2.0).min(h / 2.0);
    if !(r > 0.0 && r.is_finite()) {
        if let Some(rect) = Rect::from_xywh(x, y, w, h) {
            builder.push_rect(rect);
        }
        return;
    }
    // How far the handles of a cubic lie from the corner for a quarter circle.
    let k = r * (1.0 - 0.552_284_8);
    let (right, bottom) = (x + w, y + h);
    builder.move_to(x + r, y);
    builder.line_to(right - r, y);
    builder.cubic_to(right - k, y, right, y + k, right, y + r);
    builder.line_to(right, bottom - r);
    builder.cubic_to(right, bottom - k, right - k, bottom, right - r, bottom);
    builder.line_to(x + r, bottom);
    builder.cubic_to(x + k, bottom, x, bottom - k, x, bottom - r);
    builder.line_to(x, y + r);
    builder.cubic_to(x, y + k, x + k, y, x + r, y);
    builder.close();
}

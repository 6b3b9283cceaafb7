//! The wasteland: dust and cracks below everything, and the sky at dusk over a ruined town.

use super::palette::{self, FAR, NEAR, SKY, SPECK, SUN};
use crate::scene::{Draw, Group, Seg};

/// Numbers that look strewn and are the same on every picture.
struct Strewn(u32);

impl Strewn {
    /// From 0 to 1.
    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as f32 / (1 << 24) as f32
    }
}

/// Specks and cracks over a whole picture. All have one colour, so that the file stays small.
pub(super) fn dust(at: &mut Group, width: f32, height: f32) {
    let mut strewn = Strewn(51);
    let mut path = Vec::new();
    for _ in 0..(width * height / 9_000.0) as usize {
        let (x, y, r) = (strewn.next() * width, strewn.next() * height, 1.5 + 3.0 * strewn.next());
        path.extend([
            Seg::Move(x - r, y),
            Seg::Line(x, y - r * 0.6),
            Seg::Line(x + r, y + r * 0.2),
            Seg::Line(x, y + r * 0.7),
            Seg::Close,
        ]);
    }
    at.path(path).fill(SPECK);
    let mut cracks = Vec::new();
    for _ in 0..(width * height / 90_000.0) as usize {
        let (mut x, mut y) = (strewn.next() * width, strewn.next() * height);
        cracks.push(Seg::Move(x, y));
        for _ in 0..4 {
            x += 12.0 + 22.0 * strewn.next();
            y += 26.0 * (strewn.next() - 0.5);
            cracks.push(Seg::Line(x, y));
        }
    }
    at.path(cracks).stroke(SPECK, 2.0);
}

/// The sky in bands down to a horizon, a sun half set, and the ruins before it.
pub(super) fn dusk(at: &mut Group, width: f32, horizon: f32) {
    let band = horizon / SKY.len() as f32;
    for (n, color) in SKY.into_iter().enumerate() {
        at.rect(0.0, n as f32 * band, width, band + 1.0).fill(color);
    }
    // Half a disc, so that nothing has to be hidden below the horizon.
    let (cx, r) = (width * 0.63, horizon * 0.42);
    let rim = |angle: f32, r: f32| (cx - r * angle.cos(), horizon - r * angle.sin());
    let mut sun = vec![Seg::Move(cx - r, horizon)];
    const STEPS: u8 = 6;
    let step = std::f32::consts::PI / f32::from(STEPS);
    for n in 0..STEPS {
        let begin = f32::from(n) * step;
        let ((a, b), (c, d)) = (rim(begin + step * 0.5, r / (step * 0.5).cos()), rim(begin + step, r));
        sun.push(Seg::Quad(a, b, c, d));
    }
    sun.push(Seg::Close);
    at.path(sun).fill(SUN);
    skyline(at, width, horizon, 7, (0.34, 46.0), FAR);
    skyline(at, width, horizon, 23, (0.2, 34.0), NEAR);
    at.rect(0.0, horizon - 2.0, width, 4.0).fill(palette::EDGE);
}

/// A row of broken houses; their highest is a share of the sky, and they are about so wide.
fn skyline(at: &mut Group, width: f32, horizon: f32, seed: u32, (share, wide): (f32, f32), color: crate::scene::Color) {
    let mut strewn = Strewn(seed);
    let mut path = vec![Seg::Move(0.0, horizon)];
    let mut x = 0.0;
    while x < width {
        let w = (wide * (0.5 + strewn.next())).min(width - x);
        let top = horizon - horizon * share * (0.25 + 0.75 * strewn.next());
        // A roof is whole, slanted or bitten into.
        let notch = strewn.next() * 0.5 * (horizon - top);
        path.extend([Seg::Line(x, top + notch * 0.6), Seg::Line(x + w * 0.45, top)]);
        path.extend([Seg::Line(x + w * 0.6, top + notch), Seg::Line(x + w, top + notch * 0.4)]);
        x += w;
        let gap = (wide * 0.6 * strewn.next()).min(width - x);
        path.extend([Seg::Line(x, horizon), Seg::Line(x + gap, horizon)]);
        x += gap;
    }
    path.push(Seg::Close);
    at.path(path).fill(color);
}

//! Small drawings, told in shares of their size.

use crate::scene::{Color, Draw, Group, Seg, Shape, Sym};

/// A square place to draw in: shares of its side, from its centre, become pixels.
pub(in crate::games) struct Pen<'a> {
    pub at: &'a mut Group,
    pub cx: f32,
    pub cy: f32,
    pub size: f32,
}

impl Pen<'_> {
    pub(in crate::games) fn poly(&mut self, points: &[(f32, f32)]) -> &mut Shape {
        let points: Vec<(f32, f32)> =
            points.iter().map(|(x, y)| (self.cx + x * self.size, self.cy + y * self.size)).collect();
        self.at.polygon(&points)
    }

    pub(in crate::games) fn rect(&mut self, [x, y, w, h]: [f32; 4], radius: f32) -> &mut Shape {
        let s = self.size;
        self.at.rect(self.cx + x * s, self.cy + y * s, w * s, h * s).radius(radius * s)
    }

    pub(in crate::games) fn circle(&mut self, x: f32, y: f32, radius: f32) -> &mut Shape {
        self.at.circle(self.cx + x * self.size, self.cy + y * self.size, radius * self.size)
    }

    pub(in crate::games) fn line(&mut self, points: &[(f32, f32)]) -> &mut Shape {
        let points: Vec<(f32, f32)> =
            points.iter().map(|(x, y)| (self.cx + x * self.size, self.cy + y * self.size)).collect();
        self.at.polyline(&points)
    }

    /// A closed curve: a start, then quadratic steps of a control and an end each.
    pub(in crate::games) fn curve(&mut self, start: (f32, f32), steps: &[[f32; 4]]) -> &mut Shape {
        let (s, x, y) = (self.size, self.cx, self.cy);
        let mut path = vec![Seg::Move(x + start.0 * s, y + start.1 * s)];
        path.extend(steps.iter().map(|[a, b, c, d]| Seg::Quad(x + a * s, y + b * s, x + c * s, y + d * s)));
        path.push(Seg::Close);
        self.at.path(path)
    }

    pub(in crate::games) fn symbol(&mut self, sym: Sym, size: f32, color: Color) {
        self.at.symbol(sym, self.cx, self.cy, size * self.size, color);
    }

    pub(in crate::games) fn edge(&self) -> f32 {
        (self.size * 0.055).max(1.2)
    }
}

//! The round track: the days behind, the lantern of today, and the storm that comes nearer.

use super::palette::{self, EDGE, SNOW};
use super::{Eye, icons, parts, signs, weight};
use crate::engine::Text;
use crate::games::frostpunk::content::icons::Sign;
use crate::games::frostpunk::rules::hunger;
use crate::games::frostpunk::state::Development;
use crate::games::frostpunk::text;
use crate::games::frostpunk::view::View;
use crate::scene::{Color, Draw, Group, Sym};

pub(super) const TALL: f32 = 148.0;

/// A strip with the round, the phase and the track.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) {
    let board = eye.board();
    at.rect(x, y, w, TALL).fill(palette::CLIFF[0]);
    // Dark ridges under the sky.
    for (n, (color, tall)) in [(palette::CLIFF[1], 44.0), (palette::CLIFF[2], 26.0)].into_iter().enumerate() {
        let mut ridge = vec![(x, y + TALL)];
        for step in 0..=32_u32 {
            let rough = super::ground::noise(step + 40 * n as u32);
            ridge.push((x + w * step as f32 / 32.0, y + TALL - tall * (0.35 + rough)));
        }
        ridge.push((x + w, y + TALL));
        at.polygon(&ridge).fill(color);
    }
    let left = x + 22.0;
    parts::label(at, left, y + 46.0, 292.0, 44.0, eye.say_with("pic-round", "n", board.round)).bold();
    let phase = match &board.ending {
        Some(ending) => eye.say(if ending.won { "pic-won" } else { "pic-lost" }),
        None => eye.text(&Text::new("pic-phase").with("phase", Text::new(text::phase_name(board.phase)))),
    };
    parts::label(at, left, y + 96.0, 292.0, 30.0, phase).semi_bold().color(palette::GLOW);
    let rounds = eye.content().scenario.setup.rounds;
    let from = x + 330.0;
    let step = (w - 330.0 - 16.0) / rounds as f32;
    for n in 1..=rounds {
        space(at, eye, [from + step * (n - 1) as f32, y + 14.0, step - 6.0], n);
    }
}

fn space(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3], n: u32) {
    let board = eye.board();
    let tall = TALL - 28.0;
    let now = n == board.round;
    let stormy = board.storm.is_some_and(|it| n >= it);
    let (fill, ink) = if now {
        (palette::GLOW, palette::INK)
    } else if n < board.round {
        (palette::WELL, palette::PANEL_LINE)
    } else if stormy {
        (Color::rgb(0x343a66), SNOW)
    } else {
        (palette::CLIFF[3], SNOW)
    };
    let shape = at.rect(x, y, w, tall).radius(12.0).fill(fill);
    shape.stroke(if now { palette::EMBER } else { EDGE }, if now { 5.0 } else { 2.0 });
    parts::centered(at, x + w * 0.5, y + 24.0, w - 8.0, 28.0, n.to_string()).bold().color(ink);
    let middle = x + w * 0.5;
    if n >= board.round {
        icons::citizen(at, middle, y + 60.0, 44.0, hunger::column(eye.state, n));
    }
    let mut signs_here: Vec<Sign> = Vec::new();
    if board.storm == Some(n) {
        signs_here.push(Sign::Storm);
    }
    if board.activations.contains(&n) {
        signs_here.push(Sign::Stay);
    }
    if board.technologies.iter().any(|it| it.token == Development::Due(n)) {
        signs_here.push(Sign::Technology);
    }
    let size = if signs_here.len() > 1 { 32.0 } else { 40.0 };
    let first = middle - (signs_here.len() as f32 - 1.0) * size * 0.55;
    for (at_sign, of) in signs_here.into_iter().enumerate() {
        let cx = first + at_sign as f32 * size * 1.1;
        if of == Sign::Stay {
            at.symbol(Sym::Flag, cx, y + 99.0, size * 0.84, if now { palette::BAD } else { palette::HOPE });
        } else {
            signs::sign(at, cx, y + 99.0, size, of);
        }
    }
    let lies = |it: &View| (it.board.round == n, it.board.storm == Some(n), it.board.activations.contains(&n));
    let fresh = eye.mark(weight::ROUND, n >= board.round && eye.differs(lies));
    parts::ring(at, x, y, w, tall, 12.0, fresh);
}

//! The Generator's board: heat and cold on one track, the range markers, the overload, and what the tower holds.

use super::palette::{self, EDGE, ICE, QUIET};
use super::{Eye, crater, icons, parts, signs, weight};
use crate::games::drawing::Fresh;
use crate::games::frostpunk::content::icons::Sign;
use crate::games::frostpunk::content::kinds::{Colour, Good};
use crate::games::frostpunk::rules::{generator, heat};
use crate::scene::{Color, Draw, Group, Sym};

/// Returns where it ends.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) -> f32 {
    let heat = &eye.board().heat;
    let tall = 420.0;
    parts::panel(at, x, y, w, tall);
    let top = parts::heading(at, x, y, w, eye.say("part-generator"));
    crater::furnace(at, x + w - 54.0, y + 52.0, 36.0, heat.marker > 1, heat.overheated);
    track(at, eye, [x + 16.0, top + 58.0, w - 32.0]);
    overload(at, eye, [x + 16.0, top + 236.0, w - 32.0]);
    y + tall
}

/// The heat track: what burns glows, what is beyond the cold marker is ice.
fn track(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) {
    let heat = &eye.board().heat;
    let spaces = eye.content().boards.heat.spaces;
    let step = w / spaces as f32;
    let cell = step - 4.0;
    for n in 1..=spaces {
        let left = x + step * (n - 1) as f32;
        let cold = n > heat.cold;
        let fill = if n <= heat.marker && heat.marker > 1 {
            palette::EMBER.mix(palette::GLOW, (n as f32 - 1.0) / spaces as f32)
        } else if cold {
            ICE
        } else {
            palette::CLIFF[2]
        };
        at.rect(left, y, cell, 54.0).radius(9.0).fill(fill).stroke(EDGE, 2.0);
        parts::centered(at, left + cell * 0.5, y + 27.0, cell - 4.0, 26.0, n.to_string()).bold().color(fill.readable());
        if n == heat.marker {
            at.rect(left, y, cell, 54.0).radius(9.0).stroke(Color::WHITE, 5.0);
            at.rect(left, y, cell, 54.0).radius(9.0).stroke(palette::BAD, 2.5);
        }
        // Who falls ill between this space and the next, as long as the cold is ahead of the heat.
        if let Some(of) = eye.content().boards.icons.between.get(n as usize - 1) {
            let due = n >= heat.marker && n < heat.cold;
            let (cx, cy, r) = (left + cell + 2.0, y + 80.0, 21.0);
            at.circle(cx, cy, r).fill(if due { Color::rgb(0xb6c65c) } else { palette::WELL }).stroke(EDGE, 2.0);
            icons::citizen(at, cx, cy, r * 1.5, *of);
        }
    }
    // From the last to the first, so that of those on one space the first lies on top.
    let markers = [
        (Colour::Yellow, heat.yellow, eye.fresh(weight::RANGE, |it| it.board.heat.yellow)),
        (Colour::Orange, heat.orange, eye.fresh(weight::RANGE, |it| it.board.heat.orange)),
        (Colour::Red, heat.red, eye.fresh(weight::RANGE, |it| it.board.heat.red)),
    ];
    for (n, (colour, place, fresh)) in markers.into_iter().enumerate() {
        let below = markers[n + 1..].iter().filter(|it| it.1 == place).count();
        let cx = x + step * (place - 1) as f32 + cell * 0.5;
        let cy = y - 24.0 - 21.0 * below as f32;
        icons::insulation(at, cx, cy, 40.0, colour);
        if heat::is_passed(eye.state, colour) {
            signs::flame(at, cx + 15.0, cy + 10.0, 24.0);
        }
        parts::ring(at, cx - 21.0, cy - 21.0, 42.0, 42.0, 21.0, fresh);
    }
    let cx = x + step * (heat.cold - 1) as f32 + cell * 0.5;
    signs::sign(at, cx, y + 58.0, 32.0, Sign::Cold);
    let fresh = eye.fresh(weight::WEATHER, |it| it.board.heat.cold);
    parts::ring(at, cx - 16.0, y + 42.0, 32.0, 32.0, 16.0, fresh);
    let fresh = eye.fresh(weight::HEAT, |it| it.board.heat.marker);
    let left = x + step * (heat.marker - 1) as f32;
    parts::ring(at, left, y, cell, 54.0, 9.0, fresh);
    // What the next Generator phase brings as things stand (GEN-02, GEN-03).
    let mut left = x + 4.0;
    let row = y + 138.0;
    left += parts::tally(at, left, row, 42.0, Sign::Warm, heat.marker.to_string(), Fresh::No) + 16.0;
    left += parts::tally(at, left, row, 42.0, Sign::Cold, heat.cold.to_string(), Fresh::No) + 24.0;
    let ill = generator::icons_between(eye.state).len();
    left += parts::tally(at, left, row, 42.0, Sign::Ill, format!("+{ill}"), Fresh::No) + 16.0;
    left += parts::tally(at, left, row, 42.0, Sign::Tower, generator::dropped(eye.state).to_string(), Fresh::No) + 12.0;
    if eye.board().tower.upgraded {
        signs::sign(at, left + 12.0, row, 32.0, Sign::Upgrade);
    }
}

/// The overload track: small spaces, then the large one that means a malfunction.
fn overload(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) {
    let (tokens, small) = (eye.board().overload, eye.content().boards.overload.small);
    signs::gauge(at, x + 30.0, y + 44.0, 60.0);
    let from = x + 74.0;
    let step = (w - 74.0 - 84.0) / small as f32;
    for n in 1..=small {
        let (cx, r) = (from + step * (n as f32 - 0.5), step * 0.44);
        let share = n as f32 / small as f32;
        at.circle(cx, y + 44.0, r).fill(palette::WELL).stroke(QUIET.mix(palette::BAD, share), 3.0);
        if n <= tokens {
            icons::good(at, cx, y + 44.0, r * 1.7, Good::Coal);
            at.circle(cx, y + 44.0, r).stroke(palette::EMBER.mix(palette::BAD, share), 3.5);
        }
    }
    let left = x + w - 76.0;
    let above = tokens.saturating_sub(small);
    at.rect(left, y + 8.0, 72.0, 72.0).radius(14.0).fill(if above > 0 { palette::BAD } else { palette::WELL });
    at.rect(left, y + 8.0, 72.0, 72.0).radius(14.0).stroke(palette::BAD, 4.0);
    match above {
        0 => drop(at.symbol(Sym::Threat, left + 36.0, y + 44.0, 44.0, palette::BAD)),
        n => drop(parts::centered(at, left + 36.0, y + 44.0, 64.0, 34.0, format!("+{n}")).bold().color(Color::WHITE)),
    }
    let fresh = eye.fresh(weight::OVERLOAD, |it| it.board.overload);
    let text = tokens.to_string();
    parts::number(at, x + 8.0, y + 96.0, 28.0, text.clone(), fresh);
    let wide = crate::scene::measure(&text, 28.0, crate::scene::Weight::Bold);
    // GEN-06: there is no second malfunction.
    let is_last = eye.board().heat.overheated;
    let safe = eye.say_with(if is_last { "pic-overheated" } else { "pic-overload" }, "n", generator::safe(eye.state));
    let label = parts::label(at, x + wide + 24.0, y + 96.0, w - wide - 28.0, 28.0, safe).shrink(0.7);
    if is_last {
        label.bold().color(palette::DISCONTENT);
    }
}

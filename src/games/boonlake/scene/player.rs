//! A player's board: goods, rows of recesses, sites and boats, income tracks, levers, and the played cards.

use super::palette::{self, EDGE, INK, PAPER_LINE, QUIET};
use super::signs::{self, Mark};
use super::{Eye, MARGIN, WIDTH, card, icons, levers, parts, strip, weight, wood};
use crate::engine::Seat;
use crate::games::boonlake::content::Recess;
use crate::games::boonlake::content::kinds::{Kind, Track};
use crate::games::boonlake::content::signs::Sign;
use crate::games::boonlake::state::{Owner, Piece, Player};
use crate::games::drawing;
use crate::scene::{Color, Draw, Group, Sym};

const GAP: f32 = 12.0;
const INSIDE: f32 = WIDTH - 2.0 * MARGIN;
const ROW: f32 = 86.0;
const CELL: f32 = 110.0;
const SITES: f32 = 132.0;
const TRACK: f32 = 96.0;

/// Returns the height.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, seat: Seat) -> f32 {
    let mut y = MARGIN;
    strip::purse(at, eye, [MARGIN, y, INSIDE], seat);
    y += strip::PURSE + GAP;
    y += rows(at, eye, y, seat) + GAP;
    sites(at, eye, y, seat);
    y += SITES + GAP;
    for of in Track::ALL {
        track(at, eye, y, seat, of);
        y += TRACK + GAP;
    }
    y += levers::slots(at, eye, [MARGIN, y, INSIDE], seat) + GAP;
    y += played(at, eye, y, seat);
    y
}

/// The rows of the board with what stands in them and what their empty recesses bring.
fn rows(at: &mut Group, eye: &Eye<'_>, y: f32, seat: Seat) -> f32 {
    let content = eye.content();
    let all = |kind: Kind| content.recesses(kind).iter().enumerate();
    let last = Kind::ALL.into_iter().flat_map(all).map(|it| it.1.row).max().unwrap_or_default();
    let tall = f32::from(last) * ROW + 20.0;
    parts::panel(at, MARGIN, y, INSIDE, tall);
    for row in 1..=last {
        let top = y + 10.0 + f32::from(row - 1) * ROW;
        if row > 1 {
            at.line(MARGIN + 12.0, top, MARGIN + INSIDE - 12.0, top).stroke(PAPER_LINE, 1.5);
        }
        parts::disc(at, MARGIN + 30.0, top + ROW * 0.5, 19.0, palette::WOOD, row.to_string());
        let mut x = MARGIN + 60.0;
        let (mut vp, mut fee) = (0, 0);
        for kind in [Kind::House, Kind::Settlement, Kind::Cattle, Kind::Inhabitant] {
            for (n, recess) in all(kind).filter(|it| it.1.row == row) {
                cell(at, eye, [x, top + 7.0, CELL - 6.0, ROW - 14.0], (seat, kind, n), recess);
                x += CELL;
                (vp, fee) = (recess.vp.max(vp), recess.fee.max(fee));
            }
        }
        let mut right = MARGIN + INSIDE - 12.0;
        if vp > 0 {
            let crown = [Mark::Sym(Sym::Crown), Mark::text(vp)];
            right -= drawing::width(&crown, 34.0);
            drawing::draw(at, right, top + ROW * 0.5, 34.0, palette::VP, &crown);
            right -= 18.0;
        }
        if fee > 0 {
            let extra = [Mark::text(format!("+{fee}")), Sign::Piece(Kind::Inhabitant).into()];
            right -= drawing::width(&extra, 36.0);
            drawing::draw(at, right, top + ROW * 0.5, 36.0, palette::LOSS, &extra);
        }
    }
    tall
}

fn empty(player: &Player, kind: Kind, n: usize) -> bool {
    match kind {
        Kind::Inhabitant => player.left[n],
        Kind::House | Kind::Settlement | Kind::Cattle => n < player.emptied(kind),
    }
}

/// A recess: the piece in it, or the income that lies open.
fn cell(at: &mut Group, eye: &Eye<'_>, [x, y, w, h]: [f32; 4], (seat, kind, n): (Seat, Kind, usize), recess: &Recess) {
    let open = empty(eye.player(seat), kind, n);
    let fill = if open { Color::rgb(0xd9efc6) } else { palette::WELL };
    at.rect(x, y, w, h).radius(14.0).fill(fill).stroke(if open { palette::GAIN } else { PAPER_LINE }, 2.0);
    let income = signs::gains(&recess.income);
    if open {
        parts::row(at, [x + 5.0, y + 3.0, w - 10.0, h - 6.0], 36.0, INK, &income);
    } else {
        wood::piece(at, x + 30.0, y + h * 0.5 - 1.0, 46.0, Piece { owner: Owner::Seat(seat), kind });
        let lines: Vec<Vec<Vec<Mark>>> = income.into_iter().map(|it| vec![it]).collect();
        signs::Laid::new(&lines, w - 64.0, h - 10.0, 26.0).draw(at, [x + 60.0, y + 5.0, w - 64.0, h - 10.0], QUIET);
    }
    let fresh = eye.fresh(weight::BOARD, |it| empty(&it.board.players[seat], kind, n));
    parts::ring(at, x, y, w, h, 14.0, fresh);
}

/// The canal from upstream to downstream with its sites and boats, and what they show.
fn sites(at: &mut Group, eye: &Eye<'_>, y: f32, seat: Seat) {
    let me = eye.player(seat);
    parts::panel(at, MARGIN, y, INSIDE, SITES);
    let step = INSIDE / 4.0;
    at.rect(MARGIN + 6.0, y + SITES - 42.0, INSIDE - 12.0, 34.0).radius(17.0).fill(palette::WATER);
    for (n, resource) in eye.content().canal.into_iter().enumerate() {
        let (x, middle) = (MARGIN + n as f32 * step, y + 44.0);
        let level = me.level(resource);
        icons::resource(at, x + 34.0, middle, 50.0, resource);
        for k in 0..2_u8 {
            let left = x + 63.0 + 42.0 * f32::from(k);
            if k < level {
                icons::site(at, left + 19.0, middle, 40.0);
            } else {
                at.rect(left, middle - 18.0, 38.0, 36.0).radius(8.0).stroke(PAPER_LINE, 2.0).dash(&[6.0, 5.0]);
            }
        }
        let boats = |it: &Player| it.boats.iter().filter(|at| **at == n).count();
        let tone = palette::owner(Owner::Seat(seat));
        for k in 0..boats(me) {
            wood::boat(at, x + 52.0 + 74.0 * k as f32, y + SITES - 28.0, 58.0, tone.fill);
        }
        let shown = |it: &Player| usize::from(it.level(resource)) + boats(it);
        let text = format!("={}", shown(me));
        parts::number(
            at,
            x + step - 44.0,
            middle,
            27.0,
            text,
            eye.fresh(weight::SHOWN, |it| shown(&it.board.players[seat])),
        );
        if n + 1 < 4 {
            at.symbol(Sym::ArrowRight, x + step, y + SITES - 25.0, 20.0, palette::FOAM);
        }
    }
}

/// An income track with the marker, what every space gives, and what is gained on the way.
fn track(at: &mut Group, eye: &Eye<'_>, y: f32, seat: Seat, of: Track) {
    let spaces = eye.content().track(of);
    parts::panel(at, MARGIN, y, INSIDE, TRACK);
    icons::stairs(at, MARGIN + 36.0, y + TRACK * 0.5, 56.0, &[of]);
    let step = (INSIDE - 84.0) / spaces.len() as f32;
    let marker = eye.player(seat).marker(of);
    let tone = palette::owner(Owner::Seat(seat));
    for (n, space) in spaces.iter().enumerate() {
        let x = MARGIN + 76.0 + n as f32 * step;
        let here = n == marker;
        let fill = if here { tone.fill } else { palette::WELL };
        let ink = if here { tone.on } else { INK };
        at.rect(x, y + 22.0, step - 4.0, TRACK - 30.0)
            .radius(9.0)
            .fill(fill)
            .stroke(if here { EDGE } else { PAPER_LINE }, if here { 3.0 } else { 1.5 });
        let mid = x + (step - 4.0) * 0.5;
        parts::centered(at, mid, y + 12.0, step, 17.0, n.to_string()).semi_bold().color(QUIET);
        let middle = if space.vp > 0 { y + 43.0 } else { y + 54.0 };
        parts::centered(at, mid, middle, step - 8.0, 30.0, space.gain.to_string()).bold().color(ink);
        if space.vp > 0 {
            let vp = [Mark::text(space.vp), Sign::Vp.into()];
            let size = 25.0;
            drawing::draw(at, mid - drawing::width(&vp, size) * 0.5, y + 71.0, size, ink, &vp);
        }
        // What is gained when the marker comes here.
        if let Some(gains) = signs::gains(&space.crossed).first().filter(|_| n > marker) {
            at.circle(x - 2.0, y + 14.0, 17.0).fill(Color::WHITE).stroke(palette::GAIN, 2.0);
            let bare: Vec<Mark> = gains.iter().filter(|it| **it != Mark::text(1)).cloned().collect();
            parts::row(at, [x - 16.0, y, 28.0, 28.0], 23.0, INK, &[bare]);
        }
    }
    let x = MARGIN + 76.0 + marker as f32 * step;
    let fresh = eye.fresh(weight::TRACK, |it| it.board.players[seat].marker(of));
    parts::ring(at, x + 1.0, y + 23.0, step - 6.0, TRACK - 32.0, 9.0, fresh);
}

/// The played cards, by their groups.
fn played(at: &mut Group, eye: &Eye<'_>, y: f32, seat: Seat) -> f32 {
    let me = eye.player(seat);
    let mut cards: Vec<_> = me.played.clone();
    cards.sort_by_key(|it| (eye.content().card(*it).group as usize, *it));
    let (w, h) = card::SMALL;
    for (n, id) in cards.iter().enumerate() {
        let (x, y) = (MARGIN + (n % 4) as f32 * (w + 8.0), y + (n / 4) as f32 * (h + 8.0));
        card::small(at, eye.words, [x, y], eye.content().card(*id));
        let fresh = eye.fresh(weight::CARDS, |it| it.board.players[seat].played.contains(id));
        parts::ring(at, x, y, w, h, 12.0, fresh);
    }
    cards.len().div_ceil(4) as f32 * (h + 8.0) + 4.0
}

//! The map: water, land with its beaches, bridges and fords, the regions and the river.

use super::hexes::{self, CORNER, WIDE};
use super::palette::{self, EDGE, INK};
use super::signs;
use super::{Eye, icons, parts, river, weight};
use crate::games::boonlake::content::kinds::Region;
use crate::games::boonlake::content::{Content, SpaceId};
use crate::games::boonlake::state::{Owner, Piece};
use crate::games::boonlake::view::View;
use crate::scene::{Color, Draw, Group, Sym};

/// How wide the channel is that runs through an empty row.
const CHANNEL: f32 = 172.0;
/// The plate with a region's name and reward.
const PLATE: f32 = 58.0;
const SHORE: f32 = 26.0;

/// Where the spaces lie, for the facts in use.
pub(super) struct Layout {
    pub places: Vec<(f32, f32)>,
    /// The middle of the channel.
    pub channel: f32,
    pub left: f32,
    pub right: f32,
    pub bottom: f32,
}

impl Layout {
    /// Rows one below the other, with a channel where the map leaves a row empty, or below all rows.
    pub(super) fn new(content: &Content, spaces: &[SpaceId], left: f32, top: f32) -> Layout {
        let of = |id: &SpaceId| (content.space(*id).x, content.space(*id).y);
        let (first_x, first_y) = (spaces.iter().map(|it| of(it).0).min(), spaces.iter().map(|it| of(it).1).min());
        let (first_x, first_y) = (first_x.unwrap_or_default(), first_y.unwrap_or_default());
        let last_y = spaces.iter().map(|it| of(it).1).max().unwrap_or_default();
        let (mut rows, mut y, mut channel, mut broken) = (Vec::new(), top + CORNER, None, false);
        for row in first_y..=last_y {
            let used = spaces.iter().any(|it| of(it).1 == row);
            if row > first_y && used {
                y += if broken { 2.0 * CORNER + CHANNEL } else { 1.5 * CORNER };
                if broken {
                    channel.get_or_insert(y - CORNER - CHANNEL * 0.5);
                }
            }
            broken = !used;
            rows.push(y);
        }
        let place = |id: &SpaceId| {
            let (x, y) = of(id);
            (left + ((x - first_x) as f32 + 1.0) * WIDE * 0.5, rows[(y - first_y) as usize])
        };
        let places: Vec<(f32, f32)> = spaces.iter().map(place).collect();
        let bottom = y + CORNER;
        let right = places.iter().map(|it| it.0).fold(left, f32::max) + WIDE * 0.5;
        Layout { places, channel: channel.unwrap_or(bottom + CHANNEL * 0.5), left, right, bottom }
    }
}

/// The map of the overview, as wide as told; returns its height.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, w: f32) -> f32 {
    let content = eye.content();
    let spaces: Vec<SpaceId> = content.space_ids().collect();
    let top = PLATE + 20.0 + SHORE * 0.5;
    let layout = Layout::new(content, &spaces, SHORE, top);
    let bottom = layout.bottom.max(layout.channel + CHANNEL * 0.5);
    let height = bottom + SHORE + PLATE + 100.0;
    let course = river::Course::new(content, &layout, w, height - 52.0);
    at.rect(0.0, 0.0, w, height).radius(16.0).fill(palette::WATER).stroke(palette::DEEP, 3.0);
    course.water(at);
    land(at, &layout.places);
    ways(at, content, &spaces, &layout.places);
    for (id, (x, y)) in spaces.iter().zip(&layout.places) {
        hexes::space(at.group(*x, *y), eye, *id);
    }
    course.spaces(at, eye);
    let plate_w = (w - 3.0 * 12.0) * 0.5;
    for (n, region) in Region::ALL.into_iter().enumerate() {
        // In the south the river passes them.
        let plate_w = if n < 2 { plate_w } else { plate_w - 38.0 };
        let (x, y) = (12.0 + (n % 2) as f32 * (plate_w + 12.0), if n < 2 { 12.0 } else { bottom + SHORE });
        plate(at, eye, [x, y, plate_w, PLATE], region);
    }
    height
}

pub(super) fn waves(at: &mut Group, w: f32, h: f32) {
    let mut n = 0;
    for row in 0..(h / 46.0) as usize {
        for column in 0..(w / 118.0) as usize {
            n += 1;
            let (x, y) =
                (34.0 + column as f32 * 118.0 + (n * 37 % 60) as f32, 24.0 + row as f32 * 46.0 + (n * 23 % 19) as f32);
            if x + 30.0 < w && y < h - 8.0 {
                at.polyline(&[(x, y), (x + 7.0, y - 4.0), (x + 14.0, y), (x + 21.0, y - 4.0), (x + 28.0, y)])
                    .stroke(palette::WATER.mix(palette::SHALLOW, 0.55), 2.0);
            }
        }
    }
}

/// Sand around all spaces at once.
pub(super) fn land(at: &mut Group, places: &[(f32, f32)]) {
    for (grow, color) in [(13.0, palette::BEACH_LINE), (11.0, palette::BEACH)] {
        for (x, y) in places {
            at.regular(*x, *y, CORNER + grow, 6).fill(color);
        }
    }
}

/// Bridges and fords between spaces of which both are drawn.
pub(super) fn ways(at: &mut Group, content: &Content, spaces: &[SpaceId], places: &[(f32, f32)]) {
    let place = |id: &SpaceId| spaces.iter().position(|it| it == id).map(|it| places[it]);
    for (id, from) in spaces.iter().zip(places) {
        let space = content.space(*id);
        for (list, bridge) in [(&space.bridges, true), (&space.fords, false)] {
            for to in list.iter().filter(|it| *it > id).filter_map(place) {
                way(at, *from, to, bridge);
            }
        }
    }
}

/// A wooden bridge, or stones to step on, from coast to coast.
pub(super) fn way(at: &mut Group, from: (f32, f32), to: (f32, f32), bridge: bool) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let reach = WIDE * 0.46;
    let span = (length - 2.0 * reach).max(8.0);
    let point = |along: f32, aside: f32| {
        (from.0 + ux * (reach + along) - uy * aside, from.1 + uy * (reach + along) + ux * aside)
    };
    if !bridge {
        let stones = (span / 22.0).max(2.0) as usize;
        for n in 0..stones {
            let along = span * (n as f32 + 0.5) / stones as f32;
            let (x, y) = point(along, if n % 2 == 0 { 4.0 } else { -4.0 });
            at.ellipse(x, y + 2.0, 10.0, 8.0).fill(palette::DEEP);
            at.ellipse(x, y, 9.5, 7.0).fill(palette::BEACH).stroke(palette::ROCK, 1.5);
        }
        return;
    }
    let deck = [point(0.0, -13.0), point(span, -13.0), point(span, 13.0), point(0.0, 13.0)];
    at.polygon(&deck).fill(palette::WOOD_LIGHT).stroke(EDGE, 2.0);
    for n in 1..(span / 22.0) as usize {
        let along = n as f32 * 22.0;
        at.polyline(&[point(along, -12.0), point(along, 12.0)]).stroke(palette::WOOD, 2.0);
    }
    for aside in [-14.0, 14.0] {
        at.polyline(&[point(-2.0, aside), point(span + 2.0, aside)]).stroke(palette::WOOD, 5.0);
    }
}

/// The name of a region, its reward or the marker on it, and who is present.
pub(super) fn plate(at: &mut Group, eye: &Eye<'_>, [x, y, w, h]: [f32; 4], region: Region) {
    let board = eye.board();
    let covered = board.covered[region as usize];
    at.rect(x, y, w, h).radius(12.0).fill(palette::PAPER).stroke(EDGE, 2.0);
    at.rect(x, y, h, h).radius(12.0).fill(palette::wild(region));
    at.rect(x + h - 12.0, y, 12.0, h).fill(palette::wild(region));
    icons::emblem(at, x + h * 0.5, y + h * 0.5, h * 0.66, region);
    let middle = y + h * 0.5;
    let name = eye.say(format!("region-{}", region.key()));
    parts::label(at, x + h + 8.0, middle, 152.0, 33.0, name).bold().shrink(0.8);
    let reward = signs::gains(std::slice::from_ref(&eye.content().region(region).reward));
    let left = x + h + 164.0;
    at.rect(left, y + 7.0, 84.0, h - 14.0).radius(10.0).fill(if covered {
        palette::WELL.darken(0.12)
    } else {
        Color::WHITE
    });
    // The marker stands beside the reward: what it will be again can still be read.
    let room = if covered { 54.0 } else { 80.0 };
    parts::row(at, [left + 2.0, y + 7.0, room, h - 14.0], 34.0, INK, &reward);
    if covered {
        at.rect(left, y + 7.0, 84.0, h - 14.0).radius(10.0).stroke(palette::PAPER_LINE, 2.0);
        at.symbol(Sym::Flag, left + 69.0, middle, 34.0, palette::LOSS);
    }
    let fresh = eye.fresh(weight::COVERED, |it| it.board.covered[region as usize]);
    parts::ring(at, left, y + 7.0, 84.0, h - 14.0, 11.0, fresh);
    presence(at, eye, left + 94.0, middle, x + w, region);
}

/// Everybody's presence in a region, as far as there is room.
fn presence(at: &mut Group, eye: &Eye<'_>, x: f32, y: f32, right: f32, region: Region) {
    let count = |it: &View, owner: Owner| {
        let there = |it: &(SpaceId, Piece)| it.1.owner == owner && eye.content().space(it.0).region == region;
        it.board.pieces().filter(there).count()
    };
    let her = eye.board().eminence.as_ref().map(|_| Owner::Eminence);
    let mut left = x;
    for owner in eye.seats().map(Owner::Seat).chain(her) {
        if left + 44.0 > right {
            return;
        }
        parts::badge(at, left + 13.0, y, 13.0, owner);
        let (n, fresh) = (count(eye.view, owner), eye.fresh(weight::NUMBER, |it| count(it, owner)));
        left += 29.0 + parts::number(at, left + 29.0, y, 25.0, n.to_string(), fresh) + 9.0;
    }
}

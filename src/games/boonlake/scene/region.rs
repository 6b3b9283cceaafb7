//! One region at the width of a phone: its spaces, the ways out of it, its reward and who is present.

use super::hexes::{self, CORNER, WIDE};
use super::map::{self, Layout};
use super::palette;
use super::{Eye, MARGIN, WIDTH, parts};
use crate::games::boonlake::content::SpaceId;
use crate::games::boonlake::content::kinds::Region;
use crate::scene::{Draw, Group};

const PLATE: f32 = 66.0;
/// Water around the land, for the ways out.
const SEA: f32 = 86.0;

/// Returns the height.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, region: Region) -> f32 {
    let content = eye.content();
    let spaces: Vec<SpaceId> = content.space_ids().filter(|it| content.space(*it).region == region).collect();
    let layout = Layout::new(content, &spaces, SEA, SEA);
    let zoom = (WIDTH - 2.0 * MARGIN) / (layout.right + SEA);
    let height = (layout.bottom + SEA) * zoom;
    let top = MARGIN + PLATE + MARGIN;
    at.rect(MARGIN, top, WIDTH - 2.0 * MARGIN, height).radius(16.0).fill(palette::WATER).stroke(palette::DEEP, 3.0);
    let land = at.group(MARGIN, top);
    land.scale(zoom);
    map::waves(land, layout.right + SEA, layout.bottom + SEA);
    map::land(land, &layout.places);
    map::ways(land, content, &spaces, &layout.places);
    for (id, from) in spaces.iter().zip(&layout.places) {
        ways_out(land, eye, *id, *from, region);
    }
    for (id, (x, y)) in spaces.iter().zip(&layout.places) {
        hexes::space(land.group(*x, *y), eye, *id);
    }
    map::plate(at, eye, [MARGIN, MARGIN, WIDTH - 2.0 * MARGIN, PLATE], region);
    top + height + MARGIN
}

/// Bridges and fords to other regions, each with the number of the space where it leads.
fn ways_out(at: &mut Group, eye: &Eye<'_>, id: SpaceId, from: (f32, f32), region: Region) {
    let content = eye.content();
    let space = content.space(id);
    for (list, bridge) in [(&space.bridges, true), (&space.fords, false)] {
        for to in list.iter().filter(|it| content.space(**it).region != region) {
            let other = content.space(*to);
            let (dx, dy) = (other.x as f32 - space.x as f32, (other.y as f32 - space.y as f32) * 1.5);
            let length = dx.hypot(dy).max(0.1);
            let reach = CORNER + 34.0;
            let end = (from.0 + dx / length * (reach + WIDE * 0.46), from.1 + dy / length * (reach + WIDE * 0.46));
            map::way(at, from, end, bridge);
            let (x, y) = (from.0 + dx / length * (reach + 14.0), from.1 + dy / length * (reach + 14.0));
            at.circle(x, y, 20.0).fill(palette::wild(other.region)).stroke(palette::EDGE, 2.0);
            parts::centered(at, x, y, 36.0, 22.0, to.number().to_string()).bold();
        }
    }
}

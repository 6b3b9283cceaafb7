//! The whole table on one picture.

use super::layout::{self, GAP, MARGIN, WIDTH};
use super::palette::SEA;
use super::{Eye, cards, community, defense, header, legend, officer, strip, supply, terrain};
use crate::games::perseverance::kinds::Zone;
use crate::scene::{Draw, Group, Scene};

pub(super) fn base(eye: &Eye<'_>) -> Scene {
    let strip = strip::height(eye, strip_width(eye));
    let mut scene = Scene::new(WIDTH, layout::height(strip), SEA);
    terrain::sea(&mut scene);
    header::base(scene.group(0.0, 0.0));
    supply::pool_base(scene.group(MARGIN, layout::pool_y()), eye, pool_width(eye));
    supply::tiles_base(scene.group(tiles_x(eye), layout::pool_y()), eye);
    for (n, zone) in Zone::ALL.into_iter().enumerate() {
        let (x, w) = (layout::column_x(n), layout::column());
        officer::base(scene.group(x, layout::officer_y()), eye, w, layout::OFFICER);
        community::base(scene.group(x, layout::community_y()), eye, w, zone, false);
        defense::base(scene.group(x, layout::defense_y()), eye, w);
    }
    cards::patrols_base(scene.group(MARGIN, layout::cards_y()), eye);
    cards::rewards_base(scene.group(rewards_x(), layout::cards_y()), eye, rewards_width());
    for n in 0..eye.players() {
        strip::base(strip_place(&mut scene, eye, n), eye, strip_width(eye));
    }
    legend::base(scene.group(MARGIN, layout::legend_y(strip)), eye, WIDTH - 2.0 * MARGIN);
    scene
}

pub(super) fn live(scene: &mut Scene, eye: &Eye<'_>) {
    header::live(scene.group(0.0, 0.0), eye);
    supply::pool(scene.group(MARGIN, layout::pool_y()), eye, pool_width(eye));
    supply::tiles(scene.group(tiles_x(eye), layout::pool_y()), eye);
    for (n, zone) in Zone::ALL.into_iter().enumerate() {
        let (x, w) = (layout::column_x(n), layout::column());
        officer::live(scene.group(x, layout::officer_y()), eye, w, zone);
        community::live(scene.group(x, layout::community_y()), eye, w, zone);
        defense::live(scene.group(x, layout::defense_y()), eye, w, zone);
    }
    cards::patrols(scene.group(MARGIN, layout::cards_y()), eye);
    cards::rewards(scene.group(rewards_x(), layout::cards_y()), eye, rewards_width());
    for (n, seat) in eye.seats().enumerate() {
        strip::live(strip_place(scene, eye, n), eye, strip_width(eye), seat);
    }
    // Last, because only then it is known whether anything is marked.
    let legend = layout::legend_y(strip::height(eye, strip_width(eye)));
    legend::live(scene.group(MARGIN, legend), eye, WIDTH - 2.0 * MARGIN);
}

fn pool_width(eye: &Eye<'_>) -> f32 {
    WIDTH - 2.0 * MARGIN - GAP - supply::tiles_width(eye)
}

fn tiles_x(eye: &Eye<'_>) -> f32 {
    WIDTH - MARGIN - supply::tiles_width(eye)
}

fn rewards_x() -> f32 {
    MARGIN + cards::patrols_width() + GAP
}

fn rewards_width() -> f32 {
    WIDTH - MARGIN - rewards_x()
}

fn strip_width(eye: &Eye<'_>) -> f32 {
    let count = eye.players() as f32;
    (WIDTH - 2.0 * MARGIN - (count - 1.0) * GAP) / count
}

fn strip_place<'a>(scene: &'a mut Scene, eye: &Eye<'_>, n: usize) -> &'a mut Group {
    scene.group(MARGIN + n as f32 * (strip_width(eye) + GAP), layout::strips_y())
}

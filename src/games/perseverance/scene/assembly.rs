//! The Assembly on a picture of its own: what it is worth, and how everybody stands.

use super::layout::{DETAIL, DETAIL_MARGIN, GAP};
use super::palette::{self, CARD_LINE, DEEP, QUIET, SEA, WELL};
use super::parts::{self, Chip};
use super::{Eye, mark, supply, terrain, weight, zone};
use crate::engine::Seat;
use crate::games::perseverance::kinds::{Good, Zone};
use crate::games::perseverance::state::{LeaderAt, Owner};
use crate::games::perseverance::view::View;
use crate::scene::{Color, Draw, Group, Scene, Sym};

const W: f32 = DETAIL - 2.0 * DETAIL_MARGIN;
const TILES: f32 = 150.0;
const ROW: f32 = 64.0;
const ZONE: f32 = 212.0;
const END: f32 = 206.0;
const PILL: f32 = 96.0;
const PILL_H: f32 = 44.0;

fn standings_height(eye: &Eye<'_>) -> f32 {
    eye.board().owners().len() as f32 * ROW + 20.0
}

fn standings_y() -> f32 {
    DETAIL_MARGIN + TILES + GAP
}

fn zone_y(eye: &Eye<'_>, n: usize) -> f32 {
    standings_y() + standings_height(eye) + GAP + n as f32 * (ZONE + GAP)
}

fn end_y(eye: &Eye<'_>) -> f32 {
    zone_y(eye, Zone::ALL.len())
}

pub(super) fn base(eye: &Eye<'_>) -> Scene {
    let mut scene = Scene::new(DETAIL, end_y(eye) + END + DETAIL_MARGIN, SEA);
    terrain::sea(&mut scene);
    let at = scene.group(DETAIL_MARGIN, DETAIL_MARGIN);
    parts::card(at, 0.0, 0.0, W, TILES);
    let (sym, color) = palette::good(Good::Vote);
    at.symbol(sym, 46.0, 38.0, 46.0, color);
    parts::label(at, 80.0, 39.0, 450.0, 34.0, eye.say("phase-assembly")).bold();
    for index in 0..eye.content().assemblies(eye.players()) {
        let (x, wide) = tile(eye, index);
        at.rect(x, 74.0, wide, 60.0).radius(14.0).fill(WELL).stroke(CARD_LINE, 2.0);
        parts::badge(at, x + 32.0, 104.0, 20.0, QUIET, Color::WHITE, (index + 1).to_string());
        let (left, room) = (x + 58.0, wide - 68.0);
        parts::centered(at, left + room * 0.5, 104.0, room, 32.0, supply::worth(eye, index, " / ")).bold();
    }
    let at = scene.group(DETAIL_MARGIN, standings_y());
    parts::card(at, 0.0, 0.0, W, standings_height(eye));
    for (n, zone) in Zone::ALL.into_iter().enumerate() {
        let at = scene.group(DETAIL_MARGIN, zone_y(eye, n));
        parts::card(at, 0.0, 0.0, W, ZONE);
        at.rect(0.0, 0.0, W, 62.0).radius(16.0).fill(palette::SAND);
        at.rect(0.0, 40.0, W, 22.0).fill(palette::SAND);
        let name = eye.say(format!("zone-{}-short", zone.key()));
        parts::label(at, 22.0, 32.0, 340.0, 34.0, name).bold().color(palette::SAND_INK);
        at.line(22.0, 130.0, W - 22.0, 130.0).stroke(CARD_LINE, 2.0);
    }
    let at = scene.group(DETAIL_MARGIN, end_y(eye));
    parts::card(at, 0.0, 0.0, W, END);
    at.symbol(Sym::Crown, 46.0, 40.0, 46.0, QUIET);
    let worth = eye.content().end_scoring(eye.board().edition, eye.players());
    let worth: Vec<String> = worth.iter().map(u32::to_string).collect();
    parts::label(at, 84.0, 40.0, 400.0, 32.0, super::cards::capital(&eye.say("phase-end"))).bold();
    parts::label(at, W - 24.0, 40.0, 240.0, 32.0, worth.join(" / ")).bold().end();
    for (y, syms) in [(102.0, [Sym::Swords, Sym::LightSoldier]), (164.0, [Sym::Wall, Sym::HiddenTrap])] {
        for (n, sym) in syms.into_iter().enumerate() {
            at.symbol(sym, 46.0 + 50.0 * n as f32, y, 40.0, QUIET);
        }
    }
    scene
}

fn tile(eye: &Eye<'_>, index: usize) -> (f32, f32) {
    let count = eye.content().assemblies(eye.players()) as f32;
    let wide = (W - 44.0 - 14.0 * (count - 1.0)) / count;
    (22.0 + index as f32 * (wide + 14.0), wide)
}

pub(super) fn live(scene: &mut Scene, eye: &Eye<'_>) {
    tiles(scene.group(DETAIL_MARGIN, DETAIL_MARGIN), eye);
    standings(scene.group(DETAIL_MARGIN, standings_y()), eye);
    for (n, zone) in Zone::ALL.into_iter().enumerate() {
        stakes(scene.group(DETAIL_MARGIN, zone_y(eye, n)), eye, zone);
    }
    end(scene.group(DETAIL_MARGIN, end_y(eye)), eye);
}

fn tiles(at: &mut Group, eye: &Eye<'_>) {
    let dice = eye.board().pool.len();
    Chip::new(Sym::Die, QUIET, dice, eye.changed(|it| it.board.pool.len())).draw(at, W - 120.0, 38.0, 104.0, 44.0);
    for index in 0..eye.content().assemblies(eye.players()) {
        let (x, wide) = tile(eye, index);
        let held = |it: &View| it.board.assemblies > index;
        mark::ring(at, x, 74.0, wide, 60.0, 14.0, eye.fresh(weight::ASSEMBLY, held));
        if held(eye.view) {
            supply::held_tile(at, (x, 74.0, wide, 60.0), 58.0, 32.0, supply::worth(eye, index, " / "));
        } else if eye.board().assemblies == index {
            at.rect(x, 74.0, wide, 60.0).radius(14.0).stroke(DEEP, 6.0);
        }
    }
}

/// Votes and Followers, the most Votes first.
fn standings(at: &mut Group, eye: &Eye<'_>) {
    let mut owners = eye.board().owners();
    owners.sort_by_key(|it| (std::cmp::Reverse(votes(eye.view, *it)), *it));
    for (n, owner) in owners.into_iter().enumerate() {
        let y = 10.0 + (n as f32 + 0.5) * ROW;
        let tone = palette::owner(owner);
        at.circle(48.0, y, 24.0).fill(tone.fill).stroke(tone.edge, 2.5);
        parts::centered(at, 48.0, y, 40.0, 30.0, palette::letter(owner)).bold().color(tone.on);
        parts::label(at, 88.0, y, 370.0, 32.0, eye.owner_name(owner)).semi_bold();
        Chip::good(Good::Vote, votes(eye.view, owner), eye.changed(|it| votes(it, owner)))
            .draw(at, 484.0, y, 110.0, 44.0);
        if let Owner::Seat(seat) = owner {
            let fresh = eye.changed(|it| it.board.players[seat].followers);
            let (sym, color) = palette::good(Good::Follower);
            Chip::new(sym, color, eye.player(seat).followers, fresh).draw(at, 616.0, y, 130.0, 44.0);
        }
    }
}

fn votes(view: &View, owner: Owner) -> u32 {
    match owner {
        Owner::Seat(seat) => view.board.players[seat].votes,
        Owner::Dissenters => view.board.dissenter_votes,
    }
}

/// What a Zone has to give, who is present, and the Officer with those who have Influence.
fn stakes(at: &mut Group, eye: &Eye<'_>, zone: Zone) {
    zone::stakes(at, eye, zone, W - 290.0, 32.0, 44.0);
    at.symbol(Sym::Settlement, 46.0, 96.0, 40.0, palette::SAND_INK);
    parts::tallies(at, 84.0, 74.0, PILL, PILL_H, zone::present(eye, zone));
    let council = &eye.board().officers[zone];
    let name = eye.say(format!("officer-{}-short", council.officer.key()));
    at.symbol(Sym::Cube, 46.0, 170.0, 40.0, QUIET);
    parts::label(at, 84.0, 154.0, 180.0, 29.0, name).semi_bold();
    parts::label(at, 84.0, 190.0, W - 110.0, 26.0, zone::condition(eye, council.officer)).color(QUIET);
    let cubes = |it: &View, owner| it.board.officers[zone].cubes(owner);
    let owners = eye.board().owners().into_iter();
    let all = owners.map(|it| (it, cubes(eye.view, it), eye.changed(|view| cubes(view, it)))).collect();
    parts::tallies(at, 280.0, 135.0, PILL, 38.0, all);
}

/// Soldiers and Leaders, then Walls and Traps, over all Defense areas.
fn end(at: &mut Group, eye: &Eye<'_>) {
    for (y, count) in [(102.0, soldiers as fn(&View, Seat) -> usize), (164.0, fortifications)] {
        let all = eye.seats().map(|it| (Owner::Seat(it), count(eye.view, it), eye.changed(|view| count(view, it))));
        parts::tallies(at, 160.0, y - PILL_H * 0.5, PILL, PILL_H, all.collect());
    }
}

fn soldiers(view: &View, seat: Seat) -> usize {
    let leader = matches!(view.board.players[seat].leader_at, LeaderAt::Defense(_));
    view.board.soldiers_in_defense(seat).total() + usize::from(leader)
}

fn fortifications(view: &View, seat: Seat) -> usize {
    view.board.fortifications(seat)
}

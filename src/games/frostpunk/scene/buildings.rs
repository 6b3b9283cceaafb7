//! The buildings, drawn from a few kinds of houses, each with the sign of what it does. In the warmth their windows are lit; in
//! the cold they are dark and snow lies on the roof.

use super::icons::{self, pen};
use super::palette::{self, EDGE, SNOW};
use super::signs;
use crate::games::drawing::Pen;
use crate::games::frostpunk::content::icons::Sign;
use crate::games::frostpunk::content::kinds::{Building, Citizen, Good};
use crate::scene::{Color, Draw, Group, Sym};

/// What a building is built like.
#[derive(Clone, Copy)]
enum Make {
    Hut,
    Hall,
    Tall,
    Low,
    Shed,
    Frame,
    Dome,
    Ground,
}

/// The sign on a building.
#[derive(Clone, Copy)]
enum Emblem {
    Sign(Sign),
    Good(Good),
    Sym(Sym),
    Child,
    None,
}

fn looks(of: Building) -> (Make, Emblem) {
    match of {
        Building::Cookhouse => (Make::Hall, Emblem::Good(Good::Food)),
        Building::Platform => (Make::Ground, Emblem::Sign(Sign::Law)),
        Building::Generator => (Make::Frame, Emblem::Sign(Sign::Warm)),
        Building::Workshop => (Make::Shed, Emblem::Sign(Sign::Technology)),
        Building::CharcoalKiln => (Make::Dome, Emblem::Good(Good::Coal)),
        Building::HuntersHut => (Make::Hut, Emblem::Sign(Sign::Hunting)),
        Building::GatheringPost => (Make::Low, Emblem::Sign(Sign::Resource)),
        Building::Factory => (Make::Shed, Emblem::Sign(Sign::Automaton)),
        Building::Sawmill => (Make::Low, Emblem::Sign(Sign::Tree)),
        Building::MedicalPost => (Make::Hut, Emblem::Sign(Sign::Cure)),
        Building::Beacon => (Make::Frame, Emblem::Sign(Sign::Scout)),
        Building::CoalThumper => (Make::Frame, Emblem::Good(Good::Coal)),
        Building::Infirmary => (Make::Hall, Emblem::Sign(Sign::Cure)),
        Building::Hothouse => (Make::Dome, Emblem::Sym(Sym::Wheat)),
        Building::CoalMine => (Make::Frame, Emblem::Sym(Sym::Scrap)),
        Building::WallDrill => (Make::Frame, Emblem::Good(Good::Wood)),
        Building::Tent => (Make::Ground, Emblem::None),
        Building::Bunkhouse => (Make::Low, Emblem::Sign(Sign::Place)),
        Building::House => (Make::Tall, Emblem::Sign(Sign::Place)),
        Building::Ruins => (Make::Ground, Emblem::None),
        Building::ChildShelter => (Make::Hut, Emblem::Child),
        Building::CareHouse => (Make::Hut, Emblem::Sign(Sign::Heal)),
        Building::FightingArena => (Make::Ground, Emblem::Sym(Sym::Swords)),
        Building::PublicHouse => (Make::Tall, Emblem::Sym(Sym::Heart)),
        Building::FieldKitchen => (Make::Ground, Emblem::Sign(Sign::Warm)),
        Building::Cemetery => (Make::Ground, Emblem::Sign(Sign::Death)),
        Building::Temple => (Make::Tall, Emblem::Sym(Sym::Star)),
        Building::FaithKeepers => (Make::Hall, Emblem::Sym(Sym::Eye)),
        Building::SnowPit => (Make::Ground, Emblem::Sym(Sym::Skull)),
        Building::PropagandaCentre => (Make::Tall, Emblem::Sym(Sym::Flag)),
        Building::Loudspeaker => (Make::Frame, Emblem::Sym(Sym::Challenge)),
        Building::Prison => (Make::Hall, Emblem::Sym(Sym::Lock)),
    }
}

/// A building without further ado.
pub(super) fn any(at: &mut Group, cx: f32, cy: f32, size: f32) {
    house(&mut pen(at, cx, cy, size), Make::Hut, true);
}

pub(super) fn shelter(at: &mut Group, cx: f32, cy: f32, size: f32) {
    tent(&mut pen(at, cx, cy, size), true);
}

/// A building; `lit` where it is heated.
pub(super) fn building(at: &mut Group, cx: f32, cy: f32, size: f32, of: Building, lit: bool) {
    let (make, emblem) = looks(of);
    match of {
        Building::Tent => return tent(&mut pen(at, cx, cy, size), lit),
        Building::Ruins => return ruins(&mut pen(at, cx, cy, size)),
        _ => house(&mut pen(at, cx, cy, size), make, lit),
    }
    let (x, y, size) = match make {
        Make::Ground => (cx, cy - size * 0.06, size * 0.6),
        Make::Frame => (cx, cy + size * 0.16, size * 0.46),
        Make::Tall => (cx + size * 0.12, cy + size * 0.2, size * 0.46),
        _ => (cx + size * 0.14, cy + size * 0.16, size * 0.5),
    };
    match emblem {
        Emblem::Sign(sign) => signs::sign(at, x, y, size, sign),
        Emblem::Good(good) => icons::good(at, x, y, size, good),
        Emblem::Child => icons::citizen(at, x, y, size, Citizen::Child),
        Emblem::Sym(sym) => {
            at.circle(x, y, size * 0.5).fill(SNOW).stroke(EDGE, size * 0.06);
            at.symbol(sym, x, y, size * 0.66, palette::INK);
        }
        Emblem::None => {}
    }
}

/// The colour of windows.
fn window(lit: bool) -> Color {
    if lit { palette::GLOW } else { Color::rgb(0x223a59) }
}

fn house(pen: &mut Pen<'_>, make: Make, lit: bool) {
    let edge = pen.edge();
    let wall = if lit { palette::WALL } else { palette::WALL.mix(palette::ROOF, 0.55) };
    let snow = if lit { palette::ROOF } else { SNOW };
    match make {
        Make::Hut => {
            chimney(pen, lit, 0.2, -0.42);
            pen.rect([-0.38, -0.06, 0.76, 0.5], 0.02).fill(wall).stroke(EDGE, edge);
            pen.poly(&[(-0.48, 0.0), (-0.2, -0.36), (0.2, -0.36), (0.48, 0.0)]).fill(snow).stroke(EDGE, edge);
            windows(pen, lit, &[[-0.28, 0.1, 0.16, 0.18]]);
        }
        Make::Hall => {
            chimney(pen, lit, 0.28, -0.38);
            pen.rect([-0.46, -0.04, 0.92, 0.48], 0.02).fill(wall).stroke(EDGE, edge);
            pen.poly(&[(-0.5, 0.0), (-0.4, -0.3), (0.4, -0.3), (0.5, 0.0)]).fill(snow).stroke(EDGE, edge);
            windows(pen, lit, &[[-0.4, 0.08, 0.12, 0.18], [-0.22, 0.08, 0.12, 0.18]]);
        }
        Make::Tall => {
            pen.rect([-0.3, -0.22, 0.6, 0.66], 0.02).fill(wall).stroke(EDGE, edge);
            pen.poly(&[(-0.4, -0.16), (0.0, -0.5), (0.4, -0.16)]).fill(snow).stroke(EDGE, edge);
            windows(pen, lit, &[[-0.22, -0.1, 0.14, 0.14], [0.08, -0.1, 0.14, 0.14], [-0.24, 0.16, 0.14, 0.16]]);
        }
        Make::Low => {
            chimney(pen, lit, -0.3, -0.28);
            pen.rect([-0.46, 0.0, 0.92, 0.44], 0.02).fill(wall).stroke(EDGE, edge);
            pen.curve((-0.5, 0.06), &[[-0.46, -0.3, 0.0, -0.3], [0.46, -0.3, 0.5, 0.06]]).fill(snow).stroke(EDGE, edge);
            windows(pen, lit, &[[-0.38, 0.14, 0.13, 0.15], [-0.18, 0.14, 0.13, 0.15]]);
        }
        Make::Shed => {
            chimney(pen, lit, 0.26, -0.48);
            let roof = [
                (-0.46, 0.44),
                (-0.46, -0.06),
                (-0.16, -0.3),
                (-0.16, -0.06),
                (0.14, -0.3),
                (0.14, -0.06),
                (0.46, -0.28),
                (0.46, 0.44),
            ];
            pen.poly(&roof).fill(wall).stroke(EDGE, edge);
            pen.line(&[(-0.46, -0.06), (-0.16, -0.3)]).stroke(snow, edge * 2.6);
            pen.line(&[(-0.16, -0.06), (0.14, -0.3)]).stroke(snow, edge * 2.6);
            windows(pen, lit, &[[-0.4, 0.1, 0.14, 0.18]]);
        }
        Make::Frame => {
            for x in [-0.3, 0.3] {
                pen.line(&[(x, 0.46), (x * 0.4, -0.3)]).stroke(EDGE, edge * 3.0);
                pen.line(&[(x, 0.46), (x * 0.4, -0.3)]).stroke(palette::IRON, edge * 1.4);
            }
            for y in [-0.06, 0.3] {
                pen.line(&[(-0.2 - y * 0.2, y), (0.2 + y * 0.2, y)]).stroke(EDGE, edge * 1.6);
            }
            pen.rect([-0.24, -0.46, 0.48, 0.2], 0.04).fill(window(lit)).stroke(EDGE, edge);
            pen.line(&[(-0.3, -0.47), (0.3, -0.47)]).stroke(snow, edge * 2.4);
        }
        Make::Dome => {
            pen.curve((-0.46, 0.44), &[[-0.5, -0.36, 0.0, -0.36], [0.5, -0.36, 0.46, 0.44], [0.0, 0.44, -0.46, 0.44]])
                .fill(if lit { palette::GLOW.mix(palette::WALL, 0.35) } else { palette::COLD_LINE })
                .stroke(EDGE, edge);
            for x in [-0.2, 0.0, 0.2] {
                pen.line(&[(x * 0.6, -0.32), (x * 1.4, 0.44)]).stroke(EDGE, edge * 0.7);
            }
            pen.line(&[(-0.34, -0.1), (-0.14, -0.29), (0.14, -0.29), (0.34, -0.1)]).stroke(snow, edge * 2.0);
        }
        Make::Ground => {
            pen.curve(
                (-0.48, 0.3),
                &[[-0.3, 0.12, 0.0, 0.12], [0.3, 0.12, 0.48, 0.3], [0.3, 0.48, 0.0, 0.48], [-0.3, 0.48, -0.48, 0.3]],
            )
            .fill(if lit { palette::WALL } else { SNOW })
            .stroke(EDGE, edge);
        }
    }
}

fn windows(pen: &mut Pen<'_>, lit: bool, places: &[[f32; 4]]) {
    let edge = pen.edge();
    for place in places {
        pen.rect(*place, 0.02).fill(window(lit)).stroke(EDGE, edge * 0.8);
    }
}

fn chimney(pen: &mut Pen<'_>, lit: bool, x: f32, y: f32) {
    let edge = pen.edge();
    pen.rect([x - 0.06, y, 0.13, 0.34], 0.0).fill(palette::STONE).stroke(EDGE, edge);
    if lit {
        pen.circle(x + 0.04, y - 0.06, 0.07).fill(palette::QUIET);
    }
}

fn tent(pen: &mut Pen<'_>, lit: bool) {
    let edge = pen.edge();
    let cloth = if lit { Color::rgb(0xc9a26a) } else { Color::rgb(0x8d99a8) };
    pen.poly(&[(-0.48, 0.42), (-0.06, -0.4), (0.2, -0.4), (0.48, 0.42)]).fill(cloth).stroke(EDGE, edge);
    pen.poly(&[(-0.48, 0.42), (-0.06, -0.4), (0.14, 0.42)]).fill(cloth.darken(0.18)).stroke(EDGE, edge);
    pen.poly(&[(-0.24, 0.42), (-0.06, -0.06), (0.06, 0.42)]).fill(window(lit)).stroke(EDGE, edge);
    if !lit {
        pen.line(&[(-0.06, -0.4), (0.2, -0.4), (0.34, 0.02)]).stroke(SNOW, edge * 2.2);
    }
}

fn ruins(pen: &mut Pen<'_>) {
    let edge = pen.edge();
    let wall = [
        (-0.44, 0.42),
        (-0.44, -0.2),
        (-0.3, -0.06),
        (-0.22, -0.32),
        (-0.08, 0.04),
        (0.08, 0.16),
        (0.2, -0.1),
        (0.34, 0.12),
        (0.44, 0.06),
        (0.44, 0.42),
    ];
    pen.poly(&wall).fill(palette::STONE.darken(0.2)).stroke(EDGE, edge);
    pen.line(&[(-0.5, 0.44), (-0.2, 0.36), (0.1, 0.42), (0.5, 0.36)]).stroke(SNOW, edge * 2.4);
    pen.line(&[(-0.1, 0.3), (0.24, -0.34)]).stroke(palette::WALL, edge * 2.0);
}

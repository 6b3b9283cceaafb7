//! The little landscapes on cards: a sky for each deck, and what stands under it.

use super::ground::noise;
use super::icons;
use super::palette::{self, EDGE, SNOW};
use super::{buildings, signs};
use crate::games::frostpunk::content::Content;
use crate::games::frostpunk::content::card_id::{CardId, Deck};
use crate::games::frostpunk::content::icons::Sign;
use crate::games::frostpunk::content::kinds::{Action, Building, Citizen, Good, Site};
use crate::games::frostpunk::content::slots::Work;
use crate::scene::{Color, Draw, Group, Sym};

/// The landscape of a card.
pub(super) fn face(at: &mut Group, content: &Content, place: [f32; 4], id: CardId) {
    let [x, y, w, h] = place;
    let (high, low) = sky(id.deck);
    land(at, place, high, low, u32::from(id.number) * 7 + id.deck as u32 * 1000);
    let (cx, cy, size) = (x + w * 0.5, y + h * 0.56, h * 0.78);
    match id.deck {
        Deck::Morning => {
            at.circle(x + w * 0.76, y + h * 0.4, h * 0.17).fill(palette::GLOW);
            street(at, place, u32::from(id.number), true);
        }
        Deck::Dusk => {
            moon(at, x + w * 0.78, y + h * 0.3, h * 0.15, low);
            street(at, place, 60 + u32::from(id.number), false);
        }
        Deck::Consultation => {
            for n in 0..7_u32 {
                let (dx, tall) = ((n as f32 - 3.0) * h * 0.32, h * (0.42 + 0.1 * noise(n)));
                icons::anybody(at, cx + dx, y + h * 0.72, tall);
            }
        }
        Deck::Law => signs::sign(at, cx, cy, size, Sign::Law),
        Deck::ConsequenceA | Deck::ConsequenceB => {
            signs::sign(at, cx - h * 0.3, cy, size * 0.8, Sign::Law);
            moon(at, x + w * 0.82, y + h * 0.3, h * 0.14, low);
        }
        Deck::Scenario => {
            signs::storm(at, x + w * 0.76, y + h * 0.38, h * 0.56);
            buildings::building(at, x + w * 0.34, y + h * 0.62, h * 0.6, Building::Generator, true);
        }
        Deck::Weather => {
            let hard = content.weather.iter().find(|it| it.id == id);
            let flakes = hard.map_or(0, |it| 3 * (it.cold + it.red + it.orange + it.yellow) + it.storm + 2);
            for n in 0..flakes.min(16) {
                let (dx, dy) = (noise(n * 5 + 1) * 0.9 + 0.05, noise(n * 5 + 2) * 0.8 + 0.1);
                signs::flake(at, x + w * dx, y + h * dy, h * (0.1 + 0.08 * noise(n)), SNOW);
            }
            signs::sign(at, cx, y + h * 0.42, h * 0.6, Sign::Weather);
        }
        Deck::Technology => {
            at.symbol(Sym::Production, cx - h * 0.2, cy, size * 0.8, palette::BRASS).halo(EDGE, 3.0);
            at.symbol(Sym::Production, cx + h * 0.34, cy - h * 0.14, size * 0.5, palette::IRON).halo(EDGE, 3.0);
        }
        Deck::Advisor => icons::citizen(at, cx, cy, size, Citizen::Engineer),
        Deck::Citizen => {
            let of = content.citizens.iter().find(|it| it.id == id).map_or(Citizen::Worker, |it| it.of);
            icons::citizen(at, cx - h * 0.5, cy, size, of);
            let place = content.citizens.iter().find(|it| it.id == id).and_then(|it| it.at.first());
            let (x, y) = (cx + h * 0.44, y + h * 0.6);
            match place {
                Some(Work::Building(of)) => buildings::building(at, x, y, size, *of, true),
                Some(Work::Action(Action::Construction)) => buildings::any(at, x, y, size),
                Some(Work::Action(Action::Gather)) => icons::good(at, x, y + h * 0.08, size * 0.7, Good::Res),
                Some(Work::Action(Action::ClearSnow)) | None => signs::fir(at, x, y, size),
            }
        }
        Deck::Expedition => {
            if let Some(card) = content.expeditions.iter().find(|it| it.id == id) {
                built_at(at, place, card.place);
            }
        }
        Deck::Outpost => buildings::building(at, cx, cy, size * 0.8, Building::GatheringPost, true),
        Deck::NearTile | Deck::FarTile => {}
    }
}

/// Sky and glow over the horizon.
fn sky(deck: Deck) -> (Color, Color) {
    match deck {
        Deck::Morning => (Color::rgb(0x7fa6cc), Color::rgb(0xf0c9a0)),
        Deck::Dusk | Deck::ConsequenceA | Deck::ConsequenceB => (Color::rgb(0x2c2850), Color::rgb(0x7a4f86)),
        Deck::Consultation => (Color::rgb(0x4a2230), Color::rgb(0xa85545)),
        Deck::Law => (Color::rgb(0x2a3a52), Color::rgb(0x9a7a55)),
        Deck::Scenario => (palette::NIGHT, Color::rgb(0x2f4a72)),
        Deck::Weather => (Color::rgb(0x42648c), Color::rgb(0x9fbdd8)),
        Deck::Technology | Deck::Advisor | Deck::Citizen => (Color::rgb(0x223550), Color::rgb(0xc98a4b)),
        Deck::Expedition | Deck::Outpost | Deck::NearTile | Deck::FarTile => {
            (Color::rgb(0x1f4a5c), Color::rgb(0x7fb0b8))
        }
    }
}

/// A sky in bands with two ridges of ice and the snow in front.
fn land(at: &mut Group, [x, y, w, h]: [f32; 4], high: Color, low: Color, seed: u32) {
    const BANDS: u8 = 4;
    for n in 0..BANDS {
        let share = f32::from(n) / f32::from(BANDS - 1);
        let top = y + h * 0.8 * f32::from(n) / f32::from(BANDS);
        at.rect(x, top, w, y + h - top).fill(high.mix(low, share));
    }
    for (n, (level, color)) in
        [(0.52, high.mix(palette::CLIFF[3], 0.6)), (0.68, palette::RIM), (0.84, SNOW)].into_iter().enumerate()
    {
        let mut ridge = vec![(x, y + h)];
        let steps = [9, 7, 5][n];
        for step in 0..=steps {
            let rough = (noise(seed + step + 31 * n as u32) - 0.5) * h * [0.3, 0.16, 0.06][n];
            ridge.push((x + w * step as f32 / steps as f32, y + h * level + rough));
        }
        ridge.push((x + w, y + h));
        at.polygon(&ridge).fill(color);
    }
}

fn moon(at: &mut Group, cx: f32, cy: f32, radius: f32, sky: Color) {
    at.circle(cx, cy, radius).fill(Color::rgb(0xf4ecd2));
    at.circle(cx + radius * 0.4, cy - radius * 0.25, radius * 0.85).fill(sky.mix(Color::rgb(0x2c2850), 0.75));
}

/// A few houses of the city, lit or in the dark.
fn street(at: &mut Group, [x, y, w, h]: [f32; 4], seed: u32, lit: bool) {
    const HOUSES: [Building; 6] = [
        Building::Tent,
        Building::Bunkhouse,
        Building::House,
        Building::Cookhouse,
        Building::MedicalPost,
        Building::Workshop,
    ];
    for n in 0..3_u32 {
        let of = HOUSES[((seed + 2 * n) % 6) as usize];
        let cx = x + w * (0.16 + 0.22 * n as f32);
        buildings::building(at, cx, y + h * 0.66, h * 0.46, of, lit || n == seed % 3);
    }
}

/// The place of an expedition alone.
pub(super) fn site(at: &mut Group, place: [f32; 4], of: Site) {
    let (high, low) = sky(Deck::Expedition);
    land(at, place, high, low, 300 + of as u32 * 11);
    built_at(at, place, of);
}

fn built_at(at: &mut Group, [x, y, w, h]: [f32; 4], of: Site) {
    let (cx, cy, size) = (x + w * 0.5, y + h * 0.6, h * 0.6);
    let mut house = |of: Building, dx: f32, share: f32| {
        buildings::building(at, cx + dx * size, cy + (1.0 - share) * size * 0.4, size * share, of, false);
    };
    match of {
        Site::Camp => {
            house(Building::Tent, -0.42, 0.7);
            house(Building::Tent, 0.36, 0.8);
        }
        Site::Ruins => house(Building::Ruins, 0.0, 1.2),
        Site::Hut => house(Building::Bunkhouse, 0.0, 1.0),
        Site::Depot => house(Building::GatheringPost, 0.0, 1.1),
        Site::Factory => house(Building::Factory, 0.0, 1.2),
        Site::Station => house(Building::Beacon, 0.0, 1.2),
        Site::Vault => house(Building::Prison, 0.0, 1.1),
        Site::Wreck => {
            let hull = [(-0.7, 0.1), (-0.5, 0.44), (0.36, 0.44), (0.74, -0.1), (0.3, 0.06), (-0.1, 0.02)];
            let hull: Vec<(f32, f32)> = hull.iter().map(|(dx, dy)| (cx + dx * size, cy + dy * size)).collect();
            at.polygon(&hull).fill(palette::WALL).stroke(EDGE, 2.0);
            at.line(cx - size * 0.1, cy + size * 0.04, cx - size * 0.3, cy - size * 0.6).stroke(EDGE, size * 0.07);
        }
        Site::Cairn => {
            for (dy, wide) in [(0.36, 0.46), (0.1, 0.34), (-0.12, 0.24), (-0.3, 0.14)] {
                at.ellipse(cx, cy + dy * size, wide * size, size * 0.15).fill(palette::STONE).stroke(EDGE, 2.0);
            }
        }
        Site::Cave | Site::Shelter => {
            let mut pen = icons::pen(at, cx, cy, size);
            pen.curve((-0.85, 0.46), &[[-0.7, -0.44, 0.0, -0.44], [0.7, -0.44, 0.85, 0.46]])
                .fill(palette::RIM)
                .stroke(EDGE, 2.0);
            pen.curve((-0.42, 0.46), &[[-0.36, -0.06, 0.0, -0.06], [0.36, -0.06, 0.42, 0.46]]).fill(palette::CLIFF[0]);
            if of == Site::Shelter {
                signs::flame(at, cx, cy + size * 0.3, size * 0.34);
            }
        }
    }
}

//! The pictures of the component look-up: the component itself, and its words below it.

use super::palette::{self, NIGHT, SNOW};
use super::{buildings, card, crater, field, icons, marks, parts, signs};
use crate::engine::Words;
use crate::games::card_words::Slot;
use crate::games::drawing::{Fresh, WIDE, captioned};
use crate::games::frostpunk::content::Content;
use crate::games::frostpunk::content::buildings::BuildingRow;
use crate::games::frostpunk::content::card_id::{CardId, Deck};
use crate::games::frostpunk::content::cards::SocietyCard;
use crate::games::frostpunk::content::features::Feature;
use crate::games::frostpunk::content::icons::{self as words_of, Sign};
use crate::games::frostpunk::content::kinds::{Building, Citizen, Good, Lying, Row};
use crate::games::frostpunk::content::map::Tile;
use crate::games::frostpunk::state::{Cubes, Plot};
use crate::games::frostpunk::text;
use crate::scene::{Draw, Group, Scene};

/// The picture of a row of the content files, such as `P001`, `tent` or `society/i/hard`.
pub(crate) fn piece_picture(content: &Content, entry: &str, words: &dyn Words) -> Option<Scene> {
    let mut at = Group::new(0.0, 0.0);
    let height = drawn(&mut at, content, words, entry)?;
    let piece = text::entry_piece(content, entry, words)?;
    let lines: Vec<String> = piece.text.lines().map(str::to_owned).collect();
    let mut scene = captioned(at, height, &lines, NIGHT, SNOW);
    scene.alt = format!("{}. {}", piece.title, lines.join(". "));
    Some(scene)
}

/// Draws the component; returns the height that it takes.
fn drawn(at: &mut Group, content: &Content, words: &dyn Words, entry: &str) -> Option<f32> {
    if let Ok(id) = CardId::read(entry) {
        if matches!(id.deck, Deck::NearTile | Deck::FarTile) {
            let row = content.map.tile.iter().find(|it| it.id == id)?;
            tile(at, row);
            return Some(330.0);
        }
        card::whole(at, content, words, [(WIDE - card::WHOLE.0) * 0.5, 20.0], id);
        return Some(20.0 + card::WHOLE.1);
    }
    if let Some(key) = Building::from_key(entry) {
        building(at, content.building(key));
        return Some(290.0);
    }
    let (society, level) = entry.strip_prefix("society/")?.split_once('/')?;
    let card = content.societies.iter().find(|it| it.key.key() == society && it.level.key() == level)?;
    self::society(at, card);
    Some(330.0)
}

/// A tile of the map with what lies on its fields.
fn tile(at: &mut Group, row: &Tile) {
    let (cx, cy, side) = (WIDE * 0.5, 170.0, 150.0);
    crater::base(at, cx, cy, side, false);
    for (heap, dy) in [(row.upper, -0.43), (row.lower, 0.43)] {
        let Some(heap) = heap else { continue };
        let cubes = |of: Good| Plot { cubes: Some(Cubes { n: heap.n, of }), ..Plot::default() };
        let plot = match heap.of {
            Lying::Wood => cubes(Good::Wood),
            Lying::Coal => cubes(Good::Coal),
            Lying::Core => cubes(Good::Core),
            Lying::Trees => Plot { trees: heap.n, ..Plot::default() },
        };
        field::lying(at, [cx, cy + dy * side, side], &plot, field::BESIDE);
    }
    if row.food > 0 {
        parts::tally(at, cx + side * 1.05, cy, 52.0, Good::Food, format!("+{}", row.food), Fresh::No);
    }
}

/// A building: cold and heated, its price, both of its sides.
fn building(at: &mut Group, row: &BuildingRow) {
    let middle = WIDE * 0.5;
    buildings::building(at, middle - 110.0, 96.0, 150.0, row.key, false);
    buildings::building(at, middle + 110.0, 96.0, 150.0, row.key, true);
    icons::insulation(at, middle, 60.0, 52.0, row.colour);
    let price: Vec<marks::Mark> = row.price.iter().flat_map(words_of::stock).map(Into::into).collect();
    parts::rows(at, [middle - 60.0, 100.0, 120.0, 60.0], 44.0, SNOW, &[vec![price]]);
    let side = |words: &[Feature]| words.iter().map(|it| marks::phrases(it.icons())).collect::<Vec<_>>();
    at.rect(30.0, 188.0, WIDE - 60.0, 92.0).radius(12.0).fill(palette::PAPER);
    match &row.upgraded {
        None => parts::rows(at, [40.0, 192.0, WIDE - 80.0, 84.0], 44.0, palette::INK, &side(&row.words)),
        Some(up) => {
            let wide = (WIDE - 130.0) * 0.5;
            parts::rows(at, [40.0, 192.0, wide, 84.0], 40.0, palette::INK, &side(&row.words));
            signs::sign(at, middle, 234.0, 44.0, Sign::Upgrade);
            parts::rows(at, [WIDE - 40.0 - wide, 192.0, wide, 84.0], 40.0, palette::INK, &side(&up.words));
        }
    }
}

/// What a society begins with.
fn society(at: &mut Group, card: &SocietyCard) {
    at.rect(20.0, 16.0, WIDE - 40.0, 304.0).radius(16.0).fill(palette::PANEL).stroke(palette::PANEL_LINE, 2.0);
    let step = (WIDE - 80.0) / 3.0;
    for (n, of) in Citizen::ALL.into_iter().enumerate() {
        let x = 40.0 + step * n as f32;
        icons::citizen(at, x + 38.0, 70.0, 84.0, of);
        parts::number(at, x + 82.0, 54.0, 42.0, card.citizens.of(of).to_string(), Fresh::No);
        parts::tally(at, x + 82.0, 98.0, 32.0, Sign::Ill, card.ill.of(of).to_string(), Fresh::No);
    }
    let goods = [
        (marks::Mark::from(Good::Food), card.food),
        (Good::Wood.into(), card.wood),
        (Good::Coal.into(), card.coal),
        (Good::Core.into(), card.core),
        (Sign::Automaton.into(), card.automatons),
        (Sign::Death.into(), card.deaths),
    ];
    let mut left = 34.0;
    for (mark, count) in goods {
        left += parts::tally(at, left, 166.0, 38.0, mark, count.to_string(), Fresh::No) + 18.0;
    }
    for (n, (row, start)) in [(Row::Hope, card.hope), (Row::Discontent, card.discontent)].into_iter().enumerate() {
        let x = 50.0 + (WIDE * 0.5 - 30.0) * n as f32;
        icons::row(at, x + 26.0, 256.0, 56.0, row);
        parts::number(at, x + 70.0, 256.0, 42.0, format!("{}/{}", start.active, start.tokens), Fresh::No);
    }
}

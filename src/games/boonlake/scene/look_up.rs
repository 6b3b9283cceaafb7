//! The pictures of the component look-up: the component itself, and its words below it.

use super::palette::{self, INK, TABLE};
use super::{actions, areas, card, hexes, icons, levers, parts, signs, strip};
use crate::engine::Words;
use crate::games::boonlake::content::kinds::{ActionTile, Lever, Region};
use crate::games::boonlake::content::{Content, ScoringId, TokenId};
use crate::games::boonlake::text;
use crate::games::drawing::{WIDE, captioned};
use crate::scene::{Draw, Group, Scene};

/// The picture of an entry, such as `card/forge`, `lever/l07` or `tile/g4`.
pub(crate) fn piece_picture(content: &Content, entry: &str, words: &dyn Words) -> Option<Scene> {
    let origin = content.origins().iter().find(|it| it.id == entry)?;
    let (kind, key) = entry.split_once('/')?;
    let mut at = Group::new(0.0, 0.0);
    let height = drawn(&mut at, content, words, kind, key)?;
    let piece = text::piece(content, origin, words)?;
    let lines: Vec<String> = piece.text.lines().map(str::to_owned).collect();
    let mut scene = captioned(at, height, &lines, TABLE, INK);
    scene.alt = format!("{}. {}", piece.title, lines.join(". "));
    Some(scene)
}

/// Draws the component; returns the height that it takes.
fn drawn(at: &mut Group, content: &Content, words: &dyn Words, kind: &str, key: &str) -> Option<f32> {
    let middle = WIDE * 0.5;
    match kind {
        "card" => {
            let card = content.card(content.find(key)?);
            let zoom = 1.7;
            let place = at.group(middle - card::WHOLE.0 * zoom * 0.5, 20.0);
            place.scale(zoom);
            card::whole(place, words, [0.0, 0.0], card);
            Some(20.0 + card::WHOLE.1 * zoom)
        }
        "scoring" => {
            let tile = content.scoring.iter().position(|it| it.key == key)?;
            let zoom = 1.3;
            let place = at.group(20.0, 20.0);
            place.scale(zoom);
            areas::tile(place, content, [0.0, 0.0, 400.0], ScoringId(tile as u8), None);
            Some(20.0 + areas::ALONE * zoom)
        }
        "tile" => {
            let place = hex(at);
            if key == "pasture" {
                hexes::pasture(place, content.pasture_room, &[]);
            } else {
                let (n, tile) = content.tiles.iter().enumerate().find(|it| it.1.key == key)?;
                hexes::cleared(place, Region::ALL[n % Region::ALL.len()]);
                hexes::plots_of(place, &tile.plots, &[None; 2]);
            }
            Some(HEX)
        }
        "space" => {
            let space = content.space_ids().find(|it| it.number().to_string() == key)?;
            let place = hex(at);
            hexes::wild(place, content, space);
            hexes::number(place, space, false);
            Some(HEX)
        }
        "action" => {
            let place = at.group(40.0, 20.0);
            place.scale(1.6);
            actions::tile(place, content, words, [0.0, 0.0, 300.0, 140.0], ActionTile::from_key(key)?);
            Some(20.0 + 224.0)
        }
        "lever" => {
            let lever = Lever::from_key(key)?;
            let place = at.group(60.0, 20.0);
            place.scale(1.7);
            levers::slot(place, [0.0, 0.0, 258.0, 82.0], lever, content.lever(lever).coins, None);
            Some(20.0 + 140.0)
        }
        "token" => {
            let token = content.tokens.iter().position(|it| it.key == key)?;
            strip::solo_token(at, content, words, [20.0, 20.0, WIDE - 40.0, 120.0], TokenId(token as u8), None);
            Some(140.0)
        }
        "region" => {
            let region = Region::from_key(key)?;
            icons::region(at, middle, 120.0, 200.0, region);
            let reward = signs::gains(std::slice::from_ref(&content.region(region).reward));
            at.rect(middle - 80.0, 190.0, 160.0, 66.0).radius(16.0).fill(palette::PAPER).stroke(palette::EDGE, 2.0);
            parts::row(at, [middle - 70.0, 190.0, 140.0, 66.0], 50.0, INK, &reward);
            Some(258.0)
        }
        _ => None,
    }
}

const HEX: f32 = 330.0;

/// A place for one space, twice as large as on the table.
fn hex(at: &mut Group) -> &mut Group {
    at.group(WIDE * 0.5, 20.0 + HEX * 0.48).scale(1.8)
}

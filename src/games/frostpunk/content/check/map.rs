//! Places touch where their coordinates do, and whatever touches is touched back.

use super::super::card_id::Deck;
use super::super::kinds::{Corner, Distance, GeneratorField, Place, Wall};
use super::super::map::{Map, PlaceRow};
use super::{ContentError, List, Source};

pub(super) fn map(map: &Map, source: &Source) -> Result<(), ContentError> {
    let list = |list: &'static str| List { source, list };
    list("corner").each_once("key", &Corner::ALL, Corner::key, map.corner.iter().map(|it| it.key))?;
    let fields = map.generator_field.iter().map(|it| it.key);
    list("generator_field").each_once("key", &GeneratorField::ALL, GeneratorField::key, fields)?;
    list("wall_token").each_once("kind", &Wall::ALL, Wall::key, map.wall_token.iter().map(|it| it.kind))?;
    places(map, &list("place"))?;
    for (index, row) in map.corner.iter().enumerate() {
        let kind = |place: Place| map.place.iter().find(|it| it.key == place).map(|it| it.kind);
        let fits = kind(row.near) == Some(Distance::Near) && kind(row.far) == Some(Distance::Far);
        list("corner").unless(!fits, index, "key", "a corner has a near place and a far one")?;
        let touches = map.place.iter().any(|it| it.key == row.far && it.deposits.contains(&row.key));
        list("corner").unless(!touches, index, "far", "the corner does not touch this place")?;
    }
    for (index, row) in map.generator_field.iter().enumerate() {
        let one = row.building.is_some() != row.cubes.is_some();
        list("generator_field").unless(!one, index, "key", "a field holds either a building or cubes")?;
    }
    tiles(map, &list("tile"))
}

fn tiles(map: &Map, list: &List<'_>) -> Result<(), ContentError> {
    let (near, far): (Vec<_>, Vec<_>) = map.tile.iter().map(|it| it.id).partition(|it| it.deck == Deck::NearTile);
    for (index, id) in map.tile.iter().map(|it| it.id).enumerate() {
        let known = matches!(id.deck, Deck::NearTile | Deck::FarTile);
        list.unless(!known, index, "id", format!("`{}` is no number such as N01 or F01", id.written()))?;
        let twice = map.tile[..index].iter().any(|it| it.id == id);
        list.unless(twice, index, "id", format!("`{}` is given twice", id.written()))?;
    }
    let enough = near.len() >= Corner::ALL.len() && far.len() >= Corner::ALL.len();
    if enough { Ok(()) } else { Err(list.source.fault("tile".to_owned(), "there are too few tiles".to_owned())) }
}

/// How many steps lie between two places.
fn steps(one: [i32; 2], other: [i32; 2]) -> i32 {
    let [q, r] = [one[0] - other[0], one[1] - other[1]];
    (q.abs() + r.abs() + (q + r).abs()) / 2
}

fn places(map: &Map, list: &List<'_>) -> Result<(), ContentError> {
    let rows = &map.place;
    list.each_once("key", &Place::ALL, Place::key, rows.iter().map(|it| it.key))?;
    for (index, row) in rows.iter().enumerate() {
        let away = match row.kind {
            Distance::Near => 1,
            Distance::Far => 2,
        };
        list.unless(
            steps(row.at, [0, 0]) != away,
            index,
            "at",
            format!("a {} place lies {away} away", row.kind.key()),
        )?;
        let beside = |other: &&PlaceRow| steps(row.at, other.at) == 1;
        let mut wanted: Vec<Place> = rows.iter().filter(beside).map(|it| it.key).collect();
        let mut given = row.touches.clone();
        wanted.sort();
        given.sort();
        let names = || wanted.iter().map(|it| it.key()).collect::<Vec<_>>().join(", ");
        list.unless(wanted != given, index, "touches", format!("by its coordinates it touches {}", names()))?;
        let inner = row.kind == Distance::Near;
        let generator = !row.upper.is_empty() || !row.lower.is_empty();
        list.unless(!inner && generator, index, "upper", "a far place does not touch the Generator tile")?;
        list.unless(
            inner != row.deposits.is_empty(),
            index,
            "deposits",
            "far places touch the frame, near ones do not",
        )?;
    }
    Ok(())
}

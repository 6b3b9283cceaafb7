//! Adjacency, with the worked examples of the rulebook.

use std::collections::BTreeSet;

use super::content;
use crate::games::frostpunk::content::fields::{Field, Half};
use crate::games::frostpunk::content::kinds::{Corner, Deposit, Distance, GeneratorField, Place};

#[test]
fn the_fields_stand_in_order() {
    assert!(Field::ALL.is_sorted() && Field::ALL.into_iter().enumerate().all(|(at, it)| it.index() == at));
}

/// EX-100: four Gathering Posts on near tiles touch 2, 1, 1 and 0 fields of the Generator tile.
#[test]
fn map_02_fields_of_the_generator_tile_that_touch_a_field() {
    let map = content().map;
    let touched = |place, half| {
        let beside = map.beside(Field::Map(place, half), |_| true);
        beside.into_iter().filter(|it| matches!(it, Field::Generator(_))).count()
    };
    let posts = [(Place::Ne, Half::Lower), (Place::E, Half::Upper), (Place::E, Half::Lower), (Place::Ne, Half::Upper)];
    assert_eq!(posts.map(|(place, half)| touched(place, half)), [2, 1, 1, 0]);
}

/// EX-102: the other field of the tile, both fields of each tile beside it, and the touching Generator fields.
#[test]
fn map_02_a_field_touches_its_other_half_the_tiles_beside_it_and_the_generator_tile() {
    let map = content().map;
    let tiles = [Place::Ne, Place::N, Place::W];
    let beside = map.beside(Field::Map(Place::Ne, Half::Lower), |it| tiles.contains(&it));
    let wanted = [
        Field::Map(Place::Ne, Half::Upper),
        Field::Map(Place::N, Half::Upper),
        Field::Map(Place::N, Half::Lower),
        Field::Generator(GeneratorField::N),
        Field::Generator(GeneratorField::Ne),
    ];
    assert_eq!(beside, wanted);
}

#[test]
fn map_03_generator_fields_touch_fields_of_the_map_only() {
    let map = content().map;
    let beside = map.beside(Field::Generator(GeneratorField::Ne), |_| true);
    assert_eq!(beside, [Field::Map(Place::E, Half::Upper), Field::Map(Place::Ne, Half::Lower)]);
    for key in GeneratorField::ALL {
        let there = map.beside(Field::Generator(key), |_| true);
        assert_eq!(there.len(), 2, "{key:?}");
        for field in there {
            assert!(map.beside(field, |_| true).contains(&Field::Generator(key)), "{field:?} and {key:?}");
        }
    }
    assert!(map.beside(Field::Generator(GeneratorField::Se), |_| false).is_empty());
}

/// EX-101: a place at an edge between a coal and a wood corner touches both.
#[test]
fn map_04_a_tile_may_touch_two_deposits() {
    let map = content().map;
    let at = |corner| match corner {
        Corner::E => Some(Deposit::Coal),
        Corner::Ne => Some(Deposit::Wood),
        _ => None,
    };
    assert_eq!(map.deposits_beside(Place::Ene, at), BTreeSet::from([Deposit::Wood, Deposit::Coal]));
    assert_eq!(map.deposits_beside(Place::E2, at), BTreeSet::from([Deposit::Coal]));
    assert!(map.deposits_beside(Place::E, at).is_empty());
}

#[test]
fn map_05_a_large_building_touches_what_either_field_touches_but_not_itself() {
    let map = content().map;
    let beside = map.beside_tile(Place::E, |it| [Place::E, Place::Se].contains(&it));
    let wanted = [
        Field::Map(Place::Se, Half::Upper),
        Field::Map(Place::Se, Half::Lower),
        Field::Generator(GeneratorField::Ne),
        Field::Generator(GeneratorField::Se),
    ];
    assert_eq!(beside, wanted);
}

#[test]
fn hea_02_six_places_lie_in_the_orange_zone_and_twelve_more_in_the_yellow_one() {
    let map = content().map;
    let zone = |wanted| Place::ALL.iter().filter(|it| map.away(**it) == Some(wanted)).count();
    assert_eq!((zone(Distance::Near), zone(Distance::Far)), (6, 12));
}

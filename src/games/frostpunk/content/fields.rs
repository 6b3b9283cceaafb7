//! Which fields touch each other, which deposits a tile touches, and which zone of heat a place lies in: all of it from the
//! rows of `map.toml` (MAP-02 to MAP-05, HEA-02).

use std::collections::BTreeSet;

use super::kinds::{Corner, Deposit, Distance, GeneratorField, Place};
use super::map::{Map, PlaceRow};

/// The two fields of a map tile, which lies with its upper field to the north (MAP-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Half {
    Upper,
    Lower,
}

impl Half {
    pub(crate) const BOTH: [Half; 2] = [Half::Upper, Half::Lower];

    pub(crate) fn key(self) -> &'static str {
        match self {
            Half::Upper => "upper",
            Half::Lower => "lower",
        }
    }
}

/// A field of a map tile, by the place of the tile, or one of the Generator tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Field {
    Map(Place, Half),
    Generator(GeneratorField),
}

impl PlaceRow {
    /// The fields of the Generator tile that touch one field of a tile here.
    fn generator_fields(&self, half: Half) -> &[GeneratorField] {
        match half {
            Half::Upper => &self.upper,
            Half::Lower => &self.lower,
        }
    }
}

impl Map {
    fn row(&self, place: Place) -> impl Iterator<Item = &PlaceRow> {
        self.place.iter().filter(move |it| it.key == place)
    }

    /// The fields adjacent to one, where tiles lie on these places (MAP-02, MAP-03).
    pub(crate) fn beside(&self, field: Field, tiles: &BTreeSet<Place>) -> BTreeSet<Field> {
        let both = |place: Place| Half::BOTH.map(|half| Field::Map(place, half));
        match field {
            Field::Map(place, half) => self
                .row(place)
                .flat_map(|row| {
                    let touching = row.touches.iter().filter(|it| tiles.contains(it)).flat_map(|it| both(*it));
                    let generator = row.generator_fields(half).iter().map(|it| Field::Generator(*it));
                    let own = Half::BOTH.into_iter().filter(move |it| *it != half).map(move |it| Field::Map(place, it));
                    touching.chain(generator).chain(own).collect::<Vec<_>>()
                })
                .collect(),
            Field::Generator(key) => self
                .place
                .iter()
                .filter(|it| tiles.contains(&it.key))
                .flat_map(|row| Half::BOTH.map(|half| (row, half)))
                .filter(|(row, half)| row.generator_fields(*half).contains(&key))
                .map(|(row, half)| Field::Map(row.key, half))
                .collect(),
        }
    }

    /// The fields adjacent to a large building: those of either of its fields, without its own (MAP-05).
    pub(crate) fn beside_tile(&self, place: Place, tiles: &BTreeSet<Place>) -> BTreeSet<Field> {
        let own = |it: &Field| matches!(it, Field::Map(at, _) if *at == place);
        Half::BOTH.iter().flat_map(|half| self.beside(Field::Map(place, *half), tiles)).filter(|it| !own(it)).collect()
    }

    /// The deposits that a tile touches, with what lies at the corners of the frame (MAP-04).
    pub(crate) fn deposits_beside(&self, place: Place, at: impl Fn(Corner) -> Option<Deposit>) -> BTreeSet<Deposit> {
        self.row(place).flat_map(|it| &it.deposits).filter_map(|it| at(*it)).collect()
    }

    /// How far a place is from the Generator tile: the orange zone reaches 1, the yellow one 2 (HEA-02).
    pub(crate) fn away(&self, place: Place) -> Option<Distance> {
        self.row(place).map(|it| it.kind).next()
    }
}

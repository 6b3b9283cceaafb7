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

impl Field {
    const COUNT: usize = Half::BOTH.len() * Place::ALL.len() + GeneratorField::ALL.len();

    /// Every field in order.
    pub(crate) const ALL: [Field; Field::COUNT] = {
        let mut all = [Field::Generator(GeneratorField::ALL[0]); Field::COUNT];
        let (mut at, mut last) = (0, 0);
        while at < Field::COUNT {
            let (place, half) = (at / Half::BOTH.len(), at % Half::BOTH.len());
            if place < Place::ALL.len() {
                all[at] = Field::Map(Place::ALL[place], Half::BOTH[half]);
            } else {
                all[at] = Field::Generator(GeneratorField::ALL[last]);
                last += 1;
            }
            at += 1;
        }
        all
    };

    /// Where it stands among all fields.
    pub(crate) fn index(self) -> usize {
        match self {
            Field::Map(place, half) => Half::BOTH.len() * place as usize + half as usize,
            Field::Generator(it) => Half::BOTH.len() * Place::ALL.len() + it as usize,
        }
    }
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

    /// The fields adjacent to one, in order, where a tile lies on some of the places (MAP-02, MAP-03).
    pub(crate) fn beside(&self, field: Field, lies: impl Fn(Place) -> bool) -> Vec<Field> {
        let both = |place: Place| Half::BOTH.map(|half| Field::Map(place, half));
        let mut fields = Vec::new();
        match field {
            Field::Map(place, half) => {
                for row in self.row(place) {
                    fields.extend(row.touches.iter().filter(|it| lies(**it)).flat_map(|it| both(*it)));
                    fields.extend(row.generator_fields(half).iter().map(|it| Field::Generator(*it)));
                    fields.extend(both(place).into_iter().filter(|it| *it != field));
                }
            }
            Field::Generator(key) => {
                for row in self.place.iter().filter(|it| lies(it.key)) {
                    let touching = Half::BOTH.into_iter().filter(|half| row.generator_fields(*half).contains(&key));
                    fields.extend(touching.map(|half| Field::Map(row.key, half)));
                }
            }
        }
        in_order(fields)
    }

    /// The fields adjacent to a large building: those of either of its fields, without its own (MAP-05).
    pub(crate) fn beside_tile(&self, place: Place, lies: impl Fn(Place) -> bool) -> Vec<Field> {
        let own = |it: &Field| matches!(it, Field::Map(at, _) if *at == place);
        let either = Half::BOTH.into_iter().flat_map(|half| self.beside(Field::Map(place, half), &lies));
        in_order(either.filter(|it| !own(it)).collect())
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

/// Each of them once.
fn in_order(mut fields: Vec<Field>) -> Vec<Field> {
    fields.sort_unstable();
    fields.dedup();
    fields
}

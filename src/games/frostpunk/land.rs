//! What lies and stands on the fields (MAP-01), and the routes that lead out of the city (EXP-03).

use super::content::card_id::CardId;
use super::content::fields::Field;
use super::content::kinds::{Building, Good, Place};
use super::pawns::Pawn;

/// A field of a tile that lies on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Plot {
    /// The cubes of one resource.
    pub cubes: Option<Cubes>,
    pub trees: u32,
    /// A large building stands on the upper field of its tile and takes up the lower one, too.
    pub built: Option<Built>,
}

/// At least one cube.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cubes {
    pub n: u32,
    pub of: Good,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Built {
    pub key: Building,
    pub upgraded: bool,
}

impl Built {
    pub(crate) fn new(key: Building) -> Built {
        Built { key, upgraded: false }
    }
}

impl Plot {
    pub(crate) fn holds(&self, good: Good) -> u32 {
        self.cubes.filter(|it| it.of == good).map_or(0, |it| it.n)
    }

    /// Takes up to so many cubes off; says which and how many.
    pub(crate) fn take(&mut self, most: u32) -> Option<Cubes> {
        let Cubes { n, of } = self.cubes?;
        let taken = n.min(most);
        self.cubes = (n > taken).then_some(Cubes { n: n - taken, of });
        Some(Cubes { n: taken, of })
    }

    /// Lays cubes down; a field holds one resource only and not more than `most` (MAP-01).
    pub(crate) fn put(&mut self, cubes: Cubes, most: u32) -> u32 {
        if self.cubes.is_some_and(|it| it.of != cubes.of) {
            return 0;
        }
        let before = self.cubes.map_or(0, |it| it.n);
        let after = (before + cubes.n).min(most.max(before));
        self.cubes = (after > 0).then_some(Cubes { n: after, of: cubes.of });
        after - before
    }
}

/// What lies on the fields of every tile that lies on the map, in their order.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Fields([Option<Plot>; Field::ALL.len()]);

impl Fields {
    pub(crate) fn none() -> Fields {
        Fields([None; Field::ALL.len()])
    }

    pub(crate) fn get(&self, field: Field) -> Option<&Plot> {
        self.0[field.index()].as_ref()
    }

    pub(crate) fn get_mut(&mut self, field: Field) -> Option<&mut Plot> {
        self.0[field.index()].as_mut()
    }

    pub(crate) fn insert(&mut self, field: Field, plot: Plot) {
        self.0[field.index()] = Some(plot);
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Field, &Plot)> {
        Field::ALL.into_iter().zip(&self.0).filter_map(|(field, plot)| Some((field, plot.as_ref()?)))
    }

    pub(crate) fn keys(&self) -> impl Iterator<Item = Field> {
        self.iter().map(|it| it.0)
    }

    pub(crate) fn values(&self) -> impl Iterator<Item = &Plot> {
        self.0.iter().flatten()
    }
}

/// In records: `ne-upper`, `generator-sw`.
pub(crate) fn field_key(field: Field) -> String {
    match field {
        Field::Map(place, half) => format!("{}-{}", place.key(), half.key()),
        Field::Generator(it) => format!("generator-{}", it.key()),
    }
}

/// The map place of a field; none for the Generator tile.
pub(crate) fn place_of(field: Field) -> Option<Place> {
    match field {
        Field::Map(place, _) => Some(place),
        Field::Generator(_) => None,
    }
}

/// A route of expedition cards, the first at the bottom (EXP-03).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Route {
    pub cards: Vec<RouteCard>,
    pub scout: Option<Scout>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RouteCard {
    pub id: CardId,
    /// Its dark side is up: explored, and gone on from.
    pub dark: bool,
}

/// A pawn on a route; the space is counted from 0 at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scout {
    pub pawn: Pawn,
    pub space: u32,
}

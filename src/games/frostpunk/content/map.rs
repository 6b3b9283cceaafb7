//! `map.toml`: the places for tiles, the Generator tile, the crater wall and the tiles.

use serde::Deserialize;

use super::amounts::{Heap, Stock};
use super::card_id::CardId;
use super::kinds::{Building, Corner, Distance, GeneratorField, Place, Provenance, Wall};
use super::origin::{Except, Origin, Sourced, sourced};
use super::written;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Map {
    pub corner: Vec<CornerRow>,
    pub generator_field: Vec<GeneratorFieldRow>,
    pub place: Vec<PlaceRow>,
    pub wall_token: Vec<WallTokens>,
    pub tile: Vec<Tile>,
}

/// A corner of the frame with the places in its direction (SET-05).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CornerRow {
    pub key: Corner,
    pub near: Place,
    pub far: Place,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// A field of the Generator tile with the building or the cubes on it (SET-03).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GeneratorFieldRow {
    pub key: GeneratorField,
    pub building: Option<Building>,
    #[serde(default, deserialize_with = "written::maybe::<Stock, _>")]
    pub cubes: Option<Stock>,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// A place for a tile (MAP-02, MAP-04).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlaceRow {
    pub key: Place,
    pub kind: Distance,
    /// Axial coordinates around the Generator tile.
    pub at: [i32; 2],
    pub touches: Vec<Place>,
    /// The fields of the Generator tile that touch the fields of a tile here.
    #[serde(default)]
    pub upper: Vec<GeneratorField>,
    #[serde(default)]
    pub lower: Vec<GeneratorField>,
    #[serde(default)]
    pub deposits: Vec<Corner>,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// Crater-wall tokens of a kind (SET-04).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WallTokens {
    pub kind: Wall,
    pub count: u32,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// A map tile (MAP-01, ACT-13). A field that says nothing is empty.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tile {
    pub id: CardId,
    #[serde(default, deserialize_with = "written::maybe::<Heap, _>")]
    pub upper: Option<Heap>,
    #[serde(default, deserialize_with = "written::maybe::<Heap, _>")]
    pub lower: Option<Heap>,
    pub food: u32,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

sourced! {
    CornerRow: |it| format!("corner/{}", it.key.key());
    GeneratorFieldRow: |it| format!("generator-field/{}", it.key.key());
    PlaceRow: |it| format!("place/{}", it.key.key());
    WallTokens: |it| format!("wall-token/{}", it.kind.key());
    Tile: |it| it.id.written();
}

impl Tile {
    /// What lies on its fields.
    #[cfg(test)]
    pub(crate) fn heaps(&self) -> impl Iterator<Item = Heap> {
        [self.upper, self.lower].into_iter().flatten()
    }
}

impl Map {
    pub(super) fn origins(&self) -> Vec<Origin> {
        let rows = self.corner.iter().map(Sourced::origin);
        let rows = rows.chain(self.generator_field.iter().map(Sourced::origin));
        let rows = rows.chain(self.place.iter().map(Sourced::origin));
        let rows = rows.chain(self.wall_token.iter().map(Sourced::origin));
        rows.chain(self.tile.iter().map(Sourced::origin)).collect()
    }
}

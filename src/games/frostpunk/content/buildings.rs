//! `buildings.toml`: what stands on fields, what it costs and what it does.

use serde::Deserialize;

use super::amounts::{Gained, Stock};
use super::effect::Step;
use super::features::Feature;
use super::kinds::{Building, Colour, From, Provenance, Size, User};
use super::origin::{Except, sourced};
use super::paid::parts;
use super::written;
use crate::engine::{Arg, Text};
use crate::games::card_words::{Read, Slot};

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Buildings {
    pub(super) building: Vec<BuildingRow>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BuildingRow {
    pub key: Building,
    pub size: Size,
    pub colour: Colour,
    /// Whose pawn may use it; nobody's where it has no action (ACT-43).
    pub who: Option<User>,
    pub from: From,
    #[serde(default, deserialize_with = "written::word::<Price, _>")]
    pub price: Vec<Stock>,
    pub tiles: u32,
    /// What is on the back of its tile.
    pub back: Option<Building>,
    /// The red demolition mark (ACT-35).
    #[serde(default)]
    pub stays: bool,
    #[serde(default, deserialize_with = "written::words::<Feature, _>")]
    pub words: Vec<Feature>,
    /// None with the diamond mark on both sides (BLD-01).
    pub upgraded: Option<Upgraded>,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// The upgraded side of a building.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Upgraded {
    pub colour: Colour,
    #[serde(deserialize_with = "written::word::<Price, _>")]
    pub price: Vec<Stock>,
    #[serde(deserialize_with = "written::words::<Feature, _>")]
    pub words: Vec<Feature>,
}

sourced! {
    BuildingRow: |it| it.key.key().to_owned();
}

impl BuildingRow {
    /// Whether pawns act there.
    pub(crate) fn acts(&self) -> bool {
        self.words.iter().any(|it| matches!(it, Feature::Do(_)))
    }

    /// Whether its action brings automatons (AUT-01).
    pub(crate) fn makes_automatons(&self) -> bool {
        let makes = |it: &Step| matches!(it, Step::Gain(Gained::Automatons(_)));
        self.words.iter().any(|it| matches!(it, Feature::Do(act) if act.effect.iter().any(makes)))
    }
}

/// `4 wood, 1 core`.
pub(crate) struct Price;

impl Slot for Price {
    type Value = Vec<Stock>;

    fn read(text: &str) -> Read<Vec<Stock>> {
        parts(text, ',')?.into_iter().map(Stock::read).collect()
    }

    fn arg(value: &Vec<Stock>) -> Arg {
        value.iter().map(|it| it.text()).collect::<Vec<Text>>().into()
    }
}

//! `boards.toml`: the tracks and boards, the supplies and their ends.

use serde::Deserialize;

use super::card_id::CardId;
use super::kinds::{Citizen, Provenance, Sheet};
use super::origin::{Except, Origin, Sourced, sourced};

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Boards {
    pub population: Vec<PopulationSection>,
    pub illness: Vec<IllnessSection>,
    pub hunger: Vec<HungerSection>,
    pub defeat: Defeat,
    pub tower: Towers,
    pub heat: Heat,
    pub icons: Icons,
    pub cubes: Cubes,
    pub overload: Overload,
    pub columns: Columns,
    pub tokens: Tokens,
    pub pawns: Pawns,
    pub limits: Limits,
    pub setup: Setup,
    pub sheet: Vec<SheetRow>,
}

/// A section of the population track, up to the next one (ACT-01).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PopulationSection {
    pub from: u32,
    pub pawns: u32,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// What the illness of a type brings in Preparation (PRE-04).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct IllnessSection {
    pub from: u32,
    pub exhausted: u32,
    pub flips: u32,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// What hunger brings after paying (HUN-03).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HungerSection {
    pub from: u32,
    pub discontent: u32,
    pub deaths: u32,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// Where a game is lost (WIN-02).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Defeat {
    pub epidemic: u32,
    pub famine: u32,
    /// The last space of the deaths track.
    pub deaths: u32,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Towers {
    pub basic: Tower,
    pub upgraded: Tower,
}

/// A tower, with chances in per cent (GEN-03).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tower {
    /// A dropped cube falls through.
    pub falls: u32,
    /// A cube inside comes loose with each drop.
    pub loosens: u32,
    /// How many cubes it holds at most.
    pub holds: u32,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// The heat track and where the markers start (SET-18).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Heat {
    pub spaces: u32,
    pub heat: u32,
    pub cold: u32,
    pub red: u32,
    pub orange: u32,
    pub yellow: u32,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// Who falls ill between each space of the heat track and the next (GEN-02).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Icons {
    pub between: Vec<Citizen>,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// How many cubes are dropped with the heat marker on each space (GEN-03).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Cubes {
    pub dropped: Vec<u32>,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// The overload track (GEN-04, GEN-05).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Overload {
    /// Its small spaces; whatever is above lies on the large one.
    pub small: u32,
    /// How far the first malfunction moves the cold marker and the range markers.
    pub malfunction: u32,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// The columns of the round track in turn (HUN-06).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Columns {
    pub feed: Vec<Citizen>,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// The tokens of hope and discontent (TOK-01).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tokens {
    /// So many of each type.
    pub each: u32,
    /// The spaces of the rows.
    pub hope: u32,
    pub discontent: u32,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Pawns {
    pub worker: u32,
    pub engineer: u32,
    pub child: u32,
    pub child_worker: u32,
    pub child_engineer: u32,
    pub automaton: u32,
    /// Exhausted tokens of each type.
    pub exhausted: u32,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// The ends of tracks and supplies (LIM).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Limits {
    /// Of each type.
    pub citizens: u32,
    pub food: u32,
    pub hunger: u32,
    /// Cubes on a field.
    pub field: u32,
    pub laws: u32,
    pub trees: u32,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// What is laid out and dealt (SET-07, SET-15, SET-20).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Setup {
    /// Citizen cards for one player, two and so on.
    pub hands: Vec<u32>,
    pub technologies: u32,
    /// Future laws besides those that exclude each other.
    pub laws: u32,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// A responsibility sheet with the advisor that it belongs to (LED-04).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SheetRow {
    pub key: Sheet,
    pub advisor: CardId,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

sourced! {
    PopulationSection: |it| format!("population/{}", it.from);
    IllnessSection: |it| format!("illness/{}", it.from);
    HungerSection: |it| format!("hunger/{}", it.from);
    Defeat: |it| "defeat".to_owned();
    Tower: |it| format!("tower/{}", it.falls);
    Heat: |it| "heat".to_owned();
    Icons: |it| "icons".to_owned();
    Cubes: |it| "cubes".to_owned();
    Overload: |it| "overload".to_owned();
    Columns: |it| "columns".to_owned();
    Tokens: |it| "tokens".to_owned();
    Pawns: |it| "pawns".to_owned();
    Limits: |it| "limits".to_owned();
    Setup: |it| "setup".to_owned();
    SheetRow: |it| format!("sheet/{}", it.key.key());
}

impl Boards {
    /// How many pawns stand above the section that so many citizens are in.
    pub(crate) fn pawns_of(&self, citizens: u32) -> u32 {
        self.population.iter().rev().find(|it| it.from <= citizens).map_or(0, |it| it.pawns)
    }

    /// The section of an illness marker.
    pub(crate) fn illness_at(&self, ill: u32) -> Option<&IllnessSection> {
        self.illness.iter().rev().find(|it| it.from <= ill)
    }

    /// How many ill of a type turn its marker at the least (PRE-04).
    pub(crate) fn first_flip(&self) -> u32 {
        self.illness.iter().find(|it| it.flips > 0).map_or(0, |it| it.from)
    }

    /// The section of the hunger marker.
    pub(crate) fn hunger_at(&self, hunger: u32) -> Option<&HungerSection> {
        self.hunger.iter().rev().find(|it| it.from <= hunger)
    }

    pub(super) fn origins(&self) -> Vec<Origin> {
        let single: [&dyn Sourced; 12] = [
            &self.defeat,
            &self.tower.basic,
            &self.tower.upgraded,
            &self.heat,
            &self.icons,
            &self.cubes,
            &self.overload,
            &self.columns,
            &self.tokens,
            &self.pawns,
            &self.limits,
            &self.setup,
        ];
        let sections = self.population.iter().map(Sourced::origin);
        let sections = sections.chain(self.illness.iter().map(Sourced::origin));
        let sections = sections.chain(self.hunger.iter().map(Sourced::origin));
        sections.chain(single.map(Sourced::origin)).chain(self.sheet.iter().map(Sourced::origin)).collect()
    }
}

//! The files of the cards that are not event cards: societies, technologies and advisors, laws, the scenario, weather,
//! citizens, expeditions.

use serde::Deserialize;

use super::amounts::Stock;
use super::card_id::CardId;
use super::effect::{Act, Step, Steps};
use super::features::{Ability, Setup, Technique};
use super::kinds::{Citizen, Hint, Letter, Level, Outpost, Provenance, Site, Society};
use super::origin::{Except, sourced};
use super::paid::Paid;
use super::routes::Leg;
use super::slots::Work;
use super::written;

/// Something for each type of citizen.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PerCitizen<T> {
    pub worker: T,
    pub engineer: T,
    pub child: T,
}

impl<T> PerCitizen<T> {
    pub(crate) fn of(&self, citizen: Citizen) -> &T {
        match citizen {
            Citizen::Worker => &self.worker,
            Citizen::Engineer => &self.engineer,
            Citizen::Child => &self.child,
        }
    }
}

/// `societies.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Societies {
    pub(super) society: Vec<SocietyCard>,
}

/// One side of a society card, in the order of SET-09 to SET-13.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SocietyCard {
    pub key: Society,
    pub level: Level,
    pub citizens: PerCitizen<u32>,
    pub ill: PerCitizen<u32>,
    pub food: u32,
    pub wood: u32,
    pub coal: u32,
    pub core: u32,
    pub automatons: u32,
    pub deaths: u32,
    pub discontent: RowStart,
    pub hope: RowStart,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// So many tokens in a row, the first of them active (SET-13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RowStart {
    pub tokens: u32,
    pub active: u32,
}

/// `technologies.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Technologies {
    pub(super) technology: Vec<Technology>,
    pub(super) advisor: Vec<Advisor>,
    pub(super) mobilization: Mobilization,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Technology {
    pub id: CardId,
    /// The rounds to develop it (TEC-03).
    pub value: u32,
    #[serde(deserialize_with = "written::words::<Technique, _>")]
    pub words: Vec<Technique>,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// An advisor, used once a round in Preparation (ADV-01).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Advisor {
    pub id: CardId,
    #[serde(deserialize_with = "written::word::<Paid<Step>, _>")]
    pub ability: Act,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// The card of the solo game (SOL-02).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Mobilization {
    #[serde(deserialize_with = "written::word::<Steps, _>")]
    pub effect: Vec<Step>,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// `weather.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WeatherDeck {
    pub(super) card: Vec<Weather>,
}

/// A weather card: how far markers and scouts move (WEA).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Weather {
    pub id: CardId,
    pub cold: u32,
    pub red: u32,
    pub orange: u32,
    pub yellow: u32,
    pub scouts: u32,
    pub storm: u32,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// `citizens.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CitizenDeck {
    pub(super) card: Vec<CitizenCard>,
}

/// A citizen card (CIT).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CitizenCard {
    pub id: CardId,
    #[serde(rename = "type")]
    pub of: Citizen,
    /// What it costs to discard it in the setup (SET-21).
    #[serde(deserialize_with = "written::word::<Setup, _>")]
    pub setup: Setup,
    #[serde(deserialize_with = "written::words::<Work, _>")]
    pub at: Vec<Work>,
    #[serde(deserialize_with = "written::word::<Paid<Ability>, _>")]
    pub ability: Paid<Ability>,
    /// What happens when it stands for the death of a citizen of the type (ILL-06).
    pub dies: PerCitizen<Death>,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// A death effect.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(transparent)]
pub(crate) struct Death(#[serde(deserialize_with = "written::word::<Steps, _>")] pub Vec<Step>);

/// `expeditions.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Expeditions {
    pub(super) card: Vec<Expedition>,
    pub(super) outpost: Vec<OutpostRow>,
    pub(super) outpost_card: Vec<OutpostCard>,
    pub(super) outposts: Outposts,
}

/// An expedition card (EXP).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Expedition {
    pub id: CardId,
    pub letter: Letter,
    pub place: Site,
    pub hint: Hint,
    /// Of its white side; the last one is the place.
    pub spaces: u32,
    /// The options of a return (EXP-08).
    #[serde(deserialize_with = "written::words::<Leg, _>")]
    pub back: Vec<Leg>,
    /// What going on pays later (EXP-07).
    #[serde(default, deserialize_with = "written::maybe::<Leg, _>")]
    pub on: Option<Leg>,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// What a built outpost of a kind pays on each trip (EXP-14).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OutpostRow {
    pub kind: Outpost,
    #[serde(deserialize_with = "written::word::<Steps, _>")]
    pub pays: Vec<Step>,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// An expedition card that unlocks an outpost or pays at once.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OutpostCard {
    pub id: CardId,
    pub unlocks: Outpost,
    #[serde(deserialize_with = "written::word::<Steps, _>")]
    pub pays: Vec<Step>,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Outposts {
    #[serde(deserialize_with = "written::word::<Stock, _>")]
    pub price: Stock,
    /// The outpost space of the transport track.
    pub track: u32,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

sourced! {
    SocietyCard: |it| format!("society/{}/{}", it.key.key(), it.level.key());
    Technology: |it| it.id.written();
    Advisor: |it| it.id.written();
    Mobilization: |it| "mobilization".to_owned();
    Weather: |it| it.id.written();
    CitizenCard: |it| it.id.written();
    Expedition: |it| it.id.written();
    OutpostRow: |it| format!("outpost/{}", it.kind.key());
    OutpostCard: |it| it.id.written();
    Outposts: |it| "outposts".to_owned();
}

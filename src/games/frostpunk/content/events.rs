//! The files of the event cards: morning, dusk, consultations, laws with their consequences, and the scenario.

use serde::Deserialize;

use super::card_id::CardId;
use super::effect::{Act, Step, Steps};
use super::features::Decree;
use super::kinds::{Provenance, Then, Token};
use super::origin::{Except, sourced};
use super::paid::Paid;
use super::standing::Standing;
use super::written;

/// `morning.toml` and `dusk.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Events {
    pub(super) card: Vec<Event>,
}

/// An event card (EVT-01).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Event {
    pub id: CardId,
    #[serde(default, deserialize_with = "written::word::<Steps, _>")]
    pub at_once: Vec<Step>,
    #[serde(default, deserialize_with = "written::words::<Paid<Step>, _>")]
    pub options: Vec<Act>,
    #[serde(default, deserialize_with = "written::words::<Standing, _>")]
    pub standing: Vec<Standing>,
    /// Where a dusk card goes; a morning card leaves the game unless it says `stay` (EVT-04).
    pub then: Option<Then>,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// `consultations.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Consultations {
    pub(super) card: Vec<Consultation>,
}

/// A public consultation, with its columns from left to right (DUS-05).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Consultation {
    pub id: CardId,
    #[serde(deserialize_with = "written::word::<Steps, _>")]
    pub greed: Vec<Step>,
    #[serde(deserialize_with = "written::word::<Steps, _>")]
    pub apathy: Vec<Step>,
    #[serde(deserialize_with = "written::word::<Steps, _>")]
    pub anger: Vec<Step>,
    #[serde(deserialize_with = "written::word::<Steps, _>")]
    pub motivation: Vec<Step>,
    #[serde(deserialize_with = "written::word::<Steps, _>")]
    pub care: Vec<Step>,
    #[serde(deserialize_with = "written::word::<Steps, _>")]
    pub justice: Vec<Step>,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

impl Consultation {
    /// Its columns from left to right: tied types are done in this order.
    pub(crate) fn columns(&self) -> [(Token, &[Step]); 6] {
        [
            (Token::Greed, &self.greed),
            (Token::Apathy, &self.apathy),
            (Token::Anger, &self.anger),
            (Token::Motivation, &self.motivation),
            (Token::Care, &self.care),
            (Token::Justice, &self.justice),
        ]
    }
}

/// `laws.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Laws {
    pub(super) law: Vec<Law>,
}

/// A law with its two consequences (LAW-03).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Law {
    pub id: CardId,
    /// The law that leaves the game with it (LAW-02).
    pub removes: Option<CardId>,
    #[serde(deserialize_with = "written::word::<Steps, _>")]
    pub at_once: Vec<Step>,
    #[serde(deserialize_with = "written::words::<Decree, _>")]
    pub words: Vec<Decree>,
    pub consequence: [Consequence; 2],
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// A dusk card that a law brings.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Consequence {
    pub id: CardId,
    #[serde(deserialize_with = "written::word::<Steps, _>")]
    pub effect: Vec<Step>,
    /// What it says while it lies on its law (LAW-05).
    #[serde(default, deserialize_with = "written::maybe::<Standing, _>")]
    pub standing: Option<Standing>,
    pub then: Then,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// `scenario.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scenario {
    pub setup: ScenarioSetup,
    pub targets: Targets,
    pub card: Vec<ScenarioCard>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ScenarioSetup {
    pub rounds: u32,
    /// The space on which the storm marker starts (SET-14).
    pub storm: u32,
    /// The card that lies open from the start (SET-24).
    pub open: CardId,
    pub storm_card: CardId,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Targets {
    pub normal: Storehouses,
    /// While a card says so.
    pub high: Storehouses,
}

/// What the storehouses must hold.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Storehouses {
    pub coal: u32,
    pub wood: u32,
    pub food: u32,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

/// A scenario card (SCN-01).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ScenarioCard {
    pub id: CardId,
    #[serde(default, deserialize_with = "written::word::<Steps, _>")]
    pub at_once: Vec<Step>,
    #[serde(default, deserialize_with = "written::words::<Standing, _>")]
    pub standing: Vec<Standing>,
    provenance: Provenance,
    #[serde(default)]
    except: Except,
}

sourced! {
    Event: |it| it.id.written();
    Consultation: |it| it.id.written();
    Law: |it| it.id.written();
    Consequence: |it| it.id.written();
    ScenarioSetup: |it| "scenario".to_owned();
    Storehouses: |it| format!("targets/{}-{}-{}", it.coal, it.wood, it.food);
    ScenarioCard: |it| it.id.written();
}

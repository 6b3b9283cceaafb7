//! Why something is gained or lost, and to which line of the score sheet it belongs.

use super::kinds::{Effect, Leader, Officer, Source, Zone};
use super::names;
use crate::engine::Text;

/// Why something is gained or lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Why {
    Effect(Effect),
    Settlement(usize),
    Defense,
    Leader(Leader),
    Officer(Officer),
    OtherDie,
    Patrol { card: usize, stage: usize, stages: usize },
    Trap,
    Wall(usize),
    Raptor { zone: Zone, space: usize },
    Breach,
    Reward(usize),
    Assembly(Zone),
    Votes,
    OfficerScoring(Officer),
    EndSoldiers,
    EndFortifications,
    Leftovers,
    HeavyThreat,
}

impl Why {
    /// The line of the score sheet that Followers gained or lost so belong to.
    pub(super) fn source(self) -> Source {
        match self {
            Why::Votes => Source::Votes,
            Why::OfficerScoring(_) => Source::Officers,
            Why::Trap | Why::Wall(_) | Why::Raptor { .. } | Why::Breach | Why::Reward(_) => Source::Attacks,
            Why::EndSoldiers => Source::Soldiers,
            Why::EndFortifications => Source::Fortifications,
            Why::Leftovers | Why::HeavyThreat => Source::Leftovers,
            Why::Effect(_)
            | Why::Settlement(_)
            | Why::Defense
            | Why::Leader(_)
            | Why::Officer(_)
            | Why::OtherDie
            | Why::Patrol { .. }
            | Why::Assembly(_) => Source::Town,
        }
    }
}

/// How the cause is said.
pub(super) fn why(why: Why, retail: bool) -> Text {
    match why {
        Why::Effect(it) => names::effect(it, retail),
        Why::Settlement(space) => Text::new("why-settlement").with("space", space),
        Why::Defense => Text::new("why-defense"),
        Why::Leader(it) => names::leader(it),
        Why::Officer(it) => Text::new("why-officer").with("officer", names::officer(it)),
        Why::OtherDie => Text::new("why-other-die"),
        Why::Patrol { card, stage, stages } => {
            Text::new("why-patrol").with("n", card).with("stage", stage).with("stages", stages)
        }
        Why::Trap => Text::new("why-trap"),
        Why::Wall(col) => Text::new("why-wall").with("col", col + 1),
        Why::Raptor { zone: at, space } => Text::new("why-raptor").with("zone", names::zone(at)).with("space", space),
        Why::Breach => Text::new("why-breach"),
        Why::Reward(number) => Text::new("why-reward").with("n", number),
        Why::Assembly(it) => Text::new("why-assembly").with("zone", names::zone(it)),
        Why::Votes => Text::new("why-votes"),
        Why::OfficerScoring(it) => Text::new("why-officer-scoring").with("officer", names::officer(it)),
        Why::EndSoldiers => Text::new("why-end-soldiers"),
        Why::EndFortifications => Text::new("why-end-fortifications"),
        Why::Leftovers => Text::new("why-leftovers"),
        Why::HeavyThreat => Text::new("why-heavy-threat"),
    }
}

//! The rules. Reads as the rulebook's table of contents.

use crate::engine::Stop;

/// The table of this game, as every rule gets it.
pub(super) type Table<'a> = crate::engine::Table<'a, super::state::State>;

/// What a rule of this game returns: a victory or defeat ends the game where it happens (WIN-01, WIN-02).
pub(super) type Play<T = ()> = Result<T, Halt>;

/// Why the rules go no further.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Halt {
    Stop(Stop),
    /// The game is won or lost; the board says how.
    Over,
}

impl From<Stop> for Halt {
    fn from(stop: Stop) -> Halt {
        Halt::Stop(stop)
    }
}

// What belongs to all (GNR), who decides (LED), hope and discontent (TOK).
pub(super) mod decisions;
pub(super) mod goods;
pub(super) mod tokens;

// Set-up (SET).
pub(super) mod setup;
pub(super) mod setup_citizens;
pub(super) mod setup_map;

// The round (RND) with its phases: dawn (DAW), morning (MOR), Generator (GEN), weather (WEA), preparation (PRE), action (ACT),
// dusk (DUS), hunger (HUN), night (NIG).
pub(super) mod dawn;
pub(super) mod deaths;
pub(super) mod dusk;
pub(super) mod generator;
pub(super) mod hunger;
pub(super) mod morning;
pub(super) mod night;
pub(super) mod preparation;
pub(super) mod round;
pub(super) mod weather;

// Effects: event cards (EVT), their steps, conditions and costs.
pub(super) mod because;
pub(super) mod conditions;
pub(super) mod costs;
pub(super) mod effects;
pub(super) mod events;

// The actions of pawns (ACT).
pub(super) mod action;
pub(super) mod acts;
pub(super) mod blocked;
mod blocked_cards;
mod blocked_works;
pub(super) mod clear_snow;
pub(super) mod construction;
pub(super) mod gather;
pub(super) mod reuse;
pub(super) mod special_actions;
pub(super) mod unpayable;

// Heat (HEA), the map (MAP), buildings (BLD).
pub(super) mod building_actions;
pub(super) mod buildings;
pub(super) mod heat;
pub(super) mod map;

// People: illness and death (ILL), citizen cards (CIT), advisors (ADV), automatons (AUT), children with a trade (CHI), the
// ends of tracks and supplies (LIM).
pub(super) mod advisors;
pub(super) mod automatons;
pub(super) mod children;
pub(super) mod citizens;
pub(super) mod illness;
pub(super) mod limits;

// Expeditions (EXP), laws (LAW), technologies (TEC), the scenario (SCN).
pub(super) mod expeditions;
pub(super) mod laws;
pub(super) mod scenario;
pub(super) mod technologies;

// Victory and defeat (WIN) with what led there, the solo game (SOL).
pub(super) mod appeal;
pub(super) mod chronicle;
pub(super) mod end;
pub(super) mod outlook;
pub(super) mod solo;

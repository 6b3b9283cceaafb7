//! Why something happens: the card, the building or the rule that questions and notes name.

use super::{Play, Table};
use crate::engine::Text;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::Building;
use crate::games::frostpunk::labels::forecast;
use crate::games::frostpunk::labels::now::phase_name;
use crate::games::frostpunk::state::State;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    Card(CardId),
    /// The building on a field.
    At(Field),
    /// The cold between the heat marker and the cold marker (GEN-02).
    Generator,
    /// Work in the cold (HEA-07).
    Work,
    /// A night without a heated place (NIG-06).
    Night,
    /// A night in a cold building (BLD-29).
    Held(Building),
    Hunger,
    /// What many ill bring (PRE-04).
    Illness,
}

impl Cause {
    /// As a note gives it in brackets.
    fn text(self, state: &State) -> Text {
        match self {
            Cause::Card(card) => Text::new("cause-card").with("card", card.title()),
            Cause::At(field) => match state.board.plot(field).built {
                Some(built) => built.key.text(),
                None => super::buildings::field_name(field),
            },
            Cause::Generator => "cause-generator".into(),
            Cause::Work => "cause-work".into(),
            Cause::Night => "cause-night".into(),
            Cause::Held(building) => Text::new("cause-held").with("building", building.text()),
            Cause::Hunger => "cause-hunger".into(),
            Cause::Illness => "cause-illness".into(),
        }
    }
}

/// What is behind that which happens now.
pub(crate) fn cause(state: &State) -> Text {
    state.cause.map_or_else(|| "cause-rules".into(), |it| it.text(state))
}

/// What a question names before it asks: cards and buildings, or else the phase.
pub(crate) fn asker(state: &State) -> Text {
    match state.cause {
        Some(cause @ (Cause::Card(_) | Cause::At(_))) => {
            let text = match state.nth {
                Some((nth, of)) => Text::new("by-cause-nth").with("nth", nth).with("of", of),
                None => Text::new("by-cause"),
            };
            text.with("cause", cause.text(state))
        }
        Some(Cause::Hunger) if state.board.starving > 0 => forecast::to_starve(state),
        // Nobody takes a question of another phase for a turn of the Action phase.
        _ if state.board.turn.is_none() && state.board.round > 0 => {
            Text::new("by-phase").with("phase", Text::new(phase_name(state.board.phase)))
        }
        _ => "by-nothing".into(),
    }
}

/// Does something for a reason, unless there is none to tell.
pub(crate) fn because<T>(
    t: &mut Table,
    cause: impl Into<Option<Cause>>,
    what: impl FnOnce(&mut Table) -> Play<T>,
) -> Play<T> {
    let cause = cause.into().or(t.state.cause);
    t.meanwhile(|state| &mut state.cause, cause, what)
}

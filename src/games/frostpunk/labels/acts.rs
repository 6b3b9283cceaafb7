//! What can be done in a turn, as players read it: keys, labels, groups and details.

use super::options::card_key;
use super::places::field_detail;
use super::routes;
use crate::engine::{Choice, Label, Text};
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::effect::Step;
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::Actor;
use crate::games::frostpunk::content::standing::Standing;
use crate::games::frostpunk::rules::acts::{Deed, is_warm};
use crate::games::frostpunk::rules::buildings::{field_name, field_short};
use crate::games::frostpunk::rules::construction::Works;
use crate::games::frostpunk::rules::heat::Stoke;
use crate::games::frostpunk::rules::round::open_texts;
use crate::games::frostpunk::rules::{appeal, buildings, citizens, expeditions, gather, generator, laws};
use crate::games::frostpunk::state::{Pawn, State, field_key};

/// What a pawn does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    ClearSnow,
    Gather(Field),
    /// A tree in place of cubes.
    Fell(Field),
    Construction,
    /// The building on a field.
    Use(Field),
    /// A scout onto a route.
    Scout(usize),
    Special(CardId, Actor),
}

/// What a turn begins or ends with (ACT-03).
pub(crate) enum Turn {
    Stoke(u32),
    Act(Deed),
    /// A law that offers something after an action (LAW-05).
    Law(CardId),
    Pass,
}

impl Pawn {
    pub(crate) fn text(self) -> Text {
        Text::new(format!("pawn-{}", self.key()))
    }
}

impl Task {
    fn group(self) -> &'static str {
        match self {
            Task::ClearSnow => "clear-snow",
            Task::Gather(_) => "gather",
            Task::Fell(_) => "fell",
            Task::Construction => "construction",
            Task::Use(_) => "use",
            Task::Scout(_) => "scout",
            Task::Special(..) => "special",
        }
    }

    fn key(self) -> String {
        let group = self.group();
        match self {
            Task::ClearSnow | Task::Construction => group.to_owned(),
            Task::Gather(field) | Task::Fell(field) | Task::Use(field) => format!("{group}/{}", field_key(field)),
            Task::Scout(route) => format!("{group}/{}", route + 1),
            Task::Special(card, _) => format!("{group}/{}", card_key(card)),
        }
    }

    fn text(self, state: &State) -> Text {
        let text = Text::new(format!("task-{}", self.group()));
        match self {
            Task::ClearSnow | Task::Construction => text,
            Task::Gather(field) | Task::Fell(field) => text.with("field", field_name(field)),
            Task::Use(field) => match state.board.plot(field).built {
                Some(built) => text.with("building", built.key.text()).with("field", field_name(field)),
                None => Text::new("task-gather").with("field", field_name(field)),
            },
            Task::Scout(route) => text.with("n", route + 1),
            Task::Special(card, _) => text.with("card", card.title()),
        }
    }

    /// The same as a label, which has the field by its number.
    fn label(self, state: &State) -> Text {
        let text = Text::new(format!("task-{}", self.group()));
        match self {
            Task::Gather(field) | Task::Fell(field) => text.with("field", field_short(field)),
            Task::Use(field) => match state.board.plot(field).built {
                Some(built) => text.with("building", built.key.text()).with("field", field_short(field)),
                None => self.text(state),
            },
            Task::ClearSnow | Task::Construction | Task::Scout(_) | Task::Special(..) => self.text(state),
        }
    }

    /// What all tasks of its group bring.
    fn about(self) -> Option<Text> {
        match self {
            Task::Gather(_) => Some(Text::new("about-gather").with("n", gather::CUBES)),
            Task::ClearSnow => Some("detail-clear-snow".into()),
            Task::Construction => Some(Text::new("detail-construction").with("n", Works::USUAL.operations)),
            Task::Fell(_) | Task::Use(_) | Task::Scout(_) | Task::Special(..) => None,
        }
    }

    /// What it brings, where the label does not say so.
    fn detail(self, state: &State) -> Option<Text> {
        match self {
            Task::Gather(field) | Task::Fell(field) => {
                let lies = |id| Text::new(id).with("field", field_name(field)).with("lies", field_detail(state, field));
                Some(match state.board.plot(field).cubes {
                    Some(cubes) => lies("detail-gather").with("n", cubes.n.min(gather::CUBES)),
                    None => lies("detail-fell").with("n", gather::trees(state).map_or(0, |it| it.0)),
                })
            }
            Task::Use(field) => {
                let act = buildings::action(state, state.board.plot(field).built?)?;
                // What there is to choose from is asked next.
                let open = act.effect.iter().any(|it| matches!(it, Step::Choose(_)));
                (!open).then(|| act.text())
            }
            Task::ClearSnow | Task::Construction => self.about(),
            Task::Scout(route) => {
                expeditions::find(state, state.board.routes.get(route)?.cards.last()?.id).map(routes::white)
            }
            Task::Special(card, _) => open_texts(state).find_map(|it| match it.text {
                Standing::Action { special, .. } if it.card == card => Some(special.text()),
                _ => None,
            }),
        }
    }
}

impl Deed {
    /// Who does what, and by which card.
    pub(crate) fn text(self, state: &State) -> Text {
        let deed = Text::new("deed").with("pawn", self.pawn.text()).with("task", self.task.text(state));
        match self.card {
            Some(card) => Text::new("deed-card").with("deed", deed).with("card", card.title()),
            None => deed,
        }
    }
}

impl Choice<State> for Turn {
    fn key(&self, _: &State) -> String {
        match self {
            Turn::Stoke(n) => format!("stoke/{n}"),
            Turn::Act(Deed { pawn, task, card }) => {
                let card = card.map_or_else(String::new, |it| format!("/{}", card_key(it)));
                format!("{}/{}{card}", task.key(), pawn.key())
            }
            Turn::Law(card) => format!("law/{}", card_key(*card)),
            Turn::Pass => "pass".to_owned(),
        }
    }

    fn words(&self, state: &State) -> Label {
        match self {
            Turn::Stoke(n) => {
                Label::from(Text::new("offer-stoke").with("n", *n).with("heat", state.board.heat.marker + n))
                    .under("stoke", "group-stoke")
            }
            Turn::Act(deed) => {
                let cold = if is_warm(state, deed.task)
                    || citizens::warms(state, deed.card)
                    || deed.pawn.citizen().is_none()
                {
                    "warm"
                } else {
                    "cold"
                };
                // The pawn stands in the group.
                let label = Label::from(Text::new(format!("offer-{cold}")).with("deed", deed.task.label(state)));
                let card = deed.card.map(|it| Text::new("detail-card").with("card", it.title()));
                let label = match card.or_else(|| deed.task.detail(state)) {
                    Some(detail) => label.detail(detail),
                    None => label,
                };
                let (group, pawn) = (deed.task.group(), deed.pawn);
                let label = label.under(group, Text::new(format!("group-{group}")));
                let label = match deed.task.about() {
                    Some(about) => label.about(about),
                    None => label,
                };
                label.under(pawn.key(), pawn.text())
            }
            Turn::Law(card) => {
                let label =
                    Label::from(Text::new("offer-use-law").with("card", card.title())).under("law", "group-law");
                match laws::after_action(state).into_iter().find(|it| it.card == *card) {
                    Some(law) => label.detail(law.text.text()),
                    None => label,
                }
            }
            Turn::Pass => Label::from("offer-pass"),
        }
    }

    fn appeals(options: &[&Turn], state: &State) -> Vec<i32> {
        appeal::work::turns(state, options)
    }
}

impl Choice<State> for Stoke {
    fn key(&self, _: &State) -> String {
        self.0.to_string()
    }

    fn words(&self, state: &State) -> Label {
        let heat = state.board.heat.marker + self.0;
        if self.0 == 0 {
            return Label::from("offer-stoke-none");
        }
        let mut other = state.clone();
        other.board.heat.marker = heat;
        let label = Label::from(Text::new("offer-stoke").with("n", self.0).with("heat", heat));
        label.detail(Text::new("detail-stoke").with("n", generator::dropped(&other)))
    }

    fn appeals(options: &[&Stoke], state: &State) -> Vec<i32> {
        appeal::warmth::stoked(state, options)
    }
}

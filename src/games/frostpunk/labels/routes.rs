//! Offers on the routes of expeditions: whose turn it is to move, skip or explore, return or go on.

use super::rows;
use crate::engine::{Choice, Clause, Label, Text};
use crate::games::card_words::Slot;
use crate::games::frostpunk::content::cards::Expedition;
use crate::games::frostpunk::content::effect::{Step, Steps};
use crate::games::frostpunk::content::kinds::Letter;
use crate::games::frostpunk::content::routes::Leg;
use crate::games::frostpunk::rules::appeal::{self, Prices};
use crate::games::frostpunk::rules::effects::Scope;
use crate::games::frostpunk::rules::expeditions::{self, last_space};
use crate::games::frostpunk::state::{Route, State};

/// A route by its place in the row, from 0.
pub(crate) struct RoutePick(pub usize);

/// What is done at a place that a scout has reached (EXP-04).
pub(crate) enum Arrival {
    /// A card of the letter comes on top, and so many moves are left.
    Skip { letter: Letter, left: u32 },
    /// The moves that are left are lost (EXP-07).
    Explore { left: u32 },
}

/// An option of the dark side of a card (EXP-06).
pub(crate) enum Explored {
    Back {
        number: usize,
        leg: Leg,
        /// Whether it is the only way to return.
        only: bool,
        route: usize,
    },
    /// On to a card of the letter.
    On { leg: Leg, letter: Letter },
}

/// The white side of a card, which everybody can see.
pub(crate) fn white(card: &Expedition) -> Text {
    let text = Text::new("card-route").with("letter", Letter::arg(&card.letter));
    let text = text.with("place", Text::new(format!("site-{}", card.place.key())));
    text.with("hint", Text::new(format!("hint-{}", card.hint.key()))).with("n", card.spaces)
}

/// What the white side says of a place, with its name (EXP-04).
fn place(card: &Expedition) -> Text {
    let text = Text::new("route-place").with("card", card.id.title());
    let text = text.with("place", Text::new(format!("site-{}", card.place.key())));
    text.with("hint", Text::new(format!("hint-{}", card.hint.key())))
}

/// The place at the end of a route, with the spaces to it from the first one, on which a scout starts (EXP-02, EXP-03).
pub(super) fn ahead(state: &State, route: &Route) -> Option<Text> {
    let card = expeditions::find(state, route.cards.last()?.id).map(white)?;
    let start = Text::new("scout-starts").with("n", last_space(state, route)?);
    Some(Text::of_clauses(vec![Clause::new(0, card), Clause::new(1, start)]))
}

impl Choice<State> for RoutePick {
    fn key(&self, _: &State) -> String {
        (self.0 + 1).to_string()
    }

    fn words(&self, state: &State) -> Label {
        let label = Label::from(Text::new("offer-route").with("n", self.0 + 1));
        let route = &state.board.routes[self.0];
        match (route.scout, last_space(state, route)) {
            (Some(scout), Some(last)) => {
                let left = Text::new("detail-route").with("left", last.saturating_sub(scout.space));
                let top = route.cards.last().and_then(|it| expeditions::find(state, it.id));
                let place = top.map(|it| Clause::new(1, place(it)));
                label.detail(Text::of_clauses([Clause::new(0, left)].into_iter().chain(place).collect()))
            }
            _ => label,
        }
    }
}

impl Choice<State> for Arrival {
    fn key(&self, _: &State) -> String {
        match self {
            Arrival::Skip { .. } => "skip",
            Arrival::Explore { .. } => "explore",
        }
        .to_owned()
    }

    fn words(&self, _: &State) -> Label {
        match self {
            Arrival::Skip { letter, left } => {
                let detail = Text::new("detail-skip").with("letter", Letter::arg(letter));
                Label::from("offer-skip").detail(detail.with("left", *left))
            }
            Arrival::Explore { left } => {
                Label::from("offer-explore").detail(Text::new("detail-explore").with("left", *left))
            }
        }
    }
}

impl Choice<State> for Explored {
    fn key(&self, _: &State) -> String {
        match self {
            Explored::Back { number, .. } => format!("back-{number}"),
            Explored::On { .. } => "on".to_owned(),
        }
    }

    fn words(&self, state: &State) -> Label {
        match self {
            Explored::Back { leg, number, only, route } => {
                let id = if *only { "offer-back" } else { "offer-back-of" };
                let label = Label::from(Text::new(id).with("n", *number));
                if let Some(lost) = rows::lost(state, &leg.effect) {
                    return label.detail(lost);
                }
                // EXP-08.
                let earned: Vec<Text> =
                    expeditions::earned(state, *route).into_iter().flat_map(|it| it.1).map(Step::text).collect();
                let earned =
                    (!earned.is_empty()).then(|| Clause::new(1, Text::new("back-earned").with("what", earned)));
                label.detail(Text::of_clauses([Clause::new(0, leg.text())].into_iter().chain(earned).collect()))
            }
            Explored::On { leg, letter } => {
                let later = Text::new("detail-on").with("effect", Steps::arg(&leg.effect));
                Label::from("offer-on").detail(later.with("letter", Letter::arg(letter)))
            }
        }
    }

    fn appeals(options: &[&Explored], state: &State) -> Vec<i32> {
        let prices = Prices::new(state);
        let steps = |leg: &Leg| appeal::steps::all(state, &prices, &Scope::default(), &leg.effect);
        let appeal = |it: &&Explored| match it {
            Explored::Back { leg, .. } => steps(leg) + 60,
            // The scout stays away, and the next card pays as well.
            Explored::On { leg, .. } => steps(leg) + 12 * prices.rounds,
        };
        options.iter().map(appeal).collect()
    }
}

//! What can be done in a turn, as players read it: keys, labels, groups and details.

use super::brief::few;
use super::options::card_key;
use super::places::{self, building_at, field_detail, is_its_own};
use super::{abilities, cold, now, passing, routes, stoking, using};
use crate::engine::{Choice, Clause, Label, Text};
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::features::Ability;
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::{Actor, Good};
use crate::games::frostpunk::content::standing::Standing;
use crate::games::frostpunk::rules::acts::{Deed, deeds};
use crate::games::frostpunk::rules::buildings::{field_name, field_short, site_name};
use crate::games::frostpunk::rules::heat::Stoke;
use crate::games::frostpunk::rules::round::open_texts;
use crate::games::frostpunk::rules::{appeal, citizens, expeditions, gather, laws, special_actions};
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

impl Task {
    pub(super) fn group(self) -> &'static str {
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
                Some(built) if is_its_own(state, field, built) => built.key.text(),
                Some(built) => {
                    text.with("building", built.key.text()).with("field", site_name(state, field, built.key))
                }
                None => Text::new("task-gather").with("field", field_name(field)),
            },
            Task::Scout(route) => text.with("n", route + 1),
            Task::Special(card, _) => text.with("card", card.title()),
        }
    }

    /// Where it is done and what it takes: the group says already what is done.
    fn label(self, state: &State) -> Text {
        let from =
            |field: Field, what: Text| Text::new("task-from").with("field", field_short(field)).with("what", what);
        match self {
            Task::Gather(field) => match state.board.plot(field).cubes {
                Some(cubes) => from(field, Stock { n: cubes.n.min(gather::CUBES), of: cubes.of }.text()),
                None => field_short(field),
            },
            Task::Fell(field) => match gather::trees(state) {
                Some((n, _)) => from(field, Stock { n, of: Good::Wood }.text()),
                // Without the technology the card that is played says what a tree brings (ACT-22).
                None => field_short(field),
            },
            Task::Use(field) => building_at(state, field).unwrap_or_else(|| field_name(field)),
            Task::Scout(route) => Text::new("offer-route").with("n", route + 1),
            Task::ClearSnow | Task::Construction | Task::Special(..) => self.text(state),
        }
    }

    /// Whether a pawn can do it in one way only, so that the pawn is the label.
    fn is_one(self) -> bool {
        matches!(self, Task::ClearSnow | Task::Construction)
    }

    /// What all tasks of its group bring.
    fn about(self, state: &State) -> Text {
        match self {
            // CIT-03: a card may replace what a Gather brings.
            Task::Gather(_) if only_by_card(state) => "about-gather-card".into(),
            Task::Gather(_) => Text::new("about-gather").with("n", gather::CUBES),
            // HEA-06.
            Task::ClearSnow => {
                let cold = if cold::has_warm_snow(state) { "cold-but-card" } else { "always-cold" };
                Text::of_clauses(vec![Clause::new(0, now::clear_snow(state)), Clause::new(1, cold)])
            }
            Task::Construction => places::construction(state, true),
            Task::Fell(_) => match gather::trees(state) {
                Some((n, _)) => Text::new("about-fell").with("what", Stock { n, of: Good::Wood }.text()),
                None => "about-fell-card".into(),
            },
            Task::Use(field) => using::about(state, field),
            Task::Scout(_) => {
                let away = state.board.routes.iter().filter(|it| it.scout.is_some()).count();
                let spaces = |it: usize| expeditions::last_space(state, &state.board.routes[it]);
                let far: Vec<Text> =
                    expeditions::open_routes(state).into_iter().filter_map(spaces).map(number).collect();
                let text = Text::new(if far.is_empty() { "about-scout-none" } else { "about-scout" });
                let text = text.with("n", away).with("most", expeditions::most(state)).with("spaces", far);
                // HEA-06.
                Text::of_clauses(vec![Clause::new(0, text), Clause::new(1, "scout-out"), Clause::new(2, "always-warm")])
            }
            Task::Special(..) => few(special_actions::open(state).into_iter().map(|it| it.0.title()).collect(), 2),
        }
    }

    /// What it brings such a pawn, where the label does not say so.
    fn detail(self, state: &State, pawn: Pawn) -> Option<Text> {
        match self {
            Task::Gather(field) | Task::Fell(field) => {
                let lies = |id| Text::new(id).with("field", field_name(field)).with("lies", field_detail(state, field));
                Some(match state.board.plot(field).cubes {
                    Some(cubes) => lies("detail-gather").with("n", cubes.n.min(gather::CUBES)),
                    None => lies("detail-fell").with("n", gather::trees(state)?.0),
                })
            }
            Task::Use(field) => using::detail(state, field, pawn),
            Task::ClearSnow => {
                Some(Text::of_clauses(vec![Clause::new(0, now::clear_snow(state)), Clause::new(1, "always-cold")]))
            }
            Task::Construction => Some(places::construction(state, false)),
            Task::Scout(route) => routes::ahead(state, state.board.routes.get(route)?),
            Task::Special(card, _) => open_texts(state).find_map(|it| match it.text {
                Standing::Action { special, .. } if it.card == card => Some(now::special(state, card, special)),
                _ => None,
            }),
        }
    }
}

/// Whether nobody can gather but with a citizen card (ACT-05, CIT-02).
fn only_by_card(state: &State) -> bool {
    let open = state.board.turn.map_or_else(Vec::new, |it| deeds(state, it));
    let mut open = open.iter().filter(|it| matches!(it.task, Task::Gather(_))).peekable();
    open.peek().is_some() && open.all(|it| it.card.is_some())
}

fn number(n: u32) -> Text {
    Text::new("number").with("number", n)
}

impl Deed {
    /// Who does what.
    pub(crate) fn text(self, state: &State) -> Text {
        Text::new("deed").with("pawn", self.pawn.text()).with("task", self.task.text(state))
    }

    /// Where, and by which card; who, where that is all there is to say.
    fn label(self, state: &State) -> Text {
        let what = if self.task.is_one() { self.pawn.offered() } else { self.task.label(state) };
        match (self.card, self.task) {
            (Some(card), Task::Gather(field) | Task::Fell(field)) => {
                Text::new("label-card").with("what", field_short(field)).with("card", card.title())
            }
            (Some(card), _) => Text::new("label-card").with("what", what).with("card", card.title()),
            (None, _) => what,
        }
    }

    /// What the card does in place of what the task brings, and that it is spent.
    fn detail(self, state: &State) -> Option<Text> {
        match self.card.and_then(|it| citizens::find(state, it)) {
            Some(card) => Some(match self.task {
                Task::Gather(field) | Task::Fell(field) => {
                    let lies = Text::new("detail-gather-card").with("lies", field_detail(state, field));
                    lies.with("what", abilities::gathered(state, field, &card.ability))
                }
                // CIT-03.
                _ => {
                    let usual = |it: &Ability| matches!(it, Ability::Usual | Ability::UsualCure);
                    let what = now::ability(state, &card.ability);
                    // Where there is no group of its pawn that says what the cold does.
                    let cold = cold::price(state, self).filter(|_| self.task == Task::ClearSnow);
                    if card.ability.effect.iter().any(usual) {
                        let told = Clause::new(0, Text::new("detail-card").with("what", what));
                        let idle = now::swaps_nothing(state, &card.ability).then(|| Clause::new(1, "swap-none"));
                        let cheaper = places::cheaper(state, &card.ability.effect).map(|it| Clause::new(1, it));
                        Text::of_clauses([told].into_iter().chain(cold).chain(cheaper).chain(idle).collect())
                    } else {
                        let alone = [Clause::new(2, "detail-card-alone"), Clause::new(0, what)];
                        Text::of_clauses(alone.into_iter().chain(cold).chain([Clause::new(3, "card-spent")]).collect())
                    }
                }
            }),
            None if self.task == Task::ClearSnow => {
                self.task.detail(state, self.pawn).map(|it| cold::with_price(state, self, it))
            }
            None => self.task.detail(state, self.pawn),
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
            Turn::Stoke(n) => Stoke(*n).words(state).under("stoke", "group-stoke").about(stoking::about(state)),
            Turn::Act(deed) => {
                let label = Label::from(match (deed.card, deed.task.is_one()) {
                    (None, true) => cold::of_pawn(state, *deed),
                    _ => {
                        let id = if cold::is_cold(state, *deed) { "offer-cold" } else { "offer-warm" };
                        Text::new(id).with("deed", deed.label(state))
                    }
                });
                let label = match deed.detail(state) {
                    Some(detail) => label.detail(detail),
                    None => label,
                };
                let (group, pawn) = (deed.task.group(), deed.pawn);
                let label = label.under(group, cold::group(state, *deed)).about(deed.task.about(state));
                if deed.task.is_one() {
                    return label;
                }
                let label = label.under(pawn.key(), cold::pawn(state, *deed));
                match cold::about(state, *deed) {
                    Some(about) => label.about(about),
                    None => label,
                }
            }
            Turn::Law(card) => {
                let label =
                    Label::from(Text::new("offer-use-law").with("card", card.title())).under("law", "group-law");
                let label = label.about(few(laws::after_action(state).map(|it| it.card.title()).collect(), 2));
                match laws::after_action(state).into_iter().find(|it| it.card == *card) {
                    Some(law) => label.detail(law.text.text()),
                    None => label,
                }
            }
            Turn::Pass => passing::words(state),
        }
    }

    fn appeals(options: &[&Turn], state: &State) -> Vec<i32> {
        appeal::work::turns(state, options)
    }
}

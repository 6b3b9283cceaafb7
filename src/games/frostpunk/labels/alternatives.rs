//! The numbered options of cards and buildings: what is paid, what is done first, and what comes of the rest.

use super::options::Pile;
use super::{brief, food, now, rows};
use crate::engine::{Choice, Clause, Label, Text};
use crate::games::frostpunk::content::amounts::{Gained, Stock};
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::effect::{Act, Step};
use crate::games::frostpunk::rules::appeal::{self, Prices};
use crate::games::frostpunk::rules::because::Cause;
use crate::games::frostpunk::rules::effects::Scope;
use crate::games::frostpunk::rules::{building_actions, costs, goods};
use crate::games::frostpunk::state::State;
use crate::games::text_board::joined;

/// One of the numbered options of a card or of a choice.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Alternative {
    pub number: usize,
    pub act: Act,
    /// The card that says so, unless a building does.
    pub card: Option<CardId>,
}

impl Alternative {
    /// Those that can be paid, by their numbers.
    pub(crate) fn payable(state: &State, acts: &[Act], card: Option<CardId>) -> Vec<Alternative> {
        let payable = acts.iter().enumerate().filter(|it| costs::payable(state, it.1.cost.as_ref()));
        payable.map(|(at, act)| Alternative { number: at + 1, act: act.clone(), card }).collect()
    }

    /// The numbers that are missing among the options and why, so that nobody looks for them; with several only the numbers.
    pub(crate) fn unpaid(state: &State, acts: &[Act]) -> Text {
        let unpaid = |it: &(usize, &Act)| !costs::payable(state, it.1.cost.as_ref());
        let all: Vec<(usize, &Act)> = acts.iter().enumerate().filter(unpaid).collect();
        let number = |at: usize| Text::new("number").with("number", at + 1);
        let what: Vec<Text> = match all[..] {
            [] => return "choose-all".into(),
            [(at, act)] => act
                .cost
                .iter()
                .map(|it| Text::new("choose-unpaid-one").with("n", at + 1).with("what", it.text()))
                .collect(),
            _ => all.iter().map(|it| number(it.0)).collect(),
        };
        Text::new("choose-unpaid").with("what", what)
    }

    /// With what laws and technologies make of it, if a building does it.
    fn as_changed(&self, state: &State) -> Alternative {
        let built = match (self.card, state.cause) {
            (None, Some(Cause::At(field))) => state.board.plot(field).built,
            _ => None,
        };
        let mut changed = self.clone();
        if let Some(built) = built {
            changed.act = building_actions::changed(state, built.key, &self.act);
        }
        changed
    }

    /// The label has what is paid, or else what is done first if that is short; the detail the rest, with what the card does
    /// if it stays.
    fn told(&self, state: &State) -> Label {
        let mut steps = self.act.effect.iter();
        let nested = matches!(
            self.act.effect.first(),
            Some(Step::IfElse { .. } | Step::If { .. } | Step::Per { .. } | Step::Choose(_) | Step::May(_))
        );
        let stays = self.card.filter(|_| self.act.effect.contains(&Step::Stay)).map(|it| brief::while_open(state, it));
        let first = match (&self.act.cost, &stays) {
            (Some(cost), _) => Some(cost.text()),
            (None, _) if nested => None,
            (None, Some((stays, _))) if self.act.effect.first() == Some(&Step::Stay) => {
                steps.next();
                Some(stays.clone())
            }
            (None, _) => steps.next().map(|it| now::step(state, it)),
        };
        let label = Label::from(match first {
            Some(first) => Text::new("option").with("n", self.number).with("what", first),
            None => Text::new("option-plain").with("n", self.number),
        });
        if let Some(lost) = rows::lost(state, &self.act.effect) {
            return label.detail(lost);
        }
        let rest = steps.as_slice();
        let only = self.act.effect.first().filter(|_| self.act.cost.is_none());
        match (rest, stays.map(|it| it.1).filter(|it| !it.is_empty())) {
            ([], None) => match only.and_then(|it| rows::token(state, it).or_else(|| now::alone(state, it))) {
                Some(detail) => label.detail(detail),
                None => label,
            },
            ([], Some(texts)) => label.detail(joined(texts)),
            (rest, Some(texts)) => label.detail(brief::stays(rest, texts)),
            ([Step::Out], None) => label.detail(self.out(state)),
            // Beside the food that is paid there is no room for more.
            ([only], None) if food::pays_food(self.act.cost.as_ref()) => label.detail(now::step(state, only)),
            ([only], None) => label.detail(match self.typed(state) {
                Some(typed) => Text::of_clauses(vec![Clause::new(0, now::in_full(state, only)), typed]),
                None => self.with_arrived(state, now::in_full(state, only)),
            }),
            // More of them would not fit with what stands now.
            (all, None) => {
                let steps = Text::new("unpaid")
                    .with("effect", all.iter().map(|it| now::or_idle(state, it)).collect::<Vec<_>>());
                label.detail(match (self.with_row(state, all), self.typed(state)) {
                    (Some(row), typed) => {
                        let told = [Clause::new(0, steps), Clause::new(1, row)];
                        Text::of_clauses(told.into_iter().chain(typed).collect())
                    }
                    (None, Some(typed)) => Text::of_clauses(vec![Clause::new(0, steps), typed]),
                    (None, None) => self.with_arrived(state, steps),
                })
            }
        }
    }

    /// The row of a type that they name, with how many tokens lie there then; beside food that is paid there is no room for it.
    fn with_row(&self, state: &State, rest: &[Step]) -> Option<Text> {
        let row = || rest.iter().find_map(|it| rows::typed(state, it));
        if food::pays_food(self.act.cost.as_ref()) { None } else { row() }
    }

    /// TOK-05: what a named type is, which has its own way; where the food is told that is paid there is no room for it.
    fn typed(&self, state: &State) -> Option<Clause> {
        if food::pays_food(self.act.cost.as_ref()) {
            return None;
        }
        let means = self.act.effect.iter().find_map(|it| rows::typed_means(state, it));
        means.map(|it| Clause::new(3, it))
    }

    /// What is done, and what the people mean who come.
    fn with_arrived(&self, state: &State, steps: Text) -> Text {
        // Where the detail tells of more than what follows their coming there is no room for it.
        let come = |it: &Step| matches!(it, Step::Gain(Gained::People(_)));
        let first = self.act.effect.split_first().filter(|_| self.act.cost.is_none());
        let fits = first.is_some_and(|(first, rest)| come(first) && !rest.iter().any(come));
        match fits.then(|| food::arrived(state, &self.act.effect)).flatten() {
            Some(arrived) => Text::of_clauses(vec![Clause::new(0, steps), Clause::new(1, arrived)]),
            None => steps,
        }
    }

    /// The card leaves, with what lies on it.
    fn out(&self, state: &State) -> Text {
        let open = self.card.and_then(|it| state.board.open(it));
        let lies: Vec<Text> =
            open.map_or_else(Vec::new, |it| Pile(goods::cubes_of(&it.cubes)).stocks().map(Stock::text).collect());
        let step = Step::Out.text();
        if lies.is_empty() { step } else { Text::new("detail-out").with("step", step).with("lies", lies) }
    }
}

impl Choice<State> for Alternative {
    fn key(&self, _: &State) -> String {
        self.number.to_string()
    }

    fn words(&self, state: &State) -> Label {
        let Label { text, detail, path } = self.as_changed(state).told(state);
        Label { text, detail: detail.map(|it| food::beside_food(state, &self.act, it)), path }
    }

    fn appeals(options: &[&Alternative], state: &State) -> Vec<i32> {
        let prices = Prices::new(state);
        options.iter().map(|it| appeal::steps::act(state, &prices, &Scope::default(), &it.act)).collect()
    }
}

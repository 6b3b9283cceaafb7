//! What the use of a building brings, as laws and technologies change it.

use std::cmp::Reverse;

use super::brief::few;
use super::places::building_label;
use super::{food, now};
use crate::engine::{Choice, Clause, Label, Text};
use crate::games::frostpunk::content::cost::Cost;
use crate::games::frostpunk::content::effect::{Act, Step};
use crate::games::frostpunk::content::features::{Ability, Feature};
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::{Building, User};
use crate::games::frostpunk::content::slots::Work;
use crate::games::frostpunk::labels::acts::Task;
use crate::games::frostpunk::rules::acts::deeds;
use crate::games::frostpunk::rules::laws::{self, ChildWork};
use crate::games::frostpunk::rules::{building_actions, buildings};
use crate::games::frostpunk::state::{Built, Pawn, State, field_key};

/// What the buildings bring that can be used now, and the one on a field, of which it may be told why it cannot.
pub(super) fn about(state: &State, field: Field) -> Text {
    let open = state.board.turn.map_or_else(Vec::new, |it| deeds(state, it));
    let used = open.iter().filter_map(|it| if let Task::Use(field) = it.task { Some(field) } else { None });
    let used = used.chain([field]);
    let mut kinds: Vec<Built> = used.filter_map(|it| state.board.plot(it).built).collect();
    // Everybody knows those that stand from the start.
    kinds.sort_by_key(|it| Reverse(it.key));
    kinds.dedup_by_key(|it| it.key);
    let brief = |it: &Built| {
        let act = building_actions::as_changed(state, it.key, buildings::action(state, *it)?);
        match &act.effect[..] {
            // BLD-04: what it does for nothing comes first.
            [Step::Choose(ways)] if it.key == Building::Generator => ways.first()?.brief(),
            // What it brings is nothing without what it takes.
            _ => act.brief().map(|it| match &act.cost {
                Some(cost) => Text::new("paid").with("cost", cost.text()).with("effect", vec![it]),
                None => it,
            }),
        }
    };
    let said = |it: &Built| match brief(it) {
        Some(what) => Text::new("about-building").with("building", it.key.text()).with("what", what),
        None => it.key.text(),
    };
    // ACT-42: those of the few names stand beside the pawns that may use them all.
    let (engineers, others): (Vec<Built>, Vec<Built>) =
        kinds.into_iter().partition(|it| state.content.building(it.key).who == Some(User::Engineer));
    let only = |what: Vec<Text>, most: usize| Text::new("about-engineers").with("what", few(what, most));
    // Beside a price there is no room for a second one.
    let paid = |it: &Built| buildings::action(state, *it).is_some_and(|it| it.cost.is_some());
    // Nor beside what engineers alone can use.
    let is_tight = !engineers.is_empty() && !others.is_empty();
    let most = |of: &[Built]| if is_tight || of.iter().take(2).any(paid) { 1 } else { 2 };
    let all = few(others.iter().map(said).collect(), most(&others));
    match (&engineers[..], &others[..]) {
        ([], _) => all,
        (_, []) => only(engineers.iter().map(said).collect(), most(&engineers)),
        // Behind it the pawns that can be used are listed, so that the engineers do not stand last.
        _ => Text::of_clauses(vec![
            Clause::new(1, only(engineers.iter().map(|it| it.key.text()).collect(), 3)),
            Clause::new(0, Text::new("about-workers-too").with("what", all)),
        ]),
    }
}

/// What such a pawn does in the building on a field.
pub(super) fn detail(state: &State, field: Field, pawn: Pawn) -> Option<Text> {
    let built = state.board.plot(field).built?;
    let act = building_actions::as_changed(state, built.key, buildings::action(state, built)?);
    let done = |effect: &[Step]| Text::new("unpaid").with("effect", now::steps_at(state, field, effect));
    let done = match laws::child_may(state, pawn, Work::Building(built.key)) {
        // A law lets a child do less than an adult.
        Some(ChildWork::UpTo(n)) => now::collected(state, field, Ability::Collect(n).text()),
        Some(ChildWork::Cure(n)) => done(&[Step::Cure(n + laws::cures_more(state))]),
        Some(ChildWork::Usual) | None => match (generator(state, built.key, &act), &act.cost) {
            (Some(text), _) => text,
            (None, Some(_)) => food::paid(state, &act),
            (None, None) => done(&act.effect),
        },
    };
    // BLD-29: an automaton comes back.
    let stays = pawn.citizen().is_some() && buildings::features(state, built).contains(&Feature::NightStay);
    if state.content.building(built.key).makes_automatons() {
        return Some(Text::of_clauses(vec![Clause::new(0, done), Clause::new(1, "automaton-works")]));
    }
    if !stays {
        return Some(done);
    }
    let night = [Clause::new(0, "detail-night-stay"), Clause::new(1, "night-back")];
    Some(Text::of_clauses([Clause::new(0, done)].into_iter().chain(night).collect()))
}

/// A building that is used again, by the field that it is entered under (EVT-10).
pub(crate) struct UsedAgain(pub Field);

impl Choice<State> for UsedAgain {
    fn key(&self, _: &State) -> String {
        field_key(self.0)
    }

    fn words(&self, state: &State) -> Label {
        again(state, self.0, Pawn::Engineer)
    }
}

/// A building with what such a pawn does there once more (EVT-10, EVT-11).
pub(super) fn again(state: &State, field: Field, pawn: Pawn) -> Label {
    let Label { text, detail: printed, path } = building_label(state, field);
    Label { text, detail: detail(state, field, pawn).or(printed), path }
}

/// BLD-04: the two ways to cool the Generator, with what the first core does to the tower, and the overload now.
fn generator(state: &State, key: Building, act: &Act) -> Option<Text> {
    let (Building::Generator, [Step::Choose(ways)]) = (key, &act.effect[..]) else { return None };
    let less = ways.iter().flat_map(|it| &it.effect).find_map(|it| match it {
        Step::OverloadLess(n) => Some(*n),
        _ => None,
    })?;
    let cost = ways.iter().find_map(|it| it.cost.as_ref()).map(Cost::text)?;
    let upgraded = u32::from(state.board.tower.upgraded);
    let text = Text::new("detail-generator").with("less", less).with("cost", cost).with("upgraded", upgraded);
    let now = Text::new("overload-now").with("n", state.board.overload);
    Some(Text::of_clauses(vec![Clause::new(0, text), Clause::new(0, now)]))
}

//! What cards say in few words, where it stands beside other things: effects, laws, texts that work while a card lies open.

use crate::engine::Text;
use crate::games::card_words::Slot;
use crate::games::frostpunk::content::amounts::Group;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::condition::Condition;
use crate::games::frostpunk::content::cost::Cost;
use crate::games::frostpunk::content::effect::{Act, Step};
use crate::games::frostpunk::content::features::{Ability, Decree};
use crate::games::frostpunk::content::kinds::{Actor, Building, Who};
use crate::games::frostpunk::content::paid::Paid;
use crate::games::frostpunk::content::slots::{Tokens, Work};
use crate::games::frostpunk::content::standing::{Special, Standing};
use crate::games::frostpunk::rules::events;
use crate::games::frostpunk::state::State;
use crate::games::text_board::joined;

/// Things in a row, with a comma between.
pub(super) fn in_a_row(all: impl IntoIterator<Item = Text>) -> Text {
    let both = |one: Text, other: Text| Text::new("board-comma").with("one", one).with("other", other);
    all.into_iter().reduce(both).unwrap_or_else(|| "board-none".into())
}

/// The first of them, and how many more there are.
pub(super) fn few(mut all: Vec<Text>, most: usize) -> Text {
    let more = all.len().saturating_sub(most);
    all.truncate(most);
    Text::new("about-few").with("all", all).with("more", more)
}

/// What is done, one after the other.
pub(crate) fn steps<'a>(all: impl IntoIterator<Item = &'a Step>) -> Text {
    in_a_row(all.into_iter().map(step))
}

pub(super) fn step(step: &Step) -> Text {
    let whom = |id: &'static str, who: &Group| {
        let short = Text::new(format!("brief-{}", who.of.key())).with("n", who.n);
        Text::new(id).with("who", if matches!(who.of, Who::Any | Who::Round) { short } else { who.text() })
    };
    match step {
        Step::If { condition: Condition::NoPawn, then } => Text::new("brief-no-pawn").with("then", steps(then)),
        Step::If { condition: Condition::Cubes(n), then } => {
            Text::new("brief-cubes").with("n", *n).with("then", steps(then))
        }
        Step::If { condition, then } => {
            Text::new("step-if").with("condition", condition.text()).with("then", steps(then))
        }
        Step::May(effect) => Text::new("brief-may").with("effect", steps(effect)),
        Step::Ill(who) => whom("brief-ill", who),
        Step::Exhaust(who) => whom("brief-exhaust", who),
        Step::Activate(Tokens::Row(row)) => Text::new(format!("brief-activate-{}", row.key())),
        Step::Use(Tokens::Row(row)) => Text::new(format!("brief-use-{}", row.key())),
        Step::Choose(acts) => {
            let either = |one: Text, other: Text| Text::new("either").with("one", one).with("other", other);
            acts.iter().map(Act::text).reduce(either).unwrap_or_else(|| step.text())
        }
        Step::Add(card) => Text::new("brief-add").with("card", card.title()),
        Step::Open(card) => Text::new("brief-open").with("card", card.title()),
        Step::OpenQuiet(card) => Text::new("brief-open-quiet").with("card", card.title()),
        Step::Close(card) => Text::new("brief-close").with("card", card.title()),
        Step::Out => "brief-out".into(),
        Step::Back => "brief-back".into(),
        Step::Stay => "brief-stay".into(),
        Step::ReuseWorker => "brief-reuse-worker".into(),
        step => step.text(),
    }
}

/// What a text says while its card lies open.
pub(crate) fn standing(text: &Standing) -> Text {
    let when = |id: &'static str, all: &[Step]| Text::new(id).with("effect", joined(all.iter().map(step)));
    match text {
        Standing::Weather(effect) => when("standing-weather", effect),
        Standing::Preparation(effect) => when("standing-preparation", effect),
        Standing::Dusk(effect) => when("standing-dusk", effect),
        Standing::Hunger(effect) => when("brief-hunger", effect),
        Standing::Night(effect) => when("standing-night", effect),
        Standing::ActionOnce(effect) => Text::new("brief-once").with("effect", steps(effect)),
        Standing::Action { who, special } => {
            let what = match special {
                Special::PutAny => "brief-put-any".into(),
                Special::Put(what) => Text::new("brief-put").with("what", what.text()),
                Special::Do(act) => act.text(),
            };
            Text::new("brief-action").with("who", actor(*who)).with("what", what)
        }
        Standing::HighTargets | Standing::Round { .. } | Standing::Return { .. } => text.text(),
    }
}

/// That a card stays in the event area, in a label, and what it does while it lies there.
pub(crate) fn while_open(state: &State, card: CardId) -> (Text, Vec<Text>) {
    let texts: &[Standing] = events::find(state, card).map_or(&[], |it| it.standing.as_slice());
    let put = texts.iter().find_map(|it| match it {
        Standing::Action { who, special: Special::Put(what) } => Some((*who, *what)),
        _ => None,
    });
    let Some((who, what)) = put else { return (Step::Stay.text(), texts.iter().map(standing).collect()) };
    let label = Text::new("brief-stays-put").with("who", actor(who)).with("what", what.text());
    let others = texts.iter().filter(|it| !matches!(it, Standing::Action { special: Special::Put(_), .. }));
    (label, others.map(standing).collect())
}

fn actor(who: Actor) -> Text {
    Text::new(format!("brief-actor-{}", who.key()))
}

/// Some steps, by which the card stays, and what it does then.
pub(crate) fn stays(all: &[Step], texts: Vec<Text>) -> Text {
    let all = steps(all);
    Text::new("brief-stays").with("what", all).with("then", joined(texts))
}

/// What a citizen card does for its action; `other` says some steps in its own way.
pub(crate) fn ability(ability: &Paid<Ability>, other: impl Fn(&Step) -> Option<Text>) -> Text {
    let one = |it: &Ability| match it {
        Ability::Do(done) => other(done).unwrap_or_else(|| step(done)),
        it => it.text(),
    };
    paid(ability.cost.as_ref(), ability.effect.iter().map(one).collect())
}

/// What a building does.
pub(super) fn act(act: &Act) -> Text {
    let or = |one: Text, other: Text| Text::new("card-or").with("one", one).with("other", other);
    let one = |it: &Step| match it {
        Step::Choose(ways) => ways.iter().map(Act::text).reduce(or).unwrap_or_else(|| it.text()),
        it => step(it),
    };
    paid(act.cost.as_ref(), act.effect.iter().map(one).collect())
}

fn paid(cost: Option<&Cost>, effect: Vec<Text>) -> Text {
    match cost {
        Some(cost) => Text::new("paid").with("cost", cost.text()).with("effect", effect),
        None => Text::new("unpaid").with("effect", effect),
    }
}

/// What a law does as long as it holds.
pub(crate) fn decree(decree: &Decree) -> Text {
    let at = |id: &'static str, work: &Work| Text::new(id).with("work", Work::arg(work));
    match decree {
        Decree::ChildMay(work) => at("brief-child-may", work),
        Decree::ChildMayUpTo { work, n } => at("brief-child-may-up-to", work).with("n", *n),
        Decree::ChildMayCure { work, n } => at("brief-child-may-cure", work).with("n", *n),
        Decree::WorkBeds(beds) => {
            let bed = |it: &(Building, u32)| match it {
                (building, 1) => building.text(),
                (building, n) => Text::new("beds-in").with("building", building.text()).with("n", *n),
            };
            Text::new("brief-work-beds").with("beds", in_a_row(beds.iter().map(bed)))
        }
        Decree::Unlock(buildings) => {
            let names: Vec<Text> = buildings.iter().map(|it| it.text()).collect();
            Text::new("brief-unlock").with("buildings", names)
        }
        Decree::Standing(text) => standing(text),
        decree => decree.text(),
    }
}

//! The steps of effects: one word of the cards, one line here. Steps are done in their order; one that cannot be done is
//! skipped, and the rest goes on (GNR-11).

use std::mem::discriminant;

use super::because::{Cause, because};
use super::decisions::{decide, may};
use super::illness::{self, Blow};
use super::{
    Play, Table, automatons, building_actions, buildings, children, clear_snow, conditions, construction, costs, end,
    events, expeditions, generator, goods, hunger, laws, limits, reuse, scenario, solo, technologies, tokens,
};
use crate::engine::Ask;
use crate::games::frostpunk::content::amounts::{Gained, Lost, Stock};
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::cost::Cost;
use crate::games::frostpunk::content::effect::{Act, Step};
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::{Distance, Good, Row, Then};
use crate::games::frostpunk::content::slots::Counted;
use crate::games::frostpunk::labels::alternatives::Alternative;
use crate::games::frostpunk::state::State;

/// What an effect belongs to, and what has become of it on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Scope {
    /// The card that says it.
    pub card: Option<CardId>,
    /// The field of the building that does it.
    pub at: Option<Field>,
    /// Whether the step before changed something (BLD-23).
    pub moved: bool,
    /// Where the card goes, if a step has said so (EVT-03).
    pub then: Option<Then>,
    /// Whether an active token was used up for it (TOK-03).
    pub used: bool,
}

impl Scope {
    pub(crate) fn of_card(card: CardId) -> Scope {
        Scope { card: Some(card), ..Scope::default() }
    }

    pub(crate) fn at(field: Field) -> Scope {
        Scope { at: Some(field), ..Scope::default() }
    }

    /// What it means to take nothing of it.
    fn none(&self) -> &'static str {
        if self.used { "detail-none-token" } else { "detail-none" }
    }

    fn cause(&self) -> Option<Cause> {
        self.card.map(Cause::Card).or(self.at.map(Cause::At))
    }
}

/// What is paid, then what it brings.
pub(crate) fn act(t: &mut Table, scope: &mut Scope, act: &Act) -> Play {
    because(t, scope.cause(), |t| costs::pay(t, act.cost.as_ref()))?;
    scope.used |= matches!(act.cost, Some(Cost::Use(_)));
    all(t, scope, &act.effect)
}

pub(crate) fn all(t: &mut Table, scope: &mut Scope, steps: &[Step]) -> Play {
    because(t, scope.cause(), |t| {
        steps.iter().enumerate().try_for_each(|(at, it)| {
            let before = at.checked_sub(1).and_then(|at| steps.get(at)).is_some_and(|before| goes_on(before, it));
            let after = steps.get(at + 1).filter(|after| goes_on(it, after));
            match (it, after) {
                // Whoever answers for the first one knows how many of its kind follow.
                (_, Some(Step::Per { what, .. })) => {
                    let more = conditions::count(&t.state, *what);
                    let nth = (more > 0).then_some((1, 1 + more));
                    t.meanwhile(|state| &mut state.nth, nth, |t| step(t, scope, it))
                }
                (Step::Per { what, effect }, _) => per(t, scope, *what, effect, u32::from(before)),
                _ => step(t, scope, it),
            }
        })
    })
}

/// Whether the second step does for each of something what the first one does once.
fn goes_on(first: &Step, then: &Step) -> bool {
    let same = |it: &Step| discriminant(it) == discriminant(first);
    matches!(then, Step::Per { effect, .. } if matches!(&effect[..], [only] if same(only)))
}

/// For each of something, after so many of the kind.
fn per(t: &mut Table, scope: &mut Scope, what: Counted, effect: &[Step], before: u32) -> Play {
    let of = before + conditions::count(&t.state, what);
    (before + 1..=of).try_for_each(|n| {
        let nth = (of > 1).then_some((n, of));
        t.meanwhile(|state| &mut state.nth, nth, |t| all(t, scope, effect))
    })
}

fn step(t: &mut Table, scope: &mut Scope, step: &Step) -> Play {
    match step {
        Step::IfElse { condition, then, otherwise } => {
            let holds = conditions::holds(&t.state, scope, condition);
            all(t, scope, if holds { then } else { otherwise })
        }
        Step::If { condition, then } if conditions::holds(&t.state, scope, condition) => all(t, scope, then),
        Step::If { .. } => Ok(()),
        Step::Per { what, effect } => per(t, scope, *what, effect, 0),
        Step::Choose(acts) => choose(t, scope, acts),
        Step::May(effect) => {
            let ask = Ask::new("may", "LED-02");
            if may(t, ask, effect, "detail-no")? { all(t, scope, effect) } else { Ok(()) }
        }

        Step::HopeMore(n) => tokens::more(t, Row::Hope, *n),
        Step::HopeLess(n) => tokens::less(t, Row::Hope, *n),
        Step::DiscontentMore(n) => tokens::more(t, Row::Discontent, *n),
        Step::DiscontentLess(n) => tokens::less(t, Row::Discontent, *n),
        Step::DrawActiveHope => tokens::draw_active(t, Row::Hope),
        Step::DiscardActiveDiscontent => tokens::discard_active(t, Row::Discontent),
        Step::ActivateAll(row) => tokens::turn_all(t, *row, true),
        Step::UseAll(row) => tokens::turn_all(t, *row, false),
        Step::Activate(token) => tokens::activate(t, *token),
        Step::Use(token) => tokens::use_up(t, *token),
        Step::TokenMore { token, n } => tokens::typed(t, *token, *n),
        Step::TokenLess { token, n } => tokens::typed_less(t, *token, *n),

        Step::GainChild(trade) => children::gain(t, *trade),
        Step::Gain(Gained::Stock(what)) => goods::gain(t, *what),
        Step::Gain(Gained::People(people)) => limits::gain_people(t, *people),
        Step::Gain(Gained::Automatons(n)) => automatons::gain(t, *n),
        Step::LoseAllRes => goods::lose(t, Stock { n: t.state.board.goods.of(Good::Res), of: Good::Res }),
        Step::Lose(Lost::Stock(what)) => goods::lose(t, *what),
        Step::Lose(Lost::People(people)) => illness::lose_people(t, people.of, people.n),
        Step::TakeFromMap(n) => goods::take_from_map(t, *n),

        Step::HungerMore(n) => hunger::more(t, *n),
        Step::HungerLess(n) => hunger::less(t, *n),
        Step::OverloadOff => generator::cool(t, u32::MAX, scope),
        Step::OverloadMore(n) => generator::overload(t, *n),
        Step::OverloadLess(n) => generator::cool(t, *n, scope),
        Step::Tower => generator::upgrade_tower(t),

        Step::IllEach(n) => illness::each_type(t, *n),
        Step::Ill(who) => illness::strike(t, Blow::Ill, *who),
        Step::Flip(who) => illness::strike(t, Blow::Flip, *who),
        Step::Die(who) => illness::strike(t, Blow::Die, *who),
        Step::Exhaust(who) => illness::strike(t, Blow::Exhaust, *who),
        Step::Cure(n) => illness::cure(t, n + laws::cure_bonus(&t.state, scope)),
        Step::Heal(n) => illness::heal(t, *n),
        Step::Unskull => illness::unskull(t),
        Step::Deaths { least, most } => building_actions::deaths_back(t, scope, *least, *most),

        Step::Near(n) => clear_snow::place(t, Distance::Near, *n),
        Step::Far(n) => clear_snow::place(t, Distance::Far, *n),
        Step::Scouts(n) => expeditions::move_scouts(t, *n),
        Step::Develop(n) => technologies::develop(t, *n),
        Step::Workshop(n) => building_actions::workshop(t, *n),
        Step::Upgrade => construction::upgrade(t, scope.none()),
        Step::Build(key) => construction::build_free(t, *key),
        Step::Destroy => construction::destroy(t),
        Step::RuinShelter => buildings::ruin_one(t),
        Step::RuinAll(key) => buildings::ruin_all(t, *key),
        Step::ReuseWorker => reuse::worker(t, scope.none()),
        Step::ReuseBuilding => reuse::building(t, scope.at, scope.none()),
        Step::Collect => building_actions::collect(t, scope.at, u32::MAX),
        Step::FellTile(n) => building_actions::fell(t, scope.at, *n, false),
        Step::FellNear(n) => building_actions::fell(t, scope.at, *n, true),
        Step::Thump { fields, coal } => building_actions::thump(t, scope.at, *fields, *coal),

        Step::Cards(n) => solo::draw_cards(t, *n),
        Step::Add(card) => events::add(t, *card),
        Step::Remove(card) => events::remove(t, *card),
        Step::Stay => events::goes(scope, Then::Area),
        Step::Out => events::goes(scope, Then::Out),
        Step::Stash(n) => events::stash(t, scope.card, *n),
        Step::UnstashAll(card) => events::unstash(t, *card, u32::MAX),
        Step::Unstash { card, n } => events::unstash(t, *card, *n),
        Step::Enact => laws::enact(t, false),
        Step::Suspend(law) => laws::suspend(t, *law, scope),
        Step::Back => laws::back(t, scope),
        Step::Screen(n) => super::dusk::screen(t, *n),

        Step::OpenQuiet(card) => scenario::open(t, *card, true),
        Step::Open(card) => scenario::open(t, *card, false),
        Step::Close(card) => scenario::close(t, *card),
        Step::Store(n) => scenario::store(t, *n),
        Step::StormOff => scenario::storm(t, None),
        Step::Storm(n) => scenario::storm(t, Some(*n)),
        Step::Victory => end::victory(t),
        Step::Defeat => end::defeat(t, "defeat-targets"),
    }
}

/// The steps as their conditions stand now.
pub(crate) fn ahead<'a>(state: &State, scope: &Scope, steps: &'a [Step]) -> Vec<&'a Step> {
    ahead_in(state, scope, state.board.round, steps)
}

/// The steps as their conditions would stand in another round.
pub(crate) fn ahead_in<'a>(state: &State, scope: &Scope, round: u32, steps: &'a [Step]) -> Vec<&'a Step> {
    let holds = |it| conditions::holds_in(state, scope, round, it);
    let next = |steps: &'a [Step]| ahead_in(state, scope, round, steps);
    let now = |it: &'a Step| match it {
        Step::IfElse { condition, then, otherwise } => next(if holds(condition) { then } else { otherwise }),
        Step::If { condition, then } if holds(condition) => next(then),
        Step::If { .. } => Vec::new(),
        step => vec![step],
    };
    steps.iter().flat_map(now).collect()
}

/// One of several; none that cannot be paid is offered, and with none nothing is done.
fn choose(t: &mut Table, scope: &mut Scope, acts: &[Act]) -> Play {
    let options = Alternative::payable(&t.state, acts, scope.card);
    if options.is_empty() {
        return Ok(());
    }
    let built = scope.at.filter(|_| scope.card.is_none()).and_then(|it| t.state.built_on(it));
    let rule = built.map_or("LED-02", |it| building_actions::rule(it.1.key));
    let ask = t.ask_with(Ask::new("choose", rule), |state, ask| ask.with("unpaid", Alternative::unpaid(state, acts)));
    let Alternative { act: chosen, .. } = decide(t, ask, options)?;
    act(t, scope, &chosen)
}

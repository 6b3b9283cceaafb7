//! Effects with what stands now, so that an option says when it comes to nothing.

use super::brief::{self, few};
use super::{food, rows};
use crate::engine::Text;
use crate::games::card_words::Slot;
use crate::games::frostpunk::content::amounts::{Gained, Group, Stock};
use crate::games::frostpunk::content::buildings::Price;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::effect::{Act, Step};
use crate::games::frostpunk::content::features::Ability;
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::{Building, Distance, Good, Row, Who};
use crate::games::frostpunk::content::paid::Paid;
use crate::games::frostpunk::content::slots::Tokens;
use crate::games::frostpunk::content::standing::Special;
use crate::games::frostpunk::rules::{
    automatons, building_actions, clear_snow, construction, goods, hunger, illness, laws, reuse, scenario, tokens,
};
use crate::games::frostpunk::state::{Phase, State};

/// A step of an effect, with the marker or the row that it moves.
pub(crate) fn step(state: &State, step: &Step) -> Text {
    let board = &state.board;
    let said = |id: &'static str, n: u32| Text::new(id).with("step", step.text()).with("n", n);
    let less = |n: u32| said(if n == 0 { "marker-now-nothing" } else { "marker-now" }, n);
    if let Some(text) = idle(state, step, Step::text).or_else(|| rows::now(state, step)) {
        return text;
    }
    match step {
        Step::HungerLess(_) => less(board.hunger),
        Step::HungerMore(_) => said("marker-now", board.hunger),
        Step::OverloadLess(_) | Step::OverloadOff if board.overload == 0 => less(0),
        Step::OverloadLess(n) => {
            let text = Text::new("marker-to").with("step", step.text()).with("from", board.overload);
            text.with("to", board.overload.saturating_sub(*n))
        }
        Step::OverloadOff => Text::new("overload-off-now").with("n", board.overload),
        Step::Tower => tower(state),
        Step::OverloadMore(_) => said("marker-now", board.overload),
        Step::Ill(who) => Step::Ill(of_today(state, *who)).text(),
        Step::Flip(who) => Step::Flip(of_today(state, *who)).text(),
        Step::Die(who) => Step::Die(of_today(state, *who)).text(),
        Step::Exhaust(who) => Step::Exhaust(of_today(state, *who)).text(),
        _ => step.text(),
    }
}

/// A step that comes to nothing as things stand, said in its words.
fn idle(state: &State, step: &Step, said: impl Fn(&Step) -> Text) -> Option<Text> {
    let people = || state.board.people.iter();
    let id = match step {
        step if step.holds(&Step::Upgrade) && construction::upgradable(state).is_empty() => match step {
            Step::Upgrade => "upgrade-now-nothing",
            // Its other ways bring something.
            _ => "upgrade-now-none",
        },
        Step::Activate(what) if tokens::of(state, *what, false).is_empty() => "activate-now-nothing",
        // TOK-02.
        Step::Use(what) if tokens::of(state, *what, true).is_empty() => {
            return Some(match what {
                Tokens::Row(_) => Text::new("use-row-nothing").with("step", brief::step(step)),
                Tokens::Type(token) => Text::new("use-now-nothing").with("token", token.text()),
            });
        }
        // ILL-11, ILL-12.
        Step::Cure(_) if people().all(|it| illness::curable(it) == 0) => "cure-now-nothing",
        Step::Heal(_) if people().all(|it| !it.skull) => "heal-now-nothing",
        step if is_idle(state, step) => "now-nothing",
        _ => return None,
    };
    Some(Text::new(id).with("step", said(step)))
}

/// A step that finds nothing to do, and is left out (GNR-11, EVT-12, EVT-14, ACT-14).
fn is_idle(state: &State, step: &Step) -> bool {
    match step {
        Step::Build(key) => {
            !construction::may_build(state, *key) || construction::open_sites(state, *key).next().is_none()
        }
        Step::Scouts(_) => state.board.routes.iter().all(|it| it.scout.is_none()),
        Step::Near(_) => !clear_snow::is_open(state, Distance::Near),
        Step::Far(_) => !clear_snow::is_open(state, Distance::Far),
        Step::DiscardActiveDiscontent => tokens::lying(state, Row::Discontent, true).is_empty(),
        Step::DrawActiveHope => tokens::is_full(state, Row::Hope) && tokens::lying(state, Row::Hope, false).is_empty(),
        Step::ReuseWorker => !reuse::has_workers(state),
        Step::Gain(Gained::Automatons(_)) => automatons::left(state) == 0,
        _ => false,
    }
}

/// A step among several, of which there is room for no more than that it comes to nothing.
pub(super) fn or_idle(state: &State, step: &Step) -> Text {
    idle(state, step, Step::text).unwrap_or_else(|| match step {
        Step::OverloadOff | Step::Tower => self::step(state, step),
        step => step.text(),
    })
}

/// BLD-04, GEN-03: how many cubes fall through the better tower, at once and from its inside.
fn tower(state: &State) -> Text {
    let towers = &state.content.boards.tower;
    let text = Text::new("tower-now").with("now", towers.basic.falls).with("then", towers.upgraded.falls);
    text.with("loosens", towers.basic.loosens).with("then-loosens", towers.upgraded.loosens)
}

/// What is said below an option whose label is its only step.
pub(super) fn alone(state: &State, step: &Step) -> Option<Text> {
    match step {
        Step::Upgrade => upgrades(state, 2).map(|it| Text::new("detail-shop-upgrade").with("what", it)),
        Step::Gain(Gained::Stock(what)) if what.of == Good::Food => Some(food_now(state, step)),
        // AUT-02.
        Step::Gain(Gained::Automatons(_)) => Some("automaton-works".into()),
        Step::Ill(_) => Some(in_full(state, step)),
        _ => None,
    }
}

/// Food that comes, with how much there is and how much this evening and the next one take (HUN-01, HUN-05, HUN-06).
fn food_now(state: &State, step: &Step) -> Text {
    let text = Text::new("marker-now").with("step", step.text()).with("n", state.board.goods.of(Good::Food));
    // HUN-01, HUN-05: hunger that stays unpaid is gone, food that the type of the round lacks is due next round.
    let hunger = state.board.hunger;
    let text = text.with("hunger", hunger);
    match (hunger::tonight(state).map(|it| it - hunger), hunger::next(state)) {
        (Some(due), Some(next)) => Text { id: "food-now".into(), ..text }.with("due", due).with("next", next),
        (Some(due), None) => Text { id: "food-now-last".into(), ..text }.with("due", due),
        (None, _) => text,
    }
}

/// Ways of one step each, of which one is chosen only when all else is done; none where they have no such short words.
pub(super) fn chosen_later(state: &State, ways: &[Act]) -> Option<Text> {
    let one = |way: &Act| match &way.effect[..] {
        [Step::Gain(Gained::Stock(what))] => {
            let from = state.board.goods.of(what.of);
            let text = Text::new("marker-to").with("step", what.text()).with("from", from);
            Some(text.with("to", from + what.n))
        }
        [Step::Upgrade] if construction::upgradable(state).is_empty() => Some("way-upgrade-none".into()),
        [Step::Upgrade] => Some("way-upgrade".into()),
        _ => None,
    };
    let or = |one: Text, other: Text| Text::new("card-or").with("one", one).with("other", other);
    let ways = ways.iter().map(one).collect::<Option<Vec<Text>>>()?.into_iter().reduce(or)?;
    Some(Text::new("then-choose").with("ways", ways))
}

/// What a citizen card does for its action, and what of it comes to nothing now.
pub(super) fn ability(state: &State, ability: &Paid<Ability>) -> Text {
    brief::ability(ability, |it| idle(state, it, brief::step).or_else(|| named(state, it)))
}

/// TOK-02: the token of a row that is turned, where no other can be.
fn named(state: &State, step: &Step) -> Option<Text> {
    let (id, what, active) = match step {
        Step::Activate(what @ Tokens::Row(_)) => ("activate-named", *what, false),
        Step::Use(what @ Tokens::Row(_)) => ("use-named", *what, true),
        _ => return None,
    };
    let [only] = tokens::of(state, what, active)[..] else { return None };
    Some(Text::new(id).with("token", only.text()))
}

/// BLD-01: whether a card could put an upgrade in place of other work, and nothing that stands can be upgraded.
pub(super) fn swaps_nothing(state: &State, ability: &Paid<Ability>) -> bool {
    ability.effect.contains(&Ability::SwapUpgrade) && construction::upgradable(state).is_empty()
}

/// The upgrades that can be paid for now, the first so many of them by name.
pub(super) fn upgrades(state: &State, named: usize) -> Option<Text> {
    let priced = |it: &Field| {
        let built = state.board.plot(*it).built?;
        let price = &state.content.building(built.key).upgraded.as_ref()?.price;
        Some(Text::new("upgrade-one").with("building", built.key.text()).with("price", Price::arg(price)))
    };
    let what: Vec<Text> = construction::upgradable(state).iter().filter_map(priced).collect();
    (!what.is_empty()).then(|| few(what, named))
}

/// The type of the round by its name (GNR-08).
fn of_today(state: &State, who: Group) -> Group {
    let of_round = || hunger::column(state, state.board.round).who();
    Group { of: if who.of == Who::Round { of_round() } else { who.of }, ..who }
}

/// The same where there is more room: with how many are ill already, and how many laws there can be.
pub(crate) fn in_full(state: &State, step: &Step) -> Text {
    let short = self::step(state, step);
    let ill = |who: &Group| {
        let [of] = illness::meant(state, who.of)[..] else { return None };
        let people = state.board.people(of);
        Some(Text::new("ill-now-of").with("n", people.ill).with("most", people.citizens))
    };
    let more = match step {
        Step::Ill(who) => ill(who),
        Step::Add(_) => Some(Text::new("add-now")),
        Step::Upgrade => upgrades(state, 2).map(|it| Text::new("upgrade-now-of").with("what", it)),
        Step::Enact => {
            let most = state.content.boards.limits.laws;
            let open: Vec<Text> = laws::enactable(state).into_iter().map(CardId::title).collect();
            let text = Text::new(if open.is_empty() { "laws-now-none" } else { "laws-now-of" });
            Some(text.with("n", state.board.laws.len()).with("most", most).with("laws", few(open, 2)))
        }
        _ => None,
    };
    match more {
        Some(more) => more.with("step", short),
        None => short,
    }
}

/// All of them, one after the other.
pub(crate) fn steps(state: &State, all: &[Step]) -> Vec<Text> {
    all.iter().map(|it| in_full(state, it)).collect()
}

/// The same of a building, which may take something from around it.
pub(crate) fn steps_at(state: &State, field: Field, all: &[Step]) -> Vec<Text> {
    let said = |it: &Step| match it {
        Step::Collect => collected(state, field, it.text()),
        Step::Thump { fields, coal } => {
            let n = building_actions::thumped(state, field, *fields, *coal);
            Text::new("thump-now").with("step", it.text()).with("what", Stock { n, of: Good::Coal }.text())
        }
        Step::Gain(Gained::Stock(what)) if what.of == Good::Food && all.len() == 1 => food_now(state, it),
        it => in_full(state, it),
    };
    all.iter().map(said).collect()
}

/// What is collected from around a building, with what lies there.
pub(super) fn collected(state: &State, field: Field, step: Text) -> Text {
    let what: Vec<Text> = building_actions::collected(state, field).iter().map(|it| it.text()).collect();
    Text::new("collect-now").with("step", step).with("what", what)
}

/// What a special action does, and what lies on the card for it.
pub(crate) fn special(state: &State, card: CardId, special: &Special) -> Text {
    let laid = matches!(special, Special::PutAny | Special::Put(_));
    match state.board.open(card).filter(|_| laid) {
        Some(_) => Text::new("special-now").with("what", special.text()).with("n", goods::lying_on(state, card)),
        None => match special {
            Special::Do(act) => stored(state, act).unwrap_or_else(|| food::paid(state, act)),
            Special::PutAny | Special::Put(_) => special.text(),
        },
    }
}

/// The storehouses with what they hold and must hold (SCN-04).
fn stored(state: &State, act: &Act) -> Option<Text> {
    let n = act.effect.iter().find_map(|it| if let Step::Store(n) = it { Some(*n) } else { None })?;
    let (stored, targets) = (&state.board.stored, scenario::targets(state));
    let text = Text::new("special-store").with("n", n);
    let text = text.with("coal", stored.of(Good::Coal)).with("of-coal", targets.of(Good::Coal));
    let text = text.with("wood", stored.of(Good::Wood)).with("of-wood", targets.of(Good::Wood));
    Some(text.with("food", stored.of(Good::Food)).with("of-food", targets.of(Good::Food)))
}

/// What one pawn clears, as far as there are places and tiles (ACT-11, ACT-14).
pub(crate) fn clear_snow(state: &State) -> Text {
    let near = clear_snow::room(state, Distance::Near);
    let id = match (near, clear_snow::is_open(state, Distance::Far)) {
        (0, _) => "detail-clear-snow-far",
        (_, true) => "detail-clear-snow",
        (_, false) => "detail-clear-snow-near",
    };
    Text::new(id).with("n", near)
}

/// SCN-02: that it is asked for in a round to come.
pub(super) fn awaited(state: &State, key: Building) -> Option<Text> {
    scenario::awaits(state, key).map(|n| Text::new("build-awaited").with("n", n))
}

/// The message of a phase.
pub(crate) fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup | Phase::Over => "board-setup",
        Phase::Dawn => "phase-dawn",
        Phase::Morning => "phase-morning",
        Phase::Generator => "phase-generator",
        Phase::Weather => "phase-weather",
        Phase::Preparation => "phase-preparation",
        Phase::Muster | Phase::Action => "phase-action",
        Phase::Dusk => "phase-dusk",
        Phase::Hunger => "phase-hunger",
        Phase::Night => "phase-night",
    }
}

//! What is done at buildings (BLD-02 to BLD-29) beyond the words that cards share.

use super::because::{Cause, because};
use super::decisions::{decide, decide_some};
use super::effects::{self, Scope};
use super::laws::ChildWork;
use super::{
    Play, Table, automatons, buildings, construction, costs, gather, generator, goods, laws, map, reuse, technologies,
};
use crate::engine::{Ask, Offered, Text};
use crate::games::frostpunk::content::amounts::{Gained, Stock};
use crate::games::frostpunk::content::effect::{Act, Step};
use crate::games::frostpunk::content::features::Technique;
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::{Building, Good};
use crate::games::frostpunk::labels::alternatives::Alternative;
use crate::games::frostpunk::labels::options::{BackBy, ShopWork};
use crate::games::frostpunk::labels::places::AtField;
use crate::games::frostpunk::state::{Built, Cubes, State, place_of};

/// ACT-07: whether its action has a target and can be paid.
pub(crate) fn is_possible(state: &State, field: Field, built: Built) -> bool {
    let Some(act) = buildings::action(state, built) else { return false };
    buildings::works(state, built.key)
        && costs::payable(state, act.cost.as_ref())
        && act.effect.iter().all(|it| has_target(state, field, it))
}

/// Of a step that works on fields: on how many it could from there.
pub(crate) fn in_reach(state: &State, field: Field, step: &Step) -> Option<usize> {
    let fields = match step {
        Step::Collect => collectable(state, field),
        Step::FellTile(_) => trees(state, field, false),
        Step::FellNear(_) => trees(state, field, true),
        Step::Thump { .. } => thumpable(state, field),
        _ => return None,
    };
    Some(fields.len())
}

pub(crate) fn has_target(state: &State, field: Field, step: &Step) -> bool {
    if let Some(fields) = in_reach(state, field, step) {
        return fields > 0;
    }
    match step {
        Step::Enact => !laws::enactable(state).is_empty(),
        Step::Workshop(_) => !shop_works(state).is_empty(),
        Step::Develop(_) => technologies::running(state).is_some(),
        Step::ReuseBuilding => !reuse::buildings(state, Some(field)).is_empty(),
        Step::Gain(Gained::Automatons(_)) => automatons::left(state) > 0,
        _ => true,
    }
}

/// The action of the building on a field, by rules of laws and technologies that change it.
pub(crate) fn act(t: &mut Table, field: Field, child: ChildWork) -> Play {
    let built = t.state.board.plot(field).built.offered("a building stands there")?;
    let act = buildings::action(&t.state, built).cloned().offered("it has an action")?;
    if let ChildWork::UpTo(n) = child {
        return collect(t, Some(field), n);
    }
    let act = match child {
        ChildWork::Cure(n) => Act { cost: None, effect: vec![Step::Cure(n)] },
        ChildWork::Usual | ChildWork::UpTo(_) => because(t, Cause::At(field), |t| in_place_of(t, built.key, act))?,
    };
    effects::act(t, &mut Scope::at(field), &act)?;
    if built.key == Building::CoalMine {
        goods::add(t, Good::Coal, mines_more(&t.state));
    }
    Ok(())
}

/// How much may be healed in place of the action, by a law or a technology.
fn heals(state: &State, key: Building) -> Option<u32> {
    let developed = technologies::developed(state).filter_map(|it| match it {
        Technique::AlsoHeal { building, n } if *building == key => Some(*n),
        _ => None,
    });
    laws::also_heal(state, key).into_iter().chain(developed).max()
}

fn mines_more(state: &State) -> u32 {
    technologies::sum(state, |it| if let Technique::CoalMine(n) = it { Some(*n) } else { None })
}

fn thumps_more(state: &State) -> u32 {
    technologies::sum(state, |it| if let Technique::Thump(n) = it { Some(*n) } else { None })
}

/// An action or an option of a building with the numbers that laws and technologies give it, for what is said of it. What is
/// carried out is the printed one, since its steps look themselves for what changes them.
pub(crate) fn changed(state: &State, key: Building, act: &Act) -> Act {
    let step = |it: &Step| match it {
        Step::Choose(acts) => Step::Choose(acts.iter().map(|it| changed(state, key, it)).collect()),
        Step::Cure(n) => Step::Cure(n + laws::cures_more(state)),
        Step::OverloadLess(n) if key == Building::Generator => Step::OverloadLess(n + generator::removes_more(state)),
        Step::Gain(Gained::Stock(Stock { n, of: Good::Coal })) if key == Building::CoalMine => {
            Step::Gain(Gained::Stock(Stock { n: n + mines_more(state), of: Good::Coal }))
        }
        Step::Thump { fields, coal } => Step::Thump { fields: *fields, coal: coal + thumps_more(state) },
        step => step.clone(),
    };
    // BLD-04: the tower is upgraded once in a game.
    let still = |it: &&Step| **it != Step::Tower || !state.board.tower.upgraded;
    Act { cost: act.cost.clone(), effect: act.effect.iter().filter(still).map(step).collect() }
}

/// The same of a whole action, with what may be done in its place.
pub(crate) fn as_changed(state: &State, key: Building, act: &Act) -> Act {
    let act = changed(state, key, act);
    let Some(n) = heals(state, key) else { return act };
    let heal = Act { cost: None, effect: vec![Step::Heal(n)] };
    let mut ways = match (&act.cost, &act.effect[..]) {
        (None, [Step::Choose(ways)]) => ways.clone(),
        _ => vec![act],
    };
    ways.push(heal);
    Act { cost: None, effect: vec![Step::Choose(ways)] }
}

/// The rule that says what may be chosen at a building.
pub(crate) fn rule(key: Building) -> &'static str {
    match key {
        Building::Cookhouse => "BLD-02",
        Building::Generator => "BLD-04",
        Building::MedicalPost => "BLD-11",
        Building::Infirmary => "BLD-14",
        Building::CareHouse => "BLD-20",
        _ => "LED-02",
    }
}

/// What a law or a technology offers in place of the action, if the table wants it.
fn in_place_of(t: &mut Table, key: Building, usual: Act) -> Play<Act> {
    let Some(n) = heals(&t.state, key) else { return Ok(usual) };
    let heal = Act { cost: None, effect: vec![Step::Heal(n)] };
    let options =
        [usual, heal].into_iter().enumerate().map(|(at, act)| Alternative { number: at + 1, act, card: None });
    Ok(decide(t, Ask::new("choose", rule(key)).with("unpaid", Text::new("choose-all")), options)?.act)
}

/// The adjacent fields with cubes (BLD-08).
fn collectable(state: &State, field: Field) -> Vec<Field> {
    map::beside(state, field).into_iter().filter(|it| state.board.plot(*it).cubes.is_some()).collect()
}

/// The cubes that come from adjacent fields, one from each (BLD-08).
pub(crate) fn collected(state: &State, field: Field) -> Vec<Stock> {
    let mut all: Vec<Stock> = Vec::new();
    for cubes in collectable(state, field).into_iter().filter_map(|it| state.board.plot(it).cubes) {
        match all.iter_mut().find(|it| it.of == cubes.of) {
            Some(it) => it.n += 1,
            None => all.push(Stock { n: 1, of: cubes.of }),
        }
    }
    all
}

/// BLD-08: 1 cube from each adjacent field; from as many as are allowed, by choice.
pub(crate) fn collect(t: &mut Table, at: Option<Field>, most: u32) -> Play {
    let fields = at.map_or_else(Vec::new, |it| collectable(&t.state, it));
    for AtField(field) in some_fields(t, Ask::new("collect", "BLD-08"), fields, most)? {
        goods::take_from_field(t, field, 1);
    }
    Ok(())
}

/// So many of the fields by choice, all if there are no more.
fn some_fields(t: &mut Table, ask: Ask, fields: Vec<Field>, n: u32) -> Play<Vec<AtField>> {
    let n = fields.len().min(n as usize);
    if n == fields.len() {
        return Ok(fields.into_iter().map(AtField).collect());
    }
    decide_some(t, ask.with("n", n), fields.into_iter().map(AtField).collect(), n, n)
}

/// The fields of the own tile with a tree, or of adjacent ones, too (BLD-10).
fn trees(state: &State, field: Field, near: bool) -> Vec<Field> {
    let tile = place_of(field);
    let own = |it: &Field| tile.is_some() && place_of(*it) == tile;
    let fields = map::beside(state, field).into_iter().filter(|it| near || own(it));
    fields.filter(|it| state.board.plot(*it).trees > 0).collect()
}

pub(crate) fn fell(t: &mut Table, at: Option<Field>, wood: u32, near: bool) -> Play {
    let fields = at.map_or_else(Vec::new, |it| trees(&t.state, it, near));
    if fields.is_empty() {
        return Ok(());
    }
    let AtField(field) = decide(t, Ask::new("fell", "BLD-10"), fields.into_iter().map(AtField))?;
    gather::fell(t, field, wood)
}

/// BLD-13: adjacent fields that hold coal and have room, or that are empty.
fn thumpable(state: &State, field: Field) -> Vec<Field> {
    let most = state.content.boards.limits.field;
    let fits = |it: &Field| {
        let plot = state.board.plot(*it);
        let empty = plot.cubes.is_none() && plot.trees == 0 && state.built_on(*it).is_none();
        empty || (1..most).contains(&plot.holds(Good::Coal))
    };
    map::beside(state, field).into_iter().filter(fits).collect()
}

/// How much coal comes at most onto so many of these fields (BLD-13, LIM-04).
pub(crate) fn thumped(state: &State, field: Field, fields: u32, coal: u32) -> u32 {
    let most = state.content.boards.limits.field;
    let room = |it: Field| coal.min(most.saturating_sub(state.board.plot(it).holds(Good::Coal)));
    let mut rooms: Vec<u32> = thumpable(state, field).into_iter().map(room).collect();
    rooms.sort_unstable_by(|one, other| other.cmp(one));
    rooms.into_iter().take(fields as usize).sum()
}

pub(crate) fn thump(t: &mut Table, at: Option<Field>, fields: u32, coal: u32) -> Play {
    let coal = coal + thumps_more(&t.state);
    let open = at.map_or_else(Vec::new, |it| thumpable(&t.state, it));
    let ask = Ask::new("thump", "BLD-13").with("coal", coal).with("most", t.state.content.boards.limits.field);
    for AtField(field) in some_fields(t, ask, open, fields)? {
        lay_coal(t, field, coal);
    }
    Ok(())
}

/// BLD-05: what a Workshop can do now.
fn shop_works(state: &State) -> Vec<ShopWork> {
    let upgrade = (!construction::upgradable(state).is_empty()).then_some(ShopWork::Upgrade);
    let develop = technologies::running(state).is_some().then_some(ShopWork::Develop);
    upgrade.into_iter().chain(develop).collect()
}

pub(crate) fn workshop(t: &mut Table, n: u32) -> Play {
    for left in (1..=n).rev() {
        let works = shop_works(&t.state);
        if works.is_empty() {
            break;
        }
        match decide(t, Ask::new("workshop", "BLD-05").with("n", left), works)? {
            ShopWork::Upgrade => construction::upgrade(t, "detail-none-shop")?,
            ShopWork::Develop => technologies::develop(t, 1)?,
        }
    }
    Ok(())
}

/// BLD-23, BLD-26: the deaths marker back by as much as the table likes, not below 0.
pub(crate) fn deaths_back(t: &mut Table, scope: &mut Scope, least: u32, most: u32) -> Play {
    let deaths = t.state.board.deaths;
    scope.moved = deaths > 0;
    if deaths == 0 {
        return Ok(());
    }
    let most = most.min(deaths);
    let BackBy(n) = decide(t, Ask::new("deaths-back", "BLD-23"), (least.min(most)..=most).rev().map(BackBy))?;
    t.state.board.deaths -= n;
    t.say_with(|s| Text::new("note-deaths-back").with("n", n).with("deaths", s.board.deaths));
    Ok(())
}

/// The curing effect of a building, for a card that lets it work as usual.
pub(crate) fn usual_cure(t: &mut Table, field: Field) -> Play {
    let built = t.state.board.plot(field).built.offered("a building stands there")?;
    let act = buildings::action(&t.state, built).cloned().offered("it has an action")?;
    let act = because(t, Cause::At(field), |t| in_place_of(t, built.key, act))?;
    effects::act(t, &mut Scope::at(field), &act)
}

/// BLD-13: coal from the bank onto a field, as much as it holds.
fn lay_coal(t: &mut Table, field: Field, n: u32) {
    let most = t.state.content.boards.limits.field;
    if let Some(plot) = t.state.board.fields.get_mut(field) {
        plot.put(Cubes { n, of: Good::Coal }, most);
    }
}

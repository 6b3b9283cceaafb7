//! Construction (ACT-31 to ACT-36), and what cards build, upgrade and destroy (BLD-01, EVT-12).

use super::decisions::decide;
use super::effects::{self, Scope};
use super::{Play, Table, buildings, goods, laws, technologies};
use crate::engine::{Ask, Offered, Text};
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::features::Feature;
use crate::games::frostpunk::content::fields::{Field, Half};
use crate::games::frostpunk::content::kinds::{Building, Colour, From, Good};
use crate::games::frostpunk::labels::forecast;
use crate::games::frostpunk::labels::none::OrNone;
use crate::games::frostpunk::labels::places::{AtBuilding, brings, price_text};
use crate::games::frostpunk::labels::works::{BuildingSite, Operation, Upgrade};
use crate::games::frostpunk::state::{Built, Plot, Spot, State};
use crate::games::text_board::joined;

/// How many operations a pawn carries out (ACT-31).
pub(crate) const OPERATIONS: u32 = 3;

/// How one Construction differs from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Works {
    pub operations: u32,
    /// So much wood less for the first building.
    pub discount: u32,
    /// Whether two operations may be one upgrade.
    pub upgrade: bool,
}

impl Works {
    pub(crate) const USUAL: Works = Works { operations: OPERATIONS, discount: 0, upgrade: false };
}

pub(crate) fn is_possible(state: &State, works: Works) -> bool {
    operations(state, works, works.operations).next().is_some()
}

/// What could be built now at its usual price.
pub(crate) fn buildable(state: &State) -> impl Iterator<Item = Building> {
    buildable_by(state, Works::USUAL)
}

/// The same by a card that may make the first one cheaper.
pub(crate) fn buildable_by(state: &State, works: Works) -> impl Iterator<Item = Building> {
    operations(state, works, OPERATIONS).filter_map(|it| match it {
        Operation::Build { key, .. } => Some(key),
        _ => None,
    })
}

/// ACT-31: up to so many operations in any mix and order, at least one (ACT-07).
pub(crate) fn construct(t: &mut Table, mut works: Works) -> Play {
    let mut left = works.operations;
    while left > 0 {
        let mut options: Vec<Operation> = operations(&t.state, works, left).collect();
        let down = !options.is_empty() && options.iter().all(|it| matches!(it, Operation::Demolish(_)));
        let may_end = left < works.operations || options.is_empty();
        if may_end {
            // Where nothing can be built the end is what most want: it shall not stand below all that could be lost.
            options.insert(if down { 0 } else { options.len() }, Operation::Done { left });
        }
        let ask =
            Ask::new("operation", "ACT-31").with("left", left).with("down", u32::from(down) << u32::from(may_end));
        let ask = t.ask_with(ask, |state, ask| forecast::warned(state, ask, !down));
        left -= 1;
        match decide(t, ask, options)? {
            Operation::Build { key, .. } => {
                let price = price(&t.state, key, works.discount);
                works.discount = 0;
                let site = choose_site(t, key, &price, Some(left))?;
                price.into_iter().try_for_each(|it| goods::pay(t, it))?;
                build(t, key, site)?;
            }
            Operation::Demolish(field) => take_down(t, field, true)?,
            Operation::Upgrade => {
                works.upgrade = false;
                left = left.saturating_sub(1);
                upgrade(t, "detail-none-works")?;
            }
            Operation::Done { .. } => return Ok(()),
        }
    }
    Ok(())
}

/// Worked out one by one, because a robot that only asks whether there is any does so in every turn.
fn operations(state: &State, works: Works, left: u32) -> impl Iterator<Item = Operation> {
    let keys = state.board.supply.keys().copied();
    let buildable = keys.filter(move |it| {
        may_build(state, *it)
            && goods::has(state, &price(state, *it, works.discount))
            && open_sites(state, *it).next().is_some()
    });
    let build = buildable.map(move |key| Operation::Build { key, discount: works.discount });
    let demolish = demolishable(state).map(Operation::Demolish);
    let upgrade = move || works.upgrade && left > 1 && !upgradable(state).is_empty();
    build.chain(demolish).chain(std::iter::once_with(upgrade).filter(|it| *it).map(|_| Operation::Upgrade))
}

/// The price of a building, the wood in it less by a discount.
pub(crate) fn price(state: &State, key: Building, discount: u32) -> Vec<Stock> {
    let less = |it: &Stock| Stock { n: it.n.saturating_sub(if it.of == Good::Wood { discount } else { 0 }), ..*it };
    state.content.building(key).price.iter().map(less).filter(|it| it.n > 0).collect()
}

/// ACT-32, ACT-34: a tile of the supply, below the board only where a law brings it (LAW-06).
pub(crate) fn may_build(state: &State, key: Building) -> bool {
    let left = state.board.supply.get(&key).is_some_and(|it| *it > 0);
    left && match state.content.building(key).from {
        From::Board => true,
        From::Law => laws::unlocks(state, key),
        From::Start | From::Printed | From::Back => false,
    }
}

/// ACT-32, ACT-33: where it may stand. A large one is entered under the upper field of its tile.
pub(crate) fn sites(state: &State, key: Building) -> Vec<Field> {
    open_sites(state, key).collect()
}

/// The same one by one, for those who ask only whether there is any.
pub(crate) fn open_sites(state: &State, key: Building) -> impl Iterator<Item = Field> {
    let words = &state.content.building(key).words;
    let free = |field: &Field| state.built_on(*field).is_none() && pawns_on(state, *field) == 0;
    let fits = move |field: &Field| match field {
        Field::Map(place, half) => {
            let beside = || state.content.map.deposits_beside(*place, |it| state.board.walls.get(&it).copied());
            let deposit = words.iter().all(|it| if let Feature::Only(of) = it { beside().contains(of) } else { true });
            let whole = *half == Half::Upper && free(&Field::Map(*place, Half::Lower));
            deposit && (whole || !state.is_large(key))
        }
        Field::Generator(_) => !state.is_large(key) && !words.contains(&Feature::OffGenerator),
    };
    state.board.fields.keys().filter(move |it| free(it) && fits(it))
}

fn pawns_on(state: &State, field: Field) -> usize {
    state.board.pawns_at(Spot::Field(field))
}

/// `left` says how many operations of a Construction follow.
fn choose_site(t: &mut Table, key: Building, price: &Vec<Stock>, left: Option<u32>) -> Play<Field> {
    let sites = sites(&t.state, key).into_iter().map(|field| BuildingSite { key, field });
    let mut sites = sites.collect::<Vec<BuildingSite>>();
    // Those where nothing is lost come first (ACT-33).
    sites.sort_by_key(|it| !it.lost(&t.state).is_empty());
    let left = match left {
        None => Text::new("site-offered"),
        Some(n) => Text::new("site-left").with("n", n),
    };
    let ask = Ask::new("site", "ACT-32").with("building", key.text()).with("price", price_text(price));
    let ask = ask.with("left", left);
    let ask = t.ask_with(ask, |state, ask| ask.with("what", purpose(state, key)));
    Ok(decide(t, ask, sites)?.field)
}

/// What a building is for, beside the question where it goes. Behind the name of a card there is no room for it, and the offer has
/// said it.
fn purpose(state: &State, key: Building) -> Text {
    match state.cause {
        None => Text::new("site-brings").with("what", purpose_of(state, key)),
        Some(_) => "site-offered".into(),
    }
}

/// Where it may stand only (MAP-04), what it brings, and that the cold means nothing to it (HEA-05).
pub(crate) fn purpose_of(state: &State, key: Building) -> Text {
    let row = state.content.building(key);
    let only = row.words.iter().filter_map(|it| match it {
        Feature::Only(of) => Some(Text::new("site-only").with("deposit", of.text())),
        _ => None,
    });
    let idle = (row.colour == Colour::White).then(|| Text::new("needs-nothing"));
    joined(only.chain([brings(state, key, &row.words)]).chain(idle))
}

/// ACT-33: cubes and trees go to the bank; then what the building does when it is built (BLD-05, BLD-26).
fn build(t: &mut Table, key: Building, site: Field) -> Play {
    if let Some(left) = t.state.board.supply.get_mut(&key) {
        *left -= 1;
    }
    let mut under = vec![t.state.board.plot(site)];
    if let (Field::Map(place, _), true) = (site, t.state.is_large(key)) {
        let lower = Field::Map(place, Half::Lower);
        under.push(t.state.board.plot(lower));
        t.state.board.fields.insert(lower, Plot::default());
    }
    let first = !t.state.board.is_built(key);
    t.state.board.fields.insert(site, Plot { built: Some(Built::new(key)), ..Plot::default() });
    t.say_with(|s| {
        let lies: Vec<Text> = under.iter().flat_map(lying).collect();
        let note = Text::new(if lies.is_empty() { "note-build" } else { "note-build-over" });
        note.with("building", key.text()).with("field", buildings::site_name(s, site, key)).with("what", lies)
    });
    let words = t.state.content.building(key).words.clone();
    for word in &words {
        if let Feature::Built(steps) = word {
            effects::all(t, &mut Scope::at(site), steps)?;
        }
    }
    if first && buildings::develops(&t.state, key) { technologies::first_workshop(t) } else { Ok(()) }
}

/// Its cubes and trees.
fn lying(plot: &Plot) -> impl Iterator<Item = Text> + use<> {
    let cubes = plot.cubes.map(|it| Stock { n: it.n, of: it.of }.text());
    let trees = (plot.trees > 0).then(|| Text::new("amount-trees").with("n", plot.trees));
    cubes.into_iter().chain(trees)
}

/// EVT-12: for free, by the building rules.
pub(crate) fn build_free(t: &mut Table, key: Building) -> Play {
    if !may_build(&t.state, key) || sites(&t.state, key).is_empty() {
        return Ok(());
    }
    let site = choose_site(t, key, &Vec::new(), None)?;
    build(t, key, site)
}

/// ACT-35: the buildings that may be taken away.
pub(crate) fn removable(state: &State) -> impl Iterator<Item = Field> {
    let may = |it: &(Field, Built)| {
        let row = state.content.building(it.1.key);
        !row.stays && row.from != From::Printed
    };
    state.board.buildings().filter(may).map(|it| it.0)
}

/// Those of them on which no pawn stands.
pub(crate) fn demolishable(state: &State) -> impl Iterator<Item = Field> {
    removable(state).filter(|it| pawns_on(state, *it) == 0)
}

/// ACT-35: back to the board or below it, without its upgrade; Ruins leave the game. Without Workshops nothing is developed
/// (TEC-07).
fn take_down(t: &mut Table, field: Field, wanted: bool) -> Play {
    let plot = t.state.board.fields.get_mut(field).offered("a building stands there")?;
    let built = plot.built.take().offered("a building stands there")?;
    if let Some(left) = t.state.board.supply.get_mut(&built.key) {
        *left += 1;
    }
    let id = if wanted { "note-demolish" } else { "note-destroy" };
    t.say_with(|s| {
        Text::new(id).with("building", built.key.text()).with("field", buildings::site_name(s, field, built.key))
    });
    if buildings::develops(&t.state, built.key) && !t.state.board.is_built(built.key) {
        technologies::no_workshop(t);
    }
    Ok(())
}

/// EVT-12: one of choice, no Ruins; a pawn on it comes back at night.
pub(crate) fn destroy(t: &mut Table) -> Play {
    let ruins =
        |it: &Field| t.state.built_on(*it).is_some_and(|it| t.state.content.building(it.1.key).from == From::Back);
    let options: Vec<AtBuilding> = removable(&t.state).filter(|it| !ruins(it)).map(AtBuilding).collect();
    if options.is_empty() {
        return Ok(());
    }
    let AtBuilding(field) = decide(t, Ask::new("destroy", "EVT-12"), options)?;
    take_down(t, field, false)
}

/// BLD-01: not with a pawn on it, not twice, at the price of its upgraded side.
pub(crate) fn upgradable(state: &State) -> Vec<Field> {
    let may = |it: &(Field, Built)| {
        let side = state.content.building(it.1.key).upgraded.as_ref();
        !it.1.upgraded && pawns_on(state, it.0) == 0 && side.is_some_and(|it| goods::has(state, &it.price))
    };
    state.board.buildings().filter(may).map(|it| it.0).collect()
}

/// One building at its price, or nothing; `none` says what that would mean.
pub(crate) fn upgrade(t: &mut Table, none: &'static str) -> Play {
    let fields = upgradable(&t.state);
    if fields.is_empty() {
        t.say_with(|_| "note-upgrade-none".into());
        return Ok(());
    }
    let options = OrNone::of(fields.into_iter().map(Upgrade), none);
    let Some(Upgrade(field)) = decide(t, Ask::new("upgrade", "BLD-01"), options)?.picked else {
        // Else nobody could see later what the token or the operations went for.
        t.say_with(|_| "note-upgrade-none".into());
        return Ok(());
    };
    let built = t.state.board.plot(field).built.offered("a building stands there")?;
    let price = t.state.content.building(built.key).upgraded.as_ref().map(|it| it.price.clone());
    price.offered("it has another side")?.into_iter().try_for_each(|it| goods::pay(t, it))?;
    if let Some(plot) = t.state.board.fields.get_mut(field) {
        plot.built = Some(Built { upgraded: true, ..built });
    }
    t.say_with(|s| {
        let note = Text::new("note-upgrade").with("building", built.key.text());
        note.with("field", buildings::site_name(s, field, built.key))
    });
    Ok(())
}

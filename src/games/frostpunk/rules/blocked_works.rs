//! What a Construction cannot build or demolish, and which buildings cannot be upgraded.

use super::blocked::{lacks, refuse, short};
use super::{construction, goods, laws};
use crate::engine::{Choice, Group, Offer, Refusal, Text};
use crate::games::frostpunk::content::features::Feature;
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::{Building, From};
use crate::games::frostpunk::labels::places::AtField;
use crate::games::frostpunk::labels::works::{Operation, Upgrade};
use crate::games::frostpunk::rules::buildings::field_name;
use crate::games::frostpunk::state::{Built, Spot, State};

/// What a Construction could not build (ACT-32 to ACT-34) or demolish (ACT-35).
pub(super) fn operations(state: &State) -> Vec<(Offer, Refusal)> {
    let keys = Building::ALL.into_iter().filter(|it| {
        let from = state.content.building(*it).from;
        state.board.supply.contains_key(it) || from == From::Back
    });
    let build = keys.filter_map(|key| Some((Operation::Build { key, discount: 0 }, unbuildable(state, key)?)));
    let down = state.board.buildings().filter_map(|(field, built)| {
        let about = |id| Text::new(id).with("building", built.key.text());
        let why = if construction::removable(state).all(|it| it != field) {
            refuse("ACT-35", about("refuse-stays")).of_all("refuse-all-stay")
        } else if state.board.pawns_at(Spot::Field(field)) > 0 {
            refuse("ACT-35", about("refuse-pawn-on")).of_all("refuse-pawns-on")
        } else {
            return None;
        };
        Some((Operation::Demolish(field), why))
    });
    build.chain(down).map(|(operation, why)| (operation.offer(state), why)).collect()
}

fn unbuildable(state: &State, key: Building) -> Option<Refusal> {
    let about = |id| Text::new(id).with("building", key.text());
    let row = state.content.building(key);
    if row.from == From::Back {
        return Some(refuse("ACT-34", about("refuse-ruins")).of_all("refuse-all-ruins"));
    }
    if row.from == From::Law && !laws::unlocks(state, key) {
        return Some(refuse("LAW-06", about("refuse-locked")).of_all("refuse-all-locked"));
    }
    if state.board.supply.get(&key).copied().unwrap_or_default() == 0 {
        return Some(refuse("ACT-34", about("refuse-tiles")).of_all("refuse-all-tiles"));
    }
    let price = construction::price(state, key, 0);
    let (paid, nowhere) = (goods::has(state, &price), construction::open_sites(state, key).next().is_none());
    let deposit = row.words.iter().find_map(|it| if let Feature::Only(of) = it { Some(of.text()) } else { None });
    Some(match deposit.filter(|_| nowhere) {
        // To get what it costs would be of no use as long as it has no place.
        Some(of) if !paid => {
            let missing = lacks(state, &price);
            let text = about("refuse-deposit-and-price").with("deposit", of).with("missing", missing.clone());
            refuse("MAP-04", text).of_all(Text::new("refuse-deposits-and-price").with("missing", missing))
        }
        Some(of) => refuse("MAP-04", about("refuse-deposit").with("deposit", of)).of_all("refuse-deposits"),
        None if !paid => return short(state, key.text(), &price),
        None if !nowhere => return None,
        None => {
            let large = u32::from(state.is_large(key));
            refuse("ACT-33", about("refuse-site").with("large", large))
                .of_all(Text::new("refuse-sites").with("large", large))
        }
    })
}

/// The fields that are not offered where a building goes: those with a pawn (ACT-33), and the Generator tile (ACT-32). They stand
/// in no menu, either.
pub(super) fn sites(state: &State) -> Vec<(Offer, Refusal)> {
    let offer = |field: Field| {
        let mut offer = AtField(field).offer(state);
        offer.path.insert(0, Group::asked("site", "group-build"));
        offer
    };
    let free = state.board.fields.keys().filter(|it| state.built_on(*it).is_none());
    let why = |field: &Field| match field {
        _ if state.board.pawns_at(Spot::Field(*field)) > 0 => {
            let text = Text::new("refuse-site-pawn").with("field", field_name(*field));
            Some(refuse("ACT-33", text).of_all("refuse-site-pawns"))
        }
        Field::Generator(_) => {
            let off = |it: &Building| state.content.building(*it).words.contains(&Feature::OffGenerator);
            let but: Vec<Text> = Building::ALL.into_iter().filter(off).map(Building::text).collect();
            Some(refuse("ACT-32", Text::new("refuse-site-generator").with("but", but)))
        }
        Field::Map(..) => None,
    };
    free.filter_map(|it| Some((offer(it), why(&it)?))).collect()
}

/// The buildings that are not offered where one is upgraded (BLD-01). They stand in no menu: whoever asks there reads of them.
pub(super) fn upgrades(state: &State) -> Vec<(Offer, Refusal)> {
    let offer = |field: Field| {
        let mut offer = Upgrade(field).offer(state);
        offer.path.insert(0, Group::asked("upgrade", "offer-shop-upgrade"));
        offer
    };
    let all = state.board.buildings();
    all.filter_map(|(field, built)| Some((offer(field), not_upgradable(state, field, built)?))).collect()
}

fn not_upgradable(state: &State, field: Field, built: Built) -> Option<Refusal> {
    let about = |id| Text::new(id).with("building", built.key.text());
    let Some(side) = &state.content.building(built.key).upgraded else {
        return Some(refuse("BLD-01", about("refuse-no-upgrade")).of_all("refuse-no-upgrades"));
    };
    if built.upgraded {
        return Some(refuse("BLD-01", about("refuse-upgraded")).of_all("refuse-all-upgraded"));
    }
    if state.board.pawns_at(Spot::Field(field)) > 0 {
        return Some(refuse("BLD-01", about("refuse-upgrade-pawn")).of_all("refuse-upgrade-pawns"));
    }
    short(state, built.key.text(), &side.price)
}

//! Heat (HEA): the range markers, what is warm, stoking.

use super::decisions::decide;
use super::{Play, Table, buildings, technologies};
use crate::engine::Ask;
use crate::games::frostpunk::content::features::{Feature, Technique};
use crate::games::frostpunk::content::fields::{Field, Half};
use crate::games::frostpunk::content::kinds::{Building, Colour, Distance, Good};
use crate::games::frostpunk::labels::{forecast, stoking};
use crate::games::frostpunk::state::{Built, Phase, State, place_of};

/// How far markers move (WEA-02, GEN-05).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Advance {
    pub cold: u32,
    pub red: u32,
    pub orange: u32,
    pub yellow: u32,
}

/// HEA-08: never past the last space.
pub(crate) fn advance(t: &mut Table, by: Advance) {
    let last = t.state.content.boards.heat.spaces;
    let heat = &mut t.state.board.heat;
    let moved = |marker: u32, n: u32| (marker + n).min(last.max(marker));
    heat.cold = moved(heat.cold, by.cold);
    heat.red = moved(heat.red, by.red);
    heat.orange = moved(heat.orange, by.orange);
    heat.yellow = moved(heat.yellow, by.yellow);
}

/// HEA-01: whether the heat marker has passed the range marker of a colour; blue and white have none (HEA-05).
pub(crate) fn is_passed(state: &State, colour: Colour) -> bool {
    let heat = &state.board.heat;
    match colour {
        Colour::Red => heat.marker > heat.red,
        Colour::Orange => heat.marker > heat.orange,
        Colour::Yellow => heat.marker > heat.yellow,
        Colour::Blue | Colour::White => false,
    }
}

/// HEA-02: the zones around the Generator tile; it is warm itself with any of them.
fn in_zone(state: &State, field: Field) -> bool {
    zones(state, field).iter().any(|it| is_passed(state, *it))
}

fn zones(state: &State, field: Field) -> &'static [Colour] {
    match place_of(field).map(|it| state.content.map.away(it)) {
        None => &[Colour::Red, Colour::Orange, Colour::Yellow],
        Some(Some(Distance::Near)) => &[Colour::Orange, Colour::Yellow],
        Some(_) => &[Colour::Yellow],
    }
}

/// The least of the markers that warm a field once the heat has passed them.
pub(crate) fn zone_marker(state: &State, field: Field) -> u32 {
    let heat = &state.board.heat;
    let marker = |it: &Colour| match it {
        Colour::Red => heat.red,
        Colour::Orange => heat.orange,
        _ => heat.yellow,
    };
    zones(state, field).iter().map(marker).min().unwrap_or(heat.yellow)
}

/// HEA-06: whether it is warm on a field without a look at the building on it (BLD-22).
pub(crate) fn is_warm(state: &State, field: Field) -> bool {
    in_zone(state, field) || has_kitchen(state, field)
}

/// HEA-02: zone and insulation are independent; one is enough.
pub(crate) fn is_heated(state: &State, field: Field, built: Built) -> bool {
    is_warm(state, field) || is_passed(state, colour(state, built))
}

/// Whether a building that warms its tile stands on the tile of the field.
fn has_kitchen(state: &State, field: Field) -> bool {
    let Field::Map(place, _) = field else { return false };
    let warms =
        |it: Built| buildings::features(state, it).contains(&Feature::WarmsTile) && buildings::works(state, it.key);
    Half::BOTH.iter().filter_map(|half| state.board.plot(Field::Map(place, *half)).built).any(warms)
}

/// The insulation of a building: a technology or a law may change that of its plain side.
pub(crate) fn colour(state: &State, built: Built) -> Colour {
    let row = state.content.building(built.key);
    if let Some(side) = row.upgraded.as_ref().filter(|_| built.upgraded) {
        return side.colour;
    }
    let by = |it: &Technique| match it {
        Technique::Insulation { colour, buildings } if buildings.contains(&built.key) => Some(*colour),
        _ => None,
    };
    let ruins = super::laws::ruins_beds(state).filter(|_| built.key == Building::Ruins).map(|it| it.1);
    technologies::developed(state).find_map(by).or(ruins).unwrap_or(row.colour)
}

/// HEA-02: the heat from which on the Generator tile, near and far tiles are warm, or a building there with such an insulation.
pub(crate) fn warm_from(state: &State, colour: Option<Colour>) -> [u32; 3] {
    let own = colour.and_then(|it| passed_from(state, it));
    let zones = [
        [Colour::Red, Colour::Orange, Colour::Yellow].as_slice(),
        &[Colour::Orange, Colour::Yellow],
        &[Colour::Yellow],
    ];
    zones.map(|zone| zone.iter().filter_map(|it| passed_from(state, *it)).chain(own).min().unwrap_or_default())
}

/// HEA-01: the heat that has passed the range marker of a colour.
pub(crate) fn passed_from(state: &State, colour: Colour) -> Option<u32> {
    let heat = &state.board.heat;
    match colour {
        Colour::Red => Some(heat.red + 1),
        Colour::Orange => Some(heat.orange + 1),
        Colour::Yellow => Some(heat.yellow + 1),
        Colour::Blue | Colour::White => None,
    }
}

/// HEA-03: how much coal can be burnt now.
pub(crate) fn stokable(state: &State) -> u32 {
    let heat = &state.board.heat;
    state.board.goods.of(Good::Coal).min(heat.cold.saturating_sub(heat.marker))
}

/// Burns so much coal.
pub(crate) struct Stoke(pub u32);

/// HEA-03, if wanted: any amount, up to the cold marker.
pub(crate) fn stoke(t: &mut Table) -> Play {
    let most = stokable(&t.state);
    let when: u32 = match t.state.board.phase {
        Phase::Night if !forecast::is_last(&t.state) => 1,
        Phase::Generator => 2,
        _ => 0,
    };
    let ask = Ask::new("stoke", "HEA-03").with("coal", t.state.board.goods.of(Good::Coal)).with("when", when);
    let Stoke(n) = decide(t, ask, (0..=most).map(Stoke))?;
    burn(t, n);
    Ok(())
}

pub(crate) fn burn(t: &mut Table, n: u32) {
    t.state.board.goods.take(Good::Coal, n);
    t.state.board.heat.marker += n;
    if n > 0 {
        t.say_with(|s| stoking::burnt(s, n));
    }
}

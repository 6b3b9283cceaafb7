//! The counts and sums of the catalogue: how many there are of each kind, and where their values come from.

use super::content;
use crate::games::frostpunk::content::card_id::Deck;
use crate::games::frostpunk::content::effect::Step;
use crate::games::frostpunk::content::events::{Consequence, Event};
use crate::games::frostpunk::content::kinds::{
    Building, Citizen, From, Letter, Lying, Outpost, Provenance, Size, Society, Then, Wall,
};
use crate::games::frostpunk::content::origin::Sourced;

#[test]
fn cards_and_tiles_of_each_kind() {
    let content = content();
    let counts = [
        content.societies.len(),
        content.technologies.len(),
        content.advisors.len(),
        content.laws.len(),
        content.laws.iter().flat_map(|it| &it.consequence).count(),
        content.scenario.card.len(),
        content.weather.len(),
        content.morning.len(),
        content.dusk.len(),
        content.consultations.len(),
        content.citizens.len(),
        content.expeditions.len(),
        content.outpost_cards.len(),
        content.map.tile.len(),
    ];
    assert_eq!(counts, [12, 9, 4, 16, 32, 8, 13, 32, 61, 10, 30, 40, 24, 30]);
    // One start card, 60 standard cards, 10 consultations, 32 consequences and 32 morning cards.
    assert_eq!(61 + 10 + 32, 103);
    let letters = Letter::ALL.map(|letter| content.expeditions.iter().filter(|it| it.letter == letter).count());
    assert_eq!(letters, [14, 14, 12]);
    let citizens = Citizen::ALL.map(|of| content.citizens.iter().filter(|it| it.of == of).count());
    assert_eq!(citizens, [10, 10, 10]);
    let outposts = Outpost::ALL.map(|kind| content.outpost_cards.iter().filter(|it| it.unlocks == kind).count());
    assert_eq!(outposts, [4; 6]);
    let near = content.map.tile.iter().filter(|it| it.id.deck == Deck::NearTile).count();
    assert_eq!((near, content.map.tile.len() - near), (12, 18));
    let wall = Wall::ALL.map(|kind| content.map.wall_token.iter().find(|it| it.kind == kind).unwrap().count);
    assert_eq!(wall, [3, 2, 2]);
}

#[test]
fn sums_of_tiles_and_weather() {
    let content = content();
    let lying = |of: Lying| -> u32 {
        content.map.tile.iter().flat_map(|it| it.heaps()).filter(|it| it.of == of).map(|it| it.n).sum()
    };
    assert_eq!(Lying::ALL.map(lying), [59, 62, 11, 35]);
    assert_eq!(content.map.tile.iter().map(|it| it.food).sum::<u32>(), 47);
    let most = content.map.tile.iter().flat_map(|it| it.heaps()).map(|it| it.n).max();
    assert_eq!(most, Some(content.boards.limits.field));
    let moves = content.weather.iter().fold([0; 6], |sums, it| {
        let card = [it.cold, it.red, it.orange, it.yellow, it.scouts, it.storm];
        std::array::from_fn(|at| sums[at] + card[at])
    });
    assert_eq!(moves, [3, 2, 4, 6, 25, 12]);
}

#[test]
fn tiles_of_buildings() {
    let content = content();
    let shelters = [Building::Tent, Building::Bunkhouse, Building::House];
    let sum = |size: Size, is: &dyn Fn(Building, From) -> bool| -> u32 {
        let rows = content.buildings.iter().filter(|it| it.size == size && is(it.key, it.from));
        rows.map(|it| it.tiles).sum()
    };
    let basic =
        |key: Building, from: From| !shelters.contains(&key) && (from == From::Board || key == Building::Cookhouse);
    assert_eq!(sum(Size::Small, &basic), 22);
    assert_eq!(sum(Size::Small, &|key, _| shelters.contains(&key)), 20);
    assert_eq!(sum(Size::Large, &basic), 11);
    let single = |it: Building| content.building(it).from == From::Law && content.building(it).back.is_none();
    assert_eq!(sum(Size::Small, &|key, _| single(key)), 7);
    let paired = |size: Size| {
        let rows = content.buildings.iter().filter(|it| it.size == size && it.from == From::Law);
        rows.filter(|it| it.back.is_some()).count() / 2
    };
    assert_eq!((paired(Size::Small), paired(Size::Large)), (3, 1));
    assert_eq!(content.building(Building::Ruins).tiles, 18);
    assert_eq!(content.buildings.iter().filter(|it| it.upgraded.is_some()).count(), 11);
    let stay: Vec<Building> = content.buildings.iter().filter(|it| it.stays).map(|it| it.key).collect();
    assert_eq!(stay, [Building::Cookhouse, Building::Platform, Building::Generator, Building::SnowPit]);
}

/// How many steps of a list of effects are conditions on a token type, and how many of these have two branches.
fn asks(steps: &[Step]) -> (bool, bool) {
    use crate::games::frostpunk::content::condition::Condition;
    let (mut one, mut two) = (false, false);
    let mut meet = |step: &Step| match step {
        Step::If { condition: Condition::Active(_), .. } => one = true,
        Step::IfElse { condition: Condition::Active(_), .. } => two = true,
        _ => {}
    };
    steps.iter().for_each(|it| it.walk(&mut meet));
    (one || two, two)
}

#[test]
fn what_dusk_cards_and_consequences_are_like() {
    let content = content();
    let dusk = |is: &dyn Fn(&Event) -> bool| content.dusk.iter().filter(|it| is(it)).count();
    assert_eq!(dusk(&|it| asks(&it.at_once).0), 33);
    assert_eq!(dusk(&|it| asks(&it.at_once).1), 25);
    assert_eq!(dusk(&|it| !it.options.is_empty()), 9);
    assert_eq!(dusk(&|it| it.then == Some(Then::Pile)), 9);
    assert_eq!(dusk(&|it| it.then == Some(Then::Area)), 4);
    // The fifth one that may stay is an option's.
    assert_eq!(dusk(&|it| it.options.iter().any(|act| act.effect.contains(&Step::Stay))), 1);
    let consequences = |is: &dyn Fn(&Consequence) -> bool| {
        content.laws.iter().flat_map(|it| &it.consequence).filter(|it| is(it)).count()
    };
    assert_eq!(consequences(&|it| asks(&it.effect).0), 14);
    assert_eq!(consequences(&|it| it.then == Then::Law), 8);
    assert_eq!(consequences(&|it| it.effect.iter().any(|step| matches!(step, Step::Per { .. }))), 10);
}

/// How many rows are stated in the rulebook, deduced and reconstructed.
fn letters<T: Sourced>(rows: &[T]) -> [usize; 3] {
    use Provenance::{Deduced, Reconstructed, Rulebook};
    [Rulebook, Deduced, Reconstructed].map(|letter| rows.iter().filter(|it| it.origin().provenance == letter).count())
}

#[test]
fn every_row_keeps_the_letter_of_its_source() {
    let content = content();
    assert_eq!(letters(&content.boards.population), [0, 11, 0]);
    assert_eq!(letters(&content.boards.illness), [3, 0, 2]);
    assert_eq!(letters(&content.boards.hunger), [2, 0, 4]);
    assert_eq!(letters(&content.buildings), [32, 0, 0]);
    assert_eq!(letters(&content.map.place), [0, 0, 18]);
    assert_eq!(letters(&content.map.tile), [1, 0, 29]);
    assert_eq!(letters(&content.societies), [1, 0, 11]);
    assert_eq!(letters(&content.technologies), [5, 0, 4]);
    assert_eq!(letters(&content.advisors), [2, 0, 2]);
    assert_eq!(letters(&content.laws), [2, 0, 14]);
    let consequences: Vec<Consequence> = content.laws.iter().flat_map(|it| it.consequence.clone()).collect();
    assert_eq!(letters(&consequences), [3, 0, 29]);
    assert_eq!(letters(&content.scenario.card), [2, 0, 6]);
    assert_eq!(letters(&content.weather), [1, 0, 12]);
    assert_eq!(letters(&content.morning), [5, 0, 27]);
    assert_eq!(letters(&content.dusk), [3, 0, 58]);
    assert_eq!(letters(&content.consultations), [1, 0, 9]);
    assert_eq!(letters(&content.citizens), [8, 0, 22]);
    assert_eq!(letters(&content.expeditions), [2, 0, 38]);
    assert_eq!(letters(&content.outpost_cards), [1, 0, 23]);
    let origins = content.origins();
    let except = |id: &str, what: &str| {
        let row = origins.iter().find(|it| it.id == id).unwrap_or_else(|| panic!("no row {id}"));
        row.except.get(what).copied()
    };
    assert_eq!(except("P001", "out"), Some(Provenance::Reconstructed));
    assert_eq!(except("M14", "dies"), Some(Provenance::Deduced));
    assert_eq!(except("tent", "tiles"), Some(Provenance::Reconstructed));
    assert_eq!(except("sawmill", "tiles"), Some(Provenance::Deduced));
    assert_eq!(except("PR05B", "then"), Some(Provenance::Reconstructed));
    assert_eq!(except("PR02", "building"), Some(Provenance::Rulebook));
    assert_eq!(except("W03", "scouts"), Some(Provenance::Rulebook));
    assert_eq!(except("population/20", "from"), Some(Provenance::Reconstructed));
    let mut ids: Vec<&str> = origins.iter().map(|it| it.id.as_str()).collect();
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all, "each row has an id of its own");
    assert_eq!(Society::ALL.len() * 2, content.societies.len());
}

//! Rows copied by hand, among them every way to write an effect.

use super::content;
use crate::games::frostpunk::content::amounts::{Gained, Group, Heap, Lost, People, Stock};
use crate::games::frostpunk::content::card_id::{CardId, Deck};
use crate::games::frostpunk::content::condition::Condition;
use crate::games::frostpunk::content::cost::Cost;
use crate::games::frostpunk::content::effect::{Act, Step};
use crate::games::frostpunk::content::events::Event;
use crate::games::frostpunk::content::features::{Ability, Decree, Feature, Setup, Technique};
use crate::games::frostpunk::content::icons::{Icon, Sign};
use crate::games::frostpunk::content::kinds::{
    Action, Actor, Building, Citizen, Colour, Good, Hint, Letter, Level, Lying, Place, Row, Society, Then, Token, User,
    Who,
};
use crate::games::frostpunk::content::paid::Paid;
use crate::games::frostpunk::content::routes::{Leg, Next};
use crate::games::frostpunk::content::slots::{Counted, Tokens, Work};
use crate::games::frostpunk::content::standing::{Special, Standing};

fn id(deck: Deck, number: u8) -> CardId {
    CardId { deck, number }
}

fn dusk(number: u8) -> CardId {
    id(Deck::Dusk, number)
}

fn stock(n: u32, of: Good) -> Stock {
    Stock { n, of }
}

fn gain(n: u32, of: Good) -> Step {
    Step::Gain(Gained::Stock(stock(n, of)))
}

fn people(n: u32, of: Citizen, ill: u32) -> Step {
    Step::Gain(Gained::People(People { n, of, ill }))
}

fn more(token: Token) -> Step {
    Step::TokenMore { token, n: 1 }
}

fn hit(n: u32, of: Who) -> Group {
    Group { n, of }
}

fn free(effect: impl Into<Vec<Step>>) -> Act {
    Paid { cost: None, effect: effect.into() }
}

fn paid(cost: Cost, effect: impl Into<Vec<Step>>) -> Act {
    Paid { cost: Some(cost), effect: effect.into() }
}

fn event(id: CardId) -> Event {
    let content = content();
    let found = content.morning.iter().chain(&content.dusk).find(|it| it.id == id);
    found.unwrap_or_else(|| panic!("there is no {}", id.written())).clone()
}

#[test]
fn missing_stores() {
    let card = event(id(Deck::Morning, 1));
    let taken = Step::Per { what: Counted::Token(Token::Greed), effect: vec![Step::Stash(2)] };
    let poor = Step::IfElse {
        condition: Condition::ResBelow(2),
        then: vec![more(Token::Apathy), Step::LoseAllRes],
        otherwise: vec![Step::Stay, Step::Stash(2), taken],
    };
    assert_eq!(card.at_once, [poor]);
    let [greed, named, watched] = &card.options[..] else { panic!("{:?}", card.options) };
    assert_eq!(greed, &free([more(Token::Greed), Step::Out]));
    let watch = Step::Exhaust(hit(1, Who::Adult));
    assert_eq!(named, &free([Step::HopeLess(1), watch.clone(), Step::Add(dusk(1))]));
    assert_eq!(watched, &free([watch, Step::Add(dusk(2))]));
    assert_eq!(card.then, None);
}

#[test]
fn costs_of_options() {
    let dreamer = event(id(Deck::Morning, 11));
    let either = Cost::PayEither { what: stock(3, Good::Res), other: stock(6, Good::Food) };
    assert_eq!(dreamer.options[0], paid(either, [Step::DiscontentLess(1)]));
    let dice = event(id(Deck::Morning, 25));
    assert_eq!(dice.at_once, [Step::Activate(Tokens::Type(Token::Greed))]);
    assert_eq!(dice.options[0], paid(Cost::Need(Tokens::Type(Token::Justice)), [Step::Add(dusk(44))]));
    let sick = event(id(Deck::Morning, 3));
    assert_eq!(sick.options[1], paid(Cost::Use(Tokens::Type(Token::Care)), [Step::Cure(5)]));
}

#[test]
fn standing_texts() {
    let idea = event(id(Deck::Morning, 16));
    let action = Standing::Action { who: Actor::Engineer, special: Special::Put(stock(1, Good::Wood)) };
    let dusk_text = Standing::Dusk(vec![
        Step::If { condition: Condition::NoPawn, then: vec![more(Token::Apathy)] },
        Step::If { condition: Condition::Cubes(2), then: vec![Step::Add(dusk(30)), Step::Out] },
    ]);
    assert_eq!(idea.standing, [action, dusk_text]);
    let works = event(dusk(30));
    assert_eq!((works.standing, works.then), (vec![Standing::Weather(vec![gain(2, Good::Food)])], Some(Then::Area)));
    let pupils = event(dusk(58));
    let cure = Special::Do(paid(Cost::Pay(stock(1, Good::Food)), [Step::Cure(3)]));
    assert_eq!(pupils.standing, [Standing::Action { who: Actor::Engineer, special: cure }]);
    let sickbed = event(id(Deck::Morning, 4));
    assert_eq!(sickbed.standing, [Standing::Action { who: Actor::Adult, special: Special::PutAny }]);
    let content = content();
    let first = &content.scenario.card[0].standing;
    let built = Step::IfElse {
        condition: Condition::Built(Building::Beacon),
        then: vec![
            Step::Choose(vec![free([Step::HopeMore(1)]), free([Step::DiscontentLess(1)])]),
            Step::Open(id(Deck::Scenario, 2)),
        ],
        otherwise: vec![more(Token::Apathy), Step::Open(id(Deck::Scenario, 6))],
    };
    assert_eq!(first[0], Standing::Round { n: 4, effect: vec![built] });
    let returned = vec![Step::Open(id(Deck::Scenario, 7))];
    assert_eq!(content.scenario.card[1].standing, [Standing::Return { letter: Letter::C, effect: returned }]);
    assert_eq!(content.scenario.card[2].standing, [Standing::HighTargets]);
    let stored = Special::Do(free([Step::Store(10)]));
    assert_eq!(content.scenario.card[3].standing, [Standing::Action { who: Actor::Adult, special: stored }]);
    let setup = &content.scenario.setup;
    assert_eq!((setup.rounds, setup.storm, setup.storm_card), (15, 9, id(Deck::Scenario, 8)));
    let targets = [&content.scenario.targets.normal, &content.scenario.targets.high];
    assert_eq!(targets.map(|it| (it.coal, it.wood, it.food)), [(8, 4, 14), (10, 5, 18)]);
}

#[test]
fn mobilization_asks_for_the_highest_number_first() {
    let steps = content().mobilization.effect;
    let [Step::IfElse { condition, then, otherwise }, Step::Out] = &steps[..] else { panic!("{steps:?}") };
    assert_eq!((condition, &then[..]), (&Condition::HopeAtLeast(6), &[Step::Cards(4)][..]));
    let [Step::IfElse { condition, otherwise, .. }] = &otherwise[..] else { panic!("{otherwise:?}") };
    assert_eq!(condition, &Condition::HopeAtLeast(4));
    let [Step::IfElse { otherwise, .. }] = &otherwise[..] else { panic!("{otherwise:?}") };
    assert_eq!(otherwise, &[Step::If { condition: Condition::HopeAtLeast(1), then: vec![Step::Cards(1)] }]);
}

#[test]
fn buildings() {
    let content = content();
    let cookhouse = content.building(Building::Cookhouse);
    let cooks = vec![Step::Choose(vec![free([Step::HopeMore(1)]), free([Step::DiscontentLess(1)])])];
    assert_eq!(cookhouse.words, [Feature::Do(paid(Cost::Pay(stock(3, Good::Food)), cooks))]);
    assert_eq!((cookhouse.who, cookhouse.stays, cookhouse.price.len()), (Some(User::Any), true, 0));
    let generator = content.building(Building::Generator);
    let core = paid(Cost::Pay(stock(1, Good::Core)), [Step::OverloadOff, Step::Tower]);
    let act = Step::Choose(vec![free([Step::OverloadLess(5)]), core]);
    assert_eq!(generator.words, [Feature::Do(free([act]))]);
    let hut = content.building(Building::HuntersHut);
    assert_eq!(hut.words, [Feature::Hunting(1), Feature::Do(free([gain(4, Good::Food)]))]);
    let better = hut.upgraded.as_ref().unwrap();
    assert_eq!(better.words, [Feature::Hunting(2), Feature::Do(free([gain(5, Good::Food)]))]);
    assert_eq!((better.colour, &better.price[..]), (Colour::Red, &[stock(1, Good::Wood)][..]));
    let infirmary = content.building(Building::Infirmary);
    assert_eq!(infirmary.price, [stock(4, Good::Wood), stock(1, Good::Core)]);
    assert_eq!(infirmary.who, Some(User::Engineer));
    let cemetery = content.building(Building::Cemetery);
    let moved = Step::If { condition: Condition::Moved, then: vec![Step::HopeMore(1)] };
    assert_eq!(cemetery.words, [Feature::Do(free([Step::Deaths { least: 1, most: 2 }, moved]))]);
    assert_eq!(content.building(Building::Tent).back, Some(Building::Ruins));
    assert_eq!(content.building(Building::Prison).back, Some(Building::FaithKeepers));
    let beacon = content.building(Building::Beacon).upgraded.as_ref().unwrap();
    assert_eq!((beacon.colour, &beacon.words[..]), (Colour::White, &[Feature::Expeditions(2)][..]));
    assert_eq!(content.building(Building::Temple).words, [Feature::Do(free([Step::ActivateAll(Row::Hope)]))]);
    assert_eq!(content.building(Building::Platform).words, [Feature::Do(free([Step::Enact]))]);
}

#[test]
fn laws_technologies_and_advisors() {
    let content = content();
    let shelter = &content.laws[4];
    assert_eq!((shelter.id, shelter.removes), (id(Deck::Law, 5), Some(id(Deck::Law, 6))));
    assert_eq!((&shelter.at_once[..], &shelter.words[..]), (&[Step::DiscontentMore(1)][..], &[Decree::Beds(1)][..]));
    let [room, fists] = &shelter.consequence;
    assert_eq!((room.id.written(), room.then), ("PR05A".to_owned(), Then::Law));
    assert_eq!(room.effect, [Step::Suspend(id(Deck::Law, 5))]);
    let cold = Step::If { condition: Condition::Cold, then: vec![Step::DiscontentMore(1)] };
    assert_eq!(room.standing, Some(Standing::Night(vec![cold, Step::Back])));
    let angry = Step::Per { what: Counted::Token(Token::Anger), effect: vec![Step::Ill(hit(2, Who::Any))] };
    assert_eq!(fists.effect, [more(Token::Anger), Step::Ill(hit(1, Who::Any)), angry]);
    let bread = Step::May(vec![Step::HungerLess(4), Step::Ill(hit(1, Who::Round))]);
    assert_eq!(content.laws[3].words, [Decree::Standing(Standing::Hunger(vec![bread]))]);
    let gather = Decree::ChildMay(Work::Action(Action::Gather));
    let posts = Decree::ChildMayUpTo { work: Work::Building(Building::GatheringPost), n: 3 };
    assert_eq!(content.laws[0].words, [gather, posts]);
    assert_eq!(content.laws[2].words, [Decree::FeedLess { n: 1, per: 4 }]);
    let beds = [(Building::Workshop, 1), (Building::Factory, 1), (Building::MedicalPost, 1), (Building::Infirmary, 2)];
    assert_eq!(content.laws[13].words, [Decree::WorkBeds(beds.into())]);
    let felt = vec![Building::Tent, Building::HuntersHut];
    assert_eq!(content.technologies[6].words, [Technique::Insulation { colour: Colour::Orange, buildings: felt }]);
    assert_eq!(content.technologies[5].words, [Technique::Spare(2), Technique::RemoveMore(1)]);
    let generator = paid(Cost::Use(Tokens::Row(Row::Hope)), [Step::OverloadLess(3)]);
    assert_eq!(content.advisors[0].ability, generator);
}

#[test]
fn citizens_and_expeditions() {
    let content = content();
    let caterer = &content.citizens[19];
    assert_eq!((caterer.of, &caterer.at[..]), (Citizen::Engineer, &[Work::Building(Building::Cookhouse)][..]));
    assert_eq!(caterer.setup, Setup::Do(Step::OverloadMore(3)));
    assert_eq!(caterer.ability.cost, Some(Cost::Pay(stock(4, Good::Food))));
    let choice = Step::Choose(vec![free([Step::DrawActiveHope]), free([Step::DiscardActiveDiscontent])]);
    assert_eq!(caterer.ability.effect, [Ability::Do(choice)]);
    let motivation = Step::Use(Tokens::Type(Token::Motivation));
    assert_eq!(caterer.dies.of(Citizen::Child).0, [motivation, Step::HopeLess(2)]);
    assert_eq!(caterer.dies.of(Citizen::Engineer).0, [Step::HopeLess(1)]);
    let carter = &content.citizens[1];
    assert_eq!(carter.ability.effect, [Ability::Usual, Ability::OtherField(2), Ability::Warm]);
    assert_eq!(content.citizens[9].setup, Setup::Remove(stock(2, Good::Coal)));
    let cellar = &content.expeditions[6];
    assert_eq!((cellar.letter, cellar.hint, cellar.spaces), (Letter::A, Hint::Supplies, 3));
    let leg = |effect: &[Step], next| Leg { effect: effect.to_vec(), next };
    let back = [
        leg(&[gain(1, Good::Core), gain(1, Good::Wood)], Next::NewRoute),
        leg(&[gain(3, Good::Wood), gain(1, Good::Coal)], Next::Card(Letter::B)),
    ];
    assert_eq!(cellar.back, back);
    assert_eq!(cellar.on, Some(leg(&[gain(1, Good::Core)], Next::Card(Letter::B))));
    let village = &content.expeditions[29].back[0].effect;
    assert_eq!(village[..2], [people(4, Citizen::Worker, 2), people(3, Citizen::Child, 1)]);
    let brigade = event(id(Deck::Morning, 22));
    assert_eq!(brigade.options[1].effect[0], Step::Lose(Lost::People(People { n: 2, of: Citizen::Worker, ill: 0 })));
}

#[test]
fn boards_map_and_societies() {
    let content = content();
    let boards = &content.boards;
    assert_eq!([0, 4, 8, 12, 19, 22, 26, 50].map(|it| boards.pawns_of(it)), [0, 1, 2, 3, 4, 5, 6, 10]);
    let ill = |at: u32| boards.illness_at(at).map(|it| (it.exhausted, it.flips));
    assert_eq!([4, 6, 12, 15].map(ill), [Some((0, 0)), Some((0, 1)), Some((1, 1)), Some((2, 2))]);
    let hungry = |at: u32| boards.hunger_at(at).map(|it| (it.discontent, it.deaths));
    assert_eq!([0, 8, 24].map(hungry), [Some((0, 0)), Some((1, 1)), Some((1, 4))]);
    assert_eq!((boards.cubes.dropped[3], boards.icons.between[3]), (3, Citizen::Child));
    assert_eq!(boards.columns.feed, [Citizen::Child, Citizen::Engineer, Citizen::Worker]);
    assert_eq!(boards.setup.hands, [7, 6, 5, 4]);
    let east = content.map.place.iter().find(|it| it.key == Place::E).unwrap();
    assert_eq!(east.touches, [Place::Ne, Place::Se, Place::E2, Place::Ene, Place::Ese]);
    let tile = content.map.tile.iter().find(|it| it.id == id(Deck::FarTile, 1)).unwrap();
    let heap = |n, of| Some(Heap { n, of });
    assert_eq!((tile.upper, tile.lower, tile.food), (heap(3, Lying::Trees), heap(2, Lying::Coal), 0));
    let strays = content.societies.iter().find(|it| (it.key, it.level) == (Society::I, Level::Normal)).unwrap();
    assert_eq!(Citizen::ALL.map(|it| *strays.citizens.of(it)), [22, 12, 8]);
    assert_eq!((strays.food, strays.wood, strays.coal, strays.deaths), (8, 4, 5, 1));
    assert_eq!((strays.hope.tokens, strays.discontent.active), (2, 1));
}

#[test]
fn words_show_icons() {
    let shown = Step::read("if care {hope +1} else {ill 2 any}").unwrap().icons();
    let text = |it: &str| Icon::Text(it.to_owned());
    let kind = [Icon::Active, Icon::Token(Token::Care), Icon::Then, text("+1"), Icon::Row(Row::Hope), Icon::Else];
    let harsh = [Icon::Then, text("2"), Icon::Who(Who::Any), Icon::Then, Icon::Sign(Sign::Ill)];
    assert_eq!(shown, [&kind[..], &harsh[..]].concat());
    // CIT-03: one from each of so many fields is not so many from one.
    let collect = Ability::read("collect 4").unwrap().icons();
    assert_eq!(collect, [Icon::Times(4), Icon::Sign(Sign::Resource)]);
    let standing = Standing::read("DUSK: if cubes>=2 {add Z030; out}").unwrap().icons();
    assert_eq!(standing[..2], [Icon::Sign(Sign::Dusk), Icon::Then]);
    assert!(standing.contains(&Icon::Card(dusk(30))), "{standing:?}");
    let content = content();
    let mut dark = Vec::new();
    content.each_step(&mut |step| {
        if step.icons().is_empty() {
            dark.push(step.clone());
        }
    });
    assert_eq!(dark, Vec::<Step>::new());
}

/// CIT-03: a law without what it does at once does not look like any law.
#[test]
fn a_law_without_its_effect_at_once_has_a_sign_of_its_own() {
    assert_eq!(Ability::EnactQuiet.icons(), [Icon::Plus, Icon::Sign(Sign::LawQuiet)]);
    assert_eq!(Step::Enact.icons(), [Icon::Plus, Icon::Sign(Sign::Law)]);
}

//! Rows copied by hand: every word of the vocabulary stands on at least one of them.

use super::content;
use crate::games::state51::content::Provenance;
use crate::games::state51::content::ability::{Ability, Bag, Bonus, Cost, Counted, Effect, Make};
use crate::games::state51::content::cost::{Room, Wanted};
use crate::games::state51::content::kinds::{Category, Exchange, Faction, Good, Occasion, Set, Type};

fn bag<const N: usize>(goods: [(u32, Good); N]) -> Bag {
    goods.into_iter().map(|(count, good)| (good, count)).collect()
}

fn pay<const N: usize>(goods: [(u32, Good); N]) -> Cost {
    Cost { goods: bag(goods), ..Cost::default() }
}

fn gain<const N: usize>(goods: [(u32, Good); N]) -> Effect {
    Effect::Gain(bag(goods))
}

fn abilities(key: &str) -> Vec<Ability> {
    let content = content();
    let id = content.find(key).unwrap_or_else(|| panic!("there is no card `{key}`"));
    content.location(id).abilities.clone()
}

#[test]
fn whole_rows() {
    let content = content();
    let card = |key: &str| content.location(content.find(key).unwrap()).clone();
    let pub_ = card("pub");
    assert_eq!(pub_.copies, [(Set::Base, 2), (Set::Winter, 1)]);
    assert_eq!((pub_.category, pub_.open, pub_.distance, pub_.deal), (Category::Production, true, 2, Good::Card));
    assert_eq!(pub_.types, [Type::Card]);
    assert_eq!(pub_.spoils, bag([(3, Good::Card)]));
    let caravan = card("thieves-caravan");
    assert_eq!(caravan.copies, [(Set::Base, 1)]);
    assert_eq!(
        (caravan.category, caravan.open, caravan.distance, caravan.deal),
        (Category::Action, false, 3, Good::Ammo)
    );
    assert_eq!(caravan.types, [Type::Ammo, Type::Gun]);
    assert_eq!(caravan.spoils, bag([(3, Good::Ammo), (1, Good::Card)]));
    let foundation = card("foundation");
    assert_eq!((foundation.category, foundation.distance, foundation.deal), (Category::Feature, 1, Good::Brick));
    assert!(foundation.types.is_empty());
    assert_eq!(card("sharrash").spoils, bag([(2, Good::Universal)]));
    assert_eq!(card("wire-entanglement").deal, Good::Defence);
    assert_eq!(card("wrecked-tank").copies, [(Set::Base, 3), (Set::Winter, 1)]);
    assert_eq!(content.locations[0].key, "abandoned-suburbs");
    assert_eq!(content.locations[138].key, "wrecker");
}

#[test]
fn productions() {
    let make = |what: Make| vec![Ability::Make(what)];
    assert_eq!(
        abilities("boiler-room"),
        [Ability::Make(Make::Goods(bag([(2, Good::Worker)]))), Ability::Bonus(Bonus::Gain(bag([(1, Good::Worker)])))]
    );
    assert_eq!(abilities("courthouse"), make(Make::Goods(bag([(1, Good::Brick), (1, Good::Ammo)]))));
    let either = Make::Either(bag([(1, Good::Red)]), bag([(1, Good::Blue)]));
    assert_eq!(abilities("outpost-mercenaries"), make(either));
    assert_eq!(abilities("arena"), make(Make::PerType { good: Good::Gun, of: Type::Gun, most: 3 }));
    assert_eq!(abilities("construction-site"), make(Make::PerMade { good: Good::Vp, of: Good::Brick, most: 3 }));
    assert_eq!(abilities("power-station"), make(Make::EchoOwn));
    assert_eq!(abilities("suppliers"), [Ability::Make(Make::Rob), Ability::Bonus(Bonus::EchoOpponent)]);
    assert_eq!(abilities("hidden-forge"), [Ability::Make(Make::Goods(bag([(1, Good::Defence)]))), Ability::Defended]);
}

#[test]
fn features() {
    assert_eq!(abilities("museum"), [Ability::Bonus(Bonus::PerType { good: Good::Vp, of: Type::Liberty, most: 5 })]);
    let placed = bag([(1, Good::Worker), (2, Good::Ammo), (1, Good::Blue), (1, Good::Red)]);
    assert_eq!(abilities("radioactive-colony"), [Ability::Place(placed)]);
    let room = |of, most| Room { of, most };
    assert_eq!(
        abilities("thieves-den"),
        [Ability::Store(vec![room(Counted::Basic, Some(2)), room(Counted::Good(Good::Worker), Some(2))])]
    );
    assert_eq!(abilities("hibernation-chambers")[0], Ability::Store(vec![room(Counted::Good(Good::Worker), None)]));
    let on = |occasion, good| vec![Ability::On { occasion, gain: bag([(1, good)]) }];
    assert_eq!(abilities("truck"), on(Occasion::Both, Good::Ammo));
    assert_eq!(abilities("rifle"), on(Occasion::Raze, Good::Card));
    assert_eq!(abilities("petes-office"), on(Occasion::Deal, Good::Vp));
    assert_eq!(
        abilities("armed-merchants"),
        [Ability::Check { wanted: Wanted { count: 5, of: Counted::Basic }, gain: bag([(2, Good::Vp)]) }]
    );
    assert_eq!(
        abilities("patriot-tower"),
        [Ability::Check { wanted: Wanted { count: 5, of: Counted::Good(Good::Worker) }, gain: bag([(2, Good::Vp)]) }]
    );
}

#[test]
fn actions() {
    let use_ = |times, cost, effect| vec![Ability::Use { times, cost, effect }];
    let (one, two) = (pay([(1, Good::Worker)]), pay([(2, Good::Worker)]));
    let vp = |count| gain([(count, Good::Vp)]);
    assert_eq!(abilities("shipwreck"), use_(2, pay([(1, Good::Worker), (1, Good::Iron)]), vp(2)));
    assert_eq!(abilities("thieves-caravan"), use_(2, two.clone(), Effect::Steal(1)));
    assert_eq!(abilities("production-manager"), use_(1, two, Effect::EchoOwn));
    assert_eq!(abilities("body-hunters"), use_(1, one.clone(), Effect::Clear(3)));
    assert_eq!(abilities("caravanner"), use_(1, one.clone(), Effect::OwnDeals(3)));
    assert_eq!(abilities("camino-real"), use_(1, one, Effect::OpponentDeals(1)));
    let basic = Cost { goods: bag([(1, Good::Worker)]), basic: 2, deals: 0 };
    assert_eq!(abilities("market-place"), use_(2, basic, vp(2)));
    let deal = Cost { goods: bag([(1, Good::Worker)]), basic: 0, deals: 1 };
    assert_eq!(abilities("negotiator"), use_(1, deal, vp(2)));
    let card = pay([(1, Good::Worker), (1, Good::Card)]);
    assert_eq!(abilities("propaganda-station"), use_(1, card, gain([(2, Good::Card)])));
}

#[test]
fn boards_and_connections() {
    let content = content();
    let board = content.board(Faction::Appalachian);
    assert_eq!(board.faction, Faction::Appalachian);
    assert_eq!(board.makes, bag([(3, Good::Worker), (1, Good::Grey), (1, Good::Card), (1, Good::Brick)]));
    let exchanges = [
        (Exchange::Grey, pay([(1, Good::Brick), (1, Good::Card)]), bag([(2, Good::Grey)])),
        (Exchange::Red, pay([(1, Good::Gun)]), bag([(2, Good::Red)])),
        (Exchange::Blue, pay([(1, Good::Fuel)]), bag([(2, Good::Blue)])),
    ];
    assert_eq!(board.exchanges, exchanges);
    let good = |faction| content.board(faction).makes.iter().map(|it| *it.0).find(|it| it.is_basic());
    assert_eq!(Faction::ALL.map(good), [Good::Iron, Good::Brick, Good::Gun, Good::Fuel].map(Some));
    let thugs = content.connection(content.find_connection("thugs").unwrap());
    assert_eq!((thugs.copies, &thugs.cost, &thugs.gain), (2, &pay([(1, Good::Gun)]), &bag([(3, Good::Red)])));
    let train = content.connection(content.find_connection("junk-train").unwrap());
    assert_eq!((train.copies, &train.cost, &train.gain), (2, &Cost::default(), &bag([(3, Good::Blue)])));
}

#[test]
fn every_row_says_where_it_comes_from() {
    let content = content();
    assert_eq!(content.origins().len(), 139 + 4 + 4);
    let origin = |id: &str| content.origins().iter().find(|it| it.id == id).unwrap();
    assert_eq!(origin("card/shipwreck").except["uses"], Provenance::Rulebook);
    assert_eq!(origin("card/construction-site").except["counted good"], Provenance::Deduced);
    assert_eq!(origin("card/wrecker").sources, Some(1));
    assert_eq!(origin("board/new-york").provenance, Provenance::ThirdParty);
    let single = content.origins().iter().filter(|it| it.id.starts_with("card/") && it.sources == Some(1)).count();
    assert_eq!(single, 39, "the cards that are only in Winter");
}

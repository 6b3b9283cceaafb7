//! Rows copied by hand from the component lists.

use super::{card, content};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::content::words::{Condition, Effect, Gain, Goal, Ongoing, Plot};
use crate::games::boonlake::content::{CardText, Resources};

fn costs(key: &str) -> (Group, u32, u32, Resources, i32) {
    let card = card(key);
    (card.group, card.coins, card.vases, card.resources, card.vp)
}

#[test]
fn what_cards_cost() {
    assert_eq!(costs("forge"), (Group::Night, 2, 0, [0, 2, 1, 0], 2));
    assert_eq!(costs("bank"), (Group::Dusk, 0, 0, [0, 4, 2, 0], 1));
    assert_eq!(costs("sculptor"), (Group::Day, 3, 1, [0, 0, 1, 2], 4));
    assert_eq!(costs("photographer"), (Group::Night, 2, 0, [0, 0, 0, 1], 0));
}

#[test]
fn what_cards_do() {
    let now = |key: &str| match card(key).text {
        CardText::Now(effect) => effect,
        other => panic!("{key}: {other:?}"),
    };
    let (cards, coins) = (Goods { cards: 2, ..Goods::default() }, Goods::coins(4));
    assert_eq!(now("chandlery"), Effect::Swap { one: cards, other: coins });
    let mixed = Goods { vases: 1, coins: 2, ..Goods::default() };
    assert_eq!(now("museum"), Effect::Swap { one: Goods { cards: 3, ..Goods::default() }, other: mixed });
    let inhabitants = Goods { inhabitants: 2, ..Goods::default() };
    assert_eq!(now("library"), Effect::Trade { give: Goods { cards: 3, ..Goods::default() }, get: inhabitants });
    assert_eq!(now("fire-station"), Effect::Gain(vec![Gain::CoinTrack(1), Gain::CardTrack(1)]));
    assert_eq!(now("chapel"), Effect::ToHouse(1));
    assert_eq!(now("corral"), Effect::ToSettlement { less: 1, presence: 1 });
    assert_eq!(now("canal-lock"), Effect::Count { of: Counted::Settlements, vp: 2 });
    assert_eq!(now("mint"), Effect::Count { of: Counted::PresenceNewHope, vp: 1 });
    assert_eq!(now("brewer"), Effect::LeverUp(1));
    let potter = CardText::Ongoing(Ongoing::DiscardCoins { group: Group::Day, n: 1 });
    assert_eq!(card("potter").text, potter);
    let bakery = Goal::Steps { of: Counted::Settlements, few: 2, low: 4, many: 4, high: 10 };
    assert_eq!(card("bakery").text, CardText::End(bakery));
}

#[test]
fn plots_and_spaces() {
    let content = content();
    let plots = |key: &str| content.tiles.iter().find(|it| it.key == key).unwrap().plots.clone();
    assert_eq!(plots("g1"), [Plot::Pay { cost: Goods::coins(4), gain: vec![Gain::CoinTrack(1)] }]);
    assert_eq!(plots("s7"), [Plot::Plain, Plot::Price(Goods { cards: 1, ..Goods::default() })]);
    let steps = Plot::Pay { cost: Goods { vp: 2, ..Goods::default() }, gain: vec![Gain::CardTrack(1)] };
    assert_eq!(plots("g22"), [steps, Plot::Plain]);
    assert_eq!(plots("g17"), [Plot::Gain(vec![Gain::Coins(2)]), Plot::Settlement(-5)]);
    assert_eq!(content.spaces[1].bonus, [Gain::SiteOf(Resource::Wood)]);
    assert_eq!(content.spaces[3].bonus, []);
    assert_eq!(Region::ALL.map(|it| content.region(it).eminence), [4, 3, 3, 3]);
    assert_eq!(content.region(Region::Boonlake).reward, Gain::Coins(4));
}

#[test]
fn scoring_tiles() {
    let content = content();
    let tile = |key: &str| content.scoring.iter().find(|it| it.key == key).unwrap().clone();
    let first = tile("t01");
    assert_eq!((first.coins, first.resources, first.vp, first.track), (13, [0, 2, 0, 3], 8, Track::Card));
    assert_eq!(first.condition, Condition::Reach(Counted::CardTrack));
    assert_eq!(first.values, [(1, 0), (2, 0), (4, 0), (7, 0)]);
    assert_eq!(tile("t10").condition, Condition::Exchange(Exchanged::Inhabitant));
    let groups = tile("t13");
    assert_eq!(groups.condition, Condition::Groups { one: Group::Day, other: Group::Dusk });
    assert_eq!(groups.values, [(1, 1), (2, 1), (3, 2), (5, 3)]);
    let token = &content.tokens[0];
    assert_eq!((token.key.as_str(), token.side), ("a1", Side::A));
    assert_eq!(token.actions, [ActionTile::Building, ActionTile::Regions, ActionTile::Settle]);
    assert_eq!(token.corners[Corner::LowerLeft as usize].number(), 13);
}

//! Goods, costs and Types in words: what every other label is made of.

use crate::engine::{Arg, Text};
use crate::games::state51::content::bag::Bag;
use crate::games::state51::content::cost::{Cost, Counted, Room};
use crate::games::state51::content::kinds::{Good, Type};
use crate::games::state51::rules::means::Missing;

/// So much of a good, as an object: “gains 2 Guns”.
pub(crate) fn amount(good: Good, count: u32) -> Text {
    Text::new(format!("amount-{}", good.key())).with("n", count)
}

/// Goods as a list, in the order of [`Good`].
pub(crate) fn amounts(bag: &Bag) -> Vec<Text> {
    bag.iter().map(|(good, count)| amount(*good, *count)).collect()
}

/// So much of a good where it stands alone, as after a colon: “Pool: 2 Guns”. Not every language says it like an object.
pub(crate) fn count_of(good: Good, count: u32) -> Text {
    Text::new(format!("good-{}", good.key())).with("count", count)
}

pub(crate) fn counts_of(bag: &Bag) -> Vec<Text> {
    bag.iter().map(|(good, count)| count_of(*good, *count)).collect()
}

/// The name of a good.
pub(crate) fn good_name(good: Good) -> Text {
    Text::new(format!("good-{}-name", good.key()))
}

pub(crate) fn type_name(of: Type) -> Text {
    Text::new(format!("type-{}", of.key()))
}

/// The Types of a location, or that it has none.
pub(crate) fn types(of: &[Type]) -> Text {
    let mut names: Vec<Text> = of.iter().map(|it| type_name(*it)).collect();
    if names.is_empty() {
        names.push(Text::new("type-none"));
    }
    Text::new("types-of").with("n", names.len()).with("types", names)
}

/// What is paid, as a list.
pub(crate) fn cost_list(cost: &Cost) -> Vec<Text> {
    listed(cost, "amount-card", "amount-deal")
}

/// What is still missing for a cost.
pub(crate) fn missing_list(missing: &Missing) -> Vec<Text> {
    let mut list = cost_list(&missing.exact);
    if let Some((last, others)) = missing.of.split_last() {
        let name = |good: &Good| Text::new(format!("good-{}-short", good.key()));
        let comma = |one, other| Text::new("board-comma").with("one", one).with("other", other);
        let kinds = match others.iter().map(name).reduce(comma) {
            Some(others) => Text::new("brings-either").with("one", others).with("other", name(last)),
            None => name(last),
        };
        list.push(Text::new("missing-either").with("n", missing.either).with("kinds", kinds));
    }
    list
}

/// The same as it stands on a card or board, which says where cards come from and what becomes of a Deal (LIM-08).
pub(crate) fn price_list(cost: &Cost) -> Vec<Text> {
    listed(cost, "amount-card-hand", "amount-deal-discarded")
}

fn listed(cost: &Cost, card: &'static str, deal: &'static str) -> Vec<Text> {
    let counted = |id: &'static str, n: u32| (n > 0).then(|| Text::new(id).with("n", n));
    let others = [counted(card, cost.cards()), counted("amount-basic", cost.basic), counted(deal, cost.deals)];
    let mut goods = cost.goods;
    goods.take(Good::Card, cost.cards());
    amounts(&goods).into_iter().chain(others.into_iter().flatten()).collect()
}

/// More kinds of goods than this do not fit with their numbers where little room is left.
const FEW: usize = 3;

/// The cost of an action location. Of many different goods, one each, only the names stand there.
pub(crate) fn cost_label(paid: &Cost) -> Arg {
    // A card that lies on the table would not do (LIM-08).
    labelled(paid, "short-card-hand")
}

/// The same where there is no room for where the cards come from.
pub(crate) fn cost_in_short(paid: &Cost) -> Arg {
    labelled(paid, "good-card")
}

fn labelled(paid: &Cost, card: &'static str) -> Arg {
    let mut goods = paid.goods;
    goods.take(Good::Card, paid.cards());
    let mut list = shorts(&goods);
    list.extend((paid.cards() > 0).then(|| Text::new(card).with("count", paid.cards())));
    list.extend((paid.basic > 0).then(|| Text::new("amount-basic").with("n", paid.basic)));
    list.extend((paid.deals > 0).then(|| Text::new("good-deal-discarded").with("count", paid.deals)));
    match one_of_each(paid).filter(|_| list.len() > FEW) {
        Some(names) => names.into(),
        None => fitting(list, paid.goods.total() + paid.basic + paid.deals),
    }
}

/// Whether a cost asks for so many kinds of goods that only their names stand in its label.
pub(crate) fn is_named(paid: &Cost) -> bool {
    paid.goods.iter().count() > FEW && one_of_each(paid).is_some()
}

/// The names of the goods of a cost that asks for one of each; the four basic resources together.
fn one_of_each(paid: &Cost) -> Option<Text> {
    if paid.basic + paid.deals > 0 || paid.goods.iter().any(|it| *it.1 > 1) {
        return None;
    }
    let others: Vec<Text> = paid.goods.iter().filter(|it| !it.0.is_basic()).map(|it| short(*it.0, 1)).collect();
    if Good::BASIC.iter().all(|it| paid.goods.count(*it) > 0) && !others.is_empty() {
        return Some(Text::new("goods-all-basic").with("what", others));
    }
    let names = paid.goods.iter().map(|it| Text::new(format!("good-{}-short", it.0.key())));
    names.reduce(|one, other| Text::new("board-comma").with("one", one).with("other", other))
}

/// Goods of so many kinds that their names would not fit are only counted.
pub(crate) fn fitting(list: Vec<Text>, count: u32) -> Arg {
    if list.len() <= FEW { list.into() } else { Text::new("goods-many").with("n", count).into() }
}

/// An amount where little room is left: contacts and tokens by one word.
pub(crate) fn short(good: Good, n: u32) -> Text {
    match good {
        Good::Grey | Good::Red | Good::Blue | Good::Universal | Good::Development | Good::Defence => {
            Text::new(format!("short-{}", good.key())).with("n", n)
        }
        _ => count_of(good, n),
    }
}

pub(crate) fn shorts(goods: &Bag) -> Vec<Text> {
    goods.iter().map(|(good, count)| short(*good, *count)).collect()
}

/// So much of a good or of any basic resources, by the message of such a beginning and the name of its number.
pub(crate) fn counted(of: Counted, count: u32, message: &str, number: &'static str) -> Text {
    let key = match of {
        Counted::Good(good) => good.key(),
        Counted::Basic => "basic",
    };
    Text::new(format!("{message}-{key}")).with(number, count)
}

pub(crate) fn room_text(room: &Room) -> Text {
    match (room.most, room.of) {
        (Some(most), of) => Text::new("store-up-to").with("what", counted(of, most, "amount", "n")),
        (None, Counted::Good(Good::Worker)) => Text::new("store-all-worker"),
        (None, Counted::Good(good)) => Text::new("store-all").with("what", good_name(good)),
        (None, Counted::Basic) => Text::new("store-all").with("what", Text::new("good-basic-name")),
    }
}

/// The same behind the name and the price of a card on a button.
pub(crate) fn room_short(room: &Room) -> Text {
    match (room.most, room.of) {
        (Some(most), Counted::Good(good)) => short(good, most),
        (Some(most), Counted::Basic) => Text::new("short-basic").with("n", most),
        (None, Counted::Good(Good::Worker)) => Text::new("store-all-worker-short"),
        (None, _) => room_text(room),
    }
}

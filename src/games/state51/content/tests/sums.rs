//! The check sums, counted over copies: base, New Era, Winter.

use super::{cards_with, content, per_set};
use crate::games::state51::content::ability::{Ability, Bag};
use crate::games::state51::content::kinds::{Category, Colour, Good, Set, Type};

#[test]
fn names_and_cards() {
    let content = content();
    let rows = Set::ALL.map(|set| content.locations.iter().filter(|it| it.copies_in(set) > 0).count());
    assert_eq!(rows, [60, 42, 48]);
    assert_eq!(per_set(|_| 1), [88, 50, 50]);
    let with =
        |other: Set| content.locations.iter().filter(|it| it.copies_in(Set::Base) + it.copies_in(other) > 0).count();
    assert_eq!((with(Set::NewEra), with(Set::Winter), content.locations.len()), (100, 103, 139));
    let of =
        |colour: Colour| content.connections.iter().filter(|it| it.colour == colour).map(|it| it.copies).sum::<u32>();
    assert_eq!(Colour::ALL.map(of), [6, 6]);
    assert_eq!(content.boards.len(), 4);
}

#[test]
fn categories_distances_and_numbers_of_types() {
    let of = |category: Category, open: bool| cards_with(|it| it.category == category && it.open == open);
    assert_eq!(of(Category::Action, false), [41, 19, 17]);
    assert_eq!(of(Category::Feature, false), [20, 18, 11]);
    assert_eq!(of(Category::Production, false), [11, 11, 17]);
    assert_eq!(of(Category::Production, true), [16, 2, 5]);
    let distances = [1, 2, 3].map(|distance| cards_with(|it| it.distance == distance));
    assert_eq!(distances, [[33, 16, 17], [40, 34, 32], [15, 0, 1]]);
    let types = [0, 1, 2].map(|count| cards_with(|it| it.types.len() == count));
    assert_eq!(types, [[0, 2, 0], [22, 7, 13], [66, 41, 37]]);
}

#[test]
fn words_of_the_abilities() {
    let with = |is: fn(&Ability) -> bool| cards_with(|it| it.abilities.iter().any(is));
    assert_eq!(with(|it| matches!(it, Ability::Use { times: 1, .. })), [19, 10, 11]);
    assert_eq!(with(|it| matches!(it, Ability::Use { times: 2, .. })), [22, 9, 6]);
    assert_eq!(with(|it| matches!(it, Ability::Bonus(_))), [22, 4, 10]);
    assert_eq!(with(|it| matches!(it, Ability::Place(_))), [5, 2, 0]);
    assert_eq!(with(|it| matches!(it, Ability::Store(_))), [3, 2, 2]);
    assert_eq!(with(|it| matches!(it, Ability::On { .. })), [0, 13, 0]);
    assert_eq!(with(|it| matches!(it, Ability::Check { .. })), [0, 0, 7]);
    assert_eq!(with(|it| matches!(it, Ability::Defended)), [0, 1, 0]);
}

#[test]
fn deals_and_spoils() {
    let sums = [
        (Good::Brick, [13, 4, 5], [30, 7, 11]),
        (Good::Iron, [17, 2, 6], [28, 5, 8]),
        (Good::Gun, [14, 4, 4], [29, 10, 9]),
        (Good::Fuel, [14, 4, 4], [29, 8, 9]),
        (Good::Ammo, [7, 4, 11], [16, 12, 32]),
        (Good::Worker, [7, 12, 6], [15, 35, 15]),
        (Good::Grey, [0, 0, 1], [10, 2, 9]),
        (Good::Red, [1, 7, 1], [3, 7, 2]),
        (Good::Blue, [1, 4, 1], [3, 7, 3]),
        (Good::Universal, [1, 0, 0], [2, 0, 0]),
        (Good::Development, [0, 0, 1], [0, 0, 1]),
        (Good::Defence, [0, 0, 3], [0, 0, 9]),
        (Good::Card, [4, 4, 3], [24, 24, 9]),
        (Good::Vp, [9, 5, 4], [49, 13, 16]),
    ];
    assert_eq!(sums.map(|it| it.0), Good::ALL);
    let units = |bag: &Bag, good: Good| bag.count(good);
    for (good, deals, spoils) in sums {
        assert_eq!(cards_with(|it| it.deal == good), deals, "Deals of {good:?}");
        assert_eq!(per_set(|it| units(&it.spoils, good)), spoils, "Spoils of {good:?}");
    }
}

#[test]
fn types() {
    let sums = [
        (Type::Brick, [13, 4, 8]),
        (Type::Iron, [17, 3, 7]),
        (Type::Gun, [16, 17, 11]),
        (Type::Fuel, [19, 16, 9]),
        (Type::Ammo, [27, 8, 10]),
        (Type::Worker, [9, 12, 5]),
        (Type::Vp, [33, 4, 18]),
        (Type::Card, [4, 4, 3]),
        (Type::Contact, [9, 17, 10]),
        (Type::Liberty, [7, 1, 3]),
        (Type::Toxic, [0, 3, 3]),
    ];
    assert_eq!(sums.map(|it| it.0), Type::ALL);
    for (of, cards) in sums {
        assert_eq!(cards_with(|it| it.types.contains(&of)), cards, "{of:?}");
    }
}

//! Reads the goods of the content files (`2 W + 1 Am`, `1 W + 2 basic`) and refuses every word that is none by its name.

use super::bag::Bag;
use super::cost::{Cost, Counted, Room};
use super::kinds::{Good, Type};
use crate::games::card_words::Read;

/// The goods by their short words, in the order of [`Good`].
const GOODS: [(&str, Good); 14] = [
    ("Br", Good::Brick),
    ("Ir", Good::Iron),
    ("Gu", Good::Gun),
    ("Fu", Good::Fuel),
    ("Am", Good::Ammo),
    ("W", Good::Worker),
    ("Grey", Good::Grey),
    ("Red", Good::Red),
    ("Blue", Good::Blue),
    ("Uni", Good::Universal),
    ("Dev", Good::Development),
    ("Def", Good::Defence),
    ("Card", Good::Card),
    ("VP", Good::Vp),
];

const TYPES: [(&str, Type); 11] = [
    ("Br", Type::Brick),
    ("Ir", Type::Iron),
    ("Gu", Type::Gun),
    ("Fu", Type::Fuel),
    ("Am", Type::Ammo),
    ("W", Type::Worker),
    ("VP", Type::Vp),
    ("Card", Type::Card),
    ("Con", Type::Contact),
    ("Lib", Type::Liberty),
    ("Tox", Type::Toxic),
];

/// No count on a card is higher; a slip of the keyboard is.
const MOST: u32 = 20;

fn look<T: Copy>(table: &[(&str, T)], word: &str, what: &str) -> Read<T> {
    let found = table.iter().find(|it| it.0 == word);
    found.map(|it| it.1).ok_or_else(|| {
        let known: Vec<&str> = table.iter().map(|it| it.0).collect();
        format!("`{word}` is no {what}; there is {}", known.join(" "))
    })
}

pub(super) fn good(word: &str) -> Read<Good> {
    look(&GOODS, word, "good")
}

pub(super) fn type_(word: &str) -> Read<Type> {
    look(&TYPES, word, "Type")
}

pub(super) fn number(word: &str) -> Read<u32> {
    match word.parse() {
        Ok(number) if (1..=MOST).contains(&number) => Ok(number),
        _ => Err(format!("`{word}` is no number from 1 to {MOST}")),
    }
}

/// `2 Br` as its number and word.
pub(super) fn counted(text: &str) -> Read<(u32, &str)> {
    let (count, word) = text.trim().split_once(' ').ok_or_else(|| format!("`{text}` is no number with a word"))?;
    Ok((number(count)?, word.trim()))
}

/// `2 W + 1 Am`.
pub(super) fn bag(text: &str) -> Read<Bag> {
    if let Some((_, rest)) = text.split_once(" per ") {
        return Err(format!("`{rest}` is nothing to count"));
    }
    let mut bag = Bag::new();
    for part in text.split('+') {
        let (count, word) = counted(part)?;
        let good = good(word)?;
        if bag.count(good) > 0 {
            return Err(format!("`{word}` is given twice"));
        }
        bag.add(good, count);
    }
    Ok(bag)
}

/// Goods that lie in a pool: not cards and VP.
pub(super) fn things(text: &str) -> Read<Bag> {
    let bag = bag(text)?;
    match bag.iter().map(|it| it.0).find(|it| matches!(it, Good::Card | Good::Vp)) {
        Some(good) => Err(format!("`{}` cannot lie on a card", short(*good))),
        None => Ok(bag),
    }
}

/// `1 W + 2 basic`, `1 Deal`.
pub(super) fn cost(text: &str) -> Read<Cost> {
    let mut cost = Cost::default();
    for part in text.split('+') {
        let (count, word) = counted(part)?;
        let before = match word {
            "basic" => std::mem::replace(&mut cost.basic, count),
            "Deal" => std::mem::replace(&mut cost.deals, count),
            "VP" => return Err("`VP` cannot be paid".to_owned()),
            word => {
                let good = good(word)?;
                let before = cost.goods.count(good);
                cost.goods.add(good, count);
                before
            }
        };
        if before > 0 {
            return Err(format!("`{word}` is given twice"));
        }
    }
    Ok(cost)
}

/// `1 Gu > 3 Red`.
pub(super) fn exchange(text: &str) -> Read<(Cost, Bag)> {
    let (paid, gained) = text.split_once('>').ok_or_else(|| format!("`{text}` has no `>`"))?;
    Ok((cost(paid)?, bag(gained)?))
}

/// `1 VP`: where something is counted, one is gained for each.
pub(super) fn one(text: &str) -> Read<Good> {
    match counted(text)? {
        (1, word) => good(word),
        _ => Err(format!("`{text}` is more than one for each")),
    }
}

pub(super) fn counted_good(word: &str) -> Read<Counted> {
    match word {
        "basic" => Ok(Counted::Basic),
        word => good(word).map(Counted::Good),
    }
}

/// `3 basic`, `2 W`, `all W`.
pub(super) fn room(text: &str) -> Read<Room> {
    let (most, word) = match text.trim().strip_prefix("all ") {
        Some(word) => (None, word),
        None => counted(text).map(|(count, word)| (Some(count), word))?,
    };
    match counted_good(word)? {
        Counted::Good(Good::Card | Good::Vp) => Err(format!("`{word}` cannot be stored")),
        of => Ok(Room { of, most }),
    }
}

/// The short word of a good.
pub(super) fn short(good: Good) -> &'static str {
    GOODS[good as usize].0
}

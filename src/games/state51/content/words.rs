//! Reads the words of the content files (`2 W + 1 Am`, `use x2: 2 Br > 2 VP`) and refuses every word outside the closed
//! vocabulary by its name.

use super::ability::{Ability, Bag, Bonus, Cost, Counted, Effect, Make, Room};
use super::kinds::{Good, Type};

/// What was read, or which word is wrong and why.
type Read<T> = Result<T, String>;

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

fn number(word: &str) -> Read<u32> {
    match word.parse() {
        Ok(number) if (1..=MOST).contains(&number) => Ok(number),
        _ => Err(format!("`{word}` is no number from 1 to {MOST}")),
    }
}

/// `2 Br` as its number and word.
fn counted(text: &str) -> Read<(u32, &str)> {
    let (count, word) = text.trim().split_once(' ').ok_or_else(|| format!("`{text}` is no number with a word"))?;
    Ok((number(count)?, word.trim()))
}

/// `2 W + 1 Am`.
pub(super) fn bag(text: &str) -> Read<Bag> {
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
fn things(text: &str) -> Read<Bag> {
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

/// One ability, such as `make: 1 Br` or `defended`.
pub(super) fn ability(text: &str) -> Read<Ability> {
    let Some((head, body)) = text.split_once(':') else {
        return if text == "defended" { Ok(Ability::Defended) } else { Err(unknown(text)) };
    };
    let body = body.trim();
    if let Some(times) = head.strip_prefix("use x") {
        return use_(number(times)?, body);
    }
    if let Some(wanted) = head.strip_prefix("check ") {
        let (count, of) = counted(wanted)?;
        return Ok(Ability::Check { count, of: counted_good(of)?, gain: bag(body)? });
    }
    match head {
        "make" => Ok(Ability::Make(make(body)?)),
        "on deal" => Ok(Ability::On { deal: true, raze: false, gain: bag(body)? }),
        "on raze" => Ok(Ability::On { deal: false, raze: true, gain: bag(body)? }),
        "on raze, deal" => Ok(Ability::On { deal: true, raze: true, gain: bag(body)? }),
        "store" => Ok(Ability::Store(body.split('+').map(room).collect::<Read<_>>()?)),
        "bonus" => Ok(Ability::Bonus(bonus(body)?)),
        "place" => Ok(Ability::Place(things(body)?)),
        _ => Err(unknown(head)),
    }
}

fn unknown(word: &str) -> String {
    format!(
        "`{word}` is no word of the cards; there is make, use xN, on deal, on raze, check, store, bonus, place, defended"
    )
}

fn make(body: &str) -> Read<Make> {
    if body == "echo own" {
        return Ok(Make::EchoOwn);
    }
    if body == "rob" {
        return Ok(Make::Rob);
    }
    if let Some((good, of, most)) = per_type(body)? {
        return Ok(Make::PerType { good, of, most });
    }
    if let Some((what, rest)) = body.split_once(" per ") {
        let (of, most) = rest.split_once(" made, max ").ok_or_else(|| format!("`{rest}` is nothing to count"))?;
        let of = good(of)?;
        return match of.is_basic() {
            true => Ok(Make::PerMade { good: one(what)?, of, most: number(most)? }),
            false => Err(format!("`{}` is not counted when it is made", short(of))),
        };
    }
    match body.split_once(" or ") {
        Some((one, other)) => Ok(Make::Either(bag(one)?, bag(other)?)),
        None => Ok(Make::Goods(bag(body)?)),
    }
}

/// `1 g per T-type, max N`; none if the text is of another kind.
fn per_type(body: &str) -> Read<Option<(Good, Type, u32)>> {
    let Some((what, rest)) = body.split_once(" per ") else { return Ok(None) };
    let Some((of, most)) = rest.split_once("-type, max ") else { return Ok(None) };
    Ok(Some((one(what)?, type_(of)?, number(most)?)))
}

/// `1 VP`: where something is counted, one is gained for each.
fn one(text: &str) -> Read<Good> {
    match counted(text)? {
        (1, word) => good(word),
        _ => Err(format!("`{text}` is more than one for each")),
    }
}

fn bonus(body: &str) -> Read<Bonus> {
    if body == "echo opponent" {
        return Ok(Bonus::EchoOpponent);
    }
    match per_type(body)? {
        Some((good, of, most)) => Ok(Bonus::PerType { good, of, most }),
        None => Ok(Bonus::Gain(bag(body)?)),
    }
}

fn use_(times: u32, body: &str) -> Read<Ability> {
    if times > 2 {
        return Err(format!("`use x{times}`: an action location is used once or twice a round"));
    }
    let (paid, effect) = body.split_once('>').ok_or_else(|| format!("`{body}` has no `>`"))?;
    Ok(Ability::Use { times, cost: cost(paid)?, effect: effect_(effect.trim())? })
}

fn effect_(text: &str) -> Read<Effect> {
    if text == "echo own" {
        return Ok(Effect::EchoOwn);
    }
    if let Some(what) = text.strip_prefix("steal ") {
        return match counted(what)? {
            (count, "basic") => Ok(Effect::Steal(count)),
            (_, word) => Err(format!("`{word}` cannot be stolen, only `basic`")),
        };
    }
    if let Some(count) = text.strip_prefix("clear ") {
        return Ok(Effect::Clear(number(count)?));
    }
    if let Some(count) = text.strip_prefix("deal own ") {
        return Ok(Effect::OwnDeals(number(count)?));
    }
    if let Some(count) = text.strip_prefix("deal opponent ") {
        return Ok(Effect::OpponentDeals(number(count)?));
    }
    Ok(Effect::Gain(bag(text)?))
}

fn counted_good(word: &str) -> Read<Counted> {
    match word {
        "basic" => Ok(Counted::Basic),
        word => good(word).map(Counted::Good),
    }
}

/// `3 basic`, `2 W`, `all W`.
fn room(text: &str) -> Read<Room> {
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

//! Goods as prices and exchanges name them: `4 coins`, `1 vase 2 coins`.

use super::kinds::Kind;
use super::signs::{Sign, count};
use crate::engine::{Arg, Text};
use crate::games::card_words::{Read, Slot};

/// So much of everything that is paid and taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Goods {
    pub coins: u32,
    pub cards: u32,
    pub vases: u32,
    pub inhabitants: u32,
    pub vp: u32,
}

impl Goods {
    pub(crate) fn cards(cards: u32) -> Goods {
        Goods { cards, ..Goods::default() }
    }

    pub(crate) fn coins(coins: u32) -> Goods {
        Goods { coins, ..Goods::default() }
    }

    /// Each kind of which there is any, by the end of its message id.
    fn parts(&self) -> impl Iterator<Item = (&'static str, u32, Sign)> {
        let all = [
            ("inhabitants", self.inhabitants, Sign::Piece(Kind::Inhabitant)),
            ("cards", self.cards, Sign::Card),
            ("vases", self.vases, Sign::Vase),
            ("coins", self.coins, Sign::Coin),
            ("vp", self.vp, Sign::Vp),
        ];
        all.into_iter().filter(|it| it.1 > 0)
    }

    /// As a list of amounts.
    pub(crate) fn list(&self) -> Vec<Text> {
        self.parts().map(|(key, n, _)| amount(key, n)).collect()
    }

    /// The same as an object: what somebody pays, gains or loses.
    pub(crate) fn taken(&self) -> Vec<Text> {
        self.parts().map(|(key, n, _)| taken(key, n)).collect()
    }

    pub(crate) fn signs(&self) -> Vec<Sign> {
        self.parts().flat_map(|(_, n, sign)| count(n, sign)).collect()
    }
}

/// An amount, such as three coins.
pub(crate) fn amount(key: &str, n: u32) -> Text {
    Text::new(format!("amount-{key}")).with("n", n)
}

/// The same as an object: not every language says “gains one card” with the word of a list.
pub(crate) fn taken(key: &str, n: u32) -> Text {
    Text::new(format!("taken-{key}")).with("n", n)
}

/// No count on a component is higher; a slip of the keyboard is.
const MOST: u32 = 20;

pub(crate) fn number(text: &str) -> Read<u32> {
    match text.parse() {
        Ok(number) if (1..=MOST).contains(&number) => Ok(number),
        _ => Err(format!("`{text}` is no number from 1 to {MOST}")),
    }
}

impl Slot for Goods {
    type Value = Goods;

    fn read(text: &str) -> Read<Goods> {
        let mut goods = Goods::default();
        let words: Vec<&str> = text.split_whitespace().collect();
        for pair in words.chunks(2) {
            let [n, word] = pair else { return Err(format!("`{text}` is no list of numbers with words")) };
            let n = number(n)?;
            let held = match *word {
                "coin" | "coins" => &mut goods.coins,
                "card" | "cards" => &mut goods.cards,
                "vase" | "vases" => &mut goods.vases,
                "inhabitant" | "inhabitants" => &mut goods.inhabitants,
                "vp" => &mut goods.vp,
                _ => return Err(format!("`{word}` is nothing to pay; there is coins, cards, vases, inhabitants, vp")),
            };
            if *held > 0 {
                return Err(format!("`{word}` is given twice"));
            }
            *held = n;
        }
        if goods == Goods::default() { Err("nothing is named".to_owned()) } else { Ok(goods) }
    }

    fn arg(value: &Goods) -> Arg {
        value.taken().into()
    }
}

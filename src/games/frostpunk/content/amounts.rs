//! What is gained, lost, paid and hit: so many of something, as the cards write it and as messages say it.

use super::kinds::{Citizen, Good, Lying, Who};
use super::slots::{N, keyed};
use crate::engine::{Arg, Text};
use crate::games::card_words::{Read, Slot};

/// `3 wood`, `2 res`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stock {
    pub n: u32,
    pub of: Good,
}

/// `4 worker (1 ill)`: so many of them fall ill at once (EXP-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct People {
    pub n: u32,
    pub of: Citizen,
    pub ill: u32,
}

/// `2 any`: so many citizens that an effect meets, one after another (GNR-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Group {
    pub n: u32,
    pub of: Who,
}

/// What comes from the bank or the road.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gained {
    Stock(Stock),
    People(People),
    Automatons(u32),
}

/// What is lost as far as it is there (GNR-04).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lost {
    Stock(Stock),
    People(People),
}

/// What lies on a field of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Heap {
    pub n: u32,
    pub of: Lying,
}

impl Stock {
    pub(crate) fn text(self) -> Text {
        Text::new(format!("amount-{}", self.of.key())).with("n", self.n)
    }
}

impl People {
    pub(crate) fn text(self) -> Text {
        let people = Text::new(format!("people-{}", self.of.key())).with("n", self.n);
        if self.ill == 0 { people } else { Text::new("people-ill").with("people", people).with("ill", self.ill) }
    }
}

impl Group {
    pub(crate) fn text(self) -> Text {
        Text::new(format!("group-{}", self.of.key())).with("n", self.n)
    }
}

/// `3 wood` as its number and word.
fn counted(text: &str) -> Read<(u32, &str)> {
    let (n, word) = text.split_once(' ').ok_or_else(|| format!("`{text}` is no number with a word"))?;
    Ok((N::read(n)?, word))
}

impl Slot for Stock {
    type Value = Stock;

    fn read(text: &str) -> Read<Stock> {
        let (n, word) = counted(text)?;
        Ok(Stock { n, of: Good::read(word)? })
    }

    fn arg(value: &Stock) -> Arg {
        value.text().into()
    }
}

impl Slot for People {
    type Value = People;

    fn read(text: &str) -> Read<People> {
        let (people, ill) = match text.strip_suffix(" ill)").and_then(|it| it.split_once(" (")) {
            Some((people, ill)) => (people, N::read(ill)?),
            None => (text, 0),
        };
        let (n, word) = counted(people)?;
        if ill > n {
            return Err(format!("`{text}` has more ill than come"));
        }
        Ok(People { n, of: Citizen::read(word)?, ill })
    }

    fn arg(value: &People) -> Arg {
        value.text().into()
    }
}

impl Slot for Group {
    type Value = Group;

    fn read(text: &str) -> Read<Group> {
        let (n, word) = counted(text)?;
        Ok(Group { n, of: Who::read(word)? })
    }

    fn arg(value: &Group) -> Arg {
        value.text().into()
    }
}

impl Slot for Gained {
    type Value = Gained;

    fn read(text: &str) -> Read<Gained> {
        let (n, word) = counted(text)?;
        let word = word.split(' ').next().unwrap_or_default();
        match word {
            "automaton" => Ok(Gained::Automatons(n)),
            _ if Good::from_key(word).is_some() => Stock::read(text).map(Gained::Stock),
            _ if Citizen::from_key(word).is_some() => People::read(text).map(Gained::People),
            _ => Err(keyed(
                word,
                "good, type of citizen or automaton",
                Good::ALL.map(Good::key).into_iter().chain(Citizen::ALL.map(Citizen::key)),
            )),
        }
    }

    fn arg(value: &Gained) -> Arg {
        match value {
            Gained::Stock(stock) => stock.text().into(),
            Gained::People(people) => people.text().into(),
            Gained::Automatons(n) => Text::new("amount-automaton").with("n", *n).into(),
        }
    }
}

impl Slot for Lost {
    type Value = Lost;

    fn read(text: &str) -> Read<Lost> {
        match Gained::read(text)? {
            Gained::Stock(stock) => Ok(Lost::Stock(stock)),
            Gained::People(people) if people.ill == 0 => Ok(Lost::People(people)),
            _ => Err(format!("`{text}` cannot be lost")),
        }
    }

    fn arg(value: &Lost) -> Arg {
        match value {
            Lost::Stock(stock) => stock.text().into(),
            Lost::People(people) => people.text().into(),
        }
    }
}

impl Slot for Heap {
    type Value = Heap;

    fn read(text: &str) -> Read<Heap> {
        let (n, word) = counted(text)?;
        Ok(Heap { n, of: Lying::read(word)? })
    }

    fn arg(value: &Heap) -> Arg {
        Text::new(format!("heap-{}", value.of.key())).with("n", value.n).into()
    }
}

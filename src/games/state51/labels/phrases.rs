//! Abilities as short rows of icons: `2 Bricks → 2 VP`. What they look like is in `scene/icon_row.rs`.

use crate::games::state51::content::Connection;
use crate::games::state51::content::ability::Make;
use crate::games::state51::content::bag::Bag;
use crate::games::state51::content::cost::{Cost, Counted, Room};
use crate::games::state51::content::kinds::{Good, Occasion, Type};
use crate::scene::Sym;

/// One thing in a row of icons.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Icon {
    Text(String),
    Good(Good),
    /// Any basic resource.
    Basic,
    Deal,
    Type(Type),
    Sym(Sym),
    /// An opponent.
    Opponent,
    /// The first player token.
    First,
    Arrow,
    /// How often a round, on a dark plate so that it is not read as an amount.
    Times(u32),
    /// When something happens, on a dark plate so that it is not read as a good: once built, after Production, at Cleanup.
    When(Sym),
    Gap,
}

impl Icon {
    pub(crate) fn text(text: impl Into<String>) -> Icon {
        Icon::Text(text.into())
    }
}

/// What stays together on one line.
pub(crate) type Phrase = Vec<Icon>;

/// So much of something: the number only where it is more than one.
pub(crate) fn counted(count: u32, of: Icon) -> Phrase {
    if count == 1 { vec![of] } else { vec![Icon::text(count.to_string()), of] }
}

pub(crate) fn goods(bag: &Bag) -> Vec<Phrase> {
    bag.iter().map(|(good, count)| counted(*count, Icon::Good(*good))).collect()
}

/// Goods as one row.
pub(crate) fn row(bag: &Bag) -> Phrase {
    joined(&goods(bag))
}

/// Phrases as one row. A number stands clear of the thing before it, so that nobody reads it as that thing's; and what has none
/// stands clear of what has one, so that nobody reads the number as that of both.
pub(crate) fn joined(phrases: &[Phrase]) -> Phrase {
    let mut row = Phrase::new();
    let is_numbered = |it: &Phrase| matches!(it.first(), Some(Icon::Text(_)));
    for (n, phrase) in phrases.iter().enumerate() {
        let before = n.checked_sub(1).and_then(|it| phrases.get(it));
        if before.is_some_and(|it| is_numbered(it) || is_numbered(phrase)) {
            row.push(Icon::Gap);
        }
        row.extend(phrase.iter().cloned());
    }
    row
}

pub(crate) fn cost(cost: &Cost) -> Vec<Phrase> {
    let mut phrases = goods(&cost.goods);
    phrases.extend((cost.basic > 0).then(|| counted(cost.basic, Icon::Basic)));
    phrases.extend((cost.deals > 0).then(|| counted(cost.deals, Icon::Deal)));
    phrases
}

/// Goods that lie on a card and can be spent, always with their number: it goes down.
pub(crate) fn placed(bag: &Bag) -> Vec<Phrase> {
    let left = |(good, count): (&Good, &u32)| vec![Icon::text(count.to_string()), Icon::Good(*good)];
    let mut phrases: Vec<Phrase> = bag.iter().map(left).collect();
    match phrases.first_mut() {
        Some(first) => first.insert(0, Icon::Sym(Sym::ArrowDown)),
        None => phrases.push(vec![Icon::Sym(Sym::ArrowDown), Icon::text("–")]),
    }
    phrases
}

/// The same as another production makes.
pub(crate) fn echo(of_opponent: bool) -> Phrase {
    let opponent = of_opponent.then_some(Icon::Opponent);
    [Icon::text("=")].into_iter().chain(opponent).chain([Icon::Sym(Sym::Production)]).collect()
}

/// What is chosen only when it is made, behind what comes for certain.
pub(crate) fn chosen(make: &Make) -> Phrase {
    let what = match make {
        Make::Either(one, other) => [row(one), vec![Icon::text("/")], row(other)].concat(),
        _ => echo(*make == Make::Rob),
    };
    [vec![Icon::Gap, Icon::text("+")], what].concat()
}

/// So much times how many there are; the stroke between two goods says that one of them is chosen.
pub(crate) fn per(good: Good, of: Icon) -> Phrase {
    vec![Icon::Good(good), Icon::text("×"), of]
}

pub(crate) fn at_most(most: u32) -> Phrase {
    vec![Icon::text(format!("≤{most}"))]
}

pub(crate) fn arrow(mut icons: Phrase) -> Phrase {
    icons.insert(0, Icon::Arrow);
    icons
}

pub(crate) fn counted_icon(of: Counted) -> Icon {
    match of {
        Counted::Good(good) => Icon::Good(good),
        Counted::Basic => Icon::Basic,
    }
}

/// At most so many of something; one is not worth saying.
pub(crate) fn up_to(count: u32, of: Phrase) -> Phrase {
    if count > 1 { [at_most(count), of].concat() } else { of }
}

/// Phrases with an icon in front.
pub(crate) fn first(icon: Icon, mut phrases: Vec<Phrase>) -> Vec<Phrase> {
    if let Some(first) = phrases.first_mut() {
        first.insert(0, icon);
    }
    phrases
}

/// How often something can be used; once is not worth saying.
pub(crate) fn uses(times: u32, phrases: Vec<Phrase>) -> Vec<Phrase> {
    if times > 1 { first(Icon::Times(times), phrases) } else { phrases }
}

/// What stays on a card, and how much of it.
pub(crate) fn stored(rooms: &[Room]) -> Vec<Phrase> {
    let room = |it: &Room| {
        let most = it.most.map_or_else(|| "∞".to_owned(), |most| most.to_string());
        vec![Icon::text(most), counted_icon(it.of)]
    };
    [vec![Icon::When(Sym::Lock)]].into_iter().chain(rooms.iter().map(room)).collect()
}

impl Occasion {
    pub(crate) fn signs(self) -> Phrase {
        match self {
            Occasion::Deal => vec![Icon::Deal],
            Occasion::Raze => vec![Icon::Good(Good::Red)],
            Occasion::Both => vec![Icon::Good(Good::Red), Icon::text("/"), Icon::Deal],
        }
    }
}

/// What is made every Production.
pub(crate) fn makes(bag: &Bag) -> Phrase {
    [vec![Icon::Sym(Sym::Production), Icon::Gap], row(bag)].concat()
}

/// A cost, an arrow and a gain as one row.
pub(crate) fn exchange(paid: &Cost, gain: &Bag) -> Phrase {
    [joined(&cost(paid)), vec![Icon::Arrow], row(gain)].concat()
}

/// What a Connection card gives, and what it asks for that.
pub(crate) fn played(card: &Connection) -> Phrase {
    if card.cost == Cost::default() { row(&card.gain) } else { exchange(&card.cost, &card.gain) }
}

/// Workers for a resource or a card (FAC-07), the exchange that is on every board.
pub(crate) fn worker_exchange() -> Phrase {
    let paid = [Icon::text("2"), Icon::Good(Good::Worker)];
    paid.into_iter().chain([Icon::Arrow, Icon::Basic, Icon::text("/"), Icon::Good(Good::Card)]).collect()
}

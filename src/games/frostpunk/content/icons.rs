//! What a picture of a card shows for its words, before anybody decides how it is drawn.

use super::amounts::{Gained, Group, Lost, Stock};
use super::card_id::CardId;
use super::effect::{Act, Step};
use super::kinds::{Building, Citizen, Colour, Good, Row, Token, Trade, Who};
use super::slots::{Counted, Tokens};

/// One thing in a row of icons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Icon {
    Text(String),
    Good(Good),
    Who(Who),
    Child(Trade),
    Token(Token),
    Row(Row),
    Building(Building),
    Colour(Colour),
    Card(CardId),
    Sign(Sign),
    /// How often.
    Times(u32),
    Plus,
    Minus,
    All,
    /// Tokens turn to their active or their used side (TOK-02).
    Active,
    Used,
    Again,
    /// What stands before it leads to what stands after it.
    Then,
    Or,
    /// What stands before it does not hold.
    Else,
    May,
}

/// Things without a vocabulary of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sign {
    Automaton,
    Building,
    Citizen,
    Cold,
    Cure,
    Death,
    Defeat,
    Dusk,
    Exhausted,
    FarTile,
    Flip,
    Heal,
    Hunger,
    Hunting,
    Ill,
    Law,
    /// A law without what it does at once (CIT-03).
    LawQuiet,
    Map,
    NearTile,
    Night,
    Out,
    Overload,
    Pawn,
    Place,
    Preparation,
    Resource,
    Round,
    Scout,
    Shelter,
    Stay,
    Storehouse,
    Storm,
    Technology,
    Tower,
    Tree,
    Upgrade,
    Victory,
    Warm,
    Weather,
}

impl Icon {
    pub(crate) fn text(text: impl Into<String>) -> Icon {
        Icon::Text(text.into())
    }
}

/// So much of something: the number only where it is more than one.
pub(crate) fn counted(n: u32, of: Icon) -> Vec<Icon> {
    if n == 1 { vec![of] } else { vec![Icon::text(n.to_string()), of] }
}

pub(crate) fn more(n: u32, of: Icon) -> Vec<Icon> {
    vec![Icon::text(format!("+{n}")), of]
}

/// A number without its plus.
pub(crate) fn unsigned(icon: Icon) -> Icon {
    match icon {
        Icon::Text(text) => Icon::Text(text.trim_start_matches('+').to_owned()),
        other => other,
    }
}

pub(crate) fn less(n: u32, of: Icon) -> Vec<Icon> {
    vec![Icon::text(format!("−{n}")), of]
}

pub(crate) fn at_least(n: u32, of: Icon) -> Vec<Icon> {
    vec![of, Icon::text(format!("≥{n}"))]
}

pub(crate) fn at_most(n: u32, of: Icon) -> Vec<Icon> {
    vec![of, Icon::text(format!("≤{n}"))]
}

pub(crate) fn stock(stock: &Stock) -> Vec<Icon> {
    counted(stock.n, Icon::Good(stock.of))
}

fn citizens(n: u32, of: Citizen) -> Vec<Icon> {
    counted(n, Icon::Who(of.who()))
}

pub(crate) fn gained(what: Gained) -> Vec<Icon> {
    match what {
        Gained::Stock(it) => more(it.n, Icon::Good(it.of)),
        Gained::Automatons(n) => more(n, Icon::Sign(Sign::Automaton)),
        Gained::People(it) => {
            let ill = (it.ill > 0).then(|| counted(it.ill, Icon::Sign(Sign::Ill)));
            [vec![Icon::Plus], citizens(it.n, it.of), ill.unwrap_or_default()].concat()
        }
    }
}

pub(crate) fn lost(what: Lost) -> Vec<Icon> {
    let lost = match what {
        Lost::Stock(it) => stock(&it),
        Lost::People(it) => citizens(it.n, it.of),
    };
    [vec![Icon::Minus], lost].concat()
}

/// Citizens that something happens to.
pub(crate) fn hit(sign: Sign, who: Group) -> Vec<Icon> {
    [counted(who.n, Icon::Who(who.of)), vec![Icon::Then, Icon::Sign(sign)]].concat()
}

pub(crate) fn tokens(tokens: Tokens) -> Icon {
    match tokens {
        Tokens::Type(token) => Icon::Token(token),
        Tokens::Row(row) => Icon::Row(row),
    }
}

pub(crate) fn per(what: Counted, each: Vec<Icon>) -> Vec<Icon> {
    let what = match what {
        Counted::Token(token) => vec![Icon::Active, Icon::Token(token)],
        Counted::Deaths => vec![Icon::Sign(Sign::Death)],
        Counted::ChildPawns => vec![Icon::Who(Who::Child), Icon::Sign(Sign::Pawn)],
    };
    [vec![Icon::All], what, vec![Icon::Then], each].concat()
}

/// A choice among other steps stands in brackets, so that it does not seem to go on.
pub(crate) fn steps(steps: &[Step]) -> Vec<Icon> {
    let one = |it: &Step| match it {
        Step::Choose(_) if steps.len() > 1 => [vec![Icon::text("(")], it.icons(), vec![Icon::text(")")]].concat(),
        it => it.icons(),
    };
    steps.iter().flat_map(one).collect()
}

pub(crate) fn act(act: &Act) -> Vec<Icon> {
    let cost = act.cost.as_ref().map(|it| [it.icons(), vec![Icon::Then]].concat());
    [cost.unwrap_or_default(), steps(&act.effect)].concat()
}

pub(crate) fn choices(acts: &[Act]) -> Vec<Icon> {
    acts.iter().map(act).collect::<Vec<_>>().join(&Icon::Or)
}

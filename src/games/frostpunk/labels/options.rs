//! Offers of one thing of a kind: goods, citizens, tokens, fields, buildings, cards.

use super::now;
use crate::engine::{Choice, Label, Text};
use crate::games::card_words::Slot;
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::effect::{Act, Step, Steps};
use crate::games::frostpunk::content::kinds::{Distance, Good, Place, Row, Token};
use crate::games::frostpunk::rules::appeal::{self, Prices};
use crate::games::frostpunk::rules::decisions::YesNo;
use crate::games::frostpunk::rules::effects::Scope;
use crate::games::frostpunk::rules::map::place_name;
use crate::games::frostpunk::rules::tokens::{Move, Moves};
use crate::games::frostpunk::rules::{citizens, tokens};
use crate::games::frostpunk::state::State;

/// A card by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CardPick(pub CardId);

/// One of the numbered options of a card or of a choice.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Alternative {
    pub number: usize,
    pub act: Act,
}

/// A citizen card to discard at the start, with whether it is paid (SET-22).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FirstDiscard {
    pub card: CardId,
    pub paid: bool,
}

/// One of two ways to pay.
pub(crate) struct Payment(pub Stock);

/// Cubes from the bank.
pub(crate) struct Gain(pub Pile);
pub(crate) struct AtPlace(pub Place);
/// The tiles that are cleared.
pub(crate) struct Clearing(pub Distance);
/// So many deaths taken back.
pub(crate) struct BackBy(pub u32);

pub(crate) struct StoreGood {
    pub good: Good,
    pub n: u32,
}

/// Cubes of choice, by [`Good::CUBES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pile(pub [u32; 3]);

impl Pile {
    pub(crate) fn stocks(self) -> impl Iterator<Item = Stock> {
        Good::CUBES.into_iter().zip(self.0).filter(|it| it.1 > 0).map(|(of, n)| Stock { n, of })
    }

    /// `wood-2/coal-1`.
    fn written(self) -> String {
        self.stocks().map(|it| format!("{}-{}", it.of.key(), it.n)).collect::<Vec<_>>().join("/")
    }
}

/// Several things that are one offer.
fn several(all: Vec<Text>) -> Text {
    Text::new("offer-several").with("all", all)
}

/// What a Workshop does (BLD-05).
pub(crate) enum ShopWork {
    Upgrade,
    Develop,
}

/// The number of a card in records.
pub(crate) fn card_key(card: CardId) -> String {
    card.key()
}

/// Declares the keys and words of simple offers.
macro_rules! offers {
    ($($name:ty: |$it:ident, $state:ident| $key:expr => $label:expr, $appeals:expr;)+) => {$(
        impl Choice<State> for $name {
            fn key(&self, $state: &State) -> String {
                let $it = self;
                let _ = $state;
                $key
            }

            fn words(&self, $state: &State) -> Label {
                let $it = self;
                let _ = $state;
                Label::from($label)
            }

            fn appeals(options: &[&$name], state: &State) -> Vec<i32> {
                let appeals: fn(&[&$name], &State) -> Vec<i32> = $appeals;
                appeals(options, state)
            }
        }
    )+};
}

offers! {
    Pile: |it, state| it.written() => several(it.stocks().map(Stock::text).collect()),
        |all, state| all.iter().map(|it| -appeal::goods(state, it.stocks())).collect();
    Gain: |it, state| it.0.written() => several(it.0.stocks().map(Stock::text).collect()),
        |all, state| all.iter().map(|it| appeal::goods(state, it.0.stocks())).collect();
    YesNo: |it, state| if it.0 { "yes" } else { "no" }.to_owned() => if it.0 { "yes" } else { "no" }, |_, _| Vec::new();
    Payment: |it, state| it.0.of.key().to_owned() => it.0.text(),
        |all, state| all.iter().map(|it| -appeal::goods(state, [it.0])).collect();
    AtPlace: |it, state| it.0.key().to_owned() => place_name(it.0), |_, _| Vec::new();
    BackBy: |it, state| it.0.to_string() => Text::new("offer-back-by").with("n", it.0),
        |all, _| all.iter().map(|it| appeal::whole(it.0) * appeal::ACTION).collect();
    StoreGood: |it, state| format!("{}/{}", it.good.key(), it.n) => Stock { n: it.n, of: it.good }.text(),
        |all, state| all.iter().map(|it| appeal::table::stored(state, it.good, it.n)).collect();
    Clearing: |it, state| it.0.key().to_owned() => Text::new(format!("offer-clear-{}", it.0.key())), |_, _| Vec::new();
    ShopWork: |it, state| shop_key(it).to_owned() => Text::new(format!("offer-shop-{}", shop_key(it))),
        |all, state| all.iter().map(|it| appeal::build::shop(state, it)).collect();
}

fn shop_key(work: &ShopWork) -> &'static str {
    match work {
        ShopWork::Upgrade => "upgrade",
        ShopWork::Develop => "develop",
    }
}

impl Choice<State> for Move {
    fn key(&self, _: &State) -> String {
        let of = |what: &str, token: Token| format!("{what}/{}", token.key());
        match self {
            Move::Draw(_) => "draw".to_owned(),
            Move::Activate(token) => of("activate", *token),
            Move::Use(token) => of("use", *token),
            Move::Return(token) => of("return", *token),
            Move::Discard(token) => of("discard", *token),
        }
    }

    fn words(&self, state: &State) -> Label {
        let of = |id: &'static str, token: Token| Label::from(Text::new(id).with("token", token.text()));
        match self {
            Move::Draw(row) => {
                let last = *row == Row::Discontent
                    && state.board.row(*row).len() >= state.content.boards.tokens.discontent as usize;
                let label = Label::from("offer-draw");
                if last { label.detail("detail-draw-last") } else { label.detail(row_after(state, *row, 1)) }
            }
            Move::Activate(token) => of("offer-activate", *token).detail(active_after(state, *token, 1)),
            Move::Use(token) => of("offer-use-up", *token).detail(active_after(state, *token, -1)),
            Move::Return(token) => of("offer-return", *token).detail(row_after(state, token.row(), -1)),
            Move::Discard(token) => of("offer-discard", *token).detail(row_after(state, token.row(), -1)),
        }
    }

    fn appeals(options: &[&Move], state: &State) -> Vec<i32> {
        options.iter().map(|it| appeal::table::token(state, it)).collect()
    }
}

impl Choice<State> for Moves {
    fn key(&self, state: &State) -> String {
        self.0.iter().map(|it| it.key(state)).collect::<Vec<_>>().join("/")
    }

    fn words(&self, state: &State) -> Label {
        if let [only] = self.0.as_slice() {
            return only.words(state);
        }
        let label = Label::from(several(self.0.iter().map(|it| it.words(state).text).collect()));
        let back: Vec<Token> =
            self.0.iter().filter_map(|it| if let Move::Return(token) = it { Some(*token) } else { None }).collect();
        match back.first() {
            Some(token) => label.detail(row_after(state, token.row(), -(back.len() as i64))),
            None => label,
        }
    }

    fn appeals(options: &[&Moves], state: &State) -> Vec<i32> {
        options.iter().map(|it| it.0.iter().map(|it| appeal::table::token(state, it)).sum()).collect()
    }
}

/// How many tokens the row would have then (TOK-11).
fn row_after(state: &State, row: Row, by: i64) -> Text {
    let n = state.board.row(row).len() as i64 + by;
    if row == Row::Hope && n == 0 {
        return "detail-last-hope".into();
    }
    Text::new(format!("detail-row-{}", row.key())).with("n", n).with("spaces", tokens::spaces(state, row))
}

/// How many tokens of the type would be active then (TOK-09).
fn active_after(state: &State, token: Token, by: i64) -> Text {
    let n = i64::from(state.board.active(token)) + by;
    Text::new("detail-active").with("token", token.text()).with("n", n.max(0))
}

impl Choice<State> for CardPick {
    fn key(&self, _: &State) -> String {
        card_key(self.0)
    }

    fn words(&self, state: &State) -> Label {
        let (title, content) = (self.0.title(), &state.content);
        if let Some(advisor) = content.advisors.iter().find(|it| it.id == self.0) {
            let cost: Vec<Text> = advisor.ability.cost.iter().map(|it| it.text()).collect();
            let effect: Vec<Text> = advisor.ability.effect.iter().map(Step::text).collect();
            let label = Text::new("offer-advisor").with("card", title).with("cost", cost);
            return Label::from(label).detail(Text::new("unpaid").with("effect", effect));
        }
        let law = content.laws.iter().find(|it| it.id == self.0).filter(|it| !it.at_once.is_empty());
        let label = match law {
            Some(law) => Label::from(Text::new("offer-law").with("card", title).with("what", Steps::arg(&law.at_once))),
            None => Label::from(title),
        };
        match detail_of(state, self.0) {
            Some(detail) => label.detail(detail),
            None => label,
        }
    }

    fn appeals(options: &[&CardPick], state: &State) -> Vec<i32> {
        appeal::table::cards(state, options.iter().map(|it| it.0))
    }
}

/// What a law or a technology says, in short.
fn detail_of(state: &State, card: CardId) -> Option<Text> {
    let law = state.content.laws.iter().find(|it| it.id == card).map(|it| {
        let words: Vec<Text> = it.words.iter().map(|it| it.text()).collect();
        Text::new("detail-law").with("words", words)
    });
    law.or_else(|| {
        let technology = state.content.technologies.iter().find(|it| it.id == card)?;
        let words: Vec<Text> = technology.words.iter().map(|it| it.text()).collect();
        Some(Text::new("detail-technology").with("n", technology.value).with("words", words))
    })
}

impl Choice<State> for Alternative {
    fn key(&self, _: &State) -> String {
        self.number.to_string()
    }

    /// The label has what is paid, or else what is done first if that is short; the detail the rest.
    fn words(&self, state: &State) -> Label {
        let mut steps = self.act.effect.iter();
        let nested = matches!(
            self.act.effect.first(),
            Some(Step::IfElse { .. } | Step::If { .. } | Step::Per { .. } | Step::Choose(_) | Step::May(_))
        );
        let first = match &self.act.cost {
            Some(cost) => Some(cost.text()),
            None if nested => None,
            None => steps.next().map(|it| now::step(state, it)),
        };
        // More of them would not fit with what stands now.
        let rest: Vec<Text> = match steps.as_slice() {
            [only] => vec![now::step(state, only)],
            all => all.iter().map(Step::text).collect(),
        };
        let label = Label::from(match first {
            Some(first) => Text::new("option").with("n", self.number).with("what", first),
            None => Text::new("option-plain").with("n", self.number),
        });
        if rest.is_empty() { label } else { label.detail(Text::new("unpaid").with("effect", rest)) }
    }

    fn appeals(options: &[&Alternative], state: &State) -> Vec<i32> {
        let prices = Prices::new(state);
        options.iter().map(|it| appeal::steps::act(state, &prices, &Scope::default(), &it.act)).collect()
    }
}

impl Choice<State> for FirstDiscard {
    fn key(&self, _: &State) -> String {
        card_key(self.card)
    }

    fn words(&self, state: &State) -> Label {
        let label = Label::from(self.card.title());
        match citizens::find(state, self.card) {
            Some(card) if self.paid => label.detail(card.setup.text()),
            Some(card) => label.detail(Text::new("detail-unpaid").with("who", card.of.text())),
            None => label,
        }
    }
}

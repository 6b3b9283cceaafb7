//! Offers of one thing of a kind: goods, tokens, fields, options of cards.

use super::{brief, now, rows};
use crate::engine::{Choice, Label, Text};
use crate::games::frostpunk::content::amounts::{Gained, Stock};
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::effect::{Act, Step};
use crate::games::frostpunk::content::kinds::{Distance, Good, Place};
use crate::games::frostpunk::rules::appeal::{self, Prices};
use crate::games::frostpunk::rules::effects::Scope;
use crate::games::frostpunk::rules::map::{self, place_name};
use crate::games::frostpunk::rules::{clear_snow, costs, goods, scenario, technologies};
use crate::games::frostpunk::state::State;
use crate::games::text_board::joined;

/// One of the numbered options of a card or of a choice.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Alternative {
    pub number: usize,
    pub act: Act,
    /// The card that says so, unless a building does.
    pub card: Option<CardId>,
}

impl Alternative {
    /// Those that can be paid, by their numbers.
    pub(crate) fn payable(state: &State, acts: &[Act], card: Option<CardId>) -> Vec<Alternative> {
        let payable = acts.iter().enumerate().filter(|it| costs::payable(state, it.1.cost.as_ref()));
        payable.map(|(at, act)| Alternative { number: at + 1, act: act.clone(), card }).collect()
    }
}

/// One of two ways to pay.
pub(crate) struct Payment(pub Stock);

/// Cubes from the bank.
pub(crate) struct Gain(pub Pile);
/// Cubes from a card into the pool.
pub(crate) struct OffCard(pub Pile);
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
pub(super) fn several(all: Vec<Text>) -> Text {
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
    Pile: |it, state| it.written() => taken(state, *it),
        |all, state| all.iter().map(|it| -appeal::goods(state, it.stocks())).collect();
    OffCard: |it, state| it.0.written() => several(it.0.stocks().map(Stock::text).collect()),
        |all, state| all.iter().map(|it| -appeal::goods(state, it.0.stocks())).collect();
    Gain: |it, state| it.0.written() => several(it.0.stocks().map(Stock::text).collect()),
        |all, state| all.iter().map(|it| appeal::goods(state, it.0.stocks())).collect();
    Payment: |it, state| it.0.of.key().to_owned() => spent(state, it.0),
        |all, state| all.iter().map(|it| -appeal::goods(state, [it.0])).collect();
    AtPlace: |it, state| it.0.key().to_owned() => place(state, it.0), |_, _| Vec::new();
    BackBy: |it, state| it.0.to_string() => Label::from(Text::new("offer-back-by").with("n", it.0)).detail(
            Text::new("detail-back-by")
                .with("n", state.board.deaths.saturating_sub(it.0))
                .with("most", state.content.boards.defeat.deaths),
        ),
        |all, _| all.iter().map(|it| appeal::whole(it.0) * appeal::ACTION).collect();
    StoreGood: |it, state| format!("{}/{}", it.good.key(), it.n) => stored(state, Stock { n: it.n, of: it.good }),
        |all, state| all.iter().map(|it| appeal::table::stored(state, it.good, it.n)).collect();
    Clearing: |it, state| it.0.key().to_owned() => Label::from(Text::new(format!("offer-clear-{}", it.0.key()))).detail(
            Text::new(format!("detail-clear-{}", it.0.key()))
                .with("n", map::tiles_left(state, it.0))
                .with("tiles", clear_snow::room(state, it.0)),
        ), |_, _| Vec::new();
    ShopWork: |it, state| shop_key(it).to_owned() => shop_words(state, it),
        |all, state| all.iter().map(|it| appeal::build::shop(state, it)).collect();
}

/// So much that leaves the pool; of food it matters how much is left for the evening.
fn spent(state: &State, what: Stock) -> Label {
    let label = Label::from(what.text());
    match now::food_left(state, what.n, &[]).filter(|_| what.of == Good::Food) {
        Some(left) => label.detail(left),
        None => label,
    }
}

/// What goes to the storehouses: how much is there then and how much must be (SCN-04), and what is left in the pool.
fn stored(state: &State, what: Stock) -> Label {
    let pool = state.board.goods.of(what.of).saturating_sub(what.n);
    let text = Text::new("detail-store").with("n", state.board.stored.of(what.of) + what.n);
    let text = text.with("most", scenario::targets(state).of(what.of));
    let Label { text: label, detail, .. } = spent(state, what);
    Label::from(label).detail(text.with("then", detail.unwrap_or_else(|| Text::new("store-left").with("left", pool))))
}

/// Cubes that leave the pool, and what is left of it.
fn taken(state: &State, what: Pile) -> Label {
    let left = |at: usize| goods::cubes_of(&state.board.goods)[at].saturating_sub(what.0[at]);
    let text = Good::CUBES
        .into_iter()
        .enumerate()
        .fold(Text::new("detail-left"), |text, (at, it)| text.with(it.key(), left(at)));
    Label::from(several(what.stocks().map(Stock::text).collect())).detail(text)
}

/// A place with the deposits beside it, which some buildings need (MAP-04).
fn place(state: &State, at: Place) -> Label {
    let label = Label::from(place_name(at));
    let beside = state.content.map.deposits_beside(at, |it| state.board.walls.get(&it).copied());
    let beside: Vec<Text> = beside.into_iter().map(|it| it.text()).collect();
    if beside.is_empty() { label } else { label.detail(Text::new("detail-place").with("deposits", beside)) }
}

/// What a Workshop does, with when the technology would be ready (TEC-06).
fn shop_words(state: &State, work: &ShopWork) -> Label {
    let label = Label::from(Text::new(format!("offer-shop-{}", shop_key(work))));
    match (work, technologies::running(state)) {
        (ShopWork::Develop, Some((at, round))) => {
            let n = round.saturating_sub(1);
            let at_once = n <= state.board.round;
            let text = Text::new(if at_once { "detail-shop-develop-now" } else { "detail-shop-develop" });
            let text = text.with("card", state.board.technologies[at].id.title());
            label.detail(text.with("n", n).with("from", round))
        }
        _ => match now::upgrades(state, 2) {
            Some(what) => label.detail(Text::new("detail-shop-upgrade").with("what", what)),
            None => label,
        },
    }
}

fn shop_key(work: &ShopWork) -> &'static str {
    match work {
        ShopWork::Upgrade => "upgrade",
        ShopWork::Develop => "develop",
    }
}

impl Alternative {
    /// Without what is done once in a game and was done before (BLD-04).
    fn still(&self, state: &State) -> Alternative {
        let mut left = self.clone();
        left.act.effect.retain(|it| *it != Step::Tower || !state.board.tower.upgraded);
        left
    }

    /// The label has what is paid, or else what is done first if that is short; the detail the rest, with what the card does
    /// if it stays.
    fn told(&self, state: &State) -> Label {
        let mut steps = self.act.effect.iter();
        let nested = matches!(
            self.act.effect.first(),
            Some(Step::IfElse { .. } | Step::If { .. } | Step::Per { .. } | Step::Choose(_) | Step::May(_))
        );
        let stays = self.card.filter(|_| self.act.effect.contains(&Step::Stay)).map(|it| brief::while_open(state, it));
        let first = match (&self.act.cost, &stays) {
            (Some(cost), _) => Some(cost.text()),
            (None, _) if nested => None,
            (None, Some((stays, _))) if self.act.effect.first() == Some(&Step::Stay) => {
                steps.next();
                Some(stays.clone())
            }
            (None, _) => steps.next().map(|it| now::step(state, it)),
        };
        let label = Label::from(match first {
            Some(first) => Text::new("option").with("n", self.number).with("what", first),
            None => Text::new("option-plain").with("n", self.number),
        });
        let rest = steps.as_slice();
        let only = self.act.effect.first().filter(|_| self.act.cost.is_none());
        match (rest, stays.map(|it| it.1).filter(|it| !it.is_empty())) {
            ([], None) => match only.and_then(|it| rows::token(state, it)) {
                Some(token) => label.detail(token),
                None => label,
            },
            ([], Some(texts)) => label.detail(joined(texts)),
            (rest, Some(texts)) => label.detail(brief::stays(rest, texts)),
            ([Step::Out], None) => label.detail(self.out(state)),
            // Beside the food that is paid there is no room for more.
            ([only], None) if now::pays_food(self.act.cost.as_ref()) => label.detail(now::step(state, only)),
            ([only], None) => label.detail(self.with_arrived(state, now::in_full(state, only))),
            // More of them would not fit with what stands now.
            (all, None) => {
                let steps = Text::new("unpaid").with("effect", all.iter().map(Step::text).collect::<Vec<_>>());
                label.detail(self.with_arrived(state, steps))
            }
        }
    }

    /// What is done, and what the people mean who come.
    fn with_arrived(&self, state: &State, steps: Text) -> Text {
        // Where the detail tells of more than what follows their coming there is no room for it.
        let come = |it: &Step| matches!(it, Step::Gain(Gained::People(_)));
        let first = self.act.effect.split_first().filter(|_| self.act.cost.is_none());
        let fits = first.is_some_and(|(first, rest)| come(first) && !rest.iter().any(come));
        match fits.then(|| now::arrived(state, &self.act.effect)).flatten() {
            Some(arrived) => Text::new("detail-then").with("before", steps).with("then", arrived),
            None => steps,
        }
    }

    /// The card leaves, with what lies on it.
    fn out(&self, state: &State) -> Text {
        let open = self.card.and_then(|it| state.board.open(it));
        let lies: Vec<Text> =
            open.map_or_else(Vec::new, |it| Pile(goods::cubes_of(&it.cubes)).stocks().map(Stock::text).collect());
        let step = Step::Out.text();
        if lies.is_empty() { step } else { Text::new("detail-out").with("step", step).with("lies", lies) }
    }
}

impl Choice<State> for Alternative {
    fn key(&self, _: &State) -> String {
        self.number.to_string()
    }

    fn words(&self, state: &State) -> Label {
        let Label { text, detail, path } = self.still(state).told(state);
        Label { text, detail: detail.map(|it| now::beside_food(state, &self.act, it)), path }
    }

    fn appeals(options: &[&Alternative], state: &State) -> Vec<i32> {
        let prices = Prices::new(state);
        options.iter().map(|it| appeal::steps::act(state, &prices, &Scope::default(), &it.act)).collect()
    }
}

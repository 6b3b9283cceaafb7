//! Offers of one thing of a kind: goods, tokens, fields, options of cards.

use super::{food, now};
use crate::engine::{Choice, Label, Text};
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::features::Feature;
use crate::games::frostpunk::content::kinds::{Deposit, Distance, Good, Place};
use crate::games::frostpunk::rules::appeal;
use crate::games::frostpunk::rules::map::{self, place_name};
use crate::games::frostpunk::rules::{clear_snow, goods, scenario, technologies};
use crate::games::frostpunk::state::State;

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

/// So much of a good onto a card (ACT-62).
pub(crate) struct LayOn {
    pub card: CardId,
    pub good: Good,
    pub n: u32,
}

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
    OffCard: |it, state| it.0.written() => gained(state, it.0),
        |all, state| all.iter().map(|it| -appeal::goods(state, it.0.stocks())).collect();
    Gain: |it, state| it.0.written() => gained(state, it.0),
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
    LayOn: |it, state| format!("{}/{}", it.good.key(), it.n) => laid_on(state, it.card, Stock { n: it.n, of: it.good }),
        |all, state| all.iter().map(|it| appeal::table::stored(state, it.good, it.n)).collect();
    Clearing: |it, state| it.0.key().to_owned() => Label::from(Text::new(format!("offer-clear-{}", it.0.key()))).detail(
            cleared(state, it.0, clear_snow::room(state, it.0)),
        ), |_, _| Vec::new();
    ShopWork: |it, state| shop_key(it).to_owned() => shop_words(state, it),
        |all, state| all.iter().map(|it| appeal::build::shop(state, it)).collect();
}

/// Where so many tiles go that are drawn (ACT-12, ACT-13).
pub(super) fn cleared(state: &State, of: Distance, tiles: usize) -> Text {
    let text = Text::new(format!("detail-clear-{}", of.key())).with("n", map::tiles_left(state, of));
    text.with("tiles", tiles)
}

/// So much that leaves the pool, and what is left; of food it matters how much is left for the evening.
fn spent(state: &State, what: Stock) -> Label {
    let pool = state.board.goods.of(what.of).saturating_sub(what.n);
    let left = food::food_left(state, what.n, &[]).filter(|_| what.of == Good::Food);
    Label::from(what.text()).detail(left.unwrap_or_else(|| Text::new("store-left").with("left", pool)))
}

/// What goes to the storehouses: how much is there then and how much must be (SCN-04), and what is left in the pool.
fn stored(state: &State, what: Stock) -> Label {
    let text = Text::new("detail-store").with("n", state.board.stored.of(what.of) + what.n);
    let text = text.with("most", scenario::targets(state).of(what.of));
    let Label { text: label, detail, path } = spent(state, what);
    Label { text: label, detail: detail.map(|it| text.with("then", it)), path }
}

/// What goes onto a card: how many cubes lie there then, and what is left in the pool.
fn laid_on(state: &State, card: CardId, what: Stock) -> Label {
    let pool = state.board.goods.of(what.of).saturating_sub(what.n);
    let text = Text::new("detail-laid").with("n", goods::lying_on(state, card) + what.n);
    Label::from(what.text()).detail(text.with("left", pool))
}

/// Cubes that leave the pool, and what is left of it.
fn taken(state: &State, what: Pile) -> Label {
    counted(state, what, "detail-left", u32::saturating_sub)
}

/// Cubes that come into the pool, and what is there then.
fn gained(state: &State, what: Pile) -> Label {
    counted(state, what, "detail-have", u32::saturating_add)
}

fn counted(state: &State, what: Pile, id: &'static str, then: fn(u32, u32) -> u32) -> Label {
    let all = goods::cubes_of(&state.board.goods);
    let cubes = Good::CUBES.into_iter().zip(all).zip(what.0);
    let text = cubes.fold(Text::new(id), |text, ((it, has), n)| text.with(it.key(), then(has, n)));
    Label::from(several(what.stocks().map(Stock::text).collect())).detail(text)
}

/// A place with the deposits beside it, which some buildings need (MAP-04).
fn place(state: &State, at: Place) -> Label {
    let label = Label::from(place_name(at));
    let beside = beside(state, at);
    // No near place lies at the crater wall, so that it goes without saying there.
    let far = state.content.map.away(at) == Some(Distance::Far);
    match (beside.is_empty(), far) {
        (false, _) => label.detail(Text::new("detail-place").with("deposits", beside)),
        (true, true) => label.detail("detail-place-none"),
        (true, false) => label,
    }
}

/// The deposits beside a place, each with the building that can stand only there (MAP-04, BLD-16, BLD-17).
pub(crate) fn beside(state: &State, at: Place) -> Vec<Text> {
    let named = |of: Deposit| {
        let needs = state.content.buildings.iter().find(|it| it.words.contains(&Feature::Only(of)));
        needs.map_or_else(
            || of.text(),
            |it| Text::new("deposit-for").with("deposit", of.text()).with("building", it.key.text()),
        )
    };
    let all = state.content.map.deposits_beside(at, |it| state.board.walls.get(&it).copied());
    all.into_iter().map(named).collect()
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

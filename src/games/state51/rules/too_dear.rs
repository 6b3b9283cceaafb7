//! What costs more than there is, and what could bring some of it before.

use super::action::Action;
use super::action_location::usable;
use super::build::distance;
use super::faction_board::workers_cost;
use super::means::{Means, Missing};
use super::visit;
use crate::engine::{Arg, Offer, Refusal, Seat, Text};
use crate::games::state51::content::LocationId;
use crate::games::state51::content::ability::{Ability, Bag, Bonus, Cost, Effect, Make};
use crate::games::state51::content::kinds::Good;
use crate::games::state51::labels::cards::{card_label, connection_label};
use crate::games::state51::labels::details::visited;
use crate::games::state51::labels::goods::{cost_in_short, cost_list, good_name, missing_list, short, shorts};
use crate::games::state51::labels::stock::contacts;
use crate::games::state51::state::State;

/// More would not fit into one line, and some are enough.
pub(crate) const MOST: usize = 3;

/// What somebody can pay with, and all that they could do now.
pub(crate) struct Lacking<'a> {
    pub state: &'a State,
    pub seat: Seat,
    pub means: Means,
    pub legal: &'a [Action],
}

/// What another action would bring, and at which price.
struct Source {
    rank: u8,
    price: Bag,
    gain: Bag,
    name: Text,
}

/// What pays for this good as well (LIM-03, LIM-04).
fn also(good: Good) -> Option<Good> {
    match good {
        Good::Grey | Good::Red | Good::Blue => Some(Good::Universal),
        _ => good.is_basic().then_some(Good::Ammo),
    }
}

/// How much of a good these goods pay.
fn worth(good: Good, of: &Bag) -> u32 {
    of.count(good) + also(good).map_or(0, |it| of.count(it))
}

impl Lacking<'_> {
    /// Whatever is too dear is told in one line: the price stands beside each name. What brings a part only is not told as a help.
    pub(crate) fn contacts(&self, rule: &'static str, price: u32, cost: impl Into<Arg>, contact: Good) -> Refusal {
        let has = self.means.most(contact);
        let is_enough = |it: &Source| has + worth(contact, &it.gain) >= price + worth(contact, &it.price);
        let have = contacts(self.state, self.seat, contact);
        let (more, [one, all]) = match self.more(contact, MOST, &is_enough) {
            more @ Some(_) => (more, ["refuse-distance-more", "refuse-distances-more"]),
            None => match self.more(contact, MOST, &|_| true) {
                more @ Some(_) => (more, ["refuse-distance-part", "refuse-distances-part"]),
                None => (None, ["refuse-distance", "refuse-distances"]),
            },
        };
        let one = Text::new(one).with("cost", cost).with("have", have.clone());
        let all = Text::new(all).with("have", have);
        match more {
            Some(more) => Refusal::new(rule, one.with("more", more.clone())).of_all(all.with("more", more)),
            None => Refusal::new(rule, one).of_all(all),
        }
    }

    /// What is still missing for a cost, named after what costs it.
    pub(crate) fn unpaid(&self, rule: &'static str, what: Text, cost: &Cost) -> Option<Refusal> {
        let missing = self.means.missing(cost)?;
        let kinds = cost.goods.iter().count() + usize::from(cost.basic > 0) + usize::from(cost.deals > 0);
        // Nothing is there that would pay any of it.
        if missing.exact == *cost && kinds == 1 {
            let text = Text::new("refuse-cost-none").with("what", what).with("cost", cost_list(cost));
            return Some(Refusal::new(rule, self.or_towards(text, &wanted(&missing), Some(cost))));
        }
        let exact = &missing.exact;
        let is_basic = missing.either + exact.basic > 0 || exact.goods.iter().any(|it| it.0.is_basic());
        // It has been counted for what is basic (LIM-03).
        let ammo = if is_basic { self.means.most(Good::Ammo) } else { 0 };
        let text = Text::new("refuse-cost").with("what", what).with("cost", cost_list(cost)).with("ammo", ammo);
        let text = text.with("missing", missing_list(&missing));
        // Of so many goods the list alone fills the line.
        let has_room = kinds <= if ammo > 0 { 2 } else { 3 };
        Some(Refusal::new(rule, if has_room { self.or_towards(text, &wanted(&missing), Some(cost)) } else { text }))
    }

    /// A refusal, and what could bring the first of these goods that anything brings.
    pub(crate) fn or_first(&self, why: Text, goods: &[Good]) -> Text {
        self.or_towards(why, goods, None)
    }

    /// The same for a whole cost.
    fn or_towards(&self, why: Text, goods: &[Good], cost: Option<&Cost>) -> Text {
        let is_help = |it: &Source| cost.is_none_or(|cost| self.helps(it, cost));
        match goods.iter().find_map(|it| Some((it, self.more(*it, MOST - 1, &is_help)?))) {
            Some((good, more)) => {
                Text::new("refuse-more").with("why", why).with("good", good_name(*good)).with("more", more)
            }
            None => why,
        }
    }

    /// What could bring some of a good by another action, one of each kind.
    fn more(&self, good: Good, most: usize, is_help: &dyn Fn(&Source) -> bool) -> Option<Text> {
        let all = self.legal.iter().filter_map(|it| self.source(*it));
        let helps = |it: &Source| worth(good, &it.gain) > worth(good, &it.price) && is_help(it);
        let mut all: Vec<Source> = all.filter(helps).collect();
        all.sort_by_key(|it| it.rank);
        let found = all.len();
        // Two of one kind are both named.
        if found != 2 || all[0].rank != all[1].rank {
            all.dedup_by_key(|it| it.rank);
        }
        // One name alone would seem to be the only one; beside another kind there is no room for how many more there are.
        let others = if all.len() == 1 { found - 1 } else { 0 };
        let either = |one: Text, other: Text| Text::new("brings-either").with("one", one).with("other", other);
        let name = |it: Source| {
            let of = also(good).filter(|_| it.gain.count(good) == 0).unwrap_or(good);
            it.name.with("brings", short(of, it.gain.count(of)))
        };
        let named = all.into_iter().take(most).map(name).reduce(either)?;
        Some(match others {
            0 => named,
            others => either(named, Text::new("refuse-more-others").with("n", others)),
        })
    }

    /// Whether less is missing for a cost then: a price in Workers may take the very ones that it asks for, too.
    fn helps(&self, source: &Source, cost: &Cost) -> bool {
        let price = Cost { goods: source.price, ..Cost::default() };
        let Some(after) = self.means.after(&price, &source.gain) else { return false };
        let open = |means: &Means| means.missing(cost).map_or(0, |it| it.total());
        open(&after) < open(&self.means)
    }

    /// What is certain to come by an action. A card of the hand that is used for it is not there any more for anything else, so that
    /// there must be another one.
    fn source(&self, action: Action) -> Option<Source> {
        let Lacking { state, seat, .. } = *self;
        let location = |card: LocationId| state.content.location(card);
        let named = |id: &'static str, card: LocationId| Text::new(id).with("card", card_label(state, card));
        let board = |cost: &Cost, gain: &Bag| {
            Text::new("refuse-more-board").with("cost", cost_in_short(cost)).with("gain", shorts(gain))
        };
        let has_others = state.hand(seat).windows(2).any(|it| it[0] != it[1]);
        let (rank, price, gain, name) = match action {
            Action::Exchange { faction, exchange } => {
                let (cost, gain) = state.content.board(faction).exchange(exchange);
                (0, cost.goods, *gain, board(cost, gain))
            }
            Action::Workers(good) => {
                let gain = Bag::from([(good, 1)]);
                (1, workers_cost().goods, gain, board(&workers_cost(), &gain))
            }
            Action::Use(id) => {
                let able = usable(state, &state.board[id])?;
                let Effect::Gain(gain) = able.effect else { return None };
                (2, able.cost.goods, *gain, named("refuse-more-use", state.board[id].card))
            }
            Action::Visit { owner, target } => {
                let card = state.board[target].card;
                (
                    3,
                    visit::cost().goods,
                    visited(state, owner, location(card).make()?),
                    named("refuse-more-visit", card),
                )
            }
            Action::Play(card) => {
                let played = state.content.connection(card);
                (4, played.cost.goods, played.gain, connection_label(state, card))
            }
            Action::Build(card) if has_others => {
                let gain = when_built(state, seat, card);
                (5, distance(location(card), Good::Grey).goods, gain, named("refuse-more-build", card))
            }
            Action::Deal(card) if has_others => {
                let gain = Bag::from([(location(card).deal, 1)]);
                (6, distance(location(card), Good::Blue).goods, gain, named("refuse-more-deal", card))
            }
            Action::Raze(card) if has_others => {
                (7, distance(location(card), Good::Red).goods, location(card).spoils, named("refuse-more-raze", card))
            }
            _ => return None,
        };
        Some(Source { rank, price, gain, name })
    }
}

/// What is certain to come with a new location (BLD-03), goods on the card included (LIM-07).
fn when_built(state: &State, seat: Seat, card: LocationId) -> Bag {
    let location = state.content.location(card);
    let mut all = Bag::new();
    for ability in &location.abilities {
        match ability {
            Ability::Make(Make::Goods(goods)) | Ability::Bonus(Bonus::Gain(goods)) | Ability::Place(goods) => {
                all.add_all(goods);
            }
            Ability::Make(Make::PerType { good, of, most }) | Ability::Bonus(Bonus::PerType { good, of, most }) => {
                let count = state.count_type(seat, *of) + u32::from(location.types.contains(of));
                all.add(*good, count.min(*most));
            }
            _ => {}
        }
    }
    all
}

/// The goods that are missing; what is missing of any basic resource any of them fills.
pub(crate) fn wanted(missing: &Missing) -> Vec<Good> {
    let exact = missing.exact.goods.iter().map(|it| *it.0).filter(|it| *it != Good::Card);
    let basic = Good::BASIC.into_iter().filter(|_| missing.exact.basic > 0);
    exact.chain(missing.of.iter().copied()).chain(basic).collect()
}

/// What a card would bring stands in the hand; among what is too dear the names matter, and a long list is cut.
pub(super) fn by_its_name((offer, refusal): &mut (Offer, Refusal)) {
    if matches!(refusal.rule, "DEA-01" | "RAZ-01") {
        offer.label.id = "offer-build".into();
    }
}

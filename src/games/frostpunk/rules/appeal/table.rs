//! What the decisions of the whole table promise: tokens, who is hit, laws and technologies.

use super::{ACTION, Prices, sickness, strength, weights, whole};
use crate::games::frostpunk::content::card_id::{CardId, Deck};
use crate::games::frostpunk::content::features::{Decree, Technique};
use crate::games::frostpunk::content::kinds::{Building, Citizen, Good, Row, Token};
use crate::games::frostpunk::labels::people::Split;
use crate::games::frostpunk::rules::effects::Scope;
use crate::games::frostpunk::rules::laws;
use crate::games::frostpunk::rules::tokens::{self, Move};
use crate::games::frostpunk::state::State;

/// Hope shall lie active, discontent used and in few tokens.
pub(crate) fn token(state: &State, what: &Move) -> i32 {
    let row = |row: Row| state.board.row(row).len() as i32;
    match what {
        Move::Draw(Row::Hope) => {
            if row(Row::Hope) < 3 {
                30
            } else {
                5
            }
        }
        Move::Activate(token) if token.row() == Row::Hope => 20 - 3 * whole(state.board.active(*token)),
        // Three active of a bad type are worse than one of each; the last space loses the game.
        Move::Draw(Row::Discontent) => {
            let left = tokens::spaces(state, Row::Discontent) as i32 - row(Row::Discontent);
            if left >= 2 {
                15
            } else if left == 1 {
                -20
            } else {
                -1_000
            }
        }
        Move::Activate(token) => -8 * whole(state.board.active(*token)),
        Move::Use(token) if token.row() == Row::Hope => 10 + 2 * whole(state.board.active(*token)),
        Move::Return(token) if token.row() == Row::Hope => {
            if row(Row::Hope) >= 4 {
                12
            } else {
                -20
            }
        }
        Move::Use(_) => 15,
        Move::Return(_) => {
            if row(Row::Discontent) >= 4 {
                30
            } else {
                5
            }
        }
        Move::Discard(Token::Care | Token::Justice | Token::Motivation) => 0,
        Move::Discard(token) => 5 * whole(state.board.active(*token)),
    }
}

/// Whoever bears it best; what becomes of a child costs no work.
pub(crate) fn hit(state: &State, prices: &Prices, of: Citizen) -> i32 {
    let child = if of == Citizen::Child { 5 } else { 0 };
    child - prices.ill(of) - whole(state.board.people(of).ill)
}

/// A law by what it does now and for the rest of the game.
fn law(state: &State, prices: &Prices, id: CardId) -> i32 {
    let Some(law) = state.content.laws.iter().find(|it| it.id == id) else { return 0 };
    let now = super::steps::all(state, prices, &Scope::of_card(id), &law.at_once);
    let later = |it: &Decree| match it {
        Decree::Unlock(all) => {
            all.iter().map(|it| super::build::worth(state, prices, *it)).max().unwrap_or_default() / 2
        }
        Decree::ChildMayUpTo { .. } | Decree::ChildMayCure { .. } | Decree::ChildMay(_) => {
            weights::CHILD_WORK * prices.rounds
        }
        Decree::FeedLess { .. } => weights::LESS_FOOD * prices.rounds,
        Decree::FeedMore(n) => -whole(*n) * 8 * prices.rounds,
        Decree::Beds(_) => weights::MORE_BEDS * prices.rounds,
        Decree::RuinsBeds { .. } => 40 * prices.rounds,
        Decree::WorkBeds(_) => 40 * prices.rounds,
        Decree::AlsoHeal { .. } => 15 * prices.rounds,
        Decree::CureBonus(_) => 25 * prices.rounds,
        Decree::Standing(_) => 30 * prices.rounds,
    };
    now + law.words.iter().map(later).sum::<i32>() - weights::CONSEQUENCE
}

pub(super) fn best_law(state: &State, prices: &Prices) -> i32 {
    laws::enactable(state).into_iter().map(|it| law(state, prices, it)).max().unwrap_or_default()
}

fn technology(state: &State, id: CardId) -> i32 {
    let Some(facts) = state.content.technologies.iter().find(|it| it.id == id) else { return 0 };
    let built = |key: Building| whole(state.board.buildings().filter(|it| it.1.key == key).count() as u32);
    let worth = |it: &Technique| match it {
        Technique::ScoutStart(_) => 40,
        Technique::HuntingBonus(_) => 20 * built(Building::HuntersHut),
        Technique::Drop(_) => 90,
        Technique::GatherTree(_) => 50,
        Technique::AlsoHeal { .. } => 40,
        Technique::Spare(_) => 70,
        Technique::RemoveMore(_) => 20,
        Technique::Insulation { .. } => 45,
        Technique::CoalMine(_) => 40 * built(Building::CoalMine),
        Technique::Thump(_) => 20 * built(Building::CoalThumper),
        Technique::Node => 0,
    };
    facts.words.iter().map(worth).sum::<i32>() - 10 * whole(facts.value)
}

/// An advisor uses a token up.
fn advice(state: &State, prices: &Prices, id: CardId) -> i32 {
    let Some(advisor) = state.content.advisors.iter().find(|it| it.id == id) else { return 0 };
    let spare = strength(state, Row::Hope) >= 7;
    super::steps::act(state, prices, &Scope::of_card(id), &advisor.ability) - if spare { 0 } else { ACTION / 4 }
}

/// Cards that the table may pick: advisors, laws, technologies.
pub(crate) fn cards(state: &State, cards: impl Iterator<Item = CardId>) -> Vec<i32> {
    let prices = Prices::new(state);
    let appeal = |it: CardId| match it.deck {
        Deck::Law => law(state, &prices, it),
        Deck::Technology => technology(state, it),
        Deck::Advisor => advice(state, &prices, it),
        _ => 0,
    };
    cards.map(appeal).collect()
}

/// So many cured of each type.
pub(crate) fn spared(state: &State, who: Split) -> i32 {
    let ill = |it: Citizen| state.board.people(it).ill;
    let one = |it: Citizen| sickness(state, it, ill(it)) - sickness(state, it, ill(it).saturating_sub(who.of(it)));
    Citizen::ALL.map(one).iter().sum()
}

/// So many more ill of each type; each more of a type weighs more than the one before.
pub(crate) fn struck(state: &State, who: Split) -> i32 {
    let ill = |it: Citizen| state.board.people(it).ill;
    let one = |it: Citizen| sickness(state, it, ill(it) + who.of(it)) - sickness(state, it, ill(it));
    -Citizen::ALL.map(one).iter().sum::<i32>()
}

/// So much to the storehouses, but for what the city needs until the next round.
pub(crate) fn stored(state: &State, good: Good, n: u32) -> i32 {
    let last = state.board.round >= state.content.scenario.setup.rounds;
    let needed = match good {
        _ if last => 0,
        Good::Coal => state.board.heat.cold / 2,
        Good::Food => state.board.hunger,
        _ => 0,
    };
    let left = state.board.goods.of(good).saturating_sub(n);
    whole(n) * 10 - whole(needed.saturating_sub(left)) * 12
}

//! The scenario (SCN): its cards, activation tokens, the storehouses, the storm marker.

use super::decisions::decide;
use super::effects::{self, Scope};
use super::round::{carry_out, open_texts};
use super::{Play, Table};
use crate::engine::{Ask, Offered, Text};
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::condition::Condition;
use crate::games::frostpunk::content::effect::Step;
use crate::games::frostpunk::content::events::{ScenarioCard, Storehouses};
use crate::games::frostpunk::content::kinds::{Building, Good};
use crate::games::frostpunk::content::standing::{Special, Standing};
use crate::games::frostpunk::labels::options::StoreGood;
use crate::games::frostpunk::state::State;

fn find(state: &State, card: CardId) -> Option<&ScenarioCard> {
    state.content.scenario.card.iter().find(|it| it.id == card)
}

/// Turns a card up, with what it does at once unless told otherwise; one that was turned up before does nothing. Activation
/// tokens go onto the rounds that it names (SCN-02).
pub(crate) fn open(t: &mut Table, card: CardId, quiet: bool) -> Play {
    if !t.state.board.turned_up.insert(card) {
        return Ok(());
    }
    let facts = find(&t.state, card).cloned().offered("there is such a card")?;
    t.state.board.scenario.push(card);
    let rounds =
        facts.standing.iter().filter_map(|it| if let Standing::Round { n, .. } = it { Some(*n) } else { None });
    t.state.board.activations.extend(rounds);
    t.say_with(|_| Text::new("note-open").with("card", card.title()));
    if quiet { Ok(()) } else { effects::all(t, &mut Scope::of_card(card), &facts.at_once) }
}

/// It leaves the game with its texts.
pub(crate) fn close(t: &mut Table, card: CardId) -> Play {
    if t.state.board.scenario.contains(&card) {
        t.state.board.scenario.retain(|it| *it != card);
        t.say_with(|_| Text::new("note-close").with("card", card.title()));
    }
    Ok(())
}

/// SCN-02, DAW-02: the token of the round, and the texts that belong to it.
pub(crate) fn activation(t: &mut Table) -> Play {
    let round = t.state.board.round;
    if !t.state.board.activations.remove(&round) {
        return Ok(());
    }
    let due = open_texts(&t.state).filter(|it| matches!(it.text, Standing::Round { n, .. } if *n == round));
    let due: Vec<(CardId, Standing)> = due.map(|it| (it.card, it.text.clone())).collect();
    due.into_iter().try_for_each(|(card, text)| carry_out(t, card, &text))
}

/// The card with which goods go to the storehouses, and the round in which it is turned up (SCN-03, SCN-04).
pub(crate) fn storing(state: &State) -> Option<(CardId, u32)> {
    let cards = &state.content.scenario.card;
    let stores = |it: &Standing| match it {
        Standing::Action { special: Special::Do(act), .. } => act.effect.iter().any(|it| matches!(it, Step::Store(_))),
        _ => false,
    };
    let card = cards.iter().find(|it| it.standing.iter().any(stores))?.id;
    let opens = |it: &Standing| match it {
        Standing::Round { n, effect } if effect.iter().any(|it| it.holds(&Step::Open(card))) => Some(*n),
        _ => None,
    };
    Some((card, cards.iter().flat_map(|it| &it.standing).find_map(opens)?))
}

/// SCN-02: in which round to come an open card asks whether a building stands.
pub(crate) fn awaits(state: &State, key: Building) -> Option<u32> {
    let asks = |it: &Step| match it {
        Step::If { condition, .. } | Step::IfElse { condition, .. } => *condition == Condition::Built(key),
        _ => false,
    };
    let due = |it: &Standing| match it {
        Standing::Round { n, effect } if *n > state.board.round && effect.iter().any(asks) => Some(*n),
        _ => None,
    };
    open_texts(state).filter_map(|it| due(it.text)).min()
}

/// What the storehouses must hold; a card may ask for more as long as it lies open.
pub(crate) fn targets(state: &State) -> &Storehouses {
    let targets = &state.content.scenario.targets;
    let high = open_texts(state).any(|it| *it.text == Standing::HighTargets);
    if high { &targets.high } else { &targets.normal }
}

impl Storehouses {
    pub(crate) fn of(&self, good: Good) -> u32 {
        match good {
            Good::Coal => self.coal,
            Good::Wood => self.wood,
            Good::Food => self.food,
            Good::Core | Good::Res => 0,
        }
    }
}

/// What storehouses take.
pub(crate) const STORED: [Good; 3] = [Good::Coal, Good::Wood, Good::Food];

/// How much of a good still fits and is there.
pub(crate) fn storable(state: &State, good: Good) -> u32 {
    let room = targets(state).of(good).saturating_sub(state.board.stored.of(good));
    room.min(state.board.goods.of(good))
}

pub(crate) fn is_stored(state: &State) -> bool {
    STORED.into_iter().all(|it| state.board.stored.of(it) >= targets(state).of(it))
}

/// Up to so many goods in all to the storehouses, none beyond its target.
pub(crate) fn store(t: &mut Table, n: u32) -> Play {
    let mut left = n;
    for good in STORED {
        let most = storable(&t.state, good).min(left);
        let ask =
            Ask::new("store", "SCN-04").with("left", left).with("good", Text::new(format!("good-{}", good.key())));
        let StoreGood { n, .. } = decide(t, ask, (0..=most).rev().map(|n| StoreGood { good, n }))?;
        t.state.board.goods.take(good, n);
        t.state.board.stored.add(good, n);
        left -= n;
    }
    t.say_with(|s| {
        let [coal, wood, food] = STORED.map(|it| s.board.stored.of(it));
        Text::new("note-stored").with("coal", coal).with("wood", wood).with("food", food)
    });
    Ok(())
}

/// The storm marker on a space of the round track, or out of the game (WEA-07).
pub(crate) fn storm(t: &mut Table, space: Option<u32>) -> Play {
    t.state.board.storm = space;
    Ok(())
}

/// SCN-02: the buildings that do not stand and that an open scenario card will ask for in a later round.
pub(crate) fn wanted(state: &State) -> Vec<Building> {
    let open = state.content.scenario.card.iter().filter(|it| state.board.scenario.contains(&it.id));
    let to_come = open.flat_map(|it| &it.standing).filter_map(|it| match it {
        Standing::Round { n, effect } if state.board.activations.contains(n) => Some(effect),
        _ => None,
    });
    let asked = to_come.flatten().filter_map(|it| match it {
        Step::If { condition: Condition::Built(key), .. } | Step::IfElse { condition: Condition::Built(key), .. } => {
            Some(*key)
        }
        _ => None,
    });
    asked.filter(|it| !state.board.is_built(*it)).collect()
}

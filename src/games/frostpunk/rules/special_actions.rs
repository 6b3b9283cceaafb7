//! Special actions of open cards (ACT-61, ACT-62).

use super::decisions::decide;
use super::effects::{self, Scope};
use super::round::open_texts;
use super::{Play, Table, costs, events, goods};
use crate::engine::{Ask, Text};
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::kinds::{Actor, Good};
use crate::games::frostpunk::content::standing::{Special, Standing};
use crate::games::frostpunk::labels::options::LayOn;
use crate::games::frostpunk::state::{Spot, State};

/// What may be laid onto a card in any mix.
const LAID: [Good; 2] = [Good::Wood, Good::Coal];

/// The special actions of open cards, with whose pawn they take.
pub(crate) fn texts(state: &State) -> impl Iterator<Item = (CardId, Actor, &Special)> {
    open_texts(state).filter_map(|it| match it.text {
        Standing::Action { who, special } => Some((it.card, *who, special)),
        _ => None,
    })
}

/// Those that nobody has taken this round and that can be paid.
pub(crate) fn open(state: &State) -> Vec<(CardId, Actor)> {
    texts(state).filter(|it| is_possible(state, it.0, it.2)).map(|it| (it.0, it.1)).collect()
}

fn is_possible(state: &State, card: CardId, special: &Special) -> bool {
    state.board.pawns_at(Spot::Card(card)) == 0 && is_paid(state, special)
}

/// Whether what it asks for is there.
pub(crate) fn is_paid(state: &State, special: &Special) -> bool {
    match special {
        Special::PutAny => LAID.into_iter().any(|it| state.board.goods.of(it) > 0),
        Special::Put(what) => goods::has(state, &[*what]),
        Special::Do(act) => costs::payable(state, act.cost.as_ref()),
    }
}

pub(crate) fn act(t: &mut Table, card: CardId) -> Play {
    let special = texts(&t.state).find(|it| it.0 == card).map(|it| it.2.clone());
    match special {
        Some(Special::PutAny) => put_any(t, card),
        Some(Special::Put(Stock { n, of })) => {
            events::lay(t, card, of, n);
            Ok(())
        }
        Some(Special::Do(act)) => effects::act(t, &mut Scope::of_card(card), &act),
        None => Ok(()),
    }
}

/// At least one, as many as wanted.
fn put_any(t: &mut Table, card: CardId) -> Play {
    let there: Vec<(Good, u32)> = LAID.map(|it| (it, t.state.board.goods.of(it))).into();
    let mut left = there.iter().filter(|it| it.1 > 0).count();
    let mut none_yet = true;
    for (good, most) in there.into_iter().filter(|it| it.1 > 0) {
        left -= 1;
        let least = u32::from(none_yet && left == 0);
        let ask =
            t.ask_with(Ask::new("put", "ACT-62"), |_, ask| ask.with("good", Text::new(format!("good-{}", good.key()))));
        let LayOn { n, .. } = decide(t, ask, (least..=most).map(|n| LayOn { card, good, n }))?;
        events::lay(t, card, good, n);
        none_yet &= n == 0;
    }
    Ok(())
}

//! Special actions of open cards (ACT-61, ACT-62).

use super::decisions::decide;
use super::effects::{self, Scope};
use super::round::{OpenText, open_texts};
use super::{Play, Table, costs, events, goods};
use crate::engine::Ask;
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::kinds::{Actor, Good};
use crate::games::frostpunk::content::standing::{Special, Standing};
use crate::games::frostpunk::state::{Spot, State};

/// What may be laid onto a card in any mix.
const LAID: [Good; 2] = [Good::Wood, Good::Coal];

/// The special actions that nobody has taken this round and that can be paid, with whose pawn they take.
pub(crate) fn open(state: &State) -> Vec<(CardId, Actor)> {
    let action = |it: OpenText| match it.text {
        Standing::Action { who, special } if is_possible(state, it.card, &special) => Some((it.card, who)),
        _ => None,
    };
    open_texts(state).into_iter().filter_map(action).collect()
}

fn is_possible(state: &State, card: CardId, special: &Special) -> bool {
    state.board.pawns_at(Spot::Card(card)) == 0
        && match special {
            Special::PutAny => LAID.into_iter().any(|it| state.board.goods.of(it) > 0),
            Special::Put(what) => goods::has(state, &[*what]),
            Special::Do(act) => costs::payable(state, act.cost.as_ref()),
        }
}

pub(crate) fn act(t: &mut Table, card: CardId) -> Play {
    let texts = open_texts(&t.state).into_iter().filter(|it| it.card == card);
    let special =
        texts.filter_map(|it| if let Standing::Action { special, .. } = it.text { Some(special) } else { None });
    match special.collect::<Vec<_>>().first() {
        Some(Special::PutAny) => put_any(t, card),
        Some(Special::Put(Stock { n, of })) => {
            events::lay(t, card, *of, *n);
            Ok(())
        }
        Some(Special::Do(act)) => effects::act(t, &mut Scope::of_card(card), act),
        None => Ok(()),
    }
}

/// At least one, as many as wanted.
fn put_any(t: &mut Table, card: CardId) -> Play {
    for laid in 0_u32.. {
        let there = LAID.into_iter().filter(|it| t.state.board.goods.of(*it) > 0).map(Some);
        let options: Vec<Option<Good>> = there.chain((laid > 0).then_some(None)).collect();
        match decide(t, Ask::new("put", "ACT-62").with("n", laid), options)? {
            Some(of) => events::lay(t, card, of, 1),
            None => break,
        }
    }
    Ok(())
}

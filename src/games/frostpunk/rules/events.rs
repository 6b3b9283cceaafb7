//! Event cards (EVT): turned up, resolved, and where they go.

use super::because::{Cause, because};
use super::decisions::decide;
use super::effects::{self, Scope};
use super::{Play, Table, goods};
use crate::engine::{Ask, Offered, Text};
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::card_id::{CardId, Deck};
use crate::games::frostpunk::content::events::Event;
use crate::games::frostpunk::content::kinds::{Good, Then};
use crate::games::frostpunk::labels::alternatives::Alternative;
use crate::games::frostpunk::labels::options::{OffCard, Pile};
use crate::games::frostpunk::labels::people::shares;
use crate::games::frostpunk::state::{Goods, Open, Placed, Spot, State};

/// A morning or dusk card by its number.
pub(crate) fn find(state: &State, card: CardId) -> Option<&Event> {
    let deck = if card.deck == Deck::Morning { &state.content.morning } else { &state.content.dusk };
    deck.iter().find(|it| it.id == card)
}

/// EVT-01, EVT-02: the effect at the top, then one of the options that can be taken; says where the card goes (EVT-04).
/// It lies in the event area meanwhile, so that cubes can be laid onto it.
pub(crate) fn resolve(t: &mut Table, card: CardId) -> Play<Then> {
    let event = find(&t.state, card).cloned().offered("there is such a card")?;
    t.state.board.area.push(Open { id: card, cubes: Goods::default() });
    let mut scope = Scope::of_card(card);
    effects::all(t, &mut scope, &event.at_once)?;
    let options = Alternative::payable(&t.state, &event.options, Some(card));
    if !options.is_empty() {
        let ask = Ask::new("event", "EVT-01").with("card", card.title());
        let ask = t.ask_with(ask, |state, ask| ask.with("unpaid", Alternative::unpaid(state, &event.options)));
        let id = if options.len() == 1 { "note-only-option" } else { "note-option" };
        // So that whoever asks why not is told what the other options lack.
        let chosen = because(t, Cause::Card(card), |t| decide(t, ask.told(), options))?;
        let Alternative { act, number, .. } = chosen;
        let note = Text::new(id).with("card", card.title()).with("n", number);
        t.say_with(|_| note.with("what", act.text()));
        effects::act(t, &mut scope, &act)?;
    }
    let then = scope.then.or(event.then).unwrap_or(Then::Out);
    if then != Then::Area {
        leave(t, card);
    }
    Ok(then)
}

/// EVT-03: what a step says of its own card.
pub(crate) fn goes(scope: &mut Scope, then: Then) -> Play {
    scope.then = Some(then);
    Ok(())
}

/// EVT-03: out of the event area; cubes on it go to the bank, pawns to the pool.
pub(crate) fn leave(t: &mut Table, card: CardId) {
    if let Some(open) = t.state.board.open(card) {
        let lies = Pile(goods::cubes_of(&open.cubes));
        say_of_cubes(t, "note-leave-with", card, &lies);
    }
    t.state.board.area.retain(|it| it.id != card);
    let (back, stay): (Vec<Placed>, Vec<Placed>) =
        t.state.board.placed.iter().partition(|it| it.at == Spot::Card(card));
    back.iter().for_each(|it| t.state.board.pool[it.pawn as usize] += 1);
    t.state.board.placed = stay;
}

/// EVT-06: once from the box, unseen into the dusk deck.
pub(crate) fn add(t: &mut Table, card: CardId) -> Play {
    if t.state.board.called.insert(card) {
        t.say_with(|_| Text::new("note-add").with("card", card.title()));
        shuffle_in(t, [card]);
    }
    Ok(())
}

/// Cards into the dusk deck, which is shuffled.
pub(crate) fn shuffle_in(t: &mut Table, cards: impl IntoIterator<Item = CardId>) {
    t.state.secret.dusk.gather(cards);
    t.shuffle_deck("dusk", |state| &mut state.secret.dusk);
}

/// EVT-07.
pub(crate) fn remove(t: &mut Table, card: CardId) -> Play {
    if t.state.board.open(card).is_some() {
        t.say_with(|_| Text::new("note-remove").with("card", card.title()));
        leave(t, card);
    }
    Ok(())
}

/// Cubes of choice from the pool onto the card.
pub(crate) fn stash(t: &mut Table, card: Option<CardId>, n: u32) -> Play {
    let Some(card) = card else { return Ok(()) };
    let n = n.min(t.state.board.goods.of(Good::Res));
    let there = goods::cubes_of(&t.state.board.goods);
    let laid = goods::cubes(t, Ask::new("stash", "EVT-03"), there, n)?;
    laid.stocks().for_each(|it| lay(t, card, it.of, it.n));
    say_of_cubes(t, "note-stash", card, &laid);
    Ok(())
}

fn say_of_cubes(t: &mut Table, id: &'static str, card: CardId, cubes: &Pile) {
    if cubes.stocks().next().is_some() {
        let what = || cubes.stocks().map(Stock::text).collect::<Vec<_>>();
        t.say_with(|_| Text::new(id).with("card", card.title()).with("what", what()));
    }
}

/// ACT-62: from the pool onto a card.
pub(crate) fn lay(t: &mut Table, card: CardId, of: Good, n: u32) {
    let n = t.state.board.goods.take(of, n);
    if let Some(open) = t.state.board.area.iter_mut().find(|it| it.id == card) {
        open.cubes.add(of, n);
    }
}

/// EVT-07: cubes of choice from the card into the pool.
pub(crate) fn unstash(t: &mut Table, card: CardId, most: u32) -> Play {
    let Some(open) = t.state.board.open(card) else { return Ok(()) };
    let (there, n) = (goods::cubes_of(&open.cubes), most.min(open.cubes.of(Good::Res)));
    if n == 0 {
        return Ok(());
    }
    let ways = shares(there, n).into_iter().map(|it| OffCard(Pile(it)));
    let OffCard(taken) = decide(t, Ask::new("unstash", "EVT-07").with("n", n), ways)?;
    for it in taken.stocks() {
        if let Some(open) = t.state.board.area.iter_mut().find(|it| it.id == card) {
            open.cubes.take(it.of, it.n);
        }
        goods::add(t, it.of, it.n);
    }
    Ok(())
}

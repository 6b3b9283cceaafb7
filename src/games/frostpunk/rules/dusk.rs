//! Dusk (DUS): texts of cards, then one card of the dusk deck.

use super::decisions::decide;
use super::effects::{self, Scope};
use super::{Play, Table, chronicle, events, laws, round, tokens};
use crate::engine::{Ask, Offered, Text};
use crate::games::card_words::Slot;
use crate::games::frostpunk::content::card_id::{CardId, Deck};
use crate::games::frostpunk::content::effect::{Step, Steps};
use crate::games::frostpunk::content::kinds::{Then, Token};
use crate::games::frostpunk::content::standing::Standing;
use crate::games::frostpunk::labels::cards::CardOrNone;
use crate::games::frostpunk::state::State;

/// DUS-01: the texts of open cards, then the card of the round.
pub(crate) fn dusk(t: &mut Table) -> Play {
    round::standing(t, |it| matches!(it, Standing::Dusk(_)))?;
    turn_up(t)
}

/// DUS-02.
pub(crate) fn turn_up(t: &mut Table) -> Play {
    if t.state.secret.dusk.is_empty() {
        let discards = std::mem::take(&mut t.state.board.dusk_discards);
        events::shuffle_in(t, discards);
    }
    t.shuffle_deck("dusk", |state| &mut state.secret.dusk);
    let Some(card) = t.draw_from(|state| &mut state.secret.dusk) else { return Ok(()) };
    // A consequence nobody has seen lies there as its law.
    let card = if card.deck == Deck::Law { laws::consequence(t, card) } else { card };
    t.headline_with(|_| Text::new("note-dusk").with("card", card.title()));
    t.state.board.evening = Some(card);
    chronicle::card(t, card);
    match card.deck {
        Deck::Consultation => consultation(t, card),
        Deck::ConsequenceA | Deck::ConsequenceB => laws::resolve(t, card),
        _ => {
            if events::resolve(t, card)? == Then::Pile {
                t.state.board.dusk_discards.push(card);
            }
            Ok(())
        }
    }
}

/// DUS-05: the types with most active tokens, in the order in which a consultation carries out its columns.
pub(crate) fn acting(state: &State, card: CardId) -> Vec<Token> {
    let most = tokens::acting(|it| state.board.active(it));
    let columns = state.content.consultations.iter().filter(|it| it.id == card).flat_map(|it| it.columns());
    columns.map(|it| it.0).filter(|it| most.contains(it)).collect()
}

/// DUS-05: their columns, from left to right.
fn consultation(t: &mut Table, card: CardId) -> Play {
    let content = t.state.content.clone();
    let facts = content.consultations.iter().find(|it| it.id == card).offered("there is such a card")?;
    let acting = acting(&t.state, card);
    t.say_with(|_| {
        let types: Vec<Text> = acting.iter().map(|it| it.text()).collect();
        Text::new(if types.is_empty() { "note-acting-none" } else { "note-acting" })
            .with("n", types.len())
            .with("types", types)
    });
    for (token, steps) in facts.columns() {
        if acting.contains(&token) {
            effects::all(t, &mut Scope::of_card(card), steps)?;
        }
    }
    let discards = std::mem::take(&mut t.state.board.dusk_discards);
    next_consultation(t, discards);
    Ok(())
}

/// DUS-03, DUS-04: the next one is read and shuffled in with these cards; without one the discards stay where they are.
pub(crate) fn next_consultation(t: &mut Table, mut cards: Vec<CardId>) {
    let next = t.draw_from(|state| &mut state.secret.consultations);
    t.state.board.consultation = next;
    if let Some(card) = next {
        t.say_with(|_| Text::new("note-consultation").with("card", card.title()));
        cards.extend([card]);
        events::shuffle_in(t, cards);
    } else {
        t.state.board.dusk_discards.extend(cards);
    }
}

/// What a card of the deck does at once, its options last; nothing of a consultation, which everybody has read.
pub(crate) fn says(state: &State, card: CardId) -> Vec<Step> {
    match card.deck {
        Deck::Consultation => Vec::new(),
        Deck::ConsequenceA | Deck::ConsequenceB => {
            laws::consequence_of(state, card).map_or_else(Vec::new, |it| it.effect.clone())
        }
        _ => events::find(state, card).map_or_else(Vec::new, |it| {
            let options = (!it.options.is_empty()).then(|| Step::Choose(it.options.clone()));
            it.at_once.iter().cloned().chain(options).collect()
        }),
    }
}

/// BLD-25: the top cards after a shuffle; one without the red mark may go to the discards, the rest is shuffled back.
pub(crate) fn screen(t: &mut Table, n: u32) -> Play {
    events::shuffle_in(t, []);
    for _ in 0..n {
        let Some(card) = t.draw_from(|state| &mut state.secret.dusk) else { break };
        let card = if card.deck == Deck::Law { laws::consequence(t, card) } else { card };
        t.say_with(|s| match says(s, card) {
            steps if steps.is_empty() => Text::new("note-screened").with("card", card.title()),
            steps => Text::new("note-screened-what").with("card", card.title()).with("what", Steps::arg(&steps)),
        });
        t.state.board.looked_at.push(card);
    }
    let open = t.state.board.looked_at.iter().copied().filter(|it| it.deck != Deck::Consultation);
    let options = CardOrNone::of(open, "offer-screen-none");
    let CardOrNone { card: chosen, .. } = decide(t, Ask::new("screen", "BLD-25"), options)?;
    let mut rest = std::mem::take(&mut t.state.board.looked_at);
    if let Some(card) = chosen {
        rest.retain(|it| *it != card);
        t.state.board.dusk_discards.push(card);
        t.say_with(|_| Text::new("note-screened-out").with("card", card.title()));
    }
    events::shuffle_in(t, rest);
    Ok(())
}

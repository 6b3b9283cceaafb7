//! The options of a card or a building that are not offered because they cannot be paid (GNR-05, TOK-03).

use super::because::Cause;
use super::blocked::missing;
use super::{advisors, buildings, costs, events};
use crate::engine::{Choice, Offer, Refusal};
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::effect::{Act, Step};
use crate::games::frostpunk::labels::alternatives::Alternative;
use crate::games::frostpunk::labels::cards::CardOrNone;
use crate::games::frostpunk::state::{Phase, State};

pub(crate) fn options(state: &State) -> Vec<(Offer, Refusal)> {
    let Some((acts, card)) = asked(state) else { return advisors(state) };
    let refused = |(at, act): (usize, &Act)| {
        let why = missing(state, act)?;
        Some((Alternative { number: at + 1, act: act.clone(), card }.offer(state), why))
    };
    acts.iter().enumerate().filter(|it| !costs::payable(state, it.1.cost.as_ref())).filter_map(refused).collect()
}

/// The advisors whose price is not there (PRE-01).
fn advisors(state: &State) -> Vec<(Offer, Refusal)> {
    if state.board.phase != Phase::Preparation || state.board.advisor_used {
        return Vec::new();
    }
    let own = state.board.advisors.iter().filter_map(|it| *it.1);
    let refused = own.filter_map(|card| {
        let facts = advisors::find(state, card)?;
        let why = missing(state, &facts.ability)?;
        Some((CardOrNone { card: Some(card), none: "offer-no-advice" }.offer(state), why))
    });
    refused.collect()
}

/// What is chosen from, if whatever is carried out lets one choose once only. Of several choices nobody could say which it is.
fn asked(state: &State) -> Option<(&[Act], Option<CardId>)> {
    let mut choices: Vec<&[Act]> = Vec::new();
    let (steps, card): (Vec<&Step>, _) = match state.cause? {
        Cause::Card(card) => {
            let event = events::find(state, card)?;
            choices.extend(Some(event.options.as_slice()).filter(|it| !it.is_empty()));
            let later = event.options.iter().flat_map(|it| &it.effect);
            (event.at_once.iter().chain(later).collect(), Some(card))
        }
        Cause::At(field) => (buildings::action(state, state.board.plot(field).built?)?.effect.iter().collect(), None),
        _ => return None,
    };
    let mut others = false;
    for step in steps {
        step.walk(&mut |it| match it {
            Step::Choose(acts) => choices.push(acts),
            Step::May(_) => others = true,
            _ => {}
        });
    }
    match choices[..] {
        [only] if !others => Some((only, card)),
        _ => None,
    }
}

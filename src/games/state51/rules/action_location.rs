//! Using action locations (ACA-01 to ACA-05).

use super::action::Action;
use super::gain::{Why, gain_for};
use super::means::{Means, pays_for};
use super::pay::{Place, Purpose, pay};
use super::{Table, effects};
use crate::engine::{Offered, Play, Seat, Text};
use crate::games::state51::content::ability::{Ability, Cost, Effect};
use crate::games::state51::content::kinds::Good;
use crate::games::state51::labels::cards::card_label;
use crate::games::state51::state::{Built, BuiltId, State};

/// What an action location asks for and does, and how often in a round. What the card says goes before the general
/// rules (PRI-01): most are used once, Shipwreck twice (PRI-02, CRD-01).
pub(crate) struct Usable<'a> {
    pub times: u32,
    pub cost: &'a Cost,
    pub effect: &'a Effect,
}

pub(crate) fn usable<'a>(state: &'a State, built: &Built) -> Option<Usable<'a>> {
    let abilities = &state.content.location(built.card).abilities;
    abilities.iter().find_map(|it| match it {
        Ability::Use { times, cost, effect } => Some(Usable { times: *times, cost, effect }),
        _ => None,
    })
}

/// Whether it can be used now: uses left, the cost can be paid, and the effect does something (ACA-02 to ACA-04).
pub(crate) fn can_use(state: &State, seat: Seat, means: &Means, built: &Built) -> bool {
    usable(state, built).is_some_and(|it| {
        built.intact()
            && built.uses < it.times
            && means.can_pay(it.cost)
            && effects::possible(state, seat, built.id, it.effect)
    })
}

/// Whether another use could follow at once: what there is pays for two, or what the first one brings may pay for the second.
pub(crate) fn affords_again(state: &State, seat: Seat, able: &Usable) -> bool {
    let mut twice = able.cost.clone();
    twice.goods.add_all(&able.cost.goods);
    twice.basic *= 2;
    twice.deals *= 2;
    let brings = match able.effect {
        Effect::Gain(goods) => goods.iter().any(|it| pays_for(able.cost, *it.0)),
        Effect::Steal(_) => Good::BASIC.into_iter().any(|it| pays_for(able.cost, it)),
        Effect::EchoOwn | Effect::Clear(_) | Effect::OwnDeals(_) | Effect::OpponentDeals(_) => true,
    };
    brings || Means::of(state, seat).can_pay(&twice)
}

/// Also the second use in the same turn (ACA-03).
pub(crate) fn acts<'a>(state: &'a State, seat: Seat, means: &'a Means) -> impl Iterator<Item = Action> + 'a {
    state.rows(seat).filter(move |it| can_use(state, seat, means, it)).map(|it| Action::Use(it.id))
}

/// Pays before the effect, so that a discarded card lies in its pile when cards are drawn (CRD-19).
pub(crate) fn use_once(t: &mut Table, seat: Seat, id: BuiltId) -> Play {
    let built = t.state.board.players[seat].built(id).offered("the used location is built")?;
    let card = built.card;
    let able = usable(&t.state, built).offered("the used location can be used")?;
    let (cost, effect) = (able.cost.clone(), able.effect.clone());
    let paid = pay(t, seat, Purpose::Use(card), &cost, Place::Card(id))?;
    t.state.board.players[seat].built_mut(id).offered("the used location is still there")?.uses += 1;
    let words = |id: &'static str, state: &State| {
        Text::new(id).with("card", card_label(state, card)).with("cost", paid.text(state))
    };
    if let Effect::Gain(goods) = &effect {
        gain_for(t, seat, goods, Why::Card(card), |state| words("note-use-gain", state));
        return Ok(());
    }
    t.say_with(|state| words("note-use", state).with("seat", seat));
    effects::resolve(t, seat, id, card, &effect)
}

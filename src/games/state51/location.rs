//! Using action locations (ACA-01 to ACA-05).

use super::ability::{Ability, Cost, Effect};
use super::action::Act;
use super::effects;
use super::gain::{T, card_label, gain};
use super::offer_text::{cost_label, effect_label};
use super::pay::{Place, can_pay, pay};
use super::produce::built_key;
use super::state::{Built, BuiltId, State};
use crate::engine::{Offer, Opt, Play, Seat, Text};

/// What an action location asks for and does, and how often in a round.
struct Usable<'a> {
    times: u32,
    cost: &'a Cost,
    effect: &'a Effect,
}

fn usable<'a>(state: &'a State, built: &Built) -> Option<Usable<'a>> {
    let abilities = &state.content.location(built.card).abilities;
    abilities.iter().find_map(|it| match it {
        Ability::Use { times, cost, effect } => Some(Usable { times: *times, cost, effect }),
        _ => None,
    })
}

/// Whether it can be used now: uses left, the cost can be paid, and the effect does something (ACA-02 to ACA-04).
fn can_use<'a>(state: &'a State, seat: Seat, built: &Built) -> Option<Usable<'a>> {
    usable(state, built).filter(|it| {
        built.intact()
            && built.uses < it.times
            && can_pay(&state.board.players[seat], it.cost)
            && effects::possible(state, seat, built.id, it.effect)
    })
}

pub fn offers(state: &State, seat: Seat) -> Vec<Opt<Act>> {
    let offer = |built: &Built| {
        let able = can_use(state, seat, built)?;
        let label =
            label("offer-use", &able).with("card", card_label(state, built.card)).with("left", able.times - built.uses);
        let offer = Offer::new(format!("use/{}", built_key(state, built)), label).under("use", "group-use");
        Some(Opt { value: Act::Use(built.id), offer })
    };
    state.rows(seat).filter_map(offer).collect()
}

/// The second use in the same turn (ACA-03).
pub fn again(state: &State, seat: Seat, id: BuiltId) -> Vec<Opt<Act>> {
    let Some(built) = state.board.players[seat].built(id) else { return Vec::new() };
    let Some(able) = can_use(state, seat, built) else { return Vec::new() };
    vec![Opt::new(Act::Use(id), format!("use/{}", built_key(state, built)), label("offer-use-again", &able))]
}

fn label(id: &'static str, able: &Usable) -> Text {
    Text::new(id).with("cost", cost_label(able.cost)).with("effect", effect_label(able.effect))
}

pub fn use_once(t: &mut T, seat: Seat, id: BuiltId) -> Play {
    let Some(built) = t.state.board.players[seat].built(id) else { return Ok(()) };
    let name = card_label(&t.state, built.card);
    let Some(able) = usable(&t.state, built) else { return Ok(()) };
    let (cost, effect) = (able.cost.clone(), able.effect.clone());
    let paid = pay(t, seat, &cost, Place::Card(id))?;
    if let Some(built) = t.state.board.players[seat].built_mut(id) {
        built.uses += 1;
    }
    let note = Text::new("note-use").with("seat", seat).with("card", name.clone());
    t.say(note.with("cost", paid.text(&t.state)));
    match effect {
        Effect::Gain(goods) => gain(t, seat, &goods, name),
        Effect::Steal(count) => effects::steal(t, seat, count)?,
        Effect::EchoOwn => effects::echo_own(t, seat, name)?,
        Effect::Clear(most) => effects::clear(t, seat, id, most)?,
        Effect::OwnDeals(most) => effects::own_deals(t, seat, most, &name)?,
        Effect::OpponentDeals(count) => effects::opponent_deals(t, seat, count, &name)?,
    }
    Ok(())
}

//! Using action locations (ACA-01 to ACA-05).

use super::action::Action;
use super::gain::gain;
use super::means::Means;
use super::pay::{Place, pay};
use super::{Table, effects};
use crate::engine::{Offered, Play, Seat, Text};
use crate::games::state51::content::ability::{Ability, Cost, Effect};
use crate::games::state51::labels::cards::card_label;
use crate::games::state51::labels::offers::{cost_label, effect_label};
use crate::games::state51::state::{Built, BuiltId, State};

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
fn can_use(state: &State, seat: Seat, means: &Means, built: &Built) -> bool {
    usable(state, built).is_some_and(|it| {
        built.intact()
            && built.uses < it.times
            && means.can_pay(it.cost)
            && effects::possible(state, seat, built.id, it.effect)
    })
}

/// Also the second use in the same turn (ACA-03).
pub fn acts(state: &State, seat: Seat) -> impl Iterator<Item = Action> + '_ {
    let means = Means::of(&state.board.players[seat]);
    state.rows(seat).filter(move |it| can_use(state, seat, &means, it)).map(|it| Action::Use(it.id))
}

pub fn label(state: &State, built: &Built, again: bool) -> Text {
    let id = if again { "offer-use-again" } else { "offer-use" };
    let label = Text::new(id).with("card", card_label(state, built.card));
    match usable(state, built) {
        Some(able) => label
            .with("cost", cost_label(able.cost))
            .with("effect", effect_label(able.effect))
            .with("left", able.times.saturating_sub(built.uses)),
        None => label,
    }
}

pub fn use_once(t: &mut Table, seat: Seat, id: BuiltId) -> Play {
    let built = t.state.board.players[seat].built(id).offered("the used location is built")?;
    let name = card_label(&t.state, built.card);
    let able = usable(&t.state, built).offered("the used location can be used")?;
    let (cost, effect) = (able.cost.clone(), able.effect.clone());
    let paid = pay(t, seat, &cost, Place::Card(id))?;
    t.state.board.players[seat].built_mut(id).offered("the used location is still there")?.uses += 1;
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

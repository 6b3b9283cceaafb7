//! Visiting an opponent's open production (OPN-01 to OPN-04).

use super::ability::Cost;
use super::action::Act;
use super::gain::{T, card_label, gain, gain_one};
use super::kinds::Good;
use super::offer_text::make_label;
use super::pay::{Place, can_pay, pay};
use super::produce::{made, productions};
use super::state::{Built, BuiltId, State};
use crate::engine::{Play, Seat, Text};

fn cost() -> Cost {
    Cost::of(Good::Worker, 1)
}

pub fn acts(state: &State, seat: Seat) -> impl Iterator<Item = Act> + '_ {
    let payable = can_pay(&state.board.players[seat], &cost());
    let free = |it: &&Built| it.visitors == 0 && state.location(it).open && state.location(it).make().is_some();
    let of =
        move |owner: Seat| productions(state, owner).filter(free).map(move |it| Act::Visit { owner, target: it.id });
    state.board.opponents_in(seat).filter(move |_| payable).flat_map(of)
}

pub fn label(state: &State, owner: Seat, target: &Built) -> Text {
    let gain = state.location(target).make().map_or_else(|| Text::new("brings-nothing"), make_label);
    Text::new("offer-visit")
        .with("card", card_label(state, target.card))
        .with("cost", cost().text())
        .with("gain", gain)
        .with("seat", owner)
}

/// OPN-01, OPN-02: a Worker goes onto the card, the visitor gains what it makes, the owner a Worker from the supply.
pub fn visit(t: &mut T, seat: Seat, owner: Seat, target: BuiltId) -> Play {
    let Some(built) = t.state.board.players[owner].built(target) else { return Ok(()) };
    let name = card_label(&t.state, built.card);
    pay(t, seat, &cost(), Place::Supply)?;
    if let Some(built) = t.state.board.players[owner].built_mut(target) {
        built.visitors += 1;
    }
    t.say(Text::new("note-visit").with("seat", seat).with("card", name.clone()).with("owner", owner));
    let goods = made(t, seat, owner, target)?;
    gain(t, seat, &goods, Text::new("why-visit").with("card", name.clone()));
    gain_one(t, owner, Good::Worker, 1, Text::new("why-visited").with("card", name));
    Ok(())
}

//! Visiting an opponent's open production (OPN-01 to OPN-04).

use super::ability::Cost;
use super::action::Act;
use super::gain::{T, card_label, gain, gain_one};
use super::kinds::Good;
use super::offer_text::make_label;
use super::pay::{Place, can_pay, pay};
use super::produce::{built_key, made, productions};
use super::state::{BuiltId, State};
use crate::engine::{Offer, Opt, Play, Seat, Text};

fn cost() -> Cost {
    Cost::of(Good::Worker, 1)
}

pub fn offers(state: &State, seat: Seat) -> Vec<Opt<Act>> {
    if !can_pay(&state.board.players[seat], &cost()) {
        return Vec::new();
    }
    let mut offers = Vec::new();
    for owner in state.board.opponents_in(seat) {
        let letter = owner.letter().to_ascii_lowercase();
        for target in productions(state, owner).filter(|it| it.visitors == 0) {
            let Some(make) = state.location(target).make().filter(|_| state.location(target).open) else { continue };
            let label = Text::new("offer-visit")
                .with("card", card_label(state, target.card))
                .with("cost", cost().text())
                .with("gain", make_label(make))
                .with("seat", owner);
            let offer =
                Offer::new(format!("visit/{letter}/{}", built_key(state, target)), label).under("visit", "group-visit");
            offers.push(Opt { value: Act::Visit { owner, target: target.id }, offer });
        }
    }
    offers
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

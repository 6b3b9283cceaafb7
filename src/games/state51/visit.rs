//! Visiting an opponent's open production (OPN-01 to OPN-04).

use super::ability::{Cost, Make};
use super::action::Act;
use super::gain::{T, amounts, card_label, gain, gain_one};
use super::kinds::Good;
use super::pay::{Place, can_pay, pay};
use super::produce::{built_key, made, productions};
use super::state::{Built, BuiltId, State};
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
        for target in productions(state, owner).filter(|it| state.location(it).open && it.visitors == 0) {
            let label = Text::new("offer-visit")
                .with("card", card_label(state, target.card))
                .with("cost", cost().text())
                .with("gain", made_label(state, target))
                .with("seat", owner);
            let offer =
                Offer::new(format!("visit/{letter}/{}", built_key(state, target)), label).under("visit", "group-visit");
            offers.push(Opt { value: Act::Visit { owner, target: target.id }, offer });
        }
    }
    offers
}

/// What an open production makes, in a few words.
fn made_label(state: &State, built: &Built) -> Text {
    match state.location(built).make() {
        Some(Make::Goods(goods)) => Text::new("list").with("what", amounts(goods)),
        Some(Make::Either(one, other)) => {
            Text::new("made-either").with("one", amounts(one)).with("other", amounts(other))
        }
        _ => Text::new("made-counted"),
    }
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

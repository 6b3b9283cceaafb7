//! Visiting an opponent's open production (OPN-01 to OPN-04).

use super::Table;
use super::action::Action;
use super::gain::{Why, gain, gain_one};
use super::means::Means;
use super::output::{made, productions};
use super::pay::{Place, Purpose, pay};
use crate::engine::{Offered, Play, Seat, Text};
use crate::games::state51::content::ability::Cost;
use crate::games::state51::content::kinds::Good;
use crate::games::state51::labels::cards::card_label;
use crate::games::state51::state::{Built, BuiltId, State};

/// OPN-01.
pub(crate) fn cost() -> Cost {
    Cost::of(Good::Worker, 1)
}

pub(crate) fn acts(state: &State, seat: Seat, means: &Means) -> impl Iterator<Item = Action> {
    let payable = means.can_pay(&cost());
    let free = |it: &&Built| it.visitors == 0 && state.location(it).open && state.location(it).make().is_some();
    let of =
        move |owner: Seat| productions(state, owner).filter(free).map(move |it| Action::Visit { owner, target: it.id });
    state.board.opponents_in(seat).filter(move |_| payable).flat_map(of)
}

/// OPN-01, OPN-02: a Worker goes onto the card, the visitor gains what it makes, the owner a Worker from the supply.
pub(crate) fn visit(t: &mut Table, seat: Seat, owner: Seat, target: BuiltId) -> Play {
    let built = t.state.board.players[owner].built(target).offered("the visited production is built")?;
    let card = built.card;
    let paid = pay(t, seat, Purpose::Location(card), &cost(), Place::Supply)?;
    t.state.board.players[owner].built_mut(target).offered("the visited production is still there")?.visitors += 1;
    t.say_with(|state| {
        let note = Text::new("note-visit").with("seat", seat).with("card", card_label(state, card));
        note.with("owner", owner).with("cost", paid.text(state))
    });
    let goods = made(t, seat, owner, target)?;
    gain(t, seat, &goods, Why::Of("why-visit", card));
    gain_one(t, owner, Good::Worker, 1, Why::Of("why-visited", card));
    Ok(())
}

//! What a production makes, for whom (PRO-06, PRO-07, PRO-09, CRD-14, CRD-15), wherever it is made to produce.

use super::Table;
use super::build::Way;
use crate::engine::{Ask, Label, Offered, Play, Seat, Text};
use crate::games::state51::content::ability::{Bag, Make};
use crate::games::state51::content::kinds::{Category, Good};
use crate::games::state51::labels::cards::card_label;
use crate::games::state51::labels::details::chosen_production;
use crate::games::state51::labels::goods::amounts;
use crate::games::state51::labels::keys::{bag_key, built_key};
use crate::games::state51::labels::stock::gained;
use crate::games::state51::state::{Built, BuiltId, Phase, State};

/// What the production `id` in the State of `owner` makes for `gainer`, who makes the choices. Nothing is gained yet.
pub(crate) fn made(t: &mut Table, gainer: Seat, owner: Seat, id: BuiltId) -> Play<Bag> {
    made_as(t, gainer, owner, id, Way::Built)
}

/// The same for a card that comes into the State: after a Development its question says that the VP is still to come (DEV-05).
pub(crate) fn made_as(t: &mut Table, gainer: Seat, owner: Seat, id: BuiltId, way: Way) -> Play<Bag> {
    let card = t.state.board.players[owner].built(id).offered("the production is built")?.card;
    let make = t.state.content.location(card).make().cloned().offered("a production makes something")?;
    Ok(match make {
        Make::Goods(goods) => goods,
        Make::Either(one, other) => {
            let then = u32::from(way == Way::Developed);
            let ask = Ask::new("either", "PRO-07").with("vp", then);
            let ask = t.ask_with(ask, |s, ask| ask.with("card", card_label(s, card)));
            let words = |state: &State, it: &Bag| {
                Label::from(Text::new("list").with("what", amounts(it))).detail(gained(state, gainer, it))
            };
            t.choose_by(gainer, ask, [one, other], |_, it| bag_key(it), words)?
        }
        Make::PerType { good, of, most } => bag(good, t.state.count_type(owner, of).min(most)),
        Make::PerMade { good, of, most } => bag(good, per_made(&t.state, owner, of, most)),
        Make::EchoOwn => match choose_echo(t, owner, id)? {
            Some(other) => made_as(t, gainer, owner, other, way)?,
            None => Bag::new(),
        },
        // Only in the Production phase, where it was chosen before anybody produced (CRD-15, CRD-16).
        Make::Rob => match t.state.board.robberies.iter().find(|it| it.suppliers == id).copied() {
            Some(robbery) if t.state.board.phase == Phase::Production => {
                made(t, gainer, robbery.owner, robbery.robbed)?
            }
            _ => Bag::new(),
        },
    })
}

/// PRO-09, CRD-17: outside the Production phase nothing is counted.
fn per_made(state: &State, owner: Seat, of: Good, most: u32) -> u32 {
    if state.board.phase != Phase::Production {
        return 0;
    }
    state.board.players[owner].made.count(of).min(most)
}

/// CRD-14: which other own production is made once more; nothing if there is none.
pub(crate) fn choose_echo(t: &mut Table, seat: Seat, station: BuiltId) -> Play<Option<BuiltId>> {
    let candidates = echoes(&t.state, seat, Some(station));
    if candidates.is_empty() {
        return Ok(None);
    }
    let ask = Ask::new("echo", "CRD-14");
    let (_, of) = choose_production(t, seat, ask, candidates.into_iter().map(|it| (seat, it)).collect())?;
    t.say_with(|state| {
        let name = |id: BuiltId| card_label(state, state.board[id].card);
        Text::new("note-echo").with("seat", seat).with("of", name(of)).with("card", name(station))
    });
    Ok(Some(of))
}

/// What a Power Station may choose, `but` for one card: never itself or Suppliers, a PRO-09 card only in the Production phase.
pub(crate) fn echoes(state: &State, seat: Seat, but: Option<BuiltId>) -> Vec<BuiltId> {
    let counts = state.board.phase == Phase::Production;
    let fits = |it: &&Built| state.location(it).make().is_some_and(|it| can_be_echoed(it, counts));
    productions(state, seat).filter(|it| Some(it.id) != but).filter(fits).map(|it| it.id).collect()
}

/// CRD-14; `counts` in the Production phase.
pub(crate) fn can_be_echoed(make: &Make, counts: bool) -> bool {
    can_be_robbed(make) || (counts && matches!(make, Make::PerMade { .. }))
}

/// CRD-15: not Suppliers, a Power Station or a PRO-09 card.
pub(crate) fn can_be_robbed(make: &Make) -> bool {
    match make {
        Make::EchoOwn | Make::Rob | Make::PerMade { .. } => false,
        Make::Goods(_) | Make::Either(..) | Make::PerType { .. } => true,
    }
}

/// Whether this own production would make anything if it produced once more now (CRD-10).
pub(crate) fn can_produce(state: &State, seat: Seat, id: BuiltId) -> bool {
    let Some(built) = state.board.players[seat].built(id).filter(|it| it.intact()) else { return false };
    match state.location(built).make() {
        None | Some(Make::Rob) => false,
        Some(Make::PerMade { of, most, .. }) => per_made(state, seat, *of, *most) > 0,
        Some(Make::PerType { of, .. }) => state.count_type(seat, *of) > 0,
        Some(Make::EchoOwn) => !echoes(state, seat, Some(id)).is_empty(),
        Some(Make::Goods(_) | Make::Either(..)) => true,
    }
}

/// The opponents' productions that Suppliers may choose (CRD-15, CRD-16): of those who have not passed.
pub(crate) fn robbable(state: &State, seat: Seat) -> Vec<(Seat, BuiltId)> {
    let free = |it: &&Built| !state.board.robberies.iter().any(|robbery| robbery.robbed == it.id);
    let fits = |it: &&Built| state.location(it).make().is_some_and(can_be_robbed);
    let of = |owner: Seat| productions(state, owner).filter(free).filter(fits).map(move |it| (owner, it.id));
    state.board.opponents_in(seat).flat_map(of).collect()
}

/// The intact production locations of a State, in the order of building.
pub(crate) fn productions(state: &State, seat: Seat) -> impl Iterator<Item = &Built> {
    state.row(seat, Category::Production).filter(|it| it.intact())
}

/// One of these productions, with the player in whose State it is.
pub(crate) fn choose_production(
    t: &mut Table,
    seat: Seat,
    ask: Ask,
    candidates: Vec<(Seat, BuiltId)>,
) -> Play<(Seat, BuiltId)> {
    let words = |state: &State, (owner, id): &(Seat, BuiltId)| {
        let built = &state.board[*id];
        let name = card_label(state, built.card);
        let label = if *owner == seat { name } else { Text::new("card-of").with("card", name).with("seat", *owner) };
        let makes = state.location(built).make().map(|it| chosen_production(state, seat, *owner, it));
        Label { detail: makes, ..Label::from(label) }
    };
    t.choose_by(seat, ask, candidates, |state, it| built_key(state, it.1), words)
}

fn bag(good: Good, count: u32) -> Bag {
    let mut bag = Bag::new();
    bag.add(good, count);
    bag
}

//! Citizen cards of the hand that cannot be played or given, and why.

use super::acts::has_room;
use super::blocked::{refuse, short};
use super::citizens;
use crate::engine::{Choice, Offer, Refusal, Seat, Text};
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::cost::Cost;
use crate::games::frostpunk::content::kinds::{Building, Citizen};
use crate::games::frostpunk::content::slots::Work;
use crate::games::frostpunk::labels::cards::CardPick;
use crate::games::frostpunk::state::{Pawn, State};

/// A card of the hand.
pub(super) fn held(state: &State, card: CardId) -> Offer {
    let pick = CardPick(card);
    pick.words(state).under("cards", "group-cards").of(pick.key(state))
}

/// ILL-07: the cards of other types than that of the dead.
pub(super) fn for_the_dead(state: &State, seat: Seat, of: Citizen) -> Vec<(Offer, Refusal)> {
    let refused = |card: &CardId| {
        let own = citizens::find(state, *card)?.of;
        let text = Text::new("refuse-death-card").with("own", own.text()).with("who", of.one());
        (own != of).then(|| (held(state, *card), refuse("ILL-07", text)))
    };
    state.hand(seat).iter().filter_map(refused).collect()
}

/// A citizen card that no deed could be done with (CIT-02, CIT-04).
pub(super) fn citizen(state: &State, seat: Seat, card: CardId) -> Option<Refusal> {
    if !citizens::may_play(state, seat) {
        return Some(refuse("CIT-04", Text::new("refuse-played")));
    }
    let facts = citizens::find(state, card)?;
    if let Some(Cost::Pay(price)) = &facts.ability.cost
        && let Some(why) = short(state, card.title(), &[*price])
    {
        return Some(why);
    }
    // One of them would do.
    let or = |one: Text, other: Text| Text::new("card-or").with("one", one).with("other", other);
    let places = facts.at.iter().map(|it| work_name(*it)).reduce(or).unwrap_or_else(|| "board-none".into());
    let lacks_pawn = Pawn::all_of(facts.of).iter().all(|it| state.board.in_pool(*it) == 0);
    let stands = |it: &Work| !matches!(it, Work::Building(building) if !state.board.is_built(*building));
    let lacking = match (lacks_pawn, facts.at.iter().any(stands)) {
        (true, _) => "lacking-pawn",
        (false, false) => "lacking-building",
        (false, true) if is_full(state, &facts.at) => "lacking-room",
        (false, true) => "lacking-idle",
    };
    let text = Text::new("refuse-card").with("card", card.title()).with("who", facts.of.text());
    Some(refuse("CIT-02", text.with("places", places).with("lacking", Text::new(lacking))))
}

/// ACT-41: whether all of these places are buildings, and all that stand have no room for a pawn.
fn is_full(state: &State, at: &[Work]) -> bool {
    let takes = |key: Building| state.board.buildings().any(|it| it.1.key == key && has_room(state, it.0, it.1));
    at.iter().all(|it| matches!(it, Work::Building(key) if !takes(*key)))
}

fn work_name(work: Work) -> Text {
    match work {
        Work::Action(action) => action.text(),
        Work::Building(building) => building.text(),
    }
}

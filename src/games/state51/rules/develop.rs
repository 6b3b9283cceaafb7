//! Development: a card of the hand takes the place of an own location or of Ruins (DEV-01 to DEV-08).

use super::Table;
use super::action::Action;
use super::build::{self, Way, hand};
use super::gain::{Why, gain_one, say_placed_back};
use super::means::Means;
use super::pay::{Paid, Place, Purpose, pay};
use crate::engine::{Ask, Label, Offered, Play, Seat, Text};
use crate::games::state51::content::ability::{Bag, Cost};
use crate::games::state51::content::kinds::{Good, Type};
use crate::games::state51::content::{Location, LocationId};
use crate::games::state51::labels::cards::card_label;
use crate::games::state51::labels::stock::{changed, paid as paid_with, stock, with_old};
use crate::games::state51::state::{Built, BuiltId, State};

/// What pays for a Development.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum With {
    /// Types must match (DEV-01, DEV-03).
    Brick,
    /// Types are ignored (DEV-02).
    Token,
}

impl With {
    /// Whatever the Distance of the card (DEV-04).
    fn cost(self) -> Cost {
        match self {
            With::Brick => Cost::of(Good::Brick, 1),
            With::Token => Cost::of(Good::Development, 1),
        }
    }

    /// What it is paid with: all that this player has for it, and what that leaves.
    fn words(self, state: &State, seat: Seat, onto: BuiltId) -> Label {
        let cost = self.cost();
        let ways = Means::of(state, seat).ways(&cost);
        let label = match ways[..] {
            [only] => only.label(state, seat),
            _ => Text::new(format!("offer-with-{}", self.word())).into(),
        };
        match (self, &ways[..]) {
            (With::Token, _) => {
                let what = changed("detail-with-token", stock(state, seat, &cost, &Bag::new()));
                label.detail(with_old(what, &state.board[onto]))
            }
            (With::Brick, [only]) => label.detail(paid_with(state, seat, only, Some(onto))),
            (With::Brick, _) => label.detail(with_old("detail-with-brick".into(), &state.board[onto])),
        }
    }

    fn word(self) -> &'static str {
        match self {
            With::Brick => "brick",
            With::Token => "token",
        }
    }
}

/// Why a card fits onto another without a token.
pub(crate) enum Fit {
    /// Ruins, or one of the two has no Type (DEV-03, CRD-02).
    Any,
    Shared(Type),
}

pub(crate) fn fit(card: &Location, old: &Location, ruined: bool) -> Option<Fit> {
    if ruined || card.types.is_empty() || old.types.is_empty() {
        return Some(Fit::Any);
    }
    card.types.iter().find(|it| old.types.contains(it)).map(|it| Fit::Shared(*it))
}

/// What the player can pay with, whatever is developed.
pub(crate) fn payable(means: &Means) -> Vec<With> {
    [With::Brick, With::Token].into_iter().filter(|it| means.can_pay(&it.cost())).collect()
}

/// Whether this Development can be paid in this way.
fn pays(state: &State, with: With, card: LocationId, old: &Built) -> bool {
    with == With::Token || fit(state.content.location(card), state.location(old), old.ruined).is_some()
}

/// The cards of the hand, each once, for which a Brick could pay a Development (DEV-01, DEV-03).
pub(crate) fn fitting(state: &State, seat: Seat) -> Vec<LocationId> {
    let fits = |card: &LocationId| state.rows(seat).any(|old| pays(state, With::Brick, *card, old));
    hand(state, seat).filter(fits).collect()
}

/// The own locations onto which a Brick could develop this card.
pub(crate) fn onto(state: &State, seat: Seat, card: LocationId) -> Vec<LocationId> {
    state.rows(seat).filter(|old| pays(state, With::Brick, card, old)).map(|it| it.card).collect()
}

/// Whether it could for any once a card has left the hand.
pub(crate) fn any_fits_without(state: &State, seat: Seat, used: Option<LocationId>) -> bool {
    let mut hand = state.hand(seat).to_vec();
    if let Some(at) = used.and_then(|used| hand.iter().position(|it| *it == used)) {
        hand.swap_remove(at);
    }
    hand.iter().any(|card| state.rows(seat).any(|old| pays(state, With::Brick, *card, old)))
}

/// Every own location, also one that was used, visited or built this round (DEV-07).
pub(crate) fn acts(state: &State, seat: Seat, means: &Means) -> Vec<Action> {
    let mut acts = Vec::new();
    let payable = payable(means);
    if payable.is_empty() {
        return acts;
    }
    let built: Vec<&Built> = state.rows(seat).collect();
    for card in hand(state, seat) {
        let fits = built.iter().filter(|old| payable.iter().any(|it| pays(state, *it, card, old)));
        acts.extend(fits.map(|it| Action::Develop { card, onto: it.id }));
    }
    acts
}

pub(crate) fn develop(t: &mut Table, seat: Seat, card: LocationId, onto: BuiltId) -> Play {
    let old = t.state.board.players[seat].built(onto).offered("the card to replace is built")?;
    let mut ways = payable(&Means::of(&t.state, seat));
    ways.retain(|it| pays(&t.state, *it, card, old));
    let ask = t.ask_with(Ask::new("develop-with", "DEV-02"), |state, ask| {
        ask.with("card", card_label(state, card)).with("old", card_label(state, old.card))
    });
    let words = |state: &State, it: &With| it.words(state, seat, onto);
    // Not noted as a forced choice where there is only one way: the Development tells what was paid.
    let with = match ways[..] {
        [only] => only,
        _ => t.choose_by(seat, ask, ways, |_, it| it.word().to_owned(), words)?,
    };
    let paid = pay(t, seat, Purpose::Development { card, onto }, &with.cost(), Place::Supply)?;
    t.state.take_from_hand(seat, card).offered("the card is in the hand")?;
    replace(t, seat, card, onto, &paid)?;
    build::enter(t, seat, card, Way::Developed)?;
    gain_one(t, seat, Good::Vp, 1, Why::Reason("why-development"));
    Ok(())
}

/// The old card goes to the discard pile, what it placed on itself to its owner's pool, everything else on it to the
/// supply (DEV-05, DEV-06).
fn replace(t: &mut Table, seat: Seat, card: LocationId, onto: BuiltId, paid: &Paid) -> Play {
    let player = &mut t.state.board.players[seat];
    let at = player.built.iter().position(|it| it.id == onto).offered("the card to replace is still there")?;
    let old = player.built.remove(at);
    player.pool.add_all(&old.placed);
    t.state.board.discard.push(old.card);
    t.say_with(|state| {
        let note = Text::new(match old.ruined {
            true => "note-develop-ruins",
            // By its name alone the card would seem to turn into itself.
            false if old.card == card => "note-develop-again",
            false => "note-develop",
        });
        let note = note.with("seat", seat).with("card", card_label(state, card));
        note.with("old", card_label(state, old.card)).with("cost", paid.text(state))
    });
    say_placed_back(t, seat, old.card, &old.placed);
    Ok(())
}

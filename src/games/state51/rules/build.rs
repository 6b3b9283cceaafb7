//! Building from the hand (BLD-01, BLD-02), and what a new location brings however it came (BLD-03 to BLD-06, DEV-05).

use super::Table;
use super::action::Action;
use super::gain::{Why, gain};
use super::means::Means;
use super::output::{choose_production, made, made_as, robbable};
use super::pay::{Place, Purpose, pay};
use crate::engine::{Ask, Offered, Play, Seat, Text};
use crate::games::state51::content::ability::{Ability, Bag, Bonus, Cost, Make};
use crate::games::state51::content::kinds::Good;
use crate::games::state51::content::{Location, LocationId};
use crate::games::state51::labels::cards::card_label;
use crate::games::state51::labels::goods::amounts;
use crate::games::state51::state::{Built, BuiltId, State};

pub(crate) fn acts(state: &State, seat: Seat, means: &Means) -> impl Iterator<Item = Action> {
    payable(state, seat, means, Good::Grey).map(Action::Build)
}

/// The cards of a hand for which the Distance can be paid in a kind of contact tokens, each name once.
pub(crate) fn payable(state: &State, seat: Seat, means: &Means, contact: Good) -> impl Iterator<Item = LocationId> {
    let most = means.most(contact);
    hand(state, seat).filter(move |it| state.content.location(*it).distance <= most)
}

/// The hand with every name once: copies are interchangeable.
pub(crate) fn hand(state: &State, seat: Seat) -> impl Iterator<Item = LocationId> {
    state.hand(seat).chunk_by(|one, two| one == two).map(|it| it[0])
}

/// The Distance of a card as a cost in contact tokens (BLD-02, DEA-01, RAZ-01).
pub(crate) fn distance(location: &Location, contact: Good) -> Cost {
    Cost { goods: Bag::from([(contact, location.distance)]), ..Cost::default() }
}

pub(crate) fn build(t: &mut Table, seat: Seat, card: LocationId) -> Play {
    let cost = distance(t.state.content.location(card), Good::Grey);
    let paid = pay(t, seat, Purpose::Location(card), &cost, Place::Supply)?;
    t.state.take_from_hand(seat, card).offered("the card is in the hand")?;
    t.say_with(|state| {
        let note = Text::new("note-build").with("seat", seat).with("card", card_label(state, card));
        note.with("cost", paid.text(state))
    });
    enter(t, seat, card, Way::Built)?;
    Ok(())
}

/// How a card comes into a State (BLD-01).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    Built,
    Developed,
}

/// Puts a card that has left the hand into the row of its category, then resolves what it does when built (BLD-03).
/// What was paid and replaced lies behind; the line of the log that says how it was built comes before. Nothing of that
/// triggers the new card, which works from now on (BLD-04).
pub(crate) fn enter(t: &mut Table, seat: Seat, card: LocationId, way: Way) -> Play<BuiltId> {
    let id = BuiltId(t.state.board.next_built);
    t.state.board.next_built += 1;
    t.state.board.players[seat].built.push(Built::new(id, card));
    let content = t.state.content.clone();
    let abilities = &content.location(card).abilities;
    for ability in abilities {
        if let Ability::Make(make) = ability {
            // BLD-03, BLD-05: a Production makes its goods once; Suppliers and what counts the goods made do not.
            if !matches!(make, Make::Rob | Make::PerMade { .. }) {
                let goods = made_as(t, seat, seat, id, way)?;
                gain(t, seat, &goods, Why::Card(card));
            }
        }
    }
    for ability in abilities {
        if let Ability::Bonus(bonus) = ability {
            take_bonus(t, seat, card, bonus)?;
        }
    }
    for ability in abilities {
        if let Ability::Place(goods) = ability {
            place(t, seat, id, goods)?;
        }
    }
    Ok(id)
}

fn take_bonus(t: &mut Table, seat: Seat, card: LocationId, bonus: &Bonus) -> Play {
    let goods = match bonus {
        Bonus::Gain(goods) => *goods,
        // BLD-06, CRD-06: the new card is counted, because it stands there already.
        Bonus::PerType { good, of, most } => Bag::from([(*good, t.state.count_type(seat, *of).min(*most))]),
        Bonus::EchoOpponent => return echo_opponent(t, seat, card),
    };
    gain(t, seat, &goods, Why::Of("why-bonus", card));
    Ok(())
}

/// CRD-16: what one production of an opponent makes; nothing if there is none to choose. The opponent loses nothing.
fn echo_opponent(t: &mut Table, seat: Seat, card: LocationId) -> Play {
    let candidates = robbable(&t.state, seat);
    if candidates.is_empty() {
        return Ok(());
    }
    let (owner, id) = choose_production(t, seat, Ask::new("copy", "CRD-16"), candidates)?;
    let of = t.state.board[id].card;
    let goods = made(t, seat, owner, id)?;
    gain(t, seat, &goods, Why::Copy { id: "why-bonus-copy", card, of, owner });
    Ok(())
}

fn place(t: &mut Table, seat: Seat, id: BuiltId, goods: &Bag) -> Play {
    let built = t.state.board.players[seat].built_mut(id).offered("the new location stands there")?;
    built.placed.add_all(goods);
    let card = built.card;
    t.say_with(|state| {
        let note = Text::new("note-placed").with("seat", seat).with("card", card_label(state, card));
        note.with("what", amounts(goods))
    });
    Ok(())
}

//! A card enters a State: by building or by Development (BLD-02 to BLD-06, DEV-05).

use super::ability::{Ability, Bag, Bonus, Make};
use super::content::LocationId;
use super::gain::{T, amounts, card_label, gain};
use super::produce::{choose_production, made, robbable};
use super::state::{Built, BuiltId};
use crate::engine::{Ask, Play, Seat, Text};

/// Puts a card that has left the hand into the row of its category, then resolves what it does when built (BLD-03).
/// What was paid and replaced lies behind; the line of the log that says how it was built comes before.
pub fn enter(t: &mut T, seat: Seat, card: LocationId) -> Play<BuiltId> {
    let id = BuiltId(t.state.board.next_built);
    t.state.board.next_built += 1;
    t.state.board.players[seat].built.push(Built::new(id, card));
    let abilities = t.state.content.location(card).abilities.clone();
    for ability in &abilities {
        if let Ability::Make(make) = ability {
            produce_once(t, seat, id, make)?;
        }
    }
    for ability in &abilities {
        if let Ability::Bonus(bonus) = ability {
            take_bonus(t, seat, card, bonus)?;
        }
    }
    for ability in &abilities {
        if let Ability::Place(goods) = ability {
            place(t, seat, id, goods);
        }
    }
    Ok(id)
}

/// BLD-03, BLD-05: a Production makes its goods once; Suppliers and what counts the goods made do not.
fn produce_once(t: &mut T, seat: Seat, id: BuiltId, make: &Make) -> Play {
    if matches!(make, Make::Rob | Make::PerMade { .. }) {
        return Ok(());
    }
    let goods = made(t, seat, seat, id)?;
    let why = t.state.board.players[seat].built(id).map(|it| card_label(&t.state, it.card));
    gain(t, seat, &goods, why.unwrap_or_else(|| Text::new("why-built")));
    Ok(())
}

fn take_bonus(t: &mut T, seat: Seat, card: LocationId, bonus: &Bonus) -> Play {
    let goods = match bonus {
        Bonus::Gain(goods) => *goods,
        // BLD-06: the new card is counted, because it stands there already.
        Bonus::PerType { good, of, most } => Bag::from([(*good, t.state.count_type(seat, *of).min(*most))]),
        Bonus::EchoOpponent => echo_opponent(t, seat)?,
    };
    let why = Text::new("why-bonus").with("card", card_label(&t.state, card));
    gain(t, seat, &goods, why);
    Ok(())
}

/// CRD-16: what one production of an opponent makes; nothing if there is none to choose. The opponent loses nothing.
fn echo_opponent(t: &mut T, seat: Seat) -> Play<Bag> {
    let candidates = robbable(&t.state, seat);
    if candidates.is_empty() {
        return Ok(Bag::new());
    }
    let (owner, id) = choose_production(t, seat, Ask::new("copy", "CRD-16"), candidates)?;
    made(t, seat, owner, id)
}

fn place(t: &mut T, seat: Seat, id: BuiltId, goods: &Bag) {
    let Some(built) = t.state.board.players[seat].built_mut(id) else { return };
    built.placed.add_all(goods);
    let card = built.card;
    let card = card_label(&t.state, card);
    t.say(Text::new("note-placed").with("seat", seat).with("card", card).with("what", amounts(goods)));
}

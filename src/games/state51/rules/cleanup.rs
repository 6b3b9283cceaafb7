//! The Cleanup phase (CLN): what is stored stays, everything else goes back, the first player token moves on.

use super::Table;
use crate::engine::{Offered, Play, Seat, Text};
use crate::games::state51::content::kinds::Colour;
use crate::games::state51::labels::cards::card_label;
use crate::games::state51::labels::goods::{amounts, counts_of};
use crate::games::state51::state::Phase;

/// CLN-01.
pub(crate) fn cleanup(t: &mut Table) -> Play {
    for seat in t.seats().from(t.state.board.first).collect::<Vec<_>>() {
        store(t, seat)?;
    }
    for seat in t.seats().all() {
        give_back(t, seat);
    }
    // What nobody took (CLN-04).
    for colour in Colour::ALL {
        let pile = t.state.board.pile_mut(colour);
        pile.discard.extend(pile.face_up.take());
    }
    // The token goes to the left (CLN-06).
    let first = t.seats().next(t.state.board.first);
    t.state.board.first = first;
    t.state.board.active = first;
    t.state.board.round += 1;
    t.state.board.phase = Phase::Lookout;
    Ok(())
}

/// CLN-02: as chosen when passing.
fn store(t: &mut Table, seat: Seat) -> Play {
    let wishes = std::mem::take(&mut t.state.board.players[seat].storing);
    for (id, wish) in wishes {
        let player = &mut t.state.board.players[seat];
        for (good, count) in wish.iter() {
            player.pool.take_all(*good, *count).offered("nobody loses goods after passing")?;
        }
        let built = player.built_mut(id).offered("no storage goes after its owner has passed")?;
        built.stored = wish;
        let card = built.card;
        t.say_with(|state| {
            let note = Text::new("note-stores").with("seat", seat).with("what", amounts(&wish));
            note.with("card", card_label(state, card))
        });
    }
    Ok(())
}

/// CLN-03, CLN-05, DEF-03: goods placed or stored on cards stay. What was spent is told of already; what is lost unused is not.
fn give_back(t: &mut Table, seat: Seat) {
    let lost = t.state.board.players[seat].pool;
    if !lost.is_empty() {
        t.say_with(|_| Text::new("note-given-back").with("seat", seat).with("what", counts_of(&lost)));
    }
    let player = &mut t.state.board.players[seat];
    player.pool.clear();
    player.exchanges.clear();
    player.passed = false;
    for built in &mut player.built {
        built.spent.clear();
        built.uses = 0;
        built.visitors = 0;
        built.token = false;
    }
}

//! Defence (RZO-02) and Defence tokens (DEF-01 to DEF-04).

use super::ability::Ability;
use super::action::Act;
use super::gain::{T, card_label};
use super::kinds::{Category, Good};
use super::produce::built_key;
use super::state::{Built, BuiltId, State};
use crate::engine::{Offer, Opt, Seat, Text};

/// What it takes to raze this location. Ruins have none.
pub fn defence(state: &State, built: &Built) -> u32 {
    if built.ruined {
        return 0;
    }
    of_category(state.location(built).category) + u32::from(guarded(state, built))
}

/// The Defence without a token.
pub fn of_category(category: Category) -> u32 {
    match category {
        Category::Production => 3,
        Category::Feature => 4,
        Category::Action => 5,
    }
}

/// Whether it carries a Defence token, or counts as carrying one (CRD-03).
fn guarded(state: &State, built: &Built) -> bool {
    built.token || state.location(built).abilities.contains(&Ability::Defended)
}

/// Every own intact location without a token, if there is a token in the pool (DEF-01, DEF-02).
pub fn offers(state: &State, seat: Seat) -> Vec<Opt<Act>> {
    if state.board.players[seat].pooled(Good::Defence) == 0 {
        return Vec::new();
    }
    state
        .rows(seat)
        .filter(|it| it.intact() && !guarded(state, it))
        .map(|it| {
            let now = defence(state, it);
            let label = Text::new("offer-defence")
                .with("card", card_label(state, it.card))
                .with("from", now)
                .with("to", now + 1);
            let key = format!("defence/{}", built_key(state, it));
            Opt { value: Act::Defence(it.id), offer: Offer::new(key, label).under("defence", "group-defence") }
        })
        .collect()
}

pub fn put(t: &mut T, seat: Seat, id: BuiltId) {
    let player = &mut t.state.board.players[seat];
    player.pool.take(Good::Defence, 1);
    let Some(built) = player.built_mut(id) else { return };
    built.token = true;
    let card = built.card;
    t.say(Text::new("note-defence").with("seat", seat).with("card", card_label(&t.state, card)));
}

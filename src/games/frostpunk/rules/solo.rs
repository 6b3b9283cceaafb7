//! The solo game (SOL): one player with all sheets and the leadership token, and Mobilization.

use super::decisions::may;
use super::effects::{self, Scope};
use super::{Play, Table, citizens};
use crate::engine::{Ask, Text};
use crate::games::frostpunk::content::effect::Step;
use crate::games::frostpunk::content::kinds::Row;

/// SOL-02: once in a game, in Preparation; more hope draws more cards.
pub(crate) fn mobilize(t: &mut Table) -> Play {
    let steps = t.state.content.mobilization.effect.clone();
    let now: Vec<Step> = effects::ahead(&t.state, &Scope::default(), &steps).into_iter().cloned().collect();
    let ask = Ask::new("mobilize", "SOL-02").with("n", t.state.board.row(Row::Hope).len());
    if !t.state.board.mobilization || !may(t, ask, &now, "detail-no-mobilization")? {
        return Ok(());
    }
    t.state.board.mobilization = false;
    effects::all(t, &mut Scope::default(), &steps)
}

/// So many citizen cards for the leader, who is the only player (SOL-01).
pub(crate) fn draw_cards(t: &mut Table, n: u32) -> Play {
    let seat = t.state.board.leader;
    let mut drawn = 0_u32;
    for _ in 0..n {
        if let Some(card) = citizens::draw(t) {
            t.state.add_to_hand(seat, card);
            drawn += 1;
        }
    }
    t.say_with(|_| Text::new("note-cards").with("seat", seat).with("n", drawn));
    Ok(())
}

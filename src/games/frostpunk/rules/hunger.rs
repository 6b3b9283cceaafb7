//! Hunger (HUN): paying for it, what it brings, feeding.

use super::illness::{self, Blow};
use super::{Play, Table, end, laws, round, tokens};
use crate::engine::Text;
use crate::games::frostpunk::content::kinds::{Citizen, Good, Row};
use crate::games::frostpunk::content::standing::Standing;
use crate::games::frostpunk::state::State;

/// The type at the top of the column of a round (HUN-06, GNR-08).
pub(crate) fn column(state: &State, round: u32) -> Citizen {
    let feed = &state.content.boards.columns.feed;
    feed[(round.max(1) as usize - 1) % feed.len()]
}

/// HUN-01 to HUN-05.
pub(crate) fn hunger(t: &mut Table) -> Play {
    let paid = t.state.board.goods.take(Good::Food, t.state.board.hunger);
    t.state.board.hunger -= paid;
    let hunger = t.state.board.hunger;
    if hunger >= t.state.content.boards.defeat.famine {
        return end::defeat(t, "defeat-famine");
    }
    let section = t.state.content.boards.hunger_at(hunger).map(|it| (it.discontent, it.deaths));
    if let Some((discontent, deaths)) = section.filter(|_| hunger > 0) {
        tokens::more(t, Row::Discontent, discontent)?;
        let of = column(&t.state, t.state.board.round.saturating_sub(1).max(1));
        (0..deaths).try_for_each(|_| illness::hit(t, Blow::Die, of))?;
    }
    t.state.board.hunger = 0;
    feed(t)?;
    round::standing(t, |it| matches!(it, Standing::Hunger(_)))
}

/// HUN-05: 1 food for each citizen of the type; what is missing is hunger.
fn feed(t: &mut Table) -> Play {
    let of = column(&t.state, t.state.board.round);
    let due = laws::food_due(&t.state, t.state.board.people(of).citizens);
    let fed = t.state.board.goods.take(Good::Food, due);
    t.say_with(|_| Text::new("note-fed").with("who", of.text()).with("n", fed).with("missing", due - fed));
    more(t, due - fed)
}

/// HUN-07, LIM-02.
pub(crate) fn more(t: &mut Table, n: u32) -> Play {
    let most = t.state.content.boards.limits.hunger;
    t.state.board.hunger = (t.state.board.hunger + n).min(most);
    Ok(())
}

pub(crate) fn less(t: &mut Table, n: u32) -> Play {
    t.state.board.hunger = t.state.board.hunger.saturating_sub(n);
    Ok(())
}

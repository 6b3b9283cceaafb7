//! Advisors (ADV).

use super::decisions::decide;
use super::effects::{self, Scope};
use super::{Play, Table, costs};
use crate::engine::{Ask, Offered};
use crate::games::frostpunk::labels::options::CardPick;

/// ADV-01, PRE-01: one of the players' advisors, once a round, for the token that it names.
pub(crate) fn advise(t: &mut Table) -> Play {
    let held: Vec<_> = t.state.board.advisors.iter().filter_map(|it| *it.1).collect();
    let content = t.state.content.clone();
    let able = content.advisors.iter().filter(|it| held.contains(&it.id));
    let able = able.filter(|it| costs::payable(&t.state, it.ability.cost.as_ref()));
    let options: Vec<Option<CardPick>> = able.map(|it| Some(CardPick(it.id))).chain([None]).collect();
    let Some(CardPick(card)) = decide(t, Ask::new("advise", "ADV-01"), options)? else { return Ok(()) };
    t.state.board.advisor_used = true;
    let advisor = content.advisors.iter().find(|it| it.id == card).offered("there is such an advisor")?;
    effects::act(t, &mut Scope::of_card(card), &advisor.ability)
}

//! Advisors (ADV): one of them a round, for a hope token.

use super::decisions::decide;
use super::effects::{self, Scope};
use super::{Play, Table, costs};
use crate::engine::{Ask, Offered, Text};
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::cards::Advisor;
use crate::games::frostpunk::content::kinds::Citizen;
use crate::games::frostpunk::labels::brief;
use crate::games::frostpunk::labels::cards::CardOrNone;
use crate::games::frostpunk::state::State;

pub(super) fn find(state: &State, id: CardId) -> Option<&Advisor> {
    state.content.advisors.iter().find(|it| it.id == id)
}

/// The advisors of the players whose price lies there; none once one was used this round (PRE-01).
pub(crate) fn usable(state: &State) -> Vec<CardId> {
    let own = state.board.advisors.iter().filter_map(|it| *it.1).filter(|_| !state.board.advisor_used);
    own.filter(|it| find(state, *it).is_some_and(|it| costs::payable(state, it.ability.cost.as_ref()))).collect()
}

/// PRE-04: the types whose illness marker turns as things stand, for which a cure may come just in time.
fn turning(state: &State) -> Text {
    let turns = |of: &Citizen| state.board.people(*of).ill >= state.content.boards.first_flip();
    let all: Vec<Text> = Citizen::ALL.into_iter().filter(turns).map(Citizen::many).collect();
    match all.len() {
        0 => "advise-nobody".into(),
        3 => "acting-all".into(),
        _ => Text::new("unpaid").with("effect", all),
    }
}

/// PRE-01, ADV-01: one of them, or none.
pub(crate) fn advise(t: &mut Table) -> Play {
    let usable = usable(&t.state);
    if usable.is_empty() {
        return Ok(());
    }
    let options = CardOrNone::of(usable, "offer-no-advice");
    let ask = Ask::new("advise", "PRE-01").with("ill", t.state.content.boards.first_flip());
    let ask = ask.with("mobilization", u32::from(t.state.board.mobilization));
    let ask = t.ask_with(ask, |state, ask| ask.with("now", turning(state)));
    let Some(id) = decide(t, ask, options)?.card else {
        return Ok(());
    };
    let act = find(&t.state, id).offered("there is such an advisor")?.ability.clone();
    t.state.board.advisor_used = true;
    t.say_with(|_| Text::new("note-advice").with("card", id.title()).with("what", brief::steps(&act.effect)));
    effects::act(t, &mut Scope::of_card(id), &act)
}

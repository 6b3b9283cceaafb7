//! The round (RND): nine phases, and the texts of open cards that belong to one of them.

use super::decisions::{decide, told_of_one};
use super::effects::{self, Scope};
use super::{
    Play, Table, action, chronicle, dawn, dusk, end, events, generator, hunger, laws, morning, night, preparation,
    setup, weather,
};
use crate::engine::{Ask, Text};
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::kinds::Then;
use crate::games::frostpunk::content::standing::Standing;
use crate::games::frostpunk::labels::cards::NextText;
use crate::games::frostpunk::state::{Phase, State};

/// RND-01: the phase that the board stands in, and which comes next. The first round begins with its actions (SET-25).
pub(crate) fn phase(t: &mut Table) -> Play {
    let next = match t.state.board.phase {
        Phase::Setup => {
            setup::setup(t)?;
            t.headline_with(|s| Text::new("note-first-round").with("n", s.board.round).with("seat", s.board.leader));
            Phase::Muster
        }
        Phase::Dawn => {
            dawn::dawn(t)?;
            Phase::Morning
        }
        Phase::Morning => {
            morning::morning(t)?;
            Phase::Generator
        }
        Phase::Generator => {
            generator::generator(t)?;
            Phase::Weather
        }
        Phase::Weather => {
            weather::weather(t)?;
            Phase::Preparation
        }
        Phase::Preparation => {
            preparation::preparation(t)?;
            Phase::Muster
        }
        Phase::Muster => {
            action::muster(t);
            Phase::Action
        }
        Phase::Action if action::is_over(&t.state) => {
            t.state.board.turn = None;
            Phase::Dusk
        }
        Phase::Action => {
            action::turn(t)?;
            Phase::Action
        }
        Phase::Dusk => {
            dusk::dusk(t)?;
            Phase::Hunger
        }
        Phase::Hunger => {
            hunger::hunger(t)?;
            Phase::Night
        }
        Phase::Night => {
            night::night(t)?;
            end::last_round(t)?;
            chronicle::night(t);
            Phase::Dawn
        }
        Phase::Over => Phase::Over,
    };
    t.state.board.phase = next;
    Ok(())
}

/// A text of an open card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct OpenText<'a> {
    pub card: CardId,
    pub text: &'a Standing,
}

/// Every text of the scenario, the event area, the laws and what lies on them (RND-02, LAW-05).
pub(crate) fn open_texts(state: &State) -> impl Iterator<Item = OpenText<'_>> {
    let content = &state.content;
    let scenario = content.scenario.card.iter().filter(|it| state.board.scenario.contains(&it.id));
    let scenario = scenario.flat_map(|card| card.standing.iter().map(|it| (card.id, it)));
    let area = state.board.area.iter().filter_map(|it| events::find(state, it.id));
    let area = area.flat_map(|event| event.standing.iter().map(|it| (event.id, it)));
    scenario.chain(area).map(|(card, text)| OpenText { card, text }).chain(laws::open_texts(state))
}

/// RND-02, RND-03: every such text once, in an order that the table chooses.
pub(crate) fn standing(t: &mut Table, wanted: impl Fn(&Standing) -> bool) -> Play {
    let texts = open_texts(&t.state).filter(|it| wanted(it.text));
    let mut left: Vec<(CardId, Standing)> = texts.map(|it| (it.card, it.text.clone())).collect();
    while !left.is_empty() {
        let mut next: Vec<NextText> = left.iter().map(|(card, text)| NextText { card: *card, text }).collect();
        next.dedup_by_key(|it| it.card);
        let alone = next.len() == 1;
        let card = decide(t, told_of_one(Ask::new("text-order", "RND-03"), &next), next)?.card;
        let at = left.iter().position(|it| it.0 == card);
        let Some((_, text)) = at.map(|at| left.remove(at)) else { break };
        // A text before it may have taken the card away.
        if open_texts(&t.state).any(|it| it.card == card) {
            if alone && !effects::ahead(&t.state, &Scope::of_card(card), text.steps()).is_empty() {
                t.say_with(|_| Text::new("note-text").with("card", card.title()));
            }
            carry_out(t, card, &text)?;
        }
    }
    Ok(())
}

/// What a text says, and what becomes of its card.
pub(crate) fn carry_out(t: &mut Table, card: CardId, text: &Standing) -> Play {
    let mut scope = Scope::of_card(card);
    effects::all(t, &mut scope, text.steps())?;
    if scope.then == Some(Then::Out) {
        events::leave(t, card);
    }
    Ok(())
}

//! Technologies (TEC).

use super::decisions::decide;
use super::{Play, Table, buildings, chronicle};
use crate::engine::{Ask, Text};
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::cards::Technology;
use crate::games::frostpunk::content::features::Technique;
use crate::games::frostpunk::content::kinds::Building;
use crate::games::frostpunk::labels::cards::CardPick;
use crate::games::frostpunk::state::{Development, State};

fn find(state: &State, id: CardId) -> Option<&Technology> {
    state.content.technologies.iter().find(|it| it.id == id)
}

/// What the developed technologies say (TEC-04).
pub(crate) fn developed(state: &State) -> impl Iterator<Item = &Technique> {
    let done = state.board.technologies.iter().filter(|it| it.token == Development::Done);
    done.filter_map(|it| find(state, it.id)).flat_map(|it| &it.words)
}

/// What they give of a kind, all together.
pub(crate) fn sum(state: &State, of: impl Fn(&Technique) -> Option<u32>) -> u32 {
    developed(state).filter_map(of).sum()
}

/// The technology in development, with the round that its token lies on.
pub(crate) fn running(state: &State) -> Option<(usize, u32)> {
    let due = |it: Development| if let Development::Due(round) = it { Some(round) } else { None };
    state.board.technologies.iter().enumerate().find_map(|(at, it)| Some((at, due(it.token)?)))
}

/// TEC-03.
pub(crate) fn first_workshop(t: &mut Table) -> Play {
    if running(&t.state).is_some() { Ok(()) } else { next(t) }
}

/// TEC-03: whether a technology is begun with the first building of a kind.
pub(crate) fn would_begin(state: &State, key: Building) -> bool {
    let idle = || state.board.technologies.iter().any(|it| it.token == Development::Idle);
    buildings::develops(state, key) && !state.board.is_built(key) && running(state).is_none() && idle()
}

/// TEC-07: the technology that is broken off with the only building of a kind.
pub(crate) fn would_break(state: &State, key: Building) -> Option<CardId> {
    let only = state.board.buildings().filter(|it| it.1.key == key).count() == 1;
    let at = running(state).filter(|_| only && buildings::develops(state, key))?.0;
    Some(state.board.technologies[at].id)
}

/// TEC-05: the token of an undeveloped one so many rounds ahead, not beyond the last.
fn next(t: &mut Table) -> Play {
    let idle = t.state.board.technologies.iter().filter(|it| it.token == Development::Idle);
    let idle: Vec<CardPick> = idle.map(|it| CardPick(it.id)).collect();
    if idle.is_empty() {
        return Ok(());
    }
    let CardPick(id) = decide(t, Ask::new("technology", "TEC-03"), idle)?;
    let round = find(&t.state, id).map_or(t.state.board.round, |it| due(&t.state, it));
    t.state.board.technologies.iter_mut().filter(|it| it.id == id).for_each(|it| it.token = Development::Due(round));
    t.say_with(|s| {
        let note = if round > s.board.round { "note-research" } else { "note-research-last" };
        Text::new(note).with("card", id.title()).with("round", round)
    });
    Ok(())
}

/// TEC-03: the round onto which the token of one that is begun now goes.
pub(crate) fn due(state: &State, technology: &Technology) -> u32 {
    (state.board.round + technology.value).min(state.content.scenario.setup.rounds)
}

/// TEC-07.
pub(crate) fn no_workshop(t: &mut Table) {
    if let Some((at, _)) = running(&t.state) {
        t.state.board.technologies[at].token = Development::Idle;
        let id = t.state.board.technologies[at].id;
        t.say_with(|_| Text::new("note-research-lost").with("card", id.title()));
    }
}

/// TEC-04: the round marker has reached the token.
pub(crate) fn reached(t: &mut Table) -> Play {
    match running(&t.state) {
        Some((at, round)) if round <= t.state.board.round => done(t, at),
        _ => Ok(()),
    }
}

fn done(t: &mut Table, at: usize) -> Play {
    t.state.board.technologies[at].token = Development::Done;
    let id = t.state.board.technologies[at].id;
    t.say_with(|s| {
        let words = find(s, id).map_or_else(Vec::new, |it| it.words.iter().map(|it| it.text()).collect());
        Text::new("note-developed").with("card", id.title()).with("words", words)
    });
    chronicle::card(t, id);
    next(t)
}

/// TEC-06. The table has been told the round of one that is begun on the way, so that it is told where its token lies at last.
pub(crate) fn develop(t: &mut Table, n: u32) -> Play {
    let mut moved = false;
    for _ in 0..n {
        let Some((at, round)) = running(&t.state) else { break };
        let round = round.saturating_sub(1);
        t.state.board.technologies[at].token = Development::Due(round);
        moved = round > t.state.board.round;
        if !moved {
            done(t, at)?;
        }
    }
    if let Some((at, round)) = running(&t.state).filter(|_| moved) {
        let id = t.state.board.technologies[at].id;
        t.say_with(|_| Text::new("note-research-sooner").with("card", id.title()).with("round", round));
    }
    Ok(())
}

//! Challenge cards (PAT-02 to PAT-04): draw one per Soldier, keep some, face their Threats, shuffle all back.

use super::goods::{gain, gain_mix};
use super::threat::{self, lose_soldier};
use crate::engine::{Ask, Offered, Play, Seat, Text};
use crate::games::perseverance::kinds::{Module, SoldierKind};
use crate::games::perseverance::names::{self, Why};
use crate::games::perseverance::state::Table;

/// A card by its deck and its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Challenge(pub SoldierKind, pub usize);

pub(crate) fn challenges(t: &mut Table, seat: Seat, keep: usize, why: Why) -> Play {
    let party = t.state.board.players[seat].patrol.offered("the Patrol is under way")?.soldiers;
    let mut drawn = Vec::new();
    for kind in SoldierKind::ALL {
        for _ in 0..party.count(kind) {
            let card = t.draw_from(|state| &mut state.secret.challenges[kind as usize]);
            drawn.extend(card.map(|number| (kind, number)));
        }
    }
    drawn.sort_unstable();
    t.state.board.drawn = drawn.clone();
    t.say_with(|s| {
        let (content, retail) = (&s.content, s.board.retail());
        let what: Vec<Text> = s.board.drawn.iter().map(|it| names::challenge(content, *it, retail)).collect();
        Text::new("note-challenges-drawn").with("seat", seat).with("n", what.len()).with("what", what)
    });
    let ask = Ask::new("challenges", "PAT-02").with("n", keep);
    let cards: Vec<Challenge> = drawn.iter().map(|(kind, number)| Challenge(*kind, *number)).collect();
    let kept = t.choose_some(seat, ask, cards, 0, keep)?;
    if !t.state.board.drawn.is_empty() {
        let id = if kept.is_empty() { "note-challenges-none" } else { "note-challenges-kept" };
        t.say_with(|s| {
            let brings = |it: &Challenge| names::challenge(&s.content, (it.0, it.1), s.board.retail());
            let what = kept.iter().map(brings).collect::<Vec<_>>();
            Text::new(id).with("seat", seat).with("n", what.len()).with("what", what)
        });
    }
    for card in &kept {
        reward(t, seat, *card, why)?;
    }
    for card in kept {
        face_threat(t, seat, card)?;
    }
    shuffle_back(t, drawn);
    Ok(())
}

/// What a kept card brings (PAT-02).
fn reward(t: &mut Table, seat: Seat, Challenge(kind, number): Challenge, why: Why) -> Play {
    let card = t.state.content.challenge(kind, number).clone();
    gain(t, seat, &card.gain, why);
    match card.pick {
        Some(mix) => gain_mix(t, seat, &mix, why),
        None => Ok(()),
    }
}

/// The Threat of a kept card, after the rewards of all of them (PAT-03).
fn face_threat(t: &mut Table, seat: Seat, Challenge(kind, number): Challenge) -> Play {
    let danger = t.state.content.challenge(kind, number).threat;
    if danger == 0 {
        return Ok(());
    }
    if t.state.board.has(Module::Threat) {
        threat::advance(t, seat, kind, danger)
    } else if threat::roll(t, seat, danger) {
        Ok(())
    } else {
        lose_soldier(t, seat, kind)
    }
}

/// PAT-04: all drawn cards go back into their decks.
fn shuffle_back(t: &mut Table, drawn: Vec<(SoldierKind, usize)>) {
    t.state.board.drawn.clear();
    for kind in SoldierKind::ALL {
        let back = drawn.iter().filter(|it| it.0 == kind).map(|it| it.1);
        t.state.secret.challenges[kind as usize].gather(back);
        t.shuffle_deck(kind.challenge_deck(), |state| &mut state.secret.challenges[kind as usize]);
    }
}

//! Challenge cards (PAT-02 to PAT-04): draw one per Soldier, keep some, face their Threats, shuffle all back.

use super::goods::{gain, gain_mix};
use super::threat;
use super::threat::lose_soldier;
use crate::engine::{Ask, Opt, Play, Seat, Text};
use crate::games::perseverance::kinds::{Module, SoldierKind};
use crate::games::perseverance::names;
use crate::games::perseverance::state::Table;

pub fn challenges(t: &mut Table, seat: Seat, keep: usize, why: &Text) -> Play {
    let party = t.state.board.players[seat].patrol.map(|it| it.soldiers).unwrap_or_default();
    let mut drawn = Vec::new();
    for kind in SoldierKind::ALL {
        for _ in 0..party.count(kind) {
            let card = t.draw(|state| state.secret.challenges[kind as usize].pop());
            drawn.extend(card.map(|number| (kind, number)));
        }
    }
    drawn.sort_unstable();
    t.state.board.drawn = drawn.clone();
    let what: Vec<Text> =
        drawn.iter().map(|it| names::challenge(&t.state.content, *it, t.state.board.retail())).collect();
    t.say(Text::new("note-challenges-drawn").with("seat", seat).with("what", what));
    let offers: Vec<_> = drawn
        .iter()
        .map(|it| Opt::new(*it, challenge_key(*it), names::challenge(&t.state.content, *it, t.state.board.retail())))
        .collect();
    let ask = Ask::new("challenges", "PAT-02").with("n", keep);
    let kept = t.choose_some(seat, ask, offers, 0, keep)?;
    for card in &kept {
        reward(t, seat, card.value, why)?;
    }
    for card in kept {
        face_threat(t, seat, card.value);
    }
    shuffle_back(t, drawn);
    Ok(())
}

/// A word such as `light-3`.
fn challenge_key((kind, number): (SoldierKind, usize)) -> String {
    format!("{}-{number}", kind.key())
}

/// What a kept card brings (PAT-02).
fn reward(t: &mut Table, seat: Seat, (kind, number): (SoldierKind, usize), why: &Text) -> Play {
    let card = t.state.content.challenge(kind, number).clone();
    gain(t, seat, &card.gain, why.clone());
    match card.pick {
        Some(mix) => gain_mix(t, seat, &mix, why.clone()),
        None => Ok(()),
    }
}

/// The Threat of a kept card, after the rewards of all of them (PAT-03).
fn face_threat(t: &mut Table, seat: Seat, (kind, number): (SoldierKind, usize)) {
    let danger = t.state.content.challenge(kind, number).threat;
    if danger == 0 {
        return;
    }
    if t.state.board.has(Module::Threat) {
        threat::advance(t, seat, kind, danger);
    } else if !threat::roll(t, seat, danger) {
        lose_soldier(t, seat, kind);
    }
}

/// PAT-04: all drawn cards go back into their decks.
fn shuffle_back(t: &mut Table, drawn: Vec<(SoldierKind, usize)>) {
    t.state.board.drawn.clear();
    for kind in SoldierKind::ALL {
        let back = drawn.iter().filter(|it| it.0 == kind).map(|it| it.1);
        let mut deck = std::mem::take(&mut t.state.secret.challenges[kind as usize]);
        deck.extend(back);
        // The order before the shuffle must not depend on what was drawn when.
        deck.sort_unstable();
        t.state.secret.challenges[kind as usize] = t.shuffle(kind.challenge_deck(), deck);
    }
}

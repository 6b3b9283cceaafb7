//! Challenge cards (PAT-02 to PAT-04): draw one per Soldier, keep some, face their Threats, shuffle all back.

use super::goods::{T, amounts, gain, gain_mix};
use super::patrol::lose_soldier;
use super::setup::challenge_deck;
use super::threat;
use crate::engine::{Ask, Opt, Play, Seat, Text};
use crate::games::perseverance::kinds::{Module, SoldierKind};

pub fn challenges(t: &mut T, seat: Seat, keep: usize, why: &Text) -> Play {
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
    let what: Vec<Text> = drawn.iter().map(|it| challenge_label(t, *it)).collect();
    t.say(Text::new("note-challenges-drawn").with("seat", seat).with("what", what));
    let offers: Vec<_> = drawn.iter().map(|it| Opt::new(*it, challenge_key(*it), challenge_label(t, *it))).collect();
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

/// The card with what it brings and its Threat.
pub fn challenge_label(t: &T, (kind, number): (SoldierKind, usize)) -> Text {
    let card = t.state.content.challenge(kind, number);
    let mut what = amounts(&card.gain, t.state.board.retail());
    if let Some(mix) = &card.pick {
        let of: Vec<Text> =
            mix.of.iter().map(|it| super::goods::amount(*it, mix.count, t.state.board.retail())).collect();
        let id = if mix.count == 1 { "amount-either" } else { "amount-mix" };
        what.push(Text::new(id).with("n", mix.count).with("of", of));
    }
    let id = if card.threat == 0 { "challenge-safe" } else { "challenge-threat" };
    Text::new(id)
        .with("deck", Text::new(format!("challenge-{}", kind.key())))
        .with("n", number)
        .with("what", what)
        .with("threat", card.threat)
}

/// What a kept card brings (PAT-02).
fn reward(t: &mut T, seat: Seat, (kind, number): (SoldierKind, usize), why: &Text) -> Play {
    let card = t.state.content.challenge(kind, number).clone();
    gain(t, seat, &card.gain, why.clone());
    match card.pick {
        Some(mix) => gain_mix(t, seat, &mix, why.clone()),
        None => Ok(()),
    }
}

/// The Threat of a kept card, after the rewards of all of them (PAT-03).
fn face_threat(t: &mut T, seat: Seat, (kind, number): (SoldierKind, usize)) {
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
fn shuffle_back(t: &mut T, drawn: Vec<(SoldierKind, usize)>) {
    t.state.board.drawn.clear();
    for kind in SoldierKind::ALL {
        let back = drawn.iter().filter(|it| it.0 == kind).map(|it| it.1);
        let mut deck = std::mem::take(&mut t.state.secret.challenges[kind as usize]);
        deck.extend(back);
        // The order before the shuffle must not depend on what was drawn when.
        deck.sort_unstable();
        t.state.secret.challenges[kind as usize] = t.shuffle(challenge_deck(kind), deck);
    }
}

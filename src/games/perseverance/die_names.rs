//! What the Trap die and the Wall die can bring, in numbers: for options and for the board as text.

use super::content::{Content, TrapFace, TrapResult};
use super::kinds::Good;
use super::names::amount;
use crate::engine::Text;

/// The faces of the Trap die with which a Trap kills a Dino of the same type, or of the other.
pub(super) fn deadly(content: &Content, same: bool) -> impl Iterator<Item = &TrapFace> {
    let kills = move |it: &&TrapFace| match it.result {
        TrapResult::Match => same,
        TrapResult::Always => true,
        TrapResult::Never => false,
    };
    content.trap_die().iter().filter(kills)
}

/// Adds on how many faces a Trap kills no Dino of whichever type, and the Followers that it brings even so (ATK-02).
pub(super) fn sure_failures(text: Text, content: &Content) -> Text {
    let faces = || content.trap_die().iter().filter(|it| it.result == TrapResult::Never);
    text.with("none", faces().count()).with("failed", faces().map(|it| it.followers).max().unwrap_or(0))
}

/// Adds on how many faces a Trap kills, and the Followers that it brings then (ATK-02).
pub(super) fn trap_die(text: Text, content: &Content) -> Text {
    let followers = |same: bool| deadly(content, same).map(|it| it.followers);
    let of = |value: Option<u32>| value.unwrap_or(0);
    text.with("same", deadly(content, true).count())
        .with("least", of(followers(true).min()))
        .with("most", of(followers(true).max()))
        .with("other", deadly(content, false).count())
        .with("sure", of(followers(false).max()))
        .with("faces", content.trap_die().len())
}

/// Adds what the Wall die can bring, and on how many of its faces it kills (ATK-03).
pub(super) fn wall_die(text: Text, content: &Content, retail: bool) -> Text {
    let die = content.wall_die();
    let followers = || die.iter().map(|it| it.followers).filter(|it| *it > 0);
    let safeguard = die.iter().map(|it| it.safeguard).max().unwrap_or(0);
    text.with("least", followers().min().unwrap_or(0))
        .with("most", followers().max().unwrap_or(0))
        .with("what", amount(Good::Safeguard, safeguard, retail))
        .with("kills", die.iter().filter(|it| it.skull).count())
        .with("faces", die.len())
}

//! The Patrol row and the Combat Rewards.

use super::layout::CARDS;
use super::palette::{self, *};
use super::{Eye, mark, parts, weight};
use crate::games::drawing::Fresh;
use crate::games::perseverance::content::{CombatReward, Patrol, RewardEffect, Stage};
use crate::games::perseverance::kinds::{Good, SoldierKind};
use crate::games::perseverance::state::Owner;
use crate::scene::{Color, Draw, Group, Shadow, Sym, Weight, measure};

const TITLE: f32 = 46.0;
const REWARD_COLUMNS: usize = 4;
const INSET: f32 = 14.0;
/// The radius of a Breach token, which stands below the name of its reward.
const BREACH: f32 = 19.0;
pub(super) const PATROL_W: f32 = 300.0;
pub(super) const PATROL_H: f32 = CARDS - TITLE - INSET;

pub(super) fn patrols_width() -> f32 {
    2.0 * PATROL_W + 3.0 * INSET
}

pub(super) fn patrols_base(at: &mut Group, eye: &Eye<'_>) {
    parts::card(at, 0.0, 0.0, patrols_width(), CARDS);
    at.symbol(Sym::Patrol, 34.0, 25.0, 34.0, QUIET);
    parts::heading(at, 60.0, 26.0, 180.0, eye.say("pic-patrols"));
}

pub(super) fn patrols(at: &mut Group, eye: &Eye<'_>) {
    let board = eye.board();
    let w = patrols_width();
    if board.drawn.is_empty() {
        at.symbol(Sym::Deck, w - 84.0, 25.0, 30.0, QUIET);
        parts::label(at, w - 60.0, 26.0, 46.0, 26.0, eye.view.patrol_deck.to_string()).bold().color(QUIET);
    } else {
        at.symbol(Sym::Challenge, 262.0, 25.0, 30.0, QUIET);
        let drawn: Vec<String> = board.drawn.iter().map(|(kind, number)| challenge(*kind, *number)).collect();
        let drawn = drawn.join("  ");
        let wide = measure(&drawn, 26.0, Weight::Bold).min(w - 302.0);
        mark::pen(at, 278.0, 8.0, wide + 12.0, 36.0, eye.changed(|it| it.board.drawn.clone()));
        parts::label(at, 284.0, 26.0, w - 302.0, 26.0, drawn).bold();
    }
    for (n, number) in board.patrols.iter().enumerate() {
        let x = INSET + n as f32 * (PATROL_W + INSET);
        let fresh = eye.fresh(weight::PATROL, |it| it.board.patrols.contains(number));
        mark::ring(at, x, TITLE, PATROL_W, PATROL_H, 12.0, fresh);
        patrol(at, eye, x, TITLE, eye.content().patrol(*number), None);
    }
}

fn challenge(kind: SoldierKind, number: usize) -> String {
    match kind {
        SoldierKind::Light => format!("L{number}"),
        SoldierKind::Heavy => format!("H{number}"),
    }
}

/// A Patrol card; the stage that is to be resolved next stands out if somebody is on it.
pub(super) fn patrol(at: &mut Group, eye: &Eye<'_>, x: f32, y: f32, card: &Patrol, stage: Option<usize>) {
    at.rect(x, y, PATROL_W, PATROL_H)
        .radius(12.0)
        .fill(Color::rgb(0xeaf0e4))
        .stroke(Color::rgb(0x9db08f), 2.0)
        .shadow(Shadow::soft(6.0).alpha(0.2));
    let name = eye.say_with("patrol-name-short", "number", card.number);
    parts::label(at, x + 14.0, y + 27.0, 90.0, 28.0, name).bold().color(JUNGLE);
    let need = card.need as usize;
    at.rect(x + PATROL_W - 116.0, y + 8.0, 104.0, 38.0).radius(10.0).fill(JUNGLE);
    at.symbol(Sym::LightSoldier, x + PATROL_W - 92.0, y + 27.0, 30.0, Color::WHITE);
    parts::label(at, x + PATROL_W - 70.0, y + 27.0, 54.0, 28.0, format!("{need}+")).bold().color(Color::WHITE);
    let two = card.second.is_some();
    let first_y = if two { y + 76.0 } else { y + 100.0 };
    row(at, x, first_y, if two { Some(1) } else { None }, &card.first, stage == Some(1));
    if let (Some(transition), Some(second)) = (card.transition, &card.second) {
        let cy = y + 106.0;
        at.line(x + 14.0, cy, x + PATROL_W - 92.0, cy).stroke(Color::rgb(0x9db08f), 2.0).dash(&[6.0, 5.0]);
        at.symbol(Sym::Threat, x + PATROL_W - 62.0, cy, 30.0, DANGER);
        parts::label(at, x + PATROL_W - 42.0, cy, 34.0, 26.0, transition.threat.to_string()).bold().color(DANGER);
        row(at, x, y + 138.0, Some(2), second, stage == Some(2));
    }
}

fn row(at: &mut Group, x: f32, cy: f32, number: Option<usize>, stage: &Stage, current: bool) {
    if current {
        at.rect(x + 6.0, cy - 23.0, PATROL_W - 76.0, 46.0).radius(12.0).fill(Color::rgb(0xfff0b8)).stroke(GOLD, 3.0);
    }
    let mut left = x + 16.0;
    if let Some(number) = number {
        parts::badge(at, left + 15.0, cy, 16.0, JUNGLE, Color::WHITE, number.to_string());
        left += 42.0;
    }
    let size = if number.is_some() { 36.0 } else { 44.0 };
    for _ in 0..stage.challenges {
        at.symbol(Sym::Challenge, left + size * 0.5, cy, size, Color::rgb(0x6a4a8f));
        left += size * 0.86;
    }
    if stage.challenges > 0 {
        left += 12.0;
    }
    left += parts::goods(at, left, cy, size, &stage.gain);
    for _ in 0..stage.walls {
        at.symbol(Sym::Wall, left + size * 0.5, cy, size, Color::INK);
        left += size;
    }
}

pub(super) fn rewards_base(at: &mut Group, eye: &Eye<'_>, w: f32) {
    parts::card(at, 0.0, 0.0, w, CARDS);
    at.symbol(Sym::Swords, 34.0, 25.0, 34.0, QUIET);
    parts::heading(at, 60.0, 26.0, w - 80.0, eye.say("phase-rewards"));
    for (n, reward) in eye.content().rewards(eye.board().edition).iter().enumerate() {
        let (x, y, wide, high) = reward_place(w, n);
        at.rect(x, y, wide, high).radius(12.0).fill(WELL).stroke(CARD_LINE, 1.5);
        parts::badge(at, x + 22.0, y + 24.0, 16.0, DEEP, Color::WHITE, reward.number.to_string());
        parts::label(at, x + 46.0, y + 24.0, wide - 54.0, 28.0, capital(&eye.say(reward_key(eye, reward, "-short"))))
            .semi_bold();
        let mut left = x + 12.0;
        for (good, count) in [(Good::Safeguard, reward.safeguard), (Good::Valor, reward.valor)] {
            for _ in 0..count {
                let (sym, color) = palette::good(good);
                at.symbol(sym, left + 14.0, y + 59.0, 30.0, color);
                left += 30.0;
            }
        }
    }
}

pub(super) fn rewards(at: &mut Group, eye: &Eye<'_>, w: f32) {
    contributions(at, eye, w);
    let breached = eye.board().attack.as_ref().is_some_and(|it| it.breached);
    for (n, reward) in eye.content().rewards(eye.board().edition).iter().enumerate() {
        let (x, y, wide, high) = reward_place(w, n);
        if eye.board().breach.contains(&reward.number) {
            at.circle(x + wide - 26.0, y + high - 23.0, BREACH).fill(DANGER).shadow(Shadow::soft(4.0));
            at.symbol(Sym::Breach, x + wide - 26.0, y + high - 23.0, 25.0, Color::WHITE);
        }
        if breached && eye.board().breach.contains(&reward.number) {
            at.rect(x, y, wide, high).radius(12.0).fill(WELL.alpha(0.5)).stroke(DANGER, 4.0);
            at.circle(x + wide - 26.0, y + high - 23.0, BREACH).fill(DANGER);
            at.symbol(Sym::Cross, x + wide - 26.0, y + high - 23.0, 27.0, Color::WHITE);
        }
        let fresh = eye.fresh(weight::BREACH, |it| it.board.breach.contains(&reward.number));
        let (left, top) = (x + wide - 26.0 - BREACH, y + high - 23.0 - BREACH);
        mark::ring(at, left, top, 2.0 * BREACH, 2.0 * BREACH, BREACH, fresh);
    }
}

/// In an attack: the Zone, and what everybody contributed to its defense.
fn contributions(at: &mut Group, eye: &Eye<'_>, w: f32) {
    let Some(attack) = &eye.board().attack else { return };
    let pill = 74.0;
    let mut x = w - INSET;
    for (seat, tally) in attack.tally.iter().rev() {
        x -= pill + 6.0;
        parts::tally(at, [x + 6.0, 8.0, pill, 34.0], Owner::Seat(seat), tally.contribution, Fresh::No);
    }
    let zone = eye.say(format!("zone-{}-short", attack.zone.key()));
    let room = x - 330.0;
    at.rect(326.0, 6.0, room, 38.0).radius(12.0).fill(DANGER);
    parts::centered(at, 326.0 + room * 0.5, 25.0, room - 20.0, 24.0, zone).bold().color(Color::WHITE);
}

/// The message of a Combat Reward; the sixth differs by edition.
pub(super) fn reward_key(eye: &Eye<'_>, reward: &CombatReward, end: &str) -> String {
    match reward.effect {
        RewardEffect::RetrieveLeader | RewardEffect::Settlement => {
            format!("reward-{}-{}{end}", reward.number, eye.edition_word())
        }
        _ => format!("reward-{}{end}", reward.number),
    }
}

/// Glossary words stand in sentences; on a card they begin one.
pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn reward_place(w: f32, n: usize) -> (f32, f32, f32, f32) {
    let wide = (w - 2.0 * INSET - 10.0 * (REWARD_COLUMNS as f32 - 1.0)) / REWARD_COLUMNS as f32;
    let high = (CARDS - TITLE - INSET - 8.0) * 0.5;
    let (row, col) = (n / REWARD_COLUMNS, n % REWARD_COLUMNS);
    (INSET + col as f32 * (wide + 10.0), TITLE + row as f32 * (high + 8.0), wide, high)
}

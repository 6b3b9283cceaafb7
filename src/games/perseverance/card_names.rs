//! What the cards are called and bring: Challenges and Patrols.

use std::collections::BTreeSet;

use super::content::{Challenge, Content, Goods, Stage};
use super::kinds::{Good, SoldierKind};
use super::names::{amount, amounts};
use crate::engine::Text;

/// What the Challenges of these decks bring at most: so many goods, so many Followers, and which goods there are (PAT-08).
pub(super) fn most_of_challenges(content: &Content, kinds: &[SoldierKind]) -> (u32, u32, BTreeSet<Good>) {
    let cards =
        kinds.iter().flat_map(|kind| (1..=content.challenge_count(*kind)).map(|it| content.challenge(*kind, it)));
    let (mut most, mut followers, mut which) = (0, 0, BTreeSet::new());
    for card in cards {
        let goods = || card.gain.iter().filter(|it| *it.0 != Good::Follower);
        let picked = card.pick.as_ref();
        most = most.max(goods().map(|it| it.1).sum::<u32>() + picked.map_or(0, |it| it.count));
        followers = followers.max(card.gain.get(&Good::Follower).copied().unwrap_or(0));
        which.extend(goods().map(|it| *it.0).chain(picked.iter().flat_map(|it| it.of.iter().copied())));
    }
    (most, followers, which)
}

/// Adds what a Light and what a Heavy Challenge bring at most.
pub(super) fn with_most(text: Text, content: &Content, retail: bool) -> Text {
    let of = |kind: SoldierKind| most_of_challenges(content, &[kind]);
    let ((light, light_followers, _), (heavy, heavy_followers, _)) = (of(SoldierKind::Light), of(SoldierKind::Heavy));
    let followers = |n: u32| amount(Good::Follower, n, retail);
    let threat = |kind: SoldierKind| {
        let all = (1..=content.challenge_count(kind)).map(|it| content.challenge(kind, it).threat);
        all.max().unwrap_or(0)
    };
    text.with("light-threat", threat(SoldierKind::Light))
        .with("heavy-threat", threat(SoldierKind::Heavy))
        .with("light", light)
        .with("light-followers", followers(light_followers))
        .with("heavy", heavy)
        .with("heavy-followers", followers(heavy_followers))
}

/// What a Challenge card brings if it brings this much of what is printed without a choice.
pub(super) fn challenge_gain(card: &Challenge, gain: &Goods, retail: bool) -> Vec<Text> {
    let mut what = amounts(gain, retail);
    if let Some(mix) = &card.pick {
        let of = mix.of.iter().map(|it| amount(*it, mix.count, retail));
        what.extend(match mix.count {
            1 => of.reduce(|first, second| Text::new("amount-either").with("first", first).with("second", second)),
            _ => Some(Text::new("amount-mix").with("n", mix.count).with("of", of.collect::<Vec<_>>())),
        });
    }
    what
}

/// A Challenge card with what it brings and its Threat.
pub(super) fn challenge(content: &Content, (kind, number): (SoldierKind, usize), retail: bool) -> Text {
    let card = content.challenge(kind, number);
    let what = challenge_gain(card, &card.gain, retail);
    Text::new(if card.threat == 0 { "challenge-safe" } else { "challenge-threat" })
        .with("deck", Text::new(format!("challenge-{}", kind.key())))
        .with("n", number)
        .with("what", what)
        .with("threat", card.threat)
}

/// What a stage of a Patrol brings, thing by thing; the first stage is 1.
pub(super) fn patrol_stage(content: &Content, card: usize, stage: usize, retail: bool) -> Vec<Text> {
    content.patrol(card).stage(stage).map_or_else(Vec::new, |it| stage_goods(it, &it.gain, retail))
}

/// The same of a stage of whose goods only these are gained.
pub(super) fn stage_goods(stage: &Stage, gain: &Goods, retail: bool) -> Vec<Text> {
    let mut what = amounts(gain, retail);
    if stage.challenges > 0 {
        what.push(Text::new("amount-challenges").with("n", stage.challenges));
    }
    if stage.walls > 0 {
        what.push(Text::new("amount-walls").with("n", stage.walls));
    }
    what
}

/// A Patrol with what it needs and brings.
pub(super) fn patrol(content: &Content, card: usize, retail: bool) -> Text {
    let patrol = content.patrol(card);
    let brings = |stage: usize| Text::new("list").with("what", patrol_stage(content, card, stage, retail));
    let (id, second) = match patrol.second {
        Some(_) => ("patrol-card-two", brings(2)),
        None => ("patrol-card-one", Text::new("bonus-none")),
    };
    Text::new(id)
        .with("n", card)
        .with("need", patrol.need)
        .with("first", brings(1))
        .with("threat", patrol.transition.map_or(0, |it| it.threat))
        .with("second", second)
}

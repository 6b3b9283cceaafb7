//! Gaining and losing things within their limits (AST), with the line of the log that says so.

use super::cost::Cost;
use crate::engine::{Ask, Offered, Play, Seat, Text};
use crate::games::perseverance::content::{Goods, Mix};
use crate::games::perseverance::kinds::{Good, SoldierKind, Zone};
use crate::games::perseverance::names::{self, Why};
use crate::games::perseverance::state::{State, Table};

/// Goods from a list, in the order of [`Good`].
pub(crate) fn goods<const N: usize>(list: [(Good, u32); N]) -> Goods {
    list.into_iter().filter(|(_, count)| *count > 0).collect()
}

/// Takes pieces that must be there, because a rule has counted them.
#[track_caller]
pub(crate) fn take(pieces: &mut usize, count: usize, what: &'static str) -> Play {
    *pieces = pieces.checked_sub(count).offered(what)?;
    Ok(())
}

/// Gains all of it, as far as the limits allow (AST-02, AST-03), and says what was gained and why.
pub(crate) fn gain(t: &mut Table, seat: Seat, what: &Goods, why: Why) {
    let mut gained = Goods::new();
    let mut lost = Goods::new();
    for (good, count) in what {
        let got = t.state.gain(seat, *good, *count);
        if *good == Good::Follower {
            t.state.board.players[seat].sources[why.source() as usize] += i32::try_from(got).unwrap_or(i32::MAX);
        }
        if got > 0 {
            gained.insert(*good, got);
        }
        if got < *count {
            lost.insert(*good, count - got);
        }
    }
    // A track that is full is another matter than pieces that are not there.
    let short = lost.remove(&Good::LightSoldier).is_some();
    for (id, goods) in [("note-gain", gained), ("note-gain-lost", lost)] {
        if !goods.is_empty() {
            t.say_with(|s| {
                let retail = s.board.retail();
                let why = names::why(why, retail);
                Text::new(id).with("seat", seat).with("why", why).with("what", names::amounts(&goods, retail))
            });
        }
    }
    if short {
        none_in_supply(t, seat, SoldierKind::Light, why);
    }
}

fn none_in_supply(t: &mut Table, seat: Seat, kind: SoldierKind, why: Why) {
    t.say_with(|s| {
        let text = Text::new("note-no-soldier-left").with("seat", seat).with("soldier", names::soldier(kind));
        text.with("why", names::why(why, s.board.retail()))
    });
}

pub(crate) fn gain_one(t: &mut Table, seat: Seat, good: Good, count: u32, why: Why) {
    gain(t, seat, &goods([(good, count)]), why);
}

/// Loses Followers, as far as there are any (AST-04).
pub(crate) fn lose_followers(t: &mut Table, seat: Seat, count: u32, why: Why) {
    let lost = t.state.lose_followers(seat, count);
    t.state.board.players[seat].sources[why.source() as usize] -= i32::try_from(lost).unwrap_or(i32::MAX);
    t.say_with(|s| {
        let why = names::why(why, s.board.retail());
        // That somebody had fewer than they were to lose explains the number (AST-04).
        let id = if lost > 0 && lost < count { "note-lose-all" } else { "note-lose-followers" };
        Text::new(id).with("seat", seat).with("n", lost).with("why", why)
    });
}

/// Times the production of a Zone: Food, Light Soldier, Story, MR from left to right (ASM-01).
pub(crate) fn produce(t: &mut Table, seat: Seat, zone: Zone, times: u32, why: Why) {
    let good = t.state.content.production(zone);
    gain_one(t, seat, good, times, why);
}

/// One way to take a reward of the player's choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mixture(pub Goods);

/// A reward of the player's choice: so many goods in any mix (PAT-08).
pub(crate) fn gain_mix(t: &mut Table, seat: Seat, mix: &Mix, why: Why) -> Play {
    let ask = t.ask_with(Ask::new("mix", "PAT-08"), |s, ask| ask.with("why", names::why(why, s.board.retail())));
    let Mixture(what) = t.choose(seat, ask, mixes(&mix.of, mix.count).into_iter().map(Mixture))?;
    gain(t, seat, &what, why);
    Ok(())
}

/// Every way to take `count` goods of these kinds.
fn mixes(of: &[Good], count: u32) -> Vec<Goods> {
    match of {
        [] => Vec::new(),
        [only] => vec![goods([(*only, count)])],
        [first, rest @ ..] => (0..=count)
            .rev()
            .flat_map(|taken| {
                let others = if taken == count { vec![Goods::new()] } else { mixes(rest, count - taken) };
                others.into_iter().map(move |mut it| {
                    if taken > 0 {
                        it.insert(*first, taken);
                    }
                    it
                })
            })
            .collect(),
    }
}

pub(crate) fn gain_soldier(t: &mut Table, seat: Seat, kind: SoldierKind, why: Why) {
    buy_soldier(t, seat, kind, Cost::FREE, why);
}

/// Moves a Soldier that was paid for from personal supply to the player board; a gain with none left is lost (AST-02).
pub(crate) fn buy_soldier(t: &mut Table, seat: Seat, kind: SoldierKind, price: Cost, why: Why) {
    let player = &mut t.state.board.players[seat];
    if *player.supply.of(kind) == 0 {
        none_in_supply(t, seat, kind, why);
        return;
    }
    *player.supply.of(kind) -= 1;
    *player.ready.of(kind) += 1;
    let id = match kind {
        SoldierKind::Light => "note-gain-light",
        SoldierKind::Heavy => "note-gain-heavy",
    };
    t.say_with(|s| {
        let retail = s.board.retail();
        let text = Text::new(id).with("seat", seat);
        text.with("paid", price.paid(retail)).with("why", names::why(why, retail))
    });
}

impl State {
    /// How much of so many of a good a player would gain within its limits (AST-02, AST-03).
    pub fn within_limits(&self, seat: Seat, good: Good, count: u32) -> u32 {
        let (player, track) = (&self.board.players[seat], self.content.limits().track);
        let room = match good {
            Good::Food | Good::Mr | Good::Story | Good::Follower | Good::Vote => count,
            Good::Safeguard => track.saturating_sub(player.safeguard),
            Good::Valor => track.saturating_sub(player.valor),
            Good::LightSoldier => u32::try_from(player.supply.light).unwrap_or(u32::MAX),
        };
        count.min(room)
    }

    /// Gives a good to a player, within its limits; says how much was really gained.
    pub fn gain(&mut self, seat: Seat, good: Good, count: u32) -> u32 {
        let gained = self.within_limits(seat, good, count);
        let player = &mut self.board.players[seat];
        match good {
            Good::Food => player.food += gained,
            Good::Mr => player.mr += gained,
            Good::Story => player.stories += gained,
            Good::Follower => player.followers += gained,
            Good::Vote => player.votes += gained,
            Good::Safeguard => player.safeguard += gained,
            Good::Valor => player.valor += gained,
            Good::LightSoldier => {
                player.supply.light -= gained as usize;
                player.ready.light += gained as usize;
            }
        }
        gained
    }

    /// Takes Followers, but never below 0 (AST-04); says how many were really lost.
    pub fn lose_followers(&mut self, seat: Seat, count: u32) -> u32 {
        let followers = &mut self.board.players[seat].followers;
        let lost = count.min(*followers);
        *followers -= lost;
        lost
    }
}

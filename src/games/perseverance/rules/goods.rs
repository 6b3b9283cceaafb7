//! Gaining things, with the line of the log that says so.

use crate::engine::{Ask, Opt, Play, Seat, Text};
use crate::games::perseverance::content::{Goods, Mix};
use crate::games::perseverance::kinds::{Good, SoldierKind, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::state::Table;

/// Goods from a list, in the order of [`Good`].
pub fn goods<const N: usize>(list: [(Good, u32); N]) -> Goods {
    list.into_iter().filter(|(_, count)| *count > 0).collect()
}

/// Gains all of it, as far as the limits allow (AST-02, AST-03), and says what was gained and why.
pub fn gain(t: &mut Table, seat: Seat, what: &Goods, why: Text) {
    let mut gained = Goods::new();
    let mut lost = Goods::new();
    for (good, count) in what {
        let got = t.state.gain(seat, *good, *count);
        if got > 0 {
            gained.insert(*good, got);
        }
        if got < *count {
            lost.insert(*good, count - got);
        }
    }
    let retail = t.state.board.retail();
    if !gained.is_empty() {
        t.say(
            Text::new("note-gain")
                .with("seat", seat)
                .with("why", why.clone())
                .with("what", names::amounts(&gained, retail)),
        );
    }
    if !lost.is_empty() {
        t.say(
            Text::new("note-gain-lost").with("seat", seat).with("why", why).with("what", names::amounts(&lost, retail)),
        );
    }
}

pub fn gain_one(t: &mut Table, seat: Seat, good: Good, count: u32, why: Text) {
    gain(t, seat, &goods([(good, count)]), why);
}

/// Loses Followers, as far as there are any (AST-04).
pub fn lose_followers(t: &mut Table, seat: Seat, count: u32, why: Text) {
    let lost = t.state.lose_followers(seat, count);
    t.say(Text::new("note-lose-followers").with("seat", seat).with("n", lost).with("why", why));
}

/// Times the production of a Zone: Food, Light Soldier, Story, MR from left to right (ASM-01).
pub fn produce(t: &mut Table, seat: Seat, zone: Zone, times: u32, why: Text) {
    let good = t.state.content.production(zone);
    gain_one(t, seat, good, times, why);
}

/// A reward of the player's choice: so many goods in any mix (PAT-08).
pub fn gain_mix(t: &mut Table, seat: Seat, mix: &Mix, why: Text) -> Play {
    let retail = t.state.board.retail();
    let options: Vec<Opt<Goods>> = mixes(&mix.of, mix.count)
        .into_iter()
        .map(|it| {
            let key: Vec<String> = it.iter().map(|(good, count)| format!("{count}-{}", good.key())).collect();
            Opt::new(it.clone(), key.join("-"), Text::new("list").with("what", names::amounts(&it, retail)))
        })
        .collect();
    let what = t.choose(seat, Ask::new("mix", "PAT-08").with("why", why.clone()), options)?.value;
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

/// Moves Soldiers from personal supply to the player board; a gain with none left is lost (AST-02).
pub fn gain_soldier(t: &mut Table, seat: Seat, kind: SoldierKind, why: Text) {
    let player = &mut t.state.board.players[seat];
    let none = *player.supply.of(kind) == 0;
    if !none {
        *player.supply.of(kind) -= 1;
        *player.ready.of(kind) += 1;
    }
    let id = match (kind, none) {
        (_, true) => "note-no-soldier-left",
        (SoldierKind::Light, false) => "note-gain-light",
        (SoldierKind::Heavy, false) => "note-gain-heavy",
    };
    t.say(Text::new(id).with("seat", seat).with("why", why));
}

//! What a rule came to: what changed, what was said, what is asked.

use crate::engine::{Arg, Play, Seat, Stop, trial};
use crate::games::perseverance::state::{State, Table};

/// What changed for a player, such as `followers +6, valor -5`; Soldiers on the player board are `light` and `heavy`.
pub(crate) fn changes(before: &State, after: &State, seat: Seat) -> String {
    let values = |state: &State| {
        let it = &state.board.players[seat];
        let number = |count: usize| i64::try_from(count).unwrap();
        [
            ("food", i64::from(it.food)),
            ("mr", i64::from(it.mr)),
            ("stories", i64::from(it.stories)),
            ("followers", i64::from(it.followers)),
            ("safeguard", i64::from(it.safeguard)),
            ("valor", i64::from(it.valor)),
            ("votes", i64::from(it.votes)),
            ("light", number(it.ready.light)),
            ("heavy", number(it.ready.heavy)),
            ("supply-light", number(it.supply.light)),
            ("supply-heavy", number(it.supply.heavy)),
            ("settlements", number(it.settlements)),
            ("walls", number(it.walls)),
            ("traps", number(state.secret.stock[seat].total())),
            ("influence", number(it.influence)),
            ("dice", number(it.dice)),
            ("used-traps", number(it.used_traps.len())),
            ("completed", number(it.completed.len())),
        ]
    };
    let changed = values(before).into_iter().zip(values(after)).filter(|(old, new)| old.1 != new.1);
    changed.map(|(old, new)| format!("{} {:+}", old.0, new.1 - old.1)).collect::<Vec<_>>().join(", ")
}

/// The change of one number of every player.
pub(crate) fn followers(before: &State, after: &State) -> Vec<i64> {
    let count = |state: &State, seat| i64::from(state.board.players[seat].followers);
    before.board.players.seats().all().map(|seat| count(after, seat) - count(before, seat)).collect()
}

/// The notes that hold a word, without the name of the message.
pub(crate) fn said(t: &Table, word: &str) -> Vec<String> {
    trial::notes(t).into_iter().filter(|it| it.contains(word)).collect()
}

/// The position of the first note that begins so.
pub(crate) fn place_of(t: &Table, note: &str) -> usize {
    trial::notes(t).iter().position(|it| it.starts_with(note)).unwrap_or_else(|| panic!("no {note}"))
}

/// What is asked of a seat now: the ask, a number it was given, and the keys.
pub(crate) fn asked<T>(played: &Play<T>, seat: Seat, arg: &str) -> Option<(&'static str, i64, Vec<String>)> {
    let Err(Stop::Asking(open)) = played else { return None };
    let decision = open.iter().find(|it| it.who.seat() == seat)?;
    let number = decision.ask.args.iter().find(|it| it.0 == arg).map_or(0, |it| match it.1 {
        Arg::Number(number) => number,
        _ => 0,
    });
    Some((decision.ask.id, number, decision.form.offers().iter().map(|it| it.key.clone()).collect()))
}

/// The seats that are asked something now.
pub(crate) fn asking<T>(played: &Play<T>) -> String {
    match played {
        Err(Stop::Asking(open)) => open.iter().map(|it| it.who.seat().letter()).collect(),
        _ => String::new(),
    }
}

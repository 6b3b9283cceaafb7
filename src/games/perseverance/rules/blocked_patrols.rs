//! Why a Patrol cannot be taken, or not with these Soldiers (EFF-02).

use super::blocked::{Blocked, refuse};
use super::patrol::{Party, choices};
use crate::engine::{Choice, Label, Refusal, Seat, Text};
use crate::games::perseverance::state::{Soldiers, State};

/// Cards that nobody can take at all, by their names, and parties that are too small or too large.
pub(super) fn patrols(state: &State, seat: Seat) -> Blocked {
    let (ready, legal) = (state.board.players[seat].ready, choices(state, seat));
    let cap = state.content.patrol_cap(state.board.edition).map(|it| it as usize);
    let under_way = state.board.players[seat].patrol;
    let mut all = Vec::new();
    for card in &state.board.patrols {
        let need = state.content.patrol(*card).need as usize;
        let few = |id: &'static str, have: usize| {
            let text = Text::new(id).with("n", *card).with("need", need);
            refuse("EFF-02", text.with("have", have))
        };
        if !legal.iter().any(|it| it.card == *card) {
            let out = under_way.map(|it| refuse("EFF-02", Text::new("refuse-patrol-out").with("n", it.card)));
            let name = Text::new("patrol-name").with("number", *card);
            let few = || few("refuse-patrol-few", ready.total());
            all.push((Label::from(name).of(format!("patrol-{card}")), out.unwrap_or_else(few)));
            continue;
        }
        let parties = (0..=ready.light).flat_map(|light| (0..=ready.heavy).map(move |heavy| Soldiers { light, heavy }));
        // Nobody expects to send no one.
        for soldiers in parties.filter(|it| it.total() > 0) {
            let why = match cap {
                _ if soldiers.total() < need => few("refuse-patrol-party", soldiers.total()),
                Some(cap) if soldiers.total() > cap => refuse("EFF-02", Text::new("refuse-patrol-cap").with("n", cap)),
                Some(_) | None => continue,
            };
            all.push((Party { card: *card, soldiers }.offer(state), why));
        }
    }
    all
}

/// What is in the way of taking any Patrol.
pub(super) fn patrol(state: &State, seat: Seat) -> Option<Refusal> {
    let player = &state.board.players[seat];
    if let Some(run) = player.patrol {
        return Some(refuse("EFF-02", Text::new("refuse-patrol-out").with("n", run.card)));
    }
    let need = state.board.patrols.iter().map(|it| state.content.patrol(*it).need).min();
    let Some(need) = need else { return Some(refuse("EFF-02", Text::new("refuse-patrol-none"))) };
    let text = Text::new("refuse-patrol-least").with("need", need).with("have", player.ready.total());
    Some(refuse("EFF-02", text))
}

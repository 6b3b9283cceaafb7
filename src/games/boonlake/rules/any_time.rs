//! What may be done at any time (TIM-06): boats and levers, as a group of their own beside what is being asked.

use super::Table;
use super::gains;
use super::levers::lower;
use super::projects;
use super::resources::{BoatMove, boat_moves, move_boat};
use crate::engine::{Ask, Choice, Label, Offered, Play, Seat, Text};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::Lever;
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::state::State;

/// Something that is done without being asked for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AnyTime {
    Boat(BoatMove),
    /// L10: 2 coins, or 2 cards (MOD-09).
    TenCoins,
    TenCards,
    /// L11: 5 coins.
    Eleven,
    /// L12: discard 2 cards for 1 inhabitant and 3 VP.
    Twelve,
}

/// An answer to what is asked, or something else first.
pub(crate) enum Pick<T> {
    Answer(T),
    First(AnyTime),
}

impl<T: Choice<State>> Choice<State> for Pick<T> {
    fn key(&self, state: &State) -> String {
        match self {
            Pick::Answer(it) => it.key(state),
            Pick::First(it) => it.key(state),
        }
    }

    fn words(&self, state: &State) -> Label {
        match self {
            Pick::Answer(it) => it.words(state),
            Pick::First(it) => it.words(state),
        }
    }
}

/// Asks, with boats and levers beside the offers. Boats matter only where a card or project could be played.
/// A single answer is taken without asking, unless the ask is for always.
pub(crate) fn ask<T: Choice<State>>(
    t: &mut Table,
    seat: Seat,
    ask: Ask,
    boats: bool,
    options: impl Fn(&State) -> Vec<T>,
) -> Play<T> {
    loop {
        let mut own = options(&t.state);
        if own.len() == 1 && !ask.always {
            return own.pop().offered("there is one answer");
        }
        let mut picks: Vec<Pick<T>> = own.into_iter().map(Pick::Answer).collect();
        picks.extend(possible(&t.state, seat, boats).into_iter().map(Pick::First));
        match t.choose(seat, ask.clone(), picks)? {
            Pick::Answer(it) => return Ok(it),
            Pick::First(it) => act(t, seat, it)?,
        }
    }
}

pub(crate) fn possible(state: &State, seat: Seat, boats: bool) -> Vec<AnyTime> {
    let player = &state.board.players[seat];
    let mut possible = Vec::new();
    if boats && boats_matter(state, seat) {
        let free = player.is_up(Lever::L07);
        possible.extend(boat_moves(state, seat, free).into_iter().map(AnyTime::Boat));
    }
    if player.is_up(Lever::L10) {
        possible.extend([AnyTime::TenCoins, AnyTime::TenCards]);
    }
    if player.is_up(Lever::L11) {
        possible.push(AnyTime::Eleven);
    }
    if player.is_up(Lever::L12) && state.hand(seat).len() >= 2 {
        possible.push(AnyTime::Twelve);
    }
    possible
}

/// Whether there is a card or a project that could demand resources.
fn boats_matter(state: &State, seat: Seat) -> bool {
    !state.hand(seat).is_empty() || projects::affordable(state, seat).next().is_some()
}

pub(crate) fn act(t: &mut Table, seat: Seat, what: AnyTime) -> Play {
    match what {
        AnyTime::Boat(step) => {
            if step.lever {
                lower(t, seat, Lever::L07);
            }
            move_boat(t, seat, step);
            Ok(())
        }
        AnyTime::TenCoins => {
            lower(t, seat, Lever::L10);
            gains::gain(t, seat, &Gain::Coins(2))
        }
        AnyTime::TenCards => {
            lower(t, seat, Lever::L10);
            gains::gain(t, seat, &Gain::Cards(2))
        }
        AnyTime::Eleven => {
            lower(t, seat, Lever::L11);
            gains::gain(t, seat, &Gain::Coins(5))
        }
        AnyTime::Twelve => {
            lower(t, seat, Lever::L12);
            gains::pay(t, seat, &Goods { cards: 2, ..Goods::default() })?;
            gains::gain_all(t, seat, &[Gain::Inhabitants(1), Gain::Vp(3)])
        }
    }
}

/// INT-09: before the levers are counted each owner may use L10, L11 and L12 once more.
pub(crate) fn last_use(t: &mut Table, seat: Seat) -> Play {
    loop {
        let left = possible(&t.state, seat, false);
        if left.is_empty() {
            return Ok(());
        }
        let options = left.into_iter().map(Some).chain([None]);
        match t.choose(seat, Ask::new("last-levers", "INT-09"), options)? {
            Some(it) => act(t, seat, it)?,
            None => return Ok(()),
        }
    }
}

impl Choice<State> for AnyTime {
    fn key(&self, state: &State) -> String {
        match self {
            AnyTime::Boat(it) => {
                let free = if it.lever { "/l07" } else { "" };
                format!("boat/{}/{}{free}", it.boat + 1, state.content.canal[it.to].key())
            }
            AnyTime::TenCoins => "lever/l10/coins".to_owned(),
            AnyTime::TenCards => "lever/l10/cards".to_owned(),
            AnyTime::Eleven => "lever/l11".to_owned(),
            AnyTime::Twelve => "lever/l12".to_owned(),
        }
    }

    fn words(&self, state: &State) -> Label {
        crate::games::boonlake::labels::any_time::words(state, *self).under("any-time", Text::new("group-any-time"))
    }
}

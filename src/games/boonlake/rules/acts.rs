//! Everything that a decision of a turn can offer, and how it is done. The chapters say what is possible.

use super::any_time::{self, Matter};
use super::cards;
use super::cattle;
use super::develop;
use super::explore;
use super::gains;
use super::levers::{self, GiveUp};
use super::projects;
use super::upgrade::{self, Less};
use super::{Table, hiring, regions};
use crate::engine::{Arg, Ask, Play, Seat, Text};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::Lever;
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::content::{CardId, SpaceId};
use crate::games::boonlake::labels::names::action_name;
use crate::games::boonlake::state::{PlotId, State};

/// The kind of questions on which players may pass in advance.
pub(crate) const SHARED: &str = "shared";

/// One thing to do, as an offer. What it says is in `labels/acts.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Act {
    Play(CardId),
    /// The special project of an area.
    Project(usize),
    /// For 2 coins (CRD-03).
    Discard(CardId),
    DrawTwo,
    DrawOne,
    Explore,
    Pasture,
    Develop(PlotId),
    House {
        at: PlotId,
        /// So many inhabitants fewer by a card.
        less: u32,
    },
    Settlement {
        at: PlotId,
        less: Less,
    },
    Cattle(SpaceId),
    /// An inhabitant for 3 coins or 3 cards.
    HireForCoins,
    HireForCards,
    Modernise(Lever),
    /// The same after returning an inhabitant (MOD-03).
    ReturnToModernise,
    /// Region coins, with L06 or without (REG-03, REG-04).
    RegionCoins {
        lever: bool,
    },
    /// Draw two as the shared part of Expansion allows (TIL-08).
    TakeShare,
    /// A lever in place of the shared part (MOD-05).
    GiveUp(GiveUp),
    /// To pass on the question of this word.
    Skip(&'static str),
    /// Not to use the right to a card, for which L04 and L05 may pay (MOD-06).
    SkipCard(&'static str),
}

/// An act with the player who may do it.
pub(crate) struct Deed {
    pub act: Act,
    pub seat: Seat,
}

/// Asks for one of these acts.
pub(crate) fn ask_act(
    t: &mut Table,
    seat: Seat,
    ask: Ask,
    matter: Matter,
    offers: impl Fn(&State) -> Vec<Act>,
) -> Play<Act> {
    let deeds = |state: &State| offers(state).into_iter().map(|act| Deed { act, seat }).collect();
    Ok(any_time::ask(t, seat, ask, matter, deeds)?.act)
}

/// The right to do one of several things.
pub(crate) struct Right<'f> {
    pub ask: Ask,
    /// Where a card may be played, it is asked for as long as there is a hand, and L04 and L05 may be used if nothing is done
    /// (MOD-06).
    pub matter: Matter,
    /// What whoever passes on shared parts in advance takes of it.
    pub pass: Option<&'static str>,
    pub offers: &'f dyn Fn(&State) -> Vec<Act>,
}

/// One of the offers, or nothing. Says what was done.
pub(crate) fn one_of(t: &mut Table, seat: Seat, right: Right) -> Play<Act> {
    // Not asking would tell that no card of the hand can be played (TIM-07).
    let cards = matches!(right.matter, Matter::Cards(_));
    let mut ask = Ask { always: cards && !t.state.hand(seat).is_empty(), ..right.ask };
    if let Some(key) = right.pass {
        ask = passable(t, seat, ask, key);
    }
    if cards {
        let none = !projects::within_reach(&t.state, seat);
        ask = ask.with("project", Arg::Word(if none { "none" } else { "some" }.to_owned()));
    }
    let skip = if cards { Act::SkipCard(ask.id) } else { Act::Skip(ask.id) };
    let options = |state: &State| {
        let mut offers = (right.offers)(state);
        offers.push(skip);
        offers
    };
    let id = ask.id;
    let act = ask_act(t, seat, ask, right.matter, options)?;
    if act == skip && right.pass.is_some() {
        say_passed(t, seat);
    } else if act == skip && (cards && !t.state.hand(seat).is_empty() || !(right.offers)(&t.state).is_empty()) {
        // Of whoever has cards it is said in any case: whether one could have been played is theirs to know.
        t.say_with(|_| Text::new(format!("note-skip-{id}")).with("seat", seat));
    }
    perform(t, seat, act)?;
    if cards && matches!(act, Act::SkipCard(_) | Act::GiveUp(_)) {
        levers::skipped(t, seat)?;
    }
    Ok(act)
}

/// A question of a shared part, on which others may pass in advance. Whoever has the turn chose the tile for it just now, and “to my
/// turn” would mean nothing to them.
pub(super) fn passable(t: &Table, seat: Seat, ask: Ask, key: &'static str) -> Ask {
    if t.state.board.has_turn(seat) { ask } else { ask.may_pass(SHARED, key) }
}

/// Whoever does nothing with a shared part.
pub(super) fn say_passed(t: &mut Table, seat: Seat) {
    t.say_with(|state| {
        let tile = state.board.taken.and_then(|row| state.board.actions.get(row));
        match tile {
            Some(tile) => Text::new("note-pass-shared").with("seat", seat).with("tile", action_name(*tile)),
            None => Text::new("note-pass").with("seat", seat),
        }
    });
}

pub(crate) fn perform(t: &mut Table, seat: Seat, act: Act) -> Play {
    match act {
        Act::Play(card) => cards::play(t, seat, card),
        Act::Project(area) => projects::realise(t, seat, area),
        Act::Discard(card) => cards::discard_for_coins(t, seat, card),
        Act::DrawTwo | Act::TakeShare => gains::gain(t, seat, &Gain::Cards(2)),
        Act::DrawOne => gains::gain(t, seat, &Gain::Cards(1)),
        Act::Explore => explore::explore(t, seat),
        Act::Pasture => explore::lay_pasture(t, seat),
        Act::Develop(at) => develop::develop(t, seat, at),
        Act::House { at, less } => upgrade::to_house(t, seat, at, less),
        Act::Settlement { at, less } => upgrade::to_settlement(t, seat, at, less),
        Act::Cattle(space) => cattle::place(t, seat, space),
        Act::HireForCoins => hiring::hire(t, seat, &Goods::coins(hiring::PRICE)),
        Act::HireForCards => hiring::hire(t, seat, &Goods { cards: hiring::PRICE, ..Goods::default() }),
        Act::Modernise(lever) => levers::build(t, seat, lever),
        Act::ReturnToModernise => {
            t.say_with(|_| Text::new("note-return-inhabitant").with("seat", seat));
            gains::pay_told(t, seat, &Goods { inhabitants: 1, ..Goods::default() })?;
            levers::modernise(t, seat)
        }
        Act::RegionCoins { lever } => regions::take_coins(t, seat, lever),
        Act::GiveUp(what) => levers::give_up(t, seat, what),
        Act::Skip(_) | Act::SkipCard(_) => Ok(()),
    }
}

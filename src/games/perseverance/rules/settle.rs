//! Settle (EFF-07) and the bonuses of Settlement spaces (EFF-08).

use super::cost::Cost;
use super::goods::{gain_one, produce, take};
use super::officers::influence;
use super::outlook::Outlook;
use super::soldiers::{Call, place, retrieve_leader};
use super::turn::Next;
use crate::engine::{Ask, Fault, Play, Seat, Text};
use crate::games::perseverance::content::SettlementBonus;
use crate::games::perseverance::kinds::{Good, Zone};
use crate::games::perseverance::names::{self, Why};
use crate::games::perseverance::state::{Owner, State, Table};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum How {
    One,
    /// Two in different Zones, with the bonus of the first only.
    Two,
}

impl How {
    pub(crate) fn cost(self) -> Cost {
        match self {
            How::One => Cost::food(1),
            How::Two => Cost::food(1).and(Cost::mr(1)).and(Cost::stories(1)),
        }
    }

    pub(crate) fn key(self) -> &'static str {
        match self {
            How::One => "one",
            How::Two => "two",
        }
    }
}

/// Where the first or only Settlement can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Site {
    pub how: How,
    pub zone: Zone,
    pub space: usize,
}

/// Where the second of two Settlements can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SecondSite {
    pub zone: Zone,
    pub space: usize,
}

/// Which of the two options can be resolved.
pub(crate) fn options(state: &State, seat: Seat, outlook: &Outlook) -> impl Iterator<Item = How> {
    let own = state.board.players[seat].settlements;
    let zones = move |count: usize| {
        Zone::ALL.into_iter().filter(|it| lowest(state, *it).is_some()).take(count).count() == count
    };
    let possible = move |how: &How| match how {
        How::One => own >= 1 && zones(1),
        How::Two => own >= 2 && zones(2),
    };
    [How::One, How::Two].into_iter().filter(move |it| outlook.can_pay(it.cost()) && possible(it))
}

/// The lowest open Settlement space of a Zone.
pub(crate) fn lowest(state: &State, zone: Zone) -> Option<usize> {
    state.board.zones[zone].open_settlement_spaces(&state.content).next()
}

pub(crate) fn settle(t: &mut Table, seat: Seat) -> Play {
    let mut sites = Vec::new();
    let ways: Vec<How> = options(&t.state, seat, &Outlook::now(&t.state, seat)).collect();
    for how in ways.iter().copied() {
        for (zone, area) in t.state.board.zones.iter() {
            sites.extend(area.open_settlement_spaces(&t.state.content).map(|space| Site { how, zone, space }));
        }
    }
    Fault::unless(!sites.is_empty(), "Settle was offered, so there is a place to build")?;
    let Site { how, zone, space } =
        t.choose(seat, with_due(t, "settle").with("both", usize::from(ways.len() > 1)), sites)?;
    how.cost().pay(&mut t.state.board.players[seat])?;
    build(t, seat, zone, space, how.cost())?;
    if how == How::Two {
        let others = Zone::ALL.into_iter().filter(|it| *it != zone);
        let open = others.filter_map(|it| lowest(&t.state, it).map(|space| SecondSite { zone: it, space }));
        let sites: Vec<SecondSite> = open.collect();
        let second = t.choose(seat, with_due(t, "settle-second"), sites)?;
        build(t, seat, second.zone, second.space, Cost::FREE)?;
    }
    bonus(t, seat, zone, space)
}

/// Settlements in a full Zone may be lost this very turn.
fn with_due(t: &Table, ask: &'static str) -> Ask {
    Next::with(t, t.ask_with(Ask::new(ask, "EFF-07"), |state, ask| ask.with("due", names::due_for_settlements(state))))
}

/// Puts a Settlement on a space that was paid for, without its bonus.
pub(crate) fn build(t: &mut Table, seat: Seat, zone: Zone, space: usize, price: Cost) -> Play {
    take(&mut t.state.board.players[seat].settlements, 1, "the player has a Settlement left")?;
    t.state.board.zones[zone].settlements[space - 1] = Some(Owner::Seat(seat));
    t.say_with(|s| {
        let text = Text::new("note-settle").with("seat", seat).with("paid", price.paid(s.board.retail()));
        text.with("zone", names::zone(zone)).with("space", space)
    });
    Ok(())
}

fn bonus(t: &mut Table, seat: Seat, zone: Zone, space: usize) -> Play {
    let why = Why::Settlement(space);
    match t.state.content.settlement_bonus(space) {
        SettlementBonus::None => {}
        SettlementBonus::Votes(count) => gain_one(t, seat, Good::Vote, count, why),
        SettlementBonus::Influence(count) => influence(t, Owner::Seat(seat), zone, count as usize),
        SettlementBonus::Production(times) => produce(t, seat, zone, times, why),
        SettlementBonus::Safeguard(count) => gain_one(t, seat, Good::Safeguard, count, why),
        SettlementBonus::RetrieveLeader => retrieve_leader(t, seat),
        SettlementBonus::PlaceSoldiers(count) => place(t, seat, count as usize, Call::Settlement)?,
    }
    Ok(())
}

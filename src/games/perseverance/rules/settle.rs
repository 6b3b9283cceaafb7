//! Settle (EFF-07) and the bonuses of Settlement spaces (EFF-08).

use super::cost::Cost;
use super::goods::{gain_one, produce};
use super::officers::influence;
use super::outlook::{Outlook, nothing_left};
use super::soldiers::{place, retrieve_leader};
use crate::engine::{Ask, Offer, Opt, Play, Seat, Text};
use crate::games::perseverance::content::SettlementBonus;
use crate::games::perseverance::kinds::{Effect, Good, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::state::{Owner, State, Table};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    One,
    /// Two in different Zones, with the bonus of the first only.
    Two,
}

impl How {
    fn cost(self) -> Cost {
        match self {
            How::One => Cost::food(1),
            How::Two => Cost::food(1).and(Cost::mr(1)).and(Cost::stories(1)),
        }
    }

    fn key(self) -> &'static str {
        match self {
            How::One => "one",
            How::Two => "two",
        }
    }
}

/// Which of the two options can be resolved.
pub fn options(state: &State, seat: Seat, outlook: &Outlook) -> Vec<How> {
    let own = state.board.players[seat].settlements;
    let zones = Zone::ALL.into_iter().filter(|it| lowest(state, *it).is_some()).count();
    let possible = |how: &How| match how {
        How::One => own >= 1 && zones >= 1,
        How::Two => own >= 2 && zones >= 2,
    };
    [How::One, How::Two].into_iter().filter(|it| outlook.can_pay(it.cost()) && possible(it)).collect()
}

/// The lowest open Settlement space of a Zone.
pub fn lowest(state: &State, zone: Zone) -> Option<usize> {
    state.board.zones[zone].open_settlement_spaces(&state.content).next()
}

pub fn settle(t: &mut Table, seat: Seat) -> Play {
    let retail = t.state.board.retail();
    let mut offers = Vec::new();
    for how in options(&t.state, seat, &Outlook::now(&t.state, seat)) {
        for (zone, area) in t.state.board.zones.iter() {
            for space in area.open_settlement_spaces(&t.state.content) {
                let label = Text::new("offer-settle")
                    .with("zone", names::zone(zone))
                    .with("space", space)
                    .with("bonus", names::settlement_bonus(&t.state.content, zone, space, retail))
                    .with("how", Text::new(format!("settle-{}", how.key())).with("cost", how.cost().text(retail)));
                let offer = Offer::new(format!("{}/{}/{space}", how.key(), zone.key()), label)
                    .under(
                        how.key(),
                        Text::new(format!("group-settle-{}", how.key())).with("cost", how.cost().text(retail)),
                    )
                    .under(zone.key(), names::zone(zone));
                offers.push(Opt { value: (how, zone, space), offer });
            }
        }
    }
    if offers.is_empty() {
        nothing_left(t, seat, Effect::Settle);
        return Ok(());
    }
    let (how, zone, space) = t.choose(seat, Ask::new("settle", "EFF-07"), offers)?.value;
    how.cost().pay(&mut t.state.board.players[seat]);
    build(t, seat, zone, space);
    if how == How::Two {
        let others = Zone::ALL.into_iter().filter(|it| *it != zone);
        let open = others.filter_map(|it| lowest(&t.state, it).map(|space| (it, space)));
        let offers: Vec<_> = open
            .map(|(zone, space)| {
                let label = Text::new("offer-settle-second").with("zone", names::zone(zone)).with("space", space);
                Opt::new((zone, space), zone.key(), label)
            })
            .collect();
        let (second, low) = t.choose(seat, Ask::new("settle-second", "EFF-07"), offers)?.value;
        build(t, seat, second, low);
    }
    bonus(t, seat, zone, space)
}

/// Puts a Settlement on a space, without its bonus.
pub fn build(t: &mut Table, seat: Seat, zone: Zone, space: usize) {
    t.state.board.players[seat].settlements -= 1;
    t.state.board.zones[zone].settlements[space - 1] = Some(Owner::Seat(seat));
    t.say(Text::new("note-settle").with("seat", seat).with("zone", names::zone(zone)).with("space", space));
}

fn bonus(t: &mut Table, seat: Seat, zone: Zone, space: usize) -> Play {
    let why = Text::new("why-settlement").with("space", space);
    match t.state.content.settlement_bonus(space) {
        SettlementBonus::None => {}
        SettlementBonus::Votes(count) => gain_one(t, seat, Good::Vote, count, why),
        SettlementBonus::Influence(count) => influence(t, Owner::Seat(seat), zone, count as usize),
        SettlementBonus::Production(times) => produce(t, seat, zone, times, why),
        SettlementBonus::Safeguard(count) => gain_one(t, seat, Good::Safeguard, count, why),
        SettlementBonus::RetrieveLeader => retrieve_leader(t, seat),
        SettlementBonus::PlaceSoldiers(count) => place(t, seat, 0, count as usize, None)?,
    }
    Ok(())
}

//! The secondary action (SEC-01 to SEC-04): one of four, after the effect of the die.

use super::community;
use super::cost::Cost;
use super::officers::influence;
use super::outlook::Outlook;
use super::soldiers::{free_spaces, place, place_leader, placements, put};
use crate::engine::{Ask, Offer, Opt, Play, Seat, Text};
use crate::games::perseverance::kinds::{Effect, Leader, SoldierKind, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::state::{LeaderAt, Owner, Space, Table};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Action {
    Influence { zone: Zone, cubes: usize, cost: Cost },
    Soldier(SoldierKind, Space),
    LeaderToCommunity(Zone, Option<Effect>),
    LeaderToDefense(Space),
    Skip,
}

/// In retail an action must be taken if one is possible; in the beta it may be left out (TRN-09).
pub fn secondary_action(t: &mut Table, seat: Seat) -> Play {
    let mut offers = influence_offers(t, seat);
    offers.extend(placements(&t.state, seat, None).into_iter().map(|it| {
        let mut offer = it.offer;
        offer.key = format!("soldiers/{}", offer.key);
        offer.path.insert(0, group("soldiers"));
        Opt { value: Action::Soldier(it.value.0, it.value.1), offer }
    }));
    offers.extend(leader_offers(t, seat));
    if offers.is_empty() {
        t.say(Text::new("note-no-secondary").with("seat", seat));
        return Ok(());
    }
    if !t.state.board.retail() {
        offers.push(Opt { value: Action::Skip, offer: Offer::new("skip", "offer-skip") });
    }
    match t.choose(seat, Ask::new("secondary", "TRN-09"), offers)?.value {
        Action::Influence { zone, cubes, cost } => {
            cost.pay(&mut t.state.board.players[seat]);
            influence(t, Owner::Seat(seat), zone, cubes);
        }
        Action::Soldier(kind, space) => {
            put(t, seat, kind, space);
            place(t, seat, 0, 1, None)?;
        }
        Action::LeaderToCommunity(zone, effect) => {
            t.state.board.zones[zone].leader = Some(seat);
            t.state.board.players[seat].leader_at = LeaderAt::Community(zone);
            t.say(Text::new("note-leader-community").with("seat", seat).with("zone", names::zone(zone)));
            if let Some(effect) = effect {
                community::resolve(t, seat, effect)?;
            }
        }
        Action::LeaderToDefense(space) => place_leader(t, seat, space)?,
        Action::Skip => t.say(Text::new("note-skip").with("seat", seat)),
    }
    Ok(())
}

fn group(kind: &'static str) -> crate::engine::Group {
    crate::engine::Group { key: kind.to_owned(), label: Text::new(format!("group-{kind}")) }
}

/// SEC-01, and Adelita's Food in place of Stories (LDR-01).
fn influence_offers(t: &Table, seat: Seat) -> Vec<Opt<Action>> {
    let player = &t.state.board.players[seat];
    let mut ways = vec![(1, "1", Cost::FREE), (2, "2", Cost::stories(2)), (3, "3", Cost::stories(4))];
    if t.state.board.leads(seat, Leader::Adelita) {
        ways.push((2, "2-food", Cost::food(1)));
        if t.state.board.retail() {
            ways.push((3, "3-food", Cost::food(2)));
            ways.push((3, "3-mixed", Cost::food(1).and(Cost::stories(2))));
        }
    }
    let mut offers = Vec::new();
    for zone in Zone::ALL {
        let officer = t.state.board.officers[zone].officer;
        for (cubes, way, cost) in ways.iter().filter(|it| it.0 <= player.influence && it.2.affordable(player)) {
            let label = Text::new("offer-influence")
                .with("officer", names::officer(t.state.board.officers[zone].officer))
                .with("n", *cubes)
                .with("cost", cost.text(t.state.board.retail()));
            let mut offer = Offer::new(format!("influence/{}/{way}", officer.key()), label);
            offer.path.push(group("influence"));
            offers.push(Opt { value: Action::Influence { zone, cubes: *cubes, cost: *cost }, offer });
        }
    }
    offers
}

/// SEC-03 and SEC-04: the Leader, if it is not on the board already.
fn leader_offers(t: &Table, seat: Seat) -> Vec<Opt<Action>> {
    let mut offers = Vec::new();
    if t.state.board.players[seat].leader_at != LeaderAt::PlayerBoard {
        return offers;
    }
    let retail = t.state.board.retail();
    let outlook = Outlook::now(&t.state, seat);
    for zone in Zone::ALL.into_iter().filter(|it| t.state.board.zones[*it].leader.is_none()) {
        let effects: Vec<Effect> =
            Effect::of(zone).filter(|it| community::resolvable(&t.state, seat, *it, &outlook)).collect();
        if effects.is_empty() {
            let label = Text::new("offer-leader-zone").with("zone", names::zone(zone));
            let mut offer = Offer::new(format!("leader/{}", zone.key()), label);
            offer.path.push(group("leader"));
            offers.push(Opt { value: Action::LeaderToCommunity(zone, None), offer });
        }
        for effect in effects {
            let label = Text::new("offer-leader-effect")
                .with("zone", names::zone(zone))
                .with("effect", names::effect(effect, retail));
            let mut offer = Offer::new(format!("leader/{}", effect.key()), label);
            offer.path.push(group("leader"));
            offers.push(Opt { value: Action::LeaderToCommunity(zone, Some(effect)), offer });
        }
    }
    for space in free_spaces(&t.state) {
        let label = Text::new("offer-leader-defense").with("space", names::space(space));
        let mut offer = Offer::new(format!("defend/{}", space.key()), label);
        offer.path.push(group("defend"));
        offer = offer.under(space.zone.key(), names::zone(space.zone));
        offers.push(Opt { value: Action::LeaderToDefense(space), offer });
    }
    offers
}

//! Placing Soldiers and Leaders in Defense areas (SEC-02, SEC-04): Valor in the first row, Safeguard in the second.

use super::goods::gain_one;
use crate::engine::{Ask, Offer, Opt, Play, Seat, Text};
use crate::games::perseverance::content::Spot;
use crate::games::perseverance::kinds::{Good, Leader, SoldierKind, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::state::{Defender, Fighter, LeaderAt, Space, State, Table};

/// The empty Soldier spaces of all Zones.
pub fn free_spaces(state: &State) -> Vec<Space> {
    let shape = state.content.defense(state.board.seat_count());
    let mut free = Vec::new();
    for zone in Zone::ALL {
        for row in 0..2 {
            for col in shape.soldiers(row) {
                if state.board.zones[zone].defenders[row][*col].is_none() {
                    free.push(Space { zone, row, col: *col });
                }
            }
        }
    }
    free
}

pub fn can_place(state: &State, seat: Seat) -> bool {
    state.board.players[seat].ready.total() > 0 && !free_spaces(state).is_empty()
}

/// What can be placed where, each as an offer under its Zone.
pub fn placements(state: &State, seat: Seat, only: Option<SoldierKind>) -> Vec<Opt<(SoldierKind, Space)>> {
    let ready = state.board.players[seat].ready;
    let kinds =
        || SoldierKind::ALL.into_iter().filter(|it| ready.count(*it) > 0 && only.is_none_or(|kind| kind == *it));
    let mut offers = Vec::new();
    for space in free_spaces(state) {
        for kind in kinds() {
            let label =
                Text::new("offer-soldier").with("soldier", names::soldier(kind)).with("space", names::space(space));
            let offer = Offer::new(format!("{}/{}", kind.key(), space.key()), label)
                .under(space.zone.key(), names::zone(space.zone));
            offers.push(Opt { value: (kind, space), offer });
        }
    }
    offers
}

/// Places between `min` and `max` Soldiers from the player board, one after the other.
pub fn place(t: &mut Table, seat: Seat, min: usize, max: usize, only: Option<SoldierKind>) -> Play {
    for placed in 0..max {
        let legal = placements(&t.state, seat, only);
        if legal.is_empty() {
            break;
        }
        let offers = legal.into_iter().map(|it| Opt { value: Some(it.value), offer: it.offer });
        let offers: Vec<_> = if placed < min { offers.collect() } else { offers.chain([Opt::done()]).collect() };
        let ask = Ask::new("soldiers", "SEC-02").with("n", placed + 1).with("max", max);
        let Some((kind, space)) = t.choose(seat, ask, offers)?.value else { break };
        put(t, seat, kind, space);
    }
    Ok(())
}

pub fn put(t: &mut Table, seat: Seat, kind: SoldierKind, space: Space) {
    *t.state.board.players[seat].ready.of(kind) -= 1;
    stand(t, seat, Fighter::Soldier(kind), space);
}

/// Puts a figure on a Soldier space and gains for the row.
fn stand(t: &mut Table, seat: Seat, who: Fighter, space: Space) {
    let defender = Defender { owner: seat, who, fallen: false };
    t.state.board.zones[space.zone].defenders[space.row][space.col] = Some(defender);
    let id = match who {
        Fighter::Soldier(SoldierKind::Light) => "note-place-light",
        Fighter::Soldier(SoldierKind::Heavy) => "note-place-heavy",
        Fighter::Leader => "note-place-leader",
    };
    t.say(Text::new(id).with("seat", seat).with("space", names::space(space)));
    let good = if space.row == 0 { Good::Valor } else { Good::Safeguard };
    gain_one(t, seat, good, 1, Text::new("why-defense"));
}

/// SEC-04: the Leader to a Defense area; Phoenix has one thing more to do there (LDR-03).
pub fn place_leader(t: &mut Table, seat: Seat, space: Space) -> Play {
    t.state.board.players[seat].leader_at = LeaderAt::Defense(space.zone);
    stand(t, seat, Fighter::Leader, space);
    if t.state.board.leads(seat, Leader::Phoenix) { phoenix(t, seat, space.zone) } else { Ok(()) }
}

/// What Phoenix does on arriving in a Defense area.
enum Deed {
    Gain(Good),
    Trap(Spot, crate::games::perseverance::kinds::Dino),
}

/// LDR-03: 1 more Safeguard or Valor, or one of the own Traps under a Dino that is already there.
fn phoenix(t: &mut Table, seat: Seat, zone: Zone) -> Play {
    let mut deeds = vec![
        Opt::new(Deed::Gain(Good::Valor), "valor", Text::new("amount-valor").with("n", 1u32)),
        Opt::new(Deed::Gain(Good::Safeguard), "safeguard", Text::new("amount-safeguard").with("n", 1u32)),
    ];
    let area = &t.state.board.zones[zone];
    for (spot, dino) in area.dinos.iter().filter(|(spot, _)| !area.traps.contains_key(*spot)) {
        for kind in t.state.secret.stock[seat].kinds() {
            let key = format!("{}-trap/{}", kind.key(), spot.key());
            let label = Text::new("offer-phoenix-trap")
                .with("trap", Text::new(format!("trap-{}", kind.key())))
                .with("dino", names::dino(*dino))
                .with("spot", names::spot(*spot));
            deeds.push(Opt::new(Deed::Trap(*spot, kind), key, label));
        }
    }
    match t.choose(seat, Ask::new("phoenix", "LDR-03").always(), deeds)?.value {
        Deed::Gain(good) => gain_one(t, seat, good, 1, names::leader(Leader::Phoenix)),
        Deed::Trap(spot, kind) => super::fortifications::put_trap(t, seat, zone, spot, kind),
    }
    Ok(())
}

/// Takes the Leader from wherever it stands back to the player board.
pub fn retrieve_leader(t: &mut Table, seat: Seat) {
    match t.state.board.players[seat].leader_at {
        LeaderAt::PlayerBoard => return,
        LeaderAt::Community(zone) => t.state.board.zones[zone].leader = None,
        LeaderAt::Defense(zone) => {
            let mine = Defender { owner: seat, who: Fighter::Leader, fallen: false };
            for space in t.state.board.zones[zone].defenders.iter_mut().flatten() {
                if *space == Some(mine) {
                    *space = None;
                }
            }
        }
    }
    t.state.board.players[seat].leader_at = LeaderAt::PlayerBoard;
    t.say(Text::new("note-leader-back").with("seat", seat));
}

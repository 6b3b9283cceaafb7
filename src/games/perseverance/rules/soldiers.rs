//! Placing Soldiers and Leaders in Defense areas (SEC-02, SEC-04): Valor in the first row, Safeguard in the second.

use super::attack::with_due;
use super::cost::Cost;
use super::fortifications::{TrapSite, put_trap};
use super::goods::{gain_one, take};
use super::turn::Next;
use crate::engine::{Arg, Ask, Play, Seat, Text};
use crate::games::perseverance::kinds::{Dino, Good, Leader, SoldierKind, Zone};
use crate::games::perseverance::labels::picks::Pick;
use crate::games::perseverance::names::{self, Why};
use crate::games::perseverance::state::{Defender, Fighter, LeaderAt, Space, State, Table};

/// A Soldier from the player board and where it can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SoldierPlacement {
    pub kind: SoldierKind,
    pub space: Space,
}

/// The empty Soldier spaces of all Zones.
pub(crate) fn free_spaces(state: &State) -> Vec<Space> {
    spaces(state).collect()
}

fn spaces(state: &State) -> impl Iterator<Item = Space> + '_ {
    let shape = state.content.defense(state.board.seat_count());
    let all = Zone::ALL.into_iter().flat_map(|zone| [0, 1].map(|row| (zone, row)));
    let all =
        all.flat_map(move |(zone, row)| shape.soldiers(row).iter().map(move |col| Space { zone, row, col: *col }));
    all.filter(|it| state.board.zones[it.zone].defenders[it.row][it.col].is_none())
}

pub(crate) fn can_place(state: &State, seat: Seat) -> bool {
    state.board.players[seat].ready.total() > 0 && spaces(state).next().is_some()
}

/// What can be placed where.
pub(crate) fn placements(state: &State, seat: Seat, only: Option<SoldierKind>) -> Vec<SoldierPlacement> {
    let ready = state.board.players[seat].ready;
    let kinds = SoldierKind::ALL.map(|it| ready.count(it) > 0 && only.is_none_or(|kind| kind == it));
    let of = |space: Space| {
        let kinds = SoldierKind::ALL.into_iter().zip(kinds).filter(|it| it.1);
        kinds.map(move |(kind, _)| SoldierPlacement { kind, space })
    };
    spaces(state).flat_map(of).collect()
}

/// What lets somebody place Soldiers, so that the question can say so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Call {
    /// It is paid for, so one has to be placed (EFF-04).
    Training,
    Settlement,
    /// The second of a secondary action (SEC-02).
    Second,
    /// A Light Soldier after Training (LDR-04).
    Keoni,
}

impl Call {
    fn key(self) -> &'static str {
        match self {
            Call::Training => "training",
            Call::Settlement => "settlement",
            Call::Second => "second",
            Call::Keoni => "keoni",
        }
    }
}

/// Places up to `max` Soldiers from the player board, one after the other.
pub(crate) fn place(t: &mut Table, seat: Seat, max: usize, call: Call) -> Play {
    let min = usize::from(call == Call::Training);
    let only = (call == Call::Keoni).then_some(SoldierKind::Light);
    // No more than there are: whoever places the first wants to know whether another follows.
    let ready = t.state.board.players[seat].ready;
    let max = max.min(only.map_or(ready.total(), |it| ready.count(it)));
    for placed in 0..max {
        let mut legal: Vec<Pick<SoldierPlacement>> =
            placements(&t.state, seat, only).into_iter().map(Pick::One).collect();
        if legal.is_empty() {
            break;
        }
        if placed >= min {
            legal.push(Pick::end(placed, "offer-no-soldier"));
        }
        let rule = if call == Call::Keoni { "LDR-04" } else { "SEC-02" };
        let ask = Ask::new("soldiers", rule).with("n", placed + 1).with("max", max);
        let ask = t.ask_with(ask, |_, ask| ask.with("call", Arg::Word(call.key().to_owned())));
        // Only where nothing of what the Soldiers are placed for is still to come.
        let ask = t.ask_with(ask, |s, ask| ask.with("then", Next::within(s)));
        let Pick::One(placement) = t.choose(seat, with_due(t, ask), legal)? else { break };
        put(t, seat, placement)?;
    }
    Ok(())
}

pub(crate) fn put(t: &mut Table, seat: Seat, SoldierPlacement { kind, space }: SoldierPlacement) -> Play {
    take(t.state.board.players[seat].ready.of(kind), 1, "the Soldier is on the player board")?;
    stand(t, seat, Fighter::Soldier(kind), space);
    Ok(())
}

/// What a figure on a Soldier space brings.
pub(crate) fn row_good(row: usize) -> Good {
    if row == 0 { Good::Valor } else { Good::Safeguard }
}

/// Puts a figure on a Soldier space and gains for the row.
fn stand(t: &mut Table, seat: Seat, who: Fighter, space: Space) {
    let defender = Defender { owner: seat, who, fallen: false };
    t.state.board.zones[space.zone].defenders[space.row][space.col] = Some(defender);
    t.say_with(|_| {
        let id = match who {
            Fighter::Soldier(SoldierKind::Light) => "note-place-light",
            Fighter::Soldier(SoldierKind::Heavy) => "note-place-heavy",
            Fighter::Leader => "note-place-leader",
        };
        Text::new(id).with("seat", seat).with("space", names::space(space))
    });
    gain_one(t, seat, row_good(space.row), 1, Why::Defense);
}

/// SEC-04: the Leader to a Defense area; Phoenix has one thing more to do there (LDR-03).
pub(crate) fn place_leader(t: &mut Table, seat: Seat, space: Space) -> Play {
    t.state.board.players[seat].leader_at = LeaderAt::Defense(space.zone);
    stand(t, seat, Fighter::Leader, space);
    if t.state.board.leads(seat, Leader::Phoenix) { net_gun(t, seat, space.zone) } else { Ok(()) }
}

/// What Phoenix can do on arriving in a Defense area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NetGun {
    Gain(Good),
    Trap { site: TrapSite, dino: Dino },
}

/// LDR-03: 1 more Safeguard or Valor, or one of the own Traps under a Dino that is already there.
fn net_gun(t: &mut Table, seat: Seat, zone: Zone) -> Play {
    let mut options = vec![NetGun::Gain(Good::Valor), NetGun::Gain(Good::Safeguard)];
    let area = &t.state.board.zones[zone];
    for (spot, dino) in area.dinos.iter().filter(|(spot, _)| !area.traps.contains_key(*spot)) {
        let kinds = t.state.secret.stock[seat].kinds();
        options.extend(kinds.map(|kind| NetGun::Trap { site: TrapSite { zone, spot: *spot, kind }, dino: *dino }));
    }
    let ask = t.ask_with(Ask::new("phoenix", "LDR-03").always(), |s, ask| {
        let ask = ask.with("zone", names::zone(zone)).with("dinos", s.board.zones[zone].dinos.len());
        ask.with("spaces", s.spots(zone).len())
    });
    match t.choose(seat, ask, options)? {
        NetGun::Gain(good) => gain_one(t, seat, good, 1, Why::Leader(Leader::Phoenix)),
        NetGun::Trap { site, .. } => put_trap(t, seat, site, Cost::FREE)?,
    }
    Ok(())
}

/// Takes the Leader from wherever it stands back to the player board.
pub(crate) fn retrieve_leader(t: &mut Table, seat: Seat) {
    let from = match t.state.board.players[seat].leader_at {
        LeaderAt::PlayerBoard => return,
        LeaderAt::Community(zone) => {
            t.state.board.zones[zone].leader = None;
            zone
        }
        LeaderAt::Defense(zone) => {
            let mine = Defender { owner: seat, who: Fighter::Leader, fallen: false };
            for space in t.state.board.zones[zone].defenders.iter_mut().flatten() {
                if *space == Some(mine) {
                    *space = None;
                }
            }
            zone
        }
    };
    t.state.board.players[seat].leader_at = LeaderAt::PlayerBoard;
    t.say_with(|_| Text::new("note-leader-back").with("seat", seat).with("zone", names::zone(from)));
}

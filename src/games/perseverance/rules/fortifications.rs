//! Fortifications (EFF-10): Traps and Walls, up to two different options. Trap types stay with their owner (EFF-11).

use super::cost::Cost;
use super::goods::gain_one;
use super::outlook::{Outlook, nothing_left};
use crate::engine::{Ask, Offer, Opt, Play, Seat, Text};
use crate::games::perseverance::content::Spot;
use crate::games::perseverance::kinds::{Dino, Effect, Good, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::state::{State, Table, Trap};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    Trap,
    TrapValor,
    Wall,
    WallFollowers,
}

const ALL: [Work; 4] = [Work::Trap, Work::TrapValor, Work::Wall, Work::WallFollowers];

impl Work {
    fn cost(self) -> Cost {
        match self {
            Work::Trap => Cost::FREE,
            Work::TrapValor => Cost::food(1),
            Work::Wall => Cost::mr(1),
            Work::WallFollowers => Cost::stories(1).and(Cost::mr(1)),
        }
    }

    fn key(self) -> &'static str {
        match self {
            Work::Trap => "trap",
            Work::TrapValor => "trap-valor",
            Work::Wall => "wall",
            Work::WallFollowers => "wall-followers",
        }
    }

    fn is_wall(self) -> bool {
        matches!(self, Work::Wall | Work::WallFollowers)
    }
}

/// The empty Dino spaces on which a Trap can lie.
fn trap_spots(state: &State) -> Vec<(Zone, Spot)> {
    let empty = |zone: Zone| {
        let free = state.free_spots(zone).filter(move |it| !state.board.zones[zone].traps.contains_key(it));
        free.map(move |spot| (zone, spot))
    };
    Zone::ALL.into_iter().flat_map(empty).collect()
}

/// The empty Wall spaces.
pub fn wall_spaces(state: &State) -> Vec<(Zone, usize)> {
    let columns = &state.content.defense(state.board.seat_count()).walls;
    let free = |zone: Zone| {
        columns
            .iter()
            .copied()
            .filter(move |col| state.board.zones[zone].walls[*col].is_none())
            .map(move |it| (zone, it))
    };
    Zone::ALL.into_iter().flat_map(free).collect()
}

/// What can be resolved now, without what was chosen already.
pub fn options(state: &State, seat: Seat, outlook: &Outlook, taken: &[Work]) -> Vec<Work> {
    let player = &state.board.players[seat];
    let trap = player.traps > 0 && !trap_spots(state).is_empty();
    let wall = player.walls > 0 && !wall_spaces(state).is_empty();
    let possible = |it: &Work| if it.is_wall() { wall } else { trap };
    ALL.into_iter().filter(|it| !taken.contains(it) && outlook.can_pay(it.cost()) && possible(it)).collect()
}

pub fn fortify(t: &mut Table, seat: Seat) -> Play {
    let mut taken = Vec::new();
    while taken.len() < 2 {
        let legal = options(&t.state, seat, &Outlook::now(&t.state, seat), &taken);
        if legal.is_empty() {
            break;
        }
        let edition = if t.state.board.retail() { "retail" } else { "beta" };
        let label = |it: Work| {
            let edition = if it.is_wall() { format!("-{edition}") } else { String::new() };
            Text::new(format!("offer-fortify-{}{edition}", it.key()))
        };
        let mut offers: Vec<Opt<Option<Work>>> =
            legal.into_iter().map(|it| Opt::new(Some(it), it.key(), label(it))).collect();
        if !taken.is_empty() {
            offers.push(Opt::done());
        }
        let ask = Ask::new("fortify", "EFF-10").with("n", taken.len() + 1);
        let Some(work) = t.choose(seat, ask, offers)?.value else { break };
        taken.push(work);
        work.cost().pay(&mut t.state.board.players[seat]);
        let why = Text::new("effect-fortifications");
        if work.is_wall() {
            place_wall(t, seat)?
        } else {
            place_trap(t, seat)?
        }
        match work {
            Work::Trap | Work::Wall => {}
            Work::TrapValor => gain_one(t, seat, Good::Valor, 1, why),
            Work::WallFollowers => gain_one(t, seat, Good::Follower, 2, why),
        }
    }
    if taken.is_empty() {
        nothing_left(t, seat, Effect::Fortifications);
    }
    Ok(())
}

/// A Trap of either type, face down on an empty Dino space of any Zone. Always asked: a forced type would be told.
fn place_trap(t: &mut Table, seat: Seat) -> Play {
    let mut offers = Vec::new();
    for (zone, spot) in trap_spots(&t.state) {
        for kind in t.state.secret.stock[seat].kinds() {
            let label = Text::new("offer-trap")
                .with("trap", Text::new(format!("trap-{}", kind.key())))
                .with("spot", names::spot(spot))
                .with("zone", names::zone(zone));
            let offer = Offer::new(format!("{}/{}/{}", kind.key(), zone.key(), spot.key()), label)
                .under(kind.key(), Text::new(format!("trap-{}", kind.key())))
                .under(zone.key(), names::zone(zone));
            offers.push(Opt { value: (zone, spot, kind), offer });
        }
    }
    let (zone, spot, kind) = t.choose(seat, Ask::new("trap", "EFF-10").always(), offers)?.value;
    put_trap(t, seat, zone, spot, kind);
    Ok(())
}

/// Puts a hidden Trap on the board; only its owner is told the type.
pub fn put_trap(t: &mut Table, seat: Seat, zone: Zone, spot: Spot, kind: Dino) {
    *t.state.secret.stock[seat].of(kind) -= 1;
    t.state.board.players[seat].traps -= 1;
    t.state.secret.traps.insert((zone, spot), kind);
    t.state.board.zones[zone].traps.insert(spot, Trap { owner: seat, shown: None });
    t.say(Text::new("note-trap").with("seat", seat).with("zone", names::zone(zone)).with("spot", names::spot(spot)));
    t.whisper(seat, Text::new("note-trap-type").with("trap", Text::new(format!("trap-{}", kind.key()))));
}

/// A Wall on an empty Wall space of any Zone.
pub fn place_wall(t: &mut Table, seat: Seat) -> Play {
    let offers: Vec<_> = wall_spaces(&t.state)
        .into_iter()
        .map(|(zone, col)| {
            let label = Text::new("offer-wall").with("zone", names::zone(zone)).with("col", col + 1);
            let offer = Offer::new(format!("{}/c{}", zone.key(), col + 1), label).under(zone.key(), names::zone(zone));
            Opt { value: (zone, col), offer }
        })
        .collect();
    let (zone, col) = t.choose(seat, Ask::new("wall", "EFF-10"), offers)?.value;
    t.state.board.players[seat].walls -= 1;
    t.state.board.zones[zone].walls[col] = Some(seat);
    t.say(Text::new("note-wall").with("seat", seat).with("zone", names::zone(zone)).with("col", col + 1));
    Ok(())
}

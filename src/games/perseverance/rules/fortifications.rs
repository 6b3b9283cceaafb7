//! Fortifications (EFF-10): Traps and Walls, up to two different options. Trap types stay with their owner (EFF-11).

use super::attack::with_due;
use super::community::Further;
use super::cost::Cost;
use super::goods::{gain_one, take};
use super::outlook::Outlook;
use super::turn::Next;
use crate::engine::{Ask, Play, Seat, Text};
use crate::games::perseverance::content::Spot;
use crate::games::perseverance::kinds::{Dino, Effect, Good, Zone};
use crate::games::perseverance::names::{self, Why};
use crate::games::perseverance::state::{State, Table, Trap};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Work {
    Trap,
    TrapValor,
    Wall,
    WallFollowers,
}

pub(crate) const ALL: [Work; 4] = [Work::Trap, Work::TrapValor, Work::Wall, Work::WallFollowers];

impl Work {
    pub(crate) fn cost(self) -> Cost {
        match self {
            Work::Trap => Cost::FREE,
            Work::TrapValor => Cost::food(1),
            Work::Wall => Cost::mr(1),
            Work::WallFollowers => Cost::stories(1).and(Cost::mr(1)),
        }
    }

    pub(crate) fn is_wall(self) -> bool {
        matches!(self, Work::Wall | Work::WallFollowers)
    }
}

/// The empty Dino spaces on which a Trap can lie.
pub(crate) fn trap_spots(state: &State) -> impl Iterator<Item = (Zone, Spot)> {
    let empty = move |zone: Zone| {
        let free = state.free_spots(zone).filter(move |it| !state.board.zones[zone].traps.contains_key(it));
        free.map(move |spot| (zone, spot))
    };
    Zone::ALL.into_iter().flat_map(empty)
}

/// The empty Wall spaces.
pub(crate) fn wall_spaces(state: &State) -> impl Iterator<Item = WallSite> {
    let columns = &state.content.defense(state.board.seat_count()).walls;
    let free = move |zone: Zone| {
        columns
            .iter()
            .copied()
            .filter(move |col| state.board.zones[zone].walls[*col].is_none())
            .map(move |col| WallSite { zone, col })
    };
    Zone::ALL.into_iter().flat_map(free)
}

/// What can be resolved now, without what was chosen already.
pub(crate) fn options(state: &State, seat: Seat, outlook: &Outlook, taken: &[Work]) -> impl Iterator<Item = Work> {
    let player = &state.board.players[seat];
    let possible = move |it: Work| match it.is_wall() {
        true => player.walls > 0 && wall_spaces(state).next().is_some(),
        false => state.secret.stock[seat].total() > 0 && trap_spots(state).next().is_some(),
    };
    ALL.into_iter().filter(move |it| !taken.contains(it) && outlook.can_pay(it.cost()) && possible(*it))
}

/// How many Traps and how many Walls can be built at most, of the two things that Fortifications allow.
pub(crate) fn within_reach(state: &State, seat: Seat, outlook: &Outlook) -> (usize, usize) {
    let works: Vec<Work> = options(state, seat, outlook, &[]).collect();
    let ways = |wall: bool| works.iter().filter(|it| it.is_wall() == wall).count();
    let traps = ways(false).min(state.secret.stock[seat].total()).min(trap_spots(state).count());
    let both = Work::Wall.cost().and(Work::WallFollowers.cost());
    let paid = if outlook.can_pay(both) { 2 } else { 1 };
    (traps, ways(true).min(paid).min(state.board.players[seat].walls).min(wall_spaces(state).count()))
}

pub(crate) fn fortify(t: &mut Table, seat: Seat) -> Play {
    t.state.board.works.clear();
    while t.state.board.works.len() < 2 {
        let taken = &t.state.board.works;
        let mut works: Vec<Further<Work>> =
            options(&t.state, seat, &Outlook::now(&t.state, seat), taken).map(Further::To).collect();
        if works.is_empty() {
            break;
        }
        if !taken.is_empty() {
            works.push(Further::NoMore);
        }
        let ask = Ask::new("fortify", "EFF-10").with("n", taken.len() + 1);
        let ask = Next::with(t, with_due(t, ask));
        let Further::To(work) = t.choose(seat, ask, works)? else { break };
        t.state.board.works.push(work);
        work.cost().pay(&mut t.state.board.players[seat])?;
        if work.is_wall() {
            place_wall(t, seat, work.cost())?;
        } else {
            place_trap(t, seat, work.cost())?;
        }
        let why = Why::Effect(Effect::Fortifications);
        match work {
            Work::Trap | Work::Wall => {}
            Work::TrapValor => gain_one(t, seat, Good::Valor, 1, why),
            Work::WallFollowers => gain_one(t, seat, Good::Follower, 2, why),
        }
    }
    // The Dinos that the die attracted may have taken the last free space.
    if t.state.board.works.is_empty() {
        t.say_with(|s| {
            let effect = names::effect(Effect::Fortifications, s.board.retail());
            Text::new("note-nothing-left").with("seat", seat).with("effect", effect)
        });
    }
    t.state.board.works.clear();
    Ok(())
}

/// Where a Trap can lie, and of which type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TrapSite {
    pub zone: Zone,
    pub spot: Spot,
    pub kind: Dino,
}

/// That another option may follow the one that is going on. An attack that is due needs the room in the question.
fn more(t: &Table, seat: Seat) -> Text {
    let (state, taken) = (&t.state, &t.state.board.works);
    let is_due = Zone::ALL.into_iter().any(|it| state.is_full(it));
    let follows = taken.len() == 1 && options(state, seat, &Outlook::now(state, seat), taken).next().is_some();
    Text::new(if follows && !is_due { "ask-more" } else { "ask-more-none" })
}

/// A Trap of either type, face down on an empty Dino space of any Zone. Always asked: a forced type would be told.
fn place_trap(t: &mut Table, seat: Seat, price: Cost) -> Play {
    let stock = t.state.secret.stock[seat];
    let sites =
        trap_spots(&t.state).flat_map(|(zone, spot)| stock.kinds().map(move |kind| TrapSite { zone, spot, kind }));
    let sites: Vec<TrapSite> = sites.collect();
    let paid = match t.state.within_limits(seat, Good::Valor, 1) {
        _ if price == Cost::FREE => "trap-free",
        0 => "trap-valor-lost",
        _ => "trap-valor",
    };
    // What was paid and what it brings leaves no room for more.
    let then = if price == Cost::FREE { more(t, seat) } else { Text::new("ask-more-none") };
    let ask = Ask::new("trap", "EFF-10").with("paid", Text::new(paid)).with("then", then);
    let site = t.choose(seat, ask.always(), sites)?;
    put_trap(t, seat, site, price)
}

/// Puts a hidden Trap on the board; only its owner is told the type.
pub(crate) fn put_trap(t: &mut Table, seat: Seat, TrapSite { zone, spot, kind }: TrapSite, price: Cost) -> Play {
    take(t.state.secret.stock[seat].of(kind), 1, "the player has a Trap of that type")?;
    t.state.secret.traps.insert((zone, spot), kind);
    t.state.board.zones[zone].traps.insert(spot, Trap { owner: seat, shown: None });
    t.say_with(|s| {
        let text = Text::new("note-trap").with("seat", seat).with("paid", price.paid(s.board.retail()));
        text.with("zone", names::zone(zone)).with("spot", names::spot(spot))
    });
    t.whisper(seat, Text::new("note-trap-type").with("trap", names::trap(kind)));
    Ok(())
}

/// Where a Wall can stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WallSite {
    pub zone: Zone,
    pub col: usize,
}

/// A Wall that was paid for on an empty Wall space of any Zone.
pub(crate) fn place_wall(t: &mut Table, seat: Seat, price: Cost) -> Play {
    let sites: Vec<WallSite> = wall_spaces(&t.state).collect();
    let then = if price.stories > 0 { "wall-then-followers" } else { "wall-then-nothing" };
    let is_due = Zone::ALL.into_iter().any(|it| t.state.is_full(it));
    let paid = match price {
        _ if is_due => Text::new("wall-paid-none"),
        // Fortifications have their price, and a Patrol none.
        Cost::FREE => Text::new("wall-free"),
        _ => Text::new("wall-paid").with("price", price.list(t.state.board.retail())),
    };
    let ask = Ask::new("wall", "EFF-10").with("paid", paid).with("then", Text::new(then)).with("more", more(t, seat));
    let WallSite { zone, col } = t.choose(seat, with_due(t, ask), sites)?;
    take(&mut t.state.board.players[seat].walls, 1, "the player has a Wall left")?;
    t.state.board.zones[zone].walls[col] = Some(seat);
    t.say_with(|s| {
        let text = Text::new("note-wall").with("seat", seat).with("paid", price.paid(s.board.retail()));
        text.with("zone", names::zone(zone)).with("col", col + 1)
    });
    Ok(())
}

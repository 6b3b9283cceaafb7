//! What the Grey Eminence does (SOL-06 to SOL-16). She pays nothing and gains no bonus.

use super::places::{best_pasture, free_plot, free_space, own_house};
use super::{region_points, vp, yours};
use crate::engine::{Fault, Offered, Play, Text};
use crate::games::boonlake::content::kinds::{ActionTile, Kind, Region, Side};
use crate::games::boonlake::content::{SpaceId, TokenId};
use crate::games::boonlake::labels::names::{action_name, region_name};
use crate::games::boonlake::rules::Table;
use crate::games::boonlake::state::{Eminence, Laid, Owner, Piece, PlotId, State, Why};

/// What she gains in place of a piece that is not there (SOL-16).
const NO_PIECE: i32 = 10;

/// With so many houses on the map she builds settlements (SOL-14).
const HOUSES_FIRST: usize = 2;

/// SOL-06: by the action tile in the lowest row.
pub(super) fn step_a(t: &mut Table, side: Side) -> Play {
    let b = side == Side::B;
    match t.state.board.actions.last() {
        Some(ActionTile::Settle) => build(t, if b { 2 } else { 1 }),
        Some(ActionTile::Cattle) => {
            place_cattle(t)?;
            cactus(t, u32::from(b));
            Ok(())
        }
        _ => {
            cactus(t, if b { 2 } else { 1 });
            Ok(())
        }
    }
}

/// SOL-07: of the actions on the token the one whose tile lies highest. Says which.
pub(super) fn step_b(t: &mut Table, token: TokenId) -> Play<ActionTile> {
    let (side, actions) = {
        let token = t.state.content.token(token);
        (token.side, token.actions.clone())
    };
    let row = t.state.board.actions.iter().position(|it| actions.contains(it)).offered("an action tile lies there")?;
    let tile = t.state.board.actions[row];
    t.state.board.taken = Some(row);
    t.say_with(|_| Text::new("note-eminence-action").with("tile", action_name(tile)).with("row", row + 1));
    let b = side == Side::B;
    match tile {
        ActionTile::Building | ActionTile::Progress => cactus(t, if b { 2 } else { 1 }),
        ActionTile::Hiring => {
            lay_tile(t)?;
            cactus(t, if b { 2 } else { 1 });
        }
        ActionTile::Expansion => {
            lay_tile(t)?;
            let second = lay_tile(t)?;
            if let Some(space) = second {
                put(t, PlotId { space, plot: 0 }, Kind::House)?;
            }
            cactus(t, u32::from(b));
        }
        ActionTile::Cattle => {
            let pasture = lay_pasture(t);
            match pasture {
                Some(space) => put_cattle(t, space)?,
                None => place_cattle(t)?,
            }
            cactus(t, u32::from(b));
        }
        ActionTile::Settle => build(t, if b { 2 } else { 1 })?,
        ActionTile::Regions => regions(t, if b { 2 } else { 1 })?,
    }
    Ok(tile)
}

/// SOL-19: steps past the end are lost.
fn cactus(t: &mut Table, n: u32) {
    if let Some(her) = t.state.board.eminence.as_mut().filter(|_| n > 0) {
        let from = her.cactus;
        let space = t.state.content.eminence.cactus_after(from, n as usize);
        her.cactus = space;
        t.say_with(|state| {
            let [before, after] = [from, space].map(|it| state.content.eminence.cactus_points(it));
            let note = Text::new("note-cactus").with("from", from).with("n", space);
            note.with("before", before).with("after", after)
        });
    }
}

/// SOL-09, SOL-10: a grey tile on the first possible space; what cannot be laid is lost.
fn lay_tile(t: &mut Table) -> Play<Option<SpaceId>> {
    let Some(space) = free_space(&t.state) else { return Ok(None) };
    let Some(tile) = t.draw_from(|state| &mut state.secret.grey) else { return Ok(None) };
    t.state.board.map[usize::from(space.0)] = Some(Laid::Tile { tile, plots: [None; 2] });
    t.say_with(|_| Text::new("note-eminence-lay").with("space", space.number()));
    Ok(Some(space))
}

fn lay_pasture(t: &mut Table) -> Option<SpaceId> {
    let space = free_space(&t.state).filter(|_| t.state.board.pastures > 0)?;
    t.state.board.pastures -= 1;
    t.state.board.map[usize::from(space.0)] = Some(Laid::Pasture(Vec::new()));
    t.say_with(|_| Text::new("note-eminence-pasture").with("space", space.number()));
    Some(space)
}

/// SOL-11, SOL-14: objects one after the other.
fn build(t: &mut Table, n: u32) -> Play {
    for _ in 0..n {
        let houses = t.state.board.on_map(Owner::Eminence, Kind::House);
        let (kind, at) = match houses < HOUSES_FIRST {
            true => (Kind::House, free_plot(&t.state)),
            false => (Kind::Settlement, own_house(&t.state)),
        };
        // SOL-05: if it is possible nowhere, it is lost.
        if let Some(at) = at {
            put(t, at, kind)?;
        }
    }
    Ok(())
}

impl Eminence {
    fn left(&mut self, kind: Kind) -> Option<&mut u8> {
        match kind {
            Kind::Inhabitant => None,
            Kind::House => Some(&mut self.houses),
            Kind::Settlement => Some(&mut self.settlements),
            Kind::Cattle => Some(&mut self.cattle),
        }
    }

    /// Takes a piece from her board, if there is one.
    fn take(&mut self, kind: Kind) -> Option<()> {
        let left = self.left(kind)?;
        *left = left.checked_sub(1)?;
        Some(())
    }
}

/// SOL-16: a piece from her board, or 10 VP in its place.
fn take(t: &mut Table, kind: Kind) -> bool {
    let taken = t.state.board.eminence.as_mut().and_then(|it| it.take(kind)).is_some();
    if !taken {
        vp(t, Why::Reason("why-no-piece"), NO_PIECE);
    }
    taken
}

fn put(t: &mut Table, at: PlotId, kind: Kind) -> Play {
    if take(t, kind) {
        t.state.board.put(at, Piece { owner: Owner::Eminence, kind }).offered("the plot lies on the map")?;
        let note = format!("note-eminence-{}", kind.key());
        t.say_with(|_| Text::new(note).with("space", at.space.number()));
    }
    Ok(())
}

/// SOL-15.
fn place_cattle(t: &mut Table) -> Play {
    match best_pasture(&t.state) {
        Some(space) => put_cattle(t, space),
        None => Ok(()),
    }
}

fn put_cattle(t: &mut Table, space: SpaceId) -> Play {
    if take(t, Kind::Cattle) {
        match t.state.board.laid_mut(space) {
            Some(Laid::Pasture(cattle)) => cattle.push(Owner::Eminence),
            Some(Laid::Tile { .. }) | None => return Fault::stop("the cattle stands on a pasture"),
        }
        t.say_with(|_| Text::new("note-eminence-cattle").with("space", space.number()));
    }
    Ok(())
}

/// SOL-11: the open region where you lead by most, the most northern of equals; with all covered as if they were open.
pub(super) fn region(state: &State) -> (Region, bool) {
    let open: Vec<Region> = Region::ALL.into_iter().filter(|it| !state.board.covered[*it as usize]).collect();
    let covered = open.is_empty();
    let regions = if covered { Region::ALL.to_vec() } else { open };
    let lead = |it: Region| state.presence(yours(), it) as i32 - state.presence(Owner::Eminence, it) as i32;
    let mut best = regions[0];
    for it in regions {
        if lead(it) > lead(best) {
            best = it;
        }
    }
    (best, !covered)
}

fn regions(t: &mut Table, each: i32) -> Play {
    let (region, open) = region(&t.state);
    let note = if open { "note-eminence-region" } else { "note-eminence-region-covered" };
    t.say_with(|_| Text::new(note).with("region", region_name(region)));
    if open {
        t.state.board.covered[region as usize] = true;
        let reward = t.state.content.region(region).eminence;
        vp(t, Why::Region(region), reward);
    }
    t.state.board.scored = Some(region);
    region_points(t, region, each);
    Ok(())
}

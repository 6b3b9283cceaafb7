//! The Assembly (ASM): Presence, reward tiles, Votes, Officers, wrap-up.

use super::goods::{gain_one, produce};
use super::prospect::question;
use super::ranking::{add_votes, leaders, rank, vote_tile, votes_of};
use super::wrap_up::wrap_up;
use crate::engine::{Play, Seat, Text};
use crate::games::perseverance::content::{Condition, Content};
use crate::games::perseverance::kinds::{Good, Zone};
use crate::games::perseverance::names::{self, Why};
use crate::games::perseverance::state::{Board, Owner, PerZone, Table};

/// What a tile holder takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tile {
    Production,
    Votes,
}

/// What the holder of a tile can take, with what that leaves to the second, if there is one (ASM-03).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TileOffer {
    pub tile: Tile,
    pub holder: Seat,
    pub zone: Zone,
    pub population: u32,
    pub second: Option<Owner>,
    /// The Votes that the holder has already chosen for other Zones, which nobody else knows before all have chosen.
    pub chosen: Vec<(Owner, u32)>,
}

impl TileOffer {
    pub(super) fn new(board: &Board, tile: Tile, holder: Seat, zone: Zone, chosen: Vec<(Owner, u32)>) -> TileOffer {
        let Standing { population, second, .. } = standing(board, zone);
        TileOffer { tile, holder, zone, population, second, chosen }
    }

    /// The Votes that it brings, be it to the second.
    pub(crate) fn votes(&self) -> Option<(Owner, u32)> {
        match self.tile {
            Tile::Production => self.second.map(|it| (it, self.population / 2)),
            Tile::Votes => Some((Owner::Seat(self.holder), self.population)),
        }
    }
}

/// Who stands where in one Zone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Standing {
    pub(super) top: Vec<Owner>,
    /// The sole second behind a sole top.
    pub(super) second: Option<Owner>,
    pub(super) population: u32,
    /// The Presence of those on top.
    pub(super) most: usize,
}

/// ASM-01: held when the pool is empty.
pub(crate) fn assembly(t: &mut Table) -> Play {
    t.state.board.assembly = true;
    let standings = PerZone::new(|zone| standing(&t.state.board, zone));
    // Who may choose, and where a tie takes the tile away, is said before anybody is asked.
    t.headline_with(|s| {
        let text = Text::new("note-assembly").with("n", s.board.assemblies + 1);
        text.with("zones", Zone::ALL.map(|zone| holds(zone, &standings[zone])).to_vec())
    });
    let tiles = choose_tiles(t, &standings)?;
    for zone in Zone::ALL {
        distribute(t, zone, &standings[zone], tiles[zone]);
    }
    score_votes(t);
    score_officers(t);
    wrap_up(t);
    t.state.board.assembly = false;
    Ok(())
}

/// Who holds the tile of a Zone, or why nobody does (ASM-02).
fn holds(zone: Zone, standing: &Standing) -> Text {
    let id = match standing.top.len() {
        0 => "holds-nobody",
        1 => "holds-tile",
        2 => "holds-tied-two",
        _ => "holds-tied",
    };
    Text::new(id).with("zone", names::zone(zone)).with("who", owners(standing))
}

/// Those with the most Presence.
pub(super) fn owners(standing: &Standing) -> Vec<Text> {
    standing.top.iter().map(|it| names::owner(*it)).collect()
}

/// Population and Presence of a Zone. Presence 0 is never second, and behind a tie nobody is.
pub(super) fn standing(board: &Board, zone: Zone) -> Standing {
    let area = &board.zones[zone];
    let values: Vec<(Owner, usize)> = board.owners().into_iter().map(|it| (it, area.presence(it))).collect();
    let (top, seconds) = leaders(&values);
    let second = match (top.as_slice(), seconds.as_slice()) {
        ([_], [second]) => Some(*second),
        _ => None,
    };
    let settlements = u32::try_from(area.settlements.iter().flatten().count()).unwrap_or(0);
    let most = values.iter().map(|it| it.1).max().unwrap_or(0);
    Standing { top, second, population: 2 + settlements, most }
}

/// ASM-03: the tile holders choose secretly and at once. Dissenters alone on top choose Votes (ASM-04).
fn choose_tiles(t: &mut Table, standings: &PerZone<Standing>) -> Play<PerZone<Option<Tile>>> {
    let holds = |zone: Zone| match standings[zone].top.as_slice() {
        [owner] => Some(*owner),
        _ => None,
    };
    let mut tiles = PerZone::new(|zone| (holds(zone) == Some(Owner::Dissenters)).then_some(Tile::Votes));
    let zones_of = |seat: Seat| -> Vec<Zone> {
        Zone::ALL.into_iter().filter(|it| holds(*it) == Some(Owner::Seat(seat))).collect()
    };
    let holders: Vec<Seat> = t.seats().all().filter(|it| !zones_of(*it).is_empty()).collect();
    let chosen = t.together(holders, |solo| {
        let (mut tiles, mut chosen) = (Vec::new(), Vec::new());
        for zone in zones_of(solo.seat()) {
            let (board, holder) = (&solo.state.board, solo.seat());
            let offers =
                [Tile::Production, Tile::Votes].map(|tile| TileOffer::new(board, tile, holder, zone, chosen.clone()));
            let offer = solo.choose(question(solo.state, holder, zone), offers)?;
            chosen.extend(offer.votes());
            tiles.push((zone, offer.tile));
        }
        Ok(tiles)
    })?;
    for (zone, tile) in chosen.into_iter().flat_map(|it| it.1) {
        tiles[zone] = Some(tile);
    }
    Ok(tiles)
}

/// The Votes with those of ties (ASM-02) and of Zones that the Dissenters hold alone (ASM-04): nobody chooses these.
pub(super) fn sure_votes(board: &Board) -> Vec<(Owner, u32)> {
    let mut votes = votes_of(board);
    let mut add = |owner: Owner, count: u32| add_votes(&mut votes, (owner, count));
    for zone in Zone::ALL {
        let Standing { top, population, .. } = standing(board, zone);
        match top[..] {
            [one, other] => [one, other].into_iter().for_each(|it| add(it, population / 2)),
            [Owner::Dissenters] => add(Owner::Dissenters, population),
            _ => {}
        }
    }
    votes
}

fn distribute(t: &mut Table, zone: Zone, standing: &Standing, tile: Option<Tile>) {
    let half = standing.population / 2;
    let why = Why::Assembly(zone);
    say_standing(t, zone, standing, tile);
    match (standing.top.as_slice(), tile) {
        // ASM-02: two tied, Dissenters included, get half the Population in Votes each.
        ([_, _], _) => {
            for owner in &standing.top {
                votes(t, *owner, half, why);
            }
        }
        ([owner], Some(tile)) => {
            match (tile, owner) {
                (Tile::Production, Owner::Seat(seat)) => produce(t, *seat, zone, 2, why),
                (Tile::Production, Owner::Dissenters) => {}
                (Tile::Votes, _) => votes(t, *owner, standing.population, why),
            }
            // ASM-03: the sole second gets half of what was not chosen; Dissenters only ever Votes.
            match (tile, standing.second) {
                (Tile::Production, Some(second)) => votes(t, second, half, why),
                (Tile::Votes, Some(Owner::Seat(seat))) => produce(t, seat, zone, 1, why),
                (Tile::Votes, Some(Owner::Dissenters)) | (_, None) => {}
            }
        }
        _ => {}
    }
}

/// Who holds the tile, or who ties for it.
fn say_standing(t: &mut Table, zone: Zone, standing: &Standing, tile: Option<Tile>) {
    let id = match (standing.top.len(), tile) {
        (0, _) => "note-zone-nobody",
        (1, Some(Tile::Production)) => "note-tile-production",
        (1, _) => "note-tile-votes",
        (2, _) => "note-zone-tied-two",
        _ => "note-zone-tied",
    };
    t.say_with(|_| {
        Text::new(id).with("zone", names::zone(zone)).with("who", owners(standing)).with("n", standing.most)
    });
}

fn votes(t: &mut Table, owner: Owner, count: u32, why: Why) {
    match owner {
        Owner::Seat(seat) => gain_one(t, seat, Good::Vote, count, why),
        Owner::Dissenters => {
            t.state.board.dissenter_votes += count;
            t.say_with(|s| {
                Text::new("note-dissenter-votes").with("n", count).with("why", names::why(why, s.board.retail()))
            });
        }
    }
}

/// ASM-05, ASM-06: the leftmost scoring tile, by Votes. Dissenters with Votes may take a rank.
fn score_votes(t: &mut Table) {
    let mut values = votes_of(&t.state.board);
    let ranked = rank(t.state.board.edition, vote_tile(&t.state.board, &t.state.content), &values, true);
    values.sort_by_key(|it| (std::cmp::Reverse(it.1), it.0));
    t.say_with(|_| {
        let line = |&(owner, votes): &(Owner, u32)| {
            let followers = ranked.iter().find(|it| it.0 == owner).map_or(0, |it| it.1);
            // The Dissenters take a rank and no Followers.
            let followers = if owner == Owner::Dissenters { 0 } else { followers };
            Text::new("vote-rank").with("who", names::owner(owner)).with("votes", votes).with("followers", followers)
        };
        Text::new("note-vote-rank").with("what", values.iter().map(line).collect::<Vec<_>>())
    });
    for (owner, followers) in ranked {
        if let Owner::Seat(seat) = owner {
            gain_one(t, seat, Good::Follower, followers, Why::Votes);
        }
    }
}

/// ASM-07: most Influence scores the condition in full, second most half of it, rounded down; ties are friendly.
fn score_officers(t: &mut Table) {
    for zone in Zone::ALL {
        let why = Why::OfficerScoring(t.state.board.officers[zone].officer);
        for (seat, followers) in paid_by(&t.state.board, &t.state.content, zone) {
            gain_one(t, seat, Good::Follower, followers, why);
        }
    }
}

/// Whom the Officer of a Zone pays, and how many Followers, as all stands now.
pub(crate) fn paid_by(board: &Board, content: &Content, zone: Zone) -> Vec<(Seat, u32)> {
    let council = &board.officers[zone];
    let values: Vec<(Owner, usize)> = board.owners().into_iter().map(|it| (it, council.cubes(it))).collect();
    let (first, second) = leaders(&values);
    let ranked = first.into_iter().map(|it| (it, 1)).chain(second.into_iter().map(|it| (it, 2)));
    let pays = |(owner, part): (Owner, u32)| match owner {
        Owner::Seat(seat) => Some((seat, condition(board, content, zone, seat) / part)),
        Owner::Dissenters => None,
    };
    ranked.filter_map(pays).collect()
}

/// ASM-08: what an Officer's condition is worth to a player.
pub(crate) fn condition(board: &Board, content: &Content, zone: Zone, seat: Seat) -> u32 {
    let player = &board.players[seat];
    let number = |count: usize| u32::try_from(count).unwrap_or(0);
    match content.officer_condition(board.officers[zone].officer) {
        // The area of one's choice is always the best one.
        Condition::Pieces { each } => {
            let areas =
                board.zones.iter().map(|(_, area)| area.presence(Owner::Seat(seat)).max(area.contribution(seat)));
            each * number(areas.max().unwrap_or(0))
        }
        Condition::Patrols { each } => each * number(player.completed.len() + usize::from(player.patrol.is_some())),
        Condition::Sets { each, settlements, dice } => {
            let built = number(board.settlements_on_board(seat)) / settlements.max(1);
            each * built.min(number(board.own_dice(seat)) / dice.max(1))
        }
        Condition::Fortifications { each } => each * number(board.fortifications(seat) + player.used_traps.len()),
    }
}

//! Set-up (SET): the map, the decks, scoring tiles and sites chosen in secret, coins by seat.

use std::sync::Arc;

use super::Table;
use super::gains;
use super::locks::start_space;
use super::resources::build_site;
use super::solo;
use crate::engine::{Ask, Offered, PerSeat, Play, Record, Seat, Text};
use crate::games::boonlake::content::kinds::{ActionTile, Kind, Resource, Stack};
use crate::games::boonlake::content::{Content, RiverId, ScoringId, SpaceId, TileId};
use crate::games::boonlake::labels::names::{scoring_name, tile_name};
use crate::games::boonlake::labels::options::OwnTile;
use crate::games::boonlake::labels::sites::Site;
use crate::games::boonlake::state::{Area, Board, Laid, LeverState, Owner, Phase, Player, Secret, State};

/// How many scoring tiles are in play, and how many everybody is dealt (SET-10).
const IN_PLAY: usize = 4;
const DEALT: usize = 2;

/// The box before anybody has chosen anything.
pub(crate) fn open(record: &Record, content: Arc<Content>) -> State {
    let seats = record.seats;
    let board = Board {
        phase: Phase::Setup,
        round: 0,
        start: Seat(0),
        active: Seat(0),
        in_order: record.option("order") == Some("seats"),
        actions: ActionTile::ALL.to_vec(),
        taken: None,
        sailed: false,
        players: PerSeat::new(seats, |_| Player::new(&content)),
        map: vec![None; content.spaces.len()],
        pastures: content.pastures,
        scored: None,
        covered: [false; 4],
        areas: Vec::new(),
        discard: Vec::new(),
        passed: Vec::new(),
        scorings: 0,
        closing: false,
        eminence_moved: false,
        awaited: Vec::new(),
        eminence: (seats.count() == 1).then(|| solo::eminence(record.option("level"))),
    };
    let secret = Secret {
        hands: PerSeat::new(seats, |_| Vec::new()),
        deck: content.card_ids().collect(),
        grey: content.stack(Stack::Grey).collect(),
        tiles: PerSeat::new(seats, |_| Vec::new()),
        box_tiles: (0..content.scoring.len() as u8).map(ScoringId).collect(),
        stack: std::iter::empty().collect(),
        removed: Vec::new(),
    };
    let mut state = State { board, secret, why: None, content };
    let start = start_space(&state, 0);
    state.board.players.iter_mut().for_each(|it| it.1.ship = start);
    state.board.eminence.iter_mut().for_each(|it| it.ship = start);
    state
}

impl Player {
    /// SET-07, SET-08.
    fn new(content: &Content) -> Player {
        Player {
            vp: 0,
            scored: 0,
            coins: 0,
            vases: 0,
            ranch: content.setup.ranch,
            supply: content.setup.supply,
            left: [false; 2],
            houses: Kind::House.pieces().0,
            settlements: Kind::Settlement.pieces().0,
            cattle: Kind::Cattle.pieces().0,
            aside: 0,
            // Both boats lie at wood, wherever that is on the canal.
            boats: [content.canal.iter().position(|it| *it == Resource::Wood).unwrap_or_default(); 2],
            sites: [0; 4],
            levers: [LeverState::Free; 12],
            tracks: [0; 2],
            played: Vec::new(),
            projects: [false; 4],
            tokens: [None; 4],
            ship: RiverId(0),
        }
    }
}

pub(crate) fn setup(t: &mut Table) -> Play {
    lay_start_tiles(t);
    t.shuffle_deck("grey-tiles", |state| &mut state.secret.grey);
    let actions = std::mem::take(&mut t.state.board.actions);
    t.state.board.actions = t.shuffle("action-tiles", actions);
    deal_hands(t)?;
    deal_scoring_tiles(t)?;
    choose_sites(t)?;
    start_player(t)?;
    solo::setup(t);
    t.state.board.phase = if t.state.board.eminence.is_some() { Phase::Eminence } else { Phase::Turn };
    Ok(())
}

/// SET-03: the tiles of the kinds in use, on the spaces of the kinds in use; nobody gains a bonus.
fn lay_start_tiles(t: &mut Table) {
    let kinds = t.seats().count().max(2) - 1;
    let stacks = [Stack::StartOne, Stack::StartTwo, Stack::StartThree];
    let content = t.state.content.clone();
    let tiles: Vec<TileId> = stacks.into_iter().take(kinds).flat_map(|it| content.stack(it)).collect();
    let tiles = t.shuffle("start-tiles", tiles);
    let in_use = |it: &SpaceId| content.space(*it).start.is_some_and(|kind| usize::from(kind) <= kinds);
    for (space, tile) in content.space_ids().filter(in_use).zip(tiles) {
        t.state.board.map[usize::from(space.0)] = Some(Laid::Tile { tile, plots: [None; 2] });
        t.say_with(|state| {
            Text::new("note-start-tile").with("tile", tile_name(state, tile)).with("space", space.number())
        });
    }
}

/// SET-06.
fn deal_hands(t: &mut Table) -> Play {
    t.shuffle_deck("cards", |state| &mut state.secret.deck);
    let cards = t.state.content.setup.cards;
    for seat in t.seats().all() {
        for _ in 0..cards {
            let card =
                t.draw_from(|state| &mut state.secret.deck).offered("the deck is large enough for every first hand")?;
            t.state.add_to_hand(seat, card);
        }
    }
    Ok(())
}

/// SET-10: two each, of which one is chosen at the same time as the others choose; then random ones for the empty areas.
fn deal_scoring_tiles(t: &mut Table) -> Play {
    t.shuffle_deck("scoring-tiles", |state| &mut state.secret.box_tiles);
    for seat in t.seats().all() {
        for _ in 0..DEALT {
            let tile = t.draw_from(|state| &mut state.secret.box_tiles).offered("there are two tiles for everybody")?;
            t.state.secret.tiles[seat].push(tile);
        }
    }
    let chosen = t.together(t.seats().all(), |solo| {
        let dealt: Vec<OwnTile> = solo.state.secret.tiles[solo.seat()].iter().copied().map(OwnTile).collect();
        solo.choose(Ask::new("own-tile", "SET-10").always(), dealt)
    })?;
    for (seat, OwnTile(tile)) in chosen {
        t.state.secret.tiles[seat].retain(|it| *it != tile);
        add_area(t, tile, Some(Owner::Seat(seat)));
    }
    while t.state.board.areas.len() < IN_PLAY {
        let tile = t.draw_from(|state| &mut state.secret.box_tiles).offered("a scoring tile is left")?;
        // SOL-01: one of them lies in the area of the Grey Eminence.
        let hers = t.state.board.eminence.is_some() && t.state.board.areas.len() == 1;
        add_area(t, tile, hers.then_some(Owner::Eminence));
    }
    Ok(())
}

fn add_area(t: &mut Table, tile: ScoringId, owner: Option<Owner>) {
    t.state.board.areas.push(Area { tile, owner });
    t.say_with(|state| {
        let name = scoring_name(state, tile);
        match owner {
            Some(Owner::Seat(seat)) => Text::new("note-own-tile").with("seat", seat).with("tile", name),
            Some(Owner::Eminence) | None => Text::new("note-tile").with("tile", name),
        }
    });
}

/// SET-11, PRD-05: one site of level 1, chosen at the same time by all.
fn choose_sites(t: &mut Table) -> Play {
    let chosen = t.together(t.seats().all(), |solo| {
        let seat = solo.seat();
        solo.choose(Ask::new("first-site", "SET-11"), Resource::ALL.map(|of| Site { of, seat }))
    })?;
    for (seat, site) in chosen {
        build_site(t, seat, site.of);
    }
    Ok(())
}

/// SET-12: at random; coins in seat order from there.
fn start_player(t: &mut Table) -> Play {
    let seats = t.seats();
    let rolled = t.roll("start-player", seats.count());
    let start = seats.all().nth(rolled).offered("the roll names a seat")?;
    (t.state.board.start, t.state.board.active) = (start, start);
    t.say(Text::new("note-start-player").with("seat", start));
    let solo = t.state.board.eminence.is_some();
    for (place, seat) in seats.from(start).enumerate() {
        let setup = &t.state.content.setup;
        let coins = if solo { setup.solo_coins } else { setup.coins[place] };
        gains::coins(t, seat, coins);
    }
    Ok(())
}

//! Set-up (SET), in the order of the book: map, cards, society, tokens, laws, decks, citizens.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::expeditions::stack;
use super::{Play, Table, goods, scenario, setup_citizens, setup_map, tokens};
use crate::engine::{Deck, Offered, PerSeat, Record, Seat, Text};
use crate::games::frostpunk::content::Content;
use crate::games::frostpunk::content::card_id::{self, CardId};
use crate::games::frostpunk::content::features::Decree;
use crate::games::frostpunk::content::kinds::{Building, Citizen, From, Good, Letter, Level, Row, Society};
use crate::games::frostpunk::state::{
    Board, Development, Fields, Goods, Heat, Pawn, People, Phase, Research, Route, RouteCard, Secret, State, Tower,
};

/// The box before chance or anybody has decided anything.
pub(crate) fn open(record: &Record, content: Arc<Content>) -> State {
    let seats = record.seats;
    let heat = &content.boards.heat;
    let board = Board {
        phase: Phase::Setup,
        round: 1,
        leader: Seat(0),
        turn: None,
        passed: 0,
        turning: false,
        starving: 0,
        sections: Vec::new(),
        society: record.option("society").and_then(Society::from_key).unwrap_or(Society::I),
        level: record.option("level").and_then(Level::from_key).unwrap_or(Level::Normal),
        people: [People::default(); 3],
        pool: [0; 6],
        placed: Vec::new(),
        trades: Vec::new(),
        waiting: Vec::new(),
        goods: Goods::default(),
        hunger: 0,
        deaths: 0,
        rows: [Vec::new(), Vec::new()],
        heat: Heat {
            marker: heat.heat,
            cold: heat.cold,
            red: heat.red,
            orange: heat.orange,
            yellow: heat.yellow,
            overheated: false,
        },
        overload: 0,
        tower: Tower::default(),
        storm: Some(content.scenario.setup.storm),
        walls: BTreeMap::new(),
        tiles: BTreeMap::new(),
        fields: Fields::none(),
        supply: BTreeMap::new(),
        future: Vec::new(),
        laws: Vec::new(),
        technologies: Vec::new(),
        advisors: PerSeat::new(seats, |_| None),
        advisor_used: false,
        mobilization: seats.count() == 1,
        played: Vec::new(),
        citizen_discards: Vec::new(),
        area: Vec::new(),
        scenario: Vec::new(),
        turned_up: BTreeSet::new(),
        activations: BTreeSet::new(),
        looked_at: Vec::new(),
        stored: Goods::default(),
        weather_discards: Vec::new(),
        dusk_discards: Vec::new(),
        called: BTreeSet::new(),
        evening: None,
        consultation: None,
        routes: [Route::default(), Route::default(), Route::default()],
        cold_night: false,
        used_laws: Vec::new(),
        came: Vec::new(),
        nights: Vec::new(),
        ending: None,
    };
    let of = |deck: card_id::Deck| content.map.tile.iter().map(|it| it.id).filter(move |it| it.deck == deck).collect();
    let letter = |letter: Letter| content.expeditions.iter().filter(move |it| it.letter == letter).map(|it| it.id);
    let secret = Secret {
        hands: PerSeat::new(seats, |_| Vec::new()),
        citizens: content.citizens.iter().map(|it| it.id).collect(),
        near: of(card_id::Deck::NearTile),
        far: of(card_id::Deck::FarTile),
        morning: content.morning.iter().map(|it| it.id).collect(),
        dusk: Deck::from_iter([]),
        consultations: content.consultations.iter().map(|it| it.id).collect(),
        weather: content.weather.iter().map(|it| it.id).collect(),
        expeditions: Letter::ALL.map(|it| letter(it).collect()),
    };
    State { board, secret, content, cause: None, nth: None, dead: None, flips: None }
}

pub(crate) fn setup(t: &mut Table) -> Play {
    leader(t)?;
    let food = setup_map::lay_out(t)?;
    expeditions(t)?;
    technologies(t);
    society(t, food)?;
    laws(t);
    building_board(t);
    dusk(t)?;
    t.shuffle_deck("morning", |state| &mut state.secret.morning);
    t.shuffle_deck("weather", |state| &mut state.secret.weather);
    let first = t.state.content.scenario.setup.open;
    scenario::open(t, first, false)?;
    setup_citizens::advisors(t)?;
    setup_citizens::deal(t)?;
    setup_citizens::discard(t)
}

/// LED-01.
fn leader(t: &mut Table) -> Play {
    let seats = t.seats();
    let rolled = t.roll("leader", seats.count());
    t.state.board.leader = seats.all().nth(rolled).offered("the roll names a seat")?;
    t.say_with(|s| Text::new("note-leader").with("seat", s.board.leader));
    Ok(())
}

/// SET-06.
fn expeditions(t: &mut Table) -> Play {
    for letter in Letter::ALL {
        t.shuffle_deck(["routes-a", "routes-b", "routes-c"][letter as usize], |state| stack(state, letter));
    }
    for route in 0..t.state.board.routes.len() {
        let id = t.draw_from(|state| stack(state, Letter::A)).offered("there are three A cards")?;
        t.state.board.routes[route].cards.push(RouteCard { id, dark: false });
    }
    Ok(())
}

/// SET-07: some of those that Crater uses.
fn technologies(t: &mut Table) {
    use crate::games::frostpunk::content::features::Technique;
    let used = t.state.content.technologies.iter().filter(|it| !it.words.contains(&Technique::Node));
    let used: Vec<CardId> = used.map(|it| it.id).collect();
    let open = t.state.content.boards.setup.technologies as usize;
    let mut drawn: Vec<CardId> = t.shuffle("technologies", used).into_iter().take(open).collect();
    drawn.sort_unstable();
    t.state.board.technologies = drawn.into_iter().map(|id| Research { id, token: Development::Idle }).collect();
}

/// SET-09 to SET-13: citizens, food with that of the tiles, deaths and goods, tokens of both rows.
fn society(t: &mut Table, tile_food: u32) -> Play {
    let content = t.state.content.clone();
    let (society, level) = (t.state.board.society, t.state.board.level);
    let card = content.societies.iter().find(|it| it.key == society && it.level == level);
    let card = card.offered("every society has both levels")?;
    for of in Citizen::ALL {
        let people = t.state.board.people_mut(of);
        (people.citizens, people.ill) = (*card.citizens.of(of), *card.ill.of(of));
    }
    t.state.board.deaths = card.deaths;
    let food = card.food + tile_food;
    for (good, n) in [(Good::Food, food), (Good::Wood, card.wood), (Good::Coal, card.coal), (Good::Core, card.core)] {
        goods::add(t, good, n);
    }
    t.state.board.pool[Pawn::Automaton as usize] = card.automatons;
    for (row, start) in [(Row::Discontent, card.discontent), (Row::Hope, card.hope)] {
        (0..start.tokens).try_for_each(|at| tokens::draw(t, row, at < start.active))?;
    }
    Ok(())
}

/// SET-15: those that exclude each other, and some of the others.
fn laws(t: &mut Table) {
    let (paired, single): (Vec<_>, Vec<_>) = t.state.content.laws.iter().partition(|it| it.removes.is_some());
    let mut future: Vec<CardId> = paired.into_iter().map(|it| it.id).collect();
    let single: Vec<CardId> = single.into_iter().map(|it| it.id).collect();
    let count = t.state.content.boards.setup.laws as usize;
    future.extend(t.shuffle("laws", single).into_iter().take(count));
    future.sort_unstable();
    t.state.board.future = future;
}

/// SET-12, SET-16: the buildings of laws only where such a law can come.
fn building_board(t: &mut Table) {
    let board = &t.state.board;
    let content = &t.state.content;
    let future = content.laws.iter().filter(|it| board.future.contains(&it.id)).flat_map(|it| &it.words);
    let unlocked: BTreeSet<Building> = future
        .filter_map(|it| if let Decree::Unlock(all) = it { Some(all) } else { None })
        .flatten()
        .copied()
        .collect();
    let here = content.buildings.iter().filter(|it| match it.from {
        From::Board => true,
        From::Law => unlocked.contains(&it.key),
        From::Start | From::Printed | From::Back => false,
    });
    t.state.board.supply = here.map(|it| (it.key, it.tiles)).collect();
}

/// SET-17: the first consultation and the start card, which is the only one that no other card adds.
fn dusk(t: &mut Table) -> Play {
    t.shuffle_deck("consultations", |state| &mut state.secret.consultations);
    let start =
        t.state.content.dusk.iter().map(|it| it.id).find(|it| it.number == 0).offered("there is a start card")?;
    t.state.board.called.insert(start);
    super::dusk::next_consultation(t, vec![start]);
    Ok(())
}

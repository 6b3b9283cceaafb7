//! What the rule tests share: positions built step by step, rules run alone against a line of answers.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use crate::engine::{Record, Seat, Seats, Seed, trial};
use crate::games::card_words::Slot;
use crate::games::frostpunk::content::Content;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::effect::Steps;
use crate::games::frostpunk::content::fields::{Field, Half};
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::rules::effects::{self, Scope};
use crate::games::frostpunk::rules::{Halt, Play, Table, setup};
use crate::games::frostpunk::state::*;

pub(super) const A: Seat = Seat(0);
pub(super) const B: Seat = Seat(1);

pub(super) fn built_in() -> Arc<Content> {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| Arc::new(Content::load(None).unwrap())).clone()
}

pub(super) fn record(seats: u8, options: &[(&str, &str)]) -> Record {
    Record {
        game: "frostpunk".to_owned(),
        rules: 1,
        edition: "first".to_owned(),
        options: options
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect::<BTreeMap<_, _>>(),
        content: String::new(),
        seed: Seed::from_number(1),
        seats: Seats(seats),
        answers: Vec::new(),
    }
}

/// Society I, normal, in round 2: 22 workers, 12 engineers, 8 children, nobody ill, no goods, no tokens, an empty map but for
/// the Generator tile, no cards open. A leads; the table decides.
pub(super) fn city(seats: u8) -> State {
    let mut state = setup::open(&record(seats, &[]), built_in());
    state.board.phase = Phase::Generator;
    state.board.round = 2;
    state.board.deaths = 1;
    for (of, n) in Citizen::ALL.into_iter().zip([22, 12, 8]) {
        state.board.people_mut(of).citizens = n;
    }
    for row in &built_in().map.generator_field {
        let cubes = row.cubes.map(|it| Cubes { n: it.n, of: it.of });
        let plot = Plot { cubes, trees: 0, built: row.building.map(Built::new) };
        state.board.fields.insert(Field::Generator(row.key), plot);
    }
    let board_tiles =
        built_in().buildings.iter().filter(|it| it.from == From::Board).map(|it| (it.key, it.tiles)).collect();
    state.board.supply = board_tiles;
    state
}

pub(super) fn card(id: &str) -> CardId {
    CardId::read(id).unwrap()
}

/// `ne-upper`, `generator-sw`.
pub(super) fn field(key: &str) -> Field {
    let generator = GeneratorField::ALL.map(Field::Generator);
    let map = Place::ALL.into_iter().flat_map(|place| Half::BOTH.map(|half| Field::Map(place, half)));
    generator.into_iter().chain(map).find(|it| field_key(*it) == key).unwrap_or_else(|| panic!("no field {key}"))
}

/// Builds a position step by step.
pub(super) trait Kit: Sized {
    fn with(self, change: impl FnOnce(&mut State)) -> State;
    fn goods(self, of: Good, n: u32) -> State;
    /// Tokens of a row: `Care` in capitals is active, in small letters used.
    fn tokens(self, tokens: &str) -> State;
    fn ill(self, of: Citizen, n: u32, skull: bool) -> State;
    /// The heat marker, the cold marker and the range markers.
    fn heat(self, markers: [u32; 5]) -> State;
    /// A tile of the map with its two fields empty.
    fn lay(self, place: Place) -> State;
    fn cubes(self, key: &str, n: u32, of: Good) -> State;
    fn trees(self, key: &str, n: u32) -> State;
    fn build(self, key: &str, building: Building) -> State;
    fn upgraded(self, key: &str, building: Building) -> State;
    fn pool(self, pawn: Pawn, n: u32) -> State;
    /// A pawn that has acted.
    fn pawn(self, pawn: Pawn, at: Spot) -> State;
    fn enacted(self, law: &str) -> State;
    fn developed(self, technology: &str) -> State;
    /// A card in the event area.
    fn open(self, id: &str) -> State;
    /// It is the turn of A.
    fn turn(self) -> State;
    fn has(&self, of: Good) -> u32;
    /// The tokens of a row, as in [`Kit::tokens`].
    fn shown(&self, row: Row) -> String;
}

impl Kit for State {
    fn with(mut self, change: impl FnOnce(&mut State)) -> State {
        change(&mut self);
        self
    }

    fn goods(self, of: Good, n: u32) -> State {
        self.with(|s| s.board.goods.set(of, n))
    }

    fn tokens(self, tokens: &str) -> State {
        self.with(|s| {
            for word in tokens.split_whitespace() {
                let token = Token::from_key(&word.to_ascii_lowercase()).unwrap();
                let active = word.starts_with(char::is_uppercase);
                s.board.rows[token.row() as usize].push(Laid { token, active });
            }
        })
    }

    fn ill(self, of: Citizen, n: u32, skull: bool) -> State {
        self.with(|s| {
            let people = s.board.people_mut(of);
            (people.ill, people.skull) = (n, skull);
        })
    }

    fn heat(self, [marker, cold, red, orange, yellow]: [u32; 5]) -> State {
        self.with(|s| s.board.heat = Heat { marker, cold, red, orange, yellow, overheated: false })
    }

    fn lay(self, place: Place) -> State {
        self.with(|s| {
            let tile = if s.content.map.away(place) == Some(Distance::Near) { "N01" } else { "F01" };
            s.board.tiles.insert(place, card(tile));
            for half in Half::BOTH {
                s.board.fields.insert(Field::Map(place, half), Plot::default());
            }
        })
    }

    fn cubes(self, key: &str, n: u32, of: Good) -> State {
        self.with(|s| s.board.fields.get_mut(field(key)).unwrap().cubes = Some(Cubes { n, of }))
    }

    fn trees(self, key: &str, n: u32) -> State {
        self.with(|s| s.board.fields.get_mut(field(key)).unwrap().trees = n)
    }

    fn build(self, key: &str, building: Building) -> State {
        self.with(|s| s.board.fields.get_mut(field(key)).unwrap().built = Some(Built::new(building)))
    }

    fn upgraded(self, key: &str, building: Building) -> State {
        let built = Built { key: building, upgraded: true };
        self.with(|s| s.board.fields.get_mut(field(key)).unwrap().built = Some(built))
    }

    fn pool(self, pawn: Pawn, n: u32) -> State {
        self.with(|s| s.board.pool[pawn as usize] = n)
    }

    fn pawn(self, pawn: Pawn, at: Spot) -> State {
        self.with(|s| s.board.placed.push(Placed { pawn, at }))
    }

    fn enacted(self, law: &str) -> State {
        self.with(|s| s.board.laws.push(Enacted { id: card(law), suspended: None }))
    }

    fn developed(self, technology: &str) -> State {
        self.with(|s| s.board.technologies.push(Research { id: card(technology), token: Development::Done }))
    }

    fn open(self, id: &str) -> State {
        self.with(|s| s.board.area.push(Open { id: card(id), cubes: Goods::default() }))
    }

    fn turn(self) -> State {
        self.with(|s| s.board.turn = Some(A))
    }

    fn has(&self, of: Good) -> u32 {
        self.board.goods.of(of)
    }

    fn shown(&self, row: Row) -> String {
        let word = |it: &Laid| {
            let key = it.token.key();
            if it.active { format!("{}{}", key[..1].to_ascii_uppercase(), &key[1..]) } else { key.to_owned() }
        };
        self.board.row(row).iter().map(word).collect::<Vec<_>>().join(" ")
    }
}

pub(super) type Trial = trial::Trial<State>;

/// Runs a rule; answers as in a log. The end of the game ends the rule.
pub(super) fn run(state: State, answers: &str, rule: impl FnOnce(&mut Table<'static>) -> Play) -> Trial {
    seeded(state, 1, answers, rule)
}

/// The same with another seed, for a test that needs a certain roll.
pub(super) fn seeded(state: State, seed: u64, answers: &str, rule: impl FnOnce(&mut Table<'static>) -> Play) -> Trial {
    let seats = state.secret.hands.seats().count();
    trial::run(state, seats, seed, answers, |t| match rule(t) {
        Ok(()) | Err(Halt::Over) => Ok(()),
        Err(Halt::Stop(stop)) => Err(stop),
    })
}

/// Runs an effect as the cards write it.
pub(super) fn effect(state: State, answers: &str, steps: &str) -> Trial {
    let steps = Steps::read(steps).unwrap();
    run(state, answers, |t| effects::all(t, &mut Scope::default(), &steps))
}

/// Why the game was lost or won.
pub(super) fn ending(state: &State) -> Option<(bool, String)> {
    state.board.ending.as_ref().map(|it| (it.won, it.reason.id.to_string()))
}

//! What one viewer may know: the open board, how many cards lie face down, and the viewer's own hand.

use std::fmt;
use std::sync::Arc;

use super::content::Content;
use super::content::card_id::{CardId, Deck as Kind};
use super::scene;
use super::state::{Board, Secret, State};
use super::text;
use crate::engine::{self, Chance, Deck, Part, PerSeat, Seat, Seats, Text, Viewer, Words};
use crate::scene::Scene;

/// A view is built up from what may be known; nothing hidden is ever copied into it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct View {
    pub viewer: Viewer,
    pub board: Board,
    /// The viewer's own cards.
    pub hand: Option<Vec<CardId>>,
    pub counts: Counts,
    pub facts: Facts,
}

/// How many cards and tiles lie face down.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Counts {
    pub hands: Vec<usize>,
    pub citizens: usize,
    pub near: usize,
    pub far: usize,
    pub morning: usize,
    pub dusk: usize,
    pub consultations: usize,
    pub weather: usize,
    pub expeditions: [usize; 3],
    pub open: Open,
}

/// How many of these lie open while they are looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Open {
    pub far: usize,
    pub dusk: usize,
}

/// The component facts: everybody's knowledge, compared by their digest.
#[derive(Clone)]
pub(crate) struct Facts(pub Arc<Content>);

impl PartialEq for Facts {
    fn eq(&self, other: &Facts) -> bool {
        self.0.facts().digest() == other.0.facts().digest()
    }
}

impl fmt::Debug for Facts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Facts({})", self.0.facts().digest())
    }
}

impl View {
    pub(crate) fn new(state: &State, viewer: Viewer) -> View {
        let secret = &state.secret;
        let hand = match viewer {
            Viewer::Seat(seat) => Some(state.hand(seat).to_vec()),
            Viewer::Public => None,
        };
        let far = state.board.looked_at.iter().filter(|it| it.deck == Kind::FarTile).count();
        let open = Open { far, dusk: state.board.looked_at.len() - far };
        let counts = Counts {
            hands: secret.hands.iter().map(|it| it.1.len()).collect(),
            citizens: secret.citizens.len(),
            near: secret.near.len(),
            // What is looked at goes back: it is left all the same (CIT-03, BLD-25).
            far: secret.far.len() + open.far,
            morning: secret.morning.len(),
            dusk: secret.dusk.len() + open.dusk,
            open,
            consultations: secret.consultations.len(),
            weather: secret.weather.len(),
            expeditions: [0, 1, 2].map(|it: usize| secret.expeditions[it].len()),
        };
        View { viewer, board: state.board.clone(), hand, counts, facts: Facts(state.content.clone()) }
    }

    /// The board as a state in which nothing is hidden, because there is nothing: what the rules know of the board is asked of it.
    pub(crate) fn open(&self) -> State {
        let seats = self.board.advisors.seats();
        State {
            board: self.board.clone(),
            secret: Secret::none(seats),
            content: self.facts.0.clone(),
            cause: None,
            nth: None,
            dead: None,
            flips: None,
        }
    }
}

impl Secret {
    /// The hidden things of a table that has none.
    fn none(seats: Seats) -> Secret {
        let none = || Deck::from_iter([]);
        Secret {
            hands: PerSeat::new(seats, |_| Vec::new()),
            citizens: none(),
            near: none(),
            far: none(),
            morning: none(),
            dusk: none(),
            consultations: none(),
            weather: none(),
            expeditions: [none(), none(), none()],
        }
    }
}

/// A part of the table that can be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Focus {
    Overview,
    /// The fields, and the routes that lead out of the city.
    Map,
    Buildings,
    Generator,
    Health,
    /// Hope, discontent and laws.
    PublicRelations,
    Technologies,
    /// The scenario and the event area.
    Events,
    Player(Seat),
    /// The viewer's own hand.
    Hand,
    /// How near victory and every defeat is.
    Outcome,
}

/// The parts that are the same for everybody, with their keys and widths.
const COMMON: [(&str, Focus, u32); 9] = [
    ("overview", Focus::Overview, 1600),
    ("map", Focus::Map, 800),
    ("buildings", Focus::Buildings, 800),
    ("generator", Focus::Generator, 800),
    ("health", Focus::Health, 800),
    ("public-relations", Focus::PublicRelations, 800),
    ("technologies", Focus::Technologies, 800),
    ("events", Focus::Events, 800),
    ("outcome", Focus::Outcome, 800),
];

pub(super) fn part_of(view: &View, part: &str) -> Option<Focus> {
    let common = COMMON.into_iter().find(|it| it.0 == part).map(|it| it.1);
    let own = || view.hand.as_ref().filter(|_| part == Part::HAND).map(|_| Focus::Hand);
    let player = || Part::seat_of(part).filter(|it| view.board.advisors.seats().contains(*it)).map(Focus::Player);
    common.or_else(own).or_else(player)
}

impl engine::View for View {
    fn parts(&self) -> Vec<Part> {
        let part = |key: &str, width: u32| Part { key: key.to_owned(), label: Text::new(format!("part-{key}")), width };
        let mut parts: Vec<Part> = COMMON.into_iter().map(|it| part(it.0, it.2)).collect();
        parts.extend(self.board.advisors.seats().all().map(|it| Part { width: 800, ..Part::player(it) }));
        parts.extend(self.hand.as_ref().map(|_| part(Part::HAND, 800)));
        parts
    }

    fn scene(&self, part: &str, since: Option<&View>, words: &dyn Words) -> Option<Scene> {
        scene::picture(self, part_of(self, part)?, since, words)
    }

    fn lines(&self, part: &str, words: &dyn Words) -> Option<Vec<String>> {
        Some(text::lines(self, part_of(self, part)?, words))
    }

    fn alt(&self, part: &str, words: &dyn Words) -> Option<String> {
        Some(text::alt(self, part_of(self, part)?, words))
    }

    fn secrets(&self, words: &dyn Words) -> Vec<String> {
        text::secrets(self, words)
    }
}

/// Deals everything anew that the viewer cannot know: the others' hands with the deck, and every face-down pile.
pub(super) fn resample(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
    let mut other = state.clone();
    let secret = &mut other.secret;
    let hidden = |it: Seat| Viewer::Seat(it) != viewer;
    let hands = secret.hands.iter_mut().filter(|it| hidden(it.0)).map(|it| it.1);
    secret.citizens.deal_anew(chance, hands);
    secret.hands.iter_mut().for_each(|it| it.1.sort_unstable());
    let piles = [
        &mut secret.near,
        &mut secret.far,
        &mut secret.morning,
        &mut secret.dusk,
        &mut secret.consultations,
        &mut secret.weather,
    ];
    piles.into_iter().chain(&mut secret.expeditions).for_each(|it| it.deal_anew(chance, []));
    other
}

//! What one viewer may know: the open board, and of the hands only the viewer's own (LIM-10).

use std::fmt;
use std::sync::Arc;

use crate::engine::{self, Chance, Deck, Part, PerSeat, Seat, Text, Viewer, Words};
use crate::games::state51::content::{Content, LocationId};
use crate::games::state51::scene;
use crate::games::state51::state::{Board, Secret, State};
use crate::games::state51::text::{alt, board, hand};
use crate::scene::Scene;

/// A view is built up from what may be known; nothing hidden is ever copied into it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct View {
    pub viewer: Viewer,
    pub board: Board,
    /// How many cards the main deck holds.
    pub deck: usize,
    /// How many Connection cards are left in their decks, blue and red.
    pub connections: [usize; 2],
    /// How many location cards are in each hand.
    pub hands: PerSeat<usize>,
    /// The viewer's own location cards.
    pub hand: Option<Vec<LocationId>>,
    pub facts: Facts,
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
        let hand = match viewer {
            Viewer::Seat(seat) => Some(state.hand(seat).to_vec()),
            Viewer::Public => None,
        };
        View {
            viewer,
            board: state.board.clone(),
            deck: state.secret.deck.len(),
            connections: state.secret.connections.each_ref().map(Deck::len),
            hands: state.hand_sizes(),
            hand,
            facts: Facts(state.content.clone()),
        }
    }
}

impl engine::View for View {
    fn parts(&self) -> Vec<Part> {
        let part = |key: String, label: Text, width| Part { key, label, width };
        let mut parts = vec![part("overview".to_owned(), Text::new("part-overview"), 1600)];
        parts.extend(self.board.players.seats().all().map(|it| Part { width: 800, ..Part::player(it) }));
        if self.hand.is_some() {
            parts.push(part(Part::HAND.to_owned(), Text::new("part-hand"), 800));
        }
        parts
    }

    fn scene(&self, part: &str, since: Option<&View>, words: &dyn Words) -> Option<Scene> {
        scene::picture(self, part_of(self, part)?, since, words)
    }

    fn lines(&self, part: &str, words: &dyn Words) -> Option<Vec<String>> {
        Some(board::lines(self, part_of(self, part)?, words))
    }

    fn alt(&self, part: &str, words: &dyn Words) -> Option<String> {
        Some(alt::alt(self, part_of(self, part)?, words))
    }

    fn secrets(&self, words: &dyn Words) -> Vec<String> {
        hand::secrets(self, words)
    }
}

/// A part of the table that can be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Focus {
    Overview,
    Player(Seat),
    /// The viewer's own hand.
    Hand,
}

pub(super) fn part_of(view: &View, part: &str) -> Option<Focus> {
    match part {
        "overview" => Some(Focus::Overview),
        Part::HAND => view.hand.as_ref().map(|_| Focus::Hand),
        _ => Part::seat_of(part).filter(|it| view.board.players.seats().contains(*it)).map(Focus::Player),
    }
}

/// Deals everything anew that the viewer cannot know: the hands of the others and the decks.
pub(super) fn resample(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
    let mut other = state.clone();
    let Secret { hands, deck, connections } = &mut other.secret;
    deck.deal_anew(chance, hands.iter_mut().filter(|it| Viewer::Seat(it.0) != viewer).map(|it| it.1));
    hands.iter_mut().for_each(|it| it.1.sort_unstable());
    connections.iter_mut().for_each(|it| it.deal_anew(chance, []));
    other
}

//! What one viewer may know: the open board, and of what is hidden only the viewer's own (TIM-07).

use std::fmt;
use std::sync::Arc;

use crate::engine::{self, Chance, Part, Seat, Text, Viewer, Words};
use crate::games::boonlake::content::{CardId, Content, ScoringId, TileId};
use crate::games::boonlake::rules::solo;
use crate::games::boonlake::state::{Board, Phase, State};
use crate::scene::Scene;

/// A view is built up from what may be known; nothing hidden is ever copied into it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct View {
    pub viewer: Viewer,
    pub board: Board,
    /// The viewer's own cards.
    pub hand: Option<Vec<CardId>>,
    /// The viewer's own scoring tiles that are not in play.
    pub tiles: Option<Vec<ScoringId>>,
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
        let (hand, tiles) = match viewer {
            Viewer::Seat(seat) => (Some(state.hand(seat).to_vec()), Some(state.secret.tiles[seat].clone())),
            Viewer::Public => (None, None),
        };
        View { viewer, board: state.board.clone(), hand, tiles, facts: Facts(state.content.clone()) }
    }
}

/// Pictures and texts of the table come after the rules: until then a view has no part to be looked at.
impl engine::View for View {
    fn parts(&self) -> Vec<Part> {
        vec![Part { key: "overview".to_owned(), label: Text::new("part-overview"), width: 800 }]
    }

    fn scene(&self, _: &str, _: Option<&View>, _: &dyn Words) -> Option<Scene> {
        None
    }

    fn lines(&self, _: &str, _: &dyn Words) -> Option<Vec<String>> {
        None
    }

    fn alt(&self, _: &str, _: &dyn Words) -> Option<String> {
        None
    }

    fn secrets(&self, words: &dyn Words) -> Vec<String> {
        let cards = self.hand.iter().flatten().map(|it| Text::new(format!("card-{}", self.facts.0.card(*it).key)));
        cards.map(|it| words.say(&it)).collect()
    }
}

/// Deals everything anew that the viewer cannot know: hands and deck, grey tiles, refused scoring tiles, solo tokens.
pub(super) fn resample(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
    let mut other = state.clone();
    let hidden: Vec<Seat> = state.board.players.seats().all().filter(|it| Viewer::Seat(*it) != viewer).collect();
    let mut cards = state.secret.deck.clone();
    hidden.iter().for_each(|it| cards.extend_from_slice(state.hand(*it)));
    let mut dealt = deal(chance, cards).into_iter();
    for seat in &hidden {
        let mut hand: Vec<CardId> = dealt.by_ref().take(state.hand(*seat).len()).collect();
        hand.sort_unstable();
        other.secret.hands[*seat] = hand;
    }
    other.secret.deck = dealt.collect();
    other.secret.grey = deal::<TileId>(chance, state.secret.grey.clone());
    let mut tiles = state.secret.box_tiles.clone();
    hidden.iter().for_each(|it| tiles.extend_from_slice(&state.secret.tiles[*it]));
    let mut dealt = deal(chance, tiles).into_iter();
    for seat in &hidden {
        other.secret.tiles[*seat] = dealt.by_ref().take(state.secret.tiles[*seat].len()).collect();
    }
    other.secret.box_tiles = dealt.collect();
    if state.board.phase != Phase::Setup {
        solo::redeal(&mut other.secret, &state.content, chance);
    }
    other
}

/// Deals from a sorted pile: the order in which things really lie must not reach what is dealt.
fn deal<T: Clone + Ord>(chance: &mut Chance, mut things: Vec<T>) -> Vec<T> {
    things.sort();
    let order = chance.order("resample", things.len());
    order.result.iter().map(|at| things[*at as usize].clone()).collect()
}

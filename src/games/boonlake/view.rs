//! What one viewer may know: the open board, and of what is hidden only the viewer's own (TIM-07).

use std::fmt;
use std::sync::Arc;

use crate::engine::{self, Chance, Part, PerSeat, Seat, Text, Viewer, Words};
use crate::games::boonlake::content::kinds::Region;
use crate::games::boonlake::content::{CardId, Content, ScoringId};
use crate::games::boonlake::rules::solo;
use crate::games::boonlake::scene;
use crate::games::boonlake::standing::{self, Standing};
use crate::games::boonlake::state::{Board, Phase, Secret, State, Why};
use crate::games::boonlake::text;
use crate::scene::Scene;

/// A view is built up from what may be known; nothing hidden is ever copied into it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct View {
    pub viewer: Viewer,
    pub board: Board,
    /// How everybody stands, counted from the open board.
    pub standings: PerSeat<Standing>,
    /// The income of the Grey Eminence.
    pub eminence: Option<i32>,
    /// How many cards the deck holds, how many grey tiles are left, and how many solo tokens lie face down.
    pub deck: usize,
    pub grey: usize,
    pub stack: usize,
    /// The played card whose effect is being asked about just now.
    pub resolving: Option<CardId>,
    /// How many cards are in each hand.
    pub hands: PerSeat<usize>,
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
        View {
            viewer,
            board: state.board.clone(),
            standings: standing::standings(state),
            eminence: state.board.eminence.as_ref().map(|it| solo::income_of(state, it)),
            deck: state.secret.deck.len(),
            grey: state.secret.grey.len(),
            stack: state.secret.stack.len(),
            resolving: if let Some(Why::Card(card)) = state.why { Some(card) } else { None },
            hands: state.hand_sizes(),
            hand,
            tiles,
            facts: Facts(state.content.clone()),
        }
    }

    /// The viewer's own cards by their groups, in the order of text and picture.
    pub(crate) fn sorted_hand(&self) -> Option<Vec<CardId>> {
        let mut hand = self.hand.clone()?;
        hand.sort_by_key(|it| (self.facts.0.card(*it).group as usize, *it));
        Some(hand)
    }
}

impl engine::View for View {
    fn parts(&self) -> Vec<Part> {
        let part =
            |key: &str, label: &str| Part { key: key.to_owned(), label: Text::new(label.to_owned()), width: 800 };
        let mut parts = vec![Part { width: 1600, ..part("overview", "part-overview") }];
        parts.extend(Region::ALL.map(|it| format!("region-{}", it.key())).iter().map(|it| part(it, it)));
        parts.push(part("river", "part-river"));
        parts.extend(self.board.players.seats().all().map(|it| Part { width: 800, ..Part::player(it) }));
        if self.hand.is_some() {
            parts.push(part(Part::HAND, "part-hand"));
        }
        parts.push(part("scoring", "part-scoring"));
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

/// A part of the table that can be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Focus {
    Overview,
    Region(Region),
    /// Its spaces, ships and locks.
    River,
    Player(Seat),
    /// The viewer's own hand.
    Hand,
    Scoring,
}

pub(super) fn part_of(view: &View, part: &str) -> Option<Focus> {
    match part {
        "overview" => Some(Focus::Overview),
        "scoring" => Some(Focus::Scoring),
        "river" => Some(Focus::River),
        Part::HAND => view.hand.as_ref().map(|_| Focus::Hand),
        _ => match part.strip_prefix("region-") {
            Some(region) => Region::from_key(region).map(Focus::Region),
            None => Part::seat_of(part).filter(|it| view.board.players.seats().contains(*it)).map(Focus::Player),
        },
    }
}

/// Deals everything anew that the viewer cannot know: hands and deck, grey tiles, refused scoring tiles, solo tokens.
pub(super) fn resample(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
    let mut other = state.clone();
    let Secret { hands, deck, grey, tiles, box_tiles, .. } = &mut other.secret;
    deck.deal_anew(chance, hands.iter_mut().filter(|it| Viewer::Seat(it.0) != viewer).map(|it| it.1));
    hands.iter_mut().for_each(|it| it.1.sort_unstable());
    grey.deal_anew(chance, []);
    box_tiles.deal_anew(chance, tiles.iter_mut().filter(|it| Viewer::Seat(it.0) != viewer).map(|it| it.1));
    if state.board.phase != Phase::Setup {
        solo::redeal(&mut other, chance);
    }
    other
}

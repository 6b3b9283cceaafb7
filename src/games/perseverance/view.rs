//! What one viewer may know: the open board, and of the Traps only the viewer's own.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use super::content::{Content, Spot};
use super::kinds::{Dino, Zone};
use super::state::{Board, State, Stock};
use crate::engine::{Chance, PerSeat, Seat, Viewer};

/// A view is built up from what may be known; nothing hidden is ever copied into it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub viewer: Viewer,
    pub board: Board,
    /// How many Patrols are left in their deck.
    pub patrol_deck: usize,
    /// How many Traps each player has not yet placed, of both types together.
    pub traps_left: PerSeat<usize>,
    /// The types of the viewer's own hidden Traps on the board.
    pub own_traps: BTreeMap<(Zone, Spot), Dino>,
    /// The viewer's own Traps in supply.
    pub stock: Option<Stock>,
    pub facts: Facts,
}

/// The component facts: everybody's knowledge, compared by their digest.
#[derive(Clone)]
pub struct Facts(pub Arc<Content>);

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
    pub fn new(state: &State, viewer: Viewer) -> View {
        let mine = |spot: &(Zone, Spot)| {
            let trap = state.board.zones[spot.0].traps.get(&spot.1);
            trap.is_some_and(|it| Viewer::Seat(it.owner) == viewer)
        };
        View {
            viewer,
            board: state.board.clone(),
            patrol_deck: state.secret.patrols.len(),
            traps_left: PerSeat::new(state.board.players.seats(), |seat| state.secret.stock[seat].total()),
            own_traps: state.secret.traps.iter().filter(|it| mine(it.0)).map(|(at, kind)| (*at, *kind)).collect(),
            stock: match viewer {
                Viewer::Seat(seat) => Some(state.secret.stock[seat]),
                Viewer::Public => None,
            },
            facts: Facts(state.content.clone()),
        }
    }

    /// The type of a Trap, if this viewer may know it.
    pub fn trap_kind(&self, zone: Zone, spot: Spot) -> Option<Dino> {
        let shown = self.board.zones[zone].traps.get(&spot).and_then(|it| it.shown);
        shown.or_else(|| self.own_traps.get(&(zone, spot)).copied())
    }
}

/// A part of the table that can be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Focus {
    Overview,
    Zone(Zone),
    Player(Seat),
    Assembly,
}

/// Deals everything anew that the viewer cannot know: the types of others' hidden Traps, and the decks.
pub(super) fn resample(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
    let mut other = state.clone();
    for seat in state.board.players.seats().all().filter(|it| Viewer::Seat(*it) != viewer) {
        let hidden = |at: &(Zone, Spot)| state.board.zones[at.0].traps.get(&at.1).is_some_and(|it| it.owner == seat);
        let placed: Vec<(Zone, Spot)> = state.secret.traps.keys().copied().filter(hidden).collect();
        let mut kinds: Vec<Dino> = placed.iter().map(|at| state.secret.traps[at]).collect();
        let stock = state.secret.stock[seat];
        kinds.extend(vec![Dino::Trampler; stock.trampler]);
        kinds.extend(vec![Dino::Raptor; stock.raptor]);
        let mut dealt = chance.deal_anew(kinds).into_iter();
        for (at, kind) in placed.into_iter().zip(&mut dealt) {
            other.secret.traps.insert(at, kind);
        }
        let rest: Vec<Dino> = dealt.collect();
        let count = |kind: Dino| rest.iter().filter(|it| **it == kind).count();
        other.secret.stock[seat] = Stock { trampler: count(Dino::Trampler), raptor: count(Dino::Raptor) };
    }
    other.secret.patrols.deal_anew(chance, []);
    other.secret.challenges.iter_mut().for_each(|it| it.deal_anew(chance, []));
    other
}

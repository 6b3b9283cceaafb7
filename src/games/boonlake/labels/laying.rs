//! Where a tile or pasture is laid, with what it brings and touches there.

use super::names::{gains_list, region_name, resource_name};
use super::{goals, now};
use crate::engine::{Choice, Clause, Label, Seat, Text};
use crate::games::boonlake::content::SpaceId;
use crate::games::boonlake::content::kinds::{Counted, Kind};
use crate::games::boonlake::content::words::{Condition, Gain};
use crate::games::boonlake::rules::cattle::houses_around;
use crate::games::boonlake::rules::explore::free_spaces;
use crate::games::boonlake::rules::resources::{HIGHEST, shown};
use crate::games::boonlake::rules::solo::around;
use crate::games::boonlake::rules::upgrade::PRESENCE;
use crate::games::boonlake::state::{Area, Laid, State};

/// Where a tile is laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LaySpace {
    pub space: SpaceId,
    pub seat: Seat,
    pub pasture: bool,
}

impl Choice<State> for LaySpace {
    fn key(&self, _: &State) -> String {
        self.space.number().to_string()
    }

    fn words(&self, state: &State) -> Label {
        let space = state.content.space(self.space);
        let label = Text::new("offer-space").with("space", self.space.number()).with("gain", gains_list(&space.bonus));
        let yours = now::differing(state, self.seat, &space.bonus);
        let detail = match self.touched(state) {
            Some(mut clauses) => {
                // What differs from the print comes before what can be laid next.
                let yours = yours.map(|it| Text::new("detail-gain").with("what", it));
                clauses.extend(yours.map(|it| Clause::new(1, it)));
                clauses.extend(self.built(state));
                Some(Text::of_clauses(clauses))
            }
            None => yours.map(|it| Text::new("detail-yours").with("what", it)),
        };
        Label { detail, ..Label::from(label) }.under(space.region.key(), region_name(space.region))
    }
}

/// So many spaces are named with what they bring, beside what is told of a tile and of a pasture; with more of them it would not fit.
const WHOLE: [usize; 2] = [2, 1];

impl LaySpace {
    /// What a site there makes shown, and the scoring tiles that it helps: it may be what a card or project still lacks (PRD-01).
    fn built(self, state: &State) -> Vec<Clause> {
        let bonus = &state.content.space(self.space).bonus;
        let site = bonus.iter().find_map(|it| if let Gain::SiteOf(of) = it { Some(*of) } else { None });
        let Some(of) = site.filter(|it| state.board.players[self.seat].level(*it) < HIGHEST) else { return Vec::new() };
        let mut then = state.clone();
        then.board.players[self.seat].sites[of as usize] += 1;
        let [from, to] = [state, &then].map(|it| shown(it, self.seat)[of as usize]);
        let shows = Text::new("lay-shows").with("of", resource_name(of)).with("from", from).with("to", to);
        let mut clauses = vec![Clause::new(1, shows)];
        clauses.extend(goals::clauses(state, &then, self.seat, 3));
        clauses
    }

    /// The laid tiles and pastures around it with the pieces on them, which count for a settlement (UPG-03), and the spaces where
    /// something can be laid only thanks to this one (EXP-05). Nothing where nothing may be laid.
    fn touched(self, state: &State) -> Option<Vec<Clause>> {
        let free: Vec<SpaceId> = free_spaces(state).collect();
        if !free.contains(&self.space) {
            return None;
        }
        let (laid, empty): (Vec<SpaceId>, Vec<SpaceId>) =
            state.content.space(self.space).near.iter().partition(|it| state.board.laid(**it).is_some());
        let there = if self.pasture {
            // CAT-07, INC-03: houses bring coins for the cattle, settlements VP in every scoring.
            let towns = around(state, self.space, &[Kind::Settlement]);
            Text::new("lay-houses").with("n", houses_around(state, self.space)).with("towns", towns)
        } else {
            let pieces: usize = laid.iter().filter_map(|it| state.board.laid(*it)).map(Laid::count).sum();
            Text::new("lay-pieces").with("n", pieces)
        };
        let opened: Vec<SpaceId> = empty.into_iter().filter(|it| !free.contains(it)).collect();
        let whole = opened.len() <= WHOLE[usize::from(self.pasture)];
        let opens = |it: &SpaceId| match &state.content.space(*it).bonus[..] {
            [] => number(*it),
            bonus if whole => Text::new("space-gives").with("space", it.number()).with("gain", gains_list(bonus)),
            _ => number(*it),
        };
        let touches = Text::new("detail-lay").with("laid", laid.iter().map(|it| number(*it)).collect::<Vec<_>>());
        let opens = match &opened[..] {
            [] => Text::new("lay-opens-none"),
            some => {
                let spaces: Vec<Text> = some.iter().map(opens).collect();
                Text::new("lay-opens").with("n", some.len()).with("opened", spaces)
            }
        };
        let bridge = state.content.space(self.space).bridge && bridges_count(state);
        let bridge = bridge.then(|| Clause::new(1, "lay-bridge"));
        // UPG-03: what the number of pieces is for.
        let wanted = (!self.pasture).then(|| Clause::new(3, Text::new("lay-wanted").with("n", PRESENCE)));
        let touches = Clause::new(0, touches.with("there", there));
        Some([touches].into_iter().chain(bridge).chain([Clause::new(2, opens)]).chain(wanted).collect())
    }
}

/// Whether a scoring tile in play asks for presence at bridges (INT-06).
fn bridges_count(state: &State) -> bool {
    let asks =
        |it: &Area| matches!(state.content.scoring(it.tile).condition, Condition::Reach(Counted::BridgePresence));
    state.board.areas.iter().any(asks)
}

pub(super) fn number(space: SpaceId) -> Text {
    Text::new("number").with("number", space.number())
}

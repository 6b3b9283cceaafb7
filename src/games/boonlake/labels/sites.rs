//! Tracks and production sites to choose from, with what they bring.

use super::names::{gains_list, printed, resource_name};
use super::{details, goals};
use crate::engine::{Choice, Clause, Label, Seat, Text};
use crate::games::boonlake::content::Resources;
use crate::games::boonlake::content::kinds::{Resource, Track};
use crate::games::boonlake::content::words::{Gain, Ongoing};
use crate::games::boonlake::rules::cards::Demand;
use crate::games::boonlake::rules::gains::BEYOND;
use crate::games::boonlake::rules::resources::{shown, sites_to_build};
use crate::games::boonlake::state::State;

/// A track whose marker moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TrackChoice {
    pub track: Track,
    pub seat: Seat,
    pub n: u32,
}

impl Choice<State> for TrackChoice {
    fn key(&self, _: &State) -> String {
        self.track.key().to_owned()
    }

    fn words(&self, state: &State) -> Label {
        Label::from(Text::new(format!("track-{}", self.track.key()))).detail(self.detail(state))
    }
}

impl TrackChoice {
    /// From where to where, what is crossed on the way, and the income there: before the last scoring only its VP count (INC-04).
    fn detail(self, state: &State) -> Text {
        let (from, to) = self.way(state);
        let [before, after] = [from, to].map(|it| &state.content.track(self.track)[it]);
        let is_last = state.board.is_last_scoring();
        let gain = (!is_last).then(|| {
            Text::new(format!("income-{}", self.track.key())).with("from", before.gain).with("to", after.gain)
        });
        let vp = is_last || before.vp != after.vp;
        let vp = vp.then(|| Text::new("change-vp").with("from", before.vp).with("to", after.vp));
        let text = Text::new(if is_last { "detail-track-last" } else { "detail-track" });
        let text = text
            .with("from", from)
            .with("n", to)
            .with("gain", gains_list(&self.useful(state)))
            .with("income", gain.into_iter().chain(vp).collect::<Vec<_>>());
        let mut clauses = vec![Clause::new(0, text)];
        clauses.extend((!is_last).then(|| Clause::new(2, "income-last")));
        clauses.extend(goals::clauses(state, &self.made(state), self.seat, 1));
        Text::of_clauses(clauses)
    }

    /// The state with the marker where it comes to stand, and with a site for each that is crossed: whatever its kind, its level counts.
    pub(super) fn made(self, state: &State) -> State {
        let mut then = state.clone();
        then.board.players[self.seat].tracks[self.track as usize] = self.way(state).1;
        for _ in self.on_the_way(state).iter().filter(|it| **it == Gain::Site) {
            let site = sites_to_build(&then, self.seat).next();
            site.into_iter().for_each(|it| then.board.players[self.seat].sites[it as usize] += 1);
        }
        then
    }

    /// The steps among other gains, in few words: what is crossed, or else what becomes of the income if they are alone.
    pub(super) fn as_gain(self, state: &State, alone: bool) -> Text {
        let (from, to) = self.way(state);
        let short = |it: &Gain| match it {
            Gain::Site if alone => "steps-build-site".into(),
            Gain::Site => "steps-site".into(),
            Gain::Inhabitants(1) => "steps-inhabitant".into(),
            it => it.text(),
        };
        let mut more: Vec<Text> = self.useful(state).iter().map(short).collect();
        more.extend(self.income(state).filter(|_| alone && more.is_empty()));
        let key = self.track.key();
        match more.is_empty() {
            true => self.plain(state),
            false => Text::new(format!("gain-steps-{key}-more")).with("more", more).with("from", from).with("n", to),
        }
    }

    /// What becomes of the income where `as_gain` leaves it out.
    pub(super) fn beside(self, state: &State, alone: bool) -> Option<Text> {
        self.income(state).filter(|_| !alone || !self.useful(state).is_empty())
    }

    fn income(self, state: &State) -> Option<Text> {
        let (from, to) = self.way(state);
        let spaces = state.content.track(self.track);
        let income = if state.board.is_last_scoring() { 0 } else { spaces[to].gain.saturating_sub(spaces[from].gain) };
        let key = self.track.key();
        match (income, spaces[to].vp - spaces[from].vp) {
            (0, 0) => None,
            // The card track pays its first VP for one space only.
            (0, vp @ ..0) => Some(Text::new("steps-income-vp-less").with("vp", -vp)),
            (0, vp) => Some(Text::new("steps-income-vp").with("vp", vp)),
            (n, vp @ ..0) => Some(Text::new(format!("steps-income-{key}-less")).with("n", n).with("vp", -vp)),
            (n, 0) => Some(Text::new(format!("steps-income-{key}")).with("n", n)),
            (n, vp) => Some(Text::new(format!("steps-income-{key}-both")).with("n", n).with("vp", vp)),
        }
    }

    /// The steps in the fewest words. At the end of the track the VP are all that comes of it.
    pub(super) fn in_short(self, state: &State) -> Text {
        let (from, to) = self.way(state);
        if from == to { self.as_gain(state, false) } else { self.plain(state) }
    }

    fn plain(self, state: &State) -> Text {
        let (from, to) = self.way(state);
        Text::new(format!("gain-steps-{}", self.track.key())).with("from", from).with("n", to)
    }

    fn way(self, state: &State) -> (usize, usize) {
        let from = state.board.players[self.seat].marker(self.track);
        (from, (from + self.n as usize).min(state.content.track(self.track).len() - 1))
    }

    /// What is crossed, and VP for steps beyond the end (SYM-06, SYM-07).
    fn on_the_way(self, state: &State) -> Vec<Gain> {
        let (from, to) = self.way(state);
        let mut gains: Vec<Gain> =
            state.content.track(self.track)[from + 1..=to].iter().flat_map(|it| it.crossed.clone()).collect();
        let beyond = self.n - (to - from) as u32;
        gains.extend((0..beyond).map(|_| Gain::Vp(BEYOND)));
        gains
    }

    /// The same without what comes to nothing now: nobody is left in the supply, or every site is at its highest (LIM-01, PRD-01).
    fn useful(self, state: &State) -> Vec<Gain> {
        let comes = |it: &Gain| match it {
            Gain::Inhabitants(_) => state.board.players[self.seat].supply > 0,
            Gain::Site => sites_to_build(state, self.seat).next().is_some(),
            _ => true,
        };
        self.on_the_way(state).into_iter().filter(comes).collect()
    }
}

/// A production site with its builder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Site {
    pub of: Resource,
    pub seat: Seat,
}

impl Choice<State> for Site {
    fn key(&self, _: &State) -> String {
        self.of.key().to_owned()
    }

    fn words(&self, state: &State) -> Label {
        let level = state.board.players[self.seat].level(self.of);
        let shown = shown(state, self.seat)[self.of as usize];
        let detail = Text::new("detail-site").with("from", level).with("to", level + 1).with("shown", shown + 1);
        let mut then = state.clone();
        then.board.players[self.seat].sites[self.of as usize] += 1;
        let mut clauses = vec![Clause::new(0, detail), Clause::new(2, self.short(state, shown))];
        clauses.extend(goals::clauses(state, &then, self.seat, 1));
        Label::from(Text::new("offer-site").with("site", resource_name(self.of))).detail(Text::of_clauses(clauses))
    }
}

impl Site {
    /// The cards of the hand and the open projects that ask for more of the resource than is shown now.
    fn short(self, state: &State, shown: u8) -> Text {
        let lacks = |wanted: &Resources| wanted[self.of as usize] > shown;
        let cards =
            state.hand(self.seat).iter().filter(|it| lacks(&Demand::of_card(state, self.seat, **it).resources)).count();
        let mut what: Vec<Text> = Vec::new();
        what.extend((cards > 0).then(|| Text::new("vases-cards").with("n", cards)));
        let open = state.board.areas.iter().zip(&state.board.players[self.seat].projects).filter(|it| !it.1);
        let tiles = open.map(|it| state.content.scoring(it.0.tile)).filter(|it| lacks(&it.resources));
        what.extend(tiles.map(|it| Text::new("number").with("number", printed(&it.key))));
        if what.is_empty() { Text::new("site-short-none") } else { Text::new("site-short").with("what", what) }
    }
}

/// SYM-04.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SiteOrVase {
    Site(Site),
    Vase(Seat),
}

impl Choice<State> for SiteOrVase {
    fn key(&self, _: &State) -> String {
        match self {
            SiteOrVase::Site(site) => format!("site/{}", site.of.key()),
            SiteOrVase::Vase(_) => "vase".to_owned(),
        }
    }

    fn words(&self, state: &State) -> Label {
        match self {
            SiteOrVase::Site(site) => site.words(state),
            SiteOrVase::Vase(seat) => {
                let vases = state.board.players[*seat].vases;
                // SHP-07: it is asked on the river only, where a card may add one.
                let more = state.ongoing(*seat, |it| if let Ongoing::VaseSpace(n) = it { Some(*n) } else { None });
                let detail = Text::new("detail-vases").with("from", vases).with("to", vases + 1 + more);
                let clauses = vec![Clause::new(0, detail), Clause::new(1, details::vases_for(state, *seat))];
                Label::from("offer-vase").detail(Text::of_clauses(clauses))
            }
        }
    }
}

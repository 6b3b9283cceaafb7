//! Tracks and production sites to choose from, with what they bring.

use super::names::{gains_list, resource_name};
use crate::engine::{Choice, Label, Seat, Text};
use crate::games::boonlake::content::kinds::{Resource, Track};
use crate::games::boonlake::content::words::{Gain, Ongoing};
use crate::games::boonlake::rules::gains::BEYOND;
use crate::games::boonlake::rules::locks::SCORINGS;
use crate::games::boonlake::rules::resources::shown;
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
        let is_last = is_last(state);
        let gain = (!is_last).then(|| {
            Text::new(format!("income-{}", self.track.key())).with("from", before.gain).with("to", after.gain)
        });
        let vp = is_last || before.vp != after.vp;
        let vp = vp.then(|| Text::new("change-vp").with("from", before.vp).with("to", after.vp));
        let text = Text::new(if is_last { "detail-track-last" } else { "detail-track" });
        text.with("from", from)
            .with("n", to)
            .with("gain", gains_list(&self.on_the_way(state)))
            .with("income", gain.into_iter().chain(vp).collect::<Vec<_>>())
    }

    /// The steps among other gains, in few words: what is crossed, or else how much the income grows if they are alone.
    pub(super) fn as_gain(self, state: &State, alone: bool) -> Text {
        let (from, to) = self.way(state);
        let spaces = state.content.track(self.track);
        let short = |it: &Gain| match it {
            Gain::Site => "steps-site".into(),
            Gain::Inhabitants(1) => "steps-inhabitant".into(),
            it => it.text(),
        };
        let mut more: Vec<Text> = self.on_the_way(state).iter().map(short).collect();
        let income = if is_last(state) { 0 } else { spaces[to].gain.saturating_sub(spaces[from].gain) };
        let vp = spaces[to].vp - spaces[from].vp;
        let id = match (income, vp) {
            (0, ..=0) => None,
            (_, ..=0) => Some("steps-income"),
            (0, _) => Some("steps-income-vp"),
            _ => Some("steps-income-both"),
        };
        let id = id.filter(|_| alone && more.is_empty());
        more.extend(id.map(|it| Text::new(it).with("n", income).with("vp", vp)));
        let key = self.track.key();
        let text = match more.is_empty() {
            true => Text::new(format!("gain-steps-{key}")),
            false => Text::new(format!("gain-steps-{key}-more")).with("more", more),
        };
        text.with("from", from).with("n", to)
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
}

/// Whether only the last scoring is left.
fn is_last(state: &State) -> bool {
    state.board.scorings + 1 >= SCORINGS
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
        Label::from(Text::new("offer-site").with("site", resource_name(self.of))).detail(detail)
    }
}

/// The first site, which nobody has built yet.
impl Choice<State> for Resource {
    fn key(&self, _: &State) -> String {
        Resource::key(*self).to_owned()
    }

    /// All are alike then.
    fn words(&self, state: &State) -> Label {
        Site { of: *self, seat: state.board.active }.words(state)
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
                Label::from("offer-vase").detail(detail)
            }
        }
    }
}

//! Patrols, Challenges and what they bring.

use super::nothing;
use crate::engine::{Choice, Clause, Label, Text};
use crate::games::perseverance::kinds::{Module, SoldierKind};
use crate::games::perseverance::names;
use crate::games::perseverance::rules::challenge::Challenge;
use crate::games::perseverance::rules::goods::Mixture;
use crate::games::perseverance::rules::patrol::Party;
use crate::games::perseverance::rules::threat;
use crate::games::perseverance::state::{Soldiers, State};

impl Choice<State> for Party {
    fn key(&self, _: &State) -> String {
        format!("patrol-{}/{}-light-{}-heavy", self.card, self.soldiers.light, self.soldiers.heavy)
    }

    fn words(&self, state: &State) -> Label {
        let text = Text::new("offer-patrol").with("who", names::soldiers(self.soldiers)).with("n", self.card);
        let ready = state.board.players[state.board.active].ready;
        let stay = Soldiers {
            light: ready.light.saturating_sub(self.soldiers.light),
            heavy: ready.heavy.saturating_sub(self.soldiers.heavy),
        };
        let card = state.content.patrol(self.card);
        let mut clauses = vec![Clause::new(0, self.brings(state))];
        // PAT-06: from a single stage the Soldiers come home at once.
        let back = if card.transition.is_none() { "patrol-back" } else { "patrol-back-later" };
        clauses.push(Clause::new(1, back));
        clauses.push(Clause::new(0, Text::new("patrol-stay").with("who", names::ready(stay))));
        let (content, retail) = (&state.content, state.board.retail());
        let label = Label::from(text).under(format!("patrol-{}", self.card), names::patrol(content, self.card, retail));
        let has_challenges = (1..=card.stages()).filter_map(|it| card.stage(it)).any(|it| it.challenges > 0);
        let label = match has_challenges {
            // PAT-08.
            true => label.about(names::with_most(Text::new("detail-group-patrol"), content, retail)),
            false => label,
        };
        label.detail(Text::of_clauses(clauses))
    }
}

impl Party {
    /// What the first stage brings as all stands now: less than it says where a track is full (AST-03).
    fn brings(&self, state: &State) -> Text {
        let (seat, retail) = (state.board.active, state.board.retail());
        let Some(printed) = state.content.patrol(self.card).stage(1) else { return Text::new("brings-none") };
        let what = names::stage_goods(printed, &nothing::gains(state, seat, &printed.gain), retail);
        match printed.challenges {
            0 if what.is_empty() => Text::new("patrol-nothing"),
            0 => Text::new("patrol-brings").with("what", what),
            _ => Text::new("patrol-brings-drawn").with("what", what).with("n", self.soldiers.total()),
        }
    }
}

impl Choice<State> for Challenge {
    fn key(&self, _: &State) -> String {
        format!("{}-{}", self.0.key(), self.1)
    }

    fn words(&self, state: &State) -> Label {
        let threat = state.content.challenge(self.0, self.1).threat;
        let id = if threat == 0 { "challenge-short" } else { "offer-challenge" };
        let deck = Text::new(format!("challenge-{}", SoldierKind::key(self.0)));
        let label = Text::new(id).with("deck", deck).with("n", self.1).with("threat", threat);
        let what = self.brings(state);
        let detail = match threat {
            0 => Text::new("detail-challenge-safe"),
            _ if state.board.has(Module::Threat) => Text::new("detail-challenge-track")
                .with("soldier", Text::new(format!("soldier-{}-short", SoldierKind::key(self.0))))
                .with("now", state.board.players[state.board.active].threat[self.0 as usize]),
            _ => Text::new("detail-challenge-threat")
                .with("sides", state.content.threat_sides())
                .with("soldier", names::soldier(self.0)),
        };
        let detail = detail.with("what", what).with("n", threat);
        let more = [self.after(state), end_price(state, self.0)].into_iter().flatten().filter(|_| threat > 0);
        let more = more.map(|it| Clause::new(1, it));
        Label::from(label).detail(Text::of_clauses([Clause::new(0, detail)].into_iter().chain(more).collect()))
    }
}

impl Challenge {
    /// What becomes of the Patrol after the last of its stages, or if its only Soldier falls in the first (PAT-05, PAT-06).
    fn after(&self, state: &State) -> Option<&'static str> {
        let run = state.board.players[state.board.active].patrol?;
        let is_last = run.stage == state.content.patrol(run.card).stages();
        match run.soldiers.total() {
            _ if is_last => Some("patrol-completed-anyway"),
            1 => Some("patrol-ends-then"),
            _ => None,
        }
    }

    /// What the card brings now: where a track is full, less than it says (AST-03).
    fn brings(&self, state: &State) -> Vec<Text> {
        let card = state.content.challenge(self.0, self.1);
        let gained = nothing::gains(state, state.board.active, &card.gain);
        let what = names::challenge_gain(card, &gained, state.board.retail());
        if what.is_empty() { vec![Text::new("brings-none")] } else { what }
    }
}

impl Choice<State> for Mixture {
    fn key(&self, _: &State) -> String {
        let parts: Vec<String> = self.0.iter().map(|(good, count)| format!("{count}-{}", good.key())).collect();
        parts.join("-")
    }

    fn words(&self, state: &State) -> Label {
        let label = Label::from(Text::new("list").with("what", names::amounts(&self.0, state.board.retail())));
        let gained = nothing::gains(state, state.board.active, &self.0);
        if gained == self.0 {
            return label;
        }
        // Of several goods some may still be gained.
        let why = self.0.keys().find_map(|good| nothing::lost(state, state.board.active, *good));
        match why.filter(|_| gained.is_empty()) {
            Some(why) => label.detail(Text::new("detail-lost").with("why", why)),
            None => label.detail(Text::new("detail-less").with("what", names::amounts(&gained, state.board.retail()))),
        }
    }
}

/// Of whom one is lost, or on whose track a Threat counts.
impl Choice<State> for SoldierKind {
    fn key(&self, _: &State) -> String {
        SoldierKind::key(*self).to_owned()
    }

    fn words(&self, state: &State) -> Label {
        let label = Label::from(names::soldier(*self));
        let lost = || {
            let there = state.board.players[state.board.active].patrol?.soldiers.count(*self);
            Some(Text::new("detail-lose-soldier").with("n", there).with("left", there.saturating_sub(1)))
        };
        match on_track(state, *self).or_else(lost) {
            Some(detail) => label.detail(detail),
            None => label,
        }
    }
}

/// Where the Threat of going on leaves the track of these Soldiers, and whether one of them is lost (DET-04).
fn on_track(state: &State, kind: SoldierKind) -> Option<Text> {
    let player = &state.board.players[state.board.active];
    let run = player.patrol.filter(|_| state.board.has(Module::Threat))?;
    let now = player.threat[kind as usize];
    let (then, over) = threat::advanced(now, state.content.patrol(run.card).transition?.threat);
    let lost = over && run.soldiers.count(kind) > 0;
    let text = Text::new(if lost { "detail-track-loss" } else { "detail-track-safe" });
    let text = text.with("now", now).with("then", then).with("soldier", names::soldier(kind));
    Some(match end_price(state, kind) {
        Some(price) => Text::of_clauses(vec![Clause::new(0, text), Clause::new(1, price)]),
        None => text,
    })
}

/// What the track of the Heavy Soldiers may cost at the end of the beta (DET-04).
fn end_price(state: &State, kind: SoldierKind) -> Option<&'static str> {
    let is_priced = state.board.has(Module::Threat) && !state.board.retail() && kind == SoldierKind::Heavy;
    is_priced.then_some("track-heavy-end")
}

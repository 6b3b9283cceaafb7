//! Patrols, Challenges and what they bring.

use super::nothing;
use crate::engine::{Choice, Label, Text};
use crate::games::perseverance::kinds::{Module, SoldierKind};
use crate::games::perseverance::names;
use crate::games::perseverance::rules::challenge::Challenge;
use crate::games::perseverance::rules::goods::Mixture;
use crate::games::perseverance::rules::patrol::Party;
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
        let brings = names::patrol_stage(&state.content, self.card, 1, state.board.retail());
        let challenges = state.content.patrol(self.card).stage(1).is_some_and(|it| it.challenges > 0);
        let id = if challenges { "detail-patrol-challenges" } else { "detail-patrol" };
        let detail = Text::new(id).with("what", brings).with("who", names::soldiers(stay));
        let detail = if challenges { detail.with("n", self.soldiers.total()) } else { detail };
        Label::from(text)
            .under(format!("patrol-{}", self.card), names::patrol(&state.content, self.card, state.board.retail()))
            .detail(detail)
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
        let what = names::challenge_gain(&state.content, (self.0, self.1), state.board.retail());
        let risk = match threat {
            0 => return Label::from(label).detail(Text::new("list").with("what", what)),
            _ if state.board.has(Module::Threat) => "detail-challenge-track",
            _ => "detail-challenge-threat",
        };
        let detail = Text::new(risk).with("what", what).with("n", threat);
        Label::from(label).detail(detail.with("soldier", names::soldier(self.0)))
    }
}

impl Choice<State> for Mixture {
    fn key(&self, _: &State) -> String {
        let parts: Vec<String> = self.0.iter().map(|(good, count)| format!("{count}-{}", good.key())).collect();
        parts.join("-")
    }

    fn words(&self, state: &State) -> Label {
        let label = Label::from(Text::new("list").with("what", names::amounts(&self.0, state.board.retail())));
        // Of several goods some may still be gained.
        let mut whys = self.0.keys().map(|good| nothing::lost(state, state.board.active, *good));
        match (whys.next().flatten(), whys.next()) {
            (Some(why), None) => label.detail(Text::new("detail-lost").with("why", why)),
            _ => label,
        }
    }
}

/// Of whom one is lost, or on whose track a Threat counts.
impl Choice<State> for SoldierKind {
    fn key(&self, _: &State) -> String {
        SoldierKind::key(*self).to_owned()
    }

    fn words(&self, _: &State) -> Label {
        Label::from(names::soldier(*self))
    }
}

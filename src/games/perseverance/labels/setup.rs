//! Leaders, Breach tokens, first Settlements.

use crate::engine::{Choice, Label, Text};
use crate::games::perseverance::kinds::Leader;
use crate::games::perseverance::names;
use crate::games::perseverance::rules::setup::{BreachToken, FirstSettlement};
use crate::games::perseverance::state::State;

impl Choice<State> for Leader {
    fn key(&self, _: &State) -> String {
        Leader::key(*self).to_owned()
    }

    fn words(&self, state: &State) -> Label {
        Label::from(names::leader(*self)).detail(match self {
            _ if !state.board.abilities => Text::new("detail-leader-plain"),
            // Here is room for more than on a player board (LDR-01, LDR-03).
            Leader::Adelita => Text::new("detail-leader-adelita-starts"),
            Leader::Phoenix => Text::new("detail-leader-phoenix-arrives"),
            Leader::Jack | Leader::Keoni => names::about_leader(*self),
        })
    }
}

impl Choice<State> for BreachToken {
    fn key(&self, _: &State) -> String {
        format!("reward-{}", self.0)
    }

    fn words(&self, state: &State) -> Label {
        let name = names::reward(self.0, state.board.retail());
        let label = Label::from(Text::new("offer-reward").with("n", self.0).with("reward", name));
        match state.content.reward(state.board.edition, self.0) {
            Some(it) => {
                let retail = state.board.retail();
                let what = names::reward_gain(it.effect, retail).unwrap_or_else(|| names::reward(self.0, retail));
                let text = Text::new("detail-breach-token").with("what", what);
                label.detail(text.with("price", names::reward_price(it.valor, it.safeguard, retail)))
            }
            None => label,
        }
    }
}

impl Choice<State> for FirstSettlement {
    fn key(&self, _: &State) -> String {
        self.0.key().to_owned()
    }

    fn words(&self, state: &State) -> Label {
        let detail = Text::new("detail-first-settlement")
            .with("officer", names::officer(state.board.officers[self.0].officer))
            .with("what", names::production(&state.content, self.0, 1, state.board.retail()));
        Label::from(names::zone(self.0)).detail(detail)
    }
}

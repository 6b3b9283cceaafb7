//! Dice on effects, dice set aside, and the Dinos that come.

use crate::engine::{Choice, Label, Text};
use crate::games::perseverance::names;
use crate::games::perseverance::rules::dice::{Placement, SetAside};
use crate::games::perseverance::rules::dinos::Fireworks;
use crate::games::perseverance::state::State;

impl Choice<State> for Placement {
    fn key(&self, _: &State) -> String {
        let face = self.face.map_or(String::new(), |it| format!("-as-{}", it.key()));
        format!("{}/{}{face}/{}", self.effect.key(), self.die.key(), self.space + 1)
    }

    fn words(&self, state: &State) -> Label {
        let id = match (self.face, self.costs_followers) {
            (None, false) => "offer-place",
            (Some(_), false) => "offer-place-story",
            (None, true) => "offer-place-followers",
            (Some(_), true) => "offer-place-story-followers",
        };
        let text = Text::new(id)
            .with("die", names::die(self.die))
            .with("face", names::icon(self.icon()))
            .with("space", Text::new("die-space").with("n", self.space + 1));
        let retail = state.board.retail();
        let label = Label::from(text)
            .under(self.effect.key(), names::effect(self.effect, retail))
            .under(self.die.key(), names::die(self.die));
        let Some(space) = state.content.die_spaces(self.effect.zone()).get(self.space) else { return label };
        let icon = space.icon.map_or_else(|| Text::new("icon-any-short"), names::icon);
        let dinos: Vec<Text> = space.dinos.iter().map(|it| names::dino_icon(*it)).collect();
        let id = if dinos.is_empty() { "detail-place-no-dinos" } else { "detail-place" };
        let about = names::about(self.effect, retail);
        label.detail(Text::new(id).with("about", about).with("icon", icon).with("dinos", dinos))
    }
}

impl Choice<State> for SetAside {
    fn key(&self, _: &State) -> String {
        self.0.key()
    }

    fn words(&self, _: &State) -> Label {
        Label::from(names::die(self.0)).detail("detail-set-aside")
    }
}

impl Choice<State> for Fireworks {
    fn key(&self, _: &State) -> String {
        match self {
            Fireworks::Stay => "no".to_owned(),
            Fireworks::Send { spot, dino, to } => format!("{}-{}/{}", dino.key(), spot.key(), to.key()),
        }
    }

    fn words(&self, state: &State) -> Label {
        match self {
            Fireworks::Stay => Label::from("offer-jack-no"),
            Fireworks::Send { spot, dino, to } => {
                let text = Text::new("offer-jack")
                    .with("dino", names::dino(*dino))
                    .with("spot", names::spot(*spot))
                    .with("zone", names::zone(*to));
                Label::from(text).detail(Text::new("detail-fireworks").with("n", state.free_spots(*to).count()))
            }
        }
    }
}

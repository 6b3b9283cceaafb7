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
            (None, true) => "offer-place-followers",
            (Some(_), _) => "offer-place-story",
        };
        let text = Text::new(id)
            .with("die", names::die(self.die))
            .with("face", names::icon_short(self.icon()))
            .with("space", Text::new("die-space").with("n", self.space + 1));
        let retail = state.board.retail();
        let label = Label::from(text)
            .under(self.effect.key(), names::effect(self.effect, retail))
            .about(names::about(self.effect, retail))
            .under(self.die.key(), names::die(self.die));
        let Some(space) = state.content.die_spaces(self.effect.zone()).get(self.space) else { return label };
        let icon = space.icon.map_or_else(|| Text::new("icon-any-short"), names::icon);
        let dinos: Vec<Text> = space.dinos.iter().map(|it| names::dino_icon(*it)).collect();
        let id = if dinos.is_empty() { "detail-place-no-dinos" } else { "detail-place" };
        // The label has room for one price only; what the effect does stands with the others of it.
        let has_two = self.face.is_some() && self.costs_followers;
        let about = if has_two { Text::new("detail-place-followers") } else { names::about(self.effect, retail) };
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
                    .with("spot", names::spot_short(*spot))
                    .with("zone", names::zone_short(*to));
                Label::from(text).detail(Text::new("detail-fireworks").with("n", state.free_spots(*to).count()))
            }
        }
    }
}

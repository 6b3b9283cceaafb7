//! Dice on effects, dice set aside, and the Dinos that come.

use super::effects;
use crate::engine::{Choice, Label, Text};
use crate::games::perseverance::kinds::{DinoIcon, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::rules::dice::{Placement, SetAside, for_nothing};
use crate::games::perseverance::rules::dinos::Fireworks;
use crate::games::perseverance::state::{Die, DieOwner, State};

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
        let (seat, retail) = (state.board.active, state.board.retail());
        let label = Label::from(text)
            .under(self.effect.key(), names::effect(self.effect, retail))
            .about(effects::about(state, seat, self.effect))
            .under(self.die.key(), names::die(self.die));
        let Some(space) = state.content.die_spaces(self.effect.zone()).get(self.space) else { return label };
        let icon = space.icon.map_or_else(|| Text::new("icon-any-short"), names::icon_short);
        let dinos = dinos(state, self.effect.zone(), &space.dinos);
        if let Some(die) = for_nothing(state, seat, self) {
            let id = if self.costs_followers { "detail-place-free-followers" } else { "detail-place-free" };
            let icon_of = |die: Die| names::icon_short(die.icon);
            let die = match die.owner {
                DieOwner::Seat(_) => Text::new("die-own").with("icon", icon_of(die)),
                DieOwner::Neutral => Text::new("die-neutral").with("icon", icon_of(die)),
                DieOwner::Dissenters => Text::new("die-dissenter").with("icon", icon_of(die)),
            };
            return label.detail(Text::new(id).with("die", die).with("dinos", dinos));
        }
        // The label has room for one price only; what the effect does stands with the others of it.
        let has_two = self.face.is_some() && self.costs_followers;
        let about = match has_two {
            true => Text::new("detail-place-followers"),
            false => effects::short(state, seat, self.effect),
        };
        let text = Text::new("detail-place").with("about", about).with("icon", icon).with("dinos", dinos);
        label.detail(text.with("n", state.free_spots(self.effect.zone()).count()))
    }
}

/// The Dinos that a die space attracts: what the Dino die can bring, or shows already (DET-01).
fn dinos(state: &State, zone: Zone, icons: &[DinoIcon]) -> Vec<Text> {
    let dangerous = state.board.zones[zone].dangerous;
    let faces = state.content.dino_die(dangerous);
    let shown = state.board.dino_dice.and_then(|dice| faces.get(dice[usize::from(dangerous)]));
    let counts = || faces.iter().map(|it| it.shows.len());
    let roll = || {
        let (least, most) = (counts().min().unwrap_or(0), counts().max().unwrap_or(0));
        vec![Text::new("detail-roll").with("least", least).with("most", most)]
    };
    let of = |icon: &DinoIcon| match (icon.dino(), shown) {
        (Some(dino), _) => vec![names::dino(dino)],
        (None, Some(face)) => face.shows.iter().map(|it| names::dino(*it)).collect(),
        (None, None) => roll(),
    };
    let list: Vec<Text> = icons.iter().flat_map(of).collect();
    if list.is_empty() { vec![Text::new("board-none")] } else { list }
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

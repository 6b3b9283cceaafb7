//! Dice on effects, dice set aside, and the Dinos that come.

use super::coming::{self, Coming, lost};
use super::{effects, with_presence};
use crate::engine::{Choice, Clause, Label, Seat, Text};
use crate::games::perseverance::kinds::{Effect, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::rules::dice::{Placement, SetAside, for_nothing, open_spaces};
use crate::games::perseverance::rules::dinos::Fireworks;
use crate::games::perseverance::rules::outlook::Outlook;
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
        let Some(space) = state.content.die_spaces(self.effect.zone()).get(self.space) else { return Label::from(id) };
        let text = Text::new(id)
            .with("die", names::die(self.die))
            .with("face", names::icon_short(self.icon()))
            .with("icon", space.icon.map_or_else(|| Text::new("icon-any-short"), names::icon_short))
            .with("space", Text::new("die-space").with("n", self.space + 1))
            .with("lost", lost(state, state.board.active));
        let (seat, retail) = (state.board.active, state.board.retail());
        let label = Label::from(text)
            .under(self.effect.key(), names::effect(self.effect, retail))
            .about(about_effect(state, seat, self.effect))
            .under(self.die.key(), die_name(self.die, seat))
            .about(Text::of_clauses(
                [Clause::new(0, presence(state, self, seat))]
                    .into_iter()
                    .chain(coming::of_die(state, seat, self))
                    .collect(),
            ));
        let zone = self.effect.zone();
        let dinos = Coming::to(state, zone, &space.dinos);
        let is_attack = dinos.surely_attack(state, zone);
        let mut clauses = match for_nothing(state, seat, self) {
            Some(die) => self.free_with(die, lost(state, seat), self.gist(state, seat)),
            None if is_attack && self.effect == Effect::Training && !self.has_two_prices() => {
                vec![Clause::new(3, effects::options(state, seat, &self.outlook(state, seat)))]
            }
            None => vec![Clause::new(0, self.brings(state, seat))],
        };
        // Where a die may take several spaces, the Dinos are what tells them apart; for a Story each die may.
        let several = self.face.is_some() || open_spaces(state, self.effect)[self.icon() as usize].len() > 1;
        let rank = if several { 1 } else { 2 };
        let come = Text::new("place-dinos").with("dinos", dinos.landing(state, seat, zone));
        clauses.push(Clause::new(rank, come));
        clauses.push(Clause::new(0, dinos.room(state, seat, zone)));
        clauses.extend(dinos.stakes(state, seat, self, 3 - rank));
        label.detail(Text::of_clauses(clauses))
    }
}

impl Placement {
    /// The other die that brings the same without a Story (TRN-05), and the Followers that this one costs all the same.
    fn free_with(&self, die: Die, lost: u32, gist: Text) -> Vec<Clause> {
        let icon = names::icon_short(die.icon);
        // Another owner's die does not do the same: its Presence is another one's, or nobody's (ASM-01). Beside the die of a
        // rival there is nothing to lose.
        let same = die.owner == self.die.owner || self.costs_followers;
        let id = match die.owner {
            DieOwner::Seat(_) if same => "die-own",
            DieOwner::Seat(_) => "die-mine",
            DieOwner::Neutral if same => "die-neutral",
            DieOwner::Neutral => "die-nobodys",
            DieOwner::Dissenters if same => "die-dissenter",
            DieOwner::Dissenters => "die-theirs",
        };
        let die = Text::new(id).with("icon", icon);
        if self.costs_followers && lost > 0 {
            return vec![Clause::new(0, Text::new("place-free-followers").with("die", die).with("lost", lost))];
        }
        // AST-04.
        let nothing = self.costs_followers.then(|| Clause::new(1, "place-no-followers"));
        // What the effect gives stands with the others of it, what comes to the space does not.
        let id = if same { "place-free" } else { "place-free-other" };
        // A die that is not the same has an offer of its own: the Dinos matter more.
        let mut clauses =
            vec![Clause::new(3, gist), Clause::new(if same { 0 } else { 2 }, Text::new(id).with("die", die))];
        clauses.extend(nothing);
        clauses
    }

    /// What the effect comes to. The label has room for one price only, and beside the other no more than what the effect surely
    /// gives; what else it does stands with the others of it.
    fn brings(&self, state: &State, seat: Seat) -> Text {
        let about = self.gist(state, seat);
        match self.effect {
            _ if !self.has_two_prices() => about,
            Effect::Rations | Effect::Supply | Effect::Salvage => {
                Text::new("detail-place-both").with("about", about).with("lost", lost(state, seat))
            }
            _ => Text::new("detail-place-followers").with("lost", lost(state, seat)),
        }
    }

    /// A Story for its face and Followers for its owner.
    fn has_two_prices(&self) -> bool {
        self.face.is_some() && self.costs_followers
    }

    /// What is left to work with after the die is paid for.
    fn outlook(&self, state: &State, seat: Seat) -> Outlook {
        let neutral = self.die.owner == DieOwner::Neutral;
        Outlook::now(state, seat).after_placing(neutral, self.face.is_some(), self.costs_followers)
    }

    /// What the effect gives with that.
    fn gist(&self, state: &State, seat: Seat) -> Text {
        effects::short(state, seat, self.effect, &self.outlook(state, seat))
    }
}

/// What an effect costs and brings, which Dinos come to its spaces where there is room for both, and whether an attack follows.
fn about_effect(state: &State, seat: Seat, effect: Effect) -> Text {
    let about = effects::about(state, seat, effect, &Outlook::before_placing(state, seat));
    let spaces = match effect {
        Effect::Rations | Effect::Supply | Effect::Salvage | Effect::Pub => {
            Some(Clause::new(2, coming::of_effect(state, seat, effect)))
        }
        Effect::Patrol | Effect::Training | Effect::Politics | Effect::Settle | Effect::Fortifications => None,
    };
    let attack = coming::attack_by(state, seat, effect).map(|it| Clause::new(1, it));
    let more: Vec<Clause> = spaces.into_iter().chain(attack).collect();
    if more.is_empty() { about } else { Text::of_clauses([Clause::new(0, about)].into_iter().chain(more).collect()) }
}

/// Whose Presence a die is, where its name does not say so: where all offers fit one menu nothing else does (ASM-01).
fn die_name(die: Die, seat: Seat) -> Text {
    match die.owner {
        DieOwner::Seat(owner) if owner == seat => Text::new("die-mine").with("icon", names::icon(die.icon)),
        DieOwner::Dissenters => Text::new("die-theirs").with("icon", names::icon(die.icon)),
        DieOwner::Seat(_) | DieOwner::Neutral => names::die(die),
    }
}

/// What taking the die costs, and whose Presence it is (ASM-01).
fn presence(state: &State, placed: &Placement, seat: Seat) -> Text {
    match placed.die.owner {
        DieOwner::Seat(owner) if owner == seat => {
            with_presence(Text::new("detail-die-own"), state, seat, placed.effect.zone())
        }
        DieOwner::Seat(owner) => Text::new("detail-die-other").with("seat", owner).with("lost", lost(state, seat)),
        DieOwner::Neutral => Text::new("detail-die-neutral"),
        DieOwner::Dissenters => Text::new("detail-die-dissenter"),
    }
}

/// Whether any of these placements may fill a Zone, so that Dinos attack in this turn (TRN-10).
pub(in crate::games::perseverance) fn may_bring_attack(state: &State, placements: &[Placement]) -> bool {
    placements.iter().any(|it| {
        let zone = it.effect.zone();
        let space = state.content.die_spaces(zone).get(it.space);
        space.is_some_and(|it| Coming::to(state, zone, &it.dinos).range().1 >= state.free_spots(zone).count())
    })
}

/// Where a Dino sent to another area lands, and whether that averts the attack that is due without it (LDR-02, TRN-10).
fn lands(state: &State, to: Zone) -> Text {
    let mut free = state.free_spots(to);
    let spot = free.next().map_or_else(|| Text::new("board-none"), names::spot);
    let full = Zone::ALL.into_iter().find(|it| state.is_full(*it));
    let text = match full {
        Some(zone) => Text::new("detail-fireworks-averts").with("zone", names::zone(zone)),
        None => Text::new("detail-fireworks"),
    };
    text.with("spot", spot).with("n", free.count())
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
            Fireworks::Stay => {
                let full = Zone::ALL.into_iter().find(|it| state.is_full(*it));
                Label::from("offer-jack-no").detail(match full {
                    Some(zone) => Text::new("detail-fireworks-attack").with("zone", names::zone(zone)),
                    None => Text::new("detail-fireworks-stay"),
                })
            }
            Fireworks::Send { spot, dino, to } => {
                let text = Text::new("offer-jack")
                    .with("dino", names::dino(*dino))
                    .with("spot", names::spot_short(*spot))
                    .with("zone", names::zone_short(*to));
                Label::from(text).detail(lands(state, *to))
            }
        }
    }
}

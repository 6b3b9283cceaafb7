//! Dice on effects, dice set aside, and the Dinos that come.

use super::{effects, range, with_presence};
use crate::engine::{Choice, Clause, Label, Seat, Text};
use crate::games::perseverance::kinds::{Dino, DinoIcon, Effect, Leader, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::rules::aftermath::breaching;
use crate::games::perseverance::rules::dice::{Placement, SetAside, for_nothing};
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
            .about(effects::about(state, seat, self.effect, &Outlook::before_placing(state, seat)))
            .under(self.die.key(), die_name(self.die, seat))
            .about(Text::of_clauses(vec![
                Clause::new(0, presence(state, self, seat)),
                Clause::new(1, room_there(state, self.effect.zone())),
            ]));
        let dinos = Coming::to(state, self.effect.zone(), &space.dinos);
        let mut clauses = match for_nothing(state, seat, self) {
            Some(die) => self.free_with(die, lost(state, seat), self.gist(state, seat)),
            None => vec![Clause::new(0, self.brings(state, seat))],
        };
        clauses.push(Clause::new(2, Text::new("place-dinos").with("dinos", dinos.list())));
        clauses.push(Clause::new(0, dinos.room(state, seat, self.effect.zone())));
        clauses.extend(dinos.stakes(state, seat, self));
        label.detail(Text::of_clauses(clauses))
    }
}

impl Placement {
    /// The other die that brings the same without a Story (TRN-05), and the Followers that this one costs all the same.
    fn free_with(&self, die: Die, lost: u32, gist: Text) -> Vec<Clause> {
        let icon = names::icon_short(die.icon);
        let die = match die.owner {
            DieOwner::Seat(_) => Text::new("die-own"),
            DieOwner::Neutral => Text::new("die-neutral"),
            DieOwner::Dissenters => Text::new("die-dissenter"),
        };
        let die = die.with("icon", icon);
        if self.costs_followers && lost > 0 {
            return vec![Clause::new(0, Text::new("place-free-followers").with("die", die).with("lost", lost))];
        }
        // AST-04.
        let nothing = self.costs_followers.then(|| Clause::new(1, "place-no-followers"));
        let rank = if nothing.is_some() { 2 } else { 1 };
        let mut clauses = vec![Clause::new(rank, gist), Clause::new(0, Text::new("place-free").with("die", die))];
        clauses.extend(nothing);
        clauses
    }

    /// What the effect comes to. The label has room for one price only, and beside the other no more than what the effect surely
    /// gives; what else it does stands with the others of it.
    fn brings(&self, state: &State, seat: Seat) -> Text {
        let has_two = self.face.is_some() && self.costs_followers;
        let about = self.gist(state, seat);
        match self.effect {
            _ if !has_two => about,
            Effect::Rations | Effect::Supply | Effect::Salvage => {
                Text::new("detail-place-both").with("about", about).with("lost", lost(state, seat))
            }
            _ => Text::new("detail-place-followers").with("lost", lost(state, seat)),
        }
    }
}

impl Placement {
    /// What the effect gives with what is left after the die is paid for.
    fn gist(&self, state: &State, seat: Seat) -> Text {
        let neutral = self.die.owner == DieOwner::Neutral;
        let outlook = Outlook::now(state, seat).after_placing(neutral, self.face.is_some(), self.costs_followers);
        effects::short(state, seat, self.effect, &outlook)
    }
}

/// How far a Zone is from its next attack, which all dice of an effect share (TRN-08, TRN-10).
fn room_there(state: &State, zone: Zone) -> Text {
    Text::new("detail-die-room").with("n", state.free_spots(zone).count())
}

/// Whose Presence a die is, where its name does not say so: where all offers fit one menu nothing else does (ASM-01).
fn die_name(die: Die, seat: Seat) -> Text {
    match die.owner {
        DieOwner::Seat(owner) if owner == seat => Text::new("die-mine").with("icon", names::icon(die.icon)),
        DieOwner::Dissenters => Text::new("die-theirs").with("icon", names::icon(die.icon)),
        DieOwner::Seat(_) | DieOwner::Neutral => names::die(die),
    }
}

/// How many Followers somebody else's die really costs (TRN-03): there are never less than none (AST-04).
fn lost(state: &State, seat: Seat) -> u32 {
    state.board.players[seat].followers.min(2)
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

/// The Dinos that a die space attracts: what the Dino die can bring, or shows already (DET-01).
struct Coming {
    dinos: Vec<Dino>,
    /// What a roll can add, at least and at most.
    roll: Option<(usize, usize)>,
}

impl Coming {
    fn to(state: &State, zone: Zone, icons: &[DinoIcon]) -> Coming {
        let dangerous = state.board.zones[zone].dangerous;
        let faces = state.content.dino_die(dangerous);
        let shown = state.board.dino_dice.and_then(|dice| faces.get(dice[usize::from(dangerous)]));
        let mut coming = Coming { dinos: Vec::new(), roll: None };
        for icon in icons {
            match (icon.dino(), shown) {
                (Some(dino), _) => coming.dinos.push(dino),
                (None, Some(face)) => coming.dinos.extend(&face.shows),
                (None, None) => {
                    let counts = || faces.iter().map(|it| it.shows.len());
                    let (least, most) = coming.roll.unwrap_or((0, 0));
                    let of = |count: Option<usize>| count.unwrap_or(0);
                    coming.roll = Some((least + of(counts().min()), most + of(counts().max())));
                }
            }
        }
        coming
    }

    fn list(&self) -> Vec<Text> {
        let roll = self.roll.map(|(least, most)| Text::new("detail-roll").with("least", least).with("most", most));
        let list: Vec<Text> = names::dinos(&self.dinos).into_iter().chain(roll).collect();
        if list.is_empty() { vec![Text::new("board-none")] } else { list }
    }

    /// How many come at least and at most.
    fn range(&self) -> (usize, usize) {
        let fixed = self.dinos.len();
        self.roll.map_or((fixed, fixed), |it| (fixed + it.0, fixed + it.1))
    }

    /// How many of them fit (TRN-08), and whether they bring about an attack (TRN-10). Jack may lead one away.
    fn room(&self, state: &State, seat: Seat, zone: Zone) -> Text {
        let free = state.free_spots(zone).count();
        let (least, most) = self.range();
        let others = || Zone::ALL.into_iter().any(|it| it != zone && state.free_spots(it).count() >= 2);
        // What does not fit is lost before Jack is asked (TRN-08, LDR-02).
        let averted = most >= free && state.board.leads(seat, Leader::Jack) && others() && free > 0;
        let id = match (averted, most < free, least < free, most > free) {
            (_, true, _, _) => "room-enough",
            (false, _, true, _) => "room-attack-maybe",
            (true, _, true, _) => "room-attack-maybe-jack",
            (false, _, _, true) => "room-attack-lost",
            (true, _, _, true) => "room-attack-lost-jack",
            (false, ..) => "room-attack",
            (true, ..) => "room-attack-jack",
        };
        let text = Text::new(id).with("n", free);
        match least < free {
            true => text.with("then", range(free.saturating_sub(most), free - least)),
            false => text,
        }
    }
}

impl Coming {
    /// ATK-05: what the attack that surely comes costs as all stands there now.
    fn stakes(&self, state: &State, seat: Seat, placed: &Placement) -> Option<Clause> {
        let zone = placed.effect.zone();
        if self.range().0 < state.free_spots(zone).count() {
            return None;
        }
        let area = &state.board.zones[zone];
        let guarded =
            area.defenders().next().is_some() || !area.traps.is_empty() || area.walls.iter().any(Option::is_some);
        let paid = if placed.costs_followers { lost(state, seat) } else { 0 };
        let left = state.board.players[seat].followers.saturating_sub(paid);
        let (fewest, most) = breaching(state, zone);
        let due = 2 * u32::try_from(most).unwrap_or(0);
        let text = match due <= left {
            _ if most == 0 => Text::new("room-holds"),
            _ if guarded => Text::new("room-through").with("dinos", range(fewest, most)).with("most", due.min(left)),
            true => Text::new("room-undefended").with("n", due),
            false => Text::new("room-undefended-all"),
        };
        (left > 0).then(|| Clause::new(1, text))
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

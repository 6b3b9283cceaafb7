//! The Dinos that a die attracts, by space: for a space, for all spaces that a die may take, for all of an effect.

use std::collections::BTreeSet;

use super::range;
use crate::engine::{Clause, Seat, Text};
use crate::games::perseverance::kinds::{Dino, DinoIcon, Effect, Icon, Leader, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::rules::aftermath::breaching;
use crate::games::perseverance::rules::community::resolvable;
use crate::games::perseverance::rules::dice::{Placement, open_spaces};
use crate::games::perseverance::rules::outlook::Outlook;
use crate::games::perseverance::state::{DieOwner, State};

/// The Dinos that a die space attracts: what the Dino die can bring, or shows already (DET-01).
pub(super) struct Coming {
    /// In the order in which they come (TRN-07): where a space has a roll, too, that is its last icon.
    dinos: Vec<Dino>,
    /// What a roll can add, at least and at most.
    roll: Option<(usize, usize)>,
}

impl Coming {
    pub(super) fn to(state: &State, zone: Zone, icons: &[DinoIcon]) -> Coming {
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

    /// All of them, one after the other.
    pub(super) fn told(&self) -> Text {
        let dinos: Vec<(Dino, bool)> = self.dinos.iter().map(|it| (*it, false)).collect();
        names::in_order(dinos.chunk_by(PartialEq::eq).map(run).chain(self.roll()).collect())
    }

    /// Those that find a space (TRN-08), and which of them stand on a Trap of this player then (ATK-02).
    pub(super) fn landing(&self, state: &State, seat: Seat, zone: Zone) -> Text {
        let traps = &state.board.zones[zone].traps;
        let mut free = state.free_spots(zone).map(|it| traps.get(&it).is_some_and(|it| it.owner == seat));
        let dinos: Vec<(Dino, bool)> = self.dinos.iter().copied().zip(free.by_ref()).collect();
        let on_trap = |text: Text, id: &'static str| Text::new(id).with("dino", text);
        let roll = free.next().zip(self.roll()).map(|it| if it.0 { on_trap(it.1, "roll-on-trap") } else { it.1 });
        let runs = dinos.chunk_by(PartialEq::eq).map(|it| {
            let stands = it.first().is_some_and(|it| it.1);
            if stands { on_trap(run(it), "dino-on-trap") } else { run(it) }
        });
        names::in_order(runs.chain(roll).collect())
    }

    fn roll(&self) -> Option<Text> {
        self.roll.map(|(least, most)| Text::new("detail-roll").with("least", least).with("most", most))
    }

    /// How many come at least and at most.
    pub(super) fn range(&self) -> (usize, usize) {
        let fixed = self.dinos.len();
        self.roll.map_or((fixed, fixed), |it| (fixed + it.0, fixed + it.1))
    }

    /// How many of them fit (TRN-08), and whether they bring about an attack (TRN-10). Jack may lead one away.
    pub(super) fn room(&self, state: &State, seat: Seat, zone: Zone) -> Text {
        let free = state.free_spots(zone).count();
        let (least, most) = self.range();
        let averted = most >= free && jack_averts(state, seat, zone);
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

    /// Whether they bring about an attack whatever a roll shows (TRN-10).
    pub(super) fn surely_attack(&self, state: &State, zone: Zone) -> bool {
        self.range().0 >= state.free_spots(zone).count()
    }

    /// ATK-05: what the attack that surely comes costs as all stands there now.
    pub(super) fn stakes(&self, state: &State, seat: Seat, placed: &Placement, rank: u8) -> Option<Clause> {
        let zone = placed.effect.zone();
        if !self.surely_attack(state, zone) {
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
            _ if guarded => {
                let least = 2 * u32::try_from(fewest).unwrap_or(0);
                let text = Text::new("room-through").with("dinos", range(fewest, most)).with("n", most);
                text.with("cost", range(least.min(left), due.min(left))).with("most", due.min(left))
            }
            true => Text::new("room-undefended").with("n", due),
            false => Text::new("room-undefended-all"),
        };
        (left > 0).then(|| Clause::new(rank, text))
    }

    /// What may come where it is not settled which of these spaces it is.
    fn to_one_of(state: &State, zone: Zone, spaces: &[usize]) -> Coming {
        let of = |space: &usize| Coming::to_space(state, zone, *space);
        if let [space] = spaces {
            return of(space);
        }
        let ranges: Vec<(usize, usize)> = spaces.iter().map(|it| of(it).range()).collect();
        let least = ranges.iter().map(|it| it.0).min().unwrap_or(0);
        let most = ranges.iter().map(|it| it.1).max().unwrap_or(0);
        Coming { dinos: Vec::new(), roll: Some((least, most)) }
    }

    fn to_space(state: &State, zone: Zone, space: usize) -> Coming {
        let icons = state.content.die_spaces(zone).get(space).map_or(&[][..], |it| &it.dinos);
        Coming::to(state, zone, icons)
    }
}

/// A space with the Dinos that come to it, or more of them with how many.
fn spaces_with(state: &State, zone: Zone, spaces: &[usize], coming: &Coming) -> Text {
    if let [space] = spaces {
        return space_with("space-dinos", state, zone, *space);
    }
    let (least, most) = coming.range();
    let number = |it: &usize| Text::new("number").with("number", it + 1);
    let list: Vec<Text> = spaces.iter().map(number).collect();
    Text::new("spaces-dinos").with("spaces", list).with("n", range(least, most))
}

fn space_with(id: &'static str, state: &State, zone: Zone, space: usize) -> Text {
    Text::new(id).with("n", space + 1).with("dinos", Coming::to_space(state, zone, space).told())
}

/// So many Dinos of one kind that come one after the other.
fn run(dinos: &[(Dino, bool)]) -> Text {
    let dinos: Vec<Dino> = dinos.iter().map(|it| it.0).collect();
    names::in_order(names::dinos(&dinos))
}

/// Whether Jack could keep a Zone from being full. What does not fit is lost before he is asked (TRN-08, LDR-02).
fn jack_averts(state: &State, seat: Seat, zone: Zone) -> bool {
    let others = || Zone::ALL.into_iter().any(|it| it != zone && state.free_spots(it).count() >= 2);
    state.board.leads(seat, Leader::Jack) && state.free_spots(zone).next().is_some() && others()
}

/// Which spaces of the effect the die of a placement may take, and what comes to them; those that it takes only for a Story are
/// told last, or alone where there are no others (TRN-04, TRN-05, TRN-07).
pub(super) fn of_die(state: &State, seat: Seat, placed: &Placement) -> Vec<Clause> {
    let (zone, open) = (placed.effect.zone(), open_spaces(state, placed.effect));
    let own = &open[placed.die.icon as usize];
    let mut others: Vec<usize> =
        Icon::ALL.into_iter().flat_map(|it| &open[it as usize]).copied().filter(|it| !own.contains(it)).collect();
    others.sort_unstable();
    others.dedup();
    let spaces = if own.is_empty() { &others } else { own };
    let coming = Coming::to_one_of(state, zone, spaces);
    let told = spaces_with(state, zone, spaces, &coming);
    let told = if own.is_empty() { Text::new("spaces-story").with("spaces", told) } else { told };
    let mut clauses = vec![Clause::new(2, told), Clause::new(1, coming.room(state, seat, zone))];
    clauses.extend(coming.stakes(state, seat, placed, 3));
    // TRN-06: what the Story leaves has to be enough for the effect.
    let can = || {
        let outlook = Outlook::now(state, seat);
        let neutral = placed.die.owner == DieOwner::Neutral;
        resolvable(state, seat, placed.effect, &outlook.after_placing(neutral, true, placed.costs_followers))
    };
    if !own.is_empty() && !others.is_empty() && state.board.players[seat].stories > 0 && can() {
        clauses.push(Clause::new(4, "spaces-more"));
    }
    clauses
}

/// The spaces of an effect that a die of the pool may take, and whether only for a Story (TRN-04, TRN-05).
fn reachable(state: &State, seat: Seat, effect: Effect) -> Vec<(usize, bool)> {
    let open = open_spaces(state, effect);
    let of_dice: BTreeSet<usize> = state.board.pool.iter().flat_map(|it| &open[it.icon as usize]).copied().collect();
    let has_story = state.board.players[seat].stories > 0;
    let all: BTreeSet<usize> = open.iter().flatten().copied().collect();
    let told = all.into_iter().map(|it| (it, !of_dice.contains(&it)));
    told.filter(|it| has_story || !it.1).collect()
}

/// What comes to each space of an effect that a die may take.
pub(super) fn of_effect(state: &State, seat: Seat, effect: Effect) -> Text {
    let space = |(at, (space, story)): (usize, (usize, bool))| {
        // That it is Dinos that come is said once.
        let id = if at == 0 { "space-dinos" } else { "space-dinos-next" };
        let told = space_with(id, state, effect.zone(), space);
        Clause::new(0, if story { Text::new("space-story").with("space", told) } else { told })
    };
    Text::of_clauses(reachable(state, seat, effect).into_iter().enumerate().map(space).collect())
}

/// Whether a die on this effect brings an attack: on every space that it may take, or on some (TRN-10).
pub(super) fn attack_by(state: &State, seat: Seat, effect: Effect) -> Option<Text> {
    let zone = effect.zone();
    let free = state.free_spots(zone).count();
    let comes: Vec<(usize, usize)> =
        reachable(state, seat, effect).iter().map(|it| Coming::to_space(state, zone, it.0).range()).collect();
    let is_sure = comes.iter().all(|it| it.0 >= free);
    let id = match comes.iter().any(|it| it.1 >= free) {
        false => return None,
        true if is_sure && jack_averts(state, seat, zone) => "effect-attack-jack",
        true if is_sure => "effect-attack",
        true => "effect-attack-maybe",
    };
    Some(Text::new(id))
}

/// How many Followers somebody else's die really costs (TRN-03): there are never less than none (AST-04).
pub(super) fn lost(state: &State, seat: Seat) -> u32 {
    state.board.players[seat].followers.min(2)
}

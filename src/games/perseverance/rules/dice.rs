//! Taking a die and placing it on an effect (TRN-02 to TRN-06, TRN-12).

use std::collections::{BTreeMap, BTreeSet};

use super::community::resolvable;
use super::goods::lose_followers;
use super::outlook::Outlook;
use crate::engine::{Ask, Choice, Label, Opt, Play, Seat, Text};
use crate::games::perseverance::kinds::{Effect, Icon, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::state::{Board, Die, DieOwner, State, Table};

/// A legal placement: which die, with which face, on which space of which effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    pub effect: Effect,
    pub die: Die,
    /// The face the die is set to for a Story (TRN-05), if it is changed.
    pub face: Option<Icon>,
    /// The die space, counted within the Zone from 0.
    pub space: usize,
    retail: bool,
    mine: bool,
}

impl Placement {
    /// The face with which the die is placed.
    pub fn icon(&self) -> Icon {
        self.face.unwrap_or(self.die.icon)
    }
}

impl Choice<State> for Placement {
    fn key(&self, _: &State) -> String {
        let face = self.face.map_or(String::new(), |it| format!("-as-{}", it.key()));
        format!("{}/{}{face}/{}", self.effect.key(), self.die.key(), self.space + 1)
    }

    fn words(&self, _: &State) -> Label {
        let id = match (self.face, self.mine || !matches!(self.die.owner, DieOwner::Seat(_))) {
            (None, true) => "offer-place",
            (Some(_), true) => "offer-place-story",
            (None, false) => "offer-place-followers",
            (Some(_), false) => "offer-place-story-followers",
        };
        let text = Text::new(id)
            .with("die", names::die(self.die))
            .with("face", names::icon(self.icon()))
            .with("space", Text::new("die-space").with("n", self.space + 1));
        Label::from(text)
            .under(self.effect.key(), names::effect(self.effect, self.retail))
            .under(self.die.key(), names::die(self.die))
    }
}

/// Rolls dice into the pool.
pub fn roll_pool(t: &mut Table, owners: Vec<DieOwner>) {
    for owner in owners {
        let chances = t.state.content.specialist_total();
        let roll = t.roll("specialist", chances as usize);
        let icon = t.state.content.specialist_at(u32::try_from(roll).unwrap_or(0));
        t.state.board.pool.push(Die { owner, icon });
    }
    t.state.board.pool.sort_unstable();
    t.say(Text::new("note-pool").with("n", t.state.board.pool.len()));
}

/// Chooses and places a die; what it was placed for, or nothing if a die had to be set aside.
pub fn place_die(t: &mut Table, seat: Seat) -> Play<Option<Placement>> {
    let legal = placements(&t.state, seat);
    if legal.is_empty() {
        return set_aside(t, seat).map(|()| None);
    }
    let placed = t.choose(seat, Ask::new("place", "TRN-02"), legal)?;
    take_from_pool(&mut t.state.board, placed.die);
    let zone = placed.effect.zone();
    if placed.face.is_some() {
        t.state.board.players[seat].stories -= 1;
    }
    t.state.board.zones[zone].dice[placed.space] = Some(Die { owner: placed.die.owner, icon: placed.icon() });
    let id = if placed.face.is_some() { "note-place-story" } else { "note-place" };
    let effect = names::effect(placed.effect, t.state.board.retail());
    t.say(
        Text::new(id)
            .with("seat", seat)
            .with("die", names::die(placed.die))
            .with("face", names::icon(placed.icon()))
            .with("effect", effect),
    );
    if costs_followers(placed.die, seat) {
        lose_followers(t, seat, 2, Text::new("why-other-die"));
    }
    Ok(Some(placed))
}

/// TRN-12: no placement is legal, not even for a Story, so a die is set aside until the Assembly.
fn set_aside(t: &mut Table, seat: Seat) -> Play {
    let dice: BTreeSet<Die> = t.state.board.pool.iter().copied().collect();
    let options: Vec<Opt<Die>> = dice.into_iter().map(|it| Opt::new(it, it.key(), names::die(it))).collect();
    let die = t.choose(seat, Ask::new("set-aside", "TRN-12"), options)?.value;
    take_from_pool(&mut t.state.board, die);
    t.state.board.aside.push(die);
    t.say(Text::new("note-set-aside").with("seat", seat).with("die", names::die(die)));
    Ok(())
}

fn take_from_pool(board: &mut Board, die: Die) {
    if let Some(at) = board.pool.iter().position(|it| *it == die) {
        board.pool.remove(at);
    }
}

/// TRN-03: somebody else's die; a Dissenter die costs nothing.
fn costs_followers(die: Die, seat: Seat) -> bool {
    matches!(die.owner, DieOwner::Seat(owner) if owner != seat)
}

/// Every legal placement, by effect, die, face and space.
pub fn placements(state: &State, seat: Seat) -> Vec<Placement> {
    let dice: BTreeSet<Die> = state.board.pool.iter().copied().collect();
    let now = Outlook::now(state, seat);
    let mut legal = Vec::new();
    for effect in Effect::ALL {
        let open = Icon::ALL.map(|icon| spaces(state, effect, icon));
        if open.iter().all(Vec::is_empty) {
            continue;
        }
        // What can be resolved depends on what is paid and on whether the die is neutral, not on the die itself.
        let mut known: BTreeMap<(bool, bool, bool), bool> = BTreeMap::new();
        for die in &dice {
            let (neutral, followers) = (die.owner == DieOwner::Neutral, costs_followers(*die, seat));
            let faces = Icon::ALL.into_iter().filter(|it| *it != die.icon && now.stories > 0);
            for face in std::iter::once(None).chain(faces.map(Some)) {
                let story = face.is_some();
                let resolvable = *known
                    .entry((story, followers, neutral))
                    .or_insert_with(|| resolvable(state, seat, effect, &now.after_placing(neutral, story, followers)));
                if !resolvable {
                    continue;
                }
                for space in &open[face.unwrap_or(die.icon) as usize] {
                    let (retail, mine) = (state.board.retail(), die.owner == DieOwner::Seat(seat));
                    legal.push(Placement { effect, die: *die, face, space: *space, retail, mine });
                }
            }
        }
    }
    legal
}

/// TRN-04: the empty spaces with the die's icon; if there are none, the empty spaces without an icon.
fn spaces(state: &State, effect: Effect, icon: Icon) -> Vec<usize> {
    let zone: Zone = effect.zone();
    let empty = |wanted: Option<Icon>| -> Vec<usize> {
        state
            .content
            .effect_spaces(effect)
            .filter(|(at, space)| space.icon == wanted && state.board.zones[zone].dice[*at].is_none())
            .map(|(at, _)| at)
            .collect()
    };
    let matching = empty(Some(icon));
    if matching.is_empty() { empty(None) } else { matching }
}

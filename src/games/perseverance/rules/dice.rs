//! Taking a die and placing it on an effect (TRN-02 to TRN-06, TRN-12).

use std::collections::BTreeSet;

use super::community::resolvable;
use super::goods::lose_followers;
use super::outlook::Outlook;
use super::patrol::has_last_turn;
use crate::engine::{Ask, Offered, Play, Seat, Text};
use crate::games::perseverance::kinds::{Effect, Icon};
use crate::games::perseverance::labels;
use crate::games::perseverance::names::{self, Why};
use crate::games::perseverance::state::{Board, Die, DieOwner, State, Table};

/// A legal placement: which die, with which face, on which space of which effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Placement {
    pub effect: Effect,
    pub die: Die,
    /// The face the die is set to for a Story (TRN-05), if it is changed.
    pub face: Option<Icon>,
    /// The die space, counted within the Zone from 0.
    pub space: usize,
    /// Whether taking the die costs Followers (TRN-03).
    pub costs_followers: bool,
}

impl Placement {
    /// The face with which the die is placed.
    pub(crate) fn icon(&self) -> Icon {
        self.face.unwrap_or(self.die.icon)
    }
}

/// A die that no rule lets the player place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SetAside(pub Die);

/// Rolls dice into the pool.
pub(crate) fn roll_pool(t: &mut Table, owners: Vec<DieOwner>) {
    for owner in owners {
        let chances = t.state.content.specialist_total();
        let roll = t.roll("specialist", chances as usize);
        let icon = t.state.content.specialist_at(u32::try_from(roll).unwrap_or(0));
        t.state.board.pool.push(Die { owner, icon });
    }
    t.state.board.pool.sort_unstable();
    t.say_with(|s| Text::new("note-pool").with("n", s.board.pool.len()));
}

/// Chooses and places a die; what it was placed for, or nothing if a die had to be set aside.
pub(crate) fn place_die(t: &mut Table, seat: Seat) -> Play<Option<Placement>> {
    let legal = placements(&t.state, seat);
    if legal.is_empty() {
        return set_aside(t, seat).map(|()| None);
    }
    // With the last one of the pool the Assembly comes (TRN-10).
    let ask = Ask::new("place", "TRN-02").with("left", t.state.board.pool.len());
    let ask = t.ask_with(ask, |s, ask| {
        let ask = ask.with("attack", usize::from(labels::may_bring_attack(s, &legal)));
        ask.with("last", usize::from(has_last_turn(s))).with("closed", closed(s, &legal))
    });
    let placed = t.choose(seat, ask, legal)?;
    take_from_pool(&mut t.state.board, placed.die)?;
    let zone = placed.effect.zone();
    if placed.face.is_some() {
        let stories = &mut t.state.board.players[seat].stories;
        *stories = stories.checked_sub(1).offered("there is a Story for another face")?;
    }
    t.state.board.zones[zone].dice[placed.space] = Some(Die { owner: placed.die.owner, icon: placed.icon() });
    t.say_with(|s| {
        let id = if placed.face.is_some() { "note-place-story" } else { "note-place" };
        Text::new(id)
            .with("seat", seat)
            .with("die", names::die_of(placed.die, seat))
            .with("face", names::icon(placed.icon()))
            .with("effect", names::effect(placed.effect, s.board.retail()))
    });
    if placed.costs_followers {
        lose_followers(t, seat, 2, Why::OtherDie);
    }
    Ok(Some(placed))
}

/// Which effects the dice cannot be placed for: whoever misses one on the menu has to know where the reason stands.
fn closed(state: &State, legal: &[Placement]) -> Text {
    let none: Vec<Effect> =
        Effect::ALL.into_iter().filter(|effect| legal.iter().all(|it| it.effect != *effect)).collect();
    match none[..] {
        [] => Text::new("closed-none"),
        [only] => Text::new("closed-one").with("effect", names::effect(only, state.board.retail())),
        [first, second] => {
            let name = |it: Effect| names::effect(it, state.board.retail());
            Text::new("closed-two").with("first", name(first)).with("second", name(second))
        }
        _ => Text::new("closed-more").with("n", none.len()),
    }
}

/// TRN-12: no placement is legal, not even for a Story, so a die is set aside until the Assembly.
fn set_aside(t: &mut Table, seat: Seat) -> Play {
    let dice: BTreeSet<Die> = t.state.board.pool.iter().copied().collect();
    let SetAside(die) = t.choose(seat, Ask::new("set-aside", "TRN-12"), dice.into_iter().map(SetAside))?;
    take_from_pool(&mut t.state.board, die)?;
    t.state.board.aside.push(die);
    t.say_with(|_| Text::new("note-set-aside").with("seat", seat).with("die", names::die_of(die, seat)));
    Ok(())
}

fn take_from_pool(board: &mut Board, die: Die) -> Play {
    let at = board.pool.iter().position(|it| *it == die).offered("the die is in the pool")?;
    board.pool.remove(at);
    Ok(())
}

/// TRN-03: somebody else's die; a Dissenter die costs nothing.
pub(crate) fn costs_followers(die: Die, seat: Seat) -> bool {
    matches!(die.owner, DieOwner::Seat(owner) if owner != seat)
}

/// Every legal placement, by effect, die, face and space.
pub(crate) fn placements(state: &State, seat: Seat) -> Vec<Placement> {
    // The pool is sorted, so that dice that look the same lie side by side.
    let mut dice = state.board.pool.clone();
    dice.dedup();
    let now = Outlook::now(state, seat);
    let mut legal = Vec::with_capacity(256);
    for effect in Effect::ALL {
        let open = open_spaces(state, effect);
        if open.iter().all(Vec::is_empty) {
            continue;
        }
        // What can be resolved depends on what is paid and on whether the die is neutral, not on the die itself.
        let mut known: [Option<bool>; 8] = [None; 8];
        for die in &dice {
            let (neutral, costs_followers) = (die.owner == DieOwner::Neutral, costs_followers(*die, seat));
            let faces = Icon::ALL.into_iter().filter(|it| *it != die.icon && now.stories > 0);
            for face in std::iter::once(None).chain(faces.map(Some)) {
                let story = face.is_some();
                let case = usize::from(story) + 2 * usize::from(costs_followers) + 4 * usize::from(neutral);
                let outlook = || now.after_placing(neutral, story, costs_followers);
                if !*known[case].get_or_insert_with(|| resolvable(state, seat, effect, &outlook())) {
                    continue;
                }
                for space in &open[face.unwrap_or(die.icon) as usize] {
                    legal.push(Placement { effect, die: *die, face, space: *space, costs_followers });
                }
            }
        }
    }
    legal
}

/// A die that does on the same space what a Story was to be paid for: of the same owner if there is one.
pub(crate) fn for_nothing(state: &State, seat: Seat, paid: &Placement) -> Option<Die> {
    paid.face?;
    let open = open_spaces(state, paid.effect);
    let now = Outlook::now(state, seat);
    let fits = |die: &&Die| {
        let outlook = now.after_placing(die.owner == DieOwner::Neutral, false, false);
        !costs_followers(**die, seat)
            && open[die.icon as usize].contains(&paid.space)
            && resolvable(state, seat, paid.effect, &outlook)
    };
    let free = || state.board.pool.iter().filter(fits);
    free().find(|it| it.owner == paid.die.owner).or_else(|| free().next()).copied()
}

/// TRN-04: for each icon the empty spaces with that icon; if there are none, the empty spaces without an icon.
pub(crate) fn open_spaces(state: &State, effect: Effect) -> [Vec<usize>; 4] {
    let dice = &state.board.zones[effect.zone()].dice;
    let (mut open, mut any) = ([const { Vec::new() }; 4], Vec::new());
    for (at, space) in state.content.effect_spaces(effect).filter(|(at, _)| dice[*at].is_none()) {
        match space.icon {
            Some(icon) => open[icon as usize].push(at),
            None => any.push(at),
        }
    }
    for spaces in &mut open {
        if spaces.is_empty() {
            spaces.clone_from(&any);
        }
    }
    open
}

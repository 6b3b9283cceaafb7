//! Politics (EFF-05): a neutral die becomes one of yours.

use super::cost::Cost;
use super::goods::{gain_one, take};
use super::outlook::Outlook;
use super::turn::Next;
use crate::engine::{Ask, Fault, Offered, Play, Seat, Text};
use crate::games::perseverance::kinds::{Effect, Good, Icon, Zone};
use crate::games::perseverance::names::{self, Why};
use crate::games::perseverance::state::{Die, DieOwner, State, Table};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Where {
    Pool,
    Board,
}

impl Where {
    pub(crate) fn cost(self) -> Cost {
        match self {
            Where::Pool => Cost::food(1),
            Where::Board => Cost::food(1).and(Cost::stories(1)),
        }
    }
}

/// Which of the two options can be resolved. Neither with all own dice in play.
pub(crate) fn options(state: &State, seat: Seat, outlook: &Outlook) -> impl Iterator<Item = Where> {
    let possible = move |it: &Where| match it {
        Where::Pool => outlook.neutral_in_pool > 0,
        Where::Board => outlook.neutral_on_board > 0,
    };
    let dice = state.board.players[seat].dice > 0;
    [Where::Pool, Where::Board].into_iter().filter(move |it| dice && possible(it) && outlook.can_pay(it.cost()))
}

/// A neutral die that can be replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NeutralDie {
    Pool(Icon),
    Board { zone: Zone, space: usize, icon: Icon },
}

/// How many Followers a die on the board brings.
pub(crate) const ON_BOARD: u32 = 2;

fn neutral_dice(state: &State, seat: Seat) -> Vec<NeutralDie> {
    let legal: Vec<Where> = options(state, seat, &Outlook::now(state, seat)).collect();
    let mut dice = Vec::new();
    if legal.contains(&Where::Pool) {
        let neutral = |icon: &Icon| state.board.pool.contains(&Die { owner: DieOwner::Neutral, icon: *icon });
        dice.extend(Icon::ALL.into_iter().filter(neutral).map(NeutralDie::Pool));
    }
    if legal.contains(&Where::Board) {
        for (zone, area) in state.board.zones.iter() {
            let placed = area.dice.iter().enumerate().filter_map(|(space, die)| die.map(|it| (space, it)));
            let neutral = placed.filter(|(_, die)| die.owner == DieOwner::Neutral);
            dice.extend(neutral.map(|(space, die)| NeutralDie::Board { zone, space, icon: die.icon }));
        }
    }
    dice
}

pub(crate) fn persuade(t: &mut Table, seat: Seat) -> Play {
    let dice = neutral_dice(&t.state, seat);
    Fault::unless(!dice.is_empty(), "Politics was offered, so a die can be replaced")?;
    let ask = Next::with(t, Ask::new("politics", "EFF-05"));
    match t.choose(seat, ask, dice)? {
        NeutralDie::Pool(icon) => {
            Where::Pool.cost().pay(&mut t.state.board.players[seat])?;
            let neutral = Die { owner: DieOwner::Neutral, icon };
            let die = t.state.board.pool.iter_mut().find(|it| **it == neutral).offered("the die is in the pool")?;
            die.owner = DieOwner::Seat(seat);
            t.state.board.pool.sort_unstable();
            take(&mut t.state.board.players[seat].dice, 1, "the player has a die left")?;
            t.say_with(|s| {
                let text = Text::new("note-politics-pool").with("seat", seat).with("icon", names::icon(icon));
                text.with("paid", Where::Pool.cost().paid(s.board.retail()))
            });
            let own = u32::try_from(t.state.board.own_dice(seat)).unwrap_or(0);
            gain_one(t, seat, Good::Follower, own, Why::Effect(Effect::Politics));
        }
        NeutralDie::Board { zone, space, icon } => {
            Where::Board.cost().pay(&mut t.state.board.players[seat])?;
            let die = t.state.board.zones[zone].dice[space].as_mut().offered("the die is on the board")?;
            die.owner = DieOwner::Seat(seat);
            take(&mut t.state.board.players[seat].dice, 1, "the player has a die left")?;
            t.say_with(|s| {
                let text = Text::new("note-politics-board").with("seat", seat).with("zone", names::zone(zone));
                let text = text.with("icon", names::icon(icon)).with("space", space + 1);
                text.with("paid", Where::Board.cost().paid(s.board.retail()))
            });
            gain_one(t, seat, Good::Follower, ON_BOARD, Why::Effect(Effect::Politics));
        }
    }
    Ok(())
}

//! The effects of the Community areas (EFF), and whether an effect can be resolved at all (TRN-06).

use super::cost::Cost;
use super::fortifications;
use super::goods::{T, gain, goods};
use super::patrol;
use super::politics;
use super::settle;
use super::training;
use crate::engine::{Play, Seat, Text};
use crate::games::perseverance::kinds::{Effect, Good};
use crate::games::perseverance::state::{Die, DieOwner, State};

/// What a player will have to work with once the die is placed and paid for.
pub struct Outlook {
    pub food: u32,
    pub mr: u32,
    pub stories: u32,
    pub followers: u32,
    pub neutral_in_pool: usize,
    pub neutral_on_board: usize,
}

impl Outlook {
    pub fn now(state: &State, seat: Seat) -> Outlook {
        let player = &state.board.players[seat];
        let neutral = |die: &&Die| die.owner == DieOwner::Neutral;
        let on_board = state.board.zones.iter().flat_map(|(_, area)| area.dice.iter().flatten());
        Outlook {
            food: player.food,
            mr: player.mr,
            stories: player.stories,
            followers: player.followers,
            neutral_in_pool: state.board.pool.iter().filter(neutral).count(),
            neutral_on_board: on_board.filter(neutral).count(),
        }
    }

    /// The same once a die is placed, with what that costs.
    pub fn after_placing(&self, neutral: bool, story: bool, followers: bool) -> Outlook {
        Outlook {
            stories: self.stories - u32::from(story),
            followers: self.followers.saturating_sub(if followers { 2 } else { 0 }),
            neutral_in_pool: self.neutral_in_pool - usize::from(neutral),
            neutral_on_board: self.neutral_on_board + usize::from(neutral),
            ..*self
        }
    }

    pub fn can_pay(&self, cost: Cost) -> bool {
        cost.food <= self.food && cost.mr <= self.mr && cost.stories <= self.stories
    }
}

/// Whether at least one option of the effect can be resolved.
pub fn resolvable(state: &State, seat: Seat, effect: Effect, outlook: &Outlook) -> bool {
    match effect {
        Effect::Rations | Effect::Pub | Effect::Supply | Effect::Salvage => true,
        Effect::Patrol => !patrol::choices(state, seat).is_empty(),
        Effect::Training => !training::options(state, seat, outlook, &[]).is_empty(),
        Effect::Politics => !politics::options(state, seat, outlook).is_empty(),
        Effect::Settle => !settle::options(state, seat, outlook).is_empty(),
        Effect::Fortifications => !fortifications::options(state, seat, outlook, &[]).is_empty(),
    }
}

/// Resolves an effect, by a die or by the Leader.
pub fn resolve(t: &mut T, seat: Seat, effect: Effect) -> Play {
    let retail = t.state.board.retail();
    let why = super::dice::effect_label(effect, retail);
    match effect {
        Effect::Rations => gain(t, seat, &goods([(Good::Food, 2)]), why),
        Effect::Patrol => patrol::take(t, seat)?,
        Effect::Pub => {
            let dice = u32::try_from(t.state.board.own_dice(seat)).unwrap_or(0);
            gain(t, seat, &goods([(Good::Story, 1 + dice)]), why);
        }
        Effect::Training => training::train(t, seat)?,
        Effect::Politics => politics::persuade(t, seat)?,
        Effect::Supply => gain(t, seat, &goods([(Good::Mr, 1), (Good::Food, 1)]), why),
        Effect::Settle => settle::settle(t, seat)?,
        Effect::Salvage => gain(t, seat, &goods([(Good::Mr, 2)]), why),
        Effect::Fortifications => fortifications::fortify(t, seat)?,
    }
    Ok(())
}

/// Said where an effect that could be resolved when the die was taken no longer can be.
pub fn nothing_left(t: &mut T, seat: Seat, effect: Effect) {
    let effect = super::dice::effect_label(effect, t.state.board.retail());
    t.say(Text::new("note-nothing-left").with("seat", seat).with("effect", effect));
}

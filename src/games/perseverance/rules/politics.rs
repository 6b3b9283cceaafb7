//! Politics (EFF-05): a neutral die becomes one of yours.

use std::collections::BTreeSet;

use super::cost::Cost;
use super::goods::gain_one;
use super::outlook::{Outlook, nothing_left};
use crate::engine::{Ask, Offer, Opt, Play, Seat, Text};
use crate::games::perseverance::kinds::{Effect, Good, Icon, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::state::{Die, DieOwner, State, Table};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where {
    Pool,
    Board,
}

const POOL: Cost = Cost::food(1);
const BOARD: Cost = Cost::food(1).and(Cost::stories(1));

/// Which of the two options can be resolved. Neither with all own dice in play.
pub fn options(state: &State, seat: Seat, outlook: &Outlook) -> Vec<Where> {
    let mut options = Vec::new();
    if state.board.players[seat].dice == 0 {
        return options;
    }
    if outlook.neutral_in_pool > 0 && outlook.can_pay(POOL) {
        options.push(Where::Pool);
    }
    if outlook.neutral_on_board > 0 && outlook.can_pay(BOARD) {
        options.push(Where::Board);
    }
    options
}

/// A neutral die that can be replaced.
#[derive(Clone, Copy)]
enum Target {
    Pool(Icon),
    Board(Zone, usize),
}

pub fn persuade(t: &mut Table, seat: Seat) -> Play {
    let legal = options(&t.state, seat, &Outlook::now(&t.state, seat));
    let mut targets = Vec::new();
    if legal.contains(&Where::Pool) {
        let neutral = t.state.board.pool.iter().filter(|it| it.owner == DieOwner::Neutral);
        for icon in neutral.map(|it| it.icon).collect::<BTreeSet<_>>() {
            let label = Text::new("offer-politics-pool").with("icon", names::icon(icon));
            let offer = Offer::new(format!("pool/{}", icon.key()), label).under("pool", Text::new("group-pool"));
            targets.push(Opt { value: Target::Pool(icon), offer });
        }
    }
    if legal.contains(&Where::Board) {
        for (zone, area) in t.state.board.zones.iter() {
            for (space, die) in area.dice.iter().enumerate().filter_map(|(at, die)| die.map(|it| (at, it))) {
                if die.owner == DieOwner::Neutral {
                    let label = Text::new("offer-politics-board")
                        .with("die", names::die(die))
                        .with("zone", names::zone(zone))
                        .with("space", space + 1);
                    let offer = Offer::new(format!("board/{}/{}", zone.key(), space + 1), label)
                        .under("board", Text::new("group-board"));
                    targets.push(Opt { value: Target::Board(zone, space), offer });
                }
            }
        }
    }
    if targets.is_empty() {
        nothing_left(t, seat, Effect::Politics);
        return Ok(());
    }
    match t.choose(seat, Ask::new("politics", "EFF-05"), targets)?.value {
        Target::Pool(icon) => {
            POOL.pay(&mut t.state.board.players[seat]);
            let neutral = Die { owner: DieOwner::Neutral, icon };
            if let Some(die) = t.state.board.pool.iter_mut().find(|it| **it == neutral) {
                die.owner = DieOwner::Seat(seat);
            }
            t.state.board.pool.sort_unstable();
            t.state.board.players[seat].dice -= 1;
            t.say(Text::new("note-politics-pool").with("seat", seat).with("icon", names::icon(icon)));
            let own = u32::try_from(t.state.board.own_dice(seat)).unwrap_or(0);
            gain_one(t, seat, Good::Follower, own, Text::new("effect-politics"));
        }
        Target::Board(zone, space) => {
            BOARD.pay(&mut t.state.board.players[seat]);
            if let Some(die) = &mut t.state.board.zones[zone].dice[space] {
                die.owner = DieOwner::Seat(seat);
            }
            t.state.board.players[seat].dice -= 1;
            t.say(Text::new("note-politics-board").with("seat", seat).with("zone", names::zone(zone)));
            gain_one(t, seat, Good::Follower, 2, Text::new("effect-politics"));
        }
    }
    Ok(())
}

//! What the effects of the Community areas come to now, with their numbers: beside their names, and in few words.
//! Neither names what cannot be done now but as such, and says why.

use super::nothing;
use crate::engine::{Clause, Seat, Text};
use crate::games::perseverance::kinds::{Effect, Good, Leader, SoldierKind};
use crate::games::perseverance::names;
use crate::games::perseverance::rules::community::resolvable;
use crate::games::perseverance::rules::cost::Cost;
use crate::games::perseverance::rules::fortifications::{self, Work, trap_spots, wall_spaces};
use crate::games::perseverance::rules::outlook::Outlook;
use crate::games::perseverance::rules::politics::{self, ON_BOARD, Where};
use crate::games::perseverance::rules::settle::{self, How};
use crate::games::perseverance::rules::soldiers::free_spaces;
use crate::games::perseverance::rules::training::{self, Lesson};
use crate::games::perseverance::state::State;

/// What an effect costs and brings whoever chooses it now, option by option.
pub(super) fn about(state: &State, seat: Seat, effect: Effect, outlook: &Outlook) -> Text {
    match effect {
        Effect::Rations | Effect::Supply | Effect::Salvage => names::about(effect, state.board.retail()),
        Effect::Patrol => patrol(state, seat),
        Effect::Pub => {
            let dice = state.board.own_dice(seat);
            Text::new("detail-effect-pub").with("what", stories(state, seat)).with("n", dice)
        }
        Effect::Training => lessons(state, seat, outlook),
        Effect::Politics => persuasion(state, seat, outlook),
        Effect::Settle => settlements(state, seat, outlook),
        Effect::Fortifications => works(state, seat, outlook),
    }
}

/// The same where other things stand beside it.
pub(super) fn short(state: &State, seat: Seat, effect: Effect, outlook: &Outlook) -> Text {
    if !resolvable(state, seat, effect, outlook) {
        return Text::new("short-nothing");
    }
    match effect {
        Effect::Rations | Effect::Supply | Effect::Salvage => names::about(effect, state.board.retail()),
        Effect::Patrol => Text::new("short-patrol").with("who", names::soldiers(state.board.players[seat].ready)),
        Effect::Pub => stories(state, seat),
        Effect::Training => {
            let (found, most) = training::within_reach(state, seat, outlook, &[]);
            // EFF-04: without a Story at hand the one gained here pays for the others.
            let pays = outlook.stories == 0 && [Lesson::Upgrade, Lesson::Place].iter().any(|it| found.contains(it));
            let kinds: [(&'static str, &[Lesson]); 4] = [
                ("short-recruit", &[Lesson::GainLight, Lesson::FoodLight, Lesson::MrHeavy]),
                ("short-upgrade", &[Lesson::Upgrade]),
                ("short-place", &[Lesson::Place]),
                (if pays { "short-story-pays" } else { "short-story" }, &[Lesson::Story]),
            ];
            let kinds = kinds.into_iter().filter(|it| it.1.iter().any(|it| found.contains(it)));
            let id = if most > 1 { "short-training" } else { "list" };
            Text::new(id).with("n", most).with("what", kinds.map(|it| Text::new(it.0)).collect::<Vec<_>>())
        }
        Effect::Politics => {
            let ways: Vec<Where> = politics::options(state, seat, outlook).collect();
            let [pool, board] = followers(state, seat);
            match ways[..] {
                [Where::Board] => Text::new("short-politics-board").with("what", board),
                // What a die of the board brings besides stands beside the name of the effect.
                _ => Text::new("short-politics-pool").with("what", pool),
            }
        }
        Effect::Settle => {
            let both = settle::options(state, seat, outlook).any(|it| it == How::Two);
            Text::new(if both { "short-settle" } else { "short-settle-one" })
        }
        Effect::Fortifications => {
            let (traps, walls) = fortifications::within_reach(state, seat, outlook);
            let some = |id: &'static str, n: usize| Text::new(id).with("n", n);
            match (traps, walls) {
                (_, 0) => {
                    let text = Text::new("short-no-wall").with("what", some("short-traps", traps));
                    text.with("why", no_wall(state, seat, outlook))
                }
                (0, _) => {
                    let text = Text::new("short-no-trap").with("what", some("short-walls", walls));
                    text.with("why", no_trap(state, seat))
                }
                // What a second one of the same kind costs stands beside the name of the effect.
                _ => {
                    let wall = Text::new("fortify-wall").with("mr", names::amount(Good::Mr, 1, state.board.retail()));
                    Text::new("short-works").with("trap", Text::new("fortify-trap")).with("wall", wall)
                }
            }
        }
    }
}

/// How many options of Training there are, where there is no room for which.
pub(super) fn options(state: &State, seat: Seat, outlook: &Outlook) -> Text {
    Text::new("short-options").with("n", training::within_reach(state, seat, outlook, &[]).1)
}

/// An effect that comes at once after the question, with what can be done there now and at which price.
pub(in crate::games::perseverance) fn upcoming(state: &State, seat: Seat, effect: Effect) -> Text {
    let (outlook, retail) = (Outlook::now(state, seat), state.board.retail());
    let then =
        |what: Vec<Text>| Text::new("then-effect").with("effect", names::effect(effect, retail)).with("what", what);
    match effect {
        Effect::Training => {
            let (found, _) = training::within_reach(state, seat, &outlook, &[]);
            let mut list = lesson_list(state, seat, &found).into_iter();
            let first = Clause::new(0, then(list.next().into_iter().collect()));
            Text::of_clauses([first].into_iter().chain(list.map(|it| Clause::new(1, it))).collect())
        }
        Effect::Fortifications => anywhere(then(work_list(state, seat, &outlook).into())),
        _ => then(vec![short(state, seat, effect, &outlook)]),
    }
}

fn stories(state: &State, seat: Seat) -> Text {
    let dice = u32::try_from(state.board.own_dice(seat)).unwrap_or(0);
    names::amount(Good::Story, 1 + dice, state.board.retail())
}

/// What a Patrol brings and risks, and who can go (PAT-02, PAT-03, PAT-08).
fn patrol(state: &State, seat: Seat) -> Text {
    let soldiers = state.board.players[seat].ready;
    let kinds: Vec<SoldierKind> = SoldierKind::ALL.into_iter().filter(|it| soldiers.count(*it) > 0).collect();
    let (goods, followers, _) = names::most_of_challenges(&state.content, &kinds);
    let challenges = Text::new("effect-patrol-challenges").with("goods", goods).with("n", followers);
    let ready = Text::new("effect-patrol-ready").with("who", names::ready(soldiers));
    Text::of_clauses(vec![Clause::new(0, "effect-patrol-rewards"), Clause::new(1, challenges), Clause::new(0, ready)])
}

/// The options of Training that can be resolved now, be it thanks to others of them, and how many at most.
fn lessons(state: &State, seat: Seat, outlook: &Outlook) -> Text {
    let (found, most) = training::within_reach(state, seat, outlook, &[]);
    let recruits = [Lesson::GainLight, Lesson::FoodLight].iter().any(|it| found.contains(it));
    let list = lesson_list(state, seat, &found).into_iter().map(|it| Clause::new(0, it)).collect();
    let text = Text::new("detail-effect-training").with("n", most).with("what", Text::of_clauses(list));
    let text = match has_last_light(state, seat, &found) && recruits {
        true => Text::of_clauses(vec![Clause::new(0, text), Clause::new(1, "train-light-one")]),
        false => text,
    };
    with_keoni(text, state, seat, recruits)
}

/// AST-02: whether only one Light is in supply, and no upgrade gives more back.
fn has_last_light(state: &State, seat: Seat, found: &[Lesson]) -> bool {
    state.board.players[seat].supply.light == 1 && !found.contains(&Lesson::Upgrade)
}

/// These options of Training by their prices.
fn lesson_list(state: &State, seat: Seat, found: &[Lesson]) -> Vec<Text> {
    let retail = state.board.retail();
    let has = |lesson: Lesson| found.contains(&lesson);
    let left = state.board.players[seat].supply.light;
    let light = left > 0 && has(Lesson::GainLight);
    // Nobody pays for the only one that is there for nothing.
    let food_light = left > 0 && has(Lesson::FoodLight) && !(light && has_last_light(state, seat, found));
    let story = |is_free: bool| is_free == retail && has(Lesson::Story);
    let free: Vec<Text> =
        [("train-light", light), ("train-story", story(true))].iter().filter(|it| it.1).map(|it| it.0.into()).collect();
    let mut list = Vec::new();
    list.extend((!free.is_empty()).then(|| Text::new("train-free").with("what", free)));
    list.extend(story(false).then(|| Text::new("train-story-beta")));
    list.extend(food_light.then(|| Text::new("train-light-food")));
    let mr = || names::amount(Good::Mr, 1, retail);
    list.extend(has(Lesson::MrHeavy).then(|| Text::new("train-heavy").with("mr", mr())));
    list.extend(match (has(Lesson::Upgrade), has(Lesson::Place)) {
        (true, true) => Some(Text::new("train-upgrade-place")),
        (true, false) => Some(Text::new("train-upgrade")),
        (false, true) => Some(Text::new("train-place")),
        (false, false) => None,
    });
    let after = left == 0 && (has(Lesson::GainLight) || has(Lesson::FoodLight));
    list.extend(after.then(|| Text::new("train-light-after")));
    list
}

/// What follows Training with Keoni: a Light that is ready then, or is recruited before, may be placed (LDR-04).
pub(super) fn with_keoni(text: Text, state: &State, seat: Seat, recruits: bool) -> Text {
    match keoni_places(state, seat, recruits) {
        true => Text::of_clauses(vec![Clause::new(0, text), Clause::new(1, "keoni-after")]),
        false => text,
    }
}

/// Whether Keoni will have a Light to place, and a space for it.
pub(super) fn keoni_places(state: &State, seat: Seat, recruits: bool) -> bool {
    let ready = recruits || state.board.players[seat].ready.light > 0;
    ready && state.board.leads(seat, Leader::Keoni) && !free_spaces(state).is_empty()
}

/// What a neutral die of the pool and one of the board bring.
fn followers(state: &State, seat: Seat) -> [Text; 2] {
    let amount = |n: usize| names::amount(Good::Follower, u32::try_from(n).unwrap_or(0), state.board.retail());
    [amount(state.board.own_dice(seat) + 1), amount(ON_BOARD as usize)]
}

fn persuasion(state: &State, seat: Seat, outlook: &Outlook) -> Text {
    let [pool, board] = followers(state, seat);
    let ways: Vec<Where> = politics::options(state, seat, outlook).collect();
    let why = |there: usize, cost: Cost| {
        let none = (there == 0).then(|| Text::new("why-not-there"));
        none.unwrap_or_else(|| short_of(state, outlook, cost))
    };
    match ways[..] {
        [Where::Pool] => Text::new("detail-effect-politics-pool")
            .with("pool", pool)
            .with("why", why(outlook.neutral_on_board, Where::Board.cost())),
        [Where::Board] => Text::new("detail-effect-politics-board")
            .with("board", board)
            .with("why", why(outlook.neutral_in_pool, Where::Pool.cost())),
        _ => Text::new("detail-effect-politics").with("pool", pool).with("board", board),
    }
}

fn settlements(state: &State, seat: Seat, outlook: &Outlook) -> Text {
    let (retail, left) = (state.board.retail(), state.board.players[seat].settlements);
    if settle::options(state, seat, outlook).any(|it| it == How::Two) {
        let mr = names::amount(Good::Mr, 1, retail);
        return with_left(Text::new("detail-effect-settle").with("mr", mr), left);
    }
    let why = if left < 2 {
        Text::new("why-one-left")
    } else if outlook.can_pay(How::Two.cost()) {
        Text::new("why-no-space")
    } else {
        short_of(state, outlook, How::Two.cost())
    };
    with_left(Text::new("detail-effect-settle-one").with("why", why), left)
}

fn with_left(text: Text, left: usize) -> Text {
    Text::of_clauses(vec![Clause::new(0, text), Clause::new(1, Text::new("settlements-left").with("n", left))])
}

fn works(state: &State, seat: Seat, outlook: &Outlook) -> Text {
    let (traps, walls) = fortifications::within_reach(state, seat, outlook);
    let [trap, wall] = work_list(state, seat, outlook);
    let text = Text::new("detail-effect-fortifications").with("n", (traps + walls).min(2));
    anywhere(text.with("trap", trap).with("wall", wall))
}

/// Where Traps and Walls may stand (EFF-10).
fn anywhere(text: Text) -> Text {
    Text::of_clauses(vec![Clause::new(0, text), Clause::new(1, "fortify-anywhere")])
}

/// Traps and Walls with their prices, or why there are none.
fn work_list(state: &State, seat: Seat, outlook: &Outlook) -> [Text; 2] {
    let (traps, walls) = fortifications::within_reach(state, seat, outlook);
    let mr = names::amount(Good::Mr, 1, state.board.retail());
    let trap = match traps {
        0 => Text::new("fortify-no-trap").with("why", no_trap(state, seat)),
        _ if outlook.food > 0 => Text::new("fortify-trap-food"),
        _ => Text::new("fortify-trap"),
    };
    let wall = match walls {
        0 => Text::new("fortify-no-wall").with("why", no_wall(state, seat, outlook)),
        _ if outlook.stories > 0 => Text::new("fortify-wall-story").with("mr", mr),
        _ => Text::new("fortify-wall").with("mr", mr),
    };
    [trap, wall]
}

fn no_trap(state: &State, seat: Seat) -> Text {
    let left = state.secret.stock[seat].total() > 0 && trap_spots(state).next().is_none();
    Text::new(if left { "why-no-space" } else { "why-none-left" })
}

fn no_wall(state: &State, seat: Seat, outlook: &Outlook) -> Text {
    if state.board.players[seat].walls == 0 {
        return Text::new("why-none-left");
    }
    match wall_spaces(state).next() {
        Some(_) => short_of(state, outlook, Work::Wall.cost()),
        None => Text::new("why-no-space"),
    }
}

/// What is missing for a price.
fn short_of(state: &State, outlook: &Outlook, cost: Cost) -> Text {
    nothing::short_of(outlook.missing(cost), state.board.retail())
}

//! What the effects of the Community areas would offer, were it not for a rule: the second half of `blocked`.

use super::blocked::{Blocked, at, refuse, unpaid, unpaid_as};
use super::blocked_secondary::away;
use super::fortifications::{self, TrapSite, WallSite, Work, trap_spots, wall_spaces};
use super::outlook::Outlook;
use super::politics::{NeutralDie, Where};
use super::settle::{How, Site, lowest};
use super::soldiers;
use super::training::{self, Lesson};
use crate::engine::{Choice, Group, Refusal, Seat, Text};
use crate::games::perseverance::kinds::{Dino, Effect, Icon, Leader, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::state::{Die, DieOwner, State};

pub(super) fn blocked(state: &State, seat: Seat) -> Blocked {
    let of = [
        (Effect::Training, "train", training(state, seat)),
        (Effect::Politics, "politics", politics(state, seat)),
        (Effect::Settle, "settle", settle(state, seat)),
        (Effect::Fortifications, "fortify", works(state, seat)),
        (Effect::Fortifications, "wall", walls(state)),
        (Effect::Fortifications, "trap", traps(state, seat)),
        (Effect::Patrol, "patrol", super::blocked_patrols::patrols(state, seat)),
    ];
    // Once the die is placed only the Leader leads to another effect, and where he cannot, that is the reason.
    let whole = |ask: &str| ask == "settle" || state.board.secondary;
    let told = of.into_iter().filter(|it| !whole(it.1) || !is_closed(state, seat, it.0));
    told.flat_map(|(effect, ask, all)| below(state, effect, ask, all)).collect()
}

/// Whether nobody can come to the question of an effect in this turn, neither with a die nor by the Leader: then one reason for the
/// whole of it says more than one for each of its many spaces.
fn is_closed(state: &State, seat: Seat, effect: Effect) -> bool {
    let area = &state.board.zones[effect.zone()];
    let is_full = state.content.effect_spaces(effect).all(|it| area.dice[it.0].is_some());
    let no_leader = area.leader.is_some() || away(state, seat, "SEC-03").is_some();
    !state.board.resolving && (is_full || state.board.secondary) && no_leader
}

/// Puts what the question of an effect would hold into a group with the name of the effect.
fn below(state: &State, effect: Effect, ask: &'static str, mut all: Blocked) -> Blocked {
    for (offer, _) in &mut all {
        offer.path.insert(0, Group::asked(ask, names::effect(effect, state.board.retail())));
    }
    all
}

/// Why none of the options of an effect can be resolved: what is in the way of the cheapest of each kind.
pub(super) fn nothing(state: &State, seat: Seat, effect: Effect) -> Text {
    let whys: Vec<Refusal> = match effect {
        Effect::Patrol => super::blocked_patrols::patrol(state, seat).into_iter().collect(),
        Effect::Politics => {
            let mut whys: Vec<Refusal> =
                [Where::Pool, Where::Board].into_iter().filter_map(|it| neutral(state, seat, it)).collect();
            // That all dice are in play is one reason for both.
            whys.dedup();
            whys
        }
        Effect::Settle => site(state, seat, How::One).into_iter().collect(),
        Effect::Fortifications => [Work::Trap, Work::Wall].into_iter().filter_map(|it| work(state, seat, it)).collect(),
        Effect::Training => {
            [Lesson::GainLight, Lesson::Story].into_iter().filter_map(|it| lesson(state, seat, it)).collect()
        }
        Effect::Rations | Effect::Pub | Effect::Supply | Effect::Salvage => Vec::new(),
    };
    let mut texts = whys.into_iter().map(|it| it.text);
    match (texts.next(), texts.next()) {
        (Some(first), Some(second)) => Text::new("refuse-both").with("first", first).with("second", second),
        (Some(only), None) => only,
        (None, _) => Text::new("refuse-nothing"),
    }
}

fn training(state: &State, seat: Seat) -> Blocked {
    let legal: Vec<Lesson> = training::options(state, seat, &Outlook::now(state, seat), &state.board.lessons).collect();
    let closed = training::ALL.into_iter().filter(|it| !legal.contains(it));
    closed.filter_map(|it| Some((it.offer(state), lesson(state, seat, it)?))).collect()
}

/// What is in the way of an option of Training, and whether another one before it would help.
fn lesson(state: &State, seat: Seat, lesson: Lesson) -> Option<Refusal> {
    let (player, taken) = (&state.board.players[seat], &state.board.lessons);
    if taken.contains(&lesson) {
        return Some(refuse("EFF-04", "refuse-lesson-taken"));
    }
    let later = || training::within_reach(state, seat, &Outlook::now(state, seat), taken).0.contains(&lesson);
    let none = |id: &'static str, lacks: bool| lacks.then_some(id);
    let (rule, id) = match lesson {
        // An upgrade puts Light Soldiers back.
        Lesson::GainLight | Lesson::FoodLight if player.supply.light == 0 && later() => {
            ("AST-02", Some("refuse-supply-light-yet"))
        }
        Lesson::GainLight | Lesson::FoodLight => ("AST-02", none("refuse-supply-light", player.supply.light == 0)),
        Lesson::MrHeavy => ("AST-02", none("refuse-supply-heavy", player.supply.heavy == 0)),
        Lesson::Upgrade if player.supply.heavy == 0 => ("AST-02", Some("refuse-supply-heavy")),
        // What is recruited first may go on at once.
        Lesson::Upgrade if player.ready.light == 0 && later() => ("EFF-04", Some("refuse-ready-light-yet")),
        Lesson::Upgrade => ("EFF-04", none("refuse-ready-light", player.ready.light == 0)),
        Lesson::Place if player.ready.total() == 0 && later() => ("SEC-02", Some("refuse-ready-yet")),
        Lesson::Place if player.ready.total() == 0 => ("SEC-02", Some("refuse-ready")),
        Lesson::Place => ("SEC-02", none("refuse-soldier-spaces", !soldiers::can_place(state, seat))),
        Lesson::Story => ("EFF-04", none("refuse-followers", !state.board.retail() && player.followers == 0)),
    };
    // The Story that another option gives pays for one of these, unless this is the last option.
    let needs_story = matches!(lesson, Lesson::Upgrade | Lesson::Place) && player.stories == 0;
    let is_last = taken.len() + 1 == training::MOST;
    let story = || match (later(), is_last) {
        (true, _) => Some(refuse("EFF-04", "refuse-story-yet")),
        (false, true) => Some(refuse("EFF-04", "refuse-story-last")),
        (false, false) => None,
    };
    let lacks = id.map(|it| refuse(rule, Text::new(it)));
    let lacks = lacks.or_else(|| if needs_story { story() } else { None });
    lacks.or_else(|| unpaid(state, seat, "EFF-04", lesson.cost()))
}

fn politics(state: &State, seat: Seat) -> Blocked {
    let shows = |icon: Icon| state.board.pool.contains(&Die { owner: DieOwner::Neutral, icon });
    let of_pool = Icon::ALL.into_iter().filter_map(|icon| {
        let other = Text::new("refuse-neutral-icon").with("icon", names::icon(icon));
        let other = || (!shows(icon)).then(|| refuse("EFF-05", other));
        let why = neutral(state, seat, Where::Pool).or_else(other)?;
        Some((NeutralDie::Pool(icon).offer(state), why))
    });
    let board = neutral(state, seat, Where::Board);
    let placed = state.board.zones.iter().flat_map(|(zone, area)| {
        let dice = area.dice.iter().enumerate().filter_map(|(space, die)| die.map(|it| (space, it)));
        let neutral = dice.filter(|it| it.1.owner == DieOwner::Neutral);
        neutral.map(move |(space, die)| NeutralDie::Board { zone, space, icon: die.icon })
    });
    of_pool.chain(placed.filter_map(|it| Some((it.offer(state), board.clone()?)))).collect()
}

/// What is in the way of replacing any neutral die there.
fn neutral(state: &State, seat: Seat, at: Where) -> Option<Refusal> {
    let outlook = Outlook::now(state, seat);
    let (there, none, price) = match at {
        Where::Pool => (outlook.neutral_in_pool, "refuse-neutral-pool", "refuse-politics-pool"),
        Where::Board => (outlook.neutral_on_board, "refuse-neutral-board", "refuse-politics-board"),
    };
    if state.board.players[seat].dice == 0 {
        return Some(refuse("EFF-05", Text::new("refuse-dice")));
    }
    let none = (there == 0).then(|| refuse("EFF-05", Text::new(none)));
    none.or_else(|| unpaid_as(price, state, seat, "EFF-05", at.cost()))
}

fn settle(state: &State, seat: Seat) -> Blocked {
    let mut all = Vec::new();
    for how in [How::One, How::Two] {
        let general = site(state, seat, how);
        for (zone, area) in state.board.zones.iter() {
            for it in state.content.settlement_spaces() {
                let about = |id: &'static str| Text::new(id).with("zone", names::zone(zone)).with("space", it.space);
                // What forbids all of it is told of every space: the spaces are another matter.
                let why = if general.is_some() {
                    general.clone()
                } else if area.settlements[it.space - 1].is_some() {
                    let text = about("refuse-settlement-taken");
                    Some(refuse("EFF-07", text).of_all("refuse-settlements-taken"))
                } else if it.covered && !area.dangerous {
                    let [one, all] = match state.is_past_attacks(zone) {
                        true => ["refuse-settlement-closed", "refuse-settlements-closed"],
                        false => ["refuse-settlement-covered", "refuse-settlements-covered"],
                    };
                    Some(refuse("SET-03", about(one)).of_all(all))
                } else {
                    None
                };
                all.extend(why.map(|why| (Site { how, zone, space: it.space }.offer(state), why)));
            }
        }
    }
    all
}

/// What is in the way of building anywhere in this way.
fn site(state: &State, seat: Seat, how: How) -> Option<Refusal> {
    let count = match how {
        How::One => 1,
        How::Two => 2,
    };
    let have = state.board.players[seat].settlements;
    if have < count {
        return Some(refuse("AST-05", Text::new("refuse-settlements").with("n", count).with("have", have)));
    }
    let zones = Zone::ALL.into_iter().filter(|it| lowest(state, *it).is_some()).count();
    let few = (zones < count).then(|| refuse("EFF-07", Text::new("refuse-settlement-zones")));
    few.or_else(|| unpaid(state, seat, "EFF-07", how.cost()))
}

fn works(state: &State, seat: Seat) -> Blocked {
    fortifications::ALL.into_iter().filter_map(|it| Some((it.offer(state), work(state, seat, it)?))).collect()
}

fn walls(state: &State) -> Blocked {
    let open: Vec<WallSite> = wall_spaces(state).collect();
    let shape = state.content.defense(state.board.seat_count());
    let of = |zone: Zone| shape.walls.iter().map(move |col| WallSite { zone, col: *col });
    let taken = |it: WallSite| {
        let text = Text::new("refuse-wall-taken").with("zone", names::zone(it.zone)).with("col", it.col + 1);
        (it.offer(state), refuse("EFF-10", text))
    };
    Zone::ALL.into_iter().flat_map(of).filter(|it| !open.contains(it)).map(taken).collect()
}

/// The Dino spaces for Traps. Only the player's own types are spoken of.
fn traps(state: &State, seat: Seat) -> Blocked {
    let stock = state.secret.stock[seat];
    let shape = state.content.defense(state.board.seat_count());
    // LDR-03: one Leader has another way.
    let (dino_text, dinos_text) = match state.board.leads(seat, Leader::Phoenix) {
        true => ("refuse-trap-dino-gun", "refuse-traps-dino-gun"),
        false => ("refuse-trap-dino", "refuse-traps-dino"),
    };
    let mut all = Blocked::new();
    for (zone, area) in state.board.zones.iter() {
        for spot in shape.spots(true) {
            let covered = !state.spots(zone).contains(spot);
            let dino = area.dinos.contains_key(spot);
            let taken = match (covered, dino, area.traps.contains_key(spot)) {
                (true, _, _) => {
                    let [one, all] = match state.is_past_attacks(zone) {
                        true => ["refuse-trap-closed", "refuse-settlements-closed"],
                        false => ["refuse-trap-covered", "refuse-traps-covered"],
                    };
                    Some(refuse("SET-03", at(one, zone, *spot)).of_all(all))
                }
                (_, true, _) => Some(refuse("EFF-10", at(dino_text, zone, *spot)).of_all(dinos_text)),
                (_, _, true) => Some(refuse("EFF-10", at("refuse-trap-trap", zone, *spot)).of_all("refuse-traps-trap")),
                (false, false, false) => None,
            };
            // What is in the way of both types is told once.
            if let Some(why) = taken {
                let mut offer = TrapSite { zone, spot: *spot, kind: Dino::Trampler }.offer(state);
                offer.path.iter_mut().take(1).for_each(|it| it.label = Text::new("refuse-what-trap"));
                all.push((offer, why));
                continue;
            }
            for kind in [Dino::Trampler, Dino::Raptor].into_iter().filter(|it| !stock.kinds().any(|own| own == *it)) {
                let why = refuse("AST-05", Text::new("refuse-trap-kind").with("trap", names::trap(kind)));
                all.push((TrapSite { zone, spot: *spot, kind }.offer(state), why));
            }
        }
    }
    all
}

fn work(state: &State, seat: Seat, work: Work) -> Option<Refusal> {
    if state.board.works.contains(&work) {
        return Some(refuse("EFF-10", "refuse-work-taken"));
    }
    let (left, spaces) = match work.is_wall() {
        true => (state.board.players[seat].walls, wall_spaces(state).count()),
        false => (state.secret.stock[seat].total(), trap_spots(state).count()),
    };
    let of = |wall: &'static str, trap: &'static str| Text::new(if work.is_wall() { wall } else { trap });
    if left == 0 {
        return Some(refuse("AST-05", of("refuse-walls", "refuse-traps")));
    }
    let full = (spaces == 0).then(|| refuse("EFF-10", of("refuse-wall-spaces", "refuse-trap-spaces")));
    full.or_else(|| unpaid(state, seat, "EFF-10", work.cost()))
}

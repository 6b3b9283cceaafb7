//! What cannot be done although the die, the piece or the space for it is there, and why: for the player who tries it all
//! the same. The offers are the legality; this is asked only about what they do not hold, and answers one seat with what
//! lies open and with its own Traps.

use super::blocked_effects as effects;
use super::blocked_secondary::away;
use super::community::resolvable;
use super::cost::Cost;
use super::dice::{Placement, costs_followers, placements};
use super::outlook::Outlook;
use super::politics::Where;
use super::setup::BreachToken;
use crate::engine::{Choice, Group, Label, Offer, Refusal, Seat, Text};
use crate::games::perseverance::content::Spot;
use crate::games::perseverance::kinds::{Effect, Icon, Leader, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::state::{Stage, State};

pub(super) type Blocked = Vec<(Offer, Refusal)>;

/// While Breach tokens are agreed on: where one lies. In the own turn: dice, what the effects offer, secondary actions. While an
/// attack goes on: Combat Rewards. In an Assembly: dice and reward tiles.
pub(crate) fn blocked(state: &State, seat: Seat) -> Blocked {
    let board = &state.board;
    if board.stage == Stage::Setup && board.breach.len() < state.content.limits().breach_tokens {
        // SET-04.
        let taken = |it: &usize| (BreachToken(*it).offer(state), refuse("SET-04", "refuse-breach-placed"));
        return board.breach.iter().map(taken).collect();
    }
    if board.stage != Stage::Turns || !board.players.seats().contains(seat) {
        return Vec::new();
    }
    if board.attack.is_some() {
        return super::blocked_rewards::rewards(state, seat);
    }
    if board.assembly {
        return super::blocked_assembly::blocked(state, seat);
    }
    if board.active != seat {
        return Vec::new();
    }
    let mut all = dice(state, seat);
    all.extend(jack(state, seat));
    all.extend(effects::blocked(state, seat));
    all.extend(super::blocked_secondary::secondary(state, seat));
    all
}

pub(super) fn refuse(rule: &'static str, text: impl Into<Text>) -> Refusal {
    Refusal::new(rule, text)
}

/// What is still missing for a price, if anything is.
pub(super) fn unpaid(state: &State, seat: Seat, rule: &'static str, cost: Cost) -> Option<Refusal> {
    unpaid_as("refuse-cost", state, seat, rule, cost)
}

/// The same in the words of a message that tells what has this price.
pub(super) fn unpaid_as(
    id: &'static str,
    state: &State,
    seat: Seat,
    rule: &'static str,
    cost: Cost,
) -> Option<Refusal> {
    let (player, retail) = (&state.board.players[seat], state.board.retail());
    let missing = Cost {
        food: cost.food.saturating_sub(player.food),
        mr: cost.mr.saturating_sub(player.mr),
        stories: cost.stories.saturating_sub(player.stories),
    };
    let text = || Text::new(id).with("cost", cost.list(retail)).with("missing", missing.list(retail));
    (missing != Cost::FREE).then(|| refuse(rule, text()))
}

/// LDR-02: where Jack can send no Dino, before the effect of the die. A Zone that is full is where the Dinos come from.
fn jack(state: &State, seat: Seat) -> Blocked {
    let board = &state.board;
    if !board.leads(seat, Leader::Jack) || board.resolving || board.secondary {
        return Vec::new();
    }
    let told = Zone::ALL.into_iter().map(|it| (it, state.free_spots(it).count())).filter(|it| it.1 == 1);
    let told = told.map(|(zone, free)| {
        let label = Label::from(Text::new("refuse-what-dino").with("zone", names::zone(zone)));
        let mut offer = label.of(format!("dino/{}", zone.key()));
        offer.path.insert(0, Group::asked("jack", names::leader(Leader::Jack)));
        (offer, refuse("LDR-02", Text::new("refuse-jack").with("n", free)))
    });
    told.collect()
}

/// Whole effects that no die can be placed for, by their names, and single die spaces that a die cannot go on as it lies.
fn dice(state: &State, seat: Seat) -> Blocked {
    let legal = placements(state, seat);
    let mut pool = state.board.pool.clone();
    pool.dedup();
    // Whole effects stand first: whoever misses one asks about it before a single space.
    let (mut all, mut single) = (Vec::new(), Vec::new());
    for effect in Effect::ALL {
        let of: Vec<&Placement> = legal.iter().filter(|it| it.effect == effect).collect();
        let whole = of.is_empty().then(|| no_die(state, seat, effect));
        if let Some(why) = &whole {
            let name = names::effect(effect, state.board.retail());
            all.push((Label::from(name).of(effect.key().to_owned()), why.clone()));
        }
        for die in &pool {
            for (space, _) in state.content.effect_spaces(effect) {
                let costs_followers = costs_followers(*die, seat);
                let tried = Placement { effect, die: *die, face: None, space, costs_followers };
                if !of.contains(&&tried) {
                    let set = || of.iter().any(|it| it.die == *die && it.space == space && it.face.is_some());
                    let why = whole.clone().unwrap_or_else(|| no_space(state, seat, &tried, set));
                    single.push((tried.offer(state), why));
                }
            }
        }
    }
    // That a die must go where its face is, is guessed last and told first.
    single.sort_by_key(|it: &(Offer, Refusal)| it.1.rule != "TRN-04");
    all.extend(single);
    all
}

/// Why no die at all can be placed for an effect.
fn no_die(state: &State, seat: Seat, effect: Effect) -> Refusal {
    let dice = &state.board.zones[effect.zone()].dice;
    let name = names::effect(effect, state.board.retail());
    let free = |face: Icon| {
        let mut spaces = state.content.effect_spaces(effect).filter(|it| dice[it.0].is_none());
        spaces.any(|it| it.1.icon.is_none_or(|icon| icon == face))
    };
    if state.content.effect_spaces(effect).all(|it| dice[it.0].is_some()) {
        return or_leader(state, seat, effect, refuse("TRN-02", Text::new("refuse-effect-full").with("effect", name)));
    }
    if !resolvable(state, seat, effect, &Outlook::now(state, seat)) {
        return unresolved(state, seat, "TRN-06", effect);
    }
    if state.board.pool.iter().any(|it| free(it.icon)) {
        return spent(effect, state);
    }
    let stories = state.board.players[seat].stories;
    let text = Text::new("refuse-effect-face").with("effect", name).with("stories", stories);
    or_leader(state, seat, effect, refuse("TRN-04", text))
}

/// SEC-03: what no die can do, a Leader at home may still do, whatever lies on the die spaces.
fn or_leader(state: &State, seat: Seat, effect: Effect, why: Refusal) -> Refusal {
    let is_free = state.board.zones[effect.zone()].leader.is_none();
    if !is_free || away(state, seat, "SEC-03").is_some() || !resolvable(state, seat, effect, &Outlook::now(state, seat))
    {
        return why;
    }
    refuse(why.rule, Text::new("refuse-both").with("first", why.text).with("second", Text::new("refuse-but-leader")))
}

fn spent(effect: Effect, state: &State) -> Refusal {
    let text = Text::new("refuse-unresolved").with("effect", names::effect(effect, state.board.retail()));
    let price = |at: Where| at.cost().list(state.board.retail());
    let why = match effect {
        Effect::Politics => {
            Text::new("refuse-spent-politics").with("pool", price(Where::Pool)).with("board", price(Where::Board))
        }
        _ => Text::new("refuse-spent"),
    };
    refuse("TRN-06", text.with("why", why))
}

/// An effect of which no option can be resolved.
pub(super) fn unresolved(state: &State, seat: Seat, rule: &'static str, effect: Effect) -> Refusal {
    let text = Text::new("refuse-unresolved").with("effect", names::effect(effect, state.board.retail()));
    refuse(rule, text.with("why", effects::nothing(state, seat, effect)))
}

/// Why a die cannot go on a die space of an effect as it lies in the pool; whether it can with another face is asked for.
fn no_space(state: &State, seat: Seat, tried: &Placement, set: impl Fn() -> bool) -> Refusal {
    let dice = &state.board.zones[tried.effect.zone()].dice;
    let spaces = || state.content.effect_spaces(tried.effect);
    let n = tried.space + 1;
    if dice[tried.space].is_some() {
        return refuse("TRN-02", Text::new("refuse-space-taken").with("n", n));
    }
    let wanted = spaces().find(|it| it.0 == tried.space).and_then(|it| it.1.icon);
    match wanted {
        Some(icon) if icon != tried.die.icon => {
            let stories = state.board.players[seat].stories;
            let (id, rule) = if stories == 0 || set() {
                ("refuse-space-icon", "TRN-05")
            } else {
                ("refuse-space-icon-spent", "TRN-06")
            };
            let text = Text::new(id).with("n", n).with("icon", names::icon(icon));
            refuse(rule, text.with("stories", stories))
        }
        None if spaces().any(|it| it.1.icon == Some(tried.die.icon) && dice[it.0].is_none()) => {
            refuse("TRN-04", Text::new("refuse-space-other").with("icon", names::icon(tried.die.icon)))
        }
        Some(_) | None => spent(tried.effect, state),
    }
}

/// Where a thing of a Defense area is.
pub(super) fn at(id: &'static str, zone: Zone, spot: Spot) -> Text {
    Text::new(id).with("zone", names::zone(zone)).with("spot", names::spot(spot))
}

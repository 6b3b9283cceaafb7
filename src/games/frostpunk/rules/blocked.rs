//! What cannot be done although the pawn, the place or the card for it is there, and why: for the player who tries it all the
//! same. The offers are the legality; this is asked only about what they do not hold.

use super::acts::{Deed, deeds, has_room, of_trade};
use super::building_actions::has_target;
use super::{
    automatons, blocked_cards, blocked_works, buildings, clear_snow, construction, costs, expeditions, gather, heat,
    special_actions, unpayable,
};
use crate::engine::{Choice, Offer, Refusal, Seat, Text};
use crate::games::card_words::Slot as _;
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::cost::Cost;
use crate::games::frostpunk::content::effect::{Act, Step};
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::Good;
use crate::games::frostpunk::content::slots::Tokens;
use crate::games::frostpunk::content::standing::Special;
use crate::games::frostpunk::labels::acts::{Task, Turn};
use crate::games::frostpunk::labels::cards::LawPick;
use crate::games::frostpunk::labels::cold;
use crate::games::frostpunk::rules::buildings::field_name;
use crate::games::frostpunk::state::{Built, Pawn, Spot, State};

/// In the own turn: tasks, coal, citizen cards, what a Construction builds and demolishes, laws. At any time the options of what
/// is carried out, which all decide on.
pub(crate) fn blocked(state: &State, seat: Seat) -> Vec<(Offer, Refusal)> {
    if let Some(of) = state.dead {
        return blocked_cards::for_the_dead(state, seat, of);
    }
    if state.board.turn.is_some_and(|it| it != seat) {
        return Vec::new();
    }
    let unpaid = unpayable::options(state);
    if state.board.turn.is_none() {
        return unpaid.into_iter().chain(blocked_works::upgrades(state)).collect();
    }
    let legal = deeds(state, seat);
    let mut turns: Vec<(Turn, Refusal)> = stokes(state);
    for task in imagined(state) {
        match place(state, task) {
            // The pawn does not matter; one that may do such things is named, and each of them where there is but one place.
            Some(why) => {
                let may = || Pawn::ALL.into_iter().filter(|it| of_trade(state, *it, task));
                let most = if matches!(task, Task::ClearSnow | Task::Construction) { Pawn::ALL.len() } else { 1 };
                let mut tried: Vec<Pawn> = may().filter(|it| state.board.in_pool(*it) > 0).take(most).collect();
                if tried.is_empty() {
                    tried.push(may().next().unwrap_or(Pawn::Worker));
                }
                turns.extend(tried.into_iter().map(|pawn| (Turn::Act(Deed { pawn, task, card: None }), why.clone())));
            }
            None => {
                let tried = pawns(state).map(|pawn| Deed { pawn, task, card: None }).filter(|it| !legal.contains(it));
                turns.extend(tried.filter_map(|it| Some((Turn::Act(it), pawn_for(state, it.pawn, task)?))));
            }
        }
    }
    let turns = turns.iter().map(|(turn, why)| (cold::unmarked(turn.offer(state)), why.clone()));
    let hand = state.hand(seat).iter().filter(|card| !legal.iter().any(|it| it.card == Some(**card)));
    let cards =
        hand.filter_map(|it| Some((blocked_cards::held(state, *it), blocked_cards::citizen(state, seat, *it)?)));
    // Under a name of their own, so that they are spoken of where a law is enacted and in no other step.
    let offered = |law: CardId| {
        let pick = LawPick { law, quiet: false };
        pick.words(state).under("laws", "group-laws").of(pick.key(state))
    };
    let laws = state.content.laws.iter().filter_map(|it| Some((offered(it.id), law(state, it.id)?)));
    turns
        .chain(cards)
        .chain(blocked_works::operations(state))
        .chain(blocked_works::upgrades(state))
        .chain(blocked_works::sites(state))
        .chain(laws)
        .chain(unpaid)
        .collect()
}

pub(super) fn refuse(rule: &'static str, text: Text) -> Refusal {
    Refusal::new(rule, text)
}

/// The kinds of pawns that the city has, those away and asleep among them.
fn pawns(state: &State) -> impl Iterator<Item = Pawn> {
    let board = &state.board;
    let there = |it: &Pawn| match it {
        Pawn::Worker | Pawn::Engineer | Pawn::Child => true,
        Pawn::ChildWorker | Pawn::ChildEngineer => board.trades.iter().any(|trade| Pawn::of_trade(*trade) == *it),
        Pawn::Automaton => automatons::left(state) < state.content.boards.pawns.automaton,
    };
    Pawn::ALL.into_iter().filter(there)
}

/// More coal than can be burnt (HEA-03), as far as heat itself would let it or by one.
fn stokes(state: &State) -> Vec<(Turn, Refusal)> {
    let most = heat::stokable(state);
    let (heat, coal) = (&state.board.heat, state.board.goods.of(Good::Coal));
    let room = heat.cold.saturating_sub(heat.marker);
    let text = Text::new(if coal < room { "refuse-stoke-coal" } else { "refuse-stoke" }).with("coal", coal);
    let text = text.with("n", most).with("heat", heat.marker).with("cold", heat.cold);
    let more = most + 1..=room.max(most + 1);
    more.map(|n| (Turn::Stoke(n), refuse("HEA-03", text.clone()))).collect()
}

/// Every task that somebody may think of: each board space, field with something on it, building, route and open card.
fn imagined(state: &State) -> Vec<Task> {
    let mut tasks = vec![Task::ClearSnow, Task::Construction];
    for (field, plot) in state.board.fields.iter() {
        match plot.built {
            Some(_) => tasks.push(Task::Use(field)),
            None if plot.cubes.is_some() => tasks.push(Task::Gather(field)),
            None if plot.trees > 0 => tasks.push(Task::Fell(field)),
            None => {}
        }
    }
    tasks.extend((0..state.board.routes.len()).map(Task::Scout));
    tasks.extend(special_actions::texts(state).map(|it| Task::Special(it.0, it.1)));
    tasks
}

/// What is in the way of a task, whoever does it.
fn place(state: &State, task: Task) -> Option<Refusal> {
    let why = |rule, text| Some(refuse(rule, text));
    match task {
        Task::ClearSnow if !clear_snow::is_possible(state) => why("ACT-14", Text::new("refuse-snow")),
        Task::Construction if !construction::is_possible(state, construction::Works::USUAL) => {
            why("ACT-07", Text::new("refuse-works"))
        }
        Task::Gather(field) | Task::Fell(field) if state.board.pawns_at(Spot::Field(field)) > 0 => {
            Some(refuse("ACT-21", Text::new("refuse-field").with("field", field_name(field))).of_all("refuse-fields"))
        }
        Task::Fell(_) if gather::trees(state).is_none() => why("ACT-22", Text::new("refuse-trees")),
        Task::Use(field) => building(state, field, state.board.plot(field).built?),
        Task::Scout(number) => route(state, number),
        Task::Special(card, _) => special(state, card),
        Task::ClearSnow | Task::Construction | Task::Gather(_) | Task::Fell(_) => None,
    }
}

fn building(state: &State, field: Field, built: Built) -> Option<Refusal> {
    let about = |id| Text::new(id).with("building", built.key.text());
    let Some(act) = buildings::action(state, built) else {
        return Some(refuse("ACT-43", about("refuse-no-action")).of_all("refuse-no-actions"));
    };
    if !buildings::works(state, built.key) {
        return Some(refuse("LAW-06", about("refuse-suspended")).of_all("refuse-all-suspended"));
    }
    if !has_room(state, field, built) {
        return Some(refuse("ACT-41", about("refuse-full")).of_all("refuse-all-full"));
    }
    if act.effect.contains(&Step::Enact) && state.board.laws.len() >= state.content.boards.limits.laws as usize {
        return Some(refuse("LAW-01", Text::new("refuse-laws").with("n", state.board.laws.len())));
    }
    let idle = act.effect.iter().find(|it| !has_target(state, field, it)).map(|it| {
        let why = Text::new(lacking(it));
        let of_all = Text::new("refuse-all-idle").with("why", why.clone());
        refuse("ACT-07", about("refuse-idle").with("why", why)).of_all(of_all)
    });
    unpaid(state, built.key.text(), act).or(idle)
}

/// What a step of a building would need (ACT-07).
fn lacking(step: &Step) -> &'static str {
    match step {
        Step::Collect => "idle-collect",
        Step::FellTile(_) => "idle-fell-tile",
        Step::FellNear(_) => "idle-fell-near",
        Step::Thump { .. } => "idle-thump",
        Step::Enact => "idle-enact",
        Step::Workshop(_) => "idle-workshop",
        Step::ReuseBuilding => "idle-reuse",
        Step::Gain(_) => "idle-automaton",
        _ => "idle-nothing",
    }
}

/// A price that is not there (GNR-05), or a token that does not lie active (TOK-03, TOK-09).
fn unpaid(state: &State, what: Text, act: &Act) -> Option<Refusal> {
    match act.cost.as_ref().filter(|it| !costs::payable(state, Some(it)))? {
        Cost::Pay(price) => short(state, what, &[*price]),
        other => Some(refuse("GNR-05", Text::new("refuse-price").with("what", what).with("cost", other.text()))),
    }
}

/// The same of an offer whose label names the price.
pub(super) fn missing(state: &State, act: &Act) -> Option<Refusal> {
    let why = |text| Some(refuse("GNR-05", text));
    match act.cost.as_ref().filter(|it| !costs::payable(state, Some(it)))? {
        Cost::Pay(price) => why(Text::new("refuse-missing").with("missing", lacks(state, &[*price]))),
        Cost::PayEither { .. } => why("refuse-neither".into()),
        Cost::Use(token) => Some(refuse("TOK-03", Text::new("refuse-token").with("token", Tokens::arg(token)))),
        // It would not be paid with.
        Cost::Need(token) => Some(refuse("TOK-09", Text::new("refuse-need").with("token", Tokens::arg(token)))),
    }
}

/// What of a price is not there.
pub(super) fn lacks(state: &State, price: &[Stock]) -> Vec<Text> {
    let short = |it: &Stock| Stock { n: it.n.saturating_sub(state.board.goods.of(it.of)), ..*it };
    price.iter().map(short).filter(|it| it.n > 0).map(|it| it.text()).collect()
}

pub(super) fn short(state: &State, what: Text, price: &[Stock]) -> Option<Refusal> {
    let missing = lacks(state, price);
    let cost: Vec<Text> = price.iter().map(|it| it.text()).collect();
    let text = Text::new("refuse-cost").with("what", what).with("cost", cost);
    let of_all = Text::new("refuse-costs").with("missing", missing.clone());
    (!missing.is_empty()).then(|| refuse("GNR-05", text.with("missing", missing)).of_all(of_all))
}

fn route(state: &State, number: usize) -> Option<Refusal> {
    let route = state.board.routes.get(number)?;
    let (n, most) = (number + 1, expeditions::most(state));
    if route.cards.is_empty() {
        Some(refuse("EXP-10", Text::new("refuse-route-closed").with("n", n)).of_all("refuse-routes-closed"))
    } else if most == 0 {
        // Without it no other route can be chosen, either.
        Some(refuse("ACT-51", Text::new("refuse-beacon")))
    } else if route.scout.is_some() {
        Some(refuse("ACT-51", Text::new("refuse-route-taken").with("n", n)).of_all("refuse-routes-taken"))
    } else {
        let full = expeditions::open_routes(state).is_empty();
        full.then(|| refuse("EXP-01", Text::new("refuse-expeditions").with("n", most)))
    }
}

fn special(state: &State, card: CardId) -> Option<Refusal> {
    if state.board.pawns_at(Spot::Card(card)) > 0 {
        return Some(refuse("ACT-61", Text::new("refuse-once").with("card", card.title())).of_all("refuse-all-once"));
    }
    let special = special_actions::texts(state).find(|it| it.0 == card).map(|it| it.2);
    match special.filter(|it| !special_actions::is_paid(state, it))? {
        Special::PutAny => Some(refuse("ACT-61", Text::new("refuse-put").with("card", card.title()))),
        Special::Put(what) => short(state, card.title(), &[*what]),
        Special::Do(act) => unpaid(state, card.title(), act),
    }
}

/// Why the place does not take such a pawn.
fn pawn_for(state: &State, pawn: Pawn, task: Task) -> Option<Refusal> {
    if state.board.in_pool(pawn) == 0 {
        return Some(refuse("ACT-06", Text::new("refuse-pawn").with("pawn", pawn.lacked())));
    }
    match task {
        _ if of_trade(state, pawn, task) => {
            (!automatons::may_act(state, pawn)).then(|| refuse("AUT-02", Text::new("refuse-automaton")))
        }
        Task::Special(card, who) => {
            let text = Text::new("refuse-special").with("card", card.title()).with("actor", who.text());
            Some(refuse("ACT-61", text).of_all(Text::new("refuse-specials").with("actor", who.text())))
        }
        _ if pawn == Pawn::Child => Some(refuse("ACT-05", Text::new("refuse-child"))),
        Task::Use(field) => {
            let key = state.board.plot(field).built?.key;
            Some(refuse("ACT-42", Text::new("refuse-engineer").with("building", key.text())).of_all("refuse-engineers"))
        }
        Task::Scout(_) => Some(refuse("AUT-03", Text::new("refuse-scout"))),
        Task::Fell(_) => Some(refuse("ACT-22", Text::new("refuse-fell"))),
        Task::ClearSnow | Task::Construction | Task::Gather(_) => None,
    }
}

/// A law that is no future law any more.
fn law(state: &State, card: CardId) -> Option<Refusal> {
    let board = &state.board;
    if board.future.contains(&card) {
        return None;
    }
    let about = |id| Text::new(id).with("card", card.title());
    if board.laws.iter().any(|it| it.id == card) {
        return Some(refuse("LAW-01", about("refuse-law-enacted")).of_all("refuse-laws-enacted"));
    }
    let pair = state.content.laws.iter().find(|it| it.removes == Some(card)).map(|it| it.id);
    Some(match pair.filter(|it| board.laws.iter().any(|law| law.id == *it)) {
        Some(other) => {
            refuse("LAW-02", about("refuse-law-pair").with("other", other.title())).of_all("refuse-law-pairs")
        }
        None => refuse("SET-15", about("refuse-law-gone")).of_all("refuse-laws-gone"),
    })
}

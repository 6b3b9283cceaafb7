//! What changes for a player, from how much to how much: the details of offers.

use super::laying::number;
use super::names::{plot_name, printed};
use crate::engine::{Arg, Clause, Seat, Text};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::{Exchanged, Lever};
use crate::games::boonlake::content::words::{Condition, Effect};
use crate::games::boonlake::content::{CardText, SpaceId};
use crate::games::boonlake::rules::acts::Act;
use crate::games::boonlake::rules::end::lever_points;
use crate::games::boonlake::rules::explore::free_spaces;
use crate::games::boonlake::rules::levers;
use crate::games::boonlake::rules::{ship, upgrade};
use crate::games::boonlake::state::{Area, Laid, Owner, State};

/// A number of a player now and then.
fn change(id: &'static str, from: u32, by: i32) -> Text {
    Text::new(id).with("from", from).with("to", from.saturating_add_signed(by))
}

pub(crate) fn coins(state: &State, seat: Seat, by: i32) -> Text {
    change("change-coins", state.board.players[seat].coins, by)
}

pub(crate) fn vases(state: &State, seat: Seat, by: i32) -> Text {
    change("change-vases", state.board.players[seat].vases, by)
}

/// What a player could still give vases for: cards of the hand, a scoring tile that takes them, and L01 (SYM-02).
pub(crate) fn vases_for(state: &State, seat: Seat) -> Text {
    let player = &state.board.players[seat];
    let cards = state.hand(seat).iter().filter(|it| {
        let card = state.content.card(**it);
        let exchanges = match &card.text {
            CardText::Now(Effect::Trade { give, .. }) => give.vases > 0,
            CardText::Now(Effect::Swap { one, other }) => one.vases > 0 || other.vases > 0,
            _ => false,
        };
        card.vases > 0 || exchanges
    });
    let cards = cards.count();
    let open = state.board.areas.iter().zip(&player.tokens).filter(|it| it.1.is_none());
    let takes = |it: &&Area| state.content.scoring(it.tile).condition == Condition::Exchange(Exchanged::Vase);
    let tile = |it: &Area| Text::new("number").with("number", printed(&state.content.scoring(it.tile).key));
    let mut what: Vec<Text> = Vec::new();
    what.extend((cards > 0).then(|| Text::new("vases-cards").with("n", cards)));
    what.extend(open.map(|it| it.0).filter(takes).map(tile));
    what.extend(player.is_up(Lever::L01).then(|| Text::new("lever-number").with("lever", printed(Lever::L01.key()))));
    if what.is_empty() { Text::new("vases-for-none") } else { Text::new("vases-for").with("what", what) }
}

pub(crate) fn hand(state: &State, seat: Seat, by: i32) -> Text {
    change("change-hand", state.hand(seat).len() as u32, by)
}

pub(crate) fn ranch(state: &State, seat: Seat, by: i32) -> Text {
    change("change-ranch", state.board.players[seat].ranch.into(), by)
}

fn supply(state: &State, seat: Seat, by: i32) -> Text {
    change("change-supply", state.board.players[seat].supply.into(), by)
}

/// An inhabitant from the supply to the ranch, if one is left (LIM-01).
pub(crate) fn hire(state: &State, seat: Seat) -> Vec<Text> {
    match state.board.players[seat].supply {
        0 => vec![Text::new("change-no-supply")],
        _ => vec![ranch(state, seat, 1), supply(state, seat, -1)],
    }
}

/// What comes of so many given cards and hired inhabitants: which cards, one is asked then, and an empty supply is in the way of
/// projects (PRJ-06).
pub(crate) fn following(state: &State, seat: Seat, (cards, hired): (u32, u32), brings: Text) -> Text {
    let empties = (1..=hired).contains(&u32::from(state.board.players[seat].supply));
    let chosen = cards > 0 && state.hand(seat).len() > cards as usize;
    let empties = empties.then(|| Clause::new(1, "supply-no-project"));
    let chosen = chosen.then(|| Clause::new(2, "cards-chosen"));
    let clauses: Vec<Clause> = empties.into_iter().chain(chosen).collect();
    if clauses.is_empty() {
        return brings;
    }
    Text::of_clauses([Clause::new(0, brings)].into_iter().chain(clauses).collect())
}

/// What a project does with the inhabitants: one lies above it for good, another comes to the ranch, if one is left (PRJ-02, PRJ-05).
pub(crate) fn project(state: &State, seat: Seat) -> Vec<Clause> {
    match state.board.players[seat].supply {
        0 | 1 => vec![Clause::new(1, "change-project-last")],
        // No other project is possible then (PRJ-06).
        2 => vec![Clause::new(1, "change-project"), Clause::new(3, "change-project-empties")],
        _ => vec![Clause::new(1, "change-project"), Clause::new(3, "change-project-stays")],
    }
}

/// Goods that are given for others, with what there is of each now and then.
pub(crate) fn exchange(state: &State, seat: Seat, give: &Goods, get: &Goods) -> Text {
    let hired = (get.inhabitants as i32).min(state.board.players[seat].supply.into());
    let by = |got: u32, given: u32| got as i32 - given as i32;
    let moved = hired - give.inhabitants as i32;
    let mut what: Vec<Text> = [
        (by(get.coins, give.coins), coins as fn(&State, Seat, i32) -> Text),
        (by(get.vases, give.vases), vases),
        (by(get.cards, give.cards), hand),
        (moved, ranch),
        (-moved, supply),
        (by(get.vp, give.vp), |state, seat, by| {
            Text::new("change-vp")
                .with("from", state.board.players[seat].vp)
                .with("to", state.board.players[seat].vp + by)
        }),
    ]
    .into_iter()
    .filter(|it| it.0 != 0)
    .map(|(by, change)| change(state, seat, by))
    .collect();
    what.extend((hired < get.inhabitants as i32).then(|| Text::new("change-no-supply")));
    following(state, seat, (give.cards, get.inhabitants), changes(what))
}

pub(crate) fn changes(what: Vec<Text>) -> Text {
    Text::new("detail-changes").with("what", what)
}

/// The same where it costs nothing.
pub(crate) fn free(what: Vec<Text>) -> Text {
    Text::new("detail-free").with("what", what)
}

/// The same by a lever, which goes down for it (MOD-05).
pub(crate) fn lever(lever: Lever, what: Vec<Text>) -> Text {
    Text::new("detail-lever").with("lever", printed(lever.key())).with("what", what)
}

/// What the cheapest of the free slots costs.
pub(super) fn cheapest(state: &State, seat: Seat) -> Option<u32> {
    levers::cheapest(state, seat).map(|it| levers::price(state, seat, it))
}

/// What there is to modernise for, however one comes to it.
pub(crate) fn modernising(state: &State, seat: Seat, id: &'static str) -> Text {
    let player = &state.board.players[seat];
    let text = Text::new(id).with("least", cheapest(state, seat).unwrap_or_default()).with("coins", player.coins);
    text.with("from", player.ranch).with("to", player.ranch.saturating_sub(1))
}

/// L02 in place of a shared part: one lever goes down and another one is built, of which the end may bring VP (MOD-07, END-01). Where
/// the shared part is one's card, no inhabitant could be returned instead either.
pub(crate) fn bench(state: &State, seat: Seat, card: bool) -> Vec<Clause> {
    let built = state.board.players[seat].built_levers();
    let (from, to) = (lever_points(built), lever_points(built + 1));
    let end = (from != to).then(|| Text::new("change-levers-end").with("from", from).with("to", to));
    let price = modernising(state, seat, if card { "detail-l02-card" } else { "detail-l02" });
    [Some(price), end].into_iter().flatten().map(|it| Clause::new(0, it)).collect()
}

pub(crate) fn upgrading(state: &State, seat: Seat) -> Text {
    let offers = upgrade::offers(state, seat);
    // The only way there is may be named.
    let only = match offers[..] {
        [Act::House { at, .. }] => Some(("house", at)),
        [Act::Settlement { at, .. }] => Some(("settlement", at)),
        _ => None,
    };
    match only {
        Some((kind, at)) => Text::new(format!("detail-l03-{kind}")).with("place", plot_name(state, at)),
        None => Text::new("detail-l03").with("n", offers.len()),
    }
}

/// What a pass gives up: with the own shared part all is done but for the ship (TIM-04), and cattle needs a pasture (CAT-03).
pub(crate) fn pass(state: &State, seat: Seat, of: &str) -> Text {
    let board = &state.board;
    let clauses = |more: Text| Text::of_clauses(vec![Clause::new(0, "detail-pass-only"), Clause::new(1, more)]);
    // EXP-03, CAT-01: what is laid brings the bonus of its space, too.
    let left = match of {
        "explore" => state.secret.grey.len(),
        "pasture" => board.pastures,
        _ => 0,
    };
    let bonus = left > 0 && free_spaces(state).next().is_some();
    let own = board.has_turn(seat);
    match sails(state, seat).filter(|_| own && of.starts_with("shared-")) {
        Some(ship) => clauses(ship),
        // TIL-06: it is play or draw, so what costs nothing goes with it.
        None if of == "building" => clauses("pass-two-cards".into()),
        None if of == "pasture" && state.content.space_ids().all(|it| !holds(board.laid(it))) => {
            let bonus = bonus.then(|| Clause::new(2, "pass-bonus"));
            let first = [Clause::new(0, "detail-pass-only"), Clause::new(1, "pass-no-cattle")];
            Text::of_clauses(first.into_iter().chain(bonus).collect())
        }
        None if bonus => clauses("pass-bonus".into()),
        None => "detail-pass".into(),
    }
}

fn holds(laid: Option<&Laid>) -> bool {
    matches!(laid, Some(Laid::Pasture(_)))
}

/// Where the ship of whoever has the turn can stop afterwards.
pub(crate) fn sails(state: &State, seat: Seat) -> Option<Text> {
    let to = ship::reach(state, Owner::Seat(seat), ship::steps(state));
    let to: Vec<String> = to.iter().map(|it| state.content.river(it.to).key.to_uppercase()).collect();
    (!to.is_empty()).then(|| Text::new("then-ship").with("to", Arg::Word(to.join(" / "))))
}

/// So many spaces are named where nothing can be laid yet; more of them say little.
const FEW: usize = 3;

/// How many there are to lay, and where to; or the coins instead (EXP-07, CAT-02). A revealed tile must be laid, so where it cannot
/// be is said before (EXP-02, EXP-04).
pub(crate) fn laying(state: &State, seat: Seat, id: &'static str, left: usize) -> Text {
    let free: Vec<SpaceId> = free_spaces(state).collect();
    if left == 0 || free.is_empty() {
        return Text::new("detail-lay-none").with("what", coins(state, seat, 2));
    }
    let far = |it: &SpaceId| state.board.laid(*it).is_none() && !free.contains(it);
    let far: Vec<Text> = state.content.space_ids().filter(far).map(number).collect();
    let mut clauses = vec![Clause::new(0, Text::new(id).with("n", left).with("spaces", free.len()))];
    if (1..=FEW).contains(&far.len()) {
        clauses.push(Clause::new(1, Text::new("lay-not-on").with("n", far.len()).with("spaces", far)));
    }
    clauses.push(Clause::new(2, "lay-bridges"));
    Text::of_clauses(clauses)
}

//! What the groups of a turn have to say, besides their names.

use super::cards::card_label;
use super::goods::shorts;
use super::stock;
use crate::engine::{Arg, Clause, Seat, Text};
use crate::games::state51::content::kinds::{Category, Colour, Exchange, Good};
use crate::games::state51::rules::action::Action;
use crate::games::state51::rules::action_location::{Usable, affords_again, usable};
use crate::games::state51::rules::defence::{defence, guarded, of_category};
use crate::games::state51::rules::faction_board;
use crate::games::state51::rules::means::Means;
use crate::games::state51::rules::pass::nothing_possible;
use crate::games::state51::state::{Built, State};

pub(crate) fn group_about(state: &State, seat: Seat, group: &str) -> Option<Text> {
    let last = state.board.end_begun;
    match group {
        "build" => Some(build(state, seat)),
        "deal" => Some(deal(state, seat)),
        // CON-02: what is taken is not replaced in this round.
        "connection" if Colour::ALL.into_iter().all(|it| state.board.pile(it).face_up.is_none()) => {
            Some(Text::new("detail-group-connection-none"))
        }
        // Once the end has begun there is no further round (END-03).
        "connection" if last => Some(Text::new("detail-group-connection-last")),
        "connection" => Some(Text::new("detail-group-connection")),
        "board" => board(state, seat),
        // OPN-03, OPN-02.
        "visit" => Some("group-visit-once".into()),
        "develop" => Some(develop(state, seat)),
        "raze" => Some(raze(state, seat)),
        "attack" => Some(attack(state, seat)),
        // ACA-03.
        "use" => state.rows(seat).any(|it| has_two_uses(state, seat, it)).then(|| Text::new("group-use-twice")),
        _ => None,
    }
}

/// All that the board offers now: what the contacts are for that its exchanges give, and what Workers bring.
fn board(state: &State, seat: Seat) -> Option<Text> {
    let means = Means::of(state, seat);
    let acts: Vec<Action> = faction_board::acts(state, seat, &means).collect();
    let given = acts.iter().filter_map(|it| match it {
        Action::Exchange { exchange, .. } => Some(*exchange),
        _ => None,
    });
    let given: Vec<Exchange> = given.collect();
    let names = given.iter().map(|it| Text::new(format!("board-gives-{}", it.key())));
    let names = names.reduce(|one, other| Text::new("board-comma").with("one", one).with("other", other));
    let mut said: Vec<Clause> =
        names.into_iter().map(|it| Clause::new(0, Text::new("board-gives").with("what", it))).collect();
    // FAC-07. With the exchanges alone the board would seem to give nothing else.
    let workers = acts.iter().any(|it| matches!(it, Action::Workers(_)));
    if workers {
        said.push(Clause::new(0, Text::new("board-gives-workers").with("beside", given.len())));
    }
    said.extend(given.contains(&Exchange::Red).then(|| Clause::new(1, raze_prices(state, seat))));
    if given.contains(&Exchange::Blue) {
        said.push(Clause::new(2, deals_give(state)));
    }
    // FAC-02.
    let once = if workers { "board-gives-once-others" } else { "board-gives-once" };
    said.extend((!given.is_empty()).then(|| Clause::new(3, once)));
    (!said.is_empty()).then(|| Text::of_clauses(said))
}

/// What red contacts would have to pay.
fn raze_prices(state: &State, seat: Seat) -> Text {
    // Only what there is to raze is told of: nothing of whoever has passed, or passes before one's next turn because nothing is left
    // to do, no Ruins (RZO-01, RZO-02, PAS-02, PAS-04).
    let rivals = state.board.opponents_in(seat).filter(|it| !nothing_possible(state, *it));
    let rows = rivals.flat_map(|it| state.rows(it)).filter(|it| it.intact());
    let defences: Vec<u32> = rows.map(|it| defence(state, it)).collect();
    let gain = |faction| state.content.board(faction).exchange(Exchange::Red).1.count(Good::Red);
    let will_have = Means::of(state, seat).most(Good::Red) + state.board.players[seat].faction.map_or(0, gain);
    match (defences.iter().min(), defences.iter().max()) {
        // Else a rival's location would seem to be within reach.
        (Some(least), Some(most)) if *least > will_have => {
            let prices = if least < most { format!("{least}–{most}") } else { least.to_string() };
            Text::new("board-raze-few").with("prices", Arg::Word(prices))
        }
        (Some(least), Some(most)) if least < most => {
            Text::new("board-raze-from").with("least", *least).with("most", *most)
        }
        (Some(only), _) => Text::new("board-raze-one").with("n", *only),
        _ => "board-raze-hand".into(),
    }
}

/// What razing costs by category, and where a Defence token makes it dearer (RZO-02).
fn attack(state: &State, seat: Seat) -> Text {
    let prices = Text::new("attack-prices")
        .with("production", of_category(Category::Production))
        .with("feature", of_category(Category::Feature))
        .with("action", of_category(Category::Action));
    let mut clauses = vec![Clause::new(0, prices)];
    // DEF-04.
    if state.board.expansion.is_some() {
        clauses.push(Clause::new(0, "attack-token"));
    }
    let of = move |owner: Seat| {
        let held = state.rows(owner).filter(move |it| it.intact() && guarded(state.location(it), it));
        held.map(move |it| Text::new("card-of").with("card", card_label(state, it.card)).with("seat", owner))
    };
    let on: Vec<Text> = state.board.opponents_in(seat).flat_map(of).collect();
    clauses.extend((!on.is_empty()).then(|| Clause::new(1, Text::new("attack-tokens-on").with("what", on))));
    Text::of_clauses(clauses)
}

fn has_two_uses(state: &State, seat: Seat, built: &Built) -> bool {
    let twice = |it: Usable<'_>| it.times > built.uses + 1 && affords_again(state, seat, &it);
    built.intact() && usable(state, built).is_some_and(twice)
}

fn build(state: &State, seat: Seat) -> Text {
    Text::of_clauses(vec![
        Clause::new(0, contacts_held(state, seat, Good::Grey)),
        Clause::new(0, "build-worth"),
        // BLD-04.
        Clause::new(1, "build-action"),
    ])
}

/// Where contacts of both kinds are there the payer chooses between them (LIM-04, LIM-06).
fn contacts_held(state: &State, seat: Seat, contact: Good) -> Text {
    let has = |good: Good| state.board.players[seat].has(good) > 0;
    let choice = has(contact) && has(Good::Universal);
    let id = if choice { "detail-group-contacts-choice" } else { "detail-group-contacts" };
    Text::new(id).with("have", stock::contacts(state, seat, contact))
}

/// RAZ-01.
fn raze(state: &State, seat: Seat) -> Text {
    Text::of_clauses(vec![Clause::new(0, contacts_held(state, seat, Good::Red)), Clause::new(0, "group-raze-gives")])
}

/// Unlike a location (DEA-02, DEA-03).
fn deal(state: &State, seat: Seat) -> Text {
    Text::of_clauses(vec![
        Clause::new(0, contacts_held(state, seat, Good::Blue)),
        Clause::new(0, deals_give(state)),
        Clause::new(1, "deal-worth"),
    ])
}

/// Once the end has begun there is no further Production (END-03).
fn deals_give(state: &State) -> &'static str {
    if state.board.end_begun { "board-deals-give-last" } else { "board-deals-give" }
}

fn develop(state: &State, seat: Seat) -> Text {
    let held = |good: Good| (good, state.board.players[seat].has(good));
    let mut have = shorts(&[Good::Brick, Good::Ammo, Good::Development].map(held).into());
    if have.is_empty() {
        have.push(Text::new("gained-nothing"));
    }
    let mut clauses = vec![
        Clause::new(0, Text::new("detail-group-develop").with("have", have)),
        Clause::new(1, "develop-vp"),
        // DEV-05, BLD-04. That the card takes the place of another one nobody could guess from the names of both.
        Clause::new(2, "develop-old"),
        Clause::new(3, "develop-built"),
        Clause::new(4, "develop-action"),
    ];
    // What stands in the place of Ruins counts at the end, unlike them (RZO-06, END-04).
    if state.rows(seat).any(|it| it.ruined) {
        clauses.insert(2, Clause::new(1, "develop-on-ruins"));
    }
    Text::of_clauses(clauses)
}

/// What becomes of the pool when a turn ends, which is not yet the end of the round (ACT-01, CLN-03).
pub(super) fn end_turn_detail(state: &State, seat: Seat) -> Option<Text> {
    // Once the end has begun there is no Cleanup (END-03).
    let id = if state.board.end_begun { "detail-end-turn-last" } else { "detail-end-turn" };
    (!state.board.players[seat].pool.is_empty()).then(|| Text::new(id))
}

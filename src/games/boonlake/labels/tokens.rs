//! What is chosen for a point token in an interim scoring: the tile, and the exchanges that one may ask for.

use super::details;
use super::goals::reached_text;
use super::names::{asked_after, printed, scoring_name};
use crate::engine::{Choice, Clause, Label, Seat, Text};
use crate::games::boonlake::content::goods::{Goods, amount};
use crate::games::boonlake::content::kinds::Exchanged;
use crate::games::boonlake::content::words::Condition;
use crate::games::boonlake::rules::any_time::richer;
use crate::games::boonlake::rules::card_effects::own;
use crate::games::boonlake::rules::conditions;
use crate::games::boonlake::rules::interim_scoring::{COINS_FOR_ONE, COINS_FOR_TWO, exchanged, exchanges};
use crate::games::boonlake::state::State;

/// A scoring tile for the point token (INT-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AreaChoice {
    pub area: usize,
    pub seat: Seat,
    pub number: u8,
}

impl Choice<State> for AreaChoice {
    fn key(&self, state: &State) -> String {
        state.content.scoring(state.board.areas[self.area].tile).key.clone()
    }

    fn words(&self, state: &State) -> Label {
        let area = state.board.areas[self.area];
        let facts = state.content.scoring(area.tile);
        let wanted = facts.values[usize::from(self.number) - 1];
        let worth = points(state, self.area, self.seat, self.number);
        let detail = match &facts.condition {
            Condition::Exchange(what) => exchange(state, self.seat, *what, wanted.0),
            condition => {
                let met = conditions::met(state, self.seat, condition, wanted);
                let text = Text::new(if met { "detail-token-met" } else { "detail-token-missed" });
                let text = text.with("wanted", wanted.0).with("other", wanted.1);
                text.with("has", reached_text(conditions::reached(state, self.seat, condition)))
            }
        };
        let mut clauses = vec![Clause::new(0, detail.with("n", worth))];
        // Another token may go below the tile later: what that would have to reach decides between two that are met, or missed, now.
        let scorings = usize::from(self.number);
        if scorings < facts.values.len() && !matches!(facts.condition, Condition::Exchange(_)) {
            clauses.push(Clause::new(1, Text::new("token-later").with("values", asked_after(facts, scorings))));
        }
        // INT-03, INT-04: what is closed by it is worth most below one's own tile.
        if scorings < facts.values.len() && area.owner == Some(own(self.seat)) {
            let last = u8::try_from(facts.values.len()).unwrap_or(self.number);
            let most = points(state, self.area, self.seat, last);
            clauses.push(Clause::new(2, Text::new("token-own").with("last", last).with("n", most)));
        }
        Label::from(scoring_name(state, area.tile)).detail(Text::of_clauses(clauses))
    }
}

/// What so many exchanges cost and bring, or that they cannot be paid even with what levers give (INT-07).
fn exchange(state: &State, seat: Seat, what: Exchanged, times: u32) -> Text {
    let id = match payable(state, seat, what, times) {
        true => "detail-token-exchange",
        false => "detail-token-unpayable",
    };
    Text::new(id).with("wanted", times).with("price", exchange_price(what)).with("more", exchanged(what, times))
}

/// Whether so many exchanges can be paid, with what levers give if need be.
fn payable(state: &State, seat: Seat, what: Exchanged, times: u32) -> bool {
    let some = |it: &State| !exchanges(it, seat, what, times).is_empty();
    some(state) || some(&richer(state, seat))
}

/// What a token counts: twice on one's own tile (INT-04).
fn points(state: &State, area: usize, seat: Seat, number: u8) -> u32 {
    u32::from(number) * if state.board.areas[area].owner == Some(own(seat)) { 2 } else { 1 }
}

/// What the token that comes next would bring on each tile that is open to it, as things stand (INT-03 to INT-05); with what is asked
/// for where there is only one.
pub(crate) fn ahead(state: &State, seat: Seat) -> Option<Text> {
    let number = state.board.scorings + 1;
    let tokens = &state.board.players[seat].tokens;
    let open: Vec<usize> = (0..state.board.areas.len()).filter(|it| tokens[*it].is_none()).collect();
    let exchange_of = |at: &usize| match &state.content.scoring(state.board.areas[*at].tile).condition {
        Condition::Exchange(what) => Some(*what),
        _ => None,
    };
    let exchanges = open.iter().filter_map(exchange_of).count();
    let of = |at: &usize| {
        let area = state.board.areas[*at];
        let facts = state.content.scoring(area.tile);
        let wanted = facts.values.get(usize::from(number).checked_sub(1)?).copied()?;
        let points = points(state, *at, seat, number);
        let id = match &facts.condition {
            Condition::Exchange(what) if !payable(state, seat, *what, wanted.0) => "token-ahead-missed",
            // What the exchanges bring besides has room where one tile asks for them.
            Condition::Exchange(_) if exchanges == 1 => "token-ahead-exchange",
            Condition::Exchange(_) if exchanges == 2 => "token-ahead-paid",
            Condition::Exchange(_) => "token-ahead-either",
            it if conditions::met(state, seat, it, wanted) => "token-ahead-met",
            // For more than one there is no room.
            _ if open.len() == 1 => "token-ahead-missed-of",
            _ => "token-ahead-missed",
        };
        let asked = match wanted {
            (one, 0) => Text::new("number").with("number", one),
            (one, other) => Text::new("reached-two").with("one", one).with("other", other),
        };
        let has = match &facts.condition {
            Condition::Exchange(_) => asked.clone(),
            it => reached_text(conditions::reached(state, seat, it)),
        };
        let more = exchange_of(at).map_or(0, |it| exchanged(it, wanted.0));
        let text = Text::new(id).with("tile", printed(&facts.key)).with("n", points).with("sum", points + more);
        Some(text.with("asked", asked).with("has", has))
    };
    let all: Vec<Text> = open.iter().filter_map(of).collect();
    (!all.is_empty()).then(|| Text::new("token-ahead").with("number", number).with("what", all))
}

/// What one exchange costs (INT-07).
pub(crate) fn exchange_price(what: Exchanged) -> Text {
    let or_coins = |piece: &str| {
        Text::new("exchange-price").with("piece", amount(piece, 1)).with("coins", amount("coins", COINS_FOR_TWO))
    };
    match what {
        Exchanged::Inhabitant => or_coins("inhabitants"),
        Exchanged::Vase => or_coins("vases"),
        Exchanged::Coins => amount("coins", COINS_FOR_ONE),
    }
}

/// A way to make the exchanges of a scoring tile (INT-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pieces {
    pub pieces: u32,
    pub price: Goods,
    /// What all of them bring.
    pub get: Goods,
    pub seat: Seat,
}

impl Choice<State> for Pieces {
    fn key(&self, _: &State) -> String {
        format!("pieces/{}", self.pieces)
    }

    fn words(&self, state: &State) -> Label {
        Label::from(Text::new("offer-pieces").with("cost", self.price.taken())).detail(details::exchange(
            state,
            self.seat,
            &self.price,
            &self.get,
        ))
    }
}

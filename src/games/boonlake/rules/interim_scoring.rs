//! Interim scoring (INT): five steps, of which the first two are one part of each player (TIM-05).

use super::acts::{Act, Right, one_of};
use super::any_time::{self, Matter};
use super::card_effects::own;
use super::conditions::met;
use super::gains;
use super::reasons::because;
use super::shared_parts::for_all;
use super::{Table, cards, income, locks, solo, upgrade};
use crate::engine::{Arg, Ask, Play, Seat, Text};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::{Exchanged, Lever};
use crate::games::boonlake::content::words::{Condition, Gain};
use crate::games::boonlake::labels::declined::{Declined, Either};
use crate::games::boonlake::labels::names::scoring_name;
use crate::games::boonlake::labels::tokens::{AreaChoice, Pieces};
use crate::games::boonlake::state::{LeverState, State, Why};

/// INT-07: what an exchange takes in place of a piece, and what it is worth.
pub(crate) const COINS_FOR_TWO: u32 = 5;
pub(crate) const COINS_FOR_ONE: u32 = 2;

pub(crate) fn interim_scoring(t: &mut Table) -> Play {
    let number = t.state.board.scorings + 1;
    t.headline(Text::new("note-scoring").with("n", number));
    let seats: Vec<Seat> = t.seats().from(t.state.board.active).collect();
    // What others play or place changes nothing of what a player's own token asks for, so nobody waits in between.
    for_all(t, seats.clone(), |t, seat| {
        cards_and_upgrades(t, seat)?;
        token(t, seat, number)
    })?;
    t.say("note-income");
    for seat in &seats {
        let is_last = t.state.board.is_last_scoring();
        income::income(t, *seat, is_last)?;
    }
    solo::income(t);
    for_all(t, seats.clone(), any_time::last_use)?;
    t.say("note-levers-count");
    for seat in &seats {
        levers(t, *seat)?;
    }
    // INT-10.
    t.state.board.covered = [false; 4];
    t.state.board.scorings = number;
    locks::after_scoring(t);
    Ok(())
}

/// INT-01: up to twice a card or an upgrade.
pub(crate) fn cards_and_upgrades(t: &mut Table, seat: Seat) -> Play {
    let number = t.state.board.scorings + 1;
    for time in 1..=2_u32 {
        let offers = |state: &State| {
            let mut acts = cards::offers(state, seat, None, false);
            acts.extend(upgrade::offers(state, seat));
            acts
        };
        let ask = Ask::new("scoring-card", "INT-01").with("number", number).with("time", time);
        let right = Right { ask, matter: Matter::Cards(None), pass: None, offers: &offers };
        if matches!(one_of(t, seat, right)?, Act::SkipCard(_)) {
            break;
        }
    }
    Ok(())
}

/// INT-02 to INT-05: the point token of this scoring goes below a tile that has none of the player's.
pub(crate) fn token(t: &mut Table, seat: Seat, number: u8) -> Play {
    let options = |state: &State| {
        let free = |it: &usize| state.board.players[seat].tokens[*it].is_none();
        let areas = (0..state.board.areas.len()).filter(free);
        areas.map(|area| AreaChoice { area, seat, number }).collect::<Vec<_>>()
    };
    let area = any_time::ask(t, seat, Ask::new("token", "INT-03").with("n", number), Matter::Nothing, options)?.area;
    t.state.board.players[seat].tokens[area] = Some(number);
    let (tile, owner) = (t.state.board.areas[area].tile, t.state.board.areas[area].owner);
    let (condition, wanted) = {
        let facts = t.state.content.scoring(tile);
        (facts.condition.clone(), facts.values[usize::from(number) - 1])
    };
    let times = if owner == Some(own(seat)) { 2 } else { 1 };
    let points = i32::from(number) * times;
    let reached = match condition {
        Condition::Exchange(what) => because(t, Why::Scoring(tile), |t| exchange(t, seat, what, wanted.0, points))?,
        other => met(&t.state, seat, &other, wanted),
    };
    let note = if reached { "note-token-met" } else { "note-token-missed" };
    t.say_with(|state| {
        let whose = if times > 1 { "own" } else { "other" };
        let note = Text::new(note).with("seat", seat).with("number", number).with("whose", Arg::Word(whose.to_owned()));
        note.with("tile", scoring_name(state, tile)).with("n", points)
    });
    gains::count_vp(&mut t.state.board, seat, if reached { points } else { -points });
    Ok(())
}

/// INT-07: the ways to make so many exchanges in full, by the number of pieces; the rest is paid in coins.
pub(crate) fn ways(what: Exchanged, times: u32) -> impl Iterator<Item = (u32, Goods)> {
    let price = move |pieces: u32| {
        let coins = Goods::coins(COINS_FOR_TWO * (times - pieces));
        match what {
            Exchanged::Inhabitant => Goods { inhabitants: pieces, ..coins },
            Exchanged::Vase => Goods { vases: pieces, ..coins },
            Exchanged::Coins => Goods::coins(COINS_FOR_ONE * times),
        }
    };
    let most = if what == Exchanged::Coins { 0 } else { times };
    (0..=most).map(move |it| (it, price(it)))
}

/// Those that can be paid.
pub(crate) fn exchanges(state: &State, seat: Seat, what: Exchanged, times: u32) -> Vec<(u32, Goods)> {
    ways(what, times).filter(|it| gains::can_pay(state, seat, &it.1)).collect()
}

/// INT-07: what so many exchanges bring.
pub(crate) fn exchanged(what: Exchanged, times: u32) -> u32 {
    times * if what == Exchanged::Coins { 1 } else { 2 }
}

/// Whether the exchange was made; it may be refused, which costs the points of the token.
fn exchange(t: &mut Table, seat: Seat, what: Exchanged, times: u32, points: i32) -> Play<bool> {
    let get = Goods { vp: exchanged(what, times), ..Goods::default() };
    let options = |state: &State| {
        let ways = exchanges(state, seat, what, times).into_iter();
        let ways = ways.map(|(pieces, price)| Either::Taken(Pieces { pieces, price, get, seat }));
        ways.chain([Either::Other(Declined::Points(points))]).collect::<Vec<_>>()
    };
    let ask = Ask::new("exchange-points", "INT-07").with("n", times).with("points", points);
    let Either::Taken(way) = any_time::ask(t, seat, ask, Matter::Goods, options)? else { return Ok(false) };
    gains::exchange(t, seat, &way.price, &get)?;
    Ok(true)
}

/// INT-09: 1 VP for each lever that is up, then all go up.
pub(crate) fn levers(t: &mut Table, seat: Seat) -> Play {
    let up = Lever::ALL.into_iter().filter(|it| t.state.board.players[seat].is_up(*it)).count();
    because(t, Why::LeversUp(seat), |t| gains::gain(t, seat, &Gain::Vp(up as i32)))?;
    for lever in &mut t.state.board.players[seat].levers {
        if *lever == LeverState::Down {
            *lever = LeverState::Up;
        }
    }
    Ok(())
}

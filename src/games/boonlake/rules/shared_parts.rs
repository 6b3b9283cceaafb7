//! The shared parts of the action tiles (TIL), and who acts when (TIM).

use super::Table;
use super::action_tiles::settling;
use super::acts::{Act, Right, ask_act, one_of, passable, perform, say_passed};
use super::any_time::Matter;
use super::cards;
use super::gains;
use super::reasons::because;
use super::{cattle, hiring, levers, locks, regions};
use crate::engine::{Arg, Ask, Play, Seat, Text};
use crate::games::boonlake::content::kinds::{ActionTile, Lever};
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::labels::names::gains_list;
use crate::games::boonlake::state::{Phase, State, Why};

/// TRN-07: the active player of Expansion takes no part in it; of all other tiles everybody does.
pub(crate) fn has_share(tile: ActionTile, seat: Seat, active: Option<Seat>) -> bool {
    tile != ActionTile::Expansion || active != Some(seat)
}

/// The shared parts of these players, who come clockwise. Whoever can do nothing is not asked.
pub(crate) fn shared_part(t: &mut Table, tile: ActionTile, seats: Vec<Seat>) -> Play {
    match tile {
        ActionTile::Expansion => expansion(t, seats),
        ActionTile::Settle => in_seat_order(t, seats, |t, seat| {
            let offers = |state: &State| settling(state, seat);
            let ask = shared(t, seat, Ask::new("shared-settle", "TIL-02"));
            shared_right(t, seat, ask, &offers)
        }),
        ActionTile::Cattle => in_seat_order(t, seats, |t, seat| {
            let offers = |state: &State| cattle::offers(state, seat);
            // The recess that the next one leaves, unless none can be placed whatever levers give.
            let income = cattle::next_income(&t.state, seat);
            let ask = shared(t, seat, Ask::new("shared-cattle", "TIL-03"));
            let ask = t.ask_with(ask, |_, ask| {
                let how = match &income {
                    None => "none",
                    Some(income) if income.is_empty() => "no-income",
                    Some(_) => "some",
                };
                ask.with("how", Arg::Word(how.to_owned())).with("gain", gains_list(&income.unwrap_or_default()))
            });
            shared_right(t, seat, ask, &offers)
        }),
        ActionTile::Regions => for_all(t, seats, regions_part).map(drop),
        ActionTile::Hiring => for_all(t, seats, hiring_part).map(drop),
        ActionTile::Building => {
            let part = |t: &mut Table, seat| {
                let ask = shared(t, seat, Ask::new("shared-building", "TIL-06"));
                shared_right(t, seat, ask, &|_| Vec::new())
            };
            for_all(t, seats, part).map(drop)
        }
        ActionTile::Progress => for_all(t, seats, progress_part).map(drop),
    }
}

/// TIM-01: one after the other.
fn in_seat_order(t: &mut Table, seats: Vec<Seat>, part: impl Fn(&mut Table, Seat) -> Play) -> Play {
    seats.into_iter().try_for_each(|seat| awaiting(t, seat, &part))
}

/// TIM-02: everybody acts when ready; in seat order only where the table has asked for it.
pub(crate) fn for_all<T>(
    t: &mut Table,
    seats: Vec<Seat>,
    part: impl Fn(&mut Table, Seat) -> Play<T>,
) -> Play<Vec<(Seat, T)>> {
    if t.state.board.in_order {
        return seats.into_iter().map(|seat| Ok((seat, awaiting(t, seat, &part)?))).collect();
    }
    t.state.board.awaited.clone_from(&seats);
    t.any_order(seats, |t, seat| awaiting(t, seat, &part))
}

/// Somebody's own part. While it goes on they alone are awaited, afterwards the others are again.
fn awaiting<T>(t: &mut Table, seat: Seat, part: &impl Fn(&mut Table, Seat) -> Play<T>) -> Play<T> {
    let mut others = std::mem::replace(&mut t.state.board.awaited, vec![seat]);
    let done = part(t, seat)?;
    others.retain(|it| *it != seat);
    t.state.board.awaited = others;
    Ok(done)
}

pub(crate) fn seat_letter(seat: Seat) -> Text {
    Text::new("owner-seat").with("letter", Arg::Word(seat.letter().to_string()))
}

/// The question of a shared part with what comes after it: to whoever has not the turn it is an extra, and a scoring may follow at
/// once (TRN-07, LOC-03).
fn shared(t: &Table, seat: Seat, ask: Ask) -> Ask {
    t.ask_with(ask, |state, ask| {
        let board = &state.board;
        let due = locks::due(&state.content, board);
        let how = match (board.phase, due) {
            (Phase::Eminence, due) => format!("hers-{}", due.key()),
            _ if board.active == seat => "own".to_owned(),
            (_, due) => due.key().to_owned(),
        };
        // TIM-01: of a part in seat order whoever comes later may still take what is left; else the next turn comes.
        let later = board.players.seats().after(seat).take_while(|it| *it != board.active);
        let later: Vec<Text> = later.map(seat_letter).collect();
        let ordered = board.in_order || matches!(ask.id, "shared-settle" | "shared-cattle");
        let next = board.players.seats().next(board.active);
        let how = match how.as_str() {
            "nothing" if ordered && !later.is_empty() => "nothing-after".to_owned(),
            "nothing" if next == seat => "nothing-yours".to_owned(),
            _ => how,
        };
        let then = Text::new("ask-then").with("how", Arg::Word(how)).with("n", board.scorings + 1);
        let due: Vec<Text> = locks::turns_due(board).map(seat_letter).collect();
        ask.with("then", then.with("after", later).with("next", seat_letter(next)).with("due", due))
    })
}

/// A card of any group played or discarded for coins, or something else, or a lever of the top row in place of all of it.
fn shared_right(t: &mut Table, seat: Seat, ask: Ask, others: &dyn Fn(&State) -> Vec<Act>) -> Play {
    let offers = |state: &State| {
        let mut acts = others(state);
        acts.extend(cards::offers(state, seat, None, true));
        acts.extend(levers::give_ups(state, seat));
        acts
    };
    one_of(t, seat, Right { ask, matter: Matter::Cards(None), pass: Some("skip"), offers: &offers }).map(drop)
}

/// TIL-01, TIL-08: first the draw, in seat order because the deck is one; then a card, in any order.
fn expansion(t: &mut Table, seats: Vec<Seat>) -> Play {
    let shares = for_all(t, seats, |t, seat| {
        let levers = levers::give_ups(&t.state, seat);
        if levers.is_empty() {
            return Ok(true);
        }
        let options = |state: &State| {
            let mut acts = vec![Act::TakeShare];
            acts.extend(levers::give_ups(state, seat));
            acts
        };
        let ask = passable(t, seat, shared(t, seat, Ask::new("shared-expansion", "MOD-05")), "draw-two");
        let act = ask_act(t, seat, ask, Matter::Nothing, options)?;
        if act == Act::TakeShare {
            return Ok(true);
        }
        perform(t, seat, act)?;
        levers::skipped(t, seat)?;
        Ok(false)
    })?;
    let mut takers: Vec<Seat> = shares.into_iter().filter(|it| it.1).map(|it| it.0).collect();
    let active = t.state.board.active;
    takers.sort_by_key(|it| t.seats().from(active).position(|seat| seat == *it));
    for seat in &takers {
        gains::gain(t, *seat, &Gain::Cards(2))?;
    }
    let card = |t: &mut Table, seat: Seat| {
        let offers = |state: &State| cards::offers(state, seat, None, true);
        let ask = shared(t, seat, Ask::new("shared-card", "TIL-08"));
        one_of(t, seat, Right { ask, matter: Matter::Cards(None), pass: Some("skip"), offers: &offers })
    };
    for_all(t, takers, card).map(drop)
}

/// REG-03, REG-04: asked only where a lever could be used.
fn regions_part(t: &mut Table, seat: Seat) -> Play {
    let six = t.state.board.players[seat].is_up(Lever::L06) && regions::presence_elsewhere(&t.state, seat) > 0;
    if !six && levers::give_ups(&t.state, seat).is_empty() {
        return regions::take_coins(t, seat, false);
    }
    let options = |state: &State| {
        let mut acts = vec![Act::RegionCoins { lever: false }];
        if six {
            acts.push(Act::RegionCoins { lever: true });
        }
        acts.extend(levers::give_ups(state, seat));
        acts
    };
    let ask = passable(t, seat, shared(t, seat, Ask::new("shared-regions", "REG-03")), "coins");
    let act = ask_act(t, seat, ask, Matter::Nothing, options)?;
    perform(t, seat, act)
}

/// HIR-01: any number of times; a lever only in place of all of it.
fn hiring_part(t: &mut Table, seat: Seat) -> Play {
    let mut first = true;
    loop {
        let offers = |state: &State| {
            let mut acts = hiring::offers(state, seat);
            if first {
                acts.extend(levers::give_ups(state, seat));
            }
            acts.push(Act::Skip("shared-hiring"));
            acts
        };
        let ask = passable(t, seat, shared(t, seat, Ask::new("shared-hiring", "HIR-01")), "skip");
        let ask = t.ask_with(ask, |state, ask| ask.with("supply", state.board.players[seat].supply));
        let act = ask_act(t, seat, ask, Matter::Goods, offers)?;
        match act {
            // It is no choice where nobody is left (HIR-02).
            Act::Skip(_) if t.state.board.players[seat].supply == 0 => {
                t.say_with(|_| Text::new("note-hire-empty").with("seat", seat))
            }
            Act::Skip(_) if first => say_passed(t, seat),
            Act::Skip(_) => t.say_with(|_| Text::new("note-hire-end").with("seat", seat)),
            _ => perform(t, seat, act)?,
        }
        if !matches!(act, Act::HireForCoins | Act::HireForCards) {
            return Ok(());
        }
        first = false;
    }
}

/// TIL-07, MOD-03: an inhabitant to modernise, or a card. Whoever could only draw draws: that hurts nobody (TRN-10). The first
/// version of the rules also asks whoever has an inhabitant and a free slot without the coins for it.
fn progress_part(t: &mut Table, seat: Seat) -> Play {
    let offers = |state: &State| {
        let mut acts = Vec::new();
        if state.board.players[seat].ranch > 0 && !levers::slots(state, seat).is_empty() {
            acts.push(Act::ReturnToModernise);
        }
        acts.push(Act::DrawOne);
        acts.extend(levers::give_ups(state, seat));
        acts
    };
    let (ask, matter) = (shared(t, seat, Ask::new("shared-progress", "MOD-03")), Matter::Goods);
    let ask = t.ask_with(ask, |state, ask| ask.with("how", Arg::Word(modernising(state, seat).to_owned())));
    if t.rules() >= 2 {
        let ask = passable(t, seat, ask, "draw");
        let act = ask_act(t, seat, ask, matter, offers)?;
        // Who is not asked should not have to wonder about the card.
        if matches!(act, Act::DrawOne) && offers(&t.state).len() == 1 {
            return because(t, Why::Reason(why_only_card(&t.state, seat)), |t| perform(t, seat, act));
        }
        return perform(t, seat, act);
    }
    let player = &t.state.board.players[seat];
    let costs = player.ranch > 0 && player.built_levers() < Lever::ALL.len();
    if !costs && levers::give_ups(&t.state, seat).is_empty() {
        return because(t, Why::Reason(why_only_card(&t.state, seat)), |t| gains::gain(t, seat, &Gain::Cards(1)));
    }
    one_of(t, seat, Right { ask, matter, pass: Some("draw"), offers: &offers }).map(drop)
}

/// Whether somebody can modernise now, or what is in the way.
fn modernising(state: &State, seat: Seat) -> &'static str {
    let player = &state.board.players[seat];
    match (player.built_levers() < Lever::ALL.len(), player.ranch) {
        (false, _) => "built",
        (true, 0) => "ranch",
        (true, _) if levers::slots(state, seat).is_empty() => "coins",
        (true, _) => "some",
    }
}

/// What is lacking to modernise, for whoever could only draw (MOD-03).
fn why_only_card(state: &State, seat: Seat) -> &'static str {
    let player = &state.board.players[seat];
    match (player.built_levers() < Lever::ALL.len(), player.ranch) {
        (false, _) => "why-only-card",
        (true, 0) => "why-no-inhabitant",
        (true, _) => "why-no-coins",
    }
}

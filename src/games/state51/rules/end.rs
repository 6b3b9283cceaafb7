//! The end of the game (END): final score, winners, and what a position is worth to a robot.

use super::Table;
use crate::engine::{Outcome, PerSeat, Row, Seat, Text};
use crate::games::state51::content::kinds::{Good, Source};
use crate::games::state51::state::{Player, State};

pub(crate) fn final_scoring(t: &mut Table) -> Outcome {
    for seat in t.seats().all() {
        let counted = goods_that_count(&t.state, seat, t.rules());
        t.state.board.players[seat].goods_at_end = Some(counted);
        let player = &t.state.board.players[seat];
        let (vp, locations) = (player.vp, locations(player));
        let total = Text::new("note-final-score").with("seat", seat).with("vp", vp);
        t.say(total.with("locations", locations).with("total", vp + locations));
    }
    outcome(&t.state.board.players)
}

/// END-04: the VP on the track and 1 for each intact location.
pub(crate) fn score(player: &Player) -> u32 {
    player.vp + locations(player)
}

fn locations(player: &Player) -> u32 {
    u32::try_from(player.intact().count()).unwrap_or(u32::MAX)
}

/// END-06: what counts as goods where the score is tied: what the rulebook lists as goods, which cards in hand are not among.
pub(crate) fn goods(player: &Player) -> u32 {
    let on_cards: u32 = player.built.iter().map(|it| it.placed.total() + it.stored.total()).sum();
    player.pool.total() + on_cards
}

/// The same under a version of the rules: the first counted the cards in hand, too.
pub(crate) fn goods_that_count(state: &State, seat: Seat, rules: u32) -> u32 {
    let player = &state.board.players[seat];
    let cards = if rules >= 2 { 0 } else { state.hand(seat).len() + player.connections.len() };
    goods(player) + u32::try_from(cards).unwrap_or(u32::MAX)
}

/// END-05: most VP, then most goods, then most intact locations, then a shared victory.
pub(crate) fn outcome(players: &PerSeat<Player>) -> Outcome {
    let seats = players.seats();
    let number = |n: u32| i32::try_from(n).unwrap_or(i32::MAX);
    let row =
        |what: &'static str, of: &dyn Fn(&Player) -> u32| Row::new(what, seats, |seat| number(of(&players[seat])));
    let by = |source: Source| {
        let what = Text::new(format!("sheet-{}", source.key()));
        Row::new(what, seats, |seat| number(players[seat].sources[source as usize]))
    };
    let known = |it: &Player| it.sources.iter().sum::<u32>();
    let mut sheet: Vec<Row> = Source::ALL.map(by).into();
    sheet.push(row("sheet-cards", &|it| it.vp.saturating_sub(known(it))));
    sheet.push(row("sheet-locations", &locations));
    let counted = |it: &Player| it.goods_at_end.unwrap_or_else(|| goods(it));
    Outcome::scored(seats, sheet, vec![row("sheet-goods", &counted), row("sheet-locations", &locations)])
}

/// The players who have won, or would win as things stand.
pub(crate) fn winners(players: &PerSeat<Player>) -> Vec<Seat> {
    outcome(players).winners(players.seats())
}

/// What a position is worth where a robot's look ahead is cut short: its score, what is still to be used this round, and
/// what comes again every round. Counted in quarters of a VP, so that small things add up.
pub(crate) fn worth(state: &State, seat: Seat) -> i32 {
    let player = &state.board.players[seat];
    let each = |good: &Good| match good {
        Good::Development | Good::Universal => 3,
        Good::Worker | Good::Defence => 1,
        _ => 2,
    };
    let pool: u32 = player.pool.iter().map(|(good, count)| each(good) * count).sum();
    let placed: u32 = player.intact().flat_map(|it| it.placed.iter()).map(|(good, count)| each(good) * count).sum();
    // What is not spent in a round is lost; a Deal and a production come again.
    let held = if player.passed { 0 } else { pool } + placed;
    let deals = u32::try_from(player.deals.len()).unwrap_or(0) * 4;
    let works: u32 = player.intact().map(|it| u32::from(!state.location(it).abilities.is_empty()) * 3).sum();
    let cards = u32::try_from(state.hand(seat).len() + player.connections.len()).unwrap_or(0);
    let growth = if state.board.end_begun { 0 } else { deals + works + cards };
    i32::try_from((4 * score(player) + held.min(24) + growth) / 4).unwrap_or(i32::MAX)
}

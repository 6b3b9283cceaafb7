//! The whole table: the round track and the storm, the crater, the Generator, the people, what is hoped and decreed.

use super::card;
use super::{
    Eye, crater, events, furnace, legend, parts, people, player, relations, research, routes, standing, track, weight,
};
use crate::games::frostpunk::content::icons::Sign;
use crate::games::frostpunk::content::kinds::Good;
use crate::games::frostpunk::state::{Board, Pawn};
use crate::scene::Group;

pub(super) const WIDTH: f32 = 1600.0;
/// No phone shows a taller picture well.
const TALLEST: f32 = WIDTH * 4.0 / 3.0;
const CRATER: f32 = 1040.0;
const GAP: f32 = 12.0;

/// Returns where it ends.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>) -> f32 {
    track::draw(at, eye, [0.0, 0.0, WIDTH]);
    let top = track::TALL + GAP;
    let end = crater::draw(at, eye, [0.0, top - 20.0, CRATER]);
    let side = [CRATER, top, WIDTH - CRATER - GAP];
    let mut right = furnace::draw(at, eye, side) + GAP;
    right = goods(at, eye, [side[0], right, side[2]]) + GAP;
    parts::panel(at, side[0], right, side[2], relations::ROWS + 8.0);
    relations::rows(at, eye, [side[0] + 12.0, right + 12.0, side[2] - 24.0]);
    right += relations::ROWS + 8.0 + GAP;
    right = standing::stores(at, eye, [side[0], right, side[2]]) + GAP;
    let y = end.max(right) - 6.0;
    let wide = (WIDTH - 3.0 * GAP) * 0.5;
    let (left, other) = (GAP, 2.0 * GAP + wide);
    let mut low = people::draw(at, eye, [left, y, wide]) + GAP;
    low = routes::draw(at, eye, [left, low, wide]);
    let mut high = y;
    for seat in eye.board().advisors.seats().all() {
        player::strip(at, eye, [other, high, wide], seat);
        high += player::TALL + GAP;
    }
    let laws = eye.board().laws.iter().map(|it| card::Shown::law(eye, it));
    let shown = events::of_the_hour(eye);
    let open = events::open_cards(eye).into_iter().filter(|it| Some(it.id) != shown);
    // What waits to be developed does nothing yet, and has a picture of its own.
    let developed = research::cards(eye).into_iter().filter(|it| it.on != card::On::Nothing);
    let cards = open.chain(laws).chain(developed).map(|it| card::Shown { brief: true, ..it });
    let cards: Vec<card::Shown> = cards.collect();
    // Beside the card of the hour, and below it.
    let areas = |end: f32| match shown {
        Some(_) => {
            let (shift, below) = (card::WHOLE.0 + GAP, high + card::WHOLE.1 + GAP);
            vec![[other + shift, high, wide - shift, card::WHOLE.1], [other, below, wide, end - below]]
        }
        None => vec![[other, high, wide, end - high]],
    };
    if let Some(id) = shown {
        card::whole(at, eye.content(), eye.words, [other, high], id);
        events::announced(at, eye, [other, high], id);
        if events::is_over(eye, id) {
            events::veil(at, [other, high]);
        }
        let next = eye.board().next_consultation() == Some(id) && eye.differs(|it| it.board.next_consultation());
        parts::ring(at, other, high, card::WHOLE.0, card::WHOLE.1, 12.0, eye.mark(weight::CARD, next));
    }
    let [right, cards_end] = events::mosaic(at, eye, [&areas(low - GAP), &areas(TALLEST - GAP)], &cards);
    let (right, cards_end) = (right.max(other), cards_end.max(high));
    let hour_end = if shown.is_some() { high + card::WHOLE.1 } else { high };
    let all_end = cards_end.max(hour_end);
    let below = [other, all_end + GAP, wide, low - all_end - GAP];
    let beside = match shown {
        // Below the cards beside the one of the hour.
        Some(_) => {
            let left = other + card::WHOLE.0 + GAP;
            let top = if cards.is_empty() { high } else { cards_end + GAP };
            [left, top, other + wide - left, hour_end - top]
        }
        None => [right + GAP, high, other + wide - right - GAP, low - high],
    };
    events::piles(at, eye, shown, [below, beside]);
    let end = low.max(all_end);
    if end + GAP + legend::TALL + super::MARGIN > TALLEST {
        return end;
    }
    legend::draw(at, eye, [GAP, end + GAP, WIDTH - 2.0 * GAP]);
    end + GAP + legend::TALL
}

/// What lies in the pool.
fn goods(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) -> f32 {
    parts::panel(at, x, y, w, 80.0);
    let mut left = x + 16.0;
    let goods = [Good::Wood, Good::Coal, Good::Core, Good::Food].map(|it| (it, eye.board().goods.of(it).to_string()));
    // The longer the numbers, the closer they stand.
    let digits: usize = goods.iter().map(|it| it.1.len()).sum();
    let gap = (22.0 - 6.0 * (digits - goods.len()) as f32).max(6.0);
    for (good, n) in goods {
        let fresh = eye.fresh(weight::GOODS, |it| it.board.goods.of(good));
        left += parts::tally(at, left, y + 40.0, 44.0, good, n, fresh) + gap;
    }
    let machines = |it: &Board| it.in_pool(Pawn::Automaton);
    let fresh = eye.fresh(weight::NUMBER, |it| machines(&it.board));
    parts::tally(
        at,
        left.max(x + w - 100.0),
        y + 40.0,
        44.0,
        Sign::Automaton,
        machines(eye.board()).to_string(),
        fresh,
    );
    y + 80.0
}

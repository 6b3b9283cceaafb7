//! How much coal to burn: what heat spares, and what it costs.

use super::{Prices, weights, whole};
use crate::games::frostpunk::content::kinds::Colour;
use crate::games::frostpunk::labels::acts::Turn;
use crate::games::frostpunk::rules::heat::Stoke;
use crate::games::frostpunk::rules::{generator, heat, night};
use crate::games::frostpunk::state::{Pawn, State};

/// In the Generator phase: who does not fall ill (GEN-02), and what comes out of the tower.
pub(crate) fn stoked(state: &State, options: &[&Stoke]) -> Vec<i32> {
    let prices = Prices::new(state);
    let mut warmer = state.clone();
    let appeal = |it: &&Stoke| {
        warmer.board.heat.marker = state.board.heat.marker + it.0;
        let ill: i32 = generator::icons_between(&warmer).into_iter().map(|it| prices.ill(it)).sum();
        -ill - whole(it.0) * prices.coal - strain(&warmer, &prices)
    };
    options.iter().map(appeal).collect()
}

/// Before a turn of the Action phase: warm places to act and to sleep.
pub(super) fn burnt(state: &State, prices: &Prices, options: &[&Turn]) -> Vec<i32> {
    if !options.iter().any(|it| matches!(it, Turn::Stoke(_))) {
        return vec![0; options.len()];
    }
    let mut warmer = state.clone();
    let passed = |state: &State| [Colour::Red, Colour::Orange, Colour::Yellow].map(|it| heat::is_passed(state, it));
    let now = comfort(&warmer, prices);
    // Nothing becomes warm between two range markers.
    let mut last = (passed(&warmer), now);
    let mut appeal = |n: u32| {
        warmer.board.heat.marker = state.board.heat.marker + n;
        if passed(&warmer) != last.0 {
            last = (passed(&warmer), comfort(&warmer, prices));
        }
        // Most of it would be burnt in the next Generator phase anyway, and is not lost.
        last.1 - now - whole(n) * prices.coal * weights::BURNT / 100
    };
    options.iter().map(|it| if let Turn::Stoke(n) = it { appeal(*n) } else { 0 }).collect()
}

/// The cubes that come out of the tower, by its chances.
fn strain(state: &State, prices: &Prices) -> i32 {
    let dropped = whole(generator::dropped(state));
    let towers = &state.content.boards.tower;
    let tower = if state.board.tower.upgraded { &towers.upgraded } else { &towers.basic };
    let out = dropped * (whole(tower.falls) + whole(tower.loosens * state.board.tower.holds)) / 100;
    // Above the small spaces the Generator fails, the second time for good.
    let over = (whole(state.board.overload) + out - whole(state.content.boards.overload.small) + 1).max(0);
    (out * prices.overload + over * if state.board.heat.overheated { 700 } else { 120 }) * weights::STRAIN / 100
}

/// Who is spared the cold in this round's actions and night.
fn comfort(state: &State, prices: &Prices) -> i32 {
    let ill = prices.ill_least().max(weights::NIGHT);
    let acting = [Pawn::Worker, Pawn::Engineer].into_iter().map(|it| state.board.in_pool(it)).sum::<u32>();
    // Everybody comes home for the night.
    let home = night::sleepers(state).sum() + state.board.placed.len() as u32;
    let beds = night::beds(state);
    let bedded = (beds.any + beds.engineers + beds.children).min(home);
    // How many of a hundred actions are done in each of the zones.
    let zones = [(Colour::Red, 15), (Colour::Orange, 45), (Colour::Yellow, 85)];
    let warm = zones.into_iter().filter(|it| heat::is_passed(state, it.0)).map(|it| it.1).max().unwrap_or_default();
    whole(bedded) * ill + whole(acting) * ill * warm / 100
}

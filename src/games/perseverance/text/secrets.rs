//! What only the viewer may know: the types of their own hidden Traps, on the board and in supply.

use super::pen::Pen;
use crate::engine::{Text, Words};
use crate::games::perseverance::names;
use crate::games::perseverance::view::View;

/// A line each; empty for the public, which knows nothing that others do not.
pub(crate) fn secrets(view: &View, words: &dyn Words) -> Vec<String> {
    let mut pen = Pen::new(view, words);
    let Some(stock) = view.stock else { return Vec::new() };
    pen.heading(Text::new("board-secrets"));
    for ((zone, spot), kind) in &view.own_traps {
        pen.say(
            Text::new("board-secret-trap")
                .with("zone", names::zone(*zone))
                .with("spot", names::spot(*spot))
                .with("trap", names::trap(*kind)),
        );
    }
    if view.own_traps.is_empty() {
        pen.say(Text::new("board-secret-none"));
    }
    pen.say(Text::new("board-secret-stock").with("trampler", stock.trampler).with("raptor", stock.raptor));
    pen.lines()
}

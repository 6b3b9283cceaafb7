//! The board as text, made from a view: complete lines for those who cannot or would rather not look at the picture,
//! the alt text of a picture in one paragraph, and what only the viewer may know.

mod alt;
mod assembly;
pub(super) mod card;
mod pen;
mod player;
pub(super) mod reference;
mod secrets;
mod table;
mod terms;
mod zone;

use crate::engine::Words;
use crate::games::perseverance::kinds::Zone;
use crate::games::perseverance::view::{Focus, View};
use pen::Pen;

pub(super) use alt::alt;
pub(super) use secrets::secrets;

/// A part of the board, a line each, always in the same order. The overview holds everything that lies open.
pub(super) fn lines(view: &View, focus: Focus, words: &dyn Words) -> Vec<String> {
    let mut pen = Pen::new(view, words);
    match focus {
        Focus::Overview => {
            table::turn(&mut pen);
            table::attack(&mut pen);
            table::pool(&mut pen);
            for zone in Zone::ALL {
                zone::zone(&mut pen, zone);
            }
            for seat in view.board.players.seats().all() {
                player::player(&mut pen, seat);
            }
            table::patrols(&mut pen);
            table::rewards(&mut pen);
            assembly::tiles(&mut pen);
            table::end(&mut pen);
        }
        Focus::Zone(zone) => {
            zone::zone(&mut pen, zone);
            table::attack(&mut pen);
        }
        Focus::Player(seat) => player::player(&mut pen, seat),
        Focus::Assembly => {
            assembly::tiles(&mut pen);
            assembly::standings(&mut pen);
        }
    }
    pen.lines()
}

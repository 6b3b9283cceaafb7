//! The picture of one card, for the look-up: the card itself, and its words below it.

use super::palette::{INK, PAPER, PAPER_LINE, SAND};
use super::{palette, parts, tile};
use crate::engine::Words;
use crate::games::drawing::{self, Laid, WIDE, captioned};
use crate::games::state51::content::kinds::Category;
use crate::games::state51::content::{Board, Connection, Content};
use crate::games::state51::labels::cards::{board_lines, card_lines, connection_name, connection_text, faction_name};
use crate::games::state51::labels::phrases::{self, Icon};
use crate::scene::{Draw, Group, Scene};

/// The height of a faction board.
const BOARD: f32 = 356.0;

/// The picture of an entry of the look-up, such as `card/arena`, `board/mutants` or `connection/thugs`.
pub(crate) fn card(content: &Content, entry: &str, words: &dyn Words) -> Option<Scene> {
    let (kind, key) = entry.split_once('/')?;
    match kind {
        "card" => {
            let location = content.location(content.find(key)?);
            let zoom = 1.9;
            let (w, h) = (tile::WHOLE.0 * zoom, tile::WHOLE.1 * zoom);
            let lines: Vec<String> = location.abilities.iter().map(|it| words.say(&it.text())).collect();
            let alt = card_lines(location).iter().map(|it| words.say(it)).collect();
            Some(framed(h, lines, alt, |at| {
                let card = at.group((WIDE - w) * 0.5, 20.0);
                card.scale(zoom);
                tile::whole(card, 0.0, 0.0, words, location, None);
            }))
        }
        "board" => {
            let board = content.boards.iter().find(|it| it.faction.key() == key)?;
            let lines: Vec<String> = board_lines(board).iter().map(|it| words.say(it)).collect();
            let name = words.say(&faction_name(board.faction));
            Some(framed(BOARD, lines.clone(), lines, |at| faction(at, board, name)))
        }
        "connection" => {
            let card = content.connection(content.find_connection(key)?);
            let line = words.say(&connection_text(card));
            let name = words.say(&connection_name(card));
            Some(framed(170.0, vec![line.clone()], vec![line], |at| {
                connection(at, [30.0, 20.0, 500.0, 170.0], card, name)
            }))
        }
        _ => None,
    }
}

/// A drawing with its words below.
fn framed(height: f32, lines: Vec<String>, alt: Vec<String>, draw: impl FnOnce(&mut Group)) -> Scene {
    let mut at = Group::new(0.0, 0.0);
    draw(&mut at);
    let mut scene = captioned(at, height, &lines, palette::DUSK, SAND);
    scene.alt = alt.join(". ");
    scene
}

/// A faction board: its name, what it makes, and its exchanges.
fn faction(at: &mut Group, board: &Board, name: String) {
    let [x, y, w] = [30.0, 20.0, WIDE - 60.0];
    at.rect(x, y, w, BOARD).radius(16.0).fill(PAPER).stroke(PAPER_LINE, 2.0);
    at.rect(x, y, w, 60.0).radius(16.0).fill(palette::category(Category::Production));
    at.rect(x, y + 30.0, w, 30.0).fill(palette::category(Category::Production));
    parts::centered(at, x + w * 0.5, y + 30.0, w - 30.0, 34.0, name).bold();
    let makes = phrases::makes(&board.makes);
    drawing::draw(at, x + 24.0, y + 98.0, 42.0, INK, &makes);
    let exchanges =
        board.exchanges.iter().map(|(_, cost, gain)| [vec![Icon::Times(1)], phrases::exchange(cost, gain)].concat());
    for (n, row) in exchanges.chain([phrases::worker_exchange()]).enumerate() {
        drawing::draw(at, x + 24.0, y + 156.0 + 54.0 * n as f32, 42.0, INK, &row);
    }
}

/// A Connection card: its name on the colour of its deck, and what it gives.
pub(super) fn connection(at: &mut Group, [x, y, w, h]: [f32; 4], card: &Connection, name: String) {
    let band = h * 0.4;
    let color = palette::deck(card.colour);
    at.rect(x, y, w, h).radius(10.0).fill(PAPER);
    at.rect(x, y, w, band).radius(10.0).fill(color);
    at.rect(x, y + band * 0.5, w, band * 0.5).fill(color);
    at.rect(x, y, w, h).radius(10.0).stroke(PAPER_LINE, 1.5);
    parts::centered(at, x + w * 0.5, y + band * 0.5, w - 12.0, band * 0.62, name).semi_bold();
    let row = phrases::played(card);
    Laid::new(&[vec![row]], w - 16.0, h - band - 6.0, (h - band) * 0.66).draw(
        at,
        [x + 8.0, y + band, w - 16.0, h - band],
        INK,
    );
}

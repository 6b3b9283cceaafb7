//! The buildings: what can still be built at which price, and the tiles that are left.

use super::palette::{self, EDGE, QUIET, SNOW};
use super::{Eye, buildings, icons, parts, signs, weight};
use crate::games::drawing;
use crate::games::frostpunk::content::buildings::BuildingRow;
use crate::games::frostpunk::content::features::Feature;
use crate::games::frostpunk::content::icons::{self as words, Icon, Sign};
use crate::games::frostpunk::content::kinds::{From, Size, User};
use crate::games::frostpunk::rules::{buildings as rules, construction};
use crate::games::frostpunk::state::Built;
use crate::scene::{Draw, Group};

const ROW: f32 = 128.0;

/// Returns where it ends.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) -> f32 {
    parts::label(at, x + 10.0, y + 24.0, w - 20.0, 32.0, eye.say("part-buildings")).bold().color(palette::GLOW);
    let top = y + 56.0;
    let rows = eye.content().buildings.iter().filter(|it| on_board(it) && eye.board().supply.contains_key(&it.key));
    let wide = (w - 12.0) * 0.5;
    let mut count = 0_usize;
    for row in rows {
        let place = [x + (count % 2) as f32 * (wide + 12.0), top + (count / 2) as f32 * (ROW + 10.0), wide];
        entry(at, eye, place, row);
        count += 1;
    }
    top + count.div_ceil(2) as f32 * (ROW + 10.0)
}

fn on_board(row: &BuildingRow) -> bool {
    matches!(row.from, From::Board | From::Law)
}

/// A building of the board: its tile, its price, what it does, how many are left.
fn entry(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3], row: &BuildingRow) {
    let left = eye.board().supply.get(&row.key).copied().unwrap_or_default();
    let open = left > 0 && construction::may_build(eye.state, row.key);
    parts::panel(at, x, y, w, ROW);
    buildings::building(at, x + 56.0, y + 66.0, 88.0, row.key, open);
    icons::insulation(at, x + 22.0, y + 26.0, 32.0, row.colour);
    let ink = if open { SNOW } else { QUIET };
    parts::label(at, x + 112.0, y + 26.0, w - 178.0, 24.0, eye.text(&row.key.text())).bold().shrink(0.6).color(ink);
    parts::number(
        at,
        x + w - 56.0,
        y + 26.0,
        26.0,
        format!("×{left}"),
        eye.fresh(weight::SUPPLY, |it| it.board.supply.get(&row.key)),
    );
    let mut price: Vec<Icon> = row.price.iter().flat_map(words::stock).collect();
    if row.size == Size::Large {
        price.push(Icon::Sign(Sign::Map));
    }
    if row.who == Some(User::Engineer) {
        price.push(Icon::Who(crate::games::frostpunk::content::kinds::Who::Engineer));
    }
    let price: Vec<super::marks::Mark> = price.into_iter().map(Into::into).collect();
    drawing::draw(at, x + 112.0, y + 62.0, 32.0, SNOW, &price);
    if row.upgraded.is_some() {
        signs::sign(at, x + w - 32.0, y + 62.0, 30.0, Sign::Upgrade);
    }
    let built = Built::new(row.key);
    let does: Vec<Vec<Vec<super::marks::Mark>>> =
        rules::features(eye.state, built).iter().map(Feature::icons).map(super::marks::phrases).collect();
    at.rect(x + 106.0, y + 82.0, w - 116.0, 40.0).radius(8.0).fill(palette::PAPER).stroke(EDGE, 1.5);
    parts::rows(at, [x + 110.0, y + 84.0, w - 124.0, 36.0], 30.0, palette::INK, &does);
}

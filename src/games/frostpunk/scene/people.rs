//! The people: how many there are of each type, who is ill, who is exhausted; food, hunger and the dead.

use super::palette::{self, QUIET, SNOW};
use super::{Eye, icons, parts, signs, weight};
use crate::games::frostpunk::content::icons::Sign;
use crate::games::frostpunk::content::kinds::{Citizen, Good};
use crate::games::frostpunk::rules::hunger;
use crate::games::frostpunk::state::{Board, Pawn, Spot};
use crate::scene::{Color, Draw, Group, Sym};

const ROW: f32 = 104.0;

/// Returns where it ends.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) -> f32 {
    let tall = 60.0 + 3.0 * ROW + 178.0;
    parts::panel(at, x, y, w, tall);
    let mut top = parts::heading(at, x, y, w, eye.say("part-health"));
    for of in Citizen::ALL {
        citizens(at, eye, [x + 16.0, top, w - 32.0], of);
        top += ROW;
    }
    hungry(at, eye, [x + 16.0, top, w - 32.0]);
    dead(at, eye, [x + 16.0, top + 92.0, w - 32.0]);
    y + tall
}

/// A type of citizens: its number, its illness up to the epidemic, its pawns.
fn citizens(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3], of: Citizen) {
    let people = *eye.board().people(of);
    let fed = hunger::column(eye.state, eye.board().round) == of;
    at.rect(x, y, w, ROW - 8.0).radius(12.0).fill(palette::WELL);
    if fed {
        at.rect(x, y, w, ROW - 8.0).radius(12.0).stroke(palette::BREAD, 2.5).dash(&[14.0, 9.0]);
        icons::bowl(at, x + 74.0, y + 72.0, 32.0, true);
    }
    icons::citizen(at, x + 42.0, y + 46.0, 74.0, of);
    let fresh = eye.fresh(weight::CITIZENS, |it| it.board.people(of).citizens);
    parts::number(at, x + 92.0, y + 32.0, 42.0, people.citizens.to_string(), fresh);
    // Illness: a face in fever, or a skull where the next turn of the marker kills.
    let sick = x + 158.0;
    let epidemic = eye.content().boards.defeat.epidemic;
    let sign = if people.skull { Sign::Flip } else { Sign::Ill };
    signs::sign(at, sick + 24.0, y + 34.0, 48.0, sign);
    let fresh = eye.fresh(weight::ILL, |it| (it.board.people(of).ill, it.board.people(of).skull));
    parts::number(at, sick + 58.0, y + 34.0, 36.0, people.ill.to_string(), fresh);
    let share = people.ill as f32 / epidemic as f32;
    let fill = if share >= 0.6 { palette::BAD } else { Color::rgb(0xb6c65c) };
    parts::bar(at, [sick, y + 68.0, 210.0, 16.0], share, fill);
    for section in eye.content().boards.illness.iter().filter(|it| it.from > 0) {
        let cx = sick + 210.0 * section.from as f32 / epidemic as f32;
        at.line(cx, y + 66.0, cx, y + 86.0).stroke(palette::PANEL_LINE.lighten(0.3), 2.0);
    }
    parts::label(at, sick + 216.0, y + 76.0, 50.0, 20.0, epidemic.to_string()).color(QUIET);
    // Pawns: those that can still act, those that stand somewhere, those that are spent.
    let mut left = sick + 272.0;
    let end = x + w - 10.0;
    let ready: Vec<Pawn> =
        Pawn::all_of(of).iter().flat_map(|it| vec![*it; eye.board().in_pool(*it) as usize]).collect();
    let away = placed(eye.board(), of);
    let spent = eye.board().pawns_at(Spot::Exhausted(of));
    let empty = people.exhausted as usize;
    let all = (ready.len() + away + spent + empty).max(1);
    let step = ((end - left) / all as f32).min(42.0);
    for pawn in ready {
        icons::pawn(at, left + step * 0.5, y + 48.0, 48.0, pawn);
        left += step;
    }
    for _ in 0..away {
        at.symbol(Sym::Follower, left + step * 0.5, y + 48.0, 40.0, palette::PANEL_LINE);
        left += step;
    }
    for n in 0..spent + empty {
        signs::sign(at, left + step * 0.5, y + 48.0, 38.0, Sign::Exhausted);
        if n >= spent {
            at.circle(left + step * 0.5, y + 48.0, 21.0).stroke(SNOW, 2.5).dash(&[5.0, 4.0]);
        }
        left += step;
    }
}

fn placed(board: &Board, of: Citizen) -> usize {
    let away = board.placed.iter().filter(|it| it.acted() && it.pawn.citizen() == Some(of)).count();
    away + board.routes.iter().filter(|it| it.scout.is_some_and(|it| it.pawn.citizen() == Some(of))).count()
}

/// Hunger up to the famine, and who is fed with how much in this round.
fn hungry(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) {
    let board = eye.board();
    let famine = eye.content().boards.defeat.famine;
    let mut left = x + 4.0;
    left += parts::tally(
        at,
        left,
        y + 40.0,
        52.0,
        Good::Food,
        board.goods.of(Good::Food).to_string(),
        eye.fresh(weight::GOODS, food),
    ) + 34.0;
    let fresh = eye.fresh(weight::HUNGER, |it| it.board.hunger);
    left += parts::tally(at, left, y + 40.0, 52.0, Sign::Hunger, board.hunger.to_string(), fresh) + 22.0;
    let right = x + w - 46.0;
    let share = board.hunger as f32 / famine as f32;
    let fill = if share >= 0.6 { palette::BAD } else { palette::BREAD };
    parts::bar(at, [left, y + 32.0, right - left, 18.0], share, fill);
    for section in eye.content().boards.hunger.iter().filter(|it| it.from > 1) {
        let cx = left + (right - left) * section.from as f32 / famine as f32;
        at.line(cx, y + 30.0, cx, y + 52.0).stroke(palette::PANEL_LINE.lighten(0.3), 2.0);
    }
    parts::label(at, right + 8.0, y + 41.0, 40.0, 20.0, famine.to_string()).color(QUIET);
}

fn food(view: &crate::games::frostpunk::view::View) -> u32 {
    view.board.goods.of(Good::Food)
}

/// The graveyard: the last grave is the end.
fn dead(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) {
    let (dead, most) = (eye.board().deaths, eye.content().boards.defeat.deaths);
    let step = (w - 90.0) / most as f32;
    for n in 1..=most {
        let cx = x + step * (n as f32 - 0.5);
        signs::grave(at, cx, y + 34.0, 54.0, n <= dead);
        if n == most && n > dead {
            at.symbol(Sym::Skull, cx, y + 34.0, 30.0, palette::BAD);
        }
    }
    let fresh = eye.fresh(weight::DEATHS, |it| it.board.deaths);
    parts::number(at, x + w - 82.0, y + 36.0, 30.0, format!("{dead}/{most}"), fresh);
}

//! The lever slots of a player board: what they cost, whether a lever is in them, and what it does.

use super::palette::{self, EDGE, INK, PAPER_LINE, QUIET};
use super::signs::Mark;
use super::{Eye, icons, parts, weight};
use crate::engine::Seat;
use crate::games::boonlake::content::kinds::{Kind, Lever};
use crate::games::boonlake::content::signs::{Sign, count};
use crate::games::boonlake::state::LeverState;
use crate::scene::{Color, Draw, Group, Sym};

const TALL: f32 = 82.0;

/// All slots in their rows; returns the height.
pub(super) fn slots(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3], seat: Seat) -> f32 {
    let wide = (w - 16.0) / 3.0;
    for (n, lever) in Lever::ALL.into_iter().enumerate() {
        let (column, row) = ((n % 3) as f32, (n / 3) as f32);
        let place = [x + column * (wide + 8.0), y + row * (TALL + 8.0), wide, TALL];
        slot(at, place, lever, eye.content().lever(lever).coins, Some(eye.player(seat).levers[lever as usize]));
        let fresh = eye.fresh(weight::LEVER, |it| it.board.players[seat].levers[lever as usize]);
        parts::ring(at, place[0], place[1], place[2], place[3], 12.0, fresh);
    }
    (Lever::ALL.len() as f32 / 3.0).ceil() * (TALL + 8.0) - 8.0
}

/// One slot; without a state as the look-up shows it.
pub(super) fn slot(at: &mut Group, [x, y, w, h]: [f32; 4], lever: Lever, coins: u32, state: Option<LeverState>) {
    let (fill, line) = match state {
        Some(LeverState::Free) => (palette::WELL, PAPER_LINE),
        Some(LeverState::Down) => (Color::rgb(0xcfc8ba), palette::ROCK),
        Some(LeverState::Up) | None => (palette::PAPER, palette::GAIN),
    };
    at.rect(x, y, w, h).radius(12.0).fill(fill).stroke(line, 3.0);
    parts::disc(at, x + 25.0, y + 24.0, 19.0, EDGE, (lever as usize + 1).to_string());
    match state {
        Some(LeverState::Up) => icons::lever_turned(at, x + 27.0, y + h - 24.0, 38.0, true, palette::GAIN),
        Some(LeverState::Down) => icons::lever_turned(at, x + 27.0, y + h - 24.0, 38.0, false, palette::ROCK),
        Some(LeverState::Free) | None => {
            icons::coin(at, x + 26.0, y + h - 22.0, 38.0);
            parts::centered(at, x + 26.0, y + h - 22.0, 26.0, 24.0, coins.to_string()).bold();
        }
    }
    let ink = if state == Some(LeverState::Down) { QUIET } else { INK };
    let phrases = effect(lever);
    parts::row(at, [x + 54.0, y + 4.0, w - 60.0, h - 8.0], 38.0, ink, &phrases);
}

/// What a lever does (MOD-07 to MOD-09).
fn effect(lever: Lever) -> Vec<Vec<Mark>> {
    let some = |n: &str, it: Sign| count(n, it).into_iter().map(Mark::Sign).collect::<Vec<_>>();
    let (or, arrow) = (|| vec![Mark::Sign(Sign::Or)], || vec![Mark::Sign(Sign::Arrow)]);
    let join = |list: &[Vec<Mark>]| list.concat();
    let person = || Sign::Piece(Kind::Inhabitant);
    let shared = || vec![Mark::Shared, Mark::Sign(Sign::Arrow)];
    let skip = || vec![Mark::Skip, Mark::Sign(Sign::Arrow)];
    let less = || vec![Mark::text("−1"), Mark::AnyResource];
    match lever {
        Lever::L01 => vec![
            shared(),
            some("1", Sign::Vase),
            join(&[or(), vec![Sign::Vase.into()], arrow(), some("6", Sign::Coin)]),
        ],
        Lever::L02 => vec![join(&[shared(), vec![Sign::Lever.into()]])],
        Lever::L03 => vec![join(&[shared(), vec![Mark::Upgrade]])],
        Lever::L04 => vec![join(&[skip(), some("1", Sign::Coin)]), vec![Mark::text("×"), Sign::Site.into()]],
        Lever::L05 => vec![join(&[skip(), some("3", Sign::Coin)])],
        Lever::L06 => vec![join(&[vec![Mark::Presence], arrow(), some("+1", Sign::Vp)])],
        Lever::L07 => vec![vec![Mark::Boat, Mark::Sym(Sym::ArrowLeft), Mark::text("0"), Sign::Coin.into()]],
        Lever::L08 => vec![
            vec![Sign::Piece(Kind::Settlement).into()],
            join(&[some("−1", person()), vec![Mark::text("−1"), Mark::Presence]]),
        ],
        Lever::L09 => {
            vec![join(&[vec![Mark::Explore, Sign::Or.into(), Mark::Pasture], arrow(), vec![person().into()]])]
        }
        Lever::L10 => vec![less(), join(&[or(), some("2", Sign::Coin)]), join(&[or(), some("2", Sign::Card)])],
        Lever::L11 => vec![some("5", Sign::Coin), less()],
        Lever::L12 => vec![join(&[some("−2", Sign::Card), arrow()]), join(&[some("1", person()), some("3", Sign::Vp)])],
    }
}

//! The scoring sheet: what an interim scoring would give now, and the final scoring by its sources.

use super::palette::{self, COIN, EDGE, INK, PAPER_LINE};
use super::signs::Mark;
use super::{Eye, MARGIN, WIDTH, areas, icons, parts, weight};
use crate::engine::Seat;
use crate::games::boonlake::content::kinds::{Kind, Track};
use crate::games::boonlake::content::signs::Sign;
use crate::games::boonlake::rules::conditions::Reached;
use crate::games::boonlake::state::{LeverState, Owner, Phase};
use crate::games::boonlake::view::View;
use crate::games::drawing::{self, Fresh};
use crate::scene::{Draw, Group, Sym, Weight, measure};

const ROW: f32 = 62.0;
const HEAD: f32 = 66.0;
const INSIDE: f32 = WIDTH - 2.0 * MARGIN;
/// What a row is about stands left of the players.
const TITLE: f32 = 330.0;

/// What a player has of what the tile of an area asks for.
pub(super) fn reached(eye: &Eye<'_>, seat: Seat, area: usize) -> String {
    match eye.view.standings[seat].reached.get(area) {
        Some(Reached::One(n)) => n.to_string(),
        Some(Reached::Two(one, other, 0)) => format!("{one}+{other}"),
        // Realised projects count for either of the two.
        Some(Reached::Two(one, other, either)) => format!("{one}+{other}+{either}"),
        // An exchange is paid when the token is placed: nothing is reached before.
        Some(Reached::Exchange) | None => "–".to_owned(),
    }
}

/// A row of the table: its signs, its words, and a cell for each player.
struct Row<'a> {
    marks: Vec<Mark>,
    title: String,
    of: &'a dyn Fn(&View, Seat) -> String,
    eminence: Option<String>,
    strong: bool,
}

/// Returns the height.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>) -> f32 {
    let board = eye.board();
    let wide = (INSIDE - MARGIN) * 0.5;
    let mut y = MARGIN;
    for n in 0..board.areas.len() {
        let place = [MARGIN + (n % 2) as f32 * (wide + MARGIN), y + (n / 2) as f32 * (areas::TALL + MARGIN), wide];
        areas::area(at, eye, place, n);
    }
    y += board.areas.len().div_ceil(2) as f32 * (areas::TALL + MARGIN);
    y += interim(at, eye, y) + MARGIN;
    y + last(at, eye, y) + MARGIN
}

fn row<'a>(eye: &Eye<'_>, marks: Vec<Mark>, title: &'static str, of: &'a dyn Fn(&View, Seat) -> String) -> Row<'a> {
    Row { marks, title: eye.say(title), of, eminence: None, strong: false }
}

/// What the next interim scoring would bring: income, and the levers that are up.
fn interim(at: &mut Group, eye: &Eye<'_>, y: f32) -> f32 {
    let vp = drawing::figure;
    let coins = |it: &View, seat: Seat| it.standings[seat].income.coins.to_string();
    let cards = |it: &View, seat: Seat| it.standings[seat].income.cards.to_string();
    let own = |it: &View, seat: Seat| vp(it.standings[seat].income.vp - it.standings[seat].cattle);
    let cattle = |it: &View, seat: Seat| vp(it.standings[seat].cattle);
    let levers = |it: &View, seat: Seat| {
        it.board.players[seat].levers.iter().filter(|it| **it == LeverState::Up).count().to_string()
    };
    let mut rows = vec![
        row(eye, vec![Sign::Income(Track::Coin).into()], "pic-income-coins", &coins),
        row(eye, vec![Sign::Income(Track::Card).into()], "pic-income-cards", &cards),
        row(eye, vec![Sign::Vp.into()], "pic-income-vp", &own),
        row(eye, vec![Sign::Piece(Kind::Cattle).into()], "pic-income-cattle", &cattle),
        row(eye, vec![Sign::Lever.into()], "pic-levers-up", &levers),
    ];
    rows[2].eminence = eye.view.eminence.map(vp);
    let next = (eye.board().scorings + 1).min(4);
    let title = eye.say_with("pic-interim", "n", u32::from(next));
    table(at, eye, y, title, &rows)
}

/// The final scoring by its sources; after the end its points are on the track already.
fn last(at: &mut Group, eye: &Eye<'_>, y: f32) -> f32 {
    let over = eye.board().phase == Phase::Over;
    let track = |it: &View, seat: Seat| {
        let ahead = if it.board.phase == Phase::Over { it.standings[seat].ahead.total() } else { 0 };
        drawing::figure(it.board.players[seat].vp - ahead)
    };
    let levers = |it: &View, seat: Seat| drawing::figure(it.standings[seat].ahead.levers);
    let cards = |it: &View, seat: Seat| drawing::figure(it.standings[seat].ahead.cards);
    let goals = |it: &View, seat: Seat| drawing::figure(it.standings[seat].ahead.goals);
    let recesses = |it: &View, seat: Seat| drawing::figure(it.standings[seat].ahead.recesses);
    let sum = |it: &View, seat: Seat| {
        let ahead = if it.board.phase == Phase::Over { 0 } else { it.standings[seat].ahead.total() };
        drawing::figure(it.board.players[seat].vp + ahead)
    };
    let her = eye.board().eminence.as_ref().map(|it| drawing::figure(it.vp));
    let mut rows = vec![
        row(eye, vec![Sign::Vp.into()], "pic-so-far", &track),
        row(eye, vec![Sign::Lever.into()], "pic-final-levers", &levers),
        row(eye, vec![Sign::Card.into()], "pic-final-cards", &cards),
        row(eye, vec![Mark::Sym(Sym::Crown)], "pic-final-goals", &goals),
        row(eye, vec![Sign::Piece(Kind::Settlement).into()], "pic-final-recesses", &recesses),
        row(eye, vec![Mark::text("=")], "pic-final-sum", &sum),
    ];
    rows[0].eminence = her.clone();
    rows[5].strong = true;
    rows[5].eminence = her;
    table(at, eye, y, eye.say(if over { "pic-final" } else { "pic-final-now" }), &rows)
}

fn table(at: &mut Group, eye: &Eye<'_>, y: f32, title: String, rows: &[Row<'_>]) -> f32 {
    let tall = HEAD + rows.len() as f32 * ROW + 10.0;
    parts::panel(at, MARGIN, y, INSIDE, tall);
    at.rect(MARGIN, y, INSIDE, HEAD - 6.0).radius(14.0).fill(palette::DEEP);
    at.rect(MARGIN, y + 30.0, INSIDE, HEAD - 36.0).fill(palette::DEEP);
    icons::vp(at, MARGIN + 34.0, y + 30.0, 42.0);
    parts::label(at, MARGIN + 64.0, y + 30.0, TITLE - 12.0, 27.0, title).bold().shrink(0.8).color(palette::PAPER);
    let owners: Vec<Owner> =
        eye.seats().map(Owner::Seat).chain(eye.board().eminence.as_ref().map(|_| Owner::Eminence)).collect();
    let step = ((INSIDE - TITLE - 76.0) / owners.len() as f32).min(130.0);
    let center = |n: usize| MARGIN + INSIDE - 12.0 - step * (owners.len() - n) as f32 + step * 0.5;
    for (n, owner) in owners.iter().enumerate() {
        parts::badge(at, center(n), y + 30.0, 22.0, *owner);
    }
    for (n, row) in rows.iter().enumerate() {
        let top = y + HEAD + n as f32 * ROW;
        if row.strong {
            at.rect(MARGIN + 6.0, top, INSIDE - 12.0, ROW - 2.0).radius(10.0).fill(COIN).stroke(EDGE, 2.0);
        } else if n > 0 {
            at.line(MARGIN + 14.0, top, MARGIN + INSIDE - 14.0, top).stroke(PAPER_LINE, 1.5);
        }
        let middle = top + ROW * 0.5;
        let wide = drawing::width(&row.marks, 42.0);
        drawing::draw(at, MARGIN + 38.0 - wide * 0.5, middle, 42.0, INK, &row.marks);
        let text = parts::label(at, MARGIN + 72.0, middle, TITLE - 8.0, 25.0, row.title.clone());
        if row.strong {
            text.bold();
        }
        for (n, owner) in owners.iter().enumerate() {
            let (text, fresh) = match owner {
                Owner::Seat(seat) => ((row.of)(eye.view, *seat), eye.fresh(weight::NUMBER, |it| (row.of)(it, *seat))),
                Owner::Eminence => (row.eminence.clone().unwrap_or_else(|| "–".to_owned()), Fresh::No),
            };
            let size = if row.strong { 34.0 } else { 29.0 };
            let wide = measure(&text, size, Weight::Bold);
            parts::number(at, center(n) - wide * 0.5, middle, size, text, fresh);
        }
    }
    tall
}

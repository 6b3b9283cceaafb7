//! The panel of one player on the overview: what they have, and their State in cards as large as the table has room for.

use super::icon_row::Chip;
use super::palette::{DUST, PANEL_LINE, SAND};
use super::player::{self, Scale};
use super::{Eye, emblems, icon_row, icons, palette, parts, tile, weight};
use crate::engine::Seat;
use crate::games::drawing::Fresh;
use crate::games::state51::content::kinds::{Category, Good};
use crate::games::state51::labels::cards::faction_name;
use crate::games::state51::rules::end::score;
use crate::games::state51::state::{Built, Phase};
use crate::scene::{Color, Draw, Group, Sym, Weight, measure};

/// Inside the edge of a panel.
const PAD: f32 = 14.0;
/// The letters of chips at this size are 23 high.
const CHIP: f32 = 28.0;
const CHIPS: Scale = Scale { whole: false, k: 1.0 };
/// The height of a card that is only a name.
const SLIP: f32 = 46.0;

/// How large the cards of a State are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Density {
    /// Three in half the width, with their abilities.
    Large,
    /// Four in half the width.
    Small,
    /// Names only: what they do stands in the player's own part.
    Names,
}

impl Density {
    pub(super) fn next(self) -> Option<Density> {
        match self {
            Density::Large => Some(Density::Small),
            Density::Small => Some(Density::Names),
            Density::Names => None,
        }
    }
}

impl Density {
    /// The size of what is made and exchanged: it must be read on a phone, too, as long as there is room for it.
    fn trades(self) -> f32 {
        match self {
            Density::Large => 40.0,
            Density::Small => 36.0,
            Density::Names => CHIP,
        }
    }
}

/// A panel that is drawn and not yet placed.
pub(super) struct Strip {
    pub seat: Seat,
    pub inside: Group,
    pub wide: f32,
    pub tall: f32,
    pub density: Density,
    /// The colour of its edge where it is this player's turn.
    pub line: Option<Color>,
}

/// Cards that are only names leave out what would make the panel taller than `most`.
pub(super) fn strip(eye: &Eye<'_>, seat: Seat, wide: f32, density: Density, most: f32) -> Strip {
    let mut at = Group::new(0.0, 0.0);
    let room = wide - 2.0 * PAD;
    if let Some(faction) = eye.player(seat).faction {
        emblems::worn(&mut at, wide * 0.56, 92.0, 150.0, faction);
    }
    let mut y = head(&mut at, eye, seat, wide);
    y += player::pool(&mut at, eye, seat, [PAD, y, room], 36.0);
    let income = player::next_income(eye, seat);
    let exchanges = player::board(eye, seat, CHIPS);
    let chips: Vec<Chip> = income.into_iter().chain(exchanges).chain(player::papers(eye, seat, CHIPS)).collect();
    y += icon_row::flow(&mut at, [PAD, y, room], density.trades(), &chips);
    y += icon_row::flow(&mut at, [PAD, y, room], CHIP, &counts(eye, seat)) + 6.0;
    y += match density {
        Density::Large | Density::Small => cards(&mut at, eye, seat, [PAD, y, room], density),
        Density::Names => slips(&mut at, eye, seat, [PAD, y, room, most - y - 8.0]),
    };
    Strip { seat, inside: at, wide, tall: y + 8.0, density, line: player::shines(eye, seat) }
}

/// The name, the faction, the score and the cards in hand.
fn head(at: &mut Group, eye: &Eye<'_>, seat: Seat, wide: f32) -> f32 {
    let (player, y) = (eye.player(seat), 34.0);
    parts::seat_badge(at, 48.0, 50.0, 30.0, seat);
    let mut x = 94.0;
    let over = eye.board().phase == Phase::Over;
    let total = score(player);
    let mut right = wide - PAD - 8.0;
    let vp = if over { total } else { player.vp }.to_string();
    right -= measure(&vp, 46.0, Weight::Bold);
    parts::number(at, right, y, 110.0, 46.0, vp, eye.fresh(weight::SCORE, |it| it.board.players[seat].vp));
    right -= 36.0;
    icons::good(at, right, y, 48.0, Good::Vp);
    let hand = eye.view.hands[seat].to_string();
    right -= 44.0 + measure(&hand, 38.0, Weight::Bold);
    parts::number(at, right, y, 90.0, 38.0, hand, eye.fresh(weight::HAND, |it| it.hands[seat]));
    right -= 30.0;
    at.symbol(Sym::Hand, right, y, 46.0, SAND);
    right -= 36.0;
    if player.passed && !over {
        let passed = eye.say("pic-passed");
        let w = measure(&passed, 27.0, Weight::SemiBold) + 30.0;
        right -= w;
        let (color, line) = match eye.fresh(weight::PASSED, |it| it.board.players[seat].passed) {
            Fresh::No => (PANEL_LINE, 1.5),
            Fresh::Dim => (palette::FADED, 3.0),
            Fresh::Strong => (palette::FRESH, 4.0),
        };
        at.rect(right, y - 21.0, w, 42.0).radius(21.0).fill(palette::SPENT).stroke(color, line);
        parts::centered(at, right + w * 0.5, y, w - 10.0, 27.0, passed).semi_bold();
        right -= 12.0;
    }
    if eye.board().first == seat {
        parts::first(at, x + 18.0, y, 18.0);
        x += 46.0;
    }
    parts::label(at, x, y, right - x, 38.0, eye.words.name(seat)).bold();
    let low = 76.0;
    let sum = player::sum(eye, seat);
    let sum_wide = measure(&sum, 25.0, Weight::SemiBold);
    parts::label(at, wide - PAD - 8.0 - sum_wide, low, sum_wide + 1.0, 25.0, sum).semi_bold().color(DUST);
    if let Some(faction) = player.faction {
        emblems::badge(at, 112.0, low, 36.0, faction);
        let room = wide - PAD - 24.0 - sum_wide - 140.0;
        parts::label(at, 138.0, low, room, 27.0, eye.words.say(&faction_name(faction))).color(DUST);
    }
    100.0
}

/// How many locations stand in each row.
fn counts(eye: &Eye<'_>, seat: Seat) -> Vec<Chip> {
    tile::counts(eye, |it| player::built(eye, seat, it).len())
}

/// The three rows of a State; rows that fit into one line share it, with a bar between. Returns the height.
fn cards(at: &mut Group, eye: &Eye<'_>, seat: Seat, [x, y, room]: [f32; 3], density: Density) -> f32 {
    let half: usize = if density == Density::Large { 3 } else { 4 };
    let columns = if room > 800.0 { 2 * half } else { half };
    let w = (room + tile::NEAR) / columns as f32 - tile::NEAR;
    let zoom = w / tile::SMALL.0;
    let h = tile::SMALL.1 * zoom;
    let mut place: usize = 0;
    for category in Category::ALL {
        let built = player::built(eye, seat, category);
        let taken = place % columns;
        if taken + built.len() > columns {
            place = place.next_multiple_of(columns);
        } else if taken > 0 && !built.is_empty() {
            let (left, top) = (x + taken as f32 * (w + tile::NEAR), y + (place / columns) as f32 * (h + tile::NEAR));
            at.rect(left - tile::NEAR * 0.5 - 1.5, top + 2.0, 3.0, h - 4.0).radius(1.5).fill(DUST);
        }
        for it in built {
            let (column, line) = ((place % columns) as f32, (place / columns) as f32);
            let group = at.group(x + column * (w + tile::NEAR), y + line * (h + tile::NEAR));
            group.scale(zoom);
            player::card(group, eye, seat, it, [0.0, 0.0, tile::SMALL.0, tile::SMALL.1], false);
            place += 1;
        }
    }
    place.div_ceil(columns) as f32 * (h + tile::NEAR)
}

/// The names of the locations, row after row, in as many lines as there is room for; returns the height.
fn slips(at: &mut Group, eye: &Eye<'_>, seat: Seat, [x, y, room, tall]: [f32; 4]) -> f32 {
    let columns: usize = if room > 800.0 { 6 } else { 3 };
    let (w, step) = ((room + tile::NEAR) / columns as f32 - tile::NEAR, SLIP + tile::NEAR);
    let all: Vec<&Built> = Category::ALL.into_iter().flat_map(|it| player::built(eye, seat, it)).collect();
    let places = columns * ((tall / step).max(1.0) as usize);
    let shown = if all.len() > places { places - 1 } else { all.len() };
    let place = |n: usize| (x + (n % columns) as f32 * (w + tile::NEAR), y + (n / columns) as f32 * step);
    for (n, it) in all[..shown].iter().enumerate() {
        let (left, top) = place(n);
        tile::slip(at, [left, top, w, SLIP], eye.words, eye.content().location(it.card), it);
        parts::ring(at, left, top, w, SLIP, player::changed(eye, seat, it));
    }
    if shown < all.len() {
        let (left, top) = place(shown);
        let more = format!("+{}", all.len() - shown);
        parts::centered(at, left + w * 0.5, top + SLIP * 0.5, w, 30.0, more).bold().color(DUST);
    }
    (shown + usize::from(shown < all.len())).div_ceil(columns) as f32 * step
}

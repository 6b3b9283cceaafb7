//! One player: the panel on the table, and the picture of their own with larger cards.

use super::icon_row::Chip;
use super::palette::{DUST, FRESH, PANEL_LINE, SAND, WELL};
use super::{Eye, GAP, MARGIN, WIDTH, icon_row, icons, palette, parts, tile};
use crate::engine::Seat;
use crate::games::state51::content::LocationId;
use crate::games::state51::content::kinds::{Category, Good};
use crate::games::state51::labels::cards::faction_name;
use crate::games::state51::labels::phrases::{self, Icon};
use crate::games::state51::rules::end::{score, winners};
use crate::games::state51::state::{Board, Built, Phase, Player};
use crate::scene::{Draw, Group, Sym, Weight, measure};

/// The width inside a panel.
const INSIDE: f32 = WIDTH - 2.0 * MARGIN - 2.0 * PAD;
const PAD: f32 = 4.0;

/// How large things are: on the table, and on the picture of one player.
#[derive(Clone, Copy)]
struct Scale {
    whole: bool,
    /// Letters and icons.
    k: f32,
}

/// The picture of one player.
pub(super) fn picture(eye: &Eye<'_>, seat: Seat) -> (Group, f32) {
    let mut at = Group::new(0.0, 0.0);
    let h = section(&mut at, eye, seat, MARGIN, Scale { whole: true, k: 1.55 });
    (at, h + 2.0 * MARGIN)
}

/// The panel of a player on the table; returns its height.
pub(super) fn strip(at: &mut Group, eye: &Eye<'_>, seat: Seat, y: f32) -> f32 {
    section(at, eye, seat, y, Scale { whole: false, k: 1.0 })
}

fn section(at: &mut Group, eye: &Eye<'_>, seat: Seat, y: f32, scale: Scale) -> f32 {
    let mut inside = Group::new(0.0, 0.0);
    let mut h = head(&mut inside, eye, seat, scale);
    let size = 27.0 * scale.k;
    h += pool(&mut inside, eye, seat, [12.0, h, INSIDE - 12.0], size);
    let (mut chips, papers) = (board(eye, seat, scale), papers(eye, seat, scale));
    if scale.whole {
        h += icon_row::flow(&mut inside, [8.0, h, INSIDE - 8.0], size * 0.84, &chips);
        chips.clear();
    }
    chips.extend(papers);
    h += icon_row::flow(&mut inside, [8.0, h, INSIDE - 8.0], size * 0.84, &chips);
    h += 4.0;
    h += if scale.whole { rows(&mut inside, eye, seat, h) } else { small_rows(&mut inside, eye, seat, h) };
    // Whose turn it is, and in the end who has won.
    let shines = match eye.board().phase {
        Phase::Setup => false,
        Phase::Over => winners(&eye.board().players, &eye.view.hands).contains(&seat),
        Phase::Lookout | Phase::Production | Phase::Action | Phase::Cleanup => eye.board().active == seat,
    };
    let line = shines.then(|| palette::seat(seat).edge);
    parts::panel(at, MARGIN, y, WIDTH - 2.0 * MARGIN, inside, h + 4.0, line);
    h + 4.0
}

/// The name, the faction, the score and the cards in hand.
fn head(at: &mut Group, eye: &Eye<'_>, seat: Seat, scale: Scale) -> f32 {
    let (player, k) = (eye.player(seat), scale.k);
    let (h, y) = (46.0 * k, 24.0 * k);
    parts::seat_badge(at, 10.0 + 17.0 * k, y, 16.0 * k, seat);
    let mut x = 18.0 + 36.0 * k;
    if eye.board().first == seat {
        parts::first(at, x + 13.0 * k, y, 12.0 * k);
        x += 32.0 * k;
    }
    // From the right: the score, then the cards in hand.
    let mut right = INSIDE;
    // What is on the track, and what the intact locations add at the end.
    let locations = score(player) - player.vp;
    let (vp, small) = (player.vp.to_string(), 20.0 * k);
    let sum = format!("+ {locations} = {}", score(player));
    right -= measure(&sum, small, Weight::SemiBold) + 4.0 * k;
    parts::label(at, right, y, 160.0, small, sum).semi_bold().color(DUST);
    right -= measure(&vp, 30.0 * k, Weight::Bold) + 11.0 * k;
    parts::number(at, right, y, 80.0, 30.0 * k, vp, eye.changed(|it| it.board.players[seat].vp));
    right -= 22.0 * k;
    icons::good(at, right, y, 34.0 * k, Good::Vp);
    let hand = eye.view.hands[seat].to_string();
    right -= 34.0 * k + measure(&hand, 25.0 * k, Weight::Bold);
    parts::number(at, right, y, 60.0, 25.0 * k, hand, eye.changed(|it| it.hands[seat]));
    right -= 18.0 * k;
    at.symbol(Sym::Hand, right, y, 30.0 * k, SAND);
    right -= 22.0 * k;
    if player.passed {
        let passed = eye.say("pic-passed");
        let w = measure(&passed, 19.0 * k, Weight::SemiBold) + 18.0 * k;
        right -= w;
        let pill = at.rect(right, y - 14.0 * k, w, 28.0 * k);
        pill.radius(14.0 * k).fill(palette::SPENT);
        if eye.changed(|it| it.board.players[seat].passed) {
            pill.stroke(FRESH, 3.0);
        }
        parts::centered(at, right + w * 0.5, y, w - 6.0, 19.0 * k, passed).semi_bold();
        right -= 8.0 * k;
    }
    let name = eye.words.name(seat);
    let room = right - x;
    if scale.whole {
        parts::label(at, x, y - 11.0 * k, room, 24.0 * k, name).bold();
        if let Some(faction) = player.faction {
            let faction = eye.words.say(&faction_name(faction));
            parts::label(at, x, y + 12.0 * k, room, 15.5 * k, faction).color(DUST);
        }
        return h;
    }
    let wide = measure(&name, 26.0 * k, Weight::Bold).min(room);
    parts::label(at, x, y, room, 26.0 * k, name).bold();
    if let Some(faction) = player.faction
        && room - wide > 90.0 * k
    {
        let faction = eye.words.say(&faction_name(faction));
        parts::label(at, x + wide + 10.0 * k, y, room - wide - 16.0 * k, 18.0 * k, faction).color(DUST);
    }
    h
}

/// The goods in the pool; returns the height.
fn pool(at: &mut Group, eye: &Eye<'_>, seat: Seat, [x, y, w]: [f32; 3], size: f32) -> f32 {
    let player = eye.player(seat);
    let (step, mut left, mut line) = (size * 1.45, x, 0.0);
    let changed = |good: Good| eye.changed(|it| it.board.players[seat].pooled(good));
    let shown: Vec<Good> = Good::ALL.into_iter().filter(|it| player.pooled(*it) > 0 || changed(*it)).collect();
    if shown.is_empty() {
        parts::label(at, x, y + step * 0.5, w, size * 0.7, eye.say("pic-pool-empty")).color(DUST);
    }
    for good in shown {
        let count = player.pooled(good).to_string();
        let wide = size * 1.18 + measure(&count, size * 0.9, Weight::Bold) + size * 0.55;
        if left > x && left + wide > x + w {
            (left, line) = (x, line + 1.0);
        }
        let middle = y + step * (line + 0.5);
        icons::good(at, left + size * 0.5, middle, size * 1.06, good);
        parts::number(at, left + size * 1.18, middle, size * 2.0, size * 0.9, count, changed(good));
        left += wide;
    }
    step * (line + 1.0)
}

/// The faction board: what it makes, and its exchanges; a used one is dark and ticked.
fn board(eye: &Eye<'_>, seat: Seat, scale: Scale) -> Vec<Chip> {
    let player = eye.player(seat);
    let Some(faction) = player.faction else { return Vec::new() };
    let board = eye.content().board(faction);
    let mut chips = Vec::new();
    if scale.whole {
        chips.push(Chip::new(phrases::makes(&board.makes), palette::category(Category::Production), PANEL_LINE));
    }
    for (exchange, cost, gain) in &board.exchanges {
        let mut exchanged = phrases::exchange(cost, gain);
        let used = player.exchanges.contains_key(exchange);
        if used {
            exchanged.insert(0, Icon::Sym(Sym::Check));
        }
        let mut chip = Chip::new(exchanged, if used { palette::SPENT } else { WELL }, PANEL_LINE);
        chip.fresh = eye.changed(|it| it.board.players[seat].exchanges.contains_key(exchange));
        chips.push(chip);
    }
    chips.push(Chip::new(phrases::worker_exchange(), WELL, PANEL_LINE));
    chips
}

/// The Deals, equal goods together, and the Connection cards in hand.
fn papers(eye: &Eye<'_>, seat: Seat, scale: Scale) -> Vec<Chip> {
    let player = eye.player(seat);
    let good = |id: &LocationId| eye.content().location(*id).deal;
    let of = |player: &Player, wanted: Good| player.deals.iter().filter(|it| good(it) == wanted).count();
    let mut chips = Vec::new();
    for wanted in Good::ALL {
        let count = of(player, wanted);
        if count == 0 {
            continue;
        }
        let mut row = vec![Icon::Deal, Icon::Good(wanted)];
        if count > 1 {
            row.push(Icon::Text(format!("×{count}")));
        }
        let mut chip = Chip::new(row, palette::deck(crate::games::state51::content::kinds::Colour::Blue), PANEL_LINE);
        chip.fresh = eye.changed(|it| of(&it.board.players[seat], wanted));
        chips.push(chip);
    }
    for id in &player.connections {
        let card = eye.content().connection(*id);
        let mut row = vec![Icon::Sym(Sym::Hand)];
        row.extend(phrases::played(card));
        if scale.whole {
            row.insert(1, Icon::Text(eye.say(format!("connection-{}", card.key))));
        }
        let mut chip = Chip::new(row, palette::deck(card.colour), SAND);
        let held = |board: &Board| board.players[seat].connections.iter().filter(|it| *it == id).count();
        chip.fresh = eye.since.is_some_and(|old| held(&old.board) < held(eye.board()));
        chips.push(chip);
    }
    chips
}

/// What stands in one row of the State.
fn built<'a>(eye: &Eye<'a>, seat: Seat, category: Category) -> Vec<&'a Built> {
    let of = |it: &&Built| eye.content().location(it.card).category == category;
    eye.player(seat).built.iter().filter(of).collect()
}

/// Where the cards of a row begin, so that they stand in the middle of the panel.
fn left_of(columns: usize, w: f32) -> f32 {
    (INSIDE + 2.0 * PAD - columns as f32 * (w + tile::NEAR) + tile::NEAR) * 0.5
}

/// The three rows of a State under their names; returns the height.
fn rows(at: &mut Group, eye: &Eye<'_>, seat: Seat, y: f32) -> f32 {
    let ((w, h), columns) = (tile::WHOLE, 3);
    let left = left_of(columns, w);
    let mut down = 0.0;
    for category in Category::ALL {
        let built = built(eye, seat, category);
        if built.is_empty() {
            continue;
        }
        down += heading(at, eye, category, y + down, left);
        for (n, it) in built.iter().enumerate() {
            let x = left + (n % columns) as f32 * (w + tile::NEAR);
            card(at, eye, seat, it, [x, y + down + (n / columns) as f32 * (h + tile::NEAR), w, h], true);
        }
        down += built.len().div_ceil(columns) as f32 * (h + tile::NEAR);
    }
    down
}

/// The three rows of a State on the table; returns the height. Rows that fit into one line share it, with a bar between.
fn small_rows(at: &mut Group, eye: &Eye<'_>, seat: Seat, y: f32) -> f32 {
    let ((w, h), columns) = (tile::SMALL, 4);
    let left = left_of(columns, w);
    let mut place: usize = 0;
    for category in Category::ALL {
        let built = built(eye, seat, category);
        let taken = place % columns;
        if taken + built.len() > columns {
            place = place.next_multiple_of(columns);
        } else if taken > 0 && !built.is_empty() {
            let (x, top) = (left + taken as f32 * (w + tile::NEAR), y + (place / columns) as f32 * (h + tile::NEAR));
            at.rect(x - tile::NEAR * 0.5 - 1.5, top + 2.0, 3.0, h - 4.0).radius(1.5).fill(DUST);
        }
        for it in built {
            let (column, line) = ((place % columns) as f32, (place / columns) as f32);
            card(at, eye, seat, it, [left + column * (w + tile::NEAR), y + line * (h + tile::NEAR), w, h], false);
            place += 1;
        }
    }
    place.div_ceil(columns) as f32 * (h + tile::NEAR)
}

/// One card of a State, with a ring if it changed.
fn card(at: &mut Group, eye: &Eye<'_>, seat: Seat, it: &Built, [x, y, w, h]: [f32; 4], whole: bool) {
    let location = eye.content().location(it.card);
    let planned = eye.player(seat).storing.get(&it.id);
    let robbed = eye.board().robberies.iter().any(|robbery| robbery.robbed == it.id);
    let lying = tile::Lying { built: it, planned, robbed };
    if whole {
        tile::whole(at, x, y, eye.words, location, Some(lying));
    } else {
        tile::small(at, x, y, eye.words, location, lying);
    }
    let since = eye.since.map(|old| old.board.players[seat].built(it.id));
    if since.is_some_and(|old| old != Some(it)) || eye.changed(|old| old.board.players[seat].storing.get(&it.id)) {
        parts::ring(at, x, y, w, h);
    }
}

/// The name of a row; returns its height.
fn heading(at: &mut Group, eye: &Eye<'_>, category: Category, y: f32, x: f32) -> f32 {
    let h = 46.0;
    let name = eye.say(format!("pic-row-{}", category.key()));
    parts::label(at, x + 2.0, y + h * 0.5, 500.0, 29.0, name).semi_bold().color(DUST);
    at.rect(x, y + h - 4.0, INSIDE - 4.0, 2.0).fill(palette::category(category).lighten(0.3));
    h + GAP * 0.4
}

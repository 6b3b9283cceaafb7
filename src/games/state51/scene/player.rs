//! One player: the panel on the table, and the picture of their own with larger cards.

use super::icon_row::Chip;
use super::palette::{DUST, PANEL_LINE, SAND, WELL};
use super::{Eye, GAP, MARGIN, WIDTH, emblems, icon_row, icons, legend, palette, parts, tile, weight};
use crate::engine::{Seat, Text};
use crate::games::drawing::Fresh;
use crate::games::state51::content::kinds::{Category, Good};
use crate::games::state51::content::{Location, LocationId};
use crate::games::state51::labels::cards::faction_name;
use crate::games::state51::labels::phrases::{self, Icon};
use crate::games::state51::rules::end::{score, winners};
use crate::games::state51::rules::outlook::income;
use crate::games::state51::state::{Board, Built, Phase, Player};
use crate::games::state51::view::View;
use crate::scene::{Color, Draw, Group, Sym, Weight, measure};

/// The width inside a panel.
const INSIDE: f32 = WIDTH - 2.0 * MARGIN - 2.0 * PAD;
const PAD: f32 = 4.0;

/// How large things are: on the overview, and on the picture of one player.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    pub whole: bool,
    /// Letters and icons.
    pub k: f32,
}

/// The picture of one player.
pub(super) fn picture(eye: &Eye<'_>, seat: Seat) -> (Group, f32) {
    let scale = Scale { whole: true, k: 1.55 };
    let mut inside = Group::new(0.0, 0.0);
    if let Some(faction) = eye.player(seat).faction {
        emblems::worn(&mut inside, INSIDE * 0.46, 100.0, 190.0, faction);
    }
    let mut h = head(&mut inside, eye, seat, scale);
    let size = 27.0 * scale.k;
    h += pool(&mut inside, eye, seat, [12.0, h, INSIDE - 12.0], size);
    let chips: Vec<Chip> = next_income(eye, seat).into_iter().chain(board(eye, seat, scale)).collect();
    for chips in [chips, papers(eye, seat, scale)] {
        h += icon_row::flow(&mut inside, [8.0, h, INSIDE - 8.0], size * 0.84, &chips);
    }
    h += 4.0;
    h += rows(&mut inside, eye, seat, h) + 4.0;
    let shown: Vec<&Location> = eye.player(seat).intact().map(|it| eye.content().location(it.card)).collect();
    let own = [legend::defence(eye)].into_iter().chain(legend::goods_of(eye, seat, &shown)).collect();
    h += legend::of_whole(&mut inside, eye, [8.0, h, INSIDE - 8.0], &shown, true, own) + 4.0;
    let mut at = Group::new(0.0, 0.0);
    parts::panel(&mut at, MARGIN, MARGIN, WIDTH - 2.0 * MARGIN, inside, h, shines(eye, seat));
    (at, h + 2.0 * MARGIN)
}

/// The edge of a panel where it is this player's turn, and in the end where this player has won.
pub(super) fn shines(eye: &Eye<'_>, seat: Seat) -> Option<Color> {
    let shines = match eye.board().phase {
        Phase::Setup => false,
        Phase::Over => winners(&eye.board().players).contains(&seat),
        Phase::Lookout | Phase::Production | Phase::Action | Phase::Cleanup => eye.board().active == seat,
    };
    shines.then(|| palette::seat(seat).edge)
}

/// What is on the track, and what the intact locations add at the end; then the sum is what counts.
pub(super) fn sum(eye: &Eye<'_>, seat: Seat) -> String {
    let (player, total) = (eye.player(seat), score(eye.player(seat)));
    if eye.board().phase == Phase::Over {
        let text = Text::new("pic-final").with("vp", player.vp).with("n", total - player.vp);
        return eye.words.say(&text);
    }
    eye.say_with("pic-so-far", "n", total)
}

/// The name, the faction, the score and the cards in hand.
fn head(at: &mut Group, eye: &Eye<'_>, seat: Seat, scale: Scale) -> f32 {
    let (player, k) = (eye.player(seat), scale.k);
    let (h, y) = (54.0 * k, 28.0 * k);
    parts::seat_badge(at, 10.0 + 17.0 * k, y, 16.0 * k, seat);
    let mut x = 18.0 + 36.0 * k;
    if eye.board().first == seat {
        parts::first(at, x + 13.0 * k, y - 9.0 * k, 12.0 * k);
        x += 32.0 * k;
    }
    // From the right: the score, then the cards in hand.
    let mut right = INSIDE - 16.0;
    let over = eye.board().phase == Phase::Over;
    let vp = if over { score(player) } else { player.vp }.to_string();
    right -= measure(&vp, 30.0 * k, Weight::Bold);
    let top = y - 9.0 * k;
    parts::number(at, right, top, 120.0, 30.0 * k, vp, eye.fresh(weight::SCORE, |it| it.board.players[seat].vp));
    right -= 22.0 * k;
    icons::good(at, right, top, 34.0 * k, Good::Vp);
    let hand = eye.view.hands[seat].to_string();
    right -= 34.0 * k + measure(&hand, 25.0 * k, Weight::Bold);
    parts::number(at, right, top, 90.0, 25.0 * k, hand, eye.fresh(weight::HAND, |it| it.hands[seat]));
    right -= 18.0 * k;
    at.symbol(Sym::Hand, right, top, 30.0 * k, SAND);
    right -= 22.0 * k;
    if player.passed && !over {
        let passed = eye.say("pic-passed");
        let w = measure(&passed, 19.0 * k, Weight::SemiBold) + 18.0 * k;
        right -= w;
        let (color, line) = match eye.fresh(weight::PASSED, |it| it.board.players[seat].passed) {
            Fresh::No => (PANEL_LINE, 1.5),
            Fresh::Dim => (palette::FADED, 3.0),
            Fresh::Strong => (palette::FRESH, 4.0),
        };
        at.rect(right, top - 14.0 * k, w, 28.0 * k).radius(14.0 * k).fill(palette::SPENT).stroke(color, line);
        parts::centered(at, right + w * 0.5, top, w - 6.0, 19.0 * k, passed).semi_bold();
        right -= 8.0 * k;
    }
    parts::label(at, x, top, right - x, 24.0 * k, eye.words.name(seat)).bold();
    let (low, small) = (y + 15.0 * k, 16.0 * k);
    let sum = sum(eye, seat);
    let sum_wide = measure(&sum, small, Weight::SemiBold);
    parts::label(at, INSIDE - 12.0 - sum_wide, low, sum_wide + 1.0, small, sum).semi_bold().color(DUST);
    if let Some(faction) = player.faction {
        let left = 18.0 + 36.0 * k;
        emblems::badge(at, left + 10.0 * k, low, 22.0 * k, faction);
        let room = INSIDE - 20.0 - sum_wide - left - 26.0 * k;
        parts::label(at, left + 26.0 * k, low, room, 17.0 * k, eye.words.say(&faction_name(faction))).color(DUST);
    }
    h
}

/// The goods in the pool; returns the height.
pub(super) fn pool(at: &mut Group, eye: &Eye<'_>, seat: Seat, [x, y, w]: [f32; 3], size: f32) -> f32 {
    let player = eye.player(seat);
    let (step, mut left, mut line) = (size * 1.45, x, 0.0);
    let changed = |good: Good| eye.differs(|it| it.board.players[seat].pooled(good));
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
        parts::number(
            at,
            left + size * 1.18,
            middle,
            size * 2.0,
            size * 0.9,
            count,
            eye.mark(weight::POOL, changed(good)),
        );
        left += wide;
    }
    step * (line + 1.0)
}

/// What the next Production brings, with a sign where something is chosen only then.
pub(super) fn next_income(eye: &Eye<'_>, seat: Seat) -> Option<Chip> {
    let coming = |view: &'_ View| income(&view.facts.0, &view.board, seat).map(|it| (it.goods, it.back, it.open.len()));
    let (goods, back, _) = coming(eye.view)?;
    let chosen = income(&eye.view.facts.0, &eye.view.board, seat)?.open;
    // In words: what a sign of time before goods says, nobody could guess.
    let mut row = vec![Icon::Text(eye.say("pic-next")), Icon::Gap];
    row.extend(phrases::row(&goods));
    row.extend(chosen.into_iter().flat_map(phrases::chosen));
    if !back.is_empty() {
        // With the lock of the storage it comes from: it is more than what is made.
        row.extend([Icon::Gap, Icon::text("+"), Icon::When(Sym::Lock)]);
        row.extend(phrases::row(&back));
    }
    let mut chip = Chip::new(row, palette::category(Category::Production), PANEL_LINE);
    chip.fresh = eye.fresh(weight::INCOME, coming);
    Some(chip)
}

/// The faction board: what it makes, and its exchanges; a used one is dark and ticked.
pub(super) fn board(eye: &Eye<'_>, seat: Seat, scale: Scale) -> Vec<Chip> {
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
        // Not the red of what is used elsewhere, which is close to that of a Connection card beside it.
        let mut chip = Chip::new(exchanged, if used { palette::DUSK } else { WELL }, PANEL_LINE);
        // That a new round gives it back is no news, and a mark would look like that of one that is used.
        if used {
            chip.fresh = eye.fresh(weight::EXCHANGE, |it| it.board.players[seat].exchanges.contains_key(exchange));
        }
        chips.push(chip);
    }
    chips.push(Chip::new(phrases::worker_exchange(), WELL, PANEL_LINE));
    chips
}

/// The Deals, equal goods together, and the Connection cards in hand.
pub(super) fn papers(eye: &Eye<'_>, seat: Seat, scale: Scale) -> Vec<Chip> {
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
            // In front, as everywhere: behind the good it would be read as an amount of it.
            row.insert(0, Icon::Text(format!("{count}×")));
        }
        let mut chip = Chip::new(row, palette::deck(crate::games::state51::content::kinds::Colour::Blue), PANEL_LINE);
        chip.fresh = eye.fresh(weight::DEAL, |it| of(&it.board.players[seat], wanted));
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
        let taken = eye.since.is_some_and(|old| held(&old.board) < held(eye.board()));
        chip.fresh = eye.mark(weight::CONNECTION, taken);
        chips.push(chip);
    }
    chips
}

/// What stands in one row of the State.
pub(super) fn built<'a>(eye: &Eye<'a>, seat: Seat, category: Category) -> Vec<&'a Built> {
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

/// One card of a State, with a ring if it changed.
pub(super) fn card(at: &mut Group, eye: &Eye<'_>, seat: Seat, it: &Built, [x, y, w, h]: [f32; 4], whole: bool) {
    let location = eye.content().location(it.card);
    let planned = eye.player(seat).storing.get(&it.id);
    let robbed = eye.board().robberies.iter().any(|robbery| robbery.robbed == it.id);
    let lying = tile::Lying { built: it, planned, robbed };
    if whole {
        tile::whole(at, x, y, eye.words, location, Some(lying));
    } else {
        tile::small(at, x, y, eye.words, location, lying);
    }
    parts::ring(at, x, y, w, h, changed(eye, seat, it));
}

/// How to mark a card of a State: one that is new, in ruins, or used or filled since.
pub(super) fn changed(eye: &Eye<'_>, seat: Seat, it: &Built) -> Fresh {
    let Some(old) = eye.since else { return Fresh::No };
    let planned = |board: &Board| board.players[seat].storing.get(&it.id).copied();
    let weight = match old.board.players[seat].built(it.id) {
        None => weight::BUILT + it.id.0,
        Some(old) if old.ruined != it.ruined => weight::RUINED,
        Some(_) => weight::USED,
    };
    // What was stored came back in Production by itself (PRO-02).
    let back = |was: &Built| match it.stored.is_empty() {
        true => Built { stored: it.stored, ..was.clone() },
        false => was.clone(),
    };
    let fresh = |was: &Built| match old.board.round == eye.board().round {
        true => back(was),
        // What Cleanup takes off every card is no news, and a mark would look like that of one that is used.
        false => {
            Built { uses: it.uses.min(was.uses), spent: it.spent, visitors: it.visitors.min(was.visitors), ..back(was) }
        }
    };
    let same = old.board.players[seat].built(it.id).map(fresh).as_ref() == Some(it)
        && (planned(eye.board()).is_none() || planned(&old.board) == planned(eye.board()));
    eye.mark(weight, !same)
}

/// The name of a row; returns its height.
fn heading(at: &mut Group, eye: &Eye<'_>, category: Category, y: f32, x: f32) -> f32 {
    let h = 46.0;
    let name = eye.say(format!("pic-row-{}", category.key()));
    parts::label(at, x + 2.0, y + h * 0.5, 500.0, 29.0, name).semi_bold().color(DUST);
    at.rect(x, y + h - 4.0, INSIDE - 4.0, 2.0).fill(palette::category(category).lighten(0.3));
    h + GAP * 0.4
}

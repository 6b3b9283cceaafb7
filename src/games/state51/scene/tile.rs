//! Locations as cards: small ones for the table, whole ones for a player's picture, the hand and the look-up.

use super::icon_row::Chip;
use super::palette::{EDGE, INK, PAPER, PAPER_LINE, SAND};
use super::{Eye, icons, palette, parts};
use crate::engine::Words;
use crate::games::drawing::{self, Laid};
use crate::games::state51::content::Location;
use crate::games::state51::content::ability::{Ability, Bag};
use crate::games::state51::content::kinds::{Category, Good};
use crate::games::state51::labels::cards::location_name;
use crate::games::state51::labels::phrases::{self, Icon, Phrase};
use crate::games::state51::rules::defence::of_category;
use crate::games::state51::state::Built;
use crate::scene::{Color, Draw, Group, Shadow, Sym, Weight, measure};

/// A small card: four to a row, so that its name can be read on a phone.
pub(super) const SMALL: (f32, f32) = (187.0, 126.0);
/// A whole card: three to a row.
pub(super) const WHOLE: (f32, f32) = (252.0, 232.0);
/// The grounds of what a card gives when it is razed and as a Deal.
pub(super) const SPOILS: Color = Color::rgb(0xb5483c);
pub(super) const DEAL: Color = Color::rgb(0x3a6ea8);
/// Between two cards.
pub(super) const NEAR: f32 = 8.0;

/// A built card, what goes onto it at Cleanup, and whether somebody else gets what it makes.
#[derive(Clone, Copy)]
pub(super) struct Lying<'a> {
    pub built: &'a Built,
    pub planned: Option<&'a Bag>,
    pub robbed: bool,
}

/// A small card of a State.
pub(super) fn small(at: &mut Group, x: f32, y: f32, words: &dyn Words, location: &Location, lying: Lying<'_>) {
    let built = lying.built;
    let (w, h) = SMALL;
    let name = words.say(&location_name(location));
    if built.ruined {
        ruins(at, [x, y, w, h], 20.0, name);
        return;
    }
    let band = 46.0;
    ground(at, [x, y, w, h], band, location, Some(built));
    let mut signs = sign(at, x + w - 7.0, y + band * 0.5, 23.0, location);
    if built.token {
        icons::good(at, x + w - signs - 22.0, y + band * 0.5, 27.0, Good::Defence);
        signs += 28.0;
    }
    title(at, [x + 8.0, y + band * 0.5, w - 20.0 - signs], [22.0, 20.5], name);
    let left = types(at, x + 7.0, y + band + 7.0, 28.0, location);
    let marks = marks(location, Some(lying), 2);
    let foot = if marks.is_empty() { 0.0 } else { 30.0 };
    let (x, w, room) = (x + left + 6.0, w - left - 12.0, h - band - foot - 6.0);
    Laid::new(&abilities(location, Some(built)), w, room, 32.0).draw(at, [x, y + band + 3.0, w, room], INK);
    // On the edge, so that the ability keeps its room.
    mark_row(at, [x, y + h - 18.0, w - 3.0], 24.0, &marks);
}

/// A card as a name on the colour of its category, with a tick if it was used and a shield if it is defended.
pub(super) fn slip(at: &mut Group, [x, y, w, h]: [f32; 4], words: &dyn Words, location: &Location, built: &Built) {
    let (middle, name) = (y + h * 0.5, words.say(&location_name(location)));
    let ground = if built.ruined { palette::RUIN } else { palette::category(location.category) };
    at.rect(x, y, w, h).radius(8.0).fill(ground).stroke(PAPER_LINE, 1.5);
    let sign = if built.ruined { Sym::Breach } else { sym(location.category) };
    at.symbol(sign, x + 22.0, middle, 28.0, SAND);
    let mut right = x + w - 8.0;
    if built.token {
        right -= 28.0;
        icons::good(at, right + 14.0, middle, 28.0, Good::Defence);
    }
    if built.uses > 0 {
        right -= 26.0;
        at.symbol(Sym::Check, right + 13.0, middle, 24.0, SAND);
    }
    parts::label(at, x + 42.0, middle, right - x - 46.0, 25.0, name).semi_bold().shrink(0.88);
}

/// A whole card; one that is built shows what lies on it.
pub(super) fn whole(at: &mut Group, x: f32, y: f32, words: &dyn Words, location: &Location, lying: Option<Lying<'_>>) {
    let built = lying.map(|it| it.built);
    let (w, h) = WHOLE;
    let name = words.say(&location_name(location));
    if built.is_some_and(|it| it.ruined) {
        ruins(at, [x, y, w, h], 27.0, name);
        return;
    }
    let band = 48.0;
    ground(at, [x, y, w, h], band, location, built);
    distance(at, x + 23.0, y + band * 0.5, 17.0, location.distance);
    let signs = sign(at, x + w - 8.0, y + band * 0.5, 30.0, location);
    title(at, [x + 46.0, y + band * 0.5, w - 60.0 - signs], [27.0, 21.5], name);
    let left = types(at, x + 8.0, y + band + 10.0, 40.0, location);
    let marks = marks(location, lying, usize::MAX);
    let (foot, mark_h) = (48.0, if marks.is_empty() { 0.0 } else { 42.0 });
    let room = h - band - foot - mark_h - 8.0;
    Laid::new(&abilities(location, built), w - left - 22.0, room, 48.0).draw(
        at,
        [x + left + 12.0, y + band + 4.0, w - left - 22.0, room],
        INK,
    );
    mark_row(at, [x + 8.0, y + h - foot - 22.0, w - 16.0], 27.0, &marks);
    footer(at, [x, y + h - foot, w, foot], location, built);
}

/// A name on one line, or on two of the smaller size if it is long; `y` is the middle of the band.
fn title(at: &mut Group, [x, y, w]: [f32; 3], [size, small]: [f32; 2], name: String) {
    let wide = |text: &str, size: f32| measure(text, size, Weight::SemiBold);
    let split = halves(&name).filter(|_| wide(&name, size) * 0.84 > w);
    let Some((first, rest)) = split else {
        parts::label(at, x, y, w, size, name).semi_bold().shrink(0.6);
        return;
    };
    for (line, dy) in [(first, -0.54), (rest, 0.54)] {
        parts::label(at, x, y - 1.0 + dy * small, w, small, line).semi_bold().shrink(0.7);
    }
}

/// A name broken at the space that leaves the shorter longest half; none if it is one word.
fn halves(name: &str) -> Option<(&str, &str)> {
    let splits = name.match_indices(' ').map(|(at, _)| (&name[..at], &name[at + 1..]));
    splits.min_by_key(|(first, rest)| first.chars().count().max(rest.chars().count()))
}

/// The paper, and the band of the category on top.
fn ground(at: &mut Group, [x, y, w, h]: [f32; 4], band: f32, location: &Location, built: Option<&Built>) {
    let used = built.is_some_and(|it| uses(location).is_some_and(|times| it.uses >= times));
    let paper = if used { palette::PAPER_USED } else { PAPER };
    let color = palette::category(location.category);
    at.rect(x, y, w, h).radius(10.0).fill(paper).shadow(Shadow::soft(6.0));
    at.rect(x, y, w, band).radius(10.0).fill(color);
    at.rect(x, y + band * 0.5, w, band * 0.5).fill(color);
    at.rect(x, y, w, h).radius(10.0).stroke(PAPER_LINE, 1.5);
}

/// A card turned over: cracks, and what lies below (RZO-07).
fn ruins(at: &mut Group, [x, y, w, h]: [f32; 4], size: f32, name: String) {
    at.rect(x, y, w, h).radius(10.0).fill(palette::RUIN).stroke(palette::RUIN_LINE, 2.0).dash(&[7.0, 5.0]);
    at.symbol(Sym::Breach, x + w * 0.5, y + h * 0.34, h * 0.46, palette::RUIN_LINE);
    let room = w - 14.0;
    let split = halves(&name).filter(|_| measure(&name, size, Weight::Regular) > room);
    let lines = split.map_or_else(|| vec![name.as_str()], |(first, rest)| vec![first, rest]);
    let top = y + h * 0.8 - (lines.len() - 1) as f32 * size * 0.55;
    for (n, line) in lines.into_iter().enumerate() {
        let middle = top + n as f32 * size * 1.1;
        parts::centered(at, x + w * 0.5, middle, room, size, line).color(palette::RUIN_INK);
    }
}

/// The sign of a category.
pub(super) fn sym(category: Category) -> Sym {
    match category {
        Category::Production => Sym::Production,
        Category::Feature => Sym::Eye,
        Category::Action => Sym::Flag,
    }
}

/// How many cards of each category there are, with its name, so that the signs and colours explain themselves.
pub(super) fn counts(eye: &Eye<'_>, of: impl Fn(Category) -> usize) -> Vec<Chip> {
    let one = |category: Category| {
        let name = eye.say(format!("pic-row-{}", category.key()));
        let words = Icon::Text(format!("{name} {}", of(category)));
        Chip::new(vec![Icon::Sym(sym(category)), words], palette::category(category), palette::PANEL_LINE)
    };
    Category::ALL.into_iter().filter(|it| of(*it) > 0).map(one).collect()
}

/// The sign of the category with its right end at `x`; returns its width. Workers may visit an open Production.
fn sign(at: &mut Group, x: f32, y: f32, size: f32, location: &Location) -> f32 {
    at.symbol(sym(location.category), x - size * 0.5, y, size, SAND);
    if !location.open {
        return size;
    }
    icons::good(at, x - size * 1.6, y, size * 0.95, Good::Worker);
    size * 2.1
}

/// The Distance, as the grey contacts it costs to build.
fn distance(at: &mut Group, cx: f32, cy: f32, radius: f32, distance: u32) {
    at.circle(cx, cy, radius).fill(palette::good(Good::Grey)).stroke(EDGE, 2.0);
    parts::centered(at, cx, cy, radius * 1.6, radius * 1.45, distance.to_string()).bold().color(EDGE);
}

/// The Types one below the other; returns the width of their column.
fn types(at: &mut Group, x: f32, y: f32, size: f32, location: &Location) -> f32 {
    for (n, of) in location.types.iter().enumerate() {
        icons::type_chip(at, x + size * 0.5, y + size * 0.5 + n as f32 * (size + 6.0), size, *of);
    }
    if location.types.is_empty() { 0.0 } else { size + 4.0 }
}

/// Spoils to the left, the Defence in the middle, the Deal to the right.
fn footer(at: &mut Group, [x, y, w, h]: [f32; 4], location: &Location, built: Option<&Built>) {
    let deal_w = 74.0;
    at.rect(x + 4.0, y, w - deal_w - 12.0, h - 4.0).radius(8.0).fill(SPOILS);
    at.rect(x + w - deal_w - 4.0, y, deal_w, h - 4.0).radius(8.0).fill(DEAL);
    let middle = y + (h - 4.0) * 0.5;
    let shield = if built.is_some() { 44.0 } else { 0.0 };
    let spoils = phrases::row(&location.spoils);
    let room = w - deal_w - 24.0 - shield;
    Laid::new(&[vec![spoils]], room, h, 33.0).draw(at, [x + 10.0, y, room, h - 4.0], Color::WHITE);
    if let Some(built) = built {
        let extra = u32::from(built.token || location.abilities.contains(&Ability::Defended));
        let cx = x + w - deal_w - 34.0;
        icons::good(at, cx, middle, 42.0, Good::Defence);
        at.circle(cx, middle - 1.0, 13.0).fill(palette::good(Good::Defence));
        let defence = of_category(location.category) + extra;
        parts::centered(at, cx, middle, 30.0, 25.0, defence.to_string()).bold().color(EDGE);
    }
    let deal = [Icon::Deal, Icon::Good(location.deal)];
    drawing::draw(at, x + w - deal_w + 1.0, middle, 31.0, Color::WHITE, &deal);
}

/// How often a round an action location is used.
fn uses(location: &Location) -> Option<u32> {
    location.abilities.iter().find_map(|it| if let Ability::Use { times, .. } = it { Some(*times) } else { None })
}

/// The abilities; of goods that a card placed on itself those that are left.
fn abilities(location: &Location, built: Option<&Built>) -> Vec<Vec<Phrase>> {
    let one = |it: &Ability| match (it, built) {
        (Ability::Place(_), Some(built)) => phrases::placed(&built.placed),
        (it, _) => it.icons(),
    };
    location.abilities.iter().map(one).collect()
}

/// What lies on a card this round: its uses with the goods spent, robbers, visitors, stored goods and those to be
/// stored. Of more than so many kinds of spent goods only the use is told, where they would be too small to see.
fn marks(location: &Location, lying: Option<Lying<'_>>, kinds: usize) -> Vec<Chip> {
    let mut marks = Vec::new();
    let Some(Lying { built, planned, robbed }) = lying else { return marks };
    if built.uses > 0 || !built.spent.is_empty() {
        let count = uses(location).map_or_else(String::new, |times| format!("{}/{times}", built.uses));
        let mut icons = vec![Icon::Sym(Sym::Check), Icon::Text(count)];
        if built.spent.iter().count() <= kinds {
            icons.push(Icon::Gap);
            icons.extend(phrases::row(&built.spent));
        }
        marks.push(Chip::new(icons, palette::SPENT, EDGE));
    }
    if robbed {
        marks.push(Chip::new(vec![Icon::Opponent, Icon::Sym(Sym::Production)], palette::SPENT, palette::FRESH));
    }
    if built.visitors > 0 {
        let visitors = vec![Icon::Sym(Sym::Check), Icon::Good(Good::Worker)];
        marks.push(Chip::new(visitors, palette::SPENT, EDGE));
    }
    if !built.stored.is_empty() {
        marks.push(Chip::new([vec![Icon::Sym(Sym::Lock)], phrases::row(&built.stored)].concat(), palette::WELL, EDGE));
    }
    if let Some(planned) = planned.filter(|it| !it.is_empty()) {
        let icons = [vec![Icon::Sym(Sym::Hourglass), Icon::Sym(Sym::Lock)], phrases::row(planned)].concat();
        marks.push(Chip::new(icons, palette::WELL, EDGE));
    }
    marks
}

/// Marks in one row, as small as they must be to fit.
fn mark_row(at: &mut Group, [x, y, w]: [f32; 3], size: f32, marks: &[Chip]) {
    let wide = |size: f32| marks.iter().map(|it| it.width(size) + 4.0).sum::<f32>();
    let size = size * (w / wide(size).max(1.0)).min(1.0);
    let mut left = x + w - wide(size);
    for mark in marks {
        mark.draw(at, left, y, size);
        left += mark.width(size) + 4.0;
    }
}

//! The cards that tell the story: of this morning or evening, of the event area, of the scenario.

use super::card::{self, SMALL, Shown, WHOLE};
use super::{Eye, palette, parts};
use crate::engine::Text;
use crate::games::frostpunk::content::card_id::{CardId, Deck};
use crate::games::frostpunk::state::Phase;
use crate::scene::{Color, Draw, Group, Sym};

/// Returns where it ends.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) -> f32 {
    let board = eye.board();
    let mut top = y;
    let looked_at = board.looked_at.iter().map(|it| (*it, "pic-looked-at"));
    let own = [(board.evening, "pic-dusk"), (board.next_consultation(), "pic-consultation")];
    let whole: Vec<(CardId, &str)> = looked_at.chain(own.into_iter().filter_map(|it| Some((it.0?, it.1)))).collect();
    for (n, (id, heading)) in whole.iter().enumerate() {
        let left = x + (n % 2) as f32 * (WHOLE.0 + 16.0);
        let below = top + (n / 2) as f32 * (WHOLE.1 + 58.0);
        let text = eye.say(*heading);
        parts::label(at, left + 6.0, below + 20.0, WHOLE.0 - 12.0, 24.0, text).bold().shrink(0.55).color(palette::GLOW);
        card::whole(at, eye.content(), eye.words, [left, below + 44.0], *id);
    }
    top += whole.len().div_ceil(2) as f32 * (WHOLE.1 + 58.0);
    let (scenario, area): (Vec<Shown>, _) = open_cards(eye).into_iter().partition(|it| it.id.deck == Deck::Scenario);
    if !scenario.is_empty() {
        top = card::grid(at, eye, [x, top, w], &scenario);
    }
    pairs(at, eye, [x, top, w], &area)
}

/// Cards that say much, two to a row. Returns where they end.
fn pairs(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3], cards: &[Shown]) -> f32 {
    let scale = (w - 10.0) * 0.5 / SMALL.0;
    let (wide, tall) = (SMALL.0 + 10.0 / scale, SMALL.1 + 10.0 / scale);
    let place = at.group(x, y);
    place.scale(scale);
    for (n, card) in cards.iter().enumerate() {
        card::small(place, eye, [(n % 2) as f32 * wide, (n / 2) as f32 * tall], card);
    }
    y + cards.len().div_ceil(2) as f32 * tall * scale
}

/// The card that everybody looks at now: the one of the morning while it is resolved, that of the evening from dusk on, else the
/// consultation to come, which says what the tokens are worth; without any, the evening’s until the viewer has seen it.
pub(super) fn of_the_hour(eye: &Eye<'_>) -> Option<CardId> {
    let board = eye.board();
    let morning = board.area.last().map(|it| it.id).filter(|it| it.deck == Deck::Morning);
    match board.phase {
        Phase::Morning => morning,
        Phase::Dusk | Phase::Hunger | Phase::Night | Phase::Over => board.evening,
        _ => board.next_consultation().or_else(|| board.evening.filter(|_| eye.differs(|it| it.board.evening))),
    }
}

/// From this scale on a card of the piles can be read on a phone, and there may be two.
const LEGIBLE: f32 = 0.85;

/// The card of the last evening, faded because it is over, and the consultation that everybody has read, in that of some areas where
/// they are largest; where two would be too small to read, the consultation alone. What is shown already is left out.
pub(super) fn piles(at: &mut Group, eye: &Eye<'_>, shown: Option<CardId>, areas: [[f32; 4]; 2]) {
    let left = |it: Option<CardId>| it.filter(|_| it != shown);
    let (evening, next) = (left(eye.board().evening), left(eye.board().next_consultation()));
    let both: Vec<CardId> = evening.into_iter().chain(next).collect();
    let alone: Vec<CardId> = next.or(evening).into_iter().collect();
    let scale = |[_, _, w, h]: [f32; 4], n: usize| {
        (h / WHOLE.1).min((w - 16.0 * (n as f32 - 1.0)) / n as f32 / WHOLE.0).min(1.0)
    };
    // What is over is not worth a glance that reads nothing.
    let least = if next.is_some() { 0.45 } else { LEGIBLE };
    let best = |n: usize| areas.into_iter().max_by(|one, other| scale(*one, n).total_cmp(&scale(*other, n)));
    let fits = |cards: Vec<CardId>, least: f32| {
        let n = cards.len();
        let area = best(n.max(1))?;
        (n > 0 && scale(area, n) >= least).then(|| (scale(area, n), area, cards))
    };
    let Some((scale, [x, y, ..], cards)) = fits(both, LEGIBLE).or_else(|| fits(alone, least)) else { return };
    for (n, id) in cards.into_iter().enumerate() {
        let place = at.group(x + n as f32 * (WHOLE.0 * scale + 16.0), y);
        place.scale(scale);
        card::whole(place, eye.content(), eye.words, [0.0, 0.0], id);
        announced(place, eye, [0.0, 0.0], id);
        if Some(id) == eye.board().evening {
            veil(place, [0.0, 0.0]);
        }
    }
}

/// On a consultation that is still to come: when it may be, so that nobody takes it for one in force (DUS-02).
pub(super) fn announced(at: &mut Group, eye: &Eye<'_>, [x, y]: [f32; 2], id: CardId) {
    if eye.board().next_consultation() != Some(id) {
        return;
    }
    let text = eye.text(&Text::new("pic-next").with("n", eye.view.counts.dusk));
    at.rect(x + 10.0, y + 60.0, WHOLE.0 - 20.0, 40.0).radius(8.0).fill(palette::WELL);
    parts::label(at, x + 20.0, y + 80.0, WHOLE.0 - 40.0, 26.0, text).bold().shrink(0.6).color(palette::GLOW);
}

/// Whether a card of the hour has been resolved already.
pub(super) fn is_over(eye: &Eye<'_>, id: CardId) -> bool {
    let evening = matches!(eye.board().phase, Phase::Dusk | Phase::Hunger | Phase::Night | Phase::Over);
    Some(id) == eye.board().evening && !evening
}

/// What lies over a card that has been resolved.
pub(super) fn veil(at: &mut Group, [x, y]: [f32; 2]) {
    let ((w, h), veil) = (WHOLE, Color { a: 150, ..palette::WELL });
    at.rect(x, y, w, h).radius(12.0).fill(veil);
    at.symbol(Sym::Check, x + w * 0.5, y + 126.0, 96.0, palette::GOOD);
}

/// How large small cards are at most, at least where the picture need not grow for it, and at least of all.
const SCALES: [f32; 3] = [1.51, 0.75, 0.3];

/// The places for small cards of a scale, in one area after the other.
fn places(areas: &[[f32; 4]], scale: f32) -> Vec<[f32; 2]> {
    let (wide, tall) = ((SMALL.0 + 10.0) * scale, (SMALL.1 + 10.0) * scale);
    let within = |&[x, y, w, h]: &[f32; 4]| {
        let (columns, rows) = (((w + 10.0) / wide) as usize, ((h + 10.0).max(0.0) / tall) as usize);
        (0..rows * columns).map(move |n| [x + (n % columns) as f32 * wide, y + (n / columns) as f32 * tall])
    };
    areas.iter().flat_map(within).collect()
}

/// As many cards as there are, as large as they can be in some areas; where that would be too small to read, in larger ones.
/// Returns where they end on the right and below.
pub(super) fn mosaic(at: &mut Group, eye: &Eye<'_>, [level, tallest]: [&[[f32; 4]]; 2], cards: &[Shown]) -> [f32; 2] {
    let fit = |areas: &[[f32; 4]], least: f32| {
        let scales = std::iter::successors(Some(SCALES[0]), |it| Some(it - 0.02)).take_while(|it| *it >= least);
        scales.map(|it| (it, places(areas, it))).find(|it| it.1.len() >= cards.len())
    };
    let Some((scale, places)) = fit(level, SCALES[1]).or_else(|| fit(tallest, SCALES[2])) else { return [0.0; 2] };
    let mut end: [f32; 2] = [0.0; 2];
    for ([x, y], card) in places.into_iter().zip(cards) {
        let place = at.group(x, y);
        place.scale(scale);
        card::small(place, eye, [0.0, 0.0], card);
        end = [end[0].max(x + SMALL.0 * scale), end[1].max(y + SMALL.1 * scale)];
    }
    end
}

/// The scenario cards and the event area.
pub(super) fn open_cards(eye: &Eye<'_>) -> Vec<Shown> {
    let board = eye.board();
    let scenario =
        board.scenario.iter().map(|it| (Shown::of(*it), eye.since.is_some_and(|old| !old.board.scenario.contains(it))));
    let area = board.area.iter().map(|it| {
        let shown = Shown { cubes: it.cubes, ..Shown::of(it.id) };
        (shown, eye.since.is_some_and(|old| old.board.open(it.id) != Some(it)))
    });
    scenario.chain(area).map(|(shown, fresh)| Shown { fresh, ..shown }).collect()
}

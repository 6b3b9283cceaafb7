//! Cards: small ones in rows, whole ones for the look-up and the hand. What they do is told by the icons of their facts.

use super::icons as drawn;
use super::marks::{Mark, phrases};
use super::palette::{self, EDGE, FADED, INK, PAPER, PAPER_WELL};
use super::{Eye, faces, parts, weight};
use crate::engine::Words;
use crate::games::frostpunk::content::Content;
use crate::games::frostpunk::content::card_id::{CardId, Deck};
use crate::games::frostpunk::content::features::Ability;
use crate::games::frostpunk::content::icons::{self, Icon, Sign};
use crate::games::frostpunk::content::kinds::{Action, Citizen, Colour, Good};
use crate::games::frostpunk::content::slots::Work;
use crate::games::frostpunk::content::standing::Standing;
use crate::games::frostpunk::rules;
use crate::games::frostpunk::state::{Development, Enacted, Goods, Phase, Research};
use crate::scene::{Color, Draw, Group, Sym, Weight, measure};

/// Three to a row.
pub(super) const SMALL: (f32, f32) = (252.0, 150.0);
pub(super) const WHOLE: (f32, f32) = (380.0, 470.0);

/// A card with what lies on it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Shown {
    pub id: CardId,
    pub on: On,
    pub cubes: Goods,
    /// Whether it was not there before.
    pub fresh: bool,
    /// Whether only what it still does is shown, which can be read from afar.
    pub brief: bool,
}

/// What lies on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum On {
    Nothing,
    /// A law is suspended by another card.
    Suspended,
    /// A technology is due in a round.
    Due(u32),
    Done,
}

impl Shown {
    pub(super) fn of(id: CardId) -> Shown {
        Shown { id, on: On::Nothing, cubes: Goods::default(), fresh: false, brief: false }
    }

    pub(super) fn law(eye: &Eye<'_>, law: &Enacted) -> Shown {
        let on = if law.suspended.is_some() { On::Suspended } else { On::Nothing };
        let fresh = eye.differs(|it| it.board.laws.contains(law));
        Shown { on, fresh, ..Shown::of(law.id) }
    }

    pub(super) fn technology(research: &Research) -> Shown {
        let on = match research.token {
            Development::Idle => On::Nothing,
            Development::Due(round) => On::Due(round),
            Development::Done => On::Done,
        };
        Shown { on, ..Shown::of(research.id) }
    }
}

/// A line of a card: what stands before it, and its icons.
pub(super) struct Line {
    pub lead: Lead,
    pub icons: Vec<Icon>,
}

pub(super) enum Lead {
    None,
    /// An option by its number.
    Number(usize),
    Icon(Icon),
}

/// What a card says, line by line.
pub(super) fn lines(content: &Content, id: CardId) -> Vec<Line> {
    let mut all = Vec::new();
    let mut add = |lead: Lead, icons: Vec<Icon>| {
        if !icons.is_empty() {
            all.push(Line { lead, icons });
        }
    };
    match id.deck {
        Deck::Morning | Deck::Dusk => {
            let deck = if id.deck == Deck::Morning { &content.morning } else { &content.dusk };
            let Some(card) = deck.iter().find(|it| it.id == id) else { return all };
            add(Lead::None, icons::steps(&card.at_once));
            for (n, act) in card.options.iter().enumerate() {
                add(Lead::Number(n + 1), icons::act(act));
            }
            card.standing.iter().for_each(|it| add(Lead::None, it.icons()));
        }
        Deck::Consultation => {
            let card = content.consultations.iter().find(|it| it.id == id);
            for (token, steps) in card.iter().flat_map(|it| it.columns()) {
                add(Lead::Icon(Icon::Token(token)), icons::steps(steps));
            }
        }
        Deck::ConsequenceA | Deck::ConsequenceB => {
            let all = content.laws.iter().flat_map(|it| &it.consequence);
            let Some(card) = all.into_iter().find(|it| it.id == id) else { return Vec::new() };
            add(Lead::None, icons::steps(&card.effect));
            card.standing.iter().for_each(|it| add(Lead::None, it.icons()));
        }
        Deck::Law => {
            let Some(card) = content.laws.iter().find(|it| it.id == id) else { return all };
            add(Lead::None, icons::steps(&card.at_once));
            card.words.iter().for_each(|it| add(Lead::None, it.icons()));
        }
        Deck::Scenario => {
            let Some(card) = content.scenario.card.iter().find(|it| it.id == id) else { return all };
            add(Lead::None, icons::steps(&card.at_once));
            card.standing.iter().for_each(|it| add(Lead::None, it.icons()));
        }
        Deck::Weather => {
            let Some(card) = content.weather.iter().find(|it| it.id == id) else { return all };
            let colours = [(Colour::Red, card.red), (Colour::Orange, card.orange), (Colour::Yellow, card.yellow)];
            let cold = (Icon::Sign(Sign::Cold), card.cold);
            let moves = [cold].into_iter().chain(colours.map(|it| (Icon::Colour(it.0), it.1)));
            add(Lead::None, moves.filter(|it| it.1 > 0).flat_map(|it| icons::more(it.1, it.0)).collect());
            let food = [Icon::Sign(Sign::Hunting), Icon::Then, Icon::Good(Good::Food)];
            add(Lead::None, food.to_vec());
            add(Lead::None, icons::more(card.scouts, Icon::Sign(Sign::Scout)));
            if card.storm > 0 {
                add(Lead::None, icons::less(card.storm, Icon::Sign(Sign::Storm)));
            }
        }
        Deck::Technology => {
            let Some(card) = content.technologies.iter().find(|it| it.id == id) else { return all };
            card.words.iter().for_each(|it| add(Lead::None, it.icons()));
        }
        Deck::Advisor => {
            let card = content.advisors.iter().find(|it| it.id == id);
            add(Lead::None, card.map(|it| icons::act(&it.ability)).unwrap_or_default());
        }
        Deck::Citizen => {
            let Some(card) = content.citizens.iter().find(|it| it.id == id) else { return all };
            let places = card.at.iter().map(|it| match it {
                Work::Action(action) => of_action(*action),
                Work::Building(building) => Icon::Building(*building),
            });
            add(Lead::None, places.collect());
            let cost = card.ability.cost.as_ref().map(|it| [it.icons(), vec![Icon::Then]].concat());
            // What comes in place of the usual effect has no plus (CIT-03).
            let as_usual = card.ability.effect.iter().any(|it| matches!(it, Ability::Usual | Ability::UsualCure));
            let ability = card.ability.effect.iter().flat_map(|it| it.icons());
            let ability = ability.map(|it| if as_usual { it } else { icons::unsigned(it) });
            add(Lead::Icon(Icon::Sign(Sign::Pawn)), cost.unwrap_or_default().into_iter().chain(ability).collect());
        }
        Deck::Expedition => {
            let Some(card) = content.expeditions.iter().find(|it| it.id == id) else { return all };
            for (n, leg) in card.back.iter().enumerate() {
                add(Lead::Number(n + 1), icons::steps(&leg.effect));
            }
            card.on.iter().for_each(|it| add(Lead::Icon(Icon::Then), icons::steps(&it.effect)));
        }
        Deck::Outpost => {
            let card = content.outpost_cards.iter().find(|it| it.id == id);
            add(Lead::None, card.map(|it| icons::steps(&it.pays)).unwrap_or_default());
        }
        Deck::NearTile | Deck::FarTile => {}
    }
    all
}

/// What a card that lies open still does: what it did at once is over, and so are the rounds that it names and that have begun.
fn lines_left(eye: &Eye<'_>, id: CardId) -> Vec<Line> {
    let (content, state) = (eye.content(), eye.state);
    let standing: Vec<&Standing> = match id.deck {
        Deck::Morning | Deck::Dusk => rules::events::find(state, id).iter().flat_map(|it| &it.standing).collect(),
        Deck::Scenario => content.scenario.card.iter().filter(|it| it.id == id).flat_map(|it| &it.standing).collect(),
        _ => Vec::new(),
    };
    let due = |it: &Standing| if let Standing::Round { n, .. } = it { Some(*n) } else { None };
    let to_come = |n: u32| eye.board().activations.contains(&n);
    let left = standing.into_iter().filter(|it| due(it).is_none_or(to_come));
    let mut icons: Vec<Vec<Icon>> = left.map(Standing::icons).collect();
    if let Some(law) = content.laws.iter().find(|it| it.id == id) {
        icons.extend(law.words.iter().map(|it| it.icons()));
    }
    if icons.is_empty() {
        return lines(content, id);
    }
    icons.into_iter().map(|icons| Line { lead: Lead::None, icons }).collect()
}

/// What it costs to discard a citizen card in the setup.
fn discarded(content: &Content, id: CardId) -> Option<Line> {
    let card = content.citizens.iter().find(|it| it.id == id)?;
    Some(Line { lead: Lead::Icon(Icon::Sign(Sign::Out)), icons: card.setup.icons() })
}

/// What the death of each type brings with a citizen card.
fn fates(content: &Content, id: CardId) -> Vec<Line> {
    let Some(card) = content.citizens.iter().find(|it| it.id == id) else { return Vec::new() };
    let dies = Citizen::ALL.map(|of| {
        let death = [vec![Icon::Sign(Sign::Death), Icon::Then], icons::steps(&card.dies.of(of).0)].concat();
        Line { lead: Lead::Icon(Icon::Who(of.who())), icons: death }
    });
    dies.into()
}

/// The sign of an action that is no building's.
fn of_action(action: Action) -> Icon {
    Icon::Sign(match action {
        Action::ClearSnow => Sign::NearTile,
        Action::Gather => Sign::Map,
        Action::Construction => Sign::Building,
    })
}

/// Cards in rows of three. Returns where they end.
pub(super) fn grid(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3], cards: &[Shown]) -> f32 {
    let gap = (w - 3.0 * SMALL.0) * 0.5;
    for (n, card) in cards.iter().enumerate() {
        let place = [x + (n % 3) as f32 * (SMALL.0 + gap), y + (n / 3) as f32 * (SMALL.1 + gap)];
        small(at, eye, place, card);
    }
    y + cards.len().div_ceil(3) as f32 * (SMALL.1 + gap)
}

/// A card with its title and its icons.
pub(super) fn small(at: &mut Group, eye: &Eye<'_>, [x, y]: [f32; 2], card: &Shown) {
    let (w, h) = SMALL;
    let band = 40.0;
    frame(at, [x, y, w, h], band, palette::deck(card.id.deck));
    titled(at, eye.words, [x, y, w, band], card.id, 30.0);
    let foot = if card.on == On::Nothing && card.cubes == Goods::default() { 0.0 } else { 36.0 };
    let said = if card.brief { lines_left(eye, card.id) } else { lines(eye.content(), card.id) };
    body(at, [x + 8.0, y + band + 4.0, w - 16.0, h - band - foot - 8.0], said, 48.0);
    footing(at, eye, [x, y + h - foot, w, foot], card);
    parts::ring(at, x, y, w, h, 12.0, eye.mark(weight::CARD, card.fresh));
}

fn frame(at: &mut Group, [x, y, w, h]: [f32; 4], band: f32, color: Color) {
    at.rect(x, y, w, h).radius(12.0).fill(PAPER);
    at.rect(x, y, w, band).radius(12.0).fill(color);
    at.rect(x, y + band * 0.5, w, band * 0.5).fill(color);
    at.rect(x, y, w, h).radius(12.0).stroke(EDGE, 2.5);
}

/// The number of the card and its title.
fn titled(at: &mut Group, words: &dyn Words, [x, y, w, h]: [f32; 4], id: CardId, size: f32) {
    let on = palette::deck(id.deck).readable();
    // The title is what is read on a phone; the number is for those who look closer.
    let (number, small) = (id.written(), size.min(22.0) * 0.8);
    let wide = crate::scene::measure(&number, small, crate::scene::Weight::Regular);
    parts::label(at, x + w - wide - 12.0, y + h * 0.5, wide + 2.0, small, number).color(on);
    let title = words.say(&id.title());
    parts::label(at, x + 12.0, y + h * 0.5, w - wide - 34.0, size, title).bold().shrink(0.44).color(on);
}

/// The icons of a card, each line with its lead.
fn body(at: &mut Group, place: [f32; 4], lines: Vec<Line>, largest: f32) {
    let texts: Vec<Vec<Vec<Mark>>> = lines.into_iter().map(marks).collect();
    parts::rows(at, place, largest, INK, &texts);
}

/// A line as phrases, its lead first.
fn marks(line: Line) -> Vec<Vec<Mark>> {
    let mut phrases = phrases(line.icons);
    let lead: Vec<Mark> = match line.lead {
        Lead::None => return phrases,
        Lead::Number(n) => vec![Icon::text(format!("{n}.")).into(), Mark::Gap],
        Lead::Icon(icon) => vec![icon.into(), Mark::Gap],
    };
    if let Some(first) = phrases.first_mut() {
        first.splice(0..0, lead);
    }
    phrases
}

fn footing(at: &mut Group, eye: &Eye<'_>, [x, y, w, h]: [f32; 4], card: &Shown) {
    if h == 0.0 {
        return;
    }
    at.rect(x + 5.0, y, w - 10.0, h - 5.0).radius(8.0).fill(PAPER_WELL);
    let middle = y + (h - 5.0) * 0.5;
    let (sym, color, text) = match card.on {
        On::Nothing => {
            let mut left = x + 14.0;
            for good in Good::CUBES {
                for _ in 0..card.cubes.of(good) {
                    drawn::good(at, left + 13.0, middle, 26.0, good);
                    left += 28.0;
                }
            }
            return;
        }
        On::Suspended => (Sym::Lock, palette::BAD, eye.say("pic-suspended")),
        On::Due(round) => (Sym::Hourglass, FADED, eye.say_with("pic-due", "round", round)),
        On::Done => (Sym::Check, palette::GOOD, eye.say("pic-developed")),
    };
    at.symbol(sym, x + 24.0, middle, 24.0, color);
    parts::label(at, x + 44.0, middle, w - 56.0, 20.0, text).semi_bold().shrink(0.6).color(INK);
}

/// A whole card: its landscape, its title, what it does.
pub(super) fn whole(at: &mut Group, content: &Content, words: &dyn Words, place: [f32; 2], id: CardId) {
    let fates = discarded(content, id).into_iter().chain(fates(content, id)).collect();
    with_fates(at, content, words, place, (id, fates));
}

/// A card in hand. What it costs to discard it matters in the setup only.
pub(super) fn held(at: &mut Group, eye: &Eye<'_>, place: [f32; 2], id: CardId) {
    match eye.board().phase {
        Phase::Setup => whole(at, eye.content(), eye.words, place, id),
        _ => with_fates(at, eye.content(), eye.words, place, (id, fates(eye.content(), id))),
    }
}

fn with_fates(
    at: &mut Group,
    content: &Content,
    words: &dyn Words,
    [x, y]: [f32; 2],
    (id, fates): (CardId, Vec<Line>),
) {
    let (w, h) = WHOLE;
    // Where there is little to say there is more to see.
    let said = lines(content, id).len() + 2 * fates.len();
    let (band, face) = (
        52.0,
        if said <= 1 {
            238.0
        } else if said == 2 {
            200.0
        } else {
            150.0
        },
    );
    let color = palette::deck(id.deck);
    frame(at, [x, y, w, h], band, color);
    titled(at, words, [x, y, w, band], id, 34.0);
    faces::face(at, content, [x + 2.0, y + band, w - 4.0, face], id);
    at.line(x, y + band, x + w, y + band).stroke(EDGE, 2.5);
    at.line(x, y + band + face, x + w, y + band + face).stroke(EDGE, 2.5);
    let foot = if fates.is_empty() { 0.0 } else { 104.0 };
    let top = y + band + face + 8.0;
    body(at, [x + 14.0, top, w - 28.0, y + h - top - foot - 10.0], lines(content, id), 46.0);
    if foot > 0.0 {
        at.rect(x + 7.0, y + h - foot - 6.0, w - 14.0, foot).radius(10.0).fill(PAPER_WELL);
        for (n, fate) in fates.into_iter().enumerate() {
            let place = [x + 12.0 + (n % 2) as f32 * (w - 24.0) * 0.5, y + h - foot - 4.0 + (n / 2) as f32 * 49.0];
            parts::rows(at, [place[0], place[1], (w - 36.0) * 0.5, 47.0], 27.0, INK, &[marks(fate)]);
        }
    }
    extras(at, content, [x, y + band], id);
    if let Some(card) = content.citizens.iter().find(|it| it.id == id) {
        // Like a plate below the figure, whose hat tells the type as well.
        of_type(at, words, [x + 10.0, y + band + face - 46.0], card.of);
    }
    at.rect(x, y, w, h).radius(12.0).stroke(color.lighten(0.25), 3.0);
}

/// The type of a citizen card in words, because cards for the dead are told by it (ILL-07).
fn of_type(at: &mut Group, words: &dyn Words, [x, y]: [f32; 2], of: Citizen) {
    let (text, size, fill) = (words.say(&of.text()), 28.0, palette::citizen(of));
    let wide = measure(&text, size, Weight::Bold) + 24.0;
    at.rect(x, y, wide, 40.0).radius(10.0).fill(fill).stroke(EDGE, 2.5);
    parts::centered(at, x + wide * 0.5, y + 20.0, wide - 8.0, size, text).bold().color(fill.readable());
}

/// What stands in the corner of the landscape: the rounds of a technology, the letter and spaces of an expedition.
fn extras(at: &mut Group, content: &Content, [x, y]: [f32; 2], id: CardId) {
    match id.deck {
        Deck::Technology => {
            let value = content.technologies.iter().find(|it| it.id == id).map_or(0, |it| it.value);
            parts::disc(at, x + 34.0, y + 32.0, 24.0, palette::SNOW, value.to_string());
        }
        Deck::Expedition => {
            if let Some(card) = content.expeditions.iter().find(|it| it.id == id) {
                super::routes::letter(at, x + 34.0, y + 32.0, 24.0, card.letter);
                parts::disc(at, x + WHOLE.0 - 34.0, y + 32.0, 22.0, palette::GLOW, card.spaces.to_string());
            }
        }
        _ => {}
    }
}

//! Abilities as short rows of icons: `2 Bricks → 2 VP`.

use super::palette::EDGE;
use super::{icons, palette};
use crate::games::state51::content::Connection;
use crate::games::state51::content::ability::{Ability, Bag, Bonus, Cost, Counted, Effect, Make};
use crate::games::state51::content::kinds::{Good, Type};
use crate::scene::{Color, Draw, Group, Sym, Weight, measure};

/// One thing in a row of icons.
#[derive(Clone, PartialEq, Debug)]
pub enum Icon {
    Text(String),
    Good(Good),
    /// Any basic resource.
    Basic,
    Deal,
    Type(Type),
    Sym(Sym),
    /// An opponent.
    Opponent,
    Arrow,
    /// How often a round, on a dark plate so that it is not read as an amount.
    Times(u32),
    /// When something happens, on a dark plate so that it is not read as a good: once built, after Production, at Cleanup.
    When(Sym),
    Gap,
}

/// What stays together on one line.
pub type Phrase = Vec<Icon>;

const NEAR: f32 = 0.1;
const LETTERS: f32 = 0.82;

impl Icon {
    fn text(text: impl Into<String>) -> Icon {
        Icon::Text(text.into())
    }

    fn width(&self, size: f32) -> f32 {
        match self {
            Icon::Text(text) => measure(text, size * LETTERS, Weight::Bold),
            Icon::Arrow => size * 0.62,
            Icon::Times(_) | Icon::When(_) => size * 1.15,
            Icon::Gap => size * 0.3,
            _ => size,
        }
    }

    fn draw(&self, at: &mut Group, x: f32, y: f32, size: f32, ink: Color) {
        let cx = x + self.width(size) * 0.5;
        match self {
            Icon::Text(text) => {
                at.text(x, y, text.clone()).size(size * LETTERS).bold().mid_height().color(ink);
            }
            Icon::Good(good) => icons::good(at, cx, y, size, *good),
            Icon::Basic => icons::basic(at, cx, y, size),
            Icon::Deal => icons::deal(at, cx, y, size),
            Icon::Type(of) => icons::type_chip(at, cx, y, size, *of),
            Icon::Sym(sym) => {
                at.symbol(*sym, cx, y, size, ink);
            }
            Icon::Opponent => {
                at.circle(cx, y, size * 0.47).fill(Color::rgb(0x6d2a63)).stroke(EDGE, 1.2);
                at.symbol(Sym::Follower, cx, y, size * 0.72, Color::WHITE);
            }
            Icon::Arrow => {
                let (half, top) = (size * 0.28, size * 0.3);
                let points = [(cx - half, y - top), (cx + half, y), (cx - half, y + top)];
                at.polygon(&points).fill(ink);
            }
            Icon::When(sym) => {
                plate(at, x, y, size);
                at.symbol(*sym, cx, y, size * 0.74, palette::SAND);
            }
            Icon::Times(times) => {
                plate(at, x, y, size);
                let text = at.text(cx, y, format!("{times}×"));
                text.size(size * 0.7).bold().centered().color(palette::SAND);
            }
            Icon::Gap => {}
        }
    }
}

fn plate(at: &mut Group, x: f32, y: f32, size: f32) {
    let (w, h) = (size * 1.15, size * 0.92);
    at.rect(x, y - h * 0.5, w, h).radius(h * 0.3).fill(EDGE);
}

/// The width of a row.
pub fn width(icons: &[Icon], size: f32) -> f32 {
    let gaps = icons.len().saturating_sub(1) as f32 * NEAR * size;
    icons.iter().map(|it| it.width(size)).sum::<f32>() + gaps
}

/// Draws a row from `x`; `y` is its middle. Returns where it ends.
pub fn draw(at: &mut Group, x: f32, y: f32, size: f32, ink: Color, icons: &[Icon]) -> f32 {
    let mut left = x;
    for icon in icons {
        icon.draw(at, left, y, size, ink);
        left += icon.width(size) + NEAR * size;
    }
    left - NEAR * size
}

/// So much of something: the number only where it is more than one.
fn counted(count: u32, of: Icon) -> Phrase {
    if count == 1 { vec![of] } else { vec![Icon::text(count.to_string()), of] }
}

pub fn goods(bag: &Bag) -> Vec<Phrase> {
    bag.iter().map(|(good, count)| counted(*count, Icon::Good(*good))).collect()
}

/// Goods as one row.
pub fn row(bag: &Bag) -> Phrase {
    joined(&goods(bag))
}

/// Phrases as one row. A number stands clear of the thing before it, so that nobody reads it as that thing's.
fn joined(phrases: &[Phrase]) -> Phrase {
    let mut row = Phrase::new();
    for phrase in phrases {
        if matches!(phrase.first(), Some(Icon::Text(_))) && !row.is_empty() {
            row.push(Icon::Gap);
        }
        row.extend(phrase.iter().cloned());
    }
    row
}

pub fn cost(cost: &Cost) -> Vec<Phrase> {
    let mut phrases = goods(&cost.goods);
    phrases.extend((cost.basic > 0).then(|| counted(cost.basic, Icon::Basic)));
    phrases.extend((cost.deals > 0).then(|| counted(cost.deals, Icon::Deal)));
    phrases
}

/// What is made every Production.
pub fn makes(bag: &Bag) -> Phrase {
    [vec![Icon::Sym(Sym::Production), Icon::Gap], row(bag)].concat()
}

/// A cost, an arrow and a gain as one row.
pub fn exchange(paid: &Cost, gain: &Bag) -> Phrase {
    [joined(&cost(paid)), vec![Icon::Arrow], row(gain)].concat()
}

/// What a Connection card gives, and what it asks for that.
pub fn played(card: &Connection) -> Phrase {
    if card.cost == Cost::default() { row(&card.gain) } else { exchange(&card.cost, &card.gain) }
}

/// Workers for a resource or a card (FAC-07), the exchange that is on every board.
pub fn worker_exchange() -> Phrase {
    let paid = [Icon::text("2"), Icon::Good(Good::Worker)];
    paid.into_iter().chain([Icon::Arrow, Icon::Basic, Icon::text("/"), Icon::Good(Good::Card)]).collect()
}

/// An ability as phrases; a number of uses stands in front.
pub fn ability(ability: &Ability) -> Vec<Phrase> {
    match ability {
        Ability::Make(make) => self::make(make),
        Ability::Use { times, cost: paid, effect } => {
            let mut phrases = cost(paid);
            if *times > 1
                && let Some(first) = phrases.first_mut()
            {
                first.insert(0, Icon::Times(*times));
            }
            phrases.extend(effect_of(effect));
            phrases
        }
        Ability::On { deal, raze, gain } => {
            let mut signs = Vec::new();
            signs.extend(raze.then_some(Icon::Good(Good::Red)));
            if *raze && *deal {
                signs.push(Icon::text("/"));
            }
            signs.extend(deal.then_some(Icon::Deal));
            vec![signs, arrow(row(gain))]
        }
        Ability::Check { count, of, gain } => {
            vec![
                vec![Icon::When(Sym::Production), Icon::text(format!("≥{count}")), counted_icon(*of)],
                arrow(row(gain)),
            ]
        }
        Ability::Store(rooms) => {
            let mut phrases = vec![vec![Icon::When(Sym::Lock)]];
            phrases.extend(rooms.iter().map(|room| {
                let most = room.most.map_or_else(|| "∞".to_owned(), |most| most.to_string());
                vec![Icon::text(most), counted_icon(room.of)]
            }));
            phrases
        }
        Ability::Bonus(bonus) => {
            let mut phrases = match bonus {
                Bonus::Gain(gain) => goods(gain),
                Bonus::PerType { good, of, most } => vec![per(*good, Icon::Type(*of)), at_most(*most)],
                Bonus::EchoOpponent => vec![echo(true)],
            };
            if let Some(first) = phrases.first_mut() {
                first.insert(0, Icon::When(Sym::Settlement));
            }
            phrases
        }
        Ability::Place(bag) => placed(bag),
        Ability::Defended => vec![vec![Icon::text("+1"), Icon::Good(Good::Defence)]],
    }
}

/// Goods that lie on a card and can be spent.
pub fn placed(bag: &Bag) -> Vec<Phrase> {
    let mut phrases = goods(bag);
    match phrases.first_mut() {
        Some(first) => first.insert(0, Icon::Sym(Sym::ArrowDown)),
        None => phrases.push(vec![Icon::Sym(Sym::ArrowDown), Icon::text("–")]),
    }
    phrases
}

fn make(make: &Make) -> Vec<Phrase> {
    match make {
        Make::Goods(bag) => goods(bag),
        Make::Either(one, other) => vec![row(one), [vec![Icon::text("/")], row(other)].concat()],
        Make::PerType { good, of, most } => vec![per(*good, Icon::Type(*of)), at_most(*most)],
        Make::PerMade { good, of, most } => {
            vec![per(*good, Icon::Good(*of)), [vec![Icon::When(Sym::Production)], at_most(*most)].concat()]
        }
        Make::EchoOwn => vec![echo(false)],
        Make::Rob => vec![echo(true), vec![Icon::Opponent, Icon::Sym(Sym::Cross)]],
    }
}

/// The same as another production makes.
fn echo(of_opponent: bool) -> Phrase {
    let opponent = of_opponent.then_some(Icon::Opponent);
    [Icon::text("=")].into_iter().chain(opponent).chain([Icon::Sym(Sym::Production)]).collect()
}

fn effect_of(effect: &Effect) -> Vec<Phrase> {
    let most = |count: u32, of: Phrase| if count > 1 { [at_most(count), of].concat() } else { of };
    match effect {
        Effect::Gain(gain) => {
            let mut phrases = goods(gain);
            if let Some(first) = phrases.first_mut() {
                first.insert(0, Icon::Arrow);
            }
            phrases
        }
        Effect::Steal(count) => vec![arrow([vec![Icon::Opponent], counted(*count, Icon::Basic)].concat())],
        Effect::EchoOwn => vec![arrow(vec![Icon::Sym(Sym::Production), Icon::text("+1")])],
        Effect::Clear(count) => vec![arrow(most(*count, vec![Icon::Sym(Sym::Cross), Icon::Sym(Sym::Check)]))],
        Effect::OwnDeals(count) => vec![arrow(most(*count, vec![Icon::Deal]))],
        Effect::OpponentDeals(count) => vec![arrow([vec![Icon::Opponent], most(*count, vec![Icon::Deal])].concat())],
    }
}

/// So much times how many there are; the stroke between two goods says that one of them is chosen.
fn per(good: Good, of: Icon) -> Phrase {
    vec![Icon::Good(good), Icon::text("×"), of]
}

fn at_most(most: u32) -> Phrase {
    vec![Icon::text(format!("≤{most}"))]
}

fn arrow(mut icons: Phrase) -> Phrase {
    icons.insert(0, Icon::Arrow);
    icons
}

fn counted_icon(of: Counted) -> Icon {
    match of {
        Counted::Good(good) => Icon::Good(good),
        Counted::Basic => Icon::Basic,
    }
}

/// Rows of icons at the largest size at which they fit.
pub struct Laid {
    pub size: f32,
    pub lines: Vec<Phrase>,
}

impl Laid {
    /// Every text begins on a line of its own and is broken between phrases only; where that makes the icons small, all
    /// texts stand in one.
    pub fn new(texts: &[Vec<Phrase>], w: f32, h: f32, largest: f32) -> Laid {
        let apart = Laid::fitted(texts, w, h, largest);
        if apart.size >= largest * 0.75 || texts.len() < 2 {
            return apart;
        }
        let mut one: Vec<Phrase> = Vec::new();
        for text in texts {
            let mut text = text.clone();
            if let (Some(first), false) = (text.first_mut(), one.is_empty()) {
                first.splice(0..0, [Icon::Gap, Icon::Gap]);
            }
            one.extend(text);
        }
        let together = Laid::fitted(&[one], w, h, largest);
        if together.size > apart.size { together } else { apart }
    }

    fn fitted(texts: &[Vec<Phrase>], w: f32, h: f32, largest: f32) -> Laid {
        let mut size = largest;
        loop {
            let lines: Vec<Phrase> = texts.iter().flat_map(|it| wrapped(it, w, size)).collect();
            let tall = lines.len() as f32 * size * 1.22;
            let wide = lines.iter().map(|it| width(it, size)).fold(0.0, f32::max);
            if (tall <= h && wide <= w) || size <= largest * 0.4 {
                return Laid { size, lines };
            }
            size *= 0.95;
        }
    }

    /// Draws the lines centred in their place.
    pub fn draw(&self, at: &mut Group, [x, y, w, h]: [f32; 4], ink: Color) {
        let step = self.size * 1.22;
        let first = y + (h - step * self.lines.len() as f32) * 0.5 + step * 0.5;
        for (n, line) in self.lines.iter().enumerate() {
            let left = x + (w - width(line, self.size)) * 0.5;
            draw(at, left, first + step * n as f32, self.size, ink, line);
        }
    }
}

fn wrapped(phrases: &[Phrase], w: f32, size: f32) -> Vec<Phrase> {
    let mut lines: Vec<Phrase> = Vec::new();
    for phrase in phrases {
        match lines.last_mut() {
            Some(line) if width(&[line.clone(), phrase.clone()].concat(), size) <= w => {
                line.extend(phrase.iter().cloned())
            }
            _ => lines.push(phrase.clone()),
        }
    }
    lines
}

/// A pill with a row of icons, as for an exchange or a Deal.
pub struct Chip {
    pub icons: Phrase,
    pub fill: Color,
    pub line: Color,
    pub ink: Color,
    pub fresh: bool,
}

impl Chip {
    pub fn new(icons: Phrase, fill: Color, line: Color) -> Chip {
        Chip { icons, fill, line, ink: palette::SAND, fresh: false }
    }

    pub fn width(&self, size: f32) -> f32 {
        width(&self.icons, size) + size * 0.6
    }

    /// Draws the chip with its left end at `x` and its middle at `y`.
    pub fn draw(&self, at: &mut Group, x: f32, y: f32, size: f32) {
        let (w, h) = (self.width(size), size * 1.36);
        let line = if self.fresh { palette::FRESH } else { self.line };
        at.rect(x, y - h * 0.5, w, h).radius(h * 0.3).fill(self.fill).stroke(line, if self.fresh { 3.0 } else { 1.5 });
        draw(at, x + size * 0.3, y, size, self.ink, &self.icons);
    }
}

/// Draws chips one after the other, in as many lines as they need; returns the height.
pub fn flow(at: &mut Group, [x, y, w]: [f32; 3], size: f32, chips: &[Chip]) -> f32 {
    let (step, gap) = (size * 1.6, size * 0.3);
    let (mut left, mut line) = (x, 0.0);
    for chip in chips {
        if left > x && left + chip.width(size) > x + w {
            (left, line) = (x, line + 1.0);
        }
        chip.draw(at, left, y + step * (line + 0.5), size);
        left += chip.width(size) + gap;
    }
    if chips.is_empty() { 0.0 } else { step * (line + 1.0) }
}

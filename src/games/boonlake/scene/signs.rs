//! Signs as glyphs: what cards, tiles and boards show in place of words.

use super::palette::{self, INK};
use super::{icons, wood};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::{Counted, Exchanged, Kind, Resource, Track};
use crate::games::boonlake::content::signs::Sign;
use crate::games::boonlake::content::words::{Condition, Gain, Goal};
use crate::games::boonlake::content::{CardText, Resources};
use crate::games::drawing::{self, Glyph};
use crate::scene::{Color, Draw, Group, Sym, Weight, measure};

pub(super) type Laid = drawing::Laid<Mark>;

const LETTERS: f32 = 0.86;

/// One thing in a row: a sign of the facts, or what only action tiles and boards show.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Mark {
    Sign(Sign),
    Sym(Sym),
    /// A tile is turned up and laid.
    Explore,
    /// An inhabitant goes to a plot.
    Develop,
    /// A piece becomes a better one.
    Upgrade,
    /// A card is played.
    Play,
    /// A card is discarded for coins.
    Discard,
    Pasture,
    /// The reward of a region.
    Reward,
    Presence,
    /// The shared part of an action tile.
    Everybody,
    /// The same, given up.
    Shared,
    /// A card that is not played.
    Skip,
    /// A resource of any kind.
    AnyResource,
    Boat,
    /// A point token that is still to be placed.
    Token,
    /// The start player.
    Start,
    Gap,
}

impl From<Sign> for Mark {
    fn from(sign: Sign) -> Mark {
        Mark::Sign(sign)
    }
}

impl Mark {
    pub(super) fn text(text: impl ToString) -> Mark {
        Mark::Sign(Sign::Text(text.to_string()))
    }
}

impl Glyph for Mark {
    fn gap() -> Mark {
        Mark::Gap
    }

    fn width(&self, size: f32) -> f32 {
        match self {
            Mark::Sign(Sign::Text(text)) => measure(text, size * LETTERS, Weight::Bold),
            Mark::Sign(Sign::Or) => size * 0.32,
            Mark::Sign(Sign::Arrow) => size * 0.66,
            Mark::Sign(Sign::Both) => size * 0.8,
            Mark::Sign(Sign::Card) => size * 0.76,
            Mark::Sign(Sign::Vase) => size * 0.78,
            Mark::Sign(Sign::Piece(Kind::Inhabitant)) => size * 0.74,
            Mark::Sign(Sign::Piece(Kind::Cattle)) => size * 1.1,
            Mark::Gap => size * 0.28,
            Mark::Upgrade | Mark::Develop => size * 1.5,
            Mark::Discard => size * 1.5,
            _ => size,
        }
    }

    fn draw(&self, at: &mut Group, x: f32, y: f32, size: f32, ink: Color) {
        let cx = x + self.width(size) * 0.5;
        match self {
            Mark::Sign(sign) => sign_at(at, cx, y, size, sign, ink),
            Mark::Sym(sym) => {
                at.symbol(*sym, cx, y, size, ink);
            }
            Mark::Explore => icons::explore(at, cx, y, size),
            Mark::Develop => {
                wood::bare(at, x + size * 0.34, y, size * 0.86, Kind::Inhabitant);
                icons::plot(at, x + size * 1.08, y + size * 0.08, size * 0.7);
            }
            Mark::Upgrade => {
                wood::bare(at, x + size * 0.3, y + size * 0.1, size * 0.7, Kind::Inhabitant);
                wood::bare(at, x + size * 1.04, y, size * 0.88, Kind::House);
                at.symbol(Sym::ArrowRight, x + size * 0.6, y - size * 0.3, size * 0.36, ink);
            }
            Mark::Play => {
                icons::card(at, cx, y + size * 0.06, size * 0.92);
                at.circle(cx + size * 0.24, y - size * 0.24, size * 0.25).fill(palette::GAIN);
                at.symbol(Sym::ArrowUp, cx + size * 0.24, y - size * 0.24, size * 0.36, Color::WHITE);
            }
            Mark::Discard => {
                icons::card(at, x + size * 0.36, y, size * 0.86);
                at.symbol(Sym::ArrowRight, x + size * 0.8, y, size * 0.34, ink);
                icons::coin(at, x + size * 1.16, y, size * 0.66);
                let two = at.text(x + size * 1.16, y, "2").size(size * 0.42).bold().centered();
                two.color(INK);
            }
            Mark::Pasture => icons::pasture(at, cx, y, size),
            Mark::Reward => {
                icons::hex(at, cx, y, size, palette::BEACH);
                at.symbol(Sym::Flag, cx, y, size * 0.62, palette::LOSS);
            }
            Mark::Presence => presence(at, cx, y, size),
            Mark::Everybody => icons::people(at, cx, y, size, palette::DEEP),
            Mark::Shared => {
                icons::people(at, cx, y, size, palette::DEEP);
                at.symbol(Sym::Cross, cx + size * 0.22, y + size * 0.22, size * 0.5, palette::LOSS);
            }
            Mark::Skip => {
                icons::card(at, cx, y, size * 0.92);
                at.symbol(Sym::Cross, cx + size * 0.1, y + size * 0.1, size * 0.62, palette::LOSS);
            }
            Mark::AnyResource => {
                for (n, of) in Resource::ALL.into_iter().enumerate() {
                    let (dx, dy) = ((n % 2) as f32 - 0.5, (n / 2) as f32 - 0.5);
                    icons::resource(at, cx + dx * size * 0.5, y + dy * size * 0.5, size * 0.46, of);
                }
            }
            Mark::Boat => wood::boat(at, cx, y, size * 0.9, palette::BARE),
            Mark::Token => {
                at.rect(x + size * 0.06, y - size * 0.44, size * 0.88, size * 0.88)
                    .radius(size * 0.2)
                    .fill(palette::QUIET);
                at.symbol(Sym::Star, cx, y, size * 0.62, palette::PAPER);
            }
            Mark::Start => {
                at.regular(cx, y, size * 0.48, 6).fill(palette::WOOD);
                at.text(cx, y, "1").size(size * 0.56).bold().centered().color(palette::PAPER);
            }
            Mark::Gap => {}
        }
    }
}

fn presence(at: &mut Group, cx: f32, cy: f32, size: f32) {
    icons::hex(at, cx, cy, size, palette::BEACH);
    wood::bare(at, cx, cy, size * 0.62, Kind::Inhabitant);
}

fn sign_at(at: &mut Group, cx: f32, cy: f32, size: f32, sign: &Sign, ink: Color) {
    match sign {
        Sign::Text(text) => {
            at.text(cx, cy, text.clone()).size(size * LETTERS).bold().centered().color(ink);
        }
        Sign::Coin => icons::coin(at, cx, cy, size),
        Sign::Card => icons::card(at, cx, cy, size),
        Sign::Vase => icons::vase(at, cx, cy, size),
        Sign::Vp => icons::vp(at, cx, cy, size),
        Sign::Piece(kind) => wood::bare(at, cx, cy, size, *kind),
        Sign::Presence => presence(at, cx, cy, size),
        Sign::Track(track) => icons::track(at, cx, cy, size, *track),
        Sign::Income(track) => icons::income(at, cx, cy, size, *track),
        Sign::Site => icons::site(at, cx, cy, size),
        Sign::Resource(of) => icons::resource(at, cx, cy, size, *of),
        Sign::Lever => icons::lever(at, cx, cy, size),
        Sign::Port => {
            at.circle(cx, cy, size * 0.48).fill(palette::DEEP);
            at.symbol(Sym::Anchor, cx, cy, size * 0.66, Color::WHITE);
        }
        Sign::Arrow => {
            at.symbol(Sym::ArrowRight, cx, cy, size * 0.6, ink);
        }
        Sign::Both => {
            at.symbol(Sym::ArrowRight, cx + size * 0.12, cy - size * 0.2, size * 0.46, ink);
            at.symbol(Sym::ArrowLeft, cx - size * 0.12, cy + size * 0.2, size * 0.46, ink);
        }
        Sign::Or => {
            let (dx, dy) = (size * 0.1, size * 0.36);
            at.line(cx - dx, cy + dy, cx + dx, cy - dy).stroke(ink, size * 0.09);
        }
        Sign::Group(of) => icons::group(at, cx, cy, size, Some(*of)),
        Sign::Counted(of) => counted(at, cx, cy, size, *of),
        Sign::Exchanged(of) => match of {
            Exchanged::Inhabitant => wood::bare(at, cx, cy, size, Kind::Inhabitant),
            Exchanged::Vase => icons::vase(at, cx, cy, size),
            Exchanged::Coins => icons::coin(at, cx, cy, size),
        },
        Sign::Region(of) => icons::region(at, cx, cy, size, *of),
    }
}

fn counted(at: &mut Group, cx: f32, cy: f32, size: f32, of: Counted) {
    match of {
        Counted::CoinTrack => icons::stairs(at, cx, cy, size, &[Track::Coin]),
        Counted::CardTrack => icons::stairs(at, cx, cy, size, &[Track::Card]),
        Counted::LowerTrack => icons::stairs(at, cx, cy, size, &Track::ALL),
        Counted::SiteLevels => icons::site(at, cx, cy, size),
        Counted::ConnectedTiles => icons::linked(at, cx, cy, size),
        Counted::Levers => icons::lever(at, cx, cy, size),
        Counted::Cattle => wood::bare(at, cx, cy, size, Kind::Cattle),
        Counted::Houses => wood::bare(at, cx, cy, size, Kind::House),
        Counted::Settlements => wood::bare(at, cx, cy, size, Kind::Settlement),
        Counted::BridgePresence => icons::bridge(at, cx, cy, size),
        Counted::PresenceBoonlake | Counted::PresenceUnknown | Counted::PresenceNewHope | Counted::PresenceSouthern => {
            if let Some(region) = of.region() {
                icons::region(at, cx, cy, size, region);
            }
        }
    }
}

/// Signs of the facts as a row.
pub(super) fn marks(signs: Vec<Sign>) -> Vec<Mark> {
    signs.into_iter().map(Mark::Sign).collect()
}

/// Each gain as a phrase that stays on one line.
pub(super) fn gains(gains: &[Gain]) -> Vec<Vec<Mark>> {
    gains.iter().map(|it| marks(it.icons())).collect()
}

pub(super) fn goods(goods: Goods) -> Vec<Mark> {
    marks(goods.signs())
}

pub(super) fn resources(of: &Resources) -> Vec<Vec<Mark>> {
    let some = Resource::ALL.into_iter().zip(of).filter(|it| *it.1 > 0);
    some.map(|(it, n)| vec![Mark::text(n), Sign::Resource(it).into()]).collect()
}

/// What a card does.
pub(super) fn effect(text: &CardText) -> Vec<Mark> {
    match text {
        CardText::Now(effect) => marks(effect.icons()),
        CardText::Ongoing(ongoing) => marks(ongoing.icons()),
        CardText::End(end) => goal(end).concat(),
    }
}

/// An end goal: what is counted, then each step with its VP.
pub(super) fn goal(goal: &Goal) -> Vec<Vec<Mark>> {
    let Goal::Steps { of, few, low, many, high } = goal;
    let step = |n: u32, vp: u32| vec![Mark::text(format!("{n}:")), Mark::text(vp), Sign::Vp.into()];
    vec![vec![Sign::Counted(*of).into(), Mark::Gap], [step(*few, *low), vec![Mark::Gap]].concat(), step(*many, *high)]
}

/// What a scoring tile looks at.
pub(super) fn condition(condition: &Condition) -> Vec<Vec<Mark>> {
    let coin = |n: u32| [Mark::text(n), Mark::Sign(Sign::Coin)];
    let points = |n: u32| [Mark::Sign(Sign::Arrow), Mark::text(n), Mark::Sign(Sign::Vp)];
    match condition {
        Condition::Exchange(Exchanged::Coins) => vec![coin(2).to_vec(), points(1).to_vec()],
        // The price and what it brings may stand in two lines: in one they would be small.
        Condition::Exchange(what) => {
            let price = [vec![Mark::Sign(Sign::Exchanged(*what)), Sign::Or.into()], coin(5).to_vec()].concat();
            vec![price, points(2).to_vec()]
        }
        Condition::Groups { one, other } => vec![vec![Sign::Group(*one).into(), Sign::Group(*other).into()]],
        Condition::Regions { one, other } => vec![vec![Sign::Region(*one).into(), Sign::Region(*other).into()]],
        Condition::Reach(_) => vec![marks(condition.icons())],
    }
}

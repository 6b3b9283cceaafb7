//! What the signs mean that nobody could guess, once at the foot of a picture: those of them that stand on it.

use super::icon_row::Chip;
use super::palette::{self, EDGE, FRESH, INK, PANEL_LINE, WELL};
use super::{Eye, icon_row, tile};
use crate::engine::Seat;
use crate::games::drawing::Fresh;
use crate::games::state51::content::Location;
use crate::games::state51::content::ability::{Ability, Bag, Bonus, Effect, Make};
use crate::games::state51::content::kinds::{Category, Good, Type};
use crate::games::state51::labels::phrases::{self, Icon, Phrase};
use crate::games::state51::rules::defence::of_category;
use crate::games::state51::state::{Built, Phase, Player};
use crate::scene::{Color, Group, Sym};

/// The sizes of the signs of the whole table: as in a panel, and the least that can be read on a phone that is held close.
const LARGE: f32 = 36.0;
const SMALL: f32 = 30.0;

/// Those Types that no good bears the name of.
const NAMED: [Type; 3] = [Type::Liberty, Type::Contact, Type::Toxic];

/// The legend of the whole table, at the largest size that the room has; where it has none for all signs the last ones are left out.
/// Returns its height.
pub(super) fn of_table(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3], room: f32) -> f32 {
    let board = eye.board();
    let built = board.players.iter().flat_map(|it| it.1.intact().map(|it| it.card));
    let cards: Vec<&Location> =
        built.chain(board.display.iter().copied()).map(|it| eye.content().location(it)).collect();
    // Of a card that lies in the Lookout it is said what becomes of it, which is as true of one that is built.
    let mut signs = on_cards(eye, &cards, board.display.is_empty());
    let is_token = |it: Good| matches!(it, Good::Development | Good::Defence);
    let seen = on_table(eye, &cards);
    // Nobody begins with these, so that their names come before those of the others.
    signs.extend(named(eye, &seen, is_token));
    if !board.display.is_empty() {
        // Whole cards lie there, and their boxes are what they are chosen for.
        signs.splice(0..0, boxes(eye));
    }
    if board.players.iter().any(|it| it.1.built.iter().any(|it| it.intact())) {
        signs.insert(0, plain(prices(), eye.say("pic-sign-raze")));
    }
    // Beside whole cards the sign is explained already.
    if board.display.is_empty() && board.players.iter().any(|it| !it.1.deals.is_empty()) {
        signs.push(plain(vec![Icon::Deal], eye.say("pic-sign-deal")));
    }
    let on_built = |is: fn(&Built) -> bool| board.players.iter().any(|it| it.1.built.iter().any(is));
    let visited = on_built(|it| it.visitors > 0);
    if visited || on_built(|it| it.uses > 0) || board.players.iter().any(|it| !it.1.exchanges.is_empty()) {
        let id = if visited { "pic-sign-used-visited" } else { "pic-sign-used" };
        signs.push(plain(vec![Icon::Sym(Sym::Check)], eye.say(id)));
    }
    let held = board.players.iter().find_map(|it| it.1.connections.first());
    if let Some(card) = held {
        let fill = palette::deck(eye.content().connection(*card).colour);
        signs.push(coloured(fill, Color::WHITE, vec![Icon::Sym(Sym::Hand)], eye.say("pic-sign-connection")));
    }
    // The Worker exchange of every board shows the sign, whatever cards lie there (FAC-07).
    let basic = eye.say("pic-sign-basic");
    let says_basic = |it: &Chip| matches!(it.icons.last(), Some(Icon::Text(words)) if *words == basic);
    if board.players.iter().any(|it| it.1.faction.is_some()) && !signs.iter().any(says_basic) {
        signs.push(plain(vec![Icon::Basic], basic));
    }
    // Alone it would not be worth a line.
    if !signs.is_empty() {
        signs.push(plain(vec![Icon::First], eye.say("pic-sign-first")));
        if board.phase != Phase::Over {
            signs.push(plain(vec![Icon::Good(Good::Vp)], eye.say("pic-sign-vp")));
        }
        // Last, because the board as text names them, too.
        signs.extend(named(eye, &seen, |it| !is_token(it) && it != Good::Vp));
    }
    // Second, so that it stays where there is little room.
    let at_second = signs.len().min(1);
    signs.splice(at_second..at_second, changed(eye));
    let tall = |signs: &[Chip], size: f32| icon_row::flow(&mut Group::new(0.0, 0.0), [x, y, w], size, signs);
    let size = if tall(&signs, LARGE) <= room { LARGE } else { SMALL };
    while tall(&signs, size) > room && signs.pop().is_some() {}
    icon_row::flow(at, [x, y, w], size, &signs)
}

/// The legend of whole cards, with a sign that only such a picture has; returns its height.
pub(super) fn of_whole(
    at: &mut Group,
    eye: &Eye<'_>,
    [x, y, w]: [f32; 3],
    cards: &[&Location],
    is_built: bool,
    own: Vec<Chip>,
) -> f32 {
    if cards.is_empty() {
        return 0.0;
    }
    let mut signs = Vec::from(boxes(eye));
    signs.extend(own);
    signs.extend(on_cards(eye, cards, is_built));
    signs.extend(changed(eye));
    icon_row::flow(at, [x, y, w], 28.0, &signs)
}

/// The number and the two boxes of a whole card.
fn boxes(eye: &Eye<'_>) -> [Chip; 3] {
    [
        coloured(palette::good(Good::Grey), EDGE, vec![Icon::text("1–3")], eye.say("pic-sign-distance")),
        coloured(tile::SPOILS, Color::WHITE, Vec::new(), eye.say("pic-sign-spoils")),
        coloured(tile::DEAL, Color::WHITE, vec![Icon::Deal], eye.say("pic-sign-deal-whole")),
    ]
}

/// The sign of cards that are built.
pub(super) fn defence(eye: &Eye<'_>) -> Chip {
    plain(vec![Icon::Good(Good::Defence)], eye.say("pic-sign-defence"))
}

/// The sign of a card of which the hand holds several, which is close to that of two uses.
pub(super) fn several(eye: &Eye<'_>, count: usize) -> Chip {
    coloured(palette::RUST, palette::SAND, vec![Icon::text(format!("×{count}"))], eye.say("pic-sign-several"))
}

/// The goods that stand on these cards, by name: whoever holds them for the first time cannot guess what each sign is.
pub(super) fn goods(eye: &Eye<'_>, cards: &[&Location]) -> Vec<Chip> {
    named(eye, &on_these(cards), |_| true)
}

fn named(eye: &Eye<'_>, goods: &Bag, is_told: impl Fn(Good) -> bool) -> Vec<Chip> {
    let name = |it: Good| plain(vec![Icon::Good(it)], eye.say(format!("good-{}-name", it.key())));
    goods.iter().map(|it| *it.0).filter(|it| is_told(*it)).map(name).collect()
}

/// The same for the picture of one player, where goods lie in the pool, on the faction board and as Deals, too.
pub(super) fn goods_of(eye: &Eye<'_>, seat: Seat, cards: &[&Location]) -> Vec<Chip> {
    let mut seen = on_these(cards);
    at_player(eye, eye.player(seat), &mut seen);
    named(eye, &seen, |_| true)
}

/// The goods that stand on these cards, in pools, on faction boards and as Deals.
fn on_table(eye: &Eye<'_>, cards: &[&Location]) -> Bag {
    let mut seen = on_these(cards);
    eye.board().players.iter().for_each(|it| at_player(eye, it.1, &mut seen));
    seen
}

fn at_player(eye: &Eye<'_>, player: &Player, seen: &mut Bag) {
    seen.add_all(&player.pool);
    player.deals.iter().for_each(|it| seen.add(eye.content().location(*it).deal, 1));
    let Some(faction) = player.faction else { return };
    let board = eye.content().board(faction);
    seen.add_all(&board.makes);
    for (_, cost, gain) in &board.exchanges {
        seen.add_all(&cost.goods);
        seen.add_all(gain);
    }
}

/// The good whose sign a Type bears.
fn good_of(of: Type) -> Option<Good> {
    match of {
        Type::Brick => Some(Good::Brick),
        Type::Iron => Some(Good::Iron),
        Type::Gun => Some(Good::Gun),
        Type::Fuel => Some(Good::Fuel),
        Type::Ammo => Some(Good::Ammo),
        Type::Worker => Some(Good::Worker),
        Type::Vp => Some(Good::Vp),
        Type::Card => Some(Good::Card),
        Type::Contact | Type::Liberty | Type::Toxic => None,
    }
}

fn on_these(cards: &[&Location]) -> Bag {
    let mut seen = Bag::new();
    for card in cards {
        seen.add_all(&card.spoils);
        seen.add(card.deal, 1);
        // Many a good stands there only as a Type, and its sign says no more then.
        card.types.iter().filter_map(|it| good_of(*it)).for_each(|it| seen.add(it, 1));
        for ability in &card.abilities {
            match ability {
                Ability::Make(Make::Goods(goods)) | Ability::Bonus(Bonus::Gain(goods)) | Ability::Place(goods) => {
                    seen.add_all(goods);
                }
                Ability::Use { cost, effect, .. } => {
                    seen.add_all(&cost.goods);
                    if let Effect::Gain(goods) = effect {
                        seen.add_all(goods);
                    }
                }
                _ => {}
            }
        }
    }
    seen
}

/// The Type of these cards that stands for all: one with a name of its own beside it would seem to mean two things.
pub(super) fn any_type(cards: &[&Location]) -> Option<Type> {
    let types = || cards.iter().flat_map(|it| it.types.iter().copied());
    types().find(|it| !NAMED.contains(it)).or_else(|| types().next())
}

/// What stands on these cards, which are all built or not all of them.
fn on_cards(eye: &Eye<'_>, cards: &[&Location], is_built: bool) -> Vec<Chip> {
    let any = |is: &dyn Fn(&Ability) -> bool| cards.iter().any(|it| it.abilities.iter().any(is));
    // By the first card that counts, so that the sign is one that stands on the picture.
    let counted = cards.iter().flat_map(|it| &it.abilities).find_map(|it| match it {
        Ability::Make(Make::PerType { of, most, .. }) | Ability::Bonus(Bonus::PerType { of, most, .. }) => {
            Some([vec![Icon::text("×"), Icon::Type(*of)], phrases::at_most(*most)].concat())
        }
        _ => None,
    });
    let basic = |it: &Ability| match it {
        Ability::Use { cost, .. } => cost.basic > 0,
        Ability::Store(_) => true,
        _ => false,
    };
    let repeats =
        |it: &Ability| matches!(it, Ability::Make(Make::EchoOwn | Make::Rob) | Ability::Bonus(Bonus::EchoOpponent));
    let of_rivals = |it: &Ability| match it {
        Ability::Make(Make::Rob) | Ability::Bonus(Bonus::EchoOpponent) => true,
        Ability::Use { effect, .. } => matches!(effect, Effect::Steal(_) | Effect::OpponentDeals(_)),
        _ => false,
    };
    let at_production = |it: &Ability| matches!(it, Ability::Check { .. } | Ability::Make(Make::PerMade { .. }));
    // LIM-07: before it is built nothing lies on a card.
    let placed = if is_built { "pic-sign-placed" } else { "pic-sign-places" };
    let sign = |is: bool, icons: Phrase, id: &'static str| is.then(|| plain(icons, eye.say(id)));
    let named = |of: Type| {
        let is_there = cards.iter().any(|it| it.types.contains(&of));
        is_there.then(|| plain(vec![Icon::Type(of)], eye.say(format!("type-{}", of.key()))))
    };
    let [liberty, contact, toxic] = NAMED.map(named);
    [
        any_type(cards).map(|it| plain(vec![Icon::Type(it)], eye.say("pic-sign-type"))),
        liberty,
        contact,
        toxic,
        sign(any(&|it| matches!(it, Ability::Bonus(_))), vec![Icon::When(Sym::Settlement)], "pic-sign-built"),
        counted.map(|it| plain(it, eye.say("pic-sign-each"))),
        sign(any(&|it| matches!(it, Ability::Use { times: 2.., .. })), vec![Icon::Times(2)], "pic-sign-times"),
        sign(any(&basic), vec![Icon::Basic], "pic-sign-basic"),
        sign(
            cards.iter().any(|it| it.open),
            vec![Icon::Good(Good::Worker), Icon::Sym(tile::sym(Category::Production))],
            "pic-sign-open",
        ),
        sign(any(&|it| matches!(it, Ability::Store(_))), vec![Icon::When(Sym::Lock)], "pic-sign-kept"),
        sign(any(&|it| matches!(it, Ability::Place(_))), vec![Icon::Sym(Sym::ArrowDown)], placed),
        sign(any(&of_rivals), vec![Icon::Opponent], "pic-sign-rival"),
        sign(any(&at_production), vec![Icon::When(Sym::Production)], "pic-sign-production"),
        sign(any(&repeats), vec![Icon::text("="), Icon::Sym(Sym::Production)], "pic-sign-repeat"),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// What razing costs by the sign of the category (RZO-02).
fn prices() -> Phrase {
    let price = |it: Category| [Icon::Sym(tile::sym(it)), Icon::text(of_category(it).to_string()), Icon::Gap];
    Category::ALL.into_iter().flat_map(price).chain([Icon::Good(Good::Red)]).collect()
}

/// The strong mark, and the weak one where many things changed.
fn changed(eye: &Eye<'_>) -> Vec<Chip> {
    let strong = || coloured(FRESH, INK, Vec::new(), eye.say("pic-sign-changed"));
    let weak = || Chip { fresh: Fresh::Dim, ..plain(Vec::new(), eye.say("pic-sign-changed-too")) };
    let strong = eye.marks.any().then(strong);
    strong.into_iter().chain(eye.marks.any_dim().then(weak)).collect()
}

fn plain(icons: Phrase, words: String) -> Chip {
    coloured(WELL, palette::SAND, icons, words)
}

fn coloured(fill: Color, ink: Color, mut icons: Phrase, words: String) -> Chip {
    if !icons.is_empty() {
        icons.push(Icon::Gap);
    }
    icons.push(Icon::Text(words));
    Chip { ink, ..Chip::new(icons, fill, PANEL_LINE) }
}

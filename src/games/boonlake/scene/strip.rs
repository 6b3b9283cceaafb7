//! What the overview says of each player, and of the Grey Eminence.

use super::palette::{self, EDGE, PAPER_LINE, QUIET};
use super::signs::Mark;
use super::{Eye, icons, parts, weight, wood};
use crate::engine::{Seat, Text, Words};
use crate::games::boonlake::content::kinds::{Corner, Group as CardGroup, Kind, Lever, Resource, Track};
use crate::games::boonlake::content::signs::Sign;
use crate::games::boonlake::content::{Content, TokenId};
use crate::games::boonlake::labels::names::action_name;
use crate::games::boonlake::state::{Eminence, Owner, Phase, Piece, Player};
use crate::games::boonlake::view::View;
use crate::games::drawing::{self, Fresh};
use crate::scene::{Color, Draw, Group, Sym, Weight, measure};

pub(super) const TALL: f32 = 206.0;

fn of(view: &View, seat: Seat) -> &Player {
    &view.board.players[seat]
}

/// How tall the purse is.
pub(super) const PURSE: f32 = 114.0;

/// A panel in the colour of whose turn it is.
fn panel(at: &mut Group, [x, y, w, h]: [f32; 4], owner: Owner, plays: bool) {
    let line = if plays { palette::owner(owner).fill } else { PAPER_LINE };
    parts::panel(at, x, y, w, h).stroke(line, if plays { 6.0 } else { 2.0 });
}

/// Who it is, the points, and what lies before the player.
pub(super) fn purse(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3], seat: Seat) {
    panel(at, [x, y, w, PURSE], Owner::Seat(seat), false);
    goods(at, eye, [x, y, w], seat);
}

fn goods(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3], seat: Seat) {
    let me = eye.player(seat);
    head(at, eye, [x, y, w], seat);
    let fresh = |what: &dyn Fn(&Player) -> usize| eye.fresh(weight::NUMBER, |it| what(of(it, seat)));
    let goods: [(Mark, String, Fresh); 5] = [
        (Sign::Coin.into(), me.coins.to_string(), fresh(&|it| it.coins as usize)),
        (Sign::Vase.into(), me.vases.to_string(), fresh(&|it| it.vases as usize)),
        (Mark::Sym(Sym::Hand), eye.view.hands[seat].to_string(), eye.fresh(weight::NUMBER, |it| it.hands[seat])),
        (Sign::Piece(Kind::Inhabitant).into(), me.ranch.to_string(), fresh(&|it| it.ranch.into())),
        (Mark::text("+"), me.supply.to_string(), fresh(&|it| it.supply.into())),
    ];
    let mut left = x + 16.0;
    for (n, (mark, text, fresh)) in goods.into_iter().enumerate() {
        left += parts::tally(at, left, y + 80.0, 36.0, &mark, text, fresh) + if n < 3 { 15.0 } else { 6.0 };
    }
    left = x + w - 368.0;
    for kind in [Kind::House, Kind::Settlement, Kind::Cattle] {
        let count = |it: &Player| match kind {
            Kind::House => usize::from(it.houses),
            Kind::Settlement => usize::from(it.settlements),
            _ => usize::from(it.cattle),
        };
        wood::piece(at, left + 20.0, y + 78.0, 40.0, Piece { owner: Owner::Seat(seat), kind });
        parts::number(at, left + 48.0, y + 80.0, 30.0, count(me).to_string(), fresh(&count));
        left += 89.0;
    }
    tokens(at, eye, x + w - 98.0, y + 80.0, seat);
}

/// The panel of a player; whoever is to act now has a broad line.
pub(super) fn player(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3], seat: Seat) {
    let (me, board) = (eye.player(seat), eye.board());
    let plays = match board.awaited[..] {
        [] => board.has_turn(seat),
        _ => board.awaited.contains(&seat),
    };
    panel(at, [x, y, w, TALL], Owner::Seat(seat), plays);
    goods(at, eye, [x, y, w], seat);
    let fresh = |weight, what: &dyn Fn(&Player) -> usize| eye.fresh(weight, |it| what(of(it, seat)));
    let mut left;
    // What sites and boats show.
    left = x + 16.0;
    for resource in Resource::ALL {
        left += shown(at, eye, left, y + 127.0, seat, resource) + 20.0;
    }
    left = x + w - 372.0;
    for track in Track::ALL {
        let marker = me.marker(track);
        icons::stairs(at, left + 20.0, y + 126.0, 42.0, &[track]);
        let wide = parts::number(
            at,
            left + 48.0,
            y + 127.0,
            35.0,
            marker.to_string(),
            fresh(weight::TRACK, &|it| it.marker(track)),
        );
        income(at, eye, [left + 56.0 + wide, y + 128.0, 124.0 - wide], seat, track);
        left += 182.0;
    }
    levers(at, eye, [x + 16.0, y + 178.0, w - 276.0], seat);
    left = x + w - 240.0;
    for group in CardGroup::ALL {
        let count = |it: &Player| it.played.iter().filter(|it| eye.content().card(**it).group == group).count();
        left += parts::tally(
            at,
            left,
            y + 178.0,
            36.0,
            &Sign::Group(group).into(),
            count(me).to_string(),
            fresh(weight::CARDS, &count),
        ) + 8.0;
    }
}

/// All that the next income brings of this kind, wherever it comes from; its VP stand beside the cards.
fn income(at: &mut Group, eye: &Eye<'_>, [x, y, room]: [f32; 3], seat: Seat, track: Track) {
    let income = &eye.view.standings[seat].income;
    let row: Vec<Mark> = match track {
        Track::Coin => vec![Mark::text(format!("({})", income.coins))],
        Track::Card if income.vp == 0 => vec![Mark::text(format!("({})", income.cards))],
        Track::Card => {
            let all = format!("({} {}", income.cards, drawing::change(income.vp));
            vec![Mark::text(all), Sign::Vp.into(), Mark::text(")")]
        }
    };
    let size = (room / drawing::width(&row, 28.0)).min(1.0) * 28.0;
    drawing::draw(at, x, y, size, QUIET, &row);
}

fn head(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3], seat: Seat) {
    let me = eye.player(seat);
    parts::badge(at, x + 36.0, y + 34.0, 22.0, Owner::Seat(seat));
    let mut left = x + 70.0;
    // SET-12: drawn only after the sites.
    let drawn = eye.board().eminence.is_none() && eye.board().phase != Phase::Setup;
    if drawn && eye.board().start == seat {
        at.regular(left + 14.0, y + 34.0, 18.0, 6).fill(palette::WOOD).stroke(EDGE, 2.0);
        parts::centered(at, left + 14.0, y + 34.0, 26.0, 22.0, "1").bold().color(Color::WHITE);
        left += 40.0;
    }
    let points = drawing::figure(me.vp);
    let wide = measure(&points, 38.0, Weight::Bold);
    let right = x + w - 20.0 - wide;
    parts::number(at, right, y + 35.0, 38.0, points, eye.fresh(weight::POINTS, |it| of(it, seat).vp));
    icons::vp(at, right - 30.0, y + 34.0, 44.0);
    // What the final scoring would add to it.
    let ahead = eye.view.standings[seat].ahead.total();
    let mut room = right - 62.0;
    if eye.board().phase != Phase::Over {
        let text = drawing::change(ahead);
        let wide = measure(&text, 28.0, Weight::SemiBold);
        room -= wide + 10.0;
        parts::label(at, room, y + 36.0, wide + 1.0, 28.0, text).semi_bold().color(QUIET);
        at.symbol(Sym::Hourglass, room - 16.0, y + 35.0, 22.0, QUIET);
        room -= 34.0;
    }
    parts::label(at, left, y + 35.0, room - left, 36.0, eye.words.name(seat)).bold().shrink(0.75);
}

/// The point tokens that are still to be placed.
fn tokens(at: &mut Group, eye: &Eye<'_>, x: f32, y: f32, seat: Seat) {
    let placed = eye.player(seat).tokens.iter().flatten().count();
    let left = eye.player(seat).tokens.len() - placed;
    let tone = palette::owner(Owner::Seat(seat));
    at.rect(x, y - 17.0, 34.0, 34.0).radius(8.0).fill(tone.fill).stroke(tone.edge, 2.0);
    at.symbol(Sym::Star, x + 17.0, y, 24.0, tone.on);
    parts::number(at, x + 42.0, y, 28.0, format!("×{left}"), eye.fresh(weight::NUMBER, |it| of(it, seat).tokens));
}

/// How much of a resource is shown, with the boats that are at it. Returns the width.
fn shown(at: &mut Group, eye: &Eye<'_>, x: f32, y: f32, seat: Seat, resource: Resource) -> f32 {
    let me = eye.player(seat);
    let place = eye.content().canal.iter().position(|it| *it == resource);
    let boats = |it: &Player| it.boats.iter().filter(|at| Some(**at) == place).count();
    let total = |it: &Player| usize::from(it.level(resource)) + boats(it);
    icons::resource(at, x + 19.0, y, 38.0, resource);
    for n in 0..boats(me) {
        wood::boat(at, x + 12.0 + 16.0 * n as f32, y + 18.0, 22.0, palette::owner(Owner::Seat(seat)).fill);
    }
    let fresh = eye.fresh(weight::SHOWN, |it| total(of(it, seat)));
    44.0 + parts::number(at, x + 44.0, y, 30.0, total(me).to_string(), fresh)
}

/// The levers that are built: those that are up, and used ones with a line. Free slots stand in the player's own part.
fn levers(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3], seat: Seat) {
    icons::lever(at, x + 16.0, y, 36.0);
    let me = eye.player(seat);
    let built: Vec<Lever> = Lever::ALL.into_iter().filter(|it| !me.is_free(*it)).collect();
    if built.is_empty() {
        parts::label(at, x + 46.0, y, 40.0, 32.0, "0").bold().color(QUIET);
    }
    let step = ((w - 44.0) / built.len().max(1) as f32).min(54.0);
    let side = step - 5.0;
    for (n, lever) in built.into_iter().enumerate() {
        let up = me.is_up(lever);
        let (left, top) = (x + 44.0 + step * n as f32, y - 21.0);
        at.rect(left, top, side, 42.0)
            .radius(9.0)
            .fill(if up { palette::GAIN } else { palette::ROCK })
            .stroke(EDGE, 2.0);
        // With the letter it is not taken for a count.
        parts::centered(at, left + side * 0.5, y, side - 2.0, 24.0, format!("L{:02}", lever as usize + 1))
            .bold()
            .shrink(0.6)
            .color(Color::WHITE);
        if !up {
            at.line(left + 4.0, y + 16.0, left + side - 4.0, y + 16.0).stroke(Color::WHITE, 3.0);
        }
        let fresh = eye.fresh(weight::LEVER, |it| of(it, seat).levers[lever as usize]);
        parts::ring(at, left, top, side, 42.0, 9.0, fresh);
    }
}

/// A number of hers.
type Count = fn(&Eminence) -> i64;

/// The panel of the Grey Eminence (SOL-01).
pub(super) fn eminence(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3], her: &Eminence) {
    panel(at, [x, y, w, TALL], Owner::Eminence, eye.board().phase == Phase::Eminence);
    parts::badge(at, x + 36.0, y + 34.0, 22.0, Owner::Eminence);
    let was = |what: Count| eye.fresh(weight::NUMBER, |it| it.board.eminence.as_ref().map(what));
    let points = drawing::figure(her.vp);
    let right = x + w - 20.0 - measure(&points, 38.0, Weight::Bold);
    parts::number(at, right, y + 35.0, 38.0, points, was(|it| it.vp.into()));
    icons::vp(at, right - 30.0, y + 34.0, 44.0);
    parts::label(at, x + 70.0, y + 35.0, right - x - 290.0, 30.0, eye.say("owner-eminence")).bold();
    parts::label(at, right - 208.0, y + 36.0, 146.0, 23.0, eye.say(format!("option-level-{}", her.level.key())))
        .color(QUIET);
    let mut left = x + 18.0;
    let pieces: [(Kind, u8, Count); 3] = [
        (Kind::House, her.houses, |it| it.houses.into()),
        (Kind::Settlement, her.settlements, |it| it.settlements.into()),
        (Kind::Cattle, her.cattle, |it| it.cattle.into()),
    ];
    for (kind, n, what) in pieces {
        wood::piece(at, left + 20.0, y + 78.0, 40.0, Piece { owner: Owner::Eminence, kind });
        parts::number(at, left + 48.0, y + 80.0, 30.0, n.to_string(), was(what));
        left += 92.0;
    }
    icons::cactus(at, left + 18.0, y + 78.0, 42.0);
    let points = eye.content().eminence.cactus_points(her.cactus);
    let cactus = eye.words.say(&Text::new("pic-cactus").with("n", her.cactus).with("vp", points));
    left += 40.0;
    parts::number(at, left, y + 80.0, 26.0, cactus.clone(), was(|it| it.cactus as i64));
    left += measure(&cactus, 26.0, Weight::Bold) + 26.0;
    let income = [Mark::text(format!("+{}", eye.view.eminence.unwrap_or_default())), Sign::Vp.into()];
    drawing::draw(at, left, y + 80.0, 32.0, QUIET, &income);
    token(at, eye, [x + 18.0, y + 108.0, w - 36.0], her);
}

/// Her open token with its three actions, its four numbers, and the corner that counts.
fn token(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3], her: &Eminence) {
    let h = 90.0;
    // It counts in her turn; in the next one it is that of another token (SOL-03). With the stack empty it is the upper left one
    // (SOL-05).
    let counts = eye.board().phase == Phase::Eminence;
    let corner = her.silhouette.unwrap_or(Corner::UpperLeft);
    let stack = w - 108.0;
    at.rect(x + stack, y, 108.0, h).radius(12.0).fill(palette::owner(Owner::Eminence).fill).stroke(EDGE, 2.0);
    parts::centered(at, x + stack + 54.0, y + h * 0.5, 60.0, 36.0, eye.view.stack.to_string())
        .bold()
        .color(Color::WHITE);
    if her.silhouette.is_some() {
        let (cx, cy) = corner_at(corner, [x + stack, y, 108.0, h]);
        at.symbol(Sym::Follower, cx, cy, 26.0, if counts { palette::FRESH } else { palette::PAPER_LINE });
    }
    let Some(open) = her.open.last() else { return };
    let place = [x, y, stack - 16.0, h];
    solo_token(at, eye.content(), eye.words, place, *open, counts.then_some(corner));
    let fresh = eye.fresh(weight::EMINENCE, |it| it.board.eminence.as_ref().and_then(|it| it.open.last().copied()));
    parts::ring(at, place[0], place[1], place[2], place[3], 12.0, fresh);
}

/// A solo token: its actions between its four numbers; the one that counts stands out.
pub(super) fn solo_token(
    at: &mut Group,
    content: &Content,
    words: &dyn Words,
    place: [f32; 4],
    id: TokenId,
    corner: Option<Corner>,
) {
    let [x, y, w, h] = place;
    let token = content.token(id);
    at.rect(x, y, w, h).radius(12.0).fill(palette::WELL).stroke(EDGE, 2.0);
    for (n, it) in Corner::ALL.into_iter().enumerate() {
        let (cx, cy) = corner_at(it, place);
        let fill = if Some(it) == corner { palette::FRESH } else { palette::PAPER };
        at.circle(cx, cy, 19.0).fill(fill).stroke(EDGE, 2.0);
        parts::centered(at, cx, cy, 34.0, 23.0, token.corners[n].number().to_string()).bold();
    }
    let step = (w - 140.0) / token.actions.len().max(1) as f32;
    for (n, action) in token.actions.iter().enumerate() {
        let cx = x + 90.0 + step * (n as f32 + 0.5);
        icons::group(at, cx, y + h * 0.36, h * 0.4, content.group(*action));
        let name = words.say(&action_name(*action));
        parts::centered(at, cx, y + h * 0.74, step - 6.0, 23.0, name).semi_bold().shrink(0.6);
    }
    let key = token.key.to_uppercase();
    parts::centered(at, x + 68.0, y + h * 0.5, 44.0, 24.0, key).bold().color(QUIET);
}

fn corner_at(corner: Corner, [x, y, w, h]: [f32; 4]) -> (f32, f32) {
    let (right, low) = match corner {
        Corner::UpperLeft => (false, false),
        Corner::UpperRight => (true, false),
        Corner::LowerLeft => (false, true),
        Corner::LowerRight => (true, true),
    };
    (if right { x + w - 24.0 } else { x + 24.0 }, if low { y + h - 22.0 } else { y + 22.0 })
}

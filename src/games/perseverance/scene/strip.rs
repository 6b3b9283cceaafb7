//! A player's board in short, as it lies below the Zones on the overview.

use super::palette::{self, DEEP, QUIET, WELL};
use super::parts::{self, Chip};
use super::{Eye, mark, weight};
use crate::engine::Seat;
use crate::games::drawing::Fresh;
use crate::games::perseverance::kinds::{Good, Module};
use crate::games::perseverance::state::{LeaderAt, Player};
use crate::games::perseverance::view::View;
use crate::scene::{Color, Draw, Group, Sym, Weight, measure};

const HEAD: f32 = 78.0;
const ROW: f32 = 50.0;
const PAD: f32 = 16.0;
/// What the row of pieces left is called, above it.
const CAPTION: f32 = 20.0;

/// Wide strips, as for two players, show all goods in one row.
fn per_row(w: f32) -> usize {
    if w > 640.0 { 8 } else { 4 }
}

pub(super) fn height(eye: &Eye<'_>, w: f32) -> f32 {
    let threat = if eye.board().has(Module::Threat) && per_row(w) == 4 { 44.0 } else { 0.0 };
    let patrol = if has_patrols(eye) || eye.board().has(Module::Threat) { 54.0 } else { 0.0 };
    HEAD + (8 / per_row(w)) as f32 * ROW + CAPTION + 54.0 + patrol + 12.0 + threat
}

/// Whether there is anything to say of Patrols; else their row is left out.
fn has_patrols(eye: &Eye<'_>) -> bool {
    let any = |it: &View| it.board.players.iter().any(|(_, it)| it.patrol.is_some() || !it.completed.is_empty());
    any(eye.view) || eye.since.is_some_and(any)
}

pub(super) fn base(at: &mut Group, eye: &Eye<'_>, w: f32) {
    let h = height(eye, w);
    parts::card(at, 0.0, 0.0, w, h);
    let y = left_y(w) - 24.0 - CAPTION;
    at.rect(10.0, y, w - 20.0, 48.0 + CAPTION).radius(12.0).fill(WELL);
    parts::label(at, 18.0, y + 15.0, w - 36.0, 22.0, eye.say("pic-left")).color(QUIET);
}

fn left_y(w: f32) -> f32 {
    HEAD + (8 / per_row(w)) as f32 * ROW + 32.0 + CAPTION
}

pub(super) fn live(at: &mut Group, eye: &Eye<'_>, w: f32, seat: Seat) {
    let (board, me) = (eye.board(), eye.player(seat));
    let h = height(eye, w);
    let tone = palette::seat(seat);
    at.rect(0.0, 0.0, w, HEAD - 8.0).radius(16.0).fill(tone.fill);
    at.rect(0.0, HEAD - 30.0, w, 22.0).fill(tone.fill);
    if board.on_turn() == Some(seat) {
        at.rect(0.0, 0.0, w, h).radius(16.0).stroke(DEEP, 8.0);
    }
    let number = me.followers.to_string();
    let count = 52.0 + 26.0 * number.len() as f32;
    let fresh = eye.changed(|it| of(it, seat).followers);
    mark::ground(at.rect(w - count - 14.0, 9.0, count + 4.0, 52.0).radius(12.0), fresh);
    at.symbol(Sym::Follower, w - count + 10.0, 35.0, 36.0, Color::INK);
    parts::label(at, w - count + 32.0, 35.0, count - 42.0, 40.0, number).bold();

    parts::badge(at, 38.0, 35.0, 25.0, Color::WHITE, Color::INK, seat.letter());
    let room = w - count - 14.0 - 72.0 - 12.0;
    let name = eye.words.name(seat);
    // A narrow strip has no room for a Leader's name beside where they are, but mostly beside the player's.
    let away = me.leader.filter(|_| per_row(w) < 8 && me.leader_at != LeaderAt::PlayerBoard);
    if let Some(leader) = away {
        let leader = eye.say(format!("leader-{}", leader.key()));
        let before = measure(&name, 30.0, Weight::Bold) + 10.0;
        let wide = measure(&leader, 21.0, Weight::Regular) + 1.0;
        if before + wide <= room {
            parts::label(at, 72.0 + before, 25.0, wide, 21.0, leader).color(tone.on);
        }
    }
    parts::label(at, 72.0, 24.0, room, 30.0, name).bold().color(tone.on);
    if me.leader.is_some() {
        at.symbol(Sym::Leader, 85.0, 52.0, 25.0, tone.on);
    }
    let text = if per_row(w) == 8 { whereabouts(eye, me) } else { short_whereabouts(eye, me) };
    // In a Zone he may be in either area.
    let guards = matches!(me.leader_at, LeaderAt::Defense(_));
    if guards {
        at.symbol(Sym::Swords, 114.0, 52.0, 22.0, tone.on);
    }
    let shift = if guards { 26.0 } else { 0.0 };
    parts::label(at, 103.0 + shift, 53.0, room - 31.0 - shift, 23.0, text).color(tone.on);

    goods(at, eye, w, seat);
    left(at, eye, w, seat);
    if has_patrols(eye) {
        patrol(at, eye, w, seat);
    }
    threat(at, eye, w, seat);
}

fn of(view: &View, seat: Seat) -> &Player {
    &view.board.players[seat]
}

/// The Leader, and where they are if they are not at home.
pub(super) fn whereabouts(eye: &Eye<'_>, me: &Player) -> String {
    let Some(leader) = me.leader else { return String::new() };
    let name = eye.say(format!("leader-{}", leader.key()));
    match me.leader_at {
        LeaderAt::PlayerBoard => name,
        LeaderAt::Community(zone) | LeaderAt::Defense(zone) => {
            format!("{name} → {}", eye.say(format!("zone-{}-short", zone.key())))
        }
    }
}

/// On a narrow strip: the name of a Leader who is at home, else where they are.
fn short_whereabouts(eye: &Eye<'_>, me: &Player) -> String {
    match me.leader_at {
        LeaderAt::PlayerBoard => whereabouts(eye, me),
        LeaderAt::Community(zone) => format!("→ {}", eye.say(format!("zone-{}-short", zone.key()))),
        // The swords stand before it.
        LeaderAt::Defense(zone) => eye.say(format!("zone-{}-short", zone.key())),
    }
}

fn goods(at: &mut Group, eye: &Eye<'_>, w: f32, seat: Seat) {
    let me = eye.player(seat);
    let fresh = |what: fn(&Player) -> u32| eye.changed(|it| what(of(it, seat)));
    let chips = [
        Chip::good(Good::Food, me.food, fresh(|it| it.food)),
        Chip::good(Good::Mr, me.mr, fresh(|it| it.mr)),
        Chip::good(Good::Story, me.stories, fresh(|it| it.stories)),
        Chip::good(Good::Vote, me.votes, fresh(|it| it.votes)),
        Chip::good(Good::Safeguard, me.safeguard, fresh(|it| it.safeguard)),
        Chip::good(Good::Valor, me.valor, fresh(|it| it.valor)),
        Chip::good(Good::LightSoldier, me.ready.light, fresh(|it| it.ready.light as u32)),
        Chip::new(Sym::HeavySoldier, Color::INK, me.ready.heavy, fresh(|it| it.ready.heavy as u32)),
    ];
    let columns = per_row(w);
    let step = (w - 2.0 * PAD) / columns as f32;
    for (n, chip) in chips.iter().enumerate() {
        let (x, y) = (PAD + (n % columns) as f32 * step, HEAD + 22.0 + (n / columns) as f32 * ROW);
        chip.draw(at, x, y, step - 6.0, 39.0);
    }
}

/// What is left to build with.
pub(super) fn pieces_left(eye: &Eye<'_>, seat: Seat) -> [Chip; 5] {
    let me = eye.player(seat);
    let fresh = |what: fn(&Player) -> usize| eye.changed(|it| what(of(it, seat)));
    [
        Chip::new(Sym::Settlement, QUIET, me.settlements, fresh(|it| it.settlements)),
        Chip::new(Sym::Wall, QUIET, me.walls, fresh(|it| it.walls)),
        Chip::new(Sym::HiddenTrap, QUIET, eye.view.traps_left[seat], eye.changed(|it| it.traps_left[seat])),
        Chip::new(Sym::Cube, QUIET, me.influence, fresh(|it| it.influence)),
        Chip::new(Sym::Die, QUIET, me.dice, fresh(|it| it.dice)),
    ]
}

fn left(at: &mut Group, eye: &Eye<'_>, w: f32, seat: Seat) {
    let chips = pieces_left(eye, seat);
    let step = (w - 32.0) / chips.len() as f32;
    for (n, chip) in chips.iter().enumerate() {
        chip.draw(at, 18.0 + n as f32 * step, left_y(w), step - 2.0, 27.0);
    }
}

/// The Patrol under way, those completed, and the Threat tracks where there are any.
fn patrol(at: &mut Group, eye: &Eye<'_>, w: f32, seat: Seat) {
    let me = eye.player(seat);
    let y = left_y(w) + 54.0;
    let mut right = w - PAD;
    let fresh = eye.changed(|it| of(it, seat).completed.len());
    if !me.completed.is_empty() || fresh != Fresh::No {
        // Completed Patrols by name, as long as there is room; a tick says that they are.
        let names: Vec<String> = me.completed.iter().map(|it| format!("P{it}")).collect();
        let names = if names.len() < 3 { names.join(" ") } else { names.len().to_string() };
        let wide = measure(&names, 25.0, Weight::SemiBold) + 1.0;
        right -= wide;
        mark::pen(at, right - 6.0, y - 19.0, wide + 12.0, 38.0, fresh);
        parts::label(at, right, y, wide, 25.0, names).semi_bold();
        right -= 38.0;
        at.symbol(Sym::Check, right + 14.0, y, 30.0, palette::SAFE_INK);
    }
    at.symbol(Sym::Patrol, PAD + 17.0, y, 34.0, if me.patrol.is_some() { Color::INK } else { QUIET });
    let Some(run) = me.patrol else {
        parts::label(at, PAD + 42.0, y, 170.0, 24.0, eye.say("pic-no-patrol")).color(QUIET);
        return;
    };
    let card = eye.content().patrol(run.card);
    let mut text = eye.say_with("patrol-name-short", "number", run.card);
    if card.second.is_some() {
        text = format!("{text} {}/2", run.stage);
    }
    let wide = measure(&text, 25.0, Weight::Bold);
    let mut x = PAD + 42.0;
    let soldiers = [(Sym::LightSoldier, run.soldiers.light), (Sym::HeavySoldier, run.soldiers.heavy)];
    let kinds = soldiers.iter().filter(|it| it.1 > 0).count() as f32;
    let fresh = eye.fresh(weight::PATROL, |it| of(it, seat).patrol);
    mark::pen(at, x - 5.0, y - 19.0, wide + 12.0 + 52.0 * kinds, 38.0, fresh);
    parts::label(at, x, y, wide + 1.0, 25.0, text).bold();
    x += wide + 10.0;
    for (sym, count) in soldiers {
        if count > 0 && x + 50.0 < right {
            at.symbol(sym, x + 13.0, y, 27.0, Color::INK);
            parts::label(at, x + 28.0, y, 18.0, 25.0, count.to_string()).bold();
            x += 52.0;
        }
    }
}

/// The Threat tracks, where Threat comes without a die.
fn threat(at: &mut Group, eye: &Eye<'_>, w: f32, seat: Seat) {
    if !eye.board().has(Module::Threat) {
        return;
    }
    // Wide strips have room for it beside the Patrol.
    let wide = per_row(w) == 8;
    let (left, y) = if wide { (w * 0.36, left_y(w) + 54.0) } else { (PAD, left_y(w) + 98.0) };
    parts::label(at, left + 190.0, y, 132.0, 22.0, eye.say("module-threat-short")).color(QUIET);
    at.symbol(Sym::Threat, left + 17.0, y, 32.0, palette::DANGER);
    for (n, sym) in [Sym::LightSoldier, Sym::HeavySoldier].into_iter().enumerate() {
        let fresh = eye.changed(|it| of(it, seat).threat[n]);
        Chip::new(sym, Color::INK, of(eye.view, seat).threat[n], fresh).draw(
            at,
            left + 46.0 + 70.0 * n as f32,
            y,
            66.0,
            32.0,
        );
    }
}

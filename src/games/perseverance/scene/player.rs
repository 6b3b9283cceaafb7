//! One player's board on a picture of its own, for a narrow screen.

use super::layout::{DETAIL, DETAIL_MARGIN, GAP};
use super::palette::{self, CARD_LINE, DEEP, QUIET, SEA, WELL};
use super::parts::{self, Chip};
use super::{Eye, cards, mark, pieces, strip, terrain};
use crate::engine::{Seat, Viewer};
use crate::games::drawing::Fresh;
use crate::games::perseverance::kinds::{Dino, Good, Module, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::state::{Owner, Player, Stage};
use crate::games::perseverance::view::View;
use crate::scene::{Color, Draw, Group, Scene, Sym, Weight, measure};

const W: f32 = DETAIL - 2.0 * DETAIL_MARGIN;
const HEAD: f32 = 150.0;
const GOODS: f32 = 236.0;
const LEFT: f32 = 130.0;
const ZONES: f32 = 66.0 + 4.0 * 62.0 + 12.0;
const IDLE: f32 = 76.0;
const RUNNING: f32 = 304.0;
const TRAPS: f32 = 132.0;
const THREAT: f32 = 84.0;
const ABILITY: f32 = 96.0;

/// The cards from top to bottom, each with its height.
#[derive(Clone, Copy, PartialEq)]
enum Card {
    Ability,
    Goods,
    Left,
    Patrol,
    Traps,
    Threat,
    Zones,
}

fn cards_of(eye: &Eye<'_>, seat: Seat) -> Vec<(Card, f32)> {
    let me = eye.player(seat);
    let ability = me.leader.filter(|_| eye.board().abilities).map(|_| (Card::Ability, ABILITY));
    let mut all: Vec<(Card, f32)> = ability.into_iter().collect();
    all.extend([
        (Card::Goods, GOODS),
        (Card::Left, LEFT),
        (Card::Patrol, if me.patrol.is_some() { RUNNING } else { IDLE }),
    ]);
    if !trap_groups(eye, seat).is_empty() {
        all.push((Card::Traps, TRAPS));
    }
    if eye.board().has(Module::Threat) {
        all.push((Card::Threat, THREAT));
    }
    all.push((Card::Zones, ZONES));
    all
}

pub(super) fn base(eye: &Eye<'_>, seat: Seat) -> Scene {
    let all = cards_of(eye, seat);
    let height = 2.0 * DETAIL_MARGIN + HEAD + all.iter().map(|it| it.1 + GAP).sum::<f32>();
    let mut scene = Scene::new(DETAIL, height, SEA);
    terrain::sea(&mut scene);
    for (card, y, h) in places(&all) {
        let at = scene.group(DETAIL_MARGIN, y);
        parts::card(at, 0.0, 0.0, W, h);
        match card {
            Card::Goods => goods_labels(at, eye),
            Card::Left => title(at, eye.say("pic-left")),
            Card::Patrol => at_patrol(at),
            Card::Ability | Card::Traps => {}
            Card::Threat => {
                parts::label(at, 22.0, THREAT * 0.5, 160.0, 28.0, eye.say("module-threat-short"))
                    .semi_bold()
                    .color(QUIET);
            }
            Card::Zones => zone_labels(at, eye),
        }
    }
    scene
}

fn places(all: &[(Card, f32)]) -> Vec<(Card, f32, f32)> {
    let mut y = DETAIL_MARGIN + HEAD + GAP;
    let mut places = Vec::new();
    for (card, h) in all {
        places.push((*card, y, *h));
        y += h + GAP;
    }
    places
}

fn title(at: &mut Group, text: String) {
    parts::label(at, 22.0, 36.0, 300.0, 28.0, text).semi_bold().color(QUIET);
}

fn at_patrol(at: &mut Group) {
    at.symbol(Sym::Patrol, 46.0, IDLE * 0.5, 44.0, QUIET);
}

pub(super) fn live(scene: &mut Scene, eye: &Eye<'_>, seat: Seat) {
    head(scene.group(DETAIL_MARGIN, DETAIL_MARGIN), eye, seat);
    for (card, y, _) in places(&cards_of(eye, seat)) {
        let at = scene.group(DETAIL_MARGIN, y);
        match card {
            Card::Ability => ability(at, eye, seat),
            Card::Goods => goods(at, eye, seat),
            Card::Left => left(at, eye, seat),
            Card::Patrol => patrol(at, eye, seat),
            Card::Traps => traps(at, eye, seat),
            Card::Threat => threat(at, eye, seat),
            Card::Zones => zones(at, eye, seat),
        }
    }
}

fn of(view: &View, seat: Seat) -> &Player {
    &view.board.players[seat]
}

fn head(at: &mut Group, eye: &Eye<'_>, seat: Seat) {
    let (tone, me) = (palette::seat(seat), eye.player(seat));
    at.rect(0.0, 0.0, W, HEAD).radius(20.0).fill(tone.fill);
    if eye.board().stage == Stage::Turns && eye.board().active == seat {
        at.rect(0.0, 0.0, W, HEAD).radius(20.0).stroke(DEEP, 10.0);
    }
    parts::badge(at, 74.0, HEAD * 0.5, 48.0, Color::WHITE, Color::INK, seat.letter());
    let number = me.followers.to_string();
    let wide = 92.0 + 38.0 * number.len() as f32;
    let fresh = eye.changed(|it| of(it, seat).followers);
    mark::ground(at.rect(W - wide - 24.0, 30.0, wide, HEAD - 60.0).radius(18.0), fresh);
    at.symbol(Sym::Follower, W - wide + 18.0, HEAD * 0.5, 56.0, Color::INK);
    parts::label(at, W - wide + 52.0, HEAD * 0.5, wide - 84.0, 60.0, number).bold();
    let room = W - wide - 24.0 - 140.0 - 20.0;
    let top = HEAD * 0.5 - 18.0;
    parts::label(at, 140.0, top, room, 44.0, eye.words.name(seat)).bold().color(tone.on);
    parts::label(at, 140.0, top + 46.0, room, 29.0, strip::whereabouts(eye, me)).color(tone.on);
}

/// What the leader can do, in two lines at most.
fn ability(at: &mut Group, eye: &Eye<'_>, seat: Seat) {
    let Some(leader) = eye.player(seat).leader else { return };
    at.symbol(Sym::Leader, 46.0, ABILITY * 0.5, 44.0, QUIET);
    let text = eye.words.say(&names::about_leader(leader));
    at.block(84.0, 14.0, W - 106.0, text).size(27.0).line_height(1.25).max_lines(2);
}

/// The middle of a place in the grid of goods, four to a row.
fn good_place(n: usize) -> (f32, f32) {
    (24.0 + (n % 4) as f32 * (W - 30.0) / 4.0, 46.0 + (n / 4) as f32 * 108.0)
}

fn goods_labels(at: &mut Group, eye: &Eye<'_>) {
    let scrap = format!("asset-mr-{}-short", eye.edition_word());
    let ids = [
        "asset-food",
        &scrap,
        "asset-story",
        "track-vote",
        "track-safeguard",
        "track-valor",
        "soldier-light-short",
        "soldier-heavy-short",
    ];
    for (n, id) in ids.into_iter().enumerate() {
        let (x, y) = good_place(n);
        parts::label(at, x, y + 46.0, 166.0, 26.0, eye.say(id)).color(QUIET);
    }
}

fn goods(at: &mut Group, eye: &Eye<'_>, seat: Seat) {
    let me = eye.player(seat);
    let track = eye.content().limits().track;
    let fresh = |what: fn(&Player) -> u32| eye.changed(|it| what(of(it, seat)));
    let chips = [
        Chip::good(Good::Food, me.food, fresh(|it| it.food)),
        Chip::good(Good::Mr, me.mr, fresh(|it| it.mr)),
        Chip::good(Good::Story, me.stories, fresh(|it| it.stories)),
        Chip::good(Good::Vote, me.votes, fresh(|it| it.votes)),
        Chip::good(Good::Safeguard, format!("{}/{track}", me.safeguard), fresh(|it| it.safeguard)),
        Chip::good(Good::Valor, format!("{}/{track}", me.valor), fresh(|it| it.valor)),
        Chip::good(Good::LightSoldier, me.ready.light, fresh(|it| it.ready.light as u32)),
        Chip::new(Sym::HeavySoldier, Color::INK, me.ready.heavy, fresh(|it| it.ready.heavy as u32)),
    ];
    for (n, chip) in chips.iter().enumerate() {
        let (x, y) = good_place(n);
        chip.draw(at, x, y, 166.0, 58.0);
    }
}

/// What is left to build with, and the Soldiers who can still be recruited.
fn left(at: &mut Group, eye: &Eye<'_>, seat: Seat) {
    let me = eye.player(seat);
    let fresh = |what: fn(&Player) -> usize| eye.changed(|it| what(of(it, seat)));
    let soldiers = [
        Chip::new(Sym::LightSoldier, QUIET, me.supply.light, fresh(|it| it.supply.light)),
        Chip::new(Sym::HeavySoldier, QUIET, me.supply.heavy, fresh(|it| it.supply.heavy)),
    ];
    let chips: Vec<Chip> = strip::pieces_left(eye, seat).into_iter().chain(soldiers).collect();
    let step = (W - 30.0) / chips.len() as f32;
    for (n, chip) in chips.iter().enumerate() {
        chip.draw(at, 22.0 + n as f32 * step, 88.0, step - 6.0, 40.0);
    }
}

fn patrol(at: &mut Group, eye: &Eye<'_>, seat: Seat) {
    let me = eye.player(seat);
    let fresh = eye.changed(|it| of(it, seat).completed.len());
    let numbers: Vec<String> = me.completed.iter().map(|it| format!("P{it}")).collect();
    let numbers = numbers.join(" ");
    if !me.completed.is_empty() || fresh != Fresh::No {
        // Completed Patrols by name, behind a tick.
        let wide = measure(&numbers, 30.0, Weight::SemiBold).clamp(20.0, 320.0);
        mark::pen(at, W - 34.0 - wide, IDLE * 0.5 - 21.0, wide + 20.0, 42.0, fresh);
        at.symbol(Sym::Check, W - 60.0 - wide, IDLE * 0.5, 38.0, palette::SAFE_INK);
        parts::label(at, W - 24.0, IDLE * 0.5, wide + 1.0, 30.0, numbers).end().semi_bold();
    }
    let heading = if me.patrol.is_some() { "effect-patrol" } else { "pic-no-patrol" };
    parts::label(at, 84.0, IDLE * 0.5, 230.0, 30.0, eye.say(heading)).semi_bold();
    let Some(run) = me.patrol else { return };
    let zoom = 1.22;
    let card = at.group(22.0, IDLE - 4.0);
    card.scale(zoom);
    cards::patrol(card, eye, 0.0, 0.0, eye.content().patrol(run.card), Some(run.stage));
    let x = 22.0 + cards::PATROL_W * zoom + 40.0;
    for (n, (sym, count)) in
        [(Sym::LightSoldier, run.soldiers.light), (Sym::HeavySoldier, run.soldiers.heavy)].into_iter().enumerate()
    {
        let fresh = eye.changed(|it| of(it, seat).patrol.map(|it| (it.soldiers.light, it.soldiers.heavy)));
        Chip::new(sym, Color::INK, count, fresh).draw(at, x + 150.0 * n as f32, IDLE + 92.0, 130.0, 64.0);
    }
}

/// A heading, and how many Traps of each type stand below it.
type TrapGroup = (String, Vec<(Dino, usize)>);

/// Traps whose types the viewer may know: the own supply, the own hidden ones, and those already used.
fn trap_groups(eye: &Eye<'_>, seat: Seat) -> Vec<TrapGroup> {
    let count = |all: &[Dino]| {
        Dino::ALL.into_iter().map(|kind| (kind, all.iter().filter(|it| **it == kind).count())).collect::<Vec<_>>()
    };
    let mut groups = Vec::new();
    if eye.view.viewer == Viewer::Seat(seat)
        && let Some(stock) = eye.view.stock
    {
        groups
            .push((eye.say("pic-traps-supply"), vec![(Dino::Trampler, stock.trampler), (Dino::Raptor, stock.raptor)]));
        let placed: Vec<Dino> = eye.view.own_traps.values().copied().collect();
        groups.push((eye.say("pic-traps-board"), count(&placed)));
    }
    if !eye.player(seat).used_traps.is_empty() {
        groups.push((eye.say("pic-traps-used"), count(&eye.player(seat).used_traps)));
    }
    groups
}

fn traps(at: &mut Group, eye: &Eye<'_>, seat: Seat) {
    let groups = trap_groups(eye, seat);
    let step = (W - 30.0) / 3.0;
    for (n, (name, kinds)) in groups.iter().enumerate() {
        let x = 22.0 + n as f32 * step;
        parts::label(at, x, 36.0, step - 16.0, 28.0, name.clone()).semi_bold().color(QUIET);
        for (m, (kind, count)) in kinds.iter().enumerate() {
            let sym = pieces::trap_sym(*kind);
            Chip::new(sym, palette::dino(*kind).1, *count, Fresh::No).draw(at, x + 108.0 * m as f32, 88.0, 100.0, 48.0);
        }
    }
}

/// The Threat tracks as pips.
fn threat(at: &mut Group, eye: &Eye<'_>, seat: Seat) {
    for (n, sym) in [Sym::LightSoldier, Sym::HeavySoldier].into_iter().enumerate() {
        let value = of(eye.view, seat).threat[n];
        let x = 210.0 + 270.0 * n as f32;
        at.symbol(sym, x, THREAT * 0.5, 44.0, Color::INK);
        mark::pen(at, x + 30.0, THREAT * 0.5 - 22.0, 204.0, 44.0, eye.changed(|it| of(it, seat).threat[n]));
        for pip in 0..6 {
            let dot = at.circle(x + 50.0 + 33.0 * pip as f32, THREAT * 0.5, 12.0);
            if pip < value {
                dot.fill(palette::DANGER);
            } else {
                dot.fill(WELL).stroke(CARD_LINE.darken(0.2), 2.0);
            }
        }
    }
}

const ZONE_COLUMNS: [Sym; 4] = [Sym::Settlement, Sym::Die, Sym::Swords, Sym::Cube];

fn zone_column(n: usize) -> f32 {
    368.0 + 104.0 * n as f32
}

fn zone_labels(at: &mut Group, eye: &Eye<'_>) {
    title(at, eye.say("pic-zones"));
    for (n, sym) in ZONE_COLUMNS.into_iter().enumerate() {
        at.symbol(sym, zone_column(n), 38.0, 42.0, QUIET);
    }
    for (n, zone) in Zone::ALL.into_iter().enumerate() {
        let y = 66.0 + 62.0 * n as f32;
        if n % 2 == 0 {
            at.rect(12.0, y, W - 24.0, 62.0).radius(12.0).fill(WELL);
        }
        parts::label(at, 28.0, y + 31.0, 290.0, 30.0, eye.say(format!("zone-{}-short", zone.key()))).semi_bold();
    }
}

/// Settlements, dice, pieces in the defense and Influence, Zone by Zone.
fn zones(at: &mut Group, eye: &Eye<'_>, seat: Seat) {
    for (row, zone) in Zone::ALL.into_iter().enumerate() {
        for n in 0..ZONE_COLUMNS.len() {
            let (x, y) = (zone_column(n), 66.0 + 62.0 * row as f32 + 31.0);
            let count = in_zone(eye.view, seat, zone)[n];
            mark::pen(at, x - 32.0, y - 23.0, 64.0, 46.0, eye.changed(|it| in_zone(it, seat, zone)[n]));
            let color = if count == 0 { QUIET } else { Color::INK };
            let label = parts::centered(at, x, y, 90.0, 36.0, count.to_string()).color(color);
            if count > 0 {
                label.bold();
            }
        }
    }
}

fn in_zone(view: &View, seat: Seat, zone: Zone) -> [usize; 4] {
    let area = &view.board.zones[zone];
    let owner = Owner::Seat(seat);
    let settlements = area.settlements.iter().flatten().filter(|it| **it == owner).count();
    let leader = usize::from(area.leader == Some(seat));
    let dice = area.presence(owner) - settlements - leader;
    [settlements, dice, area.contribution(seat), view.board.officers[zone].cubes(owner)]
}

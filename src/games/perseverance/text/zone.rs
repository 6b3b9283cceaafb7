//! One Zone as text: its Officer, its Community area and its Defense area.

use super::pen::Pen;
use super::terms::{
    condition, counts, defender, dino_icon, list, officer, owner, seat, settlement_space, spots, trap, whole_effect,
    zone_state,
};
use crate::engine::Text;
use crate::games::perseverance::content::Spot;
use crate::games::perseverance::kinds::{Effect, Leader, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::view::View;

pub(super) fn zone(pen: &mut Pen<'_>, zone: Zone) {
    pen.heading(title(pen.view, zone, "board-zone"));
    pen.say(danger(pen.view, zone));
    council(pen, zone);
    pen.subheading(Text::new("board-community"));
    effects(pen, zone);
    die_spaces(pen, zone);
    let leader = pen.view.board.zones[zone].leader;
    pen.say(Text::new("board-leader-space").with("who", leader.map_or_else(free, seat)));
    settlements(pen, zone);
    pen.say(production(pen.view, zone));
    pen.say(presence(pen.view, zone));
    pen.subheading(Text::new("board-defense"));
    defense(pen, zone);
}

/// The Zone with its danger and its Dinos, in a message of this id.
pub(super) fn title(view: &View, zone: Zone, id: &'static str) -> Text {
    Text::new(id)
        .with("zone", names::zone(zone))
        .with("state", zone_state(view, zone))
        .with("n", view.board.zones[zone].dinos.len())
        .with("max", spots(view, zone).len())
}

/// What it means that a Zone is Dangerous, or that its first attack will make it so (ATK-10, TRN-07).
fn danger(view: &View, zone: Zone) -> Text {
    let covered = || view.facts.0.settlement_spaces().iter().filter(|it| it.covered).map(|it| it.space);
    let all = view.facts.0.defense(view.board.seat_count()).spots(true).len();
    Text::new(if view.board.zones[zone].dangerous { "board-dangerous" } else { "board-safe" })
        .with("max", all)
        .with("first", covered().min().unwrap_or(0))
        .with("last", covered().max().unwrap_or(0))
}

fn free() -> Text {
    Text::new("board-free")
}

pub(super) fn council(pen: &mut Pen<'_>, zone: Zone) {
    let (view, council) = (pen.view, &pen.view.board.officers[zone]);
    let spaces = view.facts.0.officer_spaces(view.board.edition, view.board.seat_count());
    let row = view.board.owners().into_iter().map(|of| (owner(of), council.row.iter().filter(|it| **it == of).count()));
    let row = counts(row);
    let pool = counts(council.pool.iter().map(|(of, n)| (owner(*of), *n)));
    let bonus = list(names::amounts(view.facts.0.officer_bonus(council.officer), view.board.retail()));
    let free = spaces.saturating_sub(council.row.len());
    let name = || officer(view, zone);
    pen.say(Text::new("board-officer").with("officer", name()).with("row", row).with("n", free).with("pool", pool));
    let id = if view.board.retail() { "board-officer-bonus-retail" } else { "board-officer-bonus-beta" };
    pen.say(Text::new(id).with("officer", name()).with("bonus", bonus));
    pen.say(condition(view, zone));
}

/// What the effects of the Zone cost and bring anybody.
fn effects(pen: &mut Pen<'_>, zone: Zone) {
    let retail = pen.view.board.retail();
    for effect in Effect::of(zone) {
        let text = Text::new("board-effect").with("effect", names::effect(effect, retail));
        pen.say(text.with("what", whole_effect(effect, retail)));
    }
}

fn die_spaces(pen: &mut Pen<'_>, zone: Zone) {
    let view = pen.view;
    for (at, space) in view.facts.0.die_spaces(zone).iter().enumerate() {
        let die = view.board.zones[zone].dice.get(at).copied().flatten();
        pen.say(
            Text::new("board-space")
                .with("effect", names::effect(space.effect, view.board.retail()))
                .with("n", at + 1)
                .with("icon", space.icon.map_or_else(|| Text::new("icon-any-short"), names::icon))
                .with("dinos", names::in_order(space.dinos.iter().map(|it| dino_icon(*it)).collect()))
                .with("die", die.map_or_else(free, names::die)),
        );
    }
}

fn settlements(pen: &mut Pen<'_>, zone: Zone) {
    let (view, area) = (pen.view, &pen.view.board.zones[zone]);
    let built = area.settlements.iter().enumerate().filter_map(|(at, it)| it.map(|of| (at + 1, of)));
    let built: Vec<Text> =
        built.map(|(space, of)| Text::new("board-settlement").with("n", space).with("who", owner(of))).collect();
    pen.say(Text::new("board-settlements").with("what", list(built)));
    let with_bonus = |space: usize| settlement_space(view, space);
    let open: Vec<Text> = area.open_settlement_spaces(&view.facts.0).map(with_bonus).collect();
    pen.say(Text::new("board-settlements-open").with("what", list(open)));
    let covered = view.facts.0.settlement_spaces().iter().filter(|it| it.covered && !area.dangerous);
    let covered: Vec<Text> = covered.map(|it| with_bonus(it.space)).collect();
    if !covered.is_empty() {
        pen.say(Text::new("board-settlements-covered").with("what", list(covered)));
    }
}

/// What a Zone brings where its production is named.
fn production(view: &View, zone: Zone) -> Text {
    let good = view.facts.0.production(zone);
    Text::new("board-production").with("what", names::amount(good, 1, view.board.retail()))
}

/// Population and Presence (ASM-01).
pub(super) fn presence(view: &View, zone: Zone) -> Text {
    let area = &view.board.zones[zone];
    let present = view.board.owners().into_iter().map(|it| (owner(it), area.presence(it)));
    Text::new("board-presence").with("n", population(view, zone)).with("what", counts(present))
}

pub(super) fn population(view: &View, zone: Zone) -> usize {
    2 + view.board.zones[zone].settlements.iter().flatten().count()
}

fn defense(pen: &mut Pen<'_>, zone: Zone) {
    let (view, area) = (pen.view, &pen.view.board.zones[zone]);
    let shape = view.facts.0.defense(view.board.seat_count());
    for col in 0..shape.columns {
        let (open, all) = (shape.height(area.dangerous, col), shape.height(true, col));
        let row = |row: usize| {
            let what = if row < open { dino_space(view, zone, Spot { col, row }) } else { Text::new("board-covered") };
            Text::new("board-row").with("n", row + 1).with("what", what)
        };
        let rows: Vec<Text> = (0..all.max(open)).map(row).collect();
        pen.say(Text::new("board-dinos").with("col", col + 1).with("what", list(rows)));
    }
    guards(pen, zone);
    let board = &view.board;
    let last = board.assemblies + 1 >= view.facts.0.assemblies(board.seat_count()) && board.pool.is_empty();
    // LDR-02: after the last die only Jack still decides where a Dino goes, before its effect.
    let jack = board.on_turn().is_some_and(|it| board.leads(it, Leader::Jack));
    if last && (!jack || board.resolving || board.secondary || board.assembly || board.attack.is_some()) {
        pen.say("board-no-next-dino".into());
        return;
    }
    // Pictures number the spaces in the order in which they fill.
    // After the attack that is going on all of them are open (ATK-10).
    let attacked = view.board.attack.as_ref().is_some_and(|it| it.zone == zone);
    let open = shape.spots(area.dangerous || attacked);
    let next = open.iter().enumerate().find(|it| !area.dinos.contains_key(it.1));
    // During an attack the picture still shows that space covered, without a number.
    let id = if attacked { "board-next-dino-after" } else { "board-next-dino" };
    let told = |(n, spot): (usize, &Spot)| Text::new(id).with("spot", names::spot(*spot)).with("n", n + 1);
    pen.say(next.map_or_else(|| Text::new("board-full"), told));
}

/// Walls and defenders, column by column. Empty spaces are left out; a space that a column lacks is told.
fn guards(pen: &mut Pen<'_>, zone: Zone) {
    let (view, area) = (pen.view, &pen.view.board.zones[zone]);
    let shape = view.facts.0.defense(view.board.seat_count());
    let mut nobody = true;
    for col in 0..shape.columns {
        let figure = |row: usize| area.defenders[row].get(col).and_then(|it| it.as_ref().map(defender));
        let places = [
            ("board-wall", &shape.walls[..], area.walls.get(col).copied().flatten().map(seat)),
            ("board-valor-row", shape.soldiers(0), figure(0)),
            ("board-safeguard-row", shape.soldiers(1), figure(1)),
        ];
        for (place, spaces, piece) in places {
            nobody &= piece.is_none();
            let lacks = || (!spaces.contains(&col)).then(|| Text::new("board-no-space"));
            if let Some(who) = piece.or_else(lacks) {
                let place = Text::new(place);
                pen.say(Text::new("board-column").with("col", col + 1).with("where", place).with("who", who));
            }
        }
    }
    if nobody {
        pen.say(Text::new("board-undefended"));
    }
}

/// What stands and lies on a Dino space.
fn dino_space(view: &View, zone: Zone, spot: Spot) -> Text {
    let dino = view.board.zones[zone].dinos.get(&spot).map_or_else(|| Text::new("board-empty"), |it| names::dino(*it));
    match trap(view, zone, spot) {
        Some(trap) => Text::new("board-on-trap").with("what", dino).with("trap", trap),
        None => dino,
    }
}

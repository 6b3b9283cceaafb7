//! Traps, Walls and Soldiers in Defense areas, and Phoenix there.

use super::guard::on_guard;
use super::late::late;
use super::{Ending, dinos_in, nothing, range};
use crate::engine::{Choice, Clause, Label, Seat, Text};
use crate::games::perseverance::die_names::{deadly, sure_failures, trap_die, wall_die};
use crate::games::perseverance::kinds::{Dino, Good, Module, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::rules::fortifications::{TrapSite, WallSite, Work};
use crate::games::perseverance::rules::soldiers::{NetGun, SoldierPlacement};
use crate::games::perseverance::rules::turn::Next;
use crate::games::perseverance::state::{Fighter, Space, State, Trap};

impl Choice<State> for Work {
    fn key(&self, _: &State) -> String {
        let key = match self {
            Work::Trap => "trap",
            Work::TrapValor => "trap-valor",
            Work::Wall => "wall",
            Work::WallFollowers => "wall-followers",
        };
        key.to_owned()
    }

    fn words(&self, state: &State) -> Label {
        let retail = state.board.retail();
        let id = match self {
            Work::Trap => "offer-fortify-trap",
            Work::TrapValor => "offer-fortify-trap-valor",
            Work::Wall if retail => "offer-fortify-wall-retail",
            Work::Wall => "offer-fortify-wall-beta",
            Work::WallFollowers if retail => "offer-fortify-wall-followers-retail",
            Work::WallFollowers => "offer-fortify-wall-followers-beta",
        };
        let seat = state.board.active;
        let detail = match self {
            Work::Wall | Work::WallFollowers if Zone::ALL.into_iter().any(|it| state.is_past_attacks(it)) => {
                let due = Zone::ALL.into_iter().find(|it| state.is_full(*it));
                let fights = due.map(|it| Text::new("wall-fights-only").with("zone", names::zone_short(it)));
                let left = Text::new("walls-left").with("n", state.board.players[seat].walls);
                let clause = Clause::new(0, fights.unwrap_or_else(|| "wall-only-scores".into()));
                Text::of_clauses(vec![clause, Clause::new(1, left)])
            }
            Work::Wall | Work::WallFollowers => {
                let text = match state.board.has(Module::Walls) {
                    true => Text::new("detail-walls-left-known"),
                    false => wall_die(Text::new("detail-walls-left"), &state.content, retail),
                };
                text.with("n", state.board.players[seat].walls)
            }
            Work::Trap => trap_work(state, seat, None),
            Work::TrapValor => trap_work(state, seat, Some(gain_one(state, Good::Valor))),
        };
        Label::from(id).detail(detail)
    }
}

impl Ending for Work {
    fn ending(state: &State) -> Text {
        Next::of(state).after()
    }
}

/// What a Trap is good for, with what is gained besides (ATK-02, ATK-06, EFF-10).
fn trap_work(state: &State, seat: Seat, gained: Option<Text>) -> Text {
    let left = Text::new("traps-left").with("n", state.secret.stock[seat].total());
    // Where the attack is due no Dino space is empty: a Trap comes too late for it.
    let full = Zone::ALL.into_iter().find(|it| state.is_full(*it));
    let full = full.map(|it| Text::new("traps-not-in").with("zone", names::zone_short(it)));
    // Beside where it comes too late there is room for the gist only.
    let is_late = Zone::ALL.into_iter().all(|it| state.is_full(it) || state.is_past_attacks(it));
    let kills = match state.board.has(Module::Traps) {
        _ if is_late => Text::new("only-scores"),
        _ if full.is_some() => Text::new("traps-may-kill"),
        true => Text::new("traps-kill-surely"),
        false => trap_die(Text::new("traps-kill"), &state.content),
    };
    let mut clauses = vec![Clause::new(2, left)];
    clauses.extend(gained.map(|it| Clause::new(0, it)));
    // Where it only scores, it matters less in which Zone it cannot lie.
    clauses.extend(full.map(|it| Clause::new(u8::from(is_late), it)));
    clauses.push(Clause::new(0, kills));
    // A Wall says the same, so that neither seems to be the only one.
    clauses.extend((!is_late).then(|| Clause::new(1, "traps-count")));
    Text::of_clauses(clauses)
}

impl Choice<State> for TrapSite {
    fn key(&self, _: &State) -> String {
        format!("{}/{}/{}", self.kind.key(), self.zone.key(), self.spot.key())
    }

    fn words(&self, state: &State) -> Label {
        let text = Text::new("offer-trap")
            .with("trap", names::trap(self.kind))
            .with("spot", names::spot(self.spot))
            .with("zone", names::zone(self.zone));
        let label = Label::from(text).under(self.kind.key(), names::trap(self.kind));
        if state.is_past_attacks(self.zone) {
            return label.sorted(self.zone.key(), names::zone(self.zone)).detail(self.late(state));
        }
        let before = state.free_spots(self.zone).take_while(|it| *it != self.spot).count();
        let detail = Text::new("detail-trap").with("n", before).with("free", state.free_spots(self.zone).count());
        label.about(kills(state)).sorted(self.zone.key(), names::zone(self.zone)).detail(and_picks(
            detail,
            "trap-picks",
            state,
            self.zone,
        ))
    }
}

impl TrapSite {
    /// What a Trap is worth that no Dino meets any more.
    fn late(&self, state: &State) -> Text {
        let trap = Trap { owner: state.board.active, shown: None };
        let put = |s: &mut State| {
            s.board.zones[self.zone].traps.insert(self.spot, trap);
        };
        Text::of_clauses(late("detail-late", state, self.zone, put))
    }
}

/// How surely a Trap kills the Dino on it in an attack (ATK-02, DET-03).
fn kills(state: &State) -> Text {
    if state.board.has(Module::Traps) {
        return "about-trap-surely".into();
    }
    sure_failures(trap_die(Text::new("about-trap"), &state.content), &state.content)
}

impl Choice<State> for WallSite {
    fn key(&self, _: &State) -> String {
        format!("{}/c{}", self.zone.key(), self.col + 1)
    }

    fn words(&self, state: &State) -> Label {
        let text = Text::new("offer-wall").with("zone", names::zone(self.zone)).with("col", self.col + 1);
        if state.is_past_attacks(self.zone) {
            let seat = state.board.active;
            let put = |s: &mut State| s.board.zones[self.zone].walls[self.col] = Some(seat);
            let detail = Text::of_clauses(late("detail-late", state, self.zone, put));
            return Label::from(text).sorted(self.zone.key(), names::zone(self.zone)).detail(detail);
        }
        let rows = state.board.zones[self.zone].defenders.iter();
        let behind = rows.filter(|row| row.get(self.col).is_some_and(Option::is_some)).count();
        let detail = match state.board.has(Module::Walls) {
            true => Text::new("detail-wall-known").with("n", behind),
            false => wall_die(Text::new("detail-wall"), &state.content, state.board.retail()),
        };
        let detail = detail.with("dinos", dinos_in(state, self.zone, self.col));
        let label = Label::from(text).sorted(self.zone.key(), names::zone(self.zone));
        label.detail(and_picks(detail, "guard-picks", state, self.zone))
    }
}

/// How many Combat Rewards the active player picks after an attack on this Zone, and how many with one figure more (ATK-06, ATK-09).
fn rewards(state: &State, zone: Zone) -> (u32, u32) {
    let pieces = state.board.zones[zone].contribution(state.board.active);
    let picks = |pieces: usize| state.content.picks(state.board.edition, pieces);
    (picks(pieces), picks(pieces + 1))
}

/// How many picks one figure more brings, in a message of this id, if it brings any.
pub(super) fn more_picks(id: &'static str, state: &State, zone: Zone) -> Option<Text> {
    let (now, then) = rewards(state, zone);
    (now != then).then(|| Text::new(id).with("now", now).with("then", then))
}

/// A text with these picks.
fn and_picks(text: Text, id: &'static str, state: &State, zone: Zone) -> Text {
    let picks = more_picks(id, state, zone).map(|it| Clause::new(1, it));
    Text::of_clauses([Clause::new(0, text)].into_iter().chain(picks).collect())
}

/// Where one step on the track of Valor or Safeguard takes the active player, if there is one to take (AST-03).
pub(super) fn gain_one(state: &State, good: Good) -> Text {
    let player = &state.board.players[state.board.active];
    let now = if good == Good::Safeguard { player.safeguard } else { player.valor };
    match state.within_limits(state.board.active, good, 1) {
        0 => Text::new("guard-stays").with("track", names::track(good)).with("value", now),
        up => Text::new("detail-track").with("track", names::track(good)).with("now", now).with("then", now + up),
    }
}

/// Puts an offer with the others of its Zone and row: two taps lead to four columns.
pub(super) fn in_row(label: Label, state: &State, space: Space) -> Label {
    let id = if space.row == 0 { "group-row-valor" } else { "group-row-safeguard" };
    let row = Text::new(id).with("zone", names::zone(space.zone));
    let (now, then) = rewards(state, space.zone);
    let id = match now == then {
        _ if state.is_past_attacks(space.zone) => "detail-group-row-late",
        true => "detail-group-row-same",
        false => "detail-group-row",
    };
    let about = Text::new(id)
        .with("dinos", state.board.zones[space.zone].dinos.len())
        .with("spaces", state.spots(space.zone).len())
        .with("now", now)
        .with("then", then);
    let about = match then > 1 && !state.is_past_attacks(space.zone) && becomes_highest(state, space.zone) {
        true => Text::of_clauses(vec![Clause::new(0, about), Clause::new(0, "row-twice")]),
        false => about,
    };
    label.sorted(format!("{}-r{}", space.zone.key(), space.row + 1), row).about(about)
}

/// Whether one figure more makes the active player's Contribution there the highest, tied or not (ATK-07).
fn becomes_highest(state: &State, zone: Zone) -> bool {
    let (area, seat) = (&state.board.zones[zone], state.board.active);
    let rivals = state.board.players.seats().all().filter(|it| *it != seat);
    let most = rivals.map(|it| area.contribution(it)).max().unwrap_or(0);
    area.contribution(seat) + 1 == most
}

impl Choice<State> for SoldierPlacement {
    fn key(&self, _: &State) -> String {
        format!("{}/{}", self.kind.key(), self.space.key())
    }

    fn words(&self, state: &State) -> Label {
        let text = Text::new("offer-soldier")
            .with("soldier", Text::new(format!("soldier-{}-short", self.kind.key())))
            .with("space", names::space_short(self.space));
        in_row(Label::from(text), state, self.space).detail(on_guard(state, self.space, Fighter::Soldier(self.kind)))
    }
}

impl Choice<State> for NetGun {
    fn key(&self, _: &State) -> String {
        match self {
            NetGun::Gain(good) => good.key().to_owned(),
            NetGun::Trap { site, .. } => format!("{}-trap/{}", site.kind.key(), site.spot.key()),
        }
    }

    fn words(&self, state: &State) -> Label {
        match self {
            NetGun::Gain(good) => {
                let label = Label::from(names::amount(*good, 1, state.board.retail()));
                label.detail(match nothing::lost(state, state.board.active, *good) {
                    Some(why) => Text::new("detail-lost").with("why", why),
                    None => gain_one(state, *good),
                })
            }
            NetGun::Trap { site, dino } => {
                let text = Text::new("offer-phoenix-trap")
                    .with("trap", names::trap(site.kind))
                    .with("spot", names::spot_short(site.spot));
                Label::from(text).detail(under_dino(state, site, *dino))
            }
        }
    }
}

/// How surely a Trap under a Dino that is there kills it in an attack on this Zone, with what it brings then (LDR-03, ATK-02, DET-03).
fn under_dino(state: &State, site: &TrapSite, dino: Dino) -> Text {
    if state.is_past_attacks(site.zone) {
        return site.late(state);
    }
    let same = site.kind == dino;
    let kills = match (state.board.has(Module::Traps), same) {
        (true, true) => Text::new("phoenix-trap-surely"),
        (true, false) => Text::new("phoenix-trap-never"),
        (false, _) => {
            let followers = || deadly(&state.content, same).map(|it| it.followers);
            let (least, most) = (followers().min().unwrap_or(0), followers().max().unwrap_or(0));
            Text::new("phoenix-trap")
                .with("kills", deadly(&state.content, same).count())
                .with("faces", state.content.trap_die().len())
                .with("followers", range(least, most))
        }
    };
    let left = Text::new("traps-left").with("n", state.secret.stock[state.board.active].total());
    let mut clauses = vec![Clause::new(0, kills.with("dino", names::some_dinos(&[dino]))), Clause::new(1, left)];
    clauses.extend(more_picks("guard-picks", state, site.zone).map(|it| Clause::new(0, it)));
    Text::of_clauses(clauses)
}

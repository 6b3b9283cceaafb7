//! Traps, Walls and Soldiers in Defense areas, and Phoenix there.

use super::{dinos_in, nothing};
use crate::engine::{Choice, Label, Text};
use crate::games::perseverance::content::TrapResult;
use crate::games::perseverance::kinds::{Good, Leader, Module, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::rules::attack::strength;
use crate::games::perseverance::rules::fortifications::{TrapSite, WallSite, Work};
use crate::games::perseverance::rules::soldiers::{NetGun, SoldierPlacement, row_good};
use crate::games::perseverance::state::{Fighter, Space, State};

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
        let left = || state.secret.stock[seat].total();
        let detail = match self {
            Work::Wall | Work::WallFollowers => {
                Text::new("detail-walls-left").with("n", state.board.players[seat].walls)
            }
            Work::Trap => Text::new("detail-traps-left").with("n", left()),
            Work::TrapValor => match nothing::lost(state, seat, Good::Valor) {
                Some(why) => Text::new("detail-traps-left-lost").with("n", left()).with("why", why),
                None => Text::new("detail-traps-left").with("n", left()),
            },
        };
        Label::from(id).detail(detail)
    }
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
        let before = state.free_spots(self.zone).take_while(|it| *it != self.spot).count();
        Label::from(text)
            .under(self.kind.key(), names::trap(self.kind))
            .about(kills(state))
            .under(self.zone.key(), names::zone(self.zone))
            .detail(Text::new("detail-trap").with("n", before))
    }
}

/// How surely a Trap kills the Dino on it in an attack (ATK-02, DET-03).
fn kills(state: &State) -> Text {
    if state.board.has(Module::Traps) {
        return "about-trap-surely".into();
    }
    let die = state.content.trap_die();
    let on = |of: &dyn Fn(TrapResult) -> bool| die.iter().filter(|it| of(it.result)).count();
    let same = on(&|it| matches!(it, TrapResult::Match | TrapResult::Always));
    let other = on(&|it| it == TrapResult::Always);
    Text::new("about-trap").with("same", same).with("other", other).with("faces", die.len())
}

impl Choice<State> for WallSite {
    fn key(&self, _: &State) -> String {
        format!("{}/c{}", self.zone.key(), self.col + 1)
    }

    fn words(&self, state: &State) -> Label {
        let text = Text::new("offer-wall").with("zone", names::zone(self.zone)).with("col", self.col + 1);
        let rows = state.board.zones[self.zone].defenders.iter();
        let behind = rows.filter(|row| row.get(self.col).is_some_and(Option::is_some)).count();
        let known = state.board.has(Module::Walls);
        let detail = Text::new(if known { "detail-wall-known" } else { "detail-wall" });
        let detail = detail.with("dinos", dinos_in(state, self.zone, self.col)).with("n", behind);
        Label::from(text).under(self.zone.key(), names::zone(self.zone)).detail(detail)
    }
}

/// What a figure of the active player on a Soldier space brings and meets.
pub(super) fn on_guard(state: &State, space: Space, who: Fighter) -> Text {
    let good = row_good(space.row);
    // A Raptor kills the Soldier that fights it, and no Leader.
    let (brings, lost) = match who {
        Fighter::Soldier(_) => ("detail-guard", "detail-guard-lost"),
        // LDR-03.
        Fighter::Leader if state.board.leads(state.board.active, Leader::Phoenix) => {
            ("detail-guard-phoenix", "detail-guard-leader-lost")
        }
        Fighter::Leader => ("detail-guard-leader", "detail-guard-leader-lost"),
    };
    let text = match nothing::lost(state, state.board.active, good) {
        Some(why) => Text::new(lost).with("why", why),
        None => {
            let (now, then) = rewards(state, space.zone);
            let what = names::amount(good, 1, state.board.retail());
            Text::new(brings).with("what", what).with("now", now).with("then", then)
        }
    };
    let kills = strength(state, space, who);
    let dinos = match fought(state, space, kills) {
        none if none.is_empty() => vec![Text::new("guard-none")],
        few if few.len() <= 2 => few,
        many => vec![Text::new("guard-many").with("n", many.len())],
    };
    text.with("n", kills).with("dinos", dinos)
}

/// ATK-04: the Dinos that a figure here would fight as all stands now, so many at most: the nearest that the figure before it leaves.
fn fought(state: &State, space: Space, most: usize) -> Vec<Text> {
    let area = &state.board.zones[space.zone];
    let before = area.defenders[..space.row].iter().filter_map(|row| row[space.col]);
    let gone = before.map(|it| strength(state, Space { row: 0, ..space }, it.who)).sum();
    let column = area.dinos.iter().filter(|it| it.0.col == space.col);
    column.skip(gone).take(most).map(|it| names::dino(*it.1)).collect()
}

/// How many Combat Rewards the active player picks after an attack on this Zone, and how many with one figure more (ATK-06, ATK-09).
fn rewards(state: &State, zone: Zone) -> (u32, u32) {
    let pieces = state.board.zones[zone].contribution(state.board.active);
    let picks = |pieces: usize| state.content.picks(state.board.edition, pieces);
    (picks(pieces), picks(pieces + 1))
}

/// Puts an offer with the others of its Zone and row: two taps lead to four columns.
pub(super) fn in_row(label: Label, state: &State, space: Space) -> Label {
    let id = if space.row == 0 { "group-row-valor" } else { "group-row-safeguard" };
    let row = Text::new(id).with("zone", names::zone(space.zone));
    let (now, then) = rewards(state, space.zone);
    let about = Text::new("detail-group-row")
        .with("dinos", state.board.zones[space.zone].dinos.len())
        .with("spaces", state.spots(space.zone).len())
        .with("now", now)
        .with("then", then);
    label.under(format!("{}-r{}", space.zone.key(), space.row + 1), row).about(about)
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
                match nothing::lost(state, state.board.active, *good) {
                    Some(why) => label.detail(Text::new("detail-lost").with("why", why)),
                    None => label,
                }
            }
            NetGun::Trap { site, dino } => {
                let text = Text::new("offer-phoenix-trap")
                    .with("trap", names::trap(site.kind))
                    .with("spot", names::spot_short(site.spot));
                let matches = if site.kind == *dino { "detail-trap-matches" } else { "detail-trap-differs" };
                Label::from(text).detail(matches)
            }
        }
    }
}

//! What things on the board are called, as texts without a language.

use crate::engine::{Arg, Seat, Text};
use crate::games::perseverance::content::{Condition, SettlementBonus, Spot};
use crate::games::perseverance::kinds::{Dino, DinoIcon, Effect, Good, SoldierKind, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::state::{Defender, Fighter, Owner, Soldiers, Tally};
use crate::games::perseverance::view::View;

pub(super) fn seat(seat: Seat) -> Text {
    Text::new("board-seat").with("seat", seat)
}

pub(super) fn owner(owner: Owner) -> Text {
    match owner {
        Owner::Seat(it) => seat(it),
        Owner::Dissenters => Text::new("dissenters"),
    }
}

/// Several things joined as the language joins them, or the word for none.
pub(super) fn list(what: Vec<Text>) -> Text {
    if what.is_empty() { Text::new("board-none") } else { Text::new("list").with("what", what) }
}

/// Something with its number, such as "Anna 3".
pub(super) fn count(what: Text, n: usize) -> Text {
    Text::new("board-count").with("what", what).with("n", n)
}

/// Those with more than none, each with the number.
pub(super) fn counts(all: impl IntoIterator<Item = (Text, usize)>) -> Text {
    list(all.into_iter().filter(|it| it.1 > 0).map(|(what, n)| count(what, n)).collect())
}

/// Numbers that stand for ranks, the first rank first.
pub(super) fn ranks(followers: &[u32]) -> Arg {
    Arg::Word(followers.iter().map(u32::to_string).collect::<Vec<_>>().join(" / "))
}

pub(super) fn numbers(list: &[usize]) -> Text {
    let word = |it: &usize| Text::new("number").with("number", *it);
    self::list(list.iter().map(word).collect())
}

pub(super) fn soldiers(soldiers: Soldiers) -> Text {
    Text::new("board-soldiers").with("light", soldiers.light).with("heavy", soldiers.heavy)
}

/// A price in Valor and Safeguard.
pub(super) fn price(valor: u32, safeguard: u32) -> Text {
    counts([(Text::new("track-valor"), valor as usize), (Text::new("track-safeguard"), safeguard as usize)])
}

pub(super) fn dino_icon(icon: DinoIcon) -> Text {
    icon.dino().map_or_else(|| Text::new("dino-roll-short"), names::dino)
}

pub(super) fn zone_state(view: &View, zone: Zone) -> Text {
    let area = &view.board.zones[zone];
    let attacked = view.board.attack.as_ref().is_some_and(|it| it.zone == zone);
    let id = match area.dangerous {
        _ if attacked || area.dinos.len() >= spots(view, zone).len() => "zone-attacked",
        true => "zone-dangerous",
        false => "zone-safe",
    };
    Text::new(id)
}

/// What an effect costs and brings, whoever uses it (EFF-01 to EFF-10).
pub(super) fn whole_effect(effect: Effect, retail: bool) -> Text {
    let id = match effect {
        Effect::Rations | Effect::Supply | Effect::Salvage => return names::about(effect, retail),
        Effect::Patrol => "effect-whole-patrol",
        Effect::Pub => "effect-whole-pub",
        Effect::Training if retail => "effect-whole-training-retail",
        Effect::Training => "effect-whole-training-beta",
        Effect::Politics => "effect-whole-politics",
        Effect::Settle => "effect-whole-settle",
        Effect::Fortifications => "effect-whole-fortifications",
    };
    Text::new(id).with("mr", names::amount(Good::Mr, 1, retail))
}

pub(super) fn officer(view: &View, zone: Zone) -> Text {
    names::officer(view.board.officers[zone].officer)
}

/// The Dino spaces that are open, in the order in which Dinos fill them.
pub(super) fn spots(view: &View, zone: Zone) -> &[Spot] {
    view.facts.0.defense(view.board.seat_count()).spots(view.board.zones[zone].dangerous)
}

/// What lies under a Dino space, as far as the viewer may know it.
pub(super) fn trap(view: &View, zone: Zone, spot: Spot) -> Option<Text> {
    let trap = view.board.zones[zone].traps.get(&spot)?;
    Some(match (trap.shown, view.trap_kind(zone, spot)) {
        (Some(kind), _) => Text::new("board-trap-shown").with("trap", names::trap(kind)).with("seat", trap.owner),
        (None, Some(kind)) => Text::new("board-trap-own").with("trap", names::trap(kind)),
        (None, None) => Text::new("board-trap-hidden").with("seat", trap.owner),
    })
}

pub(super) fn defender(it: &Defender) -> Text {
    let who = match it.who {
        Fighter::Soldier(kind) => names::soldier(kind),
        Fighter::Leader => Text::new("piece-leader"),
    };
    let id = if it.fallen { "board-defender-fallen" } else { "board-defender" };
    Text::new(id).with("who", who).with("seat", it.owner)
}

/// A Settlement space with what building on it brings, if anything.
pub(super) fn settlement_space(view: &View, space: usize) -> Text {
    let retail = view.board.retail();
    let bonus = match view.facts.0.settlement_bonus(space) {
        SettlementBonus::None => return Text::new("number").with("number", space),
        SettlementBonus::Votes(n) => names::amount(Good::Vote, n, retail),
        SettlementBonus::Influence(n) => Text::new("board-bonus-influence").with("n", n),
        SettlementBonus::Production(n) => Text::new("board-bonus-production").with("n", n),
        SettlementBonus::Safeguard(n) => names::amount(Good::Safeguard, n, retail),
        SettlementBonus::RetrieveLeader => Text::new("board-bonus-leader"),
        SettlementBonus::PlaceSoldiers(n) => Text::new("board-bonus-soldiers").with("n", n),
    };
    Text::new("board-settlement-bonus").with("n", space).with("bonus", bonus)
}

/// What a stage of a Patrol brings; the first stage is 1.
pub(super) fn stage(view: &View, card: usize, stage: usize) -> Text {
    list(names::patrol_stage(&view.facts.0, card, stage, view.board.retail()))
}

/// A Challenge card with what it brings and its Threat.
pub(super) fn challenge(view: &View, card: (SoldierKind, usize)) -> Text {
    names::challenge(&view.facts.0, card, view.board.retail())
}

/// What an Officer rewards at the Assembly.
pub(super) fn condition(view: &View, zone: Zone) -> Text {
    let (id, each, more) = match view.facts.0.officer_condition(view.board.officers[zone].officer) {
        Condition::Pieces { each } => ("board-condition-pieces", each, None),
        Condition::Patrols { each } => ("board-condition-patrols", each, None),
        Condition::Sets { each, settlements, dice } => ("board-condition-sets", each, Some((settlements, dice))),
        Condition::Fortifications { each } => ("board-condition-fortifications", each, None),
    };
    let text = Text::new(id).with("officer", officer(view, zone)).with("n", each);
    match more {
        Some((settlements, dice)) => {
            let part = |id: &'static str, n: u32| Text::new(id).with("n", n);
            text.with("settlements", part("set-settlements", settlements)).with("dice", part("set-dice", dice))
        }
        None => text,
    }
}

/// The Combat Reward of a number; number 6 differs between the editions.
pub(super) fn reward(view: &View, number: usize) -> Text {
    names::reward(number, view.board.retail())
}

pub(super) fn kills(tally: &Tally) -> Text {
    counts([(names::dino(Dino::Trampler), tally.tramplers), (names::dino(Dino::Raptor), tally.raptors)])
}

//! Boats and levers as offers beside what is asked (TIM-06).

use std::cmp::Reverse;

use super::details::{coins, hand, hire, lever};
use super::names::{card_name, price_list, printed, resource_name};
use crate::engine::{Clause, Label, Seat, Text};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::{Group, Lever};
use crate::games::boonlake::rules::any_time::{AnyTime, Aside, TEN, Wanted, helped};
use crate::games::boonlake::rules::cards::{Demand, ELEVEN, fewer, levers_for_resources};
use crate::games::boonlake::rules::projects;
use crate::games::boonlake::rules::resources::{BoatMove, boats_could_show, shown_from};
use crate::games::boonlake::state::{LeverState, State};

pub(crate) fn words(state: &State, aside: &Aside) -> Label {
    let seat = aside.seat;
    let with = |id: &'static str, of: Lever, what: Vec<Text>| Label::from(id).detail(lever(of, what));
    match aside.what {
        AnyTime::Boat(step, group) => boat(state, seat, step, group),
        AnyTime::TenCoins => with("offer-l10-coins", Lever::L10, vec![coins(state, seat, TEN as i32)]),
        AnyTime::TenCards => with("offer-l10-cards", Lever::L10, vec![hand(state, seat, 2)]),
        AnyTime::Eleven => with("offer-l11", Lever::L11, vec![coins(state, seat, ELEVEN as i32)]),
        AnyTime::Twelve => {
            let mut what = vec![hand(state, seat, -2)];
            what.extend(hire(state, seat));
            with("offer-l12", Lever::L12, what)
        }
    }
}

/// What the move costs, what is shown then more and less, and for which cards and projects that is enough or a help (PRD-02).
fn boat(state: &State, seat: Seat, step: BoatMove, group: Option<Group>) -> Label {
    let player = &state.board.players[seat];
    let at = |place: usize| resource_name(state.content.canal[place]);
    let id = if step.lever { "offer-boat-lever" } else { "offer-boat" };
    let from = player.boats[step.boat];
    let label = Text::new(id).with("n", step.boat + 1).with("from", at(from)).with("to", at(step.to));
    let mut boats = player.boats;
    boats[step.boat] = step.to;
    let [now, then] = [player.boats, boats].map(|it| shown_from(player, &state.content, it));
    let change = |place: usize| {
        let of = state.content.canal[place];
        Text::new("boat-shows")
            .with("of", resource_name(of))
            .with("from", now[of as usize])
            .with("to", then[of as usize])
    };
    let cost = price_list(&Goods::coins(step.price));
    let detail = Text::new("detail-boat").with("cost", cost).with("to", change(step.to)).with("from", change(from));
    // The names of two cards may be longer than there is room; the first is what the move is offered for.
    let all = [detail].into_iter().chain(serves(state, seat, step, group));
    let clauses = all.zip([0, 0, 1]).map(|(it, rank)| Clause::new(rank, it)).collect();
    Label::from(label).detail(Text::of_clauses(clauses))
}

/// What the move is enough for, then what it only helps, as far as there is room for names.
fn serves(state: &State, seat: Seat, step: BoatMove, group: Option<Group>) -> Vec<Text> {
    let (mut enough, mut helps) = helped(state, seat, &step, group);
    // Projects come first: they bring the most VP.
    let worth = |it: &Wanted| Reverse(if let Wanted::Project(area) = it { points(state, seat, *area) } else { 0 });
    enough.sort_by_key(worth);
    helps.sort_by_key(worth);
    let (completes, others) = (enough.len(), helps.len());
    let some = |id: &'static str, of: Vec<Wanted>| {
        // What a project costs has room where it is named alone.
        let alone = of.len() == 1 && matches!(id, "boat-enough" | "boat-helps" | "boat-helps-both");
        let names = of.into_iter().map(|it| named(state, seat, it, alone));
        Text::new(id).with("for", names.collect::<Vec<_>>())
    };
    let first = |id: &'static str, of: Vec<Wanted>| {
        let n = of.len().saturating_sub(1);
        some(id, of.into_iter().take(1).collect()).with("n", n)
    };
    match (completes, others) {
        (0, 0) => Vec::new(),
        (0, 1) => match together(state, seat, step, helps[0]) {
            None => vec![some("boat-helps", helps)],
            Some(levers) => {
                let id = if levers.is_empty() { "boat-helps-both" } else { "boat-helps-both-levers" };
                let levers = levers.into_iter().map(|it| Text::new("lever-number").with("lever", printed(it.key())));
                vec![some(id, helps).with("other", 2 - step.boat).with("levers", levers.collect::<Vec<_>>())]
            }
        },
        (0, 2) => vec![some("boat-helps", helps)],
        (0, _) => vec![first("boat-helps-more", helps)],
        (1..=2, 0) => vec![some("boat-enough", enough)],
        (1, 1) => vec![some("boat-enough", enough), some("boat-helps", helps)],
        (1..=2, n) => vec![some("boat-enough", enough), Text::new("boat-helps-others").with("n", n)],
        _ => vec![first("boat-enough-more", enough)],
    }
}

/// Whether the other boat could show the rest then, and what levers that would need (MOD-09).
fn together(state: &State, seat: Seat, step: BoatMove, wanted: Wanted) -> Option<Vec<Lever>> {
    let demand = match wanted {
        Wanted::Card(card) => Demand::of_card(state, seat, card),
        Wanted::Project(area) => projects::demand(state, seat, area),
    };
    let mut then = state.clone();
    let player = &mut then.board.players[seat];
    player.boats[step.boat] = step.to;
    if step.lever {
        player.levers[Lever::L07 as usize] = LeverState::Down;
    }
    let coins = player.coins.checked_sub(step.price + demand.coins);
    let coins = coins?;
    let levers = levers_for_resources(&then, seat);
    [Vec::new(), levers].into_iter().find(|it| {
        let left = fewer(&demand.resources, it.len());
        left.iter().any(|wanted| boats_could_show(&then, seat, &[1 - step.boat], coins, wanted))
    })
}

fn named(state: &State, seat: Seat, wanted: Wanted, whole: bool) -> Text {
    match wanted {
        Wanted::Card(card) => card_name(state, card),
        Wanted::Project(area) => {
            let tile = state.content.scoring(state.board.areas[area].tile);
            let vp = points(state, seat, area);
            if !whole {
                return Text::new("boat-project-short").with("tile", printed(&tile.key)).with("vp", vp);
            }
            let coins = Goods::coins(projects::demand(state, seat, area).coins).taken();
            let text = Text::new("boat-project").with("tile", printed(&tile.key)).with("cost", coins);
            text.with("vp", vp)
        }
    }
}

/// The VP of a project for this player (PRJ-03).
fn points(state: &State, seat: Seat, area: usize) -> i32 {
    state.content.scoring(state.board.areas[area].tile).vp * projects::times(state, seat, area)
}

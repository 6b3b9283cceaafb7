//! Boats and levers as offers beside what is asked (TIM-06).

use std::cmp::Reverse;

use super::details::{coins, following, hand, hire, lever};
use super::names::{card_name, price_list, printed, resource_name};
use super::sites::TrackChoice;
use super::{goals, now};
use crate::engine::{Arg, Clause, Label, Seat, Text};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::{Group, Lever};
use crate::games::boonlake::rules::any_time::{AnyTime, Aside, TEN, Wanted, helped};
use crate::games::boonlake::rules::cards::{Demand, ELEVEN, fewer, levers_for_resources};
use crate::games::boonlake::rules::projects;
use crate::games::boonlake::rules::resources::{BoatMove, boat_moves, missing, shown_from};
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
            Label::from("offer-l12").detail(following(state, seat, (2, 1), lever(Lever::L12, what)))
        }
    }
}

/// What the move costs, what is shown then more and less, and for which cards and projects that is enough or a help (PRD-02).
fn boat(state: &State, seat: Seat, step: BoatMove, group: Option<Group>) -> Label {
    let player = &state.board.players[seat];
    let at = |place: usize| resource_name(state.content.canal[place]);
    // PRD-03: two boats at one place are one boat to choose from.
    let either = if alike(player.boats) { "-either" } else { "" };
    let lever = if step.lever { "-lever" } else { "" };
    let from = player.boats[step.boat];
    let label = Text::new(format!("offer-boat{either}{lever}")).with("from", at(from)).with("to", at(step.to));
    let label = label.with("n", step.boat + 1);
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
    let detail = Text::new("detail-boat").with("cost", cost).with("to", change(step.to));
    // The names of two cards may be longer than there is room; the first is what the move is offered for. That a boat shows its old
    // resource no more its label says, too, so that gives way.
    let mut clauses = vec![Clause::new(0, detail), Clause::new(3, change(from))];
    clauses.extend(serves(state, seat, step, group));
    Label::from(label).detail(Text::of_clauses(clauses))
}

/// What the move is enough for, then what it only helps, as far as there is room for names.
fn serves(state: &State, seat: Seat, step: BoatMove, group: Option<Group>) -> Vec<Clause> {
    let (mut enough, mut helps) = helped(state, seat, &step, group);
    // Projects come first: they bring the most VP.
    let worth = |it: &Wanted| Reverse(if let Wanted::Project(area) = it { points(state, seat, *area) } else { 0 });
    enough.sort_by_key(worth);
    helps.sort_by_key(worth);
    let (completes, others) = (enough.len(), helps.len());
    let some = |id: &'static str, of: Vec<Wanted>| {
        // What a project costs has room where it is named alone.
        let alone = of.len() == 1 && matches!(id, "boat-enough" | "boat-helps");
        let names = of.into_iter().map(|it| named(state, seat, it, alone));
        Text::new(id).with("for", names.collect::<Vec<_>>())
    };
    // How many there are is said with the first name; the others follow as far as there is room.
    let many = |id: &'static str, of: Vec<Wanted>, rank: u8| {
        let cards = of.iter().all(|it| matches!(it, Wanted::Card(_)));
        let what = Arg::Word(if cards { "cards" } else { "both" }.to_owned());
        let first = some(id, of[..1].to_vec()).with("n", of.len()).with("what", what);
        let more = of[1..].iter().map(|it| Clause::new(rank.max(1), some("boat-more", vec![*it])));
        [Clause::new(rank, first)].into_iter().chain(more).collect::<Vec<_>>()
    };
    let helping = |of: Vec<Wanted>| match of.len() {
        0 => Vec::new(),
        1 | 2 => vec![Clause::new(4, some("boat-helps", of))],
        _ => many("boat-helps-more", of, 4),
    };
    match (completes, others) {
        (0, 0) => Vec::new(),
        (0, 1) => match together(state, seat, step, helps[0]) {
            None => vec![Clause::new(0, some("boat-helps", helps))],
            Some(both) => {
                let levers = both.levers.iter().map(|it| Text::new("lever-number").with("lever", printed(it.key())));
                let levers: Vec<Text> = levers.collect();
                let other =
                    Text::new(if alike(state.board.players[seat].boats) { "boat-other" } else { "boat-number" })
                        .with("n", 2 - step.boat);
                let then = Text::new(if levers.is_empty() { "boat-then" } else { "boat-then-levers" });
                let then = then.with("boat", other).with("to", resource_name(state.content.canal[both.to]));
                // “Free” is said of the move already.
                let id = if both.moves > 0 { "boat-cost-in-all" } else { "boat-price" };
                let cost = match both.cost == Goods::default() {
                    true => Text::new("boat-cost-nothing"),
                    false => Text::new(id).with("cost", price_list(&both.cost)),
                };
                // Where all of that is too long, the price gives way first.
                vec![
                    Clause::new(0, some("boat-helps-both", helps)),
                    Clause::new(1, then.with("levers", levers)),
                    Clause::new(2, cost),
                ]
            }
        },
        (0, 2) => vec![Clause::new(0, some("boat-helps", helps))],
        (0, _) => many("boat-helps-more", helps, 0),
        (1, _) => {
            let does = does(state, seat, enough[0]);
            [Clause::new(0, some("boat-enough", enough))].into_iter().chain(does).chain(helping(helps)).collect()
        }
        (2, _) => [Clause::new(0, some("boat-enough", enough))].into_iter().chain(helping(helps)).collect(),
        _ => many("boat-enough-more", enough, 0),
    }
}

/// What the one thing that a move is enough for brings besides its VP and helps, and what a card costs.
fn does(state: &State, seat: Seat, wanted: Wanted) -> Vec<Clause> {
    let mut then = state.clone();
    let (what, price) = match wanted {
        Wanted::Card(card) => {
            then.board.players[seat].played.push(card);
            then = now::stepped_by_card(then, seat, card);
            let demand = Demand::of_card(state, seat, card);
            let price = Some(demand.price()).filter(|it| *it != Goods::default());
            (Text::new("boat-card-does").with("what", now::card(state, seat, card)), price)
        }
        Wanted::Project(area) => {
            let track = state.content.scoring(state.board.areas[area].tile).track;
            let step = TrackChoice { track, seat, n: 1 };
            then = step.made(&then);
            then.board.players[seat].projects[area] = true;
            (step.in_short(state), None)
        }
    };
    let mut clauses = vec![Clause::new(1, what)];
    clauses.extend(goals::clauses(state, &then, seat, 2));
    clauses.extend(price.map(|it| Clause::new(2, Text::new("boat-price").with("cost", price_list(&it)))));
    clauses
}

/// Whether both boats show the same, so that either may move.
fn alike(boats: [usize; 2]) -> bool {
    boats[0] == boats[1]
}

/// What the other boat does so that both show a demand together.
struct Both {
    to: usize,
    levers: Vec<Lever>,
    /// Of both moves and of what is played.
    cost: Goods,
    /// The coins of both moves.
    moves: u32,
}

/// Whether the other boat could show the rest then, and what levers that would need (MOD-09).
fn together(state: &State, seat: Seat, step: BoatMove, wanted: Wanted) -> Option<Both> {
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
    player.coins = player.coins.checked_sub(step.price)?;
    let coins = player.coins.checked_sub(demand.coins)?;
    let free = player.is_up(Lever::L07);
    let levers = levers_for_resources(&then, seat);
    // Of the moves that do it the cheapest is told, one with L07 only where nothing else does.
    let mut moves = boat_moves(&then, seat, free);
    let other = if alike(then.board.players[seat].boats) { 0 } else { 1 - step.boat };
    moves.retain(|it| it.boat == other && it.price <= coins);
    moves.sort_by_key(|it| (it.lever, it.price));
    [Vec::new(), levers].into_iter().find_map(|mut levers| {
        let left = fewer(&demand.resources, levers.len());
        let shows = |it: &&BoatMove| {
            let mut boats = then.board.players[seat].boats;
            boats[it.boat] = it.to;
            let shown = shown_from(&then.board.players[seat], &state.content, boats);
            left.iter().any(|wanted| missing(&shown, wanted) == 0)
        };
        let found = moves.iter().find(shows)?;
        levers.extend(found.lever.then_some(Lever::L07));
        levers.sort();
        let cost = Goods { coins: step.price + found.price + demand.coins, vases: demand.vases, ..Goods::default() };
        Some(Both { to: found.to, levers, cost, moves: step.price + found.price })
    })
}

fn named(state: &State, seat: Seat, wanted: Wanted, whole: bool) -> Text {
    match wanted {
        Wanted::Card(card) => {
            let (name, vp) = (card_name(state, card), state.content.card(card).vp);
            if whole && vp > 0 { Text::new("boat-card").with("card", name).with("vp", vp) } else { name }
        }
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

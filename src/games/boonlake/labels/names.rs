//! The names of cards, tiles, levers and places, and what stands on them.

use super::options::Reduction;
use super::sites::TrackChoice;
use super::{details, goals, now};
use crate::engine::{Arg, Clause, Seat, Text};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::{ActionTile, Group, Lever, Region, Resource};
use crate::games::boonlake::content::words::{Condition, Effect, Gain, Plot};
use crate::games::boonlake::content::{CardId, CardText, Content, Resources, RiverId, ScoringId, ScoringTile, TileId};
use crate::games::boonlake::rules::cards::{Demand, reductions};
use crate::games::boonlake::rules::projects::{self, OWN};
use crate::games::boonlake::rules::resources::shown;
use crate::games::boonlake::state::{PlotId, State, Why};

impl Content {
    pub(crate) fn card_name(&self, card: CardId) -> Text {
        Text::new(format!("card-{}", self.card(card).key))
    }

    /// What a card does.
    pub(crate) fn card_text(&self, card: CardId) -> Text {
        match &self.card(card).text {
            CardText::Now(effect) => effect.text(),
            CardText::Ongoing(ongoing) => ongoing.text(),
            CardText::End(goal) => goal.text(),
        }
    }

    /// A scoring tile by its condition.
    pub(crate) fn scoring_name(&self, tile: ScoringId) -> Text {
        let tile = self.scoring(tile);
        Text::new("tile-scoring").with("number", printed(&tile.key)).with("what", tile.condition.text())
    }

    /// A space of the river with what it gives.
    pub(crate) fn river_name(&self, at: RiverId) -> Text {
        let space = self.river(at);
        let id = if space.port { "river-port" } else { "river-space" };
        Text::new(id).with("space", printed(&space.key)).with("what", gains_list(&space.bonus))
    }
}

impl Why {
    /// What brings a gain, in the brackets behind it.
    pub(crate) fn text(self, state: &State) -> Text {
        match self {
            Why::Card(card) => card_name(state, card),
            Why::Action(tile) => action_name(tile),
            Why::Space(space) => Text::new("place-single").with("space", space.number()),
            Why::River(at) => Text::new("why-ship").with("space", river_key(state, at)),
            Why::ShipCards(at) => Text::new("why-ship-cards").with("space", river_key(state, at)),
            Why::Region(region) => Text::new("why-region").with("region", region_name(region)),
            Why::Lever(lever) => Text::new("why-lever").with("lever", lever_name(lever)),
            Why::Project(tile) => Text::new("why-project").with("tile", printed(&state.content.scoring(tile).key)),
            Why::Scoring(tile) => Text::new("why-scoring").with("tile", printed(&state.content.scoring(tile).key)),
            Why::Track(track) => Text::new(format!("counted-{}-track", track.key())),
            Why::LeversUp(seat) => {
                let up = Lever::ALL.into_iter().filter(|it| state.board.players[seat].is_up(*it));
                let up: Vec<Text> = up.map(|it| Text::new("lever-number").with("lever", printed(it.key()))).collect();
                Text::new("why-levers").with("levers", up)
            }
            Why::Reason(id) => Text::new(id),
        }
    }
}

pub(crate) fn card_name(state: &State, card: CardId) -> Text {
    state.content.card_name(card)
}

/// A landscape tile by its plots.
pub(crate) fn tile_name(state: &State, tile: TileId) -> Text {
    let plots: Vec<Text> = state.content.tile(tile).plots.iter().map(Plot::text).collect();
    match <[Text; 2]>::try_from(plots) {
        Ok([upper, lower]) => Text::new("tile-double").with("upper", upper).with("lower", lower),
        // What a settlement is worth there does not come when the plot is developed.
        Err(plots) if state.content.tile(tile).plots.iter().any(|it| it.settlement() != 0) => {
            Text::new("tile-single-settlement").with("what", plots)
        }
        Err(plots) => Text::new("tile-single").with("what", plots),
    }
}

pub(crate) fn scoring_name(state: &State, tile: ScoringId) -> Text {
    state.content.scoring_name(tile)
}

pub(crate) fn group_name(group: Group) -> Text {
    Text::new(format!("group-{}", group.key()))
}

/// Before or after the word for a card: in the genitive, where a language has one.
pub(crate) fn of_group(group: Group) -> Text {
    Text::new(format!("of-group-{}", group.key()))
}

pub(crate) fn action_name(tile: ActionTile) -> Text {
    Text::new(format!("action-{}", tile.key()))
}

pub(crate) fn lever_name(lever: Lever) -> Text {
    Text::new(format!("lever-{}", lever.key()))
}

pub(crate) fn region_name(region: Region) -> Text {
    Text::new(format!("region-{}", region.key()))
}

pub(crate) fn resource_name(resource: Resource) -> Text {
    Text::new(format!("resource-{}", resource.key()))
}

pub(crate) fn river_name(state: &State, at: RiverId) -> Text {
    state.content.river_name(at)
}

/// A space of the river where the log says next what it gives.
pub(crate) fn river_key(state: &State, at: RiverId) -> Arg {
    printed(&state.content.river(at).key)
}

/// Gains as a list; nothing has a word of its own.
pub(crate) fn gains_list(gains: &[Gain]) -> Vec<Text> {
    match gains {
        [] => vec![Text::new("gain-none")],
        gains => gains.iter().map(Gain::text).collect(),
    }
}

/// Resources as a list, such as two clay and a stone.
pub(crate) fn resources_list(resources: &Resources) -> Vec<Text> {
    let some = Resource::ALL.into_iter().zip(resources).filter(|it| *it.1 > 0);
    some.map(|(of, n)| Text::new("amount-resource").with("n", *n).with("of", resource_name(of))).collect()
}

/// What a demand asks for, coins and vases first.
pub(crate) fn demand_list(demand: &Demand) -> Vec<Text> {
    let mut list = Goods { coins: demand.coins, vases: demand.vases, ..Goods::default() }.list();
    list.extend(resources_list(&demand.resources));
    if list.is_empty() { price_list(&Goods::default()) } else { list }
}

/// A price as a list; nothing to pay has a word of its own.
pub(crate) fn price_list(price: &Goods) -> Vec<Text> {
    Some(price.list()).filter(|it| !it.is_empty()).unwrap_or_else(|| vec![Text::new("cost-none")])
}

/// What a demand asks for: what is paid, and what has only to be shown, by levers as far as it lacks (CRD-01, MOD-09).
fn demand_text(demand: &Demand, shown: &Resources, levers: Option<String>) -> Text {
    let paid = demand.price().taken();
    let some = Resource::ALL.into_iter().zip(shown).filter(|it| *it.1 > 0);
    let some = some.map(|(of, n)| Text::new(format!("shown-{}", of.key())).with("n", *n));
    let more = |before: Text, what: Text| Text::new("demand-more").with("before", before).with("what", what);
    let paid = (!paid.is_empty()).then(|| Text::new("demand-paid").with("paid", paid));
    let shown = some.reduce(more).map(|it| Text::new("demand-shown").with("shown", it));
    let levers = levers.map(|it| Text::new("demand-levers").with("levers", Arg::Word(it)));
    [paid, shown, levers].into_iter().flatten().reduce(more).unwrap_or_else(|| "cost-none".into())
}

/// The levers by which this player could show what is lacking.
fn levers_for(state: &State, seat: Seat, demand: &Demand) -> Vec<Reduction> {
    reductions(state, seat, demand).into_iter().filter(|it| it.resources() > 0).collect()
}

/// The same for a player who could meet it now.
fn demand_now(state: &State, seat: Seat, demand: &Demand) -> Text {
    let ways = levers_for(state, seat, demand);
    if ways.is_empty() {
        return demand_text(demand, &demand.resources, None);
    }
    let has = shown(state, seat);
    let there = std::array::from_fn(|at| demand.resources[at].min(has[at]));
    let name = |it: &Reduction| {
        if it.ten && it.eleven {
            "L10 + L11"
        } else if it.ten {
            "L10"
        } else {
            "L11"
        }
    };
    demand_text(demand, &there, Some(ways.iter().map(name).collect::<Vec<_>>().join("/")))
}

/// What a card costs this player, and what it does; behind it what that comes to now, where there is room. What it is worth at the end
/// stands beside its name.
pub(crate) fn card_detail(state: &State, seat: Seat, card: CardId) -> Vec<Clause> {
    let demand = Demand::of_card(state, seat, card);
    // Beside levers or a long price there is no room for the steps on both tracks.
    let prices = [demand.coins, demand.vases].into_iter().chain(demand.resources.map(u32::from));
    let is_long = prices.filter(|it| *it > 0).count() > 3 || !levers_for(state, seat, &demand).is_empty();
    let printed = is_long && both_tracks(state, card);
    let (what, now) = if printed { (state.content.card_text(card), None) } else { now::parts(state, seat, card) };
    let text = Text::new("detail-card").with("cost", demand_now(state, seat, &demand)).with("what", what);
    let more = now.into_iter().chain(now::beside(state, seat, card));
    [Clause::new(0, text)].into_iter().chain(more.map(|it| Clause::new(1, it))).collect()
}

fn both_tracks(state: &State, card: CardId) -> bool {
    let is_track = |it: &&Gain| matches!(it, Gain::CoinTrack(_) | Gain::CardTrack(_));
    match &state.content.card(card).text {
        CardText::Now(Effect::Gain(gains)) => gains.iter().filter(is_track).count() > 1,
        _ => false,
    }
}

/// A card to play with what it is worth at the end.
pub(crate) fn card_offer(state: &State, card: CardId) -> Text {
    match state.content.card(card).vp {
        0 => card_name(state, card),
        vp => Text::new("offer-play").with("card", card_name(state, card)).with("vp", vp),
    }
}

/// What is given up with a card that is discarded: what it would do, and what it is worth at the end.
pub(crate) fn unplayed(state: &State, seat: Seat, card: CardId) -> Vec<Clause> {
    let what = Text::new("detail-unplayed").with("what", now::card(state, seat, card));
    let beside = now::beside(state, seat, card).into_iter().map(|it| Clause::new(1, it));
    let vp = state.content.card(card).vp;
    let end = (vp != 0).then(|| Clause::new(0, Text::new("detail-worth").with("vp", vp)));
    [Clause::new(0, what)].into_iter().chain(beside).chain(end).collect()
}

/// What a special project costs this player, and what it brings to whoever realises it (PRJ-02, PRJ-03).
pub(crate) fn project_detail(state: &State, seat: Seat, area: usize) -> Text {
    let facts = state.content.scoring(state.board.areas[area].tile);
    let demand = projects::demand(state, seat, area);
    let step = TrackChoice { track: facts.track, seat, n: 1 };
    // Beside levers there is no room for what is crossed on the way, beside many resources none for what the income grows by.
    let is_alone = demand.resources.iter().filter(|it| **it > 0).count() < 3;
    let is_long = !levers_for(state, seat, &demand).is_empty();
    let mut after = state.clone();
    let supply = &mut after.board.players[seat].supply;
    // PRJ-02: before the step one goes above the project and one to the ranch.
    *supply = supply.saturating_sub(2);
    let track = if is_long { step.in_short(&after) } else { step.as_gain(&after, is_alone) };
    let times = projects::times(state, seat, area);
    let text = project_text("detail-project", facts, demand_now(state, seat, &demand), times).with("track", track);
    let mut then = step.made(state);
    then.board.players[seat].projects[area] = true;
    let mut clauses = vec![Clause::new(0, text)];
    clauses.extend(details::project(state, seat));
    clauses.extend(step.beside(&after, is_alone && !is_long).map(|it| Clause::new(2, it)));
    clauses.extend(goals::clauses(state, &then, seat, 2));
    Text::of_clauses(clauses)
}

/// The same for whoever puts the tile into the own area.
pub(crate) fn own_project_detail(tile: &ScoringTile) -> Text {
    let demand = Demand { coins: tile.coins, vases: 0, resources: tile.resources };
    let cost = demand_text(&demand, &demand.resources, None);
    let text = project_text("detail-own-tile", tile, cost, OWN).with("base", tile.vp);
    let text = text.with("track", Text::new(format!("counted-{}-track", tile.track.key())));
    // INT-11: whose is the higher number nothing printed tells.
    match tile.condition {
        Condition::Groups { .. } | Condition::Regions { .. } => {
            Text::of_clauses(vec![Clause::new(0, text), Clause::new(1, "either-way")])
        }
        _ => text,
    }
}

fn project_text(id: &'static str, facts: &ScoringTile, demand: Text, times: i32) -> Text {
    Text::new(id).with("cost", demand).with("vp", facts.vp * times)
}

/// What a scoring tile asks for in the four scorings (INT-04).
pub(crate) fn asked_values(tile: &ScoringTile) -> Arg {
    asked_after(tile, 0)
}

/// The same of the scorings after so many.
pub(crate) fn asked_after(tile: &ScoringTile, scorings: usize) -> Arg {
    let two = matches!(tile.condition, Condition::Groups { .. } | Condition::Regions { .. });
    let value = |it: &(u32, u32)| if two { format!("{}+{}", it.0, it.1) } else { it.0.to_string() };
    Arg::Word(tile.values.iter().skip(scorings).map(value).collect::<Vec<_>>().join(" / "))
}

/// A plot by its space and its place on the tile, where there are two.
pub(crate) fn plot_name(state: &State, at: PlotId) -> Text {
    let id = match (state.plots(at.space), at.plot) {
        (2.., 0) => "place-upper",
        (2.., _) => "place-lower",
        _ => "place-single",
    };
    Text::new(id).with("space", at.space.number())
}

/// The key of a tile or river space as people write it.
pub(crate) fn printed(key: &str) -> Arg {
    Arg::Word(key.to_uppercase())
}

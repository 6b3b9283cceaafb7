//! What cannot be done although the card, the piece or the slot for it is there, and why: for the player who tries it all
//! the same. The offers are the legality; this is asked only about what they do not hold.

use super::acts::{Act, Deed};
use super::any_time::{Among, AnyTime, Aside, boats_stay};
use super::cards::{Demand, fewer, levers_for_resources, reductions};
use super::explore::free_spaces;
use super::interim_scoring::{exchanged, ways};
use super::levers::GiveUp;
use super::resources::{at_best, boat_moves, boats_could_show, missing, shown};
use super::upgrade::{self, FEE_VP, HOUSE, Less, Price, own_pieces};
use super::{cattle, develop, hiring, levers, projects, regions};
use crate::engine::{Arg, Choice, Label, Offer, Refusal, Seat, Text};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::{Kind, Lever};
use crate::games::boonlake::content::words::{Condition, Effect};
use crate::games::boonlake::content::{CardId, CardText, Resources, SpaceId};
use crate::games::boonlake::labels::laying::LaySpace;
use crate::games::boonlake::labels::names::{
    card_name, demand_list, lever_name, of_group, printed, resources_list, scoring_name,
};
use crate::games::boonlake::labels::tokens::Pieces;
use crate::games::boonlake::state::{Laid, LeverState, PlotId, State, Why};

pub(crate) fn blocked(state: &State, seat: Seat) -> Vec<(Offer, Refusal)> {
    let mut tried: Vec<(Act, Refusal)> = Vec::new();
    let mut add = |act: Act, why: Option<Refusal>| tried.extend(why.map(|it| (act, it)));
    state.hand(seat).iter().for_each(|it| add(Act::Play(*it), card(state, seat, *it)));
    (0..state.board.areas.len()).for_each(|it| add(Act::Project(it), project(state, seat, it)));
    state.all_plots().for_each(|it| add(Act::Develop(it), plot(state, seat, it)));
    own_pieces(state, seat, Kind::Inhabitant).for_each(|it| add(Act::House { at: it, less: 0 }, house(state, seat)));
    own_pieces(state, seat, Kind::House)
        .for_each(|at| add(Act::Settlement { at, less: Less::default() }, settlement(state, seat, at)));
    state.content.space_ids().for_each(|it| add(Act::Cattle(it), pasture(state, seat, it)));
    Lever::ALL.into_iter().for_each(|it| add(Act::Modernise(it), lever(state, seat, it)));
    add(Act::ReturnToModernise, returning(state, seat));
    let open = levers::give_ups(state, seat);
    for what in [GiveUp::TakeVase, GiveUp::ReturnVase, GiveUp::Modernise, GiveUp::Upgrade] {
        add(Act::GiveUp(what), give_up(state, seat, what).filter(|_| !open.contains(&Act::GiveUp(what))));
    }
    let hire = [
        (Act::HireForCoins, Goods::coins(hiring::PRICE)),
        (Act::HireForCards, Goods { cards: hiring::PRICE, ..Goods::default() }),
    ];
    for (act, price) in hire {
        let empty = (state.board.players[seat].supply == 0).then(|| refuse("HIR-02", Text::new("refuse-hire")));
        add(act, empty.or_else(|| unpaid(state, seat, "HIR-01", Text::new("kind-inhabitant"), &price)));
    }
    let deeds = tried.into_iter().map(|(act, why)| (Deed { act, seat }.offer(state), why));
    let is_pasture = |it: SpaceId| matches!(state.board.laid(it), Some(Laid::Pasture(_)));
    let bare = (!state.content.space_ids().any(is_pasture)).then(|| {
        let offer = Label::from("group-cattle").of("cattle".to_owned());
        (offer, refuse("CAT-03", Text::new("refuse-no-pasture")))
    });
    // Nothing to upgrade anywhere on the map, or no house to make a settlement of.
    let has = |kind| own_pieces(state, seat, kind).next().is_some();
    let none = match (has(Kind::Inhabitant), has(Kind::House)) {
        (_, true) => None,
        (false, false) => Some(("house", "UPG-01", "refuse-no-pieces")),
        (true, false) => Some(("settlement", "UPG-03", "refuse-no-house")),
    };
    let none = none.map(|(what, rule, text)| {
        (Label::from(Text::new(format!("group-{what}"))).of(what.to_owned()), refuse(rule, Text::new(text)))
    });
    let free: Vec<SpaceId> = free_spaces(state).collect();
    let closed = state.content.space_ids().filter(|it| !free.contains(it));
    let laid = closed.map(|it| {
        let offer = LaySpace { space: it, seat, pasture: false }.offer(state);
        // What the space gives is no matter where nothing can be laid.
        (Offer { label: Text::new("place-single").with("space", it.number()), ..offer }, space(state, it))
    });
    // What helps is offered; whatever else is tried helps nothing.
    let free = state.board.players[seat].is_up(Lever::L07);
    let aside = |it| Aside { what: AnyTime::Boat(it, None), seat, among: Among::Boats }.offer(state);
    let boats = boat_moves(state, seat, free).into_iter().map(|it| (aside(it), boats_stay(state, seat)));
    let asked = exchanges(state, seat).into_iter().chain(regions::covered(state, seat));
    deeds.chain(bare).chain(none).chain(laid).chain(boats).chain(asked).collect()
}

fn refuse(rule: &'static str, text: Text) -> Refusal {
    Refusal::new(rule, text)
}

/// What is still missing for a price, named after what it is the price of.
fn short(rule: &'static str, what: Text, cost: Vec<Text>, missing: Vec<Text>) -> Option<Refusal> {
    let text = Text::new("refuse-cost").with("what", what).with("cost", cost).with("missing", missing.clone());
    (!missing.is_empty()).then(|| refuse(rule, text))
}

fn lacking(state: &State, seat: Seat, price: &Goods) -> Vec<Text> {
    let player = &state.board.players[seat];
    let missing = Goods {
        coins: price.coins.saturating_sub(player.coins),
        vases: price.vases.saturating_sub(player.vases),
        cards: price.cards.saturating_sub(state.hand(seat).len() as u32),
        inhabitants: price.inhabitants.saturating_sub(u32::from(player.ranch)),
        vp: 0,
    };
    missing.list()
}

fn unpaid(state: &State, seat: Seat, rule: &'static str, what: Text, price: &Goods) -> Option<Refusal> {
    short(rule, what, price.list(), lacking(state, seat, price))
}

/// INT-07: the ways to pay the exchanges of the tile that is being paid for just now, as far as something is missing.
fn exchanges(state: &State, seat: Seat) -> Vec<(Offer, Refusal)> {
    let Some(Why::Scoring(tile)) = state.why else { return Vec::new() };
    let facts = state.content.scoring(tile);
    let (Condition::Exchange(what), Some((times, _))) =
        (&facts.condition, facts.values.get(usize::from(state.board.scorings)))
    else {
        return Vec::new();
    };
    let get = Goods { vp: exchanged(*what, *times), ..Goods::default() };
    let way = |(pieces, price): (u32, Goods)| {
        let missing = Some(lacking(state, seat, &price)).filter(|it| !it.is_empty())?;
        let text = Text::new(format!("refuse-exchange-{}", what.key())).with("missing", missing);
        Some((Pieces { pieces, price, get, seat }.offer(state), refuse("INT-07", text)))
    };
    ways(*what, *times).filter_map(way).collect()
}

/// The same for a price of which the extra inhabitants may be paid in VP (UPG-04, CAT-04).
fn unpaid_extra(state: &State, seat: Seat, rule: &'static str, what: Text, price: Price) -> Option<Refusal> {
    let least = Goods { inhabitants: price.inhabitants - price.extra, ..Goods::default() };
    let refusal = unpaid(state, seat, rule, what, &least)?;
    if price.extra == 0 {
        return Some(refusal);
    }
    let text = Text { id: "refuse-cost-extra".into(), ..refusal.text };
    Some(Refusal { text: text.with("extra", price.extra).with("vp", FEE_VP), ..refusal })
}

fn demanded(
    state: &State,
    seat: Seat,
    (rule, what): (&'static str, Text),
    demand: &Demand,
    besides: Option<Text>,
) -> Option<Refusal> {
    if !reductions(state, seat, demand).is_empty() {
        return None;
    }
    let (player, shown) = (&state.board.players[seat], shown(state, seat));
    let coins = demand.coins.saturating_sub(player.coins);
    let vases = demand.vases.saturating_sub(player.vases);
    let goods = Goods { coins, vases, ..Goods::default() };
    // PRD-04: what boats could show is no reason to give up.
    let levers = levers_for_resources(state, seat);
    let could = |n: usize| {
        let payable = goods == Goods::default() && besides.is_none();
        let show = |it: &Resources| boats_could_show(state, seat, &[0, 1], player.coins - demand.coins, it);
        payable && fewer(&demand.resources, n).iter().any(show)
    };
    let id = match levers.len() {
        _ if could(0) => "refuse-demand-boats",
        0 => "refuse-demand",
        n if could(n) => "refuse-demand-boats-levers",
        _ if missing(&shown, &demand.resources) > 0 => "refuse-demand-levers",
        _ => "refuse-demand",
    };
    let mut lacking = goods.list();
    lacking.extend(resources_list(&std::array::from_fn(|at| demand.resources[at].saturating_sub(shown[at]))));
    let more = goods != Goods::default() || besides.is_some();
    lacking.extend(besides);
    let refusal = short(rule, what, demand_list(demand), lacking)?;
    let levers: Vec<Text> =
        levers.into_iter().map(|it| Text::new("lever-number").with("lever", printed(it.key()))).collect();
    let text = Text { id: id.into(), ..refusal.text };
    let text = text.with("n", levers.len()).with("levers", levers);
    let (how, best, all) = at_best(state, seat, &demand.resources, more);
    Some(Refusal { text: text.with("how", Arg::Word(how.to_owned())).with("best", best).with("all", all), ..refusal })
}

/// A card that could be paid for is of the wrong group, wherever it is not on offer. In the card step the group comes first: showing
/// more would not help.
fn card(state: &State, seat: Seat, card: CardId) -> Option<Refusal> {
    let demand = Demand::of_card(state, seat, card);
    let unpaid = demanded(state, seat, ("CRD-01", card_name(state, card)), &demand, None);
    let of = state.content.card(card).group;
    let tile = state.board.taken.and_then(|row| state.board.actions.get(row));
    let wanted = tile.and_then(|it| state.content.group(*it)).filter(|it| *it != of);
    let other = wanted.map(|it| {
        let text = Text::new("refuse-group").with("what", card_name(state, card));
        refuse("CRD-02", text.with("own", of_group(of)).with("group", of_group(it)))
    });
    let card_step = seat == state.board.active && !state.board.awaited.contains(&seat);
    if card_step { other.or(unpaid) } else { unpaid.or(other) }
}

fn project(state: &State, seat: Seat, area: usize) -> Option<Refusal> {
    let player = &state.board.players[seat];
    let tile = state.board.areas[area].tile;
    if player.projects[area] {
        return Some(refuse("PRJ-04", Text::new("refuse-project").with("what", scoring_name(state, tile))));
    }
    let name = Text::new("refuse-what-project").with("tile", printed(&state.content.scoring(tile).key));
    // Neither resources nor a full supply would do alone.
    let none = (player.supply == 0).then(|| Text::new("missing-supply"));
    let empty = none.as_ref().map(|_| refuse("PRJ-06", Text::new("refuse-supply")));
    demanded(state, seat, ("PRJ-01", name), &projects::demand(state, seat, area), none).or(empty)
}

fn plot(state: &State, seat: Seat, at: PlotId) -> Option<Refusal> {
    if state.board.piece(at).is_some() {
        return Some(refuse("DEV-02", Text::new("refuse-plot")));
    }
    let what = || Text::new("refuse-what-plot").with("space", at.space.number());
    let inhabitant = Goods { inhabitants: 1, ..Goods::default() };
    unpaid(state, seat, "DEV-01", what(), &inhabitant)
        .or_else(|| unpaid(state, seat, "DEV-03", what(), &develop::plot(state, at)?.price()))
}

fn house(state: &State, seat: Seat) -> Option<Refusal> {
    let player = &state.board.players[seat];
    let none = player.houses + player.aside == 0;
    let none = none.then(|| refuse("UPG-02", Text::new("refuse-pieces").with("what", Text::new("kind-house"))));
    // CRD-09: a card may take something off.
    let less = if let Some(Effect::ToHouse(less)) = by_card(state) { *less } else { 0 };
    let price = Goods { inhabitants: HOUSE.saturating_sub(less), ..Goods::default() };
    none.or_else(|| unpaid(state, seat, "UPG-01", Text::new("kind-house"), &price))
}

/// What the card does that is being played just now.
fn by_card(state: &State) -> Option<&Effect> {
    let Some(Why::Card(card)) = state.why else { return None };
    if let CardText::Now(effect) = &state.content.card(card).text { Some(effect) } else { None }
}

/// UPG-05: at best, with L08 if it is up and with the card that is being played.
fn settlement(state: &State, seat: Seat, at: PlotId) -> Option<Refusal> {
    let lever = Less::of_lever(state.board.players[seat].is_up(Lever::L08));
    let less = match by_card(state) {
        Some(Effect::ToSettlement { less, presence }) => lever.and(*less, *presence),
        _ => lever,
    };
    let Some(price) = upgrade::settlement_price(state, seat, less) else {
        return Some(refuse("UPG-08", Text::new("refuse-pieces").with("what", Text::new("kind-settlement"))));
    };
    let around = upgrade::presence_around(state, at);
    if around < less.wanted() {
        let id = if less.lever { "refuse-presence-lever" } else { "refuse-presence" };
        let text = Text::new(id).with("space", at.space.number());
        return Some(refuse("UPG-03", text.with("n", less.wanted()).with("have", around)));
    }
    let name = if less.lever { "refuse-what-settlement-lever" } else { "kind-settlement" };
    unpaid_extra(state, seat, "UPG-04", Text::new(name), price)
}

fn pasture(state: &State, seat: Seat, space: SpaceId) -> Option<Refusal> {
    let Laid::Pasture(cattle) = state.board.laid(space)? else { return None };
    if cattle.len() >= state.content.pasture_room {
        return Some(refuse("CAT-03", Text::new("refuse-pasture").with("space", space.number())));
    }
    let name = Text::new("kind-cattle");
    let Some(price) = cattle::price(state, seat, space) else {
        return Some(refuse("CAT-06", Text::new("refuse-pieces").with("what", name)));
    };
    unpaid_extra(state, seat, "CAT-03", name, price)
}

fn lever(state: &State, seat: Seat, lever: Lever) -> Option<Refusal> {
    if state.board.players[seat].levers[lever as usize] != LeverState::Free {
        return Some(refuse("MOD-02", Text::new("refuse-lever").with("what", lever_name(lever))));
    }
    unpaid(state, seat, "MOD-01", lever_name(lever), &Goods::coins(levers::price(state, seat, lever)))
}

/// MOD-03: what is missing for an inhabitant that is returned to modernise, and for the cheapest lever then: where it cannot be paid,
/// none can.
fn returning(state: &State, seat: Seat) -> Option<Refusal> {
    let one = Goods { inhabitants: 1, ..Goods::default() };
    let cheapest = || levers::cheapest(state, seat).and_then(|it| lever(state, seat, it));
    unpaid(state, seat, "MOD-03", Text::new("offer-return-inhabitant"), &one).or_else(cheapest)
}

/// What a lever of the top row cannot do in place of a shared part (MOD-07). A free slot is none yet.
fn give_up(state: &State, seat: Seat, what: GiveUp) -> Option<Refusal> {
    let name = || lever_name(what.lever());
    match (state.board.players[seat].levers[what.lever() as usize], what) {
        (LeverState::Free, _) | (LeverState::Up, GiveUp::TakeVase) => None,
        (LeverState::Down, _) => Some(refuse("MOD-05", levers::down(state, what.lever()))),
        (LeverState::Up, GiveUp::ReturnVase) => {
            unpaid(state, seat, "MOD-07", name(), &Goods { vases: 1, ..Goods::default() })
        }
        (LeverState::Up, GiveUp::Modernise) => levers::cheapest(state, seat).and_then(|it| lever(state, seat, it)),
        (LeverState::Up, GiveUp::Upgrade) => {
            let no_house = own_pieces(state, seat, Kind::Inhabitant).next().and_then(|_| house(state, seat));
            let no_settlement = || own_pieces(state, seat, Kind::House).find_map(|it| settlement(state, seat, it));
            let nothing = || refuse("UPG-01", Text::new("refuse-no-pieces"));
            Some(no_house.or_else(no_settlement).unwrap_or_else(nothing))
        }
    }
}

fn space(state: &State, space: SpaceId) -> Refusal {
    let id = if state.board.laid(space).is_some() { "refuse-space-taken" } else { "refuse-space-far" };
    refuse("EXP-02", Text::new(id).with("space", space.number()))
}

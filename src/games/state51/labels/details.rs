//! The details of offers: what one cannot see from the label of what it costs, brings and touches.

use super::building::{build_detail, replaced};
use super::cards::{card_label, connection_text, faction_name};
use super::good_for::{opens, then_affords, use_of_brick, wanted};
use super::goods::{cost_label, good_name, is_named, short, shorts};
use super::groups::end_turn_detail;
use super::offers::made_now;
use super::stock::{
    ammo_pays, card_asked, changed, deal_made, gained, open_payment, placed_included, stock, stock_of_card,
};
use crate::engine::{Clause, Label, Seat, Text};
use crate::games::state51::content::ability::{Bag, Cost, Effect, Make};
use crate::games::state51::content::kinds::{Faction, Good};
use crate::games::state51::content::{Content, LocationId};
use crate::games::state51::rules::action::Action;
use crate::games::state51::rules::action_location::{affords_again, usable};
use crate::games::state51::rules::build::distance;
use crate::games::state51::rules::defence::{defence, guarded};
use crate::games::state51::rules::faction_board::workers_cost;
use crate::games::state51::rules::means::Means;
use crate::games::state51::rules::triggers::{Trigger, triggered};
use crate::games::state51::rules::{connection, pass, visit};
use crate::games::state51::state::{Built, Phase, State};
use crate::games::text_board::joined;

/// What an action of a turn does beyond its label.
pub(crate) fn detail(state: &State, seat: Seat, action: Action) -> Option<Text> {
    let yours = |id: &'static str, cost: &Cost, gain: &Bag| {
        let what = stock(state, seat, cost, gain);
        (!what.is_empty()).then(|| changed(id, what))
    };
    match action {
        Action::Build(card) => Some(build_detail(state, seat, card)),
        Action::Develop { card, onto } => Some(replaced(state, seat, card, &state.board[onto])),
        Action::Deal(card) => {
            let location = state.content.location(card);
            let mut gain = also(state, seat, Trigger::Deal);
            gain.add(location.deal, 1);
            let mut cost = distance(location, Good::Blue);
            let mut what = stock_of_card(state, seat, &cost, &gain);
            // With what features give besides it would not fit; that a Deal is made stands above all the same.
            if what.len() < 3 {
                what.push(deal_made(state, seat));
            }
            let mut clauses = vec![Clause::new(0, changed("detail-gain", what))];
            // Its good comes again in every further Production (DEA-02, END-03).
            clauses.extend((!state.board.end_begun).then(|| Clause::new(1, "deal-again")));
            clauses.extend(open_payment(state, seat, &cost));
            clauses.extend(opens(state, seat, &gain, Some(card)));
            // The card leaves the hand, and its good comes again.
            cost.goods.add(Good::Card, 1);
            clauses.extend(wanted(state, seat, location.deal, &cost, !state.board.end_begun));
            Some(Text::of_clauses(clauses))
        }
        Action::Raze(card) => {
            let location = state.content.location(card);
            let mut gain = also(state, seat, Trigger::Raze);
            gain.add_all(&location.spoils);
            let cost = distance(location, Good::Red);
            let more = open_payment(state, seat, &cost).into_iter().chain(opens(state, seat, &gain, Some(card)));
            Some(then_discarded(stock_of_card(state, seat, &cost, &gain), more))
        }
        Action::RazeOpponent { owner, target } => Some(attack_detail(state, seat, owner, &state.board[target])),
        Action::Use(id) => {
            let built = &state.board[id];
            let able = usable(state, built)?;
            // ACA-02.
            let left = match able.times {
                1 => Text::new("use-only"),
                times => {
                    let left = times.saturating_sub(built.uses + 1);
                    let id = if left == 0 || affords_again(state, seat, &able) { "use-left" } else { "use-left-poor" };
                    Text::new(id).with("n", left)
                }
            };
            let mut clauses = Vec::new();
            match able.effect {
                Effect::Gain(gain) => {
                    // Of so many goods, one each, the label tells what is paid.
                    let detail = match is_named(able.cost) {
                        true => yours("detail-use-each", &Cost::default(), gain),
                        false => yours("detail-gain", able.cost, gain),
                    };
                    clauses.extend(detail.map(|it| Clause::new(0, it)));
                    clauses.extend(open_payment(state, seat, able.cost).map(|it| Clause { rank: 2, ..it }));
                    clauses.extend(ammo_pays(state, seat, able.cost));
                    // DEF-03: a token that nobody can run against any more is gone at Cleanup.
                    let useless = gain.count(Good::Defence) > 0 && is_alone(state, seat);
                    clauses.extend(useless.then(|| Clause::new(1, defence_idle(state))));
                    clauses.push(Clause::new(if useless { 2 } else { 1 }, left));
                    clauses.extend(then_affords(state, seat, able.cost, gain));
                }
                effect => {
                    clauses.extend(yours("detail-gain", able.cost, &Bag::new()).map(|it| Clause::new(0, it)));
                    clauses.push(Clause::new(0, effect.text()));
                    clauses.push(Clause::new(1, left));
                }
            }
            let asked = [card_asked(state, seat, able.cost), placed_included(state, seat, able.cost)];
            clauses.extend(asked.into_iter().flatten());
            Some(Text::of_clauses(clauses))
        }
        Action::Exchange { faction, exchange } => {
            let (cost, gain) = state.content.board(faction).exchange(exchange);
            let clauses = [
                ammo_pays(state, seat, cost),
                open_payment(state, seat, cost),
                then_affords(state, seat, cost, gain),
                card_asked(state, seat, cost),
                placed_included(state, seat, cost),
            ];
            yours("detail-exchange", cost, gain).map(|it| with_clauses(it, clauses.into_iter().flatten()))
        }
        Action::Workers(good) => {
            let what = stock(state, seat, &workers_cost(), &Bag::from([(good, 1)]));
            let mut clauses = vec![Clause::new(0, changed("detail-gain", what))];
            clauses.extend((good == Good::Brick).then(|| use_of_brick(state, seat)));
            clauses.extend(wanted(state, seat, good, &workers_cost(), false));
            // FAC-07. With fewer Workers there is nothing to go on with.
            let again = Means::of(state, seat).can_pay(&Cost::of(Good::Worker, 4));
            clauses.extend(again.then(|| Clause::new(2, "workers-often")));
            clauses.extend(placed_included(state, seat, &workers_cost()));
            Some(Text::of_clauses(clauses))
        }
        Action::Visit { owner, target } => {
            let made = state.location(&state.board[target]).make().map(|it| visited(state, owner, it));
            let gain = made.unwrap_or_default();
            let what = stock(state, seat, &visit::cost(), &gain);
            let mut clauses = vec![
                Clause::new(0, changed("detail-gain", what)),
                // What holds for all visits alike stands above them (OPN-03, OPN-02).
                Clause::new(1, Text::new("visit-owner").with("seat", owner)),
            ];
            clauses.extend(opens(state, seat, &gain, None));
            clauses.extend(placed_included(state, seat, &visit::cost()));
            Some(Text::of_clauses(clauses))
        }
        Action::Take(card) => {
            let (card, price) = (connection_text(state.content.connection(card)), connection::price());
            let detail = yours("detail-take", &price, &Bag::new())?.with("card", card);
            Some(with_clauses(detail, placed_included(state, seat, &price).into_iter()))
        }
        Action::Play(card) => {
            let card = state.content.connection(card);
            let what = stock(state, seat, &card.cost, &card.gain);
            let more = [
                ammo_pays(state, seat, &card.cost),
                open_payment(state, seat, &card.cost),
                then_affords(state, seat, &card.cost, &card.gain),
                placed_included(state, seat, &card.cost),
            ];
            Some(then_discarded(what, more.into_iter().flatten()))
        }
        Action::Defence(_) => {
            let held = state.board.players[seat].pooled(Good::Defence);
            // Once the end has begun there is no Cleanup that takes it away (END-03).
            let until = match is_alone(state, seat) {
                true => defence_idle(state),
                false if state.board.end_begun => "defence-last",
                false => "defence-until",
            };
            Some(Text::of_clauses(vec![
                Clause::new(0, Text::new("detail-defence").with("n", held)),
                Clause::new(0, until),
                Clause::new(1, "defence-no-action"),
            ]))
        }
        Action::Pass => Some(pass_detail(state, seat)),
        Action::EndTurn => end_turn_detail(state, seat),
    }
}

/// Whether nobody is left in the round who could raze anything (PAS-02).
fn is_alone(state: &State, seat: Seat) -> bool {
    state.board.opponents_in(seat).next().is_none()
}

/// Why a Defence token is of no use then (DEF-03; END-03: no Cleanup comes any more).
fn defence_idle(state: &State) -> &'static str {
    if state.board.end_begun { "defence-idle-last" } else { "defence-idle" }
}

/// What razing an opponent's location changes for both (RZO-03 to RZO-06).
fn attack_detail(state: &State, seat: Seat, owner: Seat, target: &Built) -> Text {
    let location = state.location(target);
    let features = also(state, seat, Trigger::Raze);
    let mut gain = location.spoils;
    gain.add_all(&features);
    let cost = Cost::of(Good::Red, defence(state, target));
    let what = stock(state, seat, &cost, &gain);
    let id = if target.placed.is_empty() { "attack-owner" } else { "attack-owner-placed" };
    let owner = Text::new(id).with("seat", owner).with("deal", short(location.deal, 1));
    let mut clauses = vec![Clause::new(0, owner), Clause::new(0, "attack-ruins")];
    if features.is_empty() {
        clauses.insert(0, Clause::new(1, changed("detail-gain", what)));
    } else {
        // What one has then comes after what it holds of features, so that nobody adds them once more.
        clauses.push(Clause::new(1, Text::new("attack-also").with("also", shorts(&features))));
        clauses.push(Clause::new(2, changed("attack-in-all", what)));
    }
    if guarded(location, target) {
        // RZO-02, CRD-03.
        clauses.push(Clause::new(3, "attack-guarded"));
    }
    clauses.extend(open_payment(state, seat, &cost).map(|it| Clause { rank: 4, ..it }));
    clauses.extend(opens(state, seat, &gain, None));
    Text::of_clauses(clauses)
}

/// What changes, and what else is said of it.
fn with_clauses(what: Text, more: impl Iterator<Item = Clause>) -> Text {
    Text::of_clauses([Clause::new(0, what)].into_iter().chain(more).collect())
}

/// What changes, and that the card leaves the hand.
fn then_discarded(what: Vec<Text>, more: impl Iterator<Item = Clause>) -> Text {
    with_clauses(changed("detail-gain", what), more.chain([Clause::new(1, "card-discarded")]))
}

/// What passing ends, what is lost with it and what is not.
fn pass_detail(state: &State, seat: Seat) -> Text {
    let last = is_alone(state, seat);
    if state.board.end_begun {
        // There is no Cleanup any more, and nothing is lost (END-03).
        return Text::new(if last { "detail-pass-end-last" } else { "detail-pass-end" });
    }
    let player = &state.board.players[seat];
    let mut clauses = vec![Clause::new(0, if last { "detail-pass-last" } else { "detail-pass" })];
    let mut storages: Vec<LocationId> = pass::storages(state, seat).collect();
    storages.dedup();
    let lost = match (&storages[..], player.pool.is_empty()) {
        ([only], _) => Some(Text::new("lost-but-kept").with("card", card_label(state, *only))),
        ([_, ..], _) => Some("lost-unstored".into()),
        ([], false) => Some("lost-unused".into()),
        ([], true) => None,
    };
    if let Some(lost) = lost {
        // CLN-03.
        clauses.extend([Clause::new(0, lost), Clause::new(2, "cards-stay")]);
        if player.built.iter().any(|it| !it.placed.is_empty()) {
            clauses.push(Clause::new(3, "placed-stay"));
        }
    }
    if !last {
        // With the name of a storage only the shorter one has room.
        let safe = if storages.len() == 1 { "detail-pass-safe-short" } else { "detail-pass-safe" };
        clauses.push(Clause::new(1, safe));
    }
    Text::of_clauses(clauses)
}

/// What comes for certain: a choice is still to come.
pub(crate) fn visited(state: &State, owner: Seat, make: &Make) -> Bag {
    match make {
        Make::Goods(goods) => *goods,
        Make::PerType { good, of, most } => Bag::from([(*good, state.count_type(owner, *of).min(*most))]),
        _ => Bag::new(),
    }
}

/// What a production brings to `seat`, where one of several is chosen.
pub(crate) fn chosen_production(state: &State, seat: Seat, owner: Seat, make: &Make) -> Text {
    if let Make::PerMade { good, of, most } = make {
        // Only a copy of what the card makes for itself (CRD-14).
        let text = Text::new("detail-makes-per-made").with("good", short(*good, 1));
        return text.with("of", good_name(*of)).with("most", *most);
    }
    let certain = visited(state, owner, make);
    // What Suppliers take comes in only later in this phase (CRD-15).
    let is_later = state.board.phase == Phase::Production && owner != seat;
    if certain.is_empty() || is_later {
        return Text::new("detail-makes").with("what", made_now(state, owner, make));
    }
    gained(state, seat, &certain)
}

/// What own features give besides.
fn also(state: &State, seat: Seat, what: Trigger) -> Bag {
    let mut all = Bag::new();
    triggered(state, seat, what).for_each(|it| all.add_all(&it.1));
    all
}

/// A faction with the good that its board makes beyond what all make, and its exchanges; or any of those left.
pub(crate) fn faction_words(content: &Content, faction: Option<Faction>) -> Label {
    let Some(faction) = faction else { return Label::from("offer-any-faction").detail("detail-any-faction") };
    let board = content.board(faction);
    let own = board.makes.iter().find(|it| it.0.is_basic());
    let good = own.map_or_else(|| Text::new("brings-nothing"), |(good, count)| short(*good, *count));
    let label = Text::new("offer-faction").with("faction", faction_name(faction)).with("good", good);
    let exchanges = board
        .exchanges
        .iter()
        .map(|(_, cost, gain)| Text::new("detail-terms").with("cost", cost_label(cost)).with("gain", shorts(gain)));
    // With an “and” between them the price of one would be read as a gain of another.
    // What is said of one is said of all (FAC-02); that a Brick develops is told with the cards to keep.
    Label::from(label).detail(Text::of_clauses(vec![Clause::new(0, joined(exchanges)), Clause::new(0, "faction-once")]))
}

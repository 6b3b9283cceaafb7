//! The details of offers: what one cannot see from the label of what it costs, brings and touches.

use super::cards::{category_name, connection_text, faction_name};
use super::goods::{cost_label, good_name, is_named, short, shorts, type_name};
use super::offers::{brings_at_all, brings_now, made_now};
use super::stock::{changed, deal_made, gained, stock};
use crate::engine::{Label, Seat, Text};
use crate::games::state51::content::ability::{Bag, Cost, Effect, Make};
use crate::games::state51::content::kinds::{Category, Faction, Good};
use crate::games::state51::content::{Content, Location, LocationId};
use crate::games::state51::rules::action::Action;
use crate::games::state51::rules::action_location::usable;
use crate::games::state51::rules::build::distance;
use crate::games::state51::rules::defence::defence;
use crate::games::state51::rules::develop::any_fits;
use crate::games::state51::rules::faction_board::workers_cost;
use crate::games::state51::rules::triggers::{Trigger, triggered};
use crate::games::state51::rules::{connection, pass, visit};
use crate::games::state51::state::{Built, Phase, State};

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
            // The card itself leaves the hand (DEA-01).
            cost.goods.add(Good::Card, u32::from(gain.count(Good::Card) > 0));
            let mut what = stock(state, seat, &cost, &gain);
            // With what features give besides it would not fit; that a Deal is made stands above all the same.
            if what.len() < 3 {
                what.push(deal_made(state, seat));
            }
            // Its good comes again in every further Production (DEA-02, END-03).
            Some(changed(if state.board.end_begun { "detail-gain" } else { "detail-deal" }, what))
        }
        Action::Raze(card) => {
            let location = state.content.location(card);
            let mut gain = also(state, seat, Trigger::Raze);
            gain.add_all(&location.spoils);
            let mut cost = distance(location, Good::Red);
            // The card itself leaves the hand.
            cost.goods.add(Good::Card, u32::from(gain.count(Good::Card) > 0));
            let what = stock(state, seat, &cost, &gain);
            // That the card leaves the hand is said where there is room for it.
            Some(changed(if what.len() > 3 { "detail-gain" } else { "detail-raze" }, what))
        }
        Action::RazeOpponent { owner, target } => Some(attack_detail(state, seat, owner, &state.board[target])),
        Action::Use(id) => {
            let built = &state.board[id];
            let able = usable(state, built)?;
            match able.effect {
                Effect::Gain(gain) => {
                    let left = able.times.saturating_sub(built.uses + 1);
                    // Of so many goods, one each, the label tells what is paid.
                    let detail = match is_named(able.cost) {
                        true => yours("detail-use-each", &Cost::default(), gain),
                        false => yours("detail-use", able.cost, gain),
                    };
                    detail.map(|it| it.with("n", left))
                }
                effect => {
                    let text = yours("detail-use-effect", able.cost, &Bag::new());
                    Some(text.map_or_else(|| effect.text(), |it| it.with("effect", effect.text())))
                }
            }
        }
        Action::Exchange { faction, exchange } => {
            let (cost, gain) = state.content.board(faction).exchange(exchange);
            yours("detail-exchange", cost, gain)
        }
        Action::Workers(good) => {
            let id = match good {
                Good::Brick if any_fits(state, seat) => "detail-workers-brick",
                Good::Brick => "detail-workers-no-fit",
                _ => "detail-workers",
            };
            yours(id, &workers_cost(), &Bag::from([(good, 1)]))
        }
        Action::Visit { owner, target } => {
            let made = state.location(&state.board[target]).make().map(|it| visited(state, owner, it));
            yours("detail-visit", &visit::cost(), &made.unwrap_or_default()).map(|it| it.with("seat", owner))
        }
        Action::Take(card) => {
            let card = connection_text(state.content.connection(card));
            yours("detail-take", &connection::price(), &Bag::new()).map(|it| it.with("card", card))
        }
        Action::Play(card) => {
            let card = state.content.connection(card);
            yours("detail-play", &card.cost, &card.gain)
        }
        Action::Defence(_) => {
            Some(Text::new("detail-defence").with("n", state.board.players[seat].pooled(Good::Defence)))
        }
        Action::Pass => Some(pass_detail(state, seat)),
        Action::EndTurn => None,
    }
}

/// What razing an opponent's location changes for both (RZO-03 to RZO-06).
fn attack_detail(state: &State, seat: Seat, owner: Seat, target: &Built) -> Text {
    let location = state.location(target);
    let features = also(state, seat, Trigger::Raze);
    let mut gain = location.spoils;
    gain.add_all(&features);
    let what = stock(state, seat, &Cost::of(Good::Red, defence(state, target)), &gain);
    let text = if !target.placed.is_empty() {
        Text::new("detail-attack-placed")
    } else if gain.iter().count() == 1 && what.len() <= 2 {
        // More kinds of goods would not fit beside what the owner gets.
        changed("detail-attack-yours", what)
    } else if features.is_empty() {
        Text::new("detail-attack")
    } else {
        Text::new("detail-attack-also").with("also", shorts(&features))
    };
    text.with("seat", owner).with("deal", short(location.deal, 1))
}

/// What passing ends, and what is lost with it.
fn pass_detail(state: &State, seat: Seat) -> Text {
    let last = state.board.opponents_in(seat).next().is_none();
    if state.board.end_begun {
        // There is no Cleanup any more, and nothing is lost (END-03).
        return Text::new(if last { "detail-pass-end-last" } else { "detail-pass-end" });
    }
    // Goods on own cards stay (CLN-03).
    let lost = Text::new(if pass::may_store(state, seat) { "lost-unstored" } else { "lost-unused" });
    Text::new(if last { "detail-pass-last" } else { "detail-pass" }).with("lost", lost)
}

/// What a group of the turn has to say, besides its name.
pub(crate) fn group_about(state: &State, seat: Seat, group: &str) -> Option<Text> {
    match group {
        "build" | "connection" => Some(Text::new(format!("detail-group-{group}"))),
        "board" if state.board.end_begun => Some(Text::new("detail-group-board-last")),
        "board" => Some(Text::new("detail-group-board")),
        "develop" => {
            let held = |good: Good| (good, state.board.players[seat].has(good));
            let mut have = shorts(&[Good::Brick, Good::Ammo, Good::Development].map(held).into());
            if have.is_empty() {
                have.push(Text::new("gained-nothing"));
            }
            Some(Text::new("detail-group-develop").with("have", have))
        }
        _ => None,
    }
}

/// What building a card brings, and the Types for its Development.
fn build_detail(state: &State, seat: Seat, card: LocationId) -> Text {
    let location = state.content.location(card);
    let open = location.category == Category::Production && location.open;
    Text::new(if open { "detail-build-open" } else { "detail-build" })
        .with("category", category_name(location))
        .with("brings", brings_now(state, seat, card, None))
        .with("types", types(location))
}

fn types(location: &Location) -> Vec<Text> {
    let types: Vec<Text> = location.types.iter().map(|it| type_name(*it)).collect();
    if types.is_empty() { vec![Text::new("type-none")] } else { types }
}

/// A location beside its cost and what it brings.
pub(crate) fn card_detail(state: &State, card: LocationId) -> Text {
    let location = state.content.location(card);
    Text::new("detail-card")
        .with("category", category_name(location))
        .with("types", types(location))
        .with("spoils", shorts(&location.spoils))
        .with("deal", short(location.deal, 1))
}

/// A location that is offered by its name alone.
pub(crate) fn hand_card_detail(state: &State, card: LocationId) -> Text {
    let location = state.content.location(card);
    Text::new("detail-hand-card")
        .with("distance", location.distance)
        .with("category", category_name(location))
        .with("brings", brings_at_all(location, state.board.end_begun))
}

/// What the new card brings in the place of another one, and what becomes of that (DEV-05, DEV-06).
fn replaced(state: &State, seat: Seat, card: LocationId, old: &Built) -> Text {
    // Ruins are worth nothing at the end, so that the new location counts there as well.
    let id = match (old.ruined, old.placed.is_empty()) {
        (true, _) => "detail-develop-ruins",
        (false, true) => "detail-develop",
        (false, false) => "detail-develop-placed",
    };
    Text::new(id).with("brings", brings_now(state, seat, card, Some(old)))
}

/// What comes for certain: a choice is still to come.
fn visited(state: &State, owner: Seat, make: &Make) -> Bag {
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
    let Some(faction) = faction else { return "offer-any-faction".into() };
    let board = content.board(faction);
    let own = board.makes.iter().find(|it| it.0.is_basic());
    let good = own.map_or_else(|| Text::new("brings-nothing"), |(good, count)| short(*good, *count));
    let label = Text::new("offer-faction").with("faction", faction_name(faction)).with("good", good);
    let exchanges = board
        .exchanges
        .iter()
        .map(|(_, cost, gain)| Text::new("detail-terms").with("cost", cost_label(cost)).with("gain", shorts(gain)));
    Label::from(label).detail(Text::new("list").with("what", exchanges.collect::<Vec<_>>()))
}

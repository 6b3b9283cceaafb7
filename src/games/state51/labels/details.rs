//! The details of offers: what one cannot see from the label of what it costs, brings and touches.

use super::cards::{card_label, category_name, connection_text, faction_name};
use super::goods::{cost_label, fitting, short, shorts, type_name};
use super::offers::{brings_at_all, brings_now};
use crate::engine::{Label, Seat, Text};
use crate::games::state51::content::ability::Effect;
use crate::games::state51::content::kinds::Faction;
use crate::games::state51::content::{Content, Location, LocationId};
use crate::games::state51::rules::action::Action;
use crate::games::state51::rules::action_location::usable;
use crate::games::state51::rules::triggers::{Trigger, triggered};
use crate::games::state51::state::{Built, State};

/// What an action of a turn does beyond its label.
pub(crate) fn detail(state: &State, seat: Seat, action: Action) -> Option<Text> {
    match action {
        Action::Build(card) => Some(build_detail(state, seat, card)),
        Action::Develop { card, onto } => Some(replaced(state, card, &state.board[onto])),
        Action::Deal(_) => also(state, seat, Trigger::Deal).or_else(|| Some(Text::new("detail-deal"))),
        Action::Raze(_) => also(state, seat, Trigger::Raze),
        Action::RazeOpponent { owner, target } => {
            let deal = short(state.location(&state.board[target]).deal, 1);
            let text = match also(state, seat, Trigger::Raze) {
                Some(also) => Text::new("detail-attack-also").with("also", also),
                None => Text::new("detail-attack"),
            };
            Some(text.with("seat", owner).with("deal", deal))
        }
        Action::Use(id) => match usable(state, &state.board[id])?.effect {
            Effect::Gain(_) => Some(Text::new("detail-use")),
            effect => Some(effect.text()),
        },
        Action::Exchange { .. } => Some(Text::new("detail-exchange")),
        Action::Workers(_) => Some(Text::new("detail-workers")),
        Action::Visit { owner, .. } => Some(Text::new("detail-visit").with("seat", owner)),
        Action::Take(card) => Some(connection_text(state.content.connection(card))),
        Action::Play(_) => Some(Text::new("detail-play")),
        Action::Defence(_) => Some(Text::new("detail-defence")),
        Action::Pass => Some(Text::new("detail-pass")),
        Action::EndTurn => None,
    }
}

/// What building a card brings, and the Types for its Development.
fn build_detail(state: &State, seat: Seat, card: LocationId) -> Text {
    let location = state.content.location(card);
    Text::new("detail-build")
        .with("category", category_name(location))
        .with("brings", brings_now(state, seat, card))
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
}

/// A location that is offered by its name alone.
pub(crate) fn hand_card_detail(state: &State, card: LocationId) -> Text {
    let location = state.content.location(card);
    Text::new("detail-hand-card").with("distance", location.distance).with("brings", brings_at_all(location))
}

/// What becomes of a card that is developed (DEV-05, DEV-06).
fn replaced(state: &State, card: LocationId, old: &Built) -> Text {
    let id = if old.placed.is_empty() { "detail-develop" } else { "detail-develop-placed" };
    Text::new(id)
        .with("card", card_label(state, card))
        .with("old", card_label(state, old.card))
        .with("what", fitting(shorts(&old.placed), old.placed.total()))
}

/// What own features give besides.
fn also(state: &State, seat: Seat, what: Trigger) -> Option<Text> {
    let mut all = crate::games::state51::content::ability::Bag::new();
    triggered(state, seat, what).for_each(|it| all.add_all(&it.1));
    (!all.is_empty()).then(|| Text::new("detail-also").with("what", shorts(&all)))
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

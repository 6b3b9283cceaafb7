//! What can be done in a turn, as players read it: keys, labels, groups and details.

use super::building::step_detail;
use super::cards::{card_label, connection_label};
use super::details::detail;
use super::goods::{cost_label, cost_list, fitting, short, shorts};
use super::groups::group_about;
use super::keys::{built_key, letter};
use super::offers::{build_offer, distance_label, made_now};
use crate::engine::{Choice, Label, Seat, Text};
use crate::games::state51::content::LocationId;
use crate::games::state51::content::ability::Cost;
use crate::games::state51::content::kinds::Good;
use crate::games::state51::rules::action::{Action, Move};
use crate::games::state51::rules::action_location::usable;
use crate::games::state51::rules::defence::defence;
use crate::games::state51::rules::develop::{Fit, With, fit, payable};
use crate::games::state51::rules::faction_board::workers_cost;
use crate::games::state51::rules::means::Means;
use crate::games::state51::rules::{connection, visit};
use crate::games::state51::state::{Built, State};

impl Choice<State> for Move {
    fn key(&self, state: &State) -> String {
        key(state, self.action)
    }

    fn words(&self, state: &State) -> Label {
        let label = label(state, self.seat, self.action, self.after);
        let label = Label { detail: detail(state, self.seat, self.action), ..Label::from(label) };
        match group(self.action) {
            Some(group) if !self.after => {
                let label = label.under(group, Text::new(format!("group-{group}")));
                let label = match group_about(state, self.seat, group) {
                    Some(about) => label.about(about),
                    None => label,
                };
                step(state, self.action, label)
            }
            _ => label,
        }
    }
}

fn group(action: Action) -> Option<&'static str> {
    match action {
        Action::Build(_) => Some("build"),
        Action::Develop { .. } => Some("develop"),
        Action::Deal(_) => Some("deal"),
        Action::Raze(_) => Some("raze"),
        Action::RazeOpponent { .. } => Some("attack"),
        Action::Use(_) => Some("use"),
        Action::Exchange { .. } | Action::Workers(_) => Some("board"),
        Action::Visit { .. } => Some("visit"),
        Action::Take(_) | Action::Play(_) => Some("connection"),
        Action::Defence(_) => Some("defence"),
        Action::Pass | Action::EndTurn => None,
    }
}

/// The second step on the way to an offer, where there are many.
fn step(state: &State, action: Action, label: Label) -> Label {
    match action {
        Action::Develop { card, .. } => {
            // What it brings stands below, so that the whole way to an offer fits beside it.
            let about = step_detail(state, card);
            label.under(state.content.location(card).key.clone(), card_label(state, card)).about(about)
        }
        Action::RazeOpponent { owner, .. } => label.under(letter(owner), Text::new("group-seat").with("seat", owner)),
        _ => label,
    }
}

fn key(state: &State, action: Action) -> String {
    let card_key = |card: LocationId| &state.content.location(card).key;
    match action {
        Action::Build(card) => format!("build/{}", card_key(card)),
        Action::Develop { card, onto } => format!("develop/{}/{}", card_key(card), built_key(state, onto)),
        Action::Deal(card) => format!("deal/{}", card_key(card)),
        Action::Raze(card) => format!("raze/{}", card_key(card)),
        Action::RazeOpponent { owner, target } => format!("attack/{}/{}", letter(owner), built_key(state, target)),
        Action::Use(id) => format!("use/{}", built_key(state, id)),
        Action::Exchange { exchange, .. } => format!("board/{}", exchange.key()),
        Action::Workers(good) => format!("board/workers/{}", good.key()),
        Action::Visit { owner, target } => format!("visit/{}/{}", letter(owner), built_key(state, target)),
        Action::Take(card) => {
            let card = state.content.connection(card);
            format!("take/{}/{}", card.colour.key(), card.key)
        }
        Action::Play(card) => format!("play/{}", state.content.connection(card).key),
        Action::Defence(id) => format!("defence/{}", built_key(state, id)),
        Action::Pass => "pass".to_owned(),
        Action::EndTurn => "end-turn".to_owned(),
    }
}

fn label(state: &State, seat: Seat, action: Action, after: bool) -> Text {
    let named = |id: &'static str, card: LocationId| Text::new(id).with("card", card_label(state, card));
    let location = |card: LocationId| state.content.location(card);
    match action {
        Action::Build(card) => build_offer(state, card),
        Action::Develop { card, onto } => develop(state, seat, card, &state.board[onto]),
        Action::Deal(card) => named("offer-deal", card)
            .with("cost", distance_label(location(card), Good::Blue))
            .with("gain", short(location(card).deal, 1)),
        Action::Raze(card) => named("offer-raze", card)
            .with("cost", distance_label(location(card), Good::Red))
            .with("gain", shorts(&location(card).spoils)),
        Action::RazeOpponent { target, .. } => {
            let target = &state.board[target];
            let card = location(target.card);
            named("offer-attack", target.card).with("n", defence(state, target)).with("gain", shorts(&card.spoils))
        }
        Action::Use(id) => usage(state, &state.board[id], after),
        Action::Exchange { faction, exchange } => {
            let (cost, gain) = state.content.board(faction).exchange(exchange);
            Text::new("detail-terms").with("cost", cost_label(cost)).with("gain", shorts(gain))
        }
        Action::Workers(good) => {
            Text::new("detail-terms").with("cost", cost_label(&workers_cost())).with("gain", short(good, 1))
        }
        Action::Visit { owner, target } => {
            let target = &state.board[target];
            let gain = location(target.card).make();
            let gain = gain.map_or_else(|| Text::new("brings-nothing"), |it| made_now(state, owner, it));
            let label = named("offer-visit", target.card).with("cost", cost_list(&visit::cost()));
            label.with("gain", gain).with("seat", owner)
        }
        Action::Take(card) => Text::new("offer-take")
            .with("cost", cost_list(&connection::price()))
            .with("card", connection_label(state, card)),
        Action::Play(card) => {
            let connection = state.content.connection(card);
            Text::new(if connection.cost == Cost::default() { "offer-play" } else { "offer-play-cost" })
                .with("card", connection_label(state, card))
                .with("cost", cost_label(&connection.cost))
                .with("gain", shorts(&connection.gain))
        }
        Action::Defence(id) => {
            let now = defence(state, &state.board[id]);
            named("offer-defence", state.board[id].card).with("from", now).with("to", now + 1)
        }
        Action::Pass => pass(state, seat),
        Action::EndTurn => Text::new("offer-end-turn"),
    }
}

fn develop(state: &State, seat: Seat, card: LocationId, old: &Built) -> Text {
    let fit = fit(state.content.location(card), state.location(old), old.ruined);
    // Where nothing pays, as for an answer to why it is not offered, the cheaper way is what is missing.
    let ways = payable(&Means::of(state, seat));
    let why = match fit.filter(|_| ways.is_empty() || ways.contains(&With::Brick)) {
        Some(Fit::Any) => Text::new("develop-any"),
        Some(Fit::Shared(of)) => Text::new("develop-type").with("type", Text::new(format!("type-{}", of.key()))),
        None => Text::new("develop-token"),
    };
    Text::new(if old.ruined { "offer-develop-ruins" } else { "offer-develop" })
        .with("old", card_label(state, old.card))
        .with("why", why)
}

fn usage(state: &State, built: &Built, again: bool) -> Text {
    let id = if again { "offer-use-again" } else { "offer-use" };
    let label = Text::new(id).with("card", card_label(state, built.card));
    match usable(state, built) {
        Some(able) => label
            .with("cost", cost_label(able.cost))
            .with("effect", able.effect.short())
            .with("left", able.times.saturating_sub(built.uses)),
        None => label,
    }
}

/// What lies unused is worth a word: at the end of the round it is gone (CLN-01).
fn pass(state: &State, seat: Seat) -> Text {
    let pool = &state.board.players[seat].pool;
    if pool.is_empty() || state.board.end_begun {
        return Text::new("offer-pass");
    }
    Text::new("offer-pass-unused").with("what", fitting(shorts(pool), pool.total()))
}

//! Orders: what somebody who waits wants to answer when they are asked. The menus are those of the question as it is likely to come.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow};

use super::acts;
use super::app::{App, Voice};
use super::call::{Call, On};
use super::click::{Next, form, next, place, toggled};
use super::custom_id::{Action, Press};
use super::decision::{Asked, At, Purpose, button};
use super::open_panels::Asks;
use super::panel::title;
use super::reply::{Reply, Show};
use super::sure;
use crate::engine::{Arg, Decision, Order, Text, Words};
use crate::host::{Command, GameId, Panel, Plan};

/// The button that leads here, for somebody who waits; it says how much is ordered.
pub(super) fn entry(voice: &Voice, panel: &Panel) -> Option<serenity::CreateButton> {
    let label = match panel.orders? {
        0 => voice.label.word("bot-plan"),
        count => voice.label.say(&Text::new("bot-plan-of").with("count", count)),
    };
    Some(button(&Press::new(panel.table.id.0, Action::Plan), &label).style(ButtonStyle::Secondary))
}

/// What the button is for, as long as nothing is ordered.
pub(super) fn hint(voice: &Voice, panel: &Panel) -> String {
    match panel.orders {
        Some(0) => format!("\n{}", voice.text.word("bot-plan-hint")),
        _ => String::new(),
    }
}

/// What is ordered, and the next question to answer.
pub(super) async fn show(app: &App, call: &Call, game: GameId, above: &str) -> Show {
    match app.host.plan(game, call.person.user).await {
        Ok(plan) => shown(&app.voice(&plan.table, app.language(call).await), &plan, &At::Top, above),
        Err(reason) => acts::denied(app, call, Some(game), &reason).await,
    }
}

pub(super) async fn drop_all(app: &App, call: &Call, game: GameId) -> Show {
    match app.run(call, game, Command::NoOrders).await {
        Ok(_) => show(app, call, game, "").await,
        Err(reason) => acts::denied(app, call, Some(game), &reason).await,
    }
}

/// A step in the menus, or the order itself.
pub(super) async fn step(
    app: &App,
    call: &Call,
    game: GameId,
    token: String,
    act: &Action,
    values: &[String],
) -> Reply {
    let here = call.on == On::Own;
    let plan = match app.host.plan(game, call.person.user).await {
        Ok(plan) => plan,
        Err(reason) => return place(here, acts::denied(app, call, Some(game), &reason).await),
    };
    let voice = app.voice(&plan.table, app.language(call).await);
    let Some(decision) = plan.next.as_ref().filter(|_| token == plan.token) else {
        return place(here, shown(&voice, &plan, &At::Top, &voice.text.word("bot-plan-changed")));
    };
    let asked = asked(&plan, decision);
    let (at, above) = match next(&decision.form, act, values) {
        Next::Answer(key) => {
            let Some(key) = decision.form.settle(&key) else {
                return place(here, shown(&voice, &plan, &At::Top, ""));
            };
            let order = Order { ask: decision.ask.id.to_owned(), key };
            return match app.run(call, game, Command::Order { token, order }).await {
                Ok(_) => place(here, show(app, call, game, "").await),
                Err(reason) => place(here, acts::denied(app, call, Some(game), &reason).await),
            };
        }
        Next::Form(min, max) => return form(&voice, &asked, min, max),
        Next::Show(at) => (at, String::new()),
        Next::Toggled(chosen, values) => toggled(&voice, &asked, &chosen, &values),
        Next::Sure(..) | Next::Nothing => (At::Top, String::new()),
    };
    place(here, shown(&voice, &plan, &at, &above))
}

fn asked<'a>(plan: &'a Plan, decision: &'a Decision) -> Asked<'a> {
    Asked { game: plan.table.id.0, token: &plan.token, decision, to: Purpose::Order }
}

fn shown(voice: &Voice, plan: &Plan, at: &At, above: &str) -> Show {
    let (words, game) = (&voice.text, plan.table.id);
    let mut lines: Vec<String> = Some(above.to_owned()).filter(|it| !it.is_empty()).into_iter().collect();
    lines.push(format!("**{}**", words.word("bot-plan-title")));
    for (at, (order, question)) in plan.orders.iter().enumerate() {
        let line = match question {
            Some(it) => {
                let what = sure::chosen(&it.form, &order.key, words);
                Text::new("bot-plan-order").with("ask", it.ask.text()).with("what", Arg::Word(what))
            }
            None => Text::new("bot-plan-unfit"),
        };
        lines.push(format!("{}. {}", at + 1, words.say(&line)));
    }
    let mut rows = Vec::new();
    match &plan.next {
        Some(decision) => {
            let id = if plan.orders.is_empty() { "bot-plan-first" } else { "bot-plan-next" };
            lines.push(words.say(&Text::new(id).with("ask", decision.ask.text())));
            rows.extend(asked(plan, decision).rows(at, &voice.label));
        }
        None => lines.push(words.word("bot-plan-end")),
    }
    let mut buttons = Vec::new();
    if !plan.orders.is_empty() {
        let drop = button(&Press::new(game.0, Action::NoOrders), &voice.label.word("bot-plan-drop"));
        buttons.push(drop.style(ButtonStyle::Danger));
    }
    let back = button(&Press::new(game.0, Action::Panel), &voice.label.word("bot-back"));
    buttons.push(back.style(ButtonStyle::Secondary));
    rows.push(CreateActionRow::Buttons(buttons));
    lines.push(format!("-# {} · `{}`", title(voice, &plan.table), plan.table.code));
    Show { rows, asks: Some(Asks::waits(game)), ..Show::text(lines.join("\n")) }
}

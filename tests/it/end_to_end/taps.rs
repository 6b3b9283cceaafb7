//! The way through a panel: which component leads on to an answer, until one gives it.

use std::time::Duration;

use slowboat::discord::custom_id::{Action, Pick, Press, Span};
use slowboat::discord::menu::Menus;
use slowboat::engine::{Decision, Form, Offer};
use slowboat::sandbox::{Component, ComponentKind, Control, ControlError, Id, Message};

use crate::common::presses;

/// What to do next on a panel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Tap {
    Press(String),
    Select(String, Vec<String>),
    /// Opens the form into which the number is typed.
    Form(String),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Next {
    pub tap: Tap,
    /// Whether this tap is the answer, and not a step on the way to it.
    pub last: bool,
}

/// The component of this message that does something, such as Play or Undo.
pub(crate) fn button(message: &Message, wanted: impl Fn(&Action) -> bool) -> Option<String> {
    let mut parts = message.components().filter(|it| it.kind == ComponentKind::Button && !it.disabled);
    let found = parts.find(|it| Press::parse(&it.custom_id).is_some_and(|press| wanted(&press.act)));
    found.map(|it| it.custom_id.clone())
}

/// The next tap towards this answer.
pub(crate) fn next(panel: &Message, decision: &Decision, key: &str) -> Option<Next> {
    let mut parts = panel.components().filter(|it| !it.disabled);
    parts.find_map(|it| step(it, decision, key))
}

fn step(part: &Component, decision: &Decision, key: &str) -> Option<Next> {
    let offers = decision.form.offers();
    let id = part.custom_id.clone();
    match (Press::parse(&id)?.act, &decision.form) {
        (Action::Answer(pick), _) => (pick.key(offers)? == key).then_some(Next { tap: Tap::Press(id), last: true }),
        (Action::Number, Form::Number { .. }) => Some(Next { tap: Tap::Form(id), last: true }),
        (Action::Choose(_), Form::Some { .. }) => {
            let wanted: Vec<&str> = if key == "none" { return None } else { key.split('+').collect() };
            let value = |key: &&str| value(part, offers, key);
            let values = wanted.iter().map(value).collect::<Option<Vec<String>>>()?;
            Some(Next { tap: Tap::Select(id, values), last: true })
        }
        (Action::Choose(_), _) => match value(part, offers, key) {
            Some(value) => Some(Next { tap: Tap::Select(id, vec![value]), last: true }),
            None => {
                let at = offers.iter().position(|it| it.key == key)?;
                let menus = Menus::new(offers);
                let leads = |value: &str| Span::parse(value).is_some_and(|it| menus.positions(it).contains(&at));
                let value = part.options.iter().find(|it| leads(&it.value))?.value.clone();
                Some(Next { tap: Tap::Select(id, vec![value]), last: false })
            }
        },
        (Action::Toggle(_) | Action::Page(_) | Action::Done(_), _) => {
            panic!("no question of this game has so many to pick")
        }
        _ => None,
    }
}

/// The entry of a menu that stands for an answer.
fn value(part: &Component, offers: &[Offer], key: &str) -> Option<String> {
    let stands = |value: &str| Pick::parse(value).and_then(|it| it.key(offers)).as_deref() == Some(key);
    part.options.iter().find(|it| stands(&it.value)).map(|it| it.value.clone())
}

/// Gives an answer through the panel that somebody opens in a channel, and says how the bot answers.
pub(super) async fn give(
    control: &Control,
    (user, channel): (Id, Id),
    decision: &Decision,
    key: &str,
    patience: Duration,
) -> Result<String, ControlError> {
    let opened = control.run(user, channel, "play", &[]).await?;
    let mut panel = control.settled(opened.id, patience).await?;
    loop {
        // It may be the panel of a moment ago, or the word that something is wrong.
        let Some(next) = next(&panel, decision, key) else {
            return Err(ControlError::Unanswered { interaction: opened.id });
        };
        let pressed = match &next.tap {
            Tap::Press(id) => presses::press(control, user, panel.id, id).await?,
            Tap::Select(id, values) => {
                let values: Vec<&str> = values.iter().map(String::as_str).collect();
                presses::select(control, user, panel.id, id, &values).await?
            }
            Tap::Form(id) => {
                let form = presses::press(control, user, panel.id, id).await?.modal()?.clone();
                let field = form.inputs[0].custom_id.clone();
                control.submit(user, &form, &[(&field, key)]).await?
            }
        };
        panel = control.settled(pressed.id, patience).await?;
        if next.last {
            return Ok(panel.content);
        }
    }
}

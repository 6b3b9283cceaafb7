//! Acting as a user: running commands, autocompleting, pressing, selecting, submitting. Each waits for the bot.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::{Value, json};

use super::{Control, ControlError, Done, Interaction, missing, refused};
use crate::sandbox::hub::Frame;
use crate::sandbox::ids::Id;
use crate::sandbox::interact::NewInteraction;
use crate::sandbox::invoke::invoke;
use crate::sandbox::view::{Choice, Modal, modal_view};
use crate::sandbox::world::*;

/// A person needs longer than this between two acts; libraries register what waits for a modal only
/// after their callback was answered.
const HUMAN_PAUSE: Duration = Duration::from_millis(60);
/// Grace for an answer that came just in time.
const GRACE: Duration = Duration::from_millis(100);

impl Control {
    /// Runs a slash command: `path` is `"name"`, `"name sub"` or `"name group sub"`, options go by name.
    pub async fn run(&self, user: Id, channel: Id, path: &str, options: &[(&str, &str)]) -> Done<Interaction> {
        let id = self.start_command(user, channel, path, options, None)?;
        self.answered(id).await
    }

    /// Asks for suggestions while `focused` is being typed; `options` holds what is typed so far.
    pub async fn autocomplete(
        &self,
        user: Id,
        channel: Id,
        path: &str,
        options: &[(&str, &str)],
        focused: &str,
    ) -> Done<Vec<Choice>> {
        let id = self.start_command(user, channel, path, options, Some(focused))?;
        Ok(self.answered(id).await?.choices)
    }

    /// Like `run`, but does not wait: the id serves `answered` and `redeliver`.
    pub fn start_command(
        &self,
        user: Id,
        channel: Id,
        path: &str,
        options: &[(&str, &str)],
        focused: Option<&str>,
    ) -> Done<Id> {
        let given: Vec<(String, String)> =
            options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        self.hub.change(|world| {
            let line = invoke(world, user, channel, path, &given, focused).map_err(refused)?;
            Ok(world.begin(NewInteraction {
                kind: if focused.is_some() { AUTOCOMPLETE } else { COMMAND },
                user,
                channel,
                data: line.data,
                source: None,
                focused_type: line.focused_type,
                opened_by: None,
            }))
        })
    }

    /// Presses the button with this custom id.
    pub async fn press(&self, user: Id, message: Id, custom_id: &str) -> Done<Interaction> {
        let id = self.start_press(user, message, custom_id)?;
        self.answered(id).await
    }

    /// Like `press`, but does not wait.
    pub fn start_press(&self, user: Id, message: Id, custom_id: &str) -> Done<Id> {
        self.hub.change(|world| {
            let (channel, part) = component(world, user, message, custom_id)?;
            if part["type"] != 2 {
                return Err(refused(format!("{custom_id} is no button")));
            }
            Ok(world.begin(NewInteraction {
                kind: COMPONENT,
                user,
                channel,
                data: json!({"id": part["id"], "custom_id": custom_id, "component_type": 2}),
                source: Some(message),
                focused_type: None,
                opened_by: None,
            }))
        })
    }

    /// Selects these values in a menu.
    pub async fn select(&self, user: Id, message: Id, custom_id: &str, values: &[&str]) -> Done<Interaction> {
        let id = self.start_select(user, message, custom_id, values)?;
        self.answered(id).await
    }

    pub fn start_select(&self, user: Id, message: Id, custom_id: &str, values: &[&str]) -> Done<Id> {
        self.hub.change(|world| {
            let (channel, part) = component(world, user, message, custom_id)?;
            if part["type"] != 3 {
                return Err(refused(format!("{custom_id} is no menu")));
            }
            let (min, max) = (part["min_values"].as_u64(), part["max_values"].as_u64());
            let count = values.len() as u64;
            if count < min.unwrap_or(1) || count > max.unwrap_or(1) {
                return Err(refused(format!("{custom_id} does not take {count} values")));
            }
            let unique: BTreeSet<&&str> = values.iter().collect();
            let options = part["options"].as_array().cloned().unwrap_or_default();
            let offered = |value: &&str| options.iter().any(|option| option["value"] == **value);
            if unique.len() != values.len() || !values.iter().all(offered) {
                return Err(refused(format!("{values:?} are not options of {custom_id}")));
            }
            Ok(world.begin(NewInteraction {
                kind: COMPONENT,
                user,
                channel,
                data: json!({"id": part["id"], "custom_id": custom_id, "component_type": 3,
                    "values": values}),
                source: Some(message),
                focused_type: None,
                opened_by: None,
            }))
        })
    }

    /// What a tampered client could send: an interaction with a message that carries no such component, or that the
    /// user does not even see. `data` is what the event says of the component.
    pub fn forge(&self, user: Id, message: Id, data: Value) -> Done<Id> {
        self.hub.change(|world| {
            let post = world.posts.get(&message);
            let channel = post.ok_or_else(|| missing("message", message))?.channel;
            Ok(world.begin(NewInteraction {
                kind: COMPONENT,
                user,
                channel,
                data,
                source: Some(message),
                focused_type: None,
                opened_by: None,
            }))
        })
    }

    /// Submits a modal with these texts by the fields' custom ids; unnamed fields keep their prefilled text.
    pub async fn submit(&self, user: Id, modal: &Modal, fields: &[(&str, &str)]) -> Done<Interaction> {
        tokio::time::sleep(HUMAN_PAUSE).await;
        let id = self.hub.change(|world| {
            let opener = world.interactions.get(&modal.interaction).cloned();
            let opener = opener.ok_or_else(|| missing("modal", modal.interaction))?;
            let window = opener.acknowledged.as_ref().and_then(|it| it.modal.as_ref());
            let window = window.ok_or_else(|| missing("modal", modal.interaction))?;
            if opener.user != user {
                return Err(refused("this window is open for somebody else"));
            }
            if opener.modal_used {
                return Err(refused("this window is closed already"));
            }
            let data = filled(modal.interaction, window, fields)?;
            Ok(world.begin(NewInteraction {
                kind: MODAL,
                user,
                channel: opener.channel,
                data,
                source: opener.source,
                focused_type: None,
                opened_by: Some(opener.id),
            }))
        })?;
        self.answered(id).await
    }

    /// Dispatches the event of an interaction again, as an unreliable network might.
    pub fn redeliver(&self, interaction: Id) -> Done<()> {
        self.hub.change(|world| {
            let found = world.interactions.get(&interaction);
            let found = found.ok_or_else(|| missing("interaction", interaction))?;
            let event = found.event.clone();
            world.dispatch("INTERACTION_CREATE", event, 0);
            Ok(())
        })
    }

    /// Moves the clock ahead: unanswered interactions stay so, tokens and nonces expire, and quiet threads are archived.
    pub fn advance(&self, by: Duration) {
        self.hub.change(|world| world.advance(by));
    }

    /// Waits for the bot's first answer, at most as long as Discord does.
    pub async fn answered(&self, interaction: Id) -> Done<Interaction> {
        let started = self.hub.look(|world| {
            let found = world.interactions.get(&interaction);
            found.map(|it| world.since(it.created_us))
        });
        let passed = started.ok_or_else(|| missing("interaction", interaction))?;
        let deadline = self.hub.options.interaction_deadline + GRACE;
        let patience = deadline.saturating_sub(passed);
        let outcome = self.until(patience, |world| outcome(world, interaction)).await;
        if let Some(outcome) = outcome {
            return Ok(outcome);
        }
        self.hub.change(|world| {
            let user = world.interactions.get(&interaction).map(|it| it.user);
            let event = json!({"type": "unanswered", "interaction": interaction});
            world.notify(user.into_iter().collect(), event);
        });
        Err(ControlError::Unanswered { interaction })
    }

    /// Drops every gateway socket without a close frame; the bot may resume.
    pub fn drop_gateway(&self) {
        self.hub.change_all(|inner| inner.sessions.tell_all(&Frame::Drop));
    }

    /// Asks the bot to reconnect and resume (op 7).
    pub fn reconnect_request(&self) {
        self.hub.change_all(|inner| inner.sessions.ask_to_reconnect());
    }

    /// From now on the bot needs so many shards; sessions of a bot with fewer are closed with 4011.
    pub fn require_shards(&self, shards: u64) {
        self.hub.change_all(|inner| {
            inner.world.shards = shards;
            inner.sessions.close(4011, |it| it.shard.1 < shards);
        });
    }

    /// Ends every session (op 9): the bot must identify again.
    pub fn invalidate_sessions(&self) {
        self.hub.change_all(|inner| inner.sessions.invalidate());
    }
}

fn outcome(world: &World, id: Id) -> Option<Interaction> {
    let interaction = world.interactions.get(&id)?;
    let done = interaction.acknowledged.as_ref()?;
    let post = interaction.original.and_then(|id| world.posts.get(&id));
    Some(Interaction {
        id,
        kind: done.kind,
        after_ms: (done.after.as_secs_f64() * 100_000.0).round() / 100.0,
        message: post.map(|post| world.view(post)),
        modal: done.modal.as_ref().map(|data| modal_view(id, data)),
        choices: done
            .choices
            .iter()
            .map(|choice| Choice {
                name: choice["name"].as_str().unwrap_or_default().to_owned(),
                value: choice["value"].clone(),
            })
            .collect(),
    })
}

/// The component, if the user sees the message and the component can be used.
fn component(world: &World, user: Id, message: Id, custom_id: &str) -> Done<(Id, Value)> {
    let post = world.posts.get(&message);
    let post = post.filter(|post| world.user_sees_post(user, post));
    let post = post.ok_or_else(|| missing("message", message))?;
    let rows = post.components.iter();
    let mut parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let part = parts.find(|part| part["custom_id"] == custom_id);
    let part = part.ok_or_else(|| missing("component", custom_id))?;
    if part["disabled"] == true {
        return Err(refused(format!("{custom_id} is disabled")));
    }
    Ok((post.channel, part.clone()))
}

/// The submitted rows, after the client's own checks.
fn filled(opener: Id, window: &Value, fields: &[(&str, &str)]) -> Done<Value> {
    let view = modal_view(opener, window);
    for (name, _) in fields {
        if !view.inputs.iter().any(|input| input.custom_id == *name) {
            return Err(missing("field", name));
        }
    }
    let mut rows = Vec::new();
    for (index, input) in view.inputs.iter().enumerate() {
        let given = fields.iter().find(|(name, _)| *name == input.custom_id);
        let text = given.map_or(input.value.as_str(), |(_, text)| text);
        let length = text.chars().count();
        let name = &input.label;
        if length == 0 && input.required {
            return Err(refused(format!("the field {name} is required")));
        }
        if length > input.max_length || (length > 0 && length < input.min_length) {
            return Err(refused(format!("the field {name} does not take {length} characters")));
        }
        let id = 2 * index + 1;
        rows.push(json!({"type": 1, "id": id, "components": [
            {"type": 4, "id": id + 1, "custom_id": input.custom_id, "value": text}]}));
    }
    Ok(json!({"custom_id": view.custom_id, "components": rows}))
}

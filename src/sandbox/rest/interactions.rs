//! The initial response to an interaction: within the deadline, exactly once, of a valid type.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::compose::{self, Origin};
use super::{Answer, Incoming, no_content, ok};
use crate::sandbox::error::{ApiError, Form};
use crate::sandbox::ids::Id;
use crate::sandbox::limits::modal;
use crate::sandbox::world::*;

pub(crate) const REPLY: u8 = 4;
pub(crate) const DEFER: u8 = 5;
pub(crate) const DEFER_UPDATE: u8 = 6;
pub(crate) const UPDATE: u8 = 7;
pub(crate) const CHOICES: u8 = 8;
pub(crate) const WINDOW: u8 = 9;

pub(crate) fn callback(world: &mut World, id: Id, token: &str, request: &Incoming) -> Answer {
    let interaction = world.interactions.get(&id);
    let interaction = interaction.filter(|it| it.token == token).cloned().ok_or_else(ApiError::unknown_interaction)?;
    if interaction.acknowledged.is_some() {
        return Err(ApiError::already_acknowledged());
    }
    let after = world.since(interaction.created_us);
    if after > world.interaction_deadline {
        return Err(ApiError::unknown_interaction());
    }
    let kind = answer_type(&interaction, &request.object()?)?;
    let mut done = Acknowledged { kind, after, modal: None, choices: Vec::new() };
    let mut original = None;
    match kind {
        REPLY => original = Some(reply(world, &interaction, request)?),
        DEFER => original = Some(defer(world, &interaction, request)?),
        DEFER_UPDATE => original = interaction.source,
        UPDATE => original = Some(update(world, &interaction, request)?),
        CHOICES => {
            let mut form = Form::default();
            let data = &request.json["data"];
            let option_type = interaction.focused_type.unwrap_or(3);
            done.choices = form.at("data", |form| modal::check_choices(form, data, option_type));
            form.finish()?;
        }
        _ => {
            let mut form = Form::default();
            let data = &request.json["data"];
            done.modal = Some(form.at("data", |form| modal::check(form, data)));
            form.finish()?;
        }
    }
    let window = done.modal.clone();
    if let Some(stored) = world.interactions.get_mut(&id) {
        stored.acknowledged = Some(done);
        stored.original = original;
    }
    if let Some(opener) = interaction.opened_by
        && let Some(opener) = world.interactions.get_mut(&opener)
    {
        opener.modal_used = true;
    }
    let mut event = json!({"type": "acknowledged", "interaction": id, "kind": kind});
    if let Some(data) = window {
        event["modal"] = json!(crate::sandbox::view::modal_view(id, &data));
    }
    world.notify(BTreeSet::from([interaction.user]), event);
    if request.flag("with_response") {
        return ok(with_response(world, &interaction, kind, original));
    }
    no_content()
}

/// Which responses are valid for which interaction.
fn answer_type(interaction: &Interaction, body: &serde_json::Map<String, Value>) -> Result<u8, ApiError> {
    let mut form = Form::default();
    if body.get("type").is_none_or(Value::is_null) {
        form.required("type");
    }
    let given = form.integer(body, "type", (1, 12)).unwrap_or(0) as u8;
    let allowed: &[u8] = match interaction.kind {
        COMMAND => &[REPLY, DEFER, WINDOW],
        COMPONENT => &[REPLY, DEFER, DEFER_UPDATE, UPDATE, WINDOW],
        AUTOCOMPLETE => &[CHOICES],
        // A modal from a command has no message to update, yet Discord accepts type 6.
        MODAL if interaction.source.is_none() => &[REPLY, DEFER, DEFER_UPDATE],
        _ => &[REPLY, DEFER, DEFER_UPDATE, UPDATE],
    };
    if form.is_clean() && !allowed.contains(&given) {
        let names: Vec<String> = allowed.iter().map(u8::to_string).collect();
        form.fault_at("type", "BASE_TYPE_CHOICES", format!("Value must be one of {{{}}}.", names.join(", ")));
    }
    form.finish()?;
    Ok(given)
}

/// The initial response as a message.
fn origin(world: &World, interaction: &Interaction, ephemeral: bool) -> Origin {
    let reply_to = interaction.source.map(|post| (interaction.channel, post));
    Origin {
        channel: interaction.channel,
        author: world.bot,
        kind: if interaction.kind == COMMAND { 20 } else { 19 },
        reply_to,
        interaction: Some((interaction.id, interaction.metadata.clone())),
        only_for: ephemeral.then_some(interaction.user),
        users_only: true,
    }
}

fn reply(world: &mut World, interaction: &Interaction, request: &Incoming) -> Result<Id, ApiError> {
    let draft = compose::read_draft(world, request, Some("data"), None)?;
    let origin = origin(world, interaction, draft.flags & FLAG_EPHEMERAL != 0);
    compose::create(world, draft, origin)
}

fn defer(world: &mut World, interaction: &Interaction, request: &Incoming) -> Result<Id, ApiError> {
    let flags = request.json["data"]["flags"].as_u64().unwrap_or(0);
    let origin = origin(world, interaction, flags & FLAG_EPHEMERAL != 0);
    let mut post = compose::blank(world, &origin);
    post.flags = FLAG_LOADING | flags & FLAG_EPHEMERAL;
    Ok(world.add_post(post))
}

fn update(world: &mut World, interaction: &Interaction, request: &Incoming) -> Result<Id, ApiError> {
    let source = interaction.source.and_then(|id| world.posts.get(&id));
    let Some(source) = source.cloned() else {
        return Err(ApiError::unknown_message());
    };
    super::webhooks::not_archived(world, &source)?;
    let draft = compose::read_draft(world, request, Some("data"), Some(&source))?;
    compose::edit(world, source.id, draft, true)?;
    Ok(source.id)
}

fn with_response(world: &World, interaction: &Interaction, kind: u8, original: Option<Id>) -> Value {
    let post = original.and_then(|id| world.posts.get(&id));
    let mut inner = json!({
        "id": interaction.id,
        "type": interaction.kind,
        "channel_id": interaction.channel,
    });
    if let Some(guild) = interaction.guild {
        inner["guild_id"] = json!(guild);
    }
    let mut out = json!({});
    if let Some(post) = post {
        inner["response_message_id"] = json!(post.id);
        inner["response_message_loading"] = json!(post.is_loading());
        inner["response_message_ephemeral"] = json!(post.only_for.is_some());
        if matches!(kind, REPLY | UPDATE | DEFER) {
            out["resource"] = json!({"type": kind, "message": world.post_json(post)});
        }
    }
    out["interaction"] = inner;
    out
}

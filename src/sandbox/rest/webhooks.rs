//! What an interaction's token can do after the initial response: follow-ups, edits and deletions, for fifteen minutes.

use super::compose::{self, Origin};
use super::interactions::DEFER;
use super::{Answer, Incoming, no_content, ok};
use crate::sandbox::error::ApiError;
use crate::sandbox::ids::Id;
use crate::sandbox::world::*;

/// The answered interaction behind the token: 10015 for unknown or unanswered ones, 50027 when it has expired.
fn by_token(world: &World, application: Id, token: &str) -> Result<Interaction, ApiError> {
    if application != world.application {
        return Err(ApiError::unknown_webhook());
    }
    let mut all = world.interactions.values();
    let found = all.find(|interaction| interaction.token == token);
    let interaction = found.ok_or_else(ApiError::unknown_webhook)?;
    if world.since(interaction.created_us) > world.token_life {
        return Err(ApiError::expired_token());
    }
    if interaction.acknowledged.is_none() || interaction.kind == AUTOCOMPLETE {
        return Err(ApiError::unknown_webhook());
    }
    Ok(interaction.clone())
}

/// `@original` or the id of a message this token made.
fn message(world: &World, interaction: &Interaction, name: &str) -> Result<Post, ApiError> {
    let id = if name == "@original" {
        interaction.original
    } else {
        let id: Id = super::id(name)?;
        let mine = interaction.original == Some(id) || interaction.followups.contains(&id);
        mine.then_some(id)
    };
    let post = id.and_then(|id| world.posts.get(&id));
    post.cloned().ok_or_else(ApiError::unknown_message)
}

pub(crate) fn get(world: &World, application: Id, token: &str, name: &str) -> Answer {
    let interaction = by_token(world, application, token)?;
    let post = message(world, &interaction, name)?;
    ok(world.post_json(&post))
}

pub(crate) fn edit(world: &mut World, application: Id, token: &str, name: &str, request: &Incoming) -> Answer {
    let interaction = by_token(world, application, token)?;
    let post = message(world, &interaction, name)?;
    not_archived(world, &post)?;
    let draft = compose::read_draft(world, request, None, Some(&post))?;
    compose::edit(world, post.id, draft, true)?;
    follow(world, interaction.id, None);
    get_id(world, post.id)
}

/// Notes that something came after the acknowledgement.
fn follow(world: &mut World, interaction: Id, followup: Option<Id>) {
    if let Some(interaction) = world.interactions.get_mut(&interaction) {
        interaction.followed = true;
        interaction.followups.extend(followup);
    }
}

pub(crate) fn delete(world: &mut World, application: Id, token: &str, name: &str) -> Answer {
    let interaction = by_token(world, application, token)?;
    let post = message(world, &interaction, name)?;
    world.delete_post(post.id);
    no_content()
}

pub(crate) fn follow_up(world: &mut World, application: Id, token: &str, request: &Incoming) -> Answer {
    let interaction = by_token(world, application, token)?;
    let deferred = interaction.acknowledged.as_ref().map(|it| it.kind) == Some(DEFER);
    let original = interaction.original.and_then(|id| world.posts.get(&id));
    if let Some(loading) = original.filter(|post| deferred && post.is_loading()).cloned() {
        // The first follow-up after a deferral becomes its answer; the deferral's EPHEMERAL decides.
        let draft = compose::read_draft(world, request, None, Some(&loading))?;
        compose::edit(world, loading.id, draft, true)?;
        follow(world, interaction.id, None);
        return get_id(world, loading.id);
    }
    let draft = compose::read_draft(world, request, None, None)?;
    let ephemeral = draft.flags & FLAG_EPHEMERAL != 0;
    let original = interaction.original;
    let reply_to = original.filter(|id| world.posts.contains_key(id));
    let origin = Origin {
        channel: interaction.channel,
        author: world.bot,
        kind: if reply_to.is_some() { 19 } else { 0 },
        reply_to: reply_to.map(|id| (interaction.channel, id)),
        interaction: Some((interaction.id, interaction.metadata.clone())),
        only_for: ephemeral.then_some(interaction.user),
        users_only: true,
    };
    let id = compose::create(world, draft, origin)?;
    follow(world, interaction.id, Some(id));
    get_id(world, id)
}

pub(crate) fn not_archived(world: &World, post: &Post) -> Result<(), ApiError> {
    let thread = world.channels.get(&post.channel);
    let thread = thread.and_then(|channel| channel.thread.as_ref());
    if thread.is_some_and(|thread| thread.archived) {
        return Err(ApiError::thread_archived());
    }
    Ok(())
}

fn get_id(world: &World, id: Id) -> Answer {
    let post = world.posts.get(&id).ok_or_else(ApiError::unknown_message)?;
    ok(world.post_json(post))
}

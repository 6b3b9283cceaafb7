//! Creating and editing messages: files, mentions, and no message without content.

use serde_json::Value;

use crate::sandbox::error::{ApiError, Form};
use crate::sandbox::ids::Id;
use crate::sandbox::limits::message::{self, AllowedMentions, AttachmentEntry, Draft, Upload, check_files};
use crate::sandbox::perms;
use crate::sandbox::world::*;

use super::Incoming;

/// Where a new message comes from.
#[derive(Debug, Clone)]
pub(crate) struct Origin {
    pub channel: Id,
    pub author: Id,
    pub kind: u8,
    pub reply_to: Option<(Id, Id)>,
    pub interaction: Option<(Id, Value)>,
    pub only_for: Option<Id>,
    /// Whether only users are mentioned when the request does not say (interactions), or everything.
    pub users_only: bool,
}

/// Reads a message from the request; `key` is the field that holds it (`data` in callbacks).
pub(crate) fn read_draft(
    world: &World,
    request: &Incoming,
    key: Option<&str>,
    post: Option<&Post>,
) -> Result<Draft, ApiError> {
    check_files(&request.files)?;
    let whole = request.object()?;
    let body = match key {
        None => whole,
        Some(key) => match whole.get(key) {
            Some(Value::Object(inner)) => inner.clone(),
            None | Some(Value::Null) => serde_json::Map::new(),
            Some(_) => return Err(ApiError::no_json()),
        },
    };
    let kept: Vec<(Id, String)> = post
        .iter()
        .flat_map(|post| post.attachments.iter())
        .filter_map(|id| world.attachments.get(id))
        .map(|file| (file.id, file.filename.clone()))
        .collect();
    let mut form = Form::default();
    let draft = match key {
        None => message::read(&mut form, &body, &request.files, &kept),
        Some(key) => form.at(key, |form| message::read(form, &body, &request.files, &kept)),
    };
    form.finish()?;
    Ok(draft)
}

/// Makes the message; refuses an empty one.
pub(crate) fn create(world: &mut World, draft: Draft, origin: Origin) -> Result<Id, ApiError> {
    let content = draft.content.clone().unwrap_or_default().trim().to_owned();
    let embeds = draft.embeds.clone().unwrap_or_default();
    let components = draft.components.clone().unwrap_or_default();
    if content.is_empty() && embeds.is_empty() && components.is_empty() && draft.files.is_empty() {
        return Err(ApiError::empty_message());
    }
    let ephemeral = origin.only_for.is_some();
    let attachments = store_files(world, &draft, origin.channel, ephemeral);
    let mut flags = draft.flags & (FLAG_SUPPRESS_EMBEDS | FLAG_SUPPRESS_NOTIFICATIONS);
    if ephemeral {
        flags |= FLAG_EPHEMERAL;
    }
    let mut post = blank(world, &origin);
    post.content = content;
    post.embeds = embeds;
    post.components = components;
    post.attachments = attachments;
    post.flags = flags;
    post.tts = draft.tts;
    post.nonce = draft.nonce.clone();
    resolve_mentions(world, &mut post, draft.allowed_mentions.as_ref(), origin.users_only);
    Ok(world.add_post(post))
}

/// A message with nothing in it yet, also used for "… is thinking".
pub(crate) fn blank(world: &mut World, origin: &Origin) -> Post {
    Post {
        id: world.ids.next(),
        channel: origin.channel,
        author: origin.author,
        kind: origin.kind,
        content: String::new(),
        embeds: Vec::new(),
        components: Vec::new(),
        attachments: Vec::new(),
        flags: 0,
        tts: false,
        pinned: false,
        edited_ms: None,
        mentions: Vec::new(),
        mention_roles: Vec::new(),
        mention_everyone: false,
        reply_to: origin.reply_to,
        nonce: None,
        interaction: origin.interaction.clone(),
        only_for: origin.only_for,
        thread: None,
    }
}

/// A message that Discord writes by itself, in the name of whoever brought it about.
pub(crate) fn system(
    world: &mut World,
    kind: u8,
    channel: Id,
    author: Id,
    content: &str,
    about: Option<(Id, Id)>,
) -> Id {
    let origin =
        Origin { channel, author, kind, reply_to: about, interaction: None, only_for: None, users_only: false };
    let post = Post { content: content.to_owned(), ..blank(world, &origin) };
    world.add_post(post)
}

/// Edits a message; fields that the request does not name stay. Edits never ping.
pub(crate) fn edit(world: &mut World, id: Id, draft: Draft, users_only: bool) -> Result<(), ApiError> {
    let Some(mut post) = world.posts.get(&id).cloned() else {
        return Err(ApiError::unknown_message());
    };
    let kept: Vec<Id> = match &draft.attachments {
        None => post.attachments.clone(),
        Some(entries) => {
            let listed = |id: &&Id| entries.iter().any(|entry| entry.id == id.0);
            post.attachments.iter().filter(listed).copied().collect()
        }
    };
    if kept.len() + draft.files.len() > 10 {
        let mut form = Form::default();
        form.fault_at("attachments", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.");
        form.finish()?;
    }
    if let Some(content) = &draft.content {
        post.content = content.trim().to_owned();
    }
    if let Some(embeds) = &draft.embeds {
        post.embeds = embeds.clone();
    }
    if let Some(components) = &draft.components {
        post.components = components.clone();
    }
    let empty = post.content.is_empty()
        && post.embeds.is_empty()
        && post.components.is_empty()
        && kept.is_empty()
        && draft.files.is_empty();
    if empty {
        return Err(ApiError::empty_message());
    }
    for entry in draft.attachments.iter().flatten() {
        describe(world, entry);
    }
    for gone in post.attachments.iter().filter(|id| !kept.contains(id)) {
        world.attachments.remove(gone);
    }
    post.attachments = kept;
    let added = store_files(world, &draft, post.channel, post.only_for.is_some());
    post.attachments.extend(added);
    if draft.flags_given {
        post.flags = post.flags & !FLAG_SUPPRESS_EMBEDS | draft.flags & FLAG_SUPPRESS_EMBEDS;
    }
    // Completing a deferred response does not mark the message as edited.
    post.edited_ms = (!post.is_loading()).then(|| world.now_ms());
    post.flags &= !FLAG_LOADING;
    if draft.content.is_some() || draft.allowed_mentions.is_some() {
        resolve_mentions(world, &mut post, draft.allowed_mentions.as_ref(), users_only);
    }
    world.posts.insert(id, post);
    world.announce_post("MESSAGE_UPDATE", "message", id);
    Ok(())
}

fn describe(world: &mut World, entry: &AttachmentEntry) {
    let file = world.attachments.get_mut(&Id(entry.id));
    if let (Some(file), Some(text)) = (file, &entry.description) {
        file.description = Some(text.clone()).filter(|text| !text.is_empty());
    }
}

fn store_files(world: &mut World, draft: &Draft, channel: Id, ephemeral: bool) -> Vec<Id> {
    let mut ids = Vec::new();
    for file in &draft.files {
        let id = world.ids.next();
        let mut entries = draft.attachments.iter().flatten();
        let description = entries
            .find(|entry| entry.id == file.index)
            .and_then(|entry| entry.description.clone())
            .filter(|text| !text.is_empty());
        let attachment = Attachment {
            id,
            channel,
            filename: message::final_filename(file, draft),
            description,
            content_type: file.content_type.clone(),
            bytes: file.bytes.clone(),
            size_px: png_size(file),
            ephemeral,
        };
        world.attachments.insert(id, attachment);
        ids.push(id);
    }
    ids
}

/// Width and height out of a PNG's first chunk.
fn png_size(file: &Upload) -> Option<(u32, u32)> {
    let header = file.bytes.get(..24)?;
    if !header.starts_with(b"\x89PNG\r\n\x1a\n") || &header[12..16] != b"IHDR" {
        return None;
    }
    let number = |at: usize| {
        let bytes = header[at..at + 4].try_into().ok()?;
        Some(u32::from_be_bytes(bytes))
    };
    Some((number(16)?, number(20)?))
}

/// Finds whom the text mentions, and keeps those whom `allowed_mentions` lets through.
pub(crate) fn resolve_mentions(world: &World, post: &mut Post, allowed: Option<&AllowedMentions>, users_only: bool) {
    let default = AllowedMentions {
        everyone: !users_only,
        all_users: true,
        all_roles: !users_only,
        replied_user: true,
        ..AllowedMentions::default()
    };
    let allowed = allowed.unwrap_or(&default);
    let (users, roles, everyone) = mentioned(&post.content);
    let guild = world.channels.get(&post.channel).and_then(|it| it.guild);
    post.mentions = users
        .into_iter()
        .filter(|user| world.users.contains_key(user))
        .filter(|user| allowed.all_users || allowed.users.contains(user))
        .collect();
    if let Some((_, answered)) = post.reply_to
        && allowed.replied_user
        && let Some(answered) = world.posts.get(&answered)
        && !post.mentions.contains(&answered.author)
    {
        post.mentions.push(answered.author);
    }
    let known = guild.and_then(|guild| world.guilds.get(&guild));
    let rights = world.permissions(post.channel, post.author);
    let may_all = rights & perms::MENTION_EVERYONE != 0;
    post.mention_roles = roles
        .into_iter()
        .filter(|role| {
            let role = known.and_then(|guild| guild.roles.get(role));
            role.is_some_and(|role| role.mentionable || may_all)
        })
        .filter(|role| allowed.all_roles || allowed.roles.contains(role))
        .collect();
    post.mention_everyone = everyone && allowed.everyone && may_all && guild.is_some();
}

/// Users, roles and whether `@everyone` or `@here` stands in the text, in order, without doubles.
fn mentioned(text: &str) -> (Vec<Id>, Vec<Id>, bool) {
    let (mut users, mut roles) = (Vec::new(), Vec::new());
    for piece in text.split("<@").skip(1) {
        let Some((inside, _)) = piece.split_once('>') else {
            continue;
        };
        let (list, digits) = match inside.strip_prefix('&') {
            Some(digits) => (&mut roles, digits),
            None => (&mut users, inside.strip_prefix('!').unwrap_or(inside)),
        };
        if let Ok(id) = digits.parse::<Id>()
            && !list.contains(&id)
        {
            list.push(id);
        }
    }
    (users, roles, text.contains("@everyone") || text.contains("@here"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mentions_are_found_in_order() {
        let (users, roles, everyone) = mentioned("<@3> and <@!1>, <@3>; <@&7> <@x> <@9");
        assert_eq!(users, vec![Id(3), Id(1)]);
        assert_eq!(roles, vec![Id(7)]);
        assert!(!everyone);
    }
}

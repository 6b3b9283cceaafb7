//! Limits of messages: text, embeds, components, files and mentions, for creating and for editing.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::{MAX_FILE_BYTES, MAX_FILES, UNSUPPORTED, components, embeds};
use crate::sandbox::error::{ApiError, Form};
use crate::sandbox::ids::Id;
use crate::sandbox::world::FLAG_COMPONENTS_V2;

/// One part of a multipart body that carries a file.
#[derive(Debug, Clone)]
pub(crate) struct Upload {
    /// The n of `files[n]`.
    pub index: u64,
    pub filename: String,
    pub content_type: String,
    pub bytes: axum::body::Bytes,
}

/// An entry of `attachments`: a new file by its index, or a kept one by its id.
#[derive(Debug, Clone)]
pub(crate) struct AttachmentEntry {
    pub id: u64,
    pub description: Option<String>,
    pub filename: Option<String>,
}

#[derive(Debug, Clone, Default)]
pub(crate) struct AllowedMentions {
    pub everyone: bool,
    pub all_users: bool,
    pub all_roles: bool,
    pub users: Vec<Id>,
    pub roles: Vec<Id>,
    pub replied_user: bool,
}

/// A message as requested; `None` if the request does not mention a field.
#[derive(Debug, Clone, Default)]
pub(crate) struct Draft {
    pub content: Option<String>,
    pub embeds: Option<Vec<Value>>,
    pub components: Option<Vec<Value>>,
    pub attachments: Option<Vec<AttachmentEntry>>,
    pub files: Vec<Upload>,
    pub allowed_mentions: Option<AllowedMentions>,
    pub flags: u64,
    pub flags_given: bool,
    pub tts: bool,
    pub nonce: Option<Value>,
    pub enforce_nonce: bool,
    pub reply_to: Option<Id>,
}

/// What the message already holds when it is edited: the ids and names of its files.
pub(crate) type Kept<'a> = &'a [(Id, String)];

/// Reads the body of a create or edit request; faults go under the current path of the form.
pub(crate) fn read(form: &mut Form, body: &Map<String, Value>, files: &[Upload], kept: Kept) -> Draft {
    let mut draft = Draft { files: files.to_vec(), ..Draft::default() };
    if body.contains_key("content") {
        let text = form.text(body, "content", (0, 2000));
        draft.content = Some(text.unwrap_or_default());
    }
    if body.contains_key("embeds") {
        let list = form.list(body, "embeds", (0, 10)).cloned();
        let list = list.unwrap_or_default();
        draft.embeds = Some(form.at("embeds", |form| embeds::check(form, &list)));
    }
    if body.contains_key("components") {
        let list = form.list(body, "components", (0, 40)).cloned();
        let list = list.unwrap_or_default();
        draft.components = Some(form.at("components", |form| components::check(form, &list)));
    }
    read_attachments(form, body, kept, &mut draft);
    check_picture_names(form, kept, &draft);
    if let Some(mentions) = body.get("allowed_mentions").filter(|it| !it.is_null()) {
        draft.allowed_mentions = form.at("allowed_mentions", |form| read_mentions(form, mentions));
    }
    if let Some(flags) = form.integer(body, "flags", (0, i64::from(u32::MAX))) {
        draft.flags = flags as u64;
        draft.flags_given = true;
        if draft.flags & FLAG_COMPONENTS_V2 != 0 {
            form.fault_at("flags", UNSUPPORTED, "This sandbox does not play Components V2.");
        }
    }
    draft.tts = form.boolean(body, "tts").unwrap_or(false);
    for key in ["poll", "sticker_ids"] {
        let given = body.get(key).filter(|it| !it.is_null());
        if given.is_some_and(|it| it.as_array().is_none_or(|list| !list.is_empty())) {
            form.fault_at(key, UNSUPPORTED, "This sandbox has no polls and no stickers.");
        }
    }
    if let Some(nonce) = body.get("nonce").filter(|it| !it.is_null()) {
        let fits = match nonce {
            Value::String(text) => text.chars().count() <= 25,
            other => other.is_i64() || other.is_u64(),
        };
        if !fits {
            form.fault_at("nonce", "NONCE_TYPE_TOO_LONG", "Must be 25 or fewer in length.");
        }
        draft.nonce = Some(nonce.clone());
    }
    draft.enforce_nonce = form.boolean(body, "enforce_nonce").unwrap_or(false);
    if let Some(reference) = body.get("message_reference").filter(|it| !it.is_null()) {
        form.at("message_reference", |form| {
            if let Some(reference) = form.object(reference) {
                draft.reply_to = snowflake(form, reference.get("message_id"), "message_id");
            }
        });
    }
    draft
}

fn snowflake(form: &mut Form, value: Option<&Value>, key: &str) -> Option<Id> {
    let Some(value) = value else {
        form.required(key);
        return None;
    };
    let id = match value {
        Value::String(text) => text.parse().ok(),
        other => other.as_u64().map(Id),
    };
    if id.is_none() {
        form.fault_at(key, "NUMBER_TYPE_COERCE", format!("Value {value} is not snowflake."));
    }
    id
}

fn read_attachments(form: &mut Form, body: &Map<String, Value>, kept: Kept, draft: &mut Draft) {
    if !body.contains_key("attachments") {
        return;
    }
    let list = form.list(body, "attachments", (0, MAX_FILES)).cloned();
    let mut entries = Vec::new();
    form.at("attachments", |form| {
        for (index, entry) in list.unwrap_or_default().iter().enumerate() {
            form.at(index, |form| {
                let Some(entry) = form.object(entry) else {
                    return;
                };
                let id = snowflake(form, entry.get("id"), "id");
                let description = form.text(entry, "description", (0, 1024));
                let filename = form.text(entry, "filename", (1, 1024));
                let Some(Id(id)) = id else {
                    return;
                };
                let uploaded = draft.files.iter().any(|file| file.index == id);
                if !uploaded && !kept.iter().any(|(kept, _)| kept.0 == id) {
                    form.fault_at("id", "ATTACHMENT_NOT_FOUND", "Attachment data cannot be found.");
                }
                entries.push(AttachmentEntry { id, description, filename });
            });
        }
    });
    draft.attachments = Some(entries);
}

/// Every `attachment://name` must name a file of the same message, and a picture.
fn check_picture_names(form: &mut Form, kept: Kept, draft: &Draft) {
    let mut names = BTreeSet::new();
    for file in &draft.files {
        names.insert(final_filename(file, draft));
    }
    for (id, name) in kept {
        let stays = draft.attachments.as_ref();
        if stays.is_none_or(|entries| entries.iter().any(|entry| entry.id == id.0)) {
            names.insert(name.clone());
        }
    }
    for (index, embed) in draft.embeds.iter().flatten().enumerate() {
        for (part, key) in [("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")] {
            let url = embed[part][key].as_str().unwrap_or_default();
            let Some(name) = url.strip_prefix("attachment://") else {
                continue;
            };
            let picture =
                [".jpg", ".jpeg", ".png", ".webp", ".gif"].iter().any(|ending| name.to_lowercase().ends_with(ending));
            let fault = if !names.contains(name) {
                "The referenced attachment was not found"
            } else if !picture {
                "Only .jpg, .jpeg, .png, .webp and .gif files can be shown in an embed"
            } else {
                continue;
            };
            form.at("embeds", |form| {
                form.at(index, |form| {
                    form.at(part, |form| {
                        form.fault_at(key, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", fault);
                    });
                });
            });
        }
    }
}

/// The name under which an uploaded file is kept: the entry's own, with odd characters replaced.
pub(crate) fn final_filename(file: &Upload, draft: &Draft) -> String {
    let entries = draft.attachments.iter().flatten();
    let given = entries.filter(|entry| entry.id == file.index).find_map(|entry| entry.filename.clone());
    let name = given.unwrap_or_else(|| file.filename.clone());
    name.chars().map(|c| if c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-') { c } else { '_' }).collect()
}

fn read_mentions(form: &mut Form, given: &Value) -> Option<AllowedMentions> {
    let given = form.object(given)?;
    let mut mentions = AllowedMentions {
        replied_user: form.boolean(given, "replied_user").unwrap_or(false),
        ..AllowedMentions::default()
    };
    if let Some(parse) = form.list(given, "parse", (0, 1521)) {
        form.at("parse", |form| {
            for (index, kind) in parse.iter().enumerate() {
                match kind.as_str() {
                    Some("everyone") => mentions.everyone = true,
                    Some("users") => mentions.all_users = true,
                    Some("roles") => mentions.all_roles = true,
                    _ => form.fault_at(
                        index,
                        "BASE_TYPE_CHOICES",
                        "Value must be one of ('users', 'roles', 'everyone').",
                    ),
                }
            }
        });
    }
    for key in ["users", "roles"] {
        let Some(list) = form.list(given, key, (0, 100)) else {
            continue;
        };
        let mut ids = Vec::new();
        form.at(key, |form| {
            for (index, id) in list.iter().enumerate() {
                let id = snowflake(form, Some(id), &index.to_string());
                if id.is_some_and(|id| ids.contains(&id)) {
                    form.fault("SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value");
                }
                ids.extend(id);
            }
        });
        let parsed = if key == "users" { mentions.all_users } else { mentions.all_roles };
        if parsed && !ids.is_empty() {
            form.fault(
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive."),
            );
        }
        if key == "users" {
            mentions.users = ids;
        } else {
            mentions.roles = ids;
        }
    }
    Some(mentions)
}

/// The limits of the files themselves, which have codes of their own.
pub(crate) fn check_files(files: &[Upload]) -> Result<(), ApiError> {
    if files.iter().any(|file| file.bytes.len() > MAX_FILE_BYTES) {
        return Err(ApiError::entity_too_large());
    }
    if files.len() > MAX_FILES {
        let mut form = Form::default();
        form.fault_at("files", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.");
        return form.finish();
    }
    Ok(())
}

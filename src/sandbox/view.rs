//! What a user sees: messages with their buttons, menus and pictures, modals, channels and pings.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::ids::{Id, iso};
use super::world::*;

/// A message as it stands in a user's client.
#[derive(Debug, Clone, Serialize, Deserialize, PartialEq)]
pub struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    pub author_name: String,
    /// What sort of message it is, as Discord numbers them: 0 and above 18 written by somebody, others by Discord itself.
    pub kind: u8,
    pub content: String,
    /// Only the user who asked sees it.
    pub ephemeral: bool,
    /// "… is thinking": a deferred response.
    pub loading: bool,
    pub edited: bool,
    pub pinned: bool,
    pub timestamp: String,
    pub embeds: Vec<Value>,
    /// Rows of buttons and menus.
    pub rows: Vec<Vec<Component>>,
    /// Every file, also those shown in an embed.
    pub attachments: Vec<File>,
    /// The users whom this message mentions after `allowed_mentions`.
    pub mentions: Vec<Id>,
    pub mention_roles: Vec<Id>,
    pub mention_everyone: bool,
    pub reply_to: Option<Id>,
    /// The thread that was started from this message.
    pub thread: Option<Id>,
    /// The interaction that made it.
    pub interaction: Option<Id>,
}

#[derive(Debug, Clone, Serialize, Deserialize, PartialEq)]
pub struct File {
    pub id: Id,
    pub filename: String,
    pub url: String,
    pub content_type: String,
    pub size: usize,
    /// The alt text.
    pub description: Option<String>,
    pub width: Option<u32>,
    pub height: Option<u32>,
    /// Shown as the picture of an embed, therefore not below the message as well.
    pub in_embed: bool,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum ComponentKind {
    Button,
    Link,
    Select,
}

#[derive(Debug, Clone, Serialize, Deserialize, PartialEq)]
pub struct Component {
    pub kind: ComponentKind,
    /// Empty for link buttons.
    pub custom_id: String,
    /// A button's label, a menu's placeholder.
    pub label: String,
    pub emoji: Option<String>,
    /// 1 primary, 2 secondary, 3 success, 4 danger, 5 link; 0 for menus.
    pub style: u8,
    pub disabled: bool,
    pub url: Option<String>,
    pub options: Vec<SelectOption>,
    pub min_values: usize,
    pub max_values: usize,
}

#[derive(Debug, Clone, Serialize, Deserialize, PartialEq)]
pub struct SelectOption {
    pub label: String,
    pub value: String,
    pub description: Option<String>,
    pub emoji: Option<String>,
    pub default: bool,
}

impl Message {
    pub fn components(&self) -> impl Iterator<Item = &Component> {
        self.rows.iter().flatten()
    }

    /// The button with this label (or, failing that, this custom id).
    pub fn button(&self, label: &str) -> Option<&Component> {
        let mut buttons = self.components().filter(|it| it.options.is_empty());
        let by_id = self.components().find(|it| it.custom_id == label);
        buttons.find(|it| it.label == label).or(by_id)
    }

    pub fn menus(&self) -> impl Iterator<Item = &Component> {
        self.components().filter(|it| it.kind == ComponentKind::Select)
    }

    /// The first file that is a picture.
    pub fn picture(&self) -> Option<&File> {
        let mut files = self.attachments.iter();
        files.find(|file| file.content_type.starts_with("image/"))
    }

    /// All text of the message: content, and titles, descriptions and fields of its embeds.
    pub fn text(&self) -> String {
        let mut parts = vec![self.content.clone()];
        let mut push = |value: &Value| parts.extend(value.as_str().map(str::to_owned));
        for embed in &self.embeds {
            push(&embed["author"]["name"]);
            push(&embed["title"]);
            push(&embed["description"]);
            for field in embed["fields"].as_array().into_iter().flatten() {
                push(&field["name"]);
                push(&field["value"]);
            }
            push(&embed["footer"]["text"]);
        }
        parts.retain(|part| !part.is_empty());
        parts.join("\n")
    }
}

/// A suggestion of autocomplete.
#[derive(Debug, Clone, Serialize, Deserialize, PartialEq)]
pub struct Choice {
    pub name: String,
    pub value: Value,
}

/// A modal: a window with text fields.
#[derive(Debug, Clone, Serialize, Deserialize, PartialEq)]
pub struct Modal {
    /// The interaction that opened it.
    pub interaction: Id,
    pub custom_id: String,
    pub title: String,
    pub inputs: Vec<ModalInput>,
}

#[derive(Debug, Clone, Serialize, Deserialize, PartialEq)]
pub struct ModalInput {
    pub custom_id: String,
    pub label: String,
    /// A whole paragraph rather than one line.
    pub long: bool,
    pub required: bool,
    pub value: String,
    pub placeholder: String,
    pub min_length: usize,
    pub max_length: usize,
}

/// A message that pinged a user.
#[derive(Debug, Clone, Serialize, Deserialize, PartialEq)]
pub struct Ping {
    pub channel: Id,
    pub message: Id,
    /// Sent with SUPPRESS_NOTIFICATIONS: a mention without a notification.
    pub silent: bool,
    pub at_ms: u64,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn emoji(value: &Value) -> Option<String> {
    value["name"].as_str().map(str::to_owned)
}

fn component_view(value: &Value) -> Component {
    let is_button = value["type"] == 2;
    let style = value["style"].as_u64().unwrap_or(0) as u8;
    let options = value["options"].as_array().into_iter().flatten();
    Component {
        kind: match (is_button, style) {
            (true, 5) => ComponentKind::Link,
            (true, _) => ComponentKind::Button,
            (false, _) => ComponentKind::Select,
        },
        custom_id: text(&value["custom_id"]),
        label: text(&value[if is_button { "label" } else { "placeholder" }]),
        emoji: emoji(&value["emoji"]),
        style,
        disabled: value["disabled"] == true,
        url: value["url"].as_str().map(str::to_owned),
        options: options
            .map(|option| SelectOption {
                label: text(&option["label"]),
                value: text(&option["value"]),
                description: option["description"].as_str().map(str::to_owned),
                emoji: emoji(&option["emoji"]),
                default: option["default"] == true,
            })
            .collect(),
        min_values: value["min_values"].as_u64().unwrap_or(1) as usize,
        max_values: value["max_values"].as_u64().unwrap_or(1) as usize,
    }
}

pub(super) fn modal_view(interaction: Id, data: &Value) -> Modal {
    let rows = data["components"].as_array().into_iter().flatten();
    let inputs = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    Modal {
        interaction,
        custom_id: text(&data["custom_id"]),
        title: text(&data["title"]),
        inputs: inputs
            .map(|input| ModalInput {
                custom_id: text(&input["custom_id"]),
                label: text(&input["label"]),
                long: input["style"] == 2,
                required: input["required"].as_bool().unwrap_or(true),
                value: text(&input["value"]),
                placeholder: text(&input["placeholder"]),
                min_length: input["min_length"].as_u64().unwrap_or(0) as usize,
                max_length: input["max_length"].as_u64().unwrap_or(4000) as usize,
            })
            .collect(),
    }
}

impl World {
    pub(crate) fn view(&self, post: &Post) -> Message {
        let author = self.users.get(&post.author);
        let files = post.attachments.iter().filter_map(|id| self.attachments.get(id));
        let embeds = post.embeds.iter();
        Message {
            id: post.id,
            channel: post.channel,
            author: post.author,
            author_name: author.map_or_else(String::new, |user| user.name.clone()),
            kind: post.kind,
            content: post.content.clone(),
            ephemeral: post.only_for.is_some(),
            loading: post.is_loading(),
            edited: post.edited_ms.is_some(),
            pinned: post.pinned,
            timestamp: iso(post.id.created_ms()),
            embeds: embeds.map(|embed| self.embed_json(post, embed)).collect(),
            rows: post
                .components
                .iter()
                .map(|row| {
                    let inner = row["components"].as_array().into_iter().flatten();
                    inner.map(component_view).collect()
                })
                .collect(),
            attachments: files
                .map(|file| File {
                    id: file.id,
                    filename: file.filename.clone(),
                    url: self.attachment_url(file),
                    content_type: file.content_type.clone(),
                    size: file.bytes.len(),
                    description: file.description.clone(),
                    width: file.size_px.map(|(width, _)| width),
                    height: file.size_px.map(|(_, height)| height),
                    in_embed: self.shown_in_embed(post, file),
                })
                .collect(),
            mentions: post.mentions.clone(),
            mention_roles: post.mention_roles.clone(),
            mention_everyone: post.mention_everyone,
            reply_to: post.reply_to.map(|(_, message)| message),
            thread: post.thread,
            interaction: post.interaction.as_ref().map(|(id, _)| *id),
        }
    }

    /// The messages of a channel which this user sees, oldest first.
    pub(crate) fn messages_for(&self, user: Id, channel: Id) -> Vec<Message> {
        let Some(channel) = self.channels.get(&channel) else {
            return Vec::new();
        };
        let posts = channel.posts.iter().filter_map(|id| self.posts.get(id));
        posts.filter(|post| self.user_sees_post(user, post)).map(|post| self.view(post)).collect()
    }

    pub(crate) fn channel_view(&self, id: Id) -> Value {
        let Some(channel) = self.channels.get(&id) else {
            return Value::Null;
        };
        json!({
            "id": id,
            "name": channel.name,
            "kind": match channel.kind {
                KIND_TEXT => "text",
                KIND_DM => "dm",
                KIND_PRIVATE_THREAD => "private_thread",
                _ => "thread",
            },
            "guild": channel.guild,
            "parent": channel.parent,
            "recipients": channel.recipients,
            "archived": channel.thread.as_ref().is_some_and(|thread| thread.archived),
            "locked": channel.thread.as_ref().is_some_and(|thread| thread.locked),
        })
    }
}

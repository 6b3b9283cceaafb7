//! The control API in Rust: create users, guilds and channels, act as a user, and read what a user sees.
//!
//! ```no_run
//! # async fn example() -> anyhow::Result<()> {
//! use slowboat::sandbox::{Sandbox, SandboxOptions};
//! let sandbox = Sandbox::start(SandboxOptions::default()).await?;
//! let control = sandbox.control();
//! let guild = control.guild("Club", "en-US");
//! let channel = control.channel(guild, "table")?;
//! let ada = control.user("Ada", "pl");
//! control.join(ada, guild)?;
//! // … start the bot against `sandbox.base_url()` …
//! control.wait_ready().await?;
//! let answer = control.run(ada, channel, "hello", &[("name", "Ben")]).await?;
//! println!("{} after {} ms", answer.message()?.text(), answer.after_ms);
//! # Ok(()) }
//! ```

mod act;
mod fault;
mod read;
mod setup;

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use thiserror::Error;

use super::hub::Hub;
use super::ids::Id;
use super::view::{Choice, Message, Modal};
use super::world::World;

#[derive(Debug, Clone, Error, PartialEq)]
pub enum ControlError {
    /// The bot did not respond in time; the text is what Discord shows.
    #[error("The application did not respond")]
    Unanswered { interaction: Id },
    /// The client would not have let the user do this.
    #[error("{0}")]
    Refused(String),
    #[error("there is no {what} {id}")]
    Missing { what: &'static str, id: String },
    #[error("waited {waited_ms} ms in vain for {what}")]
    Timeout { what: String, waited_ms: u64 },
}

pub(crate) fn missing(what: &'static str, id: impl ToString) -> ControlError {
    ControlError::Missing { what, id: id.to_string() }
}

pub(crate) fn refused(text: impl Into<String>) -> ControlError {
    ControlError::Refused(text.into())
}

pub(super) type Done<T> = Result<T, ControlError>;

/// How the bot responded to an interaction.
#[derive(Debug, Clone, Serialize, PartialEq)]
pub struct Interaction {
    pub id: Id,
    /// The callback's type: 4 reply, 5 deferred, 6 deferred update, 7 update, 8 choices, 9 modal.
    pub kind: u8,
    /// The time from the event to the first response.
    pub after_ms: f64,
    /// The reply, the "thinking" message, or the updated message, as it stood at the first answer.
    pub message: Option<Message>,
    pub modal: Option<Modal>,
    pub choices: Vec<Choice>,
}

impl Interaction {
    /// The message, or an error that says what came instead.
    pub fn message(&self) -> Done<&Message> {
        let found = self.message.as_ref();
        found.ok_or_else(|| refused(format!("the answer of type {} is no message", self.kind)))
    }

    pub fn modal(&self) -> Done<&Modal> {
        let found = self.modal.as_ref();
        found.ok_or_else(|| refused(format!("the answer of type {} is no modal", self.kind)))
    }
}

/// A handle on the sandbox's world; cheap to clone.
#[derive(Clone)]
pub struct Control {
    hub: Arc<Hub>,
}

impl Control {
    pub(crate) fn new(hub: Arc<Hub>) -> Self {
        Control { hub }
    }

    pub(crate) fn hub(&self) -> &Arc<Hub> {
        &self.hub
    }

    /// Waits until `probe` finds something in the world, for at most `patience`.
    pub(crate) async fn until<R>(&self, patience: Duration, mut probe: impl FnMut(&World) -> Option<R>) -> Option<R> {
        let mut watch = self.hub.watch();
        let search = async {
            loop {
                watch.mark_unchanged();
                if let Some(found) = self.hub.look(&mut probe) {
                    return Some(found);
                }
                if watch.changed().await.is_err() {
                    return None;
                }
            }
        };
        let found = tokio::time::timeout(patience, search).await;
        found.ok().flatten()
    }
}

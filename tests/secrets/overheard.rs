//! What the bot writes into its log, at the lowest level that the program's own filter lets through.

use std::io::Write;
use std::sync::{Mutex, Once, PoisonError};

use serde_json::Value;
use slowboat::program::log;
use tracing::Level;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

static LINES: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Only one club at a time plays in this process, or nobody could say whose line it is.
pub static ONE_AT_A_TIME: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

struct Ear;

impl Write for Ear {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let text = String::from_utf8_lossy(bytes).into_owned();
        LINES.lock().unwrap_or_else(PoisonError::into_inner).extend(text.lines().map(str::to_owned));
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Ear {
    type Writer = Ear;
    fn make_writer(&'a self) -> Ear {
        Ear
    }
}

/// Listens from now on, with the filter that an operator gets who asks for everything.
pub fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let lines = tracing_subscriber::fmt().json().flatten_event(true).with_max_level(Level::TRACE).with_writer(Ear);
        lines.finish().with(log::filter(Level::TRACE)).init();
    });
}

/// Everything since the last call that was not said by the sandbox, which is no part of the bot.
pub fn take() -> Vec<Value> {
    let lines = std::mem::take(&mut *LINES.lock().unwrap_or_else(PoisonError::into_inner));
    let read = |it: &String| serde_json::from_str::<Value>(it).unwrap_or_else(|_| Value::String(it.clone()));
    lines.iter().map(read).filter(|it| !target(it).starts_with("slowboat::sandbox")).collect()
}

/// How many lines with one of these messages wait to be taken.
pub fn count(messages: &[&str]) -> usize {
    let lines = LINES.lock().unwrap_or_else(PoisonError::into_inner);
    let holds = |line: &&String| messages.iter().any(|it| line.contains(&format!("\"message\":\"{it}\"")));
    lines.iter().filter(holds).count()
}

pub fn target(line: &Value) -> &str {
    line["target"].as_str().unwrap_or_default()
}

/// Whether the line is the bot's own, and not that of a library.
pub fn is_own(line: &Value) -> bool {
    target(line).split("::").next() == Some("slowboat")
}

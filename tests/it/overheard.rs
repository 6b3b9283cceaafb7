//! What the bots of all tests write into the log, of which a process has only one.

use std::cell::Cell;
use std::io::Write;
use std::sync::{Mutex, Once, PoisonError};
use std::time::Duration;

use serde_json::Value;
use slowboat::program::log;
use tracing::Level;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::layer;
use tracing_subscriber::fmt::writer::OptionalWriter;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// A test takes a minute or two on a slow machine.
const LONGEST: Duration = Duration::from_secs(600);

type Lines = Mutex<Vec<String>>;

/// What the bot of the test in `alone` writes.
static OWN: Lines = Mutex::new(Vec::new());
/// An event that serenity cannot read vanishes with a line of debug log only: it is caught here.
static UNKNOWN: Lines = Mutex::new(Vec::new());

thread_local! {
    static IS_ALONE: Cell<bool> = const { Cell::new(false) };
}

/// Keeps the lines that hold some words.
struct Ear {
    lines: &'static Lines,
    holds: &'static str,
}

impl Write for Ear {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        let heard = text.lines().filter(|it| it.contains(self.holds)).map(str::to_owned);
        self.lines.lock().unwrap_or_else(PoisonError::into_inner).extend(heard);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Nothing, unless this thread is one of the test in `alone`. The database has threads of its own: they all count.
fn own() -> OptionalWriter<Ear> {
    let is_database = || std::thread::current().name().is_some_and(|it| it.starts_with("sqlx"));
    (IS_ALONE.get() || is_database()).then_some(Ear { lines: &OWN, holds: "" }).into()
}

/// Listens from now on, with the filter that an operator gets who asks for everything. `SLOWBOAT_TEST_LOG=debug` prints
/// the log of all tests.
pub(crate) fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let secrets = layer().json().flatten_event(true).with_writer(own);
        let dispatch = Targets::new()
            .with_target("serenity", LevelFilter::WARN)
            .with_target("serenity::client::dispatch", LevelFilter::DEBUG);
        let unknown = layer().with_ansi(false).with_writer(|| Ear { lines: &UNKNOWN, holds: "unknown event" });
        let printed = std::env::var("SLOWBOAT_TEST_LOG").ok().map(|wanted| {
            let level = wanted.parse().unwrap();
            layer().with_writer(std::io::stderr).with_filter(log::filter(level))
        });
        let all = tracing_subscriber::registry().with(secrets.with_filter(log::filter(Level::TRACE)));
        all.with(unknown.with_filter(dispatch)).with(printed).init();
    });
}

pub(crate) fn no_unknown_events() {
    let unknown = UNKNOWN.lock().unwrap();
    assert!(unknown.is_empty(), "{unknown:?}");
}

/// Runs a test on threads of its own. One at a time is overheard, or nobody could say whose line it is.
pub(crate) fn alone(test: impl Future<Output = ()>) {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.worker_threads(2).enable_all().on_thread_start(|| IS_ALONE.set(true)).build().unwrap();
    listen();
    IS_ALONE.set(true);
    // The others wait for their turn: one that hangs would be a silent end of them all.
    let ended = runtime.block_on(async { tokio::time::timeout(LONGEST, test).await });
    IS_ALONE.set(false);
    runtime.shutdown_timeout(LONGEST);
    ended.expect("a test hangs");
}

/// Everything since the last call that was not said by the sandbox, which is no part of the bot.
pub(crate) fn take() -> Vec<Value> {
    let lines = std::mem::take(&mut *OWN.lock().unwrap_or_else(PoisonError::into_inner));
    let read = |it: &String| serde_json::from_str::<Value>(it).unwrap_or_else(|_| Value::String(it.clone()));
    lines.iter().map(read).filter(|it| !target(it).starts_with("slowboat::sandbox")).collect()
}

/// How many lines with one of these messages wait to be taken.
pub(crate) fn count(messages: &[&str]) -> usize {
    let lines = OWN.lock().unwrap_or_else(PoisonError::into_inner);
    let holds = |line: &&String| messages.iter().any(|it| line.contains(&format!("\"message\":\"{it}\"")));
    lines.iter().filter(holds).count()
}

pub(crate) fn target(line: &Value) -> &str {
    line["target"].as_str().unwrap_or_default()
}

/// Whether the line is the bot's own, and not that of a library.
pub(crate) fn is_own(line: &Value) -> bool {
    target(line).split("::").next() == Some("slowboat")
}

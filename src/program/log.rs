//! The log: lines for people or for machines on standard error, with no secret in them.
//!
//! Nobody waits for the log and nobody fails by it: one thread writes, and lines that it cannot get rid of are counted.

use std::backtrace::{Backtrace, BacktraceStatus};
use std::io::{self, Write};
use std::panic::{self, PanicHookInfo};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Duration;

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use super::config::{Config, Format, Level};

/// How many lines wait for whoever reads the log. Those that find no room are lost.
const WAITING: usize = 4_096;
/// How long the end of the program waits for the reader.
const LAST_LINES: Duration = Duration::from_millis(300);

static LOST: AtomicU64 = AtomicU64::new(0);
static WRITER: LazyLock<SyncSender<Line>> = LazyLock::new(|| {
    let (send, receive) = sync_channel(WAITING);
    std::thread::spawn(move || write_all(&receive));
    send
});

enum Line {
    Text(Vec<u8>),
    /// Dropped as soon as everything before it is written.
    End(SyncSender<()>),
}

fn write_all(lines: &Receiver<Line>) {
    for line in lines {
        match line {
            Line::Text(text) if io::stderr().write_all(&text).is_ok() => {}
            Line::Text(_) => drop(LOST.fetch_add(1, Ordering::Relaxed)),
            Line::End(end) => drop(end),
        }
    }
}

/// What the log is written to: standard error, by way of the thread.
struct Lines;

impl Write for Lines {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        if WRITER.try_send(Line::Text(text.to_vec())).is_err() {
            LOST.fetch_add(1, Ordering::Relaxed);
        }
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// How many lines nobody got: the reader was gone, or too slow.
pub(super) fn lost() -> u64 {
    LOST.load(Ordering::Relaxed)
}

/// A line that is no event.
pub(super) fn say(line: &str) {
    // It does not fail.
    let _ = Lines.write(format!("{line}\n").as_bytes());
}

/// Waits a moment until everything is written.
pub(super) fn flush() {
    let (end, written) = sync_channel(0);
    if WRITER.try_send(Line::End(end)).is_ok() {
        // It answers by being dropped.
        let _ = written.recv_timeout(LAST_LINES);
    }
}

/// Our own lines down to this level, and only warnings of libraries: the Discord and database clients log tokens and
/// secrets of players below that.
pub fn filter(level: tracing::Level) -> Targets {
    Targets::new().with_default(LevelFilter::WARN).with_target("slowboat", level)
}

pub fn start(config: &Config, level: Level) {
    let level = match level {
        Level::Error => tracing::Level::ERROR,
        Level::Warn => tracing::Level::WARN,
        Level::Info => tracing::Level::INFO,
        Level::Debug => tracing::Level::DEBUG,
        Level::Trace => tracing::Level::TRACE,
    };
    let lines = tracing_subscriber::fmt().with_max_level(level).log_internal_errors(false).with_writer(|| Lines);
    match config.log.format {
        Format::Text => lines.with_target(false).finish().with(filter(level)).init(),
        Format::Json => lines.json().finish().with(filter(level)).init(),
    }
    panic::set_hook(Box::new(panicked));
}

/// A panic is a line like any other: what the standard library prints waits for the reader.
fn panicked(info: &PanicHookInfo<'_>) {
    let what = info.payload_as_str().unwrap_or_default();
    let place = info.location().map(ToString::to_string).unwrap_or_default();
    let backtrace = Backtrace::capture();
    let backtrace = (backtrace.status() == BacktraceStatus::Captured).then(|| backtrace.to_string());
    tracing::error!(place, backtrace, "panicked: {what}");
}

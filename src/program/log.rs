//! The log: lines for people or for machines on standard error, with no secret in them.

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use super::config::{Config, Format, Level};

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
    let lines = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr);
    match config.log.format {
        Format::Text => lines.with_target(false).finish().with(filter(level)).init(),
        Format::Json => lines.json().finish().with(filter(level)).init(),
    }
}

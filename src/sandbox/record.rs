//! The recorder: a line of JSON for every HTTP exchange of the bot and every dispatched event.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use anyhow::Context;
use serde_json::{Value, json};

#[derive(Debug)]
pub(crate) struct Recorder {
    started: Instant,
    out: Mutex<File>,
}

impl Recorder {
    pub(crate) fn create(path: &Path) -> anyhow::Result<Self> {
        let file = File::create(path).with_context(|| format!("cannot write the record {}", path.display()))?;
        Ok(Recorder { started: Instant::now(), out: Mutex::new(file) })
    }

    pub(crate) fn dispatch(&self, name: &str, data: &Value) {
        self.line(json!({"ts_ms": self.now(), "dispatch": name, "d": data}));
    }

    pub(crate) fn exchange(&self, mut exchange: Value) {
        exchange["ts_ms"] = self.now();
        self.line(exchange);
    }

    fn now(&self) -> Value {
        let ms = self.started.elapsed().as_secs_f64() * 1000.0;
        json!((ms * 10.0).round() / 10.0)
    }

    /// Written at once, so that who reads along hardly meets half a line. One that cannot be written is logged and never stops the
    /// sandbox.
    fn line(&self, value: Value) {
        let line = format!("{value}\n");
        let mut out = self.out.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = out.write_all(line.as_bytes()) {
            tracing::warn!("the record cannot be written: {error}");
        }
    }
}

//! Exit codes, as sysexits.h has them, failures that carry one, and being asked to end.

use std::fmt;

use tokio::signal::unix::{Signal, SignalKind, signal};

pub const FAILURE: u8 = 1;
/// Called in a way that is not provided for.
pub const USAGE: u8 = 2;
/// A data file that does not read.
pub const DATA: u8 = 65;
/// Discord could not be reached at the start.
pub const UNAVAILABLE: u8 = 69;
/// The data folder or a file in it cannot be made.
pub const CANNOT_CREATE: u8 = 73;
/// Another instance runs on the same data.
pub const TEMPORARY: u8 = 75;
/// Wrong configuration: a bad token, a database of a newer version.
pub const CONFIG: u8 = 78;

/// Why the program ends, for people, with the exit code for machines.
#[derive(Debug)]
pub struct Failure {
    pub code: u8,
    pub what: String,
}

impl Failure {
    pub fn new(code: u8, what: impl Into<String>) -> Failure {
        Failure { code, what: what.into() }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

impl std::error::Error for Failure {}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Failure {
        Failure::new(FAILURE, format!("{error:#}"))
    }
}

/// SIGTERM and SIGINT from the moment this is made. Without it a process that is the first of its container would not
/// hear them, and between two listeners one could be lost.
pub struct EndSignal {
    term: Signal,
    int: Signal,
}

impl EndSignal {
    pub fn listen() -> Result<EndSignal, Failure> {
        let listen = |kind| {
            signal(kind).map_err(|error| Failure::new(FAILURE, format!("signals cannot be listened to: {error}")))
        };
        Ok(EndSignal { term: listen(SignalKind::terminate())?, int: listen(SignalKind::interrupt())? })
    }

    /// Returns when the program is asked to end; once for each time it is asked.
    pub async fn asked(&mut self) {
        tokio::select! {
            _ = self.term.recv() => {}
            _ = self.int.recv() => {}
        }
    }
}

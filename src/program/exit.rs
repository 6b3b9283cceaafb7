//! Exit codes as in sysexits.h, failures with an exit code, and termination signals.

use std::fmt;

use tokio::signal::unix::{Signal, SignalKind, signal};

pub(super) const FAILURE: u8 = 1;
/// Wrong usage of the command line.
pub(super) const USAGE: u8 = 2;
/// A data file that cannot be read.
pub(super) const DATA: u8 = 65;
/// Discord could not be reached at the start.
pub(super) const UNAVAILABLE: u8 = 69;
/// The data folder or a file in it cannot be created.
pub(super) const CANNOT_CREATE: u8 = 73;
/// Another instance runs on the same data.
pub(super) const TEMPORARY: u8 = 75;
/// Wrong configuration: a bad token, a database of a newer version.
pub(super) const CONFIG: u8 = 78;

/// A failure: a message for people and an exit code for machines.
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

/// Catches SIGTERM and SIGINT from its creation on. As PID 1 of a container the process would otherwise ignore them, and
/// a signal between two listeners could be lost.
pub(super) struct EndSignal {
    term: Signal,
    int: Signal,
}

impl EndSignal {
    pub(super) fn listen() -> Result<EndSignal, Failure> {
        let listen = |kind| {
            signal(kind).map_err(|error| Failure::new(FAILURE, format!("signals cannot be listened to: {error}")))
        };
        Ok(EndSignal { term: listen(SignalKind::terminate())?, int: listen(SignalKind::interrupt())? })
    }

    /// Returns once for each signal.
    pub(super) async fn asked(&mut self) {
        tokio::select! {
            _ = self.term.recv() => {}
            _ = self.int.recv() => {}
        }
    }
}

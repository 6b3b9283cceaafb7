//! Exit codes, as sysexits.h has them, and failures that carry one.

use std::fmt;

pub const FAILURE: u8 = 1;
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

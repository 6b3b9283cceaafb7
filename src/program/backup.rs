//! `slowboat backup` and `slowboat restore`, and the copy that a running bot makes every night.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use clap::Args;

use super::config::Config;
use super::exit::{self, Failure};
use super::run::store_failure;
use super::say;
use crate::host::{Clock as _, SystemClock};
use crate::store::{Nightly, Store, StoreError, newest_copy};

/// How often a running bot looks whether a copy is due, and how long it waits after one that failed.
const ROUND: Duration = Duration::from_secs(10 * 60);

#[derive(Args, Debug)]
pub(super) struct RestoreArgs {
    /// The backup.
    file: PathBuf,
    /// Also if games in it are not what was written: they will be paused.
    #[arg(long)]
    anyway: bool,
}

pub(super) async fn backup(config: &Config, file: &Path) -> Result<(), Failure> {
    not_on_a_server(config, "pg_dump")?;
    let dir = config.data_dir();
    if !dir.join("slowboat.db").exists() {
        let what = format!("there is nothing to copy: no database in {} (store.data_dir)", dir.display());
        return Err(Failure::new(exit::FAILURE, what));
    }
    Store::copy(&dir, file).await.map_err(store_failure)?;
    say(&format!("{}: a complete and checked copy", file.display()))
}

pub(super) async fn restore(config: &Config, args: &RestoreArgs) -> Result<(), Failure> {
    not_on_a_server(config, "pg_restore")?;
    let (dir, file) = (config.data_dir(), args.file.display());
    if !args.file.is_file() {
        return Err(Failure::new(exit::DATA, format!("{file}: there is no such file")));
    }
    let kept = Store::restore(&dir, &args.file, args.anyway).await.map_err(|error| match error {
        StoreError::Altered { .. } => {
            Failure::new(exit::DATA, format!("{error}; an older backup may be better, or --anyway"))
        }
        error => store_failure(error),
    })?;
    say(&format!("{file}: sound, and the database in {} from now on", dir.display()))?;
    match kept {
        Some(kept) => say(&format!("{}: what was there before", kept.display())),
        None => Ok(()),
    }
}

/// A server has tools of its own, which know more than we do.
fn not_on_a_server(config: &Config, tool: &str) -> Result<(), Failure> {
    match config.store_url() {
        None => Ok(()),
        Some(_) => {
            let what = format!(
                "the games are in a PostgreSQL database (store.url): use PostgreSQL's {tool}; `slowboat move` copies \
                 a database into a file of SQLite and back"
            );
            Err(Failure::new(exit::USAGE, what))
        }
    }
}

/// The nightly copies of a running bot. Clones are the same.
#[derive(Clone)]
pub(super) struct Nights {
    plan: Nightly,
    /// Why the last attempt failed, if it did.
    failure: Arc<Mutex<Option<String>>>,
}

impl Nights {
    pub(super) fn new(plan: Nightly) -> Nights {
        Nights { plan, failure: Arc::default() }
    }

    /// Makes the copies that are due for as long as the bot runs.
    pub(super) async fn run(self, store: Store) {
        loop {
            let failure = match store.nightly(&self.plan, SystemClock.now()).await {
                Ok(Some(file)) => {
                    tracing::info!(file = %file.display(), "a backup is made");
                    None
                }
                Ok(None) => None,
                Err(error) => {
                    tracing::error!(%error, "the nightly backup failed; it is tried again in ten minutes");
                    Some(error.to_string())
                }
            };
            *self.failure.lock().unwrap_or_else(PoisonError::into_inner) = failure;
            tokio::time::sleep(ROUND).await;
        }
    }

    pub(super) fn failure(&self) -> Option<String> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// How old the newest copy is, if there is one.
    pub(super) fn age(&self) -> Option<Duration> {
        let (_, made) = newest_copy(&self.plan.folder)?;
        Some(Duration::from_millis(u64::try_from(SystemClock.now() - made).unwrap_or(0)))
    }
}

//! Copies of the database: on request, every night, and the way back from one.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, UNIX_EPOCH};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use time::OffsetDateTime;

use super::file::{check_sqlite, examine, inspect, lock, make_dir, make_private, millis, newest, sound, text};
use super::{Place, Store, StoreError};

/// How nightly copies are made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nightly {
    pub folder: PathBuf,
    /// The hour of the day from which on the day's copy is due, in UTC.
    pub hour: u8,
    /// How many copies stay.
    pub kept: usize,
}

impl Store {
    /// Writes a complete and checked copy to a file that must not exist, while the program goes on.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        if file.exists() {
            return Err(StoreError::Exists { path: file.to_owned() });
        }
        copy_into(self.path().ok_or(StoreError::NoFile)?, file).await
    }

    /// Copies the database of a data folder as it stands, even while another process has it open.
    pub async fn copy(dir: &Path, file: &Path) -> Result<(), StoreError> {
        if file.exists() {
            return Err(StoreError::Exists { path: file.to_owned() });
        }
        let path = dir.join("slowboat.db");
        if inspect(&path).await?.is_none() {
            let error = std::io::Error::from(std::io::ErrorKind::NotFound);
            return Err(StoreError::File { what: "there is no database", path, error });
        }
        copy_into(&path, file).await
    }

    /// Makes the copy that is due by now, in milliseconds since 1970, unless it is there, and deletes the oldest. Returns
    /// the new copy. A server is copied by its own tools.
    pub async fn nightly(&self, plan: &Nightly, now: i64) -> Result<Option<PathBuf>, StoreError> {
        let Some(due) = day_of(now - i64::from(plan.hour) * 3_600_000).filter(|_| plan.kept > 0) else {
            return Ok(None);
        };
        let file = plan.folder.join(format!("slowboat-{due}.db"));
        if file.exists() || matches!(self.0.place, Place::Server(_)) {
            return Ok(None);
        }
        make_dir(&plan.folder)?;
        self.backup(&file).await?;
        // Older copies may hold what is not in this one any more: they stay.
        whole(&file, &file).await?;
        let mut all = nightly_copies(&plan.folder);
        all.truncate(all.len().saturating_sub(plan.kept));
        for old in all {
            fs::remove_file(&old).map_err(|error| StoreError::File { what: "cannot delete", path: old, error })?;
        }
        Ok(Some(file))
    }

    /// Puts a copy into the place of the database of a data folder on which no bot runs. What it replaces is kept: its
    /// place is returned. Refuses a copy that is not sound, unless only games in it are and `anyway` is said.
    pub async fn restore(dir: &Path, file: &Path, anyway: bool) -> Result<Option<PathBuf>, StoreError> {
        make_dir(dir)?;
        let held = lock(&dir.join("lock"))?;
        check_sqlite().await?;
        if inspect(file).await?.is_none() {
            return Err(StoreError::Foreign { path: file.to_owned() });
        }
        let fresh = tempfile::Builder::new()
            .prefix("restoring-")
            .tempdir_in(dir)
            .map_err(|error| StoreError::File { what: "cannot make a folder in", path: dir.to_owned(), error })?;
        let copy = fresh.path().join("slowboat.db");
        copy_into(file, &copy).await?;
        if !anyway {
            whole(&copy, file).await?;
        }
        let (path, mut kept) = (dir.join("slowboat.db"), None);
        let cannot = |error| StoreError::File { what: "cannot replace", path: path.clone(), error };
        if path.exists() {
            let aside = dir.join(format!("slowboat-replaced-{}.db", millis() / 1_000));
            // The log belongs to the file that it lies beside, and would damage any other.
            for end in ["-wal", "-shm", ""] {
                let (from, to) = (format!("{}{end}", text(&path)), format!("{}{end}", text(&aside)));
                if Path::new(&from).exists() {
                    fs::rename(from, to).map_err(cannot)?;
                }
            }
            kept = Some(aside);
        }
        fs::rename(&copy, &path).map_err(cannot)?;
        File::open(dir).and_then(|it| it.sync_all()).map_err(cannot)?;
        drop(held);
        Ok(kept)
    }
}

/// Whether every game in a copy is what was written. `file` is where it comes from.
async fn whole(copy: &Path, file: &Path) -> Result<(), StoreError> {
    // An older one has no sums.
    if inspect(copy).await? != Some(newest()) {
        return Ok(());
    }
    let (copy, mut codes) = (Store::of_file(copy).await?, Vec::new());
    for (game, code) in copy.all_games().await? {
        if copy.altered(game).await?.is_some() {
            codes.push(code);
        }
    }
    copy.close().await;
    if codes.is_empty() { Ok(()) } else { Err(StoreError::Altered { path: file.to_owned(), codes: codes.join(", ") }) }
}

/// The nightly copies in a folder, the oldest first.
pub(super) fn nightly_copies(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|it| it.path());
    let mut all: Vec<PathBuf> = entries.filter(|it| is_nightly(it)).collect();
    all.sort();
    all
}

/// The newest nightly copy in a folder, with the time at which it was made, in milliseconds since 1970.
pub fn newest_copy(folder: &Path) -> Option<(PathBuf, i64)> {
    let file = nightly_copies(folder).pop()?;
    let made = file.metadata().and_then(|it| it.modified()).ok()?;
    let since = made.duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
    Some((file, i64::try_from(since).unwrap_or(i64::MAX)))
}

/// Whether it is named `slowboat-2026-11-22.db`.
fn is_nightly(path: &Path) -> bool {
    let name = path.file_name().map(|it| it.to_string_lossy().into_owned()).unwrap_or_default();
    let day = name.strip_prefix("slowboat-").and_then(|it| it.strip_suffix(".db"));
    day.is_some_and(|it| {
        it.len() == 10
            && it.bytes().enumerate().all(|(at, it)| if at == 4 || at == 7 { it == b'-' } else { it.is_ascii_digit() })
    })
}

fn day_of(millis: i64) -> Option<time::Date> {
    OffsetDateTime::from_unix_timestamp(millis.div_euclid(1_000)).ok().map(OffsetDateTime::date)
}

/// Copies into a file beside the target, checks the copy, and only then gives it its name.
pub(super) async fn copy_into(from: &Path, to: &Path) -> Result<(), StoreError> {
    let unfinished = PathBuf::from(format!("{}.part", text(to)));
    let file = |what, error| StoreError::File { what, path: to.to_owned(), error };
    if unfinished.exists() {
        fs::remove_file(&unfinished).map_err(|error| file("cannot replace the unfinished copy of", error))?;
    }
    // SQLite writes into an empty file as if it were missing.
    make_private(&unfinished)?;
    let written = write_copy(from, &unfinished).await;
    if written.is_err() {
        // A disk that is full needs the room.
        let _ = fs::remove_file(&unfinished);
    }
    written?;
    File::open(&unfinished).and_then(|it| it.sync_all()).map_err(|error| file("cannot write", error))?;
    fs::rename(&unfinished, to).map_err(|error| file("cannot name the copy", error))
}

async fn write_copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new().filename(from).busy_timeout(Duration::from_secs(5));
    let mut plain = SqliteConnection::connect_with(&options).await.map_err(|it| StoreError::at(from, it.into()))?;
    let written = sqlx::query("VACUUM INTO ?").bind(text(to)).execute(&mut plain).await;
    plain.close().await?;
    written.map_err(|it| StoreError::at(to, it.into()))?;
    let found = examine(&SqliteConnectOptions::new().filename(to), to).await?;
    if found.is_none_or(|it| it > newest()) {
        return Err(StoreError::Foreign { path: from.to_owned() });
    }
    let mut copy = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(to)).await?;
    let checked: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut copy).await?;
    copy.close().await?;
    sound(from, checked)
}

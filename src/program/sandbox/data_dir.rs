//! The folder of a sandbox: its world, and the bot's database beside it.

use std::fs;
use std::os::unix::fs::{DirBuilderExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::program::exit::{self, Failure};

const WORLD: &str = "sandbox.db";
const BOT: &str = "slowboat.db";

/// Kept for the next run, or temporary and deleted when this is dropped.
pub(super) enum DataDir {
    Kept(PathBuf),
    Temporary(TempDir),
}

impl DataDir {
    /// Opens or creates a folder that is kept; `reset` deletes what an earlier run left in it.
    pub(super) fn kept(path: &Path, reset: bool) -> Result<DataDir, Failure> {
        let cannot = |error| cannot_create(path, error);
        fs::DirBuilder::new().recursive(true).mode(0o700).create(path).map_err(cannot)?;
        // A real bot's database has a folder of its own: no sandbox may play with it, let alone delete it.
        if path.join(BOT).exists() && !path.join(WORLD).exists() {
            let what = format!("{} holds a bot's database and no sandbox: choose another folder", path.display());
            return Err(Failure::new(exit::USAGE, what));
        }
        if reset {
            // The world goes last: as long as it is there, the folder is known to be a sandbox's.
            for name in [BOT, WORLD] {
                for end in ["-wal", "-shm", ""] {
                    remove(&path.join(format!("{name}{end}"))).map_err(cannot)?;
                }
            }
        }
        Ok(DataDir::Kept(path.to_owned()))
    }

    pub(super) fn temporary() -> Result<DataDir, Failure> {
        temporary().map(DataDir::Temporary)
    }

    pub(super) fn path(&self) -> &Path {
        match self {
            DataDir::Kept(path) => path,
            DataDir::Temporary(dir) => dir.path(),
        }
    }

    /// The file of the world, if it is kept.
    pub(super) fn world(&self) -> Option<PathBuf> {
        match self {
            DataDir::Kept(path) => Some(path.join(WORLD)),
            DataDir::Temporary(_) => None,
        }
    }
}

/// A new folder that only this user can read, deleted when dropped.
pub(super) fn temporary() -> Result<TempDir, Failure> {
    let private = fs::Permissions::from_mode(0o700);
    let made = tempfile::Builder::new().prefix("slowboat-sandbox-").permissions(private).tempdir();
    made.map_err(|error| cannot_create(&std::env::temp_dir(), error))
}

fn cannot_create(path: &Path, error: std::io::Error) -> Failure {
    Failure::new(exit::CANNOT_CREATE, format!("{}: {error}", path.display()))
}

fn remove(file: &Path) -> std::io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}

//! The world that a sandbox opens with: the server Harbour, its people, and the folder in which it all is kept.

use std::fs;
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::exit::{self, Failure};
use crate::sandbox::{Control, ControlError, Id};

/// Who is there when the sandbox opens.
pub const PEOPLE: [&str; 4] = ["Ania", "Ben", "Chloe", "Dawid"];
const GUILD: &str = "Harbour";
const CHANNEL: &str = "table";
/// The world of the sandbox; the bot's own database lies beside it.
const WORLD: &str = "sandbox.db";
const BOOKS: &str = "slowboat.db";

/// A server with one channel and a few people who can manage it.
pub struct Harbour {
    pub guild: Id,
    pub channel: Id,
    pub people: Vec<(String, Id)>,
}

impl Harbour {
    /// A new server, in a new world.
    pub fn build(control: &Control, locale: &str) -> Result<Harbour, ControlError> {
        let guild = control.guild(GUILD, locale);
        let channel = control.channel(guild, CHANNEL)?;
        let mut people = Vec::new();
        for name in PEOPLE {
            let user = control.user(name, locale);
            control.set_locale(user, locale)?;
            control.join(user, guild)?;
            people.push((name.to_owned(), user));
        }
        Ok(Harbour { guild, channel, people })
    }

    /// The server of a world that was kept. A channel that was deleted meanwhile is opened anew.
    pub fn find(control: &Control, locale: &str) -> Result<Harbour, ControlError> {
        let users = control.users();
        let id = |it: &Value| it["id"].as_str().and_then(|id| id.parse::<Id>().ok());
        let named = |name: &&str| users.iter().find(|it| it["name"] == **name && it["bot"] == false).and_then(id);
        let people: Vec<(String, Id)> =
            PEOPLE.iter().filter_map(|name| named(name).map(|id| ((*name).to_owned(), id))).collect();
        let seen = people.first().map(|(_, user)| control.overview(*user)).unwrap_or_default();
        let guilds = seen["guilds"].as_array().map_or(&[][..], Vec::as_slice);
        let guild = guilds.iter().find(|it| it["name"] == GUILD).and_then(|it| Some((id(it)?, it["channels"].clone())));
        let Some((guild, channels)) = guild.filter(|_| people.len() == PEOPLE.len()) else {
            return Harbour::build(control, locale);
        };
        let channels = channels.as_array().cloned().unwrap_or_default();
        let channel = match channels.iter().find(|it| it["name"] == CHANNEL).and_then(id) {
            Some(channel) => channel,
            None => control.channel(guild, CHANNEL)?,
        };
        Ok(Harbour { guild, channel, people })
    }
}

/// Where the world and the bot's database lie. One that is nobody's goes when this is dropped.
pub struct Folder {
    path: PathBuf,
    kept: bool,
}

impl Folder {
    /// A folder to go on with next time; `reset` forgets what was in it.
    pub fn kept(path: &Path, reset: bool) -> Result<Folder, Failure> {
        let cannot = |error| Failure::new(exit::CANNOT_CREATE, format!("{}: {error}", path.display()));
        fs::DirBuilder::new().recursive(true).mode(0o700).create(path).map_err(cannot)?;
        // The database of a real bot lies in a folder of its own, and no sandbox plays with it, let alone deletes it.
        if path.join(BOOKS).exists() && !path.join(WORLD).exists() {
            let what = format!("{} holds a bot's database and no sandbox: choose another folder", path.display());
            return Err(Failure::new(exit::USAGE, what));
        }
        if reset {
            // The world last: as long as it is there, the folder is known as a sandbox's.
            for name in [BOOKS, WORLD] {
                for end in ["-wal", "-shm", ""] {
                    remove(&path.join(format!("{name}{end}"))).map_err(cannot)?;
                }
            }
        }
        Ok(Folder { path: path.to_owned(), kept: true })
    }

    /// A folder that nobody else has, and nobody else can read, for as long as this lives.
    pub fn passing() -> Result<Folder, Failure> {
        let base = std::env::temp_dir();
        let made = (0..100).find_map(|number| {
            let path = base.join(format!("slowboat-sandbox-{}-{number}", std::process::id()));
            match fs::DirBuilder::new().mode(0o700).create(&path) {
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => None,
                outcome => Some(outcome.map(|()| Folder { path, kept: false })),
            }
        });
        let cannot = |why: String| Failure::new(exit::CANNOT_CREATE, format!("{}: {why}", base.display()));
        match made {
            Some(Ok(folder)) => Ok(folder),
            Some(Err(error)) => Err(cannot(error.to_string())),
            None => Err(cannot("it is full of folders of former sandboxes".to_owned())),
        }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The file of the world, if it is kept.
    pub fn world(&self) -> Option<PathBuf> {
        self.kept.then(|| self.path.join(WORLD))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if self.kept {
            return;
        }
        if let Err(error) = fs::remove_dir_all(&self.path) {
            tracing::warn!(folder = %self.path.display(), %error, "the folder of the sandbox stays behind");
        }
    }
}

fn remove(file: &Path) -> std::io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}

//! The configuration: defaults, a TOML file, the environment. Unknown keys are errors, and every value knows its origin.

use std::collections::BTreeMap;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use secrecy::SecretString;
use serde::Deserialize;

use super::exit::{self, Failure};

/// Every key there is: its name, its default as TOML, whether it is secret, and what it means.
pub const KEYS: &[Key] = &[
    Key::new("discord.token", "\"\"", "The bot's token. Better: token_file, or the environment.").secret(),
    Key::new("discord.token_file", "\"\"", "A file that holds nothing but the token."),
    Key::new("store.data_dir", "\"\"", "Where the database lives. Empty: the usual place for this system."),
    Key::new("games.content_dir", "\"\"", "Corrections of component facts, as <game>/<table>.toml. Empty: none."),
    Key::new("log.level", "\"info\"", "error, warn, info, debug or trace, for this program's own lines."),
    Key::new("log.format", "\"text\"", "text or json."),
];

#[derive(Clone, Copy, Debug)]
pub struct Key {
    pub name: &'static str,
    pub default: &'static str,
    pub about: &'static str,
    pub secret: bool,
}

impl Key {
    const fn new(name: &'static str, default: &'static str, about: &'static str) -> Key {
        Key { name, default, about, secret: false }
    }

    const fn secret(mut self) -> Key {
        self.secret = true;
        self
    }

    /// `store.data_dir` is `SLOWBOAT_STORE__DATA_DIR` in the environment.
    pub fn variable(&self) -> String {
        format!("SLOWBOAT_{}", self.name.to_uppercase().replace('.', "__"))
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    discord: DiscordConfig,
    store: StoreConfig,
    games: GamesConfig,
    pub log: LogConfig,
    #[serde(skip)]
    origins: BTreeMap<&'static str, (String, String)>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DiscordConfig {
    token: SecretString,
    token_file: PathBuf,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoreConfig {
    data_dir: PathBuf,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GamesConfig {
    content_dir: PathBuf,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogConfig {
    pub level: Level,
    pub format: Format,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    Error,
    Warn,
    Info,
    Debug,
    Trace,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    Text,
    Json,
}

impl Config {
    /// Reads the given file, or the one in the usual place if there is one.
    pub fn load(file: Option<&Path>) -> Result<Config, Failure> {
        let found = file.map(Path::to_path_buf).or_else(|| usual_files().into_iter().find(|it| it.is_file()));
        let text = match &found {
            Some(path) => fs::read_to_string(path)
                .map_err(|error| Failure::new(exit::CONFIG, format!("{} cannot be read: {error}", path.display())))?,
            None => String::new(),
        };
        let origin = found.map_or_else(String::new, |it| it.display().to_string());
        Config::layered(&text, &origin, &|name| env::var(name).ok())
    }

    /// Default, then file, then environment: the last one that has a value wins.
    fn layered(text: &str, file: &str, variable: &dyn Fn(&str) -> Option<String>) -> Result<Config, Failure> {
        let wrong = |what: String| Failure::new(exit::CONFIG, what);
        let mut values: toml::Table = toml::from_str(text).map_err(|error| wrong(format!("{file}: {error}")))?;
        let mut origins = BTreeMap::new();
        for key in KEYS {
            let (section, name) = key.name.split_once('.').unwrap_or((key.name, ""));
            let table = values.entry(section).or_insert_with(|| toml::Table::new().into());
            let table = table.as_table_mut().ok_or_else(|| wrong(format!("{file}: [{section}] must be a table")))?;
            let origin = if let Some(value) = variable(&key.variable()) {
                table.insert(name.to_owned(), value.into());
                key.variable()
            } else if table.contains_key(name) {
                file.to_owned()
            } else {
                table.insert(name.to_owned(), key.default.trim_matches('"').into());
                "default".to_owned()
            };
            let shown = match table.get(name) {
                Some(value) if key.secret && value.as_str() != Some("") => "\"********\"".to_owned(),
                Some(value) => value.to_string(),
                None => String::new(),
            };
            origins.insert(key.name, (shown, origin));
        }
        let mut config: Config = values.try_into().map_err(|error| wrong(format!("{file}: {error}")))?;
        config.origins = origins;
        Ok(config)
    }

    /// Every value with where it comes from; secrets are masked.
    pub fn print(&self) -> String {
        let mut text = String::new();
        for key in KEYS {
            if let Some((value, origin)) = self.origins.get(key.name) {
                let _ = writeln!(text, "# {}\n{} = {value}  # {origin}", key.about, key.name);
            }
        }
        text
    }

    /// The token, from the configuration, a file, or systemd's credentials.
    pub fn token(&self) -> Result<SecretString, Failure> {
        use secrecy::ExposeSecret;
        let file = if self.discord.token_file.as_os_str().is_empty() {
            env::var_os("SLOWBOAT_DISCORD__TOKEN_FILE")
                .map(PathBuf::from)
                .or_else(|| env::var_os("CREDENTIALS_DIRECTORY").map(|it| Path::new(&it).join("token")))
                .filter(|it| it.is_file())
        } else {
            Some(self.discord.token_file.clone())
        };
        let token = match file {
            Some(path) => fs::read_to_string(&path)
                .map_err(|error| {
                    Failure::new(exit::CONFIG, format!("the token file {} cannot be read: {error}", path.display()))
                })?
                .trim()
                .into(),
            None => self.discord.token.clone(),
        };
        if token.expose_secret().is_empty() {
            let what = "no bot token: set SLOWBOAT_DISCORD__TOKEN or discord.token_file (see config.example.toml), \
                        or try `slowboat sandbox`, which needs none";
            return Err(Failure::new(exit::CONFIG, what));
        }
        Ok(token)
    }

    /// The data folder: the configured one, systemd's, or the user's.
    pub fn data_dir(&self) -> PathBuf {
        if !self.store.data_dir.as_os_str().is_empty() {
            return self.store.data_dir.clone();
        }
        let state = env::var_os("STATE_DIRECTORY").map(PathBuf::from);
        let data = env::var_os("XDG_DATA_HOME").map(|it| Path::new(&it).join("slowboat"));
        let home = env::var_os("HOME").map(|it| Path::new(&it).join(".local/share/slowboat"));
        state.or(data).or(home).unwrap_or_else(|| PathBuf::from("slowboat-data"))
    }

    pub fn content_dir(&self) -> Option<&Path> {
        Some(self.games.content_dir.as_path()).filter(|it| !it.as_os_str().is_empty())
    }
}

fn usual_files() -> Vec<PathBuf> {
    let user = env::var_os("XDG_CONFIG_HOME")
        .map(PathBuf::from)
        .or_else(|| env::var_os("HOME").map(|it| Path::new(&it).join(".config")));
    let user = user.map(|it| it.join("slowboat/config.toml"));
    user.into_iter().chain([PathBuf::from("/etc/slowboat/config.toml")]).collect()
}

#[cfg(test)]
mod tests {
    use secrecy::ExposeSecret;

    use super::*;

    fn nothing(_: &str) -> Option<String> {
        None
    }

    #[test]
    fn the_environment_wins_over_the_file_and_the_file_over_the_default() {
        let variable = |name: &str| (name == "SLOWBOAT_LOG__LEVEL").then(|| "debug".to_owned());
        let file = "[log]\nlevel = \"warn\"\nformat = \"json\"\n";
        let config = Config::layered(file, "c.toml", &variable).unwrap();
        assert_eq!((config.log.level, config.log.format), (Level::Debug, Format::Json));
        let printed = config.print();
        assert!(printed.contains("log.level = \"debug\"  # SLOWBOAT_LOG__LEVEL"), "{printed}");
        assert!(printed.contains("log.format = \"json\"  # c.toml"), "{printed}");
        assert!(printed.contains("store.data_dir = \"\"  # default"), "{printed}");
    }

    #[test]
    fn unknown_keys_and_wrong_values_are_errors_that_name_them() {
        for (file, word) in [
            ("[log]\nlevle = \"info\"", "levle"),
            ("[lgo]\nlevel = \"info\"", "lgo"),
            ("[log]\nlevel = \"loud\"", "loud"),
            ("log = 3", "log"),
        ] {
            let failure = Config::layered(file, "c.toml", &nothing).unwrap_err();
            assert!(failure.to_string().contains(word), "{failure}");
            assert_eq!(failure.code, exit::CONFIG);
        }
    }

    #[test]
    fn a_token_is_never_printed() {
        let config = Config::layered("[discord]\ntoken = \"canary\"", "c.toml", &nothing).unwrap();
        assert!(!config.print().contains("canary"));
        assert!(!format!("{config:?}").contains("canary"));
        assert_eq!(config.token().unwrap().expose_secret(), "canary");
    }

    #[test]
    fn the_example_has_every_key_with_its_default() {
        let example = fs::read_to_string("config.example.toml").unwrap();
        let config = Config::layered(&example, "config.example.toml", &nothing).unwrap();
        for key in KEYS {
            assert_eq!(config.origins[key.name], (key.default.to_owned(), "config.example.toml".to_owned()));
            assert!(example.contains(key.about), "the example explains {}", key.name);
            assert!(example.contains(&key.variable()), "the example names {}", key.variable());
        }
    }
}

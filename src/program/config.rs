//! The configuration: defaults, a TOML file, the environment. Unknown keys are errors, and every value knows its origin.

use std::collections::BTreeMap;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use secrecy::{ExposeSecret, SecretString};
use serde::Deserialize;

use super::config_values::{Listen, Number, Remote};
use super::exit::{self, Failure};
use crate::host::Settings;
use crate::store::Nightly;

/// Every key there is: its name, its default as TOML, whether it is secret, and what it means.
pub(super) const KEYS: &[Key] = &[
    Key::new("discord.token", "\"\"", "The bot's token. Better: token_file, or the environment.").secret(),
    Key::new("discord.token_file", "\"\"", "A file that holds nothing but the token."),
    Key::new(
        "discord.proxy",
        "\"\"",
        "What keeps Discord's rate limits for several processes, such as http://limits:8080. Empty: each keeps them alone.",
    ),
    Key::new("store.data_dir", "\"\"", "Where the database lives. Empty: the usual place for this system."),
    Key::new(
        "store.url",
        "\"\"",
        "A PostgreSQL database for the games instead: postgres://user:password@host/database.",
    )
    .secret(),
    Key::new(
        "store.backup_dir",
        "\"\"",
        "Where nightly backups go. Empty: the folder backups where the database lives.",
    ),
    Key::new("store.backup_hour", "3", "The hour from which on the day's backup is made, in UTC: 0 to 23."),
    Key::new("store.backups_kept", "7", "How many nightly backups stay: 0 to 365. 0 makes none."),
    Key::new(
        "store.low_disk_mib",
        "64",
        "With less room on the disk than this, in MiB, the bot is not well: 0 to 1048576.",
    ),
    Key::new("games.content_dir", "\"\"", "Corrections of component facts, as <game>/<table>.toml. Empty: none."),
    Key::new(
        "games.in_memory",
        "64",
        "How many games stay in memory for some minutes after they were used: 1 to 100000.",
    ),
    Key::new(
        "games.vote_hours",
        "24",
        "How many hours a proposal to the whole team waits for those who have not answered: 0 to 8760.",
    ),
    Key::new(
        "games.motion_hours",
        "72",
        "How many hours a motion waits for those who have not agreed, before it falls: 0 to 8760.",
    ),
    Key::new(
        "games.reminder_hours",
        "24",
        "After how many hours somebody is called again whom a game waits for: 1 to 8760, or 0 for never.",
    ),
    Key::new(
        "limits.tables_per_person",
        "5",
        "How many tables one person may open a minute, and seats offer to take over: 1 to 1000, or 0 for no limit.",
    ),
    Key::new("limits.tables_per_guild", "20", "How many tables may be opened in one server a minute: 1 to 1000, or 0."),
    Key::new("limits.boards_per_person", "20", "How many pictures one person may ask for a minute: 1 to 1000, or 0."),
    Key::new("robots.delay_ms", "1000", "How long a robot waits before it answers, in milliseconds."),
    Key::new("metrics.listen", "\"\"", "Where /metrics and /healthz are, such as 127.0.0.1:9464. Empty: nowhere."),
    Key::new("metrics.remote", "\"refuse\"", "Whether that may be reached from other machines: refuse or allow."),
    Key::new("log.level", "\"info\"", "error, warn, info, debug or trace, for this program's own lines."),
    Key::new("log.format", "\"text\"", "text or json."),
];

#[derive(Clone, Copy, Debug)]
pub(super) struct Key {
    pub name: &'static str,
    pub default: &'static str,
    pub about: &'static str,
    pub secret: bool,
}

impl Key {
    const fn new(name: &'static str, default: &'static str, about: &'static str) -> Key {
        Key { name, default, about, secret: false }
    }

    fn default_value(&self) -> toml::Value {
        let number = self.default.parse::<i64>().map(toml::Value::Integer);
        number.unwrap_or_else(|_| self.default.trim_matches('"').into())
    }

    const fn secret(mut self) -> Key {
        self.secret = true;
        self
    }

    /// `store.data_dir` is `SLOWBOAT_STORE__DATA_DIR` in the environment.
    pub(super) fn variable(&self) -> String {
        format!("SLOWBOAT_{}", self.name.to_uppercase().replace('.', "__"))
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    discord: DiscordConfig,
    store: StoreConfig,
    games: GamesConfig,
    limits: LimitsConfig,
    robots: RobotsConfig,
    metrics: MetricsConfig,
    pub log: LogConfig,
    #[serde(skip)]
    origins: BTreeMap<&'static str, (String, String)>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DiscordConfig {
    token: SecretString,
    token_file: PathBuf,
    proxy: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoreConfig {
    data_dir: PathBuf,
    url: SecretString,
    backup_dir: PathBuf,
    backup_hour: Number<0, 23>,
    backups_kept: Number<0, 365>,
    low_disk_mib: Number<0, 1_048_576>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GamesConfig {
    content_dir: PathBuf,
    in_memory: Number<1, 100_000>,
    vote_hours: Number<0, 8_760>,
    motion_hours: Number<0, 8_760>,
    reminder_hours: Number<0, 8_760>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LimitsConfig {
    tables_per_person: Number<0, 1_000>,
    tables_per_guild: Number<0, 1_000>,
    boards_per_person: Number<0, 1_000>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RobotsConfig {
    /// A robot that waits longer than an hour is a mistake.
    delay_ms: Number<0, 3_600_000>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MetricsConfig {
    listen: Listen,
    remote: Remote,
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
        let names = env::vars_os().filter_map(|it| it.0.into_string().ok());
        no_strangers(names)?;
        Config::layered(&text, &origin, &|name| env::var(name).ok())
    }

    /// Default, then file, then environment: the last one that has a value wins.
    fn layered(text: &str, file: &str, variable: &dyn Fn(&str) -> Option<String>) -> Result<Config, Failure> {
        let wrong = |what: String| Failure::new(exit::CONFIG, what);
        let mut values: toml::Table =
            toml::from_str(text).map_err(|error| wrong(format!("{file}: {}", error.to_string().trim_end())))?;
        known(&values).map_err(|what| wrong(format!("{file}: {what}")))?;
        let mut origins: BTreeMap<&'static str, (String, String)> = BTreeMap::new();
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
                table.insert(name.to_owned(), key.default_value());
                "default".to_owned()
            };
            let shown = match table.get(name) {
                Some(value) if key.secret && value.as_str() != Some("") => "\"********\"".to_owned(),
                Some(value) => value.to_string(),
                None => String::new(),
            };
            origins.insert(key.name, (shown, origin));
        }
        let mut config: Config = values.try_into().map_err(|error: toml::de::Error| {
            let what = error.to_string().trim_end().replace('\n', " ");
            // The error names the key; say also where its value comes from.
            let culprit = KEYS.iter().find(|it| what.contains(&format!("`{}`", it.name)));
            let origin = culprit.and_then(|it| origins.get(it.name)).map_or(file, |it| it.1.as_str());
            wrong(format!("{origin}: {what}"))
        })?;
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
        let token = match self.token_file() {
            Some(path) => fs::read_to_string(&path)
                .map_err(|error| {
                    Failure::new(exit::CONFIG, format!("the token file {} cannot be read: {error}", path.display()))
                })?
                .trim()
                .into(),
            None => self.discord.token.clone(),
        };
        if token.expose_secret().trim().is_empty() {
            let what = "no bot token: set SLOWBOAT_DISCORD__TOKEN or discord.token_file (see config.example.toml), \
                        or try `slowboat sandbox`, which needs none";
            return Err(Failure::new(exit::CONFIG, what));
        }
        Ok(token)
    }

    /// The file with the token, unless a token itself takes precedence: the environment wins over a file, and both over
    /// systemd's credentials.
    fn token_file(&self) -> Option<PathBuf> {
        let rank = |name: &str| match self.origins.get(name) {
            Some((value, _)) if value == "\"\"" => 0,
            Some((_, origin)) if origin.starts_with("SLOWBOAT_") => 2,
            Some(_) => 1,
            None => 0,
        };
        let (token, file) = (rank("discord.token"), rank("discord.token_file"));
        if file > 0 && file >= token {
            return Some(self.discord.token_file.clone());
        }
        let credentials = || folder("CREDENTIALS_DIRECTORY").map(|it| it.join("token")).filter(|it| it.is_file());
        if token > 0 { None } else { credentials() }
    }

    /// The data folder: the configured one, systemd's, or the user's.
    pub fn data_dir(&self) -> PathBuf {
        if !self.store.data_dir.as_os_str().is_empty() {
            return self.store.data_dir.clone();
        }
        let state = folder("STATE_DIRECTORY");
        let data = folder("XDG_DATA_HOME").map(|it| it.join("slowboat"));
        let home = folder("HOME").map(|it| it.join(".local/share/slowboat"));
        state.or(data).or(home).unwrap_or_else(|| PathBuf::from("slowboat-data"))
    }

    /// What takes requests instead of Discord, if anything does.
    pub(super) fn proxy(&self) -> Option<&str> {
        Some(self.discord.proxy.as_str()).filter(|it| !it.is_empty())
    }

    /// The database on a server, if there is one.
    pub(super) fn store_url(&self) -> Option<&str> {
        Some(self.store.url.expose_secret()).filter(|it| !it.is_empty())
    }

    pub fn nightly(&self) -> Nightly {
        let own = Some(self.store.backup_dir.clone()).filter(|it| !it.as_os_str().is_empty());
        Nightly {
            folder: own.unwrap_or_else(|| self.data_dir().join("backups")),
            hour: u8::try_from(self.store.backup_hour.0).unwrap_or_default(),
            kept: usize::try_from(self.store.backups_kept.0).unwrap_or_default(),
        }
    }

    /// With fewer bytes left than this nothing can be written soon.
    pub(super) fn low_disk(&self) -> u64 {
        self.store.low_disk_mib.0 << 20
    }

    /// Where the metrics are served. Beyond this machine only if that was said, too.
    pub(super) fn metrics_address(&self) -> Result<Option<SocketAddr>, Failure> {
        match self.metrics.listen.0 {
            Some(address) if !address.ip().is_loopback() && self.metrics.remote == Remote::Refuse => {
                let what = format!(
                    "metrics.listen: {address} can be reached from other machines, and asks nobody for a password; \
                     metrics.remote = \"allow\" says that this is meant"
                );
                Err(Failure::new(exit::CONFIG, what))
            }
            address => Ok(address),
        }
    }

    /// Whether this is said anywhere, and not left to its default.
    pub(super) fn says(&self, key: &str) -> bool {
        self.origins.get(key).is_some_and(|it| it.1 != "default")
    }

    pub fn host(&self) -> Settings {
        let limit = |it: Number<0, 1_000>| u32::try_from(it.0).unwrap_or(u32::MAX);
        Settings {
            tables_per_person: limit(self.limits.tables_per_person),
            tables_per_guild: limit(self.limits.tables_per_guild),
            boards_per_person: limit(self.limits.boards_per_person),
            robot_delay: Duration::from_millis(self.robots.delay_ms.0),
            vote_deadline: Duration::from_secs(3_600 * self.games.vote_hours.0),
            motion_wait: Duration::from_secs(3_600 * self.games.motion_hours.0),
            reminder: Duration::from_secs(3_600 * self.games.reminder_hours.0),
            games_in_memory: usize::try_from(self.games.in_memory.0).unwrap_or(usize::MAX),
        }
    }

    pub fn content_dir(&self) -> Option<&Path> {
        Some(self.games.content_dir.as_path()).filter(|it| !it.as_os_str().is_empty())
    }
}

/// A folder from the environment; an empty variable counts as unset.
fn folder(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).filter(|it| !it.is_empty()).map(PathBuf::from)
}

/// Whether every key of the file is one of [`KEYS`].
fn known(values: &toml::Table) -> Result<(), String> {
    for (section, value) in values {
        let inner = value.as_table().into_iter().flat_map(|it| it.keys().map(String::as_str));
        let names: Vec<String> = inner.map(|it| format!("{section}.{it}")).collect();
        let section_known = KEYS.iter().any(|it| it.name.split('.').next() == Some(section));
        let stranger = match names.iter().find(|name| !KEYS.iter().any(|it| it.name == name.as_str())) {
            Some(name) => name,
            None if section_known => continue,
            None => section,
        };
        return Err(format!("there is no key `{stranger}`; {}", all_keys()));
    }
    Ok(())
}

/// A misspelt variable would silently do nothing.
fn no_strangers(mut names: impl Iterator<Item = String>) -> Result<(), Failure> {
    let ours = |name: &str| name.starts_with("SLOWBOAT_") && name.contains("__");
    match names.find(|name| ours(name) && !KEYS.iter().any(|it| it.variable() == *name)) {
        None => Ok(()),
        Some(name) => {
            Err(Failure::new(exit::CONFIG, format!("the environment: there is no setting `{name}`; {}", all_keys())))
        }
    }
}

fn all_keys() -> String {
    let names: Vec<&str> = KEYS.iter().map(|it| it.name).collect();
    format!("there is: {}", names.join(", "))
}

fn usual_files() -> Vec<PathBuf> {
    let user = folder("XDG_CONFIG_HOME").or_else(|| folder("HOME").map(|it| it.join(".config")));
    let user = user.map(|it| it.join("slowboat/config.toml"));
    user.into_iter().chain([PathBuf::from("/etc/slowboat/config.toml")]).collect()
}

#[cfg(test)]
mod tests {
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
            assert!(failure.to_string().starts_with("c.toml: "), "{failure}");
            assert_eq!(failure.code, exit::CONFIG);
        }
        let loud = |name: &str| (name == "SLOWBOAT_LOG__LEVEL").then(|| "loud".to_owned());
        let failure = Config::layered("", "", &loud).unwrap_err().to_string();
        assert!(failure.starts_with("SLOWBOAT_LOG__LEVEL: ") && failure.contains("loud"), "{failure}");
        let names = ["PATH", "SLOWBOAT_PORT", "SLOWBOAT_LOG__FORMAT", "SLOWBOAT_LOG__LEVLE"];
        let failure = no_strangers(names.iter().map(|it| (*it).to_owned())).unwrap_err().to_string();
        assert!(failure.contains("SLOWBOAT_LOG__LEVLE"), "{failure}");
    }

    #[test]
    fn a_token_in_the_environment_wins_over_a_file_in_the_configuration() {
        let file = "[discord]\ntoken_file = \"/nonexistent/token\"";
        let variable = |name: &str| (name == "SLOWBOAT_DISCORD__TOKEN").then(|| "from-here".to_owned());
        let config = Config::layered(file, "c.toml", &variable).unwrap();
        assert_eq!(config.token().unwrap().expose_secret(), "from-here");
        let config = Config::layered(file, "c.toml", &nothing).unwrap();
        assert!(config.token().unwrap_err().to_string().contains("/nonexistent/token"));
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

//! A PostgreSQL server of the tests' own: from the system's packages, run by an unprivileged user in a temporary folder, spoken to
//! over a Unix socket in it, and gone with the process that started it.

use std::io::{Read as _, Write as _};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sqlx::{AssertSqlSafe, Connection as _, PgConnection};

pub(crate) struct Cluster {
    pub(crate) folder: PathBuf,
    /// What keeps the server running: its standard input is open for as long as this process lives. Nothing if another one's does.
    #[expect(dead_code, reason = "held for its end")]
    keeper: Option<Child>,
}

/// By which a process tells another that it starts where its server is.
pub(crate) const FOLDER: &str = "SLOWBOAT_TEST_SERVER";

/// Waits until nobody holds its standard input any more, then stops the server and deletes its folder.
const KEEPER: &str = r#"
"$1/pg_ctl" -D "$2/data" -l "$2/log" -o "-k $2 -c listen_addresses= -c max_connections=400 $3" start >/dev/null
cat >/dev/null
"$1/pg_ctl" -D "$2/data" -m immediate stop >/dev/null; rm -rf "$2"
"#;

/// The server of this process; nothing, with the reason on the standard error, where PostgreSQL is not installed.
pub(crate) fn cluster() -> Option<&'static Cluster> {
    static ONE: OnceLock<Option<Cluster>> = OnceLock::new();
    ONE.get_or_init(|| match Cluster::start() {
        Ok(cluster) => Some(cluster),
        Err(why) => {
            let _ = writeln!(std::io::stderr(), "PostgreSQL: not run, because {why}");
            None
        }
    })
    .as_ref()
}

impl Cluster {
    /// The server of another process that has started this one, or a new one.
    pub(crate) fn start() -> Result<Cluster, String> {
        Cluster::start_as("-c fsync=off")
    }

    /// The same with settings of its own.
    pub(crate) fn start_as(settings: &str) -> Result<Cluster, String> {
        if let Some(folder) = std::env::var_os(FOLDER) {
            return Ok(Cluster { folder: folder.into(), keeper: None });
        }
        let programs = programs().ok_or("it is not installed: no initdb in PATH or /usr/lib/postgresql")?;
        let folder = tempfile::tempdir().map_err(|it| it.to_string())?.keep();
        std::os::unix::fs::chown(&folder, user(), user()).map_err(|it| it.to_string())?;
        let mut made = command(&programs.join("initdb"), &folder);
        made.args(["-U", "slowboat", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D"]);
        let made = made.arg(folder.join("data")).output().map_err(|it| it.to_string())?;
        if !made.status.success() {
            return Err(String::from_utf8_lossy(&made.stderr).into_owned());
        }
        let mut keeper = command(Path::new("/bin/sh"), &folder);
        keeper.args(["-c", KEEPER, "sh"]).arg(&programs).arg(&folder).arg(settings);
        // What this process is told by its terminal is not meant for the server.
        let keeper = keeper.stdin(Stdio::piped()).process_group(0).spawn().map_err(|it| it.to_string())?;
        Ok(Cluster { folder, keeper: Some(keeper) })
    }

    /// Breaks every connection and comes back. Whatever was committed is there.
    pub(crate) fn restart(&self, how: &str) {
        let mut again = command(&programs().unwrap().join("pg_ctl"), &self.folder);
        let again = again.arg("-D").arg(self.folder.join("data")).args(["-m", how, "-w", "-l"]);
        let again = again.arg(self.folder.join("log")).arg("restart").stdout(Stdio::null()).status();
        assert!(again.unwrap().success());
    }

    /// The seconds that it has worked, all its processes together.
    pub(crate) fn worked(&self) -> f64 {
        let first = std::fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap();
        let first: u32 = first.lines().next().unwrap().parse().unwrap();
        let children = std::fs::read_to_string(format!("/proc/{first}/task/{first}/children")).unwrap_or_default();
        children.split_whitespace().filter_map(|it| it.parse().ok()).map(worked).sum::<f64>() + worked(first)
    }

    /// The address of one of its databases.
    pub(crate) fn url(&self, database: &str) -> String {
        format!("postgres:///{database}?host={}&user=slowboat", self.folder.display())
    }

    /// The address of a new and empty database.
    pub(crate) async fn fresh(&self) -> String {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test{}", NEXT.fetch_add(1, Ordering::Relaxed));
        self.create(&name).await;
        self.url(&name)
    }

    pub(crate) async fn create(&self, name: &str) {
        let mut plain = self.plain().await;
        let sql = format!("CREATE DATABASE {name} TEMPLATE template0");
        sqlx::query(AssertSqlSafe(sql)).execute(&mut plain).await.unwrap();
        plain.close().await.unwrap();
    }

    pub(crate) async fn plain(&self) -> PgConnection {
        self.at(&self.url("postgres")).await
    }

    /// A connection of its own to one of its databases.
    pub(crate) async fn at(&self, url: &str) -> PgConnection {
        for _ in 0..600 {
            if let Ok(plain) = PgConnection::connect(url).await {
                return plain;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let mut log = String::new();
        let _ = std::fs::File::open(self.folder.join("log")).and_then(|mut it| it.read_to_string(&mut log));
        panic!("the server does not answer: {log}")
    }
}

/// The seconds that a process has worked, with those of its children that have ended.
pub(crate) fn worked(process: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    fields.iter().skip(11).take(4).filter_map(|it| it.parse::<f64>().ok()).sum::<f64>() / 100.0
}

/// Whose processes they are: PostgreSQL does not run as root.
fn user() -> Option<u32> {
    rustix::process::geteuid().is_root().then_some(65534)
}

fn command(program: &Path, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder);
    if let Some(user) = user() {
        command.uid(user).gid(user);
    }
    command
}

/// Where PostgreSQL's programs are: Debian keeps them out of PATH. The newest, if there are several.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut debian: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|it| it.path().join("bin"))
        .collect();
    debian.sort_by_key(|it| it.parent().and_then(|it| it.file_name()?.to_str()?.parse::<u32>().ok()));
    let all = debian.into_iter().rev().chain(std::env::split_paths(&path));
    all.into_iter().find(|it| it.join("initdb").is_file() && it.join("postgres").is_file())
}

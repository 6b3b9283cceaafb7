//! Why the bot does not start: each failure names the file or address, the cause and what helps, with its exit code.

use std::net::TcpListener;
use std::time::Duration;

use slowboat::sandbox::{Sandbox, SandboxOptions};
use slowboat::store::Store;
use sqlx::sqlite::{SqliteConnectOptions, SqliteLockingMode};
use sqlx::{Connection as _, SqliteConnection};

use super::home::{Done, Home};

const TOKEN: (&str, &str) = ("SLOWBOAT_DISCORD__TOKEN", "sandbox.canary");

fn run(home: &Home, url: &str) -> Done {
    home.run_with(&["run", "--base-url", url], &[TOKEN])
}

/// An address at which nobody listens.
fn nowhere() -> String {
    format!("http://{}", TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap())
}

#[test]
fn a_place_that_cannot_be_written_is_named() {
    let home = Home::new();
    let file = home.write("letter.txt", "no folder");
    let data = file.join("data");
    let with = [TOKEN, ("SLOWBOAT_STORE__DATA_DIR", data.to_str().unwrap())];
    home.run_with(&["run"], &with).failed(73, &[data.to_str().unwrap(), "store.data_dir", "may the bot's user write"]);
}

/// No file may grow: as on a disk that is full or fails.
#[test]
fn a_disk_that_takes_nothing_is_named_with_the_room_that_is_left() {
    let home = Home::new();
    let mut shell = home.command_after("ulimit -f 0", &["run", "--base-url", &nowhere()]);
    let output = shell.env(TOKEN.0, TOKEN.1).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(73), "{said}");
    let file = home.data().join("slowboat.db");
    assert!(
        said.contains(file.to_str().unwrap()) && said.contains("bytes are left in") && said.contains("disk"),
        "{said}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_another_program_holds_is_named() {
    let home = Home::new();
    Store::open(&home.data()).await.unwrap().close().await;
    let file = home.data().join("slowboat.db");
    let options = SqliteConnectOptions::new().filename(&file).locking_mode(SqliteLockingMode::Exclusive);
    let mut other = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql("BEGIN EXCLUSIVE; PRAGMA user_version = 6; COMMIT").execute(&mut other).await.unwrap();
    run(&home, &nowhere()).failed(75, &[file.to_str().unwrap(), "another program holds it"]);
    other.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_and_the_clock_are_looked_at_by_the_doctor_too() {
    let sandbox =
        Sandbox::start(SandboxOptions { bot_token: Some(TOKEN.1.to_owned()), ..Default::default() }).await.unwrap();
    let (home, url) = (Home::new(), sandbox.base_url());
    let doctor = |url: &str, token: &str| home.run_with(&["doctor", "--base-url", url], &[(TOKEN.0, token)]);
    assert!(doctor(&url, TOKEN.1).well().contains("Discord: can be reached, and knows the token"));
    let wrong = doctor(&url, "another");
    wrong.failed(1, &["not everything is well"]);
    assert!(wrong.out.contains("does not know this token") && wrong.out.contains("developer portal"), "{}", wrong.out);
    let url = nowhere();
    let away = run(&home, &url);
    away.failed(69, &[&url, "cannot be reached", "refused"]);
    let offline = home.run_with(&["doctor", "--offline"], &[TOKEN]);
    assert!(!offline.well().contains("Discord"), "{}", offline.out);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_off_by_days_is_named_with_both_times() {
    let sandbox =
        Sandbox::start(SandboxOptions { bot_token: Some(TOKEN.1.to_owned()), ..Default::default() }).await.unwrap();
    sandbox.control().advance(Duration::from_secs(2 * 24 * 3_600 + 60));
    let (home, url) = (Home::new(), sandbox.base_url());
    run(&home, &url).failed(78, &["48 hours behind", "Set it"]);
    let doctor = home.run_with(&["doctor", "--base-url", &url], &[TOKEN]);
    assert!(doctor.out.contains("48 hours behind that of Discord"), "{}", doctor.out);
}

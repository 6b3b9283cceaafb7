//! The program and a PostgreSQL server: what it says, with which exit code, and how games get there and back.

use std::net::TcpListener;

use slowboat::store::Store;

use super::home::Home;
use crate::common::stores;

const TOKEN: (&str, &str) = ("SLOWBOAT_DISCORD__TOKEN", "sandbox.canary");
const URL: &str = "SLOWBOAT_STORE__URL";

#[test]
fn a_server_that_does_not_answer_is_named_without_the_password() {
    let home = Home::new();
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let url = format!("postgres://boat:precious@127.0.0.1:{port}/club");
    let done = home.run_with(&["run"], &[TOKEN, (URL, &url)]);
    done.failed(69, &["the database server cannot be reached", "PostgreSQL database club at 127.0.0.1", "refused"]);
    let shown = home.run_with(&["config", "print"], &[(URL, &url)]);
    for said in [&done.out, &done.err, &shown.out] {
        assert!(!said.contains("precious"), "{said}");
    }
    let done = home.run_with(&["run"], &[TOKEN, (URL, "mysql://club")]);
    done.failed(78, &["store.url must be the address of a PostgreSQL database"]);
}

#[test]
fn backups_of_a_server_are_left_to_its_own_tools() {
    let home = Home::new();
    let file = home.write("copy.db", "");
    for (command, tool) in [("backup", "pg_dump"), ("restore", "pg_restore")] {
        let done = home.run_with(&[command, file.to_str().unwrap()], &[(URL, "postgres://boat@nowhere/club")]);
        done.failed(2, &[tool, "slowboat move"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_process_plays_on_a_server_and_games_go_there_and_back() {
    let Some(url) = stores::fresh_url().await else { return };
    let home = Home::new();
    let (there, back) = (home.data(), home.path("back"));
    Store::open(&there).await.unwrap().close().await;
    let wrong = url.replace("postgres:///", "postgres:///no_");
    home.run_with(&["run"], &[TOKEN, (URL, &wrong)]).failed(78, &["no_", "does not exist"]);
    let doctor = home.run_with(&["doctor"], &[(URL, &url)]);
    assert!(doctor.out.contains("database: none yet"), "{}", doctor.out);

    let places = ["move", "--from", there.to_str().unwrap(), "--to", "store.url"];
    let moved = home.run_with(&places, &[(URL, &url)]);
    assert!(moved.well().contains("0 games, 0 rows"), "{}", moved.out);
    let doctor = home.run_with(&["doctor"], &[(URL, &url)]);
    assert!(doctor.out.contains("database: sound") && doctor.out.contains("open games: 0"), "{}", doctor.out);

    let playing = Store::connect(&url).await.unwrap();
    home.run_with(&places, &[(URL, &url)]).failed(75, &["another process uses PostgreSQL database"]);
    playing.close().await;
    home.run_with(&["move", "--from", &url, "--to", back.to_str().unwrap()], &[]).well();
    home.run_with(&places, &[]).failed(78, &["store.url is not set"]);
    Store::open(&back).await.unwrap();
}

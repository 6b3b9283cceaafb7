//! What the club does for its database while it runs.

use std::sync::atomic::Ordering;

use slowboat::host::{Host, Upkeep};
use slowboat::store::{Store, Write};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};

use crate::common::*;

const MIB: usize = 1 << 20;

async fn club(dir: &std::path::Path) -> (Store, Club) {
    let store = stores::open(dir).await;
    let club = Club::with(store.clone(), Fault::None).await;
    (store, club)
}

impl Club {
    fn upkeep(&self) -> Upkeep {
        Upkeep::new(self.clock.0.load(Ordering::Relaxed))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_old_is_forgotten_without_a_restart() {
    let dir = tempfile::tempdir().unwrap();
    let (_store, club) = club(dir.path()).await;
    let game = club.game(1, 2).await;
    club.say(game, 0, "walk").await.unwrap();
    let rows = stores::books(dir.path()).await;
    let (inbox, outbox) = ("SELECT count(*) FROM inbox", "SELECT count(*) FROM outbox");
    let owed = rows.number("SELECT count(*) FROM outbox WHERE state = 'owed'").await;
    let mut state = club.upkeep();
    club.wait(31 * 24 * 60 * MINUTE);
    assert!(rows.number(inbox).await > 0 && rows.number(outbox).await > owed);
    club.host.upkeep(&mut state).await.unwrap();
    assert_eq!((rows.number(inbox).await, rows.number(outbox).await), (0, owed));
    // Not again before an hour has passed.
    club.say(game, 0, "north").await.unwrap();
    club.wait(MINUTE);
    club.host.upkeep(&mut state).await.unwrap();
    assert_eq!(rows.number(inbox).await, 1);
}

#[tokio::test]
async fn games_that_nobody_uses_leave_memory_and_come_back_as_they_were() {
    let club = Club::new().await;
    let [idle, used] = [club.game(1, 2).await, club.game(2, 2).await];
    club.line(idle, "A walk").await;
    let before = club.host.table(idle).await.unwrap();
    let mut state = club.upkeep();
    let in_memory = async || club.host.vitals().await.unwrap().games_in_memory;
    for _ in 0..10 {
        club.host.upkeep(&mut state).await.unwrap();
        club.host.table(used).await.unwrap();
    }
    assert_eq!(in_memory().await, 2);
    club.host.upkeep(&mut state).await.unwrap();
    assert_eq!(in_memory().await, 1);
    assert_eq!(club.host.table(idle).await.unwrap(), before);
    assert_eq!(in_memory().await, 2);
}

/// Somebody who reads for long, such as a backup, makes the log grow; then it is emptied although others go on reading.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_the_database_stays_small_under_load() {
    // A server looks after its own.
    if stores::on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let (store, club) = club(dir.path()).await;
    let write = |number: usize| {
        let (store, facts) = (store.clone(), "x".repeat(MIB));
        async move { store.write(&[Write::Facts { digest: number.to_string(), game: "fair".to_owned(), facts }]).await }
    };
    let file = SqliteConnectOptions::new().filename(dir.path().join("slowboat.db"));
    let mut long = SqliteConnection::connect_with(&file).await.unwrap();
    let mut reader = long.begin().await.unwrap();
    sqlx::query("SELECT count(*) FROM games").execute(&mut *reader).await.unwrap();
    let mut state = club.upkeep();
    for number in 0..20 {
        write(number).await.unwrap();
    }
    club.host.upkeep(&mut state).await.unwrap();
    assert!(store.sizes().log as usize > 16 * MIB, "the reader still needs it: {:?}", store.sizes());
    reader.rollback().await.unwrap();

    let host: Host = club.host.clone();
    let busy = tokio::spawn({
        let store = store.clone();
        async move {
            loop {
                store.open_games().await.unwrap();
            }
        }
    });
    let upkeep = tokio::spawn(async move {
        loop {
            host.upkeep(&mut state).await.unwrap();
            tokio::task::yield_now().await;
        }
    });
    let mut most = 0;
    for number in 20..60 {
        write(number).await.unwrap();
        most = most.max(if number > 30 { store.sizes().log } else { 0 });
    }
    busy.abort();
    upkeep.abort();
    assert!((most as usize) < 24 * MIB, "{most} bytes at most");
    assert!(store.sizes().database as usize > 40 * MIB, "{:?}", store.sizes());
}

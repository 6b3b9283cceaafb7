//! The doctor only reads: before, beside and after a bot, it leaves every file as it was.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use slowboat::games::Registry;
use slowboat::host::{Host, InteractionId, Level, Settings, SystemClock, Wish};
use slowboat::store::Store;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};

use super::home::Home;
use crate::common::{Commands as _, person, place, user};

/// Every file of a folder.
fn files(dir: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(dir).unwrap().map(|it| it.unwrap());
    entries
        .filter(|it| it.path().is_file())
        .map(|it| (it.file_name().to_string_lossy().into_owned(), fs::read(it.path()).unwrap()))
        .collect()
}

/// Three games in which a robot is awaited.
async fn games(dir: &Path) -> (Store, Host) {
    let store = Store::open(dir).await.unwrap();
    let registry = Registry::load(None).unwrap();
    let settings = Settings { robot_delay: Duration::from_secs(3_600), ..Settings::default() };
    let host = Host::start_with(store.clone(), registry, Arc::new(SystemClock), settings).await.unwrap();
    for channel in 1..=3 {
        let wish =
            Wish { game: "perseverance".to_owned(), robots: Some(Level::Random), seats: Some(2), ..Wish::default() };
        let table = host.lobby(InteractionId(channel), place(channel), person(0), wish).await.unwrap();
        host.begin(InteractionId(100 + channel), table.id, user(0)).await.unwrap();
        let taken = host.stand_in(
            InteractionId(200 + channel),
            table.id,
            user(0),
            false,
            slowboat::engine::Seat(0),
            Level::Random,
        );
        taken.await.unwrap();
    }
    (store, host)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_plays_no_game_and_writes_nothing() {
    let home = Home::new();
    let (store, host) = games(&home.data()).await;
    let with = [("SLOWBOAT_ROBOTS__DELAY_MS", "0")];

    // Beside a bot that has it open.
    let before = files(&home.data());
    let doctor = home.run_with(&["doctor"], &with);
    assert!(doctor.well().contains("open games: 3, in trouble: 0"), "{}", doctor.out);
    let after = files(&home.data());
    for name in ["slowboat.db", "slowboat.db-wal"] {
        assert!(before[name] == after[name], "{name} has changed");
    }

    // After a kill, with what was written last in the log only.
    let killed = Home::new();
    fs::create_dir_all(killed.data()).unwrap();
    for (name, bytes) in &before {
        fs::write(killed.data().join(name), bytes).unwrap();
    }
    let doctor = killed.run_with(&["doctor"], &with);
    assert!(doctor.well().contains("open games: 3, in trouble: 0"), "{}", doctor.out);
    assert!(files(&killed.data()) == before, "the files of a killed bot have changed");

    // After an orderly end.
    drop(host);
    store.close().await;
    let before = files(&home.data());
    let doctor = home.run_with(&["doctor", "--json"], &with);
    let json: Value = serde_json::from_str(doctor.well()).unwrap();
    assert_eq!((json["games"].as_array().unwrap().len(), &json["games"][2]["answers"]), (3, &0.into()));
    assert!(json["free_bytes"].as_u64().unwrap() > 0);
    assert!(files(&home.data()) == before, "the files of a bot that has ended have changed");
}

async fn change(home: &Home, sql: &'static str) {
    let options = SqliteConnectOptions::new().filename(home.data().join("slowboat.db"));
    let mut file = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_says_what_is_wrong_and_what_helps() {
    let home = Home::new();
    let (store, host) = games(&home.data()).await;
    drop(host);
    store.close().await;
    let doctor = home.run(&["doctor"]);
    assert!(doctor.well().contains("backup: none yet in"), "{}", doctor.out);

    change(&home, "INSERT INTO outages VALUES (1, 'full', 'the disk was full', 1790000000000, 1790000060000, 7)").await;
    let doctor = home.run(&["doctor"]);
    assert!(
        doctor.well().contains("2026-09-21 14:13 UTC to 2026-09-21 14:14 UTC, the disk was full"),
        "{}",
        doctor.out
    );

    change(&home, "UPDATE games SET opened_at = opened_at + 1 WHERE id = 2").await;
    let doctor = home.run(&["doctor"]);
    doctor.failed(1, &["not everything is well"]);
    assert!(doctor.out.contains("in trouble: 1") && doctor.out.contains("is not what was written"), "{}", doctor.out);

    let tomorrow = "INSERT INTO answers SELECT 1, 0, 0, 'a', 'b', 0, 0, (unixepoch() + 3 * 86400) * 1000, 1";
    change(&home, tomorrow).await;
    let doctor = home.run(&["doctor"]);
    assert!(doctor.out.contains("clock: it is") && doctor.out.contains("set the clock"), "{}", doctor.out);

    change(&home, "PRAGMA user_version = 5").await;
    let before = files(&home.data());
    let doctor = home.run(&["doctor"]);
    assert!(
        doctor.well().contains("of an older version") && doctor.out.contains("brought up to date"),
        "{}",
        doctor.out
    );
    assert!(files(&home.data()) == before, "it brings nothing up to date");
    change(&home, "PRAGMA user_version = 999").await;
    home.run(&["doctor"]).failed(78, &["newer version", "999", "restore"]);

    change(&home, "PRAGMA user_version = 6").await;
    let mut bytes = fs::read(home.data().join("slowboat.db")).unwrap();
    let at = bytes.len() / 2;
    bytes[at..at + 6_000].fill(0x5a);
    fs::write(home.data().join("slowboat.db"), &bytes).unwrap();
    home.run(&["doctor"]).failed(65, &["slowboat.db is damaged", "slowboat restore"]);
    home.run_with(&["run"], &[("SLOWBOAT_DISCORD__TOKEN", "none")]).failed(65, &["slowboat.db is damaged", "restore"]);
}

//! Bits that flip on the disk: whatever of a game they change is noticed, that game stops with its reason, and the others
//! play on. What the doctor looks at is the file itself and then each game.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use slowboat::engine::Plain;
use slowboat::engine::Words as _;
use slowboat::host::{Denied, GameId, Host, Phase};
use slowboat::store::Store;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};

use crate::common::*;

const FLIPS: usize = 1_200;

/// Two games, and the bytes of their database.
async fn played(dir: &Path) -> Vec<u8> {
    let store = Store::open(dir).await.unwrap();
    let club = Club::with(store.clone(), Fault::None).await;
    let (one, other) = (club.game(1, 2).await, club.game(2, 3).await);
    club.line(one, "A walk, A north, B walk, B south, A count, A 7").await;
    club.line(other, "A walk, A south, B bid, A low, B high, B 3").await;
    club.drain().await;
    drop(club);
    store.close().await;
    fs::read(dir.join("slowboat.db")).unwrap()
}

fn flipped(bytes: &[u8], at: usize, bit: usize) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    let mut bytes = bytes.to_vec();
    bytes[at] ^= 1 << bit;
    fs::write(dir.path().join("slowboat.db"), bytes).unwrap();
    dir
}

/// What each game is made of; nothing if it cannot even be read.
async fn content(dir: &Path) -> Option<BTreeMap<i64, Vec<Vec<u8>>>> {
    let options = SqliteConnectOptions::new().filename(dir.join("slowboat.db")).read_only(true).immutable(true);
    let mut file = SqliteConnection::connect_with(&options).await.ok()?;
    let mut all: BTreeMap<i64, Vec<Vec<u8>>> = BTreeMap::new();
    for (table, game, columns) in [
        (
            "games",
            "id",
            "code game rules edition options content seed guild channel phase trouble room creator outcome",
        ),
        ("seats", "game", "seat user name robot"),
        ("answers", "game", "n seat ask key secret team at"),
    ] {
        let columns: Vec<String> = columns.split(' ').map(|it| format!("typeof({it}) || hex({it})")).collect();
        let sql = format!("SELECT {game}, CAST({} AS BLOB) FROM {table}", columns.join(" || '.' || "));
        let rows: Vec<(i64, Vec<u8>)> = sqlx::query_as(AssertSqlSafe(sql)).fetch_all(&mut file).await.ok()?;
        for (game, row) in rows {
            all.entry(game).or_default().push(row);
        }
    }
    file.close().await.ok()?;
    Some(all)
}

#[tokio::test]
async fn every_flip_that_changes_a_game_is_noticed() {
    let dir = tempfile::tempdir().unwrap();
    let bytes = played(dir.path()).await;
    let sound = content(dir.path()).await.unwrap();
    assert_eq!(sound.len(), 2);
    let used: Vec<usize> = (100..bytes.len()).filter(|it| bytes[*it] != 0).collect();
    let (mut dice, mut changing, mut refused) = (Dice(5), 0, 0);
    for _ in 0..FLIPS {
        let (at, bit) = (used[dice.below(used.len())], dice.below(8));
        let copy = flipped(&bytes, at, bit);
        let now = content(copy.path()).await;
        if now.as_ref() == Some(&sound) {
            continue;
        }
        changing += 1;
        let findings = match Store::look(copy.path()).await {
            Ok(Some(store)) => {
                // A row that only its index still puts into its game: nothing that is read has changed, and SQLite says so.
                let damage = store.integrity().await;
                Host::look(store, registry(Fault::None)).await.map(|it| (it, damage.is_ok_and(|it| it.is_empty())))
            }
            Ok(None) => panic!("byte {at}, bit {bit}: the database is gone"),
            // What is not even a database any more is not played on.
            Err(_) => {
                refused += 1;
                continue;
            }
        };
        let Ok((findings, is_file_sound)) = findings else {
            refused += 1;
            continue;
        };
        let is_noticed = findings.iter().any(|it| it.trouble.is_some()) || !is_file_sound;
        assert!(is_noticed, "byte {at}, bit {bit} goes unseen: {now:?}");
        for finding in findings.iter().filter(|it| it.trouble.is_some()) {
            let same = now.as_ref().is_some_and(|it| it.get(&finding.game.0) == sound.get(&finding.game.0));
            assert!(!same || !is_file_sound, "byte {at}, bit {bit}: {} is well", finding.code);
        }
    }
    println!("{changing} of {FLIPS} flips changed a game: all noticed, {refused} of them before any game is read");
    assert!(changing >= 69 && refused < changing, "{changing} {refused}");
}

/// The place of a text in the file, which stands there once.
fn place_of(bytes: &[u8], text: &str) -> usize {
    let all: Vec<usize> = (0..bytes.len()).filter(|it| bytes[*it..].starts_with(text.as_bytes())).collect();
    assert_eq!(all.len(), 1, "{text} stands at {all:?}");
    all[0]
}

#[tokio::test]
async fn a_game_with_a_changed_answer_stops_before_it_and_others_play_on() {
    let dir = tempfile::tempdir().unwrap();
    let bytes = played(dir.path()).await;
    let (one, other) = (GameId(1), GameId(2));
    // From 7 to 6: an answer that the rules would take.
    let at = place_of(&bytes, "count7") + 5;
    let copy = flipped(&bytes, at, 0);
    let club = Club::at(copy.path(), Fault::None).await;
    let table = club.host.table(one).await.unwrap();
    assert_eq!((table.phase, table.n), (Phase::Paused, 5));
    assert_eq!(Plain.say(&table.why.unwrap()), "host-why-altered(at=5)");
    assert_eq!(club.told().await, ["paused 5 []"]);
    assert!(matches!(club.say(one, 1, "walk").await, Err(Denied::Paused { .. })));
    club.line(other, "C high, C 4").await;
    let findings = club.host.doctor().await.unwrap();
    assert_eq!(findings.iter().map(|it| it.trouble.is_some()).collect::<Vec<_>>(), [true, false]);
    drop(club);
    let club = Club::at(copy.path(), Fault::None).await;
    assert_eq!(club.host.table(one).await.unwrap().phase, Phase::Paused, "it does not go on by itself");
    let table = club.host.rewind(club.press(), one).await.unwrap();
    assert_eq!((table.phase, table.n), (Phase::Running, 5));
    club.line(one, "A 7, B walk").await;
    drop(club);
    let club = Club::at(copy.path(), Fault::None).await;
    assert_eq!((club.host.table(one).await.unwrap().phase, club.n(one).await), (Phase::Running, 7));
}

/// The two ways in which answers can go missing from a list: in the middle, and at the end.
#[tokio::test]
async fn an_answer_that_strays_into_another_game_is_missed() {
    for n in [3, 5] {
        let dir = tempfile::tempdir().unwrap();
        played(dir.path()).await;
        let options = SqliteConnectOptions::new().filename(dir.path().join("slowboat.db"));
        let mut file = SqliteConnection::connect_with(&options).await.unwrap();
        let stray = format!(
            "PRAGMA foreign_keys = OFF; DROP TRIGGER answers_stay; UPDATE answers SET game = 99 WHERE game = 2 AND n = {n}"
        );
        sqlx::raw_sql(AssertSqlSafe(stray)).execute(&mut file).await.unwrap();
        file.close().await.unwrap();
        let store = Store::look(dir.path()).await.unwrap().unwrap();
        assert_eq!(store.altered(GameId(2)).await.unwrap(), Some(n));
        assert_eq!(store.altered(GameId(1)).await.unwrap(), None);
    }
}

#[tokio::test]
async fn a_game_whose_seats_or_terms_have_changed_stays_paused_until_a_moderator_takes_it_on() {
    let dir = tempfile::tempdir().unwrap();
    let bytes = played(dir.path()).await;
    // Only the second game has a third person.
    let copy = flipped(&bytes, place_of(&bytes, "Person 2"), 1);
    for _ in 0..2 {
        let club = Club::at(copy.path(), Fault::None).await;
        let table = club.host.table(GameId(2)).await.unwrap();
        assert_eq!((table.phase, table.n), (Phase::Paused, 6));
        assert_eq!(club.host.table(GameId(1)).await.unwrap().phase, Phase::Running);
    }
    let club = Club::at(copy.path(), Fault::None).await;
    let table = club.host.rewind(club.press(), GameId(2)).await.unwrap();
    assert_eq!((table.phase, table.n), (Phase::Running, 6));
    club.line(GameId(2), "C high").await;
}

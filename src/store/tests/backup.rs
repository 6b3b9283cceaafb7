//! Copies that are made under load, how many of them stay, and the way back from one.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use super::super::Nightly;
use super::super::backup::nightly_copies;
use super::*;

const DAY: i64 = 24 * 3_600_000;
/// Noon of a day.
const NOON: i64 = 20_000 * DAY + DAY / 2;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nightly_copies_are_whole_under_load_and_only_so_many_stay() {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(dir.path()).await.unwrap();
    open(&store, 1, &[]).await.unwrap();
    let (stop, given) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU32::new(0)));
    let load = tokio::spawn({
        let (store, stop, given) = (store.clone(), stop.clone(), given.clone());
        async move {
            for n in 0.. {
                if stop.load(Ordering::Relaxed) {
                    return;
                }
                store.write(&[answer(1, n)]).await.unwrap();
                given.store(n + 1, Ordering::Relaxed);
            }
        }
    });
    let plan = Nightly { folder: dir.path().join("copies"), hour: 3, kept: 3 };
    for day in 0..6 {
        let before = given.load(Ordering::Relaxed);
        let copy = store.nightly(&plan, NOON + day * DAY).await.unwrap().expect("one is due");
        let after = given.load(Ordering::Relaxed) + 1;
        assert_eq!(store.nightly(&plan, NOON + day * DAY).await.unwrap(), None, "one a day");
        assert_eq!(store.nightly(&plan, NOON + day * DAY + DAY / 2 + 1).await.unwrap(), None, "not before three");
        let copied = Store::of_file(&copy).await.unwrap();
        assert_eq!(copied.altered(GameId(1)).await.unwrap(), None);
        let held = copied.answers(GameId(1)).await.unwrap().len() as u32;
        assert!((before..=after).contains(&held), "{before} to {after}, not {held}");
        // Some load between one night and the next.
        while given.load(Ordering::Relaxed) < after + 20 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    stop.store(true, Ordering::Relaxed);
    load.await.unwrap();
    let stay: Vec<String> =
        nightly_copies(&plan.folder).iter().map(|it| it.file_name().unwrap().to_string_lossy().into_owned()).collect();
    assert_eq!(stay, ["slowboat-2024-10-07.db", "slowboat-2024-10-08.db", "slowboat-2024-10-09.db"]);
    let none = Nightly { kept: 0, ..plan };
    assert_eq!(store.nightly(&none, NOON + 9 * DAY).await.unwrap(), None);
}

#[tokio::test]
async fn a_copy_takes_the_place_of_the_database_and_what_was_there_is_kept() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("data");
    let store = Store::open(&data).await.unwrap();
    open(&store, 1, &[answer(1, 0)]).await.unwrap();
    let copy = dir.path().join("copy.db");
    store.backup(&copy).await.unwrap();
    store.write(&[answer(1, 1), answer(1, 2)]).await.unwrap();
    assert!(matches!(Store::restore(&data, &copy, false).await, Err(StoreError::Locked { .. })));
    assert_eq!(store.answers(GameId(1)).await.unwrap().len(), 3);
    // As after a kill: what was written last is in the log only, and belongs to the file that is replaced.
    let killed = dir.path().join("killed");
    fs::create_dir(&killed).unwrap();
    for file in ["slowboat.db", "slowboat.db-wal"] {
        fs::copy(data.join(file), killed.join(file)).unwrap();
    }
    store.close().await;
    for (dir, what) in [(&data, "closed"), (&killed, "killed")] {
        let kept = Store::restore(dir, &copy, false).await.unwrap().expect("something was there");
        let store = Store::open(dir).await.unwrap();
        assert_eq!(store.answers(GameId(1)).await.unwrap().len(), 1, "{what}");
        assert_eq!(store.integrity().await.unwrap(), Vec::<String>::new());
        store.close().await;
        Store::restore(dir, &kept, false).await.unwrap();
        let store = Store::open(dir).await.unwrap();
        assert_eq!(store.answers(GameId(1)).await.unwrap().len(), 3, "{what}: nothing of what was replaced is lost");
        store.close().await;
    }
    let fresh = dir.path().join("fresh");
    assert_eq!(Store::restore(&fresh, &copy, false).await.unwrap(), None);
    assert_eq!(Store::open(&fresh).await.unwrap().answers(GameId(1)).await.unwrap().len(), 1);
}

#[tokio::test]
async fn what_is_not_sound_is_not_restored() {
    let dir = tempfile::tempdir().unwrap();
    let (data, copy) = (dir.path().join("data"), dir.path().join("copy.db"));
    let store = Store::open(&data).await.unwrap();
    open(&store, 1, &[answer(1, 0)]).await.unwrap();
    store.backup(&copy).await.unwrap();
    store.close().await;
    let before = fs::read(data.join("slowboat.db")).unwrap();
    let sound = fs::read(&copy).unwrap();

    let mut direct = plain(&copy).await;
    sqlx::query("UPDATE games SET seed = replace(seed, '0', '1')").execute(&mut direct).await.unwrap();
    direct.close().await.unwrap();
    let refused = Store::restore(&data, &copy, false).await;
    assert!(matches!(&refused, Err(StoreError::Altered { codes, .. }) if codes == "CODE1"), "{refused:?}");

    let mut torn = sound.clone();
    let at = torn.len() / 2;
    // More than one page: a page that is free may hold anything.
    torn[at..at + 20_000].fill(0xa5);
    fs::write(&copy, &torn).unwrap();
    assert!(Store::restore(&data, &copy, true).await.is_err());
    fs::write(&copy, "a letter").unwrap();
    assert!(matches!(Store::restore(&data, &copy, true).await, Err(StoreError::Foreign { .. })));
    fs::write(&copy, &sound).unwrap();
    let mut direct = plain(&copy).await;
    sqlx::query("PRAGMA user_version = 999").execute(&mut direct).await.unwrap();
    direct.close().await.unwrap();
    assert!(matches!(Store::restore(&data, &copy, true).await, Err(StoreError::Newer { .. })));

    assert_eq!(fs::read(data.join("slowboat.db")).unwrap(), before, "nothing was replaced");
    let left: Vec<_> = fs::read_dir(&data).unwrap().map(|it| it.unwrap().file_name()).collect();
    assert_eq!(left.len(), 2, "the database and its lock: {left:?}");
}

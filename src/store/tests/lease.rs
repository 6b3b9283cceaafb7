//! Who may write on a server, and who no longer.

use std::time::{Duration, Instant};

use super::cluster::cluster;
use super::*;
use crate::store::sql::Base;

/// How many writes are tried by who has lost the database.
const TRIES: usize = 10_000;

fn says(what: &str) -> GameRow {
    GameRow { id: GameId(1), edition: what.to_owned(), ..row(1) }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_lost_the_database_can_write_nothing_more() {
    let Some(cluster) = cluster() else { return };
    let url = cluster.fresh().await;
    let frozen = Store::connect(&url).await.unwrap();
    open(&frozen, 1, &[answer(1, 0)]).await.unwrap();
    // As if it had been stopped for longer than its lease lasts.
    let mut plain = cluster.at(&url).await;
    sqlx::query("UPDATE shards SET until = '-infinity'").execute(&mut plain).await.unwrap();
    let next = Store::connect(&url).await.unwrap();
    next.write(&[answer(1, 1)]).await.unwrap();
    let tries = (0..8).map(|_| {
        let frozen = frozen.clone();
        tokio::spawn(async move {
            let mut refused = 0;
            for n in 0..TRIES / 8 {
                let writes =
                    [answer(1, 2), Write::Game(Box::new(says("stale"))), Write::NoRedo { game: GameId(1), seat: None }];
                refused += usize::from(matches!(frozen.write(&writes[n % 3..]).await, Err(StoreError::Lost)));
            }
            refused
        })
    });
    let mut refused = 0;
    for it in tries {
        refused += it.await.unwrap();
    }
    assert_eq!(refused, TRIES);
    assert!(matches!(open(&frozen, 2, &[]).await, Err(StoreError::Lost)), "and opens no table");
    assert_eq!(next.game(GameId(1)).await.unwrap().unwrap().edition, row(1).edition);
    assert_eq!(next.answers(GameId(1)).await.unwrap().len(), 2);
    tokio::time::timeout(Duration::from_secs(10), frozen.lost()).await.expect("it notices");
    next.write(&[answer(1, 2)]).await.unwrap();
}

#[tokio::test]
async fn who_has_slept_too_long_asks_whether_another_has_taken_over() {
    let Some(cluster) = cluster() else { return };
    let url = cluster.fresh().await;
    let store = Store::connect(&url).await.unwrap();
    let Base::Server { lease: Some(lease), .. } = &store.0.base else { panic!("it is on a server") };
    assert!(!store.is_lost().await);
    lease.run_out();
    assert!(!store.is_lost().await, "nobody else has it");
    let mut plain = cluster.at(&url).await;
    sqlx::query("UPDATE shards SET owner = 'another', epoch = epoch + 1").execute(&mut plain).await.unwrap();
    lease.run_out();
    assert!(store.is_lost().await);
}

#[tokio::test]
async fn a_database_that_is_left_is_free_at_once_and_one_in_use_is_not() {
    let Some(cluster) = cluster() else { return };
    let url = cluster.fresh().await;
    for how in 0..3 {
        let store = Store::connect(&url).await.unwrap();
        open(&store, 10 + how, &[]).await.unwrap();
        match how {
            0 => store.close().await,
            // Its connections break with it.
            _ => drop(store),
        }
        let since = Instant::now();
        let next = Store::connect(&url).await.unwrap();
        assert!(since.elapsed() < Duration::from_secs(8), "{how}: {:?}", since.elapsed());
        next.close().await;
    }
    let store = Store::connect(&url).await.unwrap();
    assert!(matches!(Store::connect(&url).await, Err(StoreError::Locked { .. })));
    open(&store, 1, &[]).await.unwrap();
}

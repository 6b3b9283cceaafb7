//! Several processes on one server: who plays which shard, and what each sees of the others.

use std::time::{Duration, Instant};

use tokio::task::JoinHandle;

use super::cluster::cluster;
use super::*;
use crate::store::{Change, ENDING, Handover, Process, Shard};

/// One process, as far as it has come.
struct One {
    process: Process,
    has: Vec<Store>,
    /// What it is to connect for.
    prepares: Vec<Shard>,
    /// It gives back what it is asked for.
    gives: bool,
    rests: Vec<Option<UserId>>,
}

impl One {
    async fn join(url: &str, shards: u32) -> One {
        let process = Process::connect(url).await.unwrap();
        process.join(shards);
        One { process, has: Vec::new(), prepares: Vec::new(), gives: true, rests: Vec::new() }
    }

    async fn hear(&mut self) {
        while let Ok(change) = tokio::time::timeout(Duration::from_millis(20), self.process.change()).await {
            match change {
                Change::Take(store) => self.has.push(store),
                Change::Lost(shard) => self.has.retain(|it| it.shard() != shard),
                Change::Prepare(shard) => self.prepares.push(shard),
                Change::Forget(shard) => self.prepares.retain(|it| *it != shard),
                Change::Leave(shard) | Change::Drop(shard) if self.gives => {
                    // It may be told so more than once.
                    if let Some(at) = self.has.iter().position(|it| it.shard() == shard) {
                        let store = self.has.remove(at);
                        self.process.leave(&store).await;
                    }
                }
                Change::Leave(_) | Change::Drop(_) => {}
                Change::Rest(user) => self.rests.push(user),
            }
        }
    }

    fn shards(&self) -> Vec<Shard> {
        let mut all: Vec<Shard> = self.has.iter().map(Store::shard).collect();
        all.sort();
        all
    }
}

/// Waits until the processes have so many shards each.
async fn settle(all: &mut [One], wanted: &[usize]) -> Duration {
    let since = Instant::now();
    loop {
        for it in all.iter_mut() {
            it.hear().await;
        }
        let have: Vec<usize> = all.iter().map(|it| it.has.len()).collect();
        if have == wanted {
            return since.elapsed();
        }
        assert!(since.elapsed() < Duration::from_secs(30), "{have:?}");
    }
}

/// Two processes that have half of so many shards each. Nothing where PostgreSQL is not installed.
async fn two(shards: u32) -> Option<[One; 2]> {
    let url = cluster()?.fresh().await;
    let mut all = [One::join(&url, shards).await, One::join(&url, shards).await];
    let half = shards as usize / 2;
    settle(&mut all, &[half, half]).await;
    Some(all)
}

/// A server whose number says that this shard of six serves it.
fn guild(shard: u64) -> Option<GuildId> {
    Some(GuildId((6_000 + shard) << 22))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_process_has_its_share_of_the_shards_and_none_has_anothers() {
    let Some(cluster) = cluster() else { return };
    let url = cluster.fresh().await;
    let mut all = vec![One::join(&url, 6).await];
    settle(&mut all, &[6]).await;
    all.push(One::join(&url, 6).await);
    settle(&mut all, &[3, 3]).await;
    all.push(One::join(&url, 6).await);
    settle(&mut all, &[2, 2, 2]).await;
    let mut shards: Vec<Shard> = all.iter().flat_map(One::shards).collect();
    shards.sort();
    assert_eq!(shards, (0..6).map(|id| Shard { id, of: 6 }).collect::<Vec<_>>());

    // One dies; the others have all of it soon.
    drop(all.remove(1));
    let taken = settle(&mut all, &[3, 3]).await;
    assert!(taken < Duration::from_secs(8), "{taken:?}");
    // One ends as it should: what it had is free at once.
    let leaver = all.remove(0);
    leaver.process.close().await;
    let taken = settle(&mut all, &[6]).await;
    assert!(taken < Duration::from_secs(3), "{taken:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shard_is_all_that_a_process_sees_of_what_is_due_and_all_that_it_writes() {
    let Some(mut all) = two(6).await else { return };
    let stores: Vec<Store> = all.iter().flat_map(|it| it.has.clone()).collect();
    let mut games = Vec::new();
    for store in &stores {
        let shard = u64::from(store.shard().id);
        let row = GameRow { guild: guild(shard), code: format!("SHARD{shard}"), ..row(shard + 1) };
        let id = store.open_game(&row, |_| Vec::new()).await.unwrap();
        games.push(id);
        for other in &stores {
            let written = other.write(&[Write::NoRedo { game: id, seat: None }]).await;
            match other.shard() == store.shard() {
                true => written.unwrap(),
                false => assert!(matches!(written, Err(StoreError::Lost)), "{written:?}"),
            }
        }
        let foreign = GameRow { guild: guild((shard + 1) % 6), code: "FOREIGN".to_owned(), ..row };
        let foreign = GameRow { channel: ChannelId(99), ..foreign };
        assert!(matches!(store.open_game(&foreign, |_| Vec::new()).await, Err(StoreError::Lost)));
    }
    for (store, game) in stores.iter().zip(&games) {
        assert_eq!(store.open_games().await.unwrap(), [*game]);
        assert!(store.game(games[0]).await.unwrap().is_some(), "each can be looked at");
    }
    // What is of no server is the first shard's.
    assert!(Shard { id: 0, of: 6 }.serves(None) && !Shard { id: 5, of: 6 }.serves(None));

    // That somebody rests otherwise is told to all.
    let rest = Write::Rest { user: UserId(5), rest: Some(Rest::default()) };
    stores[0].write(&[rest]).await.unwrap();
    let since = Instant::now();
    while !all.iter().all(|it| it.rests.contains(&Some(UserId(5)))) {
        assert!(since.elapsed() < Duration::from_secs(10), "nobody tells");
        for it in &mut all {
            it.hear().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_servers_are_divided_anew_once_nobody_has_any_of_them() {
    let Some(mut all) = two(2).await else { return };
    let before = all[1].has[0].clone();
    all[1].gives = false;
    all[0].process.want(6);
    settle(&mut all, &[0, 1]).await;
    for _ in 0..50 {
        all[0].hear().await;
    }
    assert_eq!(all[0].has.len(), 0, "the other plays on");
    all[1].gives = true;
    let store = all[1].has.remove(0);
    all[1].process.leave(&store).await;
    settle(&mut all, &[3, 3]).await;
    assert!(all.iter().flat_map(One::shards).all(|it| it.of == 6));
    let row = GameRow { guild: None, ..row(1) };
    assert!(matches!(before.open_game(&row, |_| Vec::new()).await, Err(StoreError::Lost)));
}

#[tokio::test(flavor = "multi_thread")]
async fn all_processes_identify_in_one_queue() {
    let Some(all) = two(2).await else { return };
    let since = Instant::now();
    let (first, second) = (all[0].process.handover(), all[1].process.handover());
    let of = |it: Handover, bucket: u32| async move {
        it.turn_to_identify(bucket).await.unwrap();
        since.elapsed()
    };
    let (a, b, other) = tokio::join!(of(first.clone(), 0), of(second, 0), of(first, 1));
    assert!(a.max(b) >= Duration::from_secs(5) && a.min(b) < Duration::from_secs(3), "{a:?} {b:?}");
    assert!(other < Duration::from_secs(3), "another bucket does not wait: {other:?}");
}

/// One of two goes and offers what it has, for which the other has come forward: both, whether somebody connected for it, and since when
/// it is offered.
async fn going(url: &str) -> (One, One, JoinHandle<bool>, Instant) {
    let mut all = [One::join(url, 2).await, One::join(url, 2).await];
    settle(&mut all, &[1, 1]).await;
    let [leaver, mut heir] = all;
    let (handover, shard, offered) = (leaver.process.handover(), leaver.has[0].shard(), Instant::now());
    handover.go().await;
    let offer = tokio::spawn(async move { handover.offer(shard, ENDING).await });
    while heir.prepares.is_empty() {
        heir.hear().await;
    }
    assert_eq!((heir.prepares.as_slice(), heir.has.len()), ([shard].as_slice(), 1));
    (leaver, heir, offer, offered)
}

/// The one who leaves plays on until another has connected, and that one gets it, however many want it.
#[tokio::test(flavor = "multi_thread")]
async fn a_shard_is_kept_for_whoever_has_connected_for_it() {
    let Some(cluster) = cluster() else { return };
    let url = cluster.fresh().await;
    let (leaver, heir, offer, offered) = going(&url).await;
    let (shard, mut all) = (leaver.has[0].shard(), vec![heir]);
    // Another one comes, which has no share without it.
    all.push(One::join(&url, 2).await);
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert!(!offer.is_finished(), "nobody has connected");
    leaver.has[0].write(&[]).await.unwrap();
    all[0].process.handover().ready(shard).await;
    assert!(offer.await.unwrap() && offered.elapsed() < ENDING);
    // It is more than its share by now, and would be asked back at once.
    all[0].gives = false;
    leaver.process.leave(&leaver.has[0]).await;
    while !all[0].shards().contains(&shard) {
        for it in &mut all {
            it.hear().await;
        }
        assert!(!all[1].shards().contains(&shard), "it was kept");
    }
}

/// Whoever has let the time pass in which a shard was kept for it does not go on connecting for it, and the one who leaves waits for
/// the other.
#[tokio::test(flavor = "multi_thread")]
async fn an_heir_in_whose_place_another_has_come_forward_forgets_the_shard() {
    let Some(cluster) = cluster() else { return };
    let url = cluster.fresh().await;
    let (leaver, mut heir, offer, _) = going(&url).await;
    let line = sqlx::PgPool::connect(&url).await.unwrap();
    let kept = "UPDATE shards SET heir = 'another', heir_until = now() + interval '1 minute' WHERE heir IS NOT NULL";
    assert_eq!(sqlx::query(kept).execute(&line).await.unwrap().rows_affected(), 1);
    while !heir.prepares.is_empty() {
        heir.hear().await;
    }
    heir.process.handover().ready(leaver.has[0].shard()).await;
    assert!(!offer.await.unwrap(), "it is no longer its heir");
    assert_eq!(heir.has.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_an_heir_where_there_is_none() {
    let Some(cluster) = cluster() else { return };
    let mut all = [One::join(&cluster.fresh().await, 1).await];
    settle(&mut all, &[1]).await;
    let since = Instant::now();
    assert!(!all[0].process.handover().offer(all[0].has[0].shard(), ENDING).await);
    assert!(since.elapsed() < Duration::from_secs(3), "{:?}", since.elapsed());
}

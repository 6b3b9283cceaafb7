//! Two shards of one database: each club plays its own games, and knows of the others what the database says.

use std::collections::BTreeMap;
use std::time::Duration;

use slowboat::host::*;
use slowboat::store::{Change, Process};

use crate::common::*;

/// How long it takes until all know what one has written.
const PATIENCE: Duration = Duration::from_secs(20);

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_the_club_of_its_shard_and_found_by_all() {
    let Some(url) = stores::fresh_url().await else { return };
    let mut process = Process::connect(&url).await.unwrap();
    process.join(2);
    let mut clubs = BTreeMap::new();
    while clubs.len() < 2 {
        if let Change::Take(store) = process.change().await {
            clubs.insert(store.shard().id, Club::with(store, Fault::None).await);
        }
    }
    // The server of these tests is the first shard's.
    let (own, other) = (&clubs[&0], &clubs[&1]);
    let id = own.game(1, 2).await;
    own.line(id, "A walk, A north").await;
    let elsewhere = Denied::Elsewhere { place: place(1) };
    assert_eq!(other.host.table(id).await.unwrap_err(), elsewhere);
    assert_eq!(other.host.panel(id, user(1)).await.unwrap_err(), elsewhere);
    let answer = other.host.answer(other.press(), id, user(1), None, "walk").await;
    assert_eq!(answer.unwrap_err(), elsewhere);
    assert_eq!(own.n(id).await, 2, "nothing was changed");
    let link = elsewhere.text();
    assert!(format!("{link:?}").contains("https://discord.com/channels/7/1"), "{link:?}");

    // The list of all games of a person is the same everywhere.
    let listed = |club: &Club| {
        let host = club.host.clone();
        async move { host.turns(user(1)).await.unwrap().iter().map(|it| (it.id, it.since.is_some())).collect::<Vec<_>>() }
    };
    assert_eq!(listed(other).await, [(id, true)]);
    assert_eq!(listed(own).await, listed(other).await);
    assert!(own.host.serves(place(1).guild) && !other.host.serves(place(1).guild));
    // What is owed and what is due is this shard's alone.
    assert_eq!(other.host.due(i64::MAX, 10).await.unwrap(), []);
    assert_ne!(own.host.due(i64::MAX, 10).await.unwrap(), []);

    // Who says in one shard when they rest, rests in all.
    let night = Rest { zone: Some("Europe/Warsaw".to_owned()), quiet: Some((22 * 60, 8 * 60)), ..Rest::default() };
    other.host.set_rest(user(1), Some(night.clone())).await.unwrap();
    assert_eq!(own.host.rest(user(1)), None);
    let told = async {
        while own.host.rest(user(1)).is_none() {
            if let Change::Rest(user) = process.change().await {
                own.host.rest_changed(user).await.unwrap();
            }
        }
    };
    tokio::time::timeout(PATIENCE, told).await.expect("it is told to all");
    assert_eq!(own.host.rest(user(1)), Some(night));
}

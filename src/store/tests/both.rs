//! What SQLite and PostgreSQL have in common: each of these tests runs on both.

use std::collections::BTreeSet;

use super::cluster::cluster;
use super::*;
use crate::store::sql::{Sql, with};
use crate::store::transfer::TABLES;

/// An empty database of each kind that there is here.
async fn each() -> Vec<Store> {
    let mut all = vec![Store::memory().await.unwrap()];
    if let Some(cluster) = cluster() {
        all.push(Store::connect(&cluster.fresh().await).await.unwrap());
    }
    all
}

/// Tries what no part of the program does.
async fn try_out(store: &Store, sql: &'static str) -> Result<u64, sqlx::Error> {
    let mut writer = store.writer().await.unwrap();
    let mut tx = writer.begin().await?;
    let done = tx.run(sql, with![]).await?;
    tx.commit().await?;
    Ok(done)
}

#[tokio::test]
async fn answers_follow_each_other_and_leave_from_the_end_only() {
    for store in each().await {
        open(&store, 1, &[answer(1, 0), answer(1, 1), answer(1, 2)]).await.unwrap();
        assert!(store.write(&[answer(1, 4)]).await.is_err());
        assert!(store.write(&[answer(1, 2)]).await.is_err());
        for sql in ["DELETE FROM answers WHERE n = 0", "UPDATE answers SET key = 'other' WHERE n = 2"] {
            assert!(try_out(&store, sql).await.is_err(), "{sql}");
        }
        assert_eq!(store.answers(GameId(1)).await.unwrap().len(), 3);
        let undone = Undone { by: None, agreed: Vec::new(), one: false, at: 0 };
        store.write(&[Write::Cut { game: GameId(1), keep: 1, undone }, answer(1, 1)]).await.unwrap();
        assert_eq!(store.answers(GameId(1)).await.unwrap().len(), 2);
    }
}

#[tokio::test]
async fn a_list_of_writes_is_done_whole_or_not_at_all() {
    for store in each().await {
        assert!(open(&store, 1, &[answer(1, 0), answer(1, 2)]).await.is_err());
        assert_eq!(store.game(GameId(1)).await.unwrap(), None);
        let id = open(&store, 1, &[]).await.unwrap();
        assert_eq!(store.game(id).await.unwrap(), Some(GameRow { id, ..row(1) }), "as it was written");
        let taken = |result| match result {
            Err(StoreError::Taken(key)) => key,
            other => panic!("{other:?}"),
        };
        let channel = GameRow { code: "OTHER".to_owned(), ..row(1) };
        assert_eq!(taken(store.open_game(&channel, |_| Vec::new()).await.map(|_| ())), Key::Channel);
        let code = GameRow { channel: ChannelId(2), ..row(1) };
        assert_eq!(taken(store.open_game(&code, |_| Vec::new()).await.map(|_| ())), Key::Code);
        let inbox = Write::Inbox {
            row: InboxRow { interaction: InteractionId(5), game: id, notes_from: 0, notes_to: 0 },
            at: 0,
        };
        assert_eq!(taken(store.write(&[inbox.clone(), inbox]).await), Key::Interaction);
        assert!(store.write(&[answer(7, 0)]).await.is_err(), "there is no such game");
    }
}

#[tokio::test]
async fn what_could_not_be_told_of_a_game_that_ended_long_ago_is_forgotten() {
    for store in each().await {
        let owed = |game: i64, at: i64| {
            let owed = Owed {
                game: GameId(game),
                kind: DeliveryKind::Closed,
                n: 0,
                note_from: 0,
                note_to: 0,
                ping: Vec::new(),
                since: None,
                by_seat: None,
                undone: false,
                trouble: None,
                reminder: None,
                news: None,
                resting: Vec::new(),
                next: Vec::new(),
                at,
            };
            Write::Owe(owed)
        };
        // Ended long ago, ended lately, and still open.
        for (channel, ended_at) in [(1, Some(10)), (2, Some(90)), (3, None)] {
            let game = i64::try_from(channel).unwrap();
            open(&store, channel, &[owed(game, 10)]).await.unwrap();
            let failed = MarkFailed {
                id: OutboxId(game),
                game: GameId(game),
                channel: ChannelId(channel),
                kind: FailureKind::Closed,
                text: "404".to_owned(),
                times: 1,
                at: 11,
                retry_at: 12,
            };
            let row = GameRow { id: GameId(game), ended_at, ..row(channel) };
            store.write(&[Write::Game(Box::new(row)), Write::Failed(failed)]).await.unwrap();
        }
        store.write(&[Write::Tidy { inbox_before: 0, outbox_before: 50 }]).await.unwrap();
        let left: Vec<ChannelId> = store.failing().await.unwrap().iter().map(|it| it.channel).collect();
        assert_eq!(left, [2, 3].map(ChannelId));
    }
}

/// What a table has beside what is moved: the sums, which each database makes of its own.
const LEFT: &str = "sum";

#[tokio::test]
async fn both_have_the_same_tables_and_all_of_it_can_be_moved() {
    for store in each().await {
        let sql = Sql {
            file: "SELECT t.name, c.name, c.type FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c \
                   WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE '_sqlx_%'",
            server: "SELECT table_name::text, column_name::text, data_type::text FROM information_schema.columns \
                     WHERE table_schema = 'public' AND table_name NOT LIKE '\\_sqlx%' AND table_name NOT IN ('versions', 'shards', 'processes', 'identifies')",
        };
        let found: Vec<(String, String, String)> = store.all(sql, with![]).await.unwrap();
        let found: BTreeSet<(String, String)> =
            found.into_iter().filter(|it| it.1 != LEFT && it.1 != "rowid").map(|it| (it.0, it.1)).collect();
        let known = TABLES.iter().flat_map(|table| table.columns.iter().map(|it| (table.name, it.0)));
        let known = known.filter(|it| it.1 != "rowid").map(|(table, column)| (table.to_owned(), column.to_owned()));
        assert_eq!(found, known.collect());
    }
    assert!(server::newest() >= file::newest(), "what is written for both has the same number");
}

#[tokio::test]
async fn what_cannot_be_read_of_one_server_or_person_stops_no_other() {
    for store in each().await {
        let house = House { most: Some(3), ..House::default() };
        let rest = Rest { forewarned: true, ..Rest::default() };
        let settle = |guild| Write::House(HouseWrite::Settle { guild: GuildId(guild), house: house.clone() });
        let rests = |user| Write::Rest { user: UserId(user), rest: Some(rest.clone()) };
        store.write(&[settle(1), settle(2), rests(1), rests(2)]).await.unwrap();
        try_out(&store, "UPDATE houses SET house = '{\"most\": \"many\"}' WHERE guild = 1").await.unwrap();
        try_out(&store, "UPDATE users SET rest = '[7]' WHERE \"user\" = 2").await.unwrap();
        assert_eq!(store.houses().await.unwrap(), [(GuildId(2), house.clone())]);
        assert_eq!(store.rests().await.unwrap(), [(UserId(1), rest.clone())]);
    }
}

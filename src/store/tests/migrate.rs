//! A database of version 2, with games in every phase, brought up to date.

use std::collections::BTreeMap;

use sqlx::sqlite::SqlitePoolOptions;

use super::*;
use crate::engine::{Outcome, Ranking};
use crate::words::Language;

/// What an older version wrote: a game in every phase, with what is owed for each.
const OLD: &str = "
INSERT INTO games (id, code, game, rules, edition, options, content, seed, guild, channel, phase, why, why_at, room,
                   creator, scores, opened_at, ended_at, message, told)
VALUES
    (1, 'LOBBY1', 'toy', 1, 'first', 'long=yes' || char(10) || 'sky=a=b' || char(10), '', ?1, NULL, 1, 'lobby', '', 0,
     4, -1, '', 5, NULL, NULL, 0),
    (2, 'RUNNIN', 'toy', 1, 'first', '', 'facts', ?1, 7, 2, 'running', '', 0, 4, 3, '', 5, NULL, 99, 8),
    (3, 'PAUSED', 'toy', 1, 'first', '', 'facts', ?1, 7, 3, 'paused', 'drift', 1, 4, 3, '', 5, NULL, NULL, 0),
    (4, 'STRANG', 'toy', 1, 'first', '', 'facts', ?1, 7, 4, 'paused', 'eclipse', 2, 4, 3, '', 5, NULL, NULL, 0),
    (5, 'ISOVER', 'toy', 1, 'first', '', 'facts', ?1, 7, 5, 'over', '', 0, 4, 3, '5 -1 0|0 2', 5, 6, NULL, 0),
    (6, 'GAVEUP', 'toy', 1, 'first', '', 'facts', ?1, 7, 6, 'over', '', 0, 4, 3, '', 5, 6, NULL, 0),
    (7, 'CLOSED', 'toy', 1, 'first', '', 'facts', ?1, 7, 7, 'closed', '', 0, 4, 3, '', 5, 6, NULL, 0);
INSERT INTO seats (game, seat, user, name, robot) VALUES (2, 0, -1, 'Ada', ''), (2, 1, NULL, 'Robot', 'keen');
INSERT INTO answers (game, n, seat, ask, key, secret, team, at) VALUES (2, 0, 1, 'act', 'walk', 1, 0, 5);
INSERT INTO votes (game, seat, key) VALUES (2, 1, 'fight'), (2, 0, 'flee');
INSERT INTO stand_ins (game, seat, whom, robot) VALUES (2, 1, 0, 'steady');
INSERT INTO concessions (game, seat) VALUES (2, 1);
INSERT INTO outbox (game, kind, n, note_from, note_to, ping, since, by_seat, undone, why, why_at, at) VALUES
    (2, 'turn', 1, 2, 3, '18446744073709551615 3', 1, 0, 1, '', 0, 5),
    (3, 'paused', 1, 0, 0, '', NULL, NULL, 0, 'drift', 1, 5);
INSERT INTO guilds (guild, tongue) VALUES (7, 'pl');
INSERT INTO users (user, tongue) VALUES (-1, 'en');
";

#[tokio::test]
async fn games_of_version_2_are_kept_in_every_phase() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("slowboat.db");
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let old = SqlitePoolOptions::new().max_connections(1).connect_with(options).await.unwrap();
    super::super::file::MIGRATIONS.run_to(2, &old).await.unwrap();
    let seed = Seed::from_number(1);
    for sql in OLD.split_inclusive(";\n").filter(|it| !it.trim().is_empty()) {
        let query = sqlx::query(sql);
        let query = if sql.contains("?1") { query.bind(seed.to_hex()) } else { query };
        query.execute(&old).await.unwrap();
    }
    old.close().await;

    let store = Store::open(dir.path()).await.unwrap();
    let mut games = Vec::new();
    for id in 1..=7 {
        games.push(store.game(GameId(id)).await.unwrap().unwrap());
    }
    let options = BTreeMap::from([("long".to_owned(), "yes".to_owned()), ("sky".to_owned(), "a=b".to_owned())]);
    assert_eq!((&games[0].options, games[0].creator, games[0].phase), (&options, UserId(u64::MAX), Phase::Lobby));
    assert_eq!((games[1].options.len(), games[1].phase, &games[1].seed), (0, Phase::Running, &seed));
    assert_eq!((games[2].phase, games[2].trouble), (Phase::Paused, Some(Trouble::Drift { at: 1 })));
    assert_eq!(games[3].trouble, Some(Trouble::Unknown), "a trouble that this version does not know");
    let (points, places) = (vec![5, -1, 0], vec![1, 3, 1]);
    let outcome = Outcome::Ranked(Ranking { points, places, sheet: Vec::new(), ties: Vec::new() });
    assert_eq!((games[4].phase, &games[4].outcome), (Phase::Over, &Some(outcome)));
    assert_eq!((games[5].phase, &games[5].outcome, games[5].ended_at), (Phase::Over, &None, Some(6)));
    assert_eq!((games[6].phase, games[6].trouble), (Phase::Closed, None));
    assert_eq!(store.open_games().await.unwrap(), [1, 2, 3, 4].map(GameId));

    let seats = store.seats(GameId(2)).await.unwrap();
    assert_eq!((seats[0].user, seats[0].robot), (Some(UserId(u64::MAX)), None));
    assert_eq!((seats[1].user, seats[1].robot), (None, Some(Level::Keen)));
    assert_eq!(store.answers(GameId(2)).await.unwrap()[0].key, "walk");
    let wants = |seat, key: &str| VoteRow { seat: Seat(seat), key: key.to_owned(), against: false };
    assert_eq!(store.votes(GameId(2)).await.unwrap(), [wants(0, "flee"), wants(1, "fight")]);
    let motion = |matter| MotionRow {
        matter,
        wanted: vec![Seat(1)],
        opposed: Vec::new(),
        since: 5,
        until: None,
        carries: false,
    };
    let robot = Matter::StandIn { whom: Seat(0), level: Level::Steady };
    let motions = [motion(Matter::Concede), motion(robot)];
    assert_eq!(store.motions(GameId(2)).await.unwrap(), motions, "concessions and wishes are motions now");
    let due = store.due(10, 9).await.unwrap();
    assert_eq!((due[0].owed.kind, &due[0].owed.ping[..]), (DeliveryKind::Turn, &[UserId(u64::MAX), UserId(3)][..]));
    assert_eq!((due[0].message, due[0].told), (Some(MessageId(99)), 8));
    assert_eq!((due[1].owed.kind, due[1].owed.trouble), (DeliveryKind::Paused, Some(Trouble::Drift { at: 1 })));
    assert_eq!(store.guild_language(GuildId(7)).await.unwrap(), Some(Language::Pl));
    assert_eq!(store.user_language(UserId(u64::MAX)).await.unwrap(), Some(Language::En));
    assert_eq!(store.integrity().await.unwrap(), Vec::<String>::new());
    for id in 1..=7 {
        assert_eq!(store.altered(GameId(id)).await.unwrap(), None, "old games have got their sums");
    }
}

#[tokio::test]
async fn what_was_voted_before_there_were_objections_keeps_its_game_whole() {
    let dir = tempfile::tempdir().unwrap();
    let options = SqliteConnectOptions::new().filename(dir.path().join("slowboat.db")).create_if_missing(true);
    let old = SqlitePoolOptions::new().max_connections(1).connect_with(options).await.unwrap();
    super::super::file::MIGRATIONS.run_to(7, &old).await.unwrap();
    let game = "INSERT INTO games (id, code, game, rules, edition, options, content, seed, channel, phase, room, creator, \
                opened_at, vote_since, sum) \
                VALUES (1, 'VOTING', 'toy', 1, 'first', '{}', 'facts', ?, 1, 'running', 4, 3, 5, 6, 7)";
    sqlx::query(game).bind(Seed::from_number(1).to_hex()).execute(&old).await.unwrap();
    sqlx::query("INSERT INTO votes (game, seat, key) VALUES (1, 2, 'flee')").execute(&old).await.unwrap();
    old.close().await;
    let store = Store::open(dir.path()).await.unwrap();
    assert_eq!(store.altered(GameId(1)).await.unwrap(), None);
    assert_eq!(store.late_votes(6, Some(1)).await.unwrap(), []);
    assert_eq!(store.late_votes(7, Some(1)).await.unwrap(), [GameId(1)]);
    assert_eq!(store.late_votes(99, None).await.unwrap(), [], "it waits for all");
}

//! Tables: gathering, ending, channels, settings.

use std::collections::BTreeMap;

use slowboat::engine::{Record, Seat, Viewer};
use slowboat::host::*;
use slowboat::words::Language;

use crate::common::*;

#[tokio::test]
async fn a_lobby_fills_and_starts() {
    let club = Club::new().await;
    let host = &club.host;
    let options = BTreeMap::from([("weather".to_owned(), "rain".to_owned())]);
    let wish = Wish { edition: Some("second".to_owned()), options, seats: Some(3), ..fair() };
    let press = club.press();
    let table = host.lobby(press, place(1), person(0), wish).await.unwrap();
    assert_eq!((table.phase, table.edition.as_str(), table.room), (Phase::Lobby, "second", 3));
    assert_eq!(table.options["weather"], "rain");
    assert_eq!(table.options["long"], "no");
    assert_eq!((table.code.len(), table.commitment.len(), table.seed.clone()), (6, 64, None));
    let id = table.id;

    let again = host.lobby(press, place(1), person(0), fair()).await.unwrap();
    assert_eq!(again, table, "the same press opens nothing new");

    assert_eq!(host.begin(club.press(), id, user(0)).await, Err(Denied::TooFew { have: 1, need: 2 }));
    host.join(club.press(), id, person(1)).await.unwrap();
    assert_eq!(host.join(club.press(), id, person(1)).await, Err(Denied::AlreadySeated));
    host.join(club.press(), id, person(2)).await.unwrap();
    assert_eq!(host.join(club.press(), id, person(3)).await, Err(Denied::Full { room: 3 }));
    assert_eq!(host.set_option(club.press(), id, user(3), "long", "yes").await, Err(Denied::NoSeat));
    for (key, value) in [("long", "maybe"), ("moon", "full"), ("edition", "third"), ("seats", "5"), ("seats", "x")] {
        let denied = host.set_option(club.press(), id, user(1), key, value).await;
        assert!(matches!(denied, Err(Denied::BadOption { .. })), "{key} {value}: {denied:?}");
    }
    let few = host.set_option(club.press(), id, user(1), "seats", "2").await;
    assert_eq!(few, Err(Denied::TooMany { have: 3, most: 2 }));
    host.leave(club.press(), id, user(0)).await.unwrap();
    let table = host.set_option(club.press(), id, user(1), "edition", "first").await.unwrap();
    assert_eq!((table.creator, table.people, table.edition.as_str()), (user(1), vec![person(1), person(2)], "first"));
    assert_eq!(host.begin(club.press(), id, user(0)).await, Err(Denied::NoSeat));
    let table = host.begin(club.press(), id, user(2)).await.unwrap();
    assert_eq!((table.phase, table.active), (Phase::Running, vec![Seat(0)]));
    assert_eq!(host.join(club.press(), id, person(3)).await, Err(Denied::AlreadyStarted));
    let told = club.drain().await;
    assert_eq!(
        told.iter().map(|it| it.kind).collect::<Vec<_>>(),
        [DeliveryKind::Opened, DeliveryKind::Update, DeliveryKind::Turn]
    );
    assert_eq!(told[2].ping, [user(1)]);
}

#[tokio::test]
async fn unknown_games_options_and_seats_are_denied() {
    let club = Club::new().await;
    let open = |game: &str, edition: Option<&str>, key: &str, seats| {
        let (game, edition) = (game.to_owned(), edition.map(str::to_owned));
        let options = BTreeMap::from([(key.to_owned(), "yes".to_owned())]);
        club.host.lobby(club.press(), place(1), person(0), Wish { game, edition, options, seats, robots: None })
    };
    assert!(matches!(open("chess", None, "long", None).await, Err(Denied::UnknownGame { .. })));
    assert!(matches!(open("fair", Some("third"), "long", None).await, Err(Denied::BadOption { .. })));
    assert!(matches!(open("fair", None, "depth", None).await, Err(Denied::BadOption { .. })));
    assert!(matches!(open("fair", None, "long", Some(9)).await, Err(Denied::BadOption { .. })));
    assert_eq!(club.host.at(ChannelId(1)).await.unwrap(), None);
    assert_eq!(club.host.table(GameId(99)).await, Err(Denied::NoGame));
}

#[tokio::test]
async fn one_open_game_a_channel_and_an_old_one_stays_readable() {
    let club = Club::new().await;
    let first = club.game(1, 2).await;
    club.line(first, "A walk, A north").await;
    let press = club.press();
    let taken = club.host.lobby(press, place(1), person(3), fair()).await;
    assert!(matches!(taken, Err(Denied::ChannelTaken { game, .. }) if game == first));
    club.host.close(club.press(), first, user(0), false).await.unwrap();
    assert_eq!(club.host.at(ChannelId(1)).await.unwrap().unwrap().id, first);
    club.wait(MINUTE);
    let second = club.game(1, 2).await;
    assert_eq!(club.host.at(ChannelId(1)).await.unwrap().unwrap().id, second);
    assert_eq!(club.game(2, 2).await, GameId(3));
    let tables = club.host.tables_of(user(0)).await.unwrap();
    assert_eq!(tables.iter().map(|it| it.id.0).collect::<Vec<_>>(), [2, 3]);

    let (n, sight) = club.host.sight(first).await.unwrap();
    assert_eq!(n, 2);
    assert!(sight.digest(Viewer::Public).contains("path: \"n\""));
    assert_eq!(club.host.notes(first, Viewer::Public, 0, 9).await.unwrap().total, 1);
    let record = Record::from_text(&club.host.export(first).await.unwrap()).unwrap();
    let table = club.host.table(first).await.unwrap();
    assert_eq!((record.answers.len(), record.seed.commitment()), (2, table.commitment));
    assert_eq!(table.seed, Some(record.seed));
    assert_eq!(club.host.export(second).await, Err(Denied::NotEnded));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_interaction_does_one_thing_only() {
    let club = Club::new().await;
    let (first, second) = (club.game(1, 2).await, club.game(2, 2).await);
    let press = club.press();
    club.host.answer(press, first, user(0), None, "walk").await.unwrap();
    assert_eq!(club.host.answer(press, second, user(0), None, "walk").await, Err(Denied::AlreadyDone));
    assert_eq!((club.n(first).await, club.n(second).await), (1, 0));
    // At the same time it is done for one of them.
    let press = club.press();
    let concede = |game| {
        let host = club.host.clone();
        tokio::spawn(async move { host.concede(press, game, user(1)).await })
    };
    let both = [concede(first), concede(second)];
    let mut done = 0;
    for one in both {
        match one.await.unwrap() {
            Ok(_) => done += 1,
            Err(denied) => assert_eq!(denied, Denied::AlreadyDone),
        }
    }
    assert_eq!(done, 1);
    // And a table that is opened twice at the same time is opened once.
    let press = club.press();
    let open = || {
        let host = club.host.clone();
        tokio::spawn(async move { host.lobby(press, place(3), person(0), fair()).await.unwrap().id })
    };
    let (one, other) = (open(), open());
    assert_eq!(one.await.unwrap(), other.await.unwrap());
}

#[tokio::test]
async fn a_game_ends_without_scores_when_all_concede() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    let host = &club.host;
    assert_eq!(host.concede(club.press(), id, user(2)).await, Err(Denied::NoSeat));
    assert_eq!(host.concede(club.press(), id, user(0)).await.unwrap().motions[0].wanted, [Seat(0)]);
    club.line(id, "A walk").await;
    assert_eq!(host.table(id).await.unwrap().motions, [], "whoever answers plays on");
    host.concede(club.press(), id, user(1)).await.unwrap();
    club.drain().await;
    let table = host.concede(club.press(), id, user(0)).await.unwrap();
    assert_eq!((table.phase, table.outcome), (Phase::Over, None));
    assert!(table.seed.is_some());
    assert_eq!(club.told().await, ["over 1 [AB]"], "the end calls its people once");
    assert_eq!(club.say(id, 0, "north").await, Err(Denied::Ended));
}

#[tokio::test]
async fn a_wish_to_end_is_told_to_the_table_and_most_of_it_decides() {
    let club = Club::new().await;
    let id = club.game(1, 3).await;
    club.drain().await;
    let press = club.press();
    for _ in 0..2 {
        let table = club.host.concede(press, id, user(1)).await.unwrap();
        let motion = &table.motions[0];
        assert_eq!((&motion.wanted[..], motion.lacking), (&[Seat(1)][..], 1));
        assert_eq!(motion.silent, [Seat(0), Seat(2)]);
    }
    assert_eq!(club.told().await, ["turn 0 [AC]"], "the others are asked, once");
    let table = club.host.concede(club.press(), id, user(2)).await.unwrap();
    assert_eq!((table.phase, club.told().await), (Phase::Over, vec!["over 0 [ABC]".to_owned()]));
}

#[tokio::test]
async fn a_ghost_does_not_keep_a_game_open_and_whoever_waits_is_none() {
    const DAY: Millis = 24 * 60 * MINUTE;
    let club = Club::new().await;
    let (two, three) = (club.game(1, 2).await, club.game(2, 3).await);
    for id in [two, three] {
        club.line(id, "A walk, A north").await;
        let table = club.host.concede(club.press(), id, user(0)).await.unwrap();
        assert_eq!((table.phase, table.absent.len()), (Phase::Running, 0));
    }
    club.wait(7 * DAY - 1);
    assert_eq!(club.host.concede(club.press(), two, user(0)).await.unwrap().phase, Phase::Running);
    club.wait(1);
    assert_eq!(club.host.table(two).await.unwrap().absent, [Seat(1)], "the table has waited for B for a week");
    assert_eq!(club.host.concede(club.press(), two, user(0)).await.unwrap().phase, Phase::Over);
    // C has not answered either, but was not asked.
    assert_eq!(club.host.concede(club.press(), three, user(0)).await.unwrap().phase, Phase::Running);
    assert_eq!(club.host.concede(club.press(), three, user(2)).await.unwrap().phase, Phase::Over);
}

#[tokio::test]
async fn the_creator_or_a_moderator_closes_and_an_empty_lobby_closes_itself() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    assert_eq!(club.host.close(club.press(), id, user(1), false).await, Err(Denied::NotAllowed));
    let table = club.host.close(club.press(), id, user(9), true).await.unwrap();
    assert_eq!((table.phase, table.active.len()), (Phase::Closed, 0));
    assert_eq!(club.told().await, ["closed 0 []"]);
    assert_eq!(club.host.close(club.press(), id, user(0), false).await, Err(Denied::Ended));
    let id = club.lobby(1).await.id;
    assert_eq!(club.host.leave(club.press(), id, user(0)).await.unwrap().phase, Phase::Closed);
}

#[tokio::test]
async fn a_rematch_opens_the_same_table_with_its_robots_and_calls_the_others() {
    let club = Club::new().await;
    let options = BTreeMap::from([("weather".to_owned(), "rain".to_owned())]);
    let wish = Wish { edition: Some("second".to_owned()), options, seats: Some(4), ..fair() };
    let old = club.host.lobby(club.press(), place(1), person(0), wish).await.unwrap();
    for seat in 1..3 {
        club.host.join(club.press(), old.id, person(seat)).await.unwrap();
    }
    club.host.add_robot(club.press(), old.id, user(0), Level::Steady).await.unwrap();
    let again = async |seat: u8| club.host.rematch(club.press(), place(1), person(seat), old.id).await;
    assert_eq!(again(1).await.map(|_| ()), Err(Denied::StillOpen));
    club.host.close(club.press(), old.id, user(0), false).await.unwrap();
    club.drain().await;
    assert_eq!(again(5).await.map(|_| ()), Err(Denied::NoSeat));
    let table = again(1).await.unwrap().table;
    assert_eq!((&table.game, &table.edition, &table.options, table.room), (&old.game, &old.edition, &old.options, 4));
    assert_eq!((table.phase, table.creator, table.n), (Phase::Lobby, user(1), 0));
    assert_eq!(table.people.iter().map(|it| it.user).collect::<Vec<_>>(), [user(1), UserId::NOBODY]);
    assert_eq!(table.robots, BTreeMap::from([(Seat(1), Level::Steady)]));
    let owed = club.drain().await;
    assert_eq!(owed.iter().map(|it| it.kind).collect::<Vec<_>>(), [DeliveryKind::Opened]);
    assert_eq!(owed[0].ping, [user(0), user(2)]);
    assert!(matches!(again(0).await, Err(Denied::ChannelTaken { game, .. }) if game == table.id), "one table for all");
    // Whoever comes back sits one seat further up, in whatever order they come; whoever had the first seat has the last.
    for seat in [0, 2] {
        club.host.join(club.press(), table.id, person(seat)).await.unwrap();
    }
    let table = club.host.table(table.id).await.unwrap();
    assert_eq!(table.people.iter().map(|it| it.user).collect::<Vec<_>>(), [user(1), user(2), user(0), UserId::NOBODY]);
    assert_eq!(table.robots, BTreeMap::from([(Seat(3), Level::Steady)]));
}

#[tokio::test]
async fn languages_are_remembered() {
    let club = Club::new().await;
    let host = &club.host;
    assert_eq!(host.user_language(user(0)).await.unwrap(), None);
    for language in [Some(Language::Pl), Some(Language::En), None] {
        host.set_user_language(user(0), language).await.unwrap();
        host.set_guild_language(GuildId(7), &person(0), language).await.unwrap();
        assert_eq!(host.user_language(user(0)).await.unwrap(), language);
        assert_eq!(host.guild_language(GuildId(7)).await.unwrap(), language);
        // What holds already is no line of the log.
        host.set_guild_language(GuildId(7), &person(0), language).await.unwrap();
    }
    let log = host.deeds(GuildId(7), 10).await.unwrap();
    let told: Vec<String> = log.into_iter().map(|it| format!("{} {}", it.deed.what, it.deed.whom)).collect();
    assert_eq!(told, ["house-language –", "house-language en", "house-language pl"]);
}

#[tokio::test]
async fn a_game_is_brought_into_a_free_channel_of_its_server_by_who_sits_there() {
    let club = Club::new().await;
    let (id, other) = (club.game(1, 2).await, club.game(2, 2).await);
    club.line(id, "A walk").await;
    club.drain().await;
    let bring = |seat: u8, to: Place| club.host.bring(club.press(), id, user(seat), to);
    assert_eq!(bring(5, place(3)).await, Err(Denied::NoSeat));
    let taken = bring(1, place(2)).await;
    assert!(matches!(&taken, Err(Denied::ChannelTaken { game, .. }) if *game == other), "{taken:?}");
    assert_eq!(bring(1, place(1)).await.map(|it| it.place), Ok(place(1)), "it is here already");
    let abroad = Place { guild: Some(GuildId(8)), channel: ChannelId(3) };
    assert_eq!(bring(1, abroad).await, Err(Denied::NotAllowed));
    assert_eq!(club.told().await, Vec::<String>::new());

    let press = club.press();
    for _ in 0..2 {
        // Delivered again, it is done once.
        let table = club.host.bring(press, id, user(1), place(3)).await.unwrap();
        assert_eq!(table.place, place(3));
    }
    let owed = club.drain().await;
    assert_eq!((owed.len(), told(&owed[0]).as_str()), (1, "update 1 []"));
    assert_eq!((owed[0].place, owed[0].running), (place(3), None), "it is posted there, and pings nobody");
    assert_eq!(club.host.at(ChannelId(3)).await.unwrap().map(|it| it.id), Some(id));
    assert!(club.host.at(ChannelId(1)).await.unwrap().is_none());
    club.line(id, "A north").await;
    assert_eq!(club.told().await, ["turn 2 [B]"]);
}

#[tokio::test]
async fn tables_are_opened_so_many_a_minute_by_a_person_and_in_a_server() {
    let club = Club::new().await;
    club.host.configure(|it| (it.tables_per_person, it.tables_per_guild) = (2, 3));
    let open = async |seat: u8, channel: u64| {
        club.host.lobby(club.press(), place(channel), person(seat), fair()).await.map(|_| ())
    };
    let now = club.clock.0.load(std::sync::atomic::Ordering::Relaxed);
    assert!(open(0, 1).await.is_ok() && open(0, 2).await.is_ok());
    let again_at = now + MINUTE / 2;
    assert_eq!(open(0, 3).await, Err(Denied::TooOften { what: Limited::Tables, again_at }));
    assert!(matches!(open(1, 1).await, Err(Denied::ChannelTaken { .. })), "what is refused otherwise uses up nothing");
    assert!(open(1, 3).await.is_ok());
    let again_at = now + MINUTE / 3;
    assert_eq!(open(1, 4).await, Err(Denied::TooOften { what: Limited::GuildTables, again_at }));
    club.wait(MINUTE / 3);
    assert!(open(1, 4).await.is_ok(), "it works again when it was said to");
    let text = Denied::TooOften { what: Limited::Tables, again_at: 1_500 }.text();
    assert!(format!("{text:?}").contains("<t:2:R>"), "never too early: {text:?}");
}

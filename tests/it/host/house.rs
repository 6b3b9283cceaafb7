//! What a server settles for its tables, and the log of what was done to them.

use slowboat::engine::Seat;
use slowboat::host::*;

use crate::common::*;

async fn set(club: &Club, what: Settle) -> House {
    club.host.settle(GuildId(7), &person(9), what).await.unwrap()
}

async fn open(club: &Club, channel: u64) -> Result<Table, Denied> {
    club.host.lobby(club.press(), place(channel), person(0), fair()).await
}

/// The log, the oldest first: who, what and whom, and who agreed.
async fn log(club: &Club) -> Vec<String> {
    let deeds = club.host.deeds(GuildId(7), 99).await.unwrap();
    let line = |it: &DeedRow| {
        let agreed = it.deed.agreed.as_ref().map_or_else(String::new, |it| format!(" ({})", it.join(", ")));
        format!("{} {} {}{agreed}", it.name, it.deed.what, it.deed.whom)
    };
    deeds.iter().rev().map(line).collect()
}

#[tokio::test]
async fn a_server_settles_the_clock_the_games_and_how_many_at_once() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    assert_eq!(club.host.house(GuildId(7)).await.unwrap(), House::default());
    set(&club, Settle::Clock(Some(Tempo::Daily))).await;
    let house = set(&club, Settle::Most(Some(2))).await;
    assert_eq!(house, House { tempo: Some(Tempo::Daily), most: Some(2), ..House::default() });
    assert_eq!(set(&club, Settle::Most(Some(2))).await, house);
    assert_eq!(
        log(&club).await,
        ["Person 9 house-clock daily", "Person 9 house-most 2"],
        "what changes nothing is not told"
    );
    drop(club);
    let club = Club::at(dir.path(), Fault::None).await;
    assert_eq!(club.host.house(GuildId(7)).await.unwrap(), house, "it survives the process");
    let first = open(&club, 1).await.unwrap();
    assert_eq!(first.tempo, Tempo::Daily);
    let said = club.host.set_option(club.press(), first.id, user(0), TEMPO, "none").await.unwrap();
    assert_eq!(said.tempo, Tempo::None, "the table has the last word");
    open(&club, 2).await.unwrap();
    assert_eq!(open(&club, 3).await, Err(Denied::HouseFull { most: 2 }));
    // An ended game makes room; another server has its own rules; and what is open already goes on.
    club.host.close(club.press(), first.id, user(0), false).await.unwrap();
    open(&club, 3).await.unwrap();
    let abroad = Place { guild: Some(GuildId(8)), channel: ChannelId(4) };
    assert!(club.host.lobby(club.press(), abroad, person(0), fair()).await.is_ok());
    set(&club, Settle::Most(None)).await;
    set(&club, Settle::Clock(None)).await;
    set(&club, Settle::Game { game: fair().game, allowed: false }).await;
    assert_eq!(open(&club, 5).await, Err(Denied::NotHere { commands: Vec::new() }));
    set(&club, Settle::Game { game: fair().game, allowed: true }).await;
    assert_eq!(open(&club, 5).await.unwrap().tempo, Tempo::None);
    assert_eq!(log(&club).await.len(), 6, "and a table that is closed with nobody else at it is nobody's business");
}

#[tokio::test]
async fn two_presses_at_once_open_no_more_than_there_may_be_and_the_same_one_opens_once() {
    let club = Club::new().await;
    set(&club, Settle::Most(Some(1))).await;
    let (one, other) = (club.press(), club.press());
    let open = |press: InteractionId, channel: u64| club.host.lobby(press, place(channel), person(0), fair());
    let (first, second, again) = tokio::join!(open(one, 1), open(other, 2), open(one, 1));
    assert_eq!(first.as_ref().unwrap().id, again.unwrap().id, "the same press has the same answer");
    assert_eq!(second, Err(Denied::HouseFull { most: 1 }));
    // Two managers at once settle two things.
    let (_, _) = tokio::join!(set(&club, Settle::Most(Some(3))), set(&club, Settle::Clock(Some(Tempo::Weekly))));
    let house = club.host.house(GuildId(7)).await.unwrap();
    assert_eq!((house.most, house.tempo), (Some(3), Some(Tempo::Weekly)));
}

#[tokio::test]
async fn what_is_done_to_others_stands_in_the_log_with_names_and_nothing_else_does() {
    let club = Club::new().await;
    club.host.configure(|it| it.robot_delay = std::time::Duration::from_secs(3_600_000));
    let id = club.game(1, 3).await;
    let moderator = Actor::Person { person: person(9), is_moderator: true };
    let moderate = async |command: Command| club.host.run(club.press(), id, moderator.clone(), command).await;
    club.line(id, "A walk, A north, B bid, A low").await;
    assert_eq!(log(&club).await, [""; 0], "what is played is nobody's deed");
    // What one does to oneself is not either.
    club.host.stand_in(club.press(), id, user(2), false, Seat(2), Level::Random).await.unwrap();
    club.host.hand_back(club.press(), id, user(2), false, Seat(2)).await.unwrap();
    assert_eq!(log(&club).await, [""; 0]);

    moderate(Command::StandIn { seat: Seat(1), level: Level::Random }).await.unwrap();
    moderate(Command::HandBack { seat: Seat(1) }).await.unwrap();
    assert!(moderate(Command::Extend { seat: Seat(1) }).await.is_err(), "there is no clock");
    let motion = async |by: u8, command: Command, others: &[u8]| {
        let table = club.host.moderated(club.press(), id, actor(by), command).await.unwrap();
        let token = table.motions.last().unwrap().token.clone();
        for it in others {
            let reply = Command::Reply { token: token.clone(), agrees: true };
            club.host.moderated(club.press(), id, actor(*it), reply).await.unwrap();
        }
    };
    motion(0, Command::AskRewind { keep: 0 }, &[1, 2]).await;
    motion(0, Command::Drop { seat: Seat(2) }, &[1]).await;
    motion(5, Command::Substitute { seat: Seat(2) }, &[0, 1]).await;
    // What falls has done nothing.
    let table = club.host.concede(club.press(), id, user(0)).await.unwrap();
    club.host.reply(club.press(), id, user(0), &table.motions[0].token, false).await.unwrap();
    club.host.moderated(club.press(), id, actor(0), Command::Close).await.unwrap();
    let lines = [
        "Person 9 stand-in Person 1",
        "Person 9 hand-back Person 1",
        "Person 2 take-back Person 0 (Person 0, Person 1, Person 2)",
        "Person 1 drop Person 2 (Person 0, Person 1)",
        "Person 1 substitute Robot Ada → Person 5 (Person 0, Person 1)",
        "Person 0 close ",
    ];
    assert_eq!(log(&club).await, lines);
    let codes: Vec<Option<String>> =
        club.host.deeds(GuildId(7), 99).await.unwrap().into_iter().map(|it| it.code).collect();
    assert!(codes.iter().all(|it| it.as_deref() == Some(table.code.as_str())));
}

fn actor(seat: u8) -> Actor {
    Actor::Person { person: person(seat), is_moderator: false }
}

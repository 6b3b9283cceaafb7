//! How a table gathers: what it wishes, for whom seats are kept, and that it starts by itself.

use slowboat::host::*;

use crate::common::*;

#[tokio::test]
async fn a_seat_that_is_kept_goes_to_nobody_else() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = club.lobby(1).await.id;
    club.host.set_option(club.press(), id, user(0), "seats", "3").await.unwrap();
    club.drain().await;
    let keep = async |club: &Club, by: u8, whom: u8| {
        club.host.by(club.press(), id, user(by), Command::KeepSeat { person: person(whom) }).await
    };
    assert_eq!(keep(&club, 5, 2).await, Err(Denied::NoSeat), "whoever does not sit there keeps nothing");
    assert_eq!(keep(&club, 0, 0).await, Err(Denied::AlreadySeated));
    assert_eq!(keep(&club, 0, 2).await.unwrap().gathering.kept, [person(2)]);
    let told = club.drain().await;
    assert_eq!((told.len(), told[0].kind, told[0].ping.clone()), (1, DeliveryKind::Opened, vec![user(2)]));
    // One more may sit down, and then nobody but C, also after a restart.
    club.host.join(club.press(), id, person(1)).await.unwrap();
    drop(club);
    let club = Club::at(dir.path(), Fault::None).await;
    let names = vec!["Person 2".to_owned()];
    assert_eq!(club.host.join(club.press(), id, person(4)).await, Err(Denied::Kept { names: names.clone() }));
    let robot = club.host.add_robot(club.press(), id, user(0), Level::Random).await;
    assert_eq!(robot, Err(Denied::Kept { names }));
    assert_eq!(keep(&club, 1, 4).await, Err(Denied::Full { room: 3 }), "there are as many kept as free");
    let table = club.host.join(club.press(), id, person(2)).await.unwrap();
    assert_eq!((table.people.len(), table.gathering.kept), (3, vec![]));
    // Whoever gets up leaves a seat for anybody; and what is kept is given free by the same.
    club.host.leave(club.press(), id, user(2)).await.unwrap();
    keep(&club, 0, 2).await.unwrap();
    assert_eq!(keep(&club, 1, 2).await.unwrap().gathering.kept, []);
    assert_eq!(club.host.join(club.press(), id, person(4)).await.unwrap().people.len(), 3);
    club.host.begin(club.press(), id, user(0)).await.unwrap();
    assert_eq!(keep(&club, 0, 5).await, Err(Denied::AlreadyStarted));
}

#[tokio::test]
async fn a_table_says_what_it_wishes_and_starts_by_itself_once_it_is_full() {
    let club = Club::new().await;
    let id = club.lobby(1).await.id;
    let set = async |key: &str, value: &str| club.host.set_option(club.press(), id, user(0), key, value).await;
    for (key, values) in WISHES {
        for value in values.iter().rev() {
            assert_eq!(set(key, value).await.unwrap().gathering.wishes[key], *value);
        }
        assert!(matches!(set(key, "whatever").await, Err(Denied::BadOption { .. })), "{key}");
    }
    set("starts", "full").await.unwrap();
    set("seats", "2").await.unwrap();
    club.drain().await;
    let table = club.host.join(club.press(), id, person(1)).await.unwrap();
    assert_eq!((table.phase, table.active.len()), (Phase::Running, 1));
    assert_eq!(club.told().await.last().unwrap(), "turn 0 [A]", "and whoever begins is called");
    assert!(matches!(set("starts", "asked").await, Err(Denied::AlreadyStarted)));
}

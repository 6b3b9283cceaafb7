//! Orders: answers to questions that have not been asked yet. Only their owner sees them, and they end where they do not fit.

use slowboat::engine::{Order, Seat, Viewer};
use slowboat::host::{Command, Denied, GameId, Level, Plan};

use super::super::common::Fault;
use crate::common::{Club, Commands, user};

async fn plan(club: &Club, id: GameId, seat: u8) -> Plan {
    club.host.plan(id, user(seat)).await.unwrap()
}

fn order(ask: &str, key: &str) -> Order {
    Order { ask: ask.to_owned(), key: key.to_owned() }
}

async fn give(club: &Club, id: GameId, seat: u8, line: &str) {
    for step in line.split(", ") {
        let (ask, key) = step.split_once(' ').unwrap();
        let token = plan(club, id, seat).await.token;
        let command = Command::Order { token, order: order(ask, key) };
        club.host.by(club.press(), id, user(seat), command).await.unwrap();
    }
}

async fn orders(club: &Club, id: GameId, seat: u8) -> Option<usize> {
    club.host.panel(id, user(seat)).await.unwrap().orders
}

#[tokio::test]
async fn a_chain_of_orders_is_carried_out_when_its_questions_come_and_nobody_else_sees_it() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = club.game(1, 2).await;
    let before = (club.host.table(id).await.unwrap(), club.host.panel(id, user(0)).await.unwrap());
    // Whoever waits is shown what comes, with what may be answered.
    let first = plan(&club, id, 1).await;
    let next = first.next.unwrap();
    assert_eq!((next.ask.id, next.form.offers().len(), first.orders.len()), ("act", 8, 0));
    give(&club, id, 1, "act walk").await;
    let second = plan(&club, id, 1).await;
    assert_eq!(second.next.unwrap().ask.id, "where", "what comes after that");
    assert_eq!(second.orders[0].0, order("act", "walk"));
    give(&club, id, 1, "where south").await;
    assert_eq!(orders(&club, id, 1).await, Some(2));
    let after = (club.host.table(id).await.unwrap(), club.host.panel(id, user(0)).await.unwrap());
    assert_eq!((after, club.told().await), (before, vec![]), "nobody else sees anything of it");

    drop(club);
    let club = Club::at(dir.path(), Fault::None).await;
    assert!(club.host.doctor().await.unwrap().iter().all(|it| it.trouble.is_none()), "the sums hold");
    club.line(id, "A walk, A north").await;
    assert_eq!((club.active(id).await, club.n(id).await), ("A".to_owned(), 4), "both are carried out");
    assert_eq!(club.told().await.last().unwrap(), "update 4 []", "B is not called, and A is in the game already");
    let public = club.host.notes(id, Viewer::Public, 0, 9).await.unwrap();
    assert_eq!(public.total, 2, "only what the answers themselves tell");
    assert_eq!(orders(&club, id, 1).await, Some(0), "and they are done");
}

#[tokio::test]
async fn what_does_not_fit_any_more_is_asked_and_the_rest_is_dropped() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    give(&club, id, 1, "act swim, where south").await;
    let shown = plan(&club, id, 1).await;
    assert!(shown.orders.iter().all(|it| it.1.is_none()) && shown.next.is_none(), "it says that it does not fit");
    club.line(id, "A walk, A north").await;
    assert_eq!((club.active(id).await, club.n(id).await), ("B".to_owned(), 2));
    assert_eq!(club.told().await.last().unwrap(), "turn 2 [B]", "and called as if nothing had been ordered");
    club.line(id, "B walk, B north").await;
    assert_eq!(orders(&club, id, 1).await, Some(0));

    // What the rules refuse is no different.
    give(&club, id, 1, "act count, count 9").await;
    club.line(id, "A walk, A north").await;
    assert_eq!((club.active(id).await, club.n(id).await), ("B".to_owned(), 7), "only the first was carried out");
    club.line(id, "B 3").await;
    assert_eq!(orders(&club, id, 1).await, Some(0));
}

#[tokio::test]
async fn another_question_is_asked_and_the_orders_wait_for_theirs_until_the_turn_is_played_otherwise() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    give(&club, id, 1, "act walk, where south").await;
    club.line(id, "A claim, B wood").await;
    assert_eq!(orders(&club, id, 1).await, Some(2), "an answer to something else");
    club.line(id, "A gold").await;
    assert_eq!((club.active(id).await, orders(&club, id, 1).await), ("A".to_owned(), Some(0)));

    // Whoever takes back what was carried out is asked, and whoever plays otherwise has no plan any more.
    give(&club, id, 1, "act walk, where south, act roll").await;
    club.line(id, "A walk, A north").await;
    assert_eq!(orders(&club, id, 1).await, Some(1));
    club.host.undo(club.press(), id, user(1)).await.unwrap();
    assert_eq!(club.active(id).await, "B");
    club.line(id, "B north").await;
    assert_eq!(orders(&club, id, 1).await, Some(0));
}

#[tokio::test]
async fn orders_are_refused_with_the_reason() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    assert!(matches!(club.host.plan(id, user(0)).await, Err(Denied::Stale { .. })), "A is asked");
    assert_eq!(club.host.plan(id, user(7)).await, Err(Denied::NoSeat));
    let no_orders = || club.host.by(club.press(), id, user(1), Command::NoOrders);
    assert_eq!(no_orders().await.err(), Some(Denied::NothingOrdered));
    let old = plan(&club, id, 1).await.token;
    give(&club, id, 1, "act walk, where south, act walk, where south, act walk, where south").await;
    let stale = Command::Order { token: old, order: order("act", "walk") };
    assert!(matches!(club.host.by(club.press(), id, user(1), stale).await, Err(Denied::Stale { .. })), "pressed once");
    let full = plan(&club, id, 1).await;
    assert_eq!((full.orders.len(), full.next), (6, None));
    let more = Command::Order { token: full.token, order: order("act", "walk") };
    assert_eq!(club.host.by(club.press(), id, user(1), more).await.err(), Some(Denied::OrdersFull { most: 6 }));
    no_orders().await.unwrap();
    assert_eq!(orders(&club, id, 1).await, Some(0));

    // Whoever sits down instead finds none, and a robot carries out none.
    give(&club, id, 1, "act walk").await;
    club.host.stand_in(club.press(), id, user(1), false, Seat(1), Level::Random).await.unwrap();
    club.host.hand_back(club.press(), id, user(1), false, Seat(1)).await.unwrap();
    assert_eq!(orders(&club, id, 1).await, Some(0), "a robot has played meanwhile");
}

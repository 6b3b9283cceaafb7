//! A slow line, and people who ask for more than their share.

use slowboat::discord::custom_id::Action;
use slowboat::engine::Form;
use slowboat::host::{ChannelId, Host, UserId};
use slowboat::sandbox::{Id, Interaction, Message};

use super::club::{Club, Kind, PATIENCE};
use super::play::{Habits, play};
use super::table::Party;
use super::taps::{self, Tap};
use crate::common::presses;

/// Opens a table and starts it, with everybody in the club.
async fn begin(club: &Club, path: &str) -> Id {
    let creator = club.players[0].id;
    let count = club.players.len().to_string();
    let opened = club.control.run(creator, club.channel, path, &[("players", &count)]).await.unwrap();
    club.settled(&opened).await;
    let there = |all: &[Message]| all.iter().any(|it| taps::button(it, |act| *act == Action::Start).is_some());
    let all = club.control.wait_for(creator, club.channel, PATIENCE, there).await.unwrap();
    let lobby = all.iter().find(|it| taps::button(it, |act| *act == Action::Join).is_some()).unwrap();
    let button = |wanted: Action| taps::button(lobby, |it| *it == wanted).unwrap();
    for person in &club.players[1..] {
        club.control.press(person.id, lobby.id, &button(Action::Join)).await.unwrap();
    }
    club.control.press(creator, lobby.id, &button(Action::Start)).await.unwrap();
    lobby.id
}

/// Answers what is asked of somebody, by panel. Every tap is acknowledged in time, or this fails.
async fn answer(club: &Club, host: &Host) {
    let table = host.at(ChannelId(club.channel.0)).await.unwrap().unwrap();
    let user = Id(table.person(table.active[0]).unwrap().user.0);
    let opened = club.control.run(user, club.channel, "play", &[]).await.unwrap();
    let mut panel = club.settled(&opened).await;
    let decision = host.panel(table.id, UserId(user.0)).await.unwrap().decision.unwrap().decision;
    let key = match &decision.form {
        Form::One(offers) => offers[0].key.clone(),
        Form::Some { offers, min, .. } => {
            offers.iter().take((*min).max(1)).map(|it| it.key.as_str()).collect::<Vec<_>>().join("+")
        }
        Form::Number { min, .. } => min.to_string(),
    };
    loop {
        let next = taps::next(&panel, &decision, &key).unwrap();
        let answered = match &next.tap {
            Tap::Press(id) => presses::press(&club.control, user, panel.id, id).await.unwrap(),
            Tap::Select(id, values) => {
                let values: Vec<&str> = values.iter().map(String::as_str).collect();
                presses::select(&club.control, user, panel.id, id, &values).await.unwrap()
            }
            Tap::Form(id) => {
                let form = presses::press(&club.control, user, panel.id, id).await.unwrap().modal().unwrap().clone();
                club.control.submit(user, &form, &[(&form.inputs[0].custom_id, &key)]).await.unwrap()
            }
        };
        panel = club.settled(&answered).await;
        if next.last {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_line_of_60_kb_a_second_all_is_acknowledged_in_time_and_every_picture_arrives() {
    let mut club = Club::open_on(Kind::Inside, 2, "en-US", Some(60_000)).await;
    let host = club.host().clone();
    begin(&club, "perseverance new").await;
    let mut boards: Vec<Interaction> = Vec::new();
    for round in 0..3 {
        for person in club.players.clone() {
            let board = club.control.run(person.id, club.channel, "board", &[]).await;
            let board = board.unwrap_or_else(|error| panic!("round {round}: {error}"));
            assert_eq!(board.kind, 5, "acknowledged before its file goes up");
            boards.push(board);
        }
        answer(&club, &host).await;
    }
    let sizes: Vec<usize> = {
        let mut sizes = Vec::new();
        for board in &boards {
            let board = club.settled(board).await;
            sizes.push(board.picture().unwrap_or_else(|| panic!("no picture: {board:#?}")).size);
        }
        sizes
    };
    let most: f64 = boards.iter().map(|it| it.after_ms).fold(0.0, f64::max);
    println!("boards of {sizes:?} bytes, acknowledged within {most:.0} ms");
    assert!(sizes.iter().sum::<usize>() > 180_000, "no line is slow for {sizes:?}");
    // What stands in the channel comes, too.
    let table = host.at(ChannelId(club.channel.0)).await.unwrap().unwrap();
    let turn = |all: &[Message]| all.iter().any(|it| !it.ephemeral && it.picture().is_some());
    club.control.wait_for(Id(table.creator.0), club.channel, PATIENCE, turn).await.unwrap();
    club.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_for_too_much_is_told_when_there_is_more() {
    let mut club = Club::open(Kind::Inside, 2, "en-US").await;
    let host = club.host().clone();
    host.configure(|it| (it.boards_per_person, it.tables_per_person) = (2, 1));
    begin(&club, "perseverance new").await;
    let (ania, ben) = (club.players[0].id, club.players[1].id);
    let run = async |user: Id, path: &str, options: &[(&str, &str)]| {
        let answer = club.control.run(user, club.channel, path, options).await.unwrap();
        club.settled(&answer).await
    };
    let first = run(ben, "board", &[]).await;
    assert!(first.picture().is_some() && run(ben, "board", &[]).await.picture().is_some());
    let third = run(ben, "board", &[]).await;
    assert!(third.content.contains("pictures at once") && third.content.contains("<t:"), "{}", third.content);
    assert!(third.picture().is_none() && third.ephemeral);
    let text = run(ben, "board", &[("part", "text")]).await;
    assert!(text.content.len() > 100, "in words as often as one likes: {}", text.content);
    assert!(run(ania, "board", &[]).await.picture().is_some(), "others have their own");
    // A board that is there stays there.
    let menu = first.menus().next().unwrap();
    let other = &menu.options.iter().find(|it| !it.default).unwrap().value;
    let refused = club.control.select(ben, first.id, &menu.custom_id, &[other.as_str()]).await.unwrap();
    assert!(club.settled(&refused).await.content.contains("pictures at once"));
    assert_eq!(club.control.message(ben, first.id).unwrap().picture(), first.picture());

    let closed = run(ania, "game close", &[]).await;
    assert!(!closed.content.is_empty());
    let again = run(ania, "perseverance new", &[]).await;
    assert!(again.content.contains("<t:"), "in her own language: {}", again.content);
    assert!(run(ben, "perseverance new", &[]).await.content.contains("Your table is open"));
    drop(host);
    club.stop().await;
}

/// Whole games whose people wait for every picture: up to half an hour, in which hardly anything is computed.
async fn whole_game(party: Party, bytes_a_second: u64) {
    play(Party { line: Some(bytes_a_second), ..party }, &[], Habits::default()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes up to half an hour; see CONTRIBUTING.md"]
async fn a_whole_game_of_perseverance_on_a_line_of_60_kb_a_second() {
    whole_game(super::perseverance(Kind::Inside, 2, "en-US", 61), 60_000).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes up to half an hour; see CONTRIBUTING.md"]
async fn a_whole_game_of_51st_state_on_a_line_of_60_kb_a_second() {
    whole_game(super::state51(Kind::Inside, 2, "pl", 62), 60_000).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes up to half an hour; see CONTRIBUTING.md"]
async fn a_whole_game_on_a_line_of_1_mbit_a_second() {
    whole_game(super::perseverance(Kind::Inside, 3, "en-US", 63), 125_000).await;
}

//! All games of one person: where it is their turn, in every server, and the way to each.

use std::time::Duration;

use slowboat::sandbox::{Id, Message, perms};

use super::club::{Club, PATIENCE};

/// A game that is played in the test, with the channel that it is in.
struct Place {
    guild: Id,
    channel: Id,
    code: String,
}

/// Opens and starts a game of these people there.
async fn begin(club: &Club, guild: Id, channel: Id, people: &[Id]) -> Place {
    begin_with(club, guild, channel, people, &[]).await
}

async fn begin_with(club: &Club, guild: Id, channel: Id, people: &[Id], options: &[(&str, &str)]) -> Place {
    let players = people.len().to_string();
    let options = [&[("players", players.as_str())], options].concat();
    let opened = club.control.run(people[0], channel, "skiff new", &options).await.unwrap();
    club.settled(&opened).await;
    let newest = |all: &[Message]| all.iter().rev().find(|it| !it.ephemeral).cloned();
    let wait = club.control.wait_for(people[0], channel, PATIENCE, |all| {
        newest(all).is_some_and(|it| it.button("Join").or(it.button("Dołącz")).is_some())
    });
    let lobby = newest(&wait.await.unwrap()).unwrap();
    for user in &people[1..] {
        let join = lobby.components().next().unwrap().custom_id.clone();
        club.control.press(*user, lobby.id, &join).await.unwrap();
    }
    let start = lobby.button("Start").unwrap().custom_id.clone();
    club.control.press(people[0], lobby.id, &start).await.unwrap();
    let code = lobby.content.split("Table ").nth(1).unwrap()[..6].to_owned();
    Place { guild, channel, code }
}

async fn run(club: &Club, user: Id, channel: Id, path: &str) -> Message {
    let answer = club.control.run(user, channel, path, &[]).await.unwrap();
    club.settled(&answer).await
}

/// Whether this person is asked something there, as their panel says.
async fn is_asked(club: &Club, user: Id, place: &Place) -> bool {
    let panel = run(club, user, place.channel, "play").await;
    !panel.content.contains("Waiting for") && !panel.content.contains("Teraz:")
}

#[tokio::test]
async fn every_game_in_every_server_is_listed_and_the_next_one_is_a_press_away() {
    let mut club = Club::open("en-US").await;
    let (anna, bea, celina) = (club.anna, club.bea, club.celina);
    let none = club.run(anna, "turns", &[]).await;
    assert!(none.ephemeral && none.content.starts_with("You sit at no table."), "{}", none.content);
    let away = club.control.guild("Away", "en-US");
    for user in [anna, bea, celina] {
        club.control.join(user, away).unwrap();
    }
    let (second, third) =
        (club.control.channel(club.guild, "second").unwrap(), club.control.channel(away, "third").unwrap());
    let places = [
        begin(&club, club.guild, club.channel, &[anna, bea]).await,
        begin(&club, club.guild, second, &[bea, celina, anna]).await,
        begin(&club, away, third, &[celina, anna]).await,
    ];
    // Whoever looks sees each game with where it is and whose turn it is, at every step.
    let mut told = 0;
    for step in 0..8 {
        for user in [anna, bea, celina] {
            let list = run(&club, user, club.channel, "turns").await;
            for place in &places {
                let line = list.content.lines().find(|it| it.contains(&place.code));
                let seated = user != celina || place.channel != club.channel;
                let seated = seated && (user != bea || place.channel != third);
                let Some(line) = line else {
                    assert!(!seated, "{}", list.content);
                    continue;
                };
                assert!(line.contains(&format!("/channels/{}/{}", place.guild, place.channel)), "{line}");
                let asked = is_asked(&club, user, place).await;
                assert_eq!(line.starts_with('➤'), asked, "step {step}: {line}");
                told += usize::from(asked);
            }
        }
        // Everybody goes on in the game that has waited for them for longest.
        for user in [anna, bea, celina] {
            let list = run(&club, user, third, "turns").await;
            let Some(open) = list.components().next().map(|it| it.custom_id.clone()) else { continue };
            let panel = club.control.press(user, list.id, &open).await.unwrap().message().unwrap().clone();
            assert_eq!(panel.id, list.id, "the panel takes the place of the list");
            let answer = panel.components().find(|it| it.custom_id.contains("|a|")).map(|it| it.custom_id.clone());
            if let Some(answer) = answer {
                club.control.press(user, panel.id, &answer).await.unwrap();
            }
        }
    }
    assert!(told > 20, "{told}");
    club.stop().await;
}

/// What is answered at each turn of a short game of Skiff; one answer of everybody at the fifth.
const ANSWERS: [(&str, &str); 6] = [
    ("skiff row", "north"),
    ("skiff land", "spot-3"),
    ("skiff load", "fish"),
    ("skiff load", "7"),
    ("skiff wave", "yes"),
    ("skiff row", "east"),
];

/// A game as the rules of Skiff have it, apart from the bot: which turn it is, and who has to act.
struct Course {
    place: Place,
    turn: usize,
    asked: Vec<usize>,
}

impl Course {
    fn acts(&mut self, who: usize) {
        self.asked.retain(|it| *it != who);
        if self.asked.is_empty() {
            self.turn += 1;
            self.asked = match self.turn {
                6.. => Vec::new(),
                4 => vec![0, 1, 2, 3],
                turn => vec![turn % 4],
            };
        }
    }
}

#[tokio::test]
async fn ten_games_in_five_channels_of_two_servers_are_listed_right_at_every_step() {
    let mut club = Club::open("en-US").await;
    let dan = club.control.user("Dan", "en-US");
    let away = club.control.guild("Away", "en-US");
    let people = [club.anna, club.bea, club.celina, dan];
    club.control.join(dan, club.guild).unwrap();
    for user in people {
        club.control.join(user, away).unwrap();
        club.host().set_asks_first(slowboat::host::UserId(user.0), Some(false)).await.unwrap();
    }
    let mut channels = vec![(club.guild, club.channel)];
    for (guild, name) in [(club.guild, "second"), (club.guild, "third"), (away, "fourth"), (away, "fifth")] {
        channels.push((guild, club.control.channel(guild, name).unwrap()));
    }
    let mut games = Vec::new();
    for (guild, channel) in channels {
        let thread = club.control.thread(club.anna, channel, "beside").unwrap();
        for channel in [channel, thread] {
            let place = begin_with(&club, guild, channel, &people, &[("short", "yes")]).await;
            games.push(Course { place, turn: 0, asked: vec![0] });
        }
    }
    let (mut step, mut lines) = (0, 0);
    while let Some(at) = (0..10).map(|it| (it * 7 + step * 3) % 10).find(|it| !games[*it].asked.is_empty()) {
        let who = games[at].asked[step % games[at].asked.len()];
        let ((path, choice), channel) = (ANSWERS[games[at].turn], games[at].place.channel);
        let said = club.control.run(people[who], channel, path, &[("choice", choice)]).await.unwrap();
        let said = club.settled(&said).await;
        assert!(said.ephemeral && !said.content.contains('⚠'), "{}", said.content);
        games[at].acts(who);
        step += 1;
        for (seat, user) in people.into_iter().enumerate() {
            let list = run(&club, user, club.channel, "turns").await;
            for game in &games {
                let line = list.content.lines().find(|it| it.contains(&game.place.code));
                assert_eq!(line.is_some(), game.turn < 6, "step {step}: {}", list.content);
                let is_asked = line.is_some_and(|it| it.starts_with('➤'));
                assert_eq!(is_asked, game.asked.contains(&seat), "step {step}, {seat}: {}", list.content);
                lines += usize::from(line.is_some());
            }
        }
    }
    assert_eq!(step, 90, "nine answers in each of ten games");
    println!("{lines} lines of /turns were right");
    let none = run(&club, dan, club.channel, "turns").await;
    assert!(none.content.starts_with("You sit at no table."), "{}", none.content);
    club.stop().await;
}

#[tokio::test]
async fn whoever_has_answered_is_shown_the_way_to_their_next_game() {
    let mut club = Club::open("en-US").await;
    let (anna, bea) = (club.anna, club.bea);
    let second = club.control.channel(club.guild, "second").unwrap();
    begin(&club, club.guild, club.channel, &[anna, bea]).await;
    let other = begin(&club, club.guild, second, &[anna, bea]).await;
    let panel = club.run(anna, "play", &[]).await;
    let receipt = club.pressed(anna, &panel, "North").await;
    assert!(receipt.content.contains("Waiting for Bea."), "{}", receipt.content);
    let next = club.pressed(anna, &receipt, "Next: Skiff").await;
    assert!(next.id == receipt.id && next.content.contains(&other.code), "{}", next.content);
    let receipt = club.pressed(anna, &next, "South").await;
    assert!(receipt.content.contains("Waiting for Bea.") && receipt.button("Next: Skiff").is_none());
    // What happens in the first game leaves the message alone in which the second one stands.
    club.run(bea, "skiff land", &[("choice", "spot-3")]).await;
    club.posted(|it| it.content.contains("Bea lands")).await;
    assert_eq!(club.control.message(anna, receipt.id).unwrap().content, receipt.content);
    let list = club.run(anna, "turns", &[]).await;
    assert!(list.content.starts_with("**It is your turn in 1 of 2 games.**"), "{}", list.content);
    club.stop().await;
}

#[tokio::test]
async fn whoever_forgets_is_called_again_and_at_last_the_table_is_told_what_it_can_do() {
    let mut club = Club::open("en-US").await;
    let (anna, bea) = (club.anna, club.bea);
    let turn = club.begin(&[anna, bea], &[]).await;
    club.host().remind().await.unwrap();
    assert_eq!(club.pings(), [1, 0, 0], "it is not time yet");
    club.host().configure(|it| it.reminder = Duration::from_millis(1));
    // That the first message has arrived is written a moment after it is there.
    while club.pings()[0] < 2 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        club.host().remind().await.unwrap();
    }
    let last = club.posted(|it| it.id != turn.id && it.mentions.contains(&anna)).await;
    let lines: Vec<&str> = last.content.lines().collect();
    assert!(lines[0].starts_with(&format!("<@{anna}> – still your move: asked <t:")), "{}", last.content);
    assert!(lines[0].ends_with(":R>. No other reminder comes."), "{}", last.content);
    assert!(
        lines[1].starts_with(&format!("<@{bea}> – if you would rather not wait, `/game robot`")),
        "{}",
        last.content
    );
    assert_eq!(club.pings(), [2, 1, 0]);
    // It is a message like any other: one plays from it, and the one before has lost its button.
    let panel = club.pressed(anna, &last, "Play").await;
    assert!(panel.button("North").is_some(), "{panel:#?}");
    club.host().remind().await.unwrap();
    club.pressed(anna, &panel, "North").await;
    club.posted(|it| it.mentions == [bea]).await;
    assert_eq!(club.pings(), [2, 2, 0]);
    club.stop().await;
}

#[tokio::test]
async fn the_games_of_a_server_are_listed_for_those_who_can_see_them() {
    let mut club = Club::open("en-US").await;
    let (anna, bea, celina) = (club.anna, club.bea, club.celina);
    let none = club.run(bea, "game list", &[]).await;
    assert!(none.ephemeral && none.content.starts_with("There is no game in this server"), "{}", none.content);
    let hidden = club.control.channel(club.guild, "hidden").unwrap();
    let away = club.control.guild("Away", "en-US");
    for user in [anna, celina] {
        club.control.join(user, away).unwrap();
    }
    let elsewhere = club.control.channel(away, "third").unwrap();
    let seen = begin(&club, club.guild, club.channel, &[anna, celina]).await;
    let private = begin(&club, club.guild, hidden, &[anna, celina]).await;
    let far = begin(&club, away, elsewhere, &[anna, celina]).await;
    let list = club.run(bea, "game list", &[]).await;
    assert!(list.content.starts_with("2 games of this server"), "{}", list.content);
    assert!(list.content.contains("waiting for Anna\n-# Anna and Celina"), "{}", list.content);
    club.control.set_overwrite(hidden, bea, 0, perms::VIEW_CHANNEL).unwrap();
    let list = club.run(bea, "game list", &[]).await;
    assert!(list.content.starts_with("One game of this server") && list.content.contains(&seen.code));
    assert!(!list.content.contains(&private.code) && !list.content.contains(&far.code), "{}", list.content);
    let own = club.run(anna, "game list", &[]).await;
    assert!(own.content.contains(&private.code) && own.content.contains("**your turn**"), "{}", own.content);
    let polish = club.run(celina, "game list", &[]).await;
    assert!(polish.content.starts_with("2 gry na tym serwerze"), "{}", polish.content);

    let info = club.run(bea, "game info", &[]).await;
    for part in [seen.code.as_str(), "Opened by Anna, <t:", "SHA-256 of the seed: `", "version 1 of our rules"] {
        assert!(info.content.contains(part), "{part}: {}", info.content);
    }
    let polish = club.run(celina, "game info", &[]).await;
    assert!(polish.content.contains("Stół otworzył(a) Anna"), "{}", polish.content);
    club.stop().await;
}

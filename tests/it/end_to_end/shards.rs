//! A bot in more servers than one connection may serve: every shard's games are played, also when Discord asks for more
//! shards in mid-game.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use slowboat::discord::custom_id::Action;
use slowboat::engine::Form;
use slowboat::sandbox::{Id, Message, SandboxOptions};

use super::club::{Club, Kind, PATIENCE};
use super::ledger::Ledger;
use super::shadow::Shadow;
use super::taps;

const GAME: &str = "perseverance";

/// Restarting every shard takes five seconds for each.
const REPAIR: Duration = Duration::from_secs(120);

/// Channels in servers which each another one of three shards serves.
async fn homes(club: &Club) -> Vec<Id> {
    let mut homes = BTreeMap::new();
    while homes.len() < 3 {
        // The number of a server is that of the millisecond in which it was made.
        tokio::time::sleep(Duration::from_millis(1)).await;
        let guild = club.control.guild("Branch", "en-US");
        if homes.contains_key(&((guild.0 >> 22) % 3)) {
            continue;
        }
        let channel = club.control.channel(guild, "table").unwrap();
        for person in &club.players {
            club.control.join(person.id, guild).unwrap();
        }
        homes.insert((guild.0 >> 22) % 3, channel);
    }
    homes.into_values().collect()
}

fn newest(club: &Club, channel: Id) -> Message {
    let all = club.control.messages(club.players[0].id, channel);
    all.into_iter().rfind(|it| !it.ephemeral).expect("something stands in the channel")
}

async fn open(club: &Club, ledger: &Ledger, channel: Id) -> i64 {
    let (ada, ben) = (club.players[0].id, club.players[1].id);
    club.control.run(ada, channel, &format!("{GAME} new"), &[("players", "2")]).await.unwrap();
    ledger.delivered().await;
    let lobby = newest(club, channel);
    for (user, wanted) in [(ben, Action::Join), (ada, Action::Start)] {
        let button = taps::button(&lobby, |it| *it == wanted).unwrap();
        club.control.press(user, lobby.id, &button).await.unwrap();
    }
    ledger.delivered().await;
    ledger.newest_game().await
}

/// Whoever is asked first gives an answer through the panel.
async fn answer(club: &Club, ledger: &Ledger, channel: Id, game: i64) {
    let shadow = Shadow::new(club.registry.get(GAME).unwrap().clone(), ledger.record(game).await);
    let seat = *shadow.awaited().first().unwrap();
    let decision = shadow.decision(seat).unwrap();
    let key = match &decision.form {
        Form::One(offers) => offers[0].key.clone(),
        Form::Some { offers, min, .. } => {
            let keys: Vec<&str> = offers.iter().take((*min).max(1)).map(|it| it.key.as_str()).collect();
            keys.join("+")
        }
        Form::Number { min, .. } => min.to_string(),
    };
    let user = Id(ledger.users(game).await[seat.index()]);
    taps::give(&club.control, (user, channel), decision, &key, PATIENCE)
        .await
        .expect("the panel leads to every answer");
    ledger.delivered().await;
    assert_eq!(ledger.answers(game).await.len(), shadow.record.answers.len() + 1, "{key} in {channel}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn games_are_played_on_every_shard_also_when_more_are_required() {
    let options = SandboxOptions { shards: 2, ..SandboxOptions::default() };
    let mut club = Club::open_in(options, Kind::Inside, 2, "en-US").await;
    let control = club.control.clone();
    assert_eq!(control.connected(), 2);
    let ledger = club.ledger().await;
    let mut tables = Vec::new();
    for channel in homes(&club).await {
        tables.push((channel, open(&club, &ledger, channel).await));
    }
    let games: BTreeSet<i64> = tables.iter().map(|it| it.1).collect();
    assert_eq!(games.len(), 3);
    for (channel, game) in &tables {
        answer(&club, &ledger, *channel, *game).await;
    }
    control.require_shards(3);
    assert_eq!(control.connected(), 0, "4011 for each of two");
    control.wait_until("three shards", REPAIR, || control.connected() == 3).await.unwrap();
    for (channel, game) in &tables {
        answer(&club, &ledger, *channel, *game).await;
    }
    assert_eq!(control.connected(), 3);
    club.stop().await;
}

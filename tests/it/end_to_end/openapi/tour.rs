//! Every command that is registered and every button that there is, once each.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::Value;
use slowboat::discord::custom_id::{Action, Press};
use slowboat::sandbox::{Id, Message};

use crate::end_to_end::club::Kind;
use crate::end_to_end::table::{Party, Table};
use crate::end_to_end::taps;
use crate::end_to_end::traffic::Traffic;

/// The permission to manage a server.
const MANAGE_GUILD: u64 = 1 << 5;

pub(super) async fn tour() -> Traffic {
    let party = Party {
        game: "perseverance",
        kind: Kind::Inside,
        players: 3,
        locale: "en-US",
        seed: 5,
        line: None,
        script: None,
    };
    let mut table = Table::open(party, &[("edition", "retail-2021")]).await;
    let user = table.club.players[0].id;
    let guild = home(&table, user);
    table.club.control.set_permissions(guild, user, MANAGE_GUILD).unwrap();
    for _ in 0..12 {
        table.one_move().await;
        table.look().await;
    }
    table.meddle().await;
    table.look_around().await;
    buttons(&mut table, user).await;
    late(&mut table).await;

    // Each leaf of the tree; whatever ends the game comes last.
    let commands = table.club.control.commands();
    let mut leaves = Vec::new();
    for command in &commands {
        gather(command, command["name"].as_str().unwrap(), &mut leaves);
    }
    let ends = ["game drop", "game concede", "game close"];
    leaves.sort_by_key(|it| ends.iter().position(|end| it.0 == *end));
    let paths: BTreeSet<&str> = leaves.iter().map(|it| it.0.as_str()).collect();
    for wanted in ["play", "board", "hand", "undo", "redo", "log", "help", "game status", "game close"] {
        assert!(paths.contains(wanted), "there is no /{wanted}");
    }
    for (path, options) in &leaves {
        let mut given: Vec<(String, String)> = Vec::new();
        for option in options {
            let name = option["name"].as_str().unwrap().to_owned();
            let value = value(&mut table, user, path, option).await;
            given.push((name, value));
        }
        let given: Vec<(&str, &str)> = given.iter().map(|it| (it.0.as_str(), it.1.as_str())).collect();
        table.run(user, path, &given).await;
    }
    table.ledger.delivered().await;

    // A lobby of its own: its options, and leaving it.
    table.run(user, &format!("{} new", table.rules), &[]).await;
    table.ledger.delivered().await;
    let lobby = table.club.public().pop().unwrap();
    let options = taps::button(&lobby, |it| *it == Action::Options).unwrap();
    let (_, menu) = table.press(user, lobby.id, &options).await;
    let part = menu.menus().next().unwrap().clone();
    for entry in &part.options {
        let values = [entry.value.as_str()];
        let answer = table.club.control.select(user, menu.id, &part.custom_id, &values).await.unwrap();
        table.note(user, &answer);
        let shown = table.club.settled(&answer).await;
        if let Some(back) = taps::button(&shown, |it| *it == Action::Options) {
            table.press(user, menu.id, &back).await;
        }
    }
    table.ledger.delivered().await;
    let leave = taps::button(&lobby, |it| *it == Action::Leave).unwrap();
    let left = table.club.control.press(user, lobby.id, &leave).await.unwrap();
    table.note(user, &left);
    table.ledger.delivered().await;
    table.club.stop().await;
    let traffic = Traffic::read(&table.club.traffic());
    traffic.check(&table.provoked);
    traffic
}

/// The server in which the game is played.
fn home(table: &Table, user: Id) -> Id {
    table.club.control.overview(user)["guilds"][0]["id"].as_str().unwrap().parse().unwrap()
}

/// Longer than the bot waits for its books before it acknowledges without an answer, and shorter than it waits at all.
const SLOW: Duration = Duration::from_millis(1_700);

/// Answers that come late are acknowledged first and shown afterwards, on a panel as after a command.
async fn late(table: &mut Table) {
    for by_panel in [true, false] {
        let (seat, decision, key) = table.pick();
        let (user, books) = (table.person(seat).id, table.club.books().await);
        let message = if by_panel {
            let (panel, last) = table.reach(seat, &decision, &key).await;
            let held = books.hold(SLOW).await;
            let (_, message) = table.tap(user, panel.id, &last.tap, &key).await;
            held.await.unwrap();
            message
        } else {
            let (path, value) = table.suggestion(seat, &decision, &key).await;
            let held = books.hold(SLOW).await;
            let (_, message) = table.run(user, &path, &[("choice", &value)]).await;
            held.await.unwrap();
            message
        };
        table.moved(seat, &key, &message, false);
        table.panels.clear();
        table.look().await;
    }
}

/// Presses everything on the board and on the panel that gives no answer.
async fn buttons(table: &mut Table, user: Id) {
    let (board, play) = table.board();
    for part in board.components().map(|it| it.custom_id.clone()).collect::<Vec<_>>() {
        table.press(user, board.id, &part).await;
    }
    let seat = *table.shadow.awaited().first().unwrap();
    let asked = table.person(seat).id;
    let (_, panel) = table.press(asked, board.id, &play).await;
    let looks = |it: &Message| -> Vec<String> {
        let harmless = |id: &&String| {
            let act = Press::parse(id).map(|it| it.act);
            matches!(act, Some(Action::Rule(_) | Action::Panel | Action::Menu(_) | Action::Preview | Action::Peek(_)))
        };
        let ids: Vec<String> = it.components().map(|it| it.custom_id.clone()).collect();
        ids.iter().filter(harmless).cloned().collect()
    };
    for part in looks(&panel) {
        table.press(asked, panel.id, &part).await;
    }
}

/// The commands and sub-commands that can be run, with their options.
fn gather(node: &Value, path: &str, leaves: &mut Vec<(String, Vec<Value>)>) {
    let options = node["options"].as_array().cloned().unwrap_or_default();
    let subs: Vec<&Value> = options.iter().filter(|it| it["type"] == 1 || it["type"] == 2).collect();
    if subs.is_empty() {
        leaves.push((path.to_owned(), options));
        return;
    }
    for sub in subs {
        gather(sub, &format!("{path} {}", sub["name"].as_str().unwrap()), leaves);
    }
}

/// Something that Discord's own client would let through.
async fn value(table: &mut Table, user: Id, path: &str, option: &Value) -> String {
    let name = option["name"].as_str().unwrap();
    if option["autocomplete"] == true {
        let found = table.type_in(user, path, name, "").await;
        return found.first().map_or_else(|| "nothing".to_owned(), |it| it.value.as_str().unwrap().to_owned());
    }
    if let Some(choice) = option["choices"].as_array().and_then(|it| it.first()) {
        return choice["value"].as_str().map_or_else(|| choice["value"].to_string(), str::to_owned);
    }
    match option["type"].as_u64() {
        Some(4) => "1".to_owned(),
        Some(6) => user.to_string(),
        Some(8) => {
            let guild = home(table, user);
            table.club.control.role(guild, "Wardens", 0, false).unwrap().to_string()
        }
        _ => "word".to_owned(),
    }
}

//! What the sandbox keeps: a restart goes on where the last run was, also after a kill.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use slowboat::sandbox::{Id, Sandbox, SandboxOptions};

const PICTURE: &[u8] = b"\x89PNG\r\n\x1a\nnot much of a picture";

async fn open(file: &Path) -> Sandbox {
    Sandbox::start(SandboxOptions { keep: Some(file.to_owned()), ..Default::default() }).await.unwrap()
}

/// What the bot posts: a text with a nonce that mentions somebody, and a picture.
async fn post(sandbox: &Sandbox, channel: Id, user: Id) -> Value {
    let body = json!({"content": format!("<@{user}> your turn"), "nonce": "once", "enforce_nonce": true,
        "attachments": [{"id": 0, "description": "a board"}]});
    let picture = Part::bytes(PICTURE).file_name("board.png").mime_str("image/png").unwrap();
    let form = Form::new().text("payload_json", body.to_string()).part("files[0]", picture);
    let url = format!("{}/api/v10/channels/{channel}/messages", sandbox.base_url());
    let request = reqwest::Client::new().post(url).header("Authorization", format!("Bot {}", sandbox.bot_token()));
    let reply = request.multipart(form).send().await.unwrap();
    assert_eq!(reply.status(), 200);
    reply.json().await.unwrap()
}

#[tokio::test]
async fn a_world_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("sandbox.db");
    let sandbox = open(&file).await;
    assert!(sandbox.is_new());
    let control = sandbox.control();
    let guild = control.guild("Club", "pl");
    let (ada, ben) = (control.user("Ada", "pl"), control.user("Ben", "en-US"));
    control.join(ada, guild).unwrap();
    control.join(ben, guild).unwrap();
    let channel = control.channel(guild, "table").unwrap();
    control.set_permissions(guild, ben, 1 << 13).unwrap();
    control.set_dms_open(ben, false).unwrap();
    let thread = control.thread(ada, channel, "aside").unwrap();
    control.archive(thread, true, false).unwrap();
    control.say(ada, channel, "hello").unwrap();
    let gone = control.say(ada, channel, "a mistake").unwrap();
    control.delete_message(gone).unwrap();
    let sent = post(&sandbox, channel, ada).await;
    control.advance(Duration::from_secs(60));
    let before = (control.messages(ada, channel), control.pings(ada), control.overview(ada), control.users());
    let (token, application) = (sandbox.bot_token(), sandbox.application_id());
    drop(control);
    sandbox.close().await;

    let sandbox = open(&file).await;
    assert!(!sandbox.is_new());
    let control = sandbox.control();
    let strip = |text: String| text.replace(&sandbox.base_url(), "");
    let after = (control.messages(ada, channel), control.pings(ada), control.overview(ada), control.users());
    let shown = |it: &(_, _, Value, Vec<Value>)| format!("{:?}", (it.2.clone(), it.3.clone()));
    assert_eq!(shown(&after), shown(&before));
    assert_eq!(after.1, before.1);
    assert_eq!(after.0.len(), 3, "what was deleted stays so, and a thread is announced: {:#?}", after.0);
    for (one, other) in after.0.iter().zip(&before.0) {
        assert_eq!((one.id, &one.content, &one.timestamp), (other.id, &other.content, &other.timestamp));
        assert_eq!((&one.mentions, one.attachments.len()), (&other.mentions, other.attachments.len()));
    }
    let picture = after.0[2].picture().unwrap();
    assert_eq!(picture.description.as_deref(), Some("a board"));
    assert!(strip(picture.url.clone()).starts_with("/attachments/"), "served by this run: {}", picture.url);
    assert_eq!(reqwest::get(&picture.url).await.unwrap().bytes().await.unwrap(), PICTURE);
    assert_eq!((sandbox.bot_token(), sandbox.application_id()), (token, application));
    // The same nonce is the same message, also after a restart.
    assert_eq!(post(&sandbox, channel, ada).await["id"], sent["id"]);
    assert!(control.say(ben, channel, "me too").unwrap() > before.0[2].id);
}

#[tokio::test]
async fn one_file_serves_one_sandbox_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("sandbox.db");
    let start = async |file: &Path| {
        let options = SandboxOptions { keep: Some(file.to_owned()), ..Default::default() };
        Sandbox::start(options).await.err().map(|it| it.to_string()).unwrap_or_default()
    };
    let sandbox = open(&file).await;
    assert!(start(&file).await.contains("another process"));
    sandbox.close().await;
    let text = folder.path().join("letter.txt");
    std::fs::write(&text, "Dear Ada, ".repeat(500)).unwrap();
    assert!(start(&text).await.contains("is not the world of a sandbox"), "{}", start(&text).await);
    assert!(std::fs::read_to_string(&text).unwrap().starts_with("Dear Ada"));
}

/// The program, and where it says that it is. Killed when dropped.
struct Running(Child, String);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

async fn program(data: &Path, more: &[&str]) -> Running {
    let mut command = Command::new(env!("CARGO_BIN_EXE_slowboat"));
    command.args(["sandbox", "--headless", "--data", data.to_str().unwrap()]).args(more);
    command.env_clear().env("HOME", data).stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let out = child.stdout.take().unwrap();
    let found = tokio::task::spawn_blocking(move || {
        let mut lines = BufReader::new(out).lines().map_while(Result::ok);
        lines.find_map(|it| it.split_whitespace().find(|it| it.starts_with("http://")).map(str::to_owned))
    });
    let found = found.await.unwrap().expect("it says where it is");
    Running(child, found.trim_end_matches([';', '/', '.', ',']).to_owned())
}

async fn get(it: &Running, path: &str) -> Value {
    reqwest::get(format!("{}/sandbox/{path}", it.1)).await.unwrap().json().await.unwrap()
}

async fn send(it: &Running, path: &str, body: Value) -> Value {
    let request = reqwest::Client::new().post(format!("{}/sandbox/{path}", it.1)).json(&body);
    request.send().await.unwrap().json().await.unwrap()
}

#[tokio::test]
async fn a_killed_program_goes_on_with_its_game() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("kept");
    let first = program(&data, &[]).await;
    let users = get(&first, "users").await;
    let ania = users.as_array().unwrap().iter().find(|it| it["name"] == "Ania").unwrap()["id"].clone();
    let ania = ania.as_str().unwrap();
    let seen = get(&first, &format!("users/{ania}")).await;
    let channel = seen["guilds"][0]["channels"][0]["id"].as_str().unwrap().to_owned();
    let order = json!({"user": ania, "command": "perseverance new", "options": {"players": "2"}});
    let opened = send(&first, &format!("channels/{channel}/run"), order.clone()).await;
    assert!(opened["message"].is_object(), "{opened:#}");
    let lobby = async |it: &Running| {
        for _ in 0..500 {
            let all = get(it, &format!("channels/{channel}/messages?user={ania}")).await;
            if let Some(found) = all.as_array().unwrap().iter().find(|it| it["ephemeral"] == false) {
                return found.clone();
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("no lobby in the channel")
    };
    let stood = lobby(&first).await;
    drop(first);

    let second = program(&data, &[]).await;
    assert_eq!(get(&second, "users").await, users);
    assert_eq!(lobby(&second).await["content"], stood["content"]);
    // The bot remembers the table as well: there is no room for a second one in this channel.
    let again = send(&second, &format!("channels/{channel}/run"), order).await;
    let told = send(&second, &format!("interactions/{}/redeliver", again["id"].as_str().unwrap()), json!({})).await;
    assert_eq!(told, json!({}));
    let all = get(&second, &format!("channels/{channel}/messages?user={ania}")).await;
    assert_eq!(all.as_array().unwrap().iter().filter(|it| it["ephemeral"] == false).count(), 1, "{all:#}");
    drop(second);

    let third = program(&data, &["--reset"]).await;
    let all = get(&third, "users").await;
    assert!(!all.as_array().unwrap().iter().any(|it| it["id"] == ania), "everybody is new");
}

#[test]
fn the_folder_of_a_real_bot_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().join("slowboat.db");
    std::fs::write(&books, "precious").unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_slowboat"));
    command.args(["sandbox", "--headless", "--reset", "--data", folder.path().to_str().unwrap()]);
    let output = command.env_clear().env("HOME", folder.path()).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("choose another folder"));
    assert_eq!(std::fs::read_to_string(&books).unwrap(), "precious");
}

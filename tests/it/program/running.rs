//! The bot as a process: it starts, keeps others off its data, is copied and looked after while it runs, and ends.

use std::fs;
use std::net::TcpListener;
use std::time::Duration;

use serde_json::Value;
use slowboat::sandbox::{Control, Id, Sandbox, SandboxOptions};
use slowboat::store::Store;

use super::home::{Home, Running};
use crate::common::Line;

/// What must never be seen anywhere but on the wire.
pub(super) const TOKEN: &str = "sandbox.canary-7d1f.not-a-real-token";
const PATIENCE: Duration = Duration::from_secs(30);

pub(super) async fn discord() -> Sandbox {
    Sandbox::start(SandboxOptions { bot_token: Some(TOKEN.to_owned()), ..SandboxOptions::default() }).await.unwrap()
}

pub(super) fn bot(home: &Home, sandbox: &Sandbox, more: &[(&str, &str)]) -> Running {
    let variables = [&[("SLOWBOAT_DISCORD__TOKEN", TOKEN)][..], more].concat();
    home.start(&["run", "--base-url", &sandbox.base_url()], &variables)
}

/// A channel of a guild, with two people in it.
pub(super) fn harbour(control: &Control) -> (Id, [Id; 2]) {
    let guild = control.guild("Harbour", "en-US");
    let channel = control.channel(guild, "table").unwrap();
    let people = ["Ania", "Ben"].map(|name| control.user(name, "en-US"));
    people.iter().for_each(|it| control.join(*it, guild).unwrap());
    (channel, people)
}

/// Two people at a table that has begun, up to the first board.
pub(super) async fn begin(control: &Control, channel: Id, people: [Id; 2]) {
    control.run(people[0], channel, "perseverance new", &[("players", "2")]).await.unwrap();
    let has =
        |label: &'static str| move |all: &[slowboat::sandbox::Message]| all.iter().any(|it| it.button(label).is_some());
    let all = control.wait_for(people[0], channel, PATIENCE, has("Join")).await.unwrap();
    let lobby = all.iter().find(|it| it.button("Join").is_some()).unwrap();
    for (user, label) in [(people[1], "Join"), (people[0], "Start")] {
        control.press(user, lobby.id, &lobby.button(label).unwrap().custom_id).await.unwrap();
    }
    control.wait_for(people[0], channel, PATIENCE, has("Play")).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_runs_is_looked_after_and_ends() {
    let (home, sandbox) = (Home::new(), discord().await);
    let control = sandbox.control();
    let (channel, people) = harbour(&control);

    let doctor = home.run(&["doctor"]);
    assert!(doctor.well().contains("none yet"), "{}", doctor.out);
    assert!(!home.data().exists(), "looking makes nothing");
    home.run(&["backup", "early.db"]).failed(1, &["no database"]);

    let more = [("SLOWBOAT_LOG__LEVEL", "trace"), ("SLOWBOAT_LOG__FORMAT", "json")];
    let mut running = bot(&home, &sandbox, &more);
    control.wait_ready().await.unwrap();
    begin(&control, channel, people).await;

    let second = [("SLOWBOAT_DISCORD__TOKEN", TOKEN)];
    let url = sandbox.base_url();
    let other = home.run_with(&["run", "--base-url", &url], &second);
    other.failed(75, &["another process", home.data().to_str().unwrap()]);
    let doctor_meanwhile = home.run(&["doctor"]);
    assert!(doctor_meanwhile.well().contains("open games: 1, in trouble: 0"), "{}", doctor_meanwhile.out);
    let restore_meanwhile = home.run(&["restore", "none.db"]);
    restore_meanwhile.failed(65, &["none.db", "no such file"]);
    let backup = home.run(&["backup", "copy.db"]);
    assert!(backup.well().contains("copy.db: a complete and checked copy"), "{}", backup.out);
    let again = home.run(&["backup", "copy.db"]);
    again.failed(73, &["copy.db", "exists already"]);
    home.run(&["restore", "copy.db"]).failed(75, &["another process", home.data().to_str().unwrap()]);
    let nightly = || fs::read_dir(home.data().join("backups")).into_iter().flatten().flatten();
    let is_there = || nightly().any(|it| it.file_name().to_string_lossy().ends_with(".db"));
    running.until("nightly backup", |_| is_there());

    running.signal("TERM");
    let ended = running.ended(8);
    ended.well();
    let invite = format!("client_id={}&scope=bot+applications.commands&permissions=", sandbox.application_id());
    assert!(ended.err.contains(&invite), "{}", ended.err);
    for line in ended.err.lines() {
        assert!(serde_json::from_str::<Value>(line).is_ok(), "no JSON: {line}");
    }

    let doctor = home.run(&["doctor"]);
    assert!(doctor.well().contains("database: sound"), "{}", doctor.out);
    assert!(
        doctor.out.contains("0 answers, rules ")
            && doctor.out.contains("(the newest), well")
            && doctor.out.contains("open games: 1, in trouble: 0"),
        "{}",
        doctor.out
    );
    let json = home.run(&["doctor", "--json"]);
    let json: Value = serde_json::from_str(json.well()).unwrap();
    assert_eq!((&json["games"][0]["answers"], &json["games"][0]["trouble"]), (&0.into(), &Value::Null));
    let restored = home.path("restored");
    let with = [("SLOWBOAT_STORE__DATA_DIR", restored.to_str().unwrap())];
    for round in 0..2 {
        let done = home.run_with(&["restore", "copy.db"], &with);
        assert_eq!(done.well().contains("what was there before"), round > 0, "{}", done.out);
    }
    let restored_doctor = home.run_with(&["doctor"], &with);
    assert!(restored_doctor.well().contains("open games: 1, in trouble: 0"), "{}", restored_doctor.out);
    let store = Store::open(&restored).await.unwrap();
    assert_eq!(store.integrity().await.unwrap(), Vec::<String>::new());
    assert_eq!(store.open_games().await.unwrap().len(), 1);

    for done in [&doctor, &other, &doctor_meanwhile, &backup, &again, &ended] {
        assert!(!done.out.contains("canary") && !done.err.contains("canary"), "{}\n{}", done.out, done.err);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn corrected_facts_leave_a_game_as_it_was_and_the_doctor_says_so() {
    let (home, sandbox) = (Home::new(), discord().await);
    let control = sandbox.control();
    let (channel, people) = harbour(&control);
    let running = bot(&home, &sandbox, &[]);
    control.wait_ready().await.unwrap();
    begin(&control, channel, people).await;
    running.signal("INT");
    running.ended(8).well();
    let scoring = fs::read_to_string(super::home::project("assets/perseverance/scoring.toml")).unwrap();
    let changed = scoring.replacen("followers = [21, 12, 6, 0]", "followers = [23, 12, 6, 1]", 1);
    assert_ne!(changed, scoring);
    home.write("content/perseverance/scoring.toml", &changed);
    let content = home.path("content");
    let with = [("SLOWBOAT_GAMES__CONTENT_DIR", content.to_str().unwrap())];
    let doctor = home.run_with(&["doctor"], &with);
    let said = doctor.well();
    assert!(said.contains("(older ones), well") && said.contains("in trouble: 0"), "{said}");
}

/// The chat is gone, so that saying goodbye takes its time; who asks twice does not wait for it.
#[tokio::test(flavor = "multi_thread")]
async fn a_second_signal_ends_at_once() {
    let (home, sandbox) = (Home::new(), discord().await);
    let mut running = bot(&home, &sandbox, &[]);
    sandbox.control().wait_ready().await.unwrap();
    drop(sandbox);
    std::thread::sleep(Duration::from_millis(500));
    running.signal("TERM");
    running.until("end", |it| it.err().contains("ending"));
    running.signal("TERM");
    let ended = running.ended(8);
    ended.well();
    assert!(ended.err.contains("asked twice"), "{}", ended.err);
    assert!(!ended.err.contains("canary"), "{}", ended.err);
}

/// Also while it still tries to connect: a process that is the first of its container hears only what it listens to.
#[test]
fn a_signal_during_the_start_is_heard() {
    let home = Home::new();
    let deaf = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", deaf.local_addr().unwrap());
    let running = home.start(&["run", "--base-url", &url], &[("SLOWBOAT_DISCORD__TOKEN", TOKEN)]);
    // It has come as far as Discord once it calls there.
    let (_call, _) = deaf.accept().unwrap();
    running.signal("TERM");
    running.ended(8).well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chat_that_cannot_be_used_is_told_apart() {
    let (home, sandbox) = (Home::new(), discord().await);
    let url = sandbox.base_url();
    let run =
        |url: &str, token: &str| home.run_with(&["run", "--base-url", url], &[("SLOWBOAT_DISCORD__TOKEN", token)]);
    run(&url, "canary-of-another").failed(78, &["does not know this token"]);
    run(&url, "\"canary\"").failed(78, &["without quotes"]);
    run("http://example.com", TOKEN).failed(78, &["not on this machine"]);
    let real = format!("MTAwMDAwMDAwMDAwMDAwMDAw.{}.{}", "A".repeat(6), "b".repeat(38));
    let done = run(&url, &real);
    done.failed(78, &["real token"]);
    assert!(!done.err.contains(&real[..20]), "{}", done.err);
    let closed = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let done = run(&format!("http://{closed}"), TOKEN);
    done.failed(69, &["cannot be reached"]);
    assert!(!done.err.contains("canary"), "{}", done.err);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_headless_sandbox_says_where_it_is_and_ends() {
    let home = Home::new();
    let recorded = home.path("traffic.jsonl");
    let mut running = home.start(&["sandbox", "--headless", "--record", recorded.to_str().unwrap()], &[]);
    let address = running.address();
    let page = reqwest::get(&address).await.unwrap();
    assert!(page.headers()["content-security-policy"].to_str().unwrap().contains("default-src 'none'"));
    assert!(page.text().await.unwrap().contains("/page/js/main.js"));
    let status: Value = reqwest::get(format!("{address}/sandbox/status")).await.unwrap().json().await.unwrap();
    assert_eq!(status["connected"], 1, "{status}");
    for word in running.out().split_whitespace().filter(|it| it.starts_with("http://") && it.contains("/sandbox/")) {
        let answer = reqwest::get(word).await.unwrap();
        assert!(answer.status().is_success(), "{word} is {}", answer.status());
    }
    running.signal("TERM");
    running.ended(8).well();
    let lines = fs::read_to_string(&recorded).unwrap();
    assert!(lines.lines().count() > 3 && lines.lines().all(|it| serde_json::from_str::<Value>(it).is_ok()));
    assert!(!home.data().exists(), "a sandbox leaves the bot's own data alone");

    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    home.run(&["sandbox", "--headless", "--port", &port]).failed(1, &[&port]);
    let mut open = home.start(&["sandbox", "--headless", "--listen", "0.0.0.0", "--port", "0"], &[]);
    open.until("warning", |it| it.out().contains("WARNING: it listens on 0.0.0.0"));
    open.signal("TERM");
    open.ended(8).well();
    home.run(&["sandbox", "--headless", "--record", "/nonexistent/file"]).failed(73, &["/nonexistent/file"]);
    home.run(&["sandbox", "--headless", "--locale", "tlh"]).failed(2, &["tlh"]);
    home.run(&["sandbox", "--headless", "--terminal"]).failed(2, &["--terminal"]);
}

/// What keeps the rate limits gets every request.
#[tokio::test(flavor = "multi_thread")]
async fn requests_go_by_way_of_the_proxy() {
    let (home, sandbox) = (Home::new(), discord().await);
    let control = sandbox.control();
    let (channel, people) = harbour(&control);
    // It knows no other way.
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let nobody = format!("http://{nobody}");
    let url = sandbox.base_url();
    let variables = [("SLOWBOAT_DISCORD__TOKEN", TOKEN), ("SLOWBOAT_DISCORD__PROXY", nobody.as_str())];
    home.run_with(&["run", "--base-url", &url], &variables).failed(69, &[nobody.as_str(), "cannot be reached"]);
    let proxy = Line::to(sandbox.address(), 1 << 30).await;
    let _bot = bot(&home, &sandbox, &[("SLOWBOAT_DISCORD__PROXY", &proxy.base_url())]);
    control.wait_ready().await.unwrap();
    let said = control.run(people[0], channel, "turns", &[]).await.unwrap();
    control.settled(said.id, PATIENCE).await.unwrap();
}

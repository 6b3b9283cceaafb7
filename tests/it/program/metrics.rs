//! What the bot says about itself over HTTP: figures that move with play, and whether it is well.

use std::collections::BTreeMap;
use std::net::TcpListener;
use std::time::{Duration, Instant};

use slowboat::sandbox::perms;

use super::home::Home;
use super::running::{TOKEN, begin, bot, discord, harbour};

/// Every sample by its name and labels. Each belongs to a family with a type and a description, and nothing follows the
/// end.
fn parse(text: &str) -> BTreeMap<String, f64> {
    let body = text.strip_suffix("# EOF\n").unwrap_or_else(|| panic!("no end: {text}"));
    let (mut samples, mut family, mut kind) = (BTreeMap::new(), String::new(), "");
    let mut described = String::new();
    for line in body.lines() {
        if let Some(rest) = line.strip_prefix("# HELP ") {
            described = rest.split_once(' ').unwrap().0.to_owned();
        } else if let Some(rest) = line.strip_prefix("# TYPE ") {
            let (name, of) = rest.split_once(' ').unwrap();
            assert_eq!(name, described, "{text}");
            (family, kind) = (name.to_owned(), of);
        } else {
            let (sample, value) = line.rsplit_once(' ').unwrap();
            let name = sample.split('{').next().unwrap();
            let suffixes: &[&str] = match kind {
                "counter" => &["_total"],
                "gauge" => &[""],
                "histogram" => &["_bucket", "_sum", "_count"],
                kind => panic!("what is a {kind}?"),
            };
            assert!(suffixes.iter().any(|it| name == format!("{family}{it}")), "{line} is no {kind} of {family}");
            assert!(samples.insert(sample.to_owned(), value.parse().unwrap()).is_none(), "{sample} comes twice");
        }
    }
    samples
}

pub(super) async fn figures(address: &str) -> BTreeMap<String, f64> {
    let page = reqwest::get(format!("{address}/metrics")).await.unwrap();
    let kind = page.headers()["content-type"].to_str().unwrap().to_owned();
    assert!(kind.starts_with("application/openmetrics-text; version=1.0.0"), "{kind}");
    parse(&page.text().await.unwrap())
}

pub(super) async fn health(address: &str) -> (u16, String) {
    let page = reqwest::get(format!("{address}/healthz")).await.unwrap();
    (page.status().as_u16(), page.text().await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_move_with_play_and_health_says_what_is_wrong() {
    let (home, sandbox) = (Home::new(), discord().await);
    let control = sandbox.control();
    let (channel, people) = harbour(&control);
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let listen = port.to_string();
    let running = bot(&home, &sandbox, &[("SLOWBOAT_METRICS__LISTEN", listen.as_str())]);
    control.wait_ready().await.unwrap();
    let address = format!("http://{listen}");

    let before = figures(&address).await;
    assert_eq!((before["slowboat_presses_total"], before["slowboat_games_in_memory"]), (0.0, 0.0), "{before:?}");
    assert_eq!((before["slowboat_connected"], before["slowboat_write_trouble"]), (1.0, 0.0), "{before:?}");
    assert_eq!(before["slowboat_failing{kind=\"closed\"}"], 0.0, "{before:?}");
    assert_eq!(health(&address).await, (200, "well\n".to_owned()));
    begin(&control, channel, people).await;
    let mut after = figures(&address).await;
    let end = Instant::now() + Duration::from_secs(30);
    // The board is seen before its delivery is marked.
    while after["slowboat_owed"] > 0.0 && Instant::now() < end {
        tokio::time::sleep(Duration::from_millis(20)).await;
        after = figures(&address).await;
    }
    assert_eq!((after["slowboat_owed"], after["slowboat_oldest_owed_seconds"]), (0.0, 0.0), "{after:?}");
    // A table was opened, somebody joined, it began.
    assert_eq!(after["slowboat_presses_total"], 3.0, "{after:?}");
    let buckets = after.iter().filter(|it| it.0.starts_with("slowboat_acknowledgement_seconds_bucket"));
    assert_eq!(buckets.map(|it| *it.1).fold(0.0, f64::max), 3.0, "{after:?}");
    assert_eq!(after["slowboat_acknowledgement_seconds_count"], 3.0);
    assert!(after["slowboat_acknowledgement_seconds_sum"] > 0.0);
    assert!(after["slowboat_delivered_total"] >= 1.0 && after["slowboat_games_in_memory"] == 1.0, "{after:?}");
    for name in ["database_bytes", "database_log_bytes", "disk_free_bytes"] {
        assert!(after[&format!("slowboat_{name}")] > 0.0, "{name}: {after:?}");
    }
    assert_eq!(after["slowboat_log_lines_lost_total"], 0.0);
    while !figures(&address).await.contains_key("slowboat_backup_age_seconds") && Instant::now() < end {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    after = figures(&address).await;
    assert!(after["slowboat_backup_age_seconds"] < 3_600.0 && after["slowboat_backup_trouble"] == 0.0, "{after:?}");
    // A door that is closed is no illness of the bot, but it is counted.
    control.deny_bot(channel, perms::SEND_MESSAGES).unwrap();
    control.run(people[0], channel, "game close", &[]).await.unwrap();
    while after["slowboat_failing{kind=\"closed\"}"] == 0.0 && Instant::now() < end {
        tokio::time::sleep(Duration::from_millis(20)).await;
        after = figures(&address).await;
    }
    assert_eq!((after["slowboat_failing{kind=\"closed\"}"], after["slowboat_owed"]), (1.0, 1.0), "{after:?}");
    assert_eq!(health(&address).await.0, 200);

    drop(sandbox);
    let mut said = health(&address).await;
    while said.0 == 200 && Instant::now() < end {
        tokio::time::sleep(Duration::from_millis(20)).await;
        said = health(&address).await;
    }
    assert_eq!(said, (503, "not connected to Discord\n".to_owned()));
    assert_eq!(figures(&address).await["slowboat_connected"], 0.0);
    running.signal("TERM");
    let ended = running.ended(8);
    ended.well();
    assert!(reqwest::get(&address).await.is_err(), "nobody is there any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_stay_on_this_machine_unless_that_is_meant() {
    let (home, sandbox) = (Home::new(), discord().await);
    let url = sandbox.base_url();
    let run = |more: &[(&str, &str)]| {
        let variables = [&[("SLOWBOAT_DISCORD__TOKEN", TOKEN)][..], more].concat();
        home.run_with(&["run", "--base-url", &url], &variables)
    };
    run(&[("SLOWBOAT_METRICS__LISTEN", "0.0.0.0:0")]).failed(78, &["metrics.listen", "0.0.0.0:0", "metrics.remote"]);
    run(&[("SLOWBOAT_METRICS__LISTEN", "here")]).failed(78, &["SLOWBOAT_METRICS__LISTEN", "here"]);
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    run(&[("SLOWBOAT_METRICS__LISTEN", &address)]).failed(1, &["metrics.listen", &address]);
    let open = [("SLOWBOAT_METRICS__LISTEN", "0.0.0.0:0"), ("SLOWBOAT_METRICS__REMOTE", "allow")];
    let running = bot(&home, &sandbox, &open);
    sandbox.control().wait_ready().await.unwrap();
    running.signal("TERM");
    running.ended(8).well();
}

//! What goes wrong while the bot runs: what it says of it to the operator and to the tables, and that it ends.

use std::net::TcpListener;
use std::time::{Duration, Instant};

use slowboat::discord::custom_id::Action;
use slowboat::sandbox::{Control, Id, Message};

use crate::common::presses;
use crate::end_to_end::taps::button;

use super::home::{Home, Running};
use super::metrics::{figures, health};
use super::running::{begin, bot, discord, harbour};

const PATIENCE: Duration = Duration::from_secs(60);
/// Until the bot has given up on a connection that was closed without its being told.
const REPAIR: Duration = Duration::from_secs(300);

/// An address for the figures.
fn free() -> String {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}

/// Waits until the bot's health says this, or nothing else than that it is well.
async fn says(running: &Running, listen: &str, words: &str) -> String {
    let end = Instant::now() + REPAIR;
    loop {
        let (status, said) = health(&format!("http://{listen}")).await;
        if said.contains(words) {
            assert_eq!(status == 200, said == "well\n", "{said}");
            return said;
        }
        assert!(Instant::now() < end, "{said} and no {words:?}:\n{}", running.err());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn told(control: &Control, user: Id, channel: Id, path: &str) -> String {
    let answer = control.run(user, channel, path, &[]).await.unwrap();
    control.settled(answer.id, PATIENCE).await.unwrap().content
}

#[tokio::test(flavor = "multi_thread")]
async fn what_discord_ends_for_good_ends_the_bot_with_cause_and_remedy() {
    const REVOKED: [&str; 3] = ["Sent invalid authentication", "does not take the token", "developer portal"];
    const UNWANTED: [&str; 2] = ["intents", "is it up to date?"];
    for (code, words) in [(4004, &REVOKED[..]), (4013, &UNWANTED), (4014, &UNWANTED)] {
        for is_playing in [false, true] {
            let (home, sandbox) = (Home::new(), discord().await);
            let control = sandbox.control();
            let (channel, people) = harbour(&control);
            if !is_playing {
                control.refuse_gateway(code);
            }
            let running = bot(&home, &sandbox, &[]);
            if is_playing {
                control.wait_ready().await.unwrap();
                begin(&control, channel, people).await;
                control.refuse_gateway(code);
            }
            let ended = running.ended(60);
            ended.failed(78, words);
            assert!(!ended.err.contains("canary"), "{}", ended.err);
            let games = if is_playing { "open games: 1, in trouble: 0" } else { "open games: 0" };
            let doctor = home.run(&["doctor", "--offline"]);
            assert!(doctor.well().contains(games), "{}", doctor.out);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "the bot gives such a connection up after 90 seconds; see CONTRIBUTING.md"]
async fn a_connection_closed_for_its_shard_is_said_and_comes_back() {
    let (home, sandbox, listen) = (Home::new(), discord().await, free());
    let control = sandbox.control();
    let (channel, people) = harbour(&control);
    let mut running = bot(&home, &sandbox, &[("SLOWBOAT_METRICS__LISTEN", &listen)]);
    control.wait_ready().await.unwrap();
    begin(&control, channel, people).await;
    control.refuse_gateway(4010);
    says(&running, &listen, "not connected").await;
    let end = Instant::now() + REPAIR;
    while !running.err().contains("4010") {
        assert!(Instant::now() < end, "{}", running.err());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    control.heal();
    control.wait_until("a connection", REPAIR, || control.connected() == 1).await.unwrap();
    says(&running, &listen, "well").await;
    assert!(told(&control, people[1], channel, "game status").await.contains("Perseverance"));
    running.until("the connection", |it| it.err().contains("starting it anew"));
    running.signal("TERM");
    running.ended(8).well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_hears_once_that_nothing_can_be_saved_and_then_that_it_can() {
    let (home, sandbox, listen) = (Home::new(), discord().await, free());
    let control = sandbox.control();
    let (channel, people) = harbour(&control);
    let running = bot(&home, &sandbox, &[("SLOWBOAT_METRICS__LISTEN", &listen)]);
    control.wait_ready().await.unwrap();
    begin(&control, channel, people).await;
    let public = || control.messages(people[0], channel).into_iter().filter(|it| !it.ephemeral).collect::<Vec<_>>();
    let notices = || public().into_iter().filter(|it| it.content.contains("saved")).collect::<Vec<Message>>();
    let (before, pings) = (public().len(), control.pings(people[0]).len());

    running.limit_files(Some(0));
    let refused = told(&control, people[0], channel, "game concede").await;
    assert!(refused.contains("Nothing was saved"), "{refused}");
    control.wait_until("a notice", PATIENCE, || notices().len() == 1).await.unwrap();
    let notice = notices().pop().unwrap();
    assert!(notice.content.contains("Nothing can be saved at the moment"), "{}", notice.content);
    for person in people {
        assert!(told(&control, person, channel, "game concede").await.contains("Nothing was saved"));
        assert!(told(&control, person, channel, "game status").await.contains("Perseverance"), "looking works");
    }
    assert!(says(&running, &listen, "nothing can be written").await.contains("slowboat.db"));
    assert_eq!(figures(&format!("http://{listen}")).await["slowboat_write_trouble"], 1.0);
    assert_eq!((notices().len(), public().len()), (1, before + 1));

    running.limit_files(None);
    let over = || notices().iter().any(|it| it.content.contains("Now it can again"));
    control.wait_until("good news", PATIENCE, over).await.unwrap();
    assert_eq!((notices().len(), notices()[0].id), (1, notice.id), "the same message says so");
    says(&running, &listen, "well").await;
    let conceded = told(&control, people[0], channel, "game concede").await;
    assert!(conceded.contains("Ben"), "{conceded}");
    assert_eq!(control.pings(people[0]).len(), pings, "nobody is pinged for it");
    running.signal("TERM");
    running.ended(8).well();
    let doctor = home.run(&["doctor", "--offline"]);
    assert!(doctor.well().contains("last time nothing could be written"), "{}", doctor.out);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_low_disk_and_a_failed_backup_are_said_by_health_and_doctor() {
    let (home, sandbox, listen) = (Home::new(), discord().await, free());
    let control = sandbox.control();
    let file = home.write("copies", "no folder");
    let folder = file.to_str().unwrap();
    let with = [
        ("SLOWBOAT_METRICS__LISTEN", listen.as_str()),
        ("SLOWBOAT_STORE__LOW_DISK_MIB", "1048576"),
        ("SLOWBOAT_STORE__BACKUP_DIR", folder),
    ];
    let running = bot(&home, &sandbox, &with);
    control.wait_ready().await.unwrap();
    let said = says(&running, &listen, "the nightly backup failed, and the newest copy is missing").await;
    assert!(said.contains(folder) && said.contains("bytes are left where the database is"), "{said}");
    let figures = figures(&format!("http://{listen}")).await;
    assert_eq!(figures["slowboat_backup_trouble"], 1.0);
    assert!(!figures.contains_key("slowboat_backup_age_seconds"));
    running.signal("TERM");
    running.ended(8).well();
    let doctor = home.run_with(&["doctor", "--offline"], &with[1..]);
    doctor.failed(1, &["not everything is well"]);
    for words in ["MiB are left for", "make room there", folder, "is no folder that may be written"] {
        assert!(doctor.out.contains(words), "{}", doctor.out);
    }
}

/// Whatever is offered first to whoever is asked, until it is an answer.
async fn answer(control: &Control, people: [Id; 2], channel: Id) {
    for user in people {
        let opened = control.run(user, channel, "play", &[]).await.unwrap();
        let mut panel = control.settled(opened.id, PATIENCE).await.unwrap();
        loop {
            let answers = |it: &Action| matches!(it, Action::Answer(_) | Action::Sure { .. });
            let pressed = if let Some(button) = button(&panel, answers) {
                presses::press(control, user, panel.id, &button).await
            } else if let Some(menu) = panel.menus().next() {
                let values = menu.options.iter().take(menu.min_values.max(1)).map(|it| it.value.as_str());
                presses::select(control, user, panel.id, &menu.custom_id, &values.collect::<Vec<_>>()).await
            } else {
                break;
            };
            panel = control.settled(pressed.unwrap().id, PATIENCE).await.unwrap();
            if button(&panel, |it| *it == Action::Undo).is_some() {
                return;
            }
        }
    }
    panic!("nobody is asked");
}

/// What is older than a day and an hour while games went on was not replaced in time.
#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_is_late_is_said_by_the_doctor() {
    let (home, sandbox) = (Home::new(), discord().await);
    let control = sandbox.control();
    let (channel, people) = harbour(&control);
    let mut running = bot(&home, &sandbox, &[]);
    control.wait_ready().await.unwrap();
    begin(&control, channel, people).await;
    let copies = || std::fs::read_dir(home.data().join("backups")).into_iter().flatten().flatten().map(|it| it.path());
    let copy = || copies().find(|it| it.extension().is_some_and(|it| it == "db"));
    running.until("a copy", |_| copy().is_some());
    answer(&control, people, channel).await;
    running.signal("TERM");
    running.ended(8).well();
    let doctor = home.run(&["doctor", "--offline"]);
    assert!(doctor.well().contains("1 answers"), "{}", doctor.out);
    let fresh = copy().unwrap().metadata().unwrap().modified().unwrap();
    for (hours, is_late) in [(24, false), (26, true)] {
        let made = fresh - Duration::from_secs(hours * 3_600);
        std::fs::File::options().write(true).open(copy().unwrap()).unwrap().set_modified(made).unwrap();
        let doctor = home.run(&["doctor", "--offline"]);
        assert_eq!(doctor.out.contains("without another"), is_late, "{}", doctor.out);
        assert_eq!(doctor.code, Some(i32::from(is_late)), "{}", doctor.out);
    }
}

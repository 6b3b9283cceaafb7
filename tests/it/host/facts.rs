//! Component facts and rules that change under running games.

use std::path::Path;
use std::sync::Arc;

use slowboat::engine::{Form, Plain, Seat, Words};
use slowboat::games::Registry;
use slowboat::host::*;
use slowboat::store::Store;

use crate::common::*;

async fn open(dir: &Path, content: Option<&Path>) -> (Host, Store) {
    let store = stores::open(&dir.join("data")).await;
    let host = Host::start(store.clone(), Registry::load(content).unwrap(), Arc::new(SystemClock)).await.unwrap();
    host.reviewed().await;
    (host, store)
}

/// Gives so many answers, the first that is legal each time.
async fn play(host: &Host, id: GameId, press: &mut u64, count: usize) {
    for _ in 0..count {
        let table = host.table(id).await.unwrap();
        let Some(seat) = table.active.first() else { panic!("{:?}", table.phase) };
        let open = host.panel(id, user(seat.0)).await.unwrap().decision.unwrap();
        let key = match &open.decision.form {
            Form::One(offers) => offers[offers.len() / 2].key.clone(),
            Form::Some { min: 0, .. } => "none".to_owned(),
            Form::Some { offers, min, .. } => {
                offers.iter().take(*min).map(|it| it.key.as_str()).collect::<Vec<_>>().join("+")
            }
            Form::Number { min, .. } => min.to_string(),
        };
        *press += 1;
        host.answer(InteractionId(*press), id, user(seat.0), None, &key).await.unwrap();
    }
}

#[tokio::test]
async fn running_games_are_played_on_with_the_facts_they_were_opened_with() {
    let dir = tempfile::tempdir().unwrap();
    let (host, store) = open(dir.path(), None).await;
    let (mut press, mut running) = (0, Vec::new());
    for game in ["perseverance", "state51", "boonlake"] {
        for _ in 0..3 {
            press += 10;
            let wish = Wish { game: game.to_owned(), seats: Some(2), ..Wish::default() };
            let id = host.lobby(InteractionId(press), place(press), person(0), wish).await.unwrap().id;
            host.join(InteractionId(press + 1), id, person(1)).await.unwrap();
            host.begin(InteractionId(press + 2), id, user(0)).await.unwrap();
            press += 3;
            play(&host, id, &mut press, 12).await;
            running.push(id);
        }
    }
    let before: Vec<_> = host.doctor().await.unwrap();
    assert!(before.iter().all(|it| it.is_newest && it.trouble.is_none()), "{before:?}");
    drop(host);
    store.close().await;

    // Every die space, every card and every recess says something else now.
    let content = dir.path().join("content");
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    for (game, file, from, to) in [
        ("perseverance", "scoring.toml", "followers = [5, 2, 0]", "followers = [6, 2, 0]"),
        ("state51", "cards.toml", "distance = 1", "distance = 2"),
        ("boonlake", "player.toml", "vp = 0", "vp = 1"),
    ] {
        let text = std::fs::read_to_string(assets.join(game).join(file)).unwrap();
        assert!(text.contains(from));
        std::fs::create_dir_all(content.join(game)).unwrap();
        std::fs::write(content.join(game).join(file), text.replace(from, to)).unwrap();
    }
    let (host, store) = open(dir.path(), Some(&content)).await;
    for (id, finding) in running.iter().zip(host.doctor().await.unwrap()) {
        assert_eq!((finding.game, finding.trouble, finding.is_newest), (*id, None, false));
        assert!(before.iter().any(|it| it.game == *id && it.facts == finding.facts));
        let table = host.table(*id).await.unwrap();
        assert_eq!((table.phase, table.n), (Phase::Running, 12));
        play(&host, *id, &mut press, 12).await;
    }
    // New games take the newest; two tables with older ones share what is in memory.
    let wish = Wish { game: "state51".to_owned(), seats: Some(2), robots: Some(Level::Random), ..Wish::default() };
    let id = host.lobby(InteractionId(press + 1), place(press), person(0), wish).await.unwrap().id;
    host.begin(InteractionId(press + 2), id, user(0)).await.unwrap();
    assert!(host.doctor().await.unwrap().iter().any(|it| it.game == id && it.is_newest));
    drop(host);
    store.close().await;
}

#[tokio::test]
async fn a_table_goes_over_to_the_newest_facts_once_all_agree() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = club.game(1, 2).await;
    club.line(id, "A walk, A north").await;
    assert_eq!(club.host.renew(club.press(), id, user(0)).await, Err(Denied::NewestFacts));
    drop(club);

    let club = Club::at(dir.path(), Fault::Content).await;
    let older = club.host.doctor().await.unwrap().remove(0);
    assert!(!older.is_newest && older.trouble.is_none(), "{older:?}");
    let table = club.host.renew(club.press(), id, user(1)).await.unwrap();
    let renewing = |table: &Table| table.motion(|it| *it == Matter::RenewFacts).map(|it| it.wanted.clone());
    assert_eq!(renewing(&table), Some(vec![Seat(1)]));
    assert_eq!(club.host.renew(club.press(), id, user(7)).await, Err(Denied::NoSeat));
    drop(club);
    let club = Club::at(dir.path(), Fault::Content).await;
    assert_eq!(renewing(&club.host.table(id).await.unwrap()), Some(vec![Seat(1)]), "it is remembered");
    let table = club.host.renew(club.press(), id, user(0)).await.unwrap();
    assert!(table.motions.is_empty() && table.phase == Phase::Running && table.n == 2);
    let newest = club.host.doctor().await.unwrap().remove(0);
    assert!(newest.is_newest && newest.facts != older.facts, "{newest:?}");
    club.line(id, "B claim").await;
}

#[tokio::test]
async fn facts_that_the_record_does_not_fit_are_not_taken_over() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::Content).await;
    let id = club.game(1, 2).await;
    // With these facts, numbers up to 18 are offered; with the others, up to 9.
    club.line(id, "A count, A 12, B walk, B north").await;
    drop(club);
    let club = Club::at(dir.path(), Fault::None).await;
    club.line(id, "A walk").await;
    assert_eq!(club.host.renew(club.press(), id, user(0)).await, Err(Denied::FactsDiffer { at: 1 }));
    assert_eq!(club.host.doctor().await.unwrap()[0].trouble, None);
}

#[tokio::test]
async fn facts_that_cannot_be_read_pause_a_game_until_they_can() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let (id, other) = (club.game(1, 2).await, club.game(2, 2).await);
    drop(club);
    let club = Club::at(dir.path(), Fault::Unreadable).await;
    let Some(why) = club.host.table(id).await.unwrap().why else { panic!("it must be paused") };
    assert_eq!(Plain.say(&why), "host-why-content(at=0)");
    assert_eq!(club.host.rewind(club.press(), id).await, Err(Denied::NothingToRewind));
    assert!(club.host.close(club.press(), other, user(1), false).await.is_err());
    club.host.close(club.press(), other, user(1), true).await.unwrap();
    drop(club);
    let club = Club::at(dir.path(), Fault::Content).await;
    assert_eq!(club.host.table(id).await.unwrap().phase, Phase::Running);
    club.line(id, "A walk, A north").await;
}

#[tokio::test]
async fn a_game_from_before_facts_were_kept_takes_the_newest() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = club.game(1, 2).await;
    club.line(id, "A walk, A north").await;
    drop(club);
    let books = stores::books(dir.path()).await;
    assert!(books.run("DELETE FROM facts").await > 0);
    books.close().await;
    let club = Club::at(dir.path(), Fault::Content).await;
    let finding = club.host.doctor().await.unwrap().remove(0);
    assert!(finding.is_newest && finding.trouble.is_none(), "{finding:?}");
    club.line(id, "B walk, B south").await;
}

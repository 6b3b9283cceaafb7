//! Panels that stay open: they go on by themselves, and nothing is asked in two places.

use slowboat::sandbox::{Id, Message};

use super::club::{Club, PATIENCE};

/// The message, once it holds.
async fn becomes(club: &Club, user: Id, id: Id, holds: impl Fn(&Message) -> bool) -> Message {
    let find = |all: &[Message]| all.iter().find(|it| it.id == id).cloned();
    match club.control.wait_for(user, club.channel, PATIENCE, |all| find(all).is_some_and(|it| holds(&it))).await {
        Ok(all) => find(&all).unwrap(),
        Err(error) => panic!("{error}; there is: {:#?}", club.control.message(user, id)),
    }
}

#[tokio::test]
async fn an_open_panel_goes_on_when_the_turn_comes_back() {
    let mut club = Club::open("en-US").await;
    let (anna, bea) = (club.anna, club.bea);
    let turn = club.begin(&[anna, bea], &[]).await;
    let of_bea = club.press(bea, &turn, "Play").await.message().unwrap().clone();
    assert!(of_bea.content.contains("Waiting for Anna."), "{}", of_bea.content);
    let of_anna = club.press(anna, &turn, "Play").await.message().unwrap().clone();
    let receipt = club.press(anna, &of_anna, "East").await.message().unwrap().clone();
    assert!(receipt.content.contains("Anna rows East."), "{}", receipt.content);

    // Bea's panel asks now, and she answers in it.
    let asked = becomes(&club, bea, of_bea.id, |it| it.menus().next().is_some()).await;
    assert!(asked.ephemeral && asked.content.contains("Where do you land?"), "{}", asked.content);
    // Whose turn it is not reads what they have done.
    let waiting = club.control.message(anna, of_anna.id).unwrap();
    assert_eq!(waiting.content, receipt.content);

    // What is taken back is asked no more.
    club.press(anna, &waiting, "Undo your answer “East”").await;
    let idle = becomes(&club, bea, of_bea.id, |it| it.menus().next().is_none()).await;
    assert!(idle.content.contains("Waiting for Anna."), "{}", idle.content);
    let again = becomes(&club, anna, of_anna.id, |it| it.button("North").is_some()).await;
    club.press(anna, &again, "North").await;
    let asked = becomes(&club, bea, of_bea.id, |it| it.menus().next().is_some()).await;
    let isle = club.pick(bea, &asked, &["Isle 2"]).await;
    let spots = club.pick(bea, &isle, &["Spot 0 … Spot 14"]).await;
    club.pick(bea, &spots, &["Spot 4"]).await;
    becomes(&club, anna, of_anna.id, |it| it.content.contains("What do you load?")).await;
    club.posted(|it| it.mentions == [anna] && it.content.contains("Bea lands")).await;
    assert_eq!(club.pings(), [2, 2, 0], "Bea was called again after the undo, and an edit calls nobody");

    // The end reaches whoever has a panel open.
    for user in [anna, bea] {
        club.run(user, "game concede", &[]).await;
    }
    for (user, id) in [(anna, of_anna.id), (bea, of_bea.id)] {
        let over = becomes(&club, user, id, |it| it.content.starts_with("This game has ended.")).await;
        assert!(over.menus().next().is_none(), "{over:#?}");
    }
    club.stop().await;
}

#[tokio::test]
async fn a_newer_panel_takes_the_buttons_of_the_one_before() {
    let mut club = Club::open("en-US").await;
    let (anna, celina) = (club.anna, club.celina);
    let turn = club.begin(&[celina, anna], &[]).await;
    let first = club.control.press(celina, turn.id, &turn.button("Play").unwrap().custom_id).await.unwrap();
    let first = first.message().unwrap().clone();
    let asked = first.content.lines().next().unwrap().to_owned();
    let second = club.run(celina, "play", &[]).await;
    let old = becomes(&club, celina, first.id, |it| it.components().next().is_none()).await;
    assert!(old.content.starts_with(&asked) && old.content.contains("nowszej wiadomości"), "{}", old.content);

    // One in which something was pressed takes them as well, and is taken for no newer one itself.
    let north = second.components().next().unwrap().custom_id.clone();
    let pressed = club.control.press(celina, second.id, &north).await.unwrap().message().unwrap().clone();
    assert_eq!(pressed.id, second.id);
    let turn = club.posted(|it| it.mentions == [anna]).await;
    club.control.press(celina, turn.id, &turn.button("Play").unwrap().custom_id).await.unwrap();
    let old = becomes(&club, celina, second.id, |it| it.components().next().is_none()).await;
    assert!(old.content.contains("nowszej wiadomości"), "{}", old.content);

    // What stands beside a panel, such as a rule, leaves it alone.
    let panel = club.run(anna, "play", &[]).await;
    let rule = club.press(anna, &panel, "Rule SKF-02").await.message().unwrap().clone();
    assert_ne!(rule.id, panel.id);
    club.run(anna, "board", &[]).await;
    let panel = club.control.message(anna, panel.id).unwrap();
    club.pick(anna, &panel, &["Isle 1"]).await;
    assert!(club.control.message(anna, panel.id).unwrap().menus().next().is_some());
    club.stop().await;
}

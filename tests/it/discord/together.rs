//! Deciding together: one message shows what is proposed and what everybody says to it, and every panel answers it.

use super::club::Club;
use slowboat::sandbox::{Id, Message};

async fn panel(club: &Club, user: Id, turn: &Message) -> Message {
    let play = turn.components().next().unwrap().custom_id.clone();
    club.control.press(user, turn.id, &play).await.unwrap().message().unwrap().clone()
}

/// The game of three, asked for its course. Anna leads.
async fn asked() -> (Club, Message) {
    let club = Club::open("en-US").await;
    let crew = [("crew", "yes"), ("deliberation", "8"), ("short", "yes"), ("players", "3")];
    let turn = club.begin(&[club.anna, club.bea, club.celina], &crew).await;
    assert_eq!(club.pings(), [1, 1, 1]);
    assert!(turn.content.contains("Which course do you set?"), "{}", turn.content);
    (club, turn)
}

#[tokio::test]
async fn a_proposal_is_shown_in_one_message_and_stands_when_all_agree() {
    let (mut club, turn) = asked().await;
    let (anna, bea, celina) = (club.anna, club.bea, club.celina);
    let lobby = club.public()[0].content.clone();
    assert!(lobby.contains("Time to object: **8 hours**"), "{lobby}");
    let first = panel(&club, anna, &turn).await;
    assert!(first.content.contains("yours counts: you lead"), "{}", first.content);
    let along = "When others lead, always go along with them";
    assert!(first.button("Agree").is_none() && first.button(along).is_some(), "nobody goes along with herself");
    let other = panel(&club, bea, &turn).await;
    assert!(other.content.contains("Anna decides"), "{}", other.content);
    assert!(other.button("Always go along with the leader").is_some() && other.button(along).is_none());
    let done = club.pressed(anna, &first, "Open sea").await;
    assert!(done.button("Agree").is_none() && done.button("Object").is_none(), "it is her own");
    assert!(done.button("Undo your answer “Open sea”").is_some(), "{done:#?}");
    assert!(done.content.contains("You have answered, and can change it"), "{}", done.content);

    let shown = club.posted(|it| it.content.contains("Proposed: **Open sea** · for it: Anna")).await;
    assert_eq!(shown.id, turn.id, "the message is edited");
    assert!(shown.content.contains("> Faster, but the waves are high"), "{}", shown.content);
    assert!(shown.content.contains("It stands <t:") && shown.content.contains("Waiting for Bea and Celina."));
    let hers = panel(&club, celina, &turn).await;
    assert!(hers.content.contains("Propozycja: **Otwarte morze** · za: Anna"), "{}", hers.content);
    assert!(hers.content.contains("wchodzi w życie <t:") && hers.button("Sprzeciw").is_some(), "{}", hers.content);

    club.restart().await;
    club.pressed(celina, &hers, "Zgoda").await;
    let shown = club.posted(|it| it.content.contains("for it: Anna and Celina")).await;
    assert_eq!((shown.id, club.pings()), (turn.id, [1, 1, 1]), "nobody is called twice");
    let last = panel(&club, bea, &turn).await;
    assert!(last.content.contains("If you agree, it stands at once"), "{}", last.content);
    let receipt = club.pressed(bea, &last, "Agree").await;
    assert!(receipt.content.contains("The course is set: Open sea."), "{}", receipt.content);
    let next = club.posted(|it| it.id != turn.id).await;
    assert!(next.content.contains("The course is set: Open sea.") && !next.content.contains("Proposed"));
    assert_eq!(club.pings(), [2, 1, 2], "Bea, who was awaited, goes on where she is");
    club.stop().await;
}

#[tokio::test]
async fn whoever_objects_or_changes_their_mind_is_heard_and_the_leader_decides() {
    let (mut club, turn) = asked().await;
    let (anna, bea, celina) = (club.anna, club.bea, club.celina);
    let hers = panel(&club, anna, &turn).await;
    let hers = club.pressed(anna, &hers, "Open sea").await;
    let old = panel(&club, celina, &turn).await;
    // A bot that has just started knows of no other panel, so each of these keeps its buttons.
    club.restart().await;
    let same = panel(&club, celina, &turn).await;
    club.restart().await;
    club.pressed(anna, &hers, "Along the coast").await;
    club.posted(|it| it.content.contains("Proposed: **Along the coast**")).await;
    let stale_too = club.pressed(celina, &same, "Sprzeciw").await;
    assert!(stale_too.content.contains("nic się nie zmieniło"), "{}", stale_too.content);
    let stale = club.pressed(celina, &old, "Zgoda").await;
    assert!(stale.content.contains("nic się nie zmieniło"), "{}", stale.content);
    assert!(stale.content.contains("Propozycja: **Wzdłuż brzegu** · za: Anna"), "{}", stale.content);

    let panel_of_bea = panel(&club, bea, &turn).await;
    let objected = club.pressed(bea, &panel_of_bea, "Object").await;
    let shown = club.posted(|it| it.content.contains("against: Bea")).await;
    assert!(
        shown.id == turn.id && shown.content.contains("You differ: Anna decides once everybody"),
        "{}",
        shown.content
    );
    club.pressed(bea, &objected, "Undo").await;
    let shown = club.posted(|it| !it.content.contains("against")).await;
    assert!(shown.content.contains("Waiting for Bea and Celina."), "{}", shown.content);
    club.run(bea, "skiff steer", &[("choice", "open-sea")]).await;
    let differs = panel(&club, bea, &turn).await;
    assert!(differs.button("Along the coast").is_some(), "to want it is to agree");
    let replies = |it: &Message, word: &str| it.components().filter(|it| it.label.contains(word)).count();
    assert_eq!(replies(&differs, "Agree"), 0);
    assert_eq!(replies(&differs, "Object"), 0, "whoever wants something else has objected by that");
    let hers = panel(&club, celina, &turn).await;
    assert_eq!((replies(&hers, "Zgoda na"), replies(&hers, "Sprzeciw wobec „")), (0, 1), "{hers:#?}");
    club.pressed(celina, &stale, "Zgoda").await;
    let called = club.posted(|it| it.mentions == [anna]).await;
    assert!(called.id != turn.id && called.content.contains("Proposed: **Open sea** · for it: Bea"));
    assert!(called.content.contains("You differ: Anna decides now."), "{}", called.content);
    assert_eq!(club.pings(), [2, 1, 1], "only the leader is called");
    let hers = panel(&club, anna, &called).await;
    assert!(hers.content.contains("You differ: as the leader you decide now."), "{}", hers.content);
    let receipt = club.pressed(anna, &hers, "Along the coast").await;
    assert!(receipt.content.contains("The course is set: Along the coast."), "{}", receipt.content);
    club.stop().await;
}

#[tokio::test]
async fn a_crew_wins_together() {
    let (mut club, turn) = asked().await;
    let history = club.run(club.bea, "game history", &[]).await;
    assert!(history.content.contains("have not ended a game of this kind yet"), "{}", history.content);
    for _ in 0..6 {
        for user in [club.anna, club.bea, club.celina] {
            club.run(user, "skiff steer", &[("choice", "coast")]).await;
        }
    }
    let end = club.posted(|it| it.content.contains("You came home.")).await;
    assert!(end.id != turn.id && end.content.contains("🏆"), "{}", end.content);
    let history = club.run(club.bea, "game history", &[]).await;
    assert!(history.content.contains("Skiff, 1 game of exactly these people:"), "{}", history.content);
    let line = "**First edition, Short game, One crew, Calm**: won 1 of 1, best: 3 points";
    assert!(history.content.contains(line), "{}", history.content);
    club.stop().await;
}

#[tokio::test]
async fn whoever_goes_along_with_the_leader_is_not_called() {
    let (mut club, turn) = asked().await;
    let of_leader = panel(&club, club.anna, &turn).await;
    assert!(of_leader.content.contains("do not answer this question, only later ones"), "{}", of_leader.content);
    let hers = panel(&club, club.celina, &turn).await;
    assert!(hers.content.contains("odpowiadają też na późniejsze pytania"), "{}", hers.content);
    let along = club.pressed(club.celina, &hers, "Zawsze zdaję się na lidera").await;
    assert!(along.content.contains("Z góry: Zawsze zdaję się na lidera"), "{}", along.content);
    club.posted(|it| it.id == turn.id && it.content.contains("Waiting for Anna and Bea.")).await;
    for user in [club.anna, club.bea] {
        club.run(user, "skiff steer", &[("choice", "coast")]).await;
    }
    club.posted(|it| it.id != turn.id && it.content.contains("The course is set: Along the coast.")).await;
    assert_eq!(club.pings(), [2, 1, 1], "Bea leads now, and only Anna has to be called");
    club.stop().await;
}

//! Motions as people move them and as the table reads them.

use super::club::Club;

#[tokio::test]
async fn what_one_may_not_take_back_alone_the_others_agree_to_by_a_button() {
    let mut club = Club::open("en-US").await;
    let (anna, bea, celina) = (club.anna, club.bea, club.celina);
    let turn = club.begin(&[anna, bea, celina], &[]).await;
    let panel = club.pressed(anna, &turn, "Play").await;
    club.pressed(anna, &panel, "North").await;
    let asked = club.posted(|it| it.mentions == [bea]).await;
    club.run(bea, "skiff land", &[("choice", "spot-7")]).await;
    let asked_celina = club.posted(|it| it.id != asked.id && it.mentions == [celina]).await;
    let pings = club.pings();

    // The refusal has the way on, and so has the panel of whoever waits.
    let refused = club.run(anna, "undo", &[]).await;
    assert!(refused.content.contains("Bea has answered since") && refused.ephemeral, "{}", refused.content);
    let waiting = club.run(anna, "play", &[]).await;
    assert!(waiting.button("Ask to take back").is_some(), "{waiting:#?}");
    let said = club.pressed(anna, &refused, "Ask to take back").await;
    assert!(said.content.contains("Anna asks to take back the last 2 answers."), "{}", said.content);
    let motion = club.posted(|it| it.content.contains("asks what you say")).await;
    assert!(motion.id != asked_celina.id);
    let head = format!("<@{bea}> and <@{celina}> – Anna asks what you say to this:");
    assert!(motion.content.starts_with(&head), "{}", motion.content);
    assert!(motion.content.contains("Not heard yet: Bea and Celina. Otherwise it falls <t:"), "{}", motion.content);
    assert_eq!(club.pings(), [pings[0], pings[1] + 1, pings[2] + 1]);

    let noted = club.pressed(bea, &motion, "↩️ Agree").await;
    assert!(noted.ephemeral && noted.content.contains("so far: Anna and Bea."), "{}", noted.content);
    club.pressed(celina, &motion, "↩️ Agree").await;
    let back = club.posted(|it| it.content.contains("All agree")).await;
    let said = "↩️ All agree: the last 2 answers are taken back, and Anna answers anew.";
    assert!(back.content.contains(said) && back.mentions == [anna], "{}", back.content);
    assert!(back.button("↩️ Agree").is_none(), "{back:#?}");
    let late = club.pressed(celina, &motion, "↩️ Object").await;
    assert!(late.content.contains("has been decided, or has fallen"), "{}", late.content);
    let panel = club.pressed(anna, &back, "Play").await;
    club.pressed(anna, &panel, "South").await;
    club.stop().await;
}

#[tokio::test]
async fn an_objection_is_told_and_the_game_goes_on() {
    let mut club = Club::open("en-US").await;
    let (anna, bea, celina) = (club.anna, club.bea, club.celina);
    club.begin(&[anna, bea, celina], &[]).await;
    let said = club.run(bea, "game concede", &[]).await;
    assert!(said.content.contains("Bea would end the game here. One more has to agree."), "{}", said.content);
    let motion = club.posted(|it| it.content.contains("🏳️ Bea would end the game here.")).await;
    for (who, end) in [(anna, false), (celina, true)] {
        club.pressed(who, &motion, "🏳️ Object").await;
        let fell = "🏳️ The game goes on: Celina would not end it here.";
        club.posted(|it| !end || it.content.contains(fell)).await;
    }
    let status = club.run(anna, "game status", &[]).await;
    assert!(status.content.contains("Waiting for Anna.") && !status.content.contains("🏳️"), "{}", status.content);
    club.stop().await;
}

#[tokio::test]
async fn in_polish_it_is_the_same() {
    let mut club = Club::open("pl").await;
    let (anna, bea, celina) = (club.anna, club.bea, club.celina);
    let turn = club.begin(&[celina, anna, bea], &[]).await;
    let panel = club.pressed(celina, &turn, "Graj").await;
    club.pressed(celina, &panel, "Północ").await;
    club.posted(|it| it.mentions == [anna]).await;
    club.run(anna, "skiff land", &[("choice", "spot-7")]).await;
    club.posted(|it| it.mentions == [bea]).await;
    let refused = club.run(celina, "undo", &[]).await;
    let said = club.pressed(celina, &refused, "Poproś o cofnięcie").await;
    assert!(said.content.contains("Celina prosi o cofnięcie ostatnich 2 odpowiedzi."), "{}", said.content);
    let motion = club.posted(|it| it.content.contains("pyta was o zdanie:")).await;
    club.pressed(anna, &motion, "↩️ Sprzeciw").await;
    club.posted(|it| it.content.contains("Nic nie zostaje cofnięte (Celina): sprzeciw – Anna.")).await;
    club.stop().await;
}

//! Looking at an answer before it is given.

use super::club::Club;

#[tokio::test]
async fn an_answer_is_looked_at_and_nothing_is_done_until_it_is_pressed() {
    for (locale, play, preview, choose, north, of, rowed, act, more, back) in [
        (
            "en-US",
            "Play",
            "👁 What would happen?",
            "Nothing is done by it.",
            "North",
            "What would happen: **North**",
            "Celina rows North.",
            "Do it",
            "👁 Something else",
            "‹ Back",
        ),
        (
            "pl",
            "Graj",
            "👁 Co by się stało?",
            "Nic się przez to nie stanie.",
            "Północ",
            "Co by się stało: **Północ**",
            "Celina płynie: Północ.",
            "Zrób to",
            "👁 Coś innego",
            "‹ Wstecz",
        ),
    ] {
        let mut club = Club::open(locale).await;
        // Each reads in their own language.
        let (one, other) = if locale == "pl" { (club.celina, club.anna) } else { (club.anna, club.bea) };
        let turn = club.begin(&[one, other], &[]).await;
        let panel = club.pressed(one, &turn, play).await;
        let menu = club.pressed(one, &panel, preview).await;
        assert!(menu.id == panel.id && menu.content.contains(choose), "{}", menu.content);
        let seen = club.pressed(one, &menu, north).await;
        let rowed = if locale == "pl" { rowed.to_owned() } else { rowed.replace("Celina", "Anna") };
        assert!(seen.content.contains(of) && seen.content.contains(&rowed), "{}", seen.content);
        assert!(seen.ephemeral && seen.picture().is_some(), "{seen:#?}");
        let table = club.host().tables_of(slowboat::host::UserId(one.0)).await.unwrap().remove(0);
        assert_eq!((table.n, club.public().last().map(|it| it.id)), (0, Some(turn.id)), "nothing was done");

        // To something else, back to the question, and there again.
        let menu = club.pressed(one, &seen, more).await;
        let panel = club.pressed(one, &menu, back).await;
        assert!(panel.button(preview).is_some() && panel.picture().is_none(), "{panel:#?}");
        let menu = club.pressed(one, &panel, preview).await;
        let seen = club.pressed(one, &menu, north).await;
        let done = club.pressed(one, &seen, act).await;
        assert!(done.content.contains(&rowed), "{}", done.content);
        club.posted(|it| it.mentions == [other]).await;
        club.stop().await;
    }
}

#[tokio::test]
async fn menus_numbers_and_dice_are_looked_at_too() {
    let mut club = Club::open("en-US").await;
    let (anna, bea) = (club.anna, club.bea);
    let turn = club.begin(&[anna, bea], &[]).await;
    let panel = club.pressed(anna, &turn, "Play").await;
    club.pressed(anna, &panel, "North").await;
    // Three hundred places: a menu of menus.
    let panel = club.run(bea, "play", &[]).await;
    let menu = club.pressed(bea, &panel, "👁 What would happen?").await;
    let isle = menu.menus().next().unwrap().options[3].label.clone();
    let menu = club.pick(bea, &menu, &[&isle]).await;
    let some = menu.menus().next().unwrap().options[0].label.clone();
    let menu = club.pick(bea, &menu, &[&some]).await;
    let spot = menu.menus().next().unwrap().options[5].label.clone();
    let seen = club.pick(bea, &menu, &[&spot]).await;
    assert!(seen.content.contains("What would happen:") && seen.content.contains(&spot), "{}", seen.content);
    club.pressed(bea, &seen, "Do it").await;
    // Up to two goods of four.
    let panel = club.run(anna, "play", &[]).await;
    let menu = club.pressed(anna, &panel, "👁 What would happen?").await;
    let seen = club.pick(anna, &menu, &["Fish", "Tea"]).await;
    assert!(seen.content.contains("**Fish, Tea**"), "{}", seen.content);
    club.pressed(anna, &seen, "Do it").await;
    // A number that is typed.
    let panel = club.run(bea, "play", &[]).await;
    let menu = club.pressed(bea, &panel, "👁 What would happen?").await;
    let form = club.press(bea, &menu, "Enter a number").await.modal().unwrap().clone();
    let wrong = club.control.submit(bea, &form, &[("number", "many")]).await.unwrap();
    let panel = club.settled(&wrong).await;
    assert!(panel.content.contains("not possible"), "{}", panel.content);
    let menu = club.pressed(bea, &panel, "👁 What would happen?").await;
    let form = club.press(bea, &menu, "Enter a number").await.modal().unwrap().clone();
    let seen = club.control.submit(bea, &form, &[("number", "77")]).await.unwrap();
    let seen = club.settled(&seen).await;
    assert!(seen.content.contains("What would happen: **77**"), "{}", seen.content);
    club.pressed(bea, &seen, "Do it").await;
    // All wave at once, in secret: there is nothing to look at.
    let panel = club.run(anna, "play", &[]).await;
    assert!(panel.button("👁 What would happen?").is_none(), "{panel:#?}");
    for who in [anna, bea] {
        let panel = club.run(who, "play", &[]).await;
        club.pressed(who, &panel, "Yes").await;
    }
    // The wind is rolled after the next one.
    let panel = club.run(bea, "play", &[]).await;
    let menu = club.pressed(bea, &panel, "👁 What would happen?").await;
    let seen = club.pressed(bea, &menu, "East").await;
    assert!(seen.content.contains("nobody can look ahead") && seen.picture().is_none(), "{}", seen.content);
    club.stop().await;
}

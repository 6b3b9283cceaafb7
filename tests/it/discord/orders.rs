//! A plan: what somebody who waits answers when they are asked, made from the waiting panel.

use super::club::Club;

#[tokio::test]
async fn a_plan_is_made_while_others_play_and_carried_out_without_a_call() {
    for (locale, play, plan, told, then, done) in [
        ("en-US", "Play", "Plan ahead", "You will be asked: **", "Then: **", "Plan: 2 answers"),
        ("pl", "Graj", "Zaplanuj", "Padnie pytanie: **", "Potem: **", "Plan: 2 odpowiedzi"),
    ] {
        let mut club = Club::open(locale).await;
        let anna = club.anna;
        let other = if locale == "pl" { club.celina } else { club.bea };
        let turn = club.begin(&[anna, other], &[]).await;
        let waiting = club.pressed(other, &turn, play).await;
        let first = club.pressed(other, &waiting, plan).await;
        assert!(first.ephemeral && first.content.contains(told), "{}", first.content);
        // A menu of menus, as in the panel itself.
        let mut second = first;
        while !second.content.contains("1. ") {
            let entry = second.menus().next().unwrap().options[0].label.clone();
            second = club.pick(other, &second, &[&entry]).await;
        }
        assert!(second.content.contains(then) && second.content.contains("1. "), "{}", second.content);
        let number = club.pressed(other, &second, "300").await;
        assert!(number.content.contains("2. ") && number.content.contains("**300**"), "{}", number.content);
        let waiting = club.pressed(other, &number, if locale == "pl" { "‹ Wstecz" } else { "‹ Back" }).await;
        assert!(waiting.button(done).is_some(), "{waiting:#?}");

        club.run(anna, "skiff row", &[("choice", "north")]).await;
        let turn = club.posted(|it| it.content.contains(" 0.")).await;
        assert!(!turn.mentions.contains(&other), "{turn:#?}");
        club.run(anna, "skiff load", &[("choice", "fish")]).await;
        // Both are carried out; then everybody is asked at once, and Anna has it before her.
        club.posted(|it| it.mentions == [other]).await;
        assert_eq!(club.control.pings(other).len(), 1, "only for what was not planned");
        club.stop().await;
    }
}

#[tokio::test]
async fn a_plan_can_be_dropped_and_then_one_is_called_as_ever() {
    let mut club = Club::open("en-US").await;
    let (anna, bea) = (club.anna, club.bea);
    let turn = club.begin(&[anna, bea], &[]).await;
    let waiting = club.pressed(bea, &turn, "Play").await;
    let mut shown = club.pressed(bea, &waiting, "Plan ahead").await;
    while !shown.content.contains("1. ") {
        let entry = shown.menus().next().unwrap().options[0].label.clone();
        shown = club.pick(bea, &shown, &[&entry]).await;
    }
    let shown = club.pressed(bea, &shown, "Drop the plan").await;
    assert!(!shown.content.contains("1. ") && shown.menus().next().is_some(), "{}", shown.content);
    club.run(anna, "skiff row", &[("choice", "north")]).await;
    club.posted(|it| it.mentions == [bea]).await;
    club.stop().await;
}

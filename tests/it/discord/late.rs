//! Messages that arrive after the game has gone on.

use slowboat::sandbox::faults::RestFault;

use super::club::Club;

#[tokio::test]
async fn a_late_message_does_not_say_who_is_awaited_by_now() {
    let mut club = Club::open("en-US").await;
    let (anna, bea) = (club.anna, club.bea);
    let turn = club.begin(&[anna, bea], &[]).await;
    let held = RestFault::TooMany { retry_after_ms: 3_000, scope: Default::default() };
    club.control.strike_next(&format!("/channels/{}/messages", club.channel), held);
    club.run(anna, "skiff row", &[("choice", "north")]).await;
    // Bea does not wait to be called: it is Anna's turn again before anybody reads of the first answer.
    let mut panel = club.run(bea, "play", &[]).await;
    loop {
        let entry = panel.menus().next().map(|it| it.options[0].label.clone());
        let Some(entry) = entry else { break };
        panel = club.pick(bea, &panel, &[&entry]).await;
    }
    let last = club.posted(|it| it.mentions == [anna] && it.id > turn.id).await;
    let public = club.public();
    let first = public.iter().find(|it| it.mentions == [bea]).unwrap();
    assert!(first.id < last.id && !first.content.to_lowercase().contains("waiting for"), "{}", first.content);
    assert!(first.content.contains("Anna rows North"), "what happened is told: {}", first.content);
    club.stop().await;
}

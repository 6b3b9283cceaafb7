//! What the bot does where it may not do everything.

use std::time::Duration;

use slowboat::sandbox::faults::{Order, RestFault};
use slowboat::sandbox::perms;

use super::club::{Club, PATIENCE};

#[tokio::test]
async fn without_attach_files_the_board_comes_in_words_and_the_table_is_told_once() {
    let mut club = Club::open("en-US").await;
    let (anna, bea) = (club.anna, club.bea);
    // Counted as they come: an old message, which is edited, mentions nobody any more.
    let mut called = club.begin(&[anna, bea], &[]).await.mentions.len();
    let lines = [
        (anna, "row", "north", "Anna rows North."),
        (bea, "land", "spot-5", "Bea lands on spot 5."),
        (anna, "load", "tea", "Anna loads 1 good."),
        (bea, "load", "250", "Bea sounds 250 fathoms."),
    ];
    // Taken, still taken, given back, taken again.
    for (step, ((user, verb, choice, said), denied)) in lines.into_iter().zip([true, true, false, true]).enumerate() {
        club.control.deny_bot(club.channel, if denied { perms::ATTACH_FILES } else { 0 }).unwrap();
        club.run(user, &format!("skiff {verb}"), &[("choice", choice)]).await;
        let turn = club.posted(|it| it.content.contains(said) && !it.mentions.is_empty()).await;
        assert_eq!(turn.picture().is_some(), !denied, "{step}");
        let says = turn.content.contains("Attach Files") && turn.content.contains("manages this channel");
        assert_eq!(says, step == 0 || step == 3, "{}", turn.content);
        assert_eq!(turn.content.contains("Bea: "), denied, "the board in words: {}", turn.content);
        assert!(turn.button("Play").is_some());
        called += turn.mentions.len();
    }
    assert_eq!(club.pings().iter().sum::<usize>(), called, "each is called once");
    club.stop().await;
}

#[tokio::test]
async fn no_table_is_opened_where_the_bot_cannot_write() {
    let mut club = Club::open("en-US").await;
    let thread = club.control.thread(club.anna, club.channel, "aside").unwrap();
    let all = [
        (club.channel, perms::VIEW_CHANNEL, "View Channel"),
        (club.channel, perms::SEND_MESSAGES, "Send Messages"),
        (thread, perms::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
    ];
    for (channel, bits, name) in all {
        club.control.deny_bot(channel, bits).unwrap();
        let told = club.control.run(club.anna, channel, "skiff new", &[]).await.unwrap();
        let told = club.settled(&told).await;
        assert!(told.ephemeral && told.content.contains("No table was opened"), "{}", told.content);
        assert!(told.content.contains(name) && told.content.contains("manages this channel"), "{}", told.content);
        let told = club.control.run(club.celina, channel, "skiff new", &[]).await.unwrap();
        let told = club.settled(&told).await;
        assert!(told.content.contains("Stół nie został otwarty") && told.content.contains(name), "{}", told.content);
        club.control.deny_bot(channel, 0).unwrap();
        let opened = club.control.run(club.celina, channel, "skiff new", &[]).await.unwrap();
        assert!(club.settled(&opened).await.content.contains("Stół otwarty"));
        let shown = |all: &[slowboat::sandbox::Message]| all.iter().any(|it| it.button("Join").is_some());
        club.control.wait_for(club.anna, channel, PATIENCE, shown).await.unwrap();
        club.control.run(club.celina, channel, "game close", &[]).await.unwrap();
    }
    // Nor in a private thread that the bot is not in, nor in a thread that is locked.
    let private = club.control.private_thread(club.anna, club.channel, "whispers").unwrap();
    let told = club.control.run(club.anna, private, "skiff new", &[]).await.unwrap();
    let told = club.settled(&told).await;
    assert!(told.content.contains("not in this private thread"), "{}", told.content);
    club.control.archive(thread, false, true).unwrap();
    club.control.set_permissions(club.guild, club.anna, perms::MANAGE_THREADS).unwrap();
    let told = club.control.run(club.anna, thread, "skiff new", &[]).await.unwrap();
    let told = club.settled(&told).await;
    assert!(told.content.contains("This thread is locked"), "{}", told.content);
    club.control.archive(thread, false, false).unwrap();

    // A game is not brought there either.
    club.run(club.anna, "skiff new", &[]).await;
    club.posted(|it| it.button("Join").is_some()).await;
    club.control.deny_bot(thread, perms::SEND_MESSAGES_IN_THREADS).unwrap();
    let found = club.control.autocomplete(club.anna, thread, "game bring", &[("table", "")], "table").await.unwrap();
    let code = found[0].value.as_str().unwrap();
    let told = club.control.run(club.anna, thread, "game bring", &[("table", code)]).await.unwrap();
    assert!(club.settled(&told).await.content.contains("stays where it is"));
    club.stop().await;
}

#[tokio::test]
async fn who_opens_a_table_learns_that_nobody_can_see_it() {
    let mut club = Club::open("en-US").await;
    let path = format!("/channels/{}/messages", club.channel);
    let slow = Order { path: Some(path), ..Order::once(RestFault::Slow { by_ms: 3_000 }) };
    club.control.strike(slow);
    let opened = club.run(club.anna, "skiff new", &[]).await;
    assert!(opened.content.contains("table is open"), "{}", opened.content);
    club.control.deny_bot(club.channel, perms::SEND_MESSAGES).unwrap();
    let told = |all: &[slowboat::sandbox::Message]| {
        all.iter().any(|it| {
            it.ephemeral && it.content.contains("nobody can see it yet") && it.content.contains("Send Messages")
        })
    };
    club.control.wait_for(club.anna, club.channel, PATIENCE, told).await.unwrap();
    assert!(!told(&club.control.messages(club.bea, club.channel)));
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(club.public().is_empty());
    // It appears by itself.
    club.control.deny_bot(club.channel, 0).unwrap();
    club.posted(|it| it.button("Join").is_some()).await;
    club.stop().await;
}

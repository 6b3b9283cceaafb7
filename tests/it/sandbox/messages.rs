//! Messages: pictures and edits, who sees what, threads and direct messages.

use serenity::all::*;
use slowboat::sandbox::SandboxOptions;

use super::bot::{self, Club, PATIENCE, club, guilds_only, http, picture, start};
use crate::overheard::no_unknown_events;

#[tokio::test]
async fn pictures_alt_texts_and_edits() {
    let club = club(SandboxOptions::default()).await;
    let _bot = start(&club, guilds_only()).await;
    let Club { control, channel, ada, .. } = &club;
    let board = control.run(*ada, *channel, "board", &[]).await.unwrap();
    let board = board.message().unwrap().clone();
    let shown = board.picture().unwrap();
    assert_eq!((shown.width, shown.description.as_deref(), shown.in_embed), (Some(20), Some("A board"), true));
    assert_eq!(board.embeds[0]["image"]["url"], shown.url.as_str());
    assert_eq!(control.attachment(&shown.url).unwrap(), bot::png(20));
    let served = bot::client().get(&shown.url).send().await.unwrap();
    assert_eq!(served.headers()["content-type"], "image/png");
    assert_eq!(served.bytes().await.unwrap(), bot::png(20));
    // Discord lists a file that an embed shows no second time.
    let through = http(&club, &club.sandbox.bot_token())
        .get_message(ChannelId::new(channel.0), MessageId::new(board.id.0))
        .await
        .unwrap();
    assert!(through.attachments.is_empty());
    assert_eq!(through.embeds[0].image.as_ref().unwrap().url, shown.url);

    // Type 6, then an edit with a new file: the old one is dropped.
    assert_eq!(control.press(*ada, board.id, "later").await.unwrap().kind, 6);
    let edited = control.wait_for(*ada, *channel, PATIENCE, |all| all[0].content == "later").await.unwrap();
    assert_eq!(edited[0].attachments.len(), 1);
    assert_eq!(edited[0].picture().unwrap().filename, "new.png");
    assert!(control.attachment(&shown.url).is_err());
    // Type 7 without a file sends `attachments: []`, which takes the pictures away.
    let updated = control.press(*ada, board.id, "update").await.unwrap();
    assert_eq!(updated.kind, 7);
    assert!(updated.message().unwrap().attachments.is_empty());
    assert!(updated.message().unwrap().edited);

    // Kept files stay when listed.
    let http = http(&club, &club.sandbox.bot_token());
    let place = ChannelId::new(channel.0);
    let files = [picture(8, "one two.png", "One"), picture(9, "two.png", "Two")];
    let mut sent = place.send_files(&http, files, CreateMessage::new()).await.unwrap();
    assert_eq!(sent.attachments[0].filename, "one_two.png");
    let keep = EditAttachments::new().keep(sent.attachments[1].id).add(picture(10, "three.png", "Three"));
    sent.edit(&http, EditMessage::new().attachments(keep)).await.unwrap();
    let names: Vec<&str> = sent.attachments.iter().map(|file| file.filename.as_str()).collect();
    assert_eq!(names, ["two.png", "three.png"]);
    sent.edit(&http, EditMessage::new().content("text only")).await.unwrap();
    assert_eq!(sent.attachments.len(), 2);
    sent.delete(&http).await.unwrap();
    assert!(place.message(&http, sent.id).await.is_err());
}

#[tokio::test]
async fn ephemeral_answers_are_seen_by_one_user_only() {
    let club = club(SandboxOptions::default()).await;
    let bot = start(&club, guilds_only()).await;
    let Club { control, channel, ada, ben, .. } = &club;
    let secret = control.run(*ada, *channel, "secret", &[]).await.unwrap();
    let secret = secret.message().unwrap();
    assert!(secret.ephemeral);
    assert_eq!(secret.picture().unwrap().description.as_deref(), Some("Your hand"));
    assert_eq!(control.messages(*ada, *channel).len(), 1);
    assert!(control.messages(*ben, *channel).is_empty());
    assert!(control.message(*ben, secret.id).is_none());
    assert!(control.press(*ben, secret.id, "update").await.is_err());
    let place = ChannelId::new(channel.0);
    assert!(place.messages(&bot.http, GetMessages::new()).await.unwrap().is_empty());
    assert!(place.message(&bot.http, MessageId::new(secret.id.0)).await.is_err());
    // Its own user presses, and the message changes in place, still ephemeral.
    let updated = control.press(*ada, secret.id, "update").await.unwrap();
    assert_eq!(updated.message().unwrap().content, "updated");
    assert!(updated.message().unwrap().ephemeral);

    // A deferral decides for the first follow-up, and shows as thinking until then.
    let slow = control.run(*ada, *channel, "slowsecret", &[]).await.unwrap();
    assert_eq!(slow.kind, 5);
    let filled = control.settled(slow.id, PATIENCE).await.unwrap();
    assert_eq!((filled.content.as_str(), filled.ephemeral), ("for you", true));
    let open = control.run(*ben, *channel, "slow", &[]).await.unwrap();
    let filled = control.settled(open.id, PATIENCE).await.unwrap();
    assert_eq!((filled.content.as_str(), filled.ephemeral), ("done", false));
    control.wait_for(*ben, *channel, PATIENCE, |all| all.iter().any(|it| it.content == "more")).await.unwrap();
    assert!(control.messages(*ada, *channel).iter().all(|it| it.content != "more"));
    no_unknown_events();
}

#[tokio::test]
async fn threads_direct_messages_and_channel_messages() {
    let club = club(SandboxOptions::default()).await;
    let bot = start(&club, guilds_only() | GatewayIntents::GUILD_MESSAGES).await;
    let Club { control, guild, channel, ada, ben, .. } = &club;
    let place = ChannelId::new(channel.0);
    let allowed = CreateAllowedMentions::new().users([ada.0]);
    let content = format!("<@{ada}> <@{ben}> @everyone");
    let sent =
        place.send_message(&bot.http, CreateMessage::new().content(content).allowed_mentions(allowed)).await.unwrap();
    assert_eq!((control.pings(*ada).len(), control.pings(*ben).len()), (1, 0));
    assert!(!sent.mention_everyone);
    place.edit_message(&bot.http, sent.id, EditMessage::new().content(format!("<@{ben}>"))).await.unwrap();
    assert_eq!(control.pings(*ben).len(), 0, "edits never ping");

    let thread = place.create_thread_from_message(&bot.http, sent.id, CreateThread::new("Game 1")).await.unwrap();
    assert_eq!(thread.id.get(), sent.id.get());
    let twice = place.create_thread_from_message(&bot.http, sent.id, CreateThread::new("Game 1")).await;
    assert!(twice.unwrap_err().to_string().contains("already been created"));
    let inside = thread.id.say(&bot.http, "in the thread").await.unwrap();
    let thread_id = slowboat::sandbox::Id(thread.id.get());
    let seen = control.messages(*ada, thread_id);
    assert_eq!((seen[0].kind, seen[1].content.as_str()), (21, "in the thread"));
    let archive = EditThread::new().archived(true);
    thread.id.edit_thread(&bot.http, archive).await.unwrap();
    let edit = EditMessage::new().content("late");
    let late = thread.id.edit_message(&bot.http, inside.id, edit.clone()).await;
    assert!(late.unwrap_err().to_string().contains("Thread is archived"));
    thread.id.edit_thread(&bot.http, EditThread::new().archived(false)).await.unwrap();
    thread.id.edit_message(&bot.http, inside.id, edit).await.unwrap();
    let loose =
        place.create_thread(&bot.http, CreateThread::new("Loose").kind(ChannelType::PublicThread)).await.unwrap();
    let hello = control.run(*ada, slowboat::sandbox::Id(loose.id.get()), "hello", &[("name", "x")]).await.unwrap();
    assert_eq!(hello.kind, 4);

    let dm = UserId::new(ada.0).create_dm_channel(&bot.http).await.unwrap();
    dm.id.send_files(&bot.http, [picture(5, "a.png", "A")], CreateMessage::new().content("your turn")).await.unwrap();
    let direct = control.direct_messages(*ada);
    assert_eq!((direct.len(), direct[0].content.as_str()), (1, "your turn"));
    let dm_id = slowboat::sandbox::Id(dm.id.get());
    assert!(control.messages(*ben, dm_id).is_empty());
    assert_eq!(control.run(*ada, dm_id, "hello", &[("name", "x")]).await.unwrap().kind, 4);
    control.set_dms_open(*ada, false).unwrap();
    let closed = dm.id.say(&bot.http, "anybody?").await.unwrap_err();
    assert!(closed.to_string().contains("Cannot send messages to this user"));

    // Events for the intents given: the channel, the threads, the guild's messages (without their content).
    control.channel(*guild, "second").unwrap();
    control.say(*ben, *channel, "hi all").unwrap();
    control.say(*ben, *channel, &format!("hi <@{}>", control.bot())).unwrap();
    let mention = format!("message hi <@{}>", control.bot());
    bot.heard.wait(&mention, 1).await;
    assert_eq!((bot.heard.count("channel second"), bot.heard.count("thread Game 1")), (1, 1));
    assert_eq!((bot.heard.count("message hi all"), bot.heard.count(&mention)), (0, 1));
    no_unknown_events();
}

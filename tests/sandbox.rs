//! The sandbox from a real bot's side and from its users' side: serenity connects, answers, edits, resumes.

#[path = "sandbox/bot.rs"]
mod bot;
#[path = "sandbox/refusals.rs"]
mod refusals;

use std::time::Duration;

use bot::{Club, club, http, no_unknown_events, picture, start};
use serenity::all::*;
use slowboat::sandbox::{ComponentKind, ControlError, SandboxOptions, perms};

const PATIENCE: Duration = Duration::from_secs(10);

fn guilds_only() -> GatewayIntents {
    GatewayIntents::GUILDS
}

fn fast() -> SandboxOptions {
    SandboxOptions {
        interaction_deadline: Duration::from_millis(400),
        ..SandboxOptions::default()
    }
}

#[tokio::test]
async fn a_command_is_registered_run_and_answered() {
    let club = club(SandboxOptions::default()).await;
    let bot = start(&club, guilds_only()).await;
    let Club {
        control,
        channel,
        ada,
        ben,
        ..
    } = &club;
    assert_eq!(control.commands().len(), 10);
    bot.heard.wait("guild Club", 1).await;

    let friend = ben.to_string();
    let options = [
        ("name", "Ada"),
        ("number", "5"),
        ("colour", "Red"),
        ("friend", &friend),
    ];
    let answer = control
        .run(*ada, *channel, "hello", &options)
        .await
        .unwrap();
    assert_eq!(answer.kind, 4);
    let message = answer.message().unwrap();
    assert_eq!(
        message.content,
        format!("Hello Ada and <@{ben}>, pl in en-GB")
    );
    assert_eq!(
        control.messages(*ben, *channel),
        std::slice::from_ref(message)
    );
    assert_eq!(message.mentions, [*ben]);
    assert_eq!(control.pings(*ben).len(), 1);
    assert!(control.pings(*ada).is_empty());
    let update = message.button("Update").unwrap();
    assert_eq!(
        (update.kind, update.style, update.emoji.as_deref()),
        (ComponentKind::Button, 3, Some("🎲"))
    );
    let menu = message.menus().next().unwrap();
    assert_eq!(
        (menu.min_values, menu.max_values, menu.options.len()),
        (2, 3, 4)
    );

    // By the names of the user's own language, too.
    let answer = control
        .run(
            *ada,
            *channel,
            "cześć",
            &[("imię", "Ola"), ("colour", "Niebieski")],
        )
        .await
        .unwrap();
    assert!(answer.message().unwrap().content.starts_with("Hello Ola,"));
    no_unknown_events();
}

#[tokio::test]
async fn the_client_refuses_what_discords_client_refuses() {
    let club = club(SandboxOptions::default()).await;
    let _bot = start(&club, guilds_only()).await;
    let Club {
        control,
        channel,
        ada,
        guild,
        ..
    } = &club;
    let rows: [(&str, &[(&str, &str)], &str); 10] = [
        ("nothing", &[], "there is no command /nothing here"),
        ("hello", &[], "the option \"name\" is required"),
        (
            "hello",
            &[("name", "x"), ("number", "6")],
            "number: 6 is out of bounds",
        ),
        (
            "hello",
            &[("name", "x"), ("number", "two")],
            "number: two is no integer",
        ),
        (
            "hello",
            &[("name", "x"), ("colour", "Green")],
            "colour: Green is none of the choices",
        ),
        (
            "hello",
            &[("name", "x"), ("nome", "y")],
            "there is no option nome",
        ),
        (
            "hello",
            &[("name", "x"), ("name", "y")],
            "the option name is given twice",
        ),
        (
            "game",
            &[],
            "/game alone cannot be called, it has sub-commands",
        ),
        (
            "game move fly",
            &[],
            "/game move fly: there is no sub-command fly",
        ),
        ("admin", &[], &format!("{ada} may not use \"admin\"")),
    ];
    for (path, options, why) in rows {
        let refused = control.run(*ada, *channel, path, options).await;
        assert_eq!(
            refused,
            Err(ControlError::Refused(why.to_owned())),
            "/{path}"
        );
    }
    control
        .set_permissions(*guild, *ada, perms::MANAGE_GUILD)
        .unwrap();
    assert_eq!(
        control
            .run(*ada, *channel, "admin", &[])
            .await
            .unwrap()
            .kind,
        4
    );

    let message = control
        .run(*ada, *channel, "hello", &[("name", "x")])
        .await
        .unwrap();
    let id = message.message().unwrap().id;
    for (custom_id, why) in [("off", "off is disabled"), ("menu", "menu is no button")] {
        assert_eq!(
            control.press(*ada, id, custom_id).await,
            Err(ControlError::Refused(why.into()))
        );
    }
    assert!(control.press(*ada, id, "gone").await.is_err());
    for values in [&["1"][..], &["1", "1"], &["1", "9"], &["1", "2", "3", "4"]] {
        assert!(
            control.select(*ada, id, "menu", values).await.is_err(),
            "{values:?}"
        );
    }
}

#[tokio::test]
async fn subcommands_autocomplete_menus_and_windows() {
    let club = club(SandboxOptions::default()).await;
    let _bot = start(&club, guilds_only()).await;
    let Club {
        control,
        channel,
        ada,
        ben,
        ..
    } = &club;
    let choices = control
        .autocomplete(*ada, *channel, "game move die", &[("zone", "mi")], "zone")
        .await
        .unwrap();
    let names: Vec<&str> = choices.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(names, ["mi-1", "mi-2", "mi-3"]);
    let typed = [("zone", "zone-1"), ("pips", "4")];
    let choices = control
        .autocomplete(*ada, *channel, "game move die", &typed, "pips")
        .await
        .unwrap();
    assert_eq!(
        (choices[2].name.as_str(), choices[2].value.as_i64()),
        ("4 3", Some(3))
    );
    let done = control
        .run(*ada, *channel, "game move die", &typed)
        .await
        .unwrap();
    let line = &done.message().unwrap().content;
    assert!(
        line.contains("zone-1") && line.contains("Integer(4)"),
        "{line}"
    );
    assert_eq!(
        control
            .run(*ada, *channel, "game pass", &[])
            .await
            .unwrap()
            .kind,
        4
    );

    let message = control.run(*ada, *channel, "board", &[]).await.unwrap();
    let id = message.message().unwrap().id;
    let picked = control.select(*ben, id, "menu", &["3", "1"]).await.unwrap();
    let picked = picked.message().unwrap();
    assert_eq!(
        (picked.content.as_str(), picked.reply_to),
        ("3+1", Some(id))
    );

    for opened in [
        control.run(*ada, *channel, "ask", &[]).await.unwrap(),
        control.press(*ada, id, "window").await.unwrap(),
    ] {
        assert_eq!(opened.kind, 9);
        let window = opened.modal().unwrap();
        assert_eq!((window.title.as_str(), window.inputs.len()), ("Tell me", 2));
        assert!(
            control
                .submit(*ada, window, &[("name", "A")])
                .await
                .is_err(),
            "too short"
        );
        assert!(
            control
                .submit(*ada, window, &[("why", "so")])
                .await
                .is_err(),
            "required"
        );
        assert!(
            control
                .submit(*ben, window, &[("name", "Ben")])
                .await
                .is_err(),
            "not his"
        );
        let sent = control
            .submit(*ada, window, &[("name", "Ada"), ("why", "so")])
            .await
            .unwrap();
        assert_eq!(
            sent.message().unwrap().content,
            r#"{"name": "Ada", "why": "so"}"#
        );
        assert!(
            control
                .submit(*ada, window, &[("name", "Ada")])
                .await
                .is_err(),
            "closed"
        );
    }
    no_unknown_events();
}

#[tokio::test]
async fn pictures_alt_texts_and_edits() {
    let club = club(SandboxOptions::default()).await;
    let _bot = start(&club, guilds_only()).await;
    let Club {
        control,
        channel,
        ada,
        ..
    } = &club;
    let board = control.run(*ada, *channel, "board", &[]).await.unwrap();
    let board = board.message().unwrap().clone();
    let shown = board.picture().unwrap();
    assert_eq!(
        (shown.width, shown.description.as_deref(), shown.in_embed),
        (Some(20), Some("A board"), true)
    );
    assert_eq!(board.embeds[0]["image"]["url"], shown.url.as_str());
    assert_eq!(control.attachment(&shown.url).unwrap(), bot::png(20));
    let served = bot::client().get(&shown.url).send().await.unwrap();
    assert_eq!(served.headers()["content-type"], "image/png");
    assert_eq!(served.bytes().await.unwrap(), bot::png(20));
    // Discord lists a file that an embed shows no second time.
    let through = http(&club)
        .get_message(ChannelId::new(channel.0), MessageId::new(board.id.0))
        .await
        .unwrap();
    assert!(through.attachments.is_empty());
    assert_eq!(through.embeds[0].image.as_ref().unwrap().url, shown.url);

    // Type 6, then an edit with a new file: the old one is dropped.
    assert_eq!(
        control.press(*ada, board.id, "later").await.unwrap().kind,
        6
    );
    let edited = control
        .wait_for(*ada, *channel, PATIENCE, |all| all[0].content == "later")
        .await
        .unwrap();
    assert_eq!(edited[0].attachments.len(), 1);
    assert_eq!(edited[0].picture().unwrap().filename, "new.png");
    assert!(control.attachment(&shown.url).is_err());
    // Type 7 without a file sends `attachments: []`, which takes the pictures away.
    let updated = control.press(*ada, board.id, "update").await.unwrap();
    assert_eq!(updated.kind, 7);
    assert!(updated.message().unwrap().attachments.is_empty());
    assert!(updated.message().unwrap().edited);

    // Kept files stay when listed.
    let http = http(&club);
    let place = ChannelId::new(channel.0);
    let files = [
        picture(8, "one two.png", "One"),
        picture(9, "two.png", "Two"),
    ];
    let mut sent = place
        .send_files(&http, files, CreateMessage::new())
        .await
        .unwrap();
    assert_eq!(sent.attachments[0].filename, "one_two.png");
    let keep = EditAttachments::new()
        .keep(sent.attachments[1].id)
        .add(picture(10, "three.png", "Three"));
    sent.edit(&http, EditMessage::new().attachments(keep))
        .await
        .unwrap();
    let names: Vec<&str> = sent
        .attachments
        .iter()
        .map(|file| file.filename.as_str())
        .collect();
    assert_eq!(names, ["two.png", "three.png"]);
    sent.edit(&http, EditMessage::new().content("text only"))
        .await
        .unwrap();
    assert_eq!(sent.attachments.len(), 2);
    sent.delete(&http).await.unwrap();
    assert!(place.message(&http, sent.id).await.is_err());
}

#[tokio::test]
async fn ephemeral_answers_are_seen_by_one_user_only() {
    let club = club(SandboxOptions::default()).await;
    let bot = start(&club, guilds_only()).await;
    let Club {
        control,
        channel,
        ada,
        ben,
        ..
    } = &club;
    let secret = control.run(*ada, *channel, "secret", &[]).await.unwrap();
    let secret = secret.message().unwrap();
    assert!(secret.ephemeral);
    assert_eq!(
        secret.picture().unwrap().description.as_deref(),
        Some("Your hand")
    );
    assert_eq!(control.messages(*ada, *channel).len(), 1);
    assert!(control.messages(*ben, *channel).is_empty());
    assert!(control.message(*ben, secret.id).is_none());
    assert!(control.press(*ben, secret.id, "update").await.is_err());
    let place = ChannelId::new(channel.0);
    assert!(
        place
            .messages(&bot.http, GetMessages::new())
            .await
            .unwrap()
            .is_empty()
    );
    assert!(
        place
            .message(&bot.http, MessageId::new(secret.id.0))
            .await
            .is_err()
    );
    // Its own user presses, and the message changes in place, still ephemeral.
    let updated = control.press(*ada, secret.id, "update").await.unwrap();
    assert_eq!(updated.message().unwrap().content, "updated");
    assert!(updated.message().unwrap().ephemeral);

    // A deferral decides for the first follow-up, and shows as thinking until then.
    let slow = control
        .run(*ada, *channel, "slowsecret", &[])
        .await
        .unwrap();
    assert_eq!(slow.kind, 5);
    let filled = control.settled(slow.id, PATIENCE).await.unwrap();
    assert_eq!(
        (filled.content.as_str(), filled.ephemeral),
        ("for you", true)
    );
    let open = control.run(*ben, *channel, "slow", &[]).await.unwrap();
    let filled = control.settled(open.id, PATIENCE).await.unwrap();
    assert_eq!((filled.content.as_str(), filled.ephemeral), ("done", false));
    control
        .wait_for(*ben, *channel, PATIENCE, |all| {
            all.iter().any(|it| it.content == "more")
        })
        .await
        .unwrap();
    assert!(
        control
            .messages(*ada, *channel)
            .iter()
            .all(|it| it.content != "more")
    );
    no_unknown_events();
}

#[tokio::test]
async fn one_answer_in_time_and_no_second() {
    let club = club(fast()).await;
    let bot = start(&club, guilds_only()).await;
    let Club {
        control,
        channel,
        ada,
        ..
    } = &club;
    let silence = control.run(*ada, *channel, "never", &[]).await;
    assert!(matches!(silence, Err(ControlError::Unanswered { .. })));
    control.run(*ada, *channel, "twice", &[]).await.unwrap();
    let again = "error Interaction has already been acknowledged.";
    bot.heard.wait(again, 1).await;
    assert_eq!(bot.heard.count(again), 1);
    assert_eq!(control.messages(*ada, *channel).len(), 1);
    // The same event once more: a second answer is refused in the same way.
    let hello = control
        .run(*ada, *channel, "hello", &[("name", "x")])
        .await
        .unwrap();
    control.redeliver(hello.id).unwrap();
    bot.heard.wait(again, 2).await;
    assert_eq!(
        (bot.heard.count("command hello"), bot.heard.count(again)),
        (2, 2)
    );
    assert_eq!(control.messages(*ada, *channel).len(), 2);
}

#[tokio::test]
async fn threads_direct_messages_and_channel_messages() {
    let club = club(SandboxOptions::default()).await;
    let bot = start(&club, guilds_only() | GatewayIntents::GUILD_MESSAGES).await;
    let Club {
        control,
        guild,
        channel,
        ada,
        ben,
        ..
    } = &club;
    let place = ChannelId::new(channel.0);
    let allowed = CreateAllowedMentions::new().users([ada.0]);
    let content = format!("<@{ada}> <@{ben}> @everyone");
    let sent = place
        .send_message(
            &bot.http,
            CreateMessage::new()
                .content(content)
                .allowed_mentions(allowed),
        )
        .await
        .unwrap();
    assert_eq!(
        (control.pings(*ada).len(), control.pings(*ben).len()),
        (1, 0)
    );
    assert!(!sent.mention_everyone);
    place
        .edit_message(
            &bot.http,
            sent.id,
            EditMessage::new().content(format!("<@{ben}>")),
        )
        .await
        .unwrap();
    assert_eq!(control.pings(*ben).len(), 0, "edits never ping");

    let thread = place
        .create_thread_from_message(&bot.http, sent.id, CreateThread::new("Game 1"))
        .await
        .unwrap();
    assert_eq!(thread.id.get(), sent.id.get());
    let twice = place
        .create_thread_from_message(&bot.http, sent.id, CreateThread::new("Game 1"))
        .await;
    assert!(
        twice
            .unwrap_err()
            .to_string()
            .contains("already been created")
    );
    let inside = thread.id.say(&bot.http, "in the thread").await.unwrap();
    let thread_id = slowboat::sandbox::Id(thread.id.get());
    assert_eq!(
        control.messages(*ada, thread_id)[0].content,
        "in the thread"
    );
    let archive = EditThread::new().archived(true);
    thread.id.edit_thread(&bot.http, archive).await.unwrap();
    let edit = EditMessage::new().content("late");
    let late = thread
        .id
        .edit_message(&bot.http, inside.id, edit.clone())
        .await;
    assert!(late.unwrap_err().to_string().contains("Thread is archived"));
    thread
        .id
        .edit_thread(&bot.http, EditThread::new().archived(false))
        .await
        .unwrap();
    thread
        .id
        .edit_message(&bot.http, inside.id, edit)
        .await
        .unwrap();
    let loose = place
        .create_thread(
            &bot.http,
            CreateThread::new("Loose").kind(ChannelType::PublicThread),
        )
        .await
        .unwrap();
    let hello = control
        .run(
            *ada,
            slowboat::sandbox::Id(loose.id.get()),
            "hello",
            &[("name", "x")],
        )
        .await
        .unwrap();
    assert_eq!(hello.kind, 4);

    let dm = UserId::new(ada.0)
        .create_dm_channel(&bot.http)
        .await
        .unwrap();
    dm.id
        .send_files(
            &bot.http,
            [picture(5, "a.png", "A")],
            CreateMessage::new().content("your turn"),
        )
        .await
        .unwrap();
    let direct = control.direct_messages(*ada);
    assert_eq!((direct.len(), direct[0].content.as_str()), (1, "your turn"));
    let dm_id = slowboat::sandbox::Id(dm.id.get());
    assert!(control.messages(*ben, dm_id).is_empty());
    assert_eq!(
        control
            .run(*ada, dm_id, "hello", &[("name", "x")])
            .await
            .unwrap()
            .kind,
        4
    );
    control.set_dms_open(*ada, false).unwrap();
    let closed = dm.id.say(&bot.http, "anybody?").await.unwrap_err();
    assert!(
        closed
            .to_string()
            .contains("Cannot send messages to this user")
    );

    // Events for the intents given: the channel, the threads, the guild's messages (without their content).
    control.channel(*guild, "second").unwrap();
    control.say(*ben, *channel, "hi all").unwrap();
    control
        .say(*ben, *channel, &format!("hi <@{}>", control.bot()))
        .unwrap();
    let mention = format!("message hi <@{}>", control.bot());
    bot.heard.wait(&mention, 1).await;
    assert_eq!(
        (
            bot.heard.count("channel second"),
            bot.heard.count("thread Game 1")
        ),
        (1, 1)
    );
    assert_eq!(
        (bot.heard.count("message hi all"), bot.heard.count(&mention)),
        (0, 1)
    );
    no_unknown_events();
}

#[tokio::test]
async fn the_gateway_resumes_and_the_world_survives_a_killed_bot() {
    let club = club(SandboxOptions::default()).await;
    let bot = start(&club, guilds_only()).await;
    let Club {
        control,
        channel,
        ada,
        ..
    } = &club;
    control.drop_gateway();
    // The event happens while the socket is gone, and is caught up on after the resume.
    let answer = control
        .run(*ada, *channel, "hello", &[("name", "x")])
        .await
        .unwrap();
    assert_eq!(
        (answer.kind, control.identifies(), control.resumes()),
        (4, 1, 1)
    );
    control.reconnect_request();
    control
        .wait_until("a second resume", PATIENCE, || control.resumes() == 2)
        .await
        .unwrap();
    let message = answer.message().unwrap().id;
    assert_eq!(
        control.press(*ada, message, "update").await.unwrap().kind,
        7
    );
    assert_eq!(bot.heard.count("ready"), 1);

    bot.kill();
    control
        .wait_until("the socket to close", PATIENCE, || control.connected() == 0)
        .await
        .unwrap();
    let bot = start(&club, guilds_only()).await;
    assert_eq!(
        control.press(*ada, message, "update").await.unwrap().kind,
        7
    );
    assert_eq!(
        (
            bot.heard.count("ready"),
            control.messages(*ada, *channel).len()
        ),
        (1, 1)
    );
    no_unknown_events();
}

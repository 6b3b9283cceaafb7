//! The sandbox from a real bot's side and from its users' side: serenity connects, answers, edits, resumes.

mod bot;
mod doors;
mod messages;
mod offers;
mod page;
mod refusals;
mod refused_answers;
mod refused_places;
mod strict;

use std::time::Duration;

use self::bot::{Club, club, guilds_only, start};
use crate::overheard::no_unknown_events;
use slowboat::sandbox::{ComponentKind, ControlError, SandboxOptions, perms};

fn fast() -> SandboxOptions {
    SandboxOptions { interaction_deadline: Duration::from_millis(1200), ..SandboxOptions::default() }
}

#[tokio::test]
async fn a_command_is_registered_run_and_answered() {
    let club = club(SandboxOptions::default()).await;
    let bot = start(&club, guilds_only()).await;
    let Club { control, channel, ada, ben, .. } = &club;
    assert_eq!(control.commands().len(), 10);
    bot.heard.wait("guild Club", 1).await;

    let friend = ben.to_string();
    let options = [("name", "Ada"), ("number", "5"), ("colour", "Red"), ("friend", &friend)];
    let answer = control.run(*ada, *channel, "hello", &options).await.unwrap();
    assert_eq!(answer.kind, 4);
    let message = answer.message().unwrap();
    assert_eq!(message.content, format!("Hello Ada and <@{ben}>, pl in en-GB"));
    assert_eq!(control.messages(*ben, *channel), std::slice::from_ref(message));
    assert_eq!(message.mentions, [*ben]);
    assert_eq!(control.pings(*ben).len(), 1);
    assert!(control.pings(*ada).is_empty());
    let update = message.button("Update").unwrap();
    assert_eq!((update.kind, update.style, update.emoji.as_deref()), (ComponentKind::Button, 3, Some("🎲")));
    let menu = message.menus().next().unwrap();
    assert_eq!((menu.min_values, menu.max_values, menu.options.len()), (2, 3, 4));

    // By the names of the user's own language, too.
    let answer = control.run(*ada, *channel, "cześć", &[("imię", "Ola"), ("colour", "Niebieski")]).await.unwrap();
    assert!(answer.message().unwrap().content.starts_with("Hello Ola,"));
    no_unknown_events();
}

#[tokio::test]
async fn the_client_refuses_what_discords_client_refuses() {
    let club = club(SandboxOptions::default()).await;
    let _bot = start(&club, guilds_only()).await;
    let Club { control, channel, ada, guild, .. } = &club;
    type Row<'a> = (&'a str, &'a [(&'a str, &'a str)], &'a str);
    let rows: [Row; 10] = [
        ("nothing", &[], "there is no command /nothing here"),
        ("hello", &[], "the option \"name\" is required"),
        ("hello", &[("name", "x"), ("number", "6")], "number: 6 is out of bounds"),
        ("hello", &[("name", "x"), ("number", "two")], "number: two is no integer"),
        ("hello", &[("name", "x"), ("colour", "Green")], "colour: Green is none of the choices"),
        ("hello", &[("name", "x"), ("nome", "y")], "there is no option nome"),
        ("hello", &[("name", "x"), ("name", "y")], "the option name is given twice"),
        ("game", &[], "/game alone cannot be called, it has sub-commands"),
        ("game move fly", &[], "/game move fly: there is no sub-command fly"),
        ("admin", &[], &format!("{ada} may not use \"admin\"")),
    ];
    for (path, options, why) in rows {
        let refused = control.run(*ada, *channel, path, options).await;
        assert_eq!(refused, Err(ControlError::Refused(why.to_owned())), "/{path}");
    }
    control.set_permissions(*guild, *ada, perms::MANAGE_GUILD).unwrap();
    assert_eq!(control.run(*ada, *channel, "admin", &[]).await.unwrap().kind, 4);

    let message = control.run(*ada, *channel, "hello", &[("name", "x")]).await.unwrap();
    let id = message.message().unwrap().id;
    for (custom_id, why) in [("off", "off is disabled"), ("menu", "menu is no button")] {
        assert_eq!(control.press(*ada, id, custom_id).await, Err(ControlError::Refused(why.into())));
    }
    assert!(control.press(*ada, id, "gone").await.is_err());
    for values in [&["1"][..], &["1", "1"], &["1", "9"], &["1", "2", "3", "4"]] {
        assert!(control.select(*ada, id, "menu", values).await.is_err(), "{values:?}");
    }
}

#[tokio::test]
async fn subcommands_autocomplete_menus_and_windows() {
    let club = club(SandboxOptions::default()).await;
    let _bot = start(&club, guilds_only()).await;
    let Club { control, channel, ada, ben, .. } = &club;
    let choices = control.autocomplete(*ada, *channel, "game move die", &[("zone", "mi")], "zone").await.unwrap();
    let names: Vec<&str> = choices.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(names, ["mi-1", "mi-2", "mi-3"]);
    let typed = [("zone", "zone-1"), ("pips", "4")];
    let choices = control.autocomplete(*ada, *channel, "game move die", &typed, "pips").await.unwrap();
    assert_eq!((choices[2].name.as_str(), choices[2].value.as_i64()), ("4 3", Some(3)));
    let done = control.run(*ada, *channel, "game move die", &typed).await.unwrap();
    let line = &done.message().unwrap().content;
    assert!(line.contains("zone-1") && line.contains("Integer(4)"), "{line}");
    assert_eq!(control.run(*ada, *channel, "game pass", &[]).await.unwrap().kind, 4);

    let message = control.run(*ada, *channel, "board", &[]).await.unwrap();
    let id = message.message().unwrap().id;
    let picked = control.select(*ben, id, "menu", &["3", "1"]).await.unwrap();
    let picked = picked.message().unwrap();
    assert_eq!((picked.content.as_str(), picked.reply_to), ("3+1", Some(id)));

    for opened in
        [control.run(*ada, *channel, "ask", &[]).await.unwrap(), control.press(*ada, id, "window").await.unwrap()]
    {
        assert_eq!(opened.kind, 9);
        let window = opened.modal().unwrap();
        assert_eq!((window.title.as_str(), window.inputs.len()), ("Tell me", 2));
        assert!(control.submit(*ada, window, &[("name", "A")]).await.is_err(), "too short");
        assert!(control.submit(*ada, window, &[("why", "so")]).await.is_err(), "required");
        assert!(control.submit(*ben, window, &[("name", "Ben")]).await.is_err(), "not his");
        let sent = control.submit(*ada, window, &[("name", "Ada"), ("why", "so")]).await.unwrap();
        assert_eq!(sent.message().unwrap().content, r#"{"name": "Ada", "why": "so"}"#);
        assert!(control.submit(*ada, window, &[("name", "Ada")]).await.is_err(), "closed");
    }
    no_unknown_events();
}

#[tokio::test]
async fn one_answer_in_time_and_no_second() {
    let club = club(fast()).await;
    let bot = start(&club, guilds_only()).await;
    let Club { control, channel, ada, .. } = &club;
    let silence = control.run(*ada, *channel, "never", &[]).await;
    assert!(matches!(silence, Err(ControlError::Unanswered { .. })));
    control.run(*ada, *channel, "twice", &[]).await.unwrap();
    let again = "error Interaction has already been acknowledged.";
    bot.heard.wait(again, 1).await;
    assert_eq!(bot.heard.count(again), 1);
    assert_eq!(control.messages(*ada, *channel).len(), 1);
    // The same event once more: a second answer is refused in the same way.
    let hello = control.run(*ada, *channel, "hello", &[("name", "x")]).await.unwrap();
    control.redeliver(hello.id).unwrap();
    bot.heard.wait(again, 2).await;
    assert_eq!((bot.heard.count("command hello"), bot.heard.count(again)), (2, 2));
    assert_eq!(control.messages(*ada, *channel).len(), 2);
}

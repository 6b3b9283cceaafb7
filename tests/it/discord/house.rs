//! `/server`: what a server settles for its tables, and the log of what was done to them.

use slowboat::sandbox::perms;

use super::club::Club;

#[tokio::test]
async fn whoever_manages_a_server_settles_what_holds_there_and_reads_what_was_done() {
    for (locale, manager, clock, all, most, full, closed) in [
        (
            "en-US",
            "Only somebody who may manage the server",
            "Clock of new tables: **One move a day**",
            "Games at once: **as many as people like**",
            "Games at once: **1**",
            "One game is open in this server",
            "Anna: closed the game",
        ),
        (
            "pl",
            "Może to ustalić tylko ktoś, kto zarządza serwerem.",
            "Zegar nowych stołów: **Ruch dziennie**",
            "Gier naraz: **ile kto chce**",
            "Gier naraz: **1**",
            "jest już tyle otwartych gier, ile ma być naraz: 1.",
            "Celina: zamknięcie gry",
        ),
    ] {
        let mut club = Club::open(locale).await;
        // Everybody reads their own language.
        let (one, other) = if locale == "pl" { (club.celina, club.anna) } else { (club.anna, club.celina) };
        let refused = club.run(one, "server clock", &[("clock", "daily")]).await;
        assert!(refused.ephemeral && refused.content.contains(manager), "{}", refused.content);
        let shown = club.run(one, "server show", &[]).await;
        assert!(
            shown.content.contains(all) && shown.content.contains(if locale == "pl" { "Łódka" } else { "Skiff" }),
            "{}",
            shown.content
        );
        let role = club.control.role(club.guild, "Manager", perms::MANAGE_GUILD, false).unwrap();
        club.control.give_role(club.guild, one, role).unwrap();
        let set = club.run(one, "server clock", &[("clock", "daily")]).await;
        assert!(set.content.contains(clock), "{}", set.content);
        let set = club.run(one, "server most", &[("games", "1")]).await;
        assert!(set.content.contains(most), "{}", set.content);
        club.run(one, "skiff new", &[]).await;
        let daily = if locale == "pl" { "Ruch dziennie" } else { "One move a day" };
        let lobby = club.posted(|it| it.content.contains(daily)).await;
        let join = lobby.components().next().unwrap().custom_id.clone();
        club.control.press(other, lobby.id, &join).await.unwrap();
        let second = club.control.channel(club.guild, "second").unwrap();
        let answer = club.control.run(one, second, "skiff new", &[]).await.unwrap();
        let answer = club.settled(&answer).await;
        assert!(answer.content.contains(full), "{}", answer.content);
        club.run(one, "game close", &[]).await;
        let log = club.run(one, "server log", &[]).await;
        assert!(log.content.lines().count() == 3 && log.content.contains(closed), "{}", log.content);
        let log = club.run(other, "server log", &[]).await;
        assert_eq!(log.content.lines().count(), 1, "{}", log.content);
        club.stop().await;
    }
}

/// A role of the server moderates games: whoever has it closes a table of others, which the channel of the log reads.
#[tokio::test]
async fn a_role_may_moderate_and_a_channel_reads_what_was_done() {
    for (locale, set, told, read) in [
        ("en-US", "Channel of the log: <#", "closed the game", "Anna: channel of the log: "),
        ("pl", "Kanał dziennika: <#", "zamknięcie gry", "Celina: kanał dziennika: "),
    ] {
        let mut club = Club::open(locale).await;
        let (one, other) = if locale == "pl" { (club.celina, club.anna) } else { (club.anna, club.celina) };
        let manager = club.control.role(club.guild, "Manager", perms::MANAGE_GUILD, false).unwrap();
        club.control.give_role(club.guild, one, manager).unwrap();
        let wardens = club.control.role(club.guild, "Wardens", 0, false).unwrap();
        club.control.give_role(club.guild, club.bea, wardens).unwrap();
        club.run(other, "skiff new", &[]).await;
        club.posted(|it| it.components().count() > 1).await;
        let denied = club.run(club.bea, "game close", &[]).await;
        assert!(denied.content.contains("or a moderator, may do this."), "{}", denied.content);
        let denied = club.run(club.bea, "server moderators", &[("role", &wardens.to_string())]).await;
        let shown = club.run(one, "server show", &[]).await;
        assert!(denied.ephemeral && !shown.content.contains("@Wardens"), "{} {}", denied.content, shown.content);

        let settled = club.run(one, "server moderators", &[("role", &wardens.to_string())]).await;
        assert!(settled.content.contains("@Wardens"), "{}", settled.content);
        let settled = club.run(one, "server channel", &[("where", "here")]).await;
        assert!(settled.content.contains(set), "{}", settled.content);
        club.posted(|it| it.content.contains(read)).await;
        // Whoever opened a table is told by the log, too, who has closed it; after a restart no line comes again.
        club.restart().await;
        club.run(club.bea, "game close", &[]).await;
        let line = club.posted(|it| it.content.contains(told)).await;
        assert!(line.content.contains("Bea") && line.mentions.is_empty(), "{}", line.content);
        let lines = |it: &&slowboat::sandbox::Message| it.content.contains(read) || it.content.contains(told);
        assert_eq!(club.public().iter().filter(lines).count(), 2, "{:#?}", club.public());
        club.run(one, "server moderators", &[]).await;
        let log = club.run(club.bea, "server log", &[]).await;
        assert_eq!(log.content.lines().count(), 1, "a moderator no more: {}", log.content);
        club.stop().await;
    }
}

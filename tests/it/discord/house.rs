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
        club.posted(|it| it.content.contains(if locale == "pl" { "Ruch dziennie" } else { "One move a day" })).await;
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

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
    let said = "↩️ All agree: the last 2 answers are taken back, as Anna asked.";
    assert!(back.content.contains(said) && back.mentions == [anna], "{}", back.content);
    assert!(back.button("↩️ Agree").is_none(), "{back:#?}");
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
        // By the button, and without it.
        if end {
            club.run(who, "game object", &[]).await;
        } else {
            club.pressed(who, &motion, "🏳️ Object").await;
        }
        let fell = "🏳️ The game goes on: Celina would not end it here.";
        club.posted(|it| !end || it.content.contains(fell)).await;
    }
    let status = club.run(anna, "game status", &[]).await;
    assert!(status.content.contains("Waiting for Anna.") && !status.content.contains("🏳️"), "{}", status.content);
    let over = club.run(anna, "game agree", &[]).await;
    assert!(over.content.contains("has been decided, or has fallen"), "{}", over.content);
    club.run(bea, "game concede", &[]).await;
    let noted = club.run(anna, "game agree", &[]).await;
    assert!(noted.content.contains("the game is over"), "{}", noted.content);
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

#[tokio::test]
async fn a_table_with_clocks_says_until_when_whoever_is_awaited_has() {
    for (locale, options, clock, pace, said, line) in [
        ("en-US", "Options", "Clock", "One move a day", "Clock: **One move a day**", "⏳ Anna has until <t:"),
        ("pl", "Opcje", "Zegar", "Ruch dziennie", "Zegar: **Ruch dziennie**", "⏳ Anna ma czas do <t:"),
    ] {
        let mut club = Club::open(locale).await;
        let (anna, celina) = (club.anna, club.celina);
        // Each reads the menus in their own language.
        let opener = if locale == "pl" { celina } else { anna };
        club.run(opener, "skiff new", &[]).await;
        let lobby = club.posted(|it| it.components().next().is_some()).await;
        let menu = club.pressed(opener, &lobby, options).await;
        let menu = club.pick(opener, &menu, &[clock]).await;
        club.pick(opener, &menu, &[pace]).await;
        let lobby = club.posted(|it| it.content.contains(said)).await;
        let other = if locale == "pl" { anna } else { celina };
        club.control.press(other, lobby.id, &lobby.components().next().unwrap().custom_id).await.unwrap();
        let start = lobby.components().find(|it| it.custom_id.contains("|start|")).unwrap().custom_id.clone();
        let asked = club.control.press(opener, lobby.id, &start).await.unwrap().message().unwrap().clone();
        if let Some(now) = asked.components().find(|it| it.custom_id.contains("|start-now|")) {
            club.control.press(opener, asked.id, &now.custom_id).await.unwrap();
        }
        let turn = club.posted(|it| it.picture().is_some()).await;
        let named = line.replace("Anna", if locale == "pl" { "Celina" } else { "Anna" });
        assert!(turn.content.contains(&named), "{}", turn.content);
        let status = club.run(opener, "game status", &[]).await;
        assert!(status.content.contains(&named), "{}", status.content);
        club.stop().await;
    }
}

#[tokio::test]
async fn somebody_else_plays_on_in_a_seat_and_sees_what_lies_there() {
    for (locale, command, offered, agree, replaced) in [
        (
            "en-US",
            "game substitute",
            "Celina would play on in the place of Anna",
            "🪑 Agree",
            "you play on in the place of Anna",
        ),
        (
            "pl",
            "game substitute",
            "Celina chce grać dalej zamiast: Anna",
            "🪑 Zgoda",
            "od teraz grasz dalej zamiast: Anna",
        ),
    ] {
        let mut club = Club::open(locale).await;
        let (anna, bea, celina) = (club.anna, club.bea, club.celina);
        club.begin(&[anna, bea], &[]).await;
        let wrong = club.run(celina, command, &[("player", "Zed")]).await;
        assert!(wrong.ephemeral && wrong.content.starts_with("Nikt o tym imieniu tu nie siedzi."), "{wrong:#?}");
        let said = club.run(celina, command, &[("player", "A")]).await;
        assert!(said.ephemeral, "{}", said.content);
        let motion = club.posted(|it| it.content.contains(offered)).await;
        assert_eq!(motion.mentions, [bea, anna], "{}", motion.content);
        let own = club.run(bea, command, &[("player", "A")]).await;
        assert_eq!(own.content, "You already sit at this table.");
        let noted = club.pressed(anna, &motion, agree).await;
        assert_eq!(noted.content, "✓ Celina plays on in that seat now.");
        let turn = club.posted(|it| it.content.contains(replaced)).await;
        assert_eq!(turn.mentions, [celina], "{}", turn.content);
        let play = if locale == "pl" { "Graj" } else { "Play" };
        let panel = club.pressed(celina, &turn, play).await;
        assert!(panel.ephemeral && panel.button("Północ").is_some(), "{panel:#?}");
        let gone = club.pressed(anna, &turn, play).await;
        assert!(gone.content.contains("do not sit"), "{}", gone.content);
        club.stop().await;
    }
}

#[tokio::test]
async fn the_table_goes_back_lets_somebody_go_and_gives_time() {
    for (locale, asked, agree, back, gone) in [
        (
            "en-US",
            "asks to take back the last 2 answers.",
            "Agree",
            "All agree: the last 2 answers are taken back, as Anna asked.",
            "🚪 Bea plays no more: Robot Ada plays on in that seat.",
        ),
        (
            "pl",
            "prosi o cofnięcie ostatnich 2 odpowiedzi.",
            "Zgoda",
            "Wszyscy się zgadzają: ostatnie 2 odpowiedzi cofnięte na prośbę (Anna).",
            "🚪 Bea już nie gra: na tym miejscu gra dalej Robot Ada.",
        ),
    ] {
        let mut club = Club::open(locale).await;
        let (anna, bea) = (club.anna, club.bea);
        let turn = club.begin(&[anna, bea], &[]).await;
        let panel = club.pressed(anna, &turn, if locale == "pl" { "Graj" } else { "Play" }).await;
        club.pressed(anna, &panel, "North").await;
        club.posted(|it| it.mentions == [bea]).await;
        club.run(bea, "skiff land", &[("choice", "spot-7")]).await;
        club.posted(|it| it.mentions == [anna]).await;
        // Each reads in their own language; the channel in that of the server.
        let times = club.control.autocomplete(anna, club.channel, "game rewind", &[("to", "")], "to").await.unwrap();
        let times: Vec<(String, String)> =
            times.into_iter().map(|it| (it.name, it.value.as_str().unwrap().to_owned())).collect();
        assert!(times[0].0.starts_with("1 answer back · Bea is next · after “Anna rows North.”"), "{times:?}");
        assert_eq!((times.len(), times[1].0.as_str()), (2, "2 answers back · Anna is next"));
        club.run(anna, "game rewind", &[("to", &times[1].1)]).await;
        let motion = club.posted(|it| it.content.contains(asked)).await;
        club.pressed(bea, &motion, &format!("↩️ {agree}")).await;
        club.posted(|it| it.content.contains(back)).await;
        let redone = club.run(anna, "redo", &[]).await;
        assert!(redone.content.contains("Anna rows North."), "{}", redone.content);

        let refused = club.run(anna, "game extend", &[("player", "Bea")]).await;
        assert!(refused.content.contains("This table plays without a clock"), "{}", refused.content);
        club.run(bea, "game drop", &[]).await;
        club.posted(|it| it.content.contains(gone)).await;
        let out = club.run(bea, "play", &[]).await;
        assert!(out.content.contains("You do not sit at this table"), "{}", out.content);
        club.stop().await;
    }
}

//! Rest, as people set it and as the table reads it.

use slowboat::sandbox::faults::RestFault;

use super::club::Club;

#[tokio::test]
async fn whoever_rests_is_named_in_the_channel_and_called_when_they_are_back() {
    let mut club = Club::open("en-US").await;
    let (anna, bea) = (club.anna, club.bea);
    let away = club.run(bea, "rest away", &[("days", "2")]).await;
    assert!(away.ephemeral && away.content.contains("You rest now, until <t:"), "{}", away.content);
    let turn = club.begin(&[anna, bea], &[]).await;
    let panel = club.pressed(anna, &turn, "Play").await;
    club.pressed(anna, &panel, "North").await;
    let asked = club.posted(|it| it.content.contains("🌙 Bea rests until <t:")).await;
    assert!(asked.mentions.is_empty() && asked.content.contains("Waiting for Bea."), "{}", asked.content);
    club.host().remind().await.unwrap();
    assert_eq!(club.pings(), [1, 0, 0]);
    let back = club.run(bea, "rest back", &[]).await;
    assert!(back.content.starts_with("You never rest"), "{}", back.content);
    for _ in 0..3 {
        club.host().remind().await.unwrap();
    }
    let call = club.posted(|it| it.mentions == [bea]).await;
    assert!(call.content.starts_with(&format!("<@{bea}> – your move!")), "{}", call.content);
    assert!(call.content.contains("Anna rows North.") && !call.content.contains('🌙'), "{}", call.content);
    club.host().remind().await.unwrap();
    let panel = club.pressed(bea, &call, "Play").await;
    assert!(panel.menus().next().is_some(), "{panel:#?}");
    assert_eq!(club.pings(), [1, 1, 0]);
    club.stop().await;
}

#[tokio::test]
async fn what_one_has_set_is_said_in_words_and_what_is_missing_too() {
    let mut club = Club::open("en-US").await;
    let (anna, channel) = (club.anna, club.channel);
    let none = club.run(anna, "rest show", &[]).await;
    assert!(none.ephemeral && none.content.starts_with("You never rest"), "{}", none.content);
    let early = club.run(anna, "rest hours", &[("from", "22:00"), ("until", "08:00")]).await;
    assert!(early.content.contains("time zone first: `/rest zone`"), "{}", early.content);
    let found = club.control.autocomplete(anna, channel, "rest zone", &[("zone", "warszawa")], "zone").await.unwrap();
    assert_eq!(found[0].value.as_str(), Some("Europe/Warsaw"));
    let nowhere = club.run(anna, "rest zone", &[("zone", "Mordor")]).await;
    assert!(nowhere.content.contains("No time zone is called Mordor"), "{}", nowhere.content);
    let set = club.run(anna, "rest zone", &[("zone", "warsaw")]).await;
    assert!(set.content.contains("**Europe/Warsaw**, where it is "), "{}", set.content);
    let wrong = club.run(anna, "rest hours", &[("from", "late"), ("until", "08:00")]).await;
    assert!(wrong.content.contains("“late” is no time of day"), "{}", wrong.content);
    let set = club.run(anna, "rest hours", &[("from", "22"), ("until", "8:00")]).await;
    assert!(set.content.contains("Quiet hours: **22:00–08:00**"), "{}", set.content);
    let found = club.control.autocomplete(anna, channel, "rest days", &[("days", "sat, su")], "days").await.unwrap();
    assert_eq!(found[0].value.as_str(), Some("Saturday and Sunday"));
    let set = club.run(anna, "rest days", &[("days", "Saturday and Sunday")]).await;
    assert!(set.content.contains("Days off: **Saturday and Sunday**."), "{}", set.content);
    let all = club.run(anna, "rest days", &[("days", "mon tue wed thu fri weekend")]).await;
    assert!(all.content.contains("all seven days off"), "{}", all.content);
    club.restart().await;
    let kept = club.run(anna, "rest show", &[]).await;
    for part in ["Europe/Warsaw", "22:00–08:00", "Saturday and Sunday"] {
        assert!(kept.content.contains(part), "{}", kept.content);
    }
    let left = club.run(anna, "rest remove", &[("what", "days")]).await;
    assert!(left.content.contains("22:00–08:00") && !left.content.contains("Saturday"), "{}", left.content);
    let nothing = club.run(anna, "rest remove", &[]).await;
    assert!(nothing.content.contains("You never rest"), "{}", nothing.content);
    let help = club.run(anna, "help", &[]).await;
    assert!(help.content.contains("`/rest`"), "{}", help.content);
    club.stop().await;
}

#[tokio::test]
async fn in_polish_it_is_the_same() {
    let mut club = Club::open("pl").await;
    let (anna, celina) = (club.anna, club.celina);
    let early = club.run(celina, "rest days", &[("days", "soboty i niedziele")]).await;
    assert!(early.content.contains("`/odpoczynek strefa`"), "{}", early.content);
    club.run(celina, "rest zone", &[("zone", "Warszawa")]).await;
    let set = club.run(celina, "rest days", &[("days", "soboty i niedziele")]).await;
    assert!(set.content.contains("Dni wolne: **sobota i niedziela**."), "{}", set.content);
    let away = club.run(celina, "rest away", &[("days", "1")]).await;
    assert!(away.ephemeral && away.content.contains("Masz teraz przerwę do <t:"), "{}", away.content);
    let turn = club.begin(&[anna, celina], &[]).await;
    let panel = club.pressed(anna, &turn, "Graj").await;
    club.pressed(anna, &panel, "North").await;
    let asked = club.posted(|it| it.content.contains("🌙 Celina ma przerwę do <t:")).await;
    assert!(asked.mentions.is_empty(), "{}", asked.content);
    assert_eq!(club.pings(), [1, 0, 0]);
    club.run(celina, "rest remove", &[]).await;
    club.host().remind().await.unwrap();
    club.posted(|it| it.mentions == [celina]).await;
    assert_eq!(club.pings(), [1, 0, 1]);
    club.stop().await;
}

#[tokio::test]
async fn whoever_wants_no_calls_is_named_and_not_mentioned() {
    for (locale, path, set, here, waiting) in [
        ("en-US", "rest calls", "🔕 No game calls you", "🔕 In 1 game you are never called", "Waiting for Bea."),
        ("pl", "rest calls", "🔕 Żadna gra cię nie woła", "🔕 W 1 grze nikt cię nie woła", "Celina"),
    ] {
        let mut club = Club::open(locale).await;
        let other = if locale == "pl" { club.celina } else { club.bea };
        let anna = club.anna;
        club.begin(&[anna, other], &[]).await;
        let said = club.run(other, path, &[("how", "none"), ("where", "here")]).await;
        assert!(said.ephemeral && said.content.contains(here), "{}", said.content);
        club.run(anna, "skiff row", &[("choice", "north")]).await;
        let turn = club.posted(|it| it.content.contains(waiting) && it.picture().is_some()).await;
        assert!(turn.mentions.is_empty(), "{turn:#?}");
        assert_eq!(club.control.pings(other).len(), 0);
        let said = club.run(other, path, &[("how", "none")]).await;
        assert!(said.content.contains(set), "{}", said.content);
        club.run(other, path, &[("how", "mention")]).await;
        club.run(other, "skiff land", &[("choice", "spot-3")]).await;
        club.posted(|it| it.mentions == [anna]).await;
        club.run(anna, "skiff load", &[("choice", "fish")]).await;
        club.posted(|it| it.mentions == [other]).await;
        club.stop().await;
    }
}

#[tokio::test]
async fn whoever_wants_it_is_called_by_direct_message_and_not_mentioned() {
    for (locale, hello, set, call, go) in [
        ("en-US", "Here I call you", "✉️ Games call you by direct message.", "Skiff – your move!", "Go to the table"),
        (
            "pl",
            "Od teraz wołam cię tutaj",
            "✉️ Gry wołają cię wiadomością prywatną.",
            "– czas na ruch!",
            "Przejdź do stołu",
        ),
    ] {
        let mut club = Club::open(locale).await;
        let other = if locale == "pl" { club.celina } else { club.bea };
        let anna = club.anna;
        let said = club.run(other, "rest calls", &[("how", "direct")]).await;
        assert!(said.ephemeral && said.content.contains(set), "{}", said.content);
        let first = club.letters(other, 1).await.remove(0);
        assert!(first.content.contains(hello), "{}", first.content);
        club.begin(&[anna, other], &[]).await;
        club.run(anna, "skiff row", &[("choice", "north")]).await;
        let letter = club.letters(other, 2).await.remove(1);
        assert!(letter.content.contains(call) && letter.picture().is_some(), "{letter:#?}");
        assert!(!letter.content.contains("<@"), "nobody else reads it: {}", letter.content);
        let turn = club.public().pop().unwrap();
        assert!(turn.mentions.is_empty(), "{turn:#?}");
        let way = letter.button(go).unwrap();
        let place = format!("https://discord.com/channels/{}/{}/{}", club.guild, club.channel, turn.id);
        assert_eq!(way.url.as_deref(), Some(&*place));
        // It plays on from there, and the next turn is called in the same way, once.
        club.run(other, "skiff land", &[("choice", "spot-3")]).await;
        club.posted(|it| it.mentions == [anna]).await;
        club.run(anna, "skiff load", &[("choice", "fish")]).await;
        assert_eq!(club.letters(other, 3).await.len(), 3);
        assert_eq!(club.control.pings(other).len(), 0, "no mention anywhere");
        club.stop().await;
    }
}

/// By a mention below the call of whoever is before them, or by a direct message of their own.
#[tokio::test]
async fn whoever_wants_it_is_told_that_their_turn_is_the_next() {
    for (locale, way, set, told) in [
        ("en-US", "mention", "⏭️ Games tell you when your turn is the next one.", "your turn is next."),
        ("pl", "direct", "⏭️ Gry mówią ci, gdy następna tura jest twoja.", "następna tura jest twoja."),
    ] {
        let mut club = Club::open(locale).await;
        let (anna, mut second, mut third) = (club.anna, club.celina, club.bea);
        if locale == "pl" {
            std::mem::swap(&mut second, &mut third);
        }
        club.run(third, "rest calls", &[("how", way)]).await;
        let said = club.run(third, "rest next", &[("tell", "yes")]).await;
        assert!(said.ephemeral && said.content.contains(set), "{}", said.content);
        club.begin(&[anna, second, third], &[]).await;
        club.run(anna, "skiff row", &[("choice", "north")]).await;
        let turn = club.posted(|it| it.mentions.contains(&second)).await;
        assert!(turn.content.contains(&format!("⏭️ <@{third}> – {told}")), "{}", turn.content);
        if way == "direct" {
            assert_eq!(turn.mentions, [second]);
            let letter = club.letters(third, 2).await.remove(1);
            assert!(letter.content.contains(told), "{letter:#?}");
        } else {
            assert_eq!(turn.mentions, [second, third]);
        }
        // Then it is their turn, and that calls them as ever.
        club.run(second, "skiff land", &[("choice", "spot-3")]).await;
        if way == "direct" {
            assert_eq!(club.letters(third, 3).await.len(), 3);
        } else {
            club.posted(|it| it.mentions == [third]).await;
        }
        let said = club.run(third, "rest next", &[("tell", "no")]).await;
        assert!(!said.content.contains("⏭️"), "{}", said.content);
        club.stop().await;
    }
}

/// A call that cannot be delivered directly stands in the channel: it is never lost, and never tried in vain again.
#[tokio::test]
async fn whoever_cannot_be_written_to_is_told_at_once_or_mentioned_from_then_on() {
    let mut club = Club::open("en-US").await;
    let (anna, bea) = (club.anna, club.bea);
    club.control.set_dms_open(bea, false).unwrap();
    let said = club.run(bea, "rest calls", &[("how", "direct")]).await;
    assert!(said.content.contains("Discord does not let me write to you."), "{}", said.content);
    let shown = club.run(bea, "rest show", &[]).await;
    assert!(!shown.content.contains('✉'), "nothing has changed: {}", shown.content);

    club.control.set_dms_open(bea, true).unwrap();
    club.run(bea, "rest calls", &[("how", "direct")]).await;
    club.begin(&[anna, bea], &[]).await;
    club.control.set_dms_open(bea, false).unwrap();
    club.run(anna, "skiff row", &[("choice", "north")]).await;
    let call = club.posted(|it| it.mentions == [bea]).await;
    assert!(call.content.contains("the message above is for you"), "{}", call.content);
    club.run(bea, "skiff land", &[("choice", "spot-3")]).await;
    club.posted(|it| it.mentions == [anna]).await;
    club.run(anna, "skiff load", &[("choice", "fish")]).await;
    let call = club.posted(|it| it.mentions == [bea]).await;
    assert!(call.content.contains(&format!("<@{bea}> – your move!")), "by a mention as everybody: {}", call.content);
    assert_eq!((club.control.pings(bea).len(), club.letters(bea, 1).await.len()), (2, 1));
    club.stop().await;
}

#[tokio::test]
async fn a_direct_message_that_does_not_get_through_is_sent_again_and_arrives_once() {
    let mut club = Club::open("en-US").await;
    let (anna, bea) = (club.anna, club.bea);
    club.run(bea, "rest calls", &[("how", "direct")]).await;
    club.begin(&[anna, bea], &[]).await;
    let room = club.letters(bea, 1).await[0].channel;
    let lost = RestFault::Broken { status: 502, after: false };
    let unheard = RestFault::Cut { wait_ms: 1, after: true };
    for fault in [lost, unheard] {
        club.control.strike_next(&format!("/channels/{room}/messages"), fault);
    }
    club.run(anna, "skiff row", &[("choice", "north")]).await;
    let letters = club.letters(bea, 2).await;
    assert!(letters[1].content.contains("Skiff – your move!"), "{letters:#?}");
    club.posted(|it| it.content.contains("Waiting for") || it.content.contains("your move")).await;
    assert_eq!((club.letters(bea, 2).await.len(), club.control.pings(bea).len()), (2, 0));
    club.stop().await;
}

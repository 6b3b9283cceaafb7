//! How a table gathers: what its lobby says, for whom seats are kept, and that it starts by itself.

use super::club::Club;

#[tokio::test]
async fn a_seat_is_kept_for_somebody_and_the_table_starts_once_it_is_full() {
    for (locale, options, starts, full, said, kept, called, refused, join) in [
        (
            "en-US",
            "Options",
            "Start",
            "By itself when all seats are taken",
            "• Start: **By itself when all seats are taken**",
            "Kept for: Bea",
            "a seat is kept for you: press **Join**.",
            "The free seats are kept for: Bea.",
            "Join",
        ),
        (
            "pl",
            "Opcje",
            "Początek",
            "Sam, gdy stół jest pełny",
            "• Początek: **Sam, gdy stół jest pełny**",
            "Miejsca czekają na: Bea",
            "czeka tu na ciebie miejsce",
            "Wolne miejsca czekają na: Bea.",
            "Dołącz",
        ),
    ] {
        let mut club = Club::open(locale).await;
        let (anna, bea, celina) = (club.anna, club.bea, club.celina);
        // Everybody reads what only they see in their own language.
        let (opener, late) = if locale == "pl" { (celina, anna) } else { (anna, celina) };
        club.run(opener, "skiff new", &[("players", "2")]).await;
        let lobby = club.posted(|it| it.button(join).is_some()).await;
        let menu = club.pressed(opener, &lobby, options).await;
        let menu = club.pick(opener, &menu, &[starts]).await;
        club.pick(opener, &menu, &[full]).await;
        club.posted(|it| it.content.contains(said)).await;
        club.run(opener, "game reserve", &[("member", &bea.to_string())]).await;
        let lobby = club.posted(|it| it.content.contains(kept)).await;
        assert!(lobby.content.contains(called) && lobby.mentions == [bea], "{}", lobby.content);
        let answer = club.pressed(late, &lobby, join).await;
        let refused = if locale == "pl" { "The free seats are kept for: Bea." } else { refused };
        let polish = "Wolne miejsca czekają na: Bea.";
        assert!(answer.content.contains(refused) || answer.content.contains(polish), "{}", answer.content);
        club.press(bea, &lobby, join).await;
        let turn = club.posted(|it| it.picture().is_some()).await;
        assert_eq!(turn.mentions, [opener]);
        club.stop().await;
    }
}

//! The bot as people meet it: real serenity against the sandbox, on a small game of its own.

mod club;
mod gathering;
mod house;
mod late;
mod motions;
mod open_panels;
mod orders;
mod preview;
mod rest;
mod rights;
mod skiff;
mod together;
mod turns;

use std::time::Duration;

use self::club::{Club, PATIENCE};
use crate::common::stores::open as store;
use slowboat::engine::Record;
use slowboat::sandbox::Message;

/// Who is told to end while connecting does not stay connected.
#[tokio::test]
async fn who_ends_without_a_connection_does_not_come_back() {
    let mut club = Club::open("en-US").await;
    club.control.gateway_down(PATIENCE * 100);
    club.stop().await;
    club.control.advance(PATIENCE * 100);
    // The library tries again every five seconds.
    tokio::time::sleep(Duration::from_secs(8)).await;
    assert_eq!(club.control.connected(), 0);
}

#[tokio::test]
async fn a_whole_game_by_commands_and_by_panels() {
    let mut club = Club::open("en-US").await;
    let (anna, bea) = (club.anna, club.bea);

    // The lobby.
    let opened = club.run(anna, "skiff new", &[("players", "2"), ("edition", "second")]).await;
    assert!(opened.ephemeral && opened.content.contains("table is open"), "{}", opened.content);
    let lobby = club.posted(|it| it.content.contains("Skiff")).await;
    assert!(lobby.content.contains("Second edition") && lobby.content.contains("SHA-256"), "{}", lobby.content);
    let menu = club.press(anna, &lobby, "Options").await.message().unwrap().clone();
    assert!(menu.ephemeral);
    let menu = club.pick(anna, &menu, &["Sea"]).await;
    let menu = club.pick(anna, &menu, &["Rough"]).await;
    assert!(menu.content.contains("Sea: **Rough**"), "{}", menu.content);
    let menu = club.pick(anna, &menu, &["Short game"]).await;
    assert!(menu.content.contains("Short game: **Yes**"), "{}", menu.content);
    let lobby = club.posted(|it| it.content.contains("Short game: **Yes**")).await;
    let early = club.press(anna, &lobby, "Start").await;
    assert!(early.message().unwrap().ephemeral, "one is not enough");
    let joined = club.press(bea, &lobby, "Join").await;
    assert!(joined.message().unwrap().content.contains("Anna and Bea"), "{}", joined.message().unwrap().content);
    club.press(anna, &lobby, "Start").await;

    // The first turn: a picture with alt text, and a ping for exactly one.
    let turn = club.posted(|it| it.picture().is_some()).await;
    let picture = turn.picture().unwrap();
    assert_eq!((picture.filename.as_str(), picture.width), ("board.png", Some(320)));
    assert!(picture.description.as_deref().unwrap().contains("Anna: 0"), "{:?}", picture.description);
    assert_eq!(&club.control.attachment(&picture.url).unwrap()[1..4], b"PNG");
    assert_eq!(club.pings(), [1, 0, 0]);
    assert_eq!(turn.mentions, [anna]);

    // By panel: three offers are buttons.
    let panel = club.press(anna, &turn, "Play").await.message().unwrap().clone();
    assert!(panel.ephemeral && panel.content.contains("Where do you row?"), "{}", panel.content);
    let receipt = club.press(anna, &panel, "East").await;
    assert_eq!(receipt.kind, 7, "the panel changes in place");
    let receipt = receipt.message().unwrap().clone();
    assert_eq!(receipt.id, panel.id);
    assert!(receipt.content.contains("Anna rows East.") && receipt.content.contains("Waiting for Bea"));
    let turn = club.posted(|it| it.mentions == [bea]).await;
    assert!(turn.content.contains("Anna rows East."), "{}", turn.content);
    assert_eq!(club.pings(), [1, 1, 0]);

    // Three hundred offers: two menus.
    let panel = club.press(bea, &turn, "Play").await.message().unwrap().clone();
    let isle = club.pick(bea, &panel, &["Isle 7"]).await;
    let ranges: Vec<String> = isle.menus().next().unwrap().options.iter().map(|it| it.label.clone()).collect();
    assert_eq!(ranges, ["Spot 0 … Spot 14", "Spot 15 … Spot 29"]);
    let spots = club.pick(bea, &isle, &["Spot 15 … Spot 29"]).await;
    let receipt = club.pick(bea, &spots, &["Spot 20"]).await;
    assert!(receipt.content.contains("Bea lands on spot 230."), "{}", receipt.content);

    // By command, with a suggestion.
    club.posted(|it| it.mentions == [anna]).await;
    let found =
        club.control.autocomplete(anna, club.channel, "skiff load", &[("choice", "te")], "choice").await.unwrap();
    let (name, value) = (found[0].name.clone(), found[0].value.as_str().unwrap().to_owned());
    assert_eq!(name, "Tea");
    let receipt = club.run(anna, "skiff load", &[("choice", &value)]).await;
    assert!(receipt.ephemeral && receipt.content.contains("Anna loads 1 good."), "{}", receipt.content);

    // A number by form.
    let turn = club.posted(|it| it.mentions == [bea]).await;
    // What she holds is beside the question that is about it.
    let panel = club.settled(&club.press(bea, &turn, "Play").await).await;
    assert_eq!(panel.picture().and_then(|it| it.width), Some(160), "{panel:#?}");
    let form = club.press(bea, &panel, "Enter a number").await;
    let form = form.modal().unwrap().clone();
    assert_eq!(form.title, "How deep do you sound?");
    let wrong = club.control.submit(bea, &form, &[("number", "many")]).await.unwrap();
    assert!(wrong.message().unwrap().content.contains("not possible"), "{}", wrong.message().unwrap().content);
    let panel = wrong.message().unwrap().clone();
    let form = club.press(bea, &panel, "Enter a number").await.modal().unwrap().clone();
    let receipt = club.control.submit(bea, &form, &[("number", "250")]).await.unwrap();
    assert!(receipt.message().unwrap().content.contains("250 fathoms"), "{}", receipt.message().unwrap().content);

    // A secret choice of both, and the end.
    club.posted(|it| it.content.contains("250 fathoms") && it.mentions.contains(&anna)).await;
    let pings = club.pings();
    club.run(bea, "skiff wave", &[("choice", "No")]).await;
    club.run(anna, "skiff wave", &[("choice", "yes")]).await;
    let turn = club.posted(|it| it.content.contains("1 sailor waved.")).await;
    assert_eq!(turn.mentions, [bea], "the sixth turn is Bea's");
    assert_eq!(club.pings(), [pings[0], pings[1] + 1, 0]);
    club.run(bea, "skiff row", &[("choice", "north")]).await;
    let end = club.posted(|it| it.content.contains("The game is over.")).await;
    assert!(end.content.contains("🏆 1 · ") && end.content.contains("random seed"), "{}", end.content);
    let winners = ["Anna wins!", "Bea wins!", "Anna and Bea win!"];
    assert!(winners.iter().any(|it| end.content.contains(it)), "{}", end.content);
    assert_eq!((end.mentions.len(), club.pings()), (2, [pings[0] + 1, pings[1] + 2, 0]), "both are called, once");
    assert!(end.button("Play").is_none() && end.picture().is_some());
    let record = club.press(bea, &end, "Record").await;
    assert_eq!(record.kind, 5, "acknowledged before its file goes up");
    let record = club.settled(&record).await;
    let file = &record.attachments[0];
    assert!(record.ephemeral && record.content.contains(&file.filename), "{}", record.content);
    let played = Record::from_text(&String::from_utf8_lossy(&club.control.attachment(&file.url).unwrap())).unwrap();
    assert!(end.content.contains(&played.seed.to_hex()) && record.content.contains(&played.seed.commitment()));
    let late = club.run(anna, "skiff row", &[("choice", "north")]).await;
    assert!(late.ephemeral && late.content.contains("ended"), "{}", late.content);
    let pings = club.pings();
    club.press(bea, &end, "Rematch").await;
    let lobby = club.posted(|it| it.button("Join").is_some()).await;
    assert!(lobby.content.contains("Second edition") && lobby.content.contains("Sea: **Rough**"), "{}", lobby.content);
    assert_eq!((lobby.mentions.clone(), club.pings()), (vec![anna], [pings[0] + 1, pings[1], pings[2]]));
    club.stop().await;
}

#[tokio::test]
async fn a_newcomer_is_asked_before_a_roll_and_only_then() {
    let mut club = Club::open("en-US").await;
    let (anna, bea) = (club.anna, club.bea);
    for (user, when, said) in [(anna, "newcomer", "first game"), (bea, "always", "always asked")] {
        let set = club.run(user, "game careful", &[("when", when)]).await;
        assert!(set.ephemeral && set.content.contains(said), "{}", set.content);
    }
    let turn = club.begin(&[anna, bea], &[("players", "2")]).await;
    // Rowing on the first turn brings no chance.
    let panel = club.pressed(anna, &turn, "Play").await;
    let receipt = club.pressed(anna, &panel, "East").await;
    assert!(receipt.content.contains("Anna rows East."), "{}", receipt.content);
    club.run(bea, "skiff land", &[("choice", "spot-3")]).await;
    club.run(anna, "skiff load", &[("choice", "tea")]).await;
    club.run(bea, "skiff load", &[("choice", "7")]).await;
    for user in [anna, bea] {
        club.run(user, "skiff wave", &[("choice", "no")]).await;
    }
    // On the sixth it is followed by a roll.
    let panel = club.run(bea, "play", &[]).await;
    let ask = club.pressed(bea, &panel, "North").await;
    assert!(ask.ephemeral && ask.content.contains("North\nChance decides"), "{}", ask.content);
    let back = club.pressed(bea, &ask, "‹ Back").await;
    assert!(back.button("North").is_some(), "nothing was answered");
    let other = club.pressed(bea, &back, "East").await;
    // A bot that has just started knows of no other panel, so this one keeps its buttons.
    club.restart().await;
    club.run(bea, "game careful", &[("when", "always")]).await;
    let panel = club.run(bea, "play", &[]).await;
    let ask = club.pressed(bea, &panel, "South").await;
    let receipt = club.pressed(bea, &ask, "Do it, and never ask again in any game").await;
    assert!(receipt.content.contains("Bea"), "{}", receipt.content);
    club.posted(|it| it.content.contains("The wind carries Bea on")).await;
    // The question that was answered is of no use any more.
    let late = club.pressed(bea, &other, "Do it").await;
    assert!(late.content.contains("othing was changed"), "{}", late.content);
    club.stop().await;
}

#[tokio::test]
async fn whoever_may_not_answer_is_told_why_and_changes_nothing() {
    let mut club = Club::open("en-US").await;
    let (anna, bea, celina) = (club.anna, club.bea, club.celina);
    let none = club.run(anna, "play", &[]).await;
    assert!(none.content.contains("no game in this channel"), "{}", none.content);
    let turn = club.begin(&[anna, bea], &[]).await;

    let stranger = club.press(celina, &turn, "Play").await.message().unwrap().clone();
    assert!(stranger.ephemeral && stranger.content.contains("Nie siedzisz") && stranger.content.contains("Anna"));
    let other = club.press(bea, &turn, "Play").await.message().unwrap().clone();
    assert!(other.content.contains("Waiting for Anna."), "{}", other.content);
    let typed = club.run(bea, "skiff row", &[("choice", "north")]).await;
    assert!(typed.content.contains("Waiting for Anna"), "{}", typed.content);

    // Two panels of the same question: the second press is stale.
    let first = club.press(anna, &turn, "Play").await.message().unwrap().clone();
    // A bot that has just started knows of no other panel, so both keep their buttons.
    club.restart().await;
    let second = club.press(anna, &turn, "Play").await.message().unwrap().clone();
    club.restart().await;
    club.press(anna, &first, "North").await;
    let stale = club.press(anna, &second, "South").await;
    let stale = stale.message().unwrap().clone();
    assert_eq!(stale.id, second.id);
    assert!(stale.content.contains("nothing was changed") && stale.content.contains("Bea"), "{}", stale.content);

    // The same interaction twice is one answer.
    let turn = club.posted(|it| it.mentions == [bea]).await;
    let panel = club.press(bea, &turn, "Play").await.message().unwrap().clone();
    let isle = club.pick(bea, &panel, &["Isle 0"]).await;
    let spots = club.pick(bea, &isle, &["Spot 0 … Spot 14"]).await;
    let menu = spots.menus().next().unwrap();
    let answer = club.control.select(bea, spots.id, &menu.custom_id, &["=spot-3"]).await.unwrap();
    club.control.redeliver(answer.id).unwrap();
    club.posted(|it| it.mentions == [anna]).await;
    let status = club.run(bea, "game status", &[]).await;
    assert!(status.content.contains("2 answers so far"), "{}", status.content);

    // A wrong sub-command shows what is asked.
    let wrong = club.run(anna, "skiff row", &[("choice", "north")]).await;
    assert!(wrong.content.contains("/skiff load") && wrong.content.contains("What do you load?"), "{}", wrong.content);
    let vague = club.run(anna, "skiff load", &[("choice", "gold")]).await;
    assert!(vague.content.contains("gold") && vague.menus().next().is_some(), "{}", vague.content);
    assert_eq!(club.pings(), [2, 1, 0]);
    club.stop().await;
}

#[tokio::test]
async fn undo_redo_and_what_can_be_looked_at() {
    let mut club = Club::open("en-US").await;
    let (anna, bea) = (club.anna, club.bea);
    let turn = club.begin(&[anna, bea], &[]).await;
    let panel = club.press(anna, &turn, "Play").await.message().unwrap().clone();
    let done = club.press(anna, &panel, "North").await.message().unwrap().clone();
    club.posted(|it| it.mentions == [bea]).await;
    let back = club.press(anna, &done, "Undo your answer “North”").await.message().unwrap().clone();
    assert!(back.content.contains("Where do you row?"), "{}", back.content);
    let undone = club.posted(|it| it.content.contains("Anna took an answer back.")).await;
    assert!(undone.mentions.is_empty() && undone.content.contains("Waiting for Anna."), "{}", undone.content);
    let again = club.press(anna, &back, "Redo your answer “North”").await.message().unwrap().clone();
    assert!(again.content.contains("Anna rows North."), "{}", again.content);
    let none = club.run(bea, "undo", &[]).await;
    assert!(none.content.contains("you have not answered yet"), "{}", none.content);

    let board = club.run(bea, "board", &[]).await;
    assert!(board.ephemeral && board.picture().unwrap().description.as_deref().unwrap().starts_with("The bay"));
    let harbour = club.pick(bea, &board, &["The harbour"]).await;
    assert_eq!(harbour.picture().unwrap().width, Some(160));
    assert_eq!(harbour.attachments.len(), 1, "the old picture is gone");
    let text = club.run(bea, "board", &[("part", "text")]).await;
    assert!(text.content.contains("Anna: 1") && text.attachments.is_empty(), "{}", text.content);
    let hand = club.run(bea, "hand", &[]).await;
    assert!(hand.ephemeral && hand.content.contains("71") && !hand.content.contains("70"), "{}", hand.content);
    let log = club.run(bea, "log", &[]).await;
    assert!(log.content.contains("Anna rows North."), "{}", log.content);
    let rule = club.run(bea, "rules", &[("find", "SKF-02")]).await;
    assert!(rule.content.contains("Landing") && rule.content.contains("Our ruling"), "{}", rule.content);
    assert!(rule.attachments.is_empty(), "a rule has no picture");
    let card = club.run(bea, "rules", &[("find", "card/buoy")]).await;
    assert!(card.ephemeral && card.content.contains("Buoy"), "{}", card.content);
    assert_eq!(card.picture().unwrap().description.as_deref(), Some("The harbour"), "in the words of the game");
    let panel = club.run(bea, "play", &[]).await;
    let rule = club.press(bea, &panel, "Rule SKF-02").await.message().unwrap().clone();
    assert!(rule.id != panel.id && rule.ephemeral && rule.content.contains("Landing"));
    let related = |it: &Message| it.ephemeral && it.id > rule.id && it.content.contains("Rowing** · SKF-01\nYou row");
    club.control.wait_for(bea, club.channel, PATIENCE, |all| all.iter().any(related)).await.unwrap();
    let brief = club.press(bea, &rule, "The game in brief").await.message().unwrap().clone();
    assert!(brief.id != rule.id && brief.ephemeral && brief.content.contains("Whoever lands most wins."));
    assert_eq!(brief.components().count(), 0, "it does not lead to itself, and tells nothing of this question");
    let help = club.run(bea, "help", &[]).await;
    let permissions = slowboat::discord::invite_permissions().to_string();
    assert!(help.content.contains("/skiff new") && help.content.contains(&permissions), "{}", help.content);

    let one = club.run(anna, "game concede", &[]).await;
    assert!(one.content.contains("One more has to agree.\n-# Not heard yet: Bea."), "{}", one.content);
    club.posted(|it| it.content.contains("Anna would end the game here. One more has to agree")).await;
    let status = club.run(bea, "game status", &[]).await;
    assert!(status.content.contains("Anna would end the game here."), "{}", status.content);
    club.run(bea, "game concede", &[]).await;
    club.posted(|it| it.content.contains("Most of you agreed")).await;
    club.stop().await;
}

#[tokio::test]
async fn start_with_open_seats_asks_first() {
    let mut club = Club::open("en-US").await;
    let (anna, bea, celina) = (club.anna, club.bea, club.celina);
    club.run(anna, "skiff new", &[("players", "3")]).await;
    let lobby = club.posted(|it| it.button("Join").is_some()).await;
    // Who has not sat down yet may ask what it is all about, in their language.
    let brief = club.press(celina, &lobby, "The game in brief").await.message().unwrap().clone();
    assert!(brief.ephemeral && brief.content.contains("Wygrywa, kto wyląduje najczęściej."), "{}", brief.content);
    club.press(bea, &lobby, "Join").await;
    let ask = club.press(anna, &lobby, "Start").await.message().unwrap().clone();
    assert!(ask.ephemeral && ask.content.contains("Anna and Bea. One seat is open"), "{}", ask.content);
    let stranger = club.press(celina, &lobby, "Start").await.message().unwrap().clone();
    assert!(stranger.button("Zacznij teraz").is_none(), "who may not start is not asked: {}", stranger.content);
    // Somebody sits down meanwhile: that is not what was asked about.
    club.press(celina, &lobby, "Join").await;
    let changed = club.press(anna, &ask, "Start now").await.message().unwrap().clone();
    assert!(changed.content.contains("nothing was changed"), "{}", changed.content);
    club.press(celina, &lobby, "Leave").await;
    let ask = club.press(anna, &lobby, "Start").await.message().unwrap().clone();
    let begun = club.press(anna, &ask, "Start now").await.message().unwrap().clone();
    assert!(begun.content.contains("The game has begun."), "{}", begun.content);
    club.posted(|it| it.mentions == [anna]).await;
    let done = |all: &[Message]| all.iter().any(|it| it.id == lobby.id && it.button("Join").is_none());
    club.control.wait_for(anna, club.channel, PATIENCE, done).await.unwrap();
    club.stop().await;
}

#[tokio::test]
async fn only_the_newest_message_has_play_and_says_who_is_awaited() {
    let mut club = Club::open("en-US").await;
    let (anna, bea) = (club.anna, club.bea);
    let first = club.begin(&[anna, bea], &[]).await;
    club.run(bea, "game concede", &[]).await;
    club.posted(|it| it.content.contains("Waiting for Anna.") && it.content.contains("would end")).await;
    club.run(anna, "skiff row", &[("choice", "north")]).await;
    club.posted(|it| it.mentions == [bea]).await;
    club.run(bea, "skiff land", &[("choice", "spot-3")]).await;
    let newest = club.posted(|it| it.mentions == [anna]).await;
    let is_of_now =
        |it: &Message| ["Waiting for", "would end", "asks what you say"].iter().any(|now| it.content.contains(now));
    let old =
        |all: &[Message]| all.iter().filter(|it| !it.ephemeral && it.id != newest.id).cloned().collect::<Vec<_>>();
    let faded = club.control.wait_for(anna, club.channel, PATIENCE, |all| {
        old(all).iter().all(|it| it.button("Play").is_none() && !is_of_now(it))
    });
    let all = faded.await.unwrap();
    let first = all.iter().find(|it| it.id == first.id).unwrap();
    assert!(first.button("Board").is_some() && first.picture().is_some(), "the board of then stays: {first:#?}");
    assert!(all.iter().any(|it| it.id == newest.id && it.button("Play").is_some()));
    assert_eq!(club.pings(), [3, 1, 0], "nobody is called by it");
    for user in [anna, bea] {
        club.run(user, "game concede", &[]).await;
    }
    let over = |all: &[Message]| all.iter().filter(|it| !it.ephemeral).all(|it| it.button("Play").is_none());
    club.control.wait_for(anna, club.channel, PATIENCE, over).await.unwrap();
    club.stop().await;
}

#[tokio::test]
async fn a_restart_in_the_middle_loses_nothing_and_old_buttons_still_work() {
    let mut club = Club::open("en-US").await;
    let (anna, bea) = (club.anna, club.bea);
    let turn = club.begin(&[anna, bea], &[]).await;
    let panel = club.press(anna, &turn, "Play").await.message().unwrap().clone();
    club.restart().await;
    club.press(anna, &panel, "East").await;
    let turn = club.posted(|it| it.mentions == [bea]).await;
    club.restart().await;
    let panel = club.press(bea, &turn, "Play").await.message().unwrap().clone();
    let isle = club.pick(bea, &panel, &["Isle 2"]).await;
    club.restart().await;
    let spots = club.pick(bea, &isle, &["Spot 0 … Spot 14"]).await;
    let receipt = club.pick(bea, &spots, &["Spot 4"]).await;
    assert!(receipt.content.contains("spot 64"), "{}", receipt.content);
    club.posted(|it| it.mentions == [anna]).await;
    assert_eq!(club.pings(), [2, 1, 0]);
    club.stop().await;
}

#[tokio::test]
async fn a_channel_that_loses_a_message_or_shuts_us_out_does_not_stop_the_game() {
    let mut club = Club::open("en-US").await;
    let (anna, bea) = (club.anna, club.bea);
    let turn = club.begin(&[anna, bea], &[]).await;
    club.control.delete_message(turn.id).unwrap();
    club.run(bea, "game concede", &[]).await;
    let anew = club.posted(|it| it.picture().is_some()).await;
    assert!(anew.id != turn.id && anew.mentions == [anna] && anew.content.contains("Waiting for Anna."));
    assert_eq!(club.pings(), [2, 0, 0]);

    // Without the right to write, answers still count and their receipts still come.
    club.control.deny_bot(club.channel, 1 << 11).unwrap();
    let receipt = club.run(anna, "skiff row", &[("choice", "north")]).await;
    assert!(receipt.content.contains("Anna rows North."), "{}", receipt.content);
    let panel = club.run(bea, "play", &[]).await;
    assert!(panel.content.contains("Where do you land?"), "{}", panel.content);
    assert_eq!(club.pings(), [2, 0, 0]);
    club.stop().await;
}

#[tokio::test]
async fn what_takes_long_is_acknowledged_first_and_never_in_public() {
    let mut club = Club::open("en-US").await;
    let (anna, bea) = (club.anna, club.bea);
    club.begin(&[anna, bea], &[("sea", "rough")]).await;
    let answer = club.control.run(anna, club.channel, "board", &[("part", "harbour")]).await.unwrap();
    assert_eq!(answer.kind, 5, "deferred");
    assert!(answer.message().unwrap().ephemeral && answer.message().unwrap().loading);
    let slow = club.settled(&answer).await;
    assert_eq!(slow.picture().unwrap().width, Some(160));

    let board = club.run(anna, "board", &[]).await;
    assert_eq!(board.picture().unwrap().width, Some(320));
    let menu = board.menus().next().unwrap();
    let answer = club.control.select(anna, board.id, &menu.custom_id, &["harbour"]).await.unwrap();
    assert_eq!(answer.kind, 6, "acknowledged, and edited later");
    let seen = club.control.wait_for(anna, club.channel, PATIENCE, |all| {
        let board = all.iter().find(|it| it.id == board.id);
        board.is_some_and(|it| it.attachments.len() == 1 && it.picture().is_some_and(|it| it.width == Some(160)))
    });
    seen.await.unwrap();
    assert!(club.control.messages(bea, club.channel).iter().all(|it| !it.loading && it.id != board.id));
    club.stop().await;
}

#[tokio::test]
async fn a_connection_that_is_started_anew_goes_on_with_the_game() {
    let mut club = Club::open("en-US").await;
    let turn = club.begin(&[club.anna, club.bea], &[]).await;
    let before = club.control.identifies();
    club.bot.as_ref().unwrap().reconnect().await;
    club.control.wait_identified(before).await.unwrap();
    let panel = club.press(club.anna, &turn, "Play").await.message().unwrap().clone();
    assert!(panel.content.contains("Where do you row?"), "{}", panel.content);
    club.stop().await;
}

#[tokio::test]
async fn everybody_reads_their_own_language() {
    let mut club = Club::open("pl").await;
    let (anna, celina) = (club.anna, club.celina);
    let turn = club.begin(&[celina, anna], &[]).await;
    assert!(turn.content.contains("czas na ruch"), "{}", turn.content);
    assert!(turn.picture().unwrap().description.as_deref().unwrap().starts_with("Zatoka"));
    let panel = club.press(celina, &turn, "Graj").await.message().unwrap().clone();
    assert!(panel.content.contains("Dokąd płyniesz?"), "{}", panel.content);
    let receipt = club.press(celina, &panel, "Północ").await.message().unwrap().clone();
    assert!(receipt.content.contains("Celina płynie: Północ."), "{}", receipt.content);
    let turn = club.posted(|it| it.mentions == [anna]).await;
    let panel = club.press(anna, &turn, "Graj").await.message().unwrap().clone();
    assert!(panel.content.contains("Where do you land?"), "{}", panel.content);
    let set = club.run(anna, "language mine", &[("language", "pl")]).await;
    assert!(set.content.contains("po polsku"), "{}", set.content);
    let panel = club.run(anna, "play", &[]).await;
    assert!(panel.content.contains("Gdzie przybijasz?"), "{}", panel.content);
    let refused = club.run(anna, "language server", &[("language", "en")]).await;
    assert!(refused.content.contains("zarządza"), "{}", refused.content);
    club.control.set_permissions(club.guild, celina, 1 << 5).unwrap();
    club.run(celina, "language server", &[("language", "en")]).await;
    club.run(anna, "łódka land".replace("łódka", "skiff").as_str(), &[("choice", "spot-5")]).await;
    let turn = club.posted(|it| it.mentions == [celina]).await;
    assert!(turn.content.contains("your move") && turn.content.contains("lands on spot 5"), "{}", turn.content);
    club.stop().await;
}

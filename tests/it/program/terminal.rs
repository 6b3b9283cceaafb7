//! The sandbox in a terminal: a newcomer's first turn, typed.

use super::home::{Home, Running};

/// Types a line and waits until the new output holds these words; returns it.
fn type_until(running: &mut Running, line: &str, words: &[&str]) -> String {
    let before = running.out().len();
    running.type_line(line);
    let out = running.until(&format!("answer to {line:?} with {words:?}"), |it| {
        let new = it.out().split_off(before);
        words.iter().all(|word| new.contains(word)) && new.ends_with("> ")
    });
    out[before..].to_owned()
}

/// The number of a button or entry, in the newest text that has it.
fn number(out: &str, label: &str) -> String {
    let (before, _) = out.rsplit_once(&format!("] {label}")).unwrap_or_else(|| panic!("no {label} in {out}"));
    before.rsplit_once('[').unwrap().1.to_owned()
}

fn open(locale: &str) -> (Home, Running) {
    let home = Home::new();
    let running = home.start(&["sandbox", "--terminal", "--locale", locale], &[]);
    (home, running)
}

#[test]
fn a_first_turn_can_be_played_by_typing() {
    let (home, mut running) = open("en-US");
    let hello = running.until("prompt", |it| it.out().ends_with("Ania> "));
    for word in [
        "http://127.0.0.1:",
        "1. type  /perseverance new players:2 robots:steady",
        "the number of Start",
        "help says more",
    ] {
        assert!(hello.contains(word), "no {word} in {hello}");
    }
    let lobby = type_until(&mut running, "/perseverance new players:2", &["] Start", "At the table (1 of 2): Ania"]);
    assert!(!lobby.contains("**") && !lobby.contains("-# ") && !lobby.contains("## "), "{lobby}");
    assert!(!lobby.contains('\u{1b}'), "no styles where there is no terminal: {lobby}");
    let out = type_until(&mut running, "as Ben", &["] Join", "Ben> "]);
    let out = type_until(&mut running, &number(&out, "Join"), &["Ania and Ben"]);
    // A number counts until something else is shown, whatever is typed in between.
    let start = number(&out, "Start");
    type_until(&mut running, "who", &["You are Ben", "Chloe"]);
    let help = type_until(&mut running, "help", &["as Ben", "quit"]);
    assert!(help.contains("kept for next time") && !help.contains("forget"), "the folder is kept: {help}");
    type_until(&mut running, "77", &["! The numbers on the screen go from 1 to"]);
    type_until(&mut running, "hello", &["! Type a number"]);
    let out = type_until(&mut running, "as Ania", &["Ania> ", "] Start"]);
    assert_eq!(number(&out, "Start"), start);
    let out = type_until(&mut running, &start, &["your move!", "] Play", "picture: "]);
    assert!(!out.contains("<@"), "{out}");
    let first = if out.contains("@Ania – your move!") { "Ania" } else { "Ben" };
    let picture = out.rsplit_once("picture: ").unwrap().1.lines().next().unwrap();
    assert!(std::path::Path::new(picture).is_file(), "{picture}");

    let out = type_until(&mut running, &format!("as {}", first.to_lowercase()), &["] Play", &format!("{first}> ")]);
    let out = type_until(&mut running, &number(&out, "Play"), &["Which Leader do you take?", "only you see this"]);
    let undo = type_until(&mut running, &number(&out, "Adelita"), &["] Undo", "takes Adelita"]);
    let back = type_until(&mut running, &number(&undo, "Undo"), &["] Redo", "Which Leader"]);
    type_until(&mut running, &number(&back, "Adelita"), &["] Undo", "takes Adelita"]);
    let folder = std::path::Path::new(picture).parent().unwrap().to_owned();
    running.type_line("quit");
    running.ended(8).well();
    assert!(!folder.exists(), "no picture is left behind");

    let mut running = home.start(&["sandbox", "--terminal"], &[]);
    let hello = running.until("prompt", |it| it.out().ends_with("Ania> "));
    assert!(hello.contains("where you left it"), "{hello}");
    let out = type_until(&mut running, &format!("as {}", first.to_lowercase()), &["] Play", &format!("{first}> ")]);
    assert!(out.contains("takes Adelita"), "the game goes on: {out}");
    running.type_line("quit");
    running.ended(8).well();
}

#[test]
fn options_have_spaces_suggestions_have_numbers_and_new_people_may_come() {
    let (_home, mut running) = open("en-US");
    running.until("prompt", |it| it.out().ends_with("Ania> "));
    let all = type_until(&mut running, "/", &["/play", "/rules find:", "/perseverance new"]);
    assert!(all.contains("/board part:"), "{all}");
    type_until(&mut running, "/perseverance", &["! /perseverance is one of: new, "]);
    type_until(&mut running, "/sail", &["! ", "/sail"]);
    type_until(&mut running, "1", &["! Nothing on the screen has a number"]);
    type_until(&mut running, "/perseverance new players:2 set-up: first-game", &["] Start", "first game"]);
    type_until(&mut running, "as Zoë", &["Zoë is new here", "Zoë> "]);
    let out = type_until(&mut running, "/rules find:wall sa?", &["[1] "]);
    assert!(!out.contains("! "), "{out}");
    let answer = type_until(&mut running, "1", &["only you see this"]);
    assert!(answer.lines().count() > 3, "{answer}");
    let plain = type_until(&mut running, "/rules dino attack", &["only you see this"]);
    assert!(!plain.contains("**"), "{plain}");
    let menu = type_until(&mut running, "as Ania", &["] Options", "Ania> "]);
    let menu = type_until(&mut running, &number(&menu, "Options"), &[":\n    [1] "]);
    let entries = menu.matches("\n    [").count();
    assert!(entries > 3, "{menu}");
    type_until(&mut running, "1,2", &["! Of this menu you take 1"]);
    type_until(&mut running, "read", &["Castaways on an island"]);
    // The end of the input is the end.
    running.close_input();
    running.ended(8).well();
}

#[test]
fn the_first_steps_name_the_buttons_as_they_are_in_polish() {
    let (_home, mut running) = open("pl");
    let hello = running.until("prompt", |it| it.out().ends_with("Ania> "));
    let lobby = type_until(&mut running, "/perseverance new players:2", &["[4] "]);
    let start = hello.split("the number of ").nth(1).unwrap().split(['\r', '\n']).next().unwrap();
    assert!(lobby.contains(&format!("] {start}")), "{start} in {lobby}");
    running.signal("TERM");
    running.ended(8).well();
}

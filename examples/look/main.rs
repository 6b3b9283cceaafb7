//! Shows what tests cannot judge: `cargo run --example look -- WHAT`. Pictures need `--release` to be quick.

#![allow(clippy::unwrap_used, reason = "a tool for developers may fail")]

#[path = "../../tests/it/discord/club.rs"]
#[allow(dead_code, reason = "shared with the tests, which need more of it")]
mod club;
mod figures;
#[path = "../../tests/it/overheard.rs"]
#[allow(dead_code, reason = "shared with the tests, which need more of it")]
mod overheard;
mod painter;
mod pictures;
mod sentences;
mod show;
#[path = "../../tests/it/discord/skiff.rs"]
mod skiff;
mod taps;

const USAGE: &str = "cargo run --example look -- WHAT
  chat                        what people see in the chat, from the lobby to the scores
  moment GAME [NUMBER]        board, alt texts and notes in the middle of a random game
  kinds GAME                  one note and one question of each kind
  pictures GAME FOLDER [TEXT] pictures of games, as soon as a view in debug format holds the text
  pieces GAME FOLDER          the pictures of the component look-up
  taps GAME                   how many presses a turn takes in the chat
  painter FOLDER              the painter's demo sheet and a board
  figures                     how long painting and encoding take";

/// Where the club plays.
async fn store(folder: &std::path::Path) -> slowboat::store::Store {
    slowboat::store::Store::open(folder).await.unwrap()
}

#[tokio::main]
async fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["chat"] => show::chat().await,
        ["moment", game] => sentences::moment(game, 8),
        ["moment", game, number] => sentences::moment(game, number.parse().unwrap()),
        ["kinds", game] => sentences::kinds(game),
        ["pictures", game, folder] => pictures::games(game, folder.as_ref(), ""),
        ["pictures", game, folder, text] => pictures::games(game, folder.as_ref(), text),
        ["pieces", game, folder] => pictures::pieces(game, folder.as_ref()),
        ["taps", game] => taps::taps(game),
        ["painter", folder] => painter::demo(folder.as_ref()),
        ["figures"] => figures::figures(),
        _ => println!("{USAGE}"),
    }
}

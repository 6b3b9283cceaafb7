//! Lays out a new game: `cargo run --example new_game -- NAME`, or `-- NAME FOLDER` for another tree.
//!
//! It is a whole small game, so that everything is green from the first minute; then it becomes yours, rule by rule.
//! `docs/fifth-game.md` says what the contract asks of it.

mod registry;

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, ensure};

/// The files of the small game, and where they belong in a tree.
const FILES: [(&str, &str); 8] = [
    ("src/games/NAME/mod.rs", include_str!("fifth/mod.rs")),
    ("src/games/NAME/state.rs", include_str!("fifth/state.rs")),
    ("src/games/NAME/view.rs", include_str!("fifth/view.rs")),
    ("src/games/NAME/tests.rs", include_str!("fifth/tests.rs")),
    ("assets/i18n/NAME.en.ftl", include_str!("fifth/words/fifth.en.ftl")),
    ("assets/i18n/NAME.pl.ftl", include_str!("fifth/words/fifth.pl.ftl")),
    ("assets/NAME/rules.en.toml", include_str!("fifth/rules/rules.en.toml")),
    ("assets/NAME/rules.pl.toml", include_str!("fifth/rules/rules.pl.toml")),
];

fn main() -> Result<()> {
    let mut args = env::args().skip(1);
    let name = args.next().context("name the game: cargo run --example new_game -- NAME")?;
    let tree = args.next().map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    let is_name = name.len() <= 32
        && name.starts_with(|it: char| it.is_ascii_lowercase())
        && name.chars().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit());
    ensure!(is_name, "`{name}` is not a word of small letters and digits");
    ensure!(!tree.join("src/games").join(&name).exists(), "there is a game `{name}`");
    lay_out(&tree, &name)?;
    println!("{name} is a game now. What it still needs is its golden logs:");
    println!("    BLESS=1 cargo test --test it golden");
    println!("Then make it yours; docs/fifth-game.md tells what the tests hold it to.");
    Ok(())
}

fn lay_out(tree: &Path, name: &str) -> Result<()> {
    let table = tree.join("src/games/mod.rs");
    let known = fs::read_to_string(&table).with_context(|| format!("no {}", table.display()))?;
    let listed = registry::list(&known, name).context("src/games/mod.rs has no list of games where one was")?;
    for (path, text) in FILES {
        let path = tree.join(path.replace("NAME", name));
        fs::create_dir_all(path.parent().unwrap_or(tree))?;
        fs::write(&path, registry::rename(text, name)).with_context(|| path.display().to_string())?;
    }
    fs::write(table, listed)?;
    Ok(())
}

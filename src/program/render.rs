//! `slowboat render`: the picture of a random game after so many answers.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use clap::Args;

use super::exit::{self, Failure};
use super::fuzz::{edition, find, option, seats};
use crate::engine::{Fuzz, RandomPolicy, Seat, Viewer, play_out};
use crate::games::Registry;
use crate::scene::Painter;
use crate::words::{Language, Wordbook};

#[derive(Args, Debug)]
pub struct RenderArgs {
    #[arg(long)]
    game: String,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many answers are given before the picture is taken.
    #[arg(long, default_value_t = 0)]
    answers: usize,
    /// `public`, or the letter of a seat.
    #[arg(long, default_value = "public")]
    viewer: String,
    /// The part of the table; the overview if left out.
    #[arg(long)]
    part: Option<String>,
    #[arg(long, default_value = "en")]
    lang: String,
    #[arg(long)]
    players: Option<u8>,
    #[arg(long)]
    edition: Option<String>,
    /// An option of the game, as key=value; may be repeated.
    #[arg(long = "option", value_parser = option)]
    options: Vec<(String, String)>,
    /// Highlight what changed since so many answers.
    #[arg(long)]
    since: Option<usize>,
    /// The width in pixels; what the part is meant for if left out.
    #[arg(long)]
    width: Option<u32>,
    /// Print the board as text instead.
    #[arg(long)]
    text: bool,
    #[arg(long, required_unless_present = "text")]
    out: Option<PathBuf>,
}

pub fn render(registry: &Registry, args: &RenderArgs) -> Result<(), Failure> {
    let usage = |what: String| Failure::new(2, what);
    let game = find(registry, &args.game)?;
    let viewer = match args.viewer.as_str() {
        "public" => Viewer::Public,
        letter => Seat::from_letter(&letter.to_uppercase())
            .map(Viewer::Seat)
            .ok_or_else(|| usage("--viewer is `public` or the letter of a seat".to_owned()))?,
    };
    let language = Language::from_code(&args.lang).ok_or_else(|| usage("--lang is `en` or `pl`".to_owned()))?;
    let fuzz = Fuzz {
        games: 1,
        seed: args.seed,
        seats: seats(game, args.players)?,
        edition: edition(game, args.edition.as_deref())?,
        options: args.options.iter().cloned().collect::<BTreeMap<_, _>>(),
    };
    let mut record = fuzz.record(game, 0);
    let run = play_out(game, &mut record, &mut RandomPolicy::new(args.seed), args.answers);
    let since = args.since.map(|it| game.run(&record.cut(it), None));
    let book = Wordbook::load(registry).map_err(|error| Failure::new(exit::DATA, error.to_string()))?;
    let names = ["Ania", "Ben", "Chloé", "Dawid", "Eve", "Filip"];
    let names = names.iter().cycle().take(usize::from(fuzz.seats)).map(|it| (*it).to_owned()).collect();
    let words = book.game(&args.game, language).plain(names);

    let parts = run.sight.parts(viewer);
    let wanted = args.part.as_deref();
    let Some(part) = parts.iter().find(|it| wanted.is_none_or(|key| key == it.key)) else {
        let known: Vec<&str> = parts.iter().map(|it| it.key.as_str()).collect();
        return Err(usage(format!("there is no such part; there is: {}", known.join(", "))));
    };
    if args.text {
        let lines = run.sight.lines(viewer, &part.key, &words).unwrap_or_default();
        println!("{}", lines.join("\n"));
        return Ok(());
    }
    let since = since.as_ref().map(|it| it.sight.as_ref());
    let scene = run
        .sight
        .scene(viewer, &part.key, since, &words)
        .ok_or_else(|| Failure::new(exit::FAILURE, format!("the game has no picture of `{}`", part.key)))?;
    let png = Painter::new().png(&scene, args.width.unwrap_or(part.width));
    if let Some(out) = &args.out {
        fs::write(out, &png)
            .map_err(|error| Failure::new(exit::CANNOT_CREATE, format!("{}: {error}", out.display())))?;
        println!("{}: {} answers, {} bytes", out.display(), record.answers.len(), png.len());
    }
    Ok(())
}

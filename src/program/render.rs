//! `slowboat render`: the picture of a random game after so many answers.

use std::fs;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use super::exit::{self, Failure};
use super::fuzz::{GameArgs, find};
use super::say;
use crate::engine::{RandomPolicy, Seats, Sight, Viewer, play_out};
use crate::games::Registry;
use crate::scene::Painter;
use crate::words::{Language, Speech, Wordbook};

/// How long a moving picture rests on each moment.
const PAUSE: Duration = Duration::from_millis(1_200);

#[derive(Args, Debug)]
pub(super) struct RenderArgs {
    #[command(flatten)]
    game: GameArgs,
    /// How many answers are given before the picture is taken.
    #[arg(long, default_value_t = 0)]
    answers: usize,
    /// `public`, or the letter of a seat.
    #[arg(long, default_value = "public")]
    viewer: String,
    /// The part of the table; the overview if left out.
    #[arg(long)]
    part: Option<String>,
    /// The language of names and labels: `en` or `pl`.
    #[arg(long, default_value = "en")]
    lang: String,
    /// Highlight what changed since so many answers.
    #[arg(long)]
    since: Option<usize>,
    /// A moving picture (APNG) instead: what stands after every so many answers, up to --answers.
    #[arg(long, conflicts_with_all = ["text", "since"])]
    film: Option<NonZeroUsize>,
    /// The width in pixels; what the part is meant for if left out.
    #[arg(long)]
    width: Option<NonZeroU32>,
    /// The board as text instead; printed if there is no --out.
    #[arg(long)]
    text: bool,
    /// The file to write; an older one is replaced.
    #[arg(long, required_unless_present = "text")]
    out: Option<PathBuf>,
}

pub(super) fn render(registry: &Registry, args: &RenderArgs) -> Result<(), Failure> {
    let usage = |what: String| Failure::new(exit::USAGE, what);
    let game = find(registry, &args.game.game)?;
    let fuzz = args.game.fuzz(game, 1)?;
    let viewer = match args.viewer.as_str() {
        "public" => Viewer::Public,
        letter => Seats(fuzz.seats)
            .all()
            .find(|it| letter.eq_ignore_ascii_case(&it.letter().to_string()))
            .map(Viewer::Seat)
            .ok_or_else(|| usage(format!("--viewer is `public` or {}", letters(fuzz.seats))))?,
    };
    let language = Language::from_code(&args.lang).ok_or_else(|| usage("--lang is `en` or `pl`".to_owned()))?;
    let mut record = fuzz.record(game, 0);
    let run = play_out(game, &mut record, &mut RandomPolicy::new(args.game.seed), args.answers);
    let since = args.since.map(|it| game.run(&record.cut(it), None));
    let picture_of = |sight: &dyn Sight, key: &str, since: Option<&dyn Sight>, words: &Speech| {
        let none = || Failure::new(exit::FAILURE, format!("the game has no picture of `{key}`"));
        sight.scene(viewer, key, since, words).ok_or_else(none)
    };
    let book = Wordbook::load(registry).map_err(|error| Failure::new(exit::DATA, error.to_string()))?;
    let names = ["Ania", "Ben", "Chloé", "Dawid", "Eve", "Filip"];
    let names = names.iter().cycle().take(usize::from(fuzz.seats)).map(|it| (*it).to_owned()).collect();
    let words = book.game(game.card().id, language).plain(names);

    let parts = run.sight.parts(viewer);
    let wanted = args.part.as_deref();
    let Some(part) = parts.iter().find(|it| wanted.is_none_or(|key| key == it.key)) else {
        let known: Vec<&str> = parts.iter().map(|it| it.key.as_str()).collect();
        return Err(usage(format!("there is no such part; there is: {}", known.join(", "))));
    };
    let width = args.width.map_or(part.width, NonZeroU32::get);
    let bytes = if args.text {
        let lines = run.sight.lines(viewer, &part.key, &words).unwrap_or_default();
        format!("{}\n", lines.join("\n")).into_bytes()
    } else if let Some(every) = args.film {
        let moments = (0..record.answers.len()).step_by(every.get()).chain([record.answers.len()]);
        let scenes =
            moments.map(|it| picture_of(game.run(&record.cut(it), None).sight.as_ref(), &part.key, None, &words));
        Painter::new().film(&scenes.collect::<Result<Vec<_>, _>>()?, width, PAUSE)
    } else {
        let since = since.as_ref().map(|it| it.sight.as_ref());
        Painter::new().png(&picture_of(run.sight.as_ref(), &part.key, since, &words)?, width)
    };
    match &args.out {
        Some(out) => {
            fs::write(out, &bytes)
                .map_err(|error| Failure::new(exit::CANNOT_CREATE, format!("{}: {error}", out.display())))?;
            say(&format!("{}: {} answers, {} bytes", out.display(), record.answers.len(), bytes.len()))
        }
        None => say(String::from_utf8_lossy(&bytes).trim_end()),
    }
}

fn letters(seats: u8) -> String {
    let all: Vec<String> = Seats(seats).all().map(|it| it.letter().to_string()).collect();
    format!("the letter of a seat: {}", all.join(", "))
}

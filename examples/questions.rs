//! Two samples of every question that the games ask, with all that a player can read of it, a file for each game:
//! `cargo run --release --example questions -- FOLDER [SEED]`.
//!
//! They are for readers with the rulebook beside them: whether the question and its offers say what each costs, brings and
//! touches, and whether what is not offered is refused for the right reason. Moments of whole games (the example `moments`) meet the
//! same few questions again and again; here every question is met.

#![allow(clippy::unwrap_used, reason = "a tool for developers may fail")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use slowboat::engine::{AnyGame, Fuzz, Offer, RandomPolicy, Record, Standing, Viewer, Words as _, play_out};
use slowboat::games::Registry;
use slowboat::words::{Language, Speech, Wordbook};

const SAMPLES: usize = 2;
/// So many games of each game's kinds are played for them.
const GAMES: usize = 12;
/// No game comes near so many answers.
const RUNAWAY: usize = 20_000;
/// So many lines of what is offered, and of what is not, are written in each language. The second is for its words only.
const LINES: [usize; 2] = [14, 7];
/// So many parts of the board are written: the overview, and what comes first of the others.
const PARTS: usize = 2;
/// So much of the log is written.
const NOTES: usize = 7;

/// A record up to where a question is open, and what kind of game it is of.
struct Sample {
    record: Record,
    kind: String,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some(folder) = args.first() else {
        println!("cargo run --release --example questions -- FOLDER [SEED]");
        return;
    };
    let seed = args.get(1).map_or(1, |it| it.parse().unwrap());
    let registry = Registry::load(None).unwrap();
    let book = Wordbook::load(&registry).unwrap();
    std::fs::create_dir_all(folder).unwrap();
    for game in registry.games() {
        let mut text = String::new();
        for (ask, mut samples) in questions(game.as_ref(), seed) {
            let step = (samples.len() / SAMPLES).max(1);
            writeln!(text, "\n# {ask}").unwrap();
            for sample in samples.drain(..).step_by(step).take(SAMPLES) {
                writeln!(text, "\n## {ask}: {}", sample.kind).unwrap();
                write(game.as_ref(), &sample.record, &book, &mut text);
            }
        }
        let file = Path::new(folder).join(format!("{}.md", game.card().id));
        std::fs::write(&file, text).unwrap();
        println!("{}", file.display());
    }
}

/// Every question by its id, at most once from each game.
fn questions(game: &dyn AnyGame, seed: u64) -> BTreeMap<&'static str, Vec<Sample>> {
    let kinds = Fuzz::kinds(game, 1, seed);
    let mut all: BTreeMap<&'static str, Vec<Sample>> = BTreeMap::new();
    for kind in kinds.iter().step_by((kinds.len() / GAMES).max(1)) {
        let mut whole = kind.record(game, 0);
        play_out(game, &mut whole, &mut RandomPolicy::new(kind.seed), RUNAWAY);
        let about = format!("{}, {} players, {:?}", kind.edition, kind.seats, whole.options);
        let mut here: BTreeMap<&'static str, Sample> = BTreeMap::new();
        for n in 0..whole.answers.len() {
            let mut record = whole.clone();
            record.answers.truncate(n);
            let Standing::Asking(open) = game.run(&record, None).standing else { continue };
            // Some stay as they came first, others are met late in the game.
            if n % 3 == 0 || !here.contains_key(open[0].ask.id) {
                here.insert(open[0].ask.id, Sample { record, kind: about.clone() });
            }
        }
        for (ask, sample) in here {
            all.entry(ask).or_default().push(sample);
        }
    }
    all
}

fn write(game: &dyn AnyGame, record: &Record, book: &Wordbook, text: &mut String) {
    let run = game.run(record, None);
    let Standing::Asking(open) = &run.standing else { return };
    let (decision, seat) = (&open[0], open[0].who.seat());
    let viewer = Viewer::Seat(seat);
    let names = ["Ania", "Ben", "Chloe", "Dawid", "Ewa", "Filip"].map(str::to_owned).to_vec();
    for (language, most) in Language::ALL.into_iter().zip(LINES) {
        let words = book.game(game.card().id, language).plain(names.clone());
        writeln!(text, "\n### {}: you are {}\n", language.code(), words.name(seat)).unwrap();
        let notes: Vec<_> = run.notes.iter().filter(|it| it.is_for(viewer)).collect();
        for note in notes.iter().skip(notes.len().saturating_sub(NOTES)) {
            writeln!(text, "- {}", words.say(&note.text)).unwrap();
        }
        if language == Language::En {
            let parts = run.sight.parts(viewer).into_iter().take(PARTS);
            for line in parts.flat_map(|it| run.sight.lines(viewer, &it.key, &words)).flatten() {
                writeln!(text, "  {line}").unwrap();
            }
        }
        writeln!(text, "QUESTION: {}", words.say(&decision.ask.text())).unwrap();
        let offers = decision.form.offers();
        for offer in offers.iter().take(most) {
            let detail = offer.detail.as_ref().map_or_else(String::new, |it| format!(" — {}", words.say(it)));
            writeln!(text, "* {}{detail}", name(offer, &words)).unwrap();
        }
        let left = offers.len().saturating_sub(most);
        if left > 0 {
            writeln!(text, "* … and {left} more").unwrap();
        }
        let mut reasons: Vec<(String, Vec<String>)> = Vec::new();
        for (offer, refusal) in run.sight.blocked(seat) {
            let why = words.say(refusal.of_all.as_ref().unwrap_or(&refusal.text));
            let (why, name) = (format!("{why} ({})", refusal.rule), name(&offer, &words));
            match reasons.iter_mut().find(|it| it.0 == why) {
                Some(same) => same.1.push(name),
                None => reasons.push((why, vec![name])),
            }
        }
        for (why, what) in reasons.iter().take(most) {
            writeln!(text, "✗ {} ({} in all) – {why}", what[0], what.len()).unwrap();
        }
    }
}

/// An offer behind its groups, each with what is said of it.
fn name(offer: &Offer, words: &Speech) -> String {
    let group = |it: &slowboat::engine::Group| match &it.about {
        Some(about) => format!("{} ({}) › ", words.say(&it.label), words.say(about)),
        None => format!("{} › ", words.say(&it.label)),
    };
    let way: String = offer.path.iter().map(group).collect();
    format!("{way}{}", words.say(&offer.label))
}

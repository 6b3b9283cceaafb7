//! What holds for every game: labels fit a phone, and nobody is said to be to move when nobody is.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::Registry;
use crate::engine::{Fuzz, Plain, Reader, Seat, Shown, Sight, Text, Viewer, Words};
use crate::words::{Language, Speech, Wordbook};

/// What a phone shows of an entry of a menu. Polish words are longer.
fn phone(language: Language) -> usize {
    if language == Language::En { 38 } else { 40 }
}

/// Messages by game whose label has a price or the text of a card for which the line below has no room.
const EXCEPTIONS: [(&str, &[&str]); 3] = [
    (
        "state51",
        &[
            "list",
            "offer-attack",
            "offer-deal",
            "offer-develop",
            "offer-faction",
            "offer-hand-card",
            "offer-lookout",
            "offer-pass-unused",
            "offer-play",
            "offer-raze",
            "offer-use",
            "offer-use-again",
            "offer-visit",
        ],
    ),
    ("boonlake", &["offer-own-tile", "offer-own-tile-exchange"]),
    ("frostpunk", &["offer-advisor", "option"]),
];

/// Collects the labels that are longer, by message and language.
struct Measure {
    speeches: Vec<Speech>,
    read: BTreeSet<Text>,
    long: BTreeMap<(String, Language), BTreeSet<String>>,
}

impl Reader for Measure {
    fn read(&mut self, shown: Shown, text: &Text) -> Vec<String> {
        if shown == Shown::Label && self.read.insert(text.clone()) {
            for speech in &self.speeches {
                let said = speech.say(text);
                if said.chars().count() > phone(speech.language()) {
                    self.long.entry((text.id.to_string(), speech.language())).or_default().insert(said);
                }
            }
        }
        Vec::new()
    }
}

#[test]
fn no_label_is_cut_on_a_phone() {
    let registry = Registry::load(None).unwrap();
    let words = Wordbook::load(&registry).unwrap();
    let mut long = Vec::new();
    for game in registry.games() {
        let card = game.card();
        let names = ["Ania", "Bartek", "Celina", "Dominik"].map(str::to_owned).to_vec();
        let speeches = Language::ALL.map(|it| words.game(card.id, it).plain(names.clone())).into();
        let mut measure = Measure { speeches, read: BTreeSet::new(), long: BTreeMap::new() };
        let (mut most, mut kinds) = (2 * card.editions.len(), Fuzz::kinds(game.as_ref(), 1, 7));
        kinds.reverse();
        while let Some(kind) = kinds.pop().filter(|_| most > 0) {
            most -= 1;
            kind.run(game.as_ref(), 0, &mut measure, |_, _| {});
            // The next number of players, with other options.
            kinds.truncate(kinds.len().saturating_sub(4));
        }
        assert!(measure.read.len() > 200, "{}: only {} labels", card.id, measure.read.len());
        let excepted = EXCEPTIONS.iter().find(|it| it.0 == card.id).map_or(&[][..], |it| it.1);
        measure.long.retain(|(id, _), _| !excepted.contains(&id.as_str()));
        long.extend(measure.long.into_iter().map(|((id, language), said)| {
            let longest = said.iter().max_by_key(|it| it.chars().count()).cloned().unwrap_or_default();
            format!("{} {} {id}: {} of them, such as {longest:?}", card.id, language.code(), said.len())
        }));
    }
    assert!(long.is_empty(), "{}:\n{}", long.len(), long.join("\n"));
}

/// The ids of rules that the code of a game's rules names as the rules of its questions. What is not possible is told apart, in files
/// of its own, and the rules of that need nothing beside them.
fn asked_rules(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.append(&mut asked_rules(&path));
        } else if !path.file_name().is_some_and(|it| it.to_string_lossy().starts_with("blocked")) {
            let code = std::fs::read_to_string(&path).unwrap();
            found.extend(code.split('"').filter(|it| is_rule(it)).map(str::to_owned));
        }
    }
    found
}

fn is_rule(word: &str) -> bool {
    let parts = word.split_once('-');
    parts.is_some_and(|(chapter, number)| {
        let is_chapter = chapter.len() == 3 && chapter.chars().all(|it| it.is_ascii_uppercase());
        is_chapter && number.len() == 2 && number.chars().all(|it| it.is_ascii_digit())
    })
}

/// Whoever looks up the rule of a question is told what the things on offer cost and bring, too: rules that its text does not name.
#[test]
fn the_rule_of_every_question_goes_on_with_what_whoever_chooses_needs() {
    let registry = Registry::load(None).unwrap();
    for game in registry.games() {
        let id = game.card().id;
        let asked = asked_rules(&Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/games/{id}/rules")));
        assert!(asked.len() > 15, "{id}: {asked:?}");
        let texts = game.look_up("en", None);
        for rule in asked {
            let text = texts.iter().find(|it| it.id == rule).unwrap_or_else(|| panic!("{id}: there is no rule {rule}"));
            let needed = text.see.iter().filter(|it| !text.text.contains(it.as_str())).count();
            assert!(needed >= 2, "{id}: {rule} goes on with {:?}", text.see);
        }
    }
}

/// Whose move it is is told while turns are played, and neither before nor after.
#[test]
fn nobody_is_to_move_in_the_set_up_and_after_the_end() {
    let registry = Registry::load(None).unwrap();
    for game in registry.games() {
        let kind = Fuzz::kinds(game.as_ref(), 1, 3).into_iter().find(|it| it.seats > 1).unwrap();
        let told = |sight: &dyn Sight| {
            let parts = sight.parts(Viewer::Public);
            let lines = parts.iter().flat_map(|it| sight.lines(Viewer::Public, &it.key, &Plain).unwrap_or_default());
            let alts = parts.iter().filter_map(|it| sight.alt(Viewer::Public, &it.key, &Plain));
            lines.chain(alts).collect::<Vec<_>>().join("\n")
        };
        let to_move = ["board-turn(", "board-active(", "board-alt-turn(", "board-alt-active("];
        let card = game.card().id;
        let start = kind.record(game.as_ref(), 0);
        let played = kind.play(game.as_ref(), 0);
        for (when, record) in [("in the set-up", &start), ("after the end", &played.record)] {
            let run = game.run(record, None);
            let told = told(run.sight.as_ref());
            let said = to_move.iter().find(|it| told.contains(**it));
            assert_eq!(said, None, "{card} {when}: {told}");
        }
        let is_told = |eighths: usize| {
            let mut record = played.record.clone();
            record.answers.truncate(record.answers.len() * eighths / 8);
            let told = told(game.run(&record, None).sight.as_ref());
            to_move.iter().any(|it| told.contains(it))
        };
        assert!((1..8).any(is_told), "{card}: whose move it is is told somewhere");
    }
}

/// What is shown beside a question is a part of what a player may look at, and the question is one of the game's.
#[test]
fn what_is_shown_beside_a_question_is_there() {
    let registry = Registry::load(None).unwrap();
    for game in registry.games() {
        let card = game.card();
        let kind = Fuzz::kinds(game.as_ref(), 1, 3).into_iter().find(|it| it.seats > 1).unwrap();
        let run = game.run(&kind.record(game.as_ref(), 0), None);
        let parts = run.sight.parts(Viewer::Seat(Seat(0)));
        let messages = game.messages("en").unwrap_or_default();
        for (ask, part) in card.beside {
            assert!(parts.iter().any(|it| it.key == *part), "{}: {part}", card.id);
            assert!(messages.contains(&format!("\nask-{ask} =")), "{}: {ask}", card.id);
        }
    }
}

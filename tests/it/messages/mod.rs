//! Every sentence of every game in both languages, and the board as text, over random games of every kind.

mod board;
mod games;
mod voice;

use std::collections::BTreeSet;
use std::sync::Arc;

use self::games::{Moment, moments, whole_games};
use self::voice::{Voice, voices};
use slowboat::engine::{AnyGame, Group, Part, Text, Viewer, Weight, Words};
use slowboat::games::Registry;
use slowboat::games::perseverance::Perseverance;
use slowboat::games::perseverance::state::State;
use slowboat::words::check::outline;

use crate::golden;

const LANGUAGES: [&str; 2] = ["en", "pl"];

/// The chat's limits: a button, an entry of a menu, an alt text of ours.
const BUTTON: usize = 80;
const ENTRY: usize = 100;
const ALT: usize = 1000;
/// What we allow ourselves.
const NOTE: usize = 140;
/// A card is read out whole.
const LINE: usize = 400;

/// Notes that list what lies open, as long as it is.
const LISTS: [&str; 17] = [
    "note-challenges-drawn",
    "note-challenges-kept",
    "note-breach-tokens",
    "note-produces",
    "note-display",
    "note-drawn",
    "note-first-discards",
    "note-given-back",
    "note-assembly",
    "note-ill",
    "note-death-card",
    "note-death-drawn",
    "note-only-option",
    "note-option",
    "note-played",
    "note-revealed",
    "note-stored-back",
];

fn games() -> Vec<Arc<dyn AnyGame>> {
    Registry::load(None).unwrap().games().cloned().collect()
}

fn perseverance() -> Arc<dyn AnyGame> {
    Registry::load(None).unwrap().get("perseverance").unwrap().clone()
}

fn fits(voice: &Voice, text: &Text, most: usize) {
    let said = voice.heard(text);
    assert!(said.chars().count() <= most, "{} characters: {said}", said.chars().count());
}

/// Every note, ask, label and group can be said in both languages and fits Discord, in random games and in the golden
/// logs, which hold every question of their game.
#[test]
fn everything_that_is_said_is_a_sentence_that_fits() {
    games().iter().for_each(everything_said_fits);
}

fn everything_said_fits(game: &Arc<dyn AnyGame>) {
    let voices = voices(game.as_ref());
    let random = whole_games(game.as_ref()).map(|it| (it.0, game.clone()));
    let mut asked = BTreeSet::new();
    let mut heard = BTreeSet::new();
    for (record, game) in random.chain(golden::games(game.card().id)) {
        for note in &game.run(&record, None).notes {
            if heard.insert(format!("{:?}", note.text)) {
                // A forced choice repeats a question.
                let long = note.weight == Weight::Detail || LISTS.contains(&note.text.id.as_ref());
                voices.iter().for_each(|it| fits(it, &note.text, if long { 4 * NOTE } else { NOTE }));
            }
        }
        for Moment { decisions, sight, .. } in moments(game.as_ref(), &record, 1) {
            for (_, refusal) in record.seats.all().flat_map(|it| sight.blocked(it)) {
                if heard.insert(format!("{:?}", refusal.text)) {
                    voices.iter().for_each(|it| fits(it, &refusal.text, 2 * NOTE));
                }
            }
            for decision in decisions {
                asked.insert(decision.ask.id);
                if heard.insert(format!("{:?}", decision.ask.text())) {
                    voices.iter().for_each(|it| fits(it, &decision.ask.text(), NOTE));
                }
                for offer in decision.form.offers() {
                    if let Some(detail) = offer.detail.as_ref().filter(|it| heard.insert(format!("{it:?}"))) {
                        voices.iter().for_each(|it| fits(it, detail, ENTRY));
                    }
                    if !heard.insert(format!("{:?}{:?}", offer.label, offer.path)) {
                        continue;
                    }
                    for voice in &voices {
                        fits(voice, &offer.label, BUTTON);
                        offer.path.iter().for_each(|Group { label, .. }| fits(voice, label, ENTRY));
                    }
                }
            }
        }
    }
    let verbs = game.card().verbs.iter().flat_map(|it| it.asks);
    let known: BTreeSet<&str> = verbs.map(|it| it.split('/').next().unwrap()).collect();
    asked.extend(golden::unheard(game.card().id));
    assert_eq!(asked, known, "{}: what is asked, and what has a sub-command", game.card().id);
}

/// The text board says everything that lies open: whatever changes on the board, a line changes.
#[test]
fn the_board_as_text_leaves_nothing_out() {
    let voices = voices(perseverance().as_ref());
    let game = Perseverance::load(None).unwrap();
    let before = board::state(&game);
    for voice in &voices {
        let mut texts = BTreeSet::from([board::read(&game, &before, voice)]);
        let mut told = |what: &str, change: &dyn Fn(&mut State)| {
            let mut after = before.clone();
            change(&mut after);
            assert!(texts.insert(board::read(&game, &after, voice)), "{what} is not told");
        };
        board::CHANGES.iter().for_each(|(what, change)| told(what, &|it| change(&mut it.board)));
        board::HIDDEN_CHANGES.iter().for_each(|(what, change)| told(what, &|it| change(&mut it.secret)));
    }
}

/// The text boards of whole games are clean and short, and change whenever the view does.
#[test]
fn the_board_as_text_goes_with_the_game() {
    games().iter().for_each(|it| board_goes_with_the_game(it.as_ref()));
}

fn board_goes_with_the_game(game: &dyn AnyGame) {
    let voices = voices(game);
    for (record, _) in whole_games(game) {
        let mut last: Vec<Option<(String, Vec<String>)>> = Vec::new();
        for Moment { at, sight, .. } in moments(game, &record, 7) {
            let voice = &voices[at % voices.len()];
            let viewers = std::iter::once(Viewer::Public).chain(record.seats.all().map(Viewer::Seat));
            for (index, viewer) in viewers.enumerate() {
                let mut text = sight.lines(viewer, "overview", &voices[0]).unwrap();
                text.extend(sight.secrets(viewer, &voices[0]));
                let digest = sight.digest(viewer);
                if let Some(Some((before, old))) = last.get(index) {
                    let same = before.bytes().zip(digest.bytes()).take_while(|(one, other)| one == other).count();
                    let from = |view: &str| view[same.saturating_sub(160)..].chars().take(320).collect::<String>();
                    let told = || format!("answer {at}: {}\n{}", from(before), from(&digest));
                    assert_eq!(*before == digest, *old == text, "{}", told());
                }
                last.resize(last.len().max(index + 1), None);
                last[index] = Some((digest, text));
                for Part { key, label, .. } in sight.parts(viewer) {
                    fits(voice, &label, BUTTON);
                    let lines = sight.lines(viewer, &key, voice).unwrap();
                    assert!(!lines.is_empty(), "{key}");
                    let alt = sight.alt(viewer, &key, voice).unwrap();
                    assert!(!alt.is_empty() && alt.chars().count() <= ALT, "{key}: {alt}");
                    // Where all play together, there is one city and not a board for each.
                    let told = |seat| key != "overview" || game.card().together || alt.contains(&voice.name(seat));
                    assert!(record.seats.all().all(told), "somebody is left out: {alt}");
                    // The score sheet is a block of letters of one width.
                    for line in lines.iter().chain([&alt]).filter(|it| !it.starts_with("```")) {
                        voice.is_clean(line);
                    }
                    let long = lines.iter().find(|it| it.chars().count() > LINE && !it.starts_with("```"));
                    assert_eq!(long, None, "{key}");
                }
            }
            assert_eq!(sight.secrets(Viewer::Public, voice), Vec::<String>::new());
        }
    }
}

/// Types of hidden Traps are told to their owners only, and to them by place.
#[test]
fn secrets_are_told_to_their_owner_only() {
    let game = perseverance();
    let voices = voices(game.as_ref());
    let mut told = 0;
    for (record, _) in whole_games(game.as_ref()).take(6) {
        for Moment { sight, .. } in moments(game.as_ref(), &record, 9) {
            let text = |viewer| sight.lines(viewer, "overview", &voices[0]).unwrap().join("\n");
            assert!(!text(Viewer::Public).contains("your hidden"));
            for seat in record.seats.all() {
                let secrets = sight.secrets(Viewer::Seat(seat), &voices[0]);
                let mine = text(Viewer::Seat(seat)).matches("your hidden").count();
                let listed = secrets.iter().filter(|it| it.ends_with("Trap") && it.contains("column")).count();
                assert_eq!(mine, listed, "{secrets:?}");
                told += mine;
            }
        }
    }
    assert!(told > 20, "{told}");
}

/// Names as long as Discord allows do not break the limits.
#[test]
fn long_names_fit_into_the_alt_text() {
    games().iter().for_each(|it| long_names_fit(it.as_ref()));
}

fn long_names_fit(game: &dyn AnyGame) {
    let long = voices(game).map(|it| it.with_names("Ż".repeat(48)));
    let mut seen = BTreeSet::new();
    for (record, _) in whole_games(game) {
        // One game of each edition and number of seats.
        if !seen.insert((record.edition.clone(), record.seats.0)) {
            continue;
        }
        for Moment { sight, .. } in moments(game, &record, 40) {
            for part in sight.parts(Viewer::Public) {
                for voice in &long {
                    let alt = sight.alt(Viewer::Public, &part.key, voice).unwrap();
                    assert!((20..=ALT).contains(&alt.chars().count()), "{alt}");
                }
            }
        }
    }
}

/// Both languages have the same messages with the same variables, and Polish has all its plurals.
#[test]
fn both_languages_say_the_same_things() {
    let mut plurals = 0;
    for game in games() {
        let [english, polish] = LANGUAGES.map(|it| game.messages(it).unwrap());
        let (one, other) = (outline(&english).unwrap(), outline(&polish).unwrap());
        assert_eq!(one, other);
        assert!(!one.is_empty());
        let count = |what: &str| polish.lines().filter(|it| it.trim_start().starts_with(what)).count();
        // Of whole numbers the default is what "many" is, whether it is written out or not.
        assert_eq!(count("[few]"), count("[one]"), "{}", game.card().id);
        assert!([0, count("[one]")].contains(&count("[many]")), "{}", game.card().id);
        plurals += count("[one]");
    }
    assert!(plurals > 20, "{plurals}");
}

/// The lobby and the commands have their words: title, editions, options, sub-commands.
#[test]
fn the_lobby_and_the_commands_have_their_words() {
    games().iter().for_each(|it| lobby_has_its_words(it.as_ref()));
}

fn lobby_has_its_words(game: &dyn AnyGame) {
    let card = game.card();
    for voice in voices(game) {
        let say = |id: String| voice.heard(&Text::new(id));
        let mut names = BTreeSet::new();
        for id in ["game-title", "game-blurb", "game-about"] {
            say(id.to_owned());
        }
        for edition in card.editions {
            say(format!("edition-{edition}"));
        }
        for option in &card.options {
            let key = option.key;
            assert!(say(format!("option-{key}")).chars().count() <= 45);
            assert!(say(format!("option-{key}-about")).chars().count() <= ENTRY);
            for value in option.values() {
                assert!(say(format!("option-{key}-{value}")).chars().count() <= ENTRY);
            }
        }
        let is_name = |it: &str| {
            let letters =
                it.chars().all(|letter| (letter.is_alphanumeric() && !letter.is_uppercase()) || letter == '-');
            letters && (1..=32).contains(&it.chars().count())
        };
        assert!(is_name(&say("command-name".to_owned())));
        for verb in card.verbs {
            assert!(say(format!("verb-{}", verb.name)).chars().count() <= ENTRY);
            let name = say(format!("verb-{}-name", verb.name));
            assert!(is_name(&name), "{name}");
            assert!(names.insert(name.clone()), "two sub-commands are called {name}");
        }
    }
}

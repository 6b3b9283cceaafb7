//! Every sentence of 51st State in both languages, and the board as text, over random games of every kind.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail like tests")]

#[path = "messages/games.rs"]
mod games;
#[path = "messages/voice.rs"]
mod voice;

use std::collections::BTreeSet;

use games::{Moment, moments, whole_games};
use slowboat::engine::{AnyGame, Group, Part, Text, Viewer, Words};
use slowboat::games::Registry;
use voice::{Voice, voices};

const LANGUAGES: [&str; 2] = ["en", "pl"];

/// The chat's limits: a button, an entry of a menu, an alt text of ours.
const BUTTON: usize = 80;
const ENTRY: usize = 100;
const ALT: usize = 1000;
/// What we allow ourselves.
const NOTE: usize = 140;
const LINE: usize = 200;

/// Notes that list what lies open, as long as it is.
const LISTS: [&str; 5] = ["note-produces", "note-display", "note-drawn", "note-first-discards", "note-stored-back"];

fn game() -> std::sync::Arc<dyn AnyGame> {
    Registry::load(None).unwrap().get("state51").unwrap().clone()
}

fn fits(voice: &Voice, text: &Text, most: usize) {
    let said = voice.heard(text);
    assert!(said.chars().count() <= most, "{} characters: {said}", said.chars().count());
}

/// Every note, ask, label and group of random games can be said in both languages and fits the chat.
#[test]
fn everything_that_is_said_is_a_sentence_that_fits() {
    let game = game();
    let voices = voices(game.as_ref());
    let mut heard = BTreeSet::new();
    for (record, run) in whole_games(game.as_ref()) {
        for note in &run.notes {
            if heard.insert(format!("{:?}", note.text)) {
                // A forced choice repeats a question.
                let long = note.minor || LISTS.contains(&note.text.id.as_ref());
                voices.iter().for_each(|it| fits(it, &note.text, if long { 4 * NOTE } else { NOTE }));
            }
        }
        for Moment { decisions, .. } in moments(game.as_ref(), &record, 1) {
            for decision in decisions {
                if heard.insert(format!("{:?}", decision.ask.text())) {
                    voices.iter().for_each(|it| fits(it, &decision.ask.text(), NOTE));
                }
                for offer in decision.form.offers() {
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
    assert!(heard.len() > 2_000, "only {} different texts were heard", heard.len());
}

/// The text boards of whole games are clean and short, and change whenever the view does.
#[test]
fn the_board_as_text_goes_with_the_game() {
    let game = game();
    let voices = voices(game.as_ref());
    for (record, _) in whole_games(game.as_ref()) {
        let mut last: Vec<Option<(String, Vec<String>)>> = Vec::new();
        for Moment { at, sight, .. } in moments(game.as_ref(), &record, 4) {
            let voice = &voices[at % voices.len()];
            let viewers = std::iter::once(Viewer::Public).chain(record.seats.all().map(Viewer::Seat));
            for (index, viewer) in viewers.enumerate() {
                let mut text = sight.lines(viewer, "overview", &voices[0]).unwrap();
                text.extend(sight.secrets(viewer, &voices[0]));
                let digest = sight.digest(viewer);
                if let Some(Some((before, old))) = last.get(index) {
                    assert_eq!(*before == digest, *old == text, "answer {at}: {before}\n{digest}");
                }
                last.resize(last.len().max(index + 1), None);
                last[index] = Some((digest, text));
                for Part { key, label, .. } in sight.parts(viewer) {
                    fits(voice, &label, BUTTON);
                    let lines = sight.lines(viewer, &key, voice).unwrap();
                    let alt = sight.alt(viewer, &key, voice).unwrap();
                    assert!(!alt.is_empty() && alt.chars().count() <= ALT, "{key}: {alt}");
                    let told = |seat| key != "overview" || alt.contains(&voice.name(seat));
                    assert!(record.seats.all().all(told), "somebody is left out: {alt}");
                    for line in lines.iter().chain([&alt]) {
                        voice.is_clean(line);
                    }
                    let long = lines.iter().find(|it| it.chars().count() > LINE);
                    assert_eq!(long, None, "{key}");
                }
            }
            assert_eq!(sight.secrets(Viewer::Public, voice), Vec::<String>::new());
        }
    }
}

/// Names as long as the chat allows do not break the limits.
#[test]
fn long_names_fit_into_the_alt_text() {
    let game = game();
    let long = voices(game.as_ref()).map(|it| it.with_names("Ż".repeat(48)));
    for (record, _) in whole_games(game.as_ref()).filter(|it| it.0.seats.0 == 4).take(1) {
        for Moment { sight, .. } in moments(game.as_ref(), &record, 40) {
            for part in sight.parts(Viewer::Public) {
                for voice in &long {
                    let alt = sight.alt(Viewer::Public, &part.key, voice).unwrap();
                    assert!((20..=ALT).contains(&alt.chars().count()), "{alt}");
                }
            }
        }
    }
}

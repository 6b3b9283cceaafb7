//! Whatever the Action phase asks, offers and notes can be said in both languages, and fits Discord.

use std::collections::{BTreeMap, BTreeSet};

use super::kit::*;
use crate::engine::trial::noted;
use crate::engine::{Decision, Form, Plain, Seat, Stop, Text, Weight, Words};
use crate::games::Registry;
use crate::games::state51::content::Content;
use crate::games::state51::labels::offers::make_label;
use crate::games::state51::rules::action;
use crate::games::state51::state::State;
use crate::games::state51::text::lobby::messages;
use crate::words::{Language, Speech, Wordbook, check};

/// The limits of Discord: a button, an entry of a menu; and what we allow a note.
const BUTTON: usize = 80;
const ENTRY: usize = 100;
/// The line below an entry of a menu.
const DETAIL: usize = 100;
const NOTE: usize = 140;

/// Both languages, with the variables that each message uses.
struct Voice {
    speech: Speech,
    outline: BTreeMap<String, BTreeSet<String>>,
    too_long: Vec<String>,
}

impl Voice {
    fn all() -> Vec<Voice> {
        let book = Wordbook::load(&Registry::load(None).unwrap()).unwrap();
        let names = ["Ania", "Bartek", "Celina", "Dominik Wspaniały"].map(str::to_owned).to_vec();
        let voice = |language: Language| {
            let speech = book.game("state51", language).plain(names.clone());
            let mut outline = check::outline(language.common()).unwrap();
            outline.extend(check::outline(&messages(language.code()).unwrap()).unwrap());
            Voice { speech, outline, too_long: Vec::new() }
        };
        vec![voice(Language::En), voice(Language::Pl)]
    }

    fn hears(&mut self, text: &Text, most: usize) {
        self.knows(text);
        let said = self.speech.say(text);
        for mark in ["{", "}", "  ", "()", "( ", " )", " ,", " .", "..", "::"] {
            assert!(!said.contains(mark), "{mark:?} in {said:?}");
        }
        assert!(!said.is_empty() && said.trim() == said, "{said:?}");
        let length = said.chars().count();
        if length > most {
            self.too_long.push(format!("{length} characters: {said}"));
        }
    }

    /// The message is there, and every variable that it uses is given.
    fn knows(&self, text: &Text) {
        let used = self.outline.get(&*text.id).unwrap_or_else(|| panic!("no message {}", text.id));
        let given: BTreeSet<String> = text.args.iter().map(|it| it.0.to_string()).collect();
        assert!(used.is_subset(&given), "{} needs {used:?}, given {given:?}", text.id);
        text.args.iter().flat_map(|it| it.1.texts()).for_each(|it| self.knows(it));
    }
}

/// A position around one card in which A can do everything with it, and has so much that all numbers are of two digits.
fn around(name: &str, ruined: bool) -> State {
    let everything = "15 brick 15 iron 15 gun 15 fuel 15 ammo 15 worker 15 grey 15 red 15 blue 15 universal 15 development 1 defence";
    let start = game(4)
        .hand(A, &format!("{name} docks"))
        .pool(A, everything)
        .vp(A, 12)
        .pool(D, "1 fuel 1 iron")
        .built(A, "docks storehouse")
        .built(A, name)
        .built(D, &format!("{name} docks"))
        .deals(A, name)
        .deals(D, name)
        .connections(A, "punks thugs merchants junk-train")
        .face_up("thugs")
        .face_up("junk-train")
        .with(|s| s.board.players[A].built[0].visitors = 1);
    if ruined { start.ruins(A, name) } else { start }
}

/// Says all that comes up when A plays every offer of the turn, and the first of whatever is asked then.
fn listen(voices: &mut [Voice], state: &State, heard: &mut BTreeSet<String>) {
    let opening = turn(state, "");
    for offer in opening.offers() {
        let mut line = format!("A turn {offer}");
        for _ in 0..6 {
            let trial = turn(state, &line);
            for note in noted(&trial.t) {
                // A forced choice repeats a question.
                let most = if note.weight == Weight::Detail { 3 * NOTE } else { NOTE };
                if heard.insert(Plain.say(&note.text)) {
                    voices.iter_mut().for_each(|it| it.hears(&note.text, most));
                }
            }
            let Err(Stop::Asking(open)) = &trial.end else { break };
            decision(voices, &open[0], heard);
            let Form::One(_) = &open[0].form else { break };
            line.push_str(&format!(", A {} {}", open[0].ask.id, trial.offers()[0]));
        }
    }
    if let Err(Stop::Asking(open)) = &opening.end {
        decision(voices, &open[0], heard);
    }
}

fn decision(voices: &mut [Voice], decision: &Decision, heard: &mut BTreeSet<String>) {
    let ask = decision.ask.text();
    if heard.insert(Plain.say(&ask)) {
        voices.iter_mut().for_each(|it| it.hears(&ask, NOTE));
    }
    for offer in decision.form.offers() {
        let groups = offer.path.iter().map(|it| (&it.label, ENTRY));
        let details = offer.detail.iter().map(|it| (it, DETAIL));
        for (text, most) in std::iter::once((&offer.label, BUTTON)).chain(groups).chain(details) {
            if heard.insert(Plain.say(text)) {
                voices.iter_mut().for_each(|it| it.hears(text, most));
            }
        }
    }
}

#[test]
fn everything_that_is_said_in_a_turn_is_a_sentence_that_fits() {
    let mut voices = Voice::all();
    let mut heard = BTreeSet::new();
    for location in &built_in().locations {
        listen(&mut voices, &around(&location.key, false), &mut heard);
    }
    listen(&mut voices, &around("docks", true), &mut heard);
    assert!(heard.len() > 1_000, "only {} different texts", heard.len());
    let too_long: Vec<String> = voices.into_iter().flat_map(|it| it.too_long).collect();
    assert!(too_long.is_empty(), "{too_long:#?}");
}

/// What a phone shows of an entry without cutting it. Polish names of cards are longer.
fn phone(language: Language) -> usize {
    if language == Language::En { 38 } else { 40 }
}

#[test]
fn what_can_stand_below_an_offer_does_not_make_its_label_long() {
    let voices = Voice::all();
    for location in &built_in().locations {
        let trial = turn(&around(&location.key, false), "");
        let Err(Stop::Asking(open)) = &trial.end else { panic!("nothing is asked") };
        let short = ["build/", "board/", "take/", "play/", "defence/"];
        for offer in open[0].form.offers().iter().filter(|it| short.iter().any(|kind| it.key.starts_with(kind))) {
            assert!(offer.detail.is_some(), "{}", offer.key);
            for voice in &voices {
                let said = voice.speech.say(&offer.label);
                assert!(said.chars().count() <= phone(voice.speech.language()), "{said}");
            }
        }
    }
}

#[test]
fn keys_are_words_and_stand_once() {
    let mut words: BTreeSet<String> = BTreeSet::new();
    for location in &built_in().locations {
        let state = around(&location.key, false);
        let offers = run(state, "", |t| action::turn(t, A)).offers();
        let keys: BTreeSet<&String> = offers.iter().collect();
        assert_eq!(keys.len(), offers.len(), "{offers:?}");
        for key in &offers {
            assert!(
                key.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || b"-/".contains(&it)),
                "{key}"
            );
        }
        words.extend(offers.iter().filter_map(|it| it.split('/').next()).map(str::to_owned));
    }
    assert_eq!(words.len(), 12, "{words:?}");
}

#[test]
fn a_visit_to_any_production_fits_a_menu_though_its_owner_has_a_long_name() {
    let content = Content::load(None).unwrap();
    for mut voice in Voice::all() {
        for location in &content.locations {
            let Some(make) = location.make() else { continue };
            let card = Text::new(format!("card-{}", location.key));
            let label =
                Text::new("offer-visit").with("card", card).with("seat", Seat(3)).with("gain", make_label(make));
            voice.hears(&label, BUTTON);
        }
        assert!(voice.too_long.is_empty(), "{:#?}", voice.too_long);
    }
}

/// What the detail of an offer of A's turn says in English.
fn detail_of(state: &State, key: &str) -> String {
    let trial = turn(state, "");
    let Err(Stop::Asking(open)) = &trial.end else { panic!("nothing is asked") };
    let offer = open[0].form.offered(key).unwrap_or_else(|| panic!("no {key} in {:?}", trial.offers()));
    Voice::all()[0].speech.say(offer.detail.as_ref().unwrap())
}

#[test]
fn what_an_offer_brings_at_once_and_each_round_and_what_one_has_then_is_said() {
    let state = game(2).hand(A, "school docks factory").pool(A, "3 grey 3 worker 1 iron 1 gun 1 red 2 blue");
    let said = |key: &str| detail_of(&state, key);
    let school = "Production: 2 Workers now, 1 each round; Types: ";
    assert!(said("build/school").starts_with(school), "{}", said("build/school"));
    assert!(said("build/docks").contains(": 1 Iron now and each round; "), "{}", said("build/docks"));
    assert!(said("build/factory").contains(": 1 VP at once; "), "{}", said("build/factory"));
    let workers = "Yours: 3 → 1 Worker and 1 → 2 Iron";
    assert_eq!(said("board/workers/iron"), workers);
    assert_eq!(
        said("board/red"),
        "Yours: 1 → 0 Guns and 1 → 3 red; once a round; next turn you could raze Factory from hand"
    );
    let deal = "Yours: 2 → 1 blue, 1 → 2 Iron and 0 → 1 Deal; the same good each round";
    assert_eq!(said("deal/docks").replace(", and", " and"), deal);
    // With two ways to pay it is open which stock goes down.
    let either = state.clone().pool(A, "1 blue 1 universal 1 iron");
    let deal = "Yours: 1 → 2 Iron and 0 → 1 Deal; the same good each round; you choose next: blue or universal";
    assert_eq!(detail_of(&either, "deal/docks"), deal);
    // DEA-01: the card leaves the hand for the one that is drawn.
    let pub_card = game(2).hand(A, "pub school").pool(A, "2 blue");
    assert!(detail_of(&pub_card, "deal/pub").contains("you draw 1 card"), "{}", detail_of(&pub_card, "deal/pub"));
}

/// DEV-05: what is replaced does not count any more.
#[test]
fn a_development_says_what_the_new_card_brings_in_the_place_of_the_old_one() {
    let state = game(2).hand(A, "factory").pool(A, "1 brick").built(A, "docks docks");
    let key = format!("develop/factory/{}", key_of(&state, A, "docks"));
    assert_eq!(
        detail_of(&state, &key),
        "New card: 2 VP at once; that is 1 per Iron location (max 5); the old card’s 1 Iron a round ends"
    );
    // BLD-04.
    let action = game(2).hand(A, "shipwreck").pool(A, "1 brick").built(A, "huge-machinery");
    let said = detail_of(&action, &format!("develop/shipwreck/{}", key_of(&action, A, "huge-machinery")));
    assert!(said.ends_with("; usable from your next turn"), "{said}");
    let vp = turn(&state, &format!("A turn {key}")).done().board.players[A].vp;
    assert_eq!(vp, 3);
}

/// The hand is compared with what can be taken.
#[test]
fn the_hand_lies_beside_the_lookout() {
    assert!(crate::games::state51::text::lobby::card().part_beside("lookout").is_some());
}

#[test]
fn every_card_of_the_lookout_fits_a_button() {
    let mut voices = Voice::all();
    for location in &built_in().locations {
        let state = game(2).deck(&format!("{} docks pub", location.key));
        let trial = run(state, "", crate::games::state51::rules::lookout::lookout);
        let Err(Stop::Asking(open)) = &trial.end else { panic!("nothing is asked") };
        let offer = open[0].form.offered(&location.key).unwrap();
        for voice in &mut voices {
            voice.hears(&open[0].ask.text(), NOTE);
            voice.hears(&offer.label, BUTTON);
            voice.hears(offer.detail.as_ref().unwrap(), DETAIL);
        }
    }
    let too_long: Vec<String> = voices.into_iter().flat_map(|it| it.too_long).collect();
    assert!(too_long.is_empty(), "{too_long:#?}");
}

/// Everything that an offer changes for certain is named: Workers though Ammo may pay the rest, Deals, and what a visit costs.
#[test]
fn workers_and_deals_that_change_are_named() {
    let state = game(2).pool(A, "2 worker 1 iron 1 ammo").built(A, "shipwreck hideout").deals(A, "docks pub");
    let state = state.built(B, "docks").face_up("junk-train");
    let said = |name: &str| detail_of(&state, &format!("use/{}", key_of(&state, A, name)));
    assert_eq!(
        said("shipwreck"),
        "Yours: 2 → 1 Worker and 0 → 2 VP; you choose next: Iron or Ammo; 1 more use in this turn or later"
    );
    assert_eq!(said("hideout"), "Yours: 2 → 1 Deal and 0 → 1 VP; 1 more use in this turn or later");
    let visit = detail_of(&state, &format!("visit/b/{}", key_of(&state, B, "docks")));
    assert_eq!(visit, "Yours: 2 → 1 Worker and 1 → 2 Iron; Bartek gains 1 Worker");
    let take = "Play it: gain 3 blue contacts (in a later turn). Yours: 2 → 0 Workers";
    assert_eq!(detail_of(&state, "take/blue/junk-train"), take);
}

#[test]
fn uses_visits_and_the_vp_of_the_end_are_said_where_they_are_offered() {
    let state = game(2).hand(A, "docks shipwreck").pool(A, "9 grey 2 brick 2 worker 1 iron").built(A, "shipwreck");
    let state = state.ruins(A, "pub");
    let trial = turn(&state, "");
    let Err(Stop::Asking(open)) = &trial.end else { panic!("nothing is asked") };
    let offered = |key: &str| open[0].form.offered(key).unwrap_or_else(|| panic!("no {key} in {:?}", trial.offers()));
    let english = &Voice::all()[0].speech;
    let used = offered(&format!("use/{}", key_of(&state, A, "shipwreck")));
    assert_eq!(english.say(&used.label), "Shipwreck (2 uses): 1 Iron and 1 Worker → 2 VP");
    let built = english.say(offered("build/shipwreck").detail.as_ref().unwrap());
    assert!(built.contains("1 Iron and 1 Worker → 2 VP (2× a round)"), "{built}");
    let docks = offered("build/docks");
    let detail = english.say(docks.detail.as_ref().unwrap());
    assert!(
        detail.starts_with("Open Production: 1 Iron now and each round; visitor copies, you +1 Worker; "),
        "{detail}"
    );
    let about = english.say(docks.path[0].about.as_ref().unwrap());
    // BLD-04.
    assert_eq!(about, "Yours: 9 grey; +1 VP at the end for each; you use a new Action from your next turn");
    let ruins = offered(&format!("develop/docks/{}", key_of(&state, A, "pub")));
    let detail = english.say(ruins.detail.as_ref().unwrap());
    assert!(detail.ends_with("; +1 VP more at the end"), "{detail}");
}

#[test]
fn passing_says_what_it_ends_and_what_is_lost() {
    let state = game(2).pool(A, "1 iron");
    // CLN-03.
    let said = "Your round is over; your pool is lost; cards stay; nobody can raze, visit or steal from you";
    assert_eq!(detail_of(&state, "pass"), said);
    // CLN-02: only whoever has where to store something is told of it.
    let stores = detail_of(&state.clone().built(A, "underground-warehouse"), "pass");
    let kept = "Your round is over; choose what Underground Warehouse keeps, the rest is lost; all you own is safe";
    assert_eq!(stores, kept);
    let two = detail_of(&state.clone().built(A, "underground-warehouse ruined-library"), "pass");
    assert!(two.contains("; unstored goods are lost; cards stay; nobody can"), "{two}");
    // Without a Cleanup nothing is lost any more.
    let last = state.with(|s| s.board.end_begun = true);
    assert!(!detail_of(&last, "pass").contains("lost"), "{}", detail_of(&last, "pass"));
    // END-03, END-04: whoever passes last in the last round ends the game.
    let ends = "The game ends at once: your VP, +1 for each of your intact locations";
    assert_eq!(detail_of(&last.passed(B), "pass"), ends);
}

#[test]
fn a_connection_card_is_turned_up_with_what_it_does() {
    let trial = run(game(2), "", crate::games::state51::rules::lookout::lookout);
    let english = &Voice::all()[0].speech;
    let notes: Vec<String> = noted(&trial.t).iter().map(|it| english.say(&it.text)).collect();
    let connections: Vec<&String> = notes.iter().filter(|it| it.starts_with("Connection card on offer")).collect();
    assert!(!connections.is_empty() && connections.iter().all(|it| it.contains("Play it: ")), "{notes:?}");
}

//! The cards in a hand: while Bea holds them, their names stand in nothing that anybody else gets.

use std::collections::BTreeSet;

use slowboat::engine::{
    AnyGame, Decision, Offer, Policy, Question, RandomPolicy, Record, Run, Seat, Shape, Standing, Text, Viewer, Who,
    Words as _, play_out,
};
use slowboat::games::Registry;
use slowboat::words::{Language, Speech, Wordbook};

use super::club::{Club, Setting};
use super::line::{A, B, blank};
use super::watch::{Viewer as Eyes, Watch};
use super::{BOONLAKE, MASTER, NEW_ERA, Tale, WINTER, assert_silent, entries, panel, pry};
use crate::overheard;

/// How many answers follow while the cards stay in the hand.
const HELD_FOR: usize = 30;
/// How many cards are held from the set-up on at the least; besides there is one that was drawn later.
const HELD: usize = 2;

/// A card by its key, with its name in every language.
#[derive(Clone, Debug)]
struct Held {
    key: String,
    names: Vec<(Language, String)>,
}

impl Held {
    fn name(&self, language: Language) -> &str {
        &self.names.iter().find(|it| it.0 == language).unwrap().1
    }

    /// What would tell of the card.
    fn words(&self) -> impl Iterator<Item = String> {
        self.names.iter().map(|it| it.1.clone()).chain([self.key.clone()])
    }
}

/// A game in which B keeps cards at set-up, or is dealt them, and draws others later, that nobody else sees until its end.
struct HandLine {
    record: Record,
    /// The first answer of B to a question that names some of them.
    at: usize,
    held: Vec<Held>,
}

/// B does nothing with the cards that B kept; everybody else plays at random.
struct Keeper {
    random: RandomPolicy,
    kept: Vec<String>,
}

impl Policy for Keeper {
    fn pick(&mut self, question: &Question) -> Vec<usize> {
        if question.who != Who::Seat(B) {
            return self.random.pick(question);
        }
        let keys = question.keys();
        if question.ask.id == "keep" {
            let picked = self.random.pick(question);
            self.kept = picked.iter().map(|it| keys[*it].clone()).collect();
            return picked;
        }
        let Shape::One(count) = question.shape else { return self.random.pick(question) };
        let spends = |key: &str| key.split('/').any(|part| self.kept.iter().any(|it| it == part));
        // Whoever passes early sees little of a round.
        let good: Vec<usize> = (0..count).filter(|it| !spends(&keys[*it]) && keys[*it] != "pass").collect();
        let of = if good.is_empty() { (0..count).filter(|it| !spends(&keys[*it])).collect() } else { good };
        if of.is_empty() { self.random.pick(question) } else { vec![of[self.random.first(&vec![B; of.len()])]] }
    }

    fn first(&mut self, seats: &[Seat]) -> usize {
        self.random.first(seats)
    }
}

/// Everything that may be said by a game or by the bot, but for the message that names this card alone.
fn vocabulary(game: &dyn AnyGame, own: &str) -> String {
    let mut text = String::new();
    for language in Language::ALL {
        text.push_str(language.common());
        let messages = game.messages(language.code()).unwrap();
        for line in messages.lines().filter(|it| !it.starts_with(&format!("card-{own} ="))) {
            text.push_str(line);
            text.push('\n');
        }
    }
    text.to_lowercase()
}

/// A card whose name and key are no part of anything else that may be said.
fn nameable(game: &dyn AnyGame, words: &Wordbook, key: &str) -> Option<Held> {
    let label = Text::new(format!("card-{key}"));
    let names = Language::ALL.map(|it| (it, words.game(game.card().id, it).nobody().say(&label)));
    let held = Held { key: key.to_owned(), names: names.to_vec() };
    let vocabulary = vocabulary(game, key);
    let is_odd = held.words().all(|it| it.chars().count() >= 8 && !vocabulary.contains(&it.to_lowercase()));
    is_odd.then_some(held)
}

/// All that A and the public can read and be asked after this run, in both languages.
fn open_words(run: &Run, speeches: &[Speech]) -> String {
    let mut said = String::new();
    for speech in speeches {
        for viewer in [Viewer::Public, Viewer::Seat(A)] {
            for part in run.sight.parts(viewer) {
                said.extend(run.sight.lines(viewer, &part.key, speech).unwrap());
            }
            said.extend(run.sight.secrets(viewer, speech));
            said.extend(run.notes.iter().filter(|it| it.is_for(viewer)).map(|it| speech.say(&it.text)));
        }
        for offer in asked(run, A).iter().flat_map(|it| it.form.offers()) {
            said.push_str(&speech.say(&offer.label));
        }
    }
    said
}

/// Whether B's hand names the card.
fn names_card(run: &Run, held: &Held, english: &Speech) -> bool {
    let own: String = run.sight.secrets(Viewer::Seat(B), english).concat();
    own.contains(held.name(Language::En))
}

fn asked(run: &Run, seat: Seat) -> Option<&Decision> {
    let Standing::Asking(open) = &run.standing else { return None };
    open.iter().find(|it| it.who == Who::Seat(seat))
}

fn find(registry: &Registry, setting: Setting) -> HandLine {
    let game = registry.get(setting.game).unwrap().as_ref();
    let words = Wordbook::load(registry).unwrap();
    let speeches = Language::ALL.map(|it| words.game(setting.game, it).nobody());
    let messages = game.messages(Language::En.code()).unwrap();
    let ids = messages.lines().filter_map(|it| it.strip_prefix("card-")?.split_once(" =")).map(|it| it.0);
    let nameable: Vec<Held> = ids.filter_map(|it| nameable(game, &words, it)).collect();
    for seed in 1..300 {
        let mut record = blank(game, setting, seed);
        // What B is dealt before anybody is asked, B keeps.
        let dealt = game.run(&record, None);
        let kept = nameable.iter().filter(|it| names_card(&dealt, it, &speeches[0])).map(|it| it.key.clone()).collect();
        let mut keeper = Keeper { random: RandomPolicy::new(seed), kept };
        play_out(game, &mut record, &mut keeper, 400);
        // The first question that names some of them.
        let names = |offers: &[Offer], key: &str| offers.iter().any(|it| it.key.split('/').any(|part| part == key));
        let first = (0..record.answers.len()).filter(|at| record.answers[*at].seat == B).find(|at| {
            let open = game.run(&record.cut(*at), None);
            let offers = asked(&open, B).map(|it| it.form.offers()).unwrap_or_default();
            keeper.kept.iter().filter(|it| names(offers, it)).count() >= HELD
        });
        let Some(at) = first else { continue };
        record.answers.truncate(at + 1 + HELD_FOR);
        let by_a = record.answers[at..].iter().filter(|it| it.seat == A).count();
        // At the end B is asked, so that B's panel offers what can be done with the cards.
        let end = game.run(&record, None);
        if record.answers.len() < at + 1 + HELD_FOR || by_a < HELD_FOR / 4 || asked(&end, B).is_none() {
            continue;
        }
        let mut held: Vec<Held> = nameable.iter().filter(|it| names_card(&end, it, &speeches[0])).cloned().collect();
        let is_kept = |it: &Held| keeper.kept.contains(&it.key);
        let fits = |held: &[Held]| {
            let kept = held.iter().filter(|it| is_kept(it)).count();
            kept >= HELD && kept < held.len()
        };
        for n in (at + 1..=record.answers.len()).rev() {
            let run = game.run(&record.cut(n), None);
            let open = open_words(&run, &speeches);
            held.retain(|it| it.names.iter().all(|name| !open.contains(&name.1)));
            held.retain(|it| !is_kept(it) || names_card(&run, it, &speeches[0]));
            if !fits(&held) {
                break;
            }
        }
        let offers = asked(&end, B).map(|it| it.form.offers()).unwrap_or_default();
        let is_offered = |it: &Held| names(offers, &it.key);
        if fits(&held) && held.iter().any(is_offered) {
            // What is typed begins with a card that B could play.
            held.sort_by_key(|it| !is_offered(it));
            return HandLine { record, at, held };
        }
    }
    panic!("B never keeps cards that nobody sees");
}

#[test]
fn the_cards_of_a_hand_show_to_nobody_else() {
    overheard::alone(hidden_hand(MASTER));
}

#[test]
fn the_cards_of_a_hand_show_to_nobody_else_with_new_era() {
    overheard::alone(hidden_hand(NEW_ERA));
}

#[test]
fn the_cards_of_a_hand_show_to_nobody_else_with_winter() {
    overheard::alone(hidden_hand(WINTER));
}

#[test]
fn the_cards_of_a_hand_show_to_nobody_else_in_boonlake() {
    overheard::alone(hidden_hand(BOONLAKE));
}

async fn hidden_hand(setting: Setting) {
    let registry = Registry::load(None).unwrap();
    let line = find(&registry, setting);
    let tale = hold(setting, &line).await;
    let language = Language::of_locale(setting.bea);
    for held in &line.held {
        // Bea herself is told, so the words are the right ones.
        assert!(tale.own.contains(held.name(language)), "{held:?}: {}", tale.own);
    }
    let words = line.held.iter().flat_map(Held::words);
    assert_silent(&tale, words.chain([line.record.seed.to_hex()]), &line.record);
}

/// Plays the record to its end; at several moments everybody looks at everything and tries Bea's panel.
async fn hold(setting: Setting, line: &HandLine) -> Tale {
    let mut club = Club::open(setting).await;
    club.begin(&line.record, &[]).await;
    let mut watch = Watch::new(&club);
    for held in line.held.iter().take(2).chain(line.held.last()) {
        watch.typed.extend(beginnings(held));
    }
    watch.step("the game has begun").await;
    let answers = &line.record.answers;
    for (n, answer) in answers.iter().enumerate() {
        if n == line.at {
            let shown = spy(&mut watch, line).await;
            let names = |it: &Held| it.words().any(|word| shown.contains(&word));
            assert!(line.held.iter().filter(|it| names(it)).count() >= HELD, "the panel names the cards: {shown}");
            watch.survey(Eyes::Anna).await;
            watch.survey(Eyes::Celina).await;
        }
        watch.answer(answer).await;
        watch.step(&format!("answer {n}, {} {}", answer.seat.letter(), answer.ask)).await;
        if n == line.at + HELD_FOR / 2 {
            watch.survey(Eyes::Anna).await;
            watch.survey(Eyes::Celina).await;
        }
    }
    spy(&mut watch, line).await;
    watch.survey(Eyes::Anna).await;
    watch.survey(Eyes::Celina).await;
    let bea = club.bea;
    watch.own(bea).await;
    watch.run(bea, "hand", &[]).await;
    let looked = watch.own(bea).await;
    assert!(looked.iter().any(|it| it.picture().is_some()), "a hand is a picture, too");
    let own: String = looked.iter().map(|it| it.content.clone()).collect();
    watch.step("Bea has looked at her hand").await;
    let Watch { steps, log, .. } = watch;
    club.stop().await;
    Tale { steps, log, own }
}

/// Anna and Celina try what is on Bea's panel. What the panel shows comes back.
async fn spy(watch: &mut Watch<'_>, line: &HandLine) -> String {
    let bea = watch.club.bea;
    let panel = panel(watch, bea).await;
    let mut values = entries(&panel);
    values.extend(
        line.held
            .iter()
            .flat_map(|it| ["", "build/", "deal/", "play/", "discard/"].map(|group| format!("={group}{}", it.key))),
    );
    pry(watch, &panel, &values).await;
    format!("{panel:?}")
}

/// What somebody types who guesses at the card: the first letters and words of its names and of its key.
fn beginnings(held: &Held) -> BTreeSet<String> {
    let mut typed = BTreeSet::new();
    for word in held.words() {
        typed.insert(word.chars().take(3).collect());
        typed.insert(word.split([' ', '-']).next().unwrap_or_default().to_owned());
        typed.insert(word);
    }
    typed
}

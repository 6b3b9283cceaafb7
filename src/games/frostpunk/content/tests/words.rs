//! Every word, name and card can be said in both languages.

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

use super::content;
use crate::engine::{Arg, Text};
use crate::games::card_words::{self, Slot};
use crate::games::frostpunk::content::Content;
use crate::games::frostpunk::content::condition::Condition;
use crate::games::frostpunk::content::cost::Cost;
use crate::games::frostpunk::content::effect::{Act, Step, Steps};
use crate::games::frostpunk::content::features::{Ability, Decree, Feature, Setup, Technique};
use crate::games::frostpunk::content::kinds::{
    Action, Actor, Building, Citizen, Colour, Deposit, GeneratorField, Good, Hint, Level, Lying, Outpost, Place, Row,
    Sheet, Site, Size, Society, Token, Trade, Who,
};
use crate::games::frostpunk::content::standing::{Special, Standing};
use crate::words::{Language, check};

const ENGLISH: &str = concat!(
    include_str!("../../../../../assets/i18n/frostpunk-names.en.ftl"),
    "\n",
    include_str!("../../../../../assets/i18n/frostpunk-words.en.ftl")
);
const POLISH: &str = concat!(
    include_str!("../../../../../assets/i18n/frostpunk-names.pl.ftl"),
    "\n",
    include_str!("../../../../../assets/i18n/frostpunk-words.pl.ftl")
);
const MESSAGES: [(Language, &str); 2] = [(Language::En, ENGLISH), (Language::Pl, POLISH)];

/// Says texts without the rest of the program, and remembers which messages it used.
struct Speaker {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    said: BTreeSet<String>,
}

impl Speaker {
    fn new((language, messages): (Language, &str)) -> Speaker {
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap()]);
        bundle.set_use_isolating(false);
        bundle.add_resource(FluentResource::try_new(messages.to_owned()).unwrap()).unwrap();
        Speaker { language, bundle, said: BTreeSet::new() }
    }

    fn say(&mut self, text: &Text) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            match arg {
                Arg::Number(number) => args.set(name.clone(), *number),
                Arg::Word(word) => args.set(name.clone(), word.clone()),
                Arg::Text(text) => args.set(name.clone(), self.say(text)),
                Arg::List(list) => {
                    let said: Vec<String> = list.iter().map(|it| self.say(it)).collect();
                    args.set(name.clone(), self.language.list(&said));
                }
                other => panic!("{other:?} stands on no card"),
            }
        }
        self.said.insert(text.id.to_string());
        let message = self.bundle.get_message(&text.id).unwrap_or_else(|| panic!("there is no message `{}`", text.id));
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(message.value().unwrap(), Some(&args), &mut errors).into_owned();
        assert!(errors.is_empty(), "{}: {errors:?}", text.id);
        assert!(!said.is_empty() && said.trim() == said && !said.contains("  "), "{}: {said:?}", text.id);
        said
    }
}

/// Everything that the components say.
fn texts(content: &Content) -> Vec<Text> {
    let list = |steps: &Vec<Step>| Text::new("unpaid").with("effect", Steps::arg(steps));
    let mut texts = Vec::new();
    for row in &content.buildings {
        texts.push(row.key.text());
        texts.extend(row.words.iter().chain(row.upgraded.iter().flat_map(|it| &it.words)).map(Feature::text));
        texts.extend(row.price.iter().chain(row.upgraded.iter().flat_map(|it| &it.price)).map(|it| it.text()));
    }
    for tile in &content.map.tile {
        texts.extend(
            tile.heaps().map(|it| {
                Text::new("unpaid").with("effect", crate::games::frostpunk::content::amounts::Heap::arg(&it))
            }),
        );
    }
    for card in &content.technologies {
        texts.push(card.id.title());
        texts.extend(card.words.iter().map(Technique::text));
    }
    texts.extend(content.advisors.iter().flat_map(|it| [it.id.title(), it.ability.text()]));
    texts.push(list(&content.mobilization.effect));
    for law in &content.laws {
        texts.extend([law.id.title(), list(&law.at_once)]);
        texts.extend(law.words.iter().map(Decree::text));
        for consequence in &law.consequence {
            texts.extend([consequence.id.title(), list(&consequence.effect)]);
            texts.extend(consequence.standing.iter().map(Standing::text));
        }
    }
    for card in &content.scenario.card {
        texts.push(card.id.title());
        texts.extend(card.at_once.iter().map(Step::text));
        texts.extend(card.standing.iter().map(Standing::text));
    }
    for card in content.morning.iter().chain(&content.dusk) {
        texts.push(card.id.title());
        texts.extend(card.at_once.iter().map(Step::text));
        texts.extend(card.options.iter().map(Act::text));
        texts.extend(card.standing.iter().map(Standing::text));
    }
    for card in &content.consultations {
        texts.push(card.id.title());
        texts.extend(card.columns().iter().map(|it| list(&it.1.to_vec())));
    }
    for card in &content.citizens {
        texts.extend([card.id.title(), card.setup.text(), card.ability.text()]);
        texts.extend(Citizen::ALL.map(|it| list(&card.dies.of(it).0)));
    }
    for card in &content.expeditions {
        texts.push(card.id.title());
        texts.extend(card.back.iter().chain(&card.on).map(|it| it.text()));
    }
    texts.extend(content.outpost_kinds.iter().map(|it| list(&it.pays)));
    texts.extend(content.outpost_cards.iter().flat_map(|it| [it.id.title(), list(&it.pays)]));
    texts.extend(content.weather.iter().map(|it| it.id.title()));
    texts
}

/// The names of all members of the small vocabularies.
fn names() -> Vec<Text> {
    let mut names = vec![Text::new("title-mobilization"), Text::new("title-outpost")];
    let mut add = |prefix: &str, keys: &[&str]| names.extend(keys.iter().map(|it| Text::new(format!("{prefix}-{it}"))));
    add("citizen", &Citizen::ALL.map(Citizen::key));
    add("who", &Who::ALL.map(Who::key));
    add("actor", &Actor::ALL.map(Actor::key));
    add("trade", &Trade::ALL.map(Trade::key));
    add("good", &Good::ALL.map(Good::key));
    add("lying", &Lying::ALL.map(Lying::key));
    add("token", &Token::ALL.map(Token::key));
    add("row", &Row::ALL.map(Row::key));
    add("size", &Size::ALL.map(Size::key));
    add("colour", &Colour::ALL.map(Colour::key));
    add("action", &Action::ALL.map(Action::key));
    add("deposit", &Deposit::ALL.map(Deposit::key));
    add("place", &Place::ALL.map(Place::key));
    add("generator-field", &GeneratorField::ALL.map(GeneratorField::key));
    add("level", &Level::ALL.map(Level::key));
    add("sheet", &Sheet::ALL.map(Sheet::key));
    add("hint", &Hint::ALL.map(Hint::key));
    add("site", &Site::ALL.map(Site::key));
    add("outpost", &Outpost::ALL.map(Outpost::key));
    add("building", &Building::ALL.map(Building::key));
    add("society", &Society::ALL.map(Society::key));
    names.extend(Place::ALL.map(|it| Text::new(format!("place-{}-short", Place::key(it)))));
    names
}

#[test]
fn both_languages_have_the_same_messages() {
    let differences = check::differences(ENGLISH, POLISH);
    assert!(differences.is_empty(), "{differences:#?}");
}

#[test]
fn every_word_has_its_message() {
    for (language, messages) in MESSAGES {
        let outline = check::outline(messages).unwrap();
        for (words, [prefix, _]) in [
            (Step::WORDS, Step::PREFIXES),
            (Condition::WORDS, Condition::PREFIXES),
            (Cost::WORDS, Cost::PREFIXES),
            (Standing::WORDS, Standing::PREFIXES),
            (Special::WORDS, Special::PREFIXES),
            (Feature::WORDS, Feature::PREFIXES),
            (Technique::WORDS, Technique::PREFIXES),
            (Decree::WORDS, Decree::PREFIXES),
            (Ability::WORDS, Ability::PREFIXES),
            (Setup::WORDS, Setup::PREFIXES),
        ] {
            let amiss = card_words::amiss(words, prefix, &outline);
            assert!(amiss.is_empty(), "{language:?}: {amiss:#?}");
            for word in words {
                let said: Vec<&str> = outline[&format!("{prefix}-{}", word.key)].iter().map(String::as_str).collect();
                let mut slots = word.slots.to_vec();
                slots.sort_unstable();
                assert_eq!(said, slots, "{language:?}: {prefix}-{} says all of its slots", word.key);
            }
        }
    }
}

#[test]
fn everything_on_every_component_can_be_said_and_no_message_is_left_over() {
    let content = content();
    for messages in MESSAGES {
        let mut speaker = Speaker::new(messages);
        texts(&content).iter().chain(&names()).for_each(|it| {
            speaker.say(it);
        });
        let unsaid: Vec<String> =
            check::outline(messages.1).unwrap().into_keys().filter(|it| !speaker.said.contains(it)).collect();
        // The words of the vocabulary that no card has.
        assert_eq!(unsaid, ["condition-opened", "step-token-less"], "{:?}", messages.0);
    }
}

#[test]
fn cards_read_well() {
    let cases = [
        (
            "if care {ill 1 worker} else {ill 2 worker; flip 1 worker}",
            "if Care is active: falling ill: 1 worker; otherwise: falling ill: 2 workers and illness markers are flipped: 1 worker",
            "jeśli żeton „Opieka” jest aktywny, to zachoruje 1 robotnik; inaczej zachoruje 2 robotników i obrót znacznika zachorowań: 1 robotnik",
        ),
        ("gain 4 worker (2 ill)", "gain 4 workers (2 of them ill)", "zyskajcie 4 robotników (chorych: 2)"),
        (
            "per greed {lose 2 food}",
            "for each active token (Greed): lose 2 food",
            "za każdy aktywny żeton „Chciwość”: tracicie: 2 żywności",
        ),
        (
            "choose {gain 2 core / [pay 1 wood] unstash P001 1}",
            "choose one (gain 2 steam cores; or: pay 1 wood: 1 cube of your choice from “Missing Stores” into the pool)",
            "do wyboru (zyskajcie 2 rdzenie parowe; albo: zapłaćcie 1 drewno: 1 wybrana kostka z karty „Ubytki w składzie” trafia do puli)",
        ),
        ("scouts 5", "scouts move 5 spaces", "zwiadowcy idą 5 pól"),
        ("build bunkhouse", "build for free: Bunkhouse", "zbudujcie za darmo: Barak"),
    ];
    let [mut english, mut polish] = MESSAGES.map(Speaker::new);
    for (step, in_english, in_polish) in cases {
        let text = Step::read(step).unwrap().text();
        assert_eq!(english.say(&text), in_english);
        assert_eq!(polish.say(&text), in_polish);
    }
}

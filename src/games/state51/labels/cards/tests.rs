//! Tests that everything on every card can be said, in both languages, and reads well.

use fluent_bundle::{FluentBundle, FluentResource};

use super::*;
use crate::engine::{Arg, Plain, Words};
use crate::games::state51::content::Content;
use crate::games::state51::content::ability::{Bonus, Effect, Make};
use crate::games::state51::content::kinds::{Colour, Exchange, Good, Set};
use crate::games::state51::labels::goods::good_name;
use crate::games::state51::labels::offers::brings_at_all;
use crate::games::{Registry, card_words};
use crate::words::{Language, Wordbook, check};

const TERMS: [&str; 2] = [
    include_str!("../../../../../assets/i18n/state51-terms.en.ftl"),
    include_str!("../../../../../assets/i18n/state51-terms.pl.ftl"),
];

/// The messages that a text needs, each with the names of its variables.
fn needed(text: &Text, into: &mut Vec<(String, Vec<String>)>) {
    into.push((text.id.to_string(), text.args.iter().map(|it| it.0.to_string()).collect()));
    text.args.iter().flat_map(|it| it.1.texts()).for_each(|it| needed(it, into));
}

#[test]
fn both_languages_have_the_same_messages() {
    let differences = check::differences(TERMS[0], TERMS[1]);
    assert!(differences.is_empty(), "{differences:#?}");
    for terms in TERMS {
        assert!(FluentResource::try_new(terms.to_owned()).is_ok());
    }
}

#[test]
fn every_word_of_every_card_board_and_connection_can_be_said() {
    let content = Content::load(None).unwrap();
    let mut texts: Vec<Text> = Vec::new();
    for location in &content.locations {
        texts.push(location_name(location));
        texts.extend(card_lines(location));
    }
    for connection in &content.connections {
        texts.extend([connection_name(connection), connection_text(connection)]);
    }
    for board in &content.boards {
        texts.push(faction_name(board.faction));
        texts.extend(board_lines(board));
    }
    texts.extend(Good::ALL.map(good_name));
    texts.extend(Exchange::ALL.map(|it| Text::new(format!("exchange-{}", it.key()))));
    texts.extend(Colour::ALL.map(|it| Text::new(format!("colour-{}", it.key()))));
    texts.extend(Set::ALL.map(|it| Text::new(format!("set-{}-short", it.key()))));
    let mut wanted = Vec::new();
    texts.iter().for_each(|it| needed(it, &mut wanted));
    assert!(wanted.len() > 1000);
    for terms in TERMS {
        let known = check::outline(terms).unwrap();
        for (id, args) in &wanted {
            let takes = known.get(id).unwrap_or_else(|| panic!("there is no message `{id}`"));
            let given: std::collections::BTreeSet<String> = args.iter().map(|it| (*it).to_owned()).collect();
            assert_eq!(takes, &given, "{id}");
        }
    }
}

/// Says a text as Discord shows it, without the rest of the program.
pub(in crate::games::state51) struct Speaker(Language, FluentBundle<FluentResource>);

impl crate::engine::Words for Speaker {
    fn say(&self, text: &Text) -> String {
        if self.1.has_message(&text.id) { Speaker::say(self, text) } else { Plain.say(text) }
    }

    fn name(&self, seat: crate::engine::Seat) -> String {
        format!("Player {}", seat.letter())
    }
}

impl Speaker {
    pub(in crate::games::state51) fn new(language: Language) -> Speaker {
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap()]);
        bundle.set_use_isolating(false);
        let terms = TERMS[usize::from(language == Language::Pl)].to_owned();
        bundle.add_resource(FluentResource::try_new(terms).unwrap()).unwrap();
        Speaker(language, bundle)
    }

    fn say(&self, text: &Text) -> String {
        let mut args = fluent_bundle::FluentArgs::new();
        for (name, arg) in &text.args {
            match arg {
                Arg::Number(number) => args.set(name.clone(), *number),
                Arg::Word(word) => args.set(name.clone(), word.clone()),
                Arg::Text(text) => args.set(name.clone(), self.say(text)),
                Arg::List(list) => {
                    args.set(name.clone(), self.0.list(&list.iter().map(|it| self.say(it)).collect::<Vec<_>>()));
                }
                other => panic!("{other:?} stands on no card"),
            }
        }
        let pattern = self.1.get_message(&text.id).unwrap().value().unwrap();
        let mut errors = Vec::new();
        let said = self.1.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        assert!(errors.is_empty(), "{}: {errors:?}", text.id);
        said
    }
}

#[test]
fn abilities_read_well() {
    let cases = [
        (
            "shipwreck",
            "2× a round: pay 1 Iron and 1 Worker, gain 2 VP",
            "2× na rundę: zapłać 1 Żelazo i 1 Robotnika, zyskaj 2 PZ",
        ),
        (
            "market-place",
            "2× a round: pay 1 Worker and 2 basic resources, gain 2 VP",
            "2× na rundę: zapłać 1 Robotnika i 2 surowce podstawowe, zyskaj 2 PZ",
        ),
        (
            "hideout",
            "2× a round: pay 1 Deal (discarded), gain 1 VP",
            "2× na rundę: zapłać 1 Umowę (przepada), zyskaj 1 PZ",
        ),
        (
            "thieves-caravan",
            "2× a round: pay 2 Workers, take 1 basic resource from an opponent",
            "2× na rundę: zapłać 2 Robotników, weź 1 surowiec podstawowy od przeciwnika",
        ),
        ("courthouse", "Makes 1 Brick and 1 Ammo", "Produkuje 1 Budulec i 1 Nabój"),
        (
            "outpost-mercenaries",
            "Makes 1 red contact or 1 blue contact, chosen each time",
            "Produkuje 1 czerwony kontakt albo 1 niebieski kontakt, za każdym razem do wyboru",
        ),
        ("rifle", "Each time you raze: gain 1 card", "Po każdym własnym plądrowaniu: zyskaj 1 kartę"),
        (
            "patriot-tower",
            "End of Production: if at least 5 Workers came in, gain 2 VP",
            "Koniec fazy Produkcji: jeśli wpłynęło co najmniej 5 Robotników, zyskaj 2 PZ",
        ),
        (
            "thieves-den",
            "Keeps at Cleanup: up to 2 basic resources and up to 2 Workers",
            "Przechowuje w fazie Czyszczenia: najwyżej 2 surowce podstawowe i najwyżej 2 Robotników",
        ),
    ];
    let content = Content::load(None).unwrap();
    let (english, polish) = (Speaker::new(Language::En), Speaker::new(Language::Pl));
    for (key, in_english, in_polish) in cases {
        let text = content.location(content.find(key).unwrap()).abilities[0].text();
        assert_eq!(english.say(&text), in_english);
        assert_eq!(polish.say(&text), in_polish);
    }
    let plain = Plain.say(&Ability::Defended.text());
    assert_eq!(plain, "ability-defended");
}

#[test]
fn every_word_of_the_vocabulary_has_its_messages_even_if_no_card_has_the_word() {
    // The short messages that are never said: the goods of such words are summed up instead.
    let unsaid = ["brings-make", "brings-on", "brings-bonus", "brings-goods", "brings-gain"];
    for language in ["en", "pl"] {
        let outline = check::outline(&crate::games::state51::text::lobby::messages(language).unwrap()).unwrap();
        for (words, prefixes) in [
            (Ability::WORDS, Ability::PREFIXES),
            (Make::WORDS, Make::PREFIXES),
            (Bonus::WORDS, Bonus::PREFIXES),
            (Effect::WORDS, Effect::PREFIXES),
        ] {
            let mut amiss: Vec<String> =
                prefixes.iter().flat_map(|it| card_words::amiss(words, it, &outline)).collect();
            amiss.retain(|it| !unsaid.iter().any(|id| it.starts_with(&format!("{id}:"))));
            assert!(amiss.is_empty(), "{language}: {amiss:#?}");
        }
    }
}

#[test]
fn what_a_card_brings_each_round_is_told_apart_from_what_it_brings_once() {
    let content = Content::load(None).unwrap();
    let book = Wordbook::load(&Registry::load(None).unwrap()).unwrap();
    let text = brings_at_all(content.location(content.find("school").unwrap()), false);
    let said = |language| book.game("state51", language).clone().nobody().say(&text);
    assert_eq!(said(Language::En), "2 Workers when built, then 1 each round");
    assert_eq!(said(Language::Pl), "po budowie 2 Robotników, potem co rundę 1");
}

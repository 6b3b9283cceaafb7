//! What players read, in English.

use super::{A, table};
use crate::engine::{Choice, Offer, Play, Stop, Text, Words as _};
use crate::games::Registry;
use crate::games::perseverance::rules::dice::placements;
use crate::games::perseverance::state::{State, Table};
use crate::words::{Language, Speech, Wordbook};

pub(crate) fn speech(language: Language) -> Speech {
    let book = Wordbook::load(&Registry::load(None).unwrap()).unwrap();
    let names = ["Ania", "Bartek", "Celina", "Dominik Wspaniały"].map(str::to_owned).to_vec();
    book.game("perseverance", language).plain(names)
}

pub(crate) fn english(text: &Text) -> String {
    speech(Language::En).say(text)
}

pub(crate) fn detail(offer: &Offer) -> String {
    english(offer.detail.as_ref().unwrap())
}

/// What stands below an offer.
pub(crate) fn below(choice: &impl Choice<State>, state: &State) -> String {
    detail(&choice.offer(state))
}

/// The question that a rule stops at, and its offers.
pub(crate) fn open(state: &State, answers: &str, rule: impl Fn(&mut Table<'static>) -> Play) -> (Text, Vec<Offer>) {
    let mut t = table(state, &[], answers);
    let Err(Stop::Asking(open)) = rule(&mut t) else { panic!("nothing is asked") };
    (open[0].ask.text(), open[0].form.offers().to_vec())
}

/// These questions have room in both languages.
#[track_caller]
pub(crate) fn assert_asks_fit(voices: &[Speech; 2], asked: impl IntoIterator<Item = Text>) {
    for text in asked {
        let said = voices.each_ref().map(|it| it.say(&text));
        assert!(said.iter().all(|it| it.chars().count() <= 140), "{said:#?}");
    }
}

/// The first placement of a die of A whose key begins so.
#[track_caller]
pub(crate) fn placement(state: &State, key: &str) -> Offer {
    let mut offers = placements(state, A).into_iter().map(|it| it.offer(state));
    offers.find(|it| it.key.starts_with(key)).unwrap_or_else(|| panic!("{key} is offered"))
}

/// The one of these offers with a key.
#[track_caller]
pub(crate) fn keyed<'o>(offers: &'o [Offer], key: &str) -> &'o Offer {
    offers.iter().find(|it| it.key == key).unwrap_or_else(|| panic!("{key} is offered"))
}

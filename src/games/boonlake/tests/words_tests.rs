//! The words of the components: whatever stands on a card, tile or lever has its message in every language, and it fits.

use std::sync::Arc;

use super::kit::{A, built_in, game};
use crate::engine::{Reader, Shelf, Shown, Text};
use crate::games::Registry;
use crate::games::boonlake::Boonlake;
use crate::games::boonlake::content::CardText;
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::content::words::{Condition, Effect, Gain, Goal, Ongoing, Plot};
use crate::games::boonlake::labels::names::card_detail;
use crate::words::Wordbook;
use crate::words::proof::Proofreader;

#[test]
fn every_component_has_its_words() {
    let shelf = Arc::new(Shelf::new(Boonlake::load(None).unwrap()));
    let wordbook = Wordbook::load(&Registry::of(vec![shelf])).unwrap();
    let mut reader = Proofreader::new(&wordbook, "boonlake");
    let content = built_in();
    let mut texts: Vec<(Shown, Text)> = Vec::new();
    for card in &content.cards {
        texts.push((Shown::Label, Text::new(format!("card-{}", card.key))));
        let text = match &card.text {
            CardText::Now(effect) => effect.text(),
            CardText::Ongoing(ongoing) => ongoing.text(),
            CardText::End(goal) => goal.text(),
        };
        texts.push((Shown::Detail, text));
    }
    let state = game(2);
    texts.extend(content.card_ids().map(|it| (Shown::Detail, card_detail(&state, A, it))));
    texts.extend(content.tiles.iter().flat_map(|it| &it.plots).map(|it| (Shown::Label, it.text())));
    texts.extend(content.scoring.iter().map(|it| (Shown::Label, it.condition.text())));
    texts.extend(content.spaces.iter().flat_map(|it| &it.bonus).map(|it| (Shown::Label, it.text())));
    let keyed = |start: &str, keys: Vec<&'static str>| {
        keys.into_iter().map(|it| Text::new(format!("{start}-{it}"))).collect::<Vec<_>>()
    };
    let keys = |it: &[Lever]| it.iter().map(|it| it.key()).collect::<Vec<_>>();
    let names = [
        keyed("lever", keys(&Lever::ALL)),
        keyed("lever-text", keys(&Lever::ALL)),
        keyed("action-text", ActionTile::ALL.iter().map(|it| it.key()).collect()),
        keyed("counted", Counted::ALL.iter().map(|it| it.key()).collect()),
        keyed("exchanged", Exchanged::ALL.iter().map(|it| it.key()).collect()),
        keyed("lock", Lock::ALL.iter().map(|it| it.key()).collect()),
    ];
    texts.extend(names.into_iter().flatten().map(|it| (Shown::Detail, it)));
    let wrong: Vec<String> = texts.iter().flat_map(|(shown, text)| reader.read(*shown, text)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(reader.count() > 400, "{}", reader.count());
}

/// A word that no component uses yet has its message all the same.
#[test]
fn the_vocabulary_is_said_in_every_language() {
    let said: Vec<_> = ["en", "pl"].map(|it| crate::games::boonlake::lobby::messages(it).unwrap()).into();
    let vocabularies = [
        (Gain::PREFIXES[0], Gain::WORDS),
        (Effect::PREFIXES[0], Effect::WORDS),
        (Ongoing::PREFIXES[0], Ongoing::WORDS),
        (Goal::PREFIXES[0], Goal::WORDS),
        (Plot::PREFIXES[0], Plot::WORDS),
        (Condition::PREFIXES[0], Condition::WORDS),
    ];
    for (prefix, words) in vocabularies {
        for id in words.iter().map(|it| format!("\n{prefix}-{} =", it.key)) {
            assert!(said.iter().all(|it| it.contains(&id)), "{id}");
        }
    }
}

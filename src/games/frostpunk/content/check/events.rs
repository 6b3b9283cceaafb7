//! Event cards name cards that exist, a dusk card says where it goes, and a law names the law that names it.

use std::collections::BTreeMap;

use super::super::card_id::{CardId, Deck};
use super::super::effect::Step;
use super::super::events::{Event, Law};
use super::super::kinds::Then;
use super::{Content, ContentError, Files, List};

/// The most options that an event card has (EVT-01).
const OPTIONS: usize = 3;

pub(super) fn events(content: &Content, files: &Files) -> Result<(), ContentError> {
    let morning = List::of(files, "morning.toml", "card");
    morning.ids(Deck::Morning, content.morning.iter().map(|it| it.id))?;
    options(&content.morning, &morning)?;
    for (index, card) in content.morning.iter().enumerate() {
        morning.unless(card.then.is_some(), index, "then", "a morning card leaves unless it says `stay`")?;
    }
    let dusk = List::of(files, "dusk.toml", "card");
    dusk.ids(Deck::Dusk, content.dusk.iter().map(|it| it.id))?;
    options(&content.dusk, &dusk)?;
    for (index, card) in content.dusk.iter().enumerate() {
        let says = matches!(card.then, Some(Then::Out | Then::Pile | Then::Area));
        dusk.unless(!says, index, "then", "a dusk card goes out, to the pile or to the area")?;
    }
    let consultations = List::of(files, "consultations.toml", "card");
    consultations.ids(Deck::Consultation, content.consultations.iter().map(|it| it.id))?;
    laws(&content.laws, &List::of(files, "laws.toml", "law"))?;
    let scenario = List::of(files, "scenario.toml", "card");
    scenario.ids(Deck::Scenario, content.scenario.card.iter().map(|it| it.id))?;
    for (key, id) in [("open", content.scenario.setup.open), ("storm_card", content.scenario.setup.storm_card)] {
        if content.scenario.card.iter().all(|it| it.id != id) {
            return Err(lost(&scenario, format!("setup.{key}"), id));
        }
    }
    names(content, files)?;
    added(content, &dusk)
}

fn options(rows: &[Event], list: &List<'_>) -> Result<(), ContentError> {
    for (index, card) in rows.iter().enumerate() {
        list.unless(card.options.len() > OPTIONS, index, "options", "an event card has at most three options")?;
        let nothing = card.at_once.is_empty() && card.options.is_empty();
        list.unless(nothing, index, "at_once", "an event card does something at once or gives options")?;
    }
    Ok(())
}

fn laws(rows: &[Law], list: &List<'_>) -> Result<(), ContentError> {
    list.ids(Deck::Law, rows.iter().map(|it| it.id))?;
    for (index, law) in rows.iter().enumerate() {
        let back = law.removes.and_then(|id| rows.iter().find(|it| it.id == id)).and_then(|it| it.removes);
        list.unless(
            law.removes.is_some() && back != Some(law.id),
            index,
            "removes",
            "the two laws must name each other",
        )?;
        for (at, (consequence, deck)) in
            law.consequence.iter().zip([Deck::ConsequenceA, Deck::ConsequenceB]).enumerate()
        {
            let wanted = CardId { deck, number: law.id.number };
            let key = |key: &str| format!("consequence[{}].{key}", at + 1);
            let message = format!("the consequence is `{}`", wanted.written());
            list.unless(consequence.id != wanted, index, &key("id"), message)?;
            let suspends = consequence.effect.iter().any(|it| matches!(it, Step::Suspend(_)));
            let lies = consequence.then == Then::Law;
            let fits = suspends == lies && lies == consequence.standing.is_some() && consequence.then != Then::Area;
            list.unless(
                !fits,
                index,
                &key("then"),
                "what suspends its law lies on it and says when it goes, and no other",
            )?;
            let own = consequence.effect.iter().all(|it| !matches!(it, Step::Suspend(id) if *id != law.id));
            list.unless(!own, index, &key("effect"), "a consequence suspends its own law")?;
        }
    }
    Ok(())
}

/// Every card that a step names is there.
fn names(content: &Content, files: &Files) -> Result<(), ContentError> {
    let known = |id: CardId| match id.deck {
        Deck::Morning => content.morning.iter().any(|it| it.id == id),
        Deck::Dusk => content.dusk.iter().any(|it| it.id == id),
        Deck::Law => content.laws.iter().any(|it| it.id == id),
        _ => content.scenario.card.iter().any(|it| it.id == id),
    };
    let mut missing = None;
    content.each_step(&mut |step| {
        if let Some(id) = step.names().filter(|it| !known(*it)) {
            missing.get_or_insert(id);
        }
    });
    match missing {
        Some(id) => {
            let (file, list) = match id.deck {
                Deck::Morning => ("morning.toml", "card"),
                Deck::Law => ("laws.toml", "law"),
                Deck::Scenario => ("scenario.toml", "card"),
                _ => ("dusk.toml", "card"),
            };
            Err(lost(&List::of(files, file, list), list.to_owned(), id))
        }
        None => Ok(()),
    }
}

fn lost(list: &List<'_>, key: String, id: CardId) -> ContentError {
    list.source.fault(key, format!("there is no card `{}`, but another one names it", id.written()))
}

/// Each standard dusk card is added by exactly one other card; the start card is in the deck from the start.
fn added(content: &Content, list: &List<'_>) -> Result<(), ContentError> {
    let mut times: BTreeMap<CardId, usize> = BTreeMap::new();
    content.each_step(&mut |step| {
        if let Step::Add(id) = step {
            *times.entry(*id).or_default() += 1;
        }
    });
    for (index, card) in content.dusk.iter().enumerate() {
        let (count, wanted) = (times.get(&card.id).copied().unwrap_or_default(), usize::from(card.id.number > 0));
        let message = format!("`{}` is added by {count} cards, not by {wanted}", card.id.written());
        list.unless(count != wanted, index, "id", message)?;
    }
    Ok(())
}

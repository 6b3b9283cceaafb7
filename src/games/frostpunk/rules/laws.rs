//! Laws (LAW) and their consequences.

use super::decisions::{decide, may};
use super::effects::{self, Scope};
use super::round::OpenText;
use super::{Play, Table, chronicle, events, reuse};
use crate::engine::{Ask, Offered, Text};
use crate::games::frostpunk::content::card_id::{CardId, Deck};
use crate::games::frostpunk::content::effect::Step;
use crate::games::frostpunk::content::events::{Consequence, Law};
use crate::games::frostpunk::content::features::Decree;
use crate::games::frostpunk::content::kinds::{Building, Colour, Then};
use crate::games::frostpunk::content::slots::Work;
use crate::games::frostpunk::content::standing::Standing;
use crate::games::frostpunk::labels::brief;
use crate::games::frostpunk::labels::cards::LawPick;
use crate::games::frostpunk::state::{Enacted, Pawn, Placed, State};

/// What a child pawn does at a place that a law opens to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ChildWork {
    Usual,
    UpTo(u32),
    Cure(u32),
}

fn find(state: &State, law: CardId) -> Option<&Law> {
    state.content.laws.iter().find(|it| it.id == law)
}

/// What the laws say that are in force and not suspended (LAW-05).
pub(crate) fn decrees(state: &State) -> impl Iterator<Item = (CardId, &Decree)> {
    let working = state.board.laws.iter().filter(|it| it.suspended.is_none());
    working.filter_map(|it| find(state, it.id)).flat_map(|law| law.words.iter().map(|it| (law.id, it)))
}

/// Texts of laws, and of the cards that suspend them.
pub(crate) fn open_texts(state: &State) -> impl Iterator<Item = OpenText<'_>> {
    let own = decrees(state).filter_map(|(card, it)| match it {
        Decree::Standing(text) => Some(OpenText { card, text }),
        _ => None,
    });
    let lying = state.board.laws.iter().filter_map(|it| it.suspended);
    let lying = lying.filter_map(|card| Some(OpenText { card, text: consequence_of(state, card)?.standing.as_ref()? }));
    own.chain(lying)
}

pub(crate) fn unlocks(state: &State, key: Building) -> bool {
    decrees(state).any(|it| matches!(it.1, Decree::Unlock(all) if all.contains(&key)))
}

pub(crate) fn ruins_beds(state: &State) -> Option<(u32, Colour)> {
    decrees(state).find_map(|it| if let Decree::RuinsBeds { n, colour } = it.1 { Some((*n, *colour)) } else { None })
}

/// More places in each heated shelter (NIG-04).
pub(crate) fn beds(state: &State) -> u32 {
    decrees(state).map(|it| if let Decree::Beds(n) = it.1 { *n } else { 0 }).sum()
}

/// The places for engineer pawns in a heated building where they work.
pub(crate) fn work_beds(state: &State, key: Building) -> u32 {
    let of = |beds: &[(Building, u32)]| beds.iter().filter(|it| it.0 == key).map(|it| it.1).sum::<u32>();
    decrees(state).map(|it| if let Decree::WorkBeds(beds) = it.1 { of(beds) } else { 0 }).sum()
}

pub(crate) fn also_heal(state: &State, key: Building) -> Option<u32> {
    decrees(state).find_map(|it| match it.1 {
        Decree::AlsoHeal { building, n } if *building == key => Some(*n),
        _ => None,
    })
}

/// How much more every building cures that does.
pub(crate) fn cures_more(state: &State) -> u32 {
    decrees(state).map(|it| if let Decree::CureBonus(n) = it.1 { *n } else { 0 }).sum()
}

/// The same for one effect; the cures that a card brings itself are not meant.
pub(crate) fn cure_bonus(state: &State, scope: &Scope) -> u32 {
    if scope.at.is_some() && scope.card.is_none() { cures_more(state) } else { 0 }
}

/// HUN-05: the food that so many citizens are due.
pub(crate) fn food_due(state: &State, citizens: u32) -> u32 {
    let (mut more, mut less) = (0, 0);
    for (_, decree) in decrees(state) {
        match decree {
            Decree::FeedLess { n, per } => less += n * (citizens / per),
            Decree::FeedMore(n) => more += n,
            _ => {}
        }
    }
    if citizens == 0 { 0 } else { (citizens + more).saturating_sub(less) }
}

/// ACT-05: what a child may do there, if anything.
pub(crate) fn child_may(state: &State, pawn: Pawn, work: Work) -> Option<ChildWork> {
    if pawn != Pawn::Child {
        return None;
    }
    decrees(state).find_map(|it| match it.1 {
        Decree::ChildMay(at) if *at == work => Some(ChildWork::Usual),
        Decree::ChildMayUpTo { work: at, n } if *at == work => Some(ChildWork::UpTo(*n)),
        Decree::ChildMayCure { work: at, n } if *at == work => Some(ChildWork::Cure(*n)),
        _ => None,
    })
}

pub(crate) fn children_work(state: &State) -> bool {
    let work =
        |it: &Decree| matches!(it, Decree::ChildMay(_) | Decree::ChildMayUpTo { .. } | Decree::ChildMayCure { .. });
    decrees(state).any(|it| work(it.1))
}

/// LAW-01.
pub(crate) fn enactable(state: &State) -> Vec<CardId> {
    let full = state.board.laws.len() >= state.content.boards.limits.laws as usize;
    if full { Vec::new() } else { state.board.future.clone() }
}

/// LAW-01 to LAW-03; `quiet` leaves out what it does at once.
pub(crate) fn enact(t: &mut Table, quiet: bool) -> Play {
    let options: Vec<LawPick> = enactable(&t.state).into_iter().map(|law| LawPick { law, quiet }).collect();
    if options.is_empty() {
        return Ok(());
    }
    let ask = Ask::new("enact", "LAW-01").with("quiet", u32::from(quiet));
    let ask = ask.with("n", t.state.board.laws.len() + 1).with("most", t.state.content.boards.limits.laws);
    let id = decide(t, ask, options)?.law;
    let law = find(&t.state, id).cloned().offered("there is such a law")?;
    t.state.board.future.retain(|it| *it != id && Some(*it) != law.removes);
    t.state.board.laws.push(Enacted { id, suspended: None });
    t.say_with(|_| {
        let text = Text::new(if quiet || law.at_once.is_empty() { "note-enact" } else { "note-enact-what" });
        text.with("card", id.title()).with("what", brief::steps(&law.at_once))
    });
    chronicle::card(t, id);
    if !quiet {
        effects::all(t, &mut Scope::of_card(id), &law.at_once)?;
    }
    // Which of its two consequences it is, nobody knows before one of them is seen.
    events::shuffle_in(t, [id]);
    Ok(())
}

/// LAW-03: one of the two at random, as it is seen.
pub(crate) fn consequence(t: &mut Table, law: CardId) -> CardId {
    let deck = if t.roll(&law.key(), 2) == 0 { Deck::ConsequenceA } else { Deck::ConsequenceB };
    CardId { deck, ..law }
}

pub(crate) fn consequence_of(state: &State, card: CardId) -> Option<&Consequence> {
    state.content.laws.iter().flat_map(|it| &it.consequence).find(|it| it.id == card)
}

/// A consequence from the dusk deck, and where it goes.
pub(crate) fn resolve(t: &mut Table, card: CardId) -> Play {
    let facts = consequence_of(&t.state, card).cloned().offered("there is such a card")?;
    let mut scope = Scope::of_card(card);
    effects::all(t, &mut scope, &facts.effect)?;
    if scope.then.unwrap_or(facts.then) == Then::Pile {
        t.state.board.dusk_discards.push(card);
    }
    Ok(())
}

/// LAW-05: the card lies on its law and blocks it.
pub(crate) fn suspend(t: &mut Table, law: CardId, scope: &Scope) -> Play {
    if let Some(own) = t.state.board.laws.iter_mut().find(|it| it.id == law) {
        own.suspended = scope.card;
        t.say_with(|_| Text::new("note-suspended").with("card", law.title()));
    }
    Ok(())
}

/// The card goes to the dusk discards, and the law works again.
pub(crate) fn back(t: &mut Table, scope: &Scope) -> Play {
    let lying = t.state.board.laws.iter_mut().find(|it| it.suspended.is_some() && it.suspended == scope.card);
    if let Some((law, card)) = lying.and_then(|it| Some((it.id, it.suspended.take()?))) {
        t.state.board.dusk_discards.push(card);
        t.say_with(|_| Text::new("note-law-back").with("card", law.title()));
    }
    Ok(())
}

/// Texts of laws for after an action, once a round each, as far as a pawn has acted and there is something to do.
pub(crate) fn after_action(state: &State) -> impl Iterator<Item = OpenText<'_>> {
    let acted = state.board.placed.iter().any(Placed::acted);
    let texts = open_texts(state).filter(|it| matches!(it.text, Standing::ActionOnce(_)));
    let unused = texts.filter(move |it| acted && !state.board.used_laws.contains(&it.card));
    unused.filter(|it| !it.text.steps().contains(&Step::ReuseWorker) || reuse::has_workers(state))
}

pub(crate) fn use_law(t: &mut Table, law: CardId) -> Play {
    let text = after_action(&t.state).find(|it| it.card == law).offered("the law may be used")?.text.clone();
    t.state.board.used_laws.push(law);
    effects::all(t, &mut Scope::of_card(law), text.steps())
}

/// After the last action of a round nobody has a turn in which to use them.
pub(crate) fn after_last_action(t: &mut Table) -> Play {
    let texts = after_action(&t.state).map(|it| (it.card, it.text.steps().to_vec()));
    for (card, steps) in texts.collect::<Vec<(CardId, Vec<Step>)>>() {
        if may(t, Ask::new("after-action", "LAW-05").with("card", card.title()), &steps, "detail-no-law")? {
            use_law(t, card)?;
        }
    }
    Ok(())
}

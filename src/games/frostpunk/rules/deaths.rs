//! Cards for the dead (ILL-06, ILL-07, ILL-09): given by players, or drawn.

use std::collections::VecDeque;

use super::citizens::{draw, find};
use super::{Play, Table, tokens};
use crate::engine::{Ask, Offered, Seat, Text};
use crate::games::card_words::Slot;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::cards::CitizenCard;
use crate::games::frostpunk::content::effect::{Step, Steps};
use crate::games::frostpunk::content::kinds::Citizen;
use crate::games::frostpunk::labels::abilities::{DeathCard, is_last_hope, to_come};
use crate::games::frostpunk::state::State;

/// The questions on which players may pass in advance: a city in trouble asks them often.
pub(crate) const DEATHS: &str = "death";

/// The cards that were given for deaths still to come, and whether more are asked for (ILL-09).
pub(crate) struct Given {
    deaths: u32,
    pub(crate) cards: VecDeque<CardId>,
    is_closed: bool,
}

impl Given {
    pub(crate) fn of(deaths: u32) -> Given {
        Given { deaths, cards: VecDeque::new(), is_closed: false }
    }
}

/// ILL-06, ILL-07, ILL-09: the card that says what a death brings, now on the discards. Cards are asked for until nobody gives
/// one; then they are drawn for all who die at the same time.
pub(crate) fn stand_for(t: &mut Table, of: Citizen, given: &mut Given) -> Play<Option<CardId>> {
    if given.cards.is_empty() && !given.is_closed {
        give(t, of, given)?;
    }
    given.deaths = given.deaths.saturating_sub(1);
    let card = match given.cards.pop_front() {
        Some(card) => card,
        None => {
            let Some(card) = draw(t) else { return Ok(None) };
            t.say_with(|s| death_note(s, "note-death-drawn", card, of));
            card
        }
    };
    t.state.board.citizen_discards.push(card);
    Ok(Some(card))
}

/// How much hope every citizen card certainly costs for such a death.
pub(crate) fn sure_loss(state: &State, of: Citizen) -> u32 {
    let loss = |it: &Step| if let Step::HopeLess(n) = it { *n } else { 0 };
    let cards = state.content.citizens.iter().map(|it| it.dies.of(of).0.iter().map(loss).sum());
    cards.min().unwrap_or_default()
}

/// How many citizen cards bring more than the loss of hope when they are drawn for such a death, and of how many that would do
/// something as the tokens lie now (ILL-08).
pub(crate) fn harmful(state: &State, of: Citizen) -> (usize, usize) {
    let more = |it: &CitizenCard| it.dies.of(of).0.iter().any(|it| !matches!(it, Step::HopeLess(_)));
    let acts = |it: &Step| match it {
        Step::HopeLess(_) => false,
        Step::Activate(what) => !tokens::of(state, *what, false).is_empty(),
        Step::Use(what) => !tokens::of(state, *what, true).is_empty(),
        _ => true,
    };
    let harmful = || state.content.citizens.iter().filter(|it| more(it));
    (harmful().count(), harmful().filter(|it| it.dies.of(of).0.iter().any(acts)).count())
}

/// A card with what it says of such a death.
fn death_note(state: &State, id: &'static str, card: CardId, of: Citizen) -> Text {
    let what = find(state, card).map_or_else(Vec::new, |it| it.dies.of(of).0.clone());
    let id = if what.is_empty() { format!("{id}-idle") } else { id.to_owned() };
    let whom = Text::new(format!("dead-{}", of.key()));
    Text::new(id).with("card", card.title()).with("what", Steps::arg(&what)).with("whom", whom)
}

/// Whoever has cards is asked for one, in secret, because not being asked would tell what is in the hand. The first from the
/// leader on spend theirs, one for each death.
fn give(t: &mut Table, of: Citizen, given: &mut Given) -> Play {
    let holders: Vec<Seat> = t.seats().from(t.state.board.leader).filter(|it| !t.state.hand(*it).is_empty()).collect();
    let ask = Ask::new("death-card", "ILL-07").with("who", of.one()).with("many", of.many()).with("n", given.deaths);
    let ask = ask.with("card", Text::new(format!("card-for-{}", of.key())));
    let ask = t.ask_with(ask, |state, ask| {
        let ask = ask.with("then", to_come(state, of)).with("lost", u32::from(is_last_hope(state, of, given.deaths)));
        ask.with("hope", sure_loss(state, of) * given.deaths)
    });
    let ask = ask.always().may_pass(DEATHS, "draw");
    let deaths = given.deaths;
    let offered = t.meanwhile(
        |state| &mut state.dead,
        Some(of),
        |t| {
            t.together(holders, |solo| {
                let state = solo.state;
                let hand = state.hand(solo.seat()).iter().copied();
                let own = hand.filter(|it| find(state, *it).is_some_and(|it| it.of == of));
                let options = own.map(Some).chain([None]).map(|card| DeathCard { card, of, deaths });
                solo.choose(ask.clone(), options)
            })
        },
    )?;
    let spent = offered.into_iter().filter_map(|(seat, it)| Some((seat, it.card?)));
    for (seat, card) in spent.take(given.deaths as usize) {
        t.state.take_from_hand(seat, card).offered("the card is in the hand")?;
        t.say_with(|s| death_note(s, "note-death-card", card, of).with("seat", seat));
        given.cards.push_back(card);
    }
    given.is_closed = given.cards.is_empty();
    Ok(())
}

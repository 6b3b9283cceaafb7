//! Citizen cards (CIT): main abilities for an action, and death effects.

use super::acts::{Deed, has_room};
use super::clear_snow::{is_open, place_all};
use super::construction::{self, Works};
use super::decisions::{decide, decide_some};
use super::effects::{self, Scope};
use super::{Play, Table, building_actions, buildings, clear_snow, costs, gather, goods, laws};
use crate::engine::{Ask, Offered, Seat, Text};
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::cards::CitizenCard;
use crate::games::frostpunk::content::effect::Step;
use crate::games::frostpunk::content::features::Ability;
use crate::games::frostpunk::content::fields::{Field, Half};
use crate::games::frostpunk::content::kinds::{Action, Distance};
use crate::games::frostpunk::content::slots::Work;
use crate::games::frostpunk::labels::abilities::{OneTile, PutUnder, tile_text};
use crate::games::frostpunk::labels::acts::Task;
use crate::games::frostpunk::labels::places::AtField;
use crate::games::frostpunk::state::{Pawn, State};

pub(crate) fn find(state: &State, card: CardId) -> Option<&CitizenCard> {
    state.content.citizens.iter().find(|it| it.id == card)
}

/// CIT-06: the top card; the discards are shuffled when the deck is empty.
pub(crate) fn draw(t: &mut Table) -> Option<CardId> {
    t.renew("citizens", |state| (&mut state.secret.citizens, &mut state.board.citizen_discards));
    t.draw_from(|state| &mut state.secret.citizens)
}

/// CIT-04: whether a main ability may be used still, as far as everybody can see it.
pub(crate) fn may_play(state: &State, seat: Seat) -> bool {
    !state.hand(seat).is_empty() && !state.board.played.iter().any(|it| it.0 == seat)
}

pub(crate) fn may_play_any(state: &State) -> bool {
    state.secret.hands.seats().all().any(|it| may_play(state, it))
}

/// CIT-02, CIT-07: what the cards of a hand let the pawns do.
pub(crate) fn deeds(state: &State, seat: Seat, able: &[Pawn]) -> Vec<Deed> {
    if !may_play(state, seat) {
        return Vec::new();
    }
    let mut deeds = Vec::new();
    for card in state.hand(seat).iter().filter_map(|it| find(state, *it)) {
        let pawns = able.iter().filter(|it| it.citizen() == Some(card.of));
        let tasks = if costs::payable(state, card.ability.cost.as_ref()) { tasks(state, card) } else { Vec::new() };
        deeds.extend(
            pawns.flat_map(|pawn| tasks.iter().map(|task| Deed { pawn: *pawn, task: *task, card: Some(card.id) })),
        );
    }
    deeds
}

/// The tasks that the card names and that have a target with it (ACT-07).
fn tasks(state: &State, card: &CitizenCard) -> Vec<Task> {
    let words = &card.ability.effect;
    let mut tasks = Vec::new();
    for work in &card.at {
        match work {
            Work::Action(Action::ClearSnow) => {
                let peek = words.iter().any(|it| matches!(it, Ability::PeekFar(_)));
                let possible = if peek { !state.secret.far.is_empty() } else { clear_snow::is_possible(state) };
                tasks.extend(possible.then_some(Task::ClearSnow));
            }
            Work::Action(Action::Gather) if words.iter().any(|it| matches!(it, Ability::Tree(_))) => {
                tasks.extend(gather::fields_with_trees(state).into_iter().map(Task::Fell));
            }
            Work::Action(Action::Gather) => tasks.extend(gather::fields(state).into_iter().map(Task::Gather)),
            Work::Action(Action::Construction) => {
                tasks.extend(construction::is_possible(state, works(words)).then_some(Task::Construction));
            }
            Work::Building(key) => {
                let own = state.board.buildings().filter(|it| it.1.key == *key && buildings::works(state, *key));
                let room =
                    own.filter(|it| has_room(state, it.0, it.1) && words.iter().all(|word| fits(state, it.0, word)));
                tasks.extend(room.map(|it| Task::Use(it.0)));
            }
        }
    }
    tasks
}

/// Whether a word of an ability has something to do at a building.
fn fits(state: &State, field: Field, word: &Ability) -> bool {
    match word {
        Ability::EnactQuiet => !laws::enactable(state).is_empty(),
        Ability::Collect(_) => building_actions::has_target(state, field, &Step::Collect),
        Ability::Usual => {
            state.board.plot(field).built.is_some_and(|it| building_actions::is_possible(state, field, it))
        }
        Ability::Do(step) => building_actions::has_target(state, field, step),
        _ => true,
    }
}

/// How a card changes a Construction.
pub(crate) fn works(words: &[Ability]) -> Works {
    words.iter().fold(Works::USUAL, |works, it| match it {
        Ability::Operations(n) => Works { operations: *n, ..works },
        Ability::FirstPrice(n) => Works { discount: *n, ..works },
        Ability::SwapUpgrade => Works { upgrade: true, ..works },
        _ => works,
    })
}

/// CIT-02, CIT-04: the card lies before its player until the end of the round.
pub(crate) fn lay_out(t: &mut Table, seat: Seat, card: CardId) -> Play {
    t.state.take_from_hand(seat, card).offered("the card is in the hand")?;
    t.state.board.played.push((seat, card));
    t.say_with(|s| {
        let what = find(s, card).map_or_else(|| card.title(), |it| it.ability.text());
        Text::new("note-played").with("card", card.title()).with("what", what)
    });
    Ok(())
}

/// Whether the ability makes the action warm (CIT-03).
pub(crate) fn warms(state: &State, card: Option<CardId>) -> bool {
    card.and_then(|it| find(state, it)).is_some_and(|it| it.ability.effect.contains(&Ability::Warm))
}

/// CIT-03: the ability in place of the normal effect.
pub(crate) fn ability(t: &mut Table, card: CardId, deed: Deed) -> Play {
    let facts = find(&t.state, card).cloned().offered("there is such a card")?;
    let words = &facts.ability.effect;
    costs::pay(t, facts.ability.cost.as_ref())?;
    match deed.task {
        Task::Construction => construction::construct(t, works(words)),
        Task::ClearSnow => words.iter().try_for_each(|it| clear(t, it)),
        Task::Gather(field) | Task::Fell(field) => words.iter().try_for_each(|it| gathered(t, field, it)),
        Task::Use(field) => words.iter().try_for_each(|it| used(t, card, field, it)),
        Task::Scout(_) | Task::Special(..) => Ok(()),
    }
}

fn clear(t: &mut Table, word: &Ability) -> Play {
    match word {
        Ability::Usual => clear_snow::clear(t),
        Ability::ClearMixed if is_open(&t.state, Distance::Near) => place_all(t, &[Distance::Near, Distance::Far]),
        Ability::ClearMixed => place_all(t, &[Distance::Far, Distance::Far]),
        Ability::ClearOne => {
            let open = Distance::ALL.into_iter().filter(|it| is_open(&t.state, *it)).map(OneTile);
            let OneTile(kind) = decide(t, Ask::new("clear-one", "CIT-03"), open.collect::<Vec<_>>())?;
            place_all(t, &[kind])
        }
        Ability::PeekFar(n) => peek(t, *n),
        _ => Ok(()),
    }
}

fn gathered(t: &mut Table, field: Field, word: &Ability) -> Play {
    match word {
        Ability::Usual => gather::gather(t, field),
        Ability::Cubes(n) => {
            goods::take_from_field(t, field, *n);
            Ok(())
        }
        Ability::OtherField(n) => {
            let other = other_field(field).filter(|it| t.state.built_on(*it).is_none());
            if let Some(other) = other {
                goods::take_from_field(t, other, *n);
            }
            Ok(())
        }
        Ability::Tree(n) => gather::fell(t, field, *n),
        Ability::Spread(n) => spread(t, field, *n),
        _ => Ok(()),
    }
}

fn used(t: &mut Table, card: CardId, field: Field, word: &Ability) -> Play {
    let mut scope = Scope { card: Some(card), ..Scope::at(field) };
    match word {
        Ability::UsualCure | Ability::Usual => building_actions::usual_cure(t, field),
        Ability::EnactQuiet => laws::enact(t, true),
        Ability::Collect(n) => building_actions::collect(t, Some(field), *n),
        Ability::Do(step) => effects::all(t, &mut scope, std::slice::from_ref(step)),
        _ => Ok(()),
    }
}

/// The other field of the same map tile.
pub(crate) fn other_field(field: Field) -> Option<Field> {
    match field {
        Field::Map(place, half) => Half::BOTH.into_iter().find(|it| *it != half).map(|it| Field::Map(place, it)),
        Field::Generator(_) => None,
    }
}

/// One cube of the field where the pawn stands, and one each of others without pawn and building.
fn spread(t: &mut Table, field: Field, n: u32) -> Play {
    goods::take_from_field(t, field, 1);
    let more = n.saturating_sub(1);
    let open = gather::fields(&t.state).into_iter().filter(|it| *it != field).map(AtField).collect();
    let ask = Ask::new("spread", "CIT-03").with("n", more);
    for AtField(next) in decide_some(t, ask, open, 0, more as usize)? {
        goods::take_from_field(t, next, 1);
    }
    Ok(())
}

/// The top far tiles lie open while some of them are put to the bottom of their stack, the others back on its top.
fn peek(t: &mut Table, n: u32) -> Play {
    for at in 1..=n {
        let Some(tile) = t.draw_from(|state| &mut state.secret.far) else { break };
        t.say_with(|s| Text::new("note-peeked").with("n", at).with("tile", tile_text(s, tile)));
        t.state.board.looked_at.push(tile);
    }
    let tiles = t.state.board.looked_at.iter().copied().map(PutUnder).collect::<Vec<_>>();
    let most = tiles.len();
    let under = decide_some(t, Ask::new("peek", "CIT-03"), tiles, 0, most)?;
    for PutUnder(tile) in &under {
        t.say_with(|s| Text::new("note-put-under").with("tile", tile_text(s, *tile)));
    }
    let mut kept = std::mem::take(&mut t.state.board.looked_at);
    kept.retain(|it| !under.contains(&PutUnder(*it)));
    t.state.secret.far.put_under(under.into_iter().map(|it| it.0));
    t.state.secret.far.put_on(kept.into_iter().rev());
    Ok(())
}

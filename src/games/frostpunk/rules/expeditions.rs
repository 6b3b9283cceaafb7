//! Expeditions (EXP): scouts on routes, places that are skipped or explored, returns.

use super::decisions::{decide, told_of_one};
use super::effects::{self, Scope};
use super::{Play, Table, buildings, round, technologies};
use crate::engine::{Ask, Deck, Offered, Text};
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::cards::Expedition;
use crate::games::frostpunk::content::effect::Step;
use crate::games::frostpunk::content::features::{Feature, Technique};
use crate::games::frostpunk::content::kinds::Letter;
use crate::games::frostpunk::content::routes::{Leg, Next};
use crate::games::frostpunk::content::standing::Standing;
use crate::games::frostpunk::labels::routes::{Arrival, Explored, RoutePick};
use crate::games::frostpunk::state::{Pawn, Route, RouteCard, Scout, State};

pub(crate) fn find(state: &State, id: CardId) -> Option<&Expedition> {
    state.content.expeditions.iter().find(|it| it.id == id)
}

/// EXP-01: how many expeditions the Beacon lets go at a time.
pub(crate) fn most(state: &State) -> u32 {
    let words = state.board.buildings().flat_map(|it| buildings::features(state, it.1));
    words.filter_map(|it| if let Feature::Expeditions(n) = it { Some(*n) } else { None }).sum()
}

/// EXP-01: the routes without a scout, as long as the Beacon lets one more go.
pub(crate) fn open_routes(state: &State) -> Vec<usize> {
    let away = state.board.routes.iter().filter(|it| it.scout.is_some()).count();
    if away >= most(state) as usize {
        return Vec::new();
    }
    let routes = state.board.routes.iter().enumerate();
    routes.filter(|it| it.1.scout.is_none() && !it.1.cards.is_empty()).map(|it| it.0).collect()
}

impl Route {
    /// EXP-03: the space on which the top card begins. A covered card shows its first space, a dark one none.
    pub(crate) fn top_begins(&self) -> u32 {
        let covered = self.cards.iter().rev().skip(1);
        covered.filter(|it| !it.dark).count() as u32
    }
}

/// EXP-03: the last space, which is the place of the top card.
pub(crate) fn last_space(state: &State, route: &Route) -> Option<u32> {
    let top = find(state, route.cards.last()?.id)?;
    Some((route.top_begins() + top.spaces).saturating_sub(1))
}

/// EXP-02: onto the first space.
pub(crate) fn send(t: &mut Table, pawn: Pawn, route: usize) -> Play {
    t.state.board.routes[route].scout = Some(Scout { pawn, space: 0 });
    t.say_with(|_| Text::new("note-scout").with("route", route + 1));
    set_out(t, route)
}

/// What a technology lets a scout move whenever he sets out or goes on.
fn set_out(t: &mut Table, route: usize) -> Play {
    let n = technologies::sum(&t.state, |it| if let Technique::ScoutStart(n) = it { Some(*n) } else { None });
    walk(t, route, n)
}

/// EXP-04: one scout after the other, in the order of choice.
pub(crate) fn move_scouts(t: &mut Table, n: u32) -> Play {
    let routes = t.state.board.routes.iter().enumerate();
    let mut left: Vec<usize> = routes.filter(|it| it.1.scout.is_some()).map(|it| it.0).collect();
    while let Some(first) = left.first().copied() {
        let ask = Ask::new("scout-order", "EXP-04").with("n", n);
        let route = if left.iter().any(|it| arrives(&t.state, *it, n)) {
            decide(t, told_of_one(ask, &left), left.iter().copied().map(RoutePick))?.0
        } else {
            first
        };
        left.retain(|it| *it != route);
        walk(t, route, n)?;
    }
    Ok(())
}

/// Whether so many spaces take the scout of a route to the place of its top card, where there is something to decide.
fn arrives(state: &State, route: usize, n: u32) -> bool {
    let route = &state.board.routes[route];
    route.scout.zip(last_space(state, route)).is_some_and(|(scout, last)| n > 0 && scout.space + n >= last)
}

/// Space by space; at the place of the top card it is decided whether to skip or to explore it.
fn walk(t: &mut Table, route: usize, n: u32) -> Play {
    for left in (0..n).rev() {
        let Some(last) = last_space(&t.state, &t.state.board.routes[route]) else { break };
        let Some(scout) = &mut t.state.board.routes[route].scout else { break };
        scout.space = (scout.space + 1).min(last);
        if scout.space < last {
            continue;
        }
        if !arrive(t, route, left)? {
            break;
        }
    }
    t.say_with(|s| moved(s, route));
    Ok(())
}

/// Where the scout of a route stands now.
fn moved(state: &State, route: usize) -> Text {
    let place = &state.board.routes[route];
    match (place.scout, last_space(state, place)) {
        (Some(scout), Some(last)) => {
            Text::new("note-scout-at").with("route", route + 1).with("space", scout.space + 1).with("of", last + 1)
        }
        _ => Text::new("note-scout-home").with("route", route + 1),
    }
}

/// EXP-05: what lies behind a place that may be skipped.
fn skips_to(state: &State, card: &Expedition) -> Option<Letter> {
    let next = match card.letter {
        Letter::A => Letter::B,
        Letter::B => Letter::C,
        Letter::C => return None,
    };
    (!state.secret.expeditions[next as usize].is_empty()).then_some(next)
}

/// EXP-04: says whether the moves that are left are carried out.
fn arrive(t: &mut Table, route: usize, left: u32) -> Play<bool> {
    let top = t.state.board.routes[route].cards.last().offered("a card lies on the route")?.id;
    let card = find(&t.state, top).cloned().offered("there is such a card")?;
    let skip = skips_to(&t.state, &card);
    let ask = Ask::new("arrival", "EXP-05").with("card", top.title()).with("n", route + 1);
    let ask = t.ask_with(ask, |_, ask| {
        let ask = ask.with("place", Text::new(format!("site-{}", card.place.key())));
        ask.with("hint", Text::new(format!("hint-{}", card.hint.key())))
    });
    let skip = skip.map(|letter| Arrival::Skip { letter, left });
    let options = skip.into_iter().chain([Arrival::Explore { left }]);
    match decide(t, ask, options)? {
        Arrival::Skip { letter, .. } => {
            cover(t, route, letter)?;
            Ok(true)
        }
        Arrival::Explore { .. } => {
            explore(t, route, &card)?;
            Ok(false)
        }
    }
}

/// The deck of a letter.
pub(super) fn stack(state: &mut State, letter: Letter) -> &mut Deck<CardId> {
    &mut state.secret.expeditions[letter as usize]
}

/// A card of the letter on top; a scout on the way stands on its first space.
fn cover(t: &mut Table, route: usize, letter: Letter) -> Play {
    let id = t.draw_from(|state| stack(state, letter)).offered("a card of the letter is left")?;
    t.say_with(|_| Text::new("note-route-card").with("route", route + 1).with("card", id.title()));
    let route = &mut t.state.board.routes[route];
    route.cards.push(RouteCard { id, dark: false });
    let begins = route.top_begins();
    if let Some(scout) = &mut route.scout {
        scout.space = begins;
    }
    Ok(())
}

/// EXP-10: the letter that stands in for one whose stack is empty.
pub(crate) fn stand_in(state: &State, letter: Letter) -> Option<Letter> {
    let order = match letter {
        Letter::A => [Letter::A, Letter::B, Letter::C],
        Letter::B => [Letter::B, Letter::C, Letter::A],
        Letter::C => [Letter::C, Letter::B, Letter::A],
    };
    order.into_iter().find(|it| !state.secret.expeditions[*it as usize].is_empty())
}

/// EXP-06: return in one of the ways of the card, or go on where it says so and a card is left.
fn explore(t: &mut Table, route: usize, card: &Expedition) -> Play {
    let on = card.on.as_ref().and_then(|it| Some((it, stand_in(&t.state, it.next.letter()?)?)));
    let back = |(at, leg): (usize, &Leg)| Explored::Back {
        number: at + 1,
        leg: leg.clone(),
        only: card.back.len() == 1,
        route,
    };
    let mut options: Vec<Explored> = card.back.iter().enumerate().map(back).collect();
    options.extend(on.map(|(leg, letter)| Explored::On { leg: leg.clone(), letter }));
    // ACT-51.
    let ask = Ask::new("explore", "EXP-06").with("card", card.id.title()).with("sent", most(&t.state));
    let ask = t.ask_with(ask, |state, ask| ask.with("earned", earned(state, route).len()));
    match decide(t, ask, options)? {
        Explored::Back { leg, .. } => come_back(t, route, card, &leg),
        Explored::On { letter, .. } => {
            if let Some(top) = t.state.board.routes[route].cards.last_mut() {
                top.dark = true;
            }
            t.say_with(|_| Text::new("note-continue").with("route", route + 1).with("card", card.id.title()));
            cover(t, route, letter)?;
            set_out(t, route)
        }
    }
}

/// EXP-08, EXP-09: the scout to the pool, what the card pays, what going on has earned, and what becomes of the route; then
/// texts of open cards that wait for such a return.
fn come_back(t: &mut Table, route: usize, card: &Expedition, leg: &Leg) -> Play {
    let scout = t.state.board.routes[route].scout.take().offered("a scout is on the route")?;
    t.state.board.pool[scout.pawn as usize] += 1;
    t.say_with(|_| Text::new("note-return-of").with("route", route + 1).with("card", card.id.title()));
    effects::all(t, &mut Scope::of_card(card.id), &leg.effect)?;
    let earned = earned(&t.state, route).into_iter().map(|(card, steps)| (card.id, card.letter, steps.to_vec()));
    let earned: Vec<(CardId, Letter, Vec<Step>)> = earned.collect();
    let explored: Vec<Letter> = [card.letter].into_iter().chain(earned.iter().map(|it| it.1)).collect();
    for (id, _, steps) in earned {
        effects::all(t, &mut Scope::of_card(id), &steps)?;
    }
    renew(t, route, leg.next)?;
    round::standing(t, |it| matches!(it, Standing::Return { letter, .. } if explored.contains(letter)))
}

/// EXP-08: what the cards of a route pay at the return from which its scout went on.
pub(crate) fn earned(state: &State, route: usize) -> Vec<(&Expedition, &[Step])> {
    let dark = state.board.routes[route].cards.iter().filter(|it| it.dark).filter_map(|it| find(state, it.id));
    dark.filter_map(|it| Some((it, it.on.as_ref()?.effect.as_slice()))).collect()
}

/// EXP-09, EXP-10: a new route, or one card more on the old one, which is turned white again.
fn renew(t: &mut Table, route: usize, next: Next) -> Play {
    let letter = stand_in(&t.state, next.letter().unwrap_or(Letter::A));
    let cards = &mut t.state.board.routes[route].cards;
    if next == Next::NewRoute || letter.is_none() {
        cards.clear();
    }
    cards.iter_mut().for_each(|it| it.dark = false);
    match letter {
        Some(letter) => cover(t, route, letter),
        None => {
            t.say_with(|_| Text::new("note-route-closed").with("route", route + 1));
            Ok(())
        }
    }
}

//! Every card played once in each of its ways: what it does to the state. What is expected comes from `cards.txt`, what is played
//! from the content files.

use std::collections::{BTreeMap, BTreeSet};

use super::kit::*;
use crate::engine::{Decision, trial};
use crate::games::card_words::Slot;
use crate::games::frostpunk::content::card_id::{CardId, Deck};
use crate::games::frostpunk::content::effect::Steps;
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::rules::dusk::turn_up;
use crate::games::frostpunk::rules::{Halt, Play, Table, effects, events, expeditions, laws};
use crate::games::frostpunk::state::*;

type Change = BTreeMap<String, i64>;

/// The rows of a list, each split into its columns.
fn rows(name: &str) -> Vec<[&'static str; 4]> {
    let head = format!("## {name}: ");
    let rows = include_str!("cards.txt").lines().skip_while(|it| !it.starts_with(&head)).skip(1);
    let rows = rows.take_while(|it| !it.is_empty()).map(|it| it.splitn(4, '|').map(str::trim).collect::<Vec<_>>());
    rows.map(|it| it.try_into().unwrap_or_else(|it| panic!("{it:?}"))).collect()
}

/// The position of `cards.txt`.
fn position() -> State {
    let state = city(2).goods(Good::Wood, 10).goods(Good::Coal, 10).goods(Good::Core, 2).goods(Good::Food, 20);
    let state = state.ill(Citizen::Worker, 6, false).ill(Citizen::Engineer, 3, false).ill(Citizen::Child, 2, false);
    let state = state.tokens("care justice motivation anger apathy greed").lay(Place::E);
    let state = state.pawn(Pawn::Worker, Spot::Field(field("generator-se")));
    state.with(|s| {
        (s.board.hunger, s.board.overload, s.board.deaths) = (10, 5, 2);
        s.secret.citizens = [].into_iter().collect();
        s.secret.dusk = [].into_iter().collect();
        s.secret.near = [card("N10")].into_iter().collect();
        s.secret.far = [card("F14")].into_iter().collect();
    })
}

/// The position with what a row gives.
fn given(mut state: State, words: &str) -> State {
    for word in words.split_whitespace() {
        let (key, n) = word.split_once('=').unwrap_or((word, "0"));
        let n: u32 = n.parse().unwrap();
        let ill = |state: State, of: Citizen| state.with(|s| s.board.people_mut(of).ill = n);
        state = match key {
            "tent" => state.build("e-upper", Building::Tent),
            "res" => state.goods(Good::Wood, n).goods(Good::Coal, 0).goods(Good::Core, 0),
            "ill" => Citizen::ALL.into_iter().fold(state, ill),
            "overload" => state.with(|s| s.board.overload = n),
            "worker-skull" => state.with(|s| s.board.people_mut(Citizen::Worker).skull = true),
            "children-acted" => (0..n).fold(state, |state, _| state.pawn(Pawn::Child, Spot::ClearSnow)),
            _ if word.contains('=') => state.open(key).with(|s| s.board.area[0].cubes.add(Good::Wood, n)),
            _ => {
                let token = Token::from_key(&key.to_ascii_lowercase()).unwrap();
                state.with(|s| {
                    let laid = s.board.rows[token.row() as usize].iter_mut().find(|it| it.token == token);
                    laid.unwrap().active = true;
                })
            }
        };
    }
    state
}

/// What a city has, by the words of a change.
fn has(state: &State) -> Change {
    let board = &state.board;
    let mut all: Change = [Good::Wood, Good::Coal, Good::Core, Good::Food]
        .map(|it| (it.key().to_owned(), board.goods.of(it).into()))
        .into();
    let mut put = |key: String, n: u32| *all.entry(key).or_default() += i64::from(n);
    for (of, many) in Citizen::ALL.into_iter().zip(["workers", "engineers", "children"]) {
        let people = board.people(of);
        put(many.to_owned(), people.citizens);
        put(format!("{}-ill", of.key()), people.ill);
        put(format!("{}-skull", of.key()), people.skull.into());
        put(format!("{}-out", of.key()), people.exhausted);
    }
    for (key, n) in [("hunger", board.hunger), ("overload", board.overload), ("deaths", board.deaths)] {
        put(key.to_owned(), n);
    }
    for row in Row::ALL {
        put(row.key().to_owned(), board.row(row).len() as u32);
    }
    Token::ALL.iter().for_each(|it| put(it.key().to_owned(), board.active(*it)));
    put("map".to_owned(), board.fields.values().filter_map(|it| it.cubes).map(|it| it.n).sum());
    put("tiles".to_owned(), board.tiles.len() as u32);
    for (_, built) in board.buildings() {
        put(if built.key == Building::Ruins { "ruins" } else { "built" }.to_owned(), 1);
    }
    put("automatons".to_owned(), board.in_pool(Pawn::Automaton));
    board.trades.iter().for_each(|it| put(format!("child-{}", it.key()), 1));
    put("area".to_owned(), board.area.len() as u32);
    put("stash".to_owned(), board.area.iter().map(|it| it.cubes.of(Good::Res)).sum());
    put("pile".to_owned(), board.dusk_discards.len() as u32);
    put("suspended".to_owned(), board.laws.iter().filter(|it| it.suspended.is_some()).count() as u32);
    state.secret.dusk.cards().iter().filter(|it| it.deck != Deck::Law).for_each(|it| put(it.key(), 1));
    all
}

fn change(before: &State, after: &State) -> Change {
    let (before, mut after) = (has(before), has(after));
    before.into_iter().for_each(|(key, n)| *after.entry(key).or_default() -= n);
    after.retain(|_, n| *n != 0);
    after
}

/// `wood -2 greed 1`.
fn changed(text: &str) -> Change {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.chunks(2).map(|it| (it[0].to_owned(), it[1].parse().unwrap())).collect()
}

/// Runs a rule: the first offer is taken, but where `pick` says otherwise.
fn drive(
    state: &State,
    rule: impl Fn(&mut Table<'static>) -> Play,
    pick: impl Fn(&Decision) -> Option<String>,
) -> State {
    let ended = |t: &mut Table<'static>| match rule(t) {
        Ok(()) | Err(Halt::Over) => Ok(()),
        Err(Halt::Stop(stop)) => Err(stop),
    };
    trial::drive(state, 2, 1, ended, |asked, offers| pick(asked).unwrap_or_else(|| offers[0].clone())).0
}

/// A card of the morning or the dusk, or a law that is enacted.
fn play(state: State, id: CardId, option: &str) -> (State, State) {
    let (state, rule): (State, fn(&mut Table<'static>, CardId) -> Play) = match id.deck {
        Deck::Law => (state.with(|s| s.board.future = vec![id]), |t, _| laws::enact(t, false)),
        Deck::Morning => (state, |t, id| events::resolve(t, id).map(|_| ())),
        Deck::ConsequenceA | Deck::ConsequenceB => {
            (state.enacted(&CardId { deck: Deck::Law, ..id }.written()), |t, _| turn_up(t))
        }
        _ => (state, |t, _| turn_up(t)),
    };
    let dealt = match id.deck {
        Deck::Law | Deck::Morning => state.clone(),
        _ => state.clone().with(|s| {
            s.secret.dusk = [id].into_iter().collect();
            s.secret.consultations = [].into_iter().collect();
        }),
    };
    let after = drive(&dealt, |t| rule(t, id), |asked| (asked.ask.id == "event").then(|| option.to_owned()));
    (state, after)
}

#[test]
fn every_event_law_and_consultation_does_what_its_list_says() {
    let (mut wrong, mut played) = (Vec::new(), BTreeSet::new());
    for [id, option, words, expected] in rows("events") {
        let (before, after) = play(given(position(), words), card(id), option);
        let change = change(&before, &after);
        if change != changed(expected) {
            wrong.push(format!("{id}/{option} ({words}): {change:?}, not {expected}"));
        }
        played.insert(card(id));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let content = built_in();
    let events = content.morning.iter().chain(&content.dusk).map(|it| it.id);
    let laws = content.laws.iter().flat_map(|it| [it.id, it.consequence[0].id, it.consequence[1].id]);
    let all: BTreeSet<CardId> = events.chain(laws).chain(content.consultations.iter().map(|it| it.id)).collect();
    assert_eq!(played, all);
}

#[test]
fn every_expedition_card_pays_in_each_of_its_ways() {
    let mut played = BTreeSet::new();
    for [id, way, next, expected] in rows("expeditions") {
        let stacks = [["E03"; 2], ["E16"; 2], ["E36"; 2]].map(|it| it.map(card).into_iter().collect());
        let route = |state: State, cards: &[(&str, bool)], space: u32| {
            state.with(|s| {
                s.board.routes[0].cards = cards.iter().map(|it| RouteCard { id: card(it.0), dark: it.1 }).collect();
                s.board.routes[0].scout = Some(Scout { pawn: Pawn::Worker, space });
            })
        };
        let start = position().with(|s| s.secret.expeditions = stacks);
        let walk = |state: &State| {
            drive(
                state,
                |t| expeditions::move_scouts(t, 1),
                |asked| match asked.ask.id {
                    "arrival" => Some("explore".to_owned()),
                    "explore" => Some(if way == "on" { "on".to_owned() } else { format!("back-{way}") }),
                    _ => None,
                },
            )
        };
        let spaces = expeditions::find(&start, card(id)).unwrap().spaces;
        let after = walk(&route(start.clone(), &[(id, false)], spaces - 2));
        let on_top = &after.board.routes[0].cards;
        let letter = expeditions::find(&after, on_top.last().unwrap().id).unwrap().letter.key();
        let gone_on = format!("> {}{letter}", if on_top.len() == 1 { "new " } else { "" });
        assert_eq!(gone_on, next, "{id} {way}");
        let paid = if way == "on" {
            assert_eq!(change(&start, &after), Change::new(), "{id}: nothing yet");
            // The Iron Hall behind it pays 2 cores and 3 wood of its own.
            let mut both = change(&start, &walk(&route(start.clone(), &[(id, true), ("E31", false)], 2)));
            for (key, n) in [("core", 2), ("wood", 3)] {
                *both.entry(key.to_owned()).or_default() -= n;
            }
            both.retain(|_, n| *n != 0);
            both
        } else {
            change(&start, &after)
        };
        assert_eq!(paid, changed(expected), "{id} {way}");
        played.insert(card(id));
    }
    assert_eq!(played, built_in().expeditions.iter().map(|it| it.id).collect());
}

#[test]
fn every_citizen_card_says_what_each_death_brings() {
    let mut deaths = 0;
    for [id, who, words, expected] in rows("deaths") {
        let before = given(position(), words).with(|s| s.secret.citizens = [card(id)].into_iter().collect());
        let steps = Steps::read(&format!("die 1 {who}"));
        let steps = steps.unwrap();
        let after = drive(&before, |t| effects::all(t, &mut effects::Scope::default(), &steps), |_| None);
        assert_eq!(change(&before, &after), changed(expected), "{id} {who}");
        deaths += 1;
    }
    assert_eq!(deaths, 3 * built_in().citizens.len());
}
